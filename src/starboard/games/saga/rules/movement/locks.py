"""Locks of doors (SAGA-SETUP-07, SAGA-HACK-07, SAGA-HACK-08, SAGA-DENIED-01)."""

from starboard.games.saga.content import mission as printed
from starboard.games.saga.rules.experience import gain_experience
from starboard.games.saga.rules.missions.happenings import happened
from starboard.games.saga.rules.places import closed
from starboard.games.saga.state.fields import Door, Mercenary
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell


def starting_door(door: printed.Door) -> Door:
    """A door as its zone brings it: a locked one is closed, with its lock level or Access Denied (SAGA-SETUP-07)."""
    found = Door(door.code, list(door.squares), door.lock)
    found.denied, found.open = bool(door.hint), door.open
    if door.tough:
        found.defence = 0
    return found


def starting_force_field(field: printed.ForceField) -> Door:
    """A force field is like a closed door that bears the Access Denied counter, and cannot be attacked."""
    found = Door(field.code, list(field.squares))
    found.denied, found.defence = True, 0
    return found


def locked_doors(g: Saga) -> list[Door]:
    """The doors on the board with a lock that can be worn down; Access Denied is none (SAGA-DENIED-01)."""
    return [door for door in g.doors if closed(door) and door.lock > 0 and not door.denied]


def lower_lock(g: Saga, door: Door, levels: int, who: Mercenary, rule: str) -> int:
    """Take levels off a lock, for good (SAGA-HACK-07); say how many. What is beyond 0 is lost (SAGA-HACK-12).

    At 0 the door is unlocked and stays closed (SAGA-HACK-08, SAGA-DOOR-05). Each level is worth a point (SAGA-XP-02).
    """
    gone = min(levels, door.lock)
    if gone:
        door.lock -= gone
        tell(g, "lock-lowered", rule, who=who.model.name, door=door.code, levels=gone, left=door.lock)
        for _ in range(gone):
            happened(g, "lock-lowered", at=door.code, kind=rule)  # each level by itself, and by what
        if not door.lock:
            tell(g, "unlocked", "SAGA-HACK-08", door=door.code)
            happened(g, "unlocked", at=door.code)
        gain_experience(g, who, gone, "SAGA-XP-02")
    return gone
