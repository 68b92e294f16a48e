"""`starboard serve`: run the table server, from one machine's evening to many processes behind a proxy."""

import argparse
import contextlib
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator

import uvicorn

from starboard.kernel.errors import StarboardError
from starboard.server import fanout, logs
from starboard.server.app import CLIENT, create_app
from starboard.server.connections import ServerConfig, give_up_on_the_deaf, raise_descriptor_limit
from starboard.server.house import House
from starboard.server.refusals import CannotOpen
from starboard.server.settings import Settings
from starboard.server.storage.migrate import open_database

ALL_SETTINGS = "\n".join(
    f"  STARBOARD_{name.upper():<18} {field.description}" for name, field in Settings.model_fields.items()
)

EXAMPLES = f"""\
examples:
  starboard serve                              on this machine only
  starboard serve --open                       and open the browser
  starboard serve --host 0.0.0.0               for everybody on the network
  STARBOARD_DATABASE=postgresql://… starboard serve

Settings by environment (arguments win over them):
{ALL_SETTINGS}

docs/operating.md tells more: backups, proxies, many machines.
"""

BACKLOG = 2048
CANNOT_OPEN = 1  # the exit code when the database or Redis cannot be used


def add_arguments(serve: argparse.ArgumentParser) -> None:
    serve.epilog = EXAMPLES
    serve.add_argument("--host", help="address to listen on (default 127.0.0.1; 0.0.0.0 lets the network in)")
    serve.add_argument("--port", type=int, help="port to listen on (default 8400; 0 takes any free one)")
    serve.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://… (default: your data folder)")
    serve.add_argument("--redis", metavar="URL", help="redis://… when several processes serve the same tables")
    serve.add_argument("--log-format", choices=("console", "json"), help="log lines for people or for machines")
    serve.add_argument("--open", action="store_true", help="open the browser as well")


def settings_from(args: argparse.Namespace) -> Settings:
    names = ("host", "port", "database", "redis", "log_format")
    given = {name: value for name in names if (value := getattr(args, name, None)) is not None}
    try:
        return Settings(**given)
    except ValueError as error:
        raise StarboardError(_readable(error)) from error


def _readable(error: ValueError) -> str:
    problems = error.errors() if hasattr(error, "errors") else []
    lines = [f"{'.'.join(map(str, problem['loc']))}: {problem['msg']}" for problem in problems]
    return "these settings cannot be: " + ("; ".join(lines) or str(error))


def run(args: argparse.Namespace) -> int:
    settings = settings_from(args)
    logs.set_up(settings)
    if not (CLIENT / "index.html").is_file():
        print("starboard: the browser client is not built; `make client` builds it.", file=sys.stderr)
    try:
        check(settings)
    except CannotOpen as error:
        print(f"starboard: {error}", file=sys.stderr)
        return CANNOT_OPEN
    listening = _listen(settings)
    _announce(listening, settings, args.open)
    app = create_app(settings)
    config = ServerConfig(app, settings, raise_descriptor_limit(), timeout_graceful_shutdown=10)
    server = Server(config, lambda: app.state.house)
    server.run(sockets=[listening])
    return 0 if server.started else 1


def check(settings: Settings) -> None:
    """Before the doors open: the database can be read and written to, and Redis answers."""
    open_database(settings.database).dispose()
    if settings.redis:
        fanout.check(settings.redis)


class Server(uvicorn.Server):
    """Says goodbye while there are sockets to say it on. To be asked to end is no failure: it ends with 0."""

    def __init__(self, config: uvicorn.Config, house: Callable[[], House]) -> None:
        super().__init__(config)
        self.house = house

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.house().say_goodbye()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        with super().capture_signals():
            yield
            self._captured_signals.clear()


def _listen(settings: Settings) -> socket.socket:
    try:
        listening = socket.create_server((settings.host, settings.port), backlog=BACKLOG)
    except OSError as error:
        reason = f"cannot listen on {settings.host} port {settings.port} ({error.strerror})"
        raise StarboardError(f"{reason}; is another Starboard running? Try --port 0") from error
    listening.setblocking(False)
    give_up_on_the_deaf(listening)
    return listening


def _announce(listening: socket.socket, settings: Settings, open_browser: bool) -> None:
    host, port = listening.getsockname()[:2]
    name = "localhost" if host in ("127.0.0.1", "0.0.0.0") else host
    address = settings.public_url or f"http://{name}:{port}/"
    print(f"Starboard is open at {address}  (Ctrl-C closes it; no game is lost)", flush=True)
    if open_browser:
        threading.Timer(1.0, webbrowser.open, (address,)).start()
