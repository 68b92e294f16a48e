"""Refreshing dice: from the Spent Pool back to free slots (VAN-REFRESH-01)."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from starboard.games.vanguard.content.dice import COLOUR_OF_DIE
from starboard.games.vanguard.rules.deciding import decide
from starboard.games.vanguard.rules.filters import matches
from starboard.games.vanguard.rules.lookups import colour_of, free_slots
from starboard.games.vanguard.state.fields import CheckDie, CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure

REFRESH: Final = "refresh"


def refreshable(who: CrewMember, kind: str = "any") -> list[str]:
    """Spent dice that match and whose column has a free usable slot, each kind of die once (VAN-REFRESH-02)."""
    wanted = {die for die in who.spent if matches(die, kind)}
    return sorted([die for die in wanted if free_slots(who, colour_of(die)) > 0])


def is_refreshable(who: CrewMember, kind: str = "any") -> bool:
    """Whether any Spent die could come back; found without listing them."""
    for die in who.spent:
        if (kind == "any" or matches(die, kind)) and free_slots(who, COLOUR_OF_DIE[die]) > 0:
            return True
    return False


def refreshable_after(who: CrewMember, kind: str, leaving: Sequence[CheckDie]) -> bool:
    """Whether there would be anything to Refresh once these dice of the Roll Pool are Spent (V3)."""
    if is_refreshable(who, kind):
        return True
    for die in leaving:
        if die.owner == who.section and matches(die.kind, kind) and free_slots(who, colour_of(die.kind)) > 0:
            return True
    return False


def refresh(
    g: Vanguard, who: CrewMember, number: int, kind: str = "any", rule: str = "VAN-REFRESH-01"
) -> Procedure[int]:
    """Up to so many dice of the player's choice, one after another; gives how many it were.

    Somebody may step in before each, and after that nothing may be left to choose.
    """
    done = 0
    while done < number and is_refreshable(who, kind):
        if _all_fit(who, number - done, kind):
            for die in [one for one in who.spent if matches(one, kind)]:
                _take_back(g, who, die, rule)
                done += 1
            break
        picked: str | None = yield from decide(g, partial(_which, who, kind, number - done, rule))
        if picked is not None:
            _take_back(g, who, picked, rule)
            done += 1
    return done


def _all_fit(who: CrewMember, number: int, kind: str) -> bool:
    """Whether there is nothing to choose: every matching die comes back."""
    wanted = [die for die in who.spent if matches(die, kind)]
    if len(wanted) > number:
        return False
    colours = [colour_of(die) for die in wanted]
    return all([colours.count(colour) <= free_slots(who, colour) for colour in colours])


def _which(who: CrewMember, kind: str, left: int, rule: str) -> Ask:
    about = {"who": who.section, "left": left}
    return Ask(who.seat, refreshable(who, kind), rule, REFRESH, about=about)


def _take_back(g: Vanguard, who: CrewMember, die: str, rule: str) -> None:
    who.spent.remove(die)
    who.available.append(die)
    tell(g, "refreshed", rule, who=who.section, die=die)
