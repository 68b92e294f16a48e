"""Planets from files at the keyboard, as missions are: checked, drawn, simulated, played in the mode they are for."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from starboard.cli.main import main

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "lantern-rock.toml"


def test_check_shows_the_planet_and_names_what_never_happened(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "rock.svg"

    assert main(["check", "vanguard", "--mission", str(EXAMPLE), "--games", "2", "--lang", "it"]) == 0
    told = capsys.readouterr().out
    assert main(["check", "vanguard", "--mission", "veyra", "--picture", str(picture), "--lang", "en"]) == 0

    assert "Lo Scoglio della Lanterna" in told and "2  caves, Log 2" in told and "Partite giocate: 2" in told
    assert picture.read_text(encoding="utf-8").startswith("<svg")


def test_what_is_wrong_is_said_by_entry_and_field(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text(EXAMPLE.read_text(encoding="utf-8").replace("log(3)", "log(33)"), encoding="utf-8")

    for command in (["check", "vanguard"], ["play", "vanguard"], ["simulate", "vanguard", "--players", "2"]):
        assert main([*command, "--mission", str(broken), "--lang", "en"]) == 2
        assert "broken.toml: action P1:climb: green_track: log: there is no '33'" in capsys.readouterr().err


def test_simulate_and_play_take_the_mode_that_planets_are_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [
        "simulate",
        "vanguard",
        "--mission",
        str(EXAMPLE),
        "--players",
        "2",
        "--games",
        "2",
        "--jobs",
        "1",
        "--json",
    ]
    assert main(words) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2

    play = ["play", "vanguard", "--plain", "--lang", "en", "--seed", "3", "--mission", str(EXAMPLE)]
    command = [sys.executable, "-m", "starboard", *play, "--save", str(tmp_path / "game.starboard")]
    shown = subprocess.run(command, input="1\n" * 12 + "quit\n", capture_output=True, text=True, check=True).stdout

    assert "Lantern Rock" in shown and "Light It Again" in shown
