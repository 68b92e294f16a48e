"""What one viewer of a table says: frames in, answers out, and nothing that a seat may not do."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from starboard.kernel.errors import RuleFault, StarboardError
from starboard.kernel.game import make_known
from starboard.kernel.saves import with_tuples
from starboard.kernel.seat_view import inspect
from starboard.kernel.visibility import SPECTATOR
from starboard.server.network.rate_limits import Limiter
from starboard.server.people.identity import Identities
from starboard.server.refusals import RequestRefused
from starboard.server.running import metrics
from starboard.server.running.server_process import ServerProcess
from starboard.server.tables import lobby
from starboard.server.tables.advice import advice
from starboard.server.tables.live_table import LiveTable
from starboard.server.tables.odds import all_odds, odds_of, position_of
from starboard.server.tables.viewer import Viewer
from starboard.server.wire import client_messages
from starboard.server.wire.server_frames import (
    AdviceFrame,
    DoneFrame,
    InspectedFrame,
    OddsFrame,
    PongFrame,
    RefusedFrame,
)
from starboard.server.wire.table_info import Plain

log = structlog.get_logger(__name__)

LARGEST_FRAME = 16 * 1024
MALFORMED_ALLOWED = 20
DEEPEST_PICK = 4
MOST_WAITING = 32  # messages of one socket; then nothing more is read from it

TOO_LARGE, NONSENSE = 1009, 1008  # close codes


def _shallow(pick: Plain, levels: int = DEEPEST_PICK) -> bool:
    """Whether this may be an answer: a word, a number or short lists of them. Following anything deeper may fail."""
    if isinstance(pick, list):
        return levels > 0 and all(_shallow(part, levels - 1) for part in pick)
    return not isinstance(pick, dict)


def _picks(frame: client_messages.FromClient) -> list[Plain]:
    """Everything in a message that claims to be an answer, or part of a query."""
    if isinstance(frame, client_messages.Answer):
        return [frame.pick]
    if isinstance(frame, client_messages.AskOdds):
        given = [] if frame.pick is msgspec.UNSET else [frame.pick]
        return given + [step.pick for step in frame.then]
    if isinstance(frame, client_messages.Inspect):
        return list(frame.query.values())
    return []


class MessageHandler:
    """What one viewer says, one message after the other."""

    def __init__(self, socket: WebSocket, process: ServerProcess, table: LiveTable, viewer: Viewer) -> None:
        self.socket = socket
        self.process = process
        self.table = table
        self.viewer = viewer
        self.limiter: Limiter = socket.app.state.limiter
        self.identities: Identities = socket.app.state.identities
        self.malformed = 0
        self._said: deque[client_messages.FromClient] = deque()  # and not yet done
        self._working: asyncio.Task[None] | None = None
        self._wondering: tuple[client_messages.AskOdds, asyncio.Task[None]] | None = None  # the odds last asked for

    async def listen(self) -> None:
        """Until one side hangs up; what was said before is still done."""
        try:
            await self._check_device()  # it may have been signed out while the door opened
            while (message := await self.socket.receive())["type"] != "websocket.disconnect":
                if not self.viewer.gone:  # else the socket closes when everything before is sent
                    await self._hear(message.get("text") or "")
        except WebSocketDisconnect:
            return
        finally:
            if self._working is not None:
                await asyncio.wait([self._working])
            self._drop_odds()

    async def _hear(self, text: str) -> None:
        """A ping is answered at once, whatever the table is busy with; everything else when it is its turn."""
        n = 0
        try:
            if len(text.encode()) > LARGEST_FRAME:
                await self.socket.close(TOO_LARGE)
                raise WebSocketDisconnect(TOO_LARGE)
            await self.limiter.check("message", str(id(self.viewer)))
            try:
                frame = client_messages.read(text)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                await self._misunderstood(text, error)
                return
            n = frame.n
            if not all(_shallow(pick) for pick in _picks(frame)):
                raise RequestRefused("bad-frame", "no answer is as deep as this")
        except RequestRefused as refused:
            self._refuse(n, refused)
            return
        if isinstance(frame, client_messages.Ping):
            self.viewer.send(PongFrame(self.table.history.version))
        await self._queue(frame)

    async def _queue(self, frame: client_messages.FromClient) -> None:
        self._said.append(frame)
        if self._working is None or self._working.done():
            self._working = self.process.spawn(self._work())
        if len(self._said) > MOST_WAITING:
            await asyncio.wait([self._working])  # nothing more is read meanwhile

    async def _work(self) -> None:
        while self._said:
            await self._follow(self._said.popleft())

    async def _follow(self, frame: client_messages.FromClient) -> None:
        try:
            await self._check_device()
            if not self.viewer.gone:
                await self._do(frame)
        except RequestRefused as refused:
            self._refuse(frame.n, refused)
            if refused.code in ("already-decided", "not-asked"):
                with contextlib.suppress(RequestRefused):
                    await self._resync()
        except Exception:
            log.exception("a message failed", table=self.table.record.id)
            self._refuse(frame.n, RequestRefused("unexpected"))

    async def _resync(self) -> None:
        """The whole view: the dearest thing that can be asked for, so it is counted by person."""
        await self.limiter.check("resync", self.viewer.person or str(id(self.viewer)))
        await self.table.resync(self.viewer)

    async def _check_device(self) -> None:
        """A device that was signed out says nothing more; whoever watches without one has none to lose."""
        device = self.viewer.device
        if device is not None and not await self.identities.signed_in(device):
            self.viewer.say_goodbye("not-signed-in")

    async def _misunderstood(self, text: str, error: Exception) -> None:
        self.malformed += 1
        if self.malformed > MALFORMED_ALLOWED:
            await self.socket.close(NONSENSE)
            raise WebSocketDisconnect(NONSENSE)
        self._refuse(client_messages.number_of(text), RequestRefused("bad-frame", str(error)[:200]))

    def _refuse(self, n: int, refused: RequestRefused) -> None:
        metrics.REFUSALS.labels(refused.code).inc()
        self.viewer.send(RefusedFrame(n, refused.code, refused.message, dict(refused.args_for_text), refused.rule))

    def _seat(self) -> int:
        """The seat this viewer answers for; somebody who watches answers for none."""
        seat = self.viewer.seat
        if seat == SPECTATOR or self.table.record.seats[seat].person != self.viewer.person:
            raise RequestRefused("not-your-seat")
        return seat

    def _own_hands(self) -> int:
        """The seat, unless a bot plays it at the moment."""
        seat = self._seat()
        if self.table.record.seats[seat].bot is not None:
            raise RequestRefused("not-your-seat", "a bot stands in for you; take the seat back first")
        return seat

    async def _do(self, frame: client_messages.FromClient) -> None:
        match frame:
            case client_messages.Answer():
                await self.table.answer(self._own_hands(), frame.ask, frame.pick)
                self._drop_odds()
            case client_messages.LetPass():
                await self.table.timers.windows.let_pass(self._own_hands(), frame.window)
            case client_messages.Undo():
                await self.table.takebacks.undo(self._own_hands())
            case client_messages.CastVote():
                await self.table.takebacks.cast_vote(self._seat(), frame.yes)
            case client_messages.GiveOrders():
                await self.table.give_orders(self._seat(), frame.reaction, frame.order, frame.condition)
            case client_messages.SwitchReactions():
                seat = self._seat()
                await lobby.switch_reactions(
                    self.process, self.table.record.id, self.viewer.person or "", seat, frame.on
                )
            case client_messages.AskOdds():
                await self._ask_odds(frame)
                return
            case client_messages.Inspect():
                await self._inspect(frame)
                return
            case client_messages.AskAdvice():
                await self._ask_advice(frame)
                return
            case client_messages.Say():
                await self._say(frame.text)
            case client_messages.Resync():
                await self._resync()
                return
            case client_messages.Ping():
                return
        self.viewer.send(DoneFrame(frame.n))

    async def _say(self, text: str) -> None:
        await self.limiter.check("chat", self.viewer.person or "")
        text = "".join(letter for letter in text if letter.isprintable() or letter == "\n").strip()
        if self.viewer.person is None or not text:
            raise RequestRefused("not-signed-in" if self.viewer.person is None else "bad-frame")
        seat = None if self.viewer.seat == SPECTATOR else self.viewer.seat
        await self.table.chat.say(self.viewer.person, seat, text)

    async def _inspect(self, frame: client_messages.Inspect) -> None:
        """A query changes nothing, and everybody who looks may ask: it is answered from what they see anyway."""
        await self.limiter.check("inspect", self.viewer.person or str(id(self.viewer)))
        async with self.table.lock:  # what is not yet written has not happened
            if self.table.history.match is None:
                raise RequestRefused("not-started")
            version = self.table.history.version
            try:
                make_known(self.table.match.game, self.table.history.setup.own)
                answer = inspect(self.table.match, self.viewer.seat, frame.query)
            except RuleFault as fault:
                log.error("a query failed", table=self.table.record.id, fault=str(fault))
                raise RequestRefused("unexpected") from None
            except StarboardError as refused:
                raise RequestRefused("bad-request", str(refused)[:200]) from None
        self.viewer.send(InspectedFrame(frame.n, version, answer))

    # --- advice and odds: whoever asks for them goes on talking meanwhile ---

    async def _send_later(self, n: int, failure: str, work: Callable[[], Awaitable[AdviceFrame | OddsFrame]]) -> None:
        """The reply once it is there, or why there is none."""
        try:
            reply = await work()
        except RequestRefused as refused:
            self._refuse(n, refused)
        except Exception:
            log.exception(failure, table=self.table.record.id)
            self._refuse(n, RequestRefused("unexpected"))
        else:
            self.viewer.send(reply)

    async def _ask_advice(self, frame: client_messages.AskAdvice) -> None:
        """Only where the table has a coach: elsewhere nobody plays with a bot's help."""
        seat = self._seat()
        if not self.table.record.tutorial:
            raise RequestRefused("advice-off")
        await self.limiter.check("advice", self.viewer.person or "")
        self.process.spawn(self._send_later(frame.n, "advice failed", partial(self._advise, frame, seat)))

    async def _advise(self, frame: client_messages.AskAdvice, seat: int) -> AdviceFrame:
        return AdviceFrame(frame.n, frame.ask, await advice(self.table, seat, frame.ask))

    async def _ask_odds(self, frame: client_messages.AskOdds) -> None:
        """What may come of each option. The reply comes when it comes; the latest request replaces the one before."""
        seat = self._seat()
        if not self.table.record.odds:
            raise RequestRefused("odds-off")
        await self.limiter.check("odds", str(id(self.viewer)))
        self._drop_odds()
        work = self._send_later(frame.n, "odds failed", partial(self._work_out, frame, seat))
        self._wondering = (frame, self.process.spawn(work))

    def _drop_odds(self) -> None:
        """The odds that were asked for are not wanted any more."""
        if self._wondering is not None:
            frame, work = self._wondering
            self._wondering = None
            if not work.done():
                work.cancel()
                self._refuse(frame.n, RequestRefused("odds-dropped"))

    async def _work_out(self, frame: client_messages.AskOdds, seat: int) -> OddsFrame:
        """From what the seat may know; refused if the question is answered meanwhile."""
        async with self.table.lock:
            if not self._asked(seat, frame.ask):
                raise RequestRefused("not-asked")
            position = position_of(self.table.match)
        table, desk, wanted = self.table.record.id, self.process.odds, partial(self._wondered, seat, frame.ask)
        if frame.pick is msgspec.UNSET:
            shown = await desk.work_out(table, wanted, all_odds, position, seat)
        else:
            then = [(step.kind, with_tuples(step.pick)) for step in frame.then]
            pick = with_tuples(frame.pick)
            shown = await desk.work_out(table, wanted, odds_of, position, seat, pick, then, frame.quick)
        if not wanted():
            raise RequestRefused("odds-dropped")
        return OddsFrame(frame.n, frame.ask, shown)

    def _asked(self, seat: int, ask: str) -> bool:
        match = self.table.match
        return seat in match.asks and match.ask_id(seat) == ask

    def _wondered(self, seat: int, ask: str) -> bool:
        """Whether somebody still looks at this question."""
        return not self.viewer.gone and self._asked(seat, ask)
