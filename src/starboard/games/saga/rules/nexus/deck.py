"""The Nexus deck: known cards on top, thirds whose order nobody knows, known cards at the bottom (SAGA-DRAW-06).

A third has no order: a card is drawn from it by fate. The deck is built in thirds because missions shuffle their Events
into one of them (SAGA-MISSION-07).
"""

from starboard.games.saga.content.events import EVENTS
from starboard.games.saga.rules.nexus.events import event_happens
from starboard.games.saga.state.fields import NexusSide
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Chance, Procedure
from starboard.kernel.visibility import Mask


def cards_left(nexus: NexusSide) -> int:
    """How many cards the deck holds, wherever they lie in it."""
    return len(nexus.top) + sum([len(third) for third in nexus.thirds]) + len(nexus.bottom)


def lay_deck(g: Saga, thirds: list[list[str]]) -> None:
    """The deck is these cards, from the top third to the bottom one; nobody knows more of its order."""
    nexus = g.nexus
    nexus.thirds = [list(third) for third in thirds if third]
    nexus.top, nexus.top_known, nexus.bottom, nexus.bottom_known = [], [], [], []
    nexus.deck_size = cards_left(nexus)


def draw_card(g: Saga, rule: str) -> Procedure[str | None]:
    """Draw a Nexus card. Events met on the way are resolved and replaced (SAGA-EVENT-01); None: nothing is left."""
    while True:
        card: str | None = yield from turn_card(g, rule)
        if card is None or card not in EVENTS:
            return card
        yield from event_happens(g, card)


def turn_card(g: Saga, rule: str) -> Procedure[str | None]:
    """Take the top card, Event or not; an exhausted deck is made anew from the discard pile (SAGA-DRAW-06)."""
    nexus = g.nexus
    if cards_left(nexus) == 0:
        if not nexus.discard:
            return None  # SAGA-DRAW-07
        reshuffle(g)
    card: str = yield from _take(g, rule)
    return card


def _take(g: Saga, rule: str) -> Procedure[str]:
    nexus = g.nexus
    if nexus.top:
        nexus.top_known.pop(0)
        card = nexus.top.pop(0)
    elif nexus.thirds:
        third = nexus.thirds[0]
        card = yield Chance(third, rule, "nexus-card")
        third.remove(card)
        if not third:
            del nexus.thirds[0]
    else:
        nexus.bottom_known.pop(0)
        card = nexus.bottom.pop(0)
    nexus.deck_size = cards_left(nexus)
    return card


def reshuffle(g: Saga) -> None:
    """The discard pile becomes the deck; cards in hand, in play and removed stay where they are (SAGA-DRAW-06)."""
    nexus = g.nexus
    cards, nexus.discard = nexus.discard, []
    lay_deck(g, [cards])
    tell(g, "nexus-deck-shuffled", "SAGA-DRAW-06", cards=nexus.deck_size)


def look_at_top(g: Saga, count: int, known: Mask, rule: str) -> Procedure[list[str]]:
    """Take so many cards from the top to look at them, fewer if the deck holds fewer: it is not made anew for this.

    Whoever looks lays them back with `lay_on_top` or `lay_under`.
    """
    seen: list[str] = []
    while len(seen) < count and cards_left(g.nexus):
        card: str = yield from _take(g, rule)
        seen.append(card)
    tell(g, "looked-at-deck", rule, known, {"cards": tuple(seen)}, count=len(seen))
    return seen


def lay_on_top(g: Saga, cards: list[str], known: Mask) -> None:
    """The first of these is the next card drawn; those seats know their order."""
    nexus = g.nexus
    nexus.top = cards + nexus.top
    nexus.top_known = [int(known)] * len(cards) + nexus.top_known
    nexus.deck_size = cards_left(nexus)


def lay_under(g: Saga, cards: list[str], known: Mask) -> None:
    """The last of these is the last card of the deck."""
    nexus = g.nexus
    nexus.bottom += cards
    nexus.bottom_known += [int(known)] * len(cards)
    nexus.deck_size = cards_left(nexus)
