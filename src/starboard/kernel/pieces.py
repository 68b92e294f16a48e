"""Pieces: plain data with declared fields, and the plan of each kind that projector, codec and mirror follow.

The classes with their tables are written by `tools/fields.py` from what a game declares (docs/state.md); a class may
also be written by hand.
"""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, ClassVar, Final, cast

import msgspec
from mypy_extensions import mypyc_attr

from starboard.kernel import codec
from starboard.kernel.errors import BrokenState, ImpossibleField
from starboard.kernel.shapes import Many, Part, Plain, Shape, described, shape_of
from starboard.kernel.visibility import NEVER, PUBLIC, Known, Show, shown, simple


class Field:
    """One field of a piece: who sees it and what it holds. One that is `needed` has no default."""

    __slots__ = ("needed", "shape", "show")

    def __init__(self, show: Show, shape: Any, needed: bool = False) -> None:
        self.show = show
        self.shape: Shape = shape_of(shape)
        self.needed = needed


@mypyc_attr(allow_interpreted_subclasses=True)  # a game need not be compiled because the kernel is
class Piece:
    """Plain data with declared visibility.

    `FIELDS` lists every field. `SCHEMA` counts the changes to what is written of a kind, with all that is in it;
    `SCHEMAS` says what each version has written, and `MIGRATIONS` has the steps from one to the next where defaults are
    not enough. A piece with secrets of its own has a field `seat`.
    """

    FIELDS: ClassVar[dict[str, Field]] = {}
    SCHEMA: ClassVar[int] = 1
    MIGRATIONS: ClassVar[dict[int, codec.Migration]] = {}
    SCHEMAS: ClassVar[dict[int, dict[str, str]]] = {}
    __slots__ = ()

    @staticmethod
    def blank() -> "Piece":
        """A piece whose fields are still to be filled in, all of them."""
        raise NotImplementedError

    @classmethod
    def fresh(cls) -> "Piece":
        """A piece with every default in its place."""
        return cls.blank()

    def filled(self) -> None:
        """All fields have been read from a save; derive what is not saved."""

    def row(self) -> list[Plain]:
        """The whole piece, hidden things included, as plain values in the order of its fields."""
        return [plain(value) for value in plan_of(self).fetch(self)]

    def seen(self, seat: int) -> dict[str, Plain]:
        return project(self, seat)

    @classmethod
    def plan(cls) -> "Plan":
        return plan_for(cls)


def plain(value: Any) -> Plain:
    """Something in a field as JSON can say it, apart from the original."""
    if isinstance(value, list):
        if not value or simple(value[0]):  # lists are all of one shape
            return value[:]
        return [plain(one) for one in value]
    if value is None or simple(value):
        return value
    if isinstance(value, Piece):
        return value.row()
    if isinstance(value, dict):
        return {name: plain(one) for name, one in value.items()}
    return [plain(one) for one in value]


# How a field is shown: as it is, as a copy of a list, as a piece, a list of pieces, anything inside anything, or as its
# rule says.
_SIMPLE, _FLAT, _PIECE, _PIECES, _DEEP, _BY_RULE = 1, 2, 3, 4, 5, 6


class Plan:
    """The fields of one kind of piece, looked over once: refused if anybody could not follow them."""

    def __init__(self, kind: Any) -> None:
        fields: dict[str, Field] = kind.FIELDS
        self.kind = kind
        self.names: list[str] = list(fields)
        self.shows: list[Show] = [field.show for field in fields.values()]
        self.shapes: list[Shape] = [field.shape for field in fields.values()]
        self.watched: dict[int, list[int]] = {}  # by field: those that its view depends on
        self.parallel: list[tuple[str, str]] = []  # lists, and the lists of who knows each of their elements
        for at in range(len(self.names)):
            self._look_over(at)
        self.fetch = _fetching(self.names)
        self.shown: list[tuple[int, str]] = [
            (at, name) for at, name in enumerate(self.names) if self.shows[at] is not NEVER
        ]
        self.unseen: dict[str, Plain] = {name: None for _, name in self.shown}  # a view before it is filled in
        self.simple = [name for at, name in self.shown if self._how(at) == _SIMPLE]
        self.fetch_simple = _fetching(self.simple)
        others = [at for at, _ in self.shown if self._how(at) != _SIMPLE]
        self.steps: list[tuple[str, int, Show]] = [(self.names[at], self._how(at), self.shows[at]) for at in others]
        self.fetch_others = _fetching([self.names[at] for at in others])
        self.inner: list[tuple[str, Shape]] = [
            (name, shape) for name, shape in zip(self.names, self.shapes, strict=True) if shape.pieces
        ]
        self.header: dict[str, str] = {kind.__name__: codec.line_of(fields)}
        self._gather()
        rows: list[Any] = [(name, shape.typed()) for name, shape in zip(self.names, self.shapes, strict=True)]
        self.typed: Any = msgspec.defstruct(kind.__name__, rows, array_like=True, forbid_unknown_fields=True)
        self._defaults: dict[str, Plain] = {}

    def _look_over(self, at: int) -> None:
        """Refuse a field that does not go together with who shall see it."""
        name, show, shape = self.names[at], self.shows[at], self.shapes[at]
        where = f"{self.kind.__name__}.{name}"
        for other in show.watches():
            if other not in self.names:
                raise ImpossibleField(f"{where}: there is no field {other}, on which its view depends")
            self.watched.setdefault(at, []).append(self.names.index(other))
        reason = show.why_not(shape, self.kind)
        if reason:
            raise ImpossibleField(f"{where}: {reason}")
        if isinstance(show, Known) and isinstance(shape, Many):
            self.parallel.append((name, show.knowers))

    def _how(self, at: int) -> int:
        shape = self.shapes[at]
        if self.shows[at] is not PUBLIC:
            return _BY_RULE
        if shape.simple:
            return _SIMPLE
        if isinstance(shape, Many):
            inside = shape.shape
            return _FLAT if inside.simple else _PIECES if isinstance(inside, Part) else _DEEP
        return _PIECE if isinstance(shape, Part) else _DEEP

    def _gather(self) -> None:
        """The fields of all kinds inside, by the names of the kinds."""
        for at, shape in enumerate(self.shapes):
            for inner in shape.kinds():
                for name, line in plan_for(inner).header.items():
                    if self.header.get(name, line) != line or name == self.kind.__name__:
                        where = f"{self.kind.__name__}.{self.names[at]}"
                        raise ImpossibleField(f"{where}: two kinds of piece are called {name}")
                    self.header[name] = line

    # --- from outside ---

    def made(self, row: Any) -> Any:
        """A piece, from a row whose types were checked."""
        for name, knowers in self.parallel:
            if len(getattr(row, name)) != len(getattr(row, knowers)):
                raise BrokenState(name, f"{knowers} does not say of each element who knows it")
        piece = self.kind.blank()
        values = self.fetch(row)
        for at, name in enumerate(self.names):
            setattr(piece, name, values[at] if not self.shapes[at].pieces else self.shapes[at].made(values[at]))
        piece.filled()
        return piece

    def check(self, row: Plain, place: str) -> None:
        """Raise `BrokenState` where a row is not what it should be."""
        if not isinstance(row, (list, tuple)):
            raise BrokenState(place, f"a {self.kind.__name__} expected, not {described(row)}")
        if len(row) != len(self.names):
            raise BrokenState(place, f"{self.kind.__name__}: {len(self.names)} fields expected, not {len(row)}")
        for at, name in enumerate(self.names):
            self.shapes[at].check(row[at], f"{place}.{name}")
        for name, knowers in self.parallel:
            elements, masks = len(row[self.names.index(name)]), len(row[self.names.index(knowers)])
            if elements != masks:
                raise BrokenState(f"{place}.{name}", f"{elements} elements, but {knowers} says who knows {masks}")

    def default(self, name: str, place: str) -> Plain:
        """What a field holds that was not there yet when the piece was written."""
        field: Field = self.kind.FIELDS[name]
        if field.needed:
            raise BrokenState(f"{place}.{name}", "it is missing and has no default")
        if not self._defaults:
            row = self.kind.fresh().row()
            self._defaults = {each: row[at] for at, each in enumerate(self.names)}
        return self._defaults[name]


def _fetching(names: list[str]) -> Callable[[Any], tuple[Any, ...]]:
    """Fetches the values of these fields; several at once are much faster than one by one."""
    if len(names) > 1:
        get: Any = attrgetter(*names)
        return cast(Callable[[Any], tuple[Any, ...]], get)

    def fetch(piece: Any) -> tuple[Any, ...]:
        return tuple([getattr(piece, name) for name in names])

    return fetch


_PLANS: Final[dict[Any, Plan]] = {}
_BEING_MADE: Final[list[Any]] = []


def plan_of(piece: Piece) -> Plan:
    plan = _PLANS.get(type(piece))
    return plan if plan is not None else plan_for(type(piece))


def plan_for(kind: Any) -> Plan:
    plan = _PLANS.get(kind)
    if plan is not None:
        return plan
    if kind in _BEING_MADE:
        raise ImpossibleField(f"{kind.__name__}: a piece cannot hold pieces of its own kind")
    _BEING_MADE.append(kind)
    try:
        plan = _PLANS[kind] = Plan(kind)
    finally:
        _BEING_MADE.pop()
    return plan


def project(piece: Piece, seat: int) -> dict[str, Plain]:
    """The piece as a seat may see it."""
    plan = plan_of(piece)
    seen = plan.unseen.copy()  # in the order of the fields
    seen.update(zip(plan.simple, plan.fetch_simple(piece), strict=True))
    for (name, how, show), value in zip(plan.steps, plan.fetch_others(piece), strict=True):
        if how == _BY_RULE:
            seen[name] = show.view(piece, value, seat)
        elif how == _FLAT:
            seen[name] = value[:]
        elif how == _PIECES:
            seen[name] = [project(one, seat) for one in value]
        elif how == _PIECE:
            seen[name] = project(value, seat)
        else:
            seen[name] = shown(value, seat)
    return seen
