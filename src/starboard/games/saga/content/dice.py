"""The two dice and the supply table (SAGA-DICE-03, SAGA-SUPPLY-02)."""

from typing import Final

from starboard.kernel.requests import Die

BLANK: Final = 0
HIGHEST_LEVEL: Final = 3

# Explosions on the red die, shields on the blue one, by level.
FACES: Final = (BLANK, BLANK, 1, 1, 2, 3)
ATTACK_DIE: Final = Die(FACES, "attack")
DEFENCE_DIE: Final = Die(FACES, "defence")

# Supply cards drawn by the level of the explosion that one Attack die shows.
SUPPLIES_FOUND: Final = (0, 1, 1, 2)
