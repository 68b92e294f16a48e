"""Dice for a check, weighed by the exact odds of what they bring."""

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Final

from starboard.games.vanguard.bots.worth import Judge
from starboard.games.vanguard.content.actions import SpecialAction
from starboard.games.vanguard.content.cards import CREW, GEAR
from starboard.games.vanguard.rules.check_odds import CheckOdds
from starboard.games.vanguard.rules.lookups import condition_now
from starboard.games.vanguard.rules.payments import Conversion
from starboard.games.vanguard.rules.tracks import track_at
from starboard.games.vanguard.state.fields import CheckDie, CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard

DANGER_DIE: Final = 0.8  # what a Danger die costs, whatever its letter
KEPT: Final = 4096  # odds that are remembered
NO_ROW: Final = -0.3


class CheckView:
    """One action as a crew member could perform it."""

    def __init__(self, judge: Judge, who: CrewMember, action: SpecialAction, sector: int) -> None:
        self.judge = judge
        self.who = who
        self.action = action
        self.rows = {row: _row_worth(judge, action, row) for row in action.rows}
        self.steps = {colour: self._step_worth(colour, sector) for colour in action.tracks}
        self.converts = tuple(conversions_of(judge.g, who))
        self.danger = DANGER_DIE * judge.harm * len(action.danger)

    def _step_worth(self, colour: str, sector: int) -> float:
        """Of one advance: the end of the track, shared out over what is missing, the last step being sweetest."""
        track = self.action.tracks[colour]
        marker = track_at(self.judge.g, self.action.name, sector, colour)
        left = max(1, track.length - (marker.at if marker is not None else 0))
        return self.judge.outcome(track.outcome) / (left + track.length) * 2

    def worth(self, dice: Sequence[str]) -> float:
        """What is to be expected of these dice, without what they cost."""
        found = -self.danger
        if self.action.rows:
            odds = row_odds(self.judge.g, self.action, tuple(sorted(dice)), self.converts)
            found += sum([float(chance) * self.rows.get(row, NO_ROW) for row, chance in odds.items()])
        if self.action.tracks:
            steps = track_odds(self.judge.g, self.action, tuple(sorted(dice)), self.converts)
            for (green, red), chance in steps.items():
                found += float(chance) * (green * self.steps.get("green", 0.0) + red * self.steps.get("red", 0.0))
        return found

    def best_dice(self, available: Sequence[str], given: Sequence[str] = ()) -> tuple[list[str], float]:
        """Dice are added as long as the next one brings more than it costs; with what they are worth in the end."""
        chosen: list[str] = []
        left = list(available)
        price = self.judge.die(self.who)
        now = self.worth(given)
        while left:
            gains = {die: self.worth([*given, *chosen, die]) - now for die in dict.fromkeys(left)}
            best = max(gains, key=lambda die: gains[die])
            pair = self._two_more(left, [*given, *chosen], now) if gains[best] <= price else []
            if gains[best] > price:
                pair = [best]
            if not pair:
                break
            for die in pair:
                chosen.append(die)
                left.remove(die)
            now = self.worth([*given, *chosen])
        return chosen, now - price * len(chosen)

    def _two_more(self, left: list[str], before: list[str], now: float) -> list[str]:
        """A row that wants two icons may need two dice at once to be worth anything."""
        pairs = {tuple(sorted((one, other))) for at, one in enumerate(left) for other in left[at + 1 :]}
        best: list[str] = []
        most = 2 * self.judge.die(self.who)
        for pair in sorted(pairs):
            gain = self.worth([*before, *pair]) - now
            if gain > most:
                best, most = list(pair), gain
        return best

    def pool(self, dice: Sequence[CheckDie]) -> float:
        """What the dice as they lie will bring."""
        odds = CheckOdds(self.action, self.converts, condition_now(self.judge.g).effects)
        found = 0.0
        if self.action.rows:
            found += self.rows.get(odds.row_of(list(dice)), NO_ROW)
        if self.action.tracks:
            green, red = odds.steps_of(list(dice))
            found += green * self.steps.get("green", 0.0) + red * self.steps.get("red", 0.0)
        return found


def _row_worth(judge: Judge, action: SpecialAction, row: str) -> float:
    """A result with everything it is linked to."""
    found, seen = 0.0, []
    while row and row in action.rows and row not in seen:
        seen.append(row)
        found += judge.outcome(action.rows[row].outcome)
        row = action.rows[row].link
    return found


def conversions_of(g: Vanguard, who: CrewMember) -> list[Conversion]:
    """Of its card and of what it carries, and in a check what was gained for it."""
    card = CREW[who.card]
    found: list[Conversion] = [(card.colour, card.icon)]
    for gear in who.gear:
        for ability in GEAR[gear.card].abilities:
            if ability.moment == "always" and not gear.sector:
                found += [(one.text(0), one.text(1)) for one in ability.outcome[0] if one.word == "convert"]
    if g.check is not None and g.check.who == who.section:
        found += list(g.check.converts)
    return found


def row_odds(
    g: Vanguard, action: SpecialAction, dice: tuple[str, ...], converts: tuple[Conversion, ...]
) -> dict[str, Fraction]:
    return _of_rows(_Key(g, action), dice, converts)


def track_odds(
    g: Vanguard, action: SpecialAction, dice: tuple[str, ...], converts: tuple[Conversion, ...]
) -> dict[tuple[int, int], Fraction]:
    return _of_tracks(_Key(g, action), dice, converts)


class _Key:
    """An action under a Global Condition: what odds are remembered by."""

    def __init__(self, g: Vanguard, action: SpecialAction) -> None:
        self.action = action
        self.added = condition_now(g).effects
        self.names = (g.planet, action.name, condition_now(g).id)

    def __hash__(self) -> int:
        return hash(self.names)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and other.names == self.names


@lru_cache(KEPT)
def _of_rows(key: _Key, dice: tuple[str, ...], converts: tuple[Conversion, ...]) -> dict[str, Fraction]:
    return CheckOdds(key.action, converts, key.added).of_rows(dice)


@lru_cache(KEPT)
def _of_tracks(key: _Key, dice: tuple[str, ...], converts: tuple[Conversion, ...]) -> dict[tuple[int, int], Fraction]:
    return CheckOdds(key.action, converts, key.added).of_tracks(dice)
