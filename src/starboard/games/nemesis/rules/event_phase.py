"""The Event Phase, steps 4 to 8 (NEM-EVENT)."""

from starboard.games.nemesis.content.event_effects import take_effect
from starboard.games.nemesis.content.events import EVENTS, REMOVED, RETURNED, EventCard
from starboard.games.nemesis.content.weaknesses import weakness
from starboard.games.nemesis.rules.attack import intruder_attack, target_of
from starboard.games.nemesis.rules.injury import injure
from starboard.games.nemesis.rules.intruders import move_along, return_to_bag
from starboard.games.nemesis.rules.nest import destroy_eggs, eggs_in
from starboard.games.nemesis.rules.places import fighting, rank
from starboard.games.nemesis.rules.self_destruct import advance_tracks
from starboard.games.nemesis.state.fields import Intruder
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import NOBODY
from starboard.kernel.decks import draw
from starboard.kernel.game import tell
from starboard.kernel.requests import Procedure


def time_step(g: Nemesis) -> None:
    """Step 4; with an Intruder player only this and the Fire follow (NEM-INTPLAYER-05)."""
    advance_tracks(g)
    g.step = "attacks" if g.hunter == NOBODY else "fire"


def attack_step(g: Nemesis) -> Procedure[None]:
    """Step 5: every Intruder in a Room with a Character attacks once, Room by Room (NEM-EVENT-04, NEM-EVENT-05)."""
    g.step = "fire"
    if g.quiet_turn:
        return
    for intruder in sorted(g.intruders, key=room_and_rank):
        target = target_of(g, intruder) if intruder in g.intruders else None
        if target is not None:
            yield from intruder_attack(g, intruder, target)


def room_and_rank(intruder: Intruder) -> tuple[int, int, int]:
    order, id = rank(intruder)
    return intruder.room, order, id


def fire_step(g: Nemesis) -> Procedure[None]:
    """Step 6: what stood in burning Rooms when the step began burns once (NEM-EVENT-06, 07, 21)."""
    g.step = "event" if g.hunter == NOBODY else "turn"
    burning = sorted([intruder for intruder in g.intruders if g.fire[intruder.room]], key=room_and_rank)
    with_eggs = [room for room in range(1, len(g.fire)) if g.fire[room] and eggs_in(g, room)]
    for intruder in burning:
        yield from injure(g, intruder, 1 + weakness(g, "fire"), "NEM-EVENT-06")
    for room in with_eggs:
        destroy_eggs(g, room, 1, "NEM-EVENT-07")


def event_step(g: Nemesis) -> Procedure[None]:
    """Step 7: draw one Event card; Intruders move, then it takes effect (NEM-EVENT-09)."""
    g.step = "bag"
    name: str | None = yield from draw(g.events_deck, "NEM-EVENT-09", "event-card")
    if name is None:
        return
    card = EVENTS[name]
    tell(g, "event", "NEM-EVENT-09", event=name, number=card.number)
    yield from event_movement(g, card)
    yield from take_effect(g, card.effect)
    put_away(g, card)


def event_movement(g: Nemesis, card: EventCard) -> Procedure[None]:
    """Those shown on the card and not with a Character move through its Corridor, all at once (NEM-EVENT-10, 11)."""
    movers = [i for i in g.intruders if i.kind in card.kinds and not fighting(g, i)]
    moves = [(i, g.board.way[i.room][card.number]) for i in movers]
    move_along(g, [(i, place) for i, place in moves if g.board.is_corridor(place)], "NEM-EVENT-10")
    for intruder, place in moves:
        if not g.board.is_corridor(place):
            yield from return_to_bag(g, intruder, "NEM-EVENT-12")


def put_away(g: Nemesis, card: EventCard) -> None:
    """Discarded, shuffled back, or out of the game with the discard pile shuffled in (NEM-EVENT-16)."""
    if card.afterwards == REMOVED:
        g.events_deck.shuffle_in_discard()
    elif card.afterwards == RETURNED:
        g.events_deck.shuffle_in(card.id)
    else:
        g.events_deck.discard.append(card.id)
