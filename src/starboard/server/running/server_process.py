"""Everything one server process has, and the tables it has in memory."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import msgspec
import structlog

from starboard.games.registry import GAMES
from starboard.kernel.fate import Fate
from starboard.kernel.game import Game
from starboard.kernel.saves import DOES_NOT_FIT
from starboard.server.network.uploads import Uploads
from starboard.server.people.names import Names
from starboard.server.people.webhooks import Question, Webhooks
from starboard.server.refusals import RequestRefused
from starboard.server.running import metrics
from starboard.server.running.background_tasks import BackgroundTasks
from starboard.server.running.fanout import Alone, ByRedis, Fanout, Notice
from starboard.server.running.garbage_collection import GarbageCollection
from starboard.server.running.limited_workers import MEGABYTE, LimitedWorkers, Limits
from starboard.server.running.loop_lag import LoopLag
from starboard.server.running.table_sync import NoticeQueue
from starboard.server.settings import Settings
from starboard.server.storage.records import ChatRecord, PersonRecord, TableRecord
from starboard.server.storage.store import Store
from starboard.server.tables.bot_pool import BotPool
from starboard.server.tables.fate import fate_for
from starboard.server.tables.live_table import LiveTable
from starboard.server.tables.odds_queue import OddsQueue
from starboard.server.tables.replay_cache import Replays
from starboard.server.tables.viewer import Viewer

log = structlog.get_logger(__name__)

GOODBYE_SECONDS = 2.0
LEAVING_SECONDS = 5.0

# What examining one file may take: a thousand times what a long game takes, and no more than a moment of a server.
FILE_PATIENCE = 10.0  # seconds to wait for the examination to begin
FILE_LIMITS = Limits(processor=10.0, clock=30.0, memory=512 * MEGABYTE)
CAMPAIGN_LIMITS = Limits(processor=120.0, clock=180.0, memory=1024 * MEGABYTE)  # a hundred games in one file


async def _ignore(person: str) -> None:
    pass


class ServerProcess:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.name = secrets.token_hex(8)
        self.store = Store(settings.database)
        self.fanout: Fanout = ByRedis(settings.redis, self.name) if settings.redis else Alone()
        self.bots = BotPool(settings.bot_workers)
        self.odds = OddsQueue(settings.odds_workers)
        self.examiners = LimitedWorkers(2, waiting=8, patience=FILE_PATIENCE, limits=FILE_LIMITS)
        self.campaign_examiners = LimitedWorkers(1, waiting=4, patience=FILE_PATIENCE, limits=CAMPAIGN_LIMITS)
        self.replays = Replays()
        self.uploads = Uploads()
        self.campaign_uploads = Uploads(at_once=4, from_one_address=1)
        self.webhooks = Webhooks(settings)
        self.tables: dict[str, LiveTable] = {}
        self.damaged: set[str] = set()  # tables that cannot be played, until the server is started again
        self.names = Names(self.store)
        self.look_at_devices: Callable[[str], Awaitable[None]] = _ignore  # whoever remembers devices says how
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.garbage = GarbageCollection()
        self.notices = NoticeQueue(self.hear)
        self.background = BackgroundTasks(self)
        self.loop_lag = LoopLag()
        self.closing = False

    async def open(self) -> None:
        self.store.access.on_recovery = self.background.look_soon
        await self.fanout.start(self.notices.hear, self.background.notices_missed)
        self.spawn(self.loop_lag.measure())
        self.background.begin()
        self.garbage.start()

    async def say_goodbye(self) -> None:
        """Everybody is told before their sockets close; whoever is slow to hear it is not waited for long."""
        self.closing = True
        leaving = [asyncio.create_task(table.leave_memory()) for table in self.tables.values()]
        if leaving:
            await asyncio.wait(leaving, timeout=LEAVING_SECONDS)
        end = time.monotonic() + GOODBYE_SECONDS
        while any(table.viewers for table in self.tables.values()) and time.monotonic() < end:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Everything acknowledged is on disk already; let go."""
        await self.say_goodbye()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.notices.close()
        await self.webhooks.close()
        await self.fanout.close()
        self.bots.close()
        self.odds.close()
        self.examiners.close()
        self.campaign_examiners.close()
        self.replays.close()
        await self.store.close()
        self.garbage.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a task failed", exc_info=error)

    def game(self, name: str) -> Game:
        if name not in GAMES:
            raise RequestRefused("no-such-game")
        return GAMES[name]

    @property
    def only_process(self) -> bool:
        return not self.settings.redis

    @property
    def may_have_company(self) -> bool:
        """Whether other processes may serve the same tables: SQLite is for one."""
        return bool(self.settings.redis) or not self.settings.on_sqlite

    def fate(self, table: str) -> Fate:
        return fate_for(self.settings.seed, table)

    # --- tables in memory ---

    async def table(self, table_id: str) -> LiveTable:
        """The table, from memory or from disk; many may ask at once and get the same one."""
        if self.closing:
            raise RequestRefused("shutting-down")
        if table_id in self.tables:
            return self.tables[table_id]
        if table_id in self.damaged:
            raise RequestRefused("table-damaged")
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> LiveTable:
        try:
            record = await self.record(table_id)
            table = LiveTable(self, record)
            await table.chat.read()
            async with table.lock:
                await self._read(table)
            self.tables[table_id] = table
            metrics.TABLES.set(len(self.tables))
            return table
        finally:
            del self._loading[table_id]

    async def _read(self, table: LiveTable) -> None:
        """From disk; a table that cannot be played is set aside: it is reported once, and nobody tries it again."""
        try:
            await table.reader.load()
        except DOES_NOT_FIT as error:
            self.damaged.add(table.record.id)
            log.error("a table is damaged and set aside", table=table.record.id, error=str(error), exc_info=error)
            raise RequestRefused("table-damaged") from error

    async def record(self, table_id: str) -> TableRecord:
        record = await self.store.table(table_id)
        if record is None:
            raise RequestRefused("no-such-table")
        await self.names.learn(record.people)
        return record

    async def changed(self, table_id: str) -> TableRecord:
        """Seats or settings were changed in the database: whoever looks at the table is told."""
        record = await self.record(table_id)
        if table_id in self.tables:
            record = await self.tables[table_id].change()
        elif record.status == "playing":
            await self.table(table_id)
        self.fanout.tell(Notice(table_id, "changed", self.name))
        return record

    async def hear(self, notice: Notice) -> None:
        """Another process did something at a table we have in memory."""
        if notice.what == "person":
            await self.heard_person(notice.body["person"])
        table = self.tables.get(notice.table)
        if table is None:
            return
        if notice.what == "moved":
            await table.catch_up()
        elif notice.what == "changed":
            await table.change()
        elif notice.what == "passed":
            table.timers.windows.heard_pass(notice.body["seat"], notice.body["window"])
        elif notice.what == "fault":
            table.faults.tell(notice.body["seat"])
        elif notice.what == "here":
            table.presence.heard(notice.sender, notice.body["seats"])
        else:
            await table.chat.heard(msgspec.convert(notice.body, ChatRecord))

    # --- people ---

    def renamed(self, person: PersonRecord) -> None:
        self.names.note(person)
        for table in self.tables.values():
            if any(seat.person == person.id for seat in table.record.seats):
                table.tell_table()

    def viewers_of(self, person: str) -> list[Viewer]:
        """The open sockets of a person, at all tables."""
        viewers = [viewer for table in self.tables.values() for viewer in table.viewers]
        return [viewer for viewer in viewers if viewer.person == person]

    async def person_changed(self, person: str) -> None:
        """Other processes remember a name and devices that may no longer be right."""
        self.fanout.tell(Notice("", "person", self.name, {"person": person}))

    async def heard_person(self, person: str) -> None:
        await self.look_at_devices(person)
        found = (await self.store.people.named([person])).get(person)
        if found is not None:
            self.renamed(found)

    def call_people(self, table: LiveTable) -> None:
        """Whoever is asked, is not here and wants to be called, is called."""
        if self.webhooks.on and table.record.pace == "async" and table.record.status == "playing":
            here = table.presence.seats()
            for seat in table.match.waiting:
                place = table.record.seats[seat]
                if place.person and place.playing == "human" and seat not in here:
                    question = Question(table.record.id, seat, place.person, table.match.ask_id(seat))
                    self.spawn(self.webhooks.call(self.store, table.record, question))
