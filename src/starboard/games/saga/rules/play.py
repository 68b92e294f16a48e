"""A whole mission, from its set-up or from wherever it stands to its end."""

from starboard.games.saga.rules.campaign.upkeep import upkeep
from starboard.games.saga.rules.ending import MissionOver
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.rounds import play_rounds
from starboard.games.saga.rules.setup import make_ready, set_up
from starboard.games.saga.rules.story import read_ending
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import CHECKPOINT, Procedure


def play(g: Saga) -> Procedure[None]:
    """The set-up, then Rounds until a side has won (SAGA-SETUP-01, SAGA-ROUND-02). Any checkpoint is a way in.

    After a mission of a campaign comes its Upkeep (SAGA-CAMPAIGN-04).
    """
    make_ready(mission_of(g))
    was_over = g.step == "over"
    if g.step == "set-up":
        try:
            yield from set_up(g)
            yield CHECKPOINT
        except MissionOver:
            pass
    yield from play_rounds(g)
    if g.step == "over" and not was_over:
        yield from read_ending(g)
    if g.campaign and g.step == "over" and not (g.following or g.finale):
        yield from upkeep(g)
