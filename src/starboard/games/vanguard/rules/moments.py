"""Places in the rules that other chapters fill in, so that chapters need not import each other in a circle."""

from collections.abc import Callable
from typing import Final

from starboard.games.vanguard.state.fields import CrewMember
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.requests import Procedure


class InjuryMoment:
    """Somebody is about to gain an Injury: gives the name of what it gains, or "" (`reactions`)."""

    def __init__(self) -> None:
        self.ask: Callable[[Vanguard, CrewMember, str], Procedure[str]] | None = None


class LastLog:
    """The Log that is read when an exploration ends (`logs`)."""

    def __init__(self) -> None:
        self.read: Callable[[Vanguard, str], Procedure[None]] | None = None


class FreeActions:
    """Actions that a card lets somebody perform besides its two: whether it may, and doing it (`actions`)."""

    def __init__(self) -> None:
        self.may: Callable[[Vanguard, CrewMember, str], bool] | None = None
        self.do: Callable[[Vanguard, CrewMember, str], Procedure[None]] | None = None


INJURY_MOMENT: Final = InjuryMoment()
LAST_LOG: Final = LastLog()
FREE_ACTIONS: Final = FreeActions()
