"""Step 7: Special Effects, mandatory and as often as possible (VAN-EFFECT-01, VAN-EFFECT-03)."""

from functools import partial
from typing import Final

from starboard.games.vanguard.content.actions import SpecialAction
from starboard.games.vanguard.content.icons import VANGUARD, icons_of
from starboard.games.vanguard.content.lines import Priced, Requirement
from starboard.games.vanguard.content.spelling import spelled
from starboard.games.vanguard.rules.check.payments import can_pay, counted_payments, most_times
from starboard.games.vanguard.rules.check.pool import check_now, purse
from starboard.games.vanguard.rules.deciding import decide
from starboard.games.vanguard.rules.doing import Doing
from starboard.games.vanguard.rules.effects import carry_out
from starboard.games.vanguard.rules.lookups import condition_now
from starboard.games.vanguard.rules.planet_listeners import note_effect
from starboard.games.vanguard.rules.spending import count_icons, named, pay_with
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Payload, Procedure

TIMES: Final = "times"
TREAT: Final = "treat-as"
YES, NO = "yes", "no"


def special_effects(g: Vanguard, who: CrewMember, action: SpecialAction | None) -> Procedure[str]:
    """Those of the Global Condition first, then the action's; the row that an immediate one points to, or ""."""
    for card, sector, line in lines_of(g, action):
        if who.status != "exploring":
            return ""
        if jump_of(line):
            met: bool = yield from is_met(g, who, line)
            if met:
                note_effect(line.outcome[0][0])
                tell(g, "check-ended", "VAN-IMMEDIATE-01", who=who.section, row=jump_of(line))
                return jump_of(line)
        else:
            times: int = yield from pay_for_effect(g, who, action, line)
            for _ in range(times):
                if who.status == "exploring":  # else the check is over (VAN-EFFECT-11, VAN-TEAM-07)
                    # Each time for itself: somebody else may be chosen (V10).
                    yield from carry_out(g, line.outcome, Doing(who, card, "VAN-EFFECT-02", sector))
    return ""


def lines_of(g: Vanguard, action: SpecialAction | None) -> list[tuple[str, int, Priced]]:
    """Each with its card and the Sector of that; those of the Global Condition lie in none (VAN-EFFECT-08)."""
    condition = condition_now(g)
    found = [(condition.id, 0, line) for line in condition.effects]
    if action is not None:
        found += [(action.card, check_now(g).sector, line) for line in action.effects]
    return found


def jump_of(line: Priced) -> str:
    """The result that an immediate Special Effect points to (VAN-IMMEDIATE-01)."""
    effect = line.outcome[0][0]
    return effect.text(0) if effect.word == "jump" else ""


def is_met(g: Vanguard, who: CrewMember, line: Priced) -> Procedure[bool]:
    """Whether the condition of an immediate effect holds; where only a Vanguard decides, its player does."""
    assert line.requirement is not None
    if line.requirement.absent:
        return (yield from _is_absent(g, who, line.requirement, jump_of(line)))
    having = purse(g, who)
    if can_pay(having.as_they_lie(), line.requirement):
        return True
    if not can_pay(having, line.requirement):
        return False
    return (yield from _treated(g, who, line.requirement, jump_of(line), "VAN-EFFECT-04"))


def _is_absent(g: Vanguard, who: CrewMember, requirement: Requirement, row: str) -> Procedure[bool]:
    """The faces as they lie: a Vanguard may be treated as the icon, a Basic is not converted (VAN-IMMEDIATE-03)."""
    shown = [icon for die in check_now(g).dice for icon in icons_of(die.face)]
    if requirement.absent in shown:
        return False
    if VANGUARD not in shown:
        return True
    treated: bool = yield from _treated(g, who, requirement, row, "VAN-IMMEDIATE-03")
    return not treated


def _treated(g: Vanguard, who: CrewMember, requirement: Requirement, row: str, rule: str) -> Procedure[bool]:
    icon, absent = requirement.absent or requirement.alternatives[0][0], YES if requirement.absent else NO
    about = {"who": who.section, "icon": icon, "absent": absent, "row": row}
    answer: str = yield from decide(g, partial(_whether_to_treat, who, rule, about))
    return answer == YES


def _whether_to_treat(who: CrewMember, rule: str, about: dict[str, Payload]) -> Ask:
    return Ask(who.seat, [YES, NO], rule, TREAT, about=about)


def _how_often(who: CrewMember, least: int, most: int, about: dict[str, Payload]) -> Ask:
    return Ask(who.seat, list(range(least, most + 1)), "VAN-EFFECT-04", TIMES, about=about)


def pay_for_effect(g: Vanguard, who: CrewMember, action: SpecialAction | None, line: Priced) -> Procedure[int]:
    """Natural icons count always, wild ones as the player likes; dice are spent. Gives how often it happens."""
    requirement = line.requirement
    assert requirement is not None
    having = purse(g, who)
    natural, most = most_times(having.as_they_lie(), requirement), most_times(having, requirement)
    name = action.name if action is not None else ""
    times = natural
    if most > natural:
        about = {"who": who.section, "action": name, "least": natural, "does": spelled(line.outcome[0])}
        times = yield from decide(g, partial(_how_often, who, natural, most, about))
    if times:
        having = purse(g, who)  # somebody may have stepped in
        ways = named(having, counted_payments(having, requirement, times))
        paid = yield from pay_with(g, who, ways, "VAN-EFFECT-05", {"action": name, "times": times})
        if not paid:  # somebody has left play meanwhile (VAN-TEAM-07)
            return (yield from pay_for_effect(g, who, action, line))
        count_icons(g, having, paid, requirement, times)
    return times
