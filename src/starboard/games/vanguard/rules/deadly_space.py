"""Deadly Space, the harder mode (VAN-DEADLY-01)."""

from typing import Final

from starboard.games.vanguard.state.vanguard import Vanguard

DEADLY_SPACE: Final = "deadly-space"


def is_deadly(g: Vanguard) -> bool:
    return DEADLY_SPACE in g.options
