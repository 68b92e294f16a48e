"""Bots play by the rules, from their seat's view alone, and the same seed plays the same game."""

import copy
from collections.abc import Sequence

from starboard.bots.base import Bot, bot_kinds, bots_for, good_bot, make_bot
from starboard.bots.people import bot_players
from starboard.kernel.encoding import encode
from starboard.kernel.fate import Fate
from starboard.kernel.game import Game
from starboard.kernel.match import Match
from starboard.kernel.pieces import project
from tests.games.contract.playing import MOST_DECISIONS, Players, deciding
from tests.games.contract.tables import Seating, every_game, some_tables, tables_of
from tests.games.contract.twins import Recorder, Revealed, step, twin_of


@every_game
def test_a_game_has_bots_and_the_best_is_the_first(game):
    assert good_bot(game.name) == bots_for(game.name)[0]
    assert "random" in bots_for(game.name)


def played(table: Seating, kind: str, seed: int, character: int = 0) -> Match:
    """A whole game among bots of a kind; `character` is what their own dice begin with."""
    return played_by(
        table, [make_bot(kind, table.game.name, character * 7 + seat) for seat in range(table.seats)], seed
    )


def played_by(table: Seating, bots: Sequence[Bot], seed: int) -> Match:
    match = table.match(seed)
    for _ in range(MOST_DECISIONS):
        if match.over:
            return match
        seat = min(deciding(match))
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


@every_game
def test_everybody_that_bots_are_plays_by_the_rules(game: Game):
    """Each person at each strength has a seat in one of these games."""
    table = max(tables_of(game.name), key=lambda table: table.seats)
    waiting = [make_bot(player, game.name, number) for number, player in enumerate(bot_players(game.name))]
    while waiting:
        table_full = (waiting * table.seats)[: table.seats]
        waiting = waiting[table.seats :]
        assert game.over(played_by(table, table_full, seed=len(waiting)).state)


@some_tables(most=3, alone=False)
def test_a_bot_decides_the_same_where_only_what_it_may_not_know_differs(table: Seating):
    """Whatever a question carries beside its options is no secret either: a bot is given it too."""
    compared = sum([beside_a_twin(table, seed) for seed in range(3)])
    assert compared > 10 or not table.hides, "the test compared nothing"


def beside_a_twin(table: Seating, seed: int) -> int:
    """Play a game beside twins of it; how often bots were compared whose tables differ."""
    real = table.match(seed=seed * 10 + table.number, hold_windows=True)
    real.fate = Recorder(seed)
    dice, players, compared = Fate(seed), Players(real, seed), 0
    for _ in range(30):
        while real.window:
            real.close_window()
        if real.over:
            break
        seat = dice.pick(sorted(real.asks))
        twin = twin_of(real, seat, dice.below(1000))
        real.fate.said.clear()
        for _ in range(10):
            if real.over or project(real.state, seat) != project(twin.state, seat):
                break  # what has come to light need not be the same in both
            if seat in deciding(real) and seat in deciding(twin):
                assert thoughts(real, seat, seed) == thoughts(twin, seat, seed)
                compared += encode(real.state) != encode(twin.state)
            try:
                step(real, twin, seat, dice, players)
            except Revealed:
                break
    return compared


def thoughts(match: Match, seat: int, seed: int) -> list[object]:
    """What each kind of bot would answer, newly seated."""
    name = match.game.name
    return [answer_of(make_bot(kind, name, seed), match, seat) for kind in bot_kinds(name)]


@some_tables(most=2)
def test_the_same_seed_is_the_same_game(table: Seating):
    for kind in bot_kinds(table.game.name):
        assert played(table, kind, seed=3).journal == played(table, kind, seed=3).journal


@every_game
def test_another_seed_is_another_random_bot(game):
    table = next(one for one in tables_of(game.name) if one.seats > 1)
    games = {str(played(table, "random", seed=3, character=character).journal) for character in range(4)}
    assert len(games) > 1
