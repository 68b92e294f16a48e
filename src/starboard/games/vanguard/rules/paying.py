"""Spending and sacrificing dice of a crew board, and what replaces them (VAN-SPEND-01, VAN-SACRIFICE-01)."""

from functools import partial
from typing import Final

from starboard.games.vanguard.rules.deciding import decide
from starboard.games.vanguard.rules.filters import matches
from starboard.games.vanguard.rules.injuries import EXHAUSTED, gain_injury
from starboard.games.vanguard.rules.lookups import colour_of, dice_in_play, free_slots
from starboard.games.vanguard.rules.readings import ONE_SACRIFICE_FOR_ALL, SACRIFICE_IN_COLOUR
from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure

SPEND: Final = "spend"
SACRIFICE: Final = "sacrifice"
ON_BOARD: Final = "@board"  # after a die that is Spent too: the Available one is meant
FEW_DICE: Final = 3  # with so many in play or fewer nothing is sacrificed (VAN-SACRIFICE-03)


def spend(g: Vanguard, who: CrewMember, number: int, kind: str = "any", must: bool = True) -> Procedure[None]:
    """So many Available dice, each by itself; for each that is missing a Sacrifice is due (VAN-SPEND-02, -03).

    Whoever must pay may step in before each of them; a cost that somebody has chosen to pay is just paid.
    """
    for _ in range(number):
        spent: bool = yield from _spend_one(g, who, kind, must)
        if not spent and ONE_SACRIFICE_FOR_ALL in g.options:
            return


def _spend_one(g: Vanguard, who: CrewMember, kind: str, must: bool) -> Procedure[bool]:
    """The player may step in first, and Exert instead of sacrificing (VAN-EXERT-04). Whether a die was spent."""
    nothing_left = not [die for die in who.available if matches(die, kind)]
    payer = who if must or nothing_left else None
    die: str | None = yield from decide(g, partial(_which_to_spend, who, kind), payer)
    if die is None:
        return True  # it has left play (VAN-TEAM-07)
    if die == SACRIFICE:
        # The substitute does not repeat the colour (VAN-SPEND-04).
        yield from sacrifice(g, who, kind if SACRIFICE_IN_COLOUR in g.options else "any", must=False)
        return False
    who.available.remove(die)
    who.spent.append(die)
    tell(g, "spent", "VAN-SPEND-01", who=who.section, die=die)
    return True


def _which_to_spend(who: CrewMember, kind: str) -> Ask:
    """An Available die, never one of the Roll Pool (VAN-SPEND-05)."""
    dice = sorted({die for die in who.available if matches(die, kind)})
    about = {"who": who.section, "colour": kind}
    if dice or who.status != "exploring":
        return Ask(who.seat, dice, "VAN-SPEND-01", SPEND, about=about)
    return Ask(who.seat, [SACRIFICE], "VAN-SPEND-02", SPEND, about=about)


def sacrifice(g: Vanguard, who: CrewMember, kind: str = "any", must: bool = True) -> Procedure[bool]:
    """A die goes back to the Section compartment, or Exhausted takes its place; whether it counts as made (X2)."""
    make = partial(_which_to_sacrifice, g, who, kind)
    die: str | None = (yield from decide(g, make, who)) if must else (yield make())
    if die is None:
        return False  # it has left play (VAN-TEAM-07)
    if die == EXHAUSTED:
        return (yield from gain_injury(g, who, EXHAUSTED, "VAN-SACRIFICE-03"))
    from_board = die.endswith(ON_BOARD)
    die = die.removesuffix(ON_BOARD)
    (who.spent if die in who.spent and not from_board else who.available).remove(die)
    who.sacrificed.append(die)
    tell(g, "sacrificed", "VAN-SACRIFICE-01", who=who.section, die=die)
    return True


def _which_to_sacrifice(g: Vanguard, who: CrewMember, kind: str) -> Ask:
    """An own die, Available or Spent; where none may go nothing but Exhausted is left (VAN-SACRIFICE-03)."""
    about = {"who": who.section, "colour": kind}
    if not can_sacrifice(g, who, kind) and who.status == "exploring":
        return Ask(who.seat, [EXHAUSTED], "VAN-SACRIFICE-03", SACRIFICE, about=about)
    dice = {die for die in (*who.available, *who.spent) if matches(die, kind)}
    makes_room = [f"{die}{ON_BOARD}" for die in dice if could_make_room(who, die)]
    return Ask(who.seat, sorted([*dice, *makes_room]), "VAN-SACRIFICE-01", SACRIFICE, about=about)


def could_make_room(who: CrewMember, die: str) -> bool:
    """Of two alike the Spent one goes, for an Available one is worth more: but where its column is full.

    Then another Spent die of the colour could take the place of the Available one.
    """
    if die not in who.available or die not in who.spent or free_slots(who, colour_of(die)) > 0:
        return False
    return any([one != die and colour_of(one) == colour_of(die) for one in who.spent])


def can_sacrifice(g: Vanguard, who: CrewMember, kind: str = "any") -> bool:
    """Not with three dice or fewer in play, nor without a fitting one on the board (VAN-SACRIFICE-03, -04)."""
    return dice_in_play(g, who) > FEW_DICE and has_die(who, kind)


def has_die(who: CrewMember, kind: str) -> bool:
    """Whether any die on the board fits, Available or Spent."""
    for die in (*who.available, *who.spent):
        if matches(die, kind):
            return True
    return False


def sacrifices_left(g: Vanguard, who: CrewMember, kind: str = "any") -> int:
    """How many dice could go, one after another, before Exhausted takes their place."""
    fitting = len([die for die in (*who.available, *who.spent) if matches(die, kind)])
    return max(0, min(fitting, dice_in_play(g, who) - FEW_DICE))
