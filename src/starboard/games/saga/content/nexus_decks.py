"""Recipes of Nexus decks by the value of the team, for missions that name no numbers of their own (SAGA-MISSION-07)."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class DeckRecipe:
    """How many cards of level 1, 2 and 3 are drawn at random, for teams worth less than `below` credits."""

    below: int
    levels: tuple[int, int, int]


@dataclass(frozen=True)
class DeckPlan:
    """The numbered steps of a mission: which cards, and into which third each Event is shuffled (SAGA-MISSION-07)."""

    levels: tuple[int, int, int] = (0, 0, 0)  # so many of level 1, 2 and 3 at random
    starter: bool = False  # all starter cards, besides
    must: tuple[str, ...] = ()  # cards that are always among those of their level
    without: tuple[str, ...] = ()  # needs that this mission does not meet: their cards are set aside
    events: tuple[tuple[str, int], ...] = ()  # Event and third, 1 to 3; 0: kept aside for the mission's text


NO_LIMIT: Final = 1_000_000

DECK_RECIPES: Final = (
    DeckRecipe(500, (14, 8, 2)),
    DeckRecipe(550, (12, 8, 4)),
    DeckRecipe(600, (8, 10, 6)),
    DeckRecipe(NO_LIMIT, (4, 12, 8)),
)


def recipe_for(credits: int) -> DeckRecipe:
    """The recipe for a team of this value."""
    for recipe in DECK_RECIPES:
        if credits < recipe.below:
            return recipe
    return DECK_RECIPES[-1]
