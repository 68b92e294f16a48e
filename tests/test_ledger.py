"""The ledgers load, answer and are refused, naming file, entry and field, when they are broken."""

from pathlib import Path

import pytest

from starboard.games.folders import folders
from starboard.kernel.errors import BrokenContent, Unknown
from starboard.rules.ledger import LEDGERS, Ledger, find_rule, ledger, ledgers, read_ledger
from starboard.rules.search import search

META = '[meta]\ngame = "toy"\nrule_count = {count}\n'


def entry(rule_id: str, **fields: str) -> str:
    """A sound rule, with some fields replaced; an empty value leaves the field out."""
    sound = {"id": f'"{rule_id}"', "title": '"Noise"', "text": '"Roll the die."', "source": '"seed"'} | fields
    return "\n".join(["[[rule]]", *(f"{name} = {value}" for name, value in sound.items() if value)]) + "\n"


def written(folder: Path, *entries: str, count: int | None = None) -> Path:
    file = folder / "toy.toml"
    file.write_text(META.format(count=len(entries) if count is None else count) + "\n".join(entries), encoding="utf-8")
    return file


def toy(folder: Path, *entries: str) -> Ledger:
    return read_ledger("toy", written(folder, *entries))


def refused(file: Path) -> BrokenContent:
    with pytest.raises(BrokenContent) as caught:
        read_ledger("toy", file)
    assert caught.value.file.endswith("toy.toml")
    assert caught.value.file in str(caught.value)
    return caught.value


def test_every_ledger_of_every_folder_loads_whole() -> None:
    files = {file for folder in folders().values() for file in (folder / "ledger").glob("*.toml")}

    assert {one.name for one in ledgers()} == set(LEDGERS)
    assert set(LEDGERS.values()) == {file for file in files if "[[rule]]" in file.read_text(encoding="utf-8")}
    assert all(len(one) > 0 for one in ledgers())  # as many as its `rule_count` says, or it would not load


def test_a_ledger_is_read_once() -> None:
    assert ledger("nemesis") is ledger("nemesis")


def test_a_rule_is_found_by_its_id_in_whichever_ledger_has_it() -> None:
    assert find_rule("NEM-NOISE-06").chapter == "NOISE"
    assert find_rule("SHIP-SETUP-14").source == "authored"
    assert find_rule("VAN-ROLL-12") in ledger("vanguard").rules


@pytest.mark.parametrize(
    ("rule_id", "offered"), [("NEM-NOISE-99", "NEM-NOISE-06"), ("NEM-TEA-01", "NEM-NOISE"), ("CHESS-1", "SAGA-…")]
)
def test_an_unknown_rule_is_answered_with_those_nearest_to_it(rule_id: str, offered: str) -> None:
    with pytest.raises(Unknown, match=rule_id) as caught:
        find_rule(rule_id)

    assert offered in caught.value.valid


def test_an_unknown_ledger_is_answered_with_those_there_are() -> None:
    with pytest.raises(Unknown, match=r"chess.*nemesis.*saga"):
        ledger("chess")


def test_a_rule_is_frozen() -> None:
    with pytest.raises(AttributeError):
        find_rule("NEM-NOISE-06").title = "Loud"  # type: ignore[misc]


def test_related_rules_are_those_pointed_at_and_those_pointing_each_once(tmp_path: Path) -> None:
    one = entry("TOY-A-01", see='["TOY-A-02"]')
    two = entry("TOY-A-02", see='["TOY-A-01"]')
    three = entry("TOY-B-01", see='["TOY-A-01"]')
    rules = toy(tmp_path, one, two, three)

    assert [rule.id for rule in rules.related("TOY-A-01")] == ["TOY-A-02", "TOY-B-01"]
    assert rules.related("TOY-B-01") == (rules["TOY-A-01"],)


def test_a_retired_rule_is_kept_but_not_in_force(tmp_path: Path) -> None:
    rules = toy(tmp_path, entry("TOY-A-01"), entry("TOY-A-02", retired="true"), entry("TOY-B-01"))

    assert "TOY-A-02" in rules
    assert [rule.id for rule in rules.current] == ["TOY-A-01", "TOY-B-01"]
    assert {name: len(chapter) for name, chapter in rules.chapters.items()} == {"A": 1, "B": 1}
    assert search(rules, "TOY-A-02") == []


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"text": ""}, "text"),
        ({"title": '""'}, "title"),
        ({"title": "7"}, "title"),
        ({"source": '"hearsay"'}, "source"),
        ({"see": '["TOY-A-09"]'}, "see"),
        ({"see": '"TOY-A-01"'}, "see"),
        ({"confidence": '"high"'}, "confidence"),
        ({"source": '"public"'}, "confidence"),
        ({"source": '"public"', "confidence": '"certain"'}, "confidence"),
        ({"retird": "true"}, "retird"),
    ],
)
def test_a_broken_field_is_named_with_its_entry(tmp_path: Path, fields: dict[str, str], field: str) -> None:
    error = refused(written(tmp_path, entry("TOY-A-01"), entry("TOY-A-02", **fields)))

    assert (error.entry, error.field) == ("TOY-A-02", field)
    assert f"TOY-A-02: {field}: " in str(error)


def test_an_id_given_twice_is_refused(tmp_path: Path) -> None:
    error = refused(written(tmp_path, entry("TOY-A-01"), entry("TOY-A-01")))

    assert (error.entry, error.field) == ("TOY-A-01", "id")


@pytest.mark.parametrize("rule_id", ["toy-a-1", "CHESS-A-01"])
def test_an_id_of_another_shape_or_ledger_is_refused(tmp_path: Path, rule_id: str) -> None:
    error = refused(written(tmp_path, entry("TOY-A-01"), entry(rule_id)))

    assert (error.entry, error.field) == (rule_id, "id")


def test_an_entry_without_id_is_named_by_its_place(tmp_path: Path) -> None:
    error = refused(written(tmp_path, entry("TOY-A-01"), entry("TOY-A-02", id="")))

    assert (error.entry, error.field) == ("rule number 2", "id")


def test_a_lost_rule_is_noticed_by_the_count(tmp_path: Path) -> None:
    error = refused(written(tmp_path, entry("TOY-A-01"), count=2))

    assert (error.entry, error.field) == ("meta", "rule_count")


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("[[rule]\n", "syntax"),
        (META.format(count=0), "rule"),
        ('[meta]\ngame = "toy"\n' + entry("TOY-A-01"), "rule_count"),
    ],
)
def test_a_file_that_is_no_ledger_is_refused(tmp_path: Path, text: str, field: str) -> None:
    file = tmp_path / "toy.toml"
    file.write_text(text, encoding="utf-8")

    assert refused(file).field == field


@pytest.mark.parametrize(
    ("query", "best"),
    [
        ("slime silence", "NEM-NOISE-06"),
        ("SLIMED silences", "NEM-TOKEN-02"),
        ("spreading fire", "NEM-MARKER-21"),
        ("carry heavy items", "NEM-ITEM-07"),
        ("what happens when I launch?", "NEM-POD-09"),
        ("ruling opt", "NEM-GEN-18"),
    ],
)
def test_search_puts_the_rule_among_the_first_three(query: str, best: str) -> None:
    assert best in [rule.id for rule in search(ledger("nemesis"), query, limit=3)]


def test_search_by_id_finds_the_rule_and_its_chapter() -> None:
    assert [rule.id for rule in search(ledger("nemesis"), " nem-noise-06 ")] == ["NEM-NOISE-06"]
    assert {rule.chapter for rule in search(ledger("nemesis"), "NEM-NOISE")} == {"NOISE"}


def test_a_title_counts_more_than_a_mention_and_all_words_more_than_one(tmp_path: Path) -> None:
    mention = entry("TOY-A-01", text='"Smoke, smoke, smoke."')
    title = entry("TOY-A-02", title='"Smoke"')
    both = entry("TOY-A-03", text='"Smoke hides an adult."')
    rules = toy(tmp_path, mention, title, both)

    assert search(rules, "smoke")[0].id == "TOY-A-02"
    assert search(rules, "adult smoke")[0].id == "TOY-A-03"


@pytest.mark.parametrize("query", ["", "the of and", "zzz-qqq", "?"])
def test_search_for_nothing_finds_nothing(query: str) -> None:
    assert search(ledger("nemesis"), query) == []


def test_search_keeps_to_its_limit() -> None:
    assert len(search(ledger("nemesis"), "room", limit=5)) == 5
