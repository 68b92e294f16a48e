"""What the flame template touches and affects (SAGA-TEMPLATE-02, -04, -05, -07, -08, -11)."""

from math import gcd
from typing import Final

from starboard.games.saga.geometry.arcs import arc_of_sight, faces
from starboard.games.saga.geometry.flame import LENGTH, Touched, flame
from starboard.games.saga.geometry.layout import Burst, Layout
from starboard.games.saga.geometry.squares import Base, Board, Square, Squares, list_of

MOST_BURSTS: Final = 2000  # that a layout remembers
FARTHEST_AIM: Final = 8  # squares from the base, in x and in y (SAGA-TEMPLATE-11)


def aim_squares(base: Base, facing: int) -> list[tuple[int, int]]:
    """All squares (x, y), on or off the map, at which the template may be aimed (SAGA-TEMPLATE-11)."""
    found: list[tuple[int, int]] = []
    for y in range(base.top - FARTHEST_AIM, base.bottom + FARTHEST_AIM + 1):
        for x in range(base.left - FARTHEST_AIM, base.right + FARTHEST_AIM + 1):
            under = base.left <= x <= base.right and base.top <= y <= base.bottom
            if not under and faces(base, facing, x, y):
                found.append((x, y))
    return found


def axis_to(base: Base, x: int, y: int) -> tuple[int, int]:
    """The direction from the tip to the centre of an aim square, in lowest terms."""
    ux, uy = 2 * x + 1 - base.centre_x, 2 * y + 1 - base.centre_y
    factor = gcd(ux, uy)
    return ux // factor, uy // factor


def aims_over(board: Board, base: Base, facing: int, squares: Squares) -> list[tuple[tuple[int, int], bool]]:
    """One aim square for each direction, the nearest: all others put the template where one of these does.

    Straight ahead comes first, then by how far they are off it, nearer ones first, in map order. With each comes
    whether the template touches any of these squares there, whatever may stop it.
    """
    around = _around(board, base, squares)
    return [((base.left + aim.dx, base.top + aim.dy), aim.touched & around != 0) for aim in _aims_from(base, facing)]


AROUND: Final = LENGTH + 1  # squares on each side of the base, among which are all that the template touches
ROW: Final = 64  # bits


class Aim:
    """An aim square by its offset from the north-west square of the base, and the squares touched with it."""

    __slots__ = ("dx", "dy", "touched")

    def __init__(self, base: Base, x: int, y: int) -> None:
        self.dx, self.dy = x - base.left, y - base.top
        self.touched = 0
        for spot in flame(base.wide, base.high, *axis_to(base, x, y)).touched:
            self.touched |= 1 << (spot.dy + AROUND) * ROW + spot.dx + AROUND


_aims: Final[dict[tuple[int, int, int], list[Aim]]] = {}  # by the size of the base and where it looks


def _aims_from(base: Base, facing: int) -> list[Aim]:
    key = (base.wide, base.high, facing)
    if key not in _aims:
        found = sorted(_nearest_aims(base, facing), key=StraightFirst(base, facing))
        _aims[key] = [Aim(base, x, y) for x, y in found]
    return _aims[key]


def _around(board: Board, base: Base, squares: Squares) -> int:
    """Those of the squares that are near the base, as the squares of an `Aim` are counted."""
    found = 0
    for square in list_of(squares):
        dx, dy = board.xs[square] - base.left + AROUND, board.ys[square] - base.top + AROUND
        if 0 <= dx < base.wide + 2 * AROUND and 0 <= dy < base.high + 2 * AROUND:
            found |= 1 << dy * ROW + dx
    return found


class StraightFirst:
    """Sorts aim squares: straight ahead first, then by how far they are off, nearer ones first, in map order."""

    __slots__ = ("base", "facing")

    def __init__(self, base: Base, facing: int) -> None:
        self.base, self.facing = base, facing

    def __call__(self, aim: tuple[int, int]) -> tuple[float, int, int, int]:
        dx, dy = 2 * aim[0] + 1 - self.base.centre_x, 2 * aim[1] + 1 - self.base.centre_y
        forward, sideways = (abs(dy), abs(dx)) if self.facing in (0, 2) else (abs(dx), abs(dy))
        return sideways / (forward + sideways), forward + sideways, aim[1], aim[0]


def _nearest_aims(base: Base, facing: int) -> list[tuple[int, int]]:
    nearest: dict[tuple[int, int], tuple[int, int]] = {}
    for x, y in aim_squares(base, facing):
        axis = axis_to(base, x, y)
        known = nearest.get(axis)
        if known is None or _from_centre(base, x, y) < _from_centre(base, known[0], known[1]):
            nearest[axis] = (x, y)
    return list(nearest.values())


def _from_centre(base: Base, x: int, y: int) -> int:
    return abs(2 * x + 1 - base.centre_x) + abs(2 * y + 1 - base.centre_y)


def template(layout: Layout, shooter: Base, facing: int, aim_x: int, aim_y: int, glass_stops: bool = False) -> Burst:
    """Lay the template with its tip on the centre of the shooter's base, pointing at the centre of an aim square.

    Every model and piece with an affected square is hit, once (SAGA-TEMPLATE-05, SAGA-TEMPLATE-11). Models and
    Obstacles never stop the flame (SAGA-TEMPLATE-07); the shooter's own squares are never touched (SAGA-TEMPLATE-10).
    """
    assert faces(shooter, facing, aim_x, aim_y), f"({aim_x}, {aim_y}) is not in the arc of sight"
    ux, uy = axis_to(shooter, aim_x, aim_y)
    key = (shooter.mask, facing, ux, uy, glass_stops)
    found = layout.bursts.get(key)
    if found is None:
        if len(layout.bursts) >= MOST_BURSTS:
            layout.bursts.clear()
        found = layout.bursts[key] = _burst(layout, shooter, facing, ux, uy, glass_stops)
    return found


def _burst(layout: Layout, shooter: Base, facing: int, ux: int, uy: int, glass_stops: bool) -> Burst:
    board = layout.board
    touched = flame(shooter.wide, shooter.high, ux, uy).touched
    places = _places(board, shooter, touched)
    glass = layout.glass if glass_stops else 0
    walls = layout.walls | layout.closed_doors | glass
    stops = walls | layout.blocking
    local_walls, local_stops = _local(places, walls, True), _local(places, stops, True)
    arc = arc_of_sight(board, shooter, facing)

    burst = Burst()
    for index, square in enumerate(places):
        if square < 0:
            continue
        bit = 1 << square
        burst.touched |= bit
        if bit & layout.walls:
            continue
        own = _local(places, layout.element_on(square), False) if bit & stops else 0
        if not bit & arc:
            burst.behind |= bit
        elif not _reached(touched[index], local_walls & ~own):
            burst.walled_off |= bit
        elif _shielded(touched[index], local_stops & ~own):
            burst.shielded |= bit
        else:
            burst.affected |= bit
    return burst


def _places(board: Board, shooter: Base, touched: list[Touched]) -> list[Square]:
    """The touched squares; -1 for those outside the map."""
    found: list[Square] = []
    for spot in touched:
        x, y = shooter.left + spot.dx, shooter.top + spot.dy
        found.append(y * board.width + x if board.holds(x, y) else -1)
    return found


def _local(places: list[Square], squares: Squares, outside: bool) -> int:
    """Which of the touched squares are in a set, one bit for each; those outside the map are as told."""
    found, bit = 0, 1
    for square in places:
        if squares >> square & 1 if square >= 0 else outside:
            found |= bit
        bit <<= 1
    return found


def _reached(spot: Touched, walls: int) -> bool:
    for on_the_way in spot.lines:
        if not on_the_way & walls:
            return True
    return False


def _shielded(spot: Touched, stops: int) -> bool:
    for before in spot.across:
        if not before & stops:
            return False
    return True
