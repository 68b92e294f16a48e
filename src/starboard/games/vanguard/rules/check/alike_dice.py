"""Ways of falling that come to the same for an action, merged: dice by what their faces mean (`kernel.dice`)."""

from collections.abc import Callable, Sequence
from typing import Final

from starboard.games.vanguard.content.dice import SECTION_DICE
from starboard.games.vanguard.content.grammar import ANY
from starboard.games.vanguard.content.icons import VANGUARD, icons_of
from starboard.games.vanguard.rules.check.foreseen_check import ForeseenCheck
from starboard.games.vanguard.rules.check.purse import Purse
from starboard.games.vanguard.rules.lookups import colour_of
from starboard.games.vanguard.state.fields import CheckDie
from starboard.kernel.requests import Die, Payload

Rolled = str | Die  # a kind of Section die, or one that can fall in fewer ways, such as one that lies already


class Taken:
    """Dice that effects which want several icons at once may take: those that mean the same are counted together.

    How many there are of each meaning is one number, so many bits for each; every such pool is looked at once.
    """

    BITS: Final = 6

    def __init__(self, check: ForeseenCheck) -> None:
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
        natural, wild = self._uses(Purse([die], wild=False)), self._uses(Purse([die], self.check.conversions))
        return (colour if colour in self.wanted else "", natural, wild, shown)

    def _uses(self, purse: Purse) -> tuple[Payload, ...]:
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


def lying(kind: str, face: str) -> Die:
    """A die that shows this already and is not rolled."""
    return Die((face,), kind)


def _dice(dice: Sequence[Rolled]) -> list[Die]:
    return [die if isinstance(die, Die) else SECTION_DICE[die].die for die in dice]


def as_meant(dice: Sequence[Rolled], meaning: Callable[[CheckDie], Payload]) -> list[Die]:
    """Dice with what their faces mean instead of the faces: more of them are alike then."""
    found: list[Die] = []
    for die in _dice(dice):
        means = {face: meaning(CheckDie(die.name, "security", str(face))) for face in die.faces}
        found.append(Die([means[face] for face in die.faces]))
    return found
