"""What one viewer of a table says: frames in, answers out, and nothing that a seat may not do."""

import asyncio
import contextlib
from collections import deque
from functools import partial

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from starboard.kernel.saves import with_tuples
from starboard.kernel.views import SPECTATOR
from starboard.server import metrics, wire
from starboard.server.house import House
from starboard.server.identity import Identities
from starboard.server.protection import Limiter
from starboard.server.refusals import Refused
from starboard.server.tables import lobby
from starboard.server.tables.live import LiveTable
from starboard.server.tables.odds import all_odds, odds_of, position_of
from starboard.server.tables.viewers import Viewer

log = structlog.get_logger(__name__)

LARGEST_FRAME = 16 * 1024
MALFORMED_ALLOWED = 20
DEEPEST_PICK = 4
MOST_WAITING = 32  # messages of one socket; then nothing more is read from it

TOO_LARGE, NONSENSE = 1009, 1008  # close codes


def _shallow(pick: wire.Plain, levels: int = DEEPEST_PICK) -> bool:
    """Whether this may be an answer: a word, a number or short lists of them. Following anything deeper may fail."""
    if isinstance(pick, list):
        return levels > 0 and all(_shallow(part, levels - 1) for part in pick)
    return not isinstance(pick, dict)


class Conversation:
    """What one viewer says, one message after the other."""

    def __init__(self, socket: WebSocket, house: House, table: LiveTable, viewer: Viewer) -> None:
        self.socket = socket
        self.house = house
        self.table = table
        self.viewer = viewer
        self.limiter: Limiter = socket.app.state.limiter
        self.identities: Identities = socket.app.state.identities
        self.malformed = 0
        self._said: deque[wire.FromClient] = deque()  # and not yet done
        self._working: asyncio.Task[None] | None = None
        self._wondering: tuple[wire.AskOdds, asyncio.Task[None]] | None = None  # the odds last asked for

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
                frame = wire.read(text)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                await self._misunderstood(text, error)
                return
            n = frame.n
            if isinstance(frame, wire.Answer | wire.AskOdds) and not _shallow(frame.pick):
                raise Refused("bad-frame", "no answer is as deep as this")
        except Refused as refused:
            self._refuse(n, refused)
            return
        if isinstance(frame, wire.Ping):
            self.viewer.send(wire.PongFrame(self.table.chronicle.version))
        await self._queue(frame)

    async def _queue(self, frame: wire.FromClient) -> None:
        self._said.append(frame)
        if self._working is None or self._working.done():
            self._working = self.house.spawn(self._work())
        if len(self._said) > MOST_WAITING:
            await asyncio.wait([self._working])  # nothing more is read meanwhile

    async def _work(self) -> None:
        while self._said:
            await self._follow(self._said.popleft())

    async def _follow(self, frame: wire.FromClient) -> None:
        try:
            await self._check_device()
            if not self.viewer.gone:
                await self._do(frame)
        except Refused as refused:
            self._refuse(frame.n, refused)
            if refused.code in ("already-decided", "not-asked"):
                with contextlib.suppress(Refused):
                    await self._resync()
        except Exception:
            log.exception("a message failed", table=self.table.record.id)
            self._refuse(frame.n, Refused("unexpected"))

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
        self._refuse(wire.number_of(text), Refused("bad-frame", str(error)[:200]))

    def _refuse(self, n: int, refused: Refused) -> None:
        metrics.REFUSALS.labels(refused.code).inc()
        self.viewer.send(wire.RefusedFrame(n, refused.code, refused.message, dict(refused.args_for_text), refused.rule))

    def _seat(self) -> int:
        """The seat this viewer answers for; somebody who watches answers for none."""
        seat = self.viewer.seat
        if seat == SPECTATOR or self.table.record.seats[seat].person != self.viewer.person:
            raise Refused("not-your-seat")
        return seat

    def _own_hands(self) -> int:
        """The seat, unless a bot plays it at the moment."""
        seat = self._seat()
        if self.table.record.seats[seat].bot is not None:
            raise Refused("not-your-seat", "a bot stands in for you; take the seat back first")
        return seat

    async def _do(self, frame: wire.FromClient) -> None:
        match frame:
            case wire.Answer():
                await self.table.answer(self._own_hands(), frame.ask, frame.pick)
                self._drop_odds()
            case wire.LetPass():
                await self.table.clockwork.let_pass(self._own_hands(), frame.window)
            case wire.Undo():
                await self.table.undo(self._own_hands())
            case wire.CastVote():
                await self.table.cast_vote(self._seat(), frame.yes)
            case wire.GiveOrders():
                await self.table.give_orders(self._seat(), frame.reaction, frame.order, frame.condition)
            case wire.SwitchReactions():
                seat = self._seat()
                await lobby.switch_reactions(self.house, self.table.record.id, self.viewer.person or "", seat, frame.on)
            case wire.AskOdds():
                await self._ask_odds(frame)
                return
            case wire.Say():
                await self._say(frame.text)
            case wire.Resync():
                await self._resync()
                return
            case wire.Ping():
                return
        self.viewer.send(wire.DoneFrame(frame.n))

    async def _say(self, text: str) -> None:
        await self.limiter.check("chat", self.viewer.person or "")
        text = "".join(letter for letter in text if letter.isprintable() or letter == "\n").strip()
        if self.viewer.person is None or not text:
            raise Refused("not-signed-in" if self.viewer.person is None else "bad-frame")
        seat = None if self.viewer.seat == SPECTATOR else self.viewer.seat
        await self.table.say(self.viewer.person, seat, text)

    # --- odds: whoever asks for them goes on talking meanwhile ---

    async def _ask_odds(self, frame: wire.AskOdds) -> None:
        """What may come of each option. The reply comes when it comes; the latest request replaces the one before."""
        seat = self._seat()
        if not self.table.record.odds:
            raise Refused("odds-off")
        await self.limiter.check("odds", str(id(self.viewer)))
        self._drop_odds()
        self._wondering = (frame, self.house.spawn(self._find_odds(frame, seat)))

    def _drop_odds(self) -> None:
        """The odds that were asked for are not wanted any more."""
        if self._wondering is not None:
            frame, work = self._wondering
            self._wondering = None
            if not work.done():
                work.cancel()
                self._refuse(frame.n, Refused("odds-dropped"))

    async def _find_odds(self, frame: wire.AskOdds, seat: int) -> None:
        try:
            shown = await self._work_out(frame, seat)
        except Refused as refused:
            self._refuse(frame.n, refused)
        except Exception:
            log.exception("odds failed", table=self.table.record.id)
            self._refuse(frame.n, Refused("unexpected"))
        else:
            self.viewer.send(wire.OddsFrame(frame.n, frame.ask, shown))

    async def _work_out(self, frame: wire.AskOdds, seat: int) -> list[wire.OptionOdds]:
        """From what the seat may know; refused if the question is answered meanwhile."""
        async with self.table.lock:
            if not self._asked(seat, frame.ask):
                raise Refused("not-asked")
            position = position_of(self.table.match)
        table, desk, wanted = self.table.record.id, self.house.odds, partial(self._wondered, seat, frame.ask)
        if frame.pick is msgspec.UNSET:
            shown = await desk.work_out(table, wanted, all_odds, position, seat)
        else:
            shown = await desk.work_out(table, wanted, odds_of, position, seat, with_tuples(frame.pick))
        if not wanted():
            raise Refused("odds-dropped")
        return shown

    def _asked(self, seat: int, ask: str) -> bool:
        match = self.table.match
        return seat in match.asks and match.ask_id(seat) == ask

    def _wondered(self, seat: int, ask: str) -> bool:
        """Whether somebody still looks at this question."""
        return not self.viewer.gone and self._asked(seat, ask)
