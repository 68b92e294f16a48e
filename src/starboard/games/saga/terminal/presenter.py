"""Star Saga on the terminal: its presenter, put together from the map, the panels, the boards and the rest."""

from typing import Any

from rich.text import Text

from starboard.cli.side_by_side import beside
from starboard.games.saga.terminal import boards, deck_map, linear, look, panels, results, words
from starboard.games.saga.words.seen_table import table_seen
from starboard.texts import Texts

View = dict[str, Any]


class SagaPresenter:
    """See `cli.presenter.Presenter`. The rules are asked about what the seat sees of the table, and nothing else."""

    def place(self, texts: Texts, option: dict[str, Any]) -> str:
        return words.place(texts, option)

    def cost(self, texts: Texts, option: dict[str, Any]) -> str:
        return words.cost(texts, option)

    def name(self, view: View, texts: Texts, seat: int) -> str:
        return words.seat_name(table_seen(view["state"]), texts, seat)

    def title(self, view: View, texts: Texts) -> str:
        return panels.title(table_seen(view["state"]), texts)

    def picture(self, view: View, texts: Texts) -> list[Text]:
        g = table_seen(view["state"])
        drawn = deck_map.draw(g, texts, view["seat"], words.numbered_squares(view))
        return beside(drawn, panels.panel(g, texts, len(drawn)))

    def legend(self, view: View, texts: Texts) -> list[str]:
        return texts.text("cli-legend-saga").splitlines()

    def linear(self, view: View, texts: Texts) -> list[str]:
        return linear.linear(table_seen(view["state"]), texts)

    def here(self, view: View, texts: Texts) -> list[str]:
        return linear.here(table_seen(view["state"]), texts, view["seat"])

    def mine(self, view: View, texts: Texts) -> list[tuple[str, str]]:
        return boards.mine(table_seen(view["state"]), texts, view["seat"], words.hand_in(view))

    def others(self, view: View, texts: Texts) -> list[tuple[str, str]]:
        return boards.others(table_seen(view["state"]), texts, view["seat"], view["state"]["nexus"]["hand"])

    def hand(self, view: View, texts: Texts) -> list[str]:
        return boards.hand_in_full(table_seen(view["state"]), texts, view["seat"], words.hand_in(view))

    def look(self, view: View, texts: Texts, words: str) -> list[str]:
        return look.look(texts, words)

    def results(self, view: View, texts: Texts) -> list[str]:
        return results.results(view, texts)
