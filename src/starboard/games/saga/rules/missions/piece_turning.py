"""Turning the pieces of a mission's map: points, exits, doors, force fields, devices, darkness (docs/decisions/0030).

What is done to a piece whose zone is not revealed yet is remembered, and shows when the zone is.
"""

from typing import Final

from starboard.games.saga.rules.missions.facts import last_round
from starboard.games.saga.rules.missions.happenings import happened
from starboard.games.saga.rules.missions.pieces import (
    CLOSED,
    OFF,
    ON,
    OPEN,
    lock_flag,
    piece_is,
    turned_flag,
    usable_exits,
)
from starboard.games.saga.rules.movement.darkness_counters import turn_counter
from starboard.games.saga.rules.movement.doors import why_not_close
from starboard.games.saga.rules.nexus.reinforcements import deactivate, reactivate
from starboard.games.saga.rules.places import layout
from starboard.games.saga.state.fields import Door, Point, TurnsBack
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell

UNLOCKED, SEALED, OTHER = "unlocked", "sealed", "other"
OFF_FOR_GOOD: Final = "off-for-good"
# What pieces can be turned to, by the first letter of their code.
TURNS_WRITTEN: Final[dict[str, tuple[str, ...]]] = {
    "R": (ON, OFF), "X": (OPEN, CLOSED), "D": (UNLOCKED, SEALED), "F": (OPEN, CLOSED, OTHER), "V": (ON, OFF),
    "K": (ON, OFF),
}  # fmt: skip
TURNED_BACK: Final = {ON: OFF, OFF: ON, OPEN: CLOSED, CLOSED: OPEN}


def turn_piece(g: Saga, code: str, to: str, until: str = "") -> None:
    """Turn a piece by what its code is, for good or to the end of a Round.

    A Reinforcement Point that is off without more is turned up in the End Phase (SAGA-END-02).
    """
    g.turning_back = [one for one in g.turning_back if one.piece != code]
    last = last_round(g, until)
    if last:
        g.turning_back.append(TurnsBack("", last))
        g.turning_back[-1].piece, g.turning_back[-1].to = code, TURNED_BACK[to]
    _turn(g, code, to, until)


def turn_pieces_back(g: Saga) -> None:
    """A Round is over, and so is what was done to pieces to its end."""
    over = [one for one in g.turning_back if one.piece and one.round <= g.round]
    g.turning_back = [one for one in g.turning_back if one not in over]
    for one in over:
        _turn(g, one.piece, one.to, "")


def _turn(g: Saga, code: str, to: str, until: str) -> None:
    if code[0] == "X":
        before = g.flags.get(turned_flag(code))
        g.flags[turned_flag(code)] = to
        g.exits = usable_exits(g)
        if before != to:
            tell(g, "exit-turned", "SAGA-MOVE-14", exit=code, to=to)
    elif code[0] == "R":
        turned = OFF_FOR_GOOD if to == OFF and until else to
        g.flags[turned_flag(code)] = turned
        for point in g.points:
            if point.code == code:
                _turn_point(g, point, turned)
    elif code[0] == "V":
        _turn_device(g, code, to)
    elif code[0] == "K":
        g.flags[turned_flag(code)] = to
        turn_counter(g, code, to == ON)
    else:
        assert to in TURNS_WRITTEN[code[0]], f"a piece {code} turned {to} is not written"
        there = [door for door in g.doors if door.code == code]
        for door in there:
            _turn_door(g, door, to)
        if not there and to != OTHER:
            g.flags[turned_flag(code)] = to


def _turn_device(g: Saga, code: str, to: str) -> None:
    """A machine works or does not; one that is destroyed cannot be turned on again."""
    before = piece_is(g, code, ON)
    g.flags[turned_flag(code)] = to
    after = piece_is(g, code, ON)
    if before != after:
        tell(g, "device-turned", "SAGA-MISSION-12", device=code, to=to)
        if not after:
            happened(g, "off", at=code)


def _turn_door(g: Saga, door: Door, to: str) -> None:
    """A force field closes only if nobody and nothing stands in it."""
    if to == UNLOCKED:
        _unlock(g, door)
    elif to == SEALED:
        door.open, door.denied, door.lock = False, True, 0
        tell(g, "door-sealed", "SAGA-MISSION-12", door=door.code)
    elif to == OPEN or (to == OTHER and not door.open):
        if not door.open:
            door.open = True
            tell(g, "field-opened", "SAGA-MISSION-12", field=door.code)
            happened(g, "opened", at=door.code)
    elif door.open and why_not_close(g, door, layout(g)) is not None:
        tell(g, "field-blocked", "SAGA-DOOR-04", field=door.code)
    elif door.open:
        door.open = False
        tell(g, "field-closed", "SAGA-MISSION-12", field=door.code)
        happened(g, "closed", at=door.code)


def show_turned(g: Saga, letter: str) -> None:
    """A zone was revealed: its pieces are as the mission has turned them before."""
    for point in g.points:
        x, y = point.squares[0]
        if g.ground[y][x] == letter and g.flags.get(turned_flag(point.code)) == OFF_FOR_GOOD:
            _turn_point(g, point, OFF_FOR_GOOD)
    for door in g.doors:
        turned, lock = g.flags.pop(turned_flag(door.code), ""), g.flags.pop(lock_flag(door.code), "")
        if turned:
            _turn_door(g, door, turned)
        if lock and not door.open:
            door.lock = int(lock)
            tell(g, "lock-set", "SAGA-MISSION-12", door=door.code, lock=door.lock)
    for counter in list(g.darkness):
        x, y = counter.at
        if g.ground[y][x] == letter and g.flags.get(turned_flag(counter.code)) == OFF:
            turn_counter(g, counter.code, False)
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
