"""Walking over the map of a mission before anybody plays it: zones, reachable squares, ways for a base of 2x2."""

from starboard.games.saga.content.mission import EAST, NORTH, SOUTH, WEST, Board, Mission, Square
from starboard.games.saga.content.mission_letters import GLASS
from starboard.games.saga.content.mission_map import is_doorway, is_solid, is_void

STEP = {NORTH: (0, -1), EAST: (1, 0), SOUTH: (0, 1), WEST: (-1, 0)}
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
AROUND = ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1))


def beside(square: Square, step: tuple[int, int]) -> Square:
    return (square[0] + step[0], square[1] + step[1])


def bounds_zone(code: str) -> bool:
    """Walls, doors, force fields and glass end a zone; scenery belongs to the zone of its room."""
    return is_void(code) or is_doorway(code) or code == GLASS


def areas(board: Board) -> list[list[Square]]:
    """The parts of the map that closed doors, force fields and glass leave, each from its first square on."""
    found: list[list[Square]] = []
    seen: set[Square] = set()
    for square in board.squares():
        if square in seen or bounds_zone(board.code(square)):
            continue
        area = [square]
        seen.add(square)
        for at in area:
            for step in SIDES:
                other = beside(at, step)
                if board.has(other) and other not in seen and not bounds_zone(board.code(other)):
                    seen.add(other)
                    area.append(other)
        found.append(area)
    return found


class Ground:
    """Where a model can stand: all doors and force fields open but `shut` ones, glass whole, nobody in the way."""

    def __init__(self, board: Board, shut: list[Square]) -> None:
        self.board = board
        self.open: set[Square] = set()
        for square in board.squares():
            code = board.code(square)
            if not (is_void(code) or is_solid(code) or code == GLASS or square in shut):
                self.open.add(square)

    def steps(self, square: Square) -> list[Square]:
        """The squares one step away. A diagonal step needs one of the two squares beside it (SAGA-GEOM-08)."""
        found: list[Square] = []
        for dx, dy in AROUND:
            other = (square[0] + dx, square[1] + dy)
            if other in self.open and self.passes(square, dx, dy):
                found.append(other)
        return found

    def passes(self, square: Square, dx: int, dy: int) -> bool:
        if dx == 0 or dy == 0:
            return True
        return (square[0] + dx, square[1]) in self.open or (square[0], square[1] + dy) in self.open

    def distances(self, start: Square) -> dict[Square, int]:
        """Every square that can be walked to, and in how many steps."""
        found = {start: 0}
        waiting = [start]
        for square in waiting:
            for other in self.steps(square):
                if other not in found:
                    found[other] = found[square] + 1
                    waiting.append(other)
        return found


def can_touch(board: Board, reached: dict[Square, int], squares: tuple[Square, ...]) -> bool:
    """Whether somebody can stand on one of these squares or next to one, not around a solid corner (SAGA-GEOM-05)."""
    for square in squares:
        if square in reached:
            return True
        for dx, dy in AROUND:
            if (square[0] + dx, square[1] + dy) in reached and not corner(board, square, dx, dy):
                return True
    return False


def corner(board: Board, square: Square, dx: int, dy: int) -> bool:
    if dx == 0 or dy == 0:
        return False
    between = ((square[0] + dx, square[1]), (square[0], square[1] + dy))
    return all([not board.has(at) or is_void(board.code(at)) for at in between])


def footprint(square: Square, side: int) -> list[Square]:
    return [(square[0] + dx, square[1] + dy) for dy in range(side) for dx in range(side)]


def large_way(mission: Mission, start: Square, goal: Square) -> bool:
    """Whether a base of 2x2 can walk there; it breaks glass, and its own printed place is free (SAGA-LARGE-06)."""
    board = mission.board
    ground = Ground(board, [])
    for square in board.squares():
        if board.code(square) == GLASS:
            ground.open.add(square)
    fits = set([square for square in board.squares() if all([at in ground.open for at in footprint(square, 2)])])
    if start not in fits or goal not in fits:
        return False
    reached = [start]
    seen = {start}
    for square in reached:
        for step in AROUND:
            other = beside(square, step)
            if other in fits and other not in seen and large_step(fits, square, step):
                seen.add(other)
                reached.append(other)
    return goal in seen


def large_step(fits: set[Square], square: Square, step: tuple[int, int]) -> bool:
    if step[0] == 0 or step[1] == 0:
        return True
    return (square[0] + step[0], square[1]) in fits or (square[0], square[1] + step[1]) in fits


def slid(squares: tuple[Square, ...], facing: str) -> list[Square]:
    """Where a piece lies after it was moved one square."""
    return [beside(square, STEP[facing]) for square in squares]
