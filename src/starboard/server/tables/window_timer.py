"""The open reaction window of a table: it is shown, waits for those who might react, and closes in time."""

import asyncio
from functools import partial
from typing import TYPE_CHECKING

import structlog

from starboard.kernel.errors import RuleFault
from starboard.kernel.requests import FATE
from starboard.server.refusals import RequestRefused
from starboard.server.running.shielded import shielded
from starboard.server.tables import move_log
from starboard.server.tables.backoff import after
from starboard.server.tables.reaction_windows import OpenWindow, open_window
from starboard.server.wire.server_frames import WindowFrame

if TYPE_CHECKING:
    from starboard.server.tables.live_table import LiveTable

log = structlog.get_logger(__name__)

TRIES = 4  # to close one window, when rules fail


class WindowTimer:
    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self.window: OpenWindow | None = None
        self._timer: asyncio.Task[None] | None = None
        self._stuck: str | None = None  # the window whose end makes a rule fail

    @property
    def gave_up(self) -> bool:
        return self._stuck is not None

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None

    def try_again(self) -> None:
        """Somebody did something: what made a rule fail may work now."""
        if self._stuck is not None:
            self._stuck = None
            if self.window is not None:
                self._set_timer(self.window)

    def watch(self, grace: float) -> None:
        """After every move: a window that is no longer open ends, and one that is open begins.

        `grace`: seconds that another process has to close it first.
        """
        match = self.table.history.match
        window = match.window if match and self.table.record.status == "playing" else None
        if self.window and (window is None or self.window.id != str(self.table.history.version)):
            self.stop()
            self._tell(False)
            self.window = None
        if match and window and self.window is None:
            since = max(self.table.history.at, self.table.resumed)
            self.window = open_window(
                self.table.history.version,
                match,
                window,
                self.table.record.seats,
                since,
                self.table.record.reaction_seconds,
            )
            self.window.grace = grace
            self._tell(True)
            self._set_timer(self.window)

    def _set_timer(self, window: OpenWindow) -> None:
        self.stop()
        self._timer = self.table.process.spawn(self._close_later(window))

    async def _close_later(self, window: OpenWindow) -> None:
        """Close it in time; what fails is tried again, ever more slowly, and a rule that fails only a few times."""
        await asyncio.sleep(window.due() + window.grace)
        faults = 0
        while True:
            try:
                await self._close(window)
                return
            except RequestRefused as refused:
                faults += refused.code == "rule-fault"
            except Exception:
                log.exception("a window could not be closed", table=self.table.record.id)
                self.table.backoff.failed()
            if faults >= TRIES:
                self._stuck = window.id
                self.table.tell_trouble()
                return
            self.table.tell_trouble()
            if faults:
                await asyncio.sleep(after(faults))
            await self.table.backoff.wait()

    @shielded
    async def _close(self, window: OpenWindow) -> None:
        async with self.table.exclusive():
            await self.table.retry_when_taken(partial(self._close_now, window))

    async def _close_now(self, window: OpenWindow) -> None:
        table = self.table
        if self.window is not window or table.record.status != "playing":
            return
        before, moment = table.history.length, table.match.moment()
        try:
            body = table.history.close_window()
            await table.commit(move_log.CLOSE, FATE, body, before, moment)
        except RuleFault as fault:
            table.faults.hear(fault, FATE, None)
            raise RequestRefused("rule-fault") from None
        self.table.timers.go_on()

    async def let_pass(self, seat: int, window_id: str) -> None:
        """A seat that publicly might react says that it will not."""
        if not self.heard_pass(seat, window_id):
            raise RequestRefused("no-window")
        self.table.notify("passed", seat=seat, window=window_id)

    def heard_pass(self, seat: int, window_id: str) -> bool:
        """Whether this window is open to the seat; it closes early once everybody has let it pass."""
        window = self.window
        if window is None or window.id != window_id or seat not in window.seats:
            return False
        if seat in window.awaited:
            window.awaited.discard(seat)
            if not window.awaited:
                self._set_timer(window)
        return True

    def frame(self, seat: int, left: float, is_open: bool) -> WindowFrame:
        assert self.window is not None
        return WindowFrame(self.window.id, round(left, 1), self.window.lasts, is_open, seat in self.window.seats)

    def _tell(self, is_open: bool) -> None:
        assert self.window is not None
        left = self.window.left() if is_open else 0.0
        for viewer in self.table.viewers:
            viewer.send(self.frame(viewer.seat, left, is_open))
