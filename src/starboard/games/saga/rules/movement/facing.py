"""Who stands behind whom, and in how many front arcs (SAGA-ARC-06, SAGA-ARC-07, SAGA-ASSAULT-03)."""

from starboard.games.saga.geometry.arcs import behind, in_front_arc
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.rules.lookups import enemies_of, is_model
from starboard.games.saga.rules.missions.bars import has_front_arc
from starboard.games.saga.rules.places import base_of, board, facing_of
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga


def from_behind(g: Saga, attacker: Model | None, defender: Model | None) -> bool:
    """Whether the attacker stands wholly behind the defender, at any distance (SAGA-ARC-07, SAGA-LARGE-04).

    Deployed pieces and scenery have no arcs, so nobody is behind them (SAGA-DEPLOY-05, SAGA-DESTROY-13).
    """
    if attacker is None or defender is None or attacker.at is None or not is_model(defender):
        return False
    return behind(board(g), base_of(g, attacker), base_of(g, defender), facing_of(defender))


def enemies_engaging(g: Saga, model: Model, now: Layout) -> list[Model]:
    """The enemies that have the model in their front arc (SAGA-ASSAULT-03), if the mission lets them have one."""
    here = base_of(g, model)
    enemies = [one for one in enemies_of(g, model) if has_front_arc(g, one)]
    return [one for one in enemies if in_front_arc(now, here, base_of(g, one), facing_of(one))]


def outnumbered(g: Saga, model: Model, now: Layout) -> bool:
    """Whether it is in the front arc of more than one enemy (SAGA-ATTACK-08)."""
    return outnumbered_by(g, model, now) > 0


def outnumbered_by(g: Saga, model: Model, now: Layout) -> int:
    """In how many front arcs of enemies it is beyond the first one (SAGA-ATTACK-14)."""
    return max(0, len(enemies_engaging(g, model, now)) - 1) if is_model(model) else 0
