"""One table in memory: people and bots decide, every decision goes to disk, then everybody sees what it did."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from starboard.kernel.errors import RuleFault, Unknown
from starboard.kernel.history import Moment
from starboard.kernel.match import AGAIN, FIRST, Match
from starboard.kernel.orders import check_condition
from starboard.kernel.requests import FATE, Payload
from starboard.kernel.saves import with_tuples
from starboard.server.refusals import RequestRefused
from starboard.server.running.fanout import Notice
from starboard.server.running.shielded import shielded
from starboard.server.storage.moves import Move, MoveTaken, TableChanged
from starboard.server.storage.records import TableRecord
from starboard.server.tables import move_log
from starboard.server.tables.backoff import Backoff
from starboard.server.tables.broadcast import Broadcast
from starboard.server.tables.chat import TableChat
from starboard.server.tables.describing import describe
from starboard.server.tables.move_writer import MoveWriter
from starboard.server.tables.presence import Presence
from starboard.server.tables.restoring import new_history
from starboard.server.tables.rule_faults import Faults
from starboard.server.tables.snapshot_keeper import SnapshotKeeper
from starboard.server.tables.table_reader import TableReader
from starboard.server.tables.takebacks import Takebacks
from starboard.server.tables.timers import Timers
from starboard.server.tables.viewer import Viewer
from starboard.server.tables.votes import Ballot
from starboard.server.wire.event_diffs import Numbered
from starboard.server.wire.frames import event_line
from starboard.server.wire.server_frames import ByeFrame, TableFrame, ViewFrame, VoteFrame
from starboard.server.wire.table_info import TableInfo, Trouble

if TYPE_CHECKING:
    from starboard.server.running.server_process import ServerProcess

log = structlog.get_logger(__name__)

LATEST_EVENTS = 200
RACES = 8  # how often another process may be faster before this one gives up


class LiveTable:
    """Every change happens under the lock: decide, write, show."""

    def __init__(self, process: "ServerProcess", record: TableRecord) -> None:
        self.process = process
        self.record = record
        self.lock = asyncio.Lock()
        self.history = new_history(process, record)
        self.ballot = Ballot()
        self.backoff = Backoff()
        self.broadcast = Broadcast()
        self.reader = TableReader(self)
        self.writer = MoveWriter(self)
        self.snapshots = SnapshotKeeper(self)
        self.takebacks = Takebacks(self)
        self.faults = Faults(self)
        self.timers = Timers(self)
        self.presence = Presence(self)
        self.chat = TableChat(self)
        self.resumed = 0.0  # when a paused table went on: its window starts afresh
        self._told_trouble: Trouble | None = None
        self.used = time.monotonic()
        self.gone = False  # it has left the memory; whoever still holds it must ask the process again

    @asynccontextmanager
    async def exclusive(self) -> AsyncIterator[None]:
        """Under the lock, and all or nothing: whatever goes wrong, the table is again as it is on disk."""
        async with self.lock:
            if self.gone:
                raise RequestRefused("shutting-down" if self.process.closing else "storage-trouble")
            try:
                yield
            except RequestRefused:
                raise
            except Exception:
                await self.reader.reload()
                raise

    async def retry_when_taken(self, attempt: Callable[[], Awaitable[None]]) -> None:
        """Try until no other process was faster. Each attempt looks at the table anew, and fails without a trace."""
        for _ in range(RACES):
            try:
                await attempt()
                return
            except MoveTaken:
                if not await self.reader.read_on():
                    await self.reader.reload()
        raise RequestRefused("storage-trouble")

    async def catch_up(self) -> None:
        """Another process has made moves."""
        async with self.lock:
            await self.reader.read_on()

    # --- what the table is ---

    @property
    def match(self) -> Match:
        return self.history.live

    @property
    def viewers(self) -> set[Viewer]:
        return self.broadcast.viewers

    @property
    def busy(self) -> bool:
        """Whether it must stay in memory."""
        return bool(self.viewers) or self.timers.busy

    def refresh_record(self) -> None:
        """Let the record say what the match has become."""
        summary = self.writer.summary(self.match)
        self.record.status, self.record.waiting, self.record.results = (
            summary.status, summary.waiting, summary.results,
        )  # fmt: skip

    def described(self, person: str | None) -> TableInfo:
        table = describe(self.process.names, self.record, person, self.presence.seats(), self.history.version)
        return msgspec.structs.replace(table, trouble=self.trouble) if self.trouble else table

    @property
    def trouble(self) -> Trouble | None:
        """Why the table waits, when it is set aside: it goes on by itself slowly, or when somebody does something."""
        if self.timers.gave_up:
            return "rule-fault"
        return "storage-trouble" if self.backoff.gave_up else None

    def tell_trouble(self) -> None:
        """Everybody is told when the table is set aside, and when it goes on."""
        if self.trouble != self._told_trouble:
            self._told_trouble = self.trouble
            log.warning("a table is set aside or goes on", table=self.record.id, trouble=self.trouble)
            self.tell_table()

    # --- decisions ---

    @shielded
    async def start(self, check: Callable[[TableRecord], None]) -> None:
        """Begin the game with the set-up that the database has; `check` refuses a table that cannot be started."""
        async with self.exclusive():
            for _ in range(RACES):
                if self.history.match is not None:
                    raise RequestRefused("already-started")
                self.record = await self.process.record(self.record.id)
                check(self.record)
                try:
                    await self._start()
                    return
                except TableChanged:
                    continue
            raise RequestRefused("busy")

    async def _start(self) -> None:
        self.history = new_history(self.process, self.record)
        try:
            body = self.history.begin()
        except RuleFault as fault:
            self.faults.hear(fault, FATE, None)
            raise RequestRefused("rule-fault") from None
        try:
            await self.commit(move_log.BEGIN, FATE, body, 0, None)
        except MoveTaken:
            await self.reader.reload()
            raise RequestRefused("already-started") from None
        self.tell_table()
        self.timers.go_on()

    @shielded
    async def answer(self, seat: int, ask_id: str, pick: Payload, bot: str | None = None) -> None:
        """A seat decides. Saying the same thing again changes nothing; another answer comes too late."""
        async with self.exclusive():
            if bot is not None and self.record.seats[seat].bot != bot:
                return  # its person has come back, or another bot has taken over
            await self.retry_when_taken(partial(self._answer, seat, ask_id, pick))

    async def _answer(self, seat: int, ask_id: str, pick: Payload) -> None:
        if _said_before(self.match, seat, ask_id, pick):
            return
        match = self.playing()
        if match.answerable(seat) is None or match.ask_id(seat) != ask_id:
            raise RequestRefused("already-decided" if _was_asked(match, seat, ask_id) else "not-asked")
        before, moment = self.history.length, match.moment()
        try:
            kind, body = self.history.answer(seat, ask_id, pick)
            await self.commit(kind, seat, body, before, moment)
        except RuleFault as fault:
            self.faults.hear(fault, seat, pick)
            raise RequestRefused("rule-fault") from None
        self.timers.go_on()

    def playing(self) -> Match:
        """The match, if decisions may be made in it now."""
        match = self.history.live
        if self.record.status in ("paused", "archived"):
            raise RequestRefused(self.record.status)
        if match.over:
            raise RequestRefused("game-over")
        return match

    @shielded
    async def give_orders(self, seat: int, reaction: str, order: str, condition: dict[str, Any]) -> None:
        """Private standing orders: only the seat itself is told."""
        async with self.exclusive():
            self.playing()
            game = self.match.game
            if reaction not in game.order_kinds():
                raise RequestRefused("bad-request", "there is no such reaction")
            try:
                check_condition(game, len(self.record.seats), condition)
            except Unknown as error:
                raise RequestRefused("bad-request", str(error)) from error
            body = {"reaction": reaction, "order": order, "condition": condition}
            await self.retry_when_taken(partial(self._write_orders, seat, body))

    async def _write_orders(self, seat: int, body: dict[str, Any]) -> None:
        move = self.writer.next(move_log.ORDERS, seat, body)
        await self.writer.append(move)
        self.history.seq = move.seq
        self.history.give_orders(move)
        self._show_again(seat)

    async def commit(self, kind: str, seat: int, body: dict[str, Any], length: int, before: Moment | None) -> None:
        """Write what was played since `before`, when the journal had this length; `MoveTaken` as if it never was."""
        move = self.writer.next(kind, seat, body)
        await self.writer.append(move, before)
        self.move_written(move, self.history.settle(move, length))

    def move_written(self, move: Move, news: list[Numbered]) -> None:
        """A move is on disk: everybody hears of it, here and in other processes."""
        self.tell_move(move, news)
        self.notify("moved")
        self.snapshots.after(move)

    def notify(self, what: Any, **body: Any) -> None:
        """Tell other processes."""
        self.process.fanout.tell(Notice(self.record.id, what, self.process.name, body))

    # --- showing ---

    def tell_move(self, move: Move, news: list[Numbered]) -> None:
        """Everybody sees what a move did. A public one ends an open vote."""
        was = self.record.status
        self.refresh_record()
        if self.record.status != was:
            self.presence.send_away()
        if move.kind == move_log.REACT:  # what happens inside a window shows only to whoever reacted
            self._show_again(move.seat)
        else:
            self.broadcast.update(self.match, self.history.version, news)
        if move.kind in move_log.PUBLIC and self.ballot.vote is not None:
            self.hear_vote(move)
        if self.record.status != was:
            self.tell_table()

    def _show_again(self, seat: int) -> None:
        self.broadcast.update(self.match, self.history.version, [], only=seat)

    def hear_vote(self, move: Move) -> None:
        """A vote is asked for, goes on or ends; everybody is told."""
        self.ballot.hear(move)
        self.broadcast.tell(VoteFrame(self.ballot.vote))

    def send_view(self, viewer: Viewer, since: int | None) -> None:
        """The whole table, and what happened since the viewer last looked."""
        view: Any = None
        events: list[Any] = []
        more = 0
        if self.history.match is not None:
            match = self.match
            view = self.broadcast.view(match, viewer.seat)
            numbered, more = self.history.events_since(since, LATEST_EVENTS)
            events = [event_line(match, number, happening, viewer.seat) for number, happening in numbered]
        table, vote, chat = self.described(viewer.person), self.ballot.vote, self.chat.described()
        viewer.send(ViewFrame(self.history.version, view, events, more, table, vote, chat))
        if window := self.timers.windows.window:
            viewer.send(self.timers.windows.frame(viewer.seat, window.left(), True))

    async def resync(self, viewer: Viewer) -> None:
        async with self.lock:
            self.send_view(viewer, None)

    def tell_table(self) -> None:
        """Seats, settings or presence have changed."""
        for viewer in self.viewers:
            viewer.send(TableFrame(self.described(viewer.person)))

    # --- changes of seats and settings ---

    async def change(self) -> TableRecord:
        """Take over what the database now says, and tell everybody."""
        async with self.lock:
            paused = self.record.status == "paused"
            self.record = await self.process.record(self.record.id)  # here, so that a later change is read later
            if self.history.match is not None:
                self.refresh_record()
            else:
                self.history = new_history(self.process, self.record)  # its set-up may be another
            if paused and self.record.status == "playing":
                self.resumed = time.time()
            self.presence.send_away()
            self.tell_table()
            await self.takebacks.end_hopeless_vote()
            if self.history.match is not None:
                self.timers.go_on()
            return self.record

    async def leave_memory(self) -> None:
        async with self.lock:  # what is being written is finished first
            await self.snapshots.keep_last()
            self.leave("shutting-down")

    def leave(self, code: str) -> None:
        """Let go of everything; whoever looks is told why."""
        self.gone = True
        self.timers.stop()
        for viewer in list(self.viewers):
            viewer.send(ByeFrame(code))
            viewer.hang_up()


def _was_asked(match: Match, seat: int, ask_id: str) -> bool:
    """Ids count a seat's answers within an epoch; smaller ones are past, and so is what somebody else has answered."""
    asked, now = _order_of(ask_id), _order_of(match.ask_id(seat))
    if asked is None or now is None:
        return False
    return asked < now or (asked == now and FIRST in ask_id and ask_id != match.ask_id(seat))


def _order_of(ask_id: str) -> tuple[int, int, bool] | None:
    """Epoch and count; a choice that may be changed comes before the question with the same count."""
    epoch, _, count = ask_id.partition(FIRST)[0].removesuffix(AGAIN).partition("-")
    if not epoch.isdecimal() or not count.isdecimal():
        return None
    return int(epoch), int(count), not ask_id.endswith(AGAIN)


def _said_before(match: Match, seat: int, ask_id: str, pick: Payload) -> bool:
    order = _order_of(ask_id)
    if order is None or order[0] != match.history.epoch:
        return False
    _, count, first = order
    decided = match.history.decided.get(seat, [])
    if count >= len(decided):
        return False
    _, answer, rule = match.journal[decided[count]]
    if not first and (count == 0 or match.journal[decided[count - 1]][2] != rule):
        return False  # that answered another question: the choice was never changed
    return bool(answer == with_tuples(pick))
