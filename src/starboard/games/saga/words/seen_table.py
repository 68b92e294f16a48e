"""A table made from what a seat sees of it: what the seat does not see is as in a table nobody has touched.

So the rules can be asked about a view, and can tell nothing that the view does not hold.
"""

from typing import Any

from starboard.games.saga.state.saga import Saga
from starboard.kernel.encoding import decode
from starboard.kernel.pieces import plan_for
from starboard.kernel.shapes import Many, Maybe, Named, Part, Plain, Shape
from starboard.kernel.visibility import PUBLIC


def table_seen(view: dict[str, Plain]) -> Saga:
    """The table with everything public as the view says it."""
    plain = {
        "schema": Saga.SCHEMA,
        "kind": Saga.__name__,
        "fields": plan_for(Saga).header,
        "state": _row(Saga, view),
    }
    found: Saga = decode(Saga, plain)
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
