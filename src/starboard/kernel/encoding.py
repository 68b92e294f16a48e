"""A piece as a save keeps it. `encode` keeps everything, hidden things included; `decode` takes nothing on trust."""

from typing import Any

import msgspec

from starboard.kernel import codec
from starboard.kernel.errors import BrokenState
from starboard.kernel.pieces import Piece, Plan, plan_for, plan_of
from starboard.kernel.shapes import Plain


def encode(piece: Piece) -> dict[str, Plain]:
    """The whole piece, hidden things included, as JSON can say it; `kernel.codec` says how it looks."""
    kind: Any = type(piece)
    return {
        "schema": kind.SCHEMA,
        "kind": kind.__name__,
        "fields": plan_of(piece).header.copy(),
        "state": piece.row(),
    }


def decode(kind: Any, plain: Plain) -> Any:
    """The piece that `encode` wrote, in this version or in an older one; `BrokenState` says what is wrong and where.

    Whatever is given: either that, or a piece whose fields hold what they are declared to hold.
    """
    plan = plan_for(kind)
    if _as_today(plan, kind, plain):
        row = plain.get("state")
    else:
        row = codec.brought_up(kind, plain)
    try:
        return plan.made(msgspec.convert(row, plan.typed))
    except Exception as error:
        plan.check(row, "")  # says where, by name
        raise BrokenState("", f"a {kind.__name__} cannot be made of it: {error!r}") from error


def _as_today(plan: Plan, kind: Any, plain: Plain) -> bool:
    return (
        isinstance(plain, dict)
        and plain.get("schema") == kind.SCHEMA
        and plain.get("fields") == plan.header
        and plain.get("kind") == kind.__name__
    )
