"""The last sentence of every results page."""

from collections.abc import Sequence

from starboard.texts import Texts


def who_won(texts: Texts, names: Sequence[str]) -> str:
    """The winners by what the board calls them, or that nobody has won."""
    if not names:
        return texts.text("cli-results-nobody")
    return texts.text("cli-results-winners", names=names)
