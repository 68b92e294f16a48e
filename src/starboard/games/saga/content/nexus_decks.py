"""Recipes of Nexus decks by the value of the team, for missions that name no numbers of their own (SAGA-MISSION-07)."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class DeckRecipe:
    """How many cards of level 1, 2 and 3 are drawn at random, for teams worth less than `below` credits."""

    below: int
    levels: tuple[int, int, int]


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
