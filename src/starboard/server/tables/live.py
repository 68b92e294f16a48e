"""One table in memory: people and bots decide, every decision goes to disk, then everybody sees what it did."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from starboard.kernel.asks import FATE, Payload
from starboard.kernel.errors import StarboardError
from starboard.kernel.match import Match
from starboard.kernel.saves import with_tuples
from starboard.kernel.views import SPECTATOR
from starboard.server import metrics, wire
from starboard.server.fanout import Notice
from starboard.server.refusals import Refused
from starboard.server.showing import event
from starboard.server.storage import Move, Taken
from starboard.server.storage.moves import Summary
from starboard.server.storage.records import ChatRecord, Status, TableRecord
from starboard.server.tables import story
from starboard.server.tables.audience import Audience, Numbered
from starboard.server.tables.chronicle import Chronicle
from starboard.server.tables.clockwork import Clockwork
from starboard.server.tables.finishing import to_the_end
from starboard.server.tables.viewers import Viewer
from starboard.server.tables.votes import Ballot

if TYPE_CHECKING:
    from starboard.server.house import House

log = structlog.get_logger(__name__)

LATEST_EVENTS = 200
SNAPSHOT_EVERY = 100  # moves; and one when the table leaves the memory


class LiveTable:
    """Every change happens under the lock: decide, write, show."""

    def __init__(self, house: "House", record: TableRecord) -> None:
        self.house = house
        self.record = record
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.chronicle = self._new_chronicle()
        self.ballot = Ballot()
        self.clockwork = Clockwork(self)
        self.chats: list[ChatRecord] = []
        self.resumed = 0.0  # when a paused table went on: its window starts afresh
        self._elsewhere: dict[str, tuple[float, set[int]]] = {}  # by process: seats that look at the table there
        self._kept = -1  # the move up to which a checkpoint is kept
        self.used = time.monotonic()
        self.gone = False  # it has left the memory; whoever still holds it must ask the house again

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Under the lock, and all or nothing: whatever goes wrong, the table is again as it is on disk."""
        async with self.lock:
            if self.gone:
                raise Refused("shutting-down" if self.house.closing else "storage-trouble")
            try:
                yield
            except Refused:
                raise
            except Exception:
                await self._reload()
                raise

    def _new_chronicle(self) -> Chronicle:
        return Chronicle(self.house.game(self.record.game), self.record, self.house.fate(self.record.id))

    # --- from disk ---

    async def load(self) -> None:
        """Bring the table to where its moves on disk have led."""
        moves = await self.house.store.moves(self.record.id)
        snapshot = await self.house.store.snapshot(self.record.id)
        chronicle = self._new_chronicle()
        told = story.told_by(moves)
        fits = chronicle.rebuild(told, snapshot[1] if snapshot else None)
        self.chronicle = chronicle
        self.ballot = Ballot(told.vote)
        self.audience.forget()
        self.clockwork.forget_window()
        if not fits:
            log.warning("rules changed; resuming from a checkpoint", table=self.record.id)
            await self.commit(story.RESTART, FATE, chronicle.restarted(), chronicle.length)
        if chronicle.match is not None:
            self._refresh_record()
        self.clockwork.go_on(here=self.house.only_process)

    async def _reload(self) -> None:
        """Another process was faster, or the disk failed: forget what was played in memory only."""
        try:
            await self.load()
        except Exception:
            log.exception("a table cannot be read again; it leaves the memory", table=self.record.id)
            self._leave("storage-trouble")
            self.house.tables.pop(self.record.id, None)
            return
        for viewer in self.viewers:
            self._send_view(viewer, None)

    async def catch_up(self) -> None:
        """Another process has made moves."""
        async with self.lock:
            for move in await self.house.store.moves(self.record.id, self.chronicle.seq + 1):
                if move.seq != self.chronicle.seq + 1:
                    break
                await self._follow(move)

    async def _follow(self, move: Move) -> None:
        chronicle = self.chronicle
        if move.kind in story.PLAYED or move.kind == story.UNDO:
            try:
                news = await self._follow_play(move)
            except StarboardError:
                log.exception("a move made elsewhere does not fit", table=self.record.id, seq=move.seq)
                await self._reload()
                return
            self._tell_move(move, news)
        else:
            chronicle.seq = move.seq
            if move.kind == story.ORDERS:
                chronicle.give_orders(move)
            else:
                self._hear_vote(move)
        self.clockwork.go_on(here=False)

    async def _follow_play(self, move: Move) -> list[Numbered]:
        """What the move told."""
        if move.kind != story.UNDO:
            return self.chronicle.follow(move)
        await self._tell_again(move)
        return [self.chronicle.latest]

    # --- what the table is ---

    @property
    def match(self) -> Match:
        return self.chronicle.live

    @property
    def viewers(self) -> set[Viewer]:
        return self.audience.viewers

    @property
    def busy(self) -> bool:
        """Whether it must stay in memory."""
        return bool(self.viewers) or self.clockwork.busy

    def _refresh_record(self) -> None:
        summary = self._summary()
        self.record.status, self.record.waiting, self.record.results = (
            summary.status, summary.waiting, summary.results,
        )  # fmt: skip

    def _summary(self) -> Summary:
        match = self.chronicle.live
        resting: Status | None = self.record.status if self.record.status in ("paused", "archived") else None
        if match.over:
            return Summary("archived" if resting == "archived" else "over", [], match.game.results(match.state))
        return Summary(resting or "playing", match.waiting, None)

    def described(self, person: str | None) -> wire.Table:
        return self.house.describe(self.record, person, self.here(), self.chronicle.version)

    # --- decisions ---

    @to_the_end
    async def start(self) -> None:
        async with self.alone():
            if self.chronicle.match is not None:
                raise Refused("already-started")
            body = self.chronicle.begin()
            await self.commit(story.BEGIN, FATE, body, 0)
            self.tell_table()
            self.clockwork.go_on()

    @to_the_end
    async def answer(self, seat: int, ask_id: str, pick: Payload, bot: str | None = None) -> None:
        """A seat decides. Saying the same thing again changes nothing; another answer comes too late."""
        async with self.alone():
            if bot is not None and self.record.seats[seat].bot != bot:
                return  # its person has come back, or another bot has taken over
            if self._said_before(self.match, seat, ask_id, pick):
                return
            match = self._playing()
            if seat not in match.asks or match.ask_id(seat) != ask_id:
                raise Refused("already-decided" if self._was_asked(match, seat, ask_id) else "not-asked")
            before = self.chronicle.length
            kind, body = self.chronicle.answer(seat, ask_id, pick)
            await self.commit(kind, seat, body, before)
            self.clockwork.go_on()

    def _was_asked(self, match: Match, seat: int, ask_id: str) -> bool:
        """Ids count a seat's answers within an epoch; smaller ones are past."""
        try:
            epoch, count = [int(part) for part in ask_id.split("-")]
        except ValueError:
            return False
        now = [int(part) for part in match.ask_id(seat).split("-")]
        return [epoch, count] < now

    def _said_before(self, match: Match, seat: int, ask_id: str, pick: Payload) -> bool:
        epoch, _, count = ask_id.partition("-")
        if epoch != str(match.epoch) or not count.isdecimal():
            return False
        decided = match.decided.get(seat, [])
        return int(count) < len(decided) and match.journal[decided[int(count)]][1] == with_tuples(pick)

    def _playing(self) -> Match:
        match = self.chronicle.live
        if self.record.status in ("paused", "archived"):
            raise Refused(self.record.status)
        if match.over:
            raise Refused("game-over")
        return match

    @to_the_end
    async def undo(self, seat: int) -> None:
        """Take back the seat's last decision; past what is free, ask the others."""
        async with self.alone():
            match = self._playing()
            length = self.chronicle.last_decision(seat)
            others = [other.seat for other in self.record.seats if other.playing == "human" and other.seat != seat]
            if match.undo_stops(seat) is None or not others:
                await self._go_back(seat, length)
            elif self.ballot.vote is not None:
                raise Refused("vote-open")
            else:
                since = self.chronicle.told_until(length)
                await self._beside(story.PROPOSE, seat, {"to": length, "needed": others, "since": since})

    @to_the_end
    async def cast_vote(self, seat: int, yes: bool) -> None:
        async with self.alone():
            self._playing()
            vote = self.ballot.vote
            if vote is None or not self.ballot.concerns(seat):
                raise Refused("no-vote")
            if not yes:  # also who asked may think better of it
                await self._beside(story.DECLINE, seat, {})
            elif self.ballot.decides(seat):
                await self._go_back(vote.seat, self.ballot.length)
            elif not self.ballot.agreed(seat):
                await self._beside(story.CONSENT, seat, {})

    async def _go_back(self, seat: int, length: int) -> None:
        """Tell the story again without what is taken back: exactly what a restart would make of it."""
        move = self._next(story.UNDO, seat, {"to": length})
        await self._tell_again(move)
        await self._append(move)
        await self._made(move, [self.chronicle.latest])
        self.clockwork.go_on()

    async def _tell_again(self, undo: Move) -> None:
        moves = [move for move in await self.house.store.moves(self.record.id) if move.seq < undo.seq]
        chronicle = self._new_chronicle()
        chronicle.rebuild(story.told_by([*moves, undo]), None)
        self.chronicle = chronicle

    @to_the_end
    async def give_orders(self, seat: int, reaction: str, order: str, condition: wire.Condition) -> None:
        """Private standing orders: only the seat itself is told."""
        async with self.alone():
            self._playing()
            if reaction not in self.match.game.order_kinds():
                raise Refused("bad-request", "there is no such reaction")
            body = {"reaction": reaction, "order": order, "condition": msgspec.to_builtins(condition)}
            move = self._next(story.ORDERS, seat, body)
            await self._append(move)
            self.chronicle.seq = move.seq
            self.chronicle.give_orders(move)
            self._show_again(seat)

    async def _beside(self, kind: str, seat: int, body: dict[str, Any]) -> None:
        """A move beside the game: the vote about going back."""
        move = self._next(kind, seat, body)
        await self._append(move)
        self.chronicle.seq = move.seq
        self._hear_vote(move)
        await self.notify("moved")

    def _hear_vote(self, move: Move) -> None:
        self.ballot.hear(move)
        self.audience.tell(wire.VoteFrame(self.ballot.vote))

    # --- to disk, then to everybody ---

    def _next(self, kind: str, seat: int, body: dict[str, Any]) -> Move:
        return Move(self.record.id, self.chronicle.seq + 1, kind, seat, time.time(), body)

    async def _append(self, move: Move) -> None:
        """On disk or undone: what cannot be written has not happened."""
        started = time.perf_counter()
        public = move.kind in story.PUBLIC
        try:
            await self.house.store.append(move, self._summary() if public else None)
        except Taken:
            await self._reload()
            raise Refused("already-decided") from None
        except Exception as error:
            log.exception("a move could not be written", table=self.record.id)
            await self._reload()
            raise Refused("storage-trouble") from error
        if public:  # what happens in private is not even counted
            metrics.APPENDS.observe(time.perf_counter() - started)
            metrics.DECISIONS.inc()

    async def commit(self, kind: str, seat: int, body: dict[str, Any], before: int) -> None:
        move = self._next(kind, seat, body)
        await self._append(move)
        await self._made(move, self.chronicle.settle(move, before))

    async def _made(self, move: Move, news: list[Numbered]) -> None:
        """A move is on disk: everybody hears of it, here and elsewhere."""
        self._tell_move(move, news)
        await self.notify("moved")
        taken_back = move.kind == story.UNDO  # the last checkpoint may be one that never was
        if move.seq % SNAPSHOT_EVERY == 0 or taken_back or self.match.over:
            self.house.spawn(self._keep_snapshot(move.seq, self.chronicle.snapshot()))

    async def _keep_snapshot(self, seq: int, snapshot: dict[str, Any]) -> None:
        """For the day the rules have changed. Without it the game is as safe as before."""
        self._kept = seq
        try:
            await self.house.store.keep_snapshot(self.record.id, seq, msgspec.json.encode(snapshot).decode())
        except Exception:
            log.exception("a checkpoint could not be kept", table=self.record.id)

    async def notify(self, what: Any, **body: Any) -> None:
        await self.house.fanout.tell(Notice(self.record.id, what, self.house.name, body))

    # --- showing ---

    def _tell_move(self, move: Move, news: list[Numbered]) -> None:
        """Everybody sees what a move did. A public one ends an open vote."""
        was = self.record.status
        self._refresh_record()
        if self.record.status != was:
            self._send_strangers_away()
        self._show(move, news)
        if move.kind in story.PUBLIC and self.ballot.vote is not None:
            self._hear_vote(move)
        if self.record.status != was:
            self.tell_table()

    def _show(self, move: Move, news: list[Numbered]) -> None:
        """One update to each viewer. What happens inside a window shows only to whoever reacted."""
        if move.kind == story.REACT:
            self._show_again(move.seat)
        else:
            self.audience.update(self.match, self.chronicle.version, news)

    def _show_again(self, seat: int) -> None:
        self.audience.update(self.match, self.chronicle.version, [], only=seat)

    def _send_view(self, viewer: Viewer, since: int | None) -> None:
        """The whole table, and what happened since the viewer last looked."""
        view: Any = None
        events: list[Any] = []
        more = 0
        if self.chronicle.match is not None:
            match = self.match
            view = self.audience.view(match, viewer.seat)
            numbered, more = self.chronicle.events_since(since, LATEST_EVENTS)
            events = [event(match, number, happening, viewer.seat) for number, happening in numbered]
        chats = [self.house.chat_of(chat) for chat in self.chats]
        viewer.send(
            wire.ViewFrame(
                self.chronicle.version, view, events, more, self.described(viewer.person), self.ballot.vote, chats
            )
        )
        if window := self.clockwork.window:
            viewer.send(self.clockwork.window_frame(viewer.seat, window.left(), True))

    def tell_table(self) -> None:
        """Seats, settings or presence have changed."""
        for viewer in self.viewers:
            viewer.send(wire.TableFrame(self.described(viewer.person)))

    # --- people ---

    async def connect(self, viewer: Viewer, since: int | None) -> None:
        async with self.lock:
            if self.gone or not self._may_look(viewer):  # something changed while the door opened
                viewer.hang_up()
                return
            self.viewers.add(viewer)
            metrics.VIEWERS.inc()
            self._send_view(viewer, since)
            self.used = time.monotonic()
        await self._presence_changed()

    async def disconnect(self, viewer: Viewer) -> None:
        viewer.gone = True
        if self.audience.leave(viewer):
            metrics.VIEWERS.dec()
            self.used = time.monotonic()
            await self._presence_changed()

    async def resync(self, viewer: Viewer) -> None:
        async with self.lock:
            self._send_view(viewer, None)

    def _may_look(self, viewer: Viewer) -> bool:
        """Whether the viewer still has the seat it looks from, or may watch."""
        seat = self.record.seat_of(viewer.person) if viewer.person else None
        if seat is None:
            return viewer.seat == SPECTATOR and self.record.lets_in(viewer.person) and self.record.lets_watch
        return viewer.seat == seat

    def _send_strangers_away(self) -> None:
        """Who sat down, stood up or may no longer watch loses these eyes at once and comes back with others."""
        for viewer in self.viewers:
            if not self._may_look(viewer):
                viewer.hang_up()

    def here(self) -> set[int]:
        """Seats whose people look at the table, in any process."""
        now = time.monotonic()
        elsewhere = [seats for heard, seats in self._elsewhere.values() if now - heard < 60]
        return self.audience.seats().union(*elsewhere) - {SPECTATOR}

    async def _presence_changed(self) -> None:
        self.tell_table()
        await self.notify("here", seats=sorted({viewer.seat for viewer in self.viewers}))

    def heard_presence(self, sender: str, seats: list[int]) -> None:
        self._elsewhere[sender] = (time.monotonic(), set(seats))
        self.tell_table()

    # --- chat ---

    async def say(self, person: str, seat: int | None, text: str) -> None:
        chat = ChatRecord(time.time(), person, seat, text)
        await self.house.store.add_chat(self.record.id, chat)
        await self.notify("chat", **msgspec.to_builtins(chat))
        self.heard_chat(chat)

    def heard_chat(self, chat: ChatRecord) -> None:
        self.chats.append(chat)
        del self.chats[:-100]
        self.audience.tell(wire.ChatFrame(self.house.chat_of(chat)))

    # --- changes of seats and settings ---

    async def change(self) -> TableRecord:
        """Take over what the database now says, and tell everybody."""
        async with self.lock:
            paused = self.record.status == "paused"
            self.record = await self.house.record(self.record.id)  # here, so that a later change is read later
            if self.chronicle.match is not None:
                self._refresh_record()
            if paused and self.record.status == "playing":
                self.resumed = time.time()
            self._send_strangers_away()
            self.tell_table()
            await self._end_hopeless_vote()
            if self.chronicle.match is not None:
                self.clockwork.go_on()
            return self.record

    async def _end_hopeless_vote(self) -> None:
        """Whoever was needed and no longer plays will never agree; the vote can be asked for again."""
        vote = self.ballot.vote
        if vote and any(self.record.seats[seat].playing != "human" for seat in (vote.seat, *vote.needed)):
            with contextlib.suppress(Refused):  # another process has ended it
                await self._beside(story.DECLINE, vote.seat, {})

    async def leave_memory(self) -> None:
        async with self.lock:  # what is being written is finished first
            if self.chronicle.match is not None and self._kept != self.chronicle.seq:
                await self._keep_snapshot(self.chronicle.seq, self.chronicle.snapshot())
            self._leave("shutting-down")

    def _leave(self, code: str) -> None:
        self.gone = True
        self.clockwork.stop()
        for viewer in list(self.viewers):
            viewer.send(wire.ByeFrame(code))
            viewer.hang_up()
