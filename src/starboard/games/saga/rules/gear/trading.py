"""Trading equipment cards with one neighbour (SAGA-TRADE-01 to SAGA-TRADE-03)."""

from typing import Final

from starboard.games.saga.rules.gear.carrying import equipment_cards, keep_shields_in_order, receive, take_out
from starboard.games.saga.rules.lookups import mercenary_named, playing
from starboard.games.saga.rules.places import base_of, layout
from starboard.games.saga.state.fields import Mercenary
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Blocked, Procedure, Refusal

NOBODY_ADJACENT: Final = Refusal("SAGA-TRADE-01", "nobody-adjacent")
NOTHING_TO_TRADE: Final = Refusal("SAGA-TRADE-02", "nothing-to-trade")
AGREE, REFUSE = "agree", "refuse"
MOST_PROPOSALS: Final = 8  # in one Action: enough to settle anything, and a Trade always ends

Cards = tuple[str, ...]


def neighbours(g: Saga, who: Mercenary) -> list[Mercenary]:
    """The living Mercenaries adjacent to it."""
    now = layout(g)
    here = base_of(g, who.model)
    others = [one for one in playing(g) if one is not who and one.model.at is not None]
    return [one for one in others if now.adjacent(here, base_of(g, one.model))]


def partners(g: Saga, who: Mercenary) -> list[Mercenary]:
    """The neighbours with whom there is anything to trade."""
    return [one for one in neighbours(g, who) if equipment_cards(who) or equipment_cards(one)]


def why_no_trade(g: Saga, who: Mercenary) -> Refusal | None:
    if not neighbours(g, who):
        return NOBODY_ADJACENT
    return None if partners(g, who) else NOTHING_TO_TRADE


def trade(g: Saga, who: Mercenary) -> Procedure[None]:
    """Give cards to, take cards from or swap them with one adjacent Mercenary, which spends nothing (SAGA-TRADE-01)."""
    names = [one.model.name for one in partners(g, who)]
    idle: Blocked = [(one.model.name, NOTHING_TO_TRADE) for one in neighbours(g, who) if one.model.name not in names]
    name: str = yield Ask(
        who.seat, names, "SAGA-TRADE-01", "trade-partner", about={"who": who.model.name}, blocked=lambda: idle
    )
    other = mercenary_named(g, name)
    for _ in range(MOST_PROPOSALS):
        given: Cards = yield from _choose(who.seat, who, other, "trade-give")
        taken: Cards = yield from _choose(who.seat, other, who, "trade-take")
        if not given and not taken:
            return
        agreed: bool = yield from _agreed(g, who, other, given, taken)
        if agreed:
            yield from exchange(g, who, other, given, taken)
            return


def _choose(seat: int, owner: Mercenary, other: Mercenary, kind: str) -> Procedure[Cards]:
    """Any number of cards may change hands (SAGA-TRADE-01), but only cards (SAGA-TRADE-02)."""
    cards = equipment_cards(owner)
    about = {"who": owner.model.name, "to": other.model.name}
    chosen: Cards = yield Ask(seat, cards, "SAGA-TRADE-02", kind, 0, len(cards), many=True, about=about)
    return chosen


def _agreed(g: Saga, who: Mercenary, other: Mercenary, given: Cards, taken: Cards) -> Procedure[bool]:
    """If another player controls the other Mercenary, both must agree (SAGA-TRADE-03)."""
    if other.seat == who.seat:
        return True
    about = {"who": other.model.name, "by": who.model.name, "given": given, "taken": taken}
    answer: str = yield Ask(other.seat, [AGREE, REFUSE], "SAGA-TRADE-03", "trade-consent", about=about)
    if answer == REFUSE:
        tell(g, "trade-refused", "SAGA-TRADE-03", who=who.model.name, by=other.model.name)
    return answer == AGREE


def exchange(g: Saga, who: Mercenary, other: Mercenary, given: Cards, taken: Cards) -> Procedure[None]:
    """Everything changes hands at once."""
    leaving = [take_out(who, card) for card in given]
    coming = [take_out(other, card) for card in taken]
    tell(g, "traded", "SAGA-TRADE-01", who=who.model.name, to=other.model.name, given=given, taken=taken)
    yield from receive(g, other, leaving)
    yield from receive(g, who, coming)
    for one in (who, other):
        keep_shields_in_order(g, one)
