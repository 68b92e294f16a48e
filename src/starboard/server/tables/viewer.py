"""Who is looking at a table: each has frames waiting that are sent in order, and leaves when too many do."""

import asyncio
from typing import Protocol

from starboard.server.running import metrics
from starboard.server.wire.as_json import as_json
from starboard.server.wire.server_frames import ByeFrame, FromServer

LONGEST_QUEUE = 400  # frames that wait to be sent
LARGEST_QUEUE = 4 * 1024 * 1024  # and their bytes


class Socket(Protocol):
    async def send_text(self, data: str) -> None: ...


class Viewer:
    """One open websocket: a person in a seat, or a spectator (the seat is SPECTATOR)."""

    __slots__ = ("_bytes", "_frames", "_more", "device", "gone", "person", "seat", "socket")

    def __init__(self, socket: Socket, person: str | None, seat: int, device: str | None = None) -> None:
        self.socket = socket
        self.person = person
        self.seat = seat
        self.device = device  # the hash of the token that opened the socket
        self.gone = False
        self._frames: list[bytes] = []  # still to be sent
        self._bytes = 0
        self._more: asyncio.Future[None] | None = None  # whoever sends waits for it

    def send(self, frame: FromServer) -> None:
        self.send_encoded(as_json(frame))

    def send_encoded(self, data: bytes) -> None:
        """Queue a frame; whoever cannot keep up is sent away and comes back with a whole view."""
        if self.gone:
            return
        self._frames.append(data)
        self._bytes += len(data)
        if len(self._frames) > LONGEST_QUEUE or self._bytes > LARGEST_QUEUE:
            self.hang_up()
        self._wake()

    def hang_up(self) -> None:
        """Nothing more is sent after what is queued already."""
        self.gone = True
        self._wake()

    def say_goodbye(self, code: str) -> None:
        """Tell the viewer why, and hang up."""
        self.send(ByeFrame(code))
        self.hang_up()

    def _wake(self) -> None:
        if self._more is not None and not self._more.done():
            self._more.set_result(None)

    async def deliver(self) -> None:
        """Send what is queued until the viewer hangs up."""
        loop = asyncio.get_running_loop()
        while self._frames or not self.gone:
            if not self._frames:
                self._more = loop.create_future()
                await self._more
            frames, self._frames, self._bytes = self._frames, [], 0
            for data in frames:
                metrics.FRAMES.observe(len(data))
                await self.socket.send_text(data.decode())
