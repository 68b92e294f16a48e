"""Injury dice on a crew board push Section dice down their column (VAN-SLOT-04, VAN-SLOT-05)."""

from typing import Final

from starboard.games.vanguard.content.icons import COLOURS
from starboard.games.vanguard.rules.lookups import colour_of, free_slots
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure

COLUMN: Final = "column"
PUSHED: Final = "pushed"
MOST_INJURY_DICE: Final = 3  # one for each column (VAN-INJURY-04)


def columns_without_injury_die(who: CrewMember) -> list[str]:
    return [colour for colour in COLOURS if colour not in who.injury_dice]


def put_injury_die(g: Vanguard, who: CrewMember, rule: str) -> Procedure[None]:
    """On top of any column without one, at its owner's choice; what no longer fits is Spent."""
    column: str = yield Ask(who.seat, columns_without_injury_die(who), rule, COLUMN, about={"who": who.section})
    who.injury_dice.append(column)
    tell(g, "injury-die-placed", rule, who=who.section, column=column)
    while free_slots(who, column) < 0:
        # The dice may be rearranged before they are pushed, so any of the column may be the one that falls off.
        dice = sorted({die for die in who.available if colour_of(die) == column})
        die: str = yield Ask(who.seat, dice, "VAN-SLOT-05", PUSHED, about={"who": who.section, "column": column})
        who.available.remove(die)
        who.spent.append(die)
        tell(g, "pushed-off", "VAN-SLOT-05", who=who.section, die=die)


def injury_dice_owned(g: Vanguard, who: CrewMember) -> int:
    """On the board, and rolled in the current check (VAN-INJURY-05)."""
    rolled = len(g.check.injuries) if g.check is not None and g.check.who == who.section else 0
    return len(who.injury_dice) + rolled
