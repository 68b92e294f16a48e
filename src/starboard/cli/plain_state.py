"""Reading a state that nobody has drawn: where its grid is, which pieces stand on it, what belongs to a seat.

Only by what the state looks like, the same for every game, and the same as in the browser (web/src/kit/plain): a grid
is a field with rows of words, all of one length; a piece stands on it where it has `at` with [column, row]; it belongs
to the seat in its field `seat`.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

Facts = dict[str, Any]
Square = tuple[int, int]  # column and row, from the top left


class Grid(NamedTuple):
    field: str
    ground: list[list[str]]

    def has(self, square: Square) -> bool:
        return 0 <= square[1] < len(self.ground) and 0 <= square[0] < len(self.ground[0])


class Found(NamedTuple):
    """A piece, the field it was found in, and where it stands, if anywhere."""

    field: str
    facts: Facts
    path: tuple[str, ...]


def grid_of(state: Facts) -> Grid | None:
    """The first field that is a grid; None for games without one."""
    for field, value in state.items():
        if _are_rows(value):
            return Grid(field, value)
    return None


def _are_rows(value: Any) -> bool:
    if not isinstance(value, list) or len(value) < 2 or not all(isinstance(row, list) for row in value):
        return False
    width = len(value[0])
    return width > 1 and all(len(row) == width and all(type(one) is str for one in row) for row in value)


def pieces_in(value: Any, field: str = "", path: tuple[str, ...] = ()) -> Iterator[Found]:
    """Every piece in a state, the outermost first; what is in a dictionary belongs to the field it is in."""
    if isinstance(value, list):
        for at, one in enumerate(value):
            yield from pieces_in(one, field, (*path, str(at)))
    elif isinstance(value, dict):
        by_name = _is_dictionary(value)
        if path and not by_name:
            yield Found(field, value, path)
        for name, one in value.items():
            yield from pieces_in(one, field if by_name else name, (*path, name))


def _is_dictionary(value: Facts) -> bool:
    """Pieces that all have the same fields, by names, and not a piece with pieces in it."""
    inside = list(value.values())
    return bool(inside) and all(isinstance(one, dict) and one.keys() == inside[0].keys() for one in inside)


def square_of(facts: Facts) -> Square | None:
    place = facts.get("at")
    if isinstance(place, list) and len(place) == 2 and all(type(number) is int for number in place):
        return place[0], place[1]
    return None


def pieces_on(state: Facts, grid: Grid) -> list[tuple[Square, Found]]:
    """What stands on the grid."""
    found = [(square_of(piece.facts), piece) for piece in pieces_in(state)]
    return [(square, piece) for square, piece in found if square is not None and grid.has(square)]


def pieces_of(state: Facts, seat: int) -> list[Found]:
    """The pieces of a seat, none that lies in another of them."""
    own = [piece for piece in pieces_in(state) if piece.facts.get("seat") == seat]
    return [piece for piece in own if not any(_inside(piece, other) for other in own)]


def _inside(piece: Found, other: Found) -> bool:
    return len(other.path) < len(piece.path) and piece.path[: len(other.path)] == other.path


def seats_in(state: Facts) -> list[int]:
    """The seats that have pieces."""
    seats = {piece.facts.get("seat") for piece in pieces_in(state)}
    return sorted(seat for seat in seats if type(seat) is int and seat >= 0)


def counters_of(state: Facts) -> list[tuple[str, Any]]:
    """Single values of the whole table: clocks, phases, counters."""
    return [(name, one) for name, one in state.items() if type(one) in (str, int, bool) and one != ""]
