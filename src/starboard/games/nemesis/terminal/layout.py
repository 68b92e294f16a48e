"""Where the ship's Rooms are drawn, bow to the left, and which way each Corridor is drawn between them.

Rooms stand in seven columns and five bands. A Corridor between neighbours in a band or a column is a straight line;
the ways of the others are listed, and so is each way between two Rooms that are joined twice.
"""

from typing import Final

from starboard.cli.canvas import Point

WIDTH, HEIGHT = 99, 19
BOX_WIDTH, BOX_HEIGHT = 11, 3
COLUMNS: Final = (0, 13, 28, 43, 58, 73, 88)
BAND_HEIGHT = 4

# Room: (column, band)
SPOTS: Final = {
    1: (0, 2), 2: (1, 1), 3: (1, 2), 4: (1, 3), 5: (2, 0), 6: (2, 1), 7: (2, 2), 8: (2, 3), 9: (2, 4), 10: (3, 0),
    11: (3, 2), 12: (3, 4), 13: (4, 0), 14: (4, 1), 15: (4, 3), 16: (4, 4), 17: (5, 1), 18: (5, 3), 19: (6, 0),
    20: (6, 2), 21: (6, 4),
}  # fmt: skip

Ways = dict[tuple[int, int], list[tuple[Point, ...]]]

BOTH_BOARDS: Final[Ways] = {
    (1, 2): [((4, 7), (4, 5), (12, 5))],
    (1, 4): [((4, 11), (4, 13), (12, 13))],
    (8, 11): [((39, 13), (48, 13), (48, 11))],
    (11, 15): [((54, 10), (63, 10), (63, 11))],
    (17, 20): [((78, 7), (78, 8), (87, 8))],
    (18, 21): [((84, 13), (93, 13), (93, 15))],
}

WAYS: Final[dict[str, Ways]] = {
    "basic": {
        **BOTH_BOARDS,
        (6, 11): [((39, 5), (48, 5), (48, 7))],
        (11, 14): [((54, 8), (63, 8), (63, 7))],
        (17, 19): [((84, 5), (93, 5), (93, 3))],
        (18, 20): [((78, 11), (78, 10), (87, 10))],
    },
    "alternative": {
        **BOTH_BOARDS,
        (1, 3): [((9, 8), (12, 8)), ((9, 10), (12, 10))],
        (2, 5): [((18, 3), (18, 1), (27, 1))],
        (4, 9): [((18, 15), (18, 17), (27, 17))],
        (6, 11): [((39, 4), (51, 4), (51, 7)), ((39, 6), (45, 6), (45, 7))],
        (12, 16): [((54, 16), (57, 16)), ((54, 18), (57, 18))],
        (14, 17): [((69, 4), (72, 4)), ((69, 6), (72, 6))],
        (18, 20): [((78, 11), (78, 10), (87, 10)), ((84, 12), (91, 12), (91, 11))],
    },
}


def box(room: int) -> tuple[int, int, int]:
    """The upper left corner of a Room's box, and its width: the bow is narrow."""
    column, band = SPOTS[room]
    return COLUMNS[column], band * BAND_HEIGHT, BOX_WIDTH if column else BOX_WIDTH - 2


def way(board: str, corridors: list[tuple[int, int]], corridor: int) -> tuple[Point, ...]:
    """The points a Corridor is drawn through."""
    rooms = corridors[corridor]
    listed = WAYS[board].get(rooms)
    if listed is None:
        return straight(*rooms)
    return listed[corridors[:corridor].count(rooms)]


def straight(one: int, other: int) -> tuple[Point, Point]:
    (x, y, width), (other_x, other_y, _) = box(one), box(other)
    if y == other_y:
        return (x + width, y + 1), (other_x - 1, y + 1)
    return (x + width // 2, y + BOX_HEIGHT), (x + width // 2, other_y - 1)
