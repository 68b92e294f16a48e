"""A table of Star Saga made from what a seat sees of it."""

from starboard.games.saga.state.saga import Saga
from starboard.kernel import seen_table
from starboard.kernel.shapes import Plain


def table_seen(view: dict[str, Plain]) -> Saga:
    return seen_table.table_seen(Saga, view)
