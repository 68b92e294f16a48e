"""What stands between two squares (SAGA-LOS-04, SAGA-COVER-05).

From the centre of one square every point of another is seen along a straight segment. All segments in one direction
meet the same squares on their way, so the target is cut into slots, one for each set of squares met. A slot is seen if
none of its squares blocks; the target is seen if a slot is; and it is partly hidden as soon as anything that hides
stands on any square of any slot. A slot always has some width, so what is seen through it has some area.

Only the offset between the two squares matters. Sets of squares are kept relative to the north-west corner of the
rectangle that holds both squares, and all boards of one size share them: revealing a zone changes no line.
"""

from typing import Final

from starboard.games.saga.geometry.angles import Slot, angle_of, corners_of, fewest, overlap, slots_of


class Line:
    """The squares between a viewpoint and a target square at one offset from it."""

    __slots__ = ("between", "corner", "slots")

    def __init__(self, corner: int, between: int, slots: tuple[int, ...]) -> None:
        self.corner = corner  # from the viewpoint to the square that bit 0 stands for
        self.between = between
        self.slots = slots

    def clear(self, blocking: int) -> bool:
        """Whether some part of the target is seen; `blocking` is relative to the corner, as the slots are."""
        if not self.between & blocking:
            return True
        for slot in self.slots:
            if not slot & blocking:
                return True
        return False


def slots_between(dx: int, dy: int, width: int) -> list[Slot]:
    """All slots of the square at this offset, as seen from the centre of (0, 0), with the squares in front of each.

    Whatever lies in the rectangle of both squares and in the same direction as the target stands before it: one of the
    target's near edges, made longer, parts the two and has the viewpoint on the side of the first.
    """
    target = angle_of(corners_of(2 * dx - 1, 2 * dy - 1))
    left, top = min(dx, 0), min(dy, 0)
    parts = []
    for y in range(top, max(dy, 0) + 1):
        for x in range(left, max(dx, 0) + 1):
            if (x, y) == (0, 0) or (x, y) == (dx, dy):
                continue
            part = overlap(angle_of(corners_of(2 * x - 1, 2 * y - 1)), target)
            if part is not None:
                parts.append((1 << (y - top) * width + x - left, part))
    return slots_of(target, parts)


class Lines:
    """The lines of all offsets on boards of one size, each worked out when it is first wanted."""

    def __init__(self, width: int, height: int) -> None:
        self._width, self._across = width, 2 * width
        self._middle = height * self._across + width
        self._xs = [square % width for square in range(width * height)]
        self._lines: list[Line | None] = [None] * (2 * height * self._across)

    def line(self, viewpoint: int, target: int) -> Line:
        """The line between two different squares."""
        # The index is the offset (dx, dy) on a plane twice as wide as the board, so that no two offsets share one.
        width = self._width
        index = self._middle + target - viewpoint
        index += (target // width - viewpoint // width) * width
        found = self._lines[index]
        if found is None:
            found = self._lines[index] = self._work_out(viewpoint, target)
        return found

    def _work_out(self, viewpoint: int, target: int) -> Line:
        dx, dy = self._xs[target] - self._xs[viewpoint], target // self._width - viewpoint // self._width
        assert dx or dy, "a square is not seen from its own centre"
        filled = [_laid_out(squares, dx, dy, self._width) for squares in _mirror_image(dx, dy)]
        between = 0
        for squares in filled:
            between |= squares
        return Line(min(dy, 0) * self._width + min(dx, 0), between, fewest(filled))


# Of offsets that are mirror images of each other one is worked out: that to the east and south, not steeper than the
# diagonal. Its slots are kept as lists of squares, for boards of any width.
WORKED_OUT: Final[dict[tuple[int, int], list[list[tuple[int, int]]]]] = {}


def _mirror_image(dx: int, dy: int) -> list[list[tuple[int, int]]]:
    """The squares in front of each slot of the offset's mirror image."""
    far, near = max(abs(dx), abs(dy)), min(abs(dx), abs(dy))
    found = WORKED_OUT.get((far, near))
    if found is None:
        width = far + 1
        masks = {slot.filled_by for slot in slots_between(far, near, width)}
        found = [[(bit % width, bit // width) for bit in range(mask.bit_length()) if mask >> bit & 1] for mask in masks]
        WORKED_OUT[far, near] = found
    return found


def _laid_out(squares: list[tuple[int, int]], dx: int, dy: int, width: int) -> int:
    """These squares of the mirror image as a set on a board, relative to the corner of the rectangle."""
    found = 0
    for along, aside in squares:
        x, y = (along, aside) if abs(dx) >= abs(dy) else (aside, along)
        found |= 1 << (y if dy >= 0 else -dy - y) * width + (x if dx >= 0 else -dx - x)
    return found


_of_size: dict[tuple[int, int], Lines] = {}


def lines_of(width: int, height: int) -> Lines:
    """The lines that all boards of this size share."""
    found = _of_size.get((width, height))
    if found is None:
        found = _of_size[width, height] = Lines(width, height)
    return found
