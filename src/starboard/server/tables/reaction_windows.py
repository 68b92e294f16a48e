"""How long a reaction window stays open: decided by public facts alone.

It waits for people who publicly might react, whether or not they can. A person who switched reactions off in public,
and a bot, need no time; so that nothing shows in the timing, bots get the same short moment whether they can react or
not. Everybody who might react can let it pass; when all have, it closes early.

To let it pass takes a person's while, drawn anew for each of them, and it takes no less by the private order `never`
than by hand: what the others see of a seat that passes at once is the same either way.

A window is timed by a clock that nobody can set; the wall clock says only how much of it was left after a restart.
"""

import random
import time
from collections.abc import Iterable, Sequence

import msgspec

from starboard.kernel.match import Match
from starboard.kernel.orders import NEVER_REACT
from starboard.kernel.requests import Window
from starboard.server.storage.records import SeatRecord

BOTS_MOMENT = 0.25  # seconds; enough for a scripted bot in its own process
LEAST_WHILE, USUAL_WHILE = 0.6, 1.2  # seconds: nobody reads faster, and on average it takes so much longer


def a_while() -> float:
    """How long a person takes at least to read what may be reacted to; now and then much longer."""
    return LEAST_WHILE + random.expovariate(1 / USUAL_WHILE) if USUAL_WHILE else LEAST_WHILE


class OpenWindow(msgspec.Struct):
    id: str
    seats: list[int]  # who publicly might react
    whiles: dict[int, float]  # the people among them, and how long each takes at least to let it pass
    awaited: set[int]  # those who have not let it pass
    lasts: float
    opened: float  # on the monotonic clock; before this process looked, if it was opened before
    grace: float = 0.0  # seconds that another process has to close it first

    def elapsed(self) -> float:
        return time.monotonic() - self.opened

    def left(self) -> float:
        return max(0.0, self.lasts - self.elapsed())

    def due(self) -> float:
        """Seconds until it closes: early once everybody has let it pass, but not before they and bots had a while."""
        if self.awaited:
            return self.left()
        early = max([BOTS_MOMENT, *self.whiles.values()])
        return max(0.0, min(early, self.lasts) - self.elapsed())


def open_window(
    version: int, match: Match, window: Window, seats: Sequence[SeatRecord], since: float, reaction_seconds: float
) -> OpenWindow:
    """The window as it opens, or as this process finds it; `since` when it opened, by the wall clock."""
    people = {seat for seat in window.seats if seats[seat].playing == "human" and seats[seat].reactions}
    lasts = max(BOTS_MOMENT, reaction_seconds) if people else BOTS_MOMENT
    awaited = people - set(never_reacting(match, window, people))
    whiles = {seat: a_while() for seat in sorted(people)}
    elapsed = min(max(0.0, time.time() - since), lasts)  # whatever the wall clock says
    return OpenWindow(str(version), list(window.seats), whiles, awaited, lasts, time.monotonic() - elapsed)


def never_reacting(match: Match, window: Window, seats: Iterable[int]) -> list[int]:
    """Who ordered not to be asked: they let it pass, whether or not they could have reacted."""
    reactions = [name for name, rule in match.game.order_kinds().items() if rule == window.rule]
    return [
        seat
        for seat in seats
        if any(match.orders.of(seat).get(name, {}).get("order") == NEVER_REACT for name in reactions)
    ]
