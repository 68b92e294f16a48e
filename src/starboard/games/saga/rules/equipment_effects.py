"""What each equipment card does when it is used. A deed says whether the card was used at all."""

from typing import Final

from starboard.games.saga.content.card_list import modifiers_of
from starboard.games.saga.content.dice import ATTACK_DIE, BLANK
from starboard.games.saga.content.equipment import EQUIPMENT
from starboard.games.saga.geometry.arcs import front_arc
from starboard.games.saga.geometry.ranges import SHORT, squares_in_range
from starboard.games.saga.geometry.sight import SCENERY, can_see
from starboard.games.saga.geometry.squares import list_of
from starboard.games.saga.rules.characteristics import LASTING
from starboard.games.saga.rules.locks import locked_doors, lower_lock
from starboard.games.saga.rules.lookups import door_coded, enemies_of, is_agent, mercenary_named
from starboard.games.saga.rules.places import Place, base_of, base_on, board, facing_of, layout, place_of
from starboard.games.saga.rules.trading import neighbours
from starboard.games.saga.rules.wounds import can_be_healed, heal, put_effect
from starboard.games.saga.state.fields import Door, Mercenary, Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure, Refusal, Roll

NOBODY_TO_HEAL: Final = Refusal("SAGA-WOUND-04", "nobody-to-heal")
NO_LOCK_IN_FRONT: Final = Refusal("SAGA-EQUIP-04", "no-lock-in-front")
ACCESS_DENIED: Final = Refusal("SAGA-DENIED-01", "access-denied")
NOBODY_IN_REACH: Final = Refusal("SAGA-EQUIP-04", "nobody-in-reach")
ACCEPT, REFUSE = "accept", "refuse"

UNTIL: Final = {lasting: until for until, lasting in LASTING.items()}


def nothing_against(g: Saga, who: Mercenary) -> Refusal | None:
    return None


def lay_on(g: Saga, model: Model, card: str, rule: str) -> None:
    """What a used card changes lasts on a model, each change as long as the card says."""
    for modifier in modifiers_of(card):
        put_effect(g, model, card, UNTIL[modifier.until], rule)


# --- Medi-Pack and Auto-Medic (SAGA-WOUND-04) ---


def patients(g: Saga, who: Mercenary) -> list[Mercenary]:
    """Itself and the Mercenaries next to it, as far as a counter can be taken off."""
    return [one for one in [who, *neighbours(g, who)] if can_be_healed(one.model)]


def why_no_patient(g: Saga, who: Mercenary) -> Refusal | None:
    return None if patients(g, who) else NOBODY_TO_HEAL


def medi_pack(g: Saga, who: Mercenary) -> Procedure[bool]:
    """Two counters are taken off it or an adjacent Mercenary; another player's may refuse, and then someone else."""
    names = [one.model.name for one in patients(g, who)]
    while names:
        name: str = yield Ask(who.seat, names, "SAGA-WOUND-04", "patient", about={"who": who.model.name})
        patient = mercenary_named(g, name)
        willing: bool = yield from _accepts_help(patient, who, "eq-medi-pack")
        if willing:
            heal(g, patient.model, EQUIPMENT["eq-medi-pack"].amount)
            return True
        names.remove(name)
    return False


def _accepts_help(patient: Mercenary, helper: Mercenary, card: str) -> Procedure[bool]:
    if patient.seat == helper.seat:
        return True
    about = {"who": patient.model.name, "by": helper.model.name, "card": card}
    answer: str = yield Ask(patient.seat, [ACCEPT, REFUSE], "SAGA-EQUIP-04", "accept-help", about=about)
    return answer == ACCEPT


def why_not_healed(g: Saga, who: Mercenary) -> Refusal | None:
    return None if can_be_healed(who.model) else NOBODY_TO_HEAL


def auto_medic(g: Saga, who: Mercenary) -> Procedure[bool]:
    """A counter is taken off its owner."""
    heal(g, who.model, EQUIPMENT["eq-auto-medic"].amount)
    yield from ()
    return True


# --- Stim Shot ---


def stim(g: Saga, who: Mercenary) -> Procedure[bool]:
    """More Move in this Turn; being Crippled costs no dice until the end of the Round (SAGA-ATTACK-05)."""
    lay_on(g, who.model, "eq-stim", "SAGA-EQUIP-04")
    yield from ()
    return True


# --- Lock Breaker ---


def locks_in_front(g: Saga, who: Mercenary) -> list[Door]:
    """The locked doors with a square in its front arc."""
    return [door for door in locked_doors(g) if _in_front(g, who, door)]


def _in_front(g: Saga, who: Mercenary, door: Door) -> bool:
    arc = front_arc(layout(g), base_of(g, who.model), facing_of(who.model))
    return base_on(g, door.squares).mask & arc != 0


def why_no_lock(g: Saga, who: Mercenary) -> Refusal | None:
    if locks_in_front(g, who):
        return None
    denied = [door for door in g.doors if door.denied and _in_front(g, who, door)]
    return ACCESS_DENIED if denied else NO_LOCK_IN_FRONT


def break_lock(g: Saga, who: Mercenary) -> Procedure[bool]:
    """Two levels are taken off a lock; at 0 the door is unlocked, not opened (SAGA-DOOR-05)."""
    codes = [door.code for door in locks_in_front(g, who)]
    code: str = yield Ask(who.seat, codes, "SAGA-EQUIP-04", "door", about={"who": who.model.name})
    lower_lock(g, door_coded(g, code), EQUIPMENT["eq-lock-breaker"].amount, who, "SAGA-EQUIP-04")
    return True


# --- Data Spike: the roll counts what it adds ---


def data_spike(g: Saga, who: Mercenary) -> Procedure[bool]:
    """More Tech for the Hack that is going on (SAGA-HACK-04)."""
    tell(g, "data-spike", "SAGA-EQUIP-04", who=who.model.name)
    yield from ()
    return True


# --- Flash Charge ---


def agents_near(g: Saga, who: Mercenary, place: Place) -> list[Model]:
    """The Agents on a square or adjacent to it; Bosses are none (SAGA-MODEL-08)."""
    here = base_on(g, [place])
    near = layout(g).adjacent_squares(here) | here.mask
    return [one for one in enemies_of(g, who.model) if is_agent(one) and base_of(g, one).mask & near]


def flash_squares(g: Saga, who: Mercenary) -> list[Place]:
    """The squares within Short range and in sight, its own too, where an Agent would be reached."""
    now = layout(g)
    here = base_of(g, who.model)
    found: list[Place] = []
    for square in list_of(squares_in_range(board(g), here, SHORT) & board(g).floor & ~now.closed_doors):
        place = place_of(g, square)
        there = base_on(g, [place])
        seen = there.mask == here.mask or can_see(now, here, facing_of(who.model), there, SCENERY)
        if seen and agents_near(g, who, place):
            found.append(place)
    return found


def why_no_flash(g: Saga, who: Mercenary) -> Refusal | None:
    return None if flash_squares(g, who) else NOBODY_IN_REACH


def flash(g: Saga, who: Mercenary) -> Procedure[bool]:
    """A die for each Agent at a square: an explosion stuns it until the end of the Round. It is heard like a shot."""
    place: Place = yield Ask(
        who.seat, flash_squares(g, who), "SAGA-EQUIP-04", "flash-at", about={"who": who.model.name}
    )
    dazzled = agents_near(g, who, place)
    roll = Roll([ATTACK_DIE] * len(dazzled), "SAGA-EQUIP-04", "flash", ordered=True)
    faces: tuple[int, ...] = yield roll
    tell(g, "flashed", "SAGA-EQUIP-04", who=who.model.name, at=place, dice=roll.shown(faces))
    for agent, face in zip(dazzled, faces, strict=True):
        if face != BLANK:
            put_effect(g, agent, "eq-flash", "round", "SAGA-MODEL-06")
    if who.model.name not in g.heard:
        g.heard.append(who.model.name)  # SAGA-DETECT-03
    return True
