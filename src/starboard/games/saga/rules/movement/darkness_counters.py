"""Darkness counters that cards and missions bring and take away (SAGA-DARK-01).

One that a card brings bears the name of the card, and leaves with it.
"""

from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.places import Place
from starboard.games.saga.state.fields import Darkness
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell


def place_darkness(g: Saga, place: Place, card: str) -> None:
    """It lies on the square while the card is in play, whoever stands there or leaves."""
    g.darkness.append(Darkness(card, place))
    tell(g, "darkness-placed", "SAGA-DARK-01", at=place)


def turn_counter(g: Saga, code: str, on: bool) -> None:
    """The mission takes a counter of its map away, or puts it back on its square once that is revealed."""
    lies = [counter for counter in g.darkness if counter.code == code]
    board = mission_of(g).board
    if lies and not on:
        g.darkness = [counter for counter in g.darkness if counter.code != code]
        tell(g, "darkness-removed", "SAGA-DARK-01", at=lies[0].at)
    elif on and not lies:
        for place in mission_of(g).darkness:
            if board.code(place) == code and board.zone(place) in g.zones:
                place_darkness(g, place, code)
