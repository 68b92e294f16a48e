"""The 14 Event cards, resolved when they are drawn and then removed (SAGA-EVENT-01, SAGA-EVENT-02)."""

from dataclasses import dataclass
from typing import Final

from starboard.games.saga.content.hooks import FEAT_DECLARED, REMOVED
from starboard.games.saga.content.modifiers import (
    ACTIVATIONS,
    COMPLEXITY,
    END_OF_MISSION,
    END_OF_NEXT_ROUND,
    FLAT,
    Modifier,
)

MERCENARIES, NEXUS, BOTH = "mercenaries", "nexus", "both"


@dataclass(frozen=True)
class Event:
    """One card. What it does is found by its id; one with `until` Remains in Play so long."""

    id: str
    code: str  # in the mission files
    helps: str
    until: str = ""
    listens: tuple[str, ...] = ()  # while it Remains in Play
    dice: int = 0  # of the attack it makes
    way: str = ""  # in which that attack is made
    amount: int = 0  # squares, cards, lock level or value of its call
    modifiers: tuple[Modifier, ...] = ()

    @property
    def remains(self) -> bool:
        return bool(self.until)


_ALL = (
    Event("ev-bulkheads", "E01", NEXUS, amount=1),
    Event("ev-second-shift", "E02", NEXUS, amount=3),
    Event("ev-brown-out", "E03", BOTH, END_OF_NEXT_ROUND),
    Event("ev-daylight", "E04", BOTH, END_OF_NEXT_ROUND),
    Event("ev-pressure-drop", "E05", BOTH),
    Event("ev-nerves-fail", "E06", MERCENARIES, amount=5),
    Event("ev-first-symptoms", "E07", NEXUS),
    Event("ev-outbreak", "E08", NEXUS, END_OF_MISSION, (REMOVED,)),
    Event("ev-friendly-voice", "E09", MERCENARIES, END_OF_NEXT_ROUND, modifiers=(Modifier(COMPLEXITY, -1),)),
    Event("ev-surge", "E10", NEXUS, dice=2, way=FLAT),
    Event("ev-enemies-incoming", "E11", NEXUS, END_OF_NEXT_ROUND, modifiers=(Modifier(ACTIVATIONS, 1),)),
    Event("ev-left-behind-kit", "E12", MERCENARIES, amount=1),
    Event("ev-getting-sleepy", "E13", NEXUS, END_OF_NEXT_ROUND, (FEAT_DECLARED,), dice=1, way=FLAT),
    Event("ev-floor-gives", "E14", NEXUS),
)

EVENTS: Final = {card.id: card for card in _ALL}
EVENT_OF_CODE: Final = {card.code: card for card in _ALL}
