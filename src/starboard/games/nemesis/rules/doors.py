"""Doors: open, closed, destroyed (NEM-DOOR)."""

from starboard.games.nemesis.state.fields import Character
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import CLOSED_DOOR, DESTROYED_DOOR, OPEN_DOOR
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Blocked, Procedure, Refusal

DOOR_TOKENS = 12

ALREADY_DESTROYED = Refusal("NEM-DOOR-09", "door-destroyed")


def can_close(g: Nemesis, corridor: int, torch: bool = False) -> bool:
    """A Destroyed Door can never be closed again, except with the Plasma Torch (NEM-DOOR-09, NEM-DOOR-10)."""
    return g.doors[corridor] == OPEN_DOOR or (torch and g.doors[corridor] == DESTROYED_DOOR)


def changeable_doors(g: Nemesis, room: int, torch: bool = False) -> list[int]:
    """The Corridors of the Room whose Door can be opened or closed, in ascending order."""
    return sorted([c for c, _ in g.board.exits[room] if g.doors[c] == CLOSED_DOOR or can_close(g, c, torch)])


def stuck_doors(g: Nemesis, room: int) -> Blocked:
    """The Corridors of the Room whose Door nobody can close any more, and why."""
    return [(c, ALREADY_DESTROYED) for c, _ in g.board.exits[room] if g.doors[c] == DESTROYED_DOOR]


def flip_door(g: Nemesis, who: Character, corridor: int, rule: str, torch: bool = False) -> Procedure[None]:
    """Open a Closed Door or close an Open one (NEM-DOOR-11)."""
    if g.doors[corridor] == CLOSED_DOOR:
        open_door(g, corridor, rule)
    elif can_close(g, corridor, torch):
        yield from close_door(g, who, corridor, rule, [corridor])


def flip_doors(g: Nemesis, who: Character, corridors: tuple[int, ...], rule: str) -> Procedure[None]:
    """Open or close several Doors; those opened free their tokens before the others need one (NEM-DOOR-08)."""
    opening = [corridor for corridor in corridors if g.doors[corridor] == CLOSED_DOOR]
    closing = [corridor for corridor in corridors if corridor not in opening]
    for corridor in opening:
        open_door(g, corridor, rule)
    for corridor in closing:
        yield from close_door(g, who, corridor, rule, closing)


def open_door(g: Nemesis, corridor: int, rule: str) -> None:
    g.doors[corridor] = OPEN_DOOR
    tell(g, "door-opened", rule, place=corridor)
    _airlock_breached(g, corridor)


def destroy_door(g: Nemesis, corridor: int, rule: str) -> None:
    """Lay the token down. Of no use on an Open or already Destroyed Door (NEM-DOOR-12)."""
    if g.doors[corridor] == CLOSED_DOOR:
        g.doors[corridor] = DESTROYED_DOOR
        tell(g, "door-destroyed", rule, place=corridor)
        _airlock_breached(g, corridor)


def close_door(g: Nemesis, who: Character, corridor: int, rule: str, busy: list[int]) -> Procedure[None]:
    """Stand a token in the Corridor, taking one from elsewhere when the supply is empty (NEM-DOOR-08).

    `busy` are the Corridors the same effect is closing; no token is taken from those.
    """
    if g.doors[corridor] == OPEN_DOOR and len(g.doors) - g.doors.count(OPEN_DOOR) >= DOOR_TOKENS:
        elsewhere = [c for c in range(len(g.doors)) if g.doors[c] != OPEN_DOOR and c not in busy]
        taken: int = yield Ask(who.seat, elsewhere, "NEM-DOOR-08", "corridor")
        open_door(g, taken, "NEM-DOOR-08")
    g.doors[corridor] = CLOSED_DOOR
    tell(g, "door-closed", rule, place=corridor)


def _airlock_breached(g: Nemesis, corridor: int) -> None:
    """Opening or destroying a Door around it calls the airlock procedure off (NEM-AIRLOCK-04)."""
    if g.airlock and corridor in g.board.places[g.airlock]:
        room, g.airlock = g.airlock, 0
        tell(g, "airlock-cancelled", "NEM-AIRLOCK-04", room=room)
