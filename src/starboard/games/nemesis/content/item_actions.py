"""What the Action of each Item does (facts of the Item decks; NEM-ACTION-05)."""

from typing import Final

from starboard.games.nemesis.content.items import ITEMS, YELLOW, weapon_of
from starboard.games.nemesis.content.repairs import ENGINE_WORK, REPAIR, repair_alternatives
from starboard.games.nemesis.content.room_actions import (
    NOTHING_TO_LOAD,
    control_doors,
    rechargeable,
    why_no_doors,
    why_no_dressed,
    why_no_light,
    why_no_recharge,
    why_no_undressed,
)
from starboard.games.nemesis.content.rooms import TILES
from starboard.games.nemesis.content.shared_actions import FLIP_ONE_DOOR, NO_DOOR_HERE, crawl, why_no_duct
from starboard.games.nemesis.content.throwing import DECOY, GRENADE, MOLOTOV, SMOKE_GRENADE
from starboard.games.nemesis.content.weaknesses import weakness
from starboard.games.nemesis.rules.computers import NO_COMPUTER, at_a_computer
from starboard.games.nemesis.rules.contamination import contaminate, contaminated, cure, scan_pile
from starboard.games.nemesis.rules.deeds import Deed, either
from starboard.games.nemesis.rules.doors import changeable_doors, flip_door
from starboard.games.nemesis.rules.hand import discard_card, discard_some, draw_cards
from starboard.games.nemesis.rules.injury import injure, retreat
from starboard.games.nemesis.rules.items import capacity, held_thing, load, release_from_inventory
from starboard.games.nemesis.rules.knowledge import (
    choose_and_look,
    look_at_objective,
    look_at_tile,
    unexplored,
    why_nothing_hidden,
    why_nothing_unexplored,
)
from starboard.games.nemesis.rules.markers import remove_fire, wash
from starboard.games.nemesis.rules.movement import LOUD, arrive
from starboard.games.nemesis.rules.passing import pass_automatically
from starboard.games.nemesis.rules.places import action_cards, companions, intruders_in
from starboard.games.nemesis.rules.pods import set_lock
from starboard.games.nemesis.rules.search import search, why_no_search
from starboard.games.nemesis.rules.self_destruct import switch_self_destruct, why_not_switch
from starboard.games.nemesis.rules.weakness_discovery import NOTHING_TO_ANALYSE, analysable, analyse
from starboard.games.nemesis.rules.wounds import dress_one, heal_dressed, heal_light
from starboard.games.nemesis.state.fields import Character, Intruder
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import ALIVE, INFECTED, bit
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure, Refusal

NO_FLAMETHROWER = Refusal("NEM-TURN-14", "no-flamethrower")
NO_FIRE_HERE = Refusal("NEM-TURN-14", "no-fire-here")
NO_INTRUDER_HERE = Refusal("NEM-TURN-14", "no-intruder-here")
NOT_SLIMED = Refusal("NEM-TURN-14", "not-slimed")
NO_OTHER_YELLOW = Refusal("NEM-TURN-14", "no-other-yellow-room")
NOT_TWO_HEAVY = Refusal("NEM-ITEM-24", "not-two-heavy")
NO_CONTAMINATION = Refusal("NEM-TURN-14", "no-contamination")
NO_SIGNAL_SENT = Refusal("NEM-SIGNAL-02", "nobody-signalled")
NOT_IN_A_SECTION = Refusal("NEM-ROOM-15", "not-in-a-section")
NO_CARDS_TO_DRAW = Refusal("NEM-TURN-14", "no-cards-to-draw")
NOBODY_WITH_CARDS = Refusal("NEM-TURN-14", "nobody-with-cards")
NO_OBJECTIVES = Refusal("NEM-TURN-14", "no-objectives-to-see")

RULE = "NEM-ACTION-05"


# --- Yellow: technical ---


def loadable_flamethrowers(who: Character) -> list[str]:
    return sorted({h.item for h in who.held if h.item == "flamethrower" and h.ammo < capacity(h)})


def load_flamethrower(g: Nemesis, who: Character) -> Procedure[None]:
    item: str = yield Ask(who.seat, loadable_flamethrowers(who), RULE, "weapon")
    held = held_thing(who, item)
    load(g, who, held, capacity(held), RULE)


def why_no_flamethrower(g: Nemesis, who: Character) -> Refusal | None:
    return None if loadable_flamethrowers(who) else NO_FLAMETHROWER


def heavy_items(who: Character) -> list[str]:
    """Heavy Items, never Objects, that are not taped to anything yet (NEM-ITEM-24)."""
    return sorted([held.item for held in who.held if held.item in ITEMS and held.tape == 0])


def tape_together(g: Nemesis, who: Character) -> Procedure[None]:
    """Two Heavy Items share one Hand slot from now on (NEM-ITEM-24)."""
    heavy = heavy_items(who)
    both: tuple[str, ...] = yield Ask(who.seat, heavy, "NEM-ITEM-24", "tape", 2, 2, True)
    tape = max([held.tape for held in who.held]) + 1
    for item in both:
        next(h for h in who.held if h.item == item and h.tape == 0).tape = tape
    tell(g, "taped", "NEM-ITEM-24", who=who.seat, items=both)


def why_not_tape(g: Nemesis, who: Character) -> Refusal | None:
    return None if len(heavy_items(who)) >= 2 else NOT_TWO_HEAVY


def extinguish(g: Nemesis, who: Character) -> None:
    remove_fire(g, who.room, RULE)


def why_no_fire_here(g: Nemesis, who: Character) -> Refusal | None:
    return None if g.fire[who.room] else NO_FIRE_HERE


def spray(g: Nemesis, who: Character) -> Procedure[None]:
    """One Intruder here retreats (NEM-INJURY-15)."""
    intruder: Intruder = yield from choose_intruder_here(g, who)
    if weakness(g, "phosphates"):
        yield from injure(g, intruder, weakness(g, "phosphates"), "NEM-WEAK-06", retreats=False)
    if intruder in g.intruders:
        yield from retreat(g, intruder, "NEM-INJURY-15")


def choose_intruder_here(g: Nemesis, who: Character) -> Procedure[Intruder]:
    ids = [intruder.id for intruder in intruders_in(g, who.room)]
    chosen: int = yield Ask(who.seat, ids, RULE, "target")
    return next(i for i in g.intruders if i.id == chosen)


def why_no_intruder_here(g: Nemesis, who: Character) -> Refusal | None:
    return None if intruders_in(g, who.room) else NO_INTRUDER_HERE


def change_clothes(g: Nemesis, who: Character) -> None:
    wash(g, who, "NEM-MARKER-06")


def why_not_slimed(g: Nemesis, who: Character) -> Refusal | None:
    return None if who.slimed else NOT_SLIMED


def dress_a_wound(g: Nemesis, who: Character) -> Procedure[None]:
    yield from dress_one(g, who, RULE)


def heal_a_dressed_wound(g: Nemesis, who: Character) -> Procedure[None]:
    yield from heal_dressed(g, who, RULE)


def heal_every_light_wound(g: Nemesis, who: Character) -> None:
    heal_light(g, who, who.light, RULE)


DRESS: Final = Deed(dress_a_wound, why_no_undressed)
CLOTHES: Final = either(RULE, {"wash": Deed(change_clothes, why_not_slimed), "dress": DRESS})


def load_energy_weapon(g: Nemesis, who: Character) -> Procedure[None]:
    """Fully load one Energy weapon (NEM-ITEM-26)."""
    item: str = yield Ask(who.seat, rechargeable(who), RULE, "weapon")
    held = held_thing(who, item)
    load(g, who, held, capacity(held), RULE)


ENERGY_CHARGE: Final = either(RULE, {"load": Deed(load_energy_weapon, why_no_recharge), "door": FLIP_ONE_DOOR})


def yellow_rooms(g: Nemesis) -> list[int]:
    """Explored ones: the colour of a face-down tile is unknown (NEM-ROOM-02)."""
    return [r for r in range(1, len(g.tiles)) if g.explored[r] and TILES[g.tiles[r]].colour == YELLOW]


def space_walk(g: Nemesis, who: Character) -> Procedure[None]:
    """From a yellow Room around the hull to any other, at the price of every Action card in hand."""
    room: int = yield Ask(who.seat, [r for r in yellow_rooms(g) if r != who.room], RULE, "room")
    cards = action_cards(who)
    for card in cards:
        discard_card(g, who, card)
    if cards:
        tell(g, "discarded", RULE, who=who.seat, count=len(cards))
    yield from arrive(g, who, room, -1, LOUD)


def why_no_space_walk(g: Nemesis, who: Character) -> Refusal | None:
    yellow = yellow_rooms(g)
    return None if who.room in yellow and len(yellow) > 1 else NO_OTHER_YELLOW


def study_plans(g: Nemesis, who: Character) -> Procedure[None]:
    """Look at two unexplored Room tiles, not their tokens."""
    rooms = unexplored(g)
    count = min(2, len(rooms))
    chosen: tuple[int, ...] = yield Ask(who.seat, rooms, RULE, "rooms", count, count, True)
    for room in chosen:
        yield from look_at_tile(g, who, room, False, RULE)


# --- Green: medical ---


def eat_synthetic_food(g: Nemesis, who: Character) -> Procedure[None]:
    yield from draw_cards(g, who, 2, RULE)


def why_nothing_to_draw(g: Nemesis, who: Character) -> Refusal | None:
    return None if who.deck or who.discard else NO_CARDS_TO_DRAW


def inject_adrenaline(g: Nemesis, who: Character) -> Procedure[None]:
    """Draw a card; any number of Actions this round, then pass."""
    yield from draw_cards(g, who, 1, RULE)
    who.unbound = True
    tell(g, "unbound", RULE, who=who.seat)


def disinfect(g: Nemesis, who: Character) -> Procedure[None]:
    """Scan and remove one Contamination card from hand; an Infected one is replaced by a new one."""
    faces = sorted(set(contaminated(who.hand)))
    chosen: str = yield Ask(who.seat, faces, RULE, "contamination", private=True)
    who.hand.remove(chosen)
    pile = [chosen]
    infected: int = yield from scan_pile(g, pile)
    g.reveals += 1
    shown = {"infected": infected}
    tell(g, "scanned", RULE, bit(who.seat), shown, who=who.seat, count=1, removed=1)
    if pile[0] == INFECTED:
        contaminate(g, who, RULE)


def why_no_contamination(g: Nemesis, who: Character) -> Refusal | None:
    return None if contaminated(who.hand) else NO_CONTAMINATION


def take_drugs(g: Nemesis, who: Character) -> Procedure[None]:
    """Discard any cards, Contamination too, and draw as many plus one."""
    gone: int = yield from discard_some(g, who, RULE)
    yield from draw_cards(g, who, gone + 1, RULE)


# --- Red: military ---


def send_drone(g: Nemesis, who: Character) -> Procedure[None]:
    yield from choose_and_look(g, who, True, RULE)


def signallers(g: Nemesis, who: Character) -> list[int]:
    return [p.seat for p in g.players if p is not who and p.signal and p.objectives]


def trace_signal(g: Nemesis, who: Character) -> Procedure[None]:
    """At a Computer: see the Objective of a Character with a Signal."""
    seat: int = yield Ask(who.seat, signallers(g, who), "NEM-SIGNAL-02", "character")
    yield from look_at_objective(g, who, g.players[seat], "NEM-SIGNAL-02", True)


def why_no_trace(g: Nemesis, who: Character) -> Refusal | None:
    if not at_a_computer(g, who):
        return NO_COMPUTER
    return None if signallers(g, who) else NO_SIGNAL_SENT


def read_log(g: Nemesis, who: Character) -> Procedure[None]:
    """At a Computer: see one Objective of any player."""
    others = [p.seat for p in g.players if p is not who and p.objectives]
    seat: int = yield Ask(who.seat, others, RULE, "character")
    yield from look_at_objective(g, who, g.players[seat], RULE, False)


def why_no_log(g: Nemesis, who: Character) -> Refusal | None:
    if not at_a_computer(g, who):
        return NO_COMPUTER
    return None if any([p.objectives for p in g.players if p is not who]) else NO_OBJECTIVES


def pods_here(g: Nemesis, who: Character) -> list[int]:
    tile = g.tiles[who.room]
    if tile not in ("evac-a", "evac-b"):
        return []
    return [pod.number for pod in g.pods if pod.section == tile[-1].upper() and not pod.gone]


def turn_pod_key(g: Nemesis, who: Character) -> Procedure[None]:
    """Lock or unlock one pod of the Section one is in."""
    number: int = yield Ask(who.seat, pods_here(g, who), "NEM-POD-02", "pod")
    pod = next(p for p in g.pods if p.number == number)
    set_lock(g, pod, not pod.unlocked, "NEM-POD-02")


def why_no_pod_here(g: Nemesis, who: Character) -> Refusal | None:
    return None if pods_here(g, who) else NOT_IN_A_SECTION


def why_no_self_destruct_key(g: Nemesis, who: Character) -> Refusal | None:
    return why_not_switch(g, who) if at_a_computer(g, who) else NO_COMPUTER


def extendable(who: Character) -> list[str]:
    found = []
    for held in who.held:
        weapon = weapon_of(held.item)
        if weapon and weapon.energy:
            found.append(held.item)
    return found


def extend_magazine(g: Nemesis, who: Character) -> Procedure[None]:
    """Added to an Energy weapon: 2 more Ammo and room for them (NEM-ITEM-23)."""
    item: str = yield Ask(who.seat, extendable(who), "NEM-ITEM-23", "weapon")
    release_from_inventory(who, "extended-magazine")
    held = held_thing(who, item)
    held.added.append("extended-magazine")
    g.reveals += 1
    tell(g, "attached", "NEM-ITEM-23", who=who.seat, item="extended-magazine", weapon=item)
    load(g, who, held, 2, RULE)


def why_nothing_to_extend(g: Nemesis, who: Character) -> Refusal | None:
    return None if extendable(who) else NOTHING_TO_LOAD


# --- Blue: crafted ---


def take_antidote(g: Nemesis, who: Character) -> Procedure[None]:
    """Infected cards and Larva gone, one Contamination card taken, deck and discard reshuffled, pass.

    The hand is kept: only deck and discard pile are shuffled.
    """
    yield from cure(g, who, RULE)
    contaminate(g, who, RULE)
    who.deck += who.discard
    who.discard = []
    tell(g, "reshuffled", RULE, who=who.seat)
    yield from pass_automatically(g, who)


def shock_intruder(g: Nemesis, who: Character) -> Procedure[None]:
    """One Injury, then it retreats."""
    intruder: Intruder = yield from choose_intruder_here(g, who)
    yield from injure(g, intruder, 1, RULE, retreats=False)
    if intruder in g.intruders:
        yield from retreat(g, intruder, "NEM-INJURY-15")


def shockable(g: Nemesis, who: Character) -> list[int]:
    return [other.seat for other in companions(g, who) if other.hand]


def shock_character(g: Nemesis, who: Character) -> Procedure[None]:
    """A Character here discards its hand."""
    seat: int = yield Ask(who.seat, shockable(g, who), RULE, "character")
    victim = g.players[seat]
    victim.discard += victim.hand
    count, victim.hand = len(victim.hand), []
    g.reveals += 1
    tell(g, "discarded", RULE, who=seat, count=count)


def why_nobody_to_shock(g: Nemesis, who: Character) -> Refusal | None:
    return None if shockable(g, who) else NOBODY_WITH_CARDS


# --- Quest Items ---


def maneuver(g: Nemesis, who: Character) -> Procedure[None]:
    """Everyone passes at once, and no Intruder attacks in this turn's Event Phase."""
    g.quiet_turn = True
    tell(g, "maneuver", RULE, who=who.seat)
    count = len(g.players)
    for step in range(count):
        other = g.players[(who.seat + step) % count]
        if other.status == ALIVE:
            yield from pass_automatically(g, other)


def torch_door(g: Nemesis, who: Character) -> Procedure[None]:
    """Open or close one Door of the Room, a Destroyed one included (NEM-DOOR-10)."""
    doors = changeable_doors(g, who.room, torch=True)
    corridor: int = yield Ask(who.seat, doors, "NEM-DOOR-10", "corridor")
    yield from flip_door(g, who, corridor, "NEM-DOOR-10", torch=True)


def why_no_torch(g: Nemesis, who: Character) -> Refusal | None:
    return None if changeable_doors(g, who.room, torch=True) else NO_DOOR_HERE


def search_by_flashlight(g: Nemesis, who: Character) -> Procedure[None]:
    yield from search(g, who)


def why_no_flashlight(g: Nemesis, who: Character) -> Refusal | None:
    return why_no_search(g, who)


def security_override(g: Nemesis, who: Character) -> Procedure[None]:
    yield from control_doors(g, who, RULE)


def analyse_here(g: Nemesis, who: Character) -> Procedure[None]:
    yield from analyse(g, who, who.room)


def why_nothing_here(g: Nemesis, who: Character) -> Refusal | None:
    return None if analysable(g, who.room) else NOTHING_TO_ANALYSE


TURN_POD_KEY: Final = Deed(turn_pod_key, why_no_pod_here)

ITEM_ACTIONS: Final[dict[str, Deed]] = {
    "chemicals": Deed(load_flamethrower, why_no_flamethrower),
    "tools": either(RULE, {**repair_alternatives(), "door": FLIP_ONE_DOOR}),
    "duct-tape": either(RULE, {"repair": REPAIR, "engine": ENGINE_WORK, "tape": Deed(tape_together, why_not_tape)}),
    "fire-extinguisher": either(
        RULE, {"extinguish": Deed(extinguish, why_no_fire_here), "spray": Deed(spray, why_no_intruder_here)}
    ),
    "clothes-y": CLOTHES,
    "clothes-g": CLOTHES,
    "energy-charge-y": ENERGY_CHARGE,
    "energy-charge-r": ENERGY_CHARGE,
    "technical-plans": Deed(crawl, why_no_duct),
    "space-suit": Deed(space_walk, why_no_space_walk),
    "nemesis-plans": Deed(study_plans, why_nothing_unexplored),
    "bandages": either(RULE, {"dress": DRESS, "heal-all-light": Deed(heal_every_light_wound, why_no_light)}),
    "medkit": either(RULE, {"dress": DRESS, "heal-dressed": Deed(heal_a_dressed_wound, why_no_dressed)}),
    "synthetic-food": Deed(eat_synthetic_food, why_nothing_to_draw),
    "adrenaline-injection": Deed(inject_adrenaline),
    "alcohol": Deed(disinfect, why_no_contamination),
    "military-drugs": Deed(take_drugs),
    "grenade": GRENADE,
    "smoke-grenade": SMOKE_GRENADE,
    "recon-drone": Deed(send_drone, why_nothing_hidden),
    "decoy": DECOY,
    "comms-key": Deed(trace_signal, why_no_trace),
    "evacuation-key": TURN_POD_KEY,
    "self-destruct-key": Deed(switch_self_destruct, why_no_self_destruct_key),
    "extended-magazine": Deed(extend_magazine, why_nothing_to_extend),
    "antidote": Deed(take_antidote),
    "taser": either(
        RULE,
        {
            "shock-intruder": Deed(shock_intruder, why_no_intruder_here),
            "shock-character": Deed(shock_character, why_nobody_to_shock),
        },
    ),
    "molotov": MOLOTOV,
    "log-key": Deed(read_log, why_no_log),
    "maneuvering-system": Deed(maneuver),
    "pilot-key": TURN_POD_KEY,
    "plasma-torch": Deed(torch_door, why_no_torch),
    "flashlight": Deed(search_by_flashlight, why_no_flashlight),
    "security-key": Deed(security_override, why_no_doors),
    "lab-equipment": Deed(analyse_here, why_nothing_here),
}
