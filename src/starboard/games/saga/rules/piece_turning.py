"""Turning the pieces of a mission's map: points, exits, doors (docs/decisions/0030).

What is done to a piece whose zone is not revealed yet is remembered, and shows when the zone is.
"""

from typing import Final

from starboard.games.saga.rules.happenings import happened
from starboard.games.saga.rules.mission_pieces import CLOSED, OFF, ON, OPEN, turned_flag, usable_exits
from starboard.games.saga.rules.reinforcements import deactivate, reactivate
from starboard.games.saga.state.fields import Door, Point
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell

UNLOCKED: Final = "unlocked"
OFF_FOR_GOOD: Final = "off-for-good"
# What pieces can be turned to, by the first letter of their code.
TURNS_WRITTEN: Final[dict[str, tuple[str, ...]]] = {"R": (ON, OFF), "X": (OPEN, CLOSED), "D": (UNLOCKED,)}


def turn_piece(g: Saga, code: str, to: str, until: str = "") -> None:
    """Turn a piece by what its code is; `until` is nothing or `mission`, which matters for points (SAGA-END-02)."""
    if code[0] == "X":
        g.flags[turned_flag(code)] = to
        g.exits = usable_exits(g)
        tell(g, "exit-turned", "SAGA-MOVE-14", exit=code, to=to)
    elif code[0] == "R":
        turned = OFF_FOR_GOOD if to == OFF and until else to
        g.flags[turned_flag(code)] = turned
        for point in g.points:
            if point.code == code:
                _turn_point(g, point, turned)
    else:
        assert to in TURNS_WRITTEN["D"], f"a door turned {to} is not written"
        g.flags[turned_flag(code)] = to
        for door in g.doors:
            if door.code == code:
                _unlock(g, door)


def show_turned(g: Saga, letter: str) -> None:
    """A zone was revealed: its pieces are as the mission has turned them before."""
    for point in g.points:
        x, y = point.squares[0]
        if g.ground[y][x] == letter and g.flags.get(turned_flag(point.code)) == OFF_FOR_GOOD:
            _turn_point(g, point, OFF_FOR_GOOD)
    for door in g.doors:
        if g.flags.get(turned_flag(door.code)) == UNLOCKED and (door.denied or door.lock):
            _unlock(g, door)
    g.exits = usable_exits(g)


def _turn_point(g: Saga, point: Point, to: str) -> None:
    """Off for good: the End Phase does not turn it up again (SAGA-END-02)."""
    point.welded = to == OFF_FOR_GOOD
    if to == ON and not point.active:
        reactivate(g, point, "SAGA-MISSION-12")
    elif to != ON and point.active:
        deactivate(g, point, "SAGA-MISSION-12")


def _unlock(g: Saga, door: Door) -> None:
    """Its lock and its Access Denied counter are gone; it stays closed (SAGA-DENIED-02)."""
    door.denied, door.lock = False, 0
    tell(g, "unlocked", "SAGA-DENIED-02", door=door.code)
    happened(g, "unlocked", at=door.code)
