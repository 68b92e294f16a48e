"""What a pool of dice comes to in a Dice Check as its player would use it: the row marked, how far tracks come.

Wild icons are used wherever they help the better result; cards and combos are not foreseen.
"""

from collections.abc import Sequence
from typing import Final

from starboard.games.vanguard.content.actions import SpecialAction
from starboard.games.vanguard.content.grammar import ANY, DIE
from starboard.games.vanguard.content.icons import VANGUARD, icons_of
from starboard.games.vanguard.content.lines import Priced
from starboard.games.vanguard.content.vocabulary import ROWS
from starboard.games.vanguard.rules.check.cheapest_payment import cheapest
from starboard.games.vanguard.rules.check.effects import jump_of
from starboard.games.vanguard.rules.check.payments import can_pay, is_simple, most_times
from starboard.games.vanguard.rules.check.purse import Conversion, Purse, alone
from starboard.games.vanguard.rules.lookups import colour_of
from starboard.games.vanguard.state.fields import CheckDie

NOTHING: Final = "none"  # no row is marked (VAN-RESULT-10)
Steps = tuple[int, int]  # how far the green and the red track come


class ForeseenCheck:
    """One action, the conversions of the crew member who performs it, and the Special Effects added to every check."""

    def __init__(
        self,
        action: SpecialAction,
        conversions: Sequence[Conversion] = (),
        added: Sequence[Priced] = (),
        vanguard_is_any: bool = True,
    ) -> None:
        self.action = action
        self.vanguard_is_any = vanguard_is_any  # a Vanguard may stand for Any (VAN-COMBO-13)
        self.conversions = list(conversions)
        self.effects = [*added, *action.effects]
        rows = [line.requirement for line in action.rows.values() if line.requirement is not None]
        self.asked = [line.requirement for line in self.effects if line.requirement is not None] + rows
        self.wanted = {element for one in self.asked for way in one.alternatives for element in way}

    # --- rows ---

    def row_of(self, pool: list[CheckDie]) -> str:
        """The best row that these dice pay after the Special Effects have taken theirs."""
        left = list(pool)
        for line in self.effects:
            if not jump_of(line):
                left = self.after(left, line)[1]
            elif self._jumps(left, line):
                return jump_of(line)
        for row in [row for row in ROWS if row in self.action.rows]:
            requirement = self.action.rows[row].requirement
            if requirement is None or can_pay(self.all_wild(left), requirement):
                return row
        return NOTHING

    def _jumps(self, pool: list[CheckDie], line: Priced) -> bool:
        """By natural icons alone: nobody counts a Vanguard against itself (VAN-IMMEDIATE-03)."""
        requirement = line.requirement
        assert requirement is not None
        if requirement.absent:
            shown = [icon for die in pool for icon in icons_of(die.face)]
            return requirement.absent not in shown and VANGUARD not in shown
        return can_pay(Purse(pool, wild=False), requirement)

    # --- tracks ---

    def steps_of(self, pool: list[CheckDie]) -> Steps:
        """Wild icons are added where they advance the green track, or reduce the red one."""
        left, green, red = list(pool), 0, 0
        for line in self.effects:
            times, left = self.after(left, line)
            steps = moved(line, times)
            green, red = green + steps[0], red + steps[1]
        return green, red

    def after(self, pool: list[CheckDie], line: Priced) -> tuple[int, list[CheckDie]]:
        """How often a Special Effect is resolved, and the dice that are left."""
        requirement = line.requirement
        assert requirement is not None
        # Dice whose colour is wanted as such are kept if others pay as well.
        order = sorted(range(len(pool)), key=lambda at: colour_of(pool[at].kind) in self.wanted)
        purse = self.purse([pool[at] for at in order], line)
        times = most_times(purse, requirement)
        if not times:
            return 0, pool
        if is_simple(requirement):  # so often that all pay that fit
            return times, [die for die in pool if not self.fits(line, die)]
        gone = [order[at] for at in cheapest(purse, requirement, times)]
        return times, [die for at, die in enumerate(pool) if at not in gone]

    def purse(self, pool: Sequence[CheckDie], line: Priced) -> Purse:
        """The dice as they would pay for a Special Effect: with wild icons only where a player would add them."""
        wild = helps(line)
        return Purse(pool, self.conversions if wild else (), wild=wild, vanguard_is_any=self.vanguard_is_any)

    def all_wild(self, pool: Sequence[CheckDie]) -> Purse:
        """The dice as they would pay for a row."""
        return Purse(pool, self.conversions, vanguard_is_any=self.vanguard_is_any)

    def fits(self, line: Priced, die: CheckDie) -> bool:
        """Whether the die could pay anything of a Special Effect."""
        assert line.requirement is not None
        wanted = [element for way in line.requirement.alternatives for element in way]
        if ANY in wanted or DIE in wanted or colour_of(die.kind) in wanted:
            return True
        return any([icon in wanted for icon in alone(self.purse([die], line).offers(0))])


def moved(line: Priced, times: int) -> Steps:
    """How far the green and the red track go if the effect is resolved so many times."""
    effect = line.outcome[0][0]
    if effect.word != "track":
        return 0, 0
    return (times * effect.number(0), 0) if effect.text(1) == "green" else (0, times * effect.number(0))


def helps(line: Priced) -> bool:
    """Whether a player would add wild icons to a Special Effect."""
    effect = line.outcome[0][0]
    return effect.word == "track" and (effect.text(1) == "green") == (effect.number(0) > 0)
