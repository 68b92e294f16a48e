"""Exact odds of a Dice Check from the dice that are chosen: of each row, or of how far the tracks come.

Dice are added one by one, and ways of falling that come to the same for this action are merged at once (`kernel.dice`).
Wild icons are used wherever they help the better result; cards and combos are not foreseen.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from starboard.games.vanguard.content.actions import SpecialAction
from starboard.games.vanguard.content.dice import SECTION_DICE
from starboard.games.vanguard.content.grammar import ANY, DIE, DIE_ELEMENTS
from starboard.games.vanguard.content.icons import VANGUARD, icons_of
from starboard.games.vanguard.content.lines import Priced, Requirement
from starboard.games.vanguard.content.vocabulary import ROWS
from starboard.games.vanguard.rules.check_effects import jump_of
from starboard.games.vanguard.rules.lookups import colour_of
from starboard.games.vanguard.rules.payments import Conversion, can_pay, is_simple, meanings, most_times, payments
from starboard.games.vanguard.rules.payments import Purse as Pool
from starboard.games.vanguard.state.fields import CheckDie
from starboard.kernel.dice import Purse, combinations, fold, ways_to_fall
from starboard.kernel.requests import Die, Payload

NOTHING: Final = "none"  # no row is marked (VAN-RESULT-10)
Steps = tuple[int, int]  # how far the green and the red track come
Rolled = str | Die  # a kind of Section die, or one that can fall in fewer ways, such as one that lies already


class CheckOdds:
    """One action, the conversions of the crew member who performs it, and the Special Effects added to every check."""

    def __init__(
        self, action: SpecialAction, conversions: Sequence[Conversion] = (), added: Sequence[Priced] = ()
    ) -> None:
        self.action = action
        self.conversions = list(conversions)
        self.effects = [*added, *action.effects]
        self._alone: dict[tuple[str, str], Steps] = {}  # how far a die comes by itself, by kind and face

    # --- rows ---

    def of_rows(self, dice: Sequence[Rolled]) -> dict[str, Fraction]:
        """How likely each row is, "none" included."""
        if self._dice_are_taken():
            return self._one_by_one(dice)
        return RowOdds(self).of(dice)

    def tried(self, dice: Sequence[Rolled]) -> int:
        """How many ways to fall are looked at one by one, where nothing can be merged; 0 elsewhere."""
        return combinations(_dice(dice)) if self.action.rows and self._dice_are_taken() else 0

    def _dice_are_taken(self) -> bool:
        """Whether Special Effects may take dice that a row could have used: then every way is looked at."""
        taking = [line for line in self.effects if not jump_of(line)]
        return bool(taking) and any([_asks_for_dice(line.requirement) for line in self.action.rows.values()])

    def _one_by_one(self, dice: Sequence[Rolled]) -> dict[str, Fraction]:
        found: dict[str, int] = {}
        for faces, ways in ways_to_fall(_dice(dice)):
            row = self.row_of(_pool(dice, faces))
            found[row] = found.get(row, 0) + ways
        return _shares(found)

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
            if requirement is None or can_pay(Pool(left, self.conversions), requirement):
                return row
        return NOTHING

    def _jumps(self, pool: list[CheckDie], line: Priced) -> bool:
        """By natural icons alone: nobody counts a Vanguard against itself (VAN-IMMEDIATE-03)."""
        requirement = line.requirement
        assert requirement is not None
        if requirement.absent:
            shown = [icon for die in pool for icon in icons_of(die.face)]
            return requirement.absent not in shown and VANGUARD not in shown
        return can_pay(Pool(pool, wild=False), requirement)

    # --- tracks ---

    def of_tracks(self, dice: Sequence[Rolled]) -> dict[Steps, Fraction]:
        """How likely it is that the green and the red track advance so far."""
        if all([line.requirement is not None and is_simple(line.requirement) for line in self.effects]):
            return _shares(fold(_dice(dice), (0, 0), self._advance))
        return _shares(Tally(self).of(dice))

    def _advance(self, steps: Steps, die: Die, face: Payload) -> Steps:
        """Where every effect wants one icon or die, each die counts by itself."""
        key = die.name, str(face)
        if key not in self._alone:
            self._alone[key] = self.steps_of([CheckDie(die.name, "security", key[1])])
        green, red = self._alone[key]
        return steps[0] + green, steps[1] + red

    def steps_of(self, pool: list[CheckDie]) -> Steps:
        """Wild icons are added where they advance the green track, or reduce the red one."""
        left, green, red = list(pool), 0, 0
        for line in self.effects:
            effect = line.outcome[0][0]
            times, left = self.after(left, line)
            if effect.word == "track" and effect.text(1) == "green":
                green += times * effect.number(0)
            elif effect.word == "track":
                red += times * effect.number(0)
        return green, red

    def after(self, pool: list[CheckDie], line: Priced) -> tuple[int, list[CheckDie]]:
        """How often a Special Effect is resolved, and the dice that are left."""
        requirement = line.requirement
        assert requirement is not None
        wild = helps(line)
        purse = Pool(pool, self.conversions if wild else (), wild=wild)
        times = most_times(purse, requirement)
        if not times:
            return 0, pool
        paid = min(payments(purse, requirement, times), key=lambda one: (len(one), _wild_in(purse, one)))
        return times, [die for at, die in enumerate(pool) if at not in paid]


class Tally:
    """Tracks with effects that want several icons at once: faces that mean the same to them are counted together.

    How many there are of each meaning is one number, so many bits for each; every such pool is looked at once.
    """

    BITS: Final = 6

    def __init__(self, check: CheckOdds) -> None:
        self.check = check
        self.wanted = {
            e for line in check.effects if line.requirement for way in line.requirement.alternatives for e in way
        }
        self.like: list[CheckDie] = []  # a die of each meaning
        self._meanings: dict[Payload, int] = {}
        self._numbers: dict[tuple[str, str], int] = {}
        self._known: dict[tuple[int, tuple[int, ...]], tuple[int, tuple[int, ...]]] = {}

    def of(self, dice: Sequence[Rolled]) -> dict[Steps, int]:
        found: dict[Steps, int] = {}
        for pool, ways in fold(_dice(dice), 0, self._add).items():
            steps = self._steps(pool)
            found[steps] = found.get(steps, 0) + ways
        return found

    def _add(self, pool: int, die: Die, face: Payload) -> int:
        key = die.name, str(face)
        if key not in self._numbers:
            self._numbers[key] = self._number(CheckDie(die.name, "security", key[1]))
        return pool + self._numbers[key]

    def _number(self, die: CheckDie) -> int:
        """What a die adds to a pool; 0 if it means nothing here."""
        meaning = self._meaning(die)
        if not any(meaning):
            return 0
        if meaning not in self._meanings:
            self._meanings[meaning] = len(self.like)
            self.like.append(die)
        return 1 << self.BITS * self._meanings[meaning]

    def _meaning(self, die: CheckDie) -> tuple[Payload, ...]:
        """What it may pay with, wild icons counted and not; its colour, where whole dice are wanted."""
        if ANY in self.wanted:
            return (colour_of(die.kind), die.face)
        whole = colour_of(die.kind) if any([element in DIE_ELEMENTS for element in self.wanted]) else ""
        natural = self._uses(Pool([die], wild=False))
        return (whole, natural, self._uses(Pool([die], self.check.conversions)))

    def _uses(self, purse: Pool) -> tuple[Payload, ...]:
        ways = []
        for way in purse.offers(0):
            offers = [tuple([icon for icon in offer if icon in self.wanted]) for offer in way]
            ways.append(tuple(sorted([offer for offer in offers if offer])))
        return tuple(sorted({way for way in ways if way}))

    def _steps(self, pool: int) -> Steps:
        mask = (1 << self.BITS) - 1
        left = [pool >> self.BITS * at & mask for at in range(len(self.like))]
        green, red = 0, 0
        for at, line in enumerate(self.check.effects):
            effect = line.outcome[0][0]
            times, paid = self._resolved(at, line, left)
            left = [number - used for number, used in zip(left, paid, strict=True)]
            if effect.word == "track" and effect.text(1) == "green":
                green += times * effect.number(0)
            elif effect.word == "track":
                red += times * effect.number(0)
        return green, red

    def _resolved(self, at: int, line: Priced, left: list[int]) -> tuple[int, tuple[int, ...]]:
        """How often an effect is resolved, and how many of each meaning pay for it."""
        fitting = tuple([number if self._fits(line, die) else 0 for number, die in zip(left, self.like, strict=True)])
        if (at, fitting) not in self._known:
            pool = [die for number, die in zip(fitting, self.like, strict=True) for _ in range(number)]
            times, after = self.check.after(pool, line)
            paid = tuple([number - after.count(die) for number, die in zip(fitting, self.like, strict=True)])
            self._known[(at, fitting)] = (times, paid)
        return self._known[(at, fitting)]

    def _fits(self, line: Priced, die: CheckDie) -> bool:
        """Whether the die could pay anything of the line."""
        assert line.requirement is not None
        can = {DIE, str(colour_of(die.kind))}
        for way in Pool([die], self.check.conversions).offers(0):
            for offer in way:
                can.update(offer)
        return any([element == ANY or element in can for way in line.requirement.alternatives for element in way])


class RowOdds:
    """Rows as prices: how much of each has been paid is carried along, and what immediate effects look at."""

    def __init__(self, check: CheckOdds) -> None:
        self.conversions = check.conversions
        self.jumps = [line for line in check.effects if jump_of(line)]
        self.rows = [row for row in ROWS if row in check.action.rows]
        self.purses = [self._prices(check.action.rows[row].requirement) for row in self.rows]

    def _prices(self, requirement: Requirement | None) -> list[Purse]:
        """One price for every alternative and every meaning of Any; none for a red row."""
        ways = requirement.alternatives if requirement is not None else ()
        return [Purse({e: way.count(e) for e in way}) for one in ways for way in meanings(one)]

    def of(self, dice: Sequence[Rolled]) -> dict[str, Fraction]:
        start = (*[1 for prices in self.purses for _ in prices], *[0] * len(self.jumps))
        found: dict[str, int] = {}
        for state, ways in fold(_dice(dice), start, self._add).items():
            row = self._row(state)
            found[row] = found.get(row, 0) + ways
        return _shares(found)

    def _add(self, state: tuple[int, ...], die: Die, face: Payload) -> tuple[int, ...]:
        uses = self._uses(die.name, str(face))
        purses = [purse for prices in self.purses for purse in prices]
        paid = [purse.with_one_of(one, uses) for purse, one in zip(purses, state, strict=False)]
        looked = [
            self._look(line, str(face), seen) for line, seen in zip(self.jumps, state[len(purses) :], strict=True)
        ]
        return (*paid, *looked)

    def _uses(self, die: str, face: str) -> list[list[str]]:
        """What the face can pay with: as a die, or by its icons, each Vanguard for anything, Basics converted."""
        found: list[list[str]] = [[DIE], [str(colour_of(die))]]
        for way in Pool([CheckDie(die, "security", face)], self.conversions).offers(0):
            together: list[list[str]] = [[]]
            for offer in way:
                together = [[*before, icon] for before in together for icon in offer]
            found += together
        return found

    def _look(self, line: Priced, face: str, seen: int) -> int:
        """Of an absent icon whether it was shown; of others how many natural icons there are, as far as it matters."""
        requirement = line.requirement
        assert requirement is not None
        icons = icons_of(face)
        if requirement.absent:
            return 1 if seen or requirement.absent in icons or VANGUARD in icons else 0
        wanted = requirement.alternatives[0]
        return min(len(wanted), seen + len([icon for icon in icons if icon == wanted[0]]))

    def _row(self, state: tuple[int, ...]) -> str:
        at = sum([len(prices) for prices in self.purses])
        for line, seen in zip(self.jumps, state[at:], strict=True):
            assert line.requirement is not None
            met = not seen if line.requirement.absent else seen >= len(line.requirement.alternatives[0])
            if met:
                return jump_of(line)
        at = 0
        for row, prices in zip(self.rows, self.purses, strict=True):
            if not prices or any([purse.full(state[at + n]) for n, purse in enumerate(prices)]):
                return row
            at += len(prices)
        return NOTHING


def helps(line: Priced) -> bool:
    """Whether a player would add wild icons to a Special Effect."""
    effect = line.outcome[0][0]
    return effect.word == "track" and (effect.text(1) == "green") == (effect.number(0) > 0)


def _asks_for_dice(requirement: Requirement | None) -> bool:
    ways = requirement.alternatives if requirement is not None else ()
    return any([element in DIE_ELEMENTS for way in ways for element in way])


def _wild_in(purse: Pool, paid: tuple[int, ...]) -> int:
    return sum([VANGUARD in icons_of(purse.dice[at].face) for at in paid])


def lying(kind: str, face: str) -> Die:
    """A die that shows this already and is not rolled."""
    return Die((face,), kind)


def _dice(dice: Sequence[Rolled]) -> list[Die]:
    return [die if isinstance(die, Die) else SECTION_DICE[die].die for die in dice]


def _pool(dice: Sequence[Rolled], faces: Sequence[Payload]) -> list[CheckDie]:
    return [CheckDie(die.name, "security", str(face)) for die, face in zip(_dice(dice), faces, strict=True)]


def _shares(found: dict[Payload, int]) -> dict[Payload, Fraction]:
    total = sum(found.values())
    return {what: Fraction(ways, total) for what, ways in found.items()}
