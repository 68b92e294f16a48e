"""How processes that serve the same tables tell each other that something happened.

A notice names a table and what to look at again; the truth is in the database. One process needs nobody to tell
(`Alone`); several talk through Redis. Nobody waits for Redis: a notice is put on a list, and a task of its own sends
it.
A notice that is lost delays nobody for long, because every process also looks at its tables by itself (`following`).
"""

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Any, Literal, Protocol
from urllib.parse import urlsplit

import msgspec
import structlog

from starboard.server.refusals import CannotOpen
from starboard.server.running import metrics

log = structlog.get_logger(__name__)

CHANNEL = "starboard:notices"
ANSWER_SECONDS = 2.0  # for Redis to answer before it counts as lost
PING_SECONDS = 2.0  # between signs of life
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0  # between attempts to reach Redis
MOST_WAITING = 5000  # notices; older ones are dropped
AT_ONCE = 200


class Notice(msgspec.Struct, frozen=True):
    """`moved`: there are new moves; `changed`: its seats or settings; the others are what they carry.

    `person` is about no table: somebody's name or devices have changed.
    """

    table: str
    what: Literal["moved", "changed", "chat", "here", "passed", "fault", "person"]
    sender: str
    body: dict[str, Any] = {}

    @property
    def about(self) -> tuple[Any, ...]:
        """What it is about: of two notices about the same the newer says everything."""
        if self.what in ("moved", "changed"):
            return (self.table, self.what)
        if self.what == "here":
            return (self.table, self.what, self.sender)
        return (self.table, self.what, msgspec.json.encode(self.body))


Hear = Callable[[Notice], None]
LookAfresh = Callable[[], None]  # notices may have been missed


class Fanout(Protocol):
    @property
    def trouble(self) -> str: ...
    @property
    def since(self) -> float: ...
    async def start(self, hear: Hear, look_afresh: LookAfresh) -> None: ...
    def tell(self, notice: Notice) -> None: ...
    async def close(self) -> None: ...


class Alone:
    """One process: everybody who could want to know is in it."""

    trouble = ""
    since = 0.0

    async def start(self, hear: Hear, look_afresh: LookAfresh) -> None:
        pass

    def tell(self, notice: Notice) -> None:
        pass

    async def close(self) -> None:
        pass


class ByRedis:
    """Publish and subscribe, each on a connection of its own that is made again when it is lost."""

    def __init__(self, url: str, sender: str) -> None:
        from redis.asyncio import Redis  # only who has several processes needs it
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        self._redis = Redis.from_url(
            url,
            socket_connect_timeout=ANSWER_SECONDS,
            socket_timeout=ANSWER_SECONDS,
            retry=Retry(NoBackoff(), 0),  # it is tried again here
        )
        self._sender = sender
        self._tasks: list[asyncio.Task[None]] = []
        self._waiting: dict[tuple[Any, ...], Notice] = {}
        self._something = asyncio.Event()
        self._troubles: dict[str, str] = {}  # by what cannot be done: to hear, to tell
        self.since = 0.0

    @property
    def trouble(self) -> str:
        return next(iter(self._troubles.values()), "")

    async def start(self, hear: Hear, look_afresh: LookAfresh) -> None:
        self._tasks = [
            asyncio.create_task(self._keep_listening(hear, look_afresh)),
            asyncio.create_task(self._keep_sending()),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self._redis.aclose(), 1.0)

    # --- hearing ---

    async def _keep_listening(self, hear: Hear, look_afresh: LookAfresh) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    self._found("hear")
                    look_afresh()
                    pause = FIRST_PAUSE
                    await self._listen(channel, hear)
            except Exception as error:  # whatever it is, this process must not stay deaf
                self._lost("hear", error)
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)

    async def _listen(self, channel: Any, hear: Hear) -> None:
        """Until the connection ends, or Redis gives no sign of life."""
        heard = asked = time.monotonic()
        while True:
            message = await channel.get_message(timeout=PING_SECONDS)
            now = time.monotonic()
            if message is not None:
                heard = now
                if message["type"] == "message":
                    self._hear(hear, message["data"])
            if now - heard > PING_SECONDS + ANSWER_SECONDS:
                raise TimeoutError("Redis does not answer")
            if now - asked > PING_SECONDS:
                asked = now
                await channel.ping()

    def _hear(self, hear: Hear, data: bytes) -> None:
        try:
            notice = msgspec.json.decode(data, type=Notice)
        except msgspec.DecodeError:
            log.warning("strange notice")
            return
        if notice.sender != self._sender:
            hear(notice)

    def _lost(self, what: str, error: Exception) -> None:
        if not self._troubles:
            log.warning("redis is lost; other processes are heard of more slowly", error=str(error))
            self.since = time.time()
        self._troubles[what] = str(error) or type(error).__name__
        metrics.FANOUT_LOST.set(1)

    def _found(self, what: str) -> None:
        if self._troubles.pop(what, None) is not None and not self._troubles:
            log.warning("redis is found again", seconds=round(time.time() - self.since, 1))
            metrics.FANOUT_LOST.set(0)

    # --- telling ---

    def tell(self, notice: Notice) -> None:
        """Put it on the list. The newest about the same thing is enough."""
        self._waiting.pop(notice.about, None)
        self._waiting[notice.about] = notice
        while len(self._waiting) > MOST_WAITING:
            del self._waiting[next(iter(self._waiting))]
        self._something.set()

    async def _keep_sending(self) -> None:
        pause = FIRST_PAUSE
        fresh = True  # the connection has not failed since it last worked
        while True:
            await self._something.wait()
            notices = list(self._waiting.values())[:AT_ONCE]
            try:
                await self._publish(notices)
            except Exception as error:
                if fresh:  # Redis may have restarted since the last notice: a stale connection is made again at once
                    fresh = False
                    continue
                self._lost("tell", error)
                await asyncio.sleep(pause)
                pause = min(pause * 2, LONGEST_PAUSE)
                continue
            self._found("tell")
            fresh, pause = True, FIRST_PAUSE
            self._forget(notices)

    async def _publish(self, notices: list[Notice]) -> None:
        async with self._redis.pipeline(transaction=False) as pipeline:
            for notice in notices:
                pipeline.publish(CHANNEL, msgspec.json.encode(notice))
            await pipeline.execute()

    def _forget(self, sent: list[Notice]) -> None:
        for notice in sent:
            if self._waiting.get(notice.about) is notice:  # not a newer one
                del self._waiting[notice.about]
        if not self._waiting:
            self._something.clear()


def check(url: str) -> None:
    """Whether Redis answers; asked before the doors open, for a wrong address is best heard of at once."""
    try:
        from redis import Redis
        from redis.backoff import NoBackoff
        from redis.exceptions import RedisError
        from redis.retry import Retry
    except ModuleNotFoundError as error:
        missing = CannotOpen("several processes need redis, which is not installed: pip install 'starboard[redis]'")
        raise missing.said("cli-error-not-installed", what="redis", package="'starboard[redis]'") from error
    parts = urlsplit(url)
    place = f"{parts.hostname}:{parts.port or 6379}"
    try:
        redis = Redis.from_url(
            url, socket_connect_timeout=ANSWER_SECONDS, socket_timeout=ANSWER_SECONDS, retry=Retry(NoBackoff(), 0)
        )
        with contextlib.closing(redis):
            redis.ping()
    except (RedisError, OSError) as error:
        silent = CannotOpen(
            f"Redis does not answer at {place} ({error}); start it, or leave STARBOARD_REDIS out if one process is "
            "enough"
        )
        raise silent.said("cli-error-redis-silent", place=place, reason=str(error)) from error
    except ValueError as error:
        wrong = CannotOpen(f"STARBOARD_REDIS is not an address of Redis ({error})")
        raise wrong.said("cli-error-redis-address", reason=str(error)) from error
