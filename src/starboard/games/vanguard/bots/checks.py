"""Dice for a check, weighed by the exact odds of what they bring."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from starboard.games.vanguard.bots.prices import LAST_DICE
from starboard.games.vanguard.bots.worth import Judge
from starboard.games.vanguard.content.actions import SpecialAction
from starboard.games.vanguard.content.cards import CREW, GEAR
from starboard.games.vanguard.rules.check.odds import CheckOdds
from starboard.games.vanguard.rules.check.purse import Conversion
from starboard.games.vanguard.rules.lookups import condition_now
from starboard.games.vanguard.rules.tracks import track_at
from starboard.games.vanguard.state.fields import CheckDie, CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard

KEPT: Final = 8192  # odds that are remembered
NO_ROW: Final = -0.3
PARTLY: Final = 0.75  # of its share, what an advance is worth that does not fill the track
MOSTLY: Final = 4  # dice that a check takes
AFTER_REST: Final = 0.4  # of what the last dice cost besides, for somebody who can Rest afterwards


class CheckView:
    """One action as a crew member could perform it."""

    def __init__(self, judge: Judge, who: CrewMember, action: SpecialAction, sector: int) -> None:
        self.judge = judge
        self.who = who
        self.action = action
        self.rows = {row: _row_worth(judge, action, row) for row in action.rows}
        self.ends = {colour: judge.outcome(track.outcome) for colour, track in action.tracks.items()}
        self.left = {colour: self._left(colour, sector) for colour in action.tracks}
        self.converts = tuple(conversions_of(judge.g, who))
        dangers = sum([judge.prices.danger(who, letter) for letter in action.danger])
        self.risk = dangers + judge.prices.injury_dice(who)

    def _left(self, colour: str, sector: int) -> int:
        """How many advances are missing."""
        marker = track_at(self.judge.g, self.action.name, sector, colour)
        return max(1, self.action.tracks[colour].length - (marker.at if marker is not None else 0))

    def steps(self, colour: str, number: int) -> float:
        """Of so many advances: the whole result if they fill the track, else their share of it."""
        if colour not in self.ends or not number:
            return 0.0
        if number >= self.left[colour]:
            return self.ends[colour]
        return self.ends[colour] * PARTLY * number / self.left[colour]

    def worth(self, dice: Sequence[str]) -> float:
        """What is to be expected of these dice, without what they cost."""
        found = -self.risk
        if self.action.rows:
            odds = row_odds(self.judge.g, self.action, tuple(sorted(dice)), self.converts)
            found += sum([chance * self.rows.get(row, NO_ROW) for row, chance in odds.items()])
        if self.action.tracks:
            steps = track_odds(self.judge.g, self.action, tuple(sorted(dice)), self.converts)
            for (green, red), chance in steps.items():
                found += chance * (self.steps("green", green) + self.steps("red", red))
        return found

    def price(self, left: int) -> float:
        """Of a die after which so many are left: keeping some is less important for somebody who Rests next."""
        judge = self.judge
        full, base = judge.prices.die(self.who, left), judge.prices.die(self.who, len(LAST_DICE))
        rests_next = judge.g.actions > 1 and judge.g.lander.supplies > 0
        return base + (full - base) * (AFTER_REST if rests_next else 1.0)

    def best_dice(self, available: Sequence[str], given: Sequence[str] = ()) -> tuple[list[str], float]:
        """Dice are added as long as the next one brings more than it costs; with what they are worth in the end."""
        chosen: list[str] = []
        left = list(available)
        now, paid = self.worth(given), 0.0
        while left:
            price = self.price(len(left) - 1)
            gains = {die: self.worth([*given, *chosen, die]) - now for die in dict.fromkeys(left)}
            best = max(gains, key=lambda die: gains[die])
            more = [best] if gains[best] > price else self._two_more(left, [*given, *chosen], now)
            if not more:
                break
            for die in more:
                paid += self.price(len(left) - 1)
                chosen.append(die)
                left.remove(die)
            now = self.worth([*given, *chosen])
        return chosen, now - paid

    def roughly(self, dice: Sequence[str]) -> float:
        """What is to be expected of it with all of these dice, most of which will be used."""
        return self.worth(dice) - self.price(len(LAST_DICE)) * min(MOSTLY, len(dice))

    def _two_more(self, left: list[str], before: list[str], now: float) -> list[str]:
        """A row that wants two icons may need two dice at once to be worth anything."""
        pairs = {tuple(sorted((one, other))) for at, one in enumerate(left) for other in left[at + 1 :]}
        best: list[str] = []
        most = self.price(len(left) - 1) + self.price(len(left) - 2)
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
            found += self.steps("green", green) + self.steps("red", red)
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
) -> dict[str, float]:
    return _of_rows(_Key(g, action), dice, converts)


def track_odds(
    g: Vanguard, action: SpecialAction, dice: tuple[str, ...], converts: tuple[Conversion, ...]
) -> dict[tuple[int, int], float]:
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
def _of_rows(key: _Key, dice: tuple[str, ...], converts: tuple[Conversion, ...]) -> dict[str, float]:
    odds = CheckOdds(key.action, converts, key.added).of_rows(dice)
    return {row: float(chance) for row, chance in odds.items()}


@lru_cache(KEPT)
def _of_tracks(key: _Key, dice: tuple[str, ...], converts: tuple[Conversion, ...]) -> dict[tuple[int, int], float]:
    odds = CheckOdds(key.action, converts, key.added).of_tracks(dice)
    return {steps: float(chance) for steps, chance in odds.items()}
