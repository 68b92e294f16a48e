"""What a table does by itself between decisions: it lets reaction windows close, and bots answer.

A process that did not make the last move waits a little longer: whoever made it goes first, and this one only steps in
if nothing comes of it.
"""

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING

import structlog

from starboard.kernel.asks import FATE, Ask, Payload
from starboard.kernel.errors import RuleFault
from starboard.kernel.fate import Fate
from starboard.kernel.playout import random_answer
from starboard.kernel.views import project
from starboard.server import metrics, wire
from starboard.server.refusals import Refused
from starboard.server.tables import story
from starboard.server.tables.finishing import to_the_end
from starboard.server.tables.patience import after
from starboard.server.tables.windows import OpenWindow, open_window

if TYPE_CHECKING:
    from starboard.server.tables.live import LiveTable

log = structlog.get_logger(__name__)

ELSEWHERE_FIRST = 3.0  # seconds that the process which made the last move has for its bots and windows
TRIES = 4  # of a bot at one question, and at closing one window, when rules fail


class Clockwork:
    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self.window: OpenWindow | None = None
        self._timer: asyncio.Task[None] | None = None
        self._thinking: dict[tuple[int, str], asyncio.Task[None]] = {}
        self._given_up: set[tuple[int, str]] = set()  # questions to which every answer of a bot made a rule fail
        self._stuck_window: str | None = None  # the window whose end makes a rule fail

    @property
    def busy(self) -> bool:
        return bool(self.window or self._thinking)

    @property
    def gave_up(self) -> bool:
        """Nothing more happens by itself, because a rule fails, until somebody does something."""
        return bool(self._given_up or self._stuck_window)

    def stop(self) -> None:
        self._stop_timer()
        for task in self._thinking.values():
            task.cancel()

    def go_on(self, here: bool = True) -> None:
        """After every move: watch the reaction window and wake the bots that are asked. `here`: it was made here."""
        self.table.used = time.monotonic()
        self._try_again()
        self._watch_window(here)
        self._wake_bots(here)
        self.table.tell_trouble()
        self.table.house.call_people(self.table)

    def _try_again(self) -> None:
        """Somebody did something: what made a rule fail may work now."""
        self._given_up.clear()
        if self._stuck_window is not None:
            self._stuck_window = None
            if self.window is not None:
                self._set_timer(self.window)

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
        """Close it in time; what fails is tried again, ever more slowly, and a rule that fails only a few times."""
        await asyncio.sleep(window.due() + window.grace)
        faults = 0
        while True:
            try:
                await self._close(window)
                return
            except Refused as refused:
                faults += refused.code == "rule-fault"
            except Exception:
                log.exception("a window could not be closed", table=self.table.record.id)
                self.table.patience.failed()
            if faults >= TRIES:
                self._stuck_window = window.id
                self.table.tell_trouble()
                return
            self.table.tell_trouble()
            if faults:
                await asyncio.sleep(after(faults))
            await self.table.patience.wait()

    @to_the_end
    async def _close(self, window: OpenWindow) -> None:
        async with self.table.alone():
            await self.table.in_turn(partial(self._close_now, window))

    async def _close_now(self, window: OpenWindow) -> None:
        table = self.table
        if self.window is not window or table.record.status != "playing":
            return
        before, moment = table.chronicle.length, table.match.moment()
        try:
            body = table.chronicle.close_window()
        except RuleFault as fault:
            table.faults.hear(fault, FATE, None)
            raise Refused("rule-fault") from None
        await table.commit(story.CLOSE, FATE, body, before, moment)
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
        if match is None or self.table.record.status != "playing" or self.table.gone:
            return
        for seat in list(match.asks):
            bot = self.table.record.seats[seat].bot
            question = (seat, match.ask_id(seat))
            if bot is not None and question not in self._thinking and question not in self._given_up:
                grace = 0 if here else ELSEWHERE_FIRST
                self._thinking[question] = self.table.house.spawn(self._let_bot_answer(bot, *question, grace))

    async def _let_bot_answer(self, bot: str, seat: int, ask_id: str, grace: float) -> None:
        try:
            await asyncio.sleep(max(grace, self._pause()))
            await self.table.patience.wait()
            if self._asked(bot, seat, ask_id):
                await self._answer(bot, seat, ask_id)
        except Refused as refused:
            log.debug("a bot's answer is refused", table=self.table.record.id, seat=seat, code=refused.code)
        except Exception:
            log.exception("a bot's answer failed", table=self.table.record.id, seat=seat, ask=ask_id)
            self.table.patience.failed()
        finally:
            self._thinking.pop((seat, ask_id), None)
        async with self.table.lock:
            self.table.tell_trouble()
            self._wake_bots(here=True)

    def _pause(self) -> float:
        """Bots that play on for somebody, with no person at the table, leave them time to come back."""
        seats = self.table.record.seats
        away = any(place.person is not None for place in seats) and all(place.playing != "human" for place in seats)
        return self.table.house.settings.stand_in_seconds if away and self.table.match.window is None else 0.0

    async def _answer(self, bot: str, seat: int, ask_id: str) -> None:
        """What the bot thinks best; where that makes a rule fail something else, and after a few tries nothing."""
        ask = self.table.match.asks[seat]
        pick = await self._thought(bot, seat, ask)
        tried: list[Payload] = []
        while True:
            try:
                await self.table.answer(seat, ask_id, pick, bot)
                return
            except Refused as refused:
                if refused.code != "rule-fault":
                    raise
            tried.append(pick)
            other = another_answer(ask, tried)
            if len(tried) >= TRIES or other is None:
                self._given_up.add((seat, ask_id))
                return
            pick = other[0]

    def _asked(self, bot: str, seat: int, ask_id: str) -> bool:
        match = self.table.match
        return seat in match.asks and match.ask_id(seat) == ask_id and self.table.record.seats[seat].bot == bot

    async def _thought(self, bot: str, seat: int, ask: Ask) -> Payload:
        """What the bot answers; if it fails or cheats, any legal answer keeps the game going."""
        view = project(self.table.match.state, seat)
        try:
            with metrics.BOT_THINKING.time():
                pick = await self.table.house.bots.answer(self.table.record.id, bot, self.table.record.game, view, ask)
            if ask.allows(pick):
                return pick
            log.error("a bot gave an illegal answer", bot=bot, rule=ask.rule, kind=ask.kind)
        except Exception:
            log.exception("a bot failed", bot=bot, rule=ask.rule, kind=ask.kind)
        return random_answer(ask, Fate(seat))


def another_answer(ask: Ask, tried: list[Payload]) -> tuple[Payload] | None:
    """A legal answer that was not tried yet, if one is found without looking for long."""
    for seed in range(10 * TRIES):
        pick = random_answer(ask, Fate(seed))
        if pick not in tried:
            return (pick,)
    return None
