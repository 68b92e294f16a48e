"""The texts there are have nothing that a linter finds, and `starboard check` asks the linters."""

from pathlib import Path

import pytest

from starboard.cli import check
from starboard.cli.main import main
from starboard.lint import check as lint
from starboard.lint.patterns import Entry
from tests.lint.samples import sample


def test_the_texts_pass() -> None:
    assert lint.lint_problems() == []


def test_check_says_what_the_linters_find(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    real = lint.entries

    def with_a_bad_one(lang: str, files: list[Path] | None = None) -> list[Entry]:
        bad = sample(lang, "toy-bad = d'Assalto") if lang == "it" and files is None else []
        return real(lang, files) + bad

    monkeypatch.setattr(lint, "entries", with_a_bad_one)
    monkeypatch.setattr(check, "translation_gaps", list)
    monkeypatch.setattr(check, "translation_problems", list)

    assert main(["check"]) == 1
    assert "it: toy-bad has the straight quote '" in capsys.readouterr().out
