"""The server as an ASGI application: the API, the websocket, and the built client beside them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from pathlib import Path

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles

from starboard.server import openapi
from starboard.server.api import faults, games, identity, operators, tables
from starboard.server.house import House
from starboard.server.identity import Identities
from starboard.server.protection import Limiter, Protection, refusal_response
from starboard.server.refusals import Refused
from starboard.server.settings import Settings
from starboard.server.sockets import Callers, Sockets

log = structlog.get_logger(__name__)

CLIENT = Path(__file__).with_name("client")


def create_app(settings: Settings | None = None) -> FastAPI:
    settings = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house = House(settings)
        app.state.house = house
        app.state.identities = Identities(house, app.state.limiter)
        await house.open()
        log.info("open", tables_on=settings.database.partition("://")[0], processes="many" if settings.redis else "one")
        yield
        await house.close()
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
    app.state.callers = Callers(settings)
    app.openapi = lambda: openapi.describe(app)  # type: ignore[method-assign]
    for router in (identity.router, games.router, tables.router, faults.router, operators.router):
        app.include_router(router)
    _say_refusals(app)
    _serve_client(app)
    app.add_middleware(Protection, settings=settings)
    app.add_middleware(Sockets)
    return app


def _say_refusals(app: FastAPI) -> None:
    @app.exception_handler(Refused)
    async def refused(_: Request, error: Refused) -> Response:
        return refusal_response(error)

    @app.exception_handler(RequestValidationError)
    async def not_understood(_: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return refusal_response(Refused("bad-request", f"{where}: {first['msg']}"))

    @app.exception_handler(HTTPException)
    async def http(_: Request, error: HTTPException) -> Response:
        if isinstance(error.__cause__, Refused):  # while the body was being read
            return refusal_response(error.__cause__)
        code = {404: "no-such-page", 413: "too-large"}.get(error.status_code, "bad-request")
        response = refusal_response(Refused(code))
        response.status_code = error.status_code
        response.headers.update(error.headers or {})
        return response


def _serve_client(app: FastAPI) -> None:
    """Every address that is not the API's belongs to the client, which knows what to show there."""
    if (CLIENT / "assets").is_dir():
        app.mount("/assets", Unchanging(directory=CLIENT / "assets"))

    @app.get("/{path:path}", include_in_schema=False)
    async def client(path: str) -> Response:
        if path.startswith(("api/", "ws/")):
            raise Refused("no-such-page")
        if not (CLIENT / "index.html").is_file():
            raise Refused("no-such-page", "the browser client is not built; run `make client`")
        return FileResponse(_file_of_client(path) or CLIENT / "index.html", headers={"cache-control": "no-cache"})


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
