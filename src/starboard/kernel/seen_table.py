"""A table made from what a seat sees of it: what the seat does not see is as in a table nobody has touched.

So the rules can be asked about a view, and can tell nothing that the view does not hold.
"""

from typing import Any, TypeVar

from starboard.kernel.encoding import decode
from starboard.kernel.game import State
from starboard.kernel.pieces import plan_for
from starboard.kernel.shapes import Many, Maybe, Named, Part, Plain, Shape
from starboard.kernel.visibility import PUBLIC

S = TypeVar("S", bound=State)


def table_seen(kind: type[S], view: dict[str, Plain]) -> S:
    """The table with everything public as the view says it."""
    plain = {
        "schema": kind.SCHEMA,
        "kind": kind.__name__,
        "fields": plan_for(kind).header,
        "state": _row(kind, view),
    }
    found: S = decode(kind, plain)
    return found


def _row(kind: Any, view: dict[str, Plain]) -> list[Plain]:
    plan = plan_for(kind)
    untouched = kind.fresh().row() if any([show is not PUBLIC for show in plan.shows]) else []
    return [
        _value(plan.shapes[at], view[name]) if plan.shows[at] is PUBLIC else untouched[at]
        for at, name in enumerate(plan.names)
    ]


def _value(shape: Shape, seen: Plain) -> Plain:
    """What is seen of a field, with pieces as rows."""
    if not shape.pieces or seen is None:
        return seen
    if isinstance(shape, Part):
        return _row(shape.kind, seen)
    if isinstance(shape, Maybe):
        return _value(shape.shape, seen)
    if isinstance(shape, Named):
        return {name: _value(shape.shape, one) for name, one in seen.items()}
    assert isinstance(shape, Many)
    return [_value(shape.shape, one) for one in seen]
