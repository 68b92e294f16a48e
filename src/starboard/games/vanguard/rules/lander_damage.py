"""A Lander comes back damaged, and is repaired on the ship (VAN-EVAC-03, SHIP-REPAIR-04)."""

from typing import Final

from starboard.games.vanguard.rules.supplies import lose_supplies
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell

NO_CRAFT: Final = "waygate"  # a gate is never damaged (SHIP-LANDER-08)


def damage_lander(g: Vanguard) -> None:
    """A gate costs a Supply instead, unless the exploration is over."""
    if g.lander.card == NO_CRAFT:
        if not g.ending:
            lose_supplies(g, 1)
    elif not g.lander.damaged:
        g.lander.damaged = True
        tell(g, "lander-damaged", "VAN-EVAC-03")
