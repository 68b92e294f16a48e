"""What can be typed at the prompt, and what is said when it makes no sense."""

from pathlib import Path

import pytest

from starboard.games.nemesis.plugin import INTERRUPTIBLE
from starboard.texts import Texts
from tests.cli.driving import Keyboard, a_table, at_random, scripted, sit_down


def typed(tmp_path: Path, *lines: str, players: str = "human,random", seed: int = 7) -> list[str]:
    """What is shown after the lines were typed at a table where the draft is done and an Action is asked."""
    table = a_table(tmp_path / "game.starboard", players, seed=seed)
    left = list(lines)
    play = at_random(1)

    def type_line(keyboard: Keyboard) -> str:
        ask = keyboard.ask
        if left and (ask is None or ask.kind != "action") and len(left) == len(lines):
            return play(keyboard)
        if not left:
            raise EOFError
        return left.pop(0)

    shown = sit_down(table, type_line)[0].shown
    return shown[shown.index(f"<typed> {lines[0]}") :]


def between(shown: list[str]) -> list[str]:
    """Only what came after the first line typed, up to the next prompt."""
    return shown[1 : next(at for at, line in enumerate(shown) if line.startswith("<prompt>"))]


def test_a_question_mark_explains_the_rule_of_the_question(tmp_path: Path) -> None:
    assert between(typed(tmp_path, "?"))[0].startswith("NEM-TURN-06")


def test_a_question_mark_and_a_number_explain_that_option(tmp_path: Path) -> None:
    assert between(typed(tmp_path, "? 1"))[0].startswith("NEM-ACTION-12")


@pytest.mark.parametrize("line", ["? NEM-NOISE-06", "?nem-noise-06"])
def test_a_rule_is_found_by_its_id(tmp_path: Path, line: str) -> None:
    assert between(typed(tmp_path, line))[0].startswith("NEM-NOISE-06")


def test_a_question_mark_and_too_large_a_number_say_how_many_there_are(tmp_path: Path) -> None:
    assert between(typed(tmp_path, "? 99"))[0].startswith("The options are numbered from 1 to ")


@pytest.mark.parametrize("line", ["9" * 5000, "log " + "9" * 5000, "look " + "q" * 5000, "x" * 20000])
def test_a_line_nobody_would_type_is_refused_and_read_again(tmp_path: Path, line: str) -> None:
    assert between(typed(tmp_path, line)) == ["That line is too long: 400 characters are enough for everything here."]


@pytest.mark.parametrize("command", ["save", "load"])
@pytest.mark.parametrize("name", ["a\0b", "~nobody-of-that-name/game", "/"])
def test_a_file_name_that_is_none_is_refused(tmp_path: Path, command: str, name: str) -> None:
    assert between(typed(tmp_path, f"{command} {name}"))[0].startswith("That did not work, and nothing has changed")


def test_saving_leaves_a_file_of_somebody_else_alone(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("milk, eggs", encoding="utf-8")

    shown = typed(tmp_path, f"save {notes}")

    assert "is not a saved game and was left alone" in between(shown)[0]
    assert notes.read_text(encoding="utf-8") == "milk, eggs"


def test_looking_at_a_sign_that_only_looks_like_a_number_finds_nothing(tmp_path: Path) -> None:
    assert between(typed(tmp_path, "look ²"))[0].startswith("Nothing is called ²")


def test_rules_are_found_by_words(tmp_path: Path) -> None:
    assert any("NEM-NOISE" in line for line in between(typed(tmp_path, "? noise roll slime")))


def test_an_unknown_rule_names_its_neighbours(tmp_path: Path) -> None:
    assert "NEM-NOISE-06" in between(typed(tmp_path, "? NEM-NOISE-99"))[0]


def test_why_names_what_is_held_back_with_its_rule(tmp_path: Path) -> None:
    shown = between(typed(tmp_path, "why"))

    assert any(line.startswith("Shoot: ") and line.endswith("]") and "[NEM-" in line for line in shown)


def test_looking_at_a_card_tells_its_cost_and_text(tmp_path: Path) -> None:
    shown = between(typed(tmp_path, "look interruption"))

    assert shown[0] == "Card: Interruption, free, in and out of Combat"
    assert "cancel" in shown[1]


def test_looking_at_a_room_by_number_tells_what_is_there(tmp_path: Path) -> None:
    shown = between(typed(tmp_path, "look 11"))

    assert shown[0].startswith("Room 11 Hibernatorium: ")
    assert shown[1].startswith("Room: Hibernatorium")


def test_looking_at_nothing_known_says_so(tmp_path: Path) -> None:
    assert between(typed(tmp_path, "look xyzzy")) == [
        "Nothing is called xyzzy. Try a part of the name, or a number on the board."
    ]


def test_the_map_has_every_room_with_its_exits(tmp_path: Path) -> None:
    shown = between(typed(tmp_path, "map"))

    assert len([line for line in shown if "exits " in line]) == 21
    assert any(line.startswith("Room 11 Hibernatorium: you (") for line in shown)


def test_hand_tells_what_the_cards_do(tmp_path: Path) -> None:
    assert any(line.startswith("Search: ") and len(line) > 40 for line in between(typed(tmp_path, "hand")))


def test_log_shows_as_many_lines_as_wanted(tmp_path: Path) -> None:
    assert len(between(typed(tmp_path, "log 4"))) == 4


def test_an_unknown_word_gets_one_line_and_the_question_again(tmp_path: Path) -> None:
    shown = between(typed(tmp_path, "dance"))

    assert shown[0] == "There is no command dance. Type the number of an option, or help."
    assert shown[1].startswith("What do you do?")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("99", "The options are numbered from 1 to "),
        ("1 2", "Please pick exactly one option."),
        ("none", "Please pick an option by its number"),
        ("", "Please pick an option by its number"),
        ("1 1", "Each option can be picked only once."),
    ],
)
def test_a_pick_that_makes_no_sense_is_explained(tmp_path: Path, line: str, said: str) -> None:
    shown = between(typed(tmp_path, line))

    assert shown[0].startswith(said)
    assert shown[1].startswith("What do you do?")


def test_orders_are_shown_and_given(tmp_path: Path) -> None:
    shown = typed(tmp_path, "orders interruption if actions=move,shoot seats=2", "orders dance never")

    assert "interruption: only if actions=move,shoot seats=2" in shown
    assert "After if, for example: actions=move,careful  seats=1,2" in shown
    assert "“dance” is not known here. Choose from: interruption, nerves-of-steel" in shown


@pytest.mark.parametrize(
    ("order", "said"),
    [
        ("if", "“?” is not known here. Choose from: if actions=…, if seats=…"),
        ("never seats=2", "“seats=2” is not known here. Choose from: if actions=…, if seats=…"),
        ("if actions=move,dance", "“dance” is not known here. Choose from: move, careful, "),
        ("if seats=3", "“3” is not known here. Choose from: 1, 2"),
    ],
)
def test_an_order_that_could_never_apply_is_refused(tmp_path: Path, order: str, said: str) -> None:
    shown = typed(tmp_path, f"orders interruption {order}", "orders")

    assert shown[1].startswith(said)
    assert "interruption: ask me" in shown


def test_every_action_of_a_standing_order_has_a_name() -> None:
    assert [action for action in INTERRUPTIBLE if not Texts("en").has(f"nemesis-action-{action}")] == []


def test_the_language_changes_at_once(tmp_path: Path) -> None:
    shown = typed(tmp_path, "lang de", "lang xx")

    assert any("Hibernatorium" in line or "Kryo" in line for line in shown)
    assert "„xx“ ist hier nicht bekannt. Zur Wahl stehen: en, it, de, cs" in shown


def test_save_and_load_bring_back_the_same_question(tmp_path: Path) -> None:
    other = tmp_path / "other.starboard"

    shown = typed(tmp_path, f"save {other}", "1", f"load {other}")

    assert f"Saved in {other}." in shown
    back = shown[shown.index(f"<typed> load {other}") :]
    assert any(line.startswith("What do you do? This is your first Action") for line in back)


def test_a_save_that_is_no_save_changes_nothing(tmp_path: Path) -> None:
    foreign = tmp_path / "notes.txt"
    foreign.write_text("milk, eggs", encoding="utf-8")

    shown = typed(tmp_path, f"load {foreign}", "load")

    assert any(line.startswith("That did not work, and nothing has changed") for line in shown)
    assert any("is damaged, or no game of Starboard" in line for line in shown)
    assert foreign.read_text(encoding="utf-8") == "milk, eggs"


def test_undo_takes_back_a_choice_nobody_learned_from(tmp_path: Path) -> None:
    shown = typed(tmp_path, "1", "undo")

    back = shown[shown.index("<typed> undo") :]
    assert "Taken back." in back
    assert any(line.startswith("What do you do? This is your first Action") for line in back)


def test_undo_with_bots_says_why_it_was_not_free_and_that_they_agree(tmp_path: Path) -> None:
    table = a_table(tmp_path / "game.starboard", "human,random", seed=7)

    keyboard, _ = sit_down(table, scripted(["undo", "1", "undo"]))

    assert "You have not decided anything yet that could be taken back." in keyboard.shown
    assert "The bots agree: taken back." in keyboard.shown
    assert "Taken back." not in keyboard.shown
    assert keyboard.shown[-2].startswith("<prompt>")
    assert [entry for entry in table.match.journal if entry[0] == 0] == []
