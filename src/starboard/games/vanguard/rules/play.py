"""An exploration from its beginning to its end; each step is data, so it can be taken up at any checkpoint."""

from starboard.games.vanguard.rules import any_time
from starboard.games.vanguard.rules.docking import dock
from starboard.games.vanguard.rules.ending import ExplorationOver
from starboard.games.vanguard.rules.landing import land
from starboard.games.vanguard.rules.rounds import begin_round, end_turn, resolve_event, take_turn
from starboard.games.vanguard.rules.setup import begin_exploration, set_up
from starboard.games.vanguard.rules.words import (
    cards,
    crew,
    dice,
    harm,
    help_and_tracks,
    landing,
    moves,
    planet,
    struck_dice,
    team,
    threats,
    time_and_events,
)  # fmt: skip
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.requests import CHECKPOINT, Procedure

# Importing them fills in the table of words and what can be done at any time.
FILLED_IN = (
    any_time, cards, crew, dice, harm, help_and_tracks, landing, moves, planet, struck_dice, team, threats,
    time_and_events,
)  # fmt: skip


def play(g: Vanguard) -> Procedure[None]:
    """Set up, land, then rounds of turns until the exploration ends, and home (VAN-ROUND-05)."""
    while g.step != "over":
        try:
            yield from one_step(g)
        except ExplorationOver:
            assert g.step == "docking"
        yield CHECKPOINT


def one_step(g: Vanguard) -> Procedure[None]:
    if g.step == "set-up":
        yield from set_up(g)
    elif g.step == "landing":
        yield from land(g)
    elif g.step == "landed":
        yield from begin_exploration(g)
    elif g.step == "round":
        yield from begin_round(g)
    elif g.step == "turn":
        yield from take_turn(g)
    elif g.step == "turn-end":
        yield from end_turn(g)
    elif g.step == "event":
        yield from resolve_event(g)
    else:
        yield from dock(g)
