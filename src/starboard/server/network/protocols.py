"""Connections, before they are requests: how long each may take to say what it wants, and to take what is sent.

uvicorn waits for the rest of a request, and for its answer to be taken, without end; these protocols do not.
"""

import asyncio
import socket
from typing import Any

import h11
import msgspec
import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from starboard.server.network.addresses import counted_as
from starboard.server.network.connection_limits import ConnectionLimits
from starboard.server.refusals import RequestRefused
from starboard.server.settings import Settings

STALLED_SECONDS = 30.0  # what is sent must be taken within so long


class ServerConfig(uvicorn.Config):
    """How this server listens, from its settings."""

    def __init__(self, app: ASGIApp, settings: Settings, descriptors: int, **more: Any) -> None:
        super().__init__(
            app, http=Http, ws=Socket, ws_max_size=64 * 1024, ws_per_message_deflate=False, ws_ping_interval=25,
            ws_ping_timeout=15, log_config=None, access_log=False, server_header=False,
            proxy_headers=bool(settings.proxies), forwarded_allow_ips=settings.proxies, **more,
        )  # fmt: skip
        self.limits = ConnectionLimits(settings, descriptors)
        self.head_seconds = settings.head_seconds
        self.body_seconds = settings.body_seconds


class Deadline:
    """A moment after which a connection is given up."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._timer: asyncio.TimerHandle | None = None

    @property
    def set(self) -> bool:
        return self._timer is not None

    def start(self, seconds: float) -> None:
        self.stop()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._transport.abort)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None


class Timed(asyncio.Protocol):
    """A connection whose other end has to take what is sent; it is counted until it is lost."""

    config: ServerConfig
    transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._departure = Deadline(self.transport)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._departure.start(STALLED_SECONDS)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._departure.stop()

    def connection_lost(self, exc: Exception | None) -> None:
        self._departure.stop()
        self.config.limits.leave(self.transport)
        super().connection_lost(exc)


class Http(Timed, H11Protocol):
    """Requests that have to arrive in time."""

    config: ServerConfig

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._arrival = Deadline(transport)
        self._body = False  # is it the rest of a request that is waited for?
        if self.config.limits.enter(transport, counted_as(self.client[0]) if self.client else ""):
            self._arrival.start(self.config.head_seconds)
        else:
            transport.write(refusal("too-many-connections"))
            transport.close()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.transport.get_protocol() is not self or self.transport.is_closing():
            return
        state = self.conn.their_state
        if state is h11.SEND_BODY and not self._body:
            self._body = True
            self._arrival.start(self.config.body_seconds)
        elif state is h11.IDLE and not self._arrival.set:
            self._arrival.start(self.config.head_seconds)
        elif state is not h11.IDLE and state is not h11.SEND_BODY:
            self._arrived()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._arrived()
        super().handle_websocket_upgrade(event)

    def _arrived(self) -> None:
        self._arrival.stop()
        self._body = False
        self.config.limits.has_spoken(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrival.stop()
        super().connection_lost(exc)


class Socket(Timed, WebSocketsSansIOProtocol):
    """A websocket."""

    config: ServerConfig


def refusal(code: str) -> bytes:
    """A whole answer to whatever was going to be asked."""
    refused = RequestRefused(code)
    body = msgspec.json.encode({"error": refused.plain()})
    lines = (
        f"HTTP/1.1 {refused.status} RequestRefused", "content-type: application/json", f"content-length: {len(body)}",
        "retry-after: 10", "connection: close", "", "",
    )  # fmt: skip
    return "\r\n".join(lines).encode() + body


def end_stalled_connections(listening: socket.socket) -> None:
    """Where the system can: a connection that takes nothing of what is sent is ended, whatever it is closing from."""
    option = getattr(socket, "TCP_USER_TIMEOUT", None)
    if option is not None and listening.family in (socket.AF_INET, socket.AF_INET6):
        listening.setsockopt(socket.IPPROTO_TCP, option, int(STALLED_SECONDS * 1000))
