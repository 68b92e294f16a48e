"""Two processes, one table: the match that follows the other's journal is the same at every step of whole games."""

import pytest

from starboard.kernel.encoding import encode
from starboard.kernel.fate import Fate
from starboard.kernel.match import Match
from starboard.kernel.playout import random_answer
from tests.games.nemesis.whole.games import TABLES, open_table


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_a_followed_game_is_the_same_at_every_step(table):
    here = open_table(table, seed=800 + table, hold_windows=True)
    there = Match(here.game, here.start.clone(), Fate(0), hold_windows=True, script=here.journal)
    dice = Fate(table)
    for seat in range(0, len(here.state.players), 2):
        here.orders.give(seat, "interruption", "never")
    for _ in range(400):
        if here.over:
            break
        before = len(here.journal)
        closes = here.window is not None and (not here.asks or dice.below(2) == 0)
        if closes:
            here.close_window()
        else:
            seat = dice.pick(sorted(here.asks))
            here.answer(seat, random_answer(here.asks[seat], dice))
        there.follow(here.journal[before:], closes)
        assert fingerprint(there) == fingerprint(here)
    assert told(there) == told(here)


def fingerprint(match: Match) -> object:
    asks = {seat: (ask.rule, ask.kind, list(ask.options)) for seat, ask in match.asks.items()}
    seats = range(len(match.state.players))
    undo = [(match.ask_id(seat), match.undo_stops(seat)) for seat in seats]
    where = (match.over, match.window is not None, match.mark, len(match.journal), len(match.happened), match.barriers)
    return encode(match.state), encode(match.checkpoint), asks, undo, where


def told(match: Match) -> object:
    return [(stamp, h.kind, h.rule, h.args, h.seats, h.secret) for stamp, h in match.happened]
