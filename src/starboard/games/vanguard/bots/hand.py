"""Section cards in hand: which are worth keeping."""

from collections.abc import Sequence
from typing import Final

from starboard.games.vanguard.bots.worth import Judge
from starboard.games.vanguard.content.cards import SECTION_CARDS

COMBO: Final = 0.3  # of what a Dice Combo brings, since its icons must be rolled first
BY_MOMENT: Final = {"check": 1.0, "danger": 0.9, "injury": 0.9, "own": 0.9, "any": 1.0}  # how often the moment comes
SELDOM: Final = 0.6


def card_worth(judge: Judge, card: str) -> float:
    """What its top effect brings, as often as it can be used, and a little of its combo."""
    found = SECTION_CARDS[card]
    top = judge.outcome(found.top.outcome) + judge.effects(found.top.cost)
    return BY_MOMENT.get(found.top.moment, SELDOM) * top + COMBO * judge.outcome(found.combo.outcome)


def worst(judge: Judge, cards: Sequence[str]) -> str:
    return min(cards, key=lambda card: card_worth(judge, card))


def best_first(judge: Judge, cards: Sequence[str]) -> list[str]:
    return sorted(cards, key=lambda card: -card_worth(judge, card))
