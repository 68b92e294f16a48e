"""A person at the keyboard for tests: reads every page, answers by a rule, can type commands at chosen moments."""

from collections.abc import Callable, Iterable
from pathlib import Path

from starboard.cli.commands import obey
from starboard.cli.language import find_texts
from starboard.cli.session import Session
from starboard.cli.table import TerminalTable, new_table
from starboard.cli.terminal import Line
from starboard.kernel.fate import Fate
from starboard.kernel.playout import random_answer
from starboard.kernel.requests import Ask

Typist = Callable[["Keyboard"], str]


class Keyboard:
    """A terminal without a person: `type_for` answers each prompt; everything shown is kept."""

    plain = True
    width, height = 100, 45

    def __init__(self, type_for: Typist) -> None:
        self.type_for = type_for
        self.session: Session | None = None
        self.shown: list[str] = []
        self.prompts = 0
        self.last_prompt = ""

    def show(self, lines: Iterable[Line]) -> None:
        self.shown += [str(line) for line in lines]

    def page(self, lines: Iterable[Line]) -> None:
        self.show(["", *lines])

    def hide(self) -> None:
        self.shown.append("<hidden>")

    def read(self, prompt: str) -> str:
        self.prompts += 1
        self.last_prompt = prompt
        self.shown.append(f"<prompt> {prompt}")
        line = self.type_for(self)
        self.shown.append(f"<typed> {line}")
        return line

    @property
    def text(self) -> str:
        return "\n".join(self.shown)

    @property
    def ask(self) -> Ask | None:
        """The question on the screen, if the prompt is for one."""
        assert self.session is not None
        return self.session.table.match.asks.get(self.session.viewer) if self.last_prompt.startswith(">") else None


def numbers(ask: Ask, answer: object) -> str:
    """An answer as a person types it."""
    if answer is None:
        return "none"
    picks = list(answer) if ask.many and isinstance(answer, tuple) else [answer]
    left = list(enumerate(ask.options, 1))
    typed = []
    for pick in picks:
        found = next(entry for entry in left if entry[1] == pick)
        left.remove(found)
        typed.append(str(found[0]))
    return " ".join(typed) or "none"


def at_random(seed: int) -> Typist:
    """Picks any legal answer; at every other prompt just Enter."""
    fate = Fate(seed)

    def type_line(keyboard: Keyboard) -> str:
        ask = keyboard.ask
        return numbers(ask, random_answer(ask, fate)) if ask else ""

    return type_line


def scripted(lines: Iterable[str]) -> Typist:
    """These lines, and then the end of the input."""
    left = iter(lines)

    def type_line(keyboard: Keyboard) -> str:
        for line in left:
            return line
        raise EOFError

    return type_line


def a_table(
    path: Path,
    players: str = "human,random,random,random",
    mode: str = "semi-coop",
    seed: int = 7,
    game: str = "nemesis",
    lang: str = "en",
) -> TerminalTable:
    return new_table(game, players.split(","), mode, [], seed, find_texts(lang), path)


def sit_down(table: TerminalTable, type_for: Typist) -> tuple[Keyboard, int]:
    """Play until the end or until the typist stops; the keyboard with all it was shown, and the exit code."""
    keyboard = Keyboard(type_for)
    keyboard.session = Session(table, keyboard, obey)
    return keyboard, keyboard.session.run()
