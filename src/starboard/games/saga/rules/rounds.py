"""Rounds from wherever a mission stands to its end (SAGA-ROUND-01, SAGA-ROUND-02)."""

from collections.abc import Callable
from typing import Final

from starboard.games.saga.rules import turns
from starboard.games.saga.rules.card_moments import fill_moments
from starboard.games.saga.rules.end_phase import end_phase
from starboard.games.saga.rules.ending import MissionOver
from starboard.games.saga.rules.missions.triggers import settle, write_down
from starboard.games.saga.rules.nexus import nexus_phase
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import CHECKPOINT, Procedure

fill_moments()

# Mercenary Phase, Nexus Phase, End Phase: every step names the next one.
STEPS: Final[dict[str, Callable[[Saga], Procedure[None] | None]]] = {
    **turns.STEPS,
    **nexus_phase.STEPS,
    "end": end_phase,
}


def play_rounds(g: Saga) -> Procedure[None]:
    """Step by step until a side has won; whatever was still pending then is not resolved (SAGA-ROUND-02).

    Only Victory Points and facts of what had happened are written down.
    """
    while g.step in STEPS:
        try:
            going = STEPS[g.step](g)
            if going is not None:
                yield from going
            yield from settle(g)
        except MissionOver:
            yield from write_down(g)
            return
        yield CHECKPOINT
