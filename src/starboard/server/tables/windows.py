"""How long a reaction window stays open: decided by public facts alone.

It waits for people who publicly might react, whether or not they can. A person who switched reactions off in public,
and a bot, need no time; so that nothing shows in the timing, bots get the same short moment whether they can react or
not. Everybody who might react can let it pass; when all have, it closes early.
"""

import time
from collections.abc import Iterable, Sequence

import msgspec

from starboard.kernel.asks import Window
from starboard.kernel.match import Match
from starboard.kernel.orders import NEVER_REACT
from starboard.server.storage.records import SeatRecord

BOTS_MOMENT = 0.25  # seconds; enough for a scripted bot in its own process


class OpenWindow(msgspec.Struct):
    id: str
    seats: list[int]  # who publicly might react
    awaited: set[int]  # people among them who have not let it pass
    lasts: float
    deadline: float  # on the wall clock, so that it is the same for every process and after a restart
    grace: float = 0.0  # seconds that another process has to close it first

    def left(self) -> float:
        return max(0.0, self.deadline - time.time())

    def due(self) -> float:
        """Seconds until it closes: early once everybody has let it pass, but not before the bots had their moment."""
        if self.awaited:
            return self.left()
        return max(0.0, self.left() - self.lasts + BOTS_MOMENT)


def open_window(
    version: int, match: Match, window: Window, seats: Sequence[SeatRecord], since: float, reaction_seconds: float
) -> OpenWindow:
    people = {seat for seat in window.seats if seats[seat].playing == "human" and seats[seat].reactions}
    lasts = max(BOTS_MOMENT, reaction_seconds) if people else BOTS_MOMENT
    awaited = people - set(never_reacting(match, window, people))
    return OpenWindow(str(version), list(window.seats), awaited, lasts, since + lasts)


def never_reacting(match: Match, window: Window, seats: Iterable[int]) -> list[int]:
    """Who ordered not to be asked: they let it pass at once, whether or not they could have reacted."""
    reactions = [name for name, rule in match.game.order_kinds().items() if rule == window.rule]
    return [
        seat
        for seat in seats
        if any(match.orders.of(seat).get(name, {}).get("order") == NEVER_REACT for name in reactions)
    ]
