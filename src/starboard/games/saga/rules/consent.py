"""A Mercenary that another player's card would help may refuse (SAGA-EQUIP-04)."""

from starboard.games.saga.state.fields import Mercenary
from starboard.kernel.requests import Ask, Procedure

ACCEPT, REFUSE = "accept", "refuse"


def accepts_help(patient: Mercenary, helper: Mercenary, card: str) -> Procedure[bool]:
    """Nobody is asked about its own card."""
    if patient.seat == helper.seat:
        return True
    about = {"who": patient.model.name, "by": helper.model.name, "card": card}
    answer: str = yield Ask(patient.seat, [ACCEPT, REFUSE], "SAGA-EQUIP-04", "accept-help", about=about)
    return answer == ACCEPT
