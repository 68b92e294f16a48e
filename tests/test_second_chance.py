"""Who plays once more after failing: a few browser tests, and nobody else."""

import pytest

from tools import second_chance

CLICK, RULE = "tests/browser/test_pressing.py::test_click", "tests/kernel/test_match.py::test_undo"


@pytest.mark.parametrize(
    "failed, again",
    [
        ([CLICK], True),
        ([CLICK] * 5, True),
        ([CLICK] * 6, False),
        ([CLICK, RULE], False),
        ([RULE], False),
        ([], False),
    ],
)
def test_few_browser_tests_have_a_second_chance(failed, again):
    assert second_chance.deserving(failed) == again


@pytest.mark.parametrize("second, ends", [(0, 0), (1, 1)])
def test_the_second_run_decides_and_plays_alone(monkeypatch, tmp_path, capsys, second, ends):
    runs = []
    monkeypatch.setattr(second_chance, "LAST_FAILED", tmp_path / "lastfailed")

    def pytest_run(*arguments):
        runs.append(arguments)
        return 1 if len(runs) == 1 else second

    monkeypatch.setattr(second_chance, "pytest", pytest_run)
    monkeypatch.setattr(second_chance, "failed_tests", lambda: [CLICK])
    assert second_chance.main(["-n", "2"]) == ends
    assert runs == [("-n", "2"), ("-n", "0", CLICK)]
    assert ("SHAKY" in capsys.readouterr().out) == (second == 0)


def test_a_run_that_broke_off_is_not_repeated(monkeypatch, tmp_path):
    monkeypatch.setattr(second_chance, "LAST_FAILED", tmp_path / "lastfailed")
    monkeypatch.setattr(second_chance, "pytest", lambda *arguments: 3)
    monkeypatch.setattr(second_chance, "failed_tests", lambda: [CLICK])
    assert second_chance.main([]) == 3
