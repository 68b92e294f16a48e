"""The turn: Player Phase with its rounds (NEM-TURN). The Event Phase has a module of its own."""

from starboard.games.nemesis.rules.actions import one_action
from starboard.games.nemesis.rules.airlock import vent
from starboard.games.nemesis.rules.attempts import LEAVE, decide_in_pod
from starboard.games.nemesis.rules.hand import draw_cards
from starboard.games.nemesis.rules.hunter import draw_hunt_cards, hunter_round, name_hunter
from starboard.games.nemesis.rules.items import drop_what_one_likes, objects
from starboard.games.nemesis.rules.passing import burn, pass_automatically
from starboard.games.nemesis.rules.places import in_order, intruder_in
from starboard.games.nemesis.rules.revival import revive_the_dead
from starboard.games.nemesis.state.fields import Character
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import ALIVE, COOP, NOBODY
from starboard.kernel.game import tell
from starboard.kernel.requests import Procedure

HAND_LIMIT = 5
ACTIONS_A_ROUND = 2


def start_turn(g: Nemesis) -> Procedure[None]:
    """Steps 1 and 2: everybody draws, then the First Player token moves on (NEM-TURN-02, NEM-TURN-03)."""
    g.turn += 1
    g.quiet_turn = False
    tell(g, "turn", "NEM-TURN-01", turn=g.turn)
    if g.mode == COOP:
        revive_the_dead(g)
    for who in g.players:
        who.passed = False
    name_hunter(g)
    for who in in_order(g):
        yield from draw_cards(g, who, max(0, draw_limit(g, who) - len(who.hand)), "NEM-TURN-02")
    yield from draw_hunt_cards(g)
    if g.turn > 1:  # NEM-TURN-04
        g.first = next_participant(g, g.first)
        tell(g, "first-player", "NEM-TURN-03", who=g.first)
    g.active = NOBODY
    next_round(g, g.first)


def draw_limit(g: Nemesis, who: Character) -> int:
    """Five cards; one fewer with a Body wound, one more in quiet, working Cabins (NEM-WOUND-09, NEM-ROOM-12)."""
    limit = HAND_LIMIT
    if "body" in who.wounds:
        limit -= 1
    room = who.room
    if room and g.tiles[room] == "cabins" and not g.malfunction[room] and not intruder_in(g, room):
        limit += 1
    return limit


def next_participant(g: Nemesis, seat: int) -> int:
    """The next player on the left who still takes part (NEM-TURN-16)."""
    count = len(g.players)
    for step in range(1, count + 1):
        other = g.players[(seat + step) % count]
        if other.status == ALIVE:
            return other.seat
    return seat


def next_round(g: Nemesis, seat: int) -> None:
    """The round goes to that seat or the next one clockwise who has not passed; else the phase ends (NEM-TURN-05)."""
    count = len(g.players)
    for step in range(count):
        who = g.players[(seat + step) % count]
        if not who.passed and (who.status == ALIVE or who.seat == g.hunter):
            g.active, g.actions = who.seat, 0
            who.unbound = False
            g.step = "rounds"
            return
    g.active = NOBODY
    g.step = "airlock"


def play_rounds(g: Nemesis) -> Procedure[None]:
    """One Action of the active player, and the end of the round when it is the last (NEM-TURN-06)."""
    who = g.players[g.active]
    if who.seat == g.hunter:
        yield from hunter_round(g, who)
        next_round(g, (g.active + 1) % len(g.players))
        return
    if who.pod:
        yield from round_in_pod(g, who)
    else:
        yield from action_and_drop(g, who)
    if round_is_over(g, who):
        yield from end_round(g, who)


def action_and_drop(g: Nemesis, who: Character) -> Procedure[None]:
    """One Action; after the last of the round things may still be Dropped, for free (NEM-ITEM-15, NEM-ROOM-09).

    The player is asked only if the Action makes a difference to that: it brought a carried Object here, or a new one
    into a Hand, or analysed one. Anything else could be Dropped before it just as well.
    """
    before = what_is_carried_where(g, who)
    yield from one_action(g, who)
    ended = who.passed or who.status != ALIVE  # then the round is over at once (NEM-TURN-15, NEM-TURN-19)
    if not ended and round_is_over(g, who) and objects(who) and what_is_carried_where(g, who) != before:
        yield from drop_what_one_likes(g, who)


def what_is_carried_where(g: Nemesis, who: Character) -> tuple[int, list[str], list[str]]:
    """The Room, the Objects in Hand, and what Objects have shown about the Intruders so far."""
    return who.room, objects(who), g.weaknesses[:]


def round_in_pod(g: Nemesis, who: Character) -> Procedure[None]:
    """Launch, keep waiting or leave and take a normal round (NEM-POD-08)."""
    chosen: str = yield from decide_in_pod(g, who, "NEM-POD-08")
    if chosen == LEAVE and "leaving-a-pod-passes" in g.options:
        yield from pass_automatically(g, who)


def round_is_over(g: Nemesis, who: Character) -> bool:
    if who.status != ALIVE or who.passed:
        return True
    return g.actions >= ACTIONS_A_ROUND and not who.unbound


def end_round(g: Nemesis, who: Character) -> Procedure[None]:
    """Fire burns whoever ends a round in it (NEM-TURN-13); then the next player (NEM-TURN-19)."""
    yield from burn(g, who)
    next_round(g, (who.seat + 1) % len(g.players))


def end_player_phase(g: Nemesis) -> Procedure[None]:
    """An active airlock procedure comes before the Event Phase (NEM-TURN-17)."""
    yield from vent(g)
    g.step = "time"
