"""Fate as odds need it: it says what it is told to, and where that ends it forks into what may come, or guesses."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, TypeAlias, TypeVar

from starboard.kernel.dice import combinations, ways_of_roll, ways_to_fall
from starboard.kernel.fate import Fate
from starboard.kernel.requests import Chance, Payload, Roll

T = TypeVar("T")
Dealt: TypeAlias = dict[tuple[int, int], list[Any]]  # each pile of a world as it was dealt, so that it lies so again
Word: TypeAlias = tuple[Payload, int]  # what fate may say, and how many of all ways lead to it

WORDS_A_TRY: Final = 4  # a try that comes upon more of fate's words counts as several
MOST_GUESSED: Final = 5_000  # ways in which dice can fall: from more a guess is made die by die
# Guesses spread evenly over what may come, each next one by a step that never meets its beginning again. Only guesses
# count: tries that need none would make the steps uneven.
STEPS: Final = (0.41421356, 0.73205081, 0.23606798, 0.64575131, 0.31662479, 0.60555128, 0.12310563, 0.35889894)


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
        self,
        dealt: Dealt,
        world: int,
        number: int,
        said: Sequence[Payload],
        weight: float,
        room: int,
        spread: list[int],
    ) -> None:
        self.walking = False  # the world is dealt and the answer given
        super().__init__(world)
        self.dealing = False  # something had to be dealt: other worlds may be other ones
        self.dealt = dealt
        self.world = world
        self.piles = 0
        self.number = number
        self.spread = spread  # how often each further guess of a try has been made, in all tries of an answer
        self.guesses = 0
        self.said = list(said)
        self.weight = weight
        self.room = room  # how many branches there may still be
        self.at = 0

    @property
    def length(self) -> int:
        return 1 + self.at // WORDS_A_TRY

    def below(self, bound: int) -> int:
        if not self.walking:
            self.dealing = True
        return super().below(bound)

    def shuffle(self, pieces: list[T]) -> None:
        """A pile of words or numbers, always dealt in the same way in the same world."""
        self.dealing = self.dealing or len(pieces) > 1
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
        return self.next_said(chance) if self.walking else self.pick(chance.outcomes)

    def roll(self, roll: Roll) -> tuple[Payload, ...]:
        faces: tuple[Payload, ...] = self.next_said(roll) if self.walking else super().roll(roll)
        return faces

    def next_said(self, request: Chance | Roll) -> Payload:
        if self.at == len(self.said):
            self.said.append(self.next_word(request))
        self.at += 1
        return self.said[self.at - 1]

    def next_word(self, request: Chance | Roll) -> Payload:
        """The only word there is, a fork into all of them while there is room, or else a guess."""
        words = words_of(request, 1 if self.guesses else max(1, self.room))
        if words is None:
            return self.guess(request)
        if len(words) == 1:
            return words[0][0]
        total = sum([ways for _, ways in words])
        raise Fork([((*self.said, word), self.weight * ways / total) for word, ways in words])

    def guess(self, request: Chance | Roll) -> Payload:
        """One stands for all, chosen so that the guesses of many tries are spread evenly."""
        self.guesses += 1
        if self.guesses > len(STEPS):
            return self.pick(request.outcomes) if isinstance(request, Chance) else super().roll(request)
        at = self.guesses - 1
        place = (0.5 + self.spread[at] * STEPS[at]) % 1.0
        self.spread[at] += 1
        if isinstance(request, Chance):
            outcomes = sorted(request.outcomes, key=repr)
            return outcomes[int(place * len(outcomes))]
        if request.ordered or combinations(request.dice) > MOST_GUESSED:
            return Fate(self.number * 1000 + self.world * 100 + self.guesses).roll(request)
        return _at(place, ways_to_fall(request.dice))


def words_of(request: Chance | Roll, most: int) -> list[Word] | None:
    """What fate may say and how likely each is; None if that is too much."""
    if isinstance(request, Roll):
        return ways_of_roll(request, most)
    counts = Counter(request.outcomes)
    return [(word, counts[word]) for word in sorted(counts, key=repr)] if len(counts) <= most else None


def _at(place: float, words: list[Word]) -> Payload:
    """The word at a place between 0 and 1, each taking as much room as it is likely."""
    left = place * sum([ways for _, ways in words])
    for word, ways in words:
        left -= ways
        if left < 0:
            return word
    return words[-1][0]
