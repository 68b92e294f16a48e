"""Scenarios that people write themselves: a text that a game reads, checks and plays, and that is never run.

A set-up carries the whole text (`Setup.own`), and so does the table. Its id is made of the text, so that two texts are
never taken for one another, in one process or in several.
"""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, Protocol, TypeVar

import msgspec

from starboard.kernel.errors import BrokenContent, ImpossibleSetup
from starboard.kernel.setup import Offer, Scenario, fits

OWN: Final = "own-"  # begins the id of every scenario that is not of a box
MOST_KEPT: Final = 100  # scenarios of people's own that a game keeps at a time

T = TypeVar("T")


class OwnScenarios(Protocol):
    """What a game does with a scenario that somebody wrote. Everything is a pure function of the text.

    Whoever knows a text may ask the game about the scenario by its id in the same process: `read` has made it known.
    """

    largest: int
    """So many bytes of UTF-8 a text may have."""

    def read(self, text: str) -> Scenario:
        """The scenario as an offer lists it; `BrokenContent` is the first thing that is wrong with the text."""
        ...

    def problems(self, text: str, file: str = "") -> Sequence[BrokenContent]:
        """Everything that is wrong, by file and place; a text without any can be played."""
        ...

    def titles(self, text: str) -> Mapping[str, str]:
        """What it is called, by language."""
        ...

    def texts(self, text: str, lang: str) -> Mapping[str, str]:
        """The messages it brings, by their ids, in this language or else in its first one: plain words, no Fluent."""
        ...

    def picture(self, text: str) -> str:
        """A drawing for its author and whoever hosts it, as SVG without scripts, links or words of the author's."""
        ...

    def plan(self, text: str) -> str:
        """The same for a terminal."""
        ...


def own_id(text: str) -> str:
    return OWN + hashlib.sha256(text.encode()).hexdigest()[:16]


class OwnShelf(Generic[T]):
    """What people's own texts were read as. So many are kept; whoever holds another one has it read again."""

    def __init__(self, read: Callable[[str, str], T]) -> None:
        self.read = read  # by text and id
        self.kept: dict[str, T] = {}  # by id

    def of(self, text: str) -> T:
        """What the text was read as, which can be asked for by its id from now on."""
        id = own_id(text)
        found = self.kept.get(id)
        if found is None:
            found = self.kept[id] = self.read(text, id)
            while len(self.kept) > MOST_KEPT:
                self.kept.pop(next(iter(self.kept)), None)
        return found


def offer_with(offer: Offer, reader: OwnScenarios | None, text: str, title: str) -> Offer:
    """The offer of a game at a table that has a scenario of its own: with it, and in the modes it is for."""
    if reader is None:
        raise ImpossibleSetup("not-own", f"{title} plays no scenarios from elsewhere", {})
    scenario = reader.read(text)
    modes = tuple([mode for mode in offer.modes if fits(scenario, mode.id)])
    return msgspec.structs.replace(offer, modes=modes, scenarios=(*offer.scenarios, scenario), own=scenario.id)
