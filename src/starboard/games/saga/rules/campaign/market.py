"""What cards cost and which of them can be had (SAGA-MISSION-04, -08, -16, SAGA-CREDIT-03, -05, -07, -09)."""

from typing import Final

from starboard.games.saga.content.deployables import DEPLOYABLES
from starboard.games.saga.content.equipment import EQUIPMENT
from starboard.games.saga.content.mercenaries import MERCENARIES
from starboard.games.saga.content.skills import GENERIC, SKILLS
from starboard.games.saga.rules.readings import GENERIC_SKILLS_DOUBLE
from starboard.games.saga.state.fields import Item, Mercenary
from starboard.games.saga.state.saga import Saga

MATCHING, OTHER = 2, 3  # times the printed cost of a skill (SAGA-CREDIT-05)


# Of every equipment card of the box: what it costs, None if it cannot be bought, and how many of it there are.
COSTS: Final = {
    **{card: printed.credits for card, printed in EQUIPMENT.items()},
    **{card: printed.credits for card, printed in DEPLOYABLES.items()},
}
COPIES: Final = {**{card: printed.copies for card, printed in EQUIPMENT.items()}, **dict.fromkeys(DEPLOYABLES, 1)}


def cost(card: str) -> int | None:
    """The cost printed on an equipment card; None: it cannot be bought (SAGA-CREDIT-03, SAGA-MISSION-16)."""
    return COSTS[card]


def copies(card: str) -> int:
    """How many of it the box has."""
    return COPIES[card]


def _sorts() -> list[str]:
    return [*EQUIPMENT, *[card for card in DEPLOYABLES if DEPLOYABLES[card].credits is not None]]


SORTS: Final = _sorts()  # every equipment card that is on no Mercenary's card


# Those of them that can be bought, each with its cost and how many of it there are.
FOR_SALE: Final = [(card, cost(card) or 0, copies(card)) for card in SORTS if cost(card) is not None]


def available(taken: list[str]) -> list[str]:
    """The cards for sale of which the box has one left, beside those that were taken."""
    return [card for card, _, number in FOR_SALE if taken.count(card) < number]


def skill_fits(attributes: list[str], skill: str) -> bool:
    """Generic skills fit everybody, others those who have the attribute (SAGA-LEVEL-03, SAGA-MISSION-08)."""
    keyword = SKILLS[skill].keyword
    return keyword == GENERIC or keyword in attributes


PRINTED_CREDITS: Final = [(skill, printed.credits) for skill, printed in SKILLS.items()]
_fitting: Final[dict[tuple[str, ...], set[str]]] = {}


def skills_for(attributes: list[str]) -> set[str]:
    """All skills that fit somebody with these attributes; nobody changes the set."""
    key = tuple(attributes)
    if key not in _fitting:
        _fitting[key] = {skill for skill in SKILLS if skill_fits(attributes, skill)}
    return _fitting[key]


def skill_price(g: Saga, attributes: list[str], skill: str) -> int:
    """In Upkeep: double for an attribute that the Mercenary has, triple for any other.

    Generic skills are among the others (SAGA-CREDIT-09), unless the table has it otherwise.
    """
    printed = SKILLS[skill]
    matching = printed.keyword in attributes or (printed.keyword == GENERIC and GENERIC_SKILLS_DOUBLE in g.options)
    return printed.credits * (MATCHING if matching else OTHER)


def worth(card: str, skills: list[str], items: list[Item]) -> int:
    """The value of a Mercenary: its card, its skills and what was bought, at printed costs (SAGA-CREDIT-07).

    What was found adds nothing. A bought card counts for whoever has it, as long as somebody does.
    """
    bought = [cost(item.card) or 0 for item in items if item.bought]
    return MERCENARIES[card].cost + sum([SKILLS[skill].credits for skill in skills]) + sum(bought)


def value_of(who: Mercenary) -> int:
    return worth(who.model.kind, who.skills, who.items)


def bought_item(card: str) -> Item:
    """A card as it comes from the box, with all its charges."""
    item = Item(card, EQUIPMENT[card].charges if card in EQUIPMENT else 0)
    item.bought = True
    return item
