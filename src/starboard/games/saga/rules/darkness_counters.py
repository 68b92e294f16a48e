"""Darkness counters that cards bring (SAGA-DARK-01). One bears the name of its card, and leaves with it."""

from starboard.games.saga.rules.places import Place
from starboard.games.saga.state.fields import Darkness
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell


def place_darkness(g: Saga, place: Place, card: str) -> None:
    """It lies on the square while the card is in play, whoever stands there or leaves."""
    g.darkness.append(Darkness(card, place))
    tell(g, "darkness-placed", "SAGA-DARK-01", at=place)
