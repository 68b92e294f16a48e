"""Directions as pairs of whole numbers, and what part of an angle is filled by what.

Seen from a point, a square fills an angle. Where something stands in front of a square, it takes a part of that angle
away; what is left over decides what can be seen. Angles here are always smaller than half a turn, so which of two
directions comes first is the sign of a cross product. Boundaries have no width: two angles that only touch do not
overlap, and whatever grazes a corner or runs along an edge is neither blocked nor hidden (SAGA-LOS-04).
"""

from functools import cmp_to_key

Direction = tuple[int, int]


def cross(one: Direction, other: Direction) -> int:
    """Positive if `other` lies clockwise of `one` on a map whose y grows to the south."""
    return one[0] * other[1] - one[1] * other[0]


class Angle:
    """All directions from `first` clockwise to `last`."""

    __slots__ = ("first", "last")

    def __init__(self, first: Direction, last: Direction) -> None:
        self.first, self.last = first, last

    def inside(self, direction: Direction) -> bool:
        return cross(self.first, direction) > 0 and cross(direction, self.last) > 0


class Slot:
    """A part of an angle in which nothing changes, and the bits of everything that fills it."""

    __slots__ = ("filled_by", "first", "last")

    def __init__(self, first: Direction, last: Direction, filled_by: int) -> None:
        self.first, self.last, self.filled_by = first, last, filled_by


def angle_of(points: list[Direction]) -> Angle:
    """The angle that a convex shape with these corners fills, seen from the origin outside of it."""
    first = last = points[0]
    for point in points:
        turn = cross(first, point)
        if turn < 0 or (turn == 0 and nearer(point, first)):
            first = point
        turn = cross(point, last)
        if turn < 0 or (turn == 0 and nearer(point, last)):
            last = point
    return Angle(first, last)


def nearer(one: Direction, other: Direction) -> bool:
    """Of two corners in one direction the nearer one is the corner that is seen."""
    return one[0] * one[0] + one[1] * one[1] < other[0] * other[0] + other[1] * other[1]


def corners_of(x: int, y: int) -> list[Direction]:
    """The corners of the square whose north-west corner is at (x, y) half squares."""
    return [(x, y), (x + 2, y), (x, y + 2), (x + 2, y + 2)]


def overlap(one: Angle, other: Angle) -> Angle | None:
    """The directions that lie in both angles; none if the two only touch."""
    first_in, last_in = other.inside(one.first), other.inside(one.last)
    if not first_in and not last_in and not one.inside(other.first) and not one.inside(other.last):
        same = cross(one.first, other.first) == 0 and cross(one.last, other.last) == 0
        # Opposite directions have no turn between them either.
        if not same or one.first[0] * other.first[0] + one.first[1] * other.first[1] <= 0:
            return None
    return Angle(one.first if first_in else other.first, one.last if last_in else other.last)


def _clockwise(one: Direction, other: Direction) -> int:
    return -cross(one, other)


def slots_of(whole: Angle, parts: list[tuple[int, Angle]]) -> list[Slot]:
    """Cut an angle wherever one of the parts in it begins or ends, and say which parts fill each slot."""
    cuts = [whole.first, whole.last]
    for _, part in parts:
        cuts += [part.first, part.last]
    cuts.sort(key=cmp_to_key(_clockwise))
    slots: list[Slot] = []
    before = cuts[0]
    for cut in cuts[1:]:
        if cross(before, cut) == 0:
            continue
        filled_by = 0
        for bit, part in parts:
            if cross(part.first, before) >= 0 and cross(cut, part.last) >= 0:
                filled_by |= bit
        slots.append(Slot(before, cut, filled_by))
        before = cut
    return slots


def fewest(masks: list[int]) -> tuple[int, ...]:
    """The masks that contain no other one: if any mask is clear of something, one of these is."""
    kept: list[int] = []
    for mask in sorted(set(masks), key=lambda one: (one.bit_count(), one)):
        for smaller in kept:
            if smaller & mask == smaller:
                break
        else:
            kept.append(mask)
    return tuple(kept)
