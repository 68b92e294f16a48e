"""Decks and their discard piles.

A deck nobody has looked into has no order yet: drawing is a `Chance` over what is left. Only cards that rules put on
top or underneath, where somebody knows them, have a place.
"""

from starboard.kernel.fields import DeckFields
from starboard.kernel.requests import Chance, Payload, Procedure


class Deck(DeckFields):
    """The unordered cards, those known to lie on top and at the bottom (with who knows them), and the discard pile."""

    __slots__ = ()

    @staticmethod
    def blank() -> "Deck":
        return Deck([], True)

    @classmethod
    def fresh(cls) -> "Deck":
        return Deck([])

    def clone(self) -> "Deck":
        new = Deck(self.cards, True)
        self.copy_to(new)
        return new

    def __len__(self) -> int:
        return len(self.top) + len(self.cards) + len(self.bottom)

    def shuffle_in_discard(self) -> None:
        """The discard pile is shuffled into the deck, and what was known of its order is lost."""
        self.cards += self.top + self.bottom + self.discard
        self.forget()
        self.discard = []

    def shuffle_in(self, card: str) -> None:
        self.cards += self.top + self.bottom
        self.cards.append(card)
        self.forget()

    def forget(self) -> None:
        self.top, self.top_known, self.bottom, self.bottom_known = [], [], [], []

    def put_on_top(self, card: str, known: int) -> None:
        self.top.insert(0, card)
        self.top_known.insert(0, known)

    def put_under(self, card: str, known: int) -> None:
        self.bottom.append(card)
        self.bottom_known.append(known)


def draw(deck: Deck, rule: str, kind: str = "draw") -> Procedure[Payload]:
    """Take the next card, turning the discard pile into a new deck when needed; None when there is nothing left."""
    if not deck.cards and not deck.top and not deck.bottom:
        if not deck.discard:
            return None
        deck.shuffle_in_discard()
    if deck.top:
        deck.top_known.pop(0)
        return deck.top.pop(0)
    if deck.cards:
        card: str = yield Chance(deck.cards, rule, kind)
        deck.cards.remove(card)
        return card
    deck.bottom_known.pop(0)
    return deck.bottom.pop(0)
