"""How many figures of the box are still free (SAGA-REINFORCE-06)."""

from starboard.games.saga.content.agents import AGENTS, MINIATURES
from starboard.games.saga.rules.profiles import PROFILES
from starboard.games.saga.state.saga import Saga


def miniatures_left(g: Saga, kind: str) -> int:
    """Figures that are neither on the board nor Waiting; variants share them."""
    miniature = AGENTS[kind].miniature
    return MINIATURES[miniature] - len([one for one in g.enemies if PROFILES[one.kind].miniature == miniature])
