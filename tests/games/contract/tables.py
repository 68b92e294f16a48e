"""Every game on the shelf at every table it offers: the contract tests play at each of them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from math import ceil
from typing import Any

import pytest

from starboard.games.registry import GAMES
from starboard.kernel.fate import Fate
from starboard.kernel.game import Game
from starboard.kernel.match import Match
from starboard.kernel.pieces import Piece
from starboard.kernel.setup import Setup, set_up
from starboard.kernel.visibility import PUBLIC
from tests.games.contract.facts import Facts, facts_of


@dataclass(frozen=True)
class Seating:
    """A game and how a table of it is opened."""

    game: Game
    setup: Setup
    number: int  # among the tables of the game

    @property
    def facts(self) -> Facts:
        return facts_of(self.game.name)

    @property
    def seats(self) -> int:
        return len(self.setup.seats)

    @property
    def hides(self) -> bool:
        """Whether the table has anything that somebody may not see."""
        return hides_something(self.game.state_kind) and self.facts.hides(self.setup)

    def state(self) -> Any:
        return self.game.new(self.setup)

    def match(self, seed: int, **settings: Any) -> Match:
        return Match(self.game, self.state(), Fate(seed), **settings)

    def __str__(self) -> str:
        where = f"-{self.setup.scenario}" if self.setup.scenario else ""
        return f"{self.game.name}-{self.number}-{self.setup.mode}{where}-{self.seats}"


def hides_something(kind: type[Piece]) -> bool:
    """Whether a field of the piece, or of a piece in it, is not for everybody's eyes."""
    return any(
        field.show is not PUBLIC or any(hides_something(inner) for inner in field.shape.kinds())
        for field in kind.FIELDS.values()
    )


def offered(game: Game) -> Iterator[Setup]:
    """A table for every mode, scenario and number of seats, each with another option."""
    offer, number = game.offer, 0
    for mode in offer.modes:
        options = [option.id for option in offer.options_in(mode.id)]
        for scenario in [one.id for one in offer.scenarios_in(mode.id) if one.alone] or [""]:
            least, most = offer.counts(mode.id, scenario)
            for seats in range(least, most + 1):
                wanted = options[number % len(options) :][:1] if options and number % 2 else []
                yield set_up(offer, mode.id, seats, wanted, scenario)
                number += 1


@cache
def tables_of(game: str) -> tuple[Seating, ...]:
    facts = facts_of(game)
    setups = [*(offered(GAMES[game]) if facts.whole_tables else ()), *facts.setups]
    return tuple([Seating(GAMES[game], setup, number) for number, setup in enumerate(setups)])


TABLES = [table for game in GAMES for table in tables_of(game)]
WITH_OTHERS = [table for table in TABLES if table.seats > 1]

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_table_with_others = pytest.mark.parametrize("table", WITH_OTHERS, ids=str)


def spread(tables: Sequence[Seating], most: int) -> list[Seating]:
    """So many at the most, from the first on evenly among all."""
    return list(tables[:: ceil(len(tables) / most)])


def some_tables(most: int, alone: bool = True) -> pytest.MarkDecorator:
    """For slow tests: so many tables of each game, perhaps only those with several seats."""
    some: list[Seating] = []
    for game in GAMES:
        tables = [table for table in tables_of(game) if alone or table.seats > 1]
        some += spread(tables, most)
    return pytest.mark.parametrize("table", some, ids=str)
