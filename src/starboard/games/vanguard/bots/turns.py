"""The choice of a turn: every option has a score, the highest is taken."""

from typing import Final

from starboard.games.vanguard.bots.checks import CheckView
from starboard.games.vanguard.bots.sites import Sites, all_at_lander, is_settled
from starboard.games.vanguard.bots.worth import Judge
from starboard.games.vanguard.rules.abilities import ability_of
from starboard.games.vanguard.rules.actions import COMPLETE, LIFT_OFF, PREPARE, REST, SPECIAL, TAKE_CORE, TRAVEL, USE
from starboard.games.vanguard.rules.hands import hand_limit
from starboard.games.vanguard.rules.lookups import active
from starboard.games.vanguard.rules.offered_actions import action_named
from starboard.games.vanguard.rules.resting import price_of_rest
from starboard.games.vanguard.rules.supplies import unlimited
from starboard.games.vanguard.state.fields import CrewMember
from starboard.kernel.requests import Ask, Payload

REFRESHED: Final = 0.55  # worth of a die that comes back
SUPPLY: Final = 0.5  # price of a Supply while there are enough
LAST_SUPPLIES: Final = 1.3  # price of one of the last
DRAWN: Final = 0.45  # worth of a card
STAYING: Final = 0.92  # of what a place is worth that one is at already: going elsewhere must be better by more


def choose(judge: Judge, ask: Ask) -> Payload:
    """The option with the highest score; the first of equal ones."""
    who = active(judge.g)
    sites = Sites(judge, who)
    return max(ask.options, key=lambda option: score(judge, sites, who, option))


def score(judge: Judge, sites: Sites, who: CrewMember, option: Payload) -> float:
    kind = option[0]
    if kind == COMPLETE:
        return 100.0
    if kind == LIFT_OFF:
        return lifting_off(judge)
    if kind == SPECIAL:
        return special(judge, who, option[1], option[2])
    if kind == TRAVEL:
        gain = sites.potential(option[2]) - STAYING * sites.potential(who.sector)
        return gain - sites.price(option[1], who.sector)
    if kind == REST:
        return resting(judge, who)
    if kind == PREPARE:
        return DRAWN - 0.1 if len(who.hand) < hand_limit(who) else 0.05
    if kind == USE:
        return using(judge, option)
    return 5.0 if kind == TAKE_CORE else (0.0 if kind == "end-turn" else -1.0)


def lifting_off(judge: Judge) -> float:
    """Home with everybody once everything required is settled."""
    return 50.0 if is_settled(judge.g) and all_at_lander(judge) else -50.0


def special(judge: Judge, who: CrewMember, name: str, sector: int) -> float:
    action = action_named(judge.g, name)
    if action is None:
        return -1.0
    if action.free is not None:
        return judge.outcome(action.free)
    return CheckView(judge, who, action, sector).best_dice(who.available)[1]


def resting(judge: Judge, who: CrewMember) -> float:
    """Half of the dice come back, and a card is drawn."""
    back = min(len(who.spent), (len(who.available) + len(who.spent) + 1) // 2)
    card = DRAWN if len(who.hand) < hand_limit(who) else 0.0
    return back * REFRESHED + card - _rest_price(judge, who)


def _rest_price(judge: Judge, who: CrewMember) -> float:
    g = judge.g
    if unlimited(g):
        return 0.0
    each = SUPPLY if g.lander.supplies > len(g.crew) else LAST_SUPPLIES
    return each * price_of_rest(g, who.sector)


def using(judge: Judge, option: Payload) -> float:
    """An ability of a card that is used in the own turn."""
    ability = ability_of((option[1], option[2], option[3], option[4]))
    return judge.outcome(ability.outcome) + judge.effects(ability.cost) - 0.4
