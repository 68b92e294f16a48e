"""What a table does by itself between decisions: it lets reaction windows close, and bots answer.

A process that did not make the last move waits a little longer: whoever made it goes first, and this one only steps in
if nothing comes of it.
"""

import asyncio
import time
from typing import TYPE_CHECKING

import structlog

from starboard.kernel.asks import FATE, Payload
from starboard.kernel.fate import Fate
from starboard.kernel.playout import random_answer
from starboard.kernel.views import project
from starboard.server import metrics, wire
from starboard.server.refusals import Refused
from starboard.server.tables import story
from starboard.server.tables.finishing import to_the_end
from starboard.server.tables.windows import OpenWindow, open_window

if TYPE_CHECKING:
    from starboard.server.tables.live import LiveTable

log = structlog.get_logger(__name__)

ELSEWHERE_FIRST = 3.0  # seconds that the process which made the last move has for its bots and windows
AFTER_TROUBLE = 2.0  # seconds until a bot tries again what failed


class Clockwork:
    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self.window: OpenWindow | None = None
        self._timer: asyncio.Task[None] | None = None
        self._thinking: dict[tuple[int, str], asyncio.Task[None]] = {}

    @property
    def busy(self) -> bool:
        return bool(self.window or self._thinking)

    def stop(self) -> None:
        self._stop_timer()
        for task in self._thinking.values():
            task.cancel()

    def go_on(self, here: bool = True) -> None:
        """After every move: watch the reaction window and wake the bots that are asked. `here`: it was made here."""
        self.table.used = time.monotonic()
        self._watch_window(here)
        self._wake_bots(here)
        self.table.house.call_people(self.table)

    # --- reaction windows ---

    def _watch_window(self, here: bool) -> None:
        match = self.table.chronicle.match
        window = match.window if match and self.table.record.status == "playing" else None
        if self.window and (window is None or self.window.id != str(self.table.chronicle.version)):
            self._stop_timer()
            self._tell_window(False)
            self.window = None
        if match and window and self.window is None:
            since = max(self.table.chronicle.at, self.table.resumed)
            self.window = open_window(
                self.table.chronicle.version,
                match,
                window,
                self.table.record.seats,
                since,
                self.table.record.reaction_seconds,
            )
            self.window.grace = 0 if here else ELSEWHERE_FIRST
            self._tell_window(True)
            self._set_timer(self.window)

    def _set_timer(self, window: OpenWindow) -> None:
        self._stop_timer()
        self._timer = self.table.house.spawn(self._close_later(window))

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None

    def forget_window(self) -> None:
        self._stop_timer()
        self.window = None

    async def _close_later(self, window: OpenWindow) -> None:
        await asyncio.sleep(window.due() + window.grace)
        await self._close(window)

    @to_the_end
    async def _close(self, window: OpenWindow) -> None:
        async with self.table.alone():
            if self.window is not window or self.table.record.status != "playing":
                return
            before = self.table.chronicle.length
            body = self.table.chronicle.close_window()
            try:
                await self.table.commit(story.CLOSE, FATE, body, before)
            except Refused as refused:
                log.info("window closed elsewhere", table=self.table.record.id, code=refused.code)
                return
            self.go_on()

    async def let_pass(self, seat: int, window_id: str) -> None:
        """A seat that publicly might react says that it will not."""
        if not self.heard_pass(seat, window_id):
            raise Refused("no-window")
        await self.table.notify("passed", seat=seat, window=window_id)

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

    def window_frame(self, seat: int, left: float, is_open: bool) -> wire.WindowFrame:
        assert self.window is not None
        return wire.WindowFrame(self.window.id, round(left, 1), self.window.lasts, is_open, seat in self.window.seats)

    def _tell_window(self, is_open: bool) -> None:
        assert self.window is not None
        left = self.window.left() if is_open else 0.0
        for viewer in self.table.viewers:
            viewer.send(self.window_frame(viewer.seat, left, is_open))

    # --- bots ---

    def _wake_bots(self, here: bool) -> None:
        match = self.table.chronicle.match
        if match is None or self.table.record.status != "playing":
            return
        for seat in list(match.asks):
            bot = self.table.record.seats[seat].bot
            question = (seat, match.ask_id(seat))
            if bot is not None and question not in self._thinking:
                grace = 0 if here else ELSEWHERE_FIRST
                self._thinking[question] = self.table.house.spawn(self._let_bot_answer(bot, *question, grace))

    async def _let_bot_answer(self, bot: str, seat: int, ask_id: str, grace: float) -> None:
        try:
            if grace:
                await asyncio.sleep(grace)
            if self._asked(bot, seat, ask_id):
                pick = await self._thought(bot, seat)
                await self.table.answer(seat, ask_id, pick, bot)
        except Refused as refused:
            log.debug("bot came too late", table=self.table.record.id, seat=seat, code=refused.code)
            if refused.code == "storage-trouble":
                await asyncio.sleep(AFTER_TROUBLE)
        except Exception:
            log.exception("a bot's answer failed", table=self.table.record.id, seat=seat, ask=ask_id)
            await asyncio.sleep(AFTER_TROUBLE)
        finally:
            self._thinking.pop((seat, ask_id), None)
        async with self.table.lock:
            self._wake_bots(here=True)

    def _asked(self, bot: str, seat: int, ask_id: str) -> bool:
        match = self.table.match
        return seat in match.asks and match.ask_id(seat) == ask_id and self.table.record.seats[seat].bot == bot

    async def _thought(self, bot: str, seat: int) -> Payload:
        """What the bot answers; if it fails or cheats, any legal answer keeps the game going."""
        match = self.table.match
        ask, view = match.asks[seat], project(match.state, seat)
        try:
            with metrics.BOT_THINKING.time():
                pick = await self.table.house.bots.answer(self.table.record.id, bot, self.table.record.game, view, ask)
            if ask.allows(pick):
                return pick
            log.error("a bot gave an illegal answer", bot=bot, rule=ask.rule, kind=ask.kind)
        except Exception:
            log.exception("a bot failed", bot=bot, rule=ask.rule, kind=ask.kind)
        return random_answer(ask, Fate(seat))
