"""The two terminals: colours and a cleared screen for a person, bare lines for a pipe."""

import io

import pytest
from rich.console import Console
from rich.text import Text

from starboard.cli.screen import one_line
from starboard.cli.terminal import HIDING_LINES, PlainTerminal, RichTerminal


def test_a_plain_terminal_writes_no_control_characters_and_reads_to_the_end() -> None:
    paper = io.StringIO()
    terminal = PlainTerminal(io.StringIO("1 3\n"), paper)

    terminal.page([Text("bold", style="bold"), "plain"])
    assert terminal.read("> ") == "1 3"
    with pytest.raises(EOFError):
        terminal.read("> ")

    assert paper.getvalue() == "\nbold\nplain\n> \n> \n"


def test_hiding_pushes_a_plain_page_out_of_sight() -> None:
    paper = io.StringIO()

    PlainTerminal(io.StringIO(), paper).hide()

    assert paper.getvalue() == "\n" * HIDING_LINES


def test_a_real_terminal_is_cleared_for_a_page_and_its_history_for_hiding() -> None:
    paper = io.StringIO()
    terminal = RichTerminal(Console(file=paper, force_terminal=True, width=20, height=10))

    terminal.page([Text("hand", style="bold")])
    assert paper.getvalue().startswith("\x1b[2J\x1b[H") and "\x1b[1mhand" in paper.getvalue()
    terminal.hide()

    assert paper.getvalue().endswith("\x1b[2J\x1b[H\x1b[3J")


def test_a_line_about_another_player_stays_one_line() -> None:
    paper = io.StringIO()

    RichTerminal(Console(file=paper, width=20)).show([one_line(Text("a very long line about somebody"))])

    assert paper.getvalue() == "a very long line ab…\n"
