"""Every game on the shelf at every table it offers: the contract tests play at each of them."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from starboard.bots.base import good_bot, make_bot
from starboard.games.registry import GAMES
from starboard.kernel.fate import Fate
from starboard.kernel.game import Game, State
from starboard.kernel.match import Match
from starboard.kernel.pieces import project
from starboard.kernel.playout import random_answer
from starboard.kernel.requests import Payload
from starboard.kernel.setup import Setup, set_up
from starboard.kernel.visibility import SPECTATOR
from tests.games.contract.facts import Facts, facts_of

MOST_DECISIONS = 20_000


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

    def state(self) -> Any:
        return self.game.new(self.setup)

    def match(self, seed: int, **settings: Any) -> Match:
        return Match(self.game, self.state(), Fate(seed), **settings)

    def __str__(self) -> str:
        where = f"-{self.setup.scenario}" if self.setup.scenario else ""
        return f"{self.game.name}-{self.number}-{self.setup.mode}{where}-{self.seats}"


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


def some_tables(every: int) -> pytest.MarkDecorator:
    """For slow tests: one table in so many of each game, and always the first."""
    some = [table for game in GAMES for table in tables_of(game)[::every]]
    return pytest.mark.parametrize("table", some, ids=str)


def seats_of(match: Match) -> range:
    return range(len(match.game.setup_of(match.start).seats))


def eyes_of(match: Match) -> list[int]:
    """All seats, and somebody who only watches."""
    return [SPECTATOR, *seats_of(match)]


def one_decision(match: Match, dice: Fate) -> int:
    """Some seat that is asked answers at random; which one it was."""
    seat = dice.pick(sorted(match.asks))
    match.answer(seat, random_answer(match.asks[seat], dice))
    return seat


def one_step(match: Match, dice: Fate) -> None:
    """The same at a table where reaction windows are held open: an open one closes."""
    if match.window:
        match.close_window()
    else:
        one_decision(match, dice)


class Players:
    """Sensible players for every seat, who come to places that random ones seldom reach."""

    def __init__(self, match: Match, seed: int) -> None:
        self.match = match
        name = match.game.name
        self.bots = [make_bot(good_bot(name), name, seed * 31 + seat) for seat in seats_of(match)]

    def step(self) -> None:
        """A bot that is asked answers; an open reaction window closes."""
        if self.match.window:
            self.match.close_window()
            return
        seat = min(self.match.asks)
        self.match.answer(seat, self.answer(seat))

    def answer(self, seat: int) -> Payload:
        bot = self.bots[seat]
        shown = project(self.match.state, seat) if bot.needs_view else {}
        return bot.answer(shown, self.match.asks[seat])


def positions(match: Match, dice: Fate, every: int = 1) -> Iterator[Match]:
    """Play on to the end, stopping every so many decisions."""
    decisions = 0
    while not match.over:
        if decisions % every == 0:
            yield match
        one_decision(match, dice)
        decisions += 1
        assert decisions < MOST_DECISIONS, "the game does not end"
    yield match


def is_over(game: Game, g: State) -> bool:
    return bool(game.over(g))
