"""Victory Points become credits, and credits become equipment and skills (SAGA-CREDIT-01 to SAGA-CREDIT-09).

A Mercenary's player is asked again and again, one deal at a time, until it has had enough.
"""

from functools import partial
from typing import Final

from starboard.games.saga.content.campaign import SHIPMENTS
from starboard.games.saga.rules.campaign.market import SORTS, available, bought_item, cost, skill_price
from starboard.games.saga.rules.campaign.team import cards_taken
from starboard.games.saga.rules.gear.carrying import receive
from starboard.games.saga.state.fields import Mercenary
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Blocked, Payload, Procedure, Refusal

SHIP, BUY, LEARN = "ship", "buy", "learn"

TOO_FEW_POINTS: Final = Refusal("SAGA-CREDIT-02", "too-few-points")
NOT_FOR_SALE: Final = Refusal("SAGA-CREDIT-03", "not-for-sale")
NONE_LEFT: Final = Refusal("SAGA-CREDIT-03", "none-left")
CARD_TOO_DEAR: Final = Refusal("SAGA-CREDIT-03", "too-dear")
SKILL_TOO_DEAR: Final = Refusal("SAGA-CREDIT-05", "too-dear")


def shop(g: Saga, who: Mercenary) -> Procedure[int]:
    """Deals of one Mercenary with its own points (SAGA-CREDIT-04); gives how many cards it has bought.

    Points are kept as long as it likes (SAGA-CREDIT-01), credits are lost with the end of this Upkeep (-CREDIT-08).
    """
    credits = bought = 0
    while who.victory_points or credits:
        counter = Counter(g, who, credits)
        about = {"who": who.model.name, "credits": credits, "points": who.victory_points, "prices": counter.prices}
        deal: Payload = yield Ask(
            who.seat, counter.options, "SAGA-CREDIT-03", "shop", 0, about=about, blocked=partial(_blocked, counter)
        )
        if deal is None:
            break
        if deal[0] == SHIP:
            credits += send(g, who, deal[1])
        elif deal[0] == BUY:
            credits -= counter.price(deal)
            bought += 1
            yield from buy(g, who, deal[1])
        else:
            credits -= counter.price(deal)
            learn(g, who, deal[1], counter.price(deal))
    if credits:
        tell(g, "credits-lost", "SAGA-CREDIT-08", who=who.model.name, credits=credits)
    return bought


def _blocked(counter: "Counter") -> Blocked:
    return counter.blocked


class Counter:
    """What is on offer: ("ship", points), ("buy", card), ("learn", skill), each card with its price."""

    __slots__ = ("blocked", "options", "prices")

    def __init__(self, g: Saga, who: Mercenary, credits: int) -> None:
        self.options: list[Payload] = []
        self.blocked: Blocked = []
        self.prices: tuple[tuple[str, int], ...] = ()
        for points in range(1, len(SHIPMENTS) + 1):
            self._offer((SHIP, points), None if points <= who.victory_points else TOO_FEW_POINTS)
        self._equipment(g, credits)
        for skill in g.skills:
            price = skill_price(g, who.attributes, skill)
            self.prices = (*self.prices, (skill, price))
            self._offer((LEARN, skill), None if price <= credits else SKILL_TOO_DEAR)

    def _offer(self, option: Payload, refusal: Refusal | None) -> None:
        if refusal is None:
            self.options.append(option)
        else:
            self.blocked.append((option, refusal))

    def _equipment(self, g: Saga, credits: int) -> None:
        """Green and blue cards that nobody of the squad has (SAGA-CREDIT-03)."""
        can_be_had = available(cards_taken(g))
        for card in SORTS:
            price = cost(card)
            if price is None:
                self._offer((BUY, card), NOT_FOR_SALE)
                continue
            self.prices = (*self.prices, (card, price))
            if card not in can_be_had:
                self._offer((BUY, card), NONE_LEFT)
            else:
                self._offer((BUY, card), None if price <= credits else CARD_TOO_DEAR)

    def price(self, deal: Payload) -> int:
        return dict(self.prices)[deal[1]]


def send(g: Saga, who: Mercenary, points: int) -> int:
    """One shipment of 1 to 5 points to Blaine, paid by the table (SAGA-CREDIT-02, SAGA-CREDIT-08)."""
    who.victory_points -= points
    credits = SHIPMENTS[points - 1]
    tell(g, "shipped", "SAGA-CREDIT-02", who=who.model.name, points=points, credits=credits)
    return credits


def buy(g: Saga, who: Mercenary, card: str) -> Procedure[None]:
    """A card at its printed cost, for the Mercenary whose credits they are (SAGA-CREDIT-03, SAGA-CREDIT-04)."""
    tell(g, "bought", "SAGA-CREDIT-03", who=who.model.name, card=card, credits=cost(card) or 0)
    yield from receive(g, who, [bought_item(card)])


def learn(g: Saga, who: Mercenary, skill: str, price: int) -> None:
    """A skill belongs to it for all later missions, and to nobody else (SAGA-CREDIT-05, SAGA-CREDIT-06)."""
    g.skills.remove(skill)
    who.skills.append(skill)
    tell(g, "skill-bought", "SAGA-CREDIT-05", who=who.model.name, card=skill, credits=price)
