"""The rulers: from the exact centre of a base to the nearest point of another (SAGA-RANGE-01 to SAGA-RANGE-04)."""

from typing import Final

from starboard.games.saga.geometry.squares import Base, Board, Squares

# Lengths in squares (SAGA-RANGE-02).
SHORT: Final = 4
LONG: Final = 8
UNLIMITED: Final = 0  # no ruler is laid (SAGA-RANGE-04)


_reaches: dict[tuple[int, int, int, int, int], Squares] = {}  # the same for all boards of one size


def squares_in_range(board: Board, base: Base, ruler: int) -> Squares:
    """All squares of which some point is within the ruler's length of the centre of the base (SAGA-RANGE-03)."""
    if ruler == UNLIMITED:
        return board.every
    key = (board.width, board.height, base.centre_x, base.centre_y, ruler)
    found = _reaches.get(key)
    if found is None:
        found = _reaches[key] = _measured(board, base.centre_x, base.centre_y, ruler)
    return found


def _measured(board: Board, centre_x: int, centre_y: int, ruler: int) -> Squares:
    """The same, with a ruler in half squares against every square that can be so near."""
    found, length = 0, 2 * ruler
    for row in range(max(0, (centre_y - length) // 2 - 1), min(board.height, (centre_y + length) // 2 + 1)):
        for column in range(max(0, (centre_x - length) // 2 - 1), min(board.width, (centre_x + length) // 2 + 1)):
            x, y = 2 * column, 2 * row
            dx = max(x - centre_x, 0, centre_x - (x + 2))
            dy = max(y - centre_y, 0, centre_y - (y + 2))
            if dx * dx + dy * dy <= length * length:
                found |= 1 << row * board.width + column
    return found


def in_range(board: Board, base: Base, target: Base, ruler: int) -> bool:
    """Whether one square of the target is in range. Nothing in between matters (SAGA-RANGE-01).

    For a stealth test the base is the Mercenary's last square and the target the Agent (SAGA-STEALTH-04).
    """
    return squares_in_range(board, base, ruler) & target.mask != 0


def straight_line(one: Base, other: Base) -> int:
    """The distance between the centres of two bases, squared and in half squares: to break ties (SAGA-GEOM-08)."""
    dx, dy = one.centre_x - other.centre_x, one.centre_y - other.centre_y
    return dx * dx + dy * dy
