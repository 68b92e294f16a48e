"""Exact odds of pools of dice, in closed form.

A pool is a sequence of dice. Dice are added one after another and ways of falling that come to the same are merged at
once, so that ten dice cost little more than five. Weights are whole numbers: how many of the equally likely ways in
which the dice can fall lead to something. What comes out as a chance is a `Fraction`.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import product
from math import comb, gcd, lcm, prod
from typing import Final, TypeAlias, TypeVar

from starboard.kernel.requests import Die, Payload, Roll

S = TypeVar("S", bound=Hashable)
A = TypeVar("A", bound=Hashable)
B = TypeVar("B", bound=Hashable)

Faces: TypeAlias = tuple[Payload, ...]  # of all dice of a pool, in their order
Pool: TypeAlias = Sequence[Die]

MOST_COMBINATIONS: Final = 200_000  # beyond it nobody waits for an exact answer
KEPT_COMBINATIONS: Final = 64  # pools of equal dice whose combinations are remembered


# --- one die ---


def weights(die: Die) -> dict[Payload, int]:
    """How often the die has each of its faces."""
    found: dict[Payload, int] = {}
    for face in die.faces:
        found[face] = found.get(face, 0) + 1
    return found


def rerolled(die: Die, faces: Iterable[Payload], times: int = 1) -> Die:
    """The die as it falls if each of these faces is rolled again, up to so many times."""
    again = set(faces)
    found = die
    for _ in range(times):
        kept = [face for face in found.faces if face not in again]
        gone = len(found.faces) - len(kept)
        found = _shortest(kept * len(die.faces) + list(die.faces) * gone, die.name)
    return found


def converted(die: Die, into: Mapping[Payload, Payload]) -> Die:
    """The die with some faces counting as others."""
    return Die([into.get(face, face) for face in die.faces], die.name)


def _shortest(faces: list[Payload], name: str) -> Die:
    """The same die with as few faces as possible."""
    counts = weights(Die(faces))
    divisor = gcd(*counts.values())
    return Die([face for face, count in counts.items() for _ in range(count // divisor)], name)


# --- what a pool adds up to ---


def fold(pool: Pool, start: S, add: Callable[[S, Die, Payload], S]) -> dict[S, int]:
    """What comes of adding die after die to a start, and in how many ways. The order of the dice must not matter."""
    found = {start: 1}
    known: dict[Die, dict[S, list[tuple[S, int]]]] = {}
    for die in pool:
        steps = known.setdefault(die, {})
        faces = list(weights(die).items())
        after: dict[S, int] = {}
        for state, ways in found.items():
            if state not in steps:
                steps[state] = [(add(state, die, face), weight) for face, weight in faces]
            for reached, weight in steps[state]:
                after[reached] = after.get(reached, 0) + ways * weight
        found = after
    return found


def sums(pool: Pool, value: Callable[[Payload], int] = int) -> dict[int, int]:
    """In how many ways the faces add up to each total."""
    return fold(pool, 0, lambda total, die, face: total + value(face))


def counted(pool: Pool, faces: Iterable[Payload]) -> dict[int, int]:
    """In how many ways so many dice show one of these faces."""
    wanted = set(faces)
    return sums(pool, lambda face: int(face in wanted))


def joined(one: Mapping[A, int], other: Mapping[B, int], join: Callable[[A, B], S]) -> dict[S, int]:
    """What comes of two pools that fall independently, such as hits and blocks."""
    found: dict[S, int] = {}
    for left, ways in one.items():
        for right, weight in other.items():
            both = join(left, right)
            found[both] = found.get(both, 0) + ways * weight
    return found


def share(spread: Mapping[S, int], wanted: Callable[[S], bool]) -> Fraction:
    """How likely it is that what comes is wanted."""
    return Fraction(sum([ways for state, ways in spread.items() if wanted(state)]), sum(spread.values()))


# --- how a pool can fall ---


def groups(pool: Pool) -> dict[Die, list[int]]:
    """The places of equal dice in the pool."""
    found: dict[Die, list[int]] = {}
    for at, die in enumerate(pool):
        found.setdefault(die, []).append(at)
    return found


def combinations(pool: Pool) -> int:
    """In how many ways the dice can fall that differ in more than which of equal dice shows what."""
    return prod([comb(len(weights(die)) + len(at) - 1, len(at)) for die, at in groups(pool).items()])


def ways_to_fall(pool: Pool) -> list[tuple[Faces, int]]:
    """Each such way once, with its weight; among equal dice the faces lie in the order in which the die has them."""
    if combinations(pool) > MOST_COMBINATIONS:
        raise ValueError(f"{len(pool)} dice fall in too many ways to look at each")
    found: list[tuple[Faces, int]] = [((), 1)]
    order: list[int] = []
    for die, at in groups(pool).items():
        alike = _equal_dice(die, len(at))
        found = [(left + faces, ways * weight) for left, ways in found for faces, weight in alike] if order else alike
        order += at
    if order == sorted(order):
        return found
    places = [order.index(at) for at in range(len(order))]
    return [(tuple([faces[place] for place in places]), ways) for faces, ways in found]


def ways_of_roll(roll: Roll, most: int) -> list[tuple[Faces, int]] | None:
    """The ways in which a roll can fall that rules may tell apart, with their weights; None if they are more."""
    if roll.ordered:
        sides = [weights(die) for die in roll.dice]
        if prod([len(side) for side in sides]) > most:
            return None
        return [
            (tuple([face for face, _ in picked]), prod([weight for _, weight in picked]))
            for picked in product(*[list(side.items()) for side in sides])
        ]
    total = combinations(roll.dice)
    if roll.alike is None:
        return ways_to_fall(roll.dice) if total <= most else None
    if total > MOST_COMBINATIONS:
        return None
    first: dict[Payload, Faces] = {}
    merged: dict[Payload, int] = {}
    for faces, ways in ways_to_fall(roll.dice):
        same = roll.alike(faces)
        if same not in first:
            first[same] = faces
            if len(first) > most:
                return None
        merged[same] = merged.get(same, 0) + ways
    return [(first[same], ways) for same, ways in merged.items()]


def chance_of(pool: Pool, wanted: Callable[[Faces], bool]) -> Fraction:
    """How likely the dice fall as wanted: a question about their faces that does not tell equal dice apart."""
    good = sum([ways for faces, ways in ways_to_fall(pool) if wanted(faces)])
    return Fraction(good, prod([len(die.faces) for die in pool]))


_combinations: Final[dict[tuple[Die, int], list[tuple[Faces, int]]]] = {}


def _equal_dice(die: Die, count: int) -> list[tuple[Faces, int]]:
    """The ways in which so many equal dice can fall, whichever shows what."""
    found = _combinations.get((die, count))
    if found is None:
        if len(_combinations) >= KEPT_COMBINATIONS:
            _combinations.clear()
        found = _combinations[die, count] = _of_equal_dice(die, count)
    return found


def _of_equal_dice(die: Die, count: int) -> list[tuple[Faces, int]]:
    """Face after face: how many of the dice that are left show it, and which of them."""
    found: list[tuple[Faces, int]] = [((), 1)]
    faces = list(weights(die).items())
    for number, (face, weight) in enumerate(faces):
        last = number == len(faces) - 1
        showing = [((face,) * times, weight**times) for times in range(count + 1)]
        after: list[tuple[Faces, int]] = []
        for before, ways in found:
            left = count - len(before)
            for times in range(left if last else 0, left + 1):
                these, power = showing[times]
                after.append((before + these, ways * comb(left, times) * power))
        found = after
    return found


# --- choices after the roll ---


def chance_to_pay(
    pool: Pool,
    prices: Sequence[Mapping[Payload, int]],
    pays: Callable[[Die, Payload], Sequence[Sequence[Payload]]],
) -> Fraction:
    """How likely the dice can pay one of the prices if they are used as well as possible.

    A price says how many of each thing are needed. `pays` says what a face of a die can be used for: alternatives, each
    a list of things it then pays together (two icons on one face; a converted icon; a wild one with an alternative for
    every thing).
    """
    purses = [Purse(price) for price in prices]

    def add(state: tuple[int, ...], die: Die, face: Payload) -> tuple[int, ...]:
        uses = pays(die, face)
        return tuple([purse.with_one_of(paid, uses) for purse, paid in zip(purses, state, strict=True)])

    spread = fold(pool, tuple([1] * len(purses)), add)
    return share(spread, lambda state: any([purse.full(paid) for purse, paid in zip(purses, state, strict=True)]))


class Purse:
    """What dice can have paid of a price: a bit for each amount of each thing that is reached, the price's own on top.

    The amounts are numbered like the digits of a number, a digit for each thing, that go up to what is needed.
    """

    def __init__(self, price: Mapping[Payload, int]) -> None:
        self.stride: dict[Payload, int] = {}
        self.satisfied: dict[Payload, int] = {}  # by thing: the bits of the amounts that have enough of it
        size = 1
        for thing, needed in price.items():
            if needed > 0:
                self.stride[thing] = size
                size *= needed + 1
        for thing, stride in self.stride.items():
            digits = price[thing] + 1
            self.satisfied[thing] = sum([1 << at for at in range(size) if at // stride % digits == price[thing]])
        self.last = 1 << (size - 1)

    def with_one_of(self, paid: int, uses: Sequence[Sequence[Payload]]) -> int:
        """The amounts that are reached with one more die, which may also stay unused."""
        reached = paid
        for things in uses:
            reached |= self._with_all(paid, things)
        return reached

    def _with_all(self, paid: int, things: Sequence[Payload]) -> int:
        for thing in things:
            stride = self.stride.get(thing)
            if stride is not None:
                paid |= (paid & ~self.satisfied[thing]) << stride
        return paid

    def full(self, paid: int) -> bool:
        return paid & self.last != 0


def chance_with_rerolls(pool: Pool, wanted: Callable[[Faces], bool], most: int) -> Fraction:
    """How likely the dice fall as wanted if up to so many of them, the best choice, are rolled once again together."""
    return _Rerolls(pool, wanted, most).chance()


class _Rerolls:
    """Dice on the table as one number: a digit for each face of each kind of die says how many of them show it."""

    def __init__(self, pool: Pool, wanted: Callable[[Faces], bool], most: int) -> None:
        self.pool = pool
        self.most = min(most, len(pool))
        self.sides = lcm(*[len(die.faces) for die in pool])  # so many every die is taken to have
        self.base = len(pool) + 1
        self.kinds: list[list[tuple[int, int]]] = []  # for each kind of die: the digit of each face, and its weight
        self.digits: dict[tuple[Die, Payload], int] = {}
        digit = 1
        for die in groups(pool):
            self.kinds.append([])
            for face, count in weights(die).items():
                self.digits[die, face] = digit
                self.kinds[-1].append((digit, count * self.sides // len(die.faces)))
                digit *= self.base
        self.falls = ways_to_fall(pool)
        # In how many ways it ends well from here: with the missing dice rolled, and with the best of further ones too.
        self.rolled: dict[int, int] = {self.number(faces): int(wanted(faces)) for faces, _ in self.falls}
        self.best: dict[int, int] = {}

    def number(self, faces: Faces) -> int:
        return sum([self.digits[die, face] for die, face in zip(self.pool, faces, strict=True)])

    def chance(self) -> Fraction:
        none = [0] * len(self.kinds)
        good = sum([ways * self.at_best(self.number(faces), none, self.most) for faces, ways in self.falls])
        return Fraction(good, prod([len(die.faces) for die in self.pool]) * self.sides**self.most)

    def at_best(self, lying: int, missing: list[int], left: int) -> int:
        """Roll the missing dice, or take up one more first: whatever ends well more often."""
        if lying in self.best:
            return self.best[lying]
        found: int = self.when_rolled(lying, missing) * self.sides**left
        if left and found < self.sides**self.most:
            for kind, faces in enumerate(self.kinds):
                missing[kind] += 1
                for digit, _ in faces:
                    if lying // digit % self.base:
                        found = max(found, self.at_best(lying - digit, missing, left - 1))
                missing[kind] -= 1
        self.best[lying] = found
        return found

    def when_rolled(self, lying: int, missing: list[int]) -> int:
        """Roll the missing dice, one after another."""
        if lying in self.rolled:
            return self.rolled[lying]
        kind = 0
        while not missing[kind]:
            kind += 1
        missing[kind] -= 1
        found = sum([weight * self.when_rolled(lying + digit, missing) for digit, weight in self.kinds[kind]])
        missing[kind] += 1
        self.rolled[lying] = found
        return found
