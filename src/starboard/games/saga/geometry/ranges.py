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


Row = tuple[int, int, int]  # of squares: so many rows below the centre's, from one column to another, as seen from it
_rows: dict[tuple[int, int, int], list[Row]] = {}


def _measured(board: Board, centre_x: int, centre_y: int, ruler: int) -> Squares:
    """The same, row by row as far as the map goes."""
    key = (centre_x % 2, centre_y % 2, ruler)
    if key not in _rows:
        _rows[key] = _rows_in_reach(*key)
    found, width = 0, board.width
    for down, first, last in _rows[key]:
        row = centre_y // 2 + down
        left, right = max(centre_x // 2 + first, 0), min(centre_x // 2 + last, width - 1)
        if 0 <= row < board.height and left <= right:
            found |= (1 << right - left + 1) - 1 << row * width + left
    return found


def _rows_in_reach(centre_x: int, centre_y: int, ruler: int) -> list[Row]:
    """The squares in reach of a centre, measured in half squares; a row of them has no gaps."""
    found: list[Row] = []
    length = 2 * ruler
    for down in range(-ruler - 1, ruler + 2):
        reached: list[int] = []
        for aside in range(-ruler - 1, ruler + 2):
            x, y = 2 * aside, 2 * down
            dx = max(x - centre_x, 0, centre_x - (x + 2))
            dy = max(y - centre_y, 0, centre_y - (y + 2))
            if dx * dx + dy * dy <= length * length:
                reached.append(aside)
        if reached:
            found.append((down, reached[0], reached[-1]))
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
