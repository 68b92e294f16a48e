"""Nemesis on the terminal: its presenter, put together from the map, the boards and the rest."""

from typing import Any

from rich.text import Text

from starboard.games.nemesis.terminal import boards, linear, look, results, ship_map, words
from starboard.texts import Texts

View = dict[str, Any]


class NemesisPresenter:
    """See `cli.presenter.Presenter`."""

    def place(self, texts: Texts, option: dict[str, Any]) -> str:
        return words.place(texts, option)

    def cost(self, texts: Texts, option: dict[str, Any]) -> str:
        return texts.text("cli-cost", count=option["cost"])

    def name(self, view: View, texts: Texts, seat: int) -> str:
        return words.seat_name(view["state"], texts, seat)

    def title(self, view: View, texts: Texts) -> str:
        g = view["state"]
        parts = [texts.text("cli-game-nemesis"), texts.text(f"nemesis-mode-{g['mode']}")]
        if g["turn"]:
            parts.append(texts.text("cli-turn", turn=g["turn"]))
        return " · ".join([*parts, texts.text(f"nemesis-step-{g['step']}")])

    def picture(self, view: View, texts: Texts) -> list[Text]:
        return ship_map.draw(view["state"], view["seat"], texts)

    def legend(self, view: View, texts: Texts) -> list[str]:
        return texts.text("cli-legend-nemesis").splitlines()

    def linear(self, view: View, texts: Texts) -> list[str]:
        return linear.linear(view["state"], view["seat"], texts)

    def here(self, view: View, texts: Texts) -> list[str]:
        return linear.here(view["state"], view["seat"], texts)

    def mine(self, view: View, texts: Texts) -> list[tuple[str, str]]:
        return boards.mine(view["state"], view["seat"], texts)

    def others(self, view: View, texts: Texts) -> list[tuple[str, str]]:
        return boards.others(view["state"], view["seat"], texts)

    def hand(self, view: View, texts: Texts) -> list[str]:
        return boards.hand_in_full(view["state"], view["seat"], texts)

    def look(self, view: View, texts: Texts, words: str) -> list[str]:
        return look.look(view["state"], view["seat"], texts, words)

    def results(self, view: View, texts: Texts) -> list[str]:
        return results.results(view, texts)
