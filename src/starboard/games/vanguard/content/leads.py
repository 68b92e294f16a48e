"""The 20 Lead tokens (VAN-LEAD-01): value, whether they go back into the bag, and what they bring besides."""

from dataclasses import dataclass
from typing import Final, Literal

Bonus = Literal["card", "charge"]


@dataclass(frozen=True)
class LeadToken:
    id: str
    value: int
    recycled: bool
    bonus: Bonus | None
    copies: int


_ALL: Final = (
    LeadToken("0-card", 0, False, "card", 2),
    LeadToken("0-charge", 0, False, "charge", 2),
    LeadToken("1", 1, False, None, 3),
    LeadToken("1-back", 1, True, None, 3),
    LeadToken("2", 2, False, None, 5),
    LeadToken("2-back", 2, True, None, 2),
    LeadToken("3", 3, False, None, 3),
)
LEAD_TOKENS: Final = {token.id: token for token in _ALL}
LEAD_BAG: Final = tuple([token.id for token in _ALL for _ in range(token.copies)])
