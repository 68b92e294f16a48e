"""Kinds of scenery: class, Defence dice, squares and pieces in the box (SAGA-COVER-08, SAGA-DESTROY-05)."""

from dataclasses import dataclass
from typing import Final

OBSTACLE, BLOCKING = "obstacle", "blocking"
CLEAR: Final = "clear"  # can be seen through and gives no Cover


@dataclass(frozen=True)
class Scenery:
    """One kind. `pieces` is how many the box holds; 0: as many as a map needs."""

    id: str
    sight: str
    defence: int
    width: int  # squares it covers, in either direction
    depth: int
    pieces: int


_ALL = (
    Scenery("crate", OBSTACLE, 2, 1, 1, 6),
    Scenery("table", OBSTACLE, 3, 2, 1, 6),
    Scenery("cabinet", BLOCKING, 3, 1, 1, 4),
    Scenery("weapons-locker", BLOCKING, 3, 1, 1, 2),
    Scenery("terminal", OBSTACLE, 3, 1, 1, 6),
    Scenery("tank", BLOCKING, 3, 2, 2, 2),
    Scenery("door", BLOCKING, 5, 1, 1, 6),  # while closed
    Scenery("double-door", BLOCKING, 5, 2, 1, 4),
    Scenery("glass", CLEAR, 1, 1, 1, 0),
)

SCENERY: Final = {kind.id: kind for kind in _ALL}
