"""Front arcs, rear arcs and the arc of sight of a base of any size (SAGA-ARC-01 to SAGA-ARC-07, SAGA-LARGE-02, -11).

The line along the rear edge of a base divides the board: whatever reaches in front of it can be seen.
"""

from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.squares import EAST, NORTH, SOUTH, WEST, Base, Board, Squares


def arc_of_sight(board: Board, base: Base, facing: int) -> Squares:
    """All squares of the map on or before the row of the base's rear edge (SAGA-ARC-03, SAGA-LARGE-11)."""
    if facing == NORTH:
        return board.up_to_row[base.bottom]
    if facing == EAST:
        return board.from_column[base.left]
    if facing == SOUTH:
        return board.from_row[base.top]
    if facing == WEST:
        return board.up_to_column[base.right]
    return board.every  # 360 degree vision (SAGA-ARC-04)


def faces(base: Base, facing: int, x: int, y: int) -> bool:
    """Whether a square, which may lie outside the map, is in the arc of sight."""
    if facing == NORTH:
        return y <= base.bottom
    if facing == EAST:
        return x >= base.left
    if facing == SOUTH:
        return y >= base.top
    if facing == WEST:
        return x <= base.right
    return True


def in_arc_of_sight(board: Board, base: Base, facing: int, target: Base) -> bool:
    """Whether any square of the target is in the arc of sight (SAGA-LOS-01, SAGA-LARGE-10)."""
    return arc_of_sight(board, base, facing) & target.mask != 0


def front_arc(layout: Layout, base: Base, facing: int) -> Squares:
    """The adjacent squares in the arc of sight: ahead and at the sides (SAGA-ARC-01, SAGA-LARGE-02)."""
    found = layout.front_arcs[facing].get(base.mask)
    if found is None:
        found = layout.adjacent_squares(base) & arc_of_sight(layout.board, base, facing)
        layout.front_arcs[facing][base.mask] = found
    return found


def rear_arc(layout: Layout, base: Base, facing: int) -> Squares:
    """The other adjacent squares (SAGA-ARC-02); with 360 degree vision there are none (SAGA-ARC-04)."""
    return layout.adjacent_squares(base) & ~arc_of_sight(layout.board, base, facing)


def in_front_arc(layout: Layout, who: Base, enemy: Base, facing: int) -> bool:
    """Whether any square of `who` is in the front arc of the enemy; one is enough (SAGA-ARC-06, SAGA-LARGE-03)."""
    return front_arc(layout, enemy, facing) & who.mask != 0


def behind(board: Board, attacker: Base, defender: Base, facing: int) -> bool:
    """Whether the attacker stands wholly outside the defender's arc of sight, at any distance (SAGA-ARC-07).

    The attacker's real base counts, also when it leans; a Large one is behind with all its squares (SAGA-LARGE-04).
    """
    return arc_of_sight(board, defender, facing) & attacker.mask == 0
