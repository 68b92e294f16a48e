"""Exact odds of a Dice Check from the dice that are chosen: of each row, or of how far the tracks come.

Dice are added one by one, and ways of falling that come to the same for this action are merged at once (`kernel.dice`):
what a die does by itself is added up, and only dice that are wanted together are counted by what they mean.
"""

from collections.abc import Sequence
from fractions import Fraction

from starboard.games.vanguard.rules.check.alike_dice import Rolled
from starboard.games.vanguard.rules.check.foreseen_check import ForeseenCheck, Steps
from starboard.games.vanguard.rules.check.row_odds import RowOdds
from starboard.games.vanguard.rules.check.track_odds import TrackOdds
from starboard.kernel.requests import Payload


class CheckOdds(ForeseenCheck):
    """One action, the conversions of the crew member who performs it, and the Special Effects added to every check."""

    def of_rows(self, dice: Sequence[Rolled]) -> dict[str, Fraction]:
        """How likely each row is, "none" included."""
        return _shares(RowOdds(self).of(dice))

    def of_tracks(self, dice: Sequence[Rolled]) -> dict[Steps, Fraction]:
        """How likely it is that the green and the red track advance so far."""
        return _shares(TrackOdds(self).of(dice))


def _shares(found: dict[Payload, int]) -> dict[Payload, Fraction]:
    total = sum(found.values())
    return {what: Fraction(ways, total) for what, ways in found.items()}
