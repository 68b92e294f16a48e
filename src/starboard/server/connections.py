"""Connections, before they are requests: how many there may be, and how long each may take to say what it wants.

uvicorn waits for the rest of a request for as long as it takes. Here it has a time; who does not take what was asked
for is given up as well; and there is always room for whoever comes next and says at once what they want.
"""

import asyncio
import socket
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Any

import h11
import msgspec
import structlog
import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from starboard.server import metrics
from starboard.server.protection import counted_as
from starboard.server.refusals import Refused
from starboard.server.settings import Settings

log = structlog.get_logger(__name__)

RESERVED = 128  # file descriptors for the database, files of the client and the processes of bots
MOST_DESCRIPTORS = 65536
STALLED_SECONDS = 30.0  # what is sent must be taken within so long


def raise_descriptor_limit() -> int:
    """As many files and connections as this user may have; how many that are."""
    try:
        import resource
    except ImportError:  # not on this system
        return MOST_DESCRIPTORS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return MOST_DESCRIPTORS if soft == resource.RLIM_INFINITY else soft


class Proxies:
    """Addresses and networks whose word about whom they speak for is believed; none unless the operator says so."""

    def __init__(self, listed: str) -> None:
        parts = [part.strip() for part in listed.split(",") if part.strip()]
        self._all = "*" in parts
        self._networks: list[IPv4Network | IPv6Network] = [
            ip_network(part, strict=False) for part in parts if part != "*"
        ]

    def __contains__(self, address: str) -> bool:
        if self._all:
            return True
        try:
            known = ip_network(address)  # an address, or what it is counted as
        except ValueError:
            return False
        return any(_within(known, network) for network in self._networks)


def _within(known: IPv4Network | IPv6Network, network: IPv4Network | IPv6Network) -> bool:
    if isinstance(known, IPv4Network):
        return isinstance(network, IPv4Network) and known.subnet_of(network)
    return isinstance(network, IPv6Network) and known.overlaps(network)


class Door:
    """Counts connections by address. When there is no room, one that has not said anything yet makes room."""

    def __init__(self, settings: Settings, descriptors: int) -> None:
        self.most = max(1, min(settings.connections, descriptors - RESERVED))
        self.most_of_one = max(1, min(settings.connections_per_address, self.most // 2))
        self.proxies = Proxies(settings.proxies)
        self._inside: dict[asyncio.Transport, str] = {}
        self._count: dict[str, int] = {}
        self._silent: dict[str, dict[asyncio.Transport, None]] = {}  # by address, the oldest first

    def enter(self, transport: asyncio.Transport, address: str) -> bool:
        """Whether there is room."""
        alone = self._count.get(address, 0) >= self.most_of_one and address not in self.proxies
        if (alone and not self._make_room(address)) or (len(self._inside) >= self.most and not self._make_room()):
            metrics.REFUSALS.labels("too-many-connections").inc()
            return False
        self._inside[transport] = address
        self._count[address] = self._count.get(address, 0) + 1
        self._silent.setdefault(address, {})[transport] = None
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        address = self._inside.pop(transport, None)
        if address is not None:
            self._has_spoken(transport, address)
            self._count[address] -= 1
            if not self._count[address]:
                del self._count[address]

    def has_spoken(self, transport: asyncio.Transport) -> None:
        """A whole request has come: this is somebody."""
        if transport in self._inside:
            self._has_spoken(transport, self._inside[transport])

    def _has_spoken(self, transport: asyncio.Transport, address: str) -> None:
        silent = self._silent.get(address, {})
        silent.pop(transport, None)
        if not silent:
            self._silent.pop(address, None)

    def _make_room(self, address: str | None = None) -> bool:
        """Shut out the oldest that is silent, of this address or else of the one that has most of them."""
        if address is None and self._silent:
            address = max(self._silent, key=lambda one: len(self._silent[one]))
        silent = self._silent.get(address or "")
        if not silent:
            return False
        oldest = next(iter(silent))
        self.leave(oldest)
        oldest.abort()
        return True


class ServerConfig(uvicorn.Config):
    """How this server listens, from its settings."""

    def __init__(self, app: ASGIApp, settings: Settings, descriptors: int, **more: Any) -> None:
        super().__init__(
            app, http=Http, ws=Socket, ws_max_size=64 * 1024, ws_per_message_deflate=False, ws_ping_interval=25,
            ws_ping_timeout=15, log_config=None, access_log=False, server_header=False,
            proxy_headers=bool(settings.proxies), forwarded_allow_ips=settings.proxies, **more,
        )  # fmt: skip
        self.door = Door(settings, descriptors)
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


class Http(H11Protocol):
    """Requests that have to arrive in time, and answers that have to be taken."""

    config: ServerConfig

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._arrival, self._departure = Deadline(transport), Deadline(transport)
        self._body = False  # is it the rest of a request that is waited for?
        if self.config.door.enter(transport, counted_as(self.client[0]) if self.client else ""):
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
        self.config.door.has_spoken(self.transport)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._departure.start(STALLED_SECONDS)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._departure.stop()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrival.stop()
        self._departure.stop()
        self.config.door.leave(self.transport)
        super().connection_lost(exc)


class Socket(WebSocketsSansIOProtocol):
    """A websocket whose other end has to take what is sent."""

    config: ServerConfig

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
        self.config.door.leave(self.transport)
        super().connection_lost(exc)


def refusal(code: str) -> bytes:
    """A whole answer to whatever was going to be asked."""
    refused = Refused(code)
    body = msgspec.json.encode({"error": refused.plain()})
    lines = (
        f"HTTP/1.1 {refused.status} Refused", "content-type: application/json", f"content-length: {len(body)}",
        "retry-after: 10", "connection: close", "", "",
    )  # fmt: skip
    return "\r\n".join(lines).encode() + body


def give_up_on_the_deaf(listening: socket.socket) -> None:
    """Where the system can: a connection that takes nothing of what is sent is ended, whatever it is closing from."""
    option = getattr(socket, "TCP_USER_TIMEOUT", None)
    if option is not None and listening.family in (socket.AF_INET, socket.AF_INET6):
        listening.setsockopt(socket.IPPROTO_TCP, option, int(STALLED_SECONDS * 1000))
