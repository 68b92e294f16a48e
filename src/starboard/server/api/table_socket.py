"""The websocket of a table: who may look at it, and with whose eyes."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Iterator

import structlog
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from starboard.kernel.visibility import SPECTATOR
from starboard.server.api.dependencies import address_of, person_of, token_of
from starboard.server.api.message_handler import MessageHandler
from starboard.server.network.rate_limits import Limiter
from starboard.server.network.request_guard import origin_allowed
from starboard.server.people.identity import Device, Identities
from starboard.server.refusals import RequestRefused
from starboard.server.running import metrics
from starboard.server.running.server_process import ServerProcess
from starboard.server.settings import Settings
from starboard.server.tables.live_table import LiveTable
from starboard.server.tables.viewer import Viewer

log = structlog.get_logger(__name__)

PATH = "/ws/tables/"

REFUSED, TRY_LATER = 4403, 1013  # close codes
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


class SocketCounts:
    """How many sockets each person and each address has open in this process."""

    def __init__(self, settings: Settings) -> None:
        self._most = {"person": settings.sockets_per_person, "address": settings.connections_per_address}
        self._open: Counter[tuple[str, str]] = Counter()

    @contextlib.contextmanager
    def one_more(self, person: str | None, address: str) -> Iterator[None]:
        """RequestRefused if there are too many already."""
        counted = [("address", address), *([("person", person)] if person else [])]
        for kind, who in counted:
            if self._open[kind, who] >= self._most[kind]:
                raise RequestRefused("too-many-windows" if kind == "person" else "too-many-connections")
        self._open.update(counted)
        try:
            yield
        finally:
            self._open.subtract(counted)
            for one in counted:
                if not self._open[one]:
                    del self._open[one]


async def table_socket(socket: WebSocket, table_id: str) -> None:
    process: ServerProcess = socket.app.state.process
    counts: SocketCounts = socket.app.state.socket_counts
    with contextlib.ExitStack() as inside:
        try:
            device = await _recognise(socket)
            inside.enter_context(counts.one_more(person_of(device), address_of(socket)))
            viewer, table = await _admit(socket, process, table_id, device)
        except Exception as error:
            await _turn_away(socket, table_id, error)
        else:
            await _show(socket, process, table, viewer)


async def _turn_away(socket: WebSocket, table_id: str, error: Exception) -> None:
    if not isinstance(error, RequestRefused):
        log.exception("a table could not be shown", table=table_id)
    refused = error if isinstance(error, RequestRefused) else RequestRefused("unexpected")
    metrics.REFUSALS.labels(refused.code).inc()
    with contextlib.suppress(*GONE):
        await socket.accept()  # a browser sees the reason only on an open socket
        await socket.close(TRY_LATER if refused.status == 503 else REFUSED, refused.code)


async def _show(socket: WebSocket, process: ServerProcess, table: LiveTable, viewer: Viewer) -> None:
    """Until one of both hangs up."""
    await socket.accept()
    sending = asyncio.create_task(_deliver(viewer, socket))
    try:
        await table.presence.connect(viewer, _since(socket))
        await MessageHandler(socket, process, table, viewer).listen()
    finally:
        await table.presence.disconnect(viewer)
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sending
        await _close(socket)
        process.garbage.litter()


async def _deliver(viewer: Viewer, socket: WebSocket) -> None:
    """Until the viewer hangs up; then whoever listens to the socket hears that it is closed."""
    with contextlib.suppress(*GONE):
        await viewer.deliver()
    await _close(socket)


async def _close(socket: WebSocket) -> None:
    with contextlib.suppress(*GONE):
        await socket.close(TRY_LATER)


async def _recognise(socket: WebSocket) -> Device | None:
    """Whose device it is, if it is anybody's."""
    settings: Settings = socket.app.state.settings
    identities: Identities = socket.app.state.identities
    limiter: Limiter = socket.app.state.limiter
    if not origin_allowed(socket.headers, settings):
        raise RequestRefused("wrong-origin")
    device = await identities.device(token_of(socket.headers, socket.cookies))
    await limiter.check("socket", person_of(device) or address_of(socket))
    return device


async def _admit(
    socket: WebSocket, process: ServerProcess, table_id: str, device: Device | None
) -> tuple[Viewer, LiveTable]:
    record = await process.record(table_id)
    person = person_of(device)
    if not record.lets_in(person):
        raise RequestRefused("not-a-member" if device else "not-signed-in")
    seat = record.seat_of(person) if person else None
    if seat is None and not record.lets_watch:
        raise RequestRefused("no-spectators")
    table = await process.table(table_id)
    if seat is None and len(table.viewers) >= process.settings.viewers_per_table:
        raise RequestRefused("table-crowded")
    viewer = Viewer(socket, person, SPECTATOR if seat is None else seat, device.token_hash if device else None)
    return viewer, table


def _since(socket: WebSocket) -> int | None:
    since = socket.query_params.get("since", "")
    return int(since) if since.isdecimal() and len(since) < 10 else None
