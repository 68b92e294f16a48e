"""Exert: a die for five, when dice are gone and no Rest brings them back (VAN-EXERT-01)."""

from typing import Final

from starboard.games.vanguard.bots.worth import Judge
from starboard.games.vanguard.rules.paying import SACRIFICE
from starboard.games.vanguard.rules.supplies import has_supplies
from starboard.games.vanguard.rules.tutorial_rules import is_tutorial
from starboard.games.vanguard.state.fields import CrewMember
from starboard.kernel.requests import Ask, Payload

FEW_LEFT: Final = 1  # Available dice with which somebody thinks of Exerting
ENOUGH_SPENT: Final = 4  # with fewer it would be an Injury, or bring too little


def aside_for(who: CrewMember) -> Payload:
    return ("aside", "exert", who.section)


def instead_of_sacrifice(ask: Ask, who: CrewMember) -> Payload | None:
    """Whoever would have to sacrifice a die because none is Available exerts instead: the price is the same."""
    found = aside_for(who)
    return found if list(ask.options) == [SACRIFICE] and found in ask.asides else None


def in_own_turn(judge: Judge, ask: Ask, who: CrewMember) -> Payload | None:
    """With hardly a die left and no Supplies for a Rest; in the Tutorial nobody is advised to (VAN-TUTORIAL-17)."""
    found = aside_for(who)
    if found not in ask.asides or has_supplies(judge.g, 1) or is_tutorial(judge.g):
        return None
    return found if len(who.available) <= FEW_LEFT and len(who.spent) >= ENOUGH_SPENT else None
