"""Many games at once: the same seed gives the same figures, on any number of processes."""

import json

import pytest

from starboard.cli.main import main

SIX_GAMES = ["simulate", "nemesis", "--games", "6", "--players", "3", "--bots", "random"]
TIMES = ("seconds", "games_per_second")


def figures(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, object]:
    """The summary without what depends on the clock."""
    assert main([*SIX_GAMES, "--json", *more]) == 0
    return {name: value for name, value in json.loads(capsys.readouterr().out).items() if name not in TIMES}


def test_the_same_seed_gives_the_same_figures_however_many_processes_play(capsys: pytest.CaptureFixture[str]) -> None:
    alone = figures(capsys, "--seed", "1", "--jobs", "1")

    assert alone == figures(capsys, "--seed", "1", "--jobs", "2")
    assert alone != figures(capsys, "--seed", "2", "--jobs", "1")
    assert alone["games"] == 6


def test_every_end_and_every_fate_is_counted_once(capsys: pytest.CaptureFixture[str]) -> None:
    summary = figures(capsys, "--seed", "1", "--jobs", "1")

    endings, fates = summary["endings"], summary["seats"]["fates"]
    assert isinstance(endings, dict) and sum(endings.values()) == 6
    assert isinstance(fates, dict) and sum(fates.values()) == 18


@pytest.mark.parametrize(
    ("lang", "half"), [("en", "50.0%"), ("it", "50,0\u00a0%"), ("de", "50,0\u00a0%"), ("cs", "50,0\u00a0%")]
)
def test_shares_are_written_as_the_language_writes_numbers(
    lang: str, half: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    figure = {
        "games": 2,
        "endings": {"jump": 1, "self-destruct": 1},
        "seats": {},
        "figures": {"turns": 4.0},
        "bots": {},
    }
    monkeypatch.setattr("starboard.lab.simulate.summarise", lambda *_: figure | TOLD)

    assert main(["simulate", "nemesis", "--games", "1", "--jobs", "1", "--lang", lang]) == 0

    assert capsys.readouterr().out.count(half) == 2


TOLD = {"seconds": 1.0, "games_per_second": 2.0, "decisions_per_game": 3.0}


@pytest.mark.parametrize("wrong", [["--games", "0"], ["--jobs", "-1"], ["--bots", ","], ["--players", "0"]])
def test_numbers_that_make_no_game_are_refused(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "nemesis", "--games", "1", *wrong]) == 2
    assert capsys.readouterr().err.count("\n") == 1
