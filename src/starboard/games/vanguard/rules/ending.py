"""The end of an exploration: nothing further is resolved (VAN-END-01, VAN-END-06)."""

from starboard.games.vanguard.rules.lookups import colour_of, free_slots
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell


class ExplorationOver(Exception):
    """Raised where the exploration ends; `play` and test tables catch it."""


def end_exploration(g: Vanguard, how: str, rule: str) -> None:
    """It ends at once: a check stops, and no further action, Event or turn is played (VAN-END-06, VAN-ROLL-21)."""
    spend_whole_pool(g)
    push_off_the_rest(g)
    g.ending, g.step, g.check, g.event = how, "docking", None, ""
    g.chain = g.chain_depth = 0  # whatever was being carried out is not finished
    tell(g, "exploration-over", rule, how=how)
    raise ExplorationOver


def spend_whole_pool(g: Vanguard) -> None:
    """All Section dice of the check go to their owners' Spent Pools (VAN-ROLL-05)."""
    if g.check is None:
        return
    for die in g.check.dice:
        for who in g.crew:
            if who.section == die.owner:
                who.spent.append(die.kind)
    g.check.dice = []


def push_off_the_rest(g: Vanguard) -> None:
    """It may end while somebody is asked which die falls off a full column: then any of it does (VAN-SLOT-05)."""
    for who in g.crew:
        for colour in who.injury_dice:
            while free_slots(who, colour) < 0:
                die = min([one for one in who.available if colour_of(one) == colour])
                who.available.remove(die)
                who.spent.append(die)
