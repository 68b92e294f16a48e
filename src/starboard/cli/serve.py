"""`starboard serve`: run the table server, from one machine's evening to many processes behind a proxy."""

import argparse
import contextlib
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator

import uvicorn

from starboard.cli.arguments import Command
from starboard.cli.errors import Mistake, in_words
from starboard.cli.language import find_texts
from starboard.server.app import CLIENT, create_app
from starboard.server.network.connection_limits import raise_descriptor_limit
from starboard.server.network.protocols import ServerConfig, end_stalled_connections
from starboard.server.refusals import CannotOpen
from starboard.server.running import fanout, logs
from starboard.server.running.server_process import ServerProcess
from starboard.server.settings import Settings
from starboard.server.storage.migrate import open_database
from starboard.texts import Texts

BACKLOG = 2048
SETTINGS = "STARBOARD_…"  # stands in the help for the list of settings
CANNOT_OPEN = 1  # the exit code when the database or Redis cannot be used


def add_arguments(command: Command) -> None:
    examples = command.texts.attribute(command.message, "examples", settings=SETTINGS)
    command.parser.epilog = examples.replace(SETTINGS, all_settings(command.texts))  # too long for a variable of a text
    command.add("--host")
    command.add("--port", type=int)
    command.add("--database", metavar="url")
    command.add("--redis", metavar="url")
    command.add("--log-format", choices=("console", "json"))
    command.add("--open", action="store_true")
    command.add("--lang", like="play")


def all_settings(texts: Texts) -> str:
    """Every setting by its name in the environment, one in a line."""
    names = list(Settings.model_fields)
    said = [texts.text(f"cli-setting-{name.replace('_', '-')}") for name in names]
    return "\n".join(f"  STARBOARD_{name.upper():<18} {about}" for name, about in zip(names, said, strict=True))


def settings_from(args: argparse.Namespace) -> Settings:
    names = ("host", "port", "database", "redis", "log_format")
    given = {name: value for name in names if (value := getattr(args, name, None)) is not None}
    try:
        return Settings(**given)
    except ValueError as error:
        raise Mistake("cli-error-settings", problems=_readable(error)) from error


def _readable(error: ValueError) -> str:
    problems = error.errors() if hasattr(error, "errors") else []
    lines = [f"{'.'.join(map(str, problem['loc']))}: {problem['msg']}" for problem in problems]
    return "; ".join(lines) or str(error)


def run(args: argparse.Namespace) -> int:
    settings, texts = settings_from(args), find_texts(args.lang)
    logs.set_up(settings)
    if not (CLIENT / "index.html").is_file():
        print(texts.text("cli-error", sentence=texts.text("cli-serve-no-client")), file=sys.stderr)
    try:
        check(settings)
    except CannotOpen as error:
        print(texts.text("cli-error", sentence=in_words(error, texts)), file=sys.stderr)
        return CANNOT_OPEN
    listening = _listen(settings)
    _announce(listening, settings, args.open, texts)
    app = create_app(settings)
    config = ServerConfig(app, settings, raise_descriptor_limit(), timeout_graceful_shutdown=10)
    server = Server(config, lambda: app.state.process)
    server.run(sockets=[listening])
    return 0 if server.started else 1


def check(settings: Settings) -> None:
    """Before the doors open: the database can be read and written to, and Redis answers."""
    open_database(settings.database).dispose()
    if settings.redis:
        fanout.check(settings.redis)


class Server(uvicorn.Server):
    """Says goodbye while there are sockets to say it on. To be asked to end is no failure: it ends with 0."""

    def __init__(self, config: uvicorn.Config, process: Callable[[], ServerProcess]) -> None:
        super().__init__(config)
        self.process = process

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.process().say_goodbye()
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
        raise Mistake(
            "cli-error-listen", host=settings.host, port=str(settings.port), reason=error.strerror or "?"
        ) from error
    listening.setblocking(False)
    end_stalled_connections(listening)
    return listening


def _announce(listening: socket.socket, settings: Settings, open_browser: bool, texts: Texts) -> None:
    host, port = listening.getsockname()[:2]
    name = "localhost" if host in ("127.0.0.1", "0.0.0.0") else host
    address = settings.public_url or f"http://{name}:{port}/"
    print(texts.text("cli-serve-open", address=address), flush=True)
    if open_browser:
        threading.Timer(1.0, webbrowser.open, (address,)).start()
