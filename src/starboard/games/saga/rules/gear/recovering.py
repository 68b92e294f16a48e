"""Taking what a fallen Mercenary has dropped (SAGA-DEATH-05)."""

from typing import Final

from starboard.games.saga.rules.attacks.elimination import equipment_here, take_equipment
from starboard.games.saga.rules.gear.carrying import PLACES, choose_what_works, place_of_card
from starboard.games.saga.state.fields import Mercenary
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import Procedure, Refusal

NOBODY_FELL_HERE: Final = Refusal("SAGA-DEATH-05", "nobody-fell-here")
NOTHING_LEFT_HERE: Final = Refusal("SAGA-DEATH-05", "nothing-left-here")


def why_no_recovery(g: Saga, who: Mercenary) -> Refusal | None:
    """It must stand on the square of a Downed Mercenary counter that is not turned to its empty side."""
    if equipment_here(g, who):
        return None
    return NOTHING_LEFT_HERE if any([one.at == who.model.at for one in g.downed]) else NOBODY_FELL_HERE


def recover(g: Saga, who: Mercenary) -> Procedure[None]:
    """Take all the dropped cards as an Action."""
    had = [item.card for item in who.items]
    take_equipment(g, who)
    new = [item.card for item in who.items[len(had) :]]
    for place in PLACES:
        if any([place_of_card(card) == place for card in new]):
            yield from choose_what_works(g, who, place)
