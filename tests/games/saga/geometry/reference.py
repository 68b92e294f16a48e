"""The geometry of the ledger once more: slow, with fractions and polygons, and without any idea from the product.

A region is a list of convex polygons. What a square hides from a point is a convex shadow, and what is left of a target
is found by cutting the shadows off it, one by one.
"""

from fractions import Fraction
from itertools import pairwise

from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.squares import FORWARD, Base, list_of

Point = tuple[Fraction, Fraction]
Polygon = list[Point]
HalfPlane = tuple[Fraction, Fraction, Fraction]  # a, b, c: all points with a*x + b*y >= c

HALF = Fraction(1, 2)


def box(x: int, y: int) -> Polygon:
    return [(Fraction(x + dx), Fraction(y + dy)) for dx, dy in ((0, 0), (1, 0), (1, 1), (0, 1))]


def area(polygon: Polygon) -> Fraction:
    total = Fraction(0)
    for (x, y), (next_x, next_y) in pairwise([*polygon, *polygon[:1]]):
        total += x * next_y - y * next_x
    return abs(total) / 2


def clip(polygon: Polygon, plane: HalfPlane) -> Polygon:
    a, b, c = plane
    kept: Polygon = []
    for here, there in pairwise([*polygon, *polygon[:1]]):
        inside, outside = a * here[0] + b * here[1] - c, a * there[0] + b * there[1] - c
        if inside >= 0:
            kept.append(here)
        if inside * outside < 0:
            part = inside / (inside - outside)
            kept.append((here[0] + part * (there[0] - here[0]), here[1] + part * (there[1] - here[1])))
    return kept


def left_of(start: Point, end: Point) -> HalfPlane:
    """All points on one side of a line, by the sign of a cross product."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    return (-dy, dx, dx * start[1] - dy * start[0])


def turned(plane: HalfPlane) -> HalfPlane:
    a, b, c = plane
    return (-a, -b, -c)


def holds(plane: HalfPlane, point: Point) -> bool:
    return plane[0] * point[0] + plane[1] * point[1] >= plane[2]


def shadow(eye: Point, square: Polygon) -> list[HalfPlane]:
    """The half-planes whose common part is everything the square covers or hides."""
    planes = []
    for corner in square:
        tangent = left_of(eye, corner)
        for side in (tangent, turned(tangent)):
            if all(holds(side, other) for other in square):
                planes.append(side)
    for start, end in pairwise([*square, *square[:1]]):
        edge = left_of(start, end)
        if not holds(edge, eye):
            planes.append(edge)
    return planes


def without(region: list[Polygon], planes: list[HalfPlane]) -> list[Polygon]:
    """A region less the common part of some half-planes."""
    rest = []
    for polygon in region:
        inside = polygon
        for plane in planes:
            cut = clip(inside, turned(plane))
            if len(cut) > 2 and area(cut) > 0:
                rest.append(cut)
            inside = clip(inside, plane)
            if len(inside) < 3 or area(inside) == 0:
                break
    return rest


def centre(x: int, y: int) -> Point:
    return (x + HALF, y + HALF)


def place(layout: Layout, square: int) -> tuple[int, int]:
    return square % layout.board.width, square // layout.board.width


def seen_part(layout: Layout, viewpoint: int, target: int, hiding: int) -> Fraction:
    """How much of a square is seen from the centre of another past all that hides."""
    region = [box(*place(layout, target))]
    eye = centre(*place(layout, viewpoint))
    for square in list_of(hiding):
        if not region:
            break
        region = without(region, shadow(eye, box(*place(layout, square))))
    return sum((area(polygon) for polygon in region), Fraction(0))


def in_arc(layout: Layout, base: Base, facing: int, square: int) -> bool:
    if facing > 3:
        return True
    fx, fy = FORWARD[facing]
    rear = min(x * fx + y * fy for x, y in (place(layout, own) for own in base.squares))
    x, y = place(layout, square)
    return x * fx + y * fy >= rear


def adjacent(layout: Layout, one: int, other: int) -> bool:
    (x, y), (to_x, to_y) = place(layout, one), place(layout, other)
    if one == other or abs(x - to_x) > 1 or abs(y - to_y) > 1:
        return False
    if x == to_x or y == to_y:
        return True
    return not (solid(layout, x, to_y) and solid(layout, to_x, y))


def solid(layout: Layout, x: int, y: int) -> bool:
    board = layout.board
    if not (0 <= x < board.width and 0 <= y < board.height):
        return True
    bit = 1 << y * board.width + x
    return not board.floor & bit or bool((layout.unrevealed | layout.closed_doors | layout.glass) & bit)


def how_seen(layout: Layout, viewpoint: int, viewer: Base, facing: int, target: Base) -> str:
    """Hidden, cover or open, from one viewpoint, without darkness."""
    board = layout.board
    walls = [square for square in range(board.width * board.height) if not board.floor >> square & 1]
    opaque = set(walls) | set(list_of(layout.unrevealed | layout.closed_doors | layout.models))
    screens: set[int] = set()
    for piece in layout.pieces.values():
        if piece.blocking:
            opaque |= set(piece.base.squares)
        elif not any(adjacent(layout, own, square) for own in viewer.squares for square in piece.base.squares):
            screens |= set(piece.base.squares)
    own = {*viewer.squares, *target.squares}
    best = "hidden"
    for square in target.squares:
        if not in_arc(layout, viewer, facing, square):
            continue
        if seen_part(layout, viewpoint, square, sum(1 << other for other in opaque - own)) > 0:
            whole = seen_part(layout, viewpoint, square, sum(1 << other for other in (opaque | screens) - own))
            if whole == 1:
                return "open"
            best = "cover"
    return best


def steps_from(start: int, width: int, height: int, may_enter: set[int], corner: set[int]) -> set[int]:
    """One step in eight directions; at a corner one of the two shared squares must be in `corner`."""
    x, y = start % width, start // width
    found = set()
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            to_x, to_y = x + dx, y + dy
            if not (dx or dy) or not (0 <= to_x < width and 0 <= to_y < height):
                continue
            to = to_y * width + to_x
            shared = {y * width + to_x, to_y * width + x}
            if to in may_enter and (not dx or not dy or shared & corner):
                found.add(to)
    return found


def walking_distance(layout: Layout, one: Base, other: Base) -> int | None:
    board = layout.board
    crossable = {
        square
        for square in range(board.width * board.height)
        if board.floor >> square & 1
        and not (layout.unrevealed | layout.closed_doors | layout.glass) >> square & 1
        and not any(square in piece.base.squares for piece in layout.pieces.values())
    }
    reached = set(one.squares)
    edge, number = set(reached), 0
    while edge:
        if reached & set(other.squares):
            return number
        ends = crossable | set(other.squares)
        edge = {to for start in edge for to in steps_from(start, board.width, board.height, ends, crossable)} - reached
        reached |= edge
        edge &= crossable
        number += 1
        if reached & set(other.squares):
            return number
    return None
