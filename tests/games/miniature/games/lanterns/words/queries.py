"""What a screen may ask before a choice: a line of sight, the squares in reach. From a seat's view alone."""

from typing import Any

from starboard.games.lanterns.content.box import STEPS
from starboard.games.lanterns.content.halls import COLUMNS, ROWS, Square
from starboard.games.lanterns.rules.grid import blocking, line, paths
from starboard.games.lanterns.rules.options import CORNERS_BLOCK
from starboard.kernel.errors import StarboardError, Unknown
from starboard.kernel.shapes import Plain

KINDS = ("sight", "reach")


def inspect(state: dict[str, Plain], seat: int, query: dict[str, Plain]) -> Plain:
    """`{"kind": "sight", "from": [x, y], "to": [x, y]}`; `{"kind": "reach", "of": "scout"}`."""
    kind = query.get("kind")
    if kind == "sight":
        return sight(state, a_square(query, "from"), a_square(query, "to"))
    if kind == "reach":
        return reach(state, str(query.get("of")))
    raise Unknown("query", str(kind), KINDS)


def sight(state: dict[str, Plain], one: Square, other: Square) -> Plain:
    """The squares between, and the walls that stand in the way."""
    walls = blocking(state["ground"], one, other, CORNERS_BLOCK in state["options"])
    return {"sees": not walls, "line": [list(s) for s in line(one, other)], "walls": [list(s) for s in walls]}


def reach(state: dict[str, Plain], role: str) -> Plain:
    """Where the figure of a role could walk, whoever's turn it is."""
    figures: dict[str, Any] = {who["role"]: who for who in state["wanderers"] if who["flames"]}
    figures["keeper"] = state["keeper"]
    if role not in figures:
        raise Unknown("figure", role, list(figures))
    taken = [tuple(figure["at"]) for figure in figures.values()]
    found = paths(state["ground"], tuple(figures[role]["at"]), STEPS[role], taken)
    return {"squares": [list(square) for square in sorted(found)]}


def a_square(query: dict[str, Plain], name: str) -> Square:
    """A square of the grid, or a refusal: whoever asks may ask anything."""
    place = query.get(name)
    if isinstance(place, list) and len(place) == 2 and all(type(number) is int for number in place):
        column, row = place
        if 0 <= column < COLUMNS and 0 <= row < ROWS:
            return column, row
    raise StarboardError(f"{name} is no square of the hall")
