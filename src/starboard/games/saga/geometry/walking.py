"""Steps, walks and distances (SAGA-GEOM-08, SAGA-MOVE-06, SAGA-LARGE-05, -09, -10).

A walk of a base is a walk of its north-west square, its corner: a base of any size may stand on a corner if all its
squares are passable there, and then steps like a one-square model among those corners. So a diagonal step of a 2x2 base
needs one of the two straight shifts of the whole base to be possible (SAGA-LARGE-10).
"""

from typing import Final

from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.squares import STEPS, Base, Board, Square, Squares

MOST_DISTANCES, MOST_MAPS = 5000, 500  # that a layout remembers
NO_WALK: Final = 1000  # added to the greater of the two differences where no walk exists (SAGA-GEOM-08)


def distance(layout: Layout, one: Base, other: Base) -> int:
    """The steps of the shortest walk between two things, measured between their closest squares (SAGA-GEOM-08).

    Models do not matter. Scenery and closed doors are not crossed, but a walk may begin or end on them.
    """
    key = (one.mask, other.mask)
    found = layout.distances.get(key, -1)
    if found < 0:
        if len(layout.distances) >= MOST_DISTANCES:
            layout.distances.clear()
        found = layout.distances[key] = _steps_between(layout, one, other)
    return found


def _steps_between(layout: Layout, one: Base, other: Base) -> int:
    """There and back it is equally far, so the rings of either do."""
    start, goal = (one, other) if one.mask in layout.rings else (other, one)
    rings = layout.rings.get(start.mask)
    if rings is None:
        if len(layout.rings) >= MOST_MAPS:
            layout.rings.clear()
        rings = layout.rings[start.mask] = _rings(layout, start)
    wanted = goal.mask & ~layout.walls
    for steps, ring in enumerate(rings):
        if ring & wanted:
            return steps
    return NO_WALK + _apart(layout.board, one, other)


def _rings(layout: Layout, start: Base) -> list[Squares]:
    """The squares to which a walk from a thing leads with so many steps, scenery at its end included."""
    board, crossable = layout.board, layout.crossable
    reached = frontier = start.mask & ~layout.walls
    found = [frontier]
    while frontier:
        beside = board.one_step_from(frontier, crossable)
        found.append(beside)
        frontier = beside & crossable & ~reached
        reached |= frontier
    return found


def _apart(board: Board, one: Base, other: Base) -> int:
    """The larger of the x and y differences between the closest squares of two things."""
    least = board.width + board.height
    for here in one.squares:
        for there in other.squares:
            apart = max(abs(board.xs[here] - board.xs[there]), abs(board.ys[here] - board.ys[there]))
            least = min(least, apart)
    return least


def distances(layout: Layout, start: Base) -> list[int]:
    """The distance from a thing to every square, as by `distance` to a thing of one square there; -1 without a walk.

    It is shared by all who ask: nobody changes it.
    """
    found = layout.distances_from.get(start.mask)
    if found is None:
        if len(layout.distances_from) >= MOST_MAPS:
            layout.distances_from.clear()
        found = layout.distances_from[start.mask] = _steps_to_all(layout, start)
    return found


def _steps_to_all(layout: Layout, start: Base) -> list[int]:
    board = layout.board
    found = [-1] * (board.width * board.height)
    seen, frontier, steps = 0, start.mask & ~layout.walls, 0
    beside = frontier
    while beside:
        fresh = beside
        while fresh:
            lowest = fresh & -fresh
            found[lowest.bit_length() - 1] = steps
            fresh ^= lowest
        seen |= beside
        steps += 1
        beside = board.one_step_from(frontier, layout.crossable) & ~layout.walls & ~seen
        frontier = beside & layout.crossable
    return found


def squares_within(layout: Layout, start: Base, steps: int) -> Squares:
    """Every square that is not further from a thing; no model that begins there walks beyond (SAGA-GEOM-08)."""
    found = layout.within.get((start.mask, steps))
    if found is None:
        if len(layout.within) >= MOST_MAPS:
            layout.within.clear()
        found = layout.within[start.mask, steps] = _steps_around(layout, start, steps)
    return found


def _steps_around(layout: Layout, start: Base, steps: int) -> Squares:
    reached = frontier = start.mask
    through = layout.crossable | start.mask
    for _ in range(steps):
        frontier = layout.board.one_step_from(frontier, through) & through & ~reached
        reached |= frontier
    return reached


def corners_to_stand_on(layout: Layout, base: Base) -> Squares:
    """The corners where this base could stand: its own squares count as free (SAGA-LARGE-10)."""
    return corners_within(layout.board, layout.free & ~layout.walls | base.mask, base.wide, base.high)


def corners_within(board: Board, squares: Squares, wide: int, high: int) -> Squares:
    """The corners of all bases of this size that lie wholly on these squares."""
    found = squares
    for _ in range(wide - 1):
        found = squares & board.west(found)
    squares = found
    for _ in range(high - 1):
        found = squares & board.north(found)
    return found


def corners_touching(board: Board, squares: Squares, wide: int, high: int) -> Squares:
    """The corners of all bases of this size that have a square among these."""
    found = squares
    for _ in range(wide - 1):
        found = squares | board.west(found)
    squares = found
    for _ in range(high - 1):
        found = squares | board.north(found)
    return found


def squares_covered(board: Board, corners: Squares, base: Base) -> Squares:
    """All squares under a base of this size on these corners."""
    found = corners
    for _ in range(base.wide - 1):
        found = corners | board.east(found)
    corners = found
    for _ in range(base.high - 1):
        found = corners | board.south(found)
    return found


def steps(layout: Layout, base: Base) -> Squares:
    """The corners of all places one legal step away (SAGA-MOVE-05, SAGA-MOVE-06, SAGA-LARGE-05, SAGA-LARGE-06)."""
    standing = corners_to_stand_on(layout, base)
    return layout.board.one_step_from(1 << base.squares[0], standing) & standing


def enters(before: Base, after: Base, arcs: Squares) -> bool:
    """Whether a step brings a base onto a square of a front arc that it did not cover before (SAGA-LARGE-09)."""
    return after.mask & ~before.mask & arcs != 0


def one_step(board: Board, standing: Squares, places: Squares, dx: int, dy: int) -> Squares:
    """Where a step in one direction leads from these corners (SAGA-MOVE-06)."""
    if dx and dy:
        beside = board.shifted(board.shifted(places, dx, 0) & standing, 0, dy)
        return (beside | board.shifted(board.shifted(places, 0, dy) & standing, dx, 0)) & standing
    return board.shifted(places, dx, dy) & standing


def stops_of_steps(board: Board, base: Base, arcs: Squares) -> list[Squares]:
    """For each of STEPS the corners where a base that came by it covers a square of an arc that it did not before."""
    if not arcs or len(base.squares) == 1:
        return [arcs] * len(STEPS)  # a base of one square stops in the same places, whichever way it comes
    return [_stopping(board, base, step, arcs) for step in STEPS]


def _stopping(board: Board, base: Base, step: tuple[int, int], arcs: Squares) -> Squares:
    found = 0
    for dy in range(base.high):
        for dx in range(base.wide):
            if 0 <= dx + step[0] < base.wide and 0 <= dy + step[1] < base.high:
                continue  # it stood on this square already
            there = arcs
            for _ in range(dx):
                there = board.west(there)
            for _ in range(dy):
                there = board.north(there)
            found |= there
    return found


class Walks:
    """Everywhere a model can walk to within its Move.

    `arcs` are the front arcs of its enemies: whoever enters one goes no further (SAGA-MOVE-07). `no_stopping` are
    squares it may cross but not end on (SAGA-MOVE-09); where it would have to stop it does not enter (SAGA-MOVE-10).
    `until`: nobody asks for more than the first ring with one of these corners.
    Places are named by the corner of the base; `rings[n]` are those first reached with n steps, as far as any are.
    """

    def __init__(
        self,
        layout: Layout,
        base: Base,
        move: int,
        arcs: Squares = 0,
        no_stopping: Squares = 0,
        until: Squares = 0,
    ) -> None:
        board = self._board = layout.board
        self.start = base.squares[0]
        self._standing = corners_to_stand_on(layout, base)
        self._all_alike = not arcs or len(base.squares) == 1
        self._stops = stops_of_steps(board, base, arcs)
        self._barred = corners_touching(board, no_stopping, base.wide, base.high) if no_stopping else 0
        here = 1 << self.start
        self.rings: list[Squares] = [here]
        self._onward: list[Squares] = [here]  # of each ring those that may be left again
        reached, passed, onward = here, here, here
        freely = self._all_alike and not self._barred
        for number in range(1, move + 1):
            if not onward or reached & until:
                break  # nobody walks any further
            if freely:
                entered = board.one_step_from(onward, self._standing) & self._standing
                onward = entered & ~arcs & ~passed
            else:
                entered, onward = self._ring(onward, last=number == move)
                onward &= ~passed
            passed |= onward
            self._onward.append(onward)
            self.rings.append(entered & ~reached)
            reached |= entered
        self.reached = reached
        self.ends: Squares = reached & ~self._barred | here

    def _ring(self, places: Squares, last: bool) -> tuple[Squares, Squares]:
        """All corners one step from these, and those of them where the walk may go on."""
        stops, barred = self._stops[0], self._barred
        if self._all_alike:
            there = self._board.one_step_from(places, self._standing) & self._standing
            if not stops and not barred:
                return there, there
            return there & ~(barred if last else stops & barred), there & ~stops
        entered = onward = 0
        for number, (dx, dy) in enumerate(STEPS):
            there = one_step(self._board, self._standing, places, dx, dy)
            stops = self._stops[number]
            entered |= there & ~(barred if last else stops & barred)
            onward |= there & ~stops
        return entered, onward

    def path_to(self, corner: Square) -> list[Square]:
        """The corners of a shortest walk, the start not included; always the same one of several."""
        place, path = 1 << corner, [corner]
        assert self.reached & place, "nobody walks there"
        number = 0
        while not self.rings[number] & place:
            number += 1
        if number == 0:
            return []
        while number > 1:
            corner = self._corner_before(corner, number, final=len(path) == 1)
            path.append(corner)
            number -= 1
        path.reverse()
        return path

    def _corner_before(self, corner: Square, number: int, final: bool) -> Square:
        place, onward, standing = 1 << corner, self._onward[number - 1], self._standing
        for index, (before, past) in enumerate(self._board.steps_to(corner)):
            stops = self._stops[index] & self._barred if final else self._stops[index]
            if before & onward and (not past or past & standing) and not place & stops:
                return before.bit_length() - 1
        raise AssertionError(f"no walk of {number} steps leads here")
