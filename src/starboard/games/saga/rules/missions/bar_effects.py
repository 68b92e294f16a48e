"""The effects `bar` and `unbar` of missions (docs/decisions/0030)."""

from starboard.games.saga.content.mission_script import Saying
from starboard.games.saga.rules.missions.bars import (
    AFTER_MERCENARIES,
    FOR_GOOD,
    ONE_ACTIVATION,
    TO_PHASE_END,
    TO_ROUND_END,
    bar,
    unbar,
)
from starboard.games.saga.rules.missions.facts import last_round
from starboard.games.saga.rules.missions.selectors import Bound, selected
from starboard.games.saga.state.saga import Saga

UNTIL_NEXUS_PHASE, UNTIL_OWN_ACTIVATION = "end-of-next-nexus-phase", "own-activation"


def bar_models(g: Saga, effect: Saying, bound: Bound) -> None:
    who = effect.saying("who")
    assert who is not None
    until, last = how_long(g, effect.text("until"))
    for model in selected(g, who, bound):
        bar(g, effect.text("name"), model, list(effect.texts("cannot")), until, last)


def how_long(g: Saga, until: str) -> tuple[str, int]:
    """Until what, and in which Round. The next Nexus Phase is this Round's while it has not begun."""
    if until == UNTIL_OWN_ACTIVATION:
        return ONE_ACTIVATION, 0
    if until == UNTIL_NEXUS_PHASE:
        return TO_PHASE_END, g.round + 1 if g.step in AFTER_MERCENARIES else g.round
    last = last_round(g, until)
    return (TO_ROUND_END, last) if last else (FOR_GOOD, 0)


def unbar_models(g: Saga, effect: Saying, bound: Bound) -> None:
    """Without `who` everybody under that name."""
    who = effect.saying("who")
    unbar(g, effect.text("name"), selected(g, who, bound) if who is not None else None)
