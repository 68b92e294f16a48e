"""The table as one seat sees it, made into a table again: so a bot asks the rules what is possible.

What the seat may not see is left as it is at the start of a game.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias, TypeVar

from starboard.kernel.game import State
from starboard.kernel.pieces import Piece
from starboard.kernel.shapes import Many, Maybe, Named, Part, Row, Shape
from starboard.kernel.visibility import NEVER

S = TypeVar("S", bound=State)

Reader: TypeAlias = Callable[[Any], Any]


def imagined(kind: type[S], view: dict[str, Any]) -> S:
    """A table that looks the same to this seat."""
    table = _read(kind, view)
    assert isinstance(table, kind)
    return table


def _read(kind: Any, seen: dict[str, Any]) -> Piece:
    piece: Piece = kind.fresh()
    for name, reader, listed in _fields(kind):
        value = seen[name]
        if listed and not isinstance(value, (list, dict)):
            continue  # only how many there are
        setattr(piece, name, reader(value) if reader is not None else value)
    return piece


_FIELDS: Final[dict[Any, list[tuple[str, Reader | None, bool]]]] = {}


def _fields(kind: Any) -> list[tuple[str, Reader | None, bool]]:
    """Of every field that anybody sees: its name, what makes its value from a view, whether it may be a count."""
    found = _FIELDS.get(kind)
    if found is None:
        found = []
        for name, field in kind.FIELDS.items():
            if field.show is not NEVER:
                found.append((name, _reader(field.shape), isinstance(field.shape, (Many, Named))))
        _FIELDS[kind] = found
    return found


def _reader(shape: Shape) -> Reader | None:
    """What makes a value of this shape from what a view shows; None: the same value will do."""
    if shape.simple:
        return None
    if isinstance(shape, Part):
        kind = shape.kind
        return lambda seen: _read(kind, seen)
    if isinstance(shape, Maybe):
        inside = _reader(shape.shape)
        return lambda seen: seen if seen is None or inside is None else inside(seen)
    if isinstance(shape, Row):
        return tuple
    if isinstance(shape, Named):
        inside = _reader(shape.shape)
        return lambda seen: {name: inside(one) if inside else one for name, one in seen.items()}
    assert isinstance(shape, Many)
    inside = _reader(shape.shape)
    return list if inside is None else lambda seen: [inside(one) for one in seen]
