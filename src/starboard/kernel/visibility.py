"""Who sees a field of a piece, and what the others see instead: declared once, with the field."""

from collections.abc import Callable
from typing import Any, Final, NewType

from mypy_extensions import mypyc_attr

from starboard.kernel.shapes import INT, Many, Named, Plain, Shape

# Whose eyes look, where no seat's do. Views and events refuse every other number below zero: FATE is nobody's eyes.
OPEN: Final = -2  # everything face up, for finished games and tests
SPECTATOR: Final = -4

# Who knows something: a bit for each seat. Masks are kept in saved tables.
Mask = NewType("Mask", int)
NO_SEATS: Final = Mask(0)
EVERYBODY: Final = Mask(-1)  # what lies open to all, spectators included


@mypyc_attr(allow_interpreted_subclasses=True)
class Show:
    """Who sees a field, and what the others see instead."""

    __slots__ = ()

    def watches(self) -> list[str]:
        """The other fields that the view of this one depends on."""
        return []

    def why_not(self, shape: Shape, kind: Any) -> str:
        """Why a field of this shape cannot be shown like this, or nothing."""
        return ""

    def view(self, piece: Any, value: Any, seat: int) -> Plain:
        raise NotImplementedError


class _Public(Show):
    def view(self, piece: Any, value: Any, seat: int) -> Plain:
        return shown(value, seat)


class _Never(Show):
    """Bookkeeping that no seat sees; the projector leaves it out."""

    def view(self, piece: Any, value: Any, seat: int) -> Plain:
        return None


class _Count(Show):
    """Everybody sees how many there are, nobody which."""

    def why_not(self, shape: Shape, kind: Any) -> str:
        return "" if isinstance(shape, (Many, Named)) else "only what is in a list or has a name can be counted"

    def view(self, piece: Any, value: Any, seat: int) -> Plain:
        return len(value) if seat != OPEN else shown(value, seat)


class _Owner(Show):
    """The piece's own seat sees it; the others see how many, or nothing."""

    def watches(self) -> list[str]:
        return ["seat"]

    def why_not(self, shape: Shape, kind: Any) -> str:
        return _needs_seat(kind)

    def view(self, piece: Any, value: Any, seat: int) -> Plain:
        if seat == OPEN or seat == owner(piece):
            return shown(value, seat)
        return len(value) if isinstance(value, (list, dict)) else None


PUBLIC: Final = _Public()
NEVER: Final = _Never()
COUNT: Final = _Count()
OWNER: Final = _Owner()


MOST_FACES: Final = 1_000  # that are remembered


def _blank(value: Any) -> Plain:
    return "?"


class Known(Show):
    """Each element is seen by the seats whose bit is set in the parallel field; the others see its back."""

    __slots__ = ("back", "knowers")

    def __init__(self, knowers: str, back: Callable[[Any], Plain] = _blank) -> None:
        self.knowers = knowers
        self.back = back

    def watches(self) -> list[str]:
        return [self.knowers]

    def why_not(self, shape: Shape, kind: Any) -> str:
        knowers = kind.FIELDS[self.knowers].shape
        if isinstance(shape, Many):
            if not shape.shape.still:
                return "who knows each element is known only of numbers, words and tuples"
            fits = isinstance(knowers, Many) and knowers.shape is INT
            return "" if fits else f"{self.knowers} must be a list of whole numbers, one for each element"
        if not shape.still:
            return "only a list or a single value can be known to some"
        return "" if knowers is INT else f"{self.knowers} must be a whole number"

    def view(self, piece: Any, value: Any, seat: int) -> Plain:
        masks = getattr(piece, self.knowers)
        if not isinstance(value, list):
            return shown(value, seat) if knows(masks, seat) else self.back(value)
        if not value:
            return []
        if not simple(value[0]) or seat == OPEN:
            return [shown(v, seat) if knows(m, seat) else self.back(v) for v, m in zip(value, masks, strict=True)]
        knows(min(masks), seat)  # refuses what is no mask
        back = self.back
        if seat < 0:
            return [v if m == EVERYBODY else back(v) for v, m in zip(value, masks, strict=True)]
        bit = 1 << seat  # EVERYBODY has all bits
        return [v if m & bit else back(v) for v, m in zip(value, masks, strict=True)]


class Face(Show):
    """The piece's own seat sees each element as it is, the others only the face it shows."""

    __slots__ = ("face",)

    def __init__(self, face: Callable[[Any], Plain]) -> None:
        self.face = face

    def watches(self) -> list[str]:
        return ["seat"]

    def why_not(self, shape: Shape, kind: Any) -> str:
        return _not_a_plain_list(shape) or _needs_seat(kind)

    def view(self, piece: Any, value: Any, seat: int) -> Plain:
        if seat == OPEN or seat == owner(piece):
            return shown(value, seat)
        return [self.face(v) for v in value]


class Tally(Show):
    """Everybody sees how many there are of each face, in the order of the alphabet."""

    __slots__ = ("_known", "face")

    def __init__(self, face: Callable[[Any], str]) -> None:
        self.face = face
        self._known: dict[Any, str] = {}  # faces that were looked up before

    def why_not(self, shape: Shape, kind: Any) -> str:
        return _not_a_plain_list(shape)

    def view(self, piece: Any, value: Any, seat: int) -> Plain:
        if seat == OPEN:
            return shown(value, seat)
        counts: dict[str, int] = {}
        known = self._known
        for v in value:
            face = known.get(v)
            if face is None:
                face = self._look_up(v)
            counts[face] = counts.get(face, 0) + 1
        return dict(sorted(counts.items()))

    def _look_up(self, value: Any) -> str:
        if len(self._known) >= MOST_FACES:  # more than any box holds: a state from outside
            self._known.clear()
        face = self._known[value] = self.face(value)
        return face


def owner(piece: Any) -> int:
    seat: int = getattr(piece, "seat")  # noqa: B009 - a piece without secrets of its own has no such field
    return seat


def only(seat: int) -> Mask:
    """The mask of what this seat alone knows."""
    return Mask(1 << seat)


def knows(mask: int, seat: int) -> bool:
    """Whether a seat (or SPECTATOR, or OPEN) is among those who know something."""
    if seat == OPEN or mask == EVERYBODY:
        return True
    if mask < 0:
        raise ValueError(f"{mask} is no mask of seats, and not EVERYBODY")
    return seat >= 0 and (mask >> seat) & 1 == 1


def _not_a_plain_list(shape: Shape) -> str:
    plain = isinstance(shape, Many) and shape.shape.still
    return "" if plain else "only elements of a list, numbers, words or tuples, can show a face"


def _needs_seat(kind: Any) -> str:
    seat = kind.FIELDS.get("seat")
    return "" if seat is not None and seat.shape is INT else "a piece with secrets of its own needs a field seat"


def shown(value: Any, seat: int) -> Plain:
    """What somebody sees who may see it: a copy, with pieces as the seat may see them."""
    if isinstance(value, list):
        if not value or simple(value[0]):  # lists are all of one shape
            return value[:]
        return [shown(one, seat) for one in value]
    if isinstance(value, tuple):
        return [shown(one, seat) for one in value]
    if isinstance(value, dict):
        return {name: shown(one, seat) for name, one in value.items()}
    return value if value is None or simple(value) else value.seen(seat)


def simple(value: Any) -> bool:
    kind = type(value)
    return kind is int or kind is str or kind is bool
