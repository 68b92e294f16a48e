"""The websocket of a table: frames in, frames out, and nothing that a seat may not see or do."""

import asyncio
import contextlib

import msgspec
import structlog
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from starboard.kernel.saves import with_tuples
from starboard.kernel.views import SPECTATOR
from starboard.server import metrics, wire
from starboard.server.api.parts import address_of, token_of
from starboard.server.house import House
from starboard.server.identity import Identities
from starboard.server.protection import Limiter, origin_allowed
from starboard.server.refusals import Refused
from starboard.server.settings import Settings
from starboard.server.tables import lobby
from starboard.server.tables.live import LiveTable
from starboard.server.tables.odds import all_odds, odds_of, position_of
from starboard.server.tables.viewers import Viewer

log = structlog.get_logger(__name__)

PATH = "/ws/tables/"

LARGEST_FRAME = 16 * 1024
MALFORMED_ALLOWED = 20

REFUSED, TOO_LARGE, TRY_LATER = 4403, 1009, 1013  # close codes
GONE = (WebSocketDisconnect, RuntimeError, OSError)  # what a socket says that is closed already


class Sockets:
    """Tables' websockets go past the framework for requests, which has nothing to add to them but weight."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"] if scope["type"] == "websocket" else ""
        if path.startswith(PATH):
            await table_socket(WebSocket(scope, receive, send), path.removeprefix(PATH))
        else:
            await self.app(scope, receive, send)


async def table_socket(socket: WebSocket, table_id: str) -> None:
    house: House = socket.app.state.house
    try:
        viewer, table = await _admit(socket, house, table_id)
    except Exception as error:
        if not isinstance(error, Refused):
            log.exception("a table could not be shown", table=table_id)
        refused = error if isinstance(error, Refused) else Refused("unexpected")
        metrics.REFUSALS.labels(refused.code).inc()
        await socket.accept()  # a browser sees the reason only on an open socket
        await socket.close(REFUSED, refused.code)
        return
    await socket.accept()
    sending = asyncio.create_task(_deliver(viewer, socket))
    try:
        await table.connect(viewer, _since(socket))
        await Conversation(socket, house, table, viewer).listen()
    finally:
        await table.disconnect(viewer)
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sending
        await _close(socket)
        house.collector.litter()


async def _deliver(viewer: Viewer, socket: WebSocket) -> None:
    """Until the viewer hangs up; then whoever listens to the socket hears that it is closed."""
    with contextlib.suppress(*GONE):
        await viewer.deliver()
    await _close(socket)


async def _close(socket: WebSocket) -> None:
    with contextlib.suppress(*GONE):
        await socket.close(TRY_LATER)


async def _admit(socket: WebSocket, house: House, table_id: str) -> tuple[Viewer, LiveTable]:
    settings: Settings = socket.app.state.settings
    identities: Identities = socket.app.state.identities
    limiter: Limiter = socket.app.state.limiter
    if not origin_allowed(socket.headers, settings):
        raise Refused("wrong-origin")
    device = await identities.device(token_of(socket.headers, socket.cookies))
    await limiter.check("socket", device.person.id if device else address_of(socket))
    record = await house.record(table_id)
    person = device.person.id if device else None
    if not record.lets_in(person):
        raise Refused("not-a-member" if device else "not-signed-in")
    seat = record.seat_of(person) if person else None
    if seat is None and not record.lets_watch:
        raise Refused("no-spectators")
    return Viewer(socket, person, SPECTATOR if seat is None else seat), await house.table(table_id)


def _since(socket: WebSocket) -> int | None:
    since = socket.query_params.get("since", "")
    return int(since) if since.isdecimal() and len(since) < 10 else None


def _shallow(pick: wire.Plain, levels: int = 4) -> bool:
    """Answers are words, numbers and short lists of them; anything deep is no answer, only a trap."""
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
        self.malformed = 0

    async def listen(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while not self.viewer.gone:
                message = await self.socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                await self._hear(message.get("text") or "")

    async def _hear(self, text: str) -> None:
        frame = None
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
            await self._do(frame)
        except Refused as refused:
            self._refuse(frame.n if frame else 0, refused)
            if refused.code in ("already-decided", "not-asked"):
                await self.table.resync(self.viewer)
        except WebSocketDisconnect:
            raise
        except Exception:
            log.exception("a message failed", table=self.table.record.id)
            self._refuse(frame.n if frame else 0, Refused("unexpected"))

    async def _misunderstood(self, text: str, error: Exception) -> None:
        self.malformed += 1
        if self.malformed > MALFORMED_ALLOWED:
            await self.socket.close(1008)
            raise WebSocketDisconnect(1008)
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
                if not _shallow(frame.pick):
                    raise Refused("bad-frame", "no answer is as deep as this")
                await self.table.answer(self._own_hands(), frame.ask, frame.pick)
            case wire.LetPass():
                await self.table.clockwork.let_pass(self._own_hands(), frame.window)
            case wire.Undo():
                await self.table.undo(self._own_hands())
            case wire.CastVote():
                await self.table.cast_vote(self._own_hands(), frame.yes)
            case wire.GiveOrders():
                await self.table.give_orders(self._seat(), frame.reaction, frame.order, frame.condition)
            case wire.SwitchReactions():
                seat = self._seat()
                await lobby.switch_reactions(self.house, self.table.record.id, self.viewer.person or "", seat, frame.on)
            case wire.AskOdds():
                await self._odds(frame)
                return
            case wire.Say():
                await self._say(frame.text)
            case wire.Resync():
                await self.table.resync(self.viewer)
                return
        self.viewer.send(wire.DoneFrame(frame.n))

    async def _say(self, text: str) -> None:
        await self.limiter.check("chat", self.viewer.person or "")
        text = "".join(letter for letter in text if letter.isprintable() or letter == "\n").strip()
        if self.viewer.person is None or not text:
            raise Refused("not-signed-in" if self.viewer.person is None else "bad-frame")
        seat = None if self.viewer.seat == SPECTATOR else self.viewer.seat
        await self.table.say(self.viewer.person, seat, text)

    async def _odds(self, frame: wire.AskOdds) -> None:
        """What may come of each option, from what this seat may know."""
        seat = self._seat()
        if not self.table.record.odds:
            raise Refused("odds-off")
        await self.limiter.check("odds", str(id(self.viewer)))
        async with self.table.lock:
            match = self.table.match
            if seat not in match.asks or match.ask_id(seat) != frame.ask:
                raise Refused("not-asked")
            position = position_of(match)
        table, pool = self.table.record.id, self.house.bots
        if frame.pick is msgspec.UNSET:
            shown = await pool.run(table, all_odds, position, seat)
        else:
            shown = await pool.run(table, odds_of, position, seat, with_tuples(frame.pick))
        self.viewer.send(wire.OddsFrame(frame.n, frame.ask, shown))
