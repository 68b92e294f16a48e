"""Exact odds of a Dice Check from the dice that are chosen: of each row, or of how far the tracks come.

Dice are added one by one, and ways of falling that come to the same for this action are merged at once: what matters of
a die is which icons it can pay with, and its colour where dice themselves can pay. Each way that is left is judged by
the rules' own payments. Wild icons are used wherever they help the better result; cards and combos are not foreseen.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from starboard.games.vanguard.content.actions import SpecialAction
from starboard.games.vanguard.content.dice import SECTION_DICE
from starboard.games.vanguard.content.grammar import ANY, DIE_ELEMENTS
from starboard.games.vanguard.content.icons import ACCIDENT, BASIC, BLANK, VANGUARD, icons_of
from starboard.games.vanguard.content.lines import Priced, Requirement
from starboard.games.vanguard.content.vocabulary import ROWS
from starboard.games.vanguard.rules.lookups import colour_of
from starboard.games.vanguard.rules.payments import Conversion, Purse, can_pay, most_times, payments
from starboard.games.vanguard.state.fields import CheckDie
from starboard.kernel.dice import fold
from starboard.kernel.requests import Die, Payload

NOTHING: Final = "none"  # no row is marked (VAN-RESULT-10)
Kind = tuple[str, str]  # kind and face of a die that stands for all that come to the same
Falls = tuple[tuple[Kind, int], ...]  # how many of each kind lie there, in a stable order
Steps = tuple[int, int]  # how far the green and the red track come


class CheckOdds:
    """One action, the conversions of the crew member who performs it, and the Special Effects added to every check."""

    def __init__(
        self,
        action: SpecialAction,
        conversions: Sequence[Conversion] = (),
        added: Sequence[Priced] = (),
    ) -> None:
        self.action = action
        self.conversions = list(conversions)
        self.effects = [*added, *action.effects]
        asked = [line.requirement for line in (*self.effects, *action.rows.values()) if line.requirement is not None]
        elements = {element for one in asked for way in one.alternatives for element in way}
        self.icons = elements | {one.absent for one in asked if one.absent}
        self.dice_pay = any([element in DIE_ELEMENTS for element in elements])
        self.most = max([len(way) for one in asked for way in one.alternatives], default=0)

    def of_rows(self, dice: Sequence[str]) -> dict[str, Fraction]:
        """How likely each row is, "none" included."""
        found: dict[str, int] = {}
        spread = self._spread(dice)
        for falls, ways in spread.items():
            row = self.row_of(_pool(falls))
            found[row] = found.get(row, 0) + ways
        total = sum(spread.values())
        return {row: Fraction(ways, total) for row, ways in found.items()}

    def of_tracks(self, dice: Sequence[str]) -> dict[Steps, Fraction]:
        """How likely it is that the green and the red track advance so far."""
        found: dict[Steps, int] = {}
        spread = self._spread(dice)
        for falls, ways in spread.items():
            steps = self.steps_of(_pool(falls))
            found[steps] = found.get(steps, 0) + ways
        total = sum(spread.values())
        return {steps: Fraction(ways, total) for steps, ways in found.items()}

    # --- how dice fall ---

    def _spread(self, dice: Sequence[str]) -> dict[Falls, int]:
        pool = [SECTION_DICE[die].die for die in dice]
        return fold(pool, (), self._add)

    def _add(self, falls: Falls, die: Die, face: Payload) -> Falls:
        kind = self.kind_of(die.name, str(face))
        if kind is None:
            return falls
        counted = dict(falls)
        number = counted.get(kind, 0) + 1
        if not self.action.tracks:
            number = min(number, 2 * self.most)  # more can make no difference to rows
        counted[kind] = number
        return tuple(sorted(counted.items()))

    def kind_of(self, die: str, face: str) -> Kind | None:
        """The plainest die that pays the same; None for one that can pay nothing here."""
        icons = [icon for icon in icons_of(face) if self._counts(die, icon)]
        if not icons and not self.dice_pay:
            return None
        converted = BASIC in icons and any([colour in (ANY, colour_of(die)) for colour, _ in self.conversions])
        colour = colour_of(die) if converted or self.dice_pay else "red"
        return f"{colour}-basic", "+".join(icons) or BLANK

    def _counts(self, die: str, icon: str) -> bool:
        if icon in self.icons or (icon == VANGUARD and bool(self.icons - {ACCIDENT})):
            return True
        if ANY in self.icons and icon != ACCIDENT:
            return True
        if icon != BASIC:
            return False
        colour = colour_of(die)
        return any([(of in (ANY, colour)) and into in self.icons for of, into in self.conversions])

    # --- what comes of it ---

    def row_of(self, pool: list[CheckDie]) -> str:
        """The best row that the dice pay after the Special Effects have taken theirs."""
        left = list(pool)
        for line in self.effects:
            effect = line.outcome[0][0]
            if effect.word == "jump":
                if self._jumps(left, line):
                    return effect.text(0)
            else:
                left = self._after(left, line)[1]
        for row in [row for row in ROWS if row in self.action.rows]:
            requirement = self.action.rows[row].requirement
            if requirement is None or can_pay(Purse(left, self.conversions), requirement):
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

    def steps_of(self, pool: list[CheckDie]) -> Steps:
        """Wild icons are added where they advance the green track, or reduce the red one."""
        left, green, red = list(pool), 0, 0
        for line in self.effects:
            effect = line.outcome[0][0]
            times, left = self._after(left, line)
            if effect.word == "track" and effect.text(1) == "green":
                green += times * effect.number(0)
            elif effect.word == "track":
                red += times * effect.number(0)
        return green, red

    def _after(self, pool: list[CheckDie], line: Priced) -> tuple[int, list[CheckDie]]:
        """How often a Special Effect is resolved, and the dice that are left."""
        requirement = line.requirement
        assert requirement is not None
        wild = helps(line)
        purse = Purse(pool, self.conversions if wild else (), wild=wild)
        times = most_times(purse, requirement)
        if not times:
            return 0, pool
        paid = self._payment(purse, requirement, times)
        return times, [die for at, die in enumerate(pool) if at not in paid]

    def _payment(self, purse: Purse, requirement: Requirement, times: int) -> tuple[int, ...]:
        """Dice that can do least otherwise pay first."""
        ways = payments(purse, requirement, times)
        return min(ways, key=lambda paid: (len(paid), sum([purse.dice[at].face == VANGUARD for at in paid])))


def helps(line: Priced) -> bool:
    """Whether a player would add wild icons to a Special Effect."""
    effect = line.outcome[0][0]
    if effect.word != "track":
        return False
    return (effect.text(1) == "green") == (effect.number(0) > 0)


def _pool(falls: Falls) -> list[CheckDie]:
    return [CheckDie(kind, "security", face) for (kind, face), number in falls for _ in range(number)]
