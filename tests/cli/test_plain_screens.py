"""A game without screens of its own: played to its end in the terminal, from its view and its texts alone."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from starboard.cli.language import find_texts
from starboard.cli.plain_presenter import PlainPresenter, column_name
from starboard.cli.plain_state import grid_of, pieces_of
from starboard.cli.presenter import presenter_for
from starboard.cli.results import results_lines
from starboard.cli.screen import colour_page
from starboard.cli.table import TerminalTable, load_table
from starboard.kernel.seat_view import view
from starboard.texts import LANGUAGES, Texts
from tests.cli.driving import Keyboard, a_table, at_random, scripted, sit_down

GAME = "lanterns"


def a_night(path: Path, players: str = "human,random,random", mode: str = "hunt", **wishes: object) -> TerminalTable:
    return a_table(path / "game.starboard", players, mode, game=GAME, **wishes)  # type: ignore[arg-type]


def begun(path: Path, **wishes: object) -> TerminalTable:
    """A table where the first turn has come."""
    table = a_night(path, **wishes)  # type: ignore[arg-type]
    play = at_random(1)

    def until_a_turn(keyboard: Keyboard) -> str:
        if table.match.state.step == "wanderer":
            raise EOFError
        return play(keyboard)

    sit_down(table, until_a_turn)
    return table


# --- to the end ---


@pytest.mark.parametrize(
    ("players", "mode"), [("human", "vigil"), ("human,random", "hunt"), ("human,random,random,human", "hunt")]
)
def test_a_whole_game_over_a_pipe_ends_with_its_results(tmp_path: Path, players: str, mode: str) -> None:
    save = tmp_path / "game.starboard"
    command = [sys.executable, "-m", "starboard", "play", GAME, "--seats", players, "--mode", mode, "--seed", "3"]
    environment = {**os.environ, "LANG": "C", "STARBOARD_HOME": str(tmp_path)}

    done = subprocess.run(
        [*command, "--save", str(save)],
        input="1\n\n" * 900,
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    assert "The game is over" in done.stdout
    assert "\x1b" not in done.stdout
    table, _ = load_table(save, find_texts("en"))
    assert table.match.over
    assert "\n".join(results_lines(table)) in done.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_several_people_play_to_the_end_in_every_language(
    tmp_path: Path, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Texts, "strict", True)
    table = a_night(tmp_path, "human,random,human", seed=11, lang=lang)

    keyboard, code = sit_down(table, at_random(5))

    assert code == 0 and table.match.over
    assert table.texts.text("cli-results-title") in keyboard.text
    assert all(line in keyboard.text for line in results_lines(table))


# --- what is shown ---


def test_a_page_of_the_story_is_read_paragraph_by_paragraph(tmp_path: Path) -> None:
    table = a_night(tmp_path, "human", mode="vigil")

    keyboard, _ = sit_down(table, at_random(5))

    shown = " ".join(keyboard.text.split())
    assert all(table.texts.text(f"lanterns-page-crossing-{number}") in shown for number in (1, 2))
    assert table.texts.text("lanterns-page-cellar-1") not in shown


def test_the_grid_has_a_letter_for_every_piece_and_a_wall_where_nobody_stands(tmp_path: Path) -> None:
    table = begun(tmp_path)
    shown = view(table.match, 0)
    picture = [line.plain for line in PlainPresenter(GAME).picture(shown, table.texts)]

    ground = shown["state"]["ground"]
    assert picture[0].split() == [column_name(column) for column in range(len(ground[0]))]
    squares = [line.split()[1:] for line in picture[1:]]
    for piece, letter in [(shown["state"]["keeper"], "K"), (shown["state"]["wanderers"][0], "S")]:
        column, row = piece["at"]
        assert squares[row][column] == letter
    walls = [(x, y) for y, row in enumerate(ground) for x, square in enumerate(row) if square == "wall"]
    assert walls and all(squares[y][x] == "█" for x, y in walls)


def test_a_seat_reads_its_own_hand_and_only_how_many_cards_others_hold(tmp_path: Path) -> None:
    table = begun(tmp_path)
    presenter, shown = PlainPresenter(GAME), view(table.match, 0)
    own, other = table.match.state.wanderers[:2]

    mine = dict(presenter.mine(shown, table.texts))["Scout"]
    others = dict(presenter.others(shown, table.texts))["Porter"]

    assert all(table.texts.text(f"lanterns-card-{card}") in mine for card in own.hand)
    assert f"Hand: {len(other.hand)};" in others
    assert [line.partition(":")[0] for line in presenter.hand(shown, table.texts)] == [
        table.texts.text(f"lanterns-card-{card}") for card in own.hand
    ]


def test_words_are_the_games_own_in_the_readers_language(tmp_path: Path) -> None:
    table = begun(tmp_path, lang="de")
    shown = view(table.match, 0)

    assert "Runde: 1" in PlainPresenter(GAME).title(shown, table.texts)
    assert PlainPresenter(GAME).name(shown, table.texts, 0) == "Späherin"
    assert PlainPresenter(GAME).look(shown, table.texts, "sprung") != []


def test_a_colour_screen_holds_board_pieces_and_question(tmp_path: Path) -> None:
    table = begun(tmp_path)

    class Wide:
        plain, width, height = False, 110, 50

    page = "\n".join(str(line) for line in colour_page(table, Wide(), 0, []))  # type: ignore[arg-type]

    assert "█" in page and "Scout" in page and "What now?" in page


def test_commands_work_without_screens_of_its_own(tmp_path: Path) -> None:
    table = begun(tmp_path)

    keyboard, _ = sit_down(table, scripted(["map", "hand", "look leap", "?", "why", "orders flare never", "undo"]))

    assert "Keeper on " in keyboard.text
    assert "Leap: Leap to a free square in sight" in keyboard.text
    assert "LAN-TURN-02" in keyboard.text
    assert "is no such" not in keyboard.text


def test_a_game_with_screens_of_its_own_keeps_them() -> None:
    assert isinstance(presenter_for(GAME), PlainPresenter)
    assert not isinstance(presenter_for("nemesis"), PlainPresenter)


# --- reading a state ---


def test_a_grid_is_rows_of_words_of_one_length() -> None:
    assert grid_of({"names": ["a", "b"], "ground": [["x", "y"], ["x", "z"]]}) is not None
    assert grid_of({"uneven": [["x", "y"], ["x"]], "numbers": [[1, 2], [3, 4]], "row": [["x", "y"]]}) is None


def test_a_piece_inside_another_of_the_same_seat_is_not_counted_again() -> None:
    state = {"figures": [{"seat": 0, "pack": {"seat": 0, "oil": 1}}, {"seat": 1}]}

    assert [piece.path for piece in pieces_of(state, 0)] == [("figures", "0")]
    assert [piece.path for piece in pieces_of(state, 1)] == [("figures", "1")]


def test_columns_are_letters_and_then_two() -> None:
    assert [column_name(column) for column in (0, 25, 26, 51, 52)] == ["A", "Z", "AA", "AZ", "BA"]
