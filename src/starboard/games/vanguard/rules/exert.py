"""Exert, at any moment: a die for five (VAN-EXERT-01)."""

from starboard.games.vanguard.rules.injuries import EXHAUSTED, gain_injury
from starboard.games.vanguard.rules.lookups import colour_of
from starboard.games.vanguard.rules.paying import can_sacrifice, sacrifice
from starboard.games.vanguard.rules.refreshing import is_refreshable, refresh
from starboard.games.vanguard.rules.tutorial_rules import only_scratches
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Procedure

REFRESHED = 5


def may_exert(g: Vanguard, who: CrewMember) -> bool:
    """Whether it would bring anything and can be paid; in the Tutorial Exhausted is no payment (VAN-TUTORIAL-17)."""
    if not who.spent or who.status != "exploring":
        return False
    if is_refreshable(who):
        return not only_scratches(g) or can_sacrifice(g, who)
    return can_sacrifice(g, who) and frees_a_slot(who)


def frees_a_slot(who: CrewMember) -> bool:
    """Whether the die that is Sacrificed could make room for a Spent one of a full column (VAN-EXERT-02)."""
    there = [colour_of(die) for die in who.available]
    for die in who.spent:
        if colour_of(die) in there:
            return True
    return False


def exert(g: Vanguard, who: CrewMember) -> Procedure[None]:
    """Sacrifice 1 die, or gain Exhausted with three or fewer in play, then Refresh 5 (VAN-EXERT-02, VAN-EXERT-03)."""
    tell(g, "exerted", "VAN-EXERT-02", who=who.section)
    if can_sacrifice(g, who):
        yield from sacrifice(g, who, must=False)
    else:
        yield from gain_injury(g, who, EXHAUSTED, "VAN-EXERT-03")
    yield from refresh(g, who, REFRESHED, rule="VAN-EXERT-02")
