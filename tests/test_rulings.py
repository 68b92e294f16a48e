"""Every option of the ledger is a ruling with a question, two readings, a default and a toggle."""

from pathlib import Path

import pytest

from starboard.games.folders import folders
from starboard.games.registry import GAMES
from starboard.kernel.errors import BrokenContent
from starboard.rules.ledger import LEDGERS, Ledger, Rule, ledger
from starboard.rules.rulings import read_rulings, rulings

TOY = Ledger(
    "toy",
    (
        Rule("TOY-A-01", "Doors", "Doors stop all. Option “Open”: they stop nobody.", "seed", options=("open-doors",)),
        Rule("TOY-A-02", "Fire", "Fire burns.", "seed"),
    ),
)
SOUND = """
[[ruling]]
id = "open-doors"
rule = "TOY-A-01"
question = "Do doors stop anybody?"
default = "off"
toggle = true
readings = { off = "All.", on = "Nobody." }
"""


def refused(folder: Path, text: str) -> BrokenContent:
    file = folder / "toy.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BrokenContent) as caught:
        read_rulings(file, TOY)
    assert "toy.toml" in caught.value.file
    return caught.value


def test_nemesis_has_its_options_all_off_and_open_to_the_table() -> None:
    assert [ruling.id for ruling in rulings("nemesis")] == [
        "doors-block-crew-only",
        "hatching-needs-an-egg",
        "fire-only-in-own-round",
        "next-intact-room",
        "queen-token-returns",
        "no-eggs-in-dead-nest",
        "sleepers-keep-both",
        "target-by-action-cards",
        "summoning-is-encounter",
        "leaving-a-pod-passes",
        "ejection-saves-occupants",
        "attached-cards-count",
        "two-coop-objectives",
    ]
    assert {(ruling.default, ruling.toggle) for ruling in rulings("nemesis")} == {("off", True)}


@pytest.mark.parametrize("game", [game for game in LEDGERS if rulings(game)])
def test_rulings_stand_in_the_order_of_the_ledger(game: str) -> None:
    order = [rule.id for rule in ledger(game)]
    places = [order.index(ruling.rule) for ruling in rulings(game)]

    assert places == sorted(places)


@pytest.mark.parametrize("game", list(GAMES))
def test_what_can_be_chosen_is_offered_and_is_off_unless_chosen(game: str) -> None:
    offered = {option.id for option in GAMES[game].offer.options}

    assert {ruling.id for ruling in rulings(game) if ruling.toggle} <= offered
    assert {ruling.default for ruling in rulings(game)} <= {"off"}


def test_the_readings_of_a_ruling_differ_and_its_question_is_one() -> None:
    for ruling in [ruling for game in LEDGERS for ruling in rulings(game)]:
        assert ruling.readings.off != ruling.readings.on
        assert ruling.question.endswith("?")


def test_a_game_without_rulings_has_none() -> None:
    assert rulings("toy") == ()


def test_a_further_ledger_of_a_game_has_no_rulings_of_its_own() -> None:
    further = [name for name in LEDGERS if name not in folders()]

    assert further and all(rulings(name) == () for name in further)


def test_a_sound_file_is_read(tmp_path: Path) -> None:
    file = tmp_path / "toy.toml"
    file.write_text(SOUND, encoding="utf-8")

    (ruling,) = read_rulings(file, TOY)

    assert (ruling.rule, ruling.readings.on, ruling.default) == ("TOY-A-01", "Nobody.", "off")


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('question = "Do doors stop anybody?"\n', "", "question"),
        ('default = "off"', 'default = "maybe"', "default"),
        ("toggle = true", 'toggle = "yes"', "toggle"),
        (', on = "Nobody."', "", "on"),
        ('on = "Nobody."', 'on = ""', "readings.on"),
        ("TOY-A-01", "TOY-A-09", "rule"),
        ("TOY-A-01", "TOY-A-02", "rule"),
        ("toggle = true", "toggle = true\ntogle = true", "togle"),
    ],
)
def test_a_broken_ruling_is_refused_naming_entry_and_field(tmp_path: Path, old: str, new: str, field: str) -> None:
    assert old in SOUND

    error = refused(tmp_path, SOUND.replace(old, new))

    assert (error.entry, error.field) == ("open-doors", field)


def test_an_option_the_ledger_does_not_know_is_refused(tmp_path: Path) -> None:
    error = refused(tmp_path, SOUND + SOUND.replace("open-doors", "no-doors"))

    assert (error.entry, error.field) == ("no-doors", "rule")


def test_a_question_found_in_play_need_not_stand_in_the_ledger(tmp_path: Path) -> None:
    file = tmp_path / "toy.toml"
    found = SOUND.replace("open-doors", "no-doors").replace("toggle = true", "toggle = true\nin_ledger = false")
    file.write_text(SOUND + found, encoding="utf-8")

    assert [(ruling.id, ruling.in_ledger) for ruling in read_rulings(file, TOY)] == [
        ("open-doors", True),
        ("no-doors", False),
    ]


def test_an_option_of_the_ledger_is_not_passed_off_as_found_in_play(tmp_path: Path) -> None:
    error = refused(tmp_path, SOUND.replace("toggle = true", "toggle = true\nin_ledger = false"))

    assert (error.entry, error.field) == ("open-doors", "in_ledger")


def test_an_option_of_the_ledger_without_ruling_is_noticed(tmp_path: Path) -> None:
    lonely = Ledger("toy", (*TOY.rules, Rule("TOY-A-03", "Egg", "One. Or two.", "seed", options=("two-eggs",))))
    file = tmp_path / "toy.toml"
    file.write_text(SOUND, encoding="utf-8")

    with pytest.raises(BrokenContent, match=r"two-eggs.*TOY-A-03"):
        read_rulings(file, lonely)
