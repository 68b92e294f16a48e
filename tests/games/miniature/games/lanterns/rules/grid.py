"""Squares, walking and lines of sight: plain functions of the ground, for the rules, for queries and for bots."""

from collections.abc import Collection, Sequence

from starboard.games.lanterns.content.halls import COLUMNS, FLOOR, ROWS, WALL, Square

Ground = Sequence[Sequence[str]]  # rows of squares


def at(ground: Ground, square: Square) -> str:
    return ground[square[1]][square[0]]


def around(square: Square) -> list[Square]:
    """The squares beside it, never diagonally, from the top one clockwise."""
    column, row = square
    beside = [(column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)]
    return [(x, y) for x, y in beside if 0 <= x < COLUMNS and 0 <= y < ROWS]


def apart(one: Square, other: Square) -> int:
    """How far two squares lie apart, a diagonal counting as one."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def paths(ground: Ground, start: Square, steps: int, taken: Collection[Square]) -> dict[Square, list[Square]]:
    """Every square that can be walked to within so many steps, with a shortest way there (LAN-WALK-01)."""
    found: dict[Square, list[Square]] = {start: []}
    edge = [start]
    for _ in range(steps):
        beyond: list[Square] = []
        for square in edge:
            for near in around(square):
                if near not in found and at(ground, near) == FLOOR and near not in taken:
                    found[near] = [*found[square], near]
                    beyond.append(near)
        edge = beyond
    del found[start]
    return found


def sees(ground: Ground, one: Square, other: Square, corners_block: bool) -> bool:
    """Whether no wall stands between two squares (LAN-SIGHT-01)."""
    return not blocking(ground, one, other, corners_block)


def blocking(ground: Ground, one: Square, other: Square, corners_block: bool) -> list[Square]:
    """The walls that stand in the line; with `corners_block` those too that it only touches at a corner."""
    between = touched(one, other) if corners_block else line(one, other)
    return [square for square in between if at(ground, square) == WALL]


def line(one: Square, other: Square) -> list[Square]:
    """The squares that a straight line from middle to middle passes through, from the first square on."""
    return [square for square in _between(one, other) if _sides(square, one, other) == (-1, 1)]


def touched(one: Square, other: Square) -> list[Square]:
    """The same with those that the line only touches at a corner."""
    return [square for square in _between(one, other) if 0 in _sides(square, one, other)] + line(one, other)


def _between(one: Square, other: Square) -> list[Square]:
    """The squares of the rectangle that the two span, but for themselves, the nearest first."""
    columns = range(min(one[0], other[0]), max(one[0], other[0]) + 1)
    rows = range(min(one[1], other[1]), max(one[1], other[1]) + 1)
    found = [(x, y) for y in rows for x in columns if (x, y) not in (one, other)]
    return sorted(found, key=lambda square: ((square[0] - one[0]) ** 2 + (square[1] - one[1]) ** 2, square))


def _sides(square: Square, one: Square, other: Square) -> tuple[int, int]:
    """On which sides of the line the square's corners lie: (-1, 1) on both; a 0 says that one lies on the line.

    Counted in half squares, so that everything is a whole number: a middle has odd numbers, a corner even ones.
    """
    ax, ay = 2 * one[0] + 1, 2 * one[1] + 1
    dx, dy = 2 * (other[0] - one[0]), 2 * (other[1] - one[1])
    corners = [(2 * (square[0] + x), 2 * (square[1] + y)) for x in (0, 1) for y in (0, 1)]
    sides = [_sign(dx * (y - ay) - dy * (x - ax)) for x, y in corners]
    return min(sides), max(sides)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
