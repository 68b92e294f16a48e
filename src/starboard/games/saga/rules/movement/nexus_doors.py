"""Doors that Nexus models open and close: as everybody does, but only between revealed zones (SAGA-DOOR-07)."""

from typing import Final

from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.rules.lookups import profile
from starboard.games.saga.rules.movement.doors import (
    NO_DOOR,
    close_door,
    doors_in_front,
    open_door,
    unlock_by_hand,
    why_not_use,
)
from starboard.games.saga.rules.movement.zones import unrevealed_behind
from starboard.games.saga.rules.places import closed, engaged
from starboard.games.saga.state.fields import Door, Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import Refusal

IN_A_FRONT_ARC: Final = Refusal("SAGA-ACTION-03", "in-a-front-arc")
NEVER_AT_DOORS: Final = ("aa-mindless",)  # abilities whose owners neither open nor close them


def uses_doors(model: Model) -> bool:
    return not any([ability in NEVER_AT_DOORS for ability in profile(model).abilities])


def can_be_opened(g: Saga, door: Door) -> bool:
    """Whether a Nexus model may open a closed door: unlocked, between revealed zones (SAGA-DOOR-02, SAGA-DOOR-07)."""
    return closed(door) and door.lock == 0 and not door.denied and not unrevealed_behind(g, door)


def doors_in_reach(g: Saga, model: Model, now: Layout) -> list[Door]:
    """The doors it may open or close from where it stands and looks; none from a front arc (SAGA-ACTION-03)."""
    if not uses_doors(model) or engaged(g, model, now):
        return []
    return [door for door in doors_in_front(g, model, now) if why_not_use(g, model, door, now) is None]


NEVER: Final = Refusal("SAGA-DOOR-03", "never-at-doors")


def why_no_door(g: Saga, model: Model, now: Layout) -> Refusal | None:
    """Why it can neither open nor close any door: it never does, a front arc, or what holds those before it."""
    if not uses_doors(model):
        return NEVER
    if engaged(g, model, now):
        return IN_A_FRONT_ARC
    refusal: Refusal | None = NO_DOOR
    for door in doors_in_front(g, model, now):
        refusal = why_not_use(g, model, door, now)
        if refusal is None:
            return None
    return refusal


def use_door(g: Saga, model: Model, door: Door) -> None:
    """It opens a closed door or closes an open one (SAGA-DOOR-03); what lies behind is revealed already.

    A locked one is opened only by who has been allowed to do so.
    """
    if closed(door):
        unlock_by_hand(g, door)
        open_door(g, door, model.name)
    else:
        close_door(g, door, model.name)
