"""Doors that Nexus models open and close: only between revealed zones (SAGA-DOOR-03, SAGA-DOOR-04, SAGA-DOOR-07)."""

from typing import Final

from starboard.games.saga.geometry.arcs import front_arc
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.rules.happenings import happened
from starboard.games.saga.rules.lookups import profile
from starboard.games.saga.rules.places import base_of, board, closed, engaged, facing_of, squares_of
from starboard.games.saga.state.fields import Door, Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell

NEVER_AT_DOORS: Final = ("aa-mindless",)  # abilities whose owners neither open nor close them


def uses_doors(model: Model) -> bool:
    return not any([ability in NEVER_AT_DOORS for ability in profile(model).abilities])


def can_be_opened(g: Saga, door: Door) -> bool:
    """Whether a Nexus model may open a closed door: unlocked, between revealed zones (SAGA-DOOR-02, SAGA-DOOR-07)."""
    return closed(door) and door.lock == 0 and not door.denied and leads_on(g, door)


def leads_on(g: Saga, door: Door) -> bool:
    """Whether there is revealed floor on both sides of it."""
    map_ = board(g)
    squares = squares_of(g, door.squares)
    floor = map_.floor & ~squares
    across = map_.north(squares) & floor and map_.south(squares) & floor
    return bool(across or (map_.east(squares) & floor and map_.west(squares) & floor))


def can_be_closed(g: Saga, door: Door, now: Layout) -> bool:
    """Whether an open one may be closed: undamaged, unlocked, and nobody stands in the doorway (SAGA-DOOR-04)."""
    whole = door.open and not door.destroyed and door.lock == 0 and not door.denied
    return whole and not squares_of(g, door.squares) & now.models


def doors_in_reach(g: Saga, model: Model, now: Layout) -> list[Door]:
    """The doors it may open or close from where it stands and looks; none from a front arc (SAGA-ACTION-03)."""
    if not uses_doors(model) or engaged(g, model, now):
        return []
    arc = front_arc(now, base_of(g, model), facing_of(model))
    near = [door for door in g.doors if squares_of(g, door.squares) & arc]
    return [door for door in near if can_be_opened(g, door) or can_be_closed(g, door, now)]


def use_door(g: Saga, model: Model, door: Door) -> None:
    """It opens a closed door or closes an open one (SAGA-DOOR-03)."""
    door.open = not door.open
    tell(g, "door-opened" if door.open else "door-closed", "SAGA-DOOR-03", who=model.name, door=door.code)
    happened(g, "opened" if door.open else "closed", at=door.code)
