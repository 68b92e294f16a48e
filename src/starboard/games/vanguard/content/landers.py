"""The six Landers (SHIP-LANDER-05)."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class LanderCard:
    id: str
    armor: int
    sensors: int
    agility: int
    rolls: int  # of the landing
    supplies: int
    equipment: int
    discoveries: int
    structural: int  # slots for Mods
    functional: int


_ALL: Final = (
    LanderCard("space-ranger", 2, 2, 2, 3, 10, 4, 4, 1, 2),
    LanderCard("pelican", 2, 1, 1, 4, 12, 6, 6, 2, 2),
    LanderCard("dragonfly", 1, 2, 4, 2, 8, 3, 3, 1, 1),
    LanderCard("void-ranger", 2, 4, 2, 3, 9, 4, 4, 2, 2),
    LanderCard("faustschlag", 4, 1, 2, 3, 9, 5, 3, 2, 1),
    LanderCard("waygate", 1, 3, 1, 1, 7, 3, 5, 0, 2),
)
LANDERS: Final = {lander.id: lander for lander in _ALL}
