"""The rules in other languages: whole, with every fact, and found by their own words."""

from pathlib import Path

import pytest

from starboard.cli.lookup import rule_lines
from starboard.rules.ledger import LEDGERS, ledger
from starboard.rules.rulings import rulings
from starboard.rules.search import search
from starboard.rules.stems import words
from starboard.rules.translations import (
    facts,
    languages,
    ledger_file,
    translated,
    translated_rulings,
    translation_problems,
)
from starboard.texts import LANGUAGES, Texts

THERE = languages()


def test_the_translations_lose_nothing() -> None:
    assert translation_problems() == []


def test_only_languages_we_speak_are_translated_into() -> None:
    assert set(THERE) <= set(LANGUAGES) - {"en"}


# --- Reading ---


def test_english_is_the_ledger_itself() -> None:
    assert translated("nemesis", "en") is ledger("nemesis")
    assert translated_rulings("nemesis", "en") == rulings("nemesis")


@pytest.mark.parametrize("lang", ["fr", "..", "../ledgers", ""])
def test_a_language_nobody_translated_into_is_english(lang: str) -> None:
    assert translated("nemesis", lang) is ledger("nemesis")
    assert translated_rulings("nemesis", lang) == rulings("nemesis")


@pytest.mark.parametrize("lang", THERE)
def test_everything_but_the_words_stays_the_same(lang: str) -> None:
    there, here = translated("nemesis", lang), ledger("nemesis")

    assert there is translated("nemesis", lang)
    assert there.lang == lang
    for one, other in zip(there, here, strict=True):
        assert (one.id, one.see, one.source, one.ruling, one.retired) == (
            other.id, other.see, other.source, other.ruling, other.retired,
        )  # fmt: skip
        assert one.retired or one.text != other.text
    assert list(there.chapters) == list(here.chapters)
    for mine, theirs in zip(translated_rulings("nemesis", lang), rulings("nemesis"), strict=True):
        assert (mine.id, mine.rule, mine.default, mine.toggle) == (
            theirs.id,
            theirs.rule,
            theirs.default,
            theirs.toggle,
        )
        assert mine.question != theirs.question


def test_a_ledger_without_a_translation_is_english() -> None:
    lacking = [(name, lang) for name in LEDGERS for lang in LANGUAGES if not ledger_file(name, lang).exists()]
    assert lacking and all(translated(name, lang) is ledger(name) for name, lang in lacking)


# --- Finding ---


@pytest.mark.parametrize(
    ("lang", "query", "rule"),
    [
        ("it", "ferita grave", "NEM-WOUND-05"),
        ("it", "FERITE GRAVI", "NEM-WOUND-05"),
        ("it", "gettone silenzio", "NEM-TOKEN-01"),
        ("de", "schwere Wunde", "NEM-WOUND-05"),
        ("de", "Schweren Wunden", "NEM-WOUND-05"),
        ("cs", "vážné poranění", "NEM-WOUND-05"),
        ("cs", "vazneho poraneni", "NEM-WOUND-05"),
        ("cs", "žeton ticho", "NEM-TOKEN-01"),
    ],
)
def test_rules_are_found_in_the_readers_words(lang: str, query: str, rule: str) -> None:
    if lang not in THERE:
        pytest.skip("not translated yet")
    assert rule in [found.id for found in search(translated("nemesis", lang), query, 4)]


@pytest.mark.parametrize("lang", THERE)
def test_rules_are_found_by_id_in_any_language(lang: str) -> None:
    found = search(translated("nemesis", lang), "nem-noise-06")
    assert [rule.id for rule in found] == ["NEM-NOISE-06"]
    assert found[0].title == translated("nemesis", lang)["NEM-NOISE-06"].title


@pytest.mark.parametrize(
    ("lang", "alike"),
    [
        ("en", ["Doors", "door"]),
        ("it", ["porta", "porte"]),
        ("de", ["Tür", "Türen"]),
        ("de", ["schließe", "schliessen"]),
        ("cs", ["dveře", "dveří", "dveřích"]),
        ("cs", ["hluk", "hluku", "hlukem"]),
    ],
)
def test_forms_of_a_word_are_one(lang: str, alike: list[str]) -> None:
    assert len({words(word, lang)[0] for word in alike}) == 1


@pytest.mark.parametrize("lang", THERE)
def test_the_reference_speaks_the_readers_language(lang: str) -> None:
    rule = translated("nemesis", lang)["NEM-NOISE-06"]
    shown = rule_lines(Texts(lang), "NEM-NOISE-06")
    assert rule.title in shown[0] and rule.text in shown[1]
    assert rule.title in "\n".join(rule_lines(Texts(lang), "NEM-NOISE"))


# --- Problems ---


def test_what_must_survive_a_translation() -> None:
    assert facts("See NEM-NOISE-06: 2 Eggs, 12 at most, never 2 more.") == ["NEM-NOISE-06", "2", "12"]


def whole(lang: Path) -> tuple[Path, Path]:
    """A translation that only puts a word before everything."""
    lang.mkdir(parents=True)
    rules, questions = lang / "rules.toml", lang / "rulings.toml"
    rules.write_text(
        "".join(f"[{r.id}]\ntitle = {quoted(r.title)}\ntext = {quoted(r.text)}\n" for r in ledger("nemesis").current),
        encoding="utf-8",
    )
    questions.write_text(
        "".join(
            f"[{r.id}]\nquestion = {quoted(r.question)}\noff = {quoted(r.readings.off)}\non = {quoted(r.readings.on)}\n"
            for r in rulings("nemesis")
        ),
        encoding="utf-8",
    )
    return rules, questions


def here(folder: Path) -> dict[str, Path]:
    """The ledger with its translations in another place."""
    return {"nemesis": folder / "rules.toml"}


def quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"Ecco: {escaped}"'


def test_a_whole_translation_has_no_problems(tmp_path: Path) -> None:
    whole(tmp_path / "it")
    assert translation_problems(here(tmp_path)) == []


@pytest.mark.parametrize(
    ("before", "after", "problem"),
    [
        ("[NEM-GEN-02]", "[NEM-GEN-99]", "it/rules.toml: NEM-GEN-02: id: is not translated"),
        ("[NEM-GEN-02]", "[NEM-GEN-99]", "it/rules.toml: NEM-GEN-99: id: is not in English"),
        ("follows NEM-INTRUDER-06", "segue l’altra", "NEM-BAG-06: text: does not say NEM-INTRUDER-06"),
        ("Ecco: A turn is", "A turn is", "NEM-GEN-01: text: is still in English"),
        ("3 Adult tokens", "tre Adulti", "NEM-SETUP-11: text: does not say 3"),
    ],
)
def test_every_loss_is_named(tmp_path: Path, before: str, after: str, problem: str) -> None:
    rules, _ = whole(tmp_path / "it")
    text = rules.read_text(encoding="utf-8")
    assert before in text
    rules.write_text(text.replace(before, after), encoding="utf-8")
    assert any(problem in found for found in translation_problems(here(tmp_path)))


def test_what_one_language_has_the_others_should_have_too(tmp_path: Path) -> None:
    whole(tmp_path / "it")
    (tmp_path / "cs").mkdir()
    found = translation_problems(here(tmp_path))
    assert len(found) == len(ledger("nemesis").current) + len(rulings("nemesis"))


@pytest.mark.parametrize("line", ["text =", 'text = ""', 'txt = "x"'])
def test_a_broken_file_is_a_problem_and_no_crash(tmp_path: Path, line: str) -> None:
    rules, _ = whole(tmp_path / "it")
    with rules.open("a", encoding="utf-8") as file:
        file.write(f'[NEM-GEN-99]\ntitle = "x"\n{line}\n')
    assert len(translation_problems(here(tmp_path))) == 1
