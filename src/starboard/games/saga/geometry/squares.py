"""The squares of a board, the bases on it and the four facings (SAGA-GEOM-01 to SAGA-GEOM-06).

A square is a number, `y * width + x`: x grows to the east, y to the south. A set of squares is a number too, with one
bit for each square in it, so that a question about many squares at once is one operation.
Centres are counted in half squares: the centre of square (x, y) is (2x + 1, 2y + 1).
"""

from typing import Final

from starboard.games.saga.geometry.lines import lines_of

Square = int
Squares = int  # a set of squares, one bit each

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
ALL_ROUND: Final = 4  # the facing of a model with 360 degree vision (SAGA-ARC-04)
FACINGS: Final = (NORTH, EAST, SOUTH, WEST)
# Among equally short walks the one that tries these directions first is shown: straight before diagonal.
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1))
Neighbour = tuple[int, int, Square, Squares]  # dx, dy, the square there, and for a diagonal the two squares beside it
FORWARD: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))


def list_of(squares: Squares) -> list[Square]:
    """The squares of a set, in the order in which a map is read."""
    found: list[Square] = []
    while squares:
        lowest = squares & -squares
        found.append(lowest.bit_length() - 1)
        squares ^= lowest
    return found


def set_of(squares: list[Square]) -> Squares:
    found = 0
    for square in squares:
        found |= 1 << square
    return found


class Base:
    """The squares under a model or a piece of scenery (SAGA-GEOM-03); `Board.base` and `Board.base_of` make it."""

    __slots__ = ("bottom", "centre_x", "centre_y", "high", "left", "mask", "right", "squares", "top", "wide")

    def __init__(self, mask: Squares, width: int) -> None:
        self.mask = mask
        self.squares = tuple(list_of(mask))
        columns = [square % width for square in self.squares]
        self.left, self.right = min(columns), max(columns)
        self.top, self.bottom = self.squares[0] // width, self.squares[-1] // width
        self.wide, self.high = self.right - self.left + 1, self.bottom - self.top + 1
        self.centre_x = self.left + self.right + 1  # in half squares (SAGA-LARGE-10)
        self.centre_y = self.top + self.bottom + 1


_singles: Final[dict[tuple[int, int], list[Base]]] = {}


def singles_of(width: int, height: int) -> list[Base]:
    """The bases of one square on all boards of this size, square by square."""
    found = _singles.get((width, height))
    if found is None:
        found = _singles[width, height] = [Base(1 << square, width) for square in range(width * height)]
    return found


class Board:
    """The map of a mission: which squares are floor; all others, and all outside, are walls (SAGA-GEOM-02).

    It never changes, so what follows from the map alone is worked out once.
    """

    def __init__(self, width: int, height: int, floor: Squares) -> None:
        self.width, self.height = width, height
        self.every = (1 << width * height) - 1
        assert floor & ~self.every == 0, "floor outside the map"
        self.floor = floor
        self.xs = [square % width for square in range(width * height)]
        self.ys = [square // width for square in range(width * height)]
        row = (1 << width) - 1
        column = set_of([y * width for y in range(height)])
        self.up_to_row = [(1 << width * (y + 1)) - 1 for y in range(height)]
        self.from_row = [self.every & ~((1 << width * y) - 1) for y in range(height)]
        self.up_to_column = [column * (row >> width - x - 1) for x in range(width)]
        self.from_column = [column * (row >> x << x) for x in range(width)]
        self.lines = lines_of(width, height)
        self._bases: dict[Squares, Base] = {}
        self.singles = singles_of(width, height)
        self._neighbours: list[list[Neighbour] | None] = [None] * (width * height)
        self._steps_to: list[list[tuple[Squares, Squares]] | None] = [None] * (width * height)
        self._not_west, self._not_east = self.every & ~column, self.every & ~(column << width - 1)

    def square(self, x: int, y: int) -> Square:
        assert self.holds(x, y), f"({x}, {y}) is not on the map"
        return y * self.width + x

    def holds(self, x: int, y: int) -> bool:
        return 0 <= x < self.width and 0 <= y < self.height

    def base(self, corner: Square, wide: int = 1, high: int = 1) -> Base:
        """The base whose north-west square is `corner`: 1x1 for a normal model, 2x2 for a Large one (SAGA-LARGE-01)."""
        if wide == high == 1:
            return self.singles[corner]
        assert self.xs[corner] + wide <= self.width and self.ys[corner] + high <= self.height, "off the map"
        mask = 0
        for y in range(high):
            mask |= ((1 << wide) - 1) << corner + y * self.width
        return self.base_of(mask)

    def base_of(self, squares: Squares) -> Base:
        """The base of a piece that covers exactly these squares."""
        found = self._bases.get(squares)
        if found is None:
            found = self._bases[squares] = Base(squares, self.width)
        return found

    def north(self, squares: Squares) -> Squares:
        """The squares directly north of these; those that would leave the map are gone."""
        return squares >> self.width

    def south(self, squares: Squares) -> Squares:
        return squares << self.width & self.every

    def east(self, squares: Squares) -> Squares:
        return (squares & self._not_east) << 1

    def west(self, squares: Squares) -> Squares:
        return (squares & self._not_west) >> 1

    def shifted(self, squares: Squares, dx: int, dy: int) -> Squares:
        """These squares moved by a step in one of eight directions."""
        moved = squares
        if dx:
            moved = self.east(moved) if dx > 0 else self.west(moved)
        if dy:
            moved = self.south(moved) if dy > 0 else self.north(moved)
        return moved

    def one_step_from(self, squares: Squares, through: Squares) -> Squares:
        """All squares beside these, and those at a corner where one of the two shared squares is in `through`.

        Adjacency, steps, distances and darkness all turn corners in this way and differ only in what `through` is.
        """
        width, east_side, west_side = self.width, self._not_east, self._not_west
        north, south = squares >> width, squares << width & self.every
        east, west = (squares & east_side) << 1, (squares & west_side) >> 1
        sideways, upright = (east | west) & through, (north | south) & through
        corners = sideways >> width | sideways << width & self.every
        corners |= (upright & east_side) << 1 | (upright & west_side) >> 1
        return north | south | east | west | corners

    def neighbours(self, square: Square) -> list["Neighbour"]:
        """The squares around one, in the order of STEPS, each with those past which a diagonal step leads there."""
        found = self._neighbours[square]
        if found is None:
            found = self._neighbours[square] = []
            x, y = self.xs[square], self.ys[square]
            for dx, dy in STEPS:
                if self.holds(x + dx, y + dy):
                    past = 1 << square + dx | 1 << square + dy * self.width if dx and dy else 0
                    found.append((dx, dy, square + dx + dy * self.width, past))
        return found

    def steps_to(self, square: Square) -> list[tuple[Squares, Squares]]:
        """For each of STEPS the square from which it leads to this one, and for a diagonal the two squares beside both.

        Off the map there is none: 0.
        """
        found = self._steps_to[square]
        if found is None:
            found = self._steps_to[square] = []
            x, y = self.xs[square], self.ys[square]
            for dx, dy in STEPS:
                there = self.holds(x - dx, y - dy)
                past = 1 << square - dx | 1 << square - dy * self.width if there and dx and dy else 0
                found.append((1 << square - dx - dy * self.width if there else 0, past))
        return found

    def touching(self, squares: Squares) -> Squares:
        """The squares around these, diagonals included, whatever stands there (SAGA-GEOM-04)."""
        return self.one_step_from(squares, self.every) & ~squares


def board_of(rows: list[str]) -> Board:
    """A board from a drawing with one character a square, where `#` is a wall and anything else floor."""
    width = len(rows[0])
    floor = 0
    for y, row in enumerate(rows):
        assert len(row) == width, f"row {y} has {len(row)} squares instead of {width}"
        for x, character in enumerate(row):
            if character != "#":
                floor |= 1 << y * width + x
    return Board(width, len(rows), floor)
