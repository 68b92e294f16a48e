"""Whole recorded games of every game are replayed to their recorded end."""

from pathlib import Path

import pytest

from starboard.games.registry import GAMES
from starboard.kernel.fate import Fate
from starboard.kernel.saves import SUFFIX, read
from tools.record_games import fingerprint, named, tables

HERE = Path(__file__).parent
RECORDED = [game for game in GAMES.values() if (HERE / game.name / "replays").is_dir()]
REPLAYS = [path for game in RECORDED for path in sorted((HERE / game.name / "replays").glob("*" + SUFFIX))]


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_recorded_game_replays_to_its_end(path):
    loaded = read(path, GAMES, Fate(0))
    match = loaded.match
    assert loaded.notice == ""
    assert match.over
    assert match.game.results(match.state) == loaded.extra["results"]
    assert fingerprint(match) == loaded.extra["end"]
    assert len(match.happened) == loaded.extra["events"]


@pytest.mark.parametrize("game", RECORDED, ids=lambda game: game.name)
def test_every_table_has_its_recorded_game(game):
    wanted = [f"{number:02d}-{named(setup)}" for number, setup in enumerate(tables(game))]
    assert [path.stem for path in REPLAYS if path.parts[-3] == game.name] == wanted
    assert len(wanted) >= 30


@pytest.mark.parametrize("game", RECORDED, ids=lambda game: game.name)
def test_some_recorded_games_are_won_and_some_lost(game):
    folder = HERE / game.name / "replays"
    won = [bool(read(path, GAMES, Fate(0)).extra["results"]["winners"]) for path in folder.glob("*" + SUFFIX)]
    assert any(won)
    assert not all(won)
