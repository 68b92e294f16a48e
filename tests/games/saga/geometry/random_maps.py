"""Random maps with everything on them, the same for the same seed; and the same map turned or mirrored."""

from random import Random

from starboard.games.saga.geometry.squares import EAST, WEST
from tests.games.saga.geometry.drawing import Drawing

KINDS = "." * 22 + "#" * 6 + "o" * 3 + "k" * 2 + "+" * 2 + "g" + "?" + "m" * 3


def random_map(seed: int, large: str = "", width: int = 8, height: int = 7) -> Drawing:
    """A map with models A and B somewhere; those named in `large` have a 2x2 base."""
    dice = Random(seed)
    rows = [[dice.choice(KINDS) for _ in range(width)] for _ in range(height)]
    taken: set[tuple[int, int]] = set()
    for name in "AB":
        size = 2 if name in large else 1
        while True:
            x, y = dice.randrange(width - size + 1), dice.randrange(height - size + 1)
            squares = {(x + dx, y + dy) for dx in range(size) for dy in range(size)}
            if not squares & taken:
                break
        taken |= squares
        for to_x, to_y in squares:
            rows[to_y][to_x] = name
    return Drawing("\n".join("".join(row) for row in rows))


def quarter_turn(drawing: Drawing) -> Drawing:
    """The same map turned clockwise; every facing turns by one."""
    return Drawing("\n".join("".join(row[x] for row in reversed(drawing.rows)) for x in range(len(drawing.rows[0]))))


def mirrored(drawing: Drawing) -> Drawing:
    """The same map with west and east exchanged."""
    return Drawing("\n".join(row[::-1] for row in drawing.rows))


def turned_facing(facing: int) -> int:
    return (facing + 1) % 4


def mirrored_facing(facing: int) -> int:
    return {EAST: WEST, WEST: EAST}.get(facing, facing)


def turned_square(square: int, width: int, height: int) -> int:
    x, y = square % width, square // width
    return x * height + height - 1 - y


def mirrored_square(square: int, width: int) -> int:
    x, y = square % width, square // width
    return y * width + width - 1 - x
