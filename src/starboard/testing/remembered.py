"""A table as it was at some moment: to put it back in place, or to say what has changed since."""

from collections.abc import Iterator
from typing import Any

from starboard.kernel.game import State
from starboard.kernel.pieces import Piece, plan_of

Place = str | Piece | tuple[Piece, str]  # "noise", "players[0].hand", a piece, or a field of one


class Kept:
    """What was in a field: itself, and in a list or a dictionary all that was in it."""

    def __init__(self, value: Any) -> None:
        self.value = value
        self.inside: Any = None
        if isinstance(value, list):
            self.inside = [Kept(one) for one in value]
        elif isinstance(value, dict):
            self.inside = {name: Kept(one) for name, one in value.items()}

    def put_back(self) -> Any:
        """The same list or dictionary, filled again as it was."""
        if isinstance(self.value, list):
            self.value[:] = [one.put_back() for one in self.inside]
        elif isinstance(self.value, dict):
            self.value.clear()
            self.value.update({name: one.put_back() for name, one in self.inside.items()})
        return self.value

    def same(self, now: Any) -> bool:
        """Pieces are the same if they are the very same; what is in them is looked at by itself."""
        if isinstance(self.value, list):
            if not isinstance(now, list) or len(now) != len(self.inside):
                return False
            return all(one.same(other) for one, other in zip(self.inside, now, strict=True))
        if isinstance(self.value, dict):
            if not isinstance(now, dict) or now.keys() != self.inside.keys():
                return False
            return all(one.same(now[name]) for name, one in self.inside.items())
        return self.value is now if isinstance(self.value, Piece) else bool(self.value == now)


class Remembered:
    """Every piece of a table with the values it has now. Pieces keep their identity, so a test may hold on to them."""

    def __init__(self, g: State) -> None:
        self._g = g
        self._reveals = g.reveals
        self._told = len(g.events or ())
        self._pieces: dict[int, tuple[Piece, str, dict[str, Kept]]] = {}  # by identity: it, its place, its values
        self._remember(g, "")

    def _remember(self, piece: Piece, place: str) -> None:
        values: dict[str, Kept] = {}
        self._pieces[id(piece)] = (piece, place, values)
        for name in plan_of(piece).names:
            value = getattr(piece, name)
            values[name] = Kept(value)
            for at, part in _parts_of(value, f"{place}.{name}" if place else name):
                self._remember(part, at)

    def put_back(self) -> None:
        """Everything is again as it was, in the same pieces and lists."""
        for piece, _, values in self._pieces.values():
            for name, kept in values.items():
                setattr(piece, name, kept.put_back())
        self._g.reveals = self._reveals
        if self._g.events is not None:
            del self._g.events[self._told :]

    def changed(self) -> list[str]:
        """The places with other values now: `players[0].hand`, `noise`; a list of pieces when some came or went."""
        return [
            f"{place}.{name}" if place else name
            for piece, place, values in self._pieces.values()
            for name, kept in values.items()
            if not kept.same(getattr(piece, name))
        ]

    def place_of(self, what: Place) -> str:
        """A place in words, however a test names it."""
        if isinstance(what, str):
            return what
        piece, field = what if isinstance(what, tuple) else (what, "")
        assert id(piece) in self._pieces, f"{piece!r} was not on the table"
        place = self._pieces[id(piece)][1]
        return f"{place}.{field}" if field else place


def _parts_of(value: Any, place: str) -> Iterator[tuple[str, Piece]]:
    """The pieces in a field, with how their place is written."""
    if isinstance(value, Piece):
        yield place, value
    elif isinstance(value, list):
        for at, one in enumerate(value):
            yield from _parts_of(one, f"{place}[{at}]")
    elif isinstance(value, dict):
        for name, one in value.items():
            yield from _parts_of(one, f"{place}.{name}")


def covers(place: str, changed: str) -> bool:
    """Whether a change lies at a place or inside it."""
    return changed == place or changed.startswith((f"{place}.", f"{place}["))
