"""Supplies are shared, and never below nothing or above the track (VAN-SUPPLY-01)."""

from starboard.games.vanguard.rules.conditions import hold
from starboard.games.vanguard.rules.lookups import planet_of
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell


def unlimited(g: Vanguard) -> bool:
    """While a planet says so (VAN-SUPPLY-03)."""
    return any([hold(g, rule.when, 0) for rule in planet_of(g).rules_of["unlimited-supplies"]])


def gain_supplies(g: Vanguard, number: int) -> None:
    gained = min(number, g.lander.most_supplies - g.lander.supplies)
    if gained > 0 and not unlimited(g):
        g.lander.supplies += gained
        tell(g, "supplies-gained", "VAN-SUPPLY-01", count=gained)


def lose_supplies(g: Vanguard, number: int) -> None:
    """A compulsory loss stops at nothing (VAN-SUPPLY-02)."""
    lost = min(number, g.lander.supplies)
    if lost > 0 and not unlimited(g):
        g.lander.supplies -= lost
        tell(g, "supplies-lost", "VAN-SUPPLY-02", count=lost)


def has_supplies(g: Vanguard, number: int) -> bool:
    """Whether a cost can be paid in full (VAN-SUPPLY-02)."""
    return g.lander.supplies >= number or unlimited(g)


def stock_supplies(g: Vanguard, number: int) -> None:
    """A track of the planet's own board begins with so many (VAN-SUPPLY-01)."""
    g.lander.supplies = g.lander.most_supplies = number
    tell(g, "supplies-counted", "VAN-SUPPLY-01", count=number)
