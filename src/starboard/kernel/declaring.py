"""The words in which a game declares the fields of its pieces, each of them once (docs/state.md).

A declaration is an ordinary class body that nobody runs: `tools/fields.py` reads it and writes the class that is played
with, its `clone`, its tables, and the client's types.

    class Held(Piece):
        \"\"\"A Heavy Item or an Object in a Hand slot.\"\"\"

        item: str = field(PUBLIC)  # without a default: an argument of its constructor
        ammo: int = field(PUBLIC, given=0)  # an argument with a default
        added: list[str] = field(PUBLIC, [])  # cards Added to it

The comment beside a field goes with it, also to the client.
"""

from typing import Any, Final

from starboard.kernel.visibility import Show

NONE: Final = object()  # None is a value


def field(show: Show, default: Any = NONE, given: Any = NONE) -> Any:
    """Who sees the field, and what it holds in a new piece."""


class Piece:
    """A kind of piece, whole: nothing but its fields."""


class Fields:
    """The fields of a kind of piece that has methods too: a class written by hand inherits what is generated."""


class StateFields(Fields):
    """The fields of a whole table."""
