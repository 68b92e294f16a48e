"""What a game's own screens offer the terminal client."""

from typing import Any, Protocol

from rich.text import Text

from starboard.cli.plain_presenter import PlainPresenter
from starboard.games.folders import part_of
from starboard.texts import Texts

View = dict[str, Any]


class Presenter(Protocol):
    """Every method reads a seat's view (`kernel.seat_view.view`) and writes in the reader's language."""

    def place(self, texts: Texts, option: dict[str, Any]) -> str:
        """Where on the board an option is, if its text does not say it; else nothing."""
        ...

    def cost(self, texts: Texts, option: dict[str, Any]) -> str:
        """What an option that has a price costs."""
        ...

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


def presenter_for(game: str) -> Presenter:
    """The screens that a game brings along (`games/<game>/terminal`); a game without any is shown plainly."""
    own = part_of(game, "terminal")
    presenter: Presenter = own.PRESENTER if own else PlainPresenter(game)
    return presenter
