"""Thrown Items: Grenade, Molotov, Smoke Grenade, Decoy (NEM-NEST-09, NEM-DOOR-03)."""

from typing import Final

from starboard.games.nemesis.content.weaknesses import weakness
from starboard.games.nemesis.rules.attack import intruder_attack, target_of
from starboard.games.nemesis.rules.deeds import Deed
from starboard.games.nemesis.rules.hand import discard_card
from starboard.games.nemesis.rules.injury import injure
from starboard.games.nemesis.rules.intruders import move_along, walk
from starboard.games.nemesis.rules.markers import place_fire
from starboard.games.nemesis.rules.movement import LOUD, go
from starboard.games.nemesis.rules.nest import destroy_eggs, eggs_in, noise_after_attempt
from starboard.games.nemesis.rules.places import (
    action_cards,
    adjacent,
    adjacent_to_effects,
    companions,
    corridor_towards,
    intruder_in,
    intruders_in,
    open_corridor,
    together_in,
)
from starboard.games.nemesis.rules.wounds import suffer_serious
from starboard.games.nemesis.state.fields import Character, Intruder
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import ALIVE, EGG
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Payload, Procedure, Refusal

RULE = "NEM-ACTION-05"
NOTHING_IN_REACH = Refusal("NEM-DOOR-03", "nothing-in-reach")
NO_WAY_OUT = Refusal("NEM-MOVE-01", "no-way")


def in_reach(g: Nemesis, who: Character) -> list[int]:
    """The Room itself and the adjacent ones; a Closed Door stops the throw (NEM-DOOR-03)."""
    return [who.room, *adjacent(g, who.room)]


def throw_targets(g: Nemesis, who: Character) -> list[Payload]:
    """Intruders by id and, as (Room, egg), Rooms with uncarried Eggs (NEM-NEST-09)."""
    found: list[Payload] = []
    for room in in_reach(g, who):
        found += [intruder.id for intruder in intruders_in(g, room)]
        if eggs_in(g, room):
            found.append((room, EGG))
    return found


def why_no_throw(g: Nemesis, who: Character) -> Refusal | None:
    return None if throw_targets(g, who) else NOTHING_IN_REACH


def throw_grenade(g: Nemesis, who: Character) -> Procedure[None]:
    """2 Injuries to one Intruder, or 2 Eggs; everyone else in that Room gets 1 Injury or Serious Wound."""
    chosen: Payload = yield Ask(who.seat, throw_targets(g, who), RULE, "throw")
    if isinstance(chosen, tuple):
        room = chosen[0]
        tell(g, "thrown", RULE, who=who.seat, item="grenade", room=room)
        destroy_eggs(g, room, 2, "NEM-NEST-09")
        yield from blast(g, room, -1, 1)
        yield from noise_after_attempt(g, who)
        return
    target = next(i for i in g.intruders if i.id == chosen)
    room = target.room
    tell(g, "thrown", RULE, who=who.seat, item="grenade", room=room)
    yield from blast(g, room, target.id, 1, main=2)


def blast(g: Nemesis, room: int, target: int, injuries: int, main: int = 0) -> Procedure[None]:
    """Intruders of the Room take Injuries, the chosen one its own number; Characters 1 Serious Wound each."""
    people = together_in(g, room)
    for intruder in intruders_in(g, room):
        yield from injure(g, intruder, main if intruder.id == target else injuries, RULE)
    for victim in people:
        if victim.room == room and victim.status == ALIVE:
            yield from suffer_serious(g, victim, RULE, "blast")


def molotov_rooms(g: Nemesis, who: Character) -> list[int]:
    return [room for room in in_reach(g, who) if intruder_in(g, room) or eggs_in(g, room)]


def why_no_molotov(g: Nemesis, who: Character) -> Refusal | None:
    return None if molotov_rooms(g, who) else NOTHING_IN_REACH


def throw_molotov(g: Nemesis, who: Character) -> Procedure[None]:
    """Fire in a Room with an Intruder or Eggs; everyone in it is hurt, and one Egg burns (NEM-NEST-09)."""
    room: int = yield Ask(who.seat, molotov_rooms(g, who), RULE, "room")
    tell(g, "thrown", RULE, who=who.seat, item="molotov", room=room)
    eggs = eggs_in(g, room)
    place_fire(g, room, RULE)
    destroy_eggs(g, room, 1, "NEM-NEST-09")
    yield from blast(g, room, -1, 1 + weakness(g, "fire"))
    if eggs:
        yield from noise_after_attempt(g, who)


def throw_smoke(g: Nemesis, who: Character) -> Procedure[None]:
    """Others here discard 1 Action card; you slip away into an adjacent Room without being attacked."""
    room: int = yield Ask(who.seat, adjacent(g, who.room), RULE, "room")
    tell(g, "thrown", RULE, who=who.seat, item="smoke-grenade", room=who.room)
    for other in companions(g, who):
        yield from cough(g, other)
    yield from go(g, who, room, LOUD)


def cough(g: Nemesis, who: Character) -> Procedure[None]:
    cards = sorted(action_cards(who))
    if cards:
        card: str = yield Ask(who.seat, cards, RULE, "discard-one", private=True)
        discard_card(g, who, card)
        tell(g, "discarded", RULE, who=who.seat, count=1)


def why_no_way_out(g: Nemesis, who: Character) -> Refusal | None:
    return None if adjacent(g, who.room) else NO_WAY_OUT


def lured(g: Nemesis, who: Character) -> list[int]:
    """Adjacent Rooms with Intruders that a Decoy could draw elsewhere."""
    return [room for room in adjacent_to_effects(g, who.room) if intruder_in(g, room)]


def decoy_rooms(g: Nemesis, who: Character) -> list[int]:
    """Adjacent Rooms that would draw at least one Intruder away from another (NEM-TURN-14)."""
    near = lured(g, who)
    return [room for room in adjacent(g, who.room) if near and near != [room]]


def why_no_decoy(g: Nemesis, who: Character) -> Refusal | None:
    return None if decoy_rooms(g, who) else NOTHING_IN_REACH


def throw_decoy(g: Nemesis, who: Character) -> Procedure[None]:
    """All Intruders of adjacent Rooms gather in one of them; those in Combat attack once before they leave."""
    room: int = yield Ask(who.seat, decoy_rooms(g, who), RULE, "room")
    centre = who.room  # where the lured pass through, whatever becomes of the thrower
    tell(g, "thrown", RULE, who=who.seat, item="decoy", room=room)
    movers = [i for near in lured(g, who) if near != room for i in intruders_in(g, near)]
    for intruder in movers:
        target = target_of(g, intruder)
        if target is not None and intruder in g.intruders:
            yield from intruder_attack(g, intruder, target)
    follow_decoy(g, [i for i in movers if i in g.intruders], centre, room)


def follow_decoy(g: Nemesis, intruders: list[Intruder], centre: int, room: int) -> None:
    """To the Decoy; those behind a Closed Door only get as far as breaking it (option doors-block-crew-only)."""
    barred = [i for i in intruders if open_corridor(g, i.room, centre) < 0]
    move_along(g, [(i, corridor_towards(g, i.room, centre)) for i in barred], RULE)
    for intruder in intruders:
        if intruder not in barred:
            walk(g, intruder, room, RULE)


GRENADE: Final = Deed(throw_grenade, why_no_throw)
MOLOTOV: Final = Deed(throw_molotov, why_no_molotov)
SMOKE_GRENADE: Final = Deed(throw_smoke, why_no_way_out)
DECOY: Final = Deed(throw_decoy, why_no_decoy)
