"""What a screen may ask before a choice, answered from a seat's view alone."""

from collections.abc import Callable, Mapping
from typing import Final

from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.games.vanguard.words.queries_of_board import board
from starboard.games.vanguard.words.queries_of_odds import QUERIES_OF_ODDS, check
from starboard.kernel.errors import Unknown
from starboard.kernel.seen_table import table_seen
from starboard.kernel.shapes import Plain

Query = Mapping[str, Plain]


def replay(g: Vanguard, query: Query) -> dict[str, Plain]:
    """What a replay shows of every step: the planet, and the check that is being made."""
    return {"board": board(g, query), "check": check(g, query) if g.check is not None else None}


# {"kind": "board"}: everything of the planet that lies open now
QUERIES: Final[dict[str, Callable[[Vanguard, Query], dict[str, Plain]]]] = {
    "board": board,
    "replay": replay,
    **QUERIES_OF_ODDS,
}


def inspect(state: dict[str, Plain], seat: int, query: Query) -> Plain:
    """The answer to one of the queries; `StarboardError` says in English why there is none."""
    kind = query.get("kind")
    if not isinstance(kind, str) or kind not in QUERIES:
        raise Unknown("query", str(kind), list(QUERIES))
    return QUERIES[kind](table_seen(Vanguard, state), query)
