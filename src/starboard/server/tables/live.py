"""One table in memory: people and bots decide, every decision goes to disk, then everybody sees what it did."""

import asyncio
import functools
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

import msgspec
import structlog

from starboard.kernel.asks import FATE, Payload
from starboard.kernel.errors import StarboardError
from starboard.kernel.fate import Fate
from starboard.kernel.match import Match
from starboard.kernel.playout import random_answer
from starboard.kernel.saves import with_tuples
from starboard.kernel.views import SPECTATOR, project
from starboard.server import metrics, wire
from starboard.server.fanout import Notice
from starboard.server.refusals import Refused
from starboard.server.showing import event
from starboard.server.storage import Move, Taken
from starboard.server.storage.moves import Summary
from starboard.server.storage.records import ChatRecord, TableRecord
from starboard.server.tables import story
from starboard.server.tables.audience import Audience
from starboard.server.tables.chronicle import Chronicle
from starboard.server.tables.viewers import Viewer
from starboard.server.tables.windows import OpenWindow, open_window

if TYPE_CHECKING:
    from starboard.server.house import House

log = structlog.get_logger(__name__)

LATEST_EVENTS = 200
SNAPSHOT_EVERY = 25
ELSEWHERE_FIRST = 3.0  # seconds that the process which made the last move has for its bots and windows
AFTER_TROUBLE = 2.0  # seconds until a bot tries again what failed

P = ParamSpec("P")
T = TypeVar("T")


def to_the_end(method: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """What was begun is finished, even if whoever asked for it hangs up meanwhile: half a move is no move."""

    @functools.wraps(method)
    async def finished(*args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.shield(asyncio.ensure_future(method(*args, **kwargs)))

    return finished


class LiveTable:
    """Every change happens under the lock: decide, write, show."""

    def __init__(self, house: "House", record: TableRecord) -> None:
        self.house = house
        self.record = record
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.chronicle = self._new_chronicle()
        self.vote: wire.Vote | None = None
        self.window: OpenWindow | None = None
        self._timer: asyncio.Task[None] | None = None
        self._thinking: dict[tuple[int, str], asyncio.Task[None]] = {}
        self.chats: list[ChatRecord] = []
        self.resumed = 0.0  # when a paused table went on: its window starts afresh
        self._proposed = 0  # where the open vote would go back to
        self._elsewhere: dict[str, tuple[float, set[int]]] = {}  # by process: seats that look at the table there
        self.used = time.monotonic()
        self.gone = False  # it has left the memory; whoever still holds it must ask the house again

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
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
        self.vote = self._vote_of(told.vote)
        self.audience.forget()
        self._forget_window()
        if not fits:
            log.warning("rules changed; resuming from a checkpoint", table=self.record.id)
            await self._commit(story.RESTART, FATE, chronicle.snapshot(), chronicle.length)
        if chronicle.match is not None:
            self._refresh_record()
        self._go_on(here=self.house.only_process)

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
                news = chronicle.follow(move)
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
        self._go_on(here=False)

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
        return bool(self.viewers or self._thinking or self.window)

    def _refresh_record(self) -> None:
        summary = self._summary()
        self.record.status, self.record.waiting, self.record.results = (
            summary.status, summary.waiting, summary.results,
        )  # fmt: skip

    def _summary(self) -> Summary:
        match = self.chronicle.live
        if match.over:
            status = "archived" if self.record.status == "archived" else "over"
            return Summary(status, [], match.game.results(match.state))
        status = self.record.status if self.record.status in ("paused", "archived") else "playing"
        return Summary(status, match.waiting, None)

    def described(self, person: str | None) -> wire.Table:
        return self.house.describe(self.record, person, self.here(), self.chronicle.version)

    # --- decisions ---

    @to_the_end
    async def start(self) -> None:
        async with self._alone():
            if self.chronicle.match is not None:
                raise Refused("already-started")
            body = self.chronicle.begin()
            await self._commit(story.BEGIN, FATE, body, 0)
            self.tell_table()
            self._go_on()

    @to_the_end
    async def answer(self, seat: int, ask_id: str, pick: Payload) -> None:
        """A seat decides. Saying the same thing again changes nothing; another answer comes too late."""
        async with self._alone():
            if self._said_before(self.match, seat, ask_id, pick):
                return
            match = self._playing()
            if seat not in match.asks or match.ask_id(seat) != ask_id:
                raise Refused("already-decided" if self._was_asked(match, seat, ask_id) else "not-asked")
            before = self.chronicle.length
            kind, body = self.chronicle.answer(seat, ask_id, pick)
            await self._commit(kind, seat, body, before)
            self._go_on()

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
        answers = [answer for who, answer, _ in match.journal if who == seat]
        return int(count) < len(answers) and answers[int(count)] == with_tuples(pick)

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
        async with self._alone():
            match = self._playing()
            length = self.chronicle.last_decision(seat)
            others = [other.seat for other in self.record.seats if other.playing == "human" and other.seat != seat]
            if match.undo_stops(seat) is None or not others:
                await self._go_back(seat, length)
            elif self.vote is not None:
                raise Refused("vote-open")
            else:
                await self._beside(story.PROPOSE, seat, {"to": length, "needed": others})

    @to_the_end
    async def cast_vote(self, seat: int, yes: bool) -> None:
        async with self._alone():
            self._playing()
            if self.vote is None or seat not in (self.vote.seat, *self.vote.needed):
                raise Refused("no-vote")
            if yes and seat in (self.vote.seat, *self.vote.yes):  # said already; who asked may still withdraw
                return
            if not yes:
                await self._beside(story.DECLINE, seat, {})
            elif set(self.vote.needed) == {*self.vote.yes, seat}:
                await self._go_back(self.vote.seat, self._proposed)
            else:
                await self._beside(story.CONSENT, seat, {})

    async def _go_back(self, seat: int, length: int) -> None:
        before = self.chronicle.length
        left = self.chronicle.take_back(length)
        await self._commit(story.UNDO, seat, {"to": length}, before, left)
        self._go_on()

    @to_the_end
    async def give_orders(self, seat: int, reaction: str, order: str, condition: wire.Condition) -> None:
        """Private standing orders: only the seat itself is told."""
        async with self._alone():
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
        await self._notify("moved")

    def _hear_vote(self, move: Move) -> None:
        if move.kind == story.PROPOSE:
            self.vote = wire.Vote(move.seat, [], list(move.body["needed"]))
            self._proposed = move.body["to"]
        elif move.kind == story.CONSENT and self.vote:
            self.vote = wire.Vote(self.vote.seat, sorted({*self.vote.yes, move.seat}), self.vote.needed)
        else:
            self.vote = None
        self.audience.tell(wire.VoteFrame(self.vote))

    def _vote_of(self, moves: list[Move]) -> wire.Vote | None:
        if not moves:
            return None
        first, *agreed = moves
        self._proposed = first.body["to"]
        return wire.Vote(first.seat, sorted({move.seat for move in agreed}), list(first.body["needed"]))

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

    async def _commit(self, kind: str, seat: int, body: dict[str, Any], before: int, left: int | None = None) -> None:
        move = self._next(kind, seat, body)
        await self._append(move)
        self._tell_move(move, self.chronicle.settle(move, before, left))
        await self._notify("moved")
        if move.seq % SNAPSHOT_EVERY == 0 or kind == story.UNDO:  # a checkpoint that was taken back is none
            data = msgspec.json.encode(self.chronicle.snapshot()).decode()
            self.house.spawn(self.house.store.keep_snapshot(self.record.id, move.seq, data))

    async def _notify(self, what: Any, **body: Any) -> None:
        await self.house.fanout.tell(Notice(self.record.id, what, self.house.name, body))

    # --- showing ---

    def _tell_move(self, move: Move, news: list[Any]) -> None:
        """Everybody sees what a move did. A public one ends an open vote."""
        was = self.record.status
        self._refresh_record()
        if self.record.status != was:
            self._send_strangers_away()
        self._show(move, news)
        if move.kind in story.PUBLIC and self.vote is not None:
            self.vote = None
            self.audience.tell(wire.VoteFrame(None))
        if self.record.status != was:
            self.tell_table()

    def _show(self, move: Move, news: list[Any]) -> None:
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
            wire.ViewFrame(self.chronicle.version, view, events, more, self.described(viewer.person), self.vote, chats)
        )
        if self.window:
            viewer.send(self._window_frame(viewer.seat, self.window.left(), True))

    def tell_table(self) -> None:
        """Seats, settings or presence have changed."""
        for viewer in self.viewers:
            viewer.send(wire.TableFrame(self.described(viewer.person)))

    # --- going on by itself: windows and bots ---

    def _go_on(self, here: bool = True) -> None:
        """After every move: watch the reaction window and wake the bots that are asked.

        Another process that made the move goes first; this one only steps in if nothing comes of it.
        """
        self.used = time.monotonic()
        self._watch_window(here)
        self._wake_bots(here)
        self.house.call_people(self)

    def _watch_window(self, here: bool) -> None:
        match = self.chronicle.match
        window = match.window if match and self.record.status == "playing" else None
        if self.window and (window is None or self.window.id != str(self.chronicle.version)):
            self._stop_timer()
            self._tell_window(False)
            self.window = None
        if match and window and self.window is None:
            since = max(self.chronicle.at, self.resumed)
            self.window = open_window(
                self.chronicle.version, match, window, self.record.seats, since, self.record.reaction_seconds
            )
            self.window.grace = 0 if here else ELSEWHERE_FIRST
            self._tell_window(True)
            self._set_timer(self.window)

    def _set_timer(self, window: OpenWindow) -> None:
        self._stop_timer()
        self._timer = self.house.spawn(self._close_later(window))

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None

    def _forget_window(self) -> None:
        self._stop_timer()
        self.window = None

    async def _close_later(self, window: OpenWindow) -> None:
        await asyncio.sleep(window.due() + window.grace)
        await self._close(window)

    @to_the_end
    async def _close(self, window: OpenWindow) -> None:
        async with self._alone():
            if self.window is not window or self.record.status != "playing":
                return
            before = self.chronicle.length
            body = self.chronicle.close_window()
            try:
                await self._commit(story.CLOSE, FATE, body, before)
            except Refused as refused:
                log.info("window closed elsewhere", table=self.record.id, code=refused.code)
                return
            self._go_on()

    async def let_pass(self, seat: int, window_id: str) -> None:
        """A seat that publicly might react says that it will not."""
        if not self.heard_pass(seat, window_id):
            raise Refused("no-window")
        await self._notify("passed", seat=seat, window=window_id)

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

    def _window_frame(self, seat: int, left: float, is_open: bool) -> wire.WindowFrame:
        assert self.window is not None
        return wire.WindowFrame(self.window.id, round(left, 1), self.window.lasts, is_open, seat in self.window.seats)

    def _tell_window(self, is_open: bool) -> None:
        assert self.window is not None
        left = self.window.left() if is_open else 0.0
        for viewer in self.viewers:
            viewer.send(self._window_frame(viewer.seat, left, is_open))

    def _wake_bots(self, here: bool) -> None:
        match = self.chronicle.match
        if match is None or self.record.status != "playing":
            return
        for seat in list(match.asks):
            bot = self.record.seats[seat].bot
            question = (seat, match.ask_id(seat))
            if bot is not None and question not in self._thinking:
                grace = 0 if here else ELSEWHERE_FIRST
                self._thinking[question] = self.house.spawn(self._let_bot_answer(bot, *question, grace))

    async def _let_bot_answer(self, bot: str, seat: int, ask_id: str, grace: float) -> None:
        try:
            if grace:
                await asyncio.sleep(grace)
            match = self.match
            if seat not in match.asks or match.ask_id(seat) != ask_id or self.record.seats[seat].bot != bot:
                return
            pick = await self._thought(bot, seat)
            if self.record.seats[seat].bot == bot:  # and its person has not come back meanwhile
                await self.answer(seat, ask_id, pick)
        except Refused as refused:
            log.debug("bot came too late", table=self.record.id, seat=seat, code=refused.code)
            if refused.code == "storage-trouble":
                await asyncio.sleep(AFTER_TROUBLE)
        except Exception:
            log.exception("a bot's answer failed", table=self.record.id, seat=seat, ask=ask_id)
            await asyncio.sleep(AFTER_TROUBLE)
        finally:
            self._thinking.pop((seat, ask_id), None)
        async with self.lock:
            self._wake_bots(here=True)

    async def _thought(self, bot: str, seat: int) -> Payload:
        """What the bot answers; if it fails or cheats, any legal answer keeps the game going."""
        match = self.match
        ask, view = match.asks[seat], project(match.state, seat)
        try:
            with metrics.BOT_THINKING.time():
                pick = await self.house.bots.answer(self.record.id, bot, self.record.game, view, ask)
            if ask.allows(pick):
                return pick
            log.error("a bot gave an illegal answer", bot=bot, rule=ask.rule, kind=ask.kind)
        except Exception:
            log.exception("a bot failed", bot=bot, rule=ask.rule, kind=ask.kind)
        return random_answer(ask, Fate(seat))

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
        await self._notify("here", seats=sorted({viewer.seat for viewer in self.viewers}))

    def heard_presence(self, sender: str, seats: list[int]) -> None:
        self._elsewhere[sender] = (time.monotonic(), set(seats))
        self.tell_table()

    # --- chat ---

    async def say(self, person: str, seat: int | None, text: str) -> None:
        chat = ChatRecord(time.time(), person, seat, text)
        await self.house.store.add_chat(self.record.id, chat)
        await self._notify("chat", **msgspec.to_builtins(chat))
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
            if self.chronicle.match is not None:
                self._go_on()
            return self.record

    async def leave_memory(self) -> None:
        async with self.lock:  # what is being written is finished first
            self._leave("shutting-down")

    def _leave(self, code: str) -> None:
        self.gone = True
        self._stop_timer()
        for task in self._thinking.values():
            task.cancel()
        for viewer in list(self.viewers):
            viewer.send(wire.ByeFrame(code))
            viewer.hang_up()
