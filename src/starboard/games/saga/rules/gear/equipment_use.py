"""Using equipment: as an Action, or free at its moment; charges, limits, what is discarded (SAGA-EQUIP-04).

What a card does is one procedure, found by its id in one table. Cards that only change numbers are in none: their
modifiers are in force while they are owned (`characteristics.belongings_in_force`).
"""

from collections.abc import Callable
from typing import Final

from starboard.games.saga.content.card_list import modifiers_of
from starboard.games.saga.content.equipment import EQUIPMENT, Equipment
from starboard.games.saga.content.hooks import ACTION, FREE
from starboard.games.saga.content.mercenaries import ROBOT
from starboard.games.saga.rules.attacks import thrown_items as thrown
from starboard.games.saga.rules.ending import MissionOver
from starboard.games.saga.rules.gear import equipment_effects as effects
from starboard.games.saga.rules.gear.carrying import discard_item
from starboard.games.saga.rules.lookups import profile
from starboard.games.saga.rules.movement import jumping
from starboard.games.saga.rules.places import engaged, layout
from starboard.games.saga.state.fields import Item, Mercenary
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Blocked, Payload, Procedure, Refusal

WhyNot = Callable[[Saga, Mercenary], Refusal | None]
Deed = Callable[[Saga, Mercenary], Procedure[bool]]

NO_CHARGES: Final = Refusal("SAGA-EQUIP-04", "no-charges")
USED_ALREADY: Final = Refusal("SAGA-EQUIP-04", "used-already")
IN_FRONT_ARC: Final = Refusal("SAGA-ACTION-03", "in-a-front-arc")
NOT_FOR_ROBOTS: Final = Refusal("SAGA-EQUIP-04", "not-for-robots")
NOTHING_TO_USE: Final = Refusal("SAGA-EQUIP-04", "nothing-to-use")


class Use:
    """What stands against using a card, and what it does; the deed says whether the card was used at all."""

    __slots__ = ("deed", "why_not")

    def __init__(self, why_not: WhyNot, deed: Deed) -> None:
        self.why_not = why_not
        self.deed = deed


USES: Final[dict[str, Use]] = {
    "eq-medi-pack": Use(effects.why_no_patient, effects.medi_pack),
    "eq-stim": Use(effects.nothing_against, effects.stim),
    "eq-grenade": Use(thrown.why_no_grenade, thrown.grenade),
    "eq-flash": Use(thrown.why_no_flash, thrown.flash),
    "eq-lock-breaker": Use(effects.why_no_lock, effects.break_lock),
    "eq-data-spike": Use(effects.nothing_against, effects.data_spike),
    "eq-jump-pack": Use(jumping.why_no_jump, jumping.jump),
    "eq-auto-medic": Use(effects.why_not_healed, effects.auto_medic),
}


# --- what can be used ---


def why_not_used(g: Saga, who: Mercenary, item: Item) -> Refusal | None:
    """Why a card that can be used at this moment at all cannot be used by this Mercenary now."""
    card = EQUIPMENT[item.card]
    if card.charges and not item.charges:
        return NO_CHARGES
    if card.limit and card.id in who.used:
        return USED_ALREADY
    if card.toxin and ROBOT in profile(who.model).keywords:
        return NOT_FOR_ROBOTS
    if card.use == ACTION and not card.in_front_arc and engaged(g, who.model, layout(g)):
        return IN_FRONT_ARC  # free uses are allowed there
    return USES[card.id].why_not(g, who)


def cards_for(who: Mercenary, use: str, moment: str = "") -> list[Item]:
    """The cards it has that are used like this, each name once."""
    found: list[Item] = []
    for item in who.items:
        card = EQUIPMENT.get(item.card)
        if card is None or card.id not in USES or card.use != use or (moment and moment not in card.hooks):
            continue
        if not any([other.card == item.card for other in found]):
            found.append(item)
    return found


def usable(g: Saga, who: Mercenary, use: str, moment: str = "") -> list[str]:
    return [item.card for item in cards_for(who, use, moment) if why_not_used(g, who, item) is None]


def unusable(g: Saga, who: Mercenary, use: str, moment: str = "") -> Blocked:
    found: Blocked = []
    for item in cards_for(who, use, moment):
        refusal = why_not_used(g, who, item)
        if refusal is not None:
            found.append((item.card, refusal))
    return found


# --- as an Action ---


def why_no_use(g: Saga, who: Mercenary) -> Refusal | None:
    """Why no card can be used as an Action; where all have the same reason, that one."""
    first: Refusal | None = None
    for item in cards_for(who, ACTION):
        refusal = why_not_used(g, who, item)
        if refusal is None:
            return None
        first = first or refusal
    return first or NOTHING_TO_USE


def use_card(g: Saga, who: Mercenary) -> Procedure[None]:
    """Use one card as the Action (SAGA-ACTION-05)."""
    card: str = yield Ask(
        who.seat, usable(g, who, ACTION), "SAGA-EQUIP-04", "use-card", about={"who": who.model.name},
        blocked=lambda: unusable(g, who, ACTION),
    )  # fmt: skip
    yield from use(g, who, card)


# --- instead of the Move of a Turn ---

INSTEAD: Final = "use"  # ("use", card) among the moves
INSTEAD_OF_MOVING: Final = ("eq-jump-pack",)


def instead_of_moving(g: Saga, who: Mercenary) -> list[Payload]:
    """The cards that can be used instead of the Move of this Turn."""
    return [(INSTEAD, item.card) for item in _for_moving(who) if why_not_used(g, who, item) is None]


def not_instead_of_moving(g: Saga, who: Mercenary) -> Blocked:
    found: Blocked = []
    for item in _for_moving(who):
        refusal = why_not_used(g, who, item)
        if refusal is not None:
            found.append(((INSTEAD, item.card), refusal))
    return found


def _for_moving(who: Mercenary) -> list[Item]:
    return [item for item in cards_for(who, FREE) if item.card in INSTEAD_OF_MOVING]


# --- free, at a moment ---


def use_at(g: Saga, who: Mercenary, moment: str) -> Procedure[list[str]]:
    """Any cards that are free to use at this moment, one after the other; say which were used.

    The same card does not count twice on a model, so each name is asked for once (SAGA-ATTACK-09).
    """
    used: list[str] = []
    while cards := [card for card in usable(g, who, FREE, moment) if card not in used]:
        about = {"who": who.model.name, "moment": moment}
        card: str | None = yield Ask(
            who.seat, cards, "SAGA-EQUIP-04", "use-free", 0, about=about, blocked=lambda: unusable(g, who, FREE, moment)
        )
        if card is None:
            break
        used.append(card)
        yield from use(g, who, card)
    return used


def added_by(cards: list[str], kind: str) -> int:
    """What cards that were used for one roll add to it."""
    return sum([modifier.amount for card in cards for modifier in modifiers_of(card) if modifier.kind == kind])


def use(g: Saga, who: Mercenary, card: str) -> Procedure[None]:
    """The card does what it says; then it is discarded or loses a charge, and what works once has.

    What has ended the mission has been used all the same: nobody carries it on to the next one.
    """
    try:
        done: bool = yield from USES[card].deed(g, who)
    except MissionOver:
        _pay(g, who, EQUIPMENT[card])
        raise
    if done:
        _pay(g, who, EQUIPMENT[card])


def _pay(g: Saga, who: Mercenary, card: Equipment) -> None:
    if card.limit:
        who.used.append(card.id)
    if card.charges:
        for item in who.items:
            if item.card == card.id:
                item.charges -= 1
                tell(g, "charge-used", "SAGA-EQUIP-04", who=who.model.name, card=card.id, left=item.charges)
                break
    if card.discarded:
        discard_item(g, who, card.id, "SAGA-EQUIP-04")
