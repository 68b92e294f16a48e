"""Choosing the dice that pay a requirement, and spending them (VAN-EFFECT-05)."""

from collections.abc import Mapping
from functools import partial

from starboard.games.vanguard.content.icons import COLOUR_OF_ICON, icons_of
from starboard.games.vanguard.content.lines import Requirement
from starboard.games.vanguard.rules.check.payments import Paid, paid_as
from starboard.games.vanguard.rules.check.pool import DieName, die_name, find_die, spend_from_pool
from starboard.games.vanguard.rules.check.purse import Purse
from starboard.games.vanguard.rules.counters import count, wanted
from starboard.games.vanguard.rules.deciding import decide
from starboard.games.vanguard.state.fields import CheckDie, CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Payload, Procedure

Pay = tuple[DieName, ...]


def pay_with(
    g: Vanguard,
    who: CrewMember,
    ways: list[Pay],
    rule: str,
    about: Mapping[str, Payload],
    asked: bool = True,
) -> Procedure[list[CheckDie]]:
    """The player chooses which dice pay, none of them needlessly; they are spent.

    Where all dice are spent right afterwards nobody is asked: those with most icons pay. None do if those that could
    have left the pool meanwhile, with somebody who left play (VAN-TEAM-07).
    """
    paid: Pay | None = max(ways, key=_icons_in, default=None)
    if asked:
        paid = yield from decide(g, partial(_which_way, g, who, ways, rule, dict(about)))
    if paid is None:
        return []
    dice: list[CheckDie] = []
    for name in paid:
        die = find_die(g, name)
        dice.append(CheckDie(die.kind, die.owner, die.face))
        spend_from_pool(g, [die])
    tell(g, "dice-paid", rule, who=who.section, dice=paid)
    return dice


def _which_way(g: Vanguard, who: CrewMember, ways: list[Pay], rule: str, about: dict[str, Payload]) -> Ask:
    pool = [die_name(die) for die in g.check.dice] if g.check is not None else []
    left = [way for way in ways if all([pool.count(name) >= way.count(name) for name in way])]
    return Ask(who.seat, left, rule, "pay", about=about)


def named(purse: Purse, payments: list[Paid]) -> list[Pay]:
    """Payments by what the dice are, not by where they lie: alike dice need not be told apart."""
    found = [tuple(sorted([die_name(purse.dice[at]) for at in paid])) for paid in payments]
    return sorted(set(found))


def _icons_in(paid: Pay) -> int:
    return sum([1 for _, _, face in paid for icon in icons_of(face) if icon in COLOUR_OF_ICON])


def count_icons(g: Vanguard, before: Purse, paid: list[CheckDie], requirement: Requirement, times: int = 1) -> None:
    """Specialised icons that were spent, by colour, for those who count them (VAN-RANKUP-02).

    Converted ones and Vanguards count as what they stood for; icons that paid for nothing do not count.
    """
    for counter in _counters(before, paid, requirement, times):
        count(g, counter, 1)


def _counters(before: Purse, paid: list[CheckDie], requirement: Requirement, times: int) -> list[str]:
    """The counter of each specialised icon that these dice stood for."""
    icons = paid_as(Purse(paid, before.conversions, before.doubled), requirement, times)
    return [f"{COLOUR_OF_ICON[icon][0]}-icons" for icon in icons if icon in COLOUR_OF_ICON]


def ways_differ(g: Vanguard, before: Purse, paid: list[Paid], requirement: Requirement) -> bool:
    """Whether the Rank-Up card would count one way of paying in another way than the next (VAN-RANKUP-02)."""
    looked_at = wanted(g)
    if not [counter for counter in looked_at if counter.endswith("-icons")]:
        return False
    found: set[tuple[str, ...]] = set()
    for places in paid:
        counters = _counters(before, [before.dice[at] for at in places], requirement, 1)
        found.add(tuple(sorted([counter for counter in counters if counter in looked_at])))
    return len(found) > 1
