"""Where a player reads and types: a real terminal with colours, or plain lines over a pipe."""

import io
import sys
from collections.abc import Iterable
from typing import Protocol, TextIO

from rich.console import Console
from rich.control import Control
from rich.segment import ControlType
from rich.text import Text

Line = str | Text

HIDING_LINES = 60  # enough empty lines to push a private screen out of sight where nothing can be cleared


class Terminal(Protocol):
    """What the client needs of a terminal."""

    plain: bool

    @property
    def width(self) -> int: ...

    @property
    def height(self) -> int: ...

    def show(self, lines: Iterable[Line]) -> None:
        """Write the lines below what is there."""
        ...

    def page(self, lines: Iterable[Line]) -> None:
        """Write the lines as a new screen."""
        ...

    def hide(self) -> None:
        """Take everything out of sight: somebody else will look at the screen."""
        ...

    def read(self, prompt: str) -> str:
        """One line from the player; `EOFError` when there are no more."""
        ...


class PlainTerminal:
    """No colours and no cursor control: for pipes, scripts and screen readers."""

    plain = True
    width, height = 100, 45

    def __init__(self, keyboard: TextIO, paper: TextIO) -> None:
        self._keyboard, self._paper = keyboard, paper

    def show(self, lines: Iterable[Line]) -> None:
        for line in lines:
            self._paper.write(str(line).rstrip() + "\n")
        self._paper.flush()

    def page(self, lines: Iterable[Line]) -> None:
        self.show(["", *lines])

    def hide(self) -> None:
        self.show([""] * HIDING_LINES)

    def read(self, prompt: str) -> str:
        self._paper.write(prompt)
        self._paper.flush()
        line = self._keyboard.readline()
        # Over a pipe nobody sees the typed Enter, so the answer would stand on the prompt's line.
        if not line or not self._keyboard.isatty():
            self.show([""])
        if not line:
            raise EOFError
        return line.rstrip("\n")


class RichTerminal:
    """A real terminal, redrawn for every question."""

    plain = False

    def __init__(self, console: Console) -> None:
        self._console = console

    @property
    def width(self) -> int:
        return self._console.width

    @property
    def height(self) -> int:
        return self._console.height

    def show(self, lines: Iterable[Line]) -> None:
        for line in lines:
            text = line if isinstance(line, Text) else Text(line)
            self._console.print(text, highlight=False, no_wrap=text.no_wrap, overflow=text.overflow)

    def page(self, lines: Iterable[Line]) -> None:
        self._console.control(Control(ControlType.CLEAR, ControlType.HOME))
        self.show(lines)

    def hide(self) -> None:
        """Also what could be scrolled back to."""
        self._console.control(Control(ControlType.CLEAR, ControlType.HOME))
        self._console.file.write("\x1b[3J")
        self._console.file.flush()

    def read(self, prompt: str) -> str:
        return input(prompt)


def open_terminal(plain: bool) -> Terminal:
    """Colours only where both ends are a person's and the terminal can show box characters."""
    keyboard = sys.stdin or io.StringIO()  # a closed one has nothing to say
    unicode = (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
    if plain or not unicode or not (keyboard.isatty() and sys.stdout.isatty()):
        return PlainTerminal(keyboard, sys.stdout)
    _remember_lines()
    return RichTerminal(Console(width=min(Console().width, 120)))


def _remember_lines() -> None:
    """Arrow keys edit the line and bring back earlier ones, where Python was built with it."""
    try:
        import readline  # noqa: F401 - importing it is what switches it on
    except ImportError:
        return
