"""The table of Star Saga as one seat sees it: no cards in another's hand, no deck, no chart."""

from typing import Any

from starboard.bots import imagining
from starboard.games.saga.state.saga import Saga


def imagined(view: dict[str, Any]) -> Saga:
    return imagining.imagined(Saga, view)
