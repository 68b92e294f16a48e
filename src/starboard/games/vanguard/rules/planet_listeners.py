"""Who wants to know which effects of a planet ever happen: checks that play it, and nobody in a real game."""

from collections.abc import Callable
from typing import Final

from starboard.games.vanguard.content.lines import Effect

Listener = Callable[[Effect | None, str], None]

LISTENERS: Final[list[Listener]] = []


def note_effect(effect: Effect) -> None:
    """It is carried out."""
    for listener in LISTENERS:
        listener(effect, "")


def note_endless(card: str) -> None:
    """What follows from the card was cut off."""
    for listener in LISTENERS:
        listener(None, card)
