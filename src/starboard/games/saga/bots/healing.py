"""What it is worth to take Wound counters off a Mercenary."""

from typing import Final

from starboard.games.saga.bots.blows import CRIPPLING, defeat_worth
from starboard.games.saga.rules.lookups import crippled, profile
from starboard.games.saga.state.fields import Mercenary
from starboard.games.saga.state.saga import Saga

WOUND_LESS: Final = 0.6
LAST_BOX: Final = 0.8  # for somebody whom the next wound eliminates
RECOVERED: Final = 0.5  # of what the next one who is Crippled is worth to the Nexus


def healing_worth(g: Saga, patient: Mercenary, counters: int) -> float:
    """Most for somebody who is Crippled and will not be."""
    wounds, card = patient.model.wounds, profile(patient.model)
    if not wounds or patient.model.at is None:
        return 0.0
    worth = WOUND_LESS * min(wounds, counters)
    if crippled(patient.model) and wounds - counters < card.green:
        worth += CRIPPLING + RECOVERED * defeat_worth(g)
    return worth + (LAST_BOX if card.boxes - wounds <= 1 else 0.0)
