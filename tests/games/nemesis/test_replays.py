"""Whole recorded games are replayed to their recorded end."""

from pathlib import Path

import pytest

from starboard.games.registry import GAMES
from starboard.kernel.fate import Fate
from starboard.kernel.saves import SUFFIX, read
from tools.record_games import fingerprint, tables

FOLDER = Path(__file__).parent / "replays"
REPLAYS = sorted(FOLDER.glob("*" + SUFFIX))
OLDER = sorted(FOLDER.glob("rules-*/*" + SUFFIX))  # recorded under earlier rules


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_its_end(path):
    loaded = read(path, GAMES, Fate(0))
    match = loaded.match
    assert loaded.notice == ""
    assert match.over
    assert match.game.results(match.state) == loaded.extra["results"]
    assert fingerprint(match) == loaded.extra["end"]
    assert len(match.happened) == loaded.extra["events"]


@pytest.mark.parametrize("path", OLDER, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_game_recorded_under_earlier_rules_still_opens_with_its_result(path):
    loaded = read(path, GAMES, Fate(0))

    assert loaded.other_rules
    assert loaded.match.over
    assert loaded.match.game.results(loaded.match.state) == loaded.extra["results"]


def test_the_games_recorded_under_earlier_rules_are_kept():
    assert len(OLDER) >= 32


def test_there_are_games_of_every_kind():
    assert len(REPLAYS) == len(list(tables(GAMES["nemesis"]))) >= 30
    modes = {path.stem.split("-", 1)[1] for path in REPLAYS}
    assert {"solo-1", *[f"semi-coop-{n}" for n in (2, 3, 4, 5)], *[f"coop-{n}" for n in (1, 2, 3, 4, 5)]} <= modes


def test_some_recorded_games_are_won_and_some_lost():
    won = [bool(read(path, GAMES, Fate(0)).extra["results"]["winners"]) for path in REPLAYS]
    assert any(won) and not all(won)
