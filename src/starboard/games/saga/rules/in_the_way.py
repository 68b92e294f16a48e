"""Whether a Nexus model keeps another from seeing or reaching a Mercenary (SAGA-AN-15, SAGA-AN-22)."""

from starboard.games.saga.content.modifiers import MOVE
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.squares import FACINGS, Base
from starboard.games.saga.rules.agent_routes import corners_next_to
from starboard.games.saga.rules.agent_shots import prey, shots_from
from starboard.games.saga.rules.characteristics import value
from starboard.games.saga.rules.lookups import friends_of, stunned
from starboard.games.saga.rules.movement import walks
from starboard.games.saga.rules.places import base_of, front_arcs_of_enemies
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga


def in_the_way(g: Saga, agent: Model, now: Layout, base: Base) -> bool:
    """Whether, with it taken off the board, somebody still to be activated would gain a shot or a walk it has not now.

    `now` has the model on `base`, wherever it really stands.
    """
    without = now.copy()
    without.move_model(base.mask, 0)
    for other in friends_of(g, agent):
        if other.activated or stunned(other) or can_do_something(g, other, now):
            continue
        if can_do_something(g, other, without):
            return True
    return False


def can_do_something(g: Saga, model: Model, now: Layout) -> bool:
    """Whether it has a legal shot from its square, or a legal walk within its Move to a square next to a Mercenary."""
    assert model.at is not None
    base = base_of(g, model)
    if front_arcs_of_enemies(g, model, now) & base.mask:
        return True  # it fights where it stands
    for facing in FACINGS:
        if shots_from(g, model, now, model.at, facing):
            return True
    reached = walks(g, model, now, value(g, model, MOVE)).ends
    return any([reached & corners_next_to(now, base, base_of(g, target)) for target in prey(g, model)])
