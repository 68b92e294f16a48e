"""The three Supply decks that missions name (SAGA-SUPPLY-03)."""

from typing import Final

SUPPLY_DECKS: Final = {
    "S1": {"eq-medi-pack": 3, "eq-stim": 2, "eq-grenade": 1, "eq-vest": 1, "eq-lock-breaker": 1},
    "S2": {"eq-medi-pack": 3, "eq-stim": 2, "eq-grenade": 2, "eq-vest": 2, "eq-lock-breaker": 1},
    "S3": {"eq-medi-pack": 4, "eq-stim": 2, "eq-grenade": 3, "eq-vest": 2, "eq-lock-breaker": 1},
}


def supply_deck(name: str) -> list[str]:
    """The cards of a Supply deck, unshuffled."""
    return [card for card, copies in SUPPLY_DECKS[name].items() for _ in range(copies)]
