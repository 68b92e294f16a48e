"""Counted words without a plural are found, and Czech prepositions before a number."""

import pytest

from starboard.lint.numbers import number_problems
from tests.lint.samples import sample

PLURAL = "{ $count ->\n    [one] { $count } card\n   *[other] { $count } cards\n }"


def found(lang: str, text: str, counted: set[str] = frozenset(), steady: frozenset[str] = frozenset()) -> list[str]:
    (entry,) = sample(lang, f"a = {text}")
    return list(number_problems(entry, set(counted), steady))


@pytest.mark.parametrize(
    ("lang", "text", "counted", "problem"),
    [
        ("en", "Draw { $count } cards.", set(), "counts “cards” by $count without a plural"),
        ("de", "Noch { $left } Felder.", {"left"}, "counts “Felder” by $left without a plural"),
        (
            "it",
            "{ $who ->\n    [a] { $count } posti\n   *[b] x\n }",
            set(),
            "counts “posti” by $count without a plural",
        ),
    ],
)
def test_a_counted_word_needs_its_plural(lang: str, text: str, counted: set[str], problem: str) -> None:
    assert found(lang, text, counted) == [f"{lang}: a {problem}"]


@pytest.mark.parametrize(
    "text",
    [
        PLURAL,
        "{ $count } of { $most } chosen",
        "{ $most ->\n    [1] one option\n   *[other] { $most } options\n }",
        "Room { $number } is dark",
    ],
)
def test_what_is_counted_or_is_no_count_is_left_alone(text: str) -> None:
    assert found("en", text, {"most"}) == []


def test_a_game_says_which_of_its_words_have_no_plural() -> None:
    assert found("de", "{ $count } Schaden") == ["de: a counts “Schaden” by $count without a plural"]
    assert found("de", "{ $count } Schaden", steady=frozenset(["Schaden"])) == []


@pytest.mark.parametrize(
    ("text", "preposition", "name"),
    [
        ("{ $taken } z { $count }", "z", "count"),
        ("alespoň s { $number } předměty", "s", "number"),
        ('přidal k { FORM($weapon, "dat") }', "k", "weapon"),
        ("V { $room } hoří", "V", "room"),
    ],
)
def test_a_czech_preposition_before_a_variable_is_found(text: str, preposition: str, name: str) -> None:
    problem = f"cs: a has the preposition {preposition} before ${name}, which may need {preposition}e"
    assert found("cs", text) == [problem]


@pytest.mark.parametrize("text", ["{ $taken }/{ $count }", '{ FORM($room, "in") }', "uloženo v { $path }", "do { $n }"])
def test_other_words_before_a_variable_are_left_alone(text: str) -> None:
    assert found("cs", text) == []
    assert found("it", "z { $count }") == []
