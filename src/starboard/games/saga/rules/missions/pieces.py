"""Pieces of a mission's map by their code: where they are and how they stand (docs/decisions/0030)."""

from typing import Final

from starboard.games.saga.content.mission import Board, Exit, Mission, Square
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.places import closed
from starboard.games.saga.state.saga import Saga

OPEN, CLOSED, ON, OFF, STANDING = "open", "closed", "on", "off", "standing"
WALL: Final = "#"


class Drawn:
    """Where everything is that the plan and the overlay of a mission name, in the order in which a map is read."""

    __slots__ = ("board", "coded", "zoned")

    def __init__(self, board: Board) -> None:
        self.board = board
        self.coded: dict[str, list[Square]] = {}
        self.zoned: dict[str, list[Square]] = {}
        for square in board.squares():
            self.coded.setdefault(board.code(square), []).append(square)
            self.zoned.setdefault(board.zone(square), []).append(square)

    def named(self, name: str) -> list[Square]:
        """The squares of a piece and of a zone of this name."""
        coded, zoned = self.coded.get(name, []), self.zoned.get(name, [])
        if coded and zoned:
            return sorted(set(coded + zoned), key=lambda square: (square[1], square[0]))
        return list(coded or zoned)


_drawn: Final[dict[str, Drawn]] = {}


def drawn_on(mission: Mission) -> Drawn:
    """What is drawn on the map of a mission; looked at once."""
    found = _drawn.get(mission.id)
    if found is None or found.board is not mission.board:
        found = _drawn[mission.id] = Drawn(mission.board)
    return found


def squares_coded(mission: Mission, code: str) -> list[Square]:
    """The squares of any piece of the map."""
    return list(drawn_on(mission).coded.get(code, []))


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
    if any([mark.code == code for mark in mission_of(g).marks]):
        return state in (STANDING, ON)  # a mark is always there
    for printed in mission_of(g).doors:
        if printed.code == code:  # its zone is not revealed
            return printed.open == (state == OPEN)
    gone = is_revealed(g, code) and not any([piece.code == code for piece in g.scenery])
    works = not gone and g.flags.get(turned_flag(code), ON) == ON
    return works == (state == ON) if state in (ON, OFF) else gone == (state != STANDING)


def turned_flag(code: str) -> str:
    """What the table remembers of a piece that the mission has turned."""
    return f"turned-{code}"


def lock_flag(code: str) -> str:
    """What the table remembers of the lock of a door that is not on the board yet."""
    return f"lock-{code}"


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
