"""Exert: a die for five, when dice are gone and no Rest brings them back as well (VAN-EXERT-01)."""

from typing import Final

from starboard.games.vanguard.bots.valuing import precious_first
from starboard.games.vanguard.bots.worth import Judge
from starboard.games.vanguard.rules.exert import REFRESHED
from starboard.games.vanguard.rules.lookups import dice_in_play
from starboard.games.vanguard.rules.paying import FEW_DICE, SACRIFICE
from starboard.games.vanguard.rules.supplies import unlimited
from starboard.games.vanguard.state.fields import CrewMember
from starboard.kernel.requests import Ask, Payload

FEW_LEFT: Final = 1  # Available dice with which somebody thinks of Exerting
WORTH_IT: Final = 3  # dice that must come back


def aside_for(who: CrewMember) -> Payload:
    return ("aside", "exert", who.section)


def instead_of_sacrifice(ask: Ask, who: CrewMember) -> Payload | None:
    """Whoever would have to sacrifice a die because none is Available exerts instead: the price is the same."""
    found = aside_for(who)
    return found if list(ask.options) == [SACRIFICE] and found in ask.asides else None


def in_own_turn(judge: Judge, ask: Ask, who: CrewMember) -> Payload | None:
    """With hardly a die left and no Supplies for the whole team; never for an Injury that would be one too many."""
    found = aside_for(who)
    if found not in ask.asides or len(who.available) > FEW_LEFT or unlimited(judge.g):
        return None
    back = min(REFRESHED, len(who.spent) - 1)
    if back < WORTH_IT - (1 if len(who.spent) < WORTH_IT else 0):
        return None
    if judge.g.lander.supplies:
        return None
    if dice_in_play(judge.g, who) <= FEW_DICE and len(who.injuries) > 1:
        return None
    return found


def after(who: CrewMember) -> list[str]:
    """The dice that somebody has after Exerting."""
    return [*who.available, *precious_first(who.spent)[: min(REFRESHED, max(0, len(who.spent) - 1))]]
