"""ISS Vanguard on the terminal: its presenter, put together from the map, the panels, the boards and the rest."""

from typing import Any

from rich.text import Text

from starboard.cli.side_by_side import beside
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.games.vanguard.terminal import boards, linear, look, panels, planet_map, results, words
from starboard.kernel.seen_table import table_seen
from starboard.render import say
from starboard.texts import Texts

View = dict[str, Any]


class VanguardPresenter:
    """See `cli.presenter.Presenter`. The rules are asked about what the seat sees of the table, and nothing else."""

    def place(self, texts: Texts, option: dict[str, Any]) -> str:
        """The number of its Sector, unless its text says it."""
        target = option.get("target")
        if not isinstance(target, int) or str(target) in say(texts, option):
            return ""
        return texts.text("cli-vanguard-in", sector=target)

    def cost(self, texts: Texts, option: dict[str, Any]) -> str:
        return texts.text("cli-vanguard-cost", count=option["cost"])

    def name(self, view: View, texts: Texts, seat: int) -> str:
        return words.seat_name(seen(view), texts, seat)

    def title(self, view: View, texts: Texts) -> str:
        return panels.title(seen(view), texts)

    def picture(self, view: View, texts: Texts) -> list[Text]:
        g = seen(view)
        if not g.sectors:
            return []
        drawn = planet_map.draw(g, texts, view["seat"], words.numbered_sectors(view))
        return beside(drawn, panels.panel(g, texts))

    def legend(self, view: View, texts: Texts) -> list[str]:
        return texts.text("cli-legend-vanguard").splitlines()

    def linear(self, view: View, texts: Texts) -> list[str]:
        return linear.linear(seen(view), texts)

    def here(self, view: View, texts: Texts) -> list[str]:
        return linear.here(seen(view), texts, view["seat"])

    def mine(self, view: View, texts: Texts) -> list[tuple[str, str]]:
        return boards.mine(seen(view), texts, view["seat"])

    def others(self, view: View, texts: Texts) -> list[tuple[str, str]]:
        return boards.others(seen(view), texts, view["seat"])

    def hand(self, view: View, texts: Texts) -> list[str]:
        return boards.hand_in_full(seen(view), texts, view["seat"])

    def look(self, view: View, texts: Texts, words: str) -> list[str]:
        return look.look(texts, words)

    def results(self, view: View, texts: Texts) -> list[str]:
        return results.results(view, texts)


def seen(view: View) -> Vanguard:
    return table_seen(Vanguard, view["state"])
