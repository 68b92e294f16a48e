"""An exploration from its beginning to its end; each step is data, so it can be taken up at any checkpoint."""

from starboard.games.vanguard.rules import (
    any_time,
    words_crew,
    words_dice,
    words_harm,
    words_moves,
    words_planet,
    words_team,
    words_threats,
)
from starboard.games.vanguard.rules.ending import ExplorationOver
from starboard.games.vanguard.rules.rounds import begin_round, end_turn, resolve_event, take_turn
from starboard.games.vanguard.rules.setup import set_up
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.requests import CHECKPOINT, Procedure

# Importing them fills in the table of words and what can be done at any time.
FILLED_IN = (
    any_time, words_crew, words_dice, words_harm, words_moves, words_planet, words_team, words_threats,
)  # fmt: skip


def play(g: Vanguard) -> Procedure[None]:
    """Set up, then rounds of turns until the exploration ends (VAN-ROUND-05)."""
    try:
        while g.step != "over":
            yield from one_step(g)
            yield CHECKPOINT
    except ExplorationOver:
        yield CHECKPOINT


def one_step(g: Vanguard) -> Procedure[None]:
    if g.step == "set-up":
        yield from set_up(g)
    elif g.step == "round":
        yield from begin_round(g)
    elif g.step == "turn":
        yield from take_turn(g)
    elif g.step == "turn-end":
        yield from end_turn(g)
    else:
        yield from resolve_event(g)
