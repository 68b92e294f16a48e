"""What a seat would want to know the odds of before it decides: which events count, and how they are said."""

from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.games.vanguard.words.event_parts import Args
from starboard.kernel.game import Described


def outcomes(g: Vanguard, kind: str, args: Args, seat: int) -> list[Described]:
    """The event as what may happen. Everything here is open to all seats and matters to all of them."""
    return []
