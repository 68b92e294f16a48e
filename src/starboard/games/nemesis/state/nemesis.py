"""The whole table of Nemesis, plain data, and who may see each part of it (NEM-GEN-11).

Nothing is decided before somebody could know it: a face-down tile nobody looked at has no value yet, and a deck has no
order. What was looked at has a value and, beside it, the bits of the seats that know it.
"""

from typing import ClassVar

from starboard.games.nemesis.state.board import BOARDS, Board
from starboard.games.nemesis.state.fields import Character, NemesisFields
from starboard.games.nemesis.state.pieces import OPEN_DOOR
from starboard.games.nemesis.state.schemas import SCHEMAS
from starboard.kernel.decks import Deck


class Nemesis(NemesisFields):
    """The whole table."""

    SCHEMA: ClassVar[int] = 1
    SCHEMAS: ClassVar[dict[int, dict[str, str]]] = SCHEMAS
    __slots__ = ("board",)

    board: Board

    def __init__(self, seats: int, mode: str, options: list[str], blank: bool = False) -> None:
        super().__init__(mode, options, blank)
        if blank:  # a copy fills in everything else itself
            return
        self.map = "alternative" if "alternative-board" in options else "basic"
        self.board = BOARDS[self.map]
        self.players = [Character(seat) for seat in range(seats)]
        self.noise = [False] * (len(self.board.corridors) + self.board.networks)
        self.doors = [OPEN_DOOR] * len(self.board.corridors)
        self.fates = [""] * seats

    @staticmethod
    def blank() -> "Nemesis":
        return Nemesis(0, "", [], True)

    @classmethod
    def fresh(cls) -> "Nemesis":
        return Nemesis(0, "", [])

    def filled(self) -> None:
        self.board = BOARDS[self.map]

    def clone(self) -> "Nemesis":
        new = Nemesis(0, self.mode, self.options, True)
        self.copy_to(new)
        new.board = self.board
        return new

    def item_deck(self, colour: str) -> Deck:
        return self.red if colour == "red" else self.yellow if colour == "yellow" else self.green
