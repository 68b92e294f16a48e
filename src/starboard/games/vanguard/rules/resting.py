"""The Rest action: a Supply, half of the dice, a card (VAN-REST-01)."""

from starboard.games.vanguard.rules.conditions import hold
from starboard.games.vanguard.rules.hands import draw
from starboard.games.vanguard.rules.lookups import planet_of
from starboard.games.vanguard.rules.reactions import while_resting
from starboard.games.vanguard.rules.refreshing import refresh
from starboard.games.vanguard.rules.supplies import has_supplies, lose_supplies
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Procedure


def price_of_rest(g: Vanguard, sector: int) -> int:
    """1 Supply, unless the planet asks for more there."""
    price = 1
    for rule in planet_of(g).rules_of["rest-cost"]:
        if sector in rule.sectors:
            price = max(price, rule.supplies)
    return price


def why_no_rest(g: Vanguard, who: CrewMember) -> str:
    """What stands against a Rest: the place, or no Supplies (VAN-REST-02); "" if nothing does."""
    for rule in planet_of(g).rules_of["no-rest"]:
        if who.sector in rule.sectors and hold(g, rule.when, who.sector):
            return "no-rest-here"
    return "" if has_supplies(g, price_of_rest(g, who.sector)) else "no-supplies"


def rest(g: Vanguard, who: CrewMember) -> Procedure[None]:
    """Pay, Refresh half of all Available and Spent dice, rounded up, draw (VAN-REST-03)."""
    tell(g, "rests", "VAN-REST-01", who=who.section)
    lose_supplies(g, price_of_rest(g, who.sector))
    half = (len(who.available) + len(who.spent) + 1) // 2
    yield from refresh(g, who, half, rule="VAN-REST-03")
    yield from while_resting(g, who)
    yield from draw(g, who, rule="VAN-REST-01")
