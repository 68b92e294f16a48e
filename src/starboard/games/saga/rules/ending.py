"""The instant a side wins: nothing further is resolved (SAGA-ROUND-02, SAGA-MISSION-03)."""

from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell


class MissionOver(Exception):
    """Raised where a side has won; `play` and test tables catch it."""


def win(g: Saga, side: str, rule: str, way: int = 0) -> None:
    """The mission is over at once, whatever else was about to happen. `way` is the number of the way that came true."""
    g.ending, g.won_way, g.step = side, way, "over"
    tell(g, "won", rule, side=side)
    raise MissionOver
