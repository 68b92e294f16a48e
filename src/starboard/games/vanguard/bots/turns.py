"""The choice of a turn: every option has a score, the highest is taken."""

from typing import Final

from starboard.games.vanguard.bots.checks import CheckView
from starboard.games.vanguard.bots.exerting import in_own_turn
from starboard.games.vanguard.bots.sites import Sites, all_at_lander, is_settled
from starboard.games.vanguard.bots.valuing import precious_first
from starboard.games.vanguard.bots.worth import GOOD, Judge
from starboard.games.vanguard.rules.abilities import ability_of
from starboard.games.vanguard.rules.actions import (
    COMPLETE,
    LIFT_OFF,
    PREPARE,
    REST,
    SPECIAL,
    TAKE_CORE,
    TRAVEL,
    USE,
    special_actions,
)
from starboard.games.vanguard.rules.hands import hand_limit
from starboard.games.vanguard.rules.lookups import active
from starboard.games.vanguard.rules.offered_actions import action_named
from starboard.games.vanguard.rules.resting import price_of_rest
from starboard.games.vanguard.state.fields import CrewMember
from starboard.kernel.requests import Ask, Payload

ACTION: Final = 0.4  # what one of the two actions of a turn is worth
PATIENCE: Final = 0.95  # of what can be done after a Rest in the same turn, what counts now
TOO_FEW: Final = 1  # Available dice with which nobody sets out for home, if it can Rest
FIRST_OF_ALL: Final = 45.0
DRAWN: Final = (0.3, 0.2, 0.1)  # worth of preparing with so many cards in hand


def choose(judge: Judge, ask: Ask) -> Payload:
    """The option with the highest score, the first of equal ones; before it, Exerting."""
    who = active(judge.g)
    exerting = in_own_turn(judge, ask, who)
    if exerting is not None:
        return exerting
    sites = Sites(judge, who)
    return max(ask.options, key=lambda option: score(judge, sites, who, option))


def score(judge: Judge, sites: Sites, who: CrewMember, option: Payload) -> float:
    kind = option[0]
    if kind == COMPLETE:
        return 100.0
    if kind == LIFT_OFF:
        return lifting_off(judge)
    if kind == SPECIAL:
        return special(judge, who, option[1], option[2], who.available)
    if kind == TRAVEL:
        return sites.going(option[1], option[2])
    if kind == REST:
        return resting(judge, who)
    if kind == PREPARE:
        return _preparing(who)
    if kind == USE:
        return using(judge, option)
    return 5.0 if kind == TAKE_CORE else (0.0 if kind == "end-turn" else -1.0)


def lifting_off(judge: Judge) -> float:
    """Home with everybody once everything required is settled."""
    return 50.0 if is_settled(judge.g) and all_at_lander(judge) else -50.0


def special(judge: Judge, who: CrewMember, name: str, sector: int, dice: list[str]) -> float:
    """What the action brings with these dice."""
    action = action_named(judge.g, name)
    if action is None:
        return -1.0
    if action.free is not None:
        return judge.outcome(action.free)
    return CheckView(judge, who, action, sector).best_dice(dice)[1]


def resting(judge: Judge, who: CrewMember) -> float:
    """Half of the dice come back, and a card is drawn; what can then be done here counts too."""
    back = min(len(who.spent), (len(who.available) + len(who.spent) + 1) // 2)
    found = judge.refreshing(who, back) + _preparing(who)
    found -= judge.prices.supply() * price_of_rest(judge.g, who.sector)
    if judge.g.actions > 1 and not judge.g.special:
        dice = [*who.available, *precious_first(who.spent)[:back]]
        found += PATIENCE * max(0.0, best_special(judge, who, dice))
    if is_settled(judge.g) and len(who.available) <= TOO_FEW and back > TOO_FEW:
        found += FIRST_OF_ALL
    return found


def best_special(judge: Judge, who: CrewMember, dice: list[str]) -> float:
    """The best check that could be made here with these dice."""
    shown = special_actions(judge.g, who)
    return max([special(judge, who, one[0].name, one[1], dice) for one in shown], default=0.0)


def _preparing(who: CrewMember) -> float:
    if len(who.hand) >= hand_limit(who):
        return 0.05
    return DRAWN[min(len(who.hand), len(DRAWN) - 1)]


def using(judge: Judge, option: Payload) -> float:
    """An ability of a card that is used in the own turn; some of them take an action."""
    ability = ability_of((option[1], option[2], option[3], option[4]))
    action = ACTION if ability.moment in ("action", "special") else 0.1
    card = GOOD["draw"] if option[1] == "card" else 0.0
    return judge.outcome(ability.outcome) + judge.effects(ability.cost) - action - card
