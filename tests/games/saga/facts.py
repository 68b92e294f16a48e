"""What the contract tests must be told of Star Saga."""

from typing import Any

from starboard.games.saga.content.events import EVENTS
from starboard.kernel.requests import FATE, Chance
from starboard.kernel.setup import Setup
from tests.games.contract.facts import Facts
from tests.games.saga.own.cold_store import COLD_STORE

SQUAD, NEXUS = ("mercenaries",), ("nexus",)

# Whole games of every mission are played in tests/games/saga/whole; here are tables unlike each other.
TABLES = (
    Setup("together", (SQUAD,), (), "a"),
    Setup("versus", (SQUAD, NEXUS), ("leaning-for-a-clear-shot", "shields-stop-hazards"), "a"),
    Setup("together", (SQUAD, SQUAD), ("ties-asked",), "b"),
    Setup("versus", (NEXUS, SQUAD, SQUAD), ("bosses-without-bonus", "markers-hold-doors", "unaware-let-go"), "b"),
    Setup("together", (SQUAD,) * 4, ("no-shots-at-neighbours", "outnumbered-by-each", "supplies-shuffled-again"), "c"),
    Setup("versus", (SQUAD, SQUAD, NEXUS), ("counters-turned-up", "points-not-crossed"), "c"),
)


def drawn_for_others(chance: Chance, g: Any, seat: int) -> bool:
    """A card for the hand of the Nexus player. An Event that may be among them would be seen by all."""
    if chance.kind != "nexus-card" or g.nexus.seat in (FATE, seat):
        return False
    return not any(card in EVENTS for card in chance.outcomes)


FACTS = Facts(
    setups=TABLES,
    whole_tables=False,
    drawn_for_others=drawn_for_others,
    comes_to_light=frozenset(("hand", "top", "bottom", "discard", "in_play", "removed")),
    # What the mission prints, less what has been seen; a pile without an order is drawn from by fate.
    known_by_counting=frozenset(("nexus.chart", "nexus.powers", "supply.cards")),
    order_condition={"cards": ["nx-ambush"]},
    own=COLD_STORE,
    games=10,
    queries=(
        {"kind": "sight", "from": [1, 1], "to": [5, 5]},
        {"kind": "reach", "who": "dulinsky"},
        {"kind": "arcs", "who": "dulinsky"},
        {"kind": "threats", "side": "nexus"},
        {"kind": "nonsense"},
    ),
)
