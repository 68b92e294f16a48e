"""Exact odds of a Dice Check from the dice that are chosen: of each row, or of how far the tracks come.

Dice are added one by one, and ways of falling that come to the same for this action are merged at once (`kernel.dice`):
what a die does by itself is added up, and only dice that are wanted together are counted by what they mean.
Wild icons are used wherever they help the better result; cards and combos are not foreseen.
"""

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Final

from starboard.games.vanguard.content.actions import SpecialAction
from starboard.games.vanguard.content.dice import SECTION_DICE
from starboard.games.vanguard.content.grammar import ANY, DIE
from starboard.games.vanguard.content.icons import VANGUARD, icons_of
from starboard.games.vanguard.content.lines import Priced, Requirement
from starboard.games.vanguard.content.vocabulary import ROWS
from starboard.games.vanguard.rules.check.cheapest_payment import cheapest
from starboard.games.vanguard.rules.check.effects import jump_of
from starboard.games.vanguard.rules.check.payments import can_pay, is_simple, meanings, most_times
from starboard.games.vanguard.rules.check.purse import Conversion, alone
from starboard.games.vanguard.rules.check.purse import Purse as Pool
from starboard.games.vanguard.rules.lookups import colour_of
from starboard.games.vanguard.state.fields import CheckDie
from starboard.kernel.dice import Purse, fold, sums
from starboard.kernel.requests import Die, Payload

BASE: Final = 1 << 10  # more than twice as many steps as any dice bring
NOTHING: Final = "none"  # no row is marked (VAN-RESULT-10)
Steps = tuple[int, int]  # how far the green and the red track come
Uses = tuple[tuple[str, ...], ...]  # what one die can pay with: all the things of one of them
Rolled = str | Die  # a kind of Section die, or one that can fall in fewer ways, such as one that lies already


class CheckOdds:
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

    def of_rows(self, dice: Sequence[Rolled]) -> dict[str, Fraction]:
        """How likely each row is, "none" included."""
        return _shares(RowOdds(self).of(dice))

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
        return can_pay(Pool(pool, wild=False), requirement)

    # --- tracks ---

    def of_tracks(self, dice: Sequence[Rolled]) -> dict[Steps, Fraction]:
        """How likely it is that the green and the red track advance so far."""
        return _shares(TrackOdds(self).of(dice))

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

    def purse(self, pool: Sequence[CheckDie], line: Priced) -> Pool:
        """The dice as they would pay for a Special Effect: with wild icons only where a player would add them."""
        wild = helps(line)
        return Pool(pool, self.conversions if wild else (), wild=wild, vanguard_is_any=self.vanguard_is_any)

    def all_wild(self, pool: Sequence[CheckDie]) -> Pool:
        """The dice as they would pay for a row."""
        return Pool(pool, self.conversions, vanguard_is_any=self.vanguard_is_any)

    def fits(self, line: Priced, die: CheckDie) -> bool:
        """Whether the die could pay anything of a Special Effect."""
        assert line.requirement is not None
        wanted = [element for way in line.requirement.alternatives for element in way]
        if ANY in wanted or DIE in wanted or colour_of(die.kind) in wanted:
            return True
        return any([icon in wanted for icon in alone(self.purse([die], line).offers(0))])


class Taken:
    """Dice that effects which want several icons at once may take: those that mean the same are counted together.

    How many there are of each meaning is one number, so many bits for each; every such pool is looked at once.
    """

    BITS: Final = 6

    def __init__(self, check: CheckOdds) -> None:
        self.check = check
        self.wanted = check.wanted
        self.absent = [one.absent for one in check.asked if one.absent]
        self.like: list[CheckDie] = []  # a die of each meaning
        self._meanings: dict[Payload, int] = {}
        self._masks: dict[tuple[int, int], int] = {}
        self._known: dict[tuple[int, int], tuple[int, int]] = {}

    def number(self, die: CheckDie) -> int:
        """What a die adds to a pool."""
        meaning = self._meaning(die)
        if meaning not in self._meanings:
            self._meanings[meaning] = len(self.like)
            self.like.append(die)
        return 1 << self.BITS * self._meanings[meaning]

    def _meaning(self, die: CheckDie) -> tuple[Payload, ...]:
        """What it may pay with, wild icons counted and not; its colour, where dice of it are wanted; what it shows."""
        colour = str(colour_of(die.kind))
        if ANY in self.wanted:
            return (colour, die.face)
        icons = icons_of(die.face)
        shown = tuple([icon in icons or VANGUARD in icons for icon in self.absent])
        natural, wild = self._uses(Pool([die], wild=False)), self._uses(Pool([die], self.check.conversions))
        return (colour if colour in self.wanted else "", natural, wild, shown)

    def _uses(self, purse: Pool) -> tuple[Payload, ...]:
        ways = []
        for way in purse.offers(0):
            offers = [tuple([icon for icon in offer if icon in self.wanted]) for offer in way]
            ways.append(tuple(sorted([offer for offer in offers if offer])))
        return tuple(sorted({way for way in ways if way}))

    def counts(self, pool: int) -> list[int]:
        """How many there are of each meaning."""
        mask = (1 << self.BITS) - 1
        return [pool >> self.BITS * at & mask for at in range(len(self.like))]

    def _fitting(self, at: int) -> int:
        """The bits of all meanings that could pay anything of the effect at this place."""
        key = at, len(self.like)
        found = self._masks.get(key)
        if found is None:
            line, mask = self.check.effects[at], (1 << self.BITS) - 1
            found = sum([mask << self.BITS * one for one, die in enumerate(self.like) if self.check.fits(line, die)])
            self._masks[key] = found
        return found

    def resolve(self, at: int, left: int) -> tuple[int, int]:
        """How often the effect at this place is resolved, and what is left then."""
        fitting = left & self._fitting(at)
        if not fitting:
            return 0, left
        found = self._known.get((at, fitting))
        if found is None:
            counts = self.counts(fitting)
            pool = [die for number, die in zip(counts, self.like, strict=True) for _ in range(number)]
            times, after = self.check.after(pool, self.check.effects[at])
            kept = sum([after.count(die) << self.BITS * one for one, die in enumerate(self.like)])
            found = self._known[(at, fitting)] = (times, fitting - kept)
        return found[0], left - found[1]


class TrackOdds:
    """How far tracks come: a die that an effect of single icons gets first counts by itself, others are counted."""

    def __init__(self, check: CheckOdds) -> None:
        self.check = check
        self.taken = Taken(check)

    def of(self, dice: Sequence[Rolled]) -> dict[Steps, int]:
        found: dict[Steps, int] = {}
        known: dict[int, Steps] = {}
        for total, ways in sums(_as_meant(dice, self._worth)).items():
            pool, (green, red) = _parted(total)
            if pool not in known:
                known[pool] = self._steps(pool)
            steps = green + known[pool][0], red + known[pool][1]
            found[steps] = found.get(steps, 0) + ways
        return found

    def _worth(self, die: CheckDie) -> int:
        """What it adds to the pool of those that are counted, or how far it comes by itself."""
        for line in self.check.effects:
            if self.check.fits(line, die):
                assert line.requirement is not None
                if is_simple(line.requirement):
                    return _joined(0, moved(line, self.check.after([die], line)[0]))
                return _joined(self.taken.number(die), (0, 0))
        return 0

    def _steps(self, pool: int) -> Steps:
        left, green, red = pool, 0, 0
        for at, line in enumerate(self.check.effects):
            times, left = self.taken.resolve(at, left)
            steps = moved(line, times)
            green, red = green + steps[0], red + steps[1]
        return green, red


def _joined(pool: int, steps: Steps) -> int:
    """A pool and steps as one number: its last two digits are the steps, which may go back too."""
    return (pool * BASE + steps[0]) * BASE + steps[1]


def _parted(number: int) -> tuple[int, Steps]:
    red = (number + BASE // 2) % BASE - BASE // 2
    number = (number - red) // BASE
    green = (number + BASE // 2) % BASE - BASE // 2
    return (number - green) // BASE, (green, red)


def moved(line: Priced, times: int) -> Steps:
    """How far the green and the red track go if the effect is resolved so many times."""
    effect = line.outcome[0][0]
    if effect.word != "track":
        return 0, 0
    return (times * effect.number(0), 0) if effect.text(1) == "green" else (0, times * effect.number(0))


class RowOdds:
    """Rows as prices: how much of each has been paid is carried along, and what immediate effects look at.

    Dice that other effects may take are counted; what of them is left pays in the end.
    """

    def __init__(self, check: CheckOdds) -> None:
        self.check = check
        self.taken = Taken(check)
        self.jumps = [line for line in check.effects if jump_of(line)]
        self.enough = [_enough(line) for line in self.jumps]  # icons to look at: more make no difference
        self.taking = [line for line in check.effects if not jump_of(line)]
        self.rows = [row for row in ROWS if row in check.action.rows]
        self.purses = [self._prices(check.action.rows[row].requirement) for row in self.rows]
        self.all_purses = [purse for prices in self.purses for purse in prices]
        self._freed: dict[int, tuple[Uses, tuple[int, ...]]] = {}

    def _prices(self, requirement: Requirement | None) -> list[Purse]:
        """One price for every alternative and every meaning of Any; none for a red row."""
        ways = requirement.alternatives if requirement is not None else ()
        return [
            Purse({e: way.count(e) for e in way}) for one in ways for way in meanings(one, self.check.vanguard_is_any)
        ]

    def of(self, dice: Sequence[Rolled]) -> dict[str, int]:
        start = (0, *[1] * len(self.all_purses), *[0] * len(self.jumps))
        found: dict[str, int] = {}
        for state, ways in fold(_as_meant(dice, self._means), start, self._add).items():
            row = self._row(state)
            found[row] = found.get(row, 0) + ways
        return found

    def _means(self, die: CheckDie) -> Payload:
        """What it adds to the pool of those that are counted, or what it can pay and what is looked at."""
        for line in self.taking:
            if self.check.fits(line, die):
                assert line.requirement is not None
                taken = is_simple(line.requirement) and not self.jumps  # whatever the others show
                return (0 if taken else self.taken.number(die), (), ())
        return (0, *self._alone(die))

    def _add(self, state: tuple[int, ...], die: Die, meaning: Payload) -> tuple[int, ...]:
        number, uses, looks = meaning
        if number:
            return (state[0] + number, *state[1:])
        return self._paid(state, uses, looks) if uses or any(looks) else state

    def _paid(self, state: tuple[int, ...], uses: Uses, looks: tuple[int, ...]) -> tuple[int, ...]:
        """With one more die that nothing takes."""
        paid = [purse.with_one_of(one, uses) for purse, one in zip(self.all_purses, state[1:], strict=False)]
        seen = [
            min(enough, had + more)
            for enough, had, more in zip(self.enough, state[1 + len(self.all_purses) :], looks, strict=True)
        ]
        return (state[0], *paid, *seen)

    def _uses(self, die: CheckDie) -> Uses:
        """What the face can pay with: as a die, or by its icons, each Vanguard for anything, Basics converted."""
        found: list[list[str]] = [[DIE], [str(colour_of(die.kind))]]
        for way in self.check.all_wild([die]).offers(0):
            together: list[list[str]] = [[]]
            for offer in way:
                together = [[*before, icon] for before in together for icon in offer]
            found += together
        priced = {thing for purse in self.all_purses for thing in purse.stride}
        wanted = {tuple(sorted([thing for thing in use if thing in priced])) for use in found}
        return tuple(sorted([use for use in wanted if use]))

    def _look(self, line: Priced, face: str) -> int:
        """Of an absent icon whether it could be shown; of others how many natural icons there are."""
        requirement = line.requirement
        assert requirement is not None
        icons = icons_of(face)
        if requirement.absent:
            return 1 if requirement.absent in icons or VANGUARD in icons else 0
        return icons.count(requirement.alternatives[0][0])

    def _row(self, state: tuple[int, ...]) -> str:
        """Effects in their order, those that take dice and immediate ones; then the best row that the rest pays."""
        left = state[0]
        for at, line in enumerate(self.check.effects):
            if not jump_of(line):
                if left:
                    left = self.taken.resolve(at, left)[1]
            elif self._jumps(line, self._with(state, left)):
                return jump_of(line)
        state, at = self._with(state, left), 1
        for row, prices in zip(self.rows, self.purses, strict=True):
            if not prices or any([purse.full(state[at + n]) for n, purse in enumerate(prices)]):
                return row
            at += len(prices)
        return NOTHING

    def _with(self, state: tuple[int, ...], left: int) -> tuple[int, ...]:
        """With the dice that are left of those that were counted."""
        for at, number in enumerate(self.taken.counts(left)):
            for _ in range(number):
                state = self._paid(state, *self._free(at))
        return state

    def _free(self, at: int) -> tuple[Uses, tuple[int, ...]]:
        """What a die of this meaning can pay if nothing takes it, and what is looked at."""
        if at not in self._freed:
            self._freed[at] = self._alone(self.taken.like[at])
        return self._freed[at]

    def _alone(self, die: CheckDie) -> tuple[Uses, tuple[int, ...]]:
        return self._uses(die), tuple([self._look(line, die.face) for line in self.jumps])

    def _jumps(self, line: Priced, state: tuple[int, ...]) -> bool:
        assert line.requirement is not None
        seen = state[1 + len(self.all_purses) + self.jumps.index(line)]
        return not seen if line.requirement.absent else seen >= _enough(line)


def _enough(line: Priced) -> int:
    """How many icons an immediate effect looks for."""
    assert line.requirement is not None
    return 1 if line.requirement.absent else len(line.requirement.alternatives[0])


def helps(line: Priced) -> bool:
    """Whether a player would add wild icons to a Special Effect."""
    effect = line.outcome[0][0]
    return effect.word == "track" and (effect.text(1) == "green") == (effect.number(0) > 0)


def lying(kind: str, face: str) -> Die:
    """A die that shows this already and is not rolled."""
    return Die((face,), kind)


def _dice(dice: Sequence[Rolled]) -> list[Die]:
    return [die if isinstance(die, Die) else SECTION_DICE[die].die for die in dice]


def _as_meant(dice: Sequence[Rolled], meaning: Callable[[CheckDie], Payload]) -> list[Die]:
    """Dice with what their faces mean instead of the faces: more of them are alike then."""
    found: list[Die] = []
    for die in _dice(dice):
        means = {face: meaning(CheckDie(die.name, "security", str(face))) for face in die.faces}
        found.append(Die([means[face] for face in die.faces]))
    return found


def _shares(found: dict[Payload, int]) -> dict[Payload, Fraction]:
    total = sum(found.values())
    return {what: Fraction(ways, total) for what, ways in found.items()}
