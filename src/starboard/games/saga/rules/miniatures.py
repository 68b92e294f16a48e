"""How many figures of the box are still free (SAGA-REINFORCE-06)."""

from starboard.games.saga.content.agents import AGENTS, MINIATURES
from starboard.games.saga.rules.lookups import profile
from starboard.games.saga.state.saga import Saga


def miniatures_left(g: Saga, kind: str) -> int:
    """Figures that are neither on the board nor Waiting; variants share them."""
    miniature = AGENTS[kind].miniature
    return MINIATURES[miniature] - len([one for one in g.enemies if profile(one).miniature == miniature])
