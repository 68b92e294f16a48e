"""A table as it was at some moment: to put it back in place, or to say what has changed since."""

from typing import Any

from starboard.kernel.game import State
from starboard.kernel.pieces import Piece, plan_of

Place = str | Piece | tuple[Piece, str]  # "noise", "players[0].hand", a piece, or a field of one


class Remembered:
    """Every piece of a table with the values it has now. Pieces keep their identity, so a test may hold on to them."""

    def __init__(self, g: State) -> None:
        self._g = g
        self._reveals = g.reveals
        self._told = len(g.events or ())
        self._pieces: dict[int, tuple[Piece, str, dict[str, Any]]] = {}  # by identity: the piece, its place, its values
        self._remember(g, "")

    def _remember(self, piece: Piece, place: str) -> None:
        values: dict[str, Any] = {}
        self._pieces[id(piece)] = (piece, place, values)
        for name in plan_of(piece).names:
            value = getattr(piece, name)
            values[name] = (value, value[:]) if isinstance(value, list) else value
            for at, part in _parts_of(value):
                self._remember(part, f"{place}.{name}{at}" if place else f"{name}{at}")

    def put_back(self) -> None:
        """Everything is again as it was, in the same pieces and lists."""
        for piece, _, values in self._pieces.values():
            for name, value in values.items():
                if isinstance(getattr(piece, name), list):
                    value, content = value
                    value[:] = content
                setattr(piece, name, value)
        self._g.reveals = self._reveals
        if self._g.events is not None:
            del self._g.events[self._told :]

    def changed(self) -> list[str]:
        """The places with other values now: `players[0].hand`, `noise`; a list of pieces when some came or went."""
        found: list[str] = []
        for piece, place, values in self._pieces.values():
            for name, value in values.items():
                now = getattr(piece, name)
                if not _same(value[1] if isinstance(now, list) else value, now):
                    found.append(f"{place}.{name}" if place else name)
        return found

    def place_of(self, what: Place) -> str:
        """A place in words, however a test names it."""
        if isinstance(what, str):
            return what
        piece, field = what if isinstance(what, tuple) else (what, "")
        assert id(piece) in self._pieces, f"{piece!r} was not on the table"
        place = self._pieces[id(piece)][1]
        return f"{place}.{field}" if field else place


def _parts_of(value: Any) -> list[tuple[str, Piece]]:
    """The pieces in a field, with how their place is written."""
    if isinstance(value, Piece):
        return [("", value)]
    if isinstance(value, list):
        return [(f"[{at}]", part) for at, part in enumerate(value) if isinstance(part, Piece)]
    return []


def _same(then: Any, now: Any) -> bool:
    """Pieces are the same if they are the very same; what is in them is looked at by itself."""
    if isinstance(then, list) and isinstance(now, list):
        return len(then) == len(now) and all(_same(a, b) for a, b in zip(then, now, strict=True))
    return then is now if isinstance(then, Piece) else bool(then == now)


def covers(place: str, changed: str) -> bool:
    """Whether a change lies at a place or inside it."""
    return changed == place or changed.startswith((f"{place}.", f"{place}["))
