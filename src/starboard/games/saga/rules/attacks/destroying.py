"""Scenery and doors that are destroyed (SAGA-DESTROY-07, SAGA-DESTROY-10, SAGA-DESTROY-11)."""

from starboard.games.saga.rules.attacks.targets_of_attacks import is_door
from starboard.games.saga.rules.lookups import door_coded, scenery_coded
from starboard.games.saga.rules.missions.happenings import attacked_by, happened
from starboard.games.saga.rules.missions.pieces import ON, piece_is
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell

DEVICE = "device"


def destroy(g: Saga, code: str, by: Model | None = None) -> None:
    """A single damage removes a door or piece of scenery (SAGA-DESTROY-07). `by` has dealt it."""
    kind, worked, actor = "door", False, attacked_by(g, by)
    if is_door(g, code):
        door = door_coded(g, code)
        door.destroyed, door.lock = True, 0  # it can never be closed again (SAGA-DESTROY-11)
    else:
        kind = scenery_coded(g, code).kind
        worked = kind == DEVICE and piece_is(g, code, ON)
        g.scenery.remove(scenery_coded(g, code))  # its squares are floor from now on (SAGA-DESTROY-10)
    tell(g, "destroyed", "SAGA-DESTROY-07", what=code)
    happened(g, "destroyed", at=code, kind=kind, actor=actor)
    if worked:
        happened(g, "off", at=code, actor=actor)
    if is_door(g, code):
        happened(g, "opened", at=code, actor=actor)  # SAGA-MISSION-17
