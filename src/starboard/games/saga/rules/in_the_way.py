"""Whether a Nexus model keeps another from seeing or reaching a Mercenary (SAGA-AN-15, SAGA-AN-22)."""

from starboard.games.saga.content.modifiers import MOVE
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.squares import FACINGS, Base
from starboard.games.saga.rules.agent_routes import corners_next_to
from starboard.games.saga.rules.agent_shots import prey
from starboard.games.saga.rules.characteristics import value
from starboard.games.saga.rules.lookups import friends_of, stunned
from starboard.games.saga.rules.movement import walks
from starboard.games.saga.rules.places import base_of, front_arcs_of_enemies
from starboard.games.saga.rules.shooting import Marksman
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga


class Crowd:
    """The others still to be activated: whether a model keeps one of them from a shot or a walk.

    `now` has the model on `base`, wherever it really stands. What each could do without it is asked once for all the
    squares on which it might stand.
    """

    __slots__ = ("_able", "_g", "_others", "_without")

    def __init__(self, g: Saga, agent: Model, now: Layout, base: Base) -> None:
        self._g = g
        self._without = now.with_moved(base.mask, 0)
        self._others = [one for one in friends_of(g, agent) if not one.activated and not stunned(one)]
        self._able: dict[str, bool] = {}  # by name, with the model taken off the board

    def hindered(self, base: Base) -> bool:
        """Whether one would gain a shot or a walk if the model, standing on this base, were taken off the board."""
        now = self._without.with_moved(0, base.mask)
        for other in self._others:
            if self._able.get(other.name, True) and not can_do_something(self._g, other, now) and self._can(other):
                return True
        return False

    def _can(self, other: Model) -> bool:
        if other.name not in self._able:
            self._able[other.name] = can_do_something(self._g, other, self._without)
        return self._able[other.name]


def can_do_something(g: Saga, model: Model, now: Layout) -> bool:
    """Whether it has a legal shot from its square, or a legal walk within its Move to a square next to a Mercenary."""
    assert model.at is not None
    base = base_of(g, model)
    if front_arcs_of_enemies(g, model, now) & base.mask:
        return True  # it fights where it stands
    marksman = Marksman(g, model, model.at, now)
    for facing in FACINGS if marksman.aims else ():
        if marksman.shots(facing):
            return True
    reached = walks(g, model, now, value(g, model, MOVE)).ends
    return any([reached & corners_next_to(now, base, base_of(g, target)) for target in prey(g, model)])
