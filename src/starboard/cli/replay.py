"""`starboard replay`: a recorded game in words, turn by turn, and whether it still reaches its recorded end."""

import argparse

from starboard.cli.language import find_texts
from starboard.cli.paths import path_of
from starboard.cli.results import results_lines
from starboard.cli.table import TerminalTable, load_table
from starboard.cli.terminal import Terminal, open_terminal
from starboard.kernel.errors import Unknown
from starboard.kernel.visibility import OPEN, SPECTATOR

FAILED = 1


def run(args: argparse.Namespace) -> int:
    table, notice = load_table(path_of(args.file), find_texts(args.lang))
    terminal = open_terminal(args.plain)
    if notice:
        terminal.show([table.texts.text("cli-replay-diverges", file=args.file), notice])
        return FAILED
    replay(table, terminal, reader(table, args.seat), args.step)
    return 0


def reader(table: TerminalTable, seat: str | None) -> int:
    """Whose eyes to read with: a seat's, or everybody's; a finished game lies open unless somebody is named."""
    if seat is None:
        return OPEN if table.match.over else SPECTATOR
    if seat == "open":
        return OPEN
    seats = [str(number) for number in range(1, len(table.players) + 1)]
    if seat not in seats:
        raise Unknown("seat", seat, [*seats, "open"])
    return int(seat) - 1


def replay(table: TerminalTable, terminal: Terminal, seat: int, step: bool) -> None:
    lines = table.log(seat)
    for at, line in enumerate(lines):
        if table.match.happened[at][1].kind == "turn":
            if step and not wait(table, terminal):
                return
            terminal.show([""])
        terminal.show([line])
    terminal.show([""])
    if table.match.over:
        terminal.show([*results_lines(table), table.texts.text("cli-replay-complete", count=len(table.match.journal))])
    else:
        terminal.show([table.texts.text("cli-replay-unfinished", count=len(table.match.journal))])


def wait(table: TerminalTable, terminal: Terminal) -> bool:
    """Whether to go on: Enter does, the end of the input and Ctrl-C do not."""
    try:
        terminal.read(table.texts.text("cli-press-enter") + " ")
    except (EOFError, KeyboardInterrupt):
        return False
    return True
