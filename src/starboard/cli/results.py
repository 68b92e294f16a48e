"""The results page: the last lines of the log, how it ended, who won, and where the recorded game is."""

from rich.text import Text

from starboard.cli.presenter import PRESENTERS
from starboard.cli.table import Table
from starboard.cli.terminal import Line
from starboard.kernel.present import view
from starboard.kernel.views import OPEN, SPECTATOR

MOST_LOG_LINES = 25  # on a screen, so that the results are not alone but need no scrolling


def results_page(table: Table, plain: bool) -> list[Line]:
    """What happened since the last human decision, then the results with all cards face up."""
    seen = min([table.seen[seat] for seat in table.humans], default=len(table.match.happened))
    reader = table.humans[0] if len(table.humans) == 1 else SPECTATOR
    log = table.log(reader, seen)
    lines: list[Line] = [*(log if plain else log[-MOST_LOG_LINES:]), ""]
    lines.append(Text(table.texts.text("cli-results-title"), style="bold reverse"))
    lines += results_lines(table)
    lines += ["", table.texts.text("cli-results-recorded", path=str(table.path))]
    return lines


def results_lines(table: Table) -> list[str]:
    return PRESENTERS[table.match.game.name].results(view(table.match, OPEN), table.texts)
