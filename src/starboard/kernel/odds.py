"""What may happen if a seat gives an answer, up to the next question, from nothing but what the seat may know.

The answer is tried in worlds the seat may believe in. In each, fate's words are a tree, walked branch by branch, the
likeliest first; where it grows too wide one branch stands for its siblings. Where all worlds say the same and no branch
was left out, the odds are exact. Otherwise they are sampled, and each comes with the interval in which it lies 19 times
out of 20.
"""

from collections.abc import Sequence
from heapq import heappop, heappush
from math import sqrt
from statistics import variance
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

from starboard.kernel.errors import RuleFault
from starboard.kernel.game import Described, listen
from starboard.kernel.match import Match
from starboard.kernel.odds_fate import STEPS, Dealt, Fork, Path
from starboard.kernel.requests import Payload
from starboard.kernel.seat_view import event_for

MOST_TRIES: Final = 400  # of one answer, each about a fifth of a millisecond
TRIES_A_QUESTION: Final = 180  # shared by all its options
FIRST_WORDS: Final = 12  # of the first thing fate says so many are always tried
ALIKE: Final = 3  # so many worlds that say the same are believed to be all
SURE: Final = 1.96  # standard deviations to each side that hold 95 %

# How far odds reach: to a question to the seat itself, to somebody else, to a moment to react. "" where that differs,
# "unknown" where nothing can be said.
Until: TypeAlias = Literal["own", "others", "reaction", "unknown", ""]


class Outcome(NamedTuple):
    """Something that may happen: in words, how likely, and between which chances it lies. Exact ones lie at a point."""

    said: Described
    chance: float
    low: float
    high: float


class Odds(NamedTuple):
    """What may happen and how likely each is, likeliest first; several may come true together."""

    outcomes: list[Outcome]
    exact: bool
    until: Until = ""


Planned: TypeAlias = tuple[str, Payload]  # a kind of question and the answer one means to give to it

UNKNOWN: Final = Odds([], False, "unknown")  # a rule fails in one of the worlds: nothing is claimed about this answer


def odds(match: Match, seat: int, answer: Payload, limit: int = MOST_TRIES, then: Sequence[Planned] = ()) -> Odds:
    """The odds of an answer to the question the seat is asked, from at most so many tries.

    `then` are the answers the seat means to give to the questions that follow, if nobody reacts before fate speaks.
    They are given in their order, and those to questions that are not asked are left out.
    """
    trial = Trial(match, seat, answer, {}, then)
    try:
        return trial.judge(limit) if trial.probe() else Odds([], True, trial.until)
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

    def __init__(self, match: Match, seat: int, answer: Payload, dealt: Dealt, then: Sequence[Planned] = ()) -> None:
        self.match = match
        self.seat = seat
        self.answer = answer
        self.then = then
        self.dealt = dealt
        self.spread = [0] * len(STEPS)
        self.length = 1  # how many tries one counts as
        self.described: dict[str, Described] = {}
        self.ends: set[Until] = set()  # where tries have stopped

    @property
    def until(self) -> Until:
        return next(iter(self.ends)) if len(self.ends) == 1 else ""

    def probe(self) -> bool:
        """Whether a single try comes upon fate or upon anything worth telling; and how long it took."""
        path = Path(self.dealt, 1, 0, (), 1.0, 0, self.spread)
        found = self.attempt(path)
        self.length = path.length
        return bool(found) or path.at > 0

    def judge(self, limit: int) -> Odds:
        """World after world, until they agree or there have been enough tries."""
        worlds: list[World] = []
        tries, wide = 0, max(1, limit // ALIKE)
        while tries < limit and (len(worlds) < ALIKE or tries + wide <= limit):
            world = World(self, len(worlds) + 1, wide, tries)
            world.walk()
            worlds.append(world)
            tries += world.tries
            wide = min(wide, world.tries)
            if certain(worlds):
                return Odds(self.outcomes(worlds, True), True, self.until)
            if len(worlds) == ALIKE and not any([world.found for world in worlds]):
                break
        return Odds(self.outcomes(worlds, False), False, self.until)

    def outcomes(self, worlds: list["World"], exact: bool) -> list[Outcome]:
        found: dict[str, float] = {}
        for world in worlds:
            for key, chance in world.found.items():
                found[key] = found.get(key, 0.0) + chance / len(worlds)
        likeliest = sorted(found, key=lambda key: (-round(found[key], 9), key))
        return [self.outcome(key, min(1.0, round(found[key], 9)), worlds, exact) for key in likeliest]

    def outcome(self, key: str, chance: float, worlds: list["World"], exact: bool) -> Outcome:
        said = self.described[key]
        if exact:
            return Outcome(said, chance, chance, chance)
        leaves = len(worlds) ** 2 / sum([world.squares for world in worlds])
        low, high = interval([world.found.get(key, 0.0) for world in worlds], leaves)
        return Outcome(said, chance, min(low, chance), max(high, chance))

    def attempt(self, path: "Path") -> set[str]:
        """Answer in the world of the path and see what is worth telling before anybody is asked again."""
        world = self.match.imagine(self.seat, path)
        path.walking = True
        reacting = world.window is not None
        world.listen, world.hold_windows = True, True
        listen(world.state)
        world.answer(self.seat, self.answer)
        if reacting:
            world.close_window()
        for kind, answer in self.then:
            if not self.go_on(world, kind, answer):
                break
        if self.then and world.window is not None and path.at == 0:
            world.close_window()  # a plan that ends with its price: nobody reacts to it
        self.ends.add(self.stopped_at(world))
        return self.worth_telling(world)

    def go_on(self, world: Match, kind: str, answer: Payload) -> bool:
        """Give the planned answer if its question is asked; whether the plan still fits."""
        if world.window is not None:
            world.close_window()
        ask = world.asks.get(self.seat)
        if ask is None:
            return False
        if ask.kind != kind:
            return True
        if not ask.allows(answer):
            return False
        world.answer(self.seat, answer)
        return True

    def stopped_at(self, world: Match) -> Until:
        if world.over:
            return ""
        if world.window is not None:
            return "reaction"
        return "own" if self.seat in world.asks else "others"

    def worth_telling(self, world: Match) -> set[str]:
        found: set[str] = set()
        for _, happening in world.happened:
            known = event_for(happening, self.seat)
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
        self.dealt = False  # something is hidden from the seat: other worlds may be other ones
        self.squares = 0.0  # of the weights of all branches: the fewer count, the larger
        self.found: dict[str, float] = {}  # how likely each outcome is in this world

    def walk(self) -> None:
        """Branch by branch. Unlikely branches are the last, when a guess may have to do."""
        waiting: list[tuple[float, int, tuple[Payload, ...]]] = [(-1.0, 0, ())]
        branches = 0
        while waiting:
            share, _, said = heappop(waiting)
            weight = -share
            room = (self.limit - self.tries) // self.trial.length - len(waiting)
            if not said:
                room = max(room, FIRST_WORDS)
            number = self.earlier + self.tries
            path = Path(self.trial.dealt, self.seed, number, said, weight, room, self.trial.spread)
            try:
                self.reached(self.trial.attempt(path), weight)
            except Fork as fork:
                for words, likely in fork.branches:
                    branches += 1
                    heappush(waiting, (-likely, branches, words))
            self.tries += path.length
            self.whole = self.whole and not path.guesses
            self.dealt = self.dealt or path.dealing

    def reached(self, outcomes: set[str], weight: float) -> None:
        self.squares += weight * weight
        for key in outcomes:
            self.found[key] = self.found.get(key, 0.0) + weight


def certain(worlds: list[World]) -> bool:
    """Whether nothing was left out: no branch, and no other world if nothing is hidden or the first ones agree."""
    if not all([world.whole for world in worlds]):
        return False
    if len(worlds) == 1:
        return not worlds[0].dealt
    return len(worlds) == ALIKE and alike([world.found for world in worlds])


def interval(chances: list[float], branches: float) -> tuple[float, float]:
    """Where the mean of some worlds' chances may really lie, from so many branches in all of them.

    What differs between worlds is hidden, and branches of one world say nothing about it: the more the worlds differ,
    the more each counts as a single try.
    """
    worlds = len(chances)
    chance = sum(chances) / worlds
    even = chance * (1 - chance)
    hidden = 1.0
    if even > 1e-9 and worlds > 1:
        hidden = min(1.0, variance(chances) / even)
    each = max(1.0, branches / worlds)
    return wilson(chance, branches / (1 + (each - 1) * hidden))


def wilson(chance: float, tries: float) -> tuple[float, float]:
    """Wilson's interval for a share that was seen in so many independent tries."""
    square = SURE * SURE / tries
    middle = (chance + square / 2) / (1 + square)
    reach = SURE * sqrt(chance * (1 - chance) / tries + square / (4 * tries)) / (1 + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def alike(worlds: list[dict[str, float]]) -> bool:
    first = worlds[0]
    return all(
        world.keys() == first.keys() and all(abs(world[key] - first[key]) < 1e-9 for key in first)
        for world in worlds[1:]
    )
