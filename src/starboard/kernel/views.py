"""Visibility, declared once beside the state, and the one projector that applies it.

A `Piece` is plain data with a `FIELDS` table: each field says who may see it. Encoding, decoding and projecting follow
the table; nothing leaves for a seat except through `project`.
"""

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

SPECTATOR: Final = -1
OPEN: Final = -2  # everything face up, for finished games and tests
EVERYBODY: Final = -1  # the mask of what lies open to all, spectators included

Plain = Any  # what JSON can say


@mypyc_attr(allow_interpreted_subclasses=True)
class Show:
    """Who sees a field, and what the others see instead."""

    __slots__ = ()

    def view(self, piece: "Piece", value: Any, seat: int) -> Plain:
        raise NotImplementedError


class _Public(Show):
    def view(self, piece: "Piece", value: Any, seat: int) -> Plain:
        return shown(value, seat)


class _Never(Show):
    """Bookkeeping that no seat sees; the projector leaves it out."""

    def view(self, piece: "Piece", value: Any, seat: int) -> Plain:
        return None


class _Count(Show):
    """Everybody sees how many there are, nobody which."""

    def view(self, piece: "Piece", value: Any, seat: int) -> Plain:
        return len(value) if seat != OPEN else shown(value, seat)


class _Owner(Show):
    """The piece's own seat sees it; the others see how many, or nothing."""

    def view(self, piece: "Piece", value: Any, seat: int) -> Plain:
        if seat == OPEN or seat == owner(piece):
            return shown(value, seat)
        return len(value) if isinstance(value, list) else None


PUBLIC: Final = _Public()
NEVER: Final = _Never()
COUNT: Final = _Count()
OWNER: Final = _Owner()


def _blank(value: Any) -> Plain:
    return "?"


class Known(Show):
    """Each element is seen by the seats whose bit is set in the parallel field; the others see its back."""

    __slots__ = ("back", "knowers")

    def __init__(self, knowers: str, back: Callable[[Any], Plain] = _blank) -> None:
        self.knowers = knowers
        self.back = back

    def view(self, piece: "Piece", value: Any, seat: int) -> Plain:
        masks = getattr(piece, self.knowers)
        if not isinstance(value, list):
            return value if knows(masks, seat) else self.back(value)
        return [v if knows(m, seat) else self.back(v) for v, m in zip(value, masks, strict=True)]


class Face(Show):
    """The piece's own seat sees each element as it is, the others only the face it shows."""

    __slots__ = ("face",)

    def __init__(self, face: Callable[[Any], Plain]) -> None:
        self.face = face

    def view(self, piece: "Piece", value: Any, seat: int) -> Plain:
        if seat == OPEN or seat == owner(piece):
            return shown(value, seat)
        return [self.face(v) for v in value]


class Tally(Show):
    """Everybody sees how many there are of each face."""

    __slots__ = ("face",)

    def __init__(self, face: Callable[[Any], str]) -> None:
        self.face = face

    def view(self, piece: "Piece", value: Any, seat: int) -> Plain:
        if seat == OPEN:
            return shown(value, seat)
        counts: dict[str, int] = {}
        for v in value:
            face = self.face(v)
            counts[face] = counts.get(face, 0) + 1
        return dict(sorted(counts.items()))


def owner(piece: "Piece") -> int:
    seat: int = getattr(piece, "seat")  # noqa: B009 - a piece without secrets of its own has no such field
    return seat


def knows(mask: int, seat: int) -> bool:
    return seat == OPEN or mask == EVERYBODY or (seat >= 0 and (mask >> seat) & 1 == 1)


@mypyc_attr(allow_interpreted_subclasses=True)  # a game need not be compiled because the kernel is
class Piece:
    """Plain data with declared visibility.

    `FIELDS` lists every field with who may see it. `PARTS` names the fields that hold other pieces: a kind, or a list
    of one kind (`[Kind]`). Lists hold things of one kind only. A piece with secrets of its own has a field `seat`.
    """

    FIELDS: ClassVar[dict[str, Show]] = {}
    PARTS: ClassVar[dict[str, Any]] = {}
    __slots__ = ()

    @staticmethod
    def blank() -> "Piece":
        """A piece whose fields are still to be filled in, all of them."""
        raise NotImplementedError

    def filled(self) -> None:
        """All fields have been read from a save; derive what is not saved."""


class Plan:
    """The fields of one kind of piece, fetched all at once."""

    __slots__ = ("fetch", "knowers", "names", "shown", "shows")

    def __init__(self, kind: Any) -> None:
        fields: dict[str, Show] = kind.FIELDS
        self.names: list[str] = list(fields)
        self.shows: list[Show] = list(fields.values())
        self.fetch: Callable[[Any], tuple[Any, ...]] = attrgetter(*self.names)
        self.shown: list[tuple[int, str]] = [(at, name) for at, name in enumerate(fields) if fields[name] is not NEVER]
        self.knowers: dict[int, int] = {}  # the field that says who knows a field
        for at, show in enumerate(self.shows):
            if isinstance(show, Known):
                self.knowers[at] = self.names.index(show.knowers)


_PLANS: Final[dict[Any, Plan]] = {}


def plan_of(piece: Piece) -> Plan:
    kind = type(piece)
    plan = _PLANS.get(kind)
    if plan is None:
        plan = _PLANS[kind] = Plan(kind)
    return plan


def project(piece: Piece, seat: int) -> dict[str, Plain]:
    """The piece as a seat may see it."""
    plan = plan_of(piece)
    values = plan.fetch(piece)
    shows = plan.shows
    seen: dict[str, Plain] = {}
    for at, name in plan.shown:
        value = values[at]
        show = shows[at]
        if show is PUBLIC:
            kind = type(value)
            simple = kind is int or kind is bool or kind is str
            seen[name] = value if simple else shown(value, seat)
        else:
            seen[name] = show.view(piece, value, seat)
    return seen


def _simple(value: Any) -> bool:
    kind = type(value)
    return kind is int or kind is str or kind is bool


def shown(value: Any, seat: int) -> Plain:
    if isinstance(value, list):
        if not value or _simple(value[0]):  # lists are all of one kind
            return value[:]
        if isinstance(value[0], Piece):
            return [project(piece, seat) for piece in value]
        return [shown(v, seat) for v in value]
    if isinstance(value, Piece):
        return project(value, seat)
    return list(value) if isinstance(value, tuple) else value


def encode(piece: Piece) -> list[Plain]:
    """The whole piece, hidden things included, as plain lists in the order of its fields."""
    return [_encoded(value) for value in plan_of(piece).fetch(piece)]


def _encoded(value: Any) -> Plain:
    if _simple(value):
        return value
    if isinstance(value, list) and (not value or _simple(value[0])):
        return value[:]
    if isinstance(value, Piece):
        return encode(value)
    if isinstance(value, (list, tuple)):
        return [_encoded(v) for v in value]
    return value


def decode(kind: Any, plain: Plain) -> Any:
    """The piece that `encode` wrote."""
    fields: Mapping[str, Show] = kind.FIELDS
    if not isinstance(plain, list) or len(plain) != len(fields):
        raise ValueError(f"{kind.__name__}: {len(fields)} fields expected")
    piece = kind.blank()
    for name, value in zip(fields, plain, strict=True):
        setattr(piece, name, _decoded(kind.PARTS.get(name), value))
    piece.filled()
    return piece


def _decoded(part: Any, value: Plain) -> Any:
    if part is None:
        return with_tuples(value)
    if isinstance(part, list):
        return [decode(part[0], v) for v in value]
    return decode(part, value)


def with_tuples(value: Plain) -> Plain:
    """JSON has no tuples: inside a field's list, a list was a tuple."""
    if isinstance(value, list):
        return [tuple(v) if isinstance(v, list) else v for v in value]
    return value
