"""What a table can be opened with beside the printed rules."""

from typing import Final

from starboard.games.lanterns.state.lanterns import Lanterns

CORNERS_BLOCK: Final = "corners-block"  # the other reading of LAN-SIGHT-01
LONG_NIGHT: Final = "long-night"  # LAN-TURN-01

ROUNDS: Final = 3


def corners_block(g: Lanterns) -> bool:
    return CORNERS_BLOCK in g.options


def rounds(g: Lanterns) -> int:
    """How long the night is (LAN-TURN-01)."""
    return ROUNDS + 1 if LONG_NIGHT in g.options else ROUNDS
