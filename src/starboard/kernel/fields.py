"""Written by `make fields` from src/starboard/kernel/declared.py."""

from typing import ClassVar

from starboard.kernel.pieces import Field, Piece
from starboard.kernel.shapes import INT, WORD, Many, Plain
from starboard.kernel.visibility import COUNT, NEVER, PUBLIC, Known


class DeckFields(Piece):
    """The unordered cards, those known to lie on top and at the bottom (with who knows them), and the discard pile."""

    FIELDS: ClassVar[dict[str, Field]] = {
        "cards": Field(COUNT, Many(WORD), needed=True),
        "top": Field(Known("top_known"), Many(WORD)),
        "top_known": Field(NEVER, Many(INT)),
        "bottom": Field(Known("bottom_known"), Many(WORD)),
        "bottom_known": Field(NEVER, Many(INT)),
        "discard": Field(PUBLIC, Many(WORD)),
    }
    __slots__ = (
        "bottom",
        "bottom_known",
        "cards",
        "discard",
        "top",
        "top_known",
    )

    def __init__(self, cards: list[str], blank: bool = False) -> None:
        self.cards = cards  # in no order
        if blank:  # a copy fills in everything else itself
            return
        self.top: list[str] = []
        self.top_known: list[int] = []
        self.bottom: list[str] = []
        self.bottom_known: list[int] = []
        self.discard: list[str] = []

    def copy_to(self, new: "DeckFields") -> None:
        """For `clone`: all fields, sharing nothing."""
        new.cards = self.cards.copy()
        new.top = self.top.copy()
        new.top_known = self.top_known.copy()
        new.bottom = self.bottom.copy()
        new.bottom_known = self.bottom_known.copy()
        new.discard = self.discard.copy()

    def row(self) -> list[Plain]:
        return [
            self.cards.copy(),
            self.top.copy(),
            self.top_known.copy(),
            self.bottom.copy(),
            self.bottom_known.copy(),
            self.discard.copy(),
        ]
