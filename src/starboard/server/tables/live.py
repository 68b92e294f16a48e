"""One table in memory: people and bots decide, every decision goes to disk, then everybody sees what it did."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from starboard.kernel.asks import FATE, Payload
from starboard.kernel.errors import RuleFault, StarboardError
from starboard.kernel.match import Match, Moment
from starboard.kernel.saves import made_by_others, with_tuples
from starboard.kernel.views import SPECTATOR
from starboard.server import metrics, wire
from starboard.server.fanout import Notice
from starboard.server.refusals import Refused
from starboard.server.showing import event
from starboard.server.storage import Move, StorageTrouble, Taken
from starboard.server.storage.moves import Summary
from starboard.server.storage.records import ChatRecord, Status, TableRecord
from starboard.server.tables import snapshots, story
from starboard.server.tables.audience import Audience, Numbered
from starboard.server.tables.chronicle import Chronicle
from starboard.server.tables.clockwork import Clockwork
from starboard.server.tables.faults import Faults
from starboard.server.tables.finishing import to_the_end
from starboard.server.tables.patience import Patience
from starboard.server.tables.restoring import heard, new_chronicle, replayed, restored
from starboard.server.tables.viewers import Viewer
from starboard.server.tables.votes import Ballot

if TYPE_CHECKING:
    from starboard.server.house import House

log = structlog.get_logger(__name__)

LATEST_EVENTS = 200
SNAPSHOT_EVERY = 100  # moves; and one when the table leaves the memory
LONG_WAY_BACK = 400  # journal entries: what takes longer to play again is played in a thread
RACES = 8  # how often another process may be faster before this one gives up


class LiveTable:
    """Every change happens under the lock: decide, write, show."""

    def __init__(self, house: "House", record: TableRecord) -> None:
        self.house = house
        self.record = record
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.chronicle = new_chronicle(house, record)
        self.ballot = Ballot()
        self.patience = Patience()
        self.faults = Faults(self)
        self.clockwork = Clockwork(self)
        self.chats: list[ChatRecord] = []
        self.resumed = 0.0  # when a paused table went on: its window starts afresh
        self._elsewhere: dict[str, tuple[float, set[int]]] = {}  # by process: seats that look at the table there
        self._kept = -1  # the move up to which a snapshot is kept
        self._kept_mark = 0  # how much had been played at its checkpoint
        self._told_trouble: wire.Trouble | None = None
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

    # --- from disk ---

    async def load(self) -> None:
        """Bring the table to where its moves on disk have led."""
        found = await restored(self.house, self.record)
        self.chronicle, self.ballot = found.chronicle, found.ballot
        match = found.chronicle.match
        self._kept, self._kept_mark = -1, (match.mark or 0) if match else 0  # a snapshot on disk is of no later one
        if other := made_by_others(found.chronicle.game, self.record.rules_version):
            log.info("a table was begun by other rules", table=self.record.id, begun=other, fits=found.fits)
        if not found.fits:
            log.warning("rules changed; resuming from a checkpoint", table=self.record.id)
            try:
                await self.commit(story.RESTART, FATE, self.chronicle.restarted(), 0, None)
            except Taken:  # another process was faster and says where it goes on
                await self.load()
                return
        if self.chronicle.match is not None:
            self._refresh_record()
        self.clockwork.go_on(here=self.house.only_process)

    async def _reload(self) -> None:
        """Something unforeseen went wrong: forget what is in memory only."""
        try:
            await self.load()
        except StorageTrouble:
            self._leave("storage-trouble")
            self.house.tables.pop(self.record.id, None)
            return
        except Exception:
            log.exception("a table cannot be read again; it leaves the memory", table=self.record.id)
            self._leave("storage-trouble")
            self.house.tables.pop(self.record.id, None)
            return
        self.audience.forget()
        for viewer in self.viewers:
            try:
                self._send_view(viewer, None)
            except Exception as error:
                self.audience.cannot_show(viewer.seat, error)

    async def catch_up(self) -> None:
        """Another process has made moves."""
        async with self.lock:
            await self._read_on()

    async def _read_on(self) -> bool:
        """Follow the moves that others have made; whether there were any."""
        read = False
        for move in await self.house.store.moves(self.record.id, self.chronicle.seq + 1):
            if move.seq != self.chronicle.seq + 1:
                break
            read = True
            await self._follow(move)
        return read

    async def _follow(self, move: Move) -> None:
        try:
            told = len(self.chronicle.told)
            after = heard(self.chronicle, Ballot(), move)
            if after is None:
                raise StarboardError("it goes back further than is remembered here")
        except StarboardError as error:
            log.warning("a move made elsewhere does not fit", table=self.record.id, seq=move.seq, error=str(error))
            await self._reload()
            return
        self.chronicle = after
        if move.kind in story.PLAYED or move.kind == story.UNDO:
            first = len(after.told) - 1 if move.kind == story.UNDO else told
            self._tell_move(move, list(enumerate(after.told[first:], first)))
        elif move.kind != story.ORDERS:
            self._hear_vote(move)
        self.clockwork.go_on(here=False)

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
        summary = self._summary(self.match)
        self.record.status, self.record.waiting, self.record.results = (
            summary.status, summary.waiting, summary.results,
        )  # fmt: skip

    def _summary(self, match: Match) -> Summary:
        resting: Status | None = self.record.status if self.record.status in ("paused", "archived") else None
        if match.over:
            results = match.game.results(match.state)
            return Summary("archived" if resting == "archived" else "over", [], results, window=False)
        return Summary(resting or "playing", match.waiting, None, window=match.window is not None)

    def described(self, person: str | None) -> wire.Table:
        table = self.house.describe(self.record, person, self.here(), self.chronicle.version)
        return msgspec.structs.replace(table, trouble=self.trouble) if self.trouble else table

    @property
    def trouble(self) -> wire.Trouble | None:
        """Why the table waits, when it is set aside: it goes on by itself slowly, or when somebody does something."""
        if self.clockwork.gave_up:
            return "rule-fault"
        return "storage-trouble" if self.patience.at_its_end else None

    def tell_trouble(self) -> None:
        """Everybody is told when the table is set aside, and when it goes on."""
        if self.trouble != self._told_trouble:
            self._told_trouble = self.trouble
            log.warning("a table is set aside or goes on", table=self.record.id, trouble=self.trouble)
            self.tell_table()

    # --- decisions ---

    async def in_turn(self, attempt: Callable[[], Awaitable[None]]) -> None:
        """Try until no other process was faster. Each attempt looks at the table anew, and fails without a trace."""
        for _ in range(RACES):
            try:
                await attempt()
                return
            except Taken:
                if not await self._read_on():
                    await self._reload()
        raise Refused("storage-trouble")

    @to_the_end
    async def start(self) -> None:
        async with self.alone():
            if self.chronicle.match is not None:
                raise Refused("already-started")
            try:
                body = self.chronicle.begin()
            except RuleFault as fault:
                self.faults.hear(fault, FATE, None)
                raise Refused("rule-fault") from None
            try:
                await self.commit(story.BEGIN, FATE, body, 0, None)
            except Taken:
                await self._reload()
                raise Refused("already-started") from None
            self.tell_table()
            self.clockwork.go_on()

    @to_the_end
    async def answer(self, seat: int, ask_id: str, pick: Payload, bot: str | None = None) -> None:
        """A seat decides. Saying the same thing again changes nothing; another answer comes too late."""
        async with self.alone():
            if bot is not None and self.record.seats[seat].bot != bot:
                return  # its person has come back, or another bot has taken over
            await self.in_turn(partial(self._answer, seat, ask_id, pick))

    async def _answer(self, seat: int, ask_id: str, pick: Payload) -> None:
        if self._said_before(self.match, seat, ask_id, pick):
            return
        match = self._playing()
        if seat not in match.asks or match.ask_id(seat) != ask_id:
            raise Refused("already-decided" if self._was_asked(match, seat, ask_id) else "not-asked")
        before, moment = self.chronicle.length, match.moment()
        try:
            kind, body = self.chronicle.answer(seat, ask_id, pick)
        except RuleFault as fault:
            self.faults.hear(fault, seat, pick)
            raise Refused("rule-fault") from None
        await self.commit(kind, seat, body, before, moment)
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
            await self.in_turn(partial(self._undo, seat))

    async def _undo(self, seat: int) -> None:
        match = self._playing()
        length = self.chronicle.last_decision(seat)
        others = self._must_agree(seat, length)
        if match.undo_stops(seat) is None or not others:
            await self._go_back(seat, length)
        elif self.ballot.vote is not None:
            raise Refused("vote-open")
        else:
            since = self.chronicle.told_until(length)
            await self._beside(story.PROPOSE, seat, {"to": length, "needed": others, "since": since})

    def _must_agree(self, seat: int, length: int) -> list[int]:
        """Every other person; one for whom a bot stands in only if a decision of their seat would be taken back.

        When a rule's fault has stopped the table nobody waits for people who are away. What was decided in reaction
        windows is left out: it would tell who could have reacted.
        """
        match = self.match
        decided = {match.journal[at][0] for at in range(length, len(match.journal)) if at not in match.reacted}
        away = set() if self.trouble == "rule-fault" else decided
        people = [place for place in self.record.seats if place.person is not None and place.seat != seat]
        return [place.seat for place in people if place.bot is None or place.seat in away]

    @to_the_end
    async def cast_vote(self, seat: int, yes: bool) -> None:
        async with self.alone():
            await self.in_turn(partial(self._cast_vote, seat, yes))

    async def _cast_vote(self, seat: int, yes: bool) -> None:
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
        """Exactly what a restart would make of the moves without those that are taken back."""
        move = self._next(story.UNDO, seat, {"to": length})
        without = await self._without(move)
        await self._append(move, after=without.live)
        self.chronicle = without
        await self._made(move, [self.chronicle.latest])
        self.clockwork.go_on()

    async def _without(self, undo: Move) -> Chronicle:
        """What the table would be after an undo; a long way back is played in a thread."""
        if self.chronicle.played_since(undo.body["to"]) < LONG_WAY_BACK:
            without = self.chronicle.without(undo)
        else:
            without = await asyncio.to_thread(self.chronicle.without, undo)
        if without is not None:
            return without
        moves = await self.house.store.moves(self.record.id)
        earlier = [*moves[: undo.seq], undo]
        told = await asyncio.to_thread(replayed, new_chronicle(self.house, self.record), earlier, None)
        return told.chronicle

    @to_the_end
    async def give_orders(self, seat: int, reaction: str, order: str, condition: wire.Condition) -> None:
        """Private standing orders: only the seat itself is told."""
        async with self.alone():
            self._playing()
            if reaction not in self.match.game.order_kinds():
                raise Refused("bad-request", "there is no such reaction")
            body = {"reaction": reaction, "order": order, "condition": msgspec.to_builtins(condition)}
            await self.in_turn(partial(self._note_orders, seat, body))

    async def _note_orders(self, seat: int, body: dict[str, Any]) -> None:
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

    async def _append(self, move: Move, before: Moment | None = None, after: Match | None = None) -> None:
        """On disk or undone: what cannot be written has not happened, and the match goes back to where it was.

        `after` is the match that the move leads to, if it is not yet the table's.
        """
        started = time.perf_counter()
        public = move.kind in story.PUBLIC
        try:
            await self.house.store.append(move, self._summary(after or self.match) if public else None)
        except Taken:
            self._unplay(move, before)
            raise
        except StorageTrouble as trouble:
            self._unplay(move, before)
            self._write_failed(trouble)
            raise
        except Exception as error:
            self._unplay(move, before)
            self._write_failed(error)
            raise Refused("storage-trouble") from error
        self.patience.succeeded()
        self.tell_trouble()
        if public:  # what happens in private is not even counted
            metrics.APPENDS.observe(time.perf_counter() - started)
            metrics.DECISIONS.inc()

    def _unplay(self, move: Move, before: Moment | None) -> None:
        if move.kind == story.BEGIN:
            self.chronicle.match = None
        elif before is not None:
            self.match.back_to(before)

    def _write_failed(self, error: Exception) -> None:
        """Logged once until something can be written again; the store itself says what trouble it is in."""
        if not self.patience.failures and not isinstance(error, StorageTrouble):
            log.error("a move could not be written", table=self.record.id, exc_info=error)
        self.patience.failed()
        self.tell_trouble()

    async def commit(self, kind: str, seat: int, body: dict[str, Any], length: int, before: Moment | None) -> None:
        """Write what was played since `before`, when the journal had this length; raise `Taken` as if it never was."""
        move = self._next(kind, seat, body)
        await self._append(move, before)
        await self._made(move, self.chronicle.settle(move, length))

    async def _made(self, move: Move, news: list[Numbered]) -> None:
        """A move is on disk: everybody hears of it, here and elsewhere."""
        self._tell_move(move, news)
        await self.notify("moved")
        outdated = move.kind == story.UNDO and move.body["to"] < self._kept_mark  # its checkpoint never was
        if move.seq % SNAPSHOT_EVERY == 0 or outdated or self.match.over:
            self._keep_this_moment()

    async def _keep_snapshot(self) -> None:
        """So that the table is read fast, and for rules that have changed. Without it the game is as safe as before."""
        try:
            await self._write_snapshot(*self._snapshot())
        except Exception as error:
            log.warning("a snapshot could not be made", table=self.record.id, error=type(error).__name__)

    def _keep_this_moment(self) -> None:
        """A snapshot of now, whenever it is written."""
        try:
            self.house.spawn(self._write_snapshot(*self._snapshot()))
        except Exception as error:
            log.warning("a snapshot could not be made", table=self.record.id, error=type(error).__name__)

    def _snapshot(self) -> tuple[int, str]:
        """The table as it is between two moves: nothing may be played that is not on disk."""
        self._kept, self._kept_mark = self.chronicle.seq, self.match.mark or 0
        return self._kept, msgspec.json.encode(snapshots.taken(self.chronicle, self.ballot)).decode()

    async def _write_snapshot(self, seq: int, snapshot: str) -> None:
        try:
            await self.house.store.keep_snapshot(self.record.id, seq, snapshot)
        except Exception as error:
            log.warning("a snapshot could not be kept", table=self.record.id, error=type(error).__name__)

    async def notify(self, what: Any, **body: Any) -> None:
        self.house.fanout.tell(Notice(self.record.id, what, self.house.name, body))

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
        """Whoever was needed and no longer sits here will never agree; the vote can be asked for again."""
        vote = self.ballot.vote
        if vote and any(self.record.seats[seat].person is None for seat in (vote.seat, *vote.needed)):
            with contextlib.suppress(Refused, Taken):  # another process has ended it
                await self._beside(story.DECLINE, vote.seat, {})

    async def leave_memory(self) -> None:
        async with self.lock:  # what is being written is finished first
            if self.chronicle.match is not None and self._kept != self.chronicle.seq:
                await self._keep_snapshot()
            self._leave("shutting-down")

    def _leave(self, code: str) -> None:
        self.gone = True
        self.clockwork.stop()
        for viewer in list(self.viewers):
            viewer.send(wire.ByeFrame(code))
            viewer.hang_up()
