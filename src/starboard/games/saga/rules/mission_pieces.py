"""Pieces of a mission's map by their code: where they are and how they stand (docs/decisions/0030)."""

from typing import Final

from starboard.games.saga.content.mission import Exit, Mission, Square
from starboard.games.saga.rules.mission_lookups import mission_of
from starboard.games.saga.rules.places import closed
from starboard.games.saga.state.saga import Saga

OPEN, CLOSED, ON, OFF, STANDING = "open", "closed", "on", "off", "standing"
WALL: Final = "#"


def squares_coded(mission: Mission, code: str) -> list[Square]:
    """The squares of any piece of the map."""
    board = mission.board
    return [square for square in board.squares() if board.code(square) == code]


def is_revealed(g: Saga, code: str) -> bool:
    squares = squares_coded(mission_of(g), code)
    return any([g.ground[y][x] != WALL for x, y in squares])


# --- how a piece stands ---


def piece_is(g: Saga, code: str, state: str) -> bool:
    """Whether a piece is `open` (a destroyed door too), `closed`, `standing`, `on` or `off`."""
    for door in g.doors:
        if door.code == code:
            return closed(door) == (state == CLOSED)
    for point in g.points:
        if point.code == code:
            return point.active == (state == ON)
    for one in mission_of(g).exits:
        if one.code == code:
            return exit_open(g, one) == (state == OPEN)
    for printed in mission_of(g).doors:
        if printed.code == code:  # its zone is not revealed
            return printed.open == (state == OPEN)
    gone = is_revealed(g, code) and not any([piece.code == code for piece in g.scenery])
    works = not gone and g.flags.get(turned_flag(code), ON) == ON
    return works == (state == ON) if state in (ON, OFF) else gone == (state != STANDING)


def turned_flag(code: str) -> str:
    """What the table remembers of a piece that the mission has turned."""
    return f"turned-{code}"


# --- exits ---


def exit_open(g: Saga, one: Exit) -> bool:
    return g.flags.get(turned_flag(one.code), CLOSED if one.closed else OPEN) == OPEN


def usable_exits(g: Saga) -> list[Square]:
    """The squares of open exits on the revealed board (SAGA-MOVE-14)."""
    found: list[Square] = []
    for one in mission_of(g).exits:
        if exit_open(g, one):
            found += [(x, y) for x, y in one.squares if g.ground[y][x] != WALL]
    return found


def exit_at(g: Saga, place: Square) -> str:
    """The code of the exit on a square."""
    for one in mission_of(g).exits:
        if place in one.squares:
            return one.code
    return ""
