"""Bots play by the rules, from their seat's view alone, and the same seed plays the same game."""

import copy

from starboard.bots.base import Bot, bot_kinds, bots_for, good_bot, make_bot
from starboard.kernel.match import Match
from starboard.kernel.pieces import project
from tests.games.contract.playing import MOST_DECISIONS
from tests.games.contract.tables import Seating, every_game, some_tables, tables_of


@every_game
def test_a_game_has_bots_and_the_best_is_the_first(game):
    assert good_bot(game.name) == bots_for(game.name)[0]
    assert "random" in bots_for(game.name)


def played(table: Seating, kind: str, seed: int, character: int = 0) -> Match:
    """A whole game among bots of a kind; `character` is what their own dice begin with."""
    match = table.match(seed)
    bots = [make_bot(kind, table.game.name, character * 7 + seat) for seat in range(table.seats)]
    for _ in range(MOST_DECISIONS):
        if match.over:
            return match
        seat = min(match.asks)
        match.answer(seat, answer_of(bots[seat], match, seat))
    raise AssertionError("the game does not end")


def answer_of(bot: Bot, match: Match, seat: int) -> object:
    """What the bot says, which is legal, and says without a mark on what it was shown."""
    ask = match.asks[seat]
    shown = project(match.state, seat) if bot.needs_view else {}
    before = copy.deepcopy(shown)
    answer = bot.answer(shown, ask)
    assert ask.allows(answer), f"{ask.kind}: {answer!r} is not among {list(ask.options)}"
    assert shown == before
    return answer


@some_tables(most=5)
def test_every_bot_plays_whole_games_by_the_rules(table: Seating):
    for kind in bot_kinds(table.game.name):
        match = played(table, kind, seed=table.number, character=table.number)
        assert table.game.over(match.state)


@some_tables(most=2)
def test_the_same_seed_is_the_same_game(table: Seating):
    for kind in bot_kinds(table.game.name):
        assert played(table, kind, seed=3).journal == played(table, kind, seed=3).journal


@every_game
def test_another_seed_is_another_random_bot(game):
    table = next(one for one in tables_of(game.name) if one.seats > 1)
    games = {str(played(table, "random", seed=3, character=character).journal) for character in range(4)}
    assert len(games) > 1
