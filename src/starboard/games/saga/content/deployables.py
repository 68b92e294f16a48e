"""The four Deployables: their pieces on the board (SAGA-DEPLOY-03, SAGA-DEPLOY-05)."""

from dataclasses import dataclass
from typing import Final

from starboard.games.saga.content.equipment import NOT_FOR_SALE
from starboard.games.saga.content.hooks import TURN_END, TURN_START
from starboard.games.saga.content.modifiers import (
    AGENTS_NEAR,
    ALWAYS,
    ATTACK_DICE,
    BLAST,
    MOVE,
    SCENERY,
    SHOTS,
    TURN,
    Modifier,
)
from starboard.games.saga.content.scenery import BLOCKING, OBSTACLE
from starboard.games.saga.content.weapons import SHORT

TURRET, FORCE_FIELD, EXPLOSIVES = "turret", "force-field", "explosives"
PIECES: Final = {TURRET: 2, FORCE_FIELD: 2, EXPLOSIVES: 1}  # in the box


@dataclass(frozen=True)
class Deployable:
    """One card with the piece or pieces it puts on the board. They are friends, not models, and have no arcs."""

    id: str
    credits: int | None
    defence: int
    health: int  # of each piece
    piece: str
    pieces: int = 1
    sight: str = OBSTACLE  # for enemies
    friends_pass: bool = False  # friends may cross it and see through it, but not stop on it
    dice: int = 0  # of its shots or its blast
    reach: str = ""  # of its shots
    limit: str = ALWAYS
    hooks: tuple[str, ...] = ()
    modifiers: tuple[Modifier, ...] = ()


_ALL = (
    Deployable("dp-sentry", NOT_FOR_SALE, 2, 2, TURRET, dice=3, reach=SHORT, limit=TURN, hooks=(TURN_END,)),
    Deployable(
        "dp-damper", NOT_FOR_SALE, 3, 2, TURRET, dice=2, reach=SHORT,
        modifiers=(
            Modifier(MOVE, -2, who=AGENTS_NEAR), Modifier(ATTACK_DICE, -1, ways=SHOTS, who=AGENTS_NEAR),
        ),
    ),
    Deployable("dp-force-field", 18, 4, 2, FORCE_FIELD, pieces=2, sight=BLOCKING, friends_pass=True),
    Deployable(
        "dp-charge", 15, 2, 1, EXPLOSIVES, dice=4, hooks=(TURN_START, TURN_END),
        modifiers=(Modifier(ATTACK_DICE, 2, ways=(BLAST,), against=SCENERY),),
    ),
)  # fmt: skip

DEPLOYABLES: Final = {card.id: card for card in _ALL}
