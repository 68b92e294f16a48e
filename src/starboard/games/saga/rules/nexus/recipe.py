"""Building a mission's Nexus deck, step by step as the mission says (SAGA-MISSION-07)."""

from starboard.games.saga.content.nexus_cards import CARD_OF_COPY, STARTER_DECK, copies_of_level
from starboard.games.saga.content.nexus_decks import DeckPlan
from starboard.games.saga.rules.nexus.deck import lay_deck
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import Chance, Procedure

LEVELS = (1, 2, 3)
THIRDS = 3


def build_deck(g: Saga, plan: DeckPlan) -> Procedure[None]:
    """Starter cards, cards of each level at random, then the Events into their thirds (SAGA-MISSION-07)."""
    cards = list(STARTER_DECK) if plan.starter else []
    wanted = _cards_to_deal(plan, cards)
    for level in LEVELS:
        must = [card for card in plan.must if CARD_OF_COPY[card].level == level and card not in cards]
        cards += must
        pool = [card for card in _fit(plan, level) if card not in cards]
        dealt: list[str] = yield from _at_random(pool, wanted[level - 1] - len(must))
        cards += dealt
    g.nexus.unused = [card for card in CARD_OF_COPY if card not in cards]
    thirds = [cards]
    if any([part for _, part in plan.events]):
        thirds = yield from _cut(cards)
        for event, part in plan.events:
            if part:
                thirds[part - 1].append(event)
    lay_deck(g, thirds)


def _fit(plan: DeckPlan, level: int) -> list[str]:
    """The cards of a level that are of use in this mission."""
    return [card for card in copies_of_level(level) if CARD_OF_COPY[card].needs not in plan.without]


def _cards_to_deal(plan: DeckPlan, starter: list[str]) -> list[int]:
    """How many of each level; what a level lacks comes from the next lower one, else from the next higher.

    Where none of them has enough, the deck is smaller.
    """
    there = [len([card for card in _fit(plan, level) if card not in starter]) for level in LEVELS]
    wanted = list(plan.levels)
    for at in range(len(wanted)):
        missing = wanted[at] - there[at]
        for other in [*range(at - 1, -1, -1), *range(at + 1, len(wanted))]:
            if missing <= 0:
                break
            moved = max(0, min(missing, there[other] - wanted[other]))
            wanted[at] -= moved
            wanted[other] += moved
            missing -= moved
        wanted[at] -= max(0, missing)
    return wanted


def _at_random(pool: list[str], count: int) -> Procedure[list[str]]:
    """So many of these, in no order. Whichever are fewer, those taken or those left, are drawn by fate."""
    left = list(pool)
    drawn: list[str] = []
    for _ in range(min(count, len(pool) - count)):
        card: str = yield Chance(left, "SAGA-MISSION-07", "deal")
        left.remove(card)
        drawn.append(card)
    taken = drawn if count <= len(pool) - count else left
    return [card for card in pool if card in taken]


def _cut(cards: list[str]) -> Procedure[list[list[str]]]:
    """Shuffle and cut into equal thirds from the top; where they cannot be equal the upper ones get one more."""
    thirds: list[list[str]] = []
    left = list(cards)
    for part in range(THIRDS):
        size = -(-len(left) // (THIRDS - part))
        third: list[str] = yield from _at_random(left, size)
        thirds.append(third)
        left = [card for card in left if card not in third]
    return thirds
