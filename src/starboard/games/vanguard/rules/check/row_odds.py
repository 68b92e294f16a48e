"""Exact odds of rows: how likely each is to be marked (VAN-RESULT-01)."""

from collections.abc import Sequence

from starboard.games.vanguard.content.grammar import DIE
from starboard.games.vanguard.content.icons import VANGUARD, icons_of
from starboard.games.vanguard.content.lines import Priced, Requirement
from starboard.games.vanguard.content.vocabulary import ROWS
from starboard.games.vanguard.rules.check.alike_dice import Rolled, Taken, as_meant
from starboard.games.vanguard.rules.check.effects import jump_of
from starboard.games.vanguard.rules.check.foreseen_check import NOTHING, ForeseenCheck
from starboard.games.vanguard.rules.check.payments import is_simple, meanings
from starboard.games.vanguard.rules.lookups import colour_of
from starboard.games.vanguard.state.fields import CheckDie
from starboard.kernel.dice import Purse, fold
from starboard.kernel.requests import Die, Payload

Uses = tuple[tuple[str, ...], ...]  # what one die can pay with: all the things of one of them


class RowOdds:
    """Rows as prices: how much of each has been paid is carried along, and what immediate effects look at.

    Dice that other effects may take are counted; what of them is left pays in the end.
    """

    def __init__(self, check: ForeseenCheck) -> None:
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
        for state, ways in fold(as_meant(dice, self._means), start, self._add).items():
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
