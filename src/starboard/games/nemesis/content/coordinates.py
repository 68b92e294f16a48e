"""The Coordinates cards: where each space of the Destination track leads (NEM-COORD-01)."""

from typing import Final

EARTH, MARS, VENUS, DEEP_SPACE = "earth", "mars", "venus", "deep-space"
SPACES: Final = ("A", "B", "C", "D")

COORDINATES: Final = {
    1: (EARTH, MARS, VENUS, DEEP_SPACE),
    2: (EARTH, DEEP_SPACE, MARS, VENUS),
    3: (DEEP_SPACE, MARS, EARTH, VENUS),
    4: (MARS, VENUS, EARTH, DEEP_SPACE),
    5: (VENUS, DEEP_SPACE, MARS, EARTH),
    6: (DEEP_SPACE, EARTH, VENUS, MARS),
    7: (MARS, VENUS, DEEP_SPACE, EARTH),
    8: (VENUS, EARTH, DEEP_SPACE, MARS),
}


def destination(card: int, space: str) -> str:
    return COORDINATES[card][SPACES.index(space)]
