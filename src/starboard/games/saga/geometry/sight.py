"""Line of sight and Cover (SAGA-LOS-01 to SAGA-LOS-07, SAGA-COVER-04 to SAGA-COVER-10, SAGA-LARGE-07, -08, -10).

Looked at from the centre of one square, a target is hidden, in Cover or in the open. Squares of the target outside the
arc of sight or in an unrevealed zone are never considered. What the viewer and the target stand on hides nothing.
"""

from typing import Final

from starboard.games.saga.geometry.arcs import arc_of_sight
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.ranges import SHORT, in_range
from starboard.games.saga.geometry.squares import Base, Square, Squares

# How a target is seen; more is better for who looks.
HIDDEN: Final = 0
IN_COVER: Final = 1
IN_THE_OPEN: Final = 2

# What a target is: darkness hides no scenery, and scenery has no Cover (SAGA-DESTROY-13).
MODEL: Final = 0
SCENERY: Final = 1


def line_of_sight(layout: Layout, viewpoint: Square, target: Square, ignoring: Squares = 0) -> bool:
    """Whether some part of a square is seen from the centre of another (SAGA-LOS-04).

    What stands on either square, or on squares to ignore, does not block.
    """
    line = layout.board.lines.line(viewpoint, target)
    opaque = layout.opaque & ~(1 << viewpoint | 1 << target | ignoring)
    return line.clear(opaque >> viewpoint + line.corner)


def look(layout: Layout, viewpoint: Square, viewer: Base, target: Base, wanted: Squares, glass_blocks: bool) -> int:
    """How the wanted squares of a target are seen from one viewpoint.

    A square with anything in front that blocks or screens is in Cover (SAGA-COVER-05). A Large target is in the open if
    a single one of its squares is (SAGA-LARGE-08).
    """
    own = viewer.mask | target.mask
    opaque = layout.opaque & ~own
    if glass_blocks:
        opaque |= layout.glass & ~own
    screens = layout.screens(viewer) & ~own
    best = HIDDEN
    for square in target.squares:
        if not wanted >> square & 1:
            continue
        line = layout.board.lines.line(viewpoint, square)
        corner = viewpoint + line.corner
        if line.between & (opaque | screens) >> corner == 0:
            return IN_THE_OPEN
        if best == HIDDEN and line.clear(opaque >> corner):
            best = IN_COVER
    return best


def wanted_squares(layout: Layout, viewer: Base, facing: int, target: Base, kind: int = MODEL) -> Squares:
    """The squares of a target that can be seen at all, whatever stands in between.

    They lie in the arc of sight (SAGA-ARC-03) and are revealed (SAGA-LOS-06); nothing of a model in the dark is seen
    from beyond Short range of the viewer's real base (SAGA-DARK-04, SAGA-DARK-13).
    """
    wanted = target.mask & arc_of_sight(layout.board, viewer, facing) & ~layout.walls
    if wanted and kind == MODEL and layout.darkness and hidden_by_darkness(layout, viewer, target):
        return 0
    return wanted


def hidden_by_darkness(layout: Layout, viewer: Base, target: Base) -> bool:
    return layout.in_the_dark(target) and not in_range(layout.board, viewer, target, SHORT)


def sight(
    layout: Layout, viewer: Base, facing: int, target: Base, kind: int = MODEL, glass_blocks: bool = False
) -> int:
    """How a model sees a target without leaning: the best of what the squares of its base see (SAGA-LARGE-07)."""
    wanted = wanted_squares(layout, viewer, facing, target, kind)
    best = HIDDEN
    if wanted:
        for viewpoint in viewer.squares:
            best = max(best, look(layout, viewpoint, viewer, target, wanted, glass_blocks))
            if best == IN_THE_OPEN:
                break
    return IN_THE_OPEN if best and kind == SCENERY else best


def can_see(layout: Layout, viewer: Base, facing: int, target: Base, kind: int = MODEL) -> bool:
    """Whether a model sees any part of a target without leaning (SAGA-LOS-02)."""
    return sight(layout, viewer, facing, target, kind) != HIDDEN


def sees_walker(layout: Layout, viewer: Base, facing: int, crossed: list[Square], walker: Base) -> bool:
    """Whether a model sees any of the squares that somebody crossed, each a target by itself (SAGA-STEALTH-04).

    The walker, wherever it stands by now, does not block the view of where it was.
    """
    board = layout.board
    for square in crossed:
        if not wanted_squares(layout, viewer, facing, board.base(square)):
            continue
        for viewpoint in viewer.squares:
            if line_of_sight(layout, viewpoint, square, walker.mask | viewer.mask):
                return True
    return False
