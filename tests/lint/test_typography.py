"""Quotes, dots and spaces that a language writes in another way are found."""

import pytest

from starboard.lint.typography import typography_problems
from tests.lint.samples import sample

NBSP = "\u00a0"


def found(lang: str, text: str) -> list[str]:
    return [problem for entry in sample(lang, f"a = {text}") for problem in typography_problems(entry)]


@pytest.mark.parametrize(
    ("lang", "text", "problem"),
    [
        ("it", "Fucile d'Assalto", "has the straight quote '"),
        ("en", 'The "Search" card', 'has the straight quote "'),
        ("en", "{ $n ->\n    [one] Room's\n   *[other] Rooms\n }", "has the straight quote '"),
        ("it", "con “Annulla”", "has the quote “ of another language"),
        ("de", "die Karte «Suchen»", "has the quote « of another language"),
        ("en", "Loading...", "has three dots instead of …"),
        ("en", "Loading …", "has a space before …"),
        ("de", "Wird geladen …", "needs a non-breaking space before …"),
        ("de", "Wird geladen…", "needs a non-breaking space before …"),
        ("cs", "Načítá se …", "has a space before …"),
        ("cs", "Motor č. 1", "needs a non-breaking space behind č."),
        ("cs", "Motor č. { $engine }", "needs a non-breaking space behind č."),
        ("it", "Motore n. { $engine }", "needs a non-breaking space behind n."),
        ("de", "40 %", "needs a non-breaking space before %"),
        ("cs", "{ $percent } %", "needs a non-breaking space before %"),
        ("it", "{ $percent }%", "needs a non-breaking space before %"),
        ("en", f"{{ $percent }}{NBSP}%", "has a space before %"),
        ("de", "{ $count } s", "needs a non-breaking space before the unit s"),
        ("de", "{ $count } Std.", "needs a non-breaking space before the unit Std."),
    ],
)
def test_what_is_written_in_another_way_is_found(lang: str, text: str, problem: str) -> None:
    assert f"{lang}: a {problem}" in found(lang, text)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Don’t say “no” at 40%, or { $percent }%…"),
        ("it", f"Di’ «no» al 40{NBSP}%, al Motore n.{NBSP}{{ $engine }}…"),
        ("de", f"„Nein“ bei 40{NBSP}% nach {{ $count }}{NBSP}s{NBSP}…"),
        ("cs", f"„Ne“ na 40{NBSP}% u Motoru č.{NBSP}1…"),
        ("en", "… and { $count } more"),
        ("de", "ein Raum, ein Xeno … und mehr"),
        ("en", "printf { \"'1'\" }"),
    ],
)
def test_what_is_written_well_is_left_alone(lang: str, text: str) -> None:
    assert found(lang, text) == []
