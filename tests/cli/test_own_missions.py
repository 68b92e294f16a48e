"""Missions from files at the keyboard: checked, drawn, simulated and played, in the reader's language."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from starboard.cli.language import find_texts
from starboard.cli.main import main
from starboard.cli.table import load_table

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "cold-store.toml"


def test_check_draws_the_map_and_names_what_never_happened(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "saga", "--mission", str(EXAMPLE), "--games", "1", "--lang", "it"]) == 0

    told = capsys.readouterr().out
    assert "Missione: La cella frigorifera" in told
    assert "03 ##........D1........gW....##" in told
    assert "Partite giocate: 1" in told


def test_check_draws_a_picture_of_a_mission_of_the_box(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "a.svg"

    assert main(["check", "saga", "--mission", "a", "--picture", str(picture), "--lang", "en"]) == 0

    assert picture.read_text(encoding="utf-8").startswith("<svg")


def test_what_is_wrong_with_a_file_is_said_by_row_and_column(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text(EXAMPLE.read_text(encoding="utf-8").replace("gW", "gQ"), encoding="utf-8")

    for command in (["check", "saga"], ["play", "saga"], ["simulate", "saga", "--players", "2"]):
        assert main([*command, "--mission", str(broken), "--lang", "en"]) == 2
        assert "broken.toml: map row 3, column 10: 'gQ' is no code of a map" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "data", "told"),
    [
        ("large.toml", b"#" * 70_000, "is larger than 64 KiB"),
        ("letters.toml", b"\xff\xfe", "is not UTF-8"),
        ("missing.toml", None, "cannot be read"),
    ],
)
def test_a_file_that_is_no_text_is_refused(
    name: str, data: bytes | None, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if data is not None:
        (tmp_path / name).write_bytes(data)

    assert main(["play", "saga", "--mission", str(tmp_path / name), "--lang", "en"]) == 2
    assert told in capsys.readouterr().err


def test_a_game_without_missions_from_files_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "nemesis", "--mission", str(EXAMPLE), "--lang", "en"]) == 2
    assert "plays no missions from files" in capsys.readouterr().err


def test_simulate_plays_it(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "saga", "--mission", str(EXAMPLE), "--players", "2", "--games", "2", "--jobs", "1", "--json"]

    assert main(words) == 0

    assert json.loads(capsys.readouterr().out)["games"] == 2


def test_a_saved_game_is_played_on_without_the_file(tmp_path: Path) -> None:
    mission, save = tmp_path / "mine.toml", tmp_path / "game.starboard"
    mission.write_bytes(EXAMPLE.read_bytes())
    words = ["play", "saga", "--plain", "--save", str(save), "--lang", "it", "--mission", str(mission), "--seed", "3"]
    command = [sys.executable, "-m", "starboard", *words]
    shown = subprocess.run(command, input="1\nquit\n", capture_output=True, text=True, check=True).stdout
    mission.unlink()

    table, notice = load_table(save, find_texts("it"))

    frozen = "Lo scivolo del ghiaccio è bloccato"
    assert frozen in shown and "There is a way out of this station" in shown
    assert notice == ""
    assert frozen in table.texts.text(f"saga-mission-{table.view(0)['state']['mission']}-rule-chute")
    table.texts = find_texts("en")
    assert "frozen shut" in table.texts.text(f"saga-mission-{table.view(0)['state']['mission']}-rule-chute")
