"""How often anybody may ask for something."""

import contextlib
import time

import structlog
from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage, RedisStorage
from limits.aio.strategies import MovingWindowRateLimiter
from limits.errors import StorageError

from starboard.server.refusals import RequestRefused
from starboard.server.settings import Settings

log = structlog.get_logger(__name__)

LIMITS: dict[str, RateLimitItem] = {
    "guest": parse("30/minute"),  # from one address
    "guest-day": parse("500/day"),
    "login": parse("10/minute"),  # from one address
    "account": parse("10/10minutes"),  # to one account, from anywhere
    "change": parse("240/minute"),
    "read": parse("1200/minute"),
    "open": parse("30/minute"),  # tables of one person
    "open-address": parse("120/minute"),  # and of all people at one address
    "import": parse("10/minute"),  # and forks, of one person
    "import-hour": parse("60/hour"),
    "import-campaign": parse("10/hour"),  # of one person
    "import-address": parse("30/minute"),  # of all people at one address
    "own": parse("20/minute"),  # scenarios of one person's own, looked at
    "own-hour": parse("120/hour"),
    "own-address": parse("60/minute"),  # of all people at one address
    "replay": parse("40/minute"),  # and exports
    "chapter": parse("120/minute"),  # pages of a chronicle
    "socket": parse("120/minute"),
    "message": parse("120/10seconds"),
    "resync": parse("20/10seconds"),
    "chat": parse("20/10seconds"),
    "odds": parse("60/10seconds"),
    "inspect": parse("60/10seconds"),  # of one person
    "advice": parse("40/10seconds"),  # of one person
}
OF_ONE_SOCKET = frozenset(
    ("message", "resync", "odds", "inspect", "advice")
)  # counted where the socket is, without asking anybody


REDIS_SECONDS = 1.0  # for Redis to answer before it counts as away
AWAY_SECONDS = 5.0  # until it is asked again


class Limiter:
    """Counts in memory, or in Redis when several processes count together.

    While Redis is away every process counts for itself: somebody may get through more often than they should, but
    nobody is locked out and nobody is without a limit.
    """

    def __init__(self, settings: Settings) -> None:
        self._on = settings.rate_limits
        self._alone = MovingWindowRateLimiter(MemoryStorage())
        self._together = MovingWindowRateLimiter(_in_redis(settings.redis)) if settings.redis else None
        self._away_until = 0.0

    async def check(self, what: str, who: str) -> None:
        if self._on and not await self._hit(what, who):
            raise RequestRefused("too-many-requests")

    async def forgive(self, what: str, who: str) -> None:
        """It was the right one: what was counted is forgotten."""
        for counting in (self._alone, self._together):
            with contextlib.suppress(StorageError):
                if counting is not None:
                    await counting.clear(LIMITS[what], what, who)

    async def _hit(self, what: str, who: str) -> bool:
        if self._together is not None and what not in OF_ONE_SOCKET and time.monotonic() >= self._away_until:
            try:
                return await self._together.hit(LIMITS[what], what, who)
            except StorageError as error:
                self._away_until = time.monotonic() + AWAY_SECONDS
                log.warning("redis does not count; this process counts alone", error=str(error))
        return await self._alone.hit(LIMITS[what], what, who)


def _in_redis(url: str) -> RedisStorage:
    return RedisStorage(
        f"async+{url}", wrap_exceptions=True, implementation="redispy",
        socket_timeout=REDIS_SECONDS, socket_connect_timeout=REDIS_SECONDS,
    )  # fmt: skip
