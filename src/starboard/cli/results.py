"""The results page: the last lines of the log, how it ended, who won, and where the recorded game is."""

from rich.text import Text

from starboard.cli.presenter import presenter_for
from starboard.cli.table import TerminalTable
from starboard.cli.terminal import Line
from starboard.kernel.seat_view import view
from starboard.kernel.visibility import OPEN, SPECTATOR

MOST_LOG_LINES = 25  # on a screen, so that the results are not alone but need no scrolling


def results_page(table: TerminalTable, plain: bool) -> list[Line]:
    """What happened since the last human decision, then the results with all cards face up."""
    seen = min([table.seen[seat] for seat in table.humans], default=len(table.match.happened))
    reader = table.humans[0] if len(table.humans) == 1 else SPECTATOR
    log = table.log(reader, seen)
    lines: list[Line] = [*(log if plain else log[-MOST_LOG_LINES:]), ""]
    lines.append(Text(table.texts.text("cli-results-title"), style="bold reverse"))
    lines += results_lines(table)
    lines += ["", table.texts.text("cli-results-recorded", path=str(table.path))]
    return lines


def results_lines(table: TerminalTable) -> list[str]:
    return presenter_for(table.match.game.name).results(view(table.match, OPEN), table.texts)
