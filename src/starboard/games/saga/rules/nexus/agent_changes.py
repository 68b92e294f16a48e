"""An Agent becomes one of another kind where it stands."""

from starboard.games.saga.rules.lookups import NEXUS
from starboard.games.saga.rules.miniatures import miniatures_left
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell


def can_turn_into(g: Saga, kind: str) -> bool:
    """Whether a miniature is free."""
    return miniatures_left(g, kind) > 0


def turn_into(g: Saga, agent: Model, kind: str, rule: str) -> Model:
    """It keeps its square, its facing, its Wound counters and what it has taken, and has acted if it had before."""
    g.named += 1
    other = Model(f"{kind.removeprefix('ag-')}-{g.named}", kind, NEXUS, agent.at, agent.facing)
    other.wounds, other.activated, other.bonus = agent.wounds, agent.activated, agent.bonus
    g.enemies[g.enemies.index(agent)] = other
    for one in g.lying:
        one.holder = other.name if one.holder == agent.name else one.holder
    tell(g, "turned-into", rule, who=agent.name, into=other.name, kind=kind, at=agent.at)
    agent.at = None
    return other
