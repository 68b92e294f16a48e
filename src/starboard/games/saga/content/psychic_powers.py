"""The five Psychic Powers, a pile from which a psychic Boss turns the top card (SAGA-PSI-01)."""

from dataclasses import dataclass
from typing import Final

from starboard.games.saga.content.modifiers import CLOSE, FLAT
from starboard.games.saga.content.weapons import LONG, SHORT


@dataclass(frozen=True)
class PsychicPower:
    """One card. What it does to its target is found by its id."""

    id: str
    reach: str = LONG  # of the Boss, without line of sight
    dice: int = 0  # of the attack it makes
    way: str = ""  # in which that attack is made
    amount: int = 0  # squares


_ALL = (
    PsychicPower("ps-mind-storm", dice=2, way=FLAT),
    PsychicPower("ps-compel", amount=2),
    PsychicPower("ps-hush"),
    PsychicPower("ps-borrowed-hands", dice=2, way=CLOSE),
    PsychicPower("ps-deep-pressure", SHORT, amount=1),
)

PSYCHIC_POWERS: Final = {card.id: card for card in _ALL}
