"""A whole mission, from its set-up or from wherever it stands to its end."""

from starboard.games.saga.rules.ending import MissionOver
from starboard.games.saga.rules.mission_lookups import mission_of
from starboard.games.saga.rules.rounds import play_rounds
from starboard.games.saga.rules.setup import make_ready, set_up
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import CHECKPOINT, Procedure


def play(g: Saga) -> Procedure[None]:
    """The set-up, then Rounds until a side has won (SAGA-SETUP-01, SAGA-ROUND-02). Any checkpoint is a way in."""
    make_ready(mission_of(g))
    if g.step == "set-up":
        try:
            yield from set_up(g)
        except MissionOver:
            return
        yield CHECKPOINT
    yield from play_rounds(g)
