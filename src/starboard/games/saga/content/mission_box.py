"""What the box holds as far as maps need to know: Bosses by their code, and how many of each piece."""

from typing import Final

from starboard.games.saga.content.bosses import BOSSES, Boss
from starboard.games.saga.content.deployables import FORCE_FIELD
from starboard.games.saga.content.deployables import PIECES as DEPLOYED_PIECES
from starboard.games.saga.content.scenery import SCENERY

POINTS, DARKNESS_COUNTERS = 8, 4

BOSS_OF_CODE: Final[dict[str, Boss]] = {boss.code: boss for boss in BOSSES.values()}

# How many of each piece a map may hold.
PIECES: Final = {
    **{kind.id: kind.pieces for kind in SCENERY.values() if kind.pieces},
    "force-field": DEPLOYED_PIECES[FORCE_FIELD],
    "point": POINTS,
    "darkness": DARKNESS_COUNTERS,
}


def shapes_of(kind: str) -> tuple[tuple[int, int], ...]:
    """How many columns and rows a piece covers, each way it may lie. A door may be a double one."""
    if kind == "door":
        return (*shapes_of("double-door"), *both_ways(SCENERY["door"].width, SCENERY["door"].depth))
    if kind not in SCENERY:
        return ((1, 1),)
    return both_ways(SCENERY[kind].width, SCENERY[kind].depth)


def both_ways(width: int, depth: int) -> tuple[tuple[int, int], ...]:
    return ((width, depth),) if width == depth else ((width, depth), (depth, width))
