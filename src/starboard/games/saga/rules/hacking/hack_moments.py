"""What a Hack with a success sets off: skills of the Mercenary, cards in play that listen to it."""

from collections.abc import Callable
from typing import Final

from starboard.games.saga.rules.lookups import point_coded
from starboard.games.saga.rules.nexus.cards_in_play import discard_from_play, name_of
from starboard.games.saga.rules.nexus.reinforcements import active_points, deactivate
from starboard.games.saga.state.fields import Mercenary
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import Ask, Procedure


def after_success(g: Saga, who: Mercenary) -> Procedure[None]:
    """The skills first, then the cards: the side whose Phase it is speaks before the other."""
    for skill in list(who.skills):
        if skill in BY_SKILL:
            yield from BY_SKILL[skill](g, who)
    for one in list(g.nexus.in_play):
        if name_of(one.card) in BY_CARD:
            BY_CARD[name_of(one.card)](g, one.card)


def _backdoor(g: Saga, who: Mercenary) -> Procedure[None]:
    """One active Reinforcement Point may be deactivated (SAGA-REINFORCE-10)."""
    codes = [point.code for point in active_points(g)]
    about = {"who": who.model.name, "source": "sk-backdoor"}
    code: str | None = yield Ask(who.seat, codes, "SAGA-REINFORCE-10", "point", 0, about=about)
    if code is not None:
        deactivate(g, point_coded(g, code))


def _ends(g: Saga, card: str) -> None:
    """The card is discarded after the first Hack with a success (SAGA-CARD-03)."""
    discard_from_play(g, card)


BY_SKILL: Final[dict[str, Callable[[Saga, Mercenary], Procedure[None]]]] = {"sk-backdoor": _backdoor}
BY_CARD: Final[dict[str, Callable[[Saga, str], None]]] = {"nx-firewall-update": _ends}
