"""A sheet of characters to draw on, each with a style."""

from collections.abc import Sequence

from rich.text import Text

Point = tuple[int, int]  # column and row

CORNERS = {
    frozenset("rd"): "╭", frozenset("ld"): "╮", frozenset("ru"): "╰", frozenset("lu"): "╯",
    frozenset("lr"): "─", frozenset("ud"): "│",
}  # fmt: skip


class Canvas:
    def __init__(self, width: int, height: int) -> None:
        self.cells = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write from a point to the right; what does not fit on the sheet is cut off."""
        row = self.cells[y]
        for at, letter in enumerate(text, x):
            if at < len(row):
                row[at] = (letter, style)

    def at(self, x: int, y: int) -> str:
        return self.cells[y][x][0]

    def line(self, points: Sequence[Point], style: str = "") -> None:
        """A line through the points, with rounded corners."""
        cells = _cells_between(points)
        for before, here, after in zip([None, *cells], cells, [*cells[1:], None], strict=False):
            sides = {_side(here, other) for other in (before, after) if other}
            self.put(*here, CORNERS.get(frozenset(sides)) or ("─" if sides & set("lr") else "│"), style)

    def lines(self) -> list[Text]:
        return [_text(row) for row in self.cells]


def _cells_between(points: Sequence[Point]) -> list[Point]:
    cells = [points[0]]
    for x, y in points[1:]:
        while cells[-1] != (x, y):
            at_x, at_y = cells[-1]
            cells.append((at_x + (x > at_x) - (x < at_x), at_y + (y > at_y) - (y < at_y)))
    return cells


def _side(here: Point, other: Point) -> str:
    if other[0] != here[0]:
        return "r" if other[0] > here[0] else "l"
    return "d" if other[1] > here[1] else "u"


def _text(row: Sequence[tuple[str, str]]) -> Text:
    text = Text(no_wrap=True, overflow="crop", end="")
    for letter, style in row:
        text.append(letter, style or None)
    text.rstrip()
    text.end = "\n"
    return text
