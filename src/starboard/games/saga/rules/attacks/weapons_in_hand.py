"""The weapons a model has, which of them it may fire where it stands, and who hears it (SAGA-SHOOT-01 to 03, 07)."""

from typing import Final

from starboard.games.saga.content.equipment import EQUIPMENT
from starboard.games.saga.content.modifiers import SHOOT
from starboard.games.saga.content.weapons import FLAME, LONG, SHORT, UNLIMITED, WEAPONS, Weapon
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.ranges import LONG as LONG_RULER
from starboard.games.saga.geometry.ranges import SHORT as SHORT_RULER
from starboard.games.saga.geometry.ranges import UNLIMITED as NO_RULER
from starboard.games.saga.rules.characteristics import value
from starboard.games.saga.rules.conditions import entered
from starboard.games.saga.rules.lookups import MERCENARIES, mercenary_of, profile, stunned
from starboard.games.saga.rules.places import engaged
from starboard.games.saga.rules.profiles import PROFILES
from starboard.games.saga.rules.stealth.noise import be_heard
from starboard.games.saga.state.fields import Mercenary, Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import Refusal

RULERS: Final = {SHORT: SHORT_RULER, LONG: LONG_RULER, UNLIMITED: NO_RULER}  # SAGA-RANGE-02, SAGA-RANGE-04

SCOPE: Final = "eq-scope"

NO_SHOOT_VALUE = Refusal("SAGA-MODEL-04", "no-shoot-value")
NO_RANGED_WEAPON = Refusal("SAGA-SHOOT-01", "no-ranged-weapon")
STUNNED = Refusal("SAGA-BREAK-08", "stunned")
IN_A_FRONT_ARC = Refusal("SAGA-SHOOT-03", "in-a-front-arc")
MOVED_TOO_FAR = Refusal("SAGA-SHOOT-02", "moved-too-far-for-weapon")


def weapons_of(g: Saga, model: Model) -> list[Weapon]:
    """All its weapons, each once: the printed ones first."""
    who = mercenary_of(g, model) if model.side == MERCENARIES else None
    if who is None:
        return PRINTED[model.kind]
    names = list(profile(model).weapons)
    for item in who.items:
        card = EQUIPMENT.get(item.card)
        if card is not None and card.weapon and card.weapon not in names:
            names.append(card.weapon)
    return [WEAPONS[name] for name in names]


# Of those that own nothing but what their card shows; nobody changes these lists.
PRINTED: Final = {card: [WEAPONS[name] for name in printed.weapons] for card, printed in PROFILES.items()}


PRINTED_RANGED: Final = {card: [weapon for weapon in weapons if weapon.ranged] for card, weapons in PRINTED.items()}


def ranged_weapons(g: Saga, model: Model) -> list[Weapon]:
    """Nobody changes the list."""
    if model.side != MERCENARIES:
        return PRINTED_RANGED[model.kind]
    return [weapon for weapon in weapons_of(g, model) if weapon.ranged]


def blades(g: Saga, model: Model) -> list[Weapon]:
    return [weapon for weapon in weapons_of(g, model) if not weapon.ranged]


def scopable_weapons(g: Saga, model: Model) -> list[Weapon]:
    """The weapons that a Long Scope can be put on: of Short range, and in need of a line of sight."""
    return [weapon for weapon in ranged_weapons(g, model) if weapon.reach == SHORT and not weapon.blind]


def scoped_weapon(g: Saga, who: Mercenary) -> str:
    """The weapon under a scope: the one that was named, or else the first that can bear it, its card's own before
    others. So a second one that it comes by takes nothing from the first."""
    names = [weapon.id for weapon in scopable_weapons(g, who.model)]
    if not names:
        return ""
    return who.scoped if who.scoped in names else names[0]


def ruler_of(g: Saga, model: Model, weapon: Weapon) -> int:
    """How far it reaches in this model's hands: with a scope a Short weapon has Long range (SAGA-RANGE-02)."""
    who = mercenary_of(g, model) if model.side == MERCENARIES else None
    if who is not None and any([item.card == SCOPE for item in who.items]) and weapon.id == scoped_weapon(g, who):
        return LONG_RULER
    return RULERS[weapon.reach]


def uses_template(weapon: Weapon) -> bool:
    return weapon.reach == FLAME


def why_not_shoot(g: Saga, model: Model, now: Layout, usable: list[Weapon], lifted: bool = False) -> Refusal | None:
    """Why a model cannot shoot with any weapon, whatever the target; `usable` are those that its position allows.

    `lifted`: front arcs do not matter this time.
    """
    if not usable and not ranged_weapons(g, model):
        return NO_RANGED_WEAPON
    if not value(g, model, SHOOT, now):
        return NO_SHOOT_VALUE
    if stunned(model):
        return STUNNED
    if not usable:
        return IN_A_FRONT_ARC if not lifted and engaged(g, model, now) else MOVED_TOO_FAR
    return None


def usable_weapons(g: Saga, model: Model, now: Layout, lifted: bool = False) -> list[Weapon]:
    """The Ranged Weapons that the shooter's own position allows, templates among them."""
    ranged = ranged_weapons(g, model)
    if not ranged:
        return []
    caught = not lifted and engaged(g, model, now)  # SAGA-SHOOT-03
    steps = entered(g, model)
    if not caught and not steps:
        return ranged
    return [
        weapon
        for weapon in ranged
        if (not caught or weapon.in_front_arc) and (weapon.most_entered is None or steps <= weapon.most_entered)
    ]


def hear(g: Saga, model: Model, weapon: Weapon) -> None:
    """A Mercenary's shot is heard at the end of the Turn, unless its weapon is Silent (SAGA-SHOOT-07)."""
    if model.side == MERCENARIES and not weapon.silent:
        be_heard(g, model)
