"""The recorded games of Nemesis: of every kind, and those under earlier rules still open."""

from pathlib import Path

import pytest

from starboard.games.registry import GAMES
from starboard.kernel.fate import Fate
from starboard.kernel.saves import SUFFIX, read

FOLDER = Path(__file__).parent / "replays"
REPLAYS = sorted(FOLDER.glob("*" + SUFFIX))
OLDER = sorted(FOLDER.glob("rules-*/*" + SUFFIX))  # recorded under earlier rules


@pytest.mark.parametrize("path", OLDER, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_game_recorded_under_earlier_rules_still_opens_with_its_result(path):
    loaded = read(path, GAMES, Fate(0))

    assert loaded.other_rules
    assert loaded.match.over
    assert loaded.match.game.results(loaded.match.state) == loaded.extra["results"]


def test_the_games_recorded_under_earlier_rules_are_kept():
    assert len(OLDER) >= 32


def test_there_are_games_of_every_kind():
    modes = {path.stem.split("-", 1)[1] for path in REPLAYS}
    assert {"solo-1", *[f"semi-coop-{n}" for n in (2, 3, 4, 5)], *[f"coop-{n}" for n in (1, 2, 3, 4, 5)]} <= modes
