"""How processes that serve the same tables tell each other that something happened.

A notice names a table and what to look at again; the truth is in the database. One process needs nobody to tell
(`Alone`); several talk through Redis.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Literal, Protocol

import msgspec
import structlog

log = structlog.get_logger(__name__)

CHANNEL = "starboard:notices"
RETRY_SECONDS = 1.0


class Notice(msgspec.Struct, frozen=True):
    """`moved`: there are new moves; `changed`: its seats or settings; the others are what they carry.

    `person` is about no table: somebody's name or devices have changed.
    """

    table: str
    what: Literal["moved", "changed", "chat", "here", "passed", "fault", "person"]
    sender: str
    body: dict[str, Any] = {}


Hear = Callable[[Notice], Awaitable[None]]
LookAfresh = Callable[[], Awaitable[None]]  # notices may have been missed


class Fanout(Protocol):
    async def start(self, hear: Hear, look_afresh: LookAfresh) -> None: ...
    async def tell(self, notice: Notice) -> None: ...
    async def close(self) -> None: ...


class Alone:
    """One process: everybody who could want to know is in it."""

    async def start(self, hear: Hear, look_afresh: LookAfresh) -> None:
        pass

    async def tell(self, notice: Notice) -> None:
        pass

    async def close(self) -> None:
        pass


class ByRedis:
    """Publish and subscribe. A lost connection is made again; tables are then looked at afresh."""

    def __init__(self, url: str, sender: str) -> None:
        from redis.asyncio import Redis  # only who has several processes needs it

        self._redis = Redis.from_url(url)
        self._sender = sender
        self._listening: asyncio.Task[None] | None = None

    async def start(self, hear: Hear, look_afresh: LookAfresh) -> None:
        subscribed = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(hear, look_afresh, subscribed))
        await subscribed.wait()

    async def _listen(self, hear: Hear, look_afresh: LookAfresh, subscribed: asyncio.Event) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    if subscribed.is_set():
                        await look_afresh()
                    subscribed.set()
                    async for message in channel.listen():
                        if message["type"] == "message":
                            await self._hear(hear, message["data"])
            except (ConnectionError, OSError, TimeoutError) as error:
                log.warning("fan-out lost", error=str(error))
            except Exception as error:
                if not type(error).__module__.startswith("redis"):
                    raise
                log.warning("fan-out lost", error=str(error))
            await asyncio.sleep(RETRY_SECONDS)

    async def _hear(self, hear: Hear, data: bytes) -> None:
        try:
            notice = msgspec.json.decode(data, type=Notice)
        except msgspec.DecodeError:
            log.warning("strange notice")
            return
        if notice.sender == self._sender:
            return
        try:
            await hear(notice)
        except Exception:  # one table's trouble must not make this process deaf to the others
            log.exception("a notice could not be followed", table=notice.table, what=notice.what)

    async def tell(self, notice: Notice) -> None:
        try:
            await self._redis.publish(CHANNEL, msgspec.json.encode(notice))
        except Exception as error:  # the move is on disk; the others see it at their next look
            log.warning("notice not sent", error=str(error))

    async def close(self) -> None:
        if self._listening:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
        await self._redis.aclose()
