"""Several people at one keyboard: nobody sees what is not theirs."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from starboard.cli.screen import colour_page, plain_page
from starboard.cli.session import NOBODY
from starboard.cli.table import TerminalTable
from starboard.kernel.encoding import encode
from starboard.kernel.fate import Fate
from starboard.kernel.playout import random_answer
from tests.cli.driving import Keyboard, a_table, at_random, scripted, sit_down


def test_the_screen_is_hidden_before_somebody_else_reads(tmp_path: Path) -> None:
    """Between two seats' private pages lies a hand-over page, and nothing is shown between it and the Enter."""
    table = a_table(tmp_path / "game.starboard", "human,human", seed=3)
    prompts: list[int] = []  # who reads each prompt; nobody's is a hand-over
    play = at_random(2)

    def type_line(keyboard: Keyboard) -> str:
        assert keyboard.session is not None
        if "Press Enter" in keyboard.last_prompt:
            page = keyboard.shown[last_hidden(keyboard) :]
            assert len(page) == 3 and page[1].startswith("Please hand the keyboard"), page
        prompts.append(keyboard.session.viewer if keyboard.ask is not None else NOBODY)
        if len(prompts) == 80:
            raise EOFError
        return play(keyboard)

    sit_down(table, type_line)

    assert {0, 1} <= set(prompts)
    for before, after in pairwise(prompts):
        assert before == after or NOBODY in (before, after)


def last_hidden(keyboard: Keyboard) -> int:
    return max(at for at, line in enumerate(keyboard.shown) if line == "<hidden>")


def hand_overs(shown: list[str]) -> int:
    return len([line for line in shown if line.startswith("Please hand the keyboard")])


def test_one_person_is_never_asked_to_hand_over(tmp_path: Path) -> None:
    keyboard, _ = sit_down(a_table(tmp_path / "game.starboard", "human,random", seed=3), at_random(2))

    assert hand_overs(keyboard.shown) == 0
    assert "Somebody might react" not in keyboard.text


def test_a_window_looks_the_same_whether_or_not_somebody_can_react(tmp_path: Path) -> None:
    lines: dict[bool, set[str]] = {True: set(), False: set()}
    for seed in range(2):
        table = a_table(tmp_path / "game.starboard", "human,human,human", seed=seed)
        play = at_random(seed)

        def type_line(keyboard: Keyboard, table: TerminalTable = table, play: object = play) -> str:
            if "wants to react" in keyboard.last_prompt:
                lines[bool(table.match.asks)].add(keyboard.shown[-2].partition(":")[0])
                assert keyboard.shown[last_hidden(keyboard)] == "<hidden>"
            return play(keyboard)  # type: ignore[operator, no-any-return]

        sit_down(table, type_line)

    assert lines[True] == lines[False] == {"Somebody might react now"}


def test_whoever_wants_to_react_takes_the_keyboard(tmp_path: Path) -> None:
    table = a_table(tmp_path / "game.starboard", "human,human,human", seed=0)
    play = at_random(0)
    reacted: list[int] = []

    def type_line(keyboard: Keyboard) -> str:
        if "wants to react" in keyboard.last_prompt and table.match.asks and not reacted:
            reacted.append(min(table.match.asks))
            return str(reacted[0] + 1)
        ask = keyboard.ask
        if ask is not None and ask.kind == "react":
            return "1"
        if reacted and "wants to react" not in keyboard.last_prompt and ask is not None:
            raise EOFError
        return play(keyboard)

    keyboard, _ = sit_down(table, type_line)

    assert reacted
    assert any(" reacts with " in line for line in keyboard.shown)


def test_undo_beyond_what_is_free_asks_the_others(tmp_path: Path) -> None:
    for reply, said in (("no", "Not everybody agrees, so it stands."), ("yes", "Taken back.")):
        table = a_table(tmp_path / "game.starboard", "human,human", seed=7)
        play = at_random(4)
        asked: list[str] = []

        def type_line(keyboard: Keyboard, reply: str = reply, asked: list[str] = asked, play: object = play) -> str:
            if "yes or no" in keyboard.last_prompt:
                return reply
            ask = keyboard.ask
            if ask is not None and ask.kind == "action" and not asked:
                asked.append("undo")
                return "undo"
            if asked and ask is not None:
                raise EOFError
            return play(keyboard)  # type: ignore[operator, no-any-return]

        keyboard, _ = sit_down(table, type_line)

        assert said in keyboard.shown
        assert any("do you agree?" in line for line in keyboard.shown)


@pytest.mark.parametrize("seed", range(6))
def test_a_page_says_nothing_that_its_reader_may_not_know(tmp_path: Path, seed: int) -> None:
    """Everything hidden from the seat is dealt anew, and its pages do not change by a letter."""
    table = a_table(tmp_path / "game.starboard", "human,random,random,random", seed=seed)
    fate = Fate(seed)
    for _ in range(6 + 4 * seed):
        table.let_bots_answer()
        table.answer(0, random_answer(table.match.asks[0], fate))
    table.let_bots_answer()
    g: Any = table.match.state
    before = pages(table)
    really = encode(g)

    table.match.game.determinize(g, 0, Fate(seed + 1000))

    assert encode(g) != really, "nothing hidden was dealt anew"
    assert pages(table) == before


def pages(table: TerminalTable) -> list[str]:
    terminal = Keyboard(scripted([]))
    everything = [*plain_page(table, 0, with_map=True), *colour_page(table, terminal, 0), *table.log(0)]
    return [str(line) for line in everything]
