"""Boards and layouts from drawings, one character a square; rows are lines, or parted by slashes.

#        wall                       .   floor
?        floor not yet revealed     +   closed door (neighbours are one door)
o        Obstacle                   k   Blocking scenery (neighbours are one piece)
g        glass                      *   darkness counter
m        some model                 A-Z a model with a name; four of one letter are a 2x2 base
0-9, a-f floor with a name
"""

from starboard.games.saga.geometry.layout import Layout, Piece
from starboard.games.saga.geometry.squares import Base, Board, Square, Squares, board_of, list_of

NAMES = "0123456789abcdefABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Drawing:
    def __init__(self, text: str) -> None:
        self.rows = [line.strip() for line in text.replace("/", "\n").strip().splitlines()]
        self.board: Board = board_of(self.rows)
        self.layout = Layout(
            self.board,
            doors=self._groups("+"),
            unrevealed=self.all_of("?"),
            glass=self.all_of("g"),
            models=self.all_of("m" + "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
            pieces=[
                *(Piece(f"o{n}", self.board.base_of(group), False) for n, group in enumerate(self._groups("o"))),
                *(Piece(f"k{n}", self.board.base_of(group), True) for n, group in enumerate(self._groups("k"))),
            ],
            darkness=list_of(self.all_of("*")),
        )

    def all_of(self, characters: str) -> Squares:
        """All squares drawn with one of these characters."""
        drawn = "".join(self.rows)
        return sum(1 << square for square, character in enumerate(drawn) if character in characters)

    def base(self, name: str) -> Base:
        return self.board.base_of(self.all_of(name))

    def square(self, name: str) -> Square:
        (found,) = list_of(self.all_of(name))
        return found

    def piece(self, name: str) -> Base:
        """The piece of scenery or the door with this id, or at this square."""
        return self.layout.pieces[name].base

    def names(self, squares: Squares) -> str:
        """The names of squares in a set, sorted; squares without a name do not count."""
        drawn = "".join(self.rows)
        return "".join(sorted({drawn[square] for square in list_of(squares) if drawn[square] in NAMES}))

    def _groups(self, character: str) -> list[Squares]:
        left, groups = self.all_of(character), []
        while left:
            group = left & -left
            while True:
                board = self.board
                grown = group | board.north(group) | board.south(group) | board.east(group) | board.west(group)
                if grown & left == group:
                    break
                group = grown & left
            groups.append(group)
            left &= ~group
        return groups
