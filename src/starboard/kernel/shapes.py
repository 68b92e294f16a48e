"""What a field of a piece may hold, and how it is checked when it comes from outside.

A field holds a whole number, a word, a truth, one of some words, a piece; or a list (`Many`), a fixed tuple (`Row`), a
dictionary by name (`Named`) or nothing-or-one (`Maybe`) of these, one in another where that makes sense. `clone`, the
codec, the projector and the server's mirror follow all of them exactly. Everything else is refused when the kind of
piece is first looked at (`ImpossibleField`).
"""

from types import GenericAlias
from typing import Annotated, Any, Final, Literal

import msgspec

from starboard.kernel.errors import BrokenState, ImpossibleField

Plain = Any  # what JSON can say

LONGEST_LIST: Final = 10_000
LONGEST_WORD: Final = 1_000
LARGEST: Final = 2**53 - 1  # beyond it a browser's numbers are not exact

_SHORT: Final = msgspec.Meta(max_length=LONGEST_LIST)
_WORD: Final = Annotated[str, msgspec.Meta(max_length=LONGEST_WORD)]
_WHOLE: Final = Annotated[int, msgspec.Meta(ge=-LARGEST, le=LARGEST)]


class Shape:
    """What a field holds.

    `simple`: a single value as JSON can say it. `still`: it cannot change in place, so copies may share it. `pieces`:
    there are pieces in it. `note` says in the header of encoded state which kind they are, and is empty without any.
    """

    simple = False
    still = False
    pieces = False
    note = ""

    def kinds(self) -> list[Any]:
        """The kinds of piece directly inside."""
        return []

    def typed(self) -> Any:
        """The type that msgspec checks a plain value against."""
        raise NotImplementedError

    def made(self, value: Any) -> Any:
        """The real value, from what msgspec has checked: pieces from their rows."""
        return value

    def check(self, plain: Plain, place: str) -> None:
        """Raise `BrokenState` with the place where a plain value is not of this shape."""
        raise NotImplementedError


class _Whole(Shape):
    simple = still = True

    def typed(self) -> Any:
        return _WHOLE

    def check(self, plain: Plain, place: str) -> None:
        if type(plain) is not int:
            raise BrokenState(place, f"a whole number expected, not {described(plain)}")
        if abs(plain) > LARGEST:
            raise BrokenState(place, f"a number of at most {LARGEST} expected")


class _Word(Shape):
    simple = still = True

    def typed(self) -> Any:
        return _WORD

    def check(self, plain: Plain, place: str) -> None:
        if type(plain) is not str:
            raise BrokenState(place, f"a word expected, not {described(plain)}")
        if len(plain) > LONGEST_WORD:
            raise BrokenState(place, f"a word of at most {LONGEST_WORD} letters expected, not {len(plain)}")


class _Flag(Shape):
    simple = still = True

    def typed(self) -> Any:
        return bool

    def check(self, plain: Plain, place: str) -> None:
        if type(plain) is not bool:
            raise BrokenState(place, f"true or false expected, not {described(plain)}")


INT: Final = _Whole()
WORD: Final = _Word()
FLAG: Final = _Flag()


class OneOf(Shape):
    """One of these words."""

    simple = still = True

    def __init__(self, *words: str) -> None:
        self.words = words

    def typed(self) -> Any:
        return Literal[self.words]

    def check(self, plain: Plain, place: str) -> None:
        if type(plain) is not str or plain not in self.words:
            raise BrokenState(place, f"one of {', '.join(map(repr, self.words))} expected, not {described(plain)}")


class Row(Shape):
    """A tuple of so many things, none of which changes in place."""

    still = True

    def __init__(self, *shapes: Any) -> None:
        self.shapes = [shape_of(shape) for shape in shapes]
        if not self.shapes or not all(shape.still for shape in self.shapes):
            raise ImpossibleField("a tuple holds numbers, words, truths and tuples of them: nothing that changes")

    def typed(self) -> Any:
        return GenericAlias(tuple, tuple(shape.typed() for shape in self.shapes))

    def check(self, plain: Plain, place: str) -> None:
        if not isinstance(plain, list | tuple) or len(plain) != len(self.shapes):
            raise BrokenState(place, f"{len(self.shapes)} values expected, not {described(plain)}")
        for at, shape in enumerate(self.shapes):
            shape.check(plain[at], f"{place}[{at}]")


class Many(Shape):
    """A list of things of one shape."""

    def __init__(self, shape: Any) -> None:
        self.shape = shape_of(shape)
        self.pieces = self.shape.pieces
        self.note = f"[{self.shape.note}]" if self.pieces else ""

    def kinds(self) -> list[Any]:
        return self.shape.kinds()

    def typed(self) -> Any:
        return Annotated[GenericAlias(list, (self.shape.typed(),)), _SHORT]

    def made(self, value: Any) -> Any:
        return [self.shape.made(one) for one in value] if self.pieces else value

    def check(self, plain: Plain, place: str) -> None:
        if not isinstance(plain, list | tuple):
            raise BrokenState(place, f"a list expected, not {described(plain)}")
        if len(plain) > LONGEST_LIST:
            raise BrokenState(place, f"a list of at most {LONGEST_LIST} expected, not of {len(plain)}")
        for at, one in enumerate(plain):
            self.shape.check(one, f"{place}[{at}]")


class Named(Shape):
    """A dictionary from words to things of one shape."""

    def __init__(self, shape: Any) -> None:
        self.shape = shape_of(shape)
        self.pieces = self.shape.pieces
        self.note = f"{{{self.shape.note}}}" if self.pieces else ""

    def kinds(self) -> list[Any]:
        return self.shape.kinds()

    def typed(self) -> Any:
        return Annotated[GenericAlias(dict, (_WORD, self.shape.typed())), _SHORT]

    def made(self, value: Any) -> Any:
        return {name: self.shape.made(one) for name, one in value.items()} if self.pieces else value

    def check(self, plain: Plain, place: str) -> None:
        if not isinstance(plain, dict):
            raise BrokenState(place, f"values by name expected, not {described(plain)}")
        if len(plain) > LONGEST_LIST:
            raise BrokenState(place, f"at most {LONGEST_LIST} names expected, not {len(plain)}")
        for name, one in plain.items():
            WORD.check(name, f"a name in {place}")
            self.shape.check(one, f"{place}.{name[:40]}")


class Maybe(Shape):
    """Nothing (None), or a thing of this shape."""

    def __init__(self, shape: Any) -> None:
        self.shape = shape_of(shape)
        if isinstance(self.shape, Maybe):
            raise ImpossibleField("nothing or nothing-or-one: say Maybe once")
        self.simple, self.still = self.shape.simple, self.shape.still
        self.pieces = self.shape.pieces
        self.note = f"?{self.shape.note}" if self.pieces else ""

    def kinds(self) -> list[Any]:
        return self.shape.kinds()

    def typed(self) -> Any:
        return self.shape.typed() | None

    def made(self, value: Any) -> Any:
        return None if value is None else self.shape.made(value)

    def check(self, plain: Plain, place: str) -> None:
        if plain is not None:
            self.shape.check(plain, place)


class Part(Shape):
    """A piece of one kind. What is written for it is its row: its fields in their order."""

    pieces = True

    def __init__(self, kind: Any) -> None:
        self.kind = kind
        self.note = kind.__name__

    def kinds(self) -> list[Any]:
        return [self.kind]

    def typed(self) -> Any:
        return self.kind.plan().typed

    def made(self, value: Any) -> Any:
        return self.kind.plan().made(value)

    def check(self, plain: Plain, place: str) -> None:
        self.kind.plan().check(plain, place)


def shape_of(declared: Any) -> Shape:
    """A shape as it stands, or the shape of a piece of the kind that was named."""
    if isinstance(declared, Shape):
        return declared
    if isinstance(declared, type) and hasattr(declared, "FIELDS"):
        return Part(declared)
    raise ImpossibleField(f"{declared!r} is nothing that a field can hold")


def described(plain: Plain) -> str:
    """A value in a message: short, and harmless however long or deep it is."""
    if isinstance(plain, list | tuple):
        return f"a list of {len(plain)}"
    if isinstance(plain, dict):
        return f"{len(plain)} values by name"
    if isinstance(plain, str) and len(plain) > 40:
        return f"{plain[:40]!r}…"
    if type(plain) is int and abs(plain) > LARGEST:
        return "a huge number"
    return "nothing" if plain is None else repr(plain)
