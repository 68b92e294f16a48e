"""Who is looking at a table: each has a queue of frames that are sent in order, and leaves when it grows too long."""

import asyncio
from typing import Protocol

from starboard.server import metrics
from starboard.server.wire import FromServer, encode

LONGEST_QUEUE = 400


class Socket(Protocol):
    async def send_text(self, data: str) -> None: ...
    async def close(self, code: int = 1000, reason: str | None = None) -> None: ...


class Viewer:
    """One open websocket: a person in a seat, or a spectator (seat -1)."""

    def __init__(self, socket: Socket, person: str | None, seat: int) -> None:
        self.socket = socket
        self.person = person
        self.seat = seat
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(LONGEST_QUEUE)
        self.gone = False

    def send(self, frame: FromServer) -> None:
        self.send_encoded(encode(frame))

    def send_encoded(self, data: bytes) -> None:
        """Queue a frame; whoever cannot keep up is sent away and comes back with a whole view."""
        if self.gone:
            return
        try:
            self._queue.put_nowait(data)
        except asyncio.QueueFull:
            self.hang_up()

    def hang_up(self) -> None:
        """Nothing more is sent after what is queued already."""
        self.gone = True
        while self._queue.full():
            self._queue.get_nowait()
        self._queue.put_nowait(None)

    async def deliver(self) -> None:
        """Send what is queued until the viewer hangs up."""
        while (data := await self._queue.get()) is not None:
            metrics.FRAMES.observe(len(data))
            await self.socket.send_text(data.decode())
