"""What stands between the world and the table: sizes, origins, headers, and a limit to how often anybody may ask."""

import contextlib
import time
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

import structlog
from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage, RedisStorage
from limits.aio.strategies import MovingWindowRateLimiter
from limits.errors import StorageError
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from starboard.server import metrics
from starboard.server.refusals import Refused
from starboard.server.settings import Settings

log = structlog.get_logger("starboard.server.requests")

LARGEST_BODY = 64 * 1024
LARGEST_FILE = 4 * 1024 * 1024
FILES = "/api/import"
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")

CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # positions on the board are styles; no text ever becomes one
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # an address may hold an invitation
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
}


def refusal_response(refused: Refused) -> JSONResponse:
    metrics.REFUSALS.labels(refused.code).inc()
    headers = {"retry-after": "10"} if refused.status in (429, 503) else {}
    return JSONResponse({"error": refused.plain()}, refused.status, headers)


class Protection:
    """The outermost layer: headers on every answer, nothing too large, nothing from other sites, one log line each."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self._warned = False  # of a proxy nobody named

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        self._warn_of_proxy(scope)
        started = time.perf_counter()
        status = 0

        async def send_protected(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._protect(scope, MutableHeaders(scope=message))
            await send(message)

        try:
            refused = self._refuses(scope)
            if refused is not None:
                await refusal_response(refused)(scope, receive, send_protected)
            else:
                await self.app(scope, _bounded(scope, receive), send_protected)
        except Refused as refused_inside:
            await refusal_response(refused_inside)(scope, receive, send_protected)
        except Exception:
            log.exception("a request failed", path=_without_secrets(scope["path"]))
            if status == 0:  # nothing was said yet
                await refusal_response(Refused("unexpected"))(scope, receive, send_protected)
        finally:
            log.info(  # the path without its invitation, the answer, the time: nothing secret
                "request", method=scope["method"], path=_without_secrets(scope["path"]), status=status,
                ms=round((time.perf_counter() - started) * 1000, 1),
            )  # fmt: skip
            scope["app"].state.house.collector.litter()  # what the framework leaves behind

    def _warn_of_proxy(self, scope: Scope) -> None:
        address = scope["client"][0] if scope.get("client") else None
        if not self._warned and through_a_stranger(Headers(scope=scope), address):
            self._warned = True
            log.warning("a proxy is not named by STARBOARD_PROXIES: all behind it count as one", proxy=address)

    def _protect(self, scope: Scope, headers: MutableHeaders) -> None:
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if self.settings.https:
            headers.setdefault("strict-transport-security", "max-age=31536000")
        if scope["path"].startswith("/api/"):
            headers.setdefault("cache-control", "no-store")

    def _refuses(self, scope: Scope) -> Refused | None:
        headers = Headers(scope=scope)
        if scope["method"] not in SAFE_METHODS and not origin_allowed(headers, self.settings):
            return Refused("wrong-origin")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > _largest(scope):
            return Refused("too-large")
        return None


def _largest(scope: Scope) -> int:
    return LARGEST_FILE if scope["path"] == FILES else LARGEST_BODY


def _bounded(scope: Scope, receive: Receive) -> Receive:
    """A body that does not say how long it is may not be longer either."""
    total = 0

    async def bounded() -> Message:
        nonlocal total
        message = await receive()
        total += len(message.get("body", b""))
        if total > _largest(scope):
            raise Refused("too-large")
        return message

    return bounded


def origin_allowed(headers: Headers, settings: Settings) -> bool:
    """Browsers say where a request comes from; whoever says nothing is no browser and has no cookie by accident."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    try:
        return urlsplit(origin).netloc == headers.get("host") or origin in settings.origins
    except ValueError:  # not an address at all
        return False


@lru_cache(maxsize=4096)
def counted_as(address: str) -> str:
    """An address as far as anybody has it alone: of IPv6 everybody gets a whole network (/64)."""
    try:
        known = ip_address(address)
    except ValueError:
        return address[:100]
    if isinstance(known, IPv6Address):
        return str(known.ipv4_mapped or ip_network((known, 64), strict=False))
    return str(known)


def through_a_stranger(headers: Headers, address: str | None) -> bool:
    """Whether this came through a proxy whose word is not believed: who is behind it cannot be known."""
    forwarded = headers.get("x-forwarded-for")
    return forwarded is not None and address not in [part.strip() for part in forwarded.split(",")]


def _without_secrets(path: str) -> str:
    return path.rpartition("/")[0] + "/…" if path.startswith("/join/") else path


# --- how often ---

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
    "import-address": parse("30/minute"),  # of all people at one address
    "replay": parse("40/minute"),  # and exports
    "socket": parse("120/minute"),
    "message": parse("120/10seconds"),
    "resync": parse("20/10seconds"),
    "chat": parse("20/10seconds"),
    "odds": parse("60/10seconds"),
}
OF_ONE_SOCKET = frozenset(("message", "resync", "odds"))  # counted where the socket is, without asking anybody


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
            raise Refused("too-many-requests")

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
