"""What a game's own screens offer the client, and which games have them."""

from typing import Any, Protocol

from rich.text import Text

from starboard.cli.nemesis import NemesisPresenter
from starboard.texts import Texts

View = dict[str, Any]


class Presenter(Protocol):
    """Every method reads a seat's view (`kernel.present.view`) and writes in the reader's language."""

    actions: tuple[str, ...]
    """What a standing order can call an Action of somebody else."""

    def name(self, view: View, texts: Texts, seat: int) -> str:
        """What to call a seat."""
        ...

    def title(self, view: View, texts: Texts) -> str:
        """The game, the turn and what is going on."""
        ...

    def picture(self, view: View, texts: Texts) -> list[Text]:
        """The board with its tracks, drawn."""
        ...

    def legend(self, view: View, texts: Texts) -> list[str]:
        """What the signs of the picture mean."""
        ...

    def linear(self, view: View, texts: Texts) -> list[str]:
        """The same board and tracks in sentences."""
        ...

    def here(self, view: View, texts: Texts) -> list[str]:
        """Only where the seat's own figure is."""
        ...

    def mine(self, view: View, texts: Texts) -> list[tuple[str, str]]:
        """The seat's own things, each with a label."""
        ...

    def others(self, view: View, texts: Texts) -> list[tuple[str, str]]:
        """What everybody sees of the other seats, a line each."""
        ...

    def hand(self, view: View, texts: Texts) -> list[str]:
        """The seat's cards with what they do."""
        ...

    def look(self, view: View, texts: Texts, words: str) -> list[str]:
        """What a component does that is called so; nothing if none is."""
        ...

    def results(self, view: View, texts: Texts) -> list[str]:
        """How it ended and who won."""
        ...


PRESENTERS: dict[str, Presenter] = {"nemesis": NemesisPresenter()}
