"""What a screen may ask before a choice: a line of sight, the squares in reach. From a seat's view alone."""

from typing import Any

from starboard.games.lanterns.content.box import KEEPER, STEPS
from starboard.games.lanterns.content.halls import COLUMNS, ROWS, Square
from starboard.games.lanterns.rules.grid import blocking, line, paths
from starboard.games.lanterns.rules.options import CORNERS_BLOCK
from starboard.games.lanterns.words.names import role, yes
from starboard.kernel.errors import StarboardError, Unknown
from starboard.kernel.game import Described
from starboard.kernel.shapes import Plain

KINDS = ("sight", "reach", "look")


def inspect(state: dict[str, Plain], seat: int, query: dict[str, Plain]) -> Plain:
    """What is asked: `{"kind": "sight", "from": [x, y], "to": [x, y]}`; `{"kind": "reach", "of": "scout"}`;
    `{"kind": "look", "at": [x, y]}`, which screens ask that know nothing else of the game.
    """
    kind = query.get("kind")
    if kind == "sight":
        return sight(state, a_square(query, "from"), a_square(query, "to"))
    if kind == "reach":
        return reach(state, str(query.get("of")))
    if kind == "look":
        return look(state, seat, a_square(query, "at"))
    raise Unknown("query", str(kind), KINDS)


def sight(state: dict[str, Plain], one: Square, other: Square) -> dict[str, Any]:
    """The squares between, and the walls that stand in the way."""
    walls = blocking(state["ground"], one, other, CORNERS_BLOCK in state["options"])
    return {"sees": not walls, "line": [list(s) for s in line(one, other)], "walls": [list(s) for s in walls]}


def reach(state: dict[str, Plain], of: str) -> dict[str, Any]:
    """Where the figure of a role could walk, whoever's turn it is."""
    figures: dict[str, Any] = {who["role"]: who for who in state["wanderers"] if who["flames"]}
    figures["keeper"] = state["keeper"]
    if of not in figures:
        raise Unknown("figure", of, list(figures))
    taken = [tuple(figure["at"]) for figure in figures.values()]
    found = paths(state["ground"], tuple(figures[of]["at"]), STEPS[of], taken)
    return {"squares": [list(square) for square in sorted(found)]}


def look(state: dict[str, Plain], seat: int, square: Square) -> Plain:
    """What a screen shows of a square that is looked at: how far its figure reaches, and whether yours see it."""
    figures: list[Any] = [*[who for who in state["wanderers"] if who["flames"]], {**state["keeper"], "role": KEEPER}]
    say: list[Plain] = []
    area: list[Plain] = []
    line_there: list[Plain] = []
    for figure in figures:
        if tuple(figure["at"]) == square:
            area = reach(state, figure["role"])["squares"]
            say.append(Described("lanterns-look-reach", {"count": len(area)}).plain())
        elif figure["seat"] == seat:
            seen = sight(state, tuple(figure["at"]), square)
            say.append(
                Described("lanterns-look-sight", {"who": role(figure["role"]), "sees": yes(seen["sees"])}).plain()
            )
            line_there = seen["line"]
    return {"say": say, "line": line_there, "area": area}


def a_square(query: dict[str, Plain], name: str) -> Square:
    """A square of the grid, or a refusal: whoever asks may ask anything."""
    place = query.get(name)
    if isinstance(place, list) and len(place) == 2 and all(type(number) is int for number in place):
        column, row = place
        if 0 <= column < COLUMNS and 0 <= row < ROWS:
            return column, row
    raise StarboardError(f"{name} is no square of the hall")
