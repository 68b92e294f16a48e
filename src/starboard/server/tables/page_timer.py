"""A page of the story waits for everybody who reads it, but not for ever for somebody who is away.

Once a person has read a page, and nobody who is here still reads or chooses, those who are away have a while left.
Then it is confirmed for them; they find the page in the log. Nobody's choice is ever made like this.
"""

import asyncio
import time
from typing import TYPE_CHECKING, Final

import structlog

from starboard.kernel.requests import Together
from starboard.server.refusals import RequestRefused

if TYPE_CHECKING:
    from starboard.server.tables.live_table import LiveTable

log = structlog.get_logger(__name__)

AWAY_SECONDS: Final = 30.0  # to come back after a lost connection
ASYNC_SECONDS: Final = 12 * 3600.0  # at a table where people come and go, since somebody last did something


class PageTimer:
    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self._page = ""  # the page that the timer is for
        self._timer: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return self._timer is not None and self.table.record.pace == "live"

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer, self._page = None, ""

    def watch(self, grace: float = 0.0) -> None:
        """After every move, and when somebody comes or goes; another process has `grace` seconds to confirm first."""
        page = str(self.table.history.version) if self._overdue() else ""
        if page != self._page:
            self.stop()
            if page:
                self._page = page
                self._timer = self.table.process.spawn(self._confirm_later(grace))

    def _overdue(self) -> list[int]:
        """Who holds the table up by being away from a page that has been read; nobody while it is still being read."""
        match = self.table.history.match
        if match is None or self.table.record.status != "playing" or self.table.gone:
            return []
        request = match.request
        if not isinstance(request, Together) or request.page is None or not match.asks:
            return []
        people = {place.seat for place in self.table.record.seats if place.playing == "human"}
        read = people.intersection(ask.seat for ask in request.asks).difference(match.asks)
        here = self.table.presence.seats()
        reading = [seat for seat, ask in match.asks.items() if seat in here or not ask.only_confirms()]
        return sorted(people.intersection(match.asks)) if read and not reading else []

    async def _confirm_later(self, grace: float) -> None:
        late = ASYNC_SECONDS - (time.time() - self.table.history.at) if self.table.record.pace == "async" else 0.0
        await asyncio.sleep(max(AWAY_SECONDS, late) + grace)
        self._timer, self._page = None, ""
        for seat in self._overdue():
            ask = self.table.match.asks[seat]
            try:
                await self.table.answer(seat, self.table.match.ask_id(seat), ask.only_answer())
            except RequestRefused as refused:
                log.debug("a page is not confirmed", table=self.table.record.id, seat=seat, code=refused.code)
                return
