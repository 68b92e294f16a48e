"""Fate in a driver: a small integer generator, kept outside the state, the same compiled and pure."""

from collections.abc import Sequence
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from starboard.kernel.requests import Chance, Payload, Roll

T = TypeVar("T")

_MASK: Final = (1 << 64) - 1
_MULTIPLIER: Final = 6364136223846793005
_INCREMENT: Final = 1442695040888963407


@mypyc_attr(allow_interpreted_subclasses=True)
class Fate:
    """Answers chances at random, repeatably from its seed."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = (seed * 0x9E3779B97F4A7C15 + _INCREMENT) & _MASK
        self.below(2)
        self.below(2)

    def below(self, bound: int) -> int:
        """A whole number from 0 up to, not including, the bound."""
        state = self.state = (self.state * _MULTIPLIER + _INCREMENT) & _MASK
        return ((state >> 32) * bound) >> 32

    def draw(self, chance: Chance) -> Payload:
        return chance.outcomes[self.below(len(chance.outcomes))]

    def roll(self, roll: Roll) -> tuple[Payload, ...]:
        """Die by die."""
        return tuple([die.faces[self.below(len(die.faces))] for die in roll.dice])

    def pick(self, options: Sequence[T]) -> T:
        return options[self.below(len(options))]

    def shuffle(self, pieces: list[T]) -> None:
        for last in range(len(pieces) - 1, 0, -1):
            other = self.below(last + 1)
            pieces[last], pieces[other] = pieces[other], pieces[last]
