"""What a screen may ask before a choice, answered from a seat's view alone."""

from collections.abc import Callable
from typing import Final

from starboard.games.saga.state.saga import Saga
from starboard.games.saga.words.queries_of_missions import rules, zones
from starboard.games.saga.words.queries_of_moves import path, reach
from starboard.games.saga.words.queries_of_odds import odds
from starboard.games.saga.words.queries_of_sight import arcs, flames, sight, threats
from starboard.games.saga.words.query_parts import Query, a_word
from starboard.games.saga.words.seen_table import table_seen
from starboard.kernel.errors import StarboardError
from starboard.kernel.shapes import Plain

# {"kind": "sight", "from": name or [c, r], "to": name or [c, r]}, perhaps with "at", "facing" and "weapon"
# {"kind": "reach", "who": name}, perhaps with "steps"
# {"kind": "path", "who": name, "to": [c, r]}, perhaps with "steps"
# {"kind": "arcs", "who": name}, perhaps with "at" and "facing"
# {"kind": "threats", "side": "mercenaries" or "nexus"}
# {"kind": "odds", "attacker": name, "target": name}, perhaps with "way", "weapon", "cover", "at" and "facing"
# {"kind": "template", "who": name, "aim": [c, r]}, perhaps with "at" and "facing"
# {"kind": "rules"}, {"kind": "zones"}
# "at" and "facing" ask as if the model stood there and looked that way.
QUERIES: Final[dict[str, Callable[[Saga, Query], dict[str, Plain]]]] = {
    "sight": sight,
    "reach": reach,
    "path": path,
    "arcs": arcs,
    "threats": threats,
    "odds": odds,
    "template": flames,
    "rules": rules,
    "zones": zones,
}


def inspect(state: dict[str, Plain], seat: int, query: Query) -> Plain:
    """The answer to one of the queries; `StarboardError` says in English why there is none."""
    kind = a_word(query, "kind", list(QUERIES))
    g = table_seen(state)
    if not g.ground:
        raise StarboardError("there is no board yet")
    return QUERIES[kind](g, query)
