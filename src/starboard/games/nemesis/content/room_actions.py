"""What each Room offers whoever spends two cards there (NEM-ROOM). Rooms without an entry have no Action."""

from typing import Final

from starboard.games.nemesis.content.coordinates import SPACES
from starboard.games.nemesis.content.items import weapon_of
from starboard.games.nemesis.content.weaknesses import weakness
from starboard.games.nemesis.rules.airlock import start_airlock, why_no_airlock
from starboard.games.nemesis.rules.attempts import enter_pod, hibernate, why_no_hibernation, why_no_pod
from starboard.games.nemesis.rules.contamination import contaminated, cure, scan_hand
from starboard.games.nemesis.rules.deeds import Deed, either
from starboard.games.nemesis.rules.doors import changeable_doors, flip_doors, stuck_doors
from starboard.games.nemesis.rules.injury import injure, retreat
from starboard.games.nemesis.rules.items import capacity, held_thing, load, make_room, take_object
from starboard.games.nemesis.rules.knowledge import (
    check_coordinates,
    check_engine,
    choose_and_look,
    engine_here,
    why_nothing_hidden,
)
from starboard.games.nemesis.rules.markers import remove_fire, wash
from starboard.games.nemesis.rules.nest import NO_EGGS, lose_nest_egg, noise_after_attempt
from starboard.games.nemesis.rules.passing import pass_automatically
from starboard.games.nemesis.rules.places import intruder_in, intruders_in, room_of
from starboard.games.nemesis.rules.pods import set_lock
from starboard.games.nemesis.rules.search import COLOURS, find, searchable_decks
from starboard.games.nemesis.rules.self_destruct import somebody_hibernates, switch_self_destruct, why_not_switch
from starboard.games.nemesis.rules.weakness_discovery import NOTHING_TO_ANALYSE, analysable, analyse
from starboard.games.nemesis.rules.wounds import (
    NOT_WOUNDED,
    dress_all,
    heal_dressed,
    heal_light,
    suffer_light,
)
from starboard.games.nemesis.state.fields import Character
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import ALIVE, EGG
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure, Refusal

NOTHING_TO_LOAD = Refusal("NEM-ROOM-03", "nothing-to-load")
SIGNAL_SENT = Refusal("NEM-TURN-14", "signal-sent")
NOTHING_TO_TREAT = Refusal("NEM-TURN-14", "nothing-to-treat")
NO_PODS_LEFT = Refusal("NEM-ROOM-15", "no-pods-left")
NO_DOORS = Refusal("NEM-DOOR-09", "no-doors")
COCKPIT_TAKEN = Refusal("NEM-COORD-04", "cockpit-taken")
COURSE_LOCKED = Refusal("NEM-COORD-05", "course-locked")
NOTHING_TO_FIND = Refusal("NEM-ITEM-25", "decks-empty")


def rechargeable(who: Character) -> list[str]:
    """Energy weapons that are not full (NEM-ITEM-26)."""
    found = []
    for held in who.held:
        weapon = weapon_of(held.item)
        if weapon and weapon.energy and held.ammo < capacity(held):
            found.append(held.item)
    return found


def why_no_recharge(g: Nemesis, who: Character) -> Refusal | None:
    return None if rechargeable(who) else NOTHING_TO_LOAD


def recharge(g: Nemesis, who: Character) -> Procedure[None]:
    """2 Ammo for one Energy weapon (NEM-ROOM-03)."""
    item: str = yield Ask(who.seat, rechargeable(who), "NEM-ROOM-03", "weapon")
    load(g, who, held_thing(who, item), 2, "NEM-ROOM-03")


def why_no_signal(g: Nemesis, who: Character) -> Refusal | None:
    return SIGNAL_SENT if who.signal else None


def send_signal(g: Nemesis, who: Character) -> None:
    """A marker on one's own board, for good (NEM-SIGNAL-01)."""
    who.signal = True
    tell(g, "signal", "NEM-SIGNAL-01", who=who.seat)


def dress_all_wounds(g: Nemesis, who: Character) -> None:
    dress_all(g, who, "NEM-ROOM-05")


def heal_one_dressed(g: Nemesis, who: Character) -> Procedure[None]:
    yield from heal_dressed(g, who, "NEM-ROOM-05")


def heal_all_light(g: Nemesis, who: Character) -> None:
    heal_light(g, who, who.light, "NEM-ROOM-05")


def why_no_undressed(g: Nemesis, who: Character) -> Refusal | None:
    return None if who.wounds else NOT_WOUNDED


def why_no_dressed(g: Nemesis, who: Character) -> Refusal | None:
    return None if who.dressed else NOT_WOUNDED


def why_no_light(g: Nemesis, who: Character) -> Refusal | None:
    return None if who.light else NOT_WOUNDED


def fight_fire(g: Nemesis, who: Character) -> Procedure[None]:
    """Put out a Fire anywhere and drive out whatever lurks there (NEM-ROOM-07)."""
    rooms = [room for room in range(1, len(g.tiles)) if g.fire[room] or intruder_in(g, room)]
    room: int = yield Ask(who.seat, rooms, "NEM-ROOM-07", "room")
    remove_fire(g, room, "NEM-ROOM-07")
    for intruder in intruders_in(g, room):
        if weakness(g, "phosphates"):  # checked before it flees, and not driven off twice (NEM-WEAK-06)
            yield from injure(g, intruder, weakness(g, "phosphates"), "NEM-WEAK-06", retreats=False)
        if intruder in g.intruders:
            yield from retreat(g, intruder, "NEM-ROOM-07")  # each with its own Event card (NEM-ROOM-26)


def why_no_fire_to_fight(g: Nemesis, who: Character) -> Refusal | None:
    return None if True in g.fire or g.intruders else Refusal("NEM-TURN-14", "no-fire-no-intruder")


def take_from_stores(g: Nemesis, who: Character) -> Procedure[None]:
    """Draw 2 from any Item deck and keep 1; the counter stays (NEM-ROOM-10)."""
    yield from find(g, who, "white")


def why_no_stores(g: Nemesis, who: Character) -> Refusal | None:
    return None if any([searchable_decks(g, colour) for colour in COLOURS]) else NOTHING_TO_FIND


def operate(g: Nemesis, who: Character) -> Procedure[None]:
    """Infected cards and Larva out, then a Light Wound, an automatic pass and a fresh deck (NEM-ROOM-11, 28)."""
    yield from cure(g, who, "NEM-ROOM-11")
    yield from suffer_light(g, who, "NEM-ROOM-11", "surgery")
    if who.status == ALIVE:
        who.deck += who.hand + who.discard
        who.hand, who.discard = [], []
        tell(g, "reshuffled", "NEM-ROOM-11", who=who.seat)
        yield from pass_automatically(g, who)


def eat(g: Nemesis, who: Character) -> Procedure[None]:
    """Heal a Light Wound, then scan the hand if one likes (NEM-ROOM-13)."""
    if who.light:
        heal_light(g, who, 1, "NEM-ROOM-13")
    yield from offer_scan(g, who, "NEM-ROOM-13")


def shower(g: Nemesis, who: Character) -> Procedure[None]:
    """Off with the Slime, then scan the hand if one likes (NEM-ROOM-18)."""
    wash(g, who, "NEM-ROOM-18")
    yield from offer_scan(g, who, "NEM-ROOM-18")


def offer_scan(g: Nemesis, who: Character, rule: str) -> Procedure[None]:
    """All Contamination cards in hand or none (NEM-ROOM-27).

    Whether there are any is hidden, so everybody with cards in hand is asked.
    """
    if who.hand:
        options = ["scan", "no-scan"] if contaminated(who.hand) else ["no-scan"]
        answer: str = yield Ask(who.seat, options, "NEM-ROOM-27", "scan", private=True)
        if answer == "scan":
            yield from scan_hand(g, who, rule)


def why_no_meal(g: Nemesis, who: Character) -> Refusal | None:
    return None if who.light or contaminated(who.hand) else NOTHING_TO_TREAT


def why_no_shower(g: Nemesis, who: Character) -> Refusal | None:
    return None if who.slimed or contaminated(who.hand) else NOTHING_TO_TREAT


def command_doors(g: Nemesis, who: Character) -> Procedure[None]:
    yield from control_doors(g, who, "NEM-ROOM-14")


def control_doors(g: Nemesis, who: Character, rule: str) -> Procedure[None]:
    """Open or close any Doors around one Room, each as one likes (NEM-ROOM-14)."""
    room: int = yield Ask(who.seat, rooms_with_doors(g), rule, "room")
    doors = changeable_doors(g, room)
    chosen: tuple[int, ...] = yield Ask(
        who.seat, doors, rule, "doors", 1, len(doors), True, blocked=lambda: stuck_doors(g, room)
    )
    yield from flip_doors(g, who, chosen, rule)


def rooms_with_doors(g: Nemesis) -> list[int]:
    return [room for room in range(1, len(g.tiles)) if changeable_doors(g, room)]


def why_no_doors(g: Nemesis, who: Character) -> Refusal | None:
    return None if rooms_with_doors(g) else NO_DOORS


def flip_pod(g: Nemesis, who: Character) -> Procedure[None]:
    """Lock or unlock one pod (NEM-ROOM-15)."""
    number: int = yield Ask(who.seat, [pod.number for pod in g.pods if not pod.gone], "NEM-ROOM-15", "pod")
    pod = next(p for p in g.pods if p.number == number)
    set_lock(g, pod, not pod.unlocked, "NEM-ROOM-15")


def why_no_pods_left(g: Nemesis, who: Character) -> Refusal | None:
    return None if any([not pod.gone for pod in g.pods]) else NO_PODS_LEFT


def monitor(g: Nemesis, who: Character) -> Procedure[None]:
    """Look at one unexplored Room and its token; you may lie about them (NEM-ROOM-16)."""
    yield from choose_and_look(g, who, True, "NEM-ROOM-16")


def check_this_engine(g: Nemesis, who: Character) -> Procedure[None]:
    yield from check_engine(g, who, engine_here(g, who), "NEM-ROOM-22")


def check_all_engines(g: Nemesis, who: Character) -> Procedure[None]:
    """All three top tokens, Malfunctions in the Engine Rooms or not (NEM-ROOM-23)."""
    for engine in (1, 2, 3):
        yield from check_engine(g, who, engine, "NEM-ROOM-23")


def set_destination(g: Nemesis, who: Character) -> Procedure[None]:
    """Move the public Destination marker to any other space (NEM-COORD-03)."""
    others = [space for space in SPACES if space != g.destination]
    g.destination = yield Ask(who.seat, others, "NEM-COORD-03", "destination")
    tell(g, "destination", "NEM-COORD-03", who=who.seat, space=g.destination)


def why_no_new_course(g: Nemesis, who: Character) -> Refusal | None:
    """Neither with an Intruder in the Cockpit nor once somebody sleeps (NEM-COORD-04, NEM-COORD-05)."""
    if intruder_in(g, room_of(g, "cockpit")):
        return COCKPIT_TAKEN
    return COURSE_LOCKED if somebody_hibernates(g) else None


def take_egg(g: Nemesis, who: Character) -> Procedure[None]:
    """An Egg into a free Hand, then a Noise roll (NEM-NEST-02)."""
    yield from make_room(g, who)
    lose_nest_egg(g, "NEM-NEST-02")
    take_object(g, who, EGG, "NEM-NEST-02")
    yield from noise_after_attempt(g, who)


def why_no_egg(g: Nemesis, who: Character) -> Refusal | None:
    return None if g.eggs else NO_EGGS


def analyse_in_the_laboratory(g: Nemesis, who: Character) -> Procedure[None]:
    """Reveal the Weakness of an Object in the Laboratory, also for somebody who uses it from afar (NEM-ROOM-09)."""
    yield from analyse(g, who, room_of(g, "laboratory"))


def why_nothing_in_the_laboratory(g: Nemesis, who: Character) -> Refusal | None:
    return None if analysable(g, room_of(g, "laboratory")) else NOTHING_TO_ANALYSE


EMERGENCY: Final = either(
    "NEM-ROOM-05",
    {
        "dress-all": Deed(dress_all_wounds, why_no_undressed),
        "heal-dressed": Deed(heal_one_dressed, why_no_dressed),
        "heal-all-light": Deed(heal_all_light, why_no_light),
    },
)
COCKPIT_CONTROLS: Final = either(
    "NEM-ROOM-21",
    {"check-coordinates": Deed(check_coordinates), "set-destination": Deed(set_destination, why_no_new_course)},
)
CHECK_ENGINE: Final = Deed(check_this_engine)

ROOM_ACTIONS: Final[dict[str, Deed]] = {
    "armory": Deed(recharge, why_no_recharge),
    "comms": Deed(send_signal, why_no_signal),
    "emergency": EMERGENCY,
    "evac-a": Deed(enter_pod, why_no_pod),
    "evac-b": Deed(enter_pod, why_no_pod),
    "fire-control": Deed(fight_fire, why_no_fire_to_fight),
    "generator": Deed(switch_self_destruct, why_not_switch),
    "laboratory": Deed(analyse_in_the_laboratory, why_nothing_in_the_laboratory),
    "nest": Deed(take_egg, why_no_egg),
    "storage": Deed(take_from_stores, why_no_stores),
    "surgery": Deed(operate),
    "airlock-control": Deed(start_airlock, why_no_airlock),
    "canteen": Deed(eat, why_no_meal),
    "command-center": Deed(command_doors, why_no_doors),
    "engine-control": Deed(check_all_engines),
    "hatch-control": Deed(flip_pod, why_no_pods_left),
    "monitoring": Deed(monitor, why_nothing_hidden),
    "shower": Deed(shower, why_no_shower),
    "cockpit": COCKPIT_CONTROLS,
    "hibernatorium": Deed(hibernate, why_no_hibernation),
    "engine-1": CHECK_ENGINE,
    "engine-2": CHECK_ENGINE,
    "engine-3": CHECK_ENGINE,
}
