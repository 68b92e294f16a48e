"""What the Event cards do once their Intruders have moved (NEM-EVENT-15 to NEM-EVENT-23)."""

from collections.abc import Callable
from typing import Final

from starboard.games.nemesis.content.rooms import TILES
from starboard.games.nemesis.rules.contamination import contaminate, scan_pile
from starboard.games.nemesis.rules.death import die
from starboard.games.nemesis.rules.doors import open_door
from starboard.games.nemesis.rules.encounter import encounter
from starboard.games.nemesis.rules.ending import end_if_nobody_is_awake
from starboard.games.nemesis.rules.intruders import move_along, pool_to_bag, return_to_bag
from starboard.games.nemesis.rules.markers import can_break, place_fire, place_malfunction, place_noise, spread_fire
from starboard.games.nemesis.rules.nest import is_nest, lose_nest_egg
from starboard.games.nemesis.rules.noise import noise_roll
from starboard.games.nemesis.rules.places import (
    action_cards,
    adjacent,
    adjacent_to_effects,
    characters_in,
    corridor_towards,
    fighting,
    in_order,
    quiet_places,
    room_of,
)
from starboard.games.nemesis.rules.pods import launch_pod, leave_pod, occupants
from starboard.games.nemesis.rules.self_destruct import start_self_destruct
from starboard.games.nemesis.state.board import HIBERNATORIUM
from starboard.games.nemesis.state.fields import Character, Intruder
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import ADULT, ALIVE, BREEDER, CLOSED_DOOR, EGG, LARVA, QUEEN
from starboard.kernel.game import tell
from starboard.kernel.requests import Chance, Procedure

Effect = Callable[[Nemesis], Procedure[None] | None]  # plain when it asks neither seat nor fate
RULE = "NEM-EVENT-15"
EGG_LAYERS = (ADULT, BREEDER, QUEEN)


def rooms(g: Nemesis) -> range:
    """All Rooms in ascending Room Number (NEM-GEN-12)."""
    return range(1, len(g.tiles))


def regeneration(g: Nemesis) -> None:
    """Every Intruder on the board loses 2 Injuries (NEM-INTRUDER-10)."""
    for intruder in g.intruders:
        intruder.injuries = max(0, intruder.injuries - 2)
    tell(g, "intruders-heal", RULE)


def eclosion(g: Nemesis) -> Procedure[None]:
    """Larvae hatch; everybody else scans 4 cards of their deck and may find one (NEM-EVENT-20, NEM-DEATH-07)."""
    for who in in_order(g):
        if who.status != ALIVE:
            continue
        if who.larva:
            yield from die(g, who, "larva", hatches=True)
        else:
            yield from scan_four(g, who)


def scan_four(g: Nemesis, who: Character) -> Procedure[None]:
    drawn: list[str] = []
    for _ in range(4):
        if not who.deck:
            if not who.discard:
                break
            who.deck, who.discard = who.discard, []
        card: str = yield Chance(who.deck, RULE, "action-card")
        who.deck.remove(card)
        drawn.append(card)
    infected: int = yield from scan_pile(g, drawn)
    who.discard += drawn
    g.reveals += 1
    tell(g, "eclosion-scan", RULE, who=who.seat, count=len(drawn), larva=infected > 0)
    if infected:
        who.larva = True


def bulkheads_open(g: Nemesis) -> None:
    """All Closed Doors open; Destroyed ones stay."""
    for corridor in range(len(g.doors)):
        if g.doors[corridor] == CLOSED_DOOR:
            open_door(g, corridor, RULE)


def damaging_fire(g: Nemesis) -> None:
    for room in rooms(g):
        if g.fire[room]:
            place_malfunction(g, room, RULE)
    spread_fire(g, RULE)


def coolant_leak(g: Nemesis) -> None:
    """A broken Generator starts the Self-Destruct, sleepers or not (NEM-SELFD-03)."""
    generator = room_of(g, "generator")
    if generator and g.malfunction[generator]:
        start_self_destruct(g, "NEM-SELFD-03")


def hunt(g: Nemesis) -> None:
    """Adults not in Combat move next door to Characters, all at once (NEM-EVENT-22)."""
    moves: list[tuple[Intruder, int]] = []
    for intruder in g.intruders:
        if intruder.kind == ADULT and not fighting(g, intruder):
            for room in sorted(adjacent_to_effects(g, intruder.room)):
                if characters_in(g, room):
                    moves.append((intruder, corridor_towards(g, intruder.room, room)))
                    break
    move_along(g, moves, "NEM-EVENT-22")


def damage(g: Nemesis) -> None:
    """Malfunction in every Room with an Adult, a Breeder or the Queen."""
    for room in rooms(g):
        if any([i.room == room and i.kind in EGG_LAYERS for i in g.intruders]):
            place_malfunction(g, room, RULE)


def malfunction(g: Nemesis) -> None:
    """The explored Room with the lowest Room Number breaks (NEM-EVENT-23)."""
    candidates = [room for room in rooms(g) if g.explored[room]]
    if "next-intact-room" in g.options:
        candidates = [room for room in candidates if can_break(g, room) and not g.malfunction[room]]
    if candidates:
        place_malfunction(g, candidates[0], "NEM-EVENT-23")


def egg_protection(g: Nemesis) -> Procedure[None]:
    """An Encounter for each Character in the Nest or carrying an Egg."""
    for who in in_order(g):
        carrying = any([held.item == EGG for held in who.held])
        if who.status == ALIVE and who.room and (is_nest(g, who.room) or carrying):
            yield from encounter(g, who)


def life_support_failure(g: Nemesis) -> None:
    break_rooms(g, "green", computers_only=False)


def short_circuit(g: Nemesis) -> None:
    break_rooms(g, "yellow", computers_only=True)


def break_rooms(g: Nemesis, colour: str, computers_only: bool) -> None:
    """Malfunction in every explored Room of a colour (NEM-ROOM-02)."""
    for room in rooms(g):
        if g.explored[room]:
            tile = TILES[g.tiles[room]]
            if tile.colour == colour and (tile.computer or not computers_only):
                place_malfunction(g, room, RULE)


def nest_stirs(g: Nemesis) -> None:
    """Noise in all unmarked Corridors of an explored Nest."""
    nest = room_of(g, "nest")
    if nest:
        place_noise(g, quiet_places(g, nest), RULE)


def hatching(g: Nemesis) -> Procedure[None]:
    """An Egg leaves the board; the helpless in the Nest are infested, or else the bag gains a Larva (NEM-NEST-13).

    Without an Egg only the first part is skipped (NEM-GEN-14).
    """
    if g.eggs:
        lose_nest_egg(g, "NEM-NEST-13")
        g.egg_supply += 1
    elif "hatching-needs-an-egg" in g.options:
        return
    infested = False
    for who in in_order(g):
        if who.room and is_nest(g, who.room) and not action_cards(who):
            infested = True
            who.larva = True
            tell(g, "infested", RULE, who=who.seat)
            contaminate(g, who, RULE)
    if not infested:
        yield from pool_to_bag(g, LARVA, RULE)


def scent_of_prey(g: Nemesis) -> None:
    """Noise in all unmarked Corridors around every slimed Character."""
    for who in in_order(g):
        if who.slimed and who.room:
            place_noise(g, quiet_places(g, who.room), RULE)


def pod_ejection(g: Nemesis) -> None:
    """The pod with the lowest number is lost; whoever sits in it is put back first (NEM-POD-15)."""
    pods = sorted([pod.number for pod in g.pods if not pod.gone])
    if not pods:
        return
    pod = next(p for p in g.pods if p.number == pods[0])
    tell(g, "pod-lost", "NEM-POD-15", pod=pod.number)
    if "ejection-saves-occupants" in g.options:
        launch_pod(g, pod)
        end_if_nobody_is_awake(g)
    for who in occupants(g, pod):
        leave_pod(g, who, "NEM-POD-15")
    pod.gone = True


def lurking(g: Nemesis) -> Procedure[None]:
    """All Intruders not in Combat leave the board, tokens to the bag."""
    for intruder in g.intruders[:]:
        if not fighting(g, intruder):
            yield from return_to_bag(g, intruder, RULE)


def consuming_fire(g: Nemesis) -> None:
    """Nothing is left to find in burning Rooms, then the Fire spreads."""
    for room in rooms(g):
        if g.fire[room]:
            g.items[room] = 0
    spread_fire(g, RULE)


def flammable_compounds(g: Nemesis) -> None:
    """Fire in the Hibernatorium; if it burns already, in all Rooms around it."""
    if not g.fire[HIBERNATORIUM]:
        place_fire(g, HIBERNATORIUM, RULE)
    else:
        for room in sorted(adjacent(g, HIBERNATORIUM)):  # as any Fire, not through Closed Doors (NEM-MARKER-21)
            place_fire(g, room, RULE)


def noise_in_ducts(g: Nemesis) -> Procedure[None]:
    """Noise in the Technical Corridors; where it lies already, whoever is at an Entrance rolls (NEM-EVENT-20)."""
    corridors = len(g.board.corridors)
    noisy = [place for place in range(corridors, len(g.noise)) if g.noise[place]]
    place_noise(g, [place for place in range(corridors, len(g.noise)) if place not in noisy], RULE)
    for who in in_order(g):
        if who.status == ALIVE and who.room and g.board.duct[who.room] in noisy:
            yield from noise_roll(g, who)


def take_effect(g: Nemesis, effect: str) -> Procedure[None]:
    going = EVENT_EFFECTS[effect](g)
    if going is not None:
        yield from going


EVENT_EFFECTS: Final[dict[str, Effect]] = {
    "regeneration": regeneration,
    "eclosion": eclosion,
    "bulkheads-open": bulkheads_open,
    "damaging-fire": damaging_fire,
    "coolant-leak": coolant_leak,
    "hunt": hunt,
    "damage": damage,
    "malfunction": malfunction,
    "egg-protection": egg_protection,
    "life-support-failure": life_support_failure,
    "nest": nest_stirs,
    "hatching": hatching,
    "scent-of-prey": scent_of_prey,
    "pod-ejection": pod_ejection,
    "lurking": lurking,
    "consuming-fire": consuming_fire,
    "flammable-compounds": flammable_compounds,
    "short-circuit": short_circuit,
    "noise-in-ducts": noise_in_ducts,
}
