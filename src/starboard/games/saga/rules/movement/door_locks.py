"""Doors that the Nexus closes and locks from afar (SAGA-DOOR-02, SAGA-DOOR-04, SAGA-SETUP-07)."""

from starboard.games.saga.geometry.ranges import straight_line
from starboard.games.saga.geometry.walking import distance
from starboard.games.saga.rules.movement.doors import close_door, why_not_close
from starboard.games.saga.rules.movement.zones import unrevealed_behind
from starboard.games.saga.rules.nexus.choice import choose
from starboard.games.saga.rules.places import base_of, base_on, closed, layout
from starboard.games.saga.state.fields import Door, Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Procedure


def doors_to_lock(g: Saga, level: int) -> list[Door]:
    """The doors between revealed zones, whole and not Access Denied, that are open with an empty doorway, or
    closed with a lower lock."""
    now = layout(g)
    found: list[Door] = []
    for door in g.doors:
        if door.destroyed or door.denied or unrevealed_behind(g, door):
            continue
        if (closed(door) and door.lock < level) or (door.open and why_not_close(g, door, now) is None):
            found.append(door)
    return found


def lock_door(g: Saga, door: Door, level: int, rule: str) -> None:
    """It closes if it is open, and has at least this lock level."""
    if not closed(door):
        close_door(g, door, rule=rule)
    if door.lock < level:
        door.lock = level
        tell(g, "door-locked", rule, door=door.code, lock=level)


def door_nearest_to(g: Saga, doors: list[Door], target: Model) -> Procedure[str]:
    """The code of the door nearest to the Target (SAGA-GEOM-08)."""
    now, goal = layout(g), base_of(g, target)
    steps = [distance(now, base_on(g, door.squares), goal) for door in doors]
    tied = [door for door, count in zip(doors, steps, strict=True) if count == min(steps)]
    tied.sort(key=lambda door: (straight_line(base_on(g, door.squares), goal), base_on(g, door.squares).squares[0]))
    code: str = yield from choose(g, [door.code for door in tied], "SAGA-GEOM-08", "door", {"target": target.name})
    return code
