"""The house: everything one server process has, and the tables it has in memory."""

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
from starboard.kernel.saves import DOES_NOT_FIT, made_by_others
from starboard.server import metrics, wire
from starboard.server.collector import Collector
from starboard.server.fanout import Alone, ByRedis, Fanout, Notice
from starboard.server.fate import fate_for
from starboard.server.following import Follower
from starboard.server.limited import MEGABYTE, LimitedWorkers, Limits
from starboard.server.pulse import Pulse
from starboard.server.refusals import Refused
from starboard.server.settings import Settings
from starboard.server.storage import Store
from starboard.server.storage.records import ChatRecord, PersonRecord, TableRecord
from starboard.server.tables.bots import BotPool
from starboard.server.tables.live import LiveTable
from starboard.server.tables.odds_desk import OddsDesk
from starboard.server.tables.replay_cache import Replays
from starboard.server.tables.viewers import Viewer
from starboard.server.upkeep import Upkeep
from starboard.server.uploads import Uploads
from starboard.server.webhooks import Caller, Question

log = structlog.get_logger(__name__)

GOODBYE_SECONDS = 2.0
LEAVING_SECONDS = 5.0
SOMEBODY = "?"

# What examining one file may take: a thousand times what a long game takes, and no more than a moment of a server.
FILE_PATIENCE = 10.0  # seconds to wait for the examination to begin
FILE_LIMITS = Limits(processor=10.0, clock=30.0, memory=512 * MEGABYTE)


async def _ignore(person: str) -> None:
    pass


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.name = secrets.token_hex(8)
        self.store = Store(settings.database)
        self.fanout: Fanout = ByRedis(settings.redis, self.name) if settings.redis else Alone()
        self.bots = BotPool(settings.bot_workers)
        self.odds = OddsDesk(settings.odds_workers)
        self.examiners = LimitedWorkers(2, waiting=8, patience=FILE_PATIENCE, limits=FILE_LIMITS)
        self.replays = Replays()
        self.uploads = Uploads()
        self.caller = Caller(settings)
        self.tables: dict[str, LiveTable] = {}
        self.damaged: set[str] = set()  # tables that cannot be played, until the server is started again
        self.names: dict[str, str] = {}
        self.look_at_devices: Callable[[str], Awaitable[None]] = _ignore  # whoever remembers devices says how
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.collector = Collector()
        self.follower = Follower(self.hear)
        self.upkeep = Upkeep(self)
        self.pulse = Pulse()
        self.closing = False

    async def open(self) -> None:
        self.store.access.on_recovery = self.upkeep.look_soon
        await self.fanout.start(self.follower.hear, self.upkeep.notices_missed)
        self.spawn(self.pulse.beat())
        self.upkeep.begin()
        self.collector.start()

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
        await self.follower.close()
        await self.caller.close()
        await self.fanout.close()
        self.bots.close()
        self.odds.close()
        self.examiners.close()
        self.replays.close()
        await self.store.close()
        self.collector.close()

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
            raise Refused("no-such-game")
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
            raise Refused("shutting-down")
        if table_id in self.tables:
            return self.tables[table_id]
        if table_id in self.damaged:
            raise Refused("table-damaged")
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> LiveTable:
        try:
            record = await self.record(table_id)
            table = LiveTable(self, record)
            table.chats = await self.store.chats(table_id)
            await self.learn_names(chat.person for chat in table.chats)
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
            await table.load()
        except DOES_NOT_FIT as error:
            self.damaged.add(table.record.id)
            log.error("a table is damaged and set aside", table=table.record.id, error=str(error), exc_info=error)
            raise Refused("table-damaged") from error

    async def record(self, table_id: str) -> TableRecord:
        record = await self.store.table(table_id)
        if record is None:
            raise Refused("no-such-table")
        await self.learn_names(record.people)
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
            table.clockwork.heard_pass(notice.body["seat"], notice.body["window"])
        elif notice.what == "fault":
            table.faults.tell(notice.body["seat"])
        elif notice.what == "here":
            table.heard_presence(notice.sender, notice.body["seats"])
        else:
            await self.heard_chat(table, msgspec.convert(notice.body, ChatRecord))

    # --- people ---

    async def learn_names(self, people: Any) -> None:
        unknown = {person for person in people if person not in self.names}
        if unknown:
            for person in (await self.store.people(sorted(unknown))).values():
                self.names[person.id] = person.name

    def person(self, person: str) -> wire.Person:
        return wire.Person(person, self.names.get(person, SOMEBODY))

    def renamed(self, person: PersonRecord) -> None:
        self.names[person.id] = person.name
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
        found = (await self.store.people([person])).get(person)
        if found is not None:
            self.renamed(found)

    async def heard_chat(self, table: LiveTable, chat: ChatRecord) -> None:
        """Somebody said something in another process; it may be heard of twice."""
        await self.learn_names([chat.person])
        if chat not in table.chats:
            table.heard_chat(chat)

    def chat_of(self, chat: ChatRecord) -> wire.Chat:
        return wire.Chat(chat.at, self.person(chat.person), chat.seat, chat.text)

    def call_people(self, table: LiveTable) -> None:
        """Whoever is asked, is not here and wants to be called, is called."""
        if self.caller.on and table.record.pace == "async" and table.record.status == "playing":
            here = table.here()
            for seat in table.match.waiting:
                place = table.record.seats[seat]
                if place.person and place.playing == "human" and seat not in here:
                    question = Question(table.record.id, seat, place.person, table.match.ask_id(seat))
                    self.spawn(self.caller.call(self.store, table.record, question))

    def _by_other_rules(self, record: TableRecord) -> bool:
        game = GAMES.get(record.game)
        return game is not None and record.status != "lobby" and bool(made_by_others(game, record.rules_version))

    def describe(
        self, record: TableRecord, person: str | None, here: set[int] | None = None, version: int = 0
    ) -> wire.Table:
        """The table as it concerns one person. Invitations are for members."""
        member = person is not None and (person in record.members or record.seat_of(person) is not None)
        seat = record.seat_of(person) if person else None
        seats = [
            wire.Seat(
                place.seat, self.person(place.person) if place.person else None, place.bot, place.playing,
                place.seat in (here or ()), place.reactions,
            )
            for place in record.seats
        ]  # fmt: skip
        asked = record.status == "playing" and seat in record.waiting
        turn = asked and seat is not None and record.seats[seat].bot is None
        may_sit = [place.seat for place in record.seats if not record.refuses_seat(person, place.seat)]
        return wire.Table(
            id=record.id, name=record.name, game=record.game, mode=record.mode, options=record.options,
            status=record.status, pace=record.pace, open=record.open, odds=record.odds,
            spectators=record.spectators, reaction_seconds=record.reaction_seconds, tutorial=record.tutorial,
            invite=record.invite if member else None, host=self.person(record.host), created=record.created,
            updated=record.updated, version=version, waiting=record.waiting, over=record.results is not None,
            results=record.results, forked_from=record.forked_from, seats=seats,
            you=wire.You(seat, person == record.host, member, turn, may_sit),
            know_everything=[self.person(who) for who in record.know_everything],
            other_rules=self._by_other_rules(record),
        )  # fmt: skip
