"""What a seat is shown when it is asked: the whole screen in colour, or the plain lines."""

from collections.abc import Sequence
from math import ceil

from rich.text import Text

from starboard.cli.presenter import Presenter, View, presenter_for
from starboard.cli.question import question_lines
from starboard.cli.table import TerminalTable
from starboard.cli.terminal import Line, Terminal
from starboard.texts import Texts

FEWEST_LOG_LINES, MOST_LOG_LINES = 3, 10
PROMPT_LINES = 2


def presenter_of(table: TerminalTable) -> Presenter:
    return presenter_for(table.match.game.name)


def colour_page(table: TerminalTable, terminal: Terminal, seat: int, below: Sequence[Line] = ()) -> list[Line]:
    """The map, one's own board, the others, what happened, the question; the log gives way when it gets tight.

    `below` is what will follow, for which room is left.
    """
    view, texts, presenter = table.view(seat), table.texts, presenter_of(table)
    parts: list[list[Line]] = [
        [heading(presenter.title(view, texts)), *board(view, texts, presenter, terminal.width)],
        [labelled(label, content, "bold") for label, content in presenter.mine(view, texts)],
        [one_line(labelled(label, content, "")) for label, content in presenter.others(view, texts)],
        question_lines(view["ask"], texts, terminal.width, False, presenter) if view["ask"] else [],
    ]
    fixed = [line for part in (*parts, below) for line in part]
    room = terminal.height - PROMPT_LINES - height(fixed, terminal.width)
    airy = room >= FEWEST_LOG_LINES + len(parts)
    log_lines = max(FEWEST_LOG_LINES, min(MOST_LOG_LINES, room - len(parts) * airy))
    parts.insert(-1, recent(table, seat, log_lines))
    return [line for part in parts if part for line in ([*part, ""] if airy and part is not parts[-1] else part)]


def board(view: View, texts: Texts, presenter: Presenter, width: int) -> list[Line]:
    """The picture, or in a terminal too narrow for it the reader's surroundings in words."""
    picture = presenter.picture(view, texts)
    return list(picture) if max(map(len, picture)) <= width else list(presenter.here(view, texts))


def plain_page(table: TerminalTable, seat: int, with_map: bool) -> list[Line]:
    """What happened, where one is, the question; the whole map only where it is wanted."""
    view, texts, presenter = table.view(seat), table.texts, presenter_of(table)
    lines: list[Line] = [*table.log(seat, table.seen[seat]), "", presenter.title(view, texts)]
    if with_map:
        lines += presenter.linear(view, texts)
        lines += [f"{label}: {content}" for label, content in presenter.others(view, texts)]
    else:
        lines += presenter.here(view, texts)
    lines += [f"{label}: {content}" for label, content in presenter.mine(view, texts)]
    if view["ask"]:
        lines += question_lines(view["ask"], texts, 0, True, presenter)
    return lines


def recent(table: TerminalTable, seat: int, count: int) -> list[Line]:
    """The last lines of the log, those since the seat's last decision brighter; said if there are more of those."""
    since = table.seen[seat]
    fresh = table.log(seat, since)
    older = table.log(seat, max(0, since - count))[: min(count, since)] if len(fresh) < FEWEST_LOG_LINES else []
    lines = [one_line(Text(f"  {line}", style="bright_black")) for line in older]
    lines += [one_line(Text(f"▸ {line}")) for line in fresh]
    if len(fresh) > count:
        more = table.texts.text("cli-log-more", count=len(fresh) - count + 1)
        return [Text(more, style="bright_black"), *lines[-(count - 1) :]]
    return list(lines[-count:])


def heading(title: str) -> Text:
    return Text(f" {title} ", style="bold reverse")


def labelled(label: str, content: str, style: str) -> Text:
    line = Text(f"{label}: ", style="cyan")
    line.append(content, style=style or "not bold default")
    return line


def one_line(line: Text) -> Text:
    line.no_wrap, line.overflow = True, "ellipsis"
    return line


def height(lines: Sequence[Line], width: int) -> int:
    return sum(1 if _never_wraps(line) else max(1, ceil(len(line) / width)) for line in lines)


def _never_wraps(line: Line) -> bool:
    return isinstance(line, Text) and bool(line.no_wrap)


def map_page(view: View, texts: Texts, presenter: Presenter, terminal: Terminal) -> list[Line]:
    """The map alone: drawn with what its signs mean, or in words."""
    picture = presenter.picture(view, texts)
    if terminal.plain or max(map(len, picture)) > terminal.width:
        return list(presenter.linear(view, texts))
    return [*picture, *presenter.legend(view, texts)]
