"""A lounge with tables for tests: the real application on a free port, and guests who look through real sockets."""

import asyncio
import contextlib
import functools
import json
import logging
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import structlog
import websockets
from websockets.asyncio.client import ClientConnection

from starboard.cli.serve import Server
from starboard.kernel.diffs import patched
from starboard.kernel.fate import Fate
from starboard.kernel.requests import Chance
from starboard.server.app import create_app
from starboard.server.network.protocols import ServerConfig
from starboard.server.settings import Settings
from starboard.server.storage.migrate import open_database
from starboard.server.wire.event_diffs import whole_diff

logging.getLogger("uvicorn").setLevel(logging.WARNING)
structlog.configure(  # tracebacks without pictures
    processors=[
        structlog.processors.add_log_level,
        structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback),
    ]
)

PATIENCE = 20.0  # seconds for anything to happen on a busy machine
ROOT = Path(__file__).parents[2]

Pick = Any
Chooser = Callable[[dict[str, Any]], Pick]


def run_aside(work: Coroutine[Any, Any, Any], patience: float) -> None:
    """In a thread of its own: browser tests that ran before in this process have left their loop in the first one."""

    async def patiently() -> None:
        await asyncio.wait_for(work, patience)

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, patiently()).result()


@functools.cache
def empty_database() -> bytes:
    """A new database with all its tables. To make one takes as long as to open the server: most tests copy it."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "empty.db"
        open_database(f"sqlite:///{place}").dispose()
        return place.read_bytes()


def lay_out_database(place: Path) -> None:
    if not place.exists():
        place.write_bytes(empty_database())


class Lounge:
    """The server in the test's own event loop: `async with Lounge(folder) as lounge`."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        defaults = {
            "database": f"sqlite:///{folder / 'starboard.db'}",
            "bot_workers": 0,
            "odds_workers": 0,
            "rate_limits": False,
            "seed": 1,
            "stand_in_seconds": 0,
        }
        if "database" not in settings:
            lay_out_database(folder / "starboard.db")
        self.folder = folder
        self.descriptors = 65536
        self.settings = Settings(**{**defaults, **settings})
        self.guests: list[Guest] = []
        self.port = 0

    async def __aenter__(self) -> "Lounge":
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        for guest in self.guests:
            await guest.go_home()
        await self.close()

    async def open(self) -> None:
        self.app = create_app(self.settings)
        self.socket = socket.create_server(("127.0.0.1", self.port))
        self.port = self.socket.getsockname()[1]
        config = ServerConfig(self.app, self.settings, self.descriptors, timeout_graceful_shutdown=5)
        self.server = Server(config, lambda: self.process)
        self.server.capture_signals = contextlib.nullcontext  # type: ignore[method-assign,assignment]
        self.running = asyncio.create_task(self.server.serve([self.socket]))
        await until(lambda: self.server.started or self.running.done(), "the server starts")
        if self.running.done():
            self.running.result()

    async def close(self) -> None:
        self.server.should_exit = True
        await asyncio.wait_for(self.running, PATIENCE)
        self.socket.close()

    async def restart(self) -> None:
        """Everything in memory is gone; guests keep their tokens."""
        for guest in self.guests:
            await guest.look_away()
        await self.close()
        await self.open()

    @property
    def process(self) -> Any:
        return self.app.state.process

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def guest(self, name: str = "Ada") -> "Guest":
        guest = await Guest.arrive(self.url, name)
        self.guests.append(guest)
        return guest

    async def party(self, *names: str, bots: int = 0, start: bool = True, **wishes: Any) -> "Party":
        """A table at which these guests sit in order, the first of them the host."""
        guests = [await self.guest(name) for name in names]
        return await seat_together(guests, bots, start, **wishes)


async def seat_together(guests: "list[Guest]", bots: int = 0, start: bool = True, **wishes: Any) -> "Party":
    host = guests[0]
    usual = {"game": "nemesis", "seats": len(guests) + bots, "bots": bots, "reaction_seconds": 0, "name": "Test"}
    wishes = {**usual, **wishes}
    table = await host.ok("POST", "/api/tables", json=wishes)
    for number, guest in enumerate(guests[1:], 1):
        await guest.ok("POST", f"/api/tables/{table['id']}/join", json={"invite": table["invite"]})
        await guest.ok("POST", f"/api/tables/{table['id']}/seats/{number}/sit")
    screens = [await guest.look(table["id"]) for guest in guests]
    party = Party(table["id"], guests, screens)
    if start:
        await host.ok("POST", f"/api/tables/{table['id']}/start")
        for screen in screens:
            await screen.until(lambda screen: screen.view is not None, "the game has started")
    return party


class Party:
    """People around one table, each before a screen."""

    def __init__(self, table: str, guests: "list[Guest]", screens: "list[Screen]") -> None:
        self.table = table
        self.guests = guests
        self.screens = screens

    @property
    def host(self) -> "Guest":
        return self.guests[0]

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"

    async def gather_again(self) -> None:
        """After a restart, or a lost connection: everybody looks at the table again."""
        for number, guest in enumerate(self.guests):
            self.screens[number] = await guest.look(self.table)

    async def asked(self) -> "Screen":
        """Whoever is asked something; the first of them."""
        await until(lambda: any(screen.ask for screen in self.screens), "somebody is asked")
        return next(screen for screen in self.screens if screen.ask)

    async def settled(self) -> None:
        """Everybody has seen the same moves."""
        await until(lambda: len({screen.version for screen in self.screens}) == 1, "everybody is in step")


class Guest:
    """Somebody with a device token: asks over HTTP, looks at tables."""

    def __init__(self, url: str, token: str, person: dict[str, Any]) -> None:
        self.url = url
        self.token = token
        self.person = person
        self.http = httpx.AsyncClient(base_url=url, headers=self.headers, timeout=PATIENCE, verify=False)
        self.screens: list[Screen] = []

    @classmethod
    async def arrive(cls, url: str, name: str) -> "Guest":
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=False) as http:
            answer = await http.post("/api/guest", json={"name": name, "program": True})
        assert answer.status_code == 201, answer.text
        me = answer.json()
        return cls(url, me["token"], me["person"])

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}

    async def ask(self, method: str, path: str, **what: Any) -> httpx.Response:
        return await self.http.request(method, path, **what)

    async def ok(self, method: str, path: str, **what: Any) -> Any:
        answer = await self.ask(method, path, **what)
        assert answer.status_code < 300, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    async def refused(self, method: str, path: str, **what: Any) -> str:
        """The code with which this is refused."""
        answer = await self.ask(method, path, **what)
        assert answer.status_code >= 400, f"{method} {path} is not refused: {answer.text[:300]}"
        code: str = answer.json()["error"]["code"]
        return code

    async def look(self, table: str, since: int | None = None, first: bool = True) -> "Screen":
        """A screen that shows the table; the first frame has arrived."""
        screen = Screen(self.url, table, self.headers)
        await screen.connect(since)
        self.screens.append(screen)
        if first:
            await screen.until(lambda screen: screen.frames or screen.closed, "the first frame")
        return screen

    async def look_away(self) -> None:
        for screen in self.screens:
            await screen.turn_off()
        self.screens.clear()

    async def go_home(self) -> None:
        await self.look_away()
        await self.http.aclose()


class Screen:
    """One websocket and what a careful client makes of it: the patched view, versions in order, the log."""

    def __init__(self, url: str, table: str, headers: dict[str, str]) -> None:
        self.address = f"{url.replace('http', 'ws', 1)}/ws/tables/{table}"
        self.headers = headers
        self.frames: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.times: list[float] = []
        self.view: dict[str, Any] | None = None
        self.version = -1
        self.log: list[dict[str, Any]] = []  # by number, as far as this screen was told
        self.first = 0  # the number of the log's first event
        self.table: dict[str, Any] = {}
        self.vote: dict[str, Any] | None = None
        self.window: dict[str, Any] | None = None
        self.chat: list[dict[str, Any]] = []
        self.replies: dict[int, dict[str, Any]] = {}
        self.said = 0
        self.closed = False
        self.close_code = 0
        self.close_reason = ""
        self.broken = ""  # what the client found wrong with what it was sent
        self._changed = asyncio.Event()

    async def connect(self, since: int | None = None, **options: Any) -> None:
        address = self.address if since is None else f"{self.address}?since={since}"
        self.socket: ClientConnection = await websockets.connect(
            address, additional_headers=self.headers, max_size=None, open_timeout=PATIENCE, proxy=None, **options
        )
        self.reading = asyncio.create_task(self._read())

    async def turn_off(self) -> None:
        await self.socket.close()
        await asyncio.wait_for(self.reading, PATIENCE)

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                self.raw.append(str(text))
                self.times.append(time.monotonic())
                self._take(json.loads(text))
                self._changed.set()
        except websockets.ConnectionClosed:
            pass
        self.closed = True
        self.close_code = self.socket.close_code or 0
        self.close_reason = self.socket.close_reason or ""
        self._changed.set()

    def _take(self, frame: dict[str, Any]) -> None:
        self.frames.append(frame)
        match frame["is"]:
            case "view":
                self.view, self.version = frame["view"], frame["version"]
                self.table, self.vote, self.chat = frame["table"], frame["vote"], frame["chat"]
                self.window = None
                if not self.log:
                    self.first = frame["more"]
                self._hear(frame["events"])
            case "update":
                if frame["version"] not in (self.version, self.version + 1):
                    self.broken = f"version {frame['version']} after {self.version}"
                self.version = frame["version"]
                self.view = patched(self.view, whole_diff(frame))
                self._hear(frame["events"])
            case "table":
                self.table = frame["table"]
            case "window":
                self.window = frame if frame["open"] else None
            case "vote":
                self.vote = frame["vote"]
            case "chat":
                self.chat.append(frame["chat"])
            case "done" | "refused" | "odds" | "inspected" | "advice":
                self.replies[frame["n"]] = frame

    def _hear(self, events: list[dict[str, Any]]) -> None:
        """An event with number n replaces everything from n on."""
        for event in [without_diff(event) for event in events]:
            place = event["n"] - self.first
            if place > len(self.log):
                self.broken = f"event {event['n']} after {self.first + len(self.log) - 1}"
            del self.log[max(0, place) :]
            self.log.append(event)

    # --- looking ---

    @property
    def ask(self) -> dict[str, Any] | None:
        return self.view["ask"] if self.view else None

    @property
    def over(self) -> bool:
        return bool(self.view and self.view["over"])

    def kinds(self) -> list[str]:
        return [frame["is"] for frame in self.frames]

    def told(self) -> list[str]:
        """The kinds of events in the log: the same for everybody, whatever else they know of them."""
        return [event["kind"] for event in self.log]

    async def until(self, seen: Callable[["Screen"], Any], what: str = "", patience: float = PATIENCE) -> Any:
        """Wait until this is seen on the screen."""
        end = time.monotonic() + patience
        while not (found := seen(self)):
            self._changed.clear()
            left = end - time.monotonic()
            assert left > 0, f"never seen: {what or seen}; last frames {self.kinds()[-8:]}; {self.broken}"
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), min(left, 0.5))
        return found

    # --- acting ---

    async def send(self, frame: Any) -> None:
        await self.socket.send(frame if isinstance(frame, str | bytes) else json.dumps(frame))

    async def do(self, what: str, **body: Any) -> dict[str, Any]:
        """Say something and wait for `done`, `refused` or what was asked for."""
        self.said += 1
        n = self.said
        await self.send({"do": what, "n": n, **body})
        return dict(await self.until(lambda screen: screen.replies.get(n), f"the reply to {what} {body}"))

    async def done(self, what: str, **body: Any) -> None:
        reply = await self.do(what, **body)
        assert reply["is"] == "done", reply

    async def refused(self, what: str, **body: Any) -> str:
        reply = await self.do(what, **body)
        assert reply["is"] == "refused", reply
        return str(reply["code"])

    async def answer(self, pick: Pick = ..., choose: Chooser | None = None) -> tuple[str, Pick]:
        """Decide what is asked, by the first legal answer unless told otherwise."""
        ask = await self.until(lambda screen: screen.ask, "a question")
        if pick is ...:
            pick = (choose or first_legal)(ask)
        await self.done("answer", ask=ask["id"], pick=pick)
        return ask["id"], pick

    async def resync(self) -> dict[str, Any]:
        """The whole view, fresh from the server."""
        count = self.kinds().count("view")
        await self.send({"do": "resync"})
        await self.until(lambda screen: screen.kinds().count("view") > count, "a fresh view")
        return [frame for frame in self.frames if frame["is"] == "view"][-1]

    async def let_pass(self) -> None:
        window = await self.until(lambda screen: screen.window, "a reaction window")
        await self.done("let-pass", window=window["id"])


# --- players without a head ---


def values(ask: dict[str, Any]) -> list[Pick]:
    return [option["value"] for option in ask["options"]]


def first_legal(ask: dict[str, Any]) -> Pick:
    if ask["many"]:
        return values(ask)[: ask["least"]]
    return values(ask)[0] if ask["least"] else None


def any_legal(dice: random.Random) -> Chooser:
    """A chooser that picks at random; a reaction more often than not."""

    def choose(ask: dict[str, Any]) -> Pick:
        options = values(ask)
        if ask["many"]:
            return dice.sample(options, dice.randint(ask["least"], min(ask["most"], len(options))))
        if not ask["least"] and (not options or dice.random() < 0.3):
            return None
        return dice.choice(options)

    return choose


async def play_to_the_end(
    screen: Screen, choose: Chooser, most: int = 5000, lets_pass: bool = True, patience: float = PATIENCE
) -> int:
    """Answer everything this screen is asked until the game is over; how many decisions that were."""
    decisions, answered = 0, ""
    passed = ""
    while not screen.over and decisions < most:
        assert not screen.closed and not screen.broken, (screen.close_code, screen.close_reason, screen.broken)
        ask, window = screen.ask, screen.window
        if ask and ask["id"] != answered:
            answered = ask["id"]
            await screen.send({"do": "answer", "n": 0, "ask": answered, "pick": choose(ask)})
            decisions += 1
        elif lets_pass and window and window["yours"] and window["id"] != passed and not ask:
            passed = window["id"]
            await screen.send({"do": "let-pass", "n": 0, "window": passed})
        else:
            count = len(screen.frames)
            await screen.until(lambda screen: len(screen.frames) > count or screen.closed, "something", patience)  # noqa: B023
    return decisions


def without_diff(event: dict[str, Any]) -> dict[str, Any]:
    """As it stays in the log: what it changed belongs to the moment it happened."""
    return {name: value for name, value in event.items() if name != "diff"}


async def until(seen: Callable[[], Any], what: str, patience: float = PATIENCE) -> Any:
    end = time.monotonic() + patience
    while not (found := seen()):
        assert time.monotonic() < end, f"never happened: {what}"
        await asyncio.sleep(0.005)
    return found


# --- a server in a process of its own ---


class Served:
    """`starboard serve` as a real process."""

    def __init__(self, folder: Path, port: int = 0, descriptors: int = 0, shelf: str = "", **environment: Any) -> None:
        self.folder = folder
        self.shelf = shelf  # a module of the tests that puts its game on the shelf there
        self.descriptors = descriptors  # how many files and connections it may have; 0 leaves it as it is
        self.port = port or free_port()
        settings = {"database": f"sqlite:///{folder / 'starboard.db'}", "rate_limits": "false", "bot_workers": "0"}
        settings.update(odds_workers="0", stand_in_seconds="0")
        settings.update({name: str(value) for name, value in environment.items()})
        self.environment = {f"STARBOARD_{name.upper()}": value for name, value in settings.items()}
        self.log = folder / f"served-{self.port}.log"

    async def start(self) -> None:
        command = [sys.executable, "-m", "starboard.cli.main", "serve", "--port", str(self.port)]
        if self.shelf:
            serve = f"import {self.shelf} as m; m.put_on_shelf(); from starboard.cli.main import main; main()"
            command = [sys.executable, "-c", serve, *command[3:]]
        if self.descriptors:
            command = ["sh", "-c", f'ulimit -n {self.descriptors} && exec "$@"', "sh", *command]
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                command,
                env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}", **self.environment},
                stdout=log,
                stderr=log,
            )
        end = time.monotonic() + 60
        async with httpx.AsyncClient(timeout=5, verify=False) as http:
            while True:
                assert self.process.poll() is None, self.log.read_text()
                assert time.monotonic() < end, f"it does not start: {self.log.read_text()}"
                with contextlib.suppress(httpx.HTTPError):
                    if (await http.get(f"{self.url}/health")).status_code == 200:
                        return
                await asyncio.sleep(0.1)

    def kill(self) -> None:
        """As if somebody pulled the plug."""
        self.process.kill()
        self.process.wait(PATIENCE)

    async def terminate(self) -> int:
        """Ask it to end; its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return await asyncio.to_thread(self.process.wait, PATIENCE)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@contextlib.asynccontextmanager
async def serve_process(folder: Path, **environment: Any) -> AsyncIterator[Served]:
    served = Served(folder, **environment)
    await served.start()
    try:
        yield served
    finally:
        if served.process.poll() is None:
            served.kill()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
    return port


# --- fate as the test wants it ---


class Dealt(Fate):
    """Deals these cards first and rolls as ever afterwards."""

    def __init__(self, cards: tuple[str, ...]) -> None:
        super().__init__(7)
        self.cards = list(cards)

    def draw(self, chance: Chance) -> Any:
        if chance.kind == "card" and self.cards:
            return self.cards.pop(0)
        return super().draw(chance)


def deal(lounge: Lounge, *cards: str) -> None:
    """At every table opened from now on, these cards come first."""
    lounge.process.fate = lambda table: Dealt(cards)


TOY_TABLE = {"game": "toy", "mode": "plain", "bot": "random"}


async def play_to_the_strike(party: Party, strike: str = "strike") -> None:
    """Through the toy game up to its reaction window."""
    first = party.screens[0]
    for _ in range(3):
        await first.answer()
    for screen in party.screens:
        await screen.answer("high")
    await first.answer(strike)
