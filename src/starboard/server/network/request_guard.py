"""What every request passes first: nothing too large, nothing from other sites; headers on every answer."""

import re
import time
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from starboard.server.network.addresses import through_a_stranger
from starboard.server.refusals import RequestRefused
from starboard.server.running import metrics
from starboard.server.settings import Settings

log = structlog.get_logger("starboard.server.requests")

LARGEST_BODY = 64 * 1024
LARGEST_FILE = 4 * 1024 * 1024
LARGEST_CAMPAIGN = 16 * 1024 * 1024
LARGEST_SETUP = 256 * 1024  # with the text of a scenario in it, as JSON writes it
FILES = {"/api/import": LARGEST_FILE, "/api/campaigns/import": LARGEST_CAMPAIGN}
HOLDS_SETUP = re.compile(r"/api/(tables|tables/[a-z0-9]{1,16}/setup|games/[a-z0-9_]{1,40}/own-scenarios)")
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


def refusal_response(refused: RequestRefused) -> JSONResponse:
    metrics.REFUSALS.labels(refused.code).inc()
    headers = {"retry-after": "10"} if refused.status in (429, 503) else {}
    return JSONResponse({"error": refused.plain()}, refused.status, headers)


class RequestGuard:
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
        except RequestRefused as refused_inside:
            await refusal_response(refused_inside)(scope, receive, send_protected)
        except Exception:
            log.exception("a request failed", path=_without_secrets(scope["path"]))
            if status == 0:  # nothing was said yet
                await refusal_response(RequestRefused("unexpected"))(scope, receive, send_protected)
        finally:
            log.info(  # the path without its invitation, the answer, the time: nothing secret
                "request", method=scope["method"], path=_without_secrets(scope["path"]), status=status,
                ms=round((time.perf_counter() - started) * 1000, 1),
            )  # fmt: skip
            scope["app"].state.process.garbage.litter()  # what the framework leaves behind

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

    def _refuses(self, scope: Scope) -> RequestRefused | None:
        headers = Headers(scope=scope)
        if scope["method"] not in SAFE_METHODS and not origin_allowed(headers, self.settings):
            return RequestRefused("wrong-origin")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > _largest(scope):
            return RequestRefused("too-large")
        return None


def _largest(scope: Scope) -> int:
    return FILES.get(scope["path"], LARGEST_SETUP if HOLDS_SETUP.fullmatch(scope["path"]) else LARGEST_BODY)


def _bounded(scope: Scope, receive: Receive) -> Receive:
    """A body that does not say how long it is may not be longer either."""
    total = 0

    async def bounded() -> Message:
        nonlocal total
        message = await receive()
        total += len(message.get("body", b""))
        if total > _largest(scope):
            raise RequestRefused("too-large")
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


def _without_secrets(path: str) -> str:
    return path.rpartition("/")[0] + "/…" if path.startswith("/join/") else path
