"""The command line: help that teaches, one clear line for every mistake, replays and checks."""

import io
from importlib.metadata import version
from pathlib import Path

import pytest

from starboard.cli import check
from starboard.cli.main import main
from starboard.cli.seats import parse_seats
from starboard.games.registry import GAMES
from starboard.rules.ledger import ledger
from starboard.texts import Texts
from tests.cli.driving import a_table, at_random, scripted, sit_down

GAMES_HERE = ", ".join(sorted(GAMES))


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STARBOARD_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LANG", "C")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "chess"], f"There is no game “chess”. Choose from: {GAMES_HERE}"),
        (["play", "nemesis", "--mode", "versus"], "There is no mode “versus”. Choose from: semi-coop, coop, solo"),
        (["play", "nemesis", "--lang", "fr"], "There is no language “fr” here. Choose from: en, it, de, cs"),
        (
            ["play", "nemesis", "--seats", "human,hal"],
            "There is no player “hal”. Choose from: human, bot, scripted, random, easy, steady, sharp, cautious",
        ),
        (["play", "nemesis", "--options", "easy"], "There is no option “easy”. Choose from: doors-block-crew-only"),
        (["play", "nemesis", "--seats", "human,bot,bot,bot,bot,bot"], "for 2 to 5 players, not for 6"),
        (["play", "nemesis", "--seats", ""], "for 2 to 5 players, not for 0"),
        (["play", "nemesis", "--load", "x", "--mode", "coop"], "--mode: a saved game keeps its players, mode and"),
        (["play", "nemesis", "--load", "~nobody-of-that-name/x"], "~nobody-of-that-name/x: there is no such user"),
        (["simulate", "nemesis", "--lang", "fr"], "There is no language “fr” here. Choose from: en, it, de, cs"),
        (["rules", "NEM-NOISE-99"], "There is no rule “NEM-NOISE-99”. Choose from: NEM-NOISE-01"),
    ],
)
def test_a_mistake_gets_one_line_with_what_is_valid(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2

    err = capsys.readouterr().err
    assert said in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "chess", "--lang", "it"], f"starboard: Il gioco «chess» non c’è. Scegli tra: {GAMES_HERE}"),
        (["play", "--lang=de", "--load", "nowhere"], "starboard: nowhere lässt sich nicht lesen:"),
        (["play", "--lang", "cs_CZ", "--save", "/"], "starboard: /: sem nejde zapisovat, je to složka."),
        (["simulate", "nemesis", "--games", "0", "--lang", "de"], "starboard: --games, --jobs, --bots: Eine Zahl ist"),
        (["play", "nemesis", "--seats", "human,bot,bot,bot,bot,bot", "--lang", "cs"], "pro 2 až 5 hráčů, ne pro 6."),
    ],
)
def test_a_mistake_is_explained_in_the_language_asked_for(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) in (1, 2)

    assert said in capsys.readouterr().err


@pytest.mark.parametrize("command", [["play", "nemesis", "--load"], ["replay"]])
@pytest.mark.parametrize("damage", ["cut", "edited", "foreign", "missing"])
def test_a_damaged_save_is_refused_and_left_alone(
    tmp_path: Path, command: list[str], damage: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.starboard"
    sit_down(a_table(file), scripted(["1"]))
    whole = file.read_bytes()
    contents = {"cut": whole[: len(whole) // 2], "edited": whole.replace(b"NEM-", b"MEN-", 1), "foreign": b"hello\n"}
    if damage == "missing":
        file.unlink()
    else:
        file.write_bytes(contents[damage])

    assert main([*command, str(file)]) == 1

    err = capsys.readouterr().err
    assert err.startswith("starboard: game.starboard ") and err.count("\n") == 1
    if damage != "missing":
        assert file.read_bytes() == contents[damage]


def test_a_finished_game_is_replayed_to_its_recorded_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.starboard"
    keyboard, _ = sit_down(a_table(file, "human,random"), at_random(1))

    assert main(["replay", str(file)]) == 0

    told = capsys.readouterr().out
    assert "Turn 1 begins." in told and "The recording is whole" in told
    assert keyboard.shown[-3] in told  # the winners, as the results page said


def test_a_seat_replays_only_what_it_saw(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.starboard"
    sit_down(a_table(file, "human,random"), at_random(1))

    told = {seat: (main(["replay", str(file), "--seat", seat]), capsys.readouterr().out)[1] for seat in ("1", "2")}

    drawn = {seat: [line for line in text.splitlines() if " draws " in line] for seat, text in told.items()}
    assert drawn["1"] != drawn["2"]
    assert any(line.endswith(" draws 5 cards.") for line in drawn["1"])
    assert main(["replay", str(file), "--seat", "3"]) == 2
    assert "There is no seat “3”. Choose from: 1, 2, open" in capsys.readouterr().err


def test_a_replay_in_steps_stops_before_every_turn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.starboard"
    sit_down(a_table(file, "human,random"), at_random(1))
    monkeypatch.setattr("sys.stdin", io.StringIO("\n"))

    assert main(["replay", str(file), "--step"]) == 0

    told = capsys.readouterr().out
    assert "Turn 1 begins." in told and "Turn 2 begins." not in told


def test_a_recording_that_no_longer_fits_is_named_with_code_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The recording is of two Characters drafted; the rules now ask for something else."""
    file = tmp_path / "game.starboard"
    table = a_table(file, "human,random")
    sit_down(table, at_random(1))
    table.match.journal[0] = (0, "nobody knows this", table.match.journal[0][2])
    table.write(file)

    assert main(["replay", str(file)]) == 1

    told = capsys.readouterr().out
    assert "does not reach its recorded end" in told
    assert "at entry 0" in told


@pytest.mark.parametrize("place", ["/dev/null/game", "/"])
def test_a_place_where_nothing_can_be_saved_is_named(place: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "nemesis", "--save", place]) == 1

    assert capsys.readouterr().err.startswith(f"starboard: {place} cannot be written: ")


def test_ctrl_c_ends_any_command_with_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def tired(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(check, "content_problems", tired)

    assert main(["check"]) == 130
    assert capsys.readouterr().err == "starboard: interrupted\n"


def test_a_closed_keyboard_is_the_end_of_the_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", None)

    assert main(["play", "nemesis", "--seed", "1"]) == 0
    assert "The input has ended." in capsys.readouterr().out


def test_names_are_understood_in_any_case(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))

    assert main(["play", "Nemesis", "--seats", "Human,Bot", "--lang", "it_IT.UTF-8"]) == 0
    assert Texts("it").text("nemesis-room-hibernatorium") in capsys.readouterr().out


def test_the_options_are_listed_with_what_they_change(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "nemesis", "--options", "list"]) == 0

    told = capsys.readouterr().out
    assert "doors-block-crew-only  [NEM-GEN-04]\n    A Closed Door only stops" in told
    assert "intruder-player" in told
    assert main(["play", "lanterns", "--options", "list"]) == 0
    assert "corners-block  [LAN-SIGHT-01]\n    It is blocked" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "lines"),
    [
        (["nemesis", "--seats", "list"], ["human  somebody at this keyboard", "easy  Easy", "cautious  Cautious"]),
        (
            ["nemesis", "--seats", "list", "--lang", "de"],
            ["scripted  mit Plan", "    Hält Abstand und nimmt von niemandem"],
        ),
        (["lanterns", "--roles", "list", "--lang", "it"], ["scout  Vedetta", "keeper  Custode"]),
        (["lanterns", "--scenario", "list", "--mode", "list"], ["cellar  ", "vigil  "]),
    ],
)
def test_whatever_can_be_chosen_is_listed(words: list[str], lines: list[str], capsys: pytest.CaptureFixture[str]):
    assert main(["play", *words]) == 0

    told = capsys.readouterr().out
    assert all(f"\n{line}" in f"\n{told}" for line in lines), told


@pytest.mark.parametrize(
    ("seats", "players"),
    [
        ("human,easy,reckless", ["human", "odile-easy", "brack-sharp"]),
        ("easy,easy,noor,loyal-steady", ["odile-easy", "sefu-easy", "noor-sharp", "tove-steady"]),
        ("Human,bot,Random", ["human", "scripted", "random"]),
    ],
)
def test_a_bot_is_seated_by_strength_temper_or_name(seats: str, players: list[str]) -> None:
    assert parse_seats(GAMES["nemesis"], seats) == players


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as done:
        main(["--version"])
    assert done.value.code == 0
    assert capsys.readouterr().out == f"starboard {version('starboard')}\n"


def test_a_chapter_is_listed_whole(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "nem-noise"]) == 0

    found = [line.split()[0] for line in capsys.readouterr().out.splitlines() if not line.startswith(" ")]
    assert found == [rule.id for rule in ledger("nemesis").chapters["NOISE"]]


def test_rules_are_searched_and_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "NEM-NOISE-06"]) == 0
    assert capsys.readouterr().out.startswith("NEM-NOISE-06")
    assert main(["rules", "surprise", "attack"]) == 0
    assert "NEM-" in capsys.readouterr().out
    assert main(["rules"]) == 0
    assert "NEM-NOISE" in capsys.readouterr().out
    assert main(["rules", "zzzzqq"]) == 0
    assert "No rule mentions" in capsys.readouterr().out


def test_help_teaches_with_examples(capsys: pytest.CaptureFixture[str]) -> None:
    for words, said in (([], "Start here:"), (["play"], "At the prompt:"), (["replay"], "examples:")):
        with pytest.raises(SystemExit) as done:
            main([*words, "--help"])
        assert done.value.code == 0
        assert said in capsys.readouterr().out


def test_check_counts_everything_and_is_content(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "translation_gaps", list)  # the translations have their own test

    assert main(["check"]) == 0

    told = capsys.readouterr().out
    assert "Ledger nemesis: " in told and "Nemesis, item: " in told and told.endswith("Everything is there.\n")


def test_check_names_file_entry_and_field(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    from starboard.games.nemesis.content.item_actions import ITEM_ACTIONS

    monkeypatch.setattr(check, "translation_gaps", lambda: ["it: cli-prompt is missing"])
    monkeypatch.delitem(ITEM_ACTIONS, "medkit")

    assert main(["check"]) == 1

    told = capsys.readouterr().out
    assert "items.py: medkit: cost: has no action in item_actions.py" in told
    assert "it: cli-prompt is missing" in told


def test_a_new_game_never_writes_over_an_old_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in (1, 2):
        monkeypatch.setattr("sys.stdin", io.StringIO(""))
        assert main(["play", "nemesis", "--seed", "1"]) == 0
        assert f"nemesis-{number}.starboard" in capsys.readouterr().out


def test_the_language_comes_from_the_environment(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    monkeypatch.setattr("sys.stdin", io.StringIO(""))

    assert main(["play", "nemesis", "--seed", "1"]) == 0

    assert Texts("it").text("nemesis-room-hibernatorium") in capsys.readouterr().out
