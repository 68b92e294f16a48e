"""The end of the game: who dies with the ship, and the four victory checks in order (NEM-CHECK)."""

from starboard.games.nemesis.content.coordinates import EARTH, MARS, destination
from starboard.games.nemesis.content.objectives import OBJECTIVES, survived
from starboard.games.nemesis.rules.contamination import contaminated, scan_pile
from starboard.games.nemesis.rules.knowledge import DAMAGED, settle_coordinates, settle_engine
from starboard.games.nemesis.state.fields import Character
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import ALIVE, COOP, DEAD, HIBERNATING, QUEEN
from starboard.kernel.game import tell
from starboard.kernel.requests import Chance, Procedure
from starboard.kernel.visibility import EVERYBODY

DRAWN_IN_CHECK = 4


def final_checks(g: Nemesis) -> Procedure[None]:
    """Resolve the end, then Engines, Coordinates, Contamination and Objectives (NEM-CHECK-01)."""
    g.step = "over"
    resolve_the_end(g)
    if not survivors(g):  # nobody wins and nothing is checked (NEM-END-06)
        tell(g, "no-survivors", "NEM-END-06")
        return
    if not g.ship_destroyed:
        yield from engine_check(g)
    if not g.ship_destroyed:
        yield from coordinates_check(g)
    for who in survivors(g):
        yield from contamination_check(g, who)
    objective_check(g)


def survivors(g: Nemesis) -> list[Character]:
    return [who for who in g.players if survived(who)]


def resolve_the_end(g: Nemesis) -> None:
    """A jump kills whoever is awake on board; a destroyed ship kills the sleepers and all Intruders too (NEM-END)."""
    for who in g.players:
        if who.status == ALIVE:
            lost(g, who, g.ending)
    if g.ship_destroyed:
        lose_the_ship(g)


def lose_the_ship(g: Nemesis) -> None:
    for who in g.players:
        if who.status == HIBERNATING:
            lost(g, who, g.ending)
    for intruder in g.intruders:  # their deaths count for Objectives (NEM-END-08)
        if intruder.kind == QUEEN:
            g.queen_killed = True
    g.intruders = []
    tell(g, "ship-lost", "NEM-END-03")


def lost(g: Nemesis, who: Character, cause: str) -> None:
    who.status, who.room, who.pod = DEAD, 0, 0
    g.fates[who.seat] = cause
    tell(g, "died", "NEM-END-01", who=who.seat, cause=cause, room=0)


def engine_check(g: Nemesis) -> Procedure[None]:
    """With two or three Damaged Engines the ship explodes in the jump (NEM-CHECK-02, NEM-CHECK-03)."""
    for engine in (1, 2, 3):
        yield from settle_engine(g, engine, "NEM-CHECK-02")
        g.engines_known[engine] = EVERYBODY
    tell(g, "engines-revealed", "NEM-CHECK-02", engines=tuple(g.engines[1:]))
    if g.engines.count(DAMAGED) >= 2:
        g.ship_destroyed = True
        g.ending = "engines"
        lose_the_ship(g)


def coordinates_check(g: Nemesis) -> Procedure[None]:
    """Away from Earth the sleepers die; with Quarantine one survives on Mars (NEM-CHECK-05, NEM-CHECK-06)."""
    yield from settle_coordinates(g, "NEM-CHECK-05")
    g.coordinates_known = EVERYBODY
    g.reached = destination(g.coordinates, g.destination)
    tell(g, "arrived", "NEM-CHECK-05", planet=g.reached)
    if g.reached == EARTH:
        return
    for who in g.players:
        if who.status == HIBERNATING and not (g.reached == MARS and expected_on_mars(who)):
            lost(g, who, "wrong-planet")


def expected_on_mars(who: Character) -> bool:
    return any([OBJECTIVES[card].lives_on_mars for card in who.objectives])


def contamination_check(g: Nemesis, who: Character) -> Procedure[None]:
    """Step A scans everything; with an infection or a Larva, step B draws four cards (NEM-CHECK-08 to 10)."""
    if not who.larva:
        infected = 0
        for pile in (who.deck, who.hand, who.discard):
            infected += yield from scan_pile(g, pile)
        tell(g, "final-scan", "NEM-CHECK-08", who=who.seat, infected=infected)
        if infected == 0:
            return
    who.deck += who.hand + who.discard
    who.hand, who.discard = [], []
    for _ in range(min(DRAWN_IN_CHECK, len(who.deck))):
        card: str = yield Chance(who.deck, "NEM-CHECK-09", "action-card")
        who.deck.remove(card)
        who.discard.append(card)
    bad = len(contaminated(who.discard))
    tell(g, "final-draw", "NEM-CHECK-09", who=who.seat, cards=tuple(who.discard), contaminated=bad)
    if bad:
        lost(g, who, "infection")


def objective_check(g: Nemesis) -> None:
    """Every survivor's Objective is shown and judged, after all deaths are known (NEM-CHECK-11, NEM-CHECK-14)."""
    if g.mode == COOP:
        judge_the_group(g)
        return
    for who in survivors(g):
        who.objectives_known = [EVERYBODY] * len(who.objectives)
        # Whoever never met an Intruder still holds two; either will do (NEM-MOMENT-08).
        met = [card for card in who.objectives if OBJECTIVES[card].fulfilled(g, who)]
        if met:
            g.winners.append(who.seat)
        shown = tuple(met or who.objectives)
        tell(g, "objective-judged", "NEM-CHECK-11", who=who.seat, objectives=shown, met=bool(met))


def judge_the_group(g: Nemesis) -> None:
    """All Objectives met, enough different Signals, and somebody alive (NEM-COOP-02, NEM-COOP-04)."""
    met = all([OBJECTIVES[card].group_needs().met(g, g.players[0]) for card in g.objectives])
    if met and survivors(g):
        g.winners = [who.seat for who in g.players]
    tell(g, "group-judged", "NEM-COOP-02", met=bool(g.winners))
