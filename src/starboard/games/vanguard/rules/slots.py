"""Injury dice on a crew board push Section dice down their column (VAN-SLOT-04, VAN-SLOT-05)."""

from functools import partial
from typing import Final

from starboard.games.vanguard.content.icons import COLOURS
from starboard.games.vanguard.rules.check.pool import check_now
from starboard.games.vanguard.rules.deciding import decide
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


def gain_injury_die(g: Vanguard, who: CrewMember, rule: str) -> Procedure[None]:
    """Nobody owns more than three: whoever steps in while the column is chosen may get the last one (VAN-INJURY-05)."""
    column: str | None = yield from decide(g, partial(_which_column_for_new, g, who, rule))
    if column is not None:
        yield from _put(g, who, column, rule)


def return_injury_die(g: Vanguard, who: CrewMember, rule: str) -> Procedure[None]:
    """One that was rolled in the check goes back; it is counted there until it lies on its column."""
    column: str | None = yield from decide(g, partial(_which_column_for_rolled, g, who, rule))
    if column is not None:
        check_now(g).injuries.pop()
        yield from _put(g, who, column, rule)


def _which_column_for_new(g: Vanguard, who: CrewMember, rule: str) -> Ask:
    return _which_column(who, rule, there_is_one=injury_dice_owned(g, who) < MOST_INJURY_DICE)


def _which_column_for_rolled(g: Vanguard, who: CrewMember, rule: str) -> Ask:
    """None is left if somebody has taken the last one away meanwhile."""
    return _which_column(who, rule, there_is_one=bool(check_now(g).injuries))


def _which_column(who: CrewMember, rule: str, there_is_one: bool) -> Ask:
    """Any without an Injury die, at its owner's choice; none of somebody who has left play meanwhile."""
    columns = columns_without_injury_die(who) if there_is_one and who.status == "exploring" else []
    return Ask(who.seat, columns, rule, COLUMN, about={"who": who.section})


def _put(g: Vanguard, who: CrewMember, column: str, rule: str) -> Procedure[None]:
    """On top of the column; what no longer fits is Spent."""
    who.injury_dice.append(column)
    tell(g, "injury-die-placed", rule, who=who.section, column=column)
    while free_slots(who, column) < 0:
        die: str | None = yield from decide(g, partial(_which_is_pushed, who, column))
        if die is not None:
            who.available.remove(die)
            who.spent.append(die)
            tell(g, "pushed-off", "VAN-SLOT-05", who=who.section, die=die)


def _which_is_pushed(who: CrewMember, column: str) -> Ask:
    """The dice may be rearranged before they are pushed, so any of the column may be the one that falls off.

    None does if one of them has gone meanwhile.
    """
    dice = sorted({die for die in who.available if colour_of(die) == column}) if free_slots(who, column) < 0 else []
    return Ask(who.seat, dice, "VAN-SLOT-05", PUSHED, about={"who": who.section, "column": column})


def injury_dice_owned(g: Vanguard, who: CrewMember) -> int:
    """On the board, and rolled in the current check (VAN-INJURY-05)."""
    rolled = len(g.check.injuries) if g.check is not None and g.check.who == who.section else 0
    return len(who.injury_dice) + rolled
