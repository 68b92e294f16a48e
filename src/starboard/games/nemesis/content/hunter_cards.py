"""The Intruder Action cards of the optional Intruder player (NEM-INTPLAYER-04)."""

from dataclasses import dataclass
from typing import Final

ANY_NUMBER = 0


@dataclass(frozen=True)
class HunterCard:
    id: str
    number: int  # the Corridor of a move, or ANY_NUMBER
    attacks: int  # attack cards drawn, of which one is used
    effect: str


_ALL = (
    HunterCard("pursuit-1", 1, 2, "pursuit"),
    HunterCard("pursuit-2", 2, 2, "pursuit"),
    HunterCard("pursuit-3", 3, 2, "pursuit"),
    HunterCard("pursuit-any", ANY_NUMBER, 3, "pursuit"),
    HunterCard("coordinated-hunt-3", 3, 1, "hunt"),
    HunterCard("coordinated-hunt-4", 4, 1, "hunt"),
    HunterCard("planning-4", 4, 1, "planning"),
    HunterCard("planning-any", ANY_NUMBER, 1, "planning"),
    HunterCard("metamorphosis", 1, 1, "eclosion"),
    HunterCard("self-healing", 2, 1, "healing"),
)

HUNTER_CARDS: Final = {card.id: card for card in _ALL}
