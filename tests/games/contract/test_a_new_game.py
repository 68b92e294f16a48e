"""A game that nobody has heard of: its folder on the shelf is all there is to do, and no shared file knows its name.

It is the miniature under another name, so that everything that goes by a name has to be found anew.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import MINIATURE

RENAMED = (("lanterns", "beacons"), ("Lanterns", "Beacons"), ("LAN-", "BEA-"))
KEPT = (".py", ".toml", ".ftl", ".md")


def renamed(text: str) -> str:
    for old, new in RENAMED:
        text = text.replace(old, new)
    return text


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the game in it."""
    shelf = tmp_path_factory.mktemp("shelf")
    for file in MINIATURE.rglob("*"):
        if file.suffix in KEPT:
            copy = shelf / renamed(file.relative_to(MINIATURE).as_posix())
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(renamed(file.read_text(encoding="utf-8")), encoding="utf-8")
    return shelf


def starboard(shelf: Path, *words: str, typed: str = "") -> str:
    environment = {**os.environ, "STARBOARD_GAMES": str(shelf), "STARBOARD_HOME": str(shelf / "home"), "LANG": "C"}
    command = [sys.executable, *words] if words[0] == "-c" else [sys.executable, "-m", "starboard", *words]
    done = subprocess.run(
        command, input=typed, env=environment, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, f"{done.stdout[-2000:]}\n{done.stderr[-2000:]}"
    return done.stdout


def test_its_box_ledger_and_texts_are_checked_with_the_others(shelf: Path):
    told = starboard(shelf, "check")
    assert "beacons" in told and "Beacons" in told


def test_its_bots_play_whole_games(shelf: Path):
    assert "Beacons" in starboard(shelf, "simulate", "beacons", "--games", "6", "--jobs", "1", "--seed", "1")


def test_it_is_played_to_the_end_in_the_terminal(shelf: Path):
    told = starboard(shelf, "play", "beacons", "--seats", "human,bot", "--seed", "2", typed="1\n\n" * 600)
    assert "The game is over" in told


def test_its_rules_can_be_looked_up(shelf: Path):
    assert "BEA-WALK-01" in starboard(shelf, "rules", "BEA-WALK-01")


def test_the_server_offers_it(shelf: Path):
    asks = "import asyncio\nfrom starboard.server.api.games import games\nprint(asyncio.run(games()))\n"
    told = starboard(shelf, "-c", asks)
    assert "name='beacons'" in told and "'pilgrimage'" in told
