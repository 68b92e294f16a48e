"""The flame template once more, with fractions and polygons (SAGA-TEMPLATE-04, SAGA-TEMPLATE-08)."""

from fractions import Fraction

from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.squares import Base
from tests.games.saga.geometry.reference import HalfPlane, Point, Polygon, area, box, clip, in_arc, shadow, without


def dot(one: Point, other: Point) -> Fraction:
    return one[0] * other[0] + one[1] * other[1]


def across(one: Point, other: Point) -> Fraction:
    return one[0] * other[1] - one[1] * other[0]


class Template:
    """All coordinates are measured from the tip."""

    def __init__(self, layout: Layout, shooter: Base, facing: int, aim: tuple[int, int]) -> None:
        self.layout, self.shooter, self.facing = layout, shooter, facing
        self.tip = (Fraction(shooter.centre_x, 2), Fraction(shooter.centre_y, 2))
        self._touched: set[tuple[int, int]] | None = None
        self.axis = (aim[0] + Fraction(1, 2) - self.tip[0], aim[1] + Fraction(1, 2) - self.tip[1])

    def square(self, x: int, y: int) -> Polygon:
        return [(px - self.tip[0], py - self.tip[1]) for px, py in box(x, y)]

    def between_sides(self, polygon: Polygon) -> Polygon:
        ux, uy = self.axis
        # p.u - 4 * (p x u) >= 0 and p.u + 4 * (p x u) >= 0
        for plane in ((ux - 4 * uy, uy + 4 * ux, Fraction(0)), (ux + 4 * uy, uy - 4 * ux, Fraction(0))):
            polygon = clip(polygon, plane)
        return polygon

    def short_enough(self, distance: Fraction) -> bool:
        return distance <= 0 or distance * distance < 16 * dot(self.axis, self.axis)

    def smallest(self, polygon: Polygon) -> Fraction:
        return min(dot(point, self.axis) for point in polygon)

    def touches(self, x: int, y: int) -> bool:
        region = self.between_sides(self.square(x, y))
        return len(region) > 2 and area(region) > 0 and self.short_enough(self.smallest(region))

    def touched(self) -> set[tuple[int, int]]:
        own, reach = self.shooter, 6
        if self._touched is None:
            self._touched = {
                (x, y)
                for x in range(own.left - reach, own.right + reach + 1)
                for y in range(own.top - reach, own.bottom + reach + 1)
                if not (own.left <= x <= own.right and own.top <= y <= own.bottom) and self.touches(x, y)
            }
        return self._touched

    def has(self, squares: int, x: int, y: int) -> bool:
        board = self.layout.board
        return 0 <= x < board.width and 0 <= y < board.height and bool(squares >> y * board.width + x & 1)

    def is_wall(self, x: int, y: int) -> bool:
        return not self.has(self.layout.board.floor & ~self.layout.unrevealed, x, y)

    def element(self, x: int, y: int) -> int:
        things = [*self.layout.doors, *(piece.base.mask for piece in self.layout.pieces.values())]
        return next((thing for thing in things if self.has(thing, x, y)), 0)

    def reached(self, x: int, y: int) -> bool:
        """Some part of the touched region can be joined to the tip past walls and closed doors."""
        region = [self.between_sides(self.square(x, y))]
        element = self.element(x, y)
        for to_x, to_y in self.touched():
            stops = self.is_wall(to_x, to_y) or self.has(self.layout.closed_doors, to_x, to_y)
            if stops and (to_x, to_y) != (x, y) and not self.has(element, to_x, to_y):
                planes: list[HalfPlane] = shadow((Fraction(0), Fraction(0)), self.square(to_x, to_y))
                region = without(region, planes)
        return any(area(part) > 0 and self.short_enough(self.smallest(part)) for part in region)

    def shielded(self, x: int, y: int) -> bool:
        """What lies nearer fills the whole angle, measured where a line across the axis cuts it."""
        limit = self.smallest(self.between_sides(self.square(x, y)))
        element = self.element(x, y)
        filled = []
        for to_x, to_y in self.touched():
            stops = self.is_wall(to_x, to_y) or self.has(self.layout.closed_doors | self.layout.blocking, to_x, to_y)
            if not stops or (to_x, to_y) == (x, y) or self.has(element, to_x, to_y):
                continue
            part = clip(self.between_sides(self.square(to_x, to_y)), (-self.axis[0], -self.axis[1], -limit))
            if len(part) > 2 and area(part) > 0:
                spots = [across(point, self.axis) / dot(point, self.axis) for point in part]
                filled.append((min(spots), max(spots)))
        end = Fraction(-1, 4)
        for first, last in sorted(filled):
            if first > end:
                return False
            end = max(end, last)
        return end >= Fraction(1, 4)

    def affected(self) -> set[tuple[int, int]]:
        board = self.layout.board
        return {
            (x, y)
            for x, y in self.touched()
            if not self.is_wall(x, y)
            and in_arc(self.layout, self.shooter, self.facing, y * board.width + x)
            and self.reached(x, y)
            and not self.shielded(x, y)
        }
