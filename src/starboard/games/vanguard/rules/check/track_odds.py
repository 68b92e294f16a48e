"""Exact odds of tracks: how far the green and the red one come (VAN-TRACK-01)."""

from collections.abc import Sequence
from typing import Final

from starboard.games.vanguard.rules.check.alike_dice import Rolled, Taken, as_meant
from starboard.games.vanguard.rules.check.foreseen_check import ForeseenCheck, Steps, moved
from starboard.games.vanguard.rules.check.payments import is_simple
from starboard.games.vanguard.state.fields import CheckDie
from starboard.kernel.dice import sums

BASE: Final = 1 << 10  # more than twice as many steps as any dice bring


class TrackOdds:
    """How far tracks come: a die that an effect of single icons gets first counts by itself, others are counted."""

    def __init__(self, check: ForeseenCheck) -> None:
        self.check = check
        self.taken = Taken(check)

    def of(self, dice: Sequence[Rolled]) -> dict[Steps, int]:
        found: dict[Steps, int] = {}
        known: dict[int, Steps] = {}
        for total, ways in sums(as_meant(dice, self._worth)).items():
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
