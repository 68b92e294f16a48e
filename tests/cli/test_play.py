"""Whole games at the keyboard, over a pipe and in parts."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from starboard.cli.language import find_texts
from starboard.cli.table import load_table
from starboard.kernel.encoding import encode
from tests.cli.driving import Keyboard, a_table, at_random, scripted, sit_down

# Whatever is asked, one of these picks the right number of options; the others are refused with a line.
ANY_NUMBERS = "1\n1 2\n1 2 3\n1 2 3 4\n" * 1500


@pytest.mark.parametrize(
    ("players", "mode"), [("human", "solo"), ("human,random", "coop"), ("human,scripted,random,scripted", "semi-coop")]
)
def test_a_whole_game_over_a_pipe_ends_with_its_results(tmp_path: Path, players: str, mode: str) -> None:
    save = tmp_path / "game.starboard"
    command = [sys.executable, "-m", "starboard", "play", "nemesis", "--seats", players, "--mode", mode, "--seed", "3"]
    environment = {**os.environ, "LANG": "C", "STARBOARD_HOME": str(tmp_path)}

    done = subprocess.run(
        [*command, "--save", str(save)], input=ANY_NUMBERS, capture_output=True, text=True, env=environment, check=False
    )

    assert done.returncode == 0, done.stderr
    assert "The game is over" in done.stdout
    assert f"recorded in {save}" in done.stdout
    assert "\x1b" not in done.stdout
    assert load_table(save, find_texts("en"))[0].match.over


@pytest.mark.parametrize("players", ["human,human,human,human", "human,random,human", "human,scripted"])
def test_several_people_play_to_the_end_at_one_keyboard(tmp_path: Path, players: str) -> None:
    table = a_table(tmp_path / "game.starboard", players, seed=11)

    keyboard, code = sit_down(table, at_random(5))

    assert code == 0 and table.match.over
    assert "The game is over" in keyboard.text


def test_the_same_seed_and_answers_print_the_same(tmp_path: Path) -> None:
    pages = [sit_down(a_table(tmp_path / "game.starboard", seed=4), at_random(9))[0].text for _ in range(2)]

    assert pages[0] == pages[1]


def test_a_game_saved_in_the_middle_goes_on_where_it_was(tmp_path: Path) -> None:
    half = a_table(tmp_path / "half.starboard", "human,human", seed=21)
    typist = at_random(1)

    def stops_after(keyboard: Keyboard) -> str:
        return "quit" if keyboard.prompts == 30 else typist(keyboard)

    keyboard, code = sit_down(half, stops_after)
    assert code == 0 and not half.match.over and "The game is saved in" in keyboard.shown[-1]
    loaded, notice = load_table(tmp_path / "half.starboard", find_texts("en"))

    assert notice == ""
    assert loaded.match.journal == half.match.journal
    assert encode(loaded.match.state) == encode(half.match.state)
    assert loaded.seen == half.seen
    before = len(loaded.match.journal)
    sit_down(loaded, typist)
    assert loaded.match.over and len(loaded.match.journal) > before


def test_a_save_does_not_know_the_future(tmp_path: Path) -> None:
    table = a_table(tmp_path / "game.starboard", "human,human", seed=21)
    table.write()

    ahead = [load_table(table.path, find_texts("en"))[0].match.fate.below(1_000_000) for _ in range(5)]

    assert len(set(ahead)) > 1
    assert b"seed" not in table.path.read_bytes()


def test_the_end_of_the_input_saves_and_says_where(tmp_path: Path) -> None:
    table = a_table(tmp_path / "game.starboard")

    keyboard, code = sit_down(table, scripted(["1"]))

    assert code == 0
    assert keyboard.shown[-1] == f"The input has ended. The game is saved in {table.path}."
    loaded, _ = load_table(table.path, find_texts("en"))
    assert loaded.match.journal == table.match.journal


def test_ctrl_c_saves_and_says_so(tmp_path: Path) -> None:
    table = a_table(tmp_path / "game.starboard")

    def interrupt(keyboard: Keyboard) -> str:
        raise KeyboardInterrupt

    keyboard, code = sit_down(table, interrupt)

    assert code == 130
    assert keyboard.shown[-1] == f"Interrupted. The game is saved in {table.path}."
    assert table.path.exists()


def test_every_human_decision_is_on_disk_at_once(tmp_path: Path) -> None:
    table = a_table(tmp_path / "game.starboard")
    counts: list[int] = []

    def type_line(keyboard: Keyboard) -> str:
        counts.append(len(load_table(table.path, find_texts("en"))[0].match.journal))
        if len(counts) == 4:
            raise EOFError
        return at_random(1)(keyboard)

    sit_down(table, type_line)

    assert counts == sorted(counts) and counts[0] < counts[-1]
    assert not table.path.with_name(table.path.name + ".part").exists()
