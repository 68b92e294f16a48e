"""Deadly Space, the harder mode (VAN-DEADLY-01)."""

from starboard.games.vanguard.rules.readings import DEADLY_SPACE
from starboard.games.vanguard.state.vanguard import Vanguard


def is_deadly(g: Vanguard) -> bool:
    return DEADLY_SPACE in g.options
