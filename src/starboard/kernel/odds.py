"""What may happen if a seat gives an answer, up to the next question, from nothing but what the seat may know.

The answer is tried in worlds the seat may believe in. In each, fate's words are a tree, walked branch by branch, the
likeliest first; where it grows too wide one branch stands for its siblings. Where all worlds say the same and no branch
was left out, the odds are exact.
"""

from collections import Counter
from collections.abc import Sequence
from heapq import heappop, heappush
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

import msgspec

from starboard.kernel.asks import Chance, Payload
from starboard.kernel.errors import RuleFault
from starboard.kernel.fate import Fate
from starboard.kernel.game import Described
from starboard.kernel.match import Match
from starboard.kernel.present import told

T = TypeVar("T")
Dealt: TypeAlias = dict[tuple[int, int], list[Any]]  # each pile of a world as it was dealt, so that it lies so again

MOST_TRIES: Final = 400  # of one answer, each about a fifth of a millisecond
TRIES_A_QUESTION: Final = 180  # shared by all its options
WORDS_A_TRY: Final = 4  # a try that comes upon more of fate's words counts as several
FIRST_WORDS: Final = 12  # of the first thing fate says so many are always tried
ALIKE: Final = 3  # so many worlds that say the same are believed to be all
# Guesses spread evenly over what may come, each next one by a step that never meets its beginning again.
STEPS: Final = (0.41421356, 0.73205081, 0.23606798, 0.64575131, 0.31662479, 0.60555128, 0.12310563, 0.35889894)


class Odds(NamedTuple):
    """What may happen and how likely each is, likeliest first; several may come true together."""

    outcomes: list[tuple[Described, float]]
    exact: bool


UNKNOWN: Final = Odds([], False)  # a rule fails in one of the worlds: nothing is claimed about this answer


def odds(match: Match, seat: int, answer: Payload, limit: int = MOST_TRIES) -> Odds:
    """The odds of an answer to the question the seat is asked, from at most so many tries."""
    trial = Trial(match, seat, answer, {})
    try:
        return trial.judge(limit) if trial.probe() else Odds([], True)
    except RuleFault:
        return UNKNOWN


def odds_of_question(match: Match, seat: int, limit: int = TRIES_A_QUESTION) -> list[tuple[Payload, Odds]]:
    """The odds of each option of a single pick after which something may happen before the next question."""
    ask = match.asks.get(seat)
    if ask is None or ask.many:
        return []
    dealt: Dealt = {}
    trials = [Trial(match, seat, option, dealt) for option in ask.options]
    open_trials = [trial for trial in trials if _is_open(trial)]
    share = (limit - len(trials)) // max(1, len(open_trials))
    judged = [(trial.answer, _judged(trial, share)) for trial in open_trials]
    return [(option, found) for option, found in judged if found.outcomes]


def _is_open(trial: "Trial") -> bool:
    """Whether something may come of the answer. Where a rule fails nobody can say."""
    try:
        return trial.probe()
    except RuleFault:
        return False


def _judged(trial: "Trial", share: int) -> Odds:
    try:
        return trial.judge(share)
    except RuleFault:
        return UNKNOWN


class Trial:
    """One answer, tried in world after world."""

    def __init__(self, match: Match, seat: int, answer: Payload, dealt: Dealt) -> None:
        self.match = match
        self.seat = seat
        self.answer = answer
        self.dealt = dealt
        self.length = 1  # how many tries one counts as
        self.described: dict[str, Described] = {}

    def probe(self) -> bool:
        """Whether a single try comes upon fate or upon anything worth telling; and how long it took."""
        path = Path(self.dealt, 1, 0, (), 1.0, 0)
        found = self.attempt(path)
        self.length = path.length
        return bool(found) or path.at > 0

    def judge(self, limit: int) -> Odds:
        """World after world, until they agree or there have been enough tries."""
        worlds: list[dict[str, float]] = []
        tries, whole, wide = 0, True, max(1, limit // ALIKE)
        while tries < limit and (len(worlds) < ALIKE or tries + wide <= limit):
            world = World(self, len(worlds) + 1, wide, tries)
            worlds.append(world.walk())
            tries += world.tries
            whole = whole and world.whole
            wide = min(wide, world.tries)
            if len(worlds) == ALIKE and not any(worlds):
                break
            if len(worlds) == ALIKE and whole and alike(worlds):
                return Odds(self.outcomes(worlds), True)
        return Odds(self.outcomes(worlds), False)

    def outcomes(self, worlds: list[dict[str, float]]) -> list[tuple[Described, float]]:
        found: dict[str, float] = {}
        for world in worlds:
            for key, chance in world.items():
                found[key] = found.get(key, 0.0) + chance / len(worlds)
        likeliest = sorted(found, key=lambda key: (-round(found[key], 9), key))
        return [(self.described[key], min(1.0, round(found[key], 9))) for key in likeliest]

    def attempt(self, path: "Path") -> set[str]:
        """Answer in the world of the path and see what is worth telling before anybody is asked again."""
        world = self.match.imagine(self.seat, path)
        path.walking = True
        reacting = world.window is not None
        world.listen, world.hold_windows = True, True
        world.state.events = []
        world.answer(self.seat, self.answer)
        if reacting:
            world.close_window()
        return self.worth_telling(world)

    def worth_telling(self, world: Match) -> set[str]:
        found: set[str] = set()
        for _, happening in world.happened:
            known = told(happening, self.seat)
            for said in world.game.outcomes(world.state, happening.kind, known["args"], self.seat):
                key = msgspec.json.encode([said.text, said.args], order="sorted").decode()
                self.described[key] = said
                found.add(key)
        return found


class World:
    """One way in which everything hidden may lie, and the tree of fate's words in it."""

    def __init__(self, trial: Trial, seed: int, limit: int, earlier: int) -> None:
        self.trial = trial
        self.seed = seed
        self.limit = limit
        self.earlier = earlier  # tries in other worlds
        self.tries = 0
        self.whole = True  # no branch was left out

    def walk(self) -> dict[str, float]:
        """How likely each outcome is in this world. Unlikely branches are the last, when a guess may have to do."""
        found: dict[str, float] = {}
        waiting: list[tuple[float, int, tuple[Payload, ...]]] = [(-1.0, 0, ())]
        branches = 0
        while waiting:
            share, _, said = heappop(waiting)
            weight = -share
            room = (self.limit - self.tries) // self.trial.length - len(waiting)
            if not said:
                room = max(room, FIRST_WORDS)
            path = Path(self.trial.dealt, self.seed, self.earlier + self.tries, said, weight, room)
            try:
                outcomes = self.trial.attempt(path)
            except Fork as fork:
                for words, likely in fork.branches:
                    branches += 1
                    heappush(waiting, (-likely, branches, words))
                outcomes = set()
            self.tries += path.length
            self.whole = self.whole and not path.guesses
            for key in outcomes:
                found[key] = found.get(key, 0.0) + weight
        return found


class Fork(BaseException):
    """Fate has a word here that is not yet decided: each of its branches is to be walked.

    Not an `Exception`: no rule has failed.
    """

    def __init__(self, branches: list[tuple[tuple[Payload, ...], float]]) -> None:
        super().__init__("fate has not spoken yet")
        self.branches = branches


class Path(Fate):
    """Fate that says what it is told to, and then forks or guesses.

    It deals and draws from things in an order of their own, never as they really lie: what comes of it follows from the
    seat's knowledge alone.
    """

    def __init__(
        self, dealt: Dealt, world: int, number: int, said: Sequence[Payload], weight: float, room: int
    ) -> None:
        super().__init__(world)
        self.dealt = dealt
        self.world = world
        self.piles = 0
        self.number = number
        self.guesses = 0
        self.said = list(said)
        self.weight = weight
        self.room = room  # how many branches there may still be
        self.walking = False  # the world is dealt and the answer given
        self.at = 0

    @property
    def length(self) -> int:
        return 1 + self.at // WORDS_A_TRY

    def shuffle(self, pieces: list[T]) -> None:
        """A pile of words or numbers, always dealt in the same way in the same world."""
        pile = (self.world, self.piles)
        self.piles += 1
        if pile not in self.dealt:
            pieces.sort(key=repr)
            Fate(self.world * 1000 + self.piles).shuffle(pieces)
            self.dealt[pile] = pieces[:]
        pieces[:] = self.dealt[pile]

    def pick(self, options: Sequence[T]) -> T:
        return super().pick(sorted(options, key=repr))

    def draw(self, chance: Chance) -> Payload:
        if not self.walking:
            return self.pick(chance.outcomes)
        if self.at == len(self.said):
            self.said.append(self.next_word(chance))
        self.at += 1
        return self.said[self.at - 1]

    def next_word(self, chance: Chance) -> Payload:
        """The only word there is, a fork into all of them while there is room, or else a guess."""
        total = len(chance.outcomes)
        counts = Counter(chance.outcomes)
        if len(counts) == 1:
            return chance.outcomes[0]
        if self.guesses or len(counts) > self.room:
            return self.guess(sorted(chance.outcomes, key=repr))
        words = sorted(counts, key=repr)
        raise Fork([((*self.said, word), self.weight * counts[word] / total) for word in words])

    def guess(self, outcomes: list[Payload]) -> Payload:
        """One stands for all, chosen so that the guesses of many tries are spread evenly."""
        self.guesses += 1
        if self.guesses > len(STEPS):
            return outcomes[self.below(len(outcomes))]
        place = (0.5 + self.number * STEPS[self.guesses - 1]) % 1.0
        return outcomes[int(place * len(outcomes))]


def alike(worlds: list[dict[str, float]]) -> bool:
    first = worlds[0]
    return all(
        world.keys() == first.keys() and all(abs(world[key] - first[key]) < 1e-9 for key in first)
        for world in worlds[1:]
    )
