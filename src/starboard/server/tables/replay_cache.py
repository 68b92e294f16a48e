"""Replays are made one at a time in a process of their own, once for all who ask, and kept while there is room."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any

import structlog

from starboard.server.refusals import RequestRefused
from starboard.server.running.limited_workers import MEGABYTE, Failed, LimitedWorkers, Limits, TooMuch

log = structlog.get_logger(__name__)

LIMITS = Limits(processor=30.0, clock=60.0, memory=768 * MEGABYTE)
ROOM = 48 * MEGABYTE  # for all replays that are kept

Key = tuple[str, str]  # a table; the eyes it is seen with, and when it was last changed


class Replays:
    """What was made of a finished game stays right until the game changes."""

    def __init__(self, room: int = ROOM) -> None:
        self._workers = LimitedWorkers(1, waiting=12, patience=20.0, limits=LIMITS)
        self._room = room
        self._kept: OrderedDict[Key, bytes] = OrderedDict()  # the one longest not asked for first
        self._size = 0
        self._making: dict[Key, asyncio.Task[bytes]] = {}

    async def get(self, key: Key, make: Callable[[], Awaitable[bytes]]) -> bytes:
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._making:
            self._making[key] = asyncio.ensure_future(self._made(key, make))
        return await asyncio.shield(self._making[key])

    async def _made(self, key: Key, make: Callable[[], Awaitable[bytes]]) -> bytes:
        try:
            data = await make()
        finally:
            del self._making[key]
        self._keep(key, data)
        return data

    def _keep(self, key: Key, data: bytes) -> None:
        if len(data) > self._room:
            return
        self._kept[key] = data
        self._size += len(data)
        while self._size > self._room:
            self._size -= len(self._kept.popitem(last=False)[1])

    async def work(self, work: Callable[..., bytes], *args: Any) -> bytes:
        """Something about a finished game that takes its time."""
        try:
            made: bytes = await self._workers.run(work, *args)
            return made
        except TooMuch as error:
            log.warning("a replay was given up", why=str(error))
            raise RequestRefused("too-much-work", str(error)) from error
        except Failed as error:
            log.error("a replay could not be made", traceback=str(error))
            raise RequestRefused("unexpected") from error

    def close(self) -> None:
        self._workers.close()
