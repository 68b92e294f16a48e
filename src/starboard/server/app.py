"""The server as an ASGI application: the API, the websocket, and the built client beside them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from pathlib import Path

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles

from starboard.server.api import (
    campaigns,
    finished_games,
    games,
    identity,
    openapi,
    operators,
    own_scenarios,
    passages,
    rule_faults,
    rules,
    tables,
    texts,
)
from starboard.server.api.table_socket import SocketCounts, Sockets
from starboard.server.network.rate_limits import Limiter
from starboard.server.network.request_guard import RequestGuard, refusal_response
from starboard.server.page import page, preferred_language
from starboard.server.people.identity import Identities
from starboard.server.refusals import RequestRefused
from starboard.server.running.server_process import ServerProcess
from starboard.server.settings import Settings

log = structlog.get_logger(__name__)

CLIENT = Path(__file__).with_name("client")


def create_app(settings: Settings | None = None) -> FastAPI:
    settings = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        process = ServerProcess(settings)
        app.state.process = process
        app.state.identities = Identities(process, app.state.limiter)
        await process.open()
        log.info("open", tables_on=settings.database.partition("://")[0], processes="many" if settings.redis else "one")
        yield
        await process.close()
        app.state.identities.close()
        log.info("closed")

    app = FastAPI(
        title="Starboard",
        version=version("starboard"),
        description="A table for board games that knows the rules. The websocket is described in docs/protocol.md.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.settings = settings
    app.state.limiter = Limiter(settings)
    app.state.socket_counts = SocketCounts(settings)
    app.openapi = lambda: openapi.describe(app)  # type: ignore[method-assign]
    for part in (
        identity,
        games,
        texts,
        rules,
        tables,
        finished_games,
        campaigns,
        own_scenarios,
        passages,
        rule_faults,
        operators,
    ):
        app.include_router(part.router)
    _say_refusals(app)
    _serve_client(app)
    app.add_middleware(RequestGuard, settings=settings)
    app.add_middleware(Sockets)
    return app


def _say_refusals(app: FastAPI) -> None:
    @app.exception_handler(RequestRefused)
    async def refused(_: Request, error: RequestRefused) -> Response:
        return refusal_response(error)

    @app.exception_handler(RequestValidationError)
    async def not_understood(_: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return refusal_response(RequestRefused("bad-request", f"{where}: {first['msg']}"))

    @app.exception_handler(HTTPException)
    async def http(_: Request, error: HTTPException) -> Response:
        if isinstance(error.__cause__, RequestRefused):  # while the body was being read
            return refusal_response(error.__cause__)
        code = {404: "no-such-page", 413: "too-large"}.get(error.status_code, "bad-request")
        response = refusal_response(RequestRefused(code))
        response.status_code = error.status_code
        response.headers.update(error.headers or {})
        return response


def _serve_client(app: FastAPI) -> None:
    """Every address that is not the API's belongs to the client, which knows what to show there."""
    if (CLIENT / "assets").is_dir():
        app.mount("/assets", Unchanging(directory=CLIENT / "assets"))

    @app.get("/{path:path}", include_in_schema=False)
    async def client(request: Request, path: str) -> Response:
        if path.startswith(("api/", "ws/")):
            raise RequestRefused("no-such-page")
        if not (CLIENT / "index.html").is_file():
            raise RequestRefused("no-such-page", "the browser client is not built; run `make client`")
        file = _file_of_client(path)
        if file is None or file.name == "index.html":
            lang = preferred_language(request.headers.get("accept-language", ""))
            headers = {"cache-control": "no-cache", "vary": "accept-language", "content-language": lang}
            return HTMLResponse(page(CLIENT / "index.html", lang), headers=headers)
        return FileResponse(file, headers={"cache-control": "no-cache"})


def _file_of_client(path: str) -> Path | None:
    """The file at this address, if it is one of the client's own."""
    try:
        wanted = (CLIENT / path).resolve()
        return wanted if wanted.is_relative_to(CLIENT.resolve()) and wanted.is_file() else None
    except (OSError, ValueError):  # no file can be called that
        return None


class Unchanging(StaticFiles):
    """Built files carry a hash in their name and never change."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response
