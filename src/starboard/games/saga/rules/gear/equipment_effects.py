"""What each equipment card does when it is used. A deed says whether the card was used at all."""

from typing import Final

from starboard.games.saga.content.card_list import modifiers_of
from starboard.games.saga.content.equipment import EQUIPMENT
from starboard.games.saga.geometry.arcs import front_arc
from starboard.games.saga.rules.attacks.healing import heal_by_card
from starboard.games.saga.rules.attacks.wounds import can_be_healed, put_effect
from starboard.games.saga.rules.bearing_cards import LASTING
from starboard.games.saga.rules.consent import accepts_help
from starboard.games.saga.rules.gear.trading import neighbours
from starboard.games.saga.rules.lookups import door_coded, mercenary_named
from starboard.games.saga.rules.movement.locks import locked_doors, lower_lock
from starboard.games.saga.rules.places import base_of, base_on, facing_of, layout
from starboard.games.saga.state.fields import Door, Mercenary, Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure, Refusal

NOBODY_TO_HEAL: Final = Refusal("SAGA-WOUND-04", "nobody-to-heal")
NO_LOCK_IN_FRONT: Final = Refusal("SAGA-EQUIP-04", "no-lock-in-front")
ACCESS_DENIED: Final = Refusal("SAGA-DENIED-01", "access-denied")

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
    """Two counters are taken off it or an adjacent Mercenary. Another player's may refuse; then somebody else can be
    chosen, or the card is kept."""
    names, least = [one.model.name for one in patients(g, who)], 1
    while names:
        name: str | None = yield Ask(who.seat, names, "SAGA-WOUND-04", "patient", least, about={"who": who.model.name})
        if name is None:
            return False
        patient = mercenary_named(g, name)
        willing: bool = yield from accepts_help(patient, who, "eq-medi-pack")
        if willing:
            yield from heal_by_card(g, patient.model, EQUIPMENT["eq-medi-pack"].amount)
            return True
        names, least = [other for other in names if other != name], 0
    return False


def why_not_healed(g: Saga, who: Mercenary) -> Refusal | None:
    return None if can_be_healed(who.model) else NOBODY_TO_HEAL


def auto_medic(g: Saga, who: Mercenary) -> Procedure[bool]:
    """A counter is taken off its owner."""
    yield from heal_by_card(g, who.model, EQUIPMENT["eq-auto-medic"].amount)
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
