"""A websocket client for measuring: it does so little that what is measured is the server.

Only what the table server sends: whole text frames, pings, and a close. The moment counted is when the bytes arrive.
"""

import asyncio
import base64
import os
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MASK = bytes(4)  # a client must mask what it sends; with zeros that changes nothing

Hear = Callable[[bytes, float], None]


class Screen(asyncio.Protocol):
    """One open websocket; `hear` gets every text and the moment it arrived."""

    def __init__(self, hear: Hear) -> None:
        self.hear = hear
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._got = b""

    @classmethod
    async def connect(cls, url: str, headers: dict[str, str], hear: Hear) -> "Screen":
        where = urlsplit(url)
        loop = asyncio.get_running_loop()
        _, screen = await loop.create_connection(lambda: cls(hear), where.hostname or "", where.port or 80)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {where.path} HTTP/1.1", f"Host: {where.netloc}", "Upgrade: websocket", "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13",
            *[f"{name}: {value}" for name, value in headers.items()], "", "",
        ]  # fmt: skip
        screen.transport.write("\r\n".join(lines).encode())
        await screen.open
        return screen

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def connection_lost(self, error: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(error or ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        self._got += data
        if not self.open.done():
            head, end, rest = self._got.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.open.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self._got = rest
            self.open.set_result(None)
        while (frame := self._next_frame()) is not None:
            kind, payload = frame
            if kind == TEXT:
                self.hear(payload, now)
            elif kind == PING:
                self._send(PONG, payload)
            elif kind == CLOSE:
                self.transport.close()

    def _next_frame(self) -> tuple[int, bytes] | None:
        got = self._got
        if len(got) < 2:
            return None
        size, start = got[1], 2
        if size == 126:
            size, start = int.from_bytes(got[2:4]), 4
        elif size == 127:
            size, start = int.from_bytes(got[2:10]), 10
        if len(got) < start + size:
            return None
        self._got = got[start + size :]
        return got[0] & 15, got[start : start + size]

    def say(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes([128 | size]) if size < 126 else bytes([128 | 126]) + size.to_bytes(2)
        self.transport.write(bytes([128 | kind]) + length + MASK + payload)

    def close(self) -> None:
        self.transport.abort()
