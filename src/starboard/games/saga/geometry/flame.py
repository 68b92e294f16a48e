"""The shape of the flame template in every direction (SAGA-TEMPLATE-03, SAGA-TEMPLATE-04, SAGA-TEMPLATE-08).

The template is a triangle with its tip at the centre of the shooter's base. Seen from the tip it is one angle, and what
a square takes of it is an angle again; how far away something lies is measured along the axis, as p.u for an axis u.
The length of the axis may be irrational, so distances are compared by their squares. Points are in half squares from
the tip. The shape depends only on the size of the base and on the direction, and is kept once it has been worked out.
"""

from math import gcd
from typing import Final

from starboard.games.saga.geometry.angles import (
    Angle,
    Direction,
    angle_of,
    corners_of,
    fewest,
    overlap,
    slots_of,
)

LENGTH: Final = 4  # in squares (SAGA-TEMPLATE-03)
SLENDERNESS: Final = 4  # the forward distance is so many times the half-width there


class Touched:
    """A square that the template touches, by its offset from the north-west square of the shooter's base.

    The masks have one bit for each touched square, in the order of `Flame.touched`.
    """

    __slots__ = ("across", "dx", "dy", "lines")

    def __init__(self, dx: int, dy: int, lines: tuple[int, ...], across: tuple[int, ...]) -> None:
        self.dx, self.dy = dx, dy
        self.lines = lines  # the squares on the way to each part of it: one set clear of walls, and it is reached
        self.across = across  # the squares before it in each part of the angle: all sets filled, and it is shielded


class Flame:
    __slots__ = ("touched",)

    def __init__(self, touched: list[Touched]) -> None:
        self.touched = touched


class _Spot:
    """A touched square while the shape is worked out."""

    __slots__ = ("angle", "bit", "corners", "dx", "dy", "nearest", "x", "y")

    def __init__(self, dx: int, dy: int, x: int, y: int, angle: Angle) -> None:
        self.dx, self.dy, self.x, self.y = dx, dy, x, y
        self.angle = angle  # what it takes of the template's angle
        self.corners = corners_of(x, y)
        self.nearest = (0, 1)  # the smallest p.u of its touched part, a fraction
        self.bit = 0


_flames: dict[tuple[int, int, int, int], Flame] = {}


def flame(wide: int, high: int, ux: int, uy: int) -> Flame:
    """The template from a base of this size along the axis (ux, uy), which may be of any length."""
    factor = gcd(ux, uy)
    key = (wide, high, ux // factor, uy // factor)
    found = _flames.get(key)
    if found is None:
        found = _flames[key] = shape_of(wide, high, (ux // factor, uy // factor))
    return found


def dot(one: Direction, other: Direction) -> int:
    return one[0] * other[0] + one[1] * other[1]


def sides(axis: Direction) -> Angle:
    """The angle between the two long sides of the template."""
    x, y = SLENDERNESS * axis[0], SLENDERNESS * axis[1]
    return Angle((x + axis[1], y - axis[0]), (x - axis[1], y + axis[0]))


def shape_of(wide: int, high: int, axis: Direction) -> Flame:
    """The template along an axis in lowest terms, worked out anew."""
    spots = _spots(wide, high, axis)
    for index, spot in enumerate(spots):
        spot.bit = 1 << index
    touched = [Touched(spot.dx, spot.dy, _lines_to(spot, spots, axis), _across(spot, spots, axis)) for spot in spots]
    return Flame(touched)


def _spots(wide: int, high: int, axis: Direction) -> list[_Spot]:
    """The squares outside the base whose overlap with the template has some area (SAGA-TEMPLATE-04)."""
    triangle = sides(axis)
    found: list[_Spot] = []
    for dy in range(-LENGTH - 1, high + LENGTH + 1):
        for dx in range(-LENGTH - 1, wide + LENGTH + 1):
            if 0 <= dx < wide and 0 <= dy < high:
                continue
            x, y = 2 * dx - wide, 2 * dy - high
            angle = overlap(angle_of(corners_of(x, y)), triangle)
            if angle is None:
                continue
            spot = _Spot(dx, dy, x, y, angle)
            spot.nearest = _nearest(spot, axis)
            if _within_length(spot.nearest, axis):
                found.append(spot)
    return found


def _entry(spot: _Spot, direction: Direction, axis: Direction) -> tuple[int, int]:
    """p.u where a ray enters the square: a fraction with a positive denominator."""
    above, below = 0, 1
    for start, way in ((spot.x, direction[0]), (spot.y, direction[1])):
        if way:
            numerator, denominator = (start, way) if way > 0 else (-start - 2, -way)
            if numerator * below > above * denominator:
                above, below = numerator, denominator
    return above * dot(direction, axis), below


def _less(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return one[0] * other[1] < other[0] * one[1]


def _within_length(distance: tuple[int, int], axis: Direction) -> bool:
    """Whether a p.u is smaller than at the template's far end; two half squares are one square."""
    above, below = distance
    return above * above < (2 * LENGTH) * (2 * LENGTH) * dot(axis, axis) * below * below


def _own_cuts(spot: _Spot) -> list[tuple[int, Angle]]:
    """The corners of the square inside its angle: between two of them it is entered along one edge."""
    return [(0, Angle(corner, corner)) for corner in spot.corners if spot.angle.inside(corner)]


def _nearest(spot: _Spot, axis: Direction) -> tuple[int, int]:
    """The smallest p.u of the square inside the template's sides, always found on one of its cuts."""
    nearest = _entry(spot, spot.angle.first, axis)
    for slot in slots_of(spot.angle, _own_cuts(spot)):
        entry = _entry(spot, slot.last, axis)
        if _less(entry, nearest):
            nearest = entry
    return nearest


def _lies_before(one: _Spot, other: _Spot) -> bool:
    """Whether a square lies in the rectangle between the tip and another square, so that it can stand in the way."""
    return (
        one is not other
        and min(other.x, 0) < one.x + 2
        and one.x < max(other.x + 2, 0)
        and min(other.y, 0) < one.y + 2
        and one.y < max(other.y + 2, 0)
    )


def _lines_to(target: _Spot, spots: list[_Spot], axis: Direction) -> tuple[int, ...]:
    """The squares in front of each part of the target that the template reaches (SAGA-TEMPLATE-08 a)."""
    parts = _own_cuts(target)
    for spot in spots:
        if _lies_before(spot, target):
            part = overlap(spot.angle, target.angle)
            if part is not None:
                parts.append((spot.bit, part))
    reached: list[int] = []
    for slot in slots_of(target.angle, parts):
        for direction in (slot.first, slot.last):
            if _within_length(_entry(target, direction, axis), axis):
                reached.append(slot.filled_by)
                break
    return fewest(reached)


def _across(target: _Spot, spots: list[_Spot], axis: Direction) -> tuple[int, ...]:
    """The squares that lie nearer than the target, in each part of the whole angle (SAGA-TEMPLATE-08 b)."""
    triangle = sides(axis)
    parts: list[tuple[int, Angle]] = []
    for spot in spots:
        near = _part_before(spot, target.nearest, axis) if spot is not target else []
        if near:
            part = overlap(angle_of(near), triangle)
            if part is not None:
                parts.append((spot.bit, part))
    return fewest([slot.filled_by for slot in slots_of(triangle, parts)])


def _part_before(spot: _Spot, distance: tuple[int, int], axis: Direction) -> list[Direction]:
    """The directions of the corners of that part of a square where p.u is smaller than the distance."""
    above, below = distance
    around = [spot.corners[0], spot.corners[1], spot.corners[3], spot.corners[2]]
    left = [above - below * dot(corner, axis) for corner in around]  # what each corner is short of the distance
    if max(left) <= 0:
        return []
    found: list[Direction] = []
    for index, corner in enumerate(around):
        if left[index] >= 0:
            found.append(corner)
        if left[index] * left[index - 1] < 0:
            # The edge is cut; the point is scaled up to whole numbers, which leaves its direction as it was.
            beside = around[index - 1]
            there, here = abs(left[index - 1]), abs(left[index])
            found.append((corner[0] * there + beside[0] * here, corner[1] * there + beside[1] * here))
    return found
