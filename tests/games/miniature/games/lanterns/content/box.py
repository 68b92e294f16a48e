"""Everything that is printed in the box, as numbers and words: roles, cards, Vows, dice, halls."""

from typing import Any, Final

from starboard.games.lanterns.content.halls import COLUMNS, HALLS, ROWS, name_of
from starboard.games.lanterns.content.vows import VOWS
from starboard.kernel.requests import Die

SCOUT, PORTER, SEER, KEEPER = "scout", "porter", "seer", "keeper"
WANDERERS: Final = (SCOUT, PORTER, SEER)

FLARE, OIL, LEAP, WHISPER = "flare", "oil", "leap", "whisper"
CARDS: Final[dict[str, int]] = {FLARE: 4, OIL: 3, LEAP: 3, WHISPER: 2}  # how many there are of each

FLAMES: Final = 3
HAND: Final = 3  # cards at the most
STEPS: Final[dict[str, int]] = {SCOUT: 3, PORTER: 2, SEER: 2, KEEPER: 2}  # squares of one walk
FLASKS: Final[dict[str, int]] = {SCOUT: 1, PORTER: 3, SEER: 1}  # Oil at the beginning
SPARKS: Final[dict[str, int]] = {SCOUT: 1, PORTER: 1, SEER: 2}  # dice to kindle with, before Oil

SPARK, SMOKE = "spark", "smoke"
SPARK_DIE: Final = Die((SPARK, SPARK, SPARK, SMOKE, SMOKE, SMOKE), "spark")
DARK_DIE: Final = Die((0, 0, 0, 1, 1, 1), "dark")
LIGHT_DIE: Final = Die((0, 0, 0, 0, 1, 1), "light")


def all_cards() -> list[str]:
    return [card for card, count in CARDS.items() for _ in range(count)]


def printed() -> dict[str, Any]:
    """For whoever draws the table, and for the content's hash."""
    return {
        "grid": {"columns": COLUMNS, "rows": ROWS},
        "halls": {
            name: {
                "ground": [row[:] for row in hall.ground],
                "lanterns": [name_of(square) for square in hall.lanterns],
            }
            for name, hall in HALLS.items()
        },
        "cards": dict(CARDS),
        "vows": list(VOWS),
        "dice": {die.name: list(die.faces) for die in (SPARK_DIE, DARK_DIE, LIGHT_DIE)},
        "roles": {role: {"steps": STEPS[role], "oil": FLASKS.get(role, 0)} for role in (*WANDERERS, KEEPER)},
    }
