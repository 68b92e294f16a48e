"""What a server process does by itself, again and again: look, wake, tidy, let go. Each survives its own failures."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

import structlog

from starboard.server.refusals import RequestRefused
from starboard.server.running import metrics
from starboard.server.running.table_sync import look
from starboard.server.storage.trouble import StorageTrouble

if TYPE_CHECKING:
    from starboard.server.running.server_process import ServerProcess
    from starboard.server.tables.live_table import LiveTable

log = structlog.get_logger(__name__)

LOOK_SECONDS = 1.0
HOUSEKEEPING_SECONDS = 15.0
TIDY_SECONDS = 1.0
STRANGERS_SECONDS = 600.0
WAKING_SECONDS = 60.0
WAKING_AT_ONCE = 4  # tables loaded together at the start
FORGOTTEN_SECONDS = 30.0  # a table that should go on by itself and has not for so long needs somebody
LONGEST_PAUSE = 60.0  # between attempts of something that keeps failing


class BackgroundTasks:
    def __init__(self, process: "ServerProcess") -> None:
        self.process = process
        self._look_now = asyncio.Event()

    def begin(self) -> None:
        self.process.spawn(self._keep_looking())
        self._again_and_again("tidying", TIDY_SECONDS, self._tidy)
        self._again_and_again("housekeeping", HOUSEKEEPING_SECONDS, self._keep_house)
        self._again_and_again("forgetting strangers", STRANGERS_SECONDS, self._forget_idle_guests)
        self.process.spawn(self._wake_tables())

    def _again_and_again(self, what: str, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Again and again, less often while it fails."""
        self.process.spawn(self._keep_doing(what, seconds, work))

    async def _keep_doing(self, what: str, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        pause = seconds
        while True:
            await asyncio.sleep(pause)
            try:
                await work()
                pause = seconds
            except StorageTrouble:  # the store has said so, and says when it is over
                pause = seconds
            except Exception:
                pause = min(max(pause, 1.0) * 2, max(LONGEST_PAUSE, seconds))
                log.exception("something that is done again and again failed", what=what, again_in=pause)

    # --- what other processes did ---

    def look_soon(self) -> None:
        """The database was in trouble: what became of the last moves is to be seen."""
        self._look_now.set()

    def notices_missed(self) -> None:
        """Redis was away: look at everything that notices are about."""
        self._look_now.set()
        self.process.spawn(self._hear_again())

    async def _keep_looking(self) -> None:
        """Compare the tables in memory with the database: often if others may write to it, else after trouble."""
        patience = LOOK_SECONDS if self.process.may_have_company else None
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._look_now.wait(), patience)
            self._look_now.clear()
            try:
                await look(self.process.store, self.process.tables, self.process.notices.hear)
            except StorageTrouble:  # when it is over, there is another look
                await asyncio.sleep(LOOK_SECONDS)
            except Exception:
                log.exception("the tables could not be compared with the database")
                await asyncio.sleep(LOOK_SECONDS)

    async def _hear_again(self) -> None:
        """What no look at moves and seats finds: names, devices that were signed out, and what was said."""
        process = self.process
        watched = [table for table in process.tables.values() if table.viewers]
        try:
            for person in {viewer.person for table in watched for viewer in table.viewers if viewer.person}:
                await process.heard_person(person)
            for table in watched:
                for chat in await process.store.chats(table.record.id):
                    await table.chat.heard(chat)
        except StorageTrouble:
            log.info("what was missed could not be looked up")

    # --- tables that go on by themselves ---

    async def _wake_tables(self) -> None:
        """After a restart, games in which a bot is to move or a window is open go on without waiting for a visitor.

        So do those that another process has left, by ending, for a while.
        """
        before = time.time() + 1
        while True:
            try:
                await self._wake(await self.process.store.scans.tables_to_wake(self.process.webhooks.on, before))
                if not self.process.may_have_company:
                    return
                await asyncio.sleep(WAKING_SECONDS)
                before = time.time() - FORGOTTEN_SECONDS
            except StorageTrouble:
                await asyncio.sleep(LOOK_SECONDS)
            except Exception:
                log.exception("tables could not be woken")
                await asyncio.sleep(WAKING_SECONDS)

    async def _wake(self, table_ids: list[str]) -> None:
        """A few at once, so that whoever comes meanwhile is served between them."""
        queue = [table_id for table_id in reversed(table_ids) if table_id not in self.process.tables]

        async def wake_one_after_the_other() -> None:
            while queue:
                await self._wake_one(queue.pop())
                await asyncio.sleep(0)

        await asyncio.gather(*[wake_one_after_the_other() for _ in range(WAKING_AT_ONCE)])

    async def _wake_one(self, table_id: str) -> None:
        try:
            table = await self.process.table(table_id)
            if table.record.window_open and table.timers.windows.window is None:
                await self.process.store.scans.note_no_window(table_id, table.history.seq)
        except StorageTrouble:
            raise
        except RequestRefused as refused:
            log.info("a table does not go on", table=table_id, code=refused.code)
        except Exception:
            log.exception("a table could not be resumed", table=table_id)

    # --- tidying ---

    async def _tidy(self) -> None:
        """Often, so that there is never much to do."""
        self.process.garbage.settle()
        if self.process.store.access.writing.trouble is None:  # the log only grows meanwhile
            await self.process.store.tidy()

    async def _keep_house(self) -> None:
        oldest = time.monotonic() - self.process.settings.idle_minutes * 60
        for table_id, table in list(self.process.tables.items()):
            if not table.busy and table.used < oldest:
                await self._let_go(table_id, table)
            elif table.viewers:
                table.presence.notify()
        metrics.TABLES.set(len(self.process.tables))
        self.process.garbage.sweep(max([table.used for table in self.process.tables.values()], default=0.0))

    async def _forget_idle_guests(self) -> None:
        """Guests who have done nothing for a month need not be kept."""
        before = time.time() - self.process.settings.guest_days * 24 * 3600
        if gone := await self.process.store.people.forget_idle(before):
            log.info("guests who never sat down are forgotten", people=gone)

    async def _let_go(self, table_id: str, table: "LiveTable") -> None:
        """It leaves the memory with a checkpoint on disk; while nothing can be written it stays."""
        if self.process.store.access.writing.trouble is None:
            await table.leave_memory()
            self.process.tables.pop(table_id, None)
            self.process.garbage.let_go()
