"""The halls, one for each scenario: a grid of 6 by 6, where everybody begins, and how many Lanterns must burn."""

from typing import Final

COLUMNS: Final = 6
ROWS: Final = 6
FLOOR, WALL, LANTERN = "floor", "wall", "lantern"

Square = tuple[int, int]  # column and row, counted from the top left

CROSSING, CELLAR, TOWER = "crossing", "cellar", "tower"

# "#" a wall, "L" a Lantern, "s" where Wanderers begin, "k" where the Keeper begins.
DRAWN: Final[dict[str, tuple[str, ...]]] = {
    CROSSING: (
        "ss.#.L",
        "s.L...",
        "..#.#.",
        "L....k",
        ".#.L..",
        "...#.L",
    ),
    CELLAR: (
        "s.#L..",
        "s...#.",
        "s#L...",
        "..#.#L",
        "L.....",
        "..L#.k",
    ),
    TOWER: (
        "L.s.s.",
        ".#.#.L",
        "L.s...",
        "..##.L",
        ".#....",
        "L..k..",
    ),
}


class Hall:
    """What is printed of a hall."""

    def __init__(self, drawn: tuple[str, ...]) -> None:
        kinds = {"#": WALL, "L": LANTERN}
        self.ground: list[list[str]] = [[kinds.get(sign, FLOOR) for sign in row] for row in drawn]
        self.starts = squares_of(drawn, "s")
        self.keeper = squares_of(drawn, "k")[0]
        self.lanterns = squares_of(drawn, "L")


def squares_of(drawn: tuple[str, ...], sign: str) -> list[Square]:
    return [(column, row) for row in range(ROWS) for column in range(COLUMNS) if drawn[row][column] == sign]


HALLS: Final[dict[str, Hall]] = {name: Hall(drawn) for name, drawn in DRAWN.items()}


def name_of(square: Square) -> str:
    """As players say it: C4 is the third square of the fourth row."""
    return "ABCDEF"[square[0]] + str(square[1] + 1)
