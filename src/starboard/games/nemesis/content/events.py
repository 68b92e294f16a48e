"""The Event deck: who moves through which Corridor, and what becomes of the card (NEM-EVENT-17).

What an Event does stands in `event_effects`.
"""

from dataclasses import dataclass
from typing import Final

DISCARDED, REMOVED, RETURNED = "discarded", "removed", "returned"  # NEM-EVENT-16


@dataclass(frozen=True)
class EventCard:
    id: str
    kinds: tuple[str, ...]
    number: int
    effect: str
    afterwards: str = DISCARDED


_C, _A, _B, _Q = "creeper", "adult", "breeder", "queen"

_ALL = (
    EventCard("regeneration", (_B, _Q), 1, "regeneration"),
    EventCard("eclosion", (_C, _B, _Q), 1, "eclosion"),
    EventCard("bulkheads-open", (_A, _B), 1, "bulkheads-open"),
    EventCard("damaging-fire", (_C, _A), 1, "damaging-fire"),
    EventCard("coolant-leak", (_A, _B, _Q), 1, "coolant-leak", REMOVED),
    EventCard("hunt-2", (_C, _B, _Q), 2, "hunt"),
    EventCard("damage", (_C, _A), 2, "damage"),
    EventCard("malfunction", (_A, _B), 2, "malfunction", RETURNED),
    EventCard("egg-protection", (_B, _Q), 2, "egg-protection"),
    EventCard("life-support-failure", (_A, _B, _Q), 2, "life-support-failure", REMOVED),
    EventCard("hunt-3", (_B, _Q), 3, "hunt"),
    EventCard("nest", (_C, _B, _Q), 3, "nest"),
    EventCard("hatching", (_A, _B), 3, "hatching"),
    EventCard("scent-of-prey", (_C, _A), 3, "scent-of-prey"),
    EventCard("pod-ejection", (_A, _B, _Q), 3, "pod-ejection", REMOVED),
    EventCard("lurking", (_C, _A), 4, "lurking"),
    EventCard("consuming-fire", (_C, _B, _Q), 4, "consuming-fire"),
    EventCard("flammable-compounds", (_B, _Q), 4, "flammable-compounds"),
    EventCard("short-circuit", (_A, _B, _Q), 4, "short-circuit", REMOVED),
    EventCard("noise-in-ducts", (_A, _B), 4, "noise-in-ducts"),
)

EVENTS: Final = {card.id: card for card in _ALL}
