"""Playing at this keyboard: bots decide at once, people are asked, everything is saved as it goes."""

from collections.abc import Callable

from starboard.cli import screen
from starboard.cli.answers import NotAnAnswer, looks_like_an_answer, parse_answer
from starboard.cli.question import question_lines
from starboard.cli.results import results_page
from starboard.cli.table import TerminalTable
from starboard.cli.terminal import Line, Terminal
from starboard.kernel.pieces import project
from starboard.kernel.visibility import SPECTATOR

NOBODY = -1

LONGEST_LINE = 400  # no answer and no command needs more; beyond it lies a cat on the keyboard

INTERRUPTED = 130  # what a shell expects of a program ended by Ctrl-C


class Leave(Exception):
    """The player leaves the table: by quitting, or because there is nothing more to read."""

    def __init__(self, message: str, code: int = 0) -> None:
        self.message, self.code = message, code
        super().__init__(message)


class Session:
    """One table, one terminal, one person in front of it at a time."""

    def __init__(self, table: TerminalTable, terminal: Terminal, obey: "Obey") -> None:
        self.table = table
        self.terminal = terminal
        self.obey = obey
        self.notices: list[str] = []  # to be read below the next screen
        self.viewer = NOBODY  # whose private things are on the screen
        self.mapped: dict[int, int] = {}  # the turn in which each seat last read the whole map, in plain lines

    # --- the loop ---

    def run(self) -> int:
        """Play to the end, or until the player leaves; the exit code."""
        try:
            self.table.write()
            while not self.table.match.over:
                self.step()
            self.table.write()
            self.terminal.page(results_page(self.table, self.terminal.plain))
        except Leave as leave:
            return self.leave(leave)
        except KeyboardInterrupt:  # while bots played: all human decisions are saved already
            self.say("cli-interrupted", path=str(self.table.path))
            return INTERRUPTED
        return 0

    def step(self) -> None:
        self.table.let_bots_answer()
        match = self.table.match
        if match.window and match.hold_windows:
            self.offer_window()
        elif match.asks:
            self.ask(self.viewer if self.viewer in match.waiting else min(match.waiting or match.asks))

    def leave(self, leave: Leave) -> int:
        if self.table.match.window and not self.table.match.asks:
            self.table.match.close_window()  # nobody could react, so nothing is lost
        path = self.table.write()
        self.say(self.table.quit_text if leave.message == "cli-quit" else leave.message, path=str(path))
        return leave.code

    # --- one person ---

    def ask(self, seat: int) -> None:
        """Show the seat its question and read until it is answered or the table has changed."""
        self.hand_over(seat)
        self.show_table(seat)
        while True:
            line = self.read()
            if looks_like_an_answer(line):
                if self.answered(seat, line):
                    return
            elif self.obey(self, seat, line):
                return

    def answered(self, seat: int, line: str) -> bool:
        ask = self.table.match.asks[seat]
        try:
            answer = parse_answer(line, ask)
        except NotAnAnswer as error:
            self.say(error.message, **error.args_for_text)
            self.show_question(seat)
            return False
        self.table.answer(seat, answer)
        self.table.write()
        return True

    def show_table(self, seat: int) -> None:
        if self.terminal.plain:
            turn = project(self.table.match.state, seat).get("turn", len(self.table.match.journal))
            self.terminal.page(screen.plain_page(self.table, seat, with_map=self.mapped.get(seat) != turn))
            self.mapped[seat] = turn
        else:
            self.terminal.page(screen.colour_page(self.table, self.terminal, seat, self.notices))
        self.show(self.notices)
        self.notices = []

    def show_question(self, seat: int) -> None:
        question = self.table.view(seat)["ask"]
        presenter = screen.presenter_of(self.table)
        self.show(question_lines(question, self.table.texts, self.terminal.width, self.terminal.plain, presenter))

    # --- several people at one keyboard ---

    def hand_over(self, seat: int) -> None:
        """Before somebody else's cards are shown, the last person's vanish and the next one takes the keyboard."""
        if len(self.table.humans) > 1 and seat != self.viewer:
            self.terminal.hide()
            self.say("cli-hand-over", name=self.name(seat), seat=seat + 1)
            self.pause()
        self.viewer = seat

    def offer_window(self) -> None:
        """The same neutral page whether or not anybody can react; whoever wants to says so by seat number."""
        match, window = self.table.match, self.table.match.window
        assert window is not None
        might = [seat for seat in window.seats if seat in self.table.humans]
        while might and (seat := self.who_reacts(might)) != NOBODY:
            self.react(seat)
            if self.table.match.window is not window:  # taken back, or another game was loaded
                return
        match.close_window()
        self.table.write()

    def who_reacts(self, might: list[int]) -> int:
        self.terminal.hide()
        self.viewer = NOBODY
        self.show(self.table.last_lines(SPECTATOR, screen.FEWEST_LOG_LINES))
        self.say("cli-window", seats=", ".join(f"{seat + 1} ({self.name(seat)})" for seat in might))
        while line := self.read("cli-window-prompt").strip():
            if line.isdecimal() and int(line) - 1 in might:
                return int(line) - 1
            leave_if_asked(line)
            self.say("cli-window-who")
        return NOBODY

    def react(self, seat: int) -> None:
        """The seat takes the keyboard; if it holds nothing to react with, only it learns that."""
        if seat in self.table.match.asks:
            self.ask(seat)
            return
        self.hand_over(seat)
        self.say("cli-window-nothing")
        self.pause()

    # --- reading and writing ---

    def read(self, prompt: str = "cli-prompt") -> str:
        """The next line of a length that a person would type."""
        while len(line := self.read_line(prompt)) > LONGEST_LINE:
            self.say("cli-too-long", count=LONGEST_LINE)
        return line

    def read_line(self, prompt: str) -> str:
        try:
            return self.terminal.read(self.table.texts.text(prompt) + " ")
        except EOFError as error:
            raise Leave("cli-input-ended") from error
        except KeyboardInterrupt as error:
            raise Leave("cli-interrupted", INTERRUPTED) from error

    def pause(self) -> None:
        leave_if_asked(self.read("cli-press-enter"))

    def say(self, message: str, **args: str | int) -> None:
        self.show([self.table.texts.text(message, **args)])

    def show(self, lines: list[Line] | list[str]) -> None:
        self.terminal.show(lines)

    def name(self, seat: int) -> str:
        state = project(self.table.match.state, SPECTATOR)
        return screen.presenter_of(self.table).name({"state": state}, self.table.texts, seat)


def leave_if_asked(line: str) -> None:
    """Where nothing is decided, quitting still works."""
    if line.strip().lower() in ("quit", "exit"):
        raise Leave("cli-quit")


Obey = Callable[[Session, int, str], bool]  # carries out a command; whether the table has changed
