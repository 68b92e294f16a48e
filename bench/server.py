"""`python -m bench.server`: how fast the table server is, from a decision to four screens.

A real server process; this process drives tables of four seats over real websockets. Prints a table, and writes
`bench/out/server.json` as a list of {"name", "value", "unit", "peer", "ratio"}; `floor` and `target` are those of
PERFORMANCE.md. Driver and server share the machine: on two cores the driver takes one of them.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from rich.console import Console
from rich.table import Table

from bench.screens import Screen
from starboard.games.registry import GAMES
from starboard.kernel.diffs import patched
from starboard.kernel.fate import Fate
from starboard.server.storage.store import Store
from starboard.server.tables import move_log
from starboard.server.tables.setups import setup_of
from starboard.server.tables.table_history import TableHistory
from tests.server import services
from tests.server.lounge import Guest, Served, any_legal

OUT = Path(__file__).with_name("out") / "server.json"
SEATS = 4
OPENING = 8  # tables being set up at once

# By name: unit, floor and target of PERFORMANCE.md, and whether more is better.
MEASURES: dict[str, tuple[str, float | None, float | None, bool]] = {
    "decision to four screens, p50": ("ms", 3, 1, False),
    "decision to four screens, p99": ("ms", None, None, False),
    "the machine's own jitter, p99": ("ms", None, None, False),
    "p99 less jitter": ("ms", 20, 8, False),
    "saturation": ("decisions/s", 1500, 3000, True),
    "the server's own time per decision": ("ms", None, None, False),
    "the driver's time per decision": ("ms", None, None, False),
    "update, median": ("kB", 2, 1, False),
    "update, p95": ("kB", 16, 8, False),
    "memory per table": ("kB", 200, 80, False),
    "memory per table with four screens": ("kB", None, None, False),
    "durable append, p50": ("ms", 2, 0.5, False),
    "durable append, p99": ("ms", 20, 5, False),
    "resume a long game": ("ms", 500, 100, False),
    "PostgreSQL and Redis, saturation": ("decisions/s", None, None, True),
    "two processes over one": ("x", 1.6, 1.8, True),
}

JITTER = """
import sys, time
late, end = [], time.perf_counter() + float(sys.argv[1])
while time.perf_counter() < end:
    before = time.perf_counter()
    time.sleep(0.002)
    late.append(time.perf_counter() - before - 0.002)
late.sort()
print(late[int(len(late) * 0.99)] * 1000)
"""


class Seat:
    """One screen, and the question on it."""

    def __init__(self, table: "TableOf4") -> None:
        self.table = table
        self.screen: Screen
        self.ask: Any = None
        self.answered = ""

    @property
    def asked(self) -> bool:
        return self.ask is not None and self.ask["id"] != self.answered

    def hear(self, text: bytes, now: float) -> None:
        frame = msgspec.json.decode(text)
        if frame["is"] == "update":
            for path, value in frame["diff"]:
                if not path:
                    self.ask = value["ask"]
                elif path[0] == "ask":
                    self.ask = patched({"ask": self.ask}, [(path, value)])["ask"]
                elif path[0] == "over":
                    self.table.over = True
            self.table.saw(self, len(text), now)
        elif frame["is"] == "view" and frame["view"]:
            self.ask = frame["view"]["ask"]
        elif frame["is"] == "refused":  # it came too late, after a reaction window
            self.table.waiting.clear()
            self.table.drive.ready.set()


class TableOf4:
    """A table of four screens: one decision at a time, timed until the last of them has shown it."""

    def __init__(self, drive: "Drive") -> None:
        self.drive = drive
        self.seats: list[Seat] = []
        self.over = False
        self.address = ""
        self.headers: dict[str, str] = {}  # of somebody who may look
        self.began = 0.0
        self.waiting: set[Seat] = set()

    @property
    def free(self) -> bool:
        return not self.waiting and not self.over and any(seat.asked for seat in self.seats)

    def decide(self) -> None:
        seat = next(seat for seat in self.seats if seat.asked)
        ask, seat.answered = seat.ask, seat.ask["id"]
        self.waiting = set(self.seats)
        if ask["kind"] == "react":  # what happens inside a window shows only to whoever reacted
            self.waiting = {seat}
        answer = {"do": "answer", "n": 1, "ask": ask["id"], "pick": self.drive.choose(ask)}
        self.began = time.perf_counter()
        seat.screen.say(msgspec.json.encode(answer))

    def saw(self, seat: Seat, size: int, now: float) -> None:
        self.drive.sizes.append(size)
        if seat in self.waiting:
            self.waiting.discard(seat)
            if not self.waiting:
                self.drive.latencies.append(now - self.began)
                self.drive.ready.set()


class Drive:
    """Many tables, driven at a rate or as fast as they go."""

    def __init__(self) -> None:
        self.tables: list[TableOf4] = []
        self.latencies: list[float] = []
        self.sizes: list[int] = []
        self.choose = any_legal(random.Random(1))
        self.ready = asyncio.Event()

    async def open(self, urls: list[str], count: int) -> None:
        """`count` tables; their sockets are spread over the given processes, a table's all on one."""
        people = [await Guest.arrive(urls[0], f"Person {number}") for number in range(SEATS)]
        limit = asyncio.Semaphore(OPENING)

        async def one(number: int) -> None:
            async with limit:
                self.tables.append(await self._open_one(people, urls[number % len(urls)]))

        await asyncio.gather(*[one(number) for number in range(count)])
        for person in people:
            await person.http.aclose()

    async def _open_one(self, people: list[Guest], url: str) -> TableOf4:
        host = people[0]
        wishes = {"game": "nemesis", "seats": SEATS, "open": True, "reaction_seconds": 0, "name": "Bench"}
        table = await host.ok("POST", f"{url}/api/tables", json=wishes)
        for seat, person in enumerate(people[1:], 1):
            await person.ok("POST", f"{url}/api/tables/{table['id']}/seats/{seat}/sit")
        four = TableOf4(self)
        four.address = f"{url.replace('http', 'ws', 1)}/ws/tables/{table['id']}"
        four.headers = host.headers
        for person in people:
            place = Seat(four)
            place.screen = await Screen.connect(four.address, person.headers, place.hear)
            four.seats.append(place)
        await host.ok("POST", f"{url}/api/tables/{table['id']}/start")
        return four

    async def at_rate(self, rate: float, seconds: float) -> None:
        """Decisions at a steady rate, each at the table that has rested longest."""
        self.latencies.clear()
        self.sizes.clear()
        start, sent = time.perf_counter(), 0
        while (now := time.perf_counter() - start) < seconds:
            while sent < now * rate:
                sent += 1
                self._next()
            await asyncio.sleep(0.001)
        await asyncio.sleep(0.5)

    def _next(self) -> None:
        for place, table in enumerate(self.tables):
            if table.free:
                self.tables.append(self.tables.pop(place))
                table.decide()
                return

    async def flat_out(self, seconds: float) -> float:
        """Decisions per second when every table decides again as soon as it can."""
        self.latencies.clear()
        start = time.perf_counter()
        while time.perf_counter() - start < seconds:
            self.ready.clear()
            for table in self.tables:
                if table.free:
                    table.decide()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.ready.wait(), 0.05)
        return len(self.latencies) / (time.perf_counter() - start)

    def close(self) -> None:
        for table in self.tables:
            for seat in table.seats:
                seat.screen.close()


def quantile(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def memory_of(pid: int) -> int:
    """Resident kilobytes."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1])


def time_of(pid: int) -> float:
    """Seconds of processor time that a process has used; unlike a clock, it does not mind who else is busy."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def memory_resumed(served: Served, before: int, drive: Drive) -> float:
    """Kilobytes for each table in the middle of its game that nobody looks at, after a restart and a visit to each."""
    await served.start()
    for table in drive.tables:
        (await Screen.connect(table.address, table.headers, lambda *_: None)).close()
    end = time.monotonic() + 120
    while await tables_in_memory(served.url) < len(drive.tables) and time.monotonic() < end:
        await asyncio.sleep(0.5)
    return (memory_of(served.process.pid) - before) / len(drive.tables)


async def metrics(url: str, name: str) -> list[str]:
    """The lines of one of the server's own measures."""
    async with httpx.AsyncClient() as http:
        text = (await http.get(f"{url}/metrics")).text
    return [line for line in text.splitlines() if line.startswith(name)]


async def tables_in_memory(url: str) -> float:
    return float((await metrics(url, "starboard_tables_in_memory "))[0].rsplit(" ", 1)[1])


async def appends(url: str, part: float) -> float:
    """A quantile of the server's own histogram, interpolated, in milliseconds."""
    lines = await metrics(url, "starboard_append_seconds_bucket")
    steps = [(float(line.split('"')[1]), float(line.rsplit(" ", 1)[1])) for line in lines]
    wanted, low, before = steps[-1][1] * part, 0.0, 0.0
    for high, count in steps:
        if count >= wanted:
            return (low + (min(high, 2.0) - low) * (wanted - before) / max(1.0, count - before)) * 1000
        low, before = high, count
    return low * 1000


async def resume_time(database: str) -> float:
    """The longest game of the run, from its moves on disk to a table that plays on; milliseconds."""
    store = Store(database)
    ids = await store.tables_played()
    moves = max([await store.moves(table) for table in ids[:40]], key=len)
    record = await store.table(moves[0].table)
    assert record is not None
    started = time.perf_counter()
    log = move_log.folded(await store.moves(record.id))
    TableHistory(GAMES[record.game], setup_of(record), Fate(1)).rebuild(log, None)
    taken = (time.perf_counter() - started) * 1000
    await store.close()
    return taken


def settings(**more: Any) -> dict[str, Any]:
    many = {"tables_per_person": 100_000, "sockets_per_person": 100_000, "connections_per_address": 100_000}
    return {**many, "log_level": "warning", "bot_workers": 1, **more}


async def one_process(folder: Path, arguments: argparse.Namespace, console: Console) -> dict[str, float]:
    found: dict[str, float] = {}
    served = Served(folder, **settings())
    await served.start()
    drive = Drive()
    try:
        await Drive().open([served.url], 2)  # so that everything is imported before memory is measured
        before = memory_of(served.process.pid)
        console.print(f"opening {arguments.tables} tables of four …")
        await drive.open([served.url], arguments.tables)
        await asyncio.sleep(1)
        found["memory per table with four screens"] = (memory_of(served.process.pid) - before) / arguments.tables
        console.print(f"{arguments.rate} decisions/s for {arguments.seconds} s …")
        jitter = subprocess.Popen(
            [sys.executable, "-c", JITTER, str(arguments.seconds)], stdout=subprocess.PIPE, text=True
        )
        await drive.at_rate(arguments.rate, arguments.seconds)
        found["the machine's own jitter, p99"] = float(jitter.communicate()[0])
        found["decision to four screens, p50"] = quantile(drive.latencies, 0.5) * 1000
        found["decision to four screens, p99"] = quantile(drive.latencies, 0.99) * 1000
        found["p99 less jitter"] = found["decision to four screens, p99"] - found["the machine's own jitter, p99"]
        found["update, median"] = statistics.median(drive.sizes) / 1000
        found["update, p95"] = quantile([float(size) for size in drive.sizes], 0.95) / 1000
        found["durable append, p50"] = await appends(served.url, 0.5)
        found["durable append, p99"] = await appends(served.url, 0.99)
        console.print("as fast as it goes …")
        busy, driving = time_of(served.process.pid), time.process_time()
        found["saturation"] = await drive.flat_out(arguments.seconds / 2)
        decisions = max(1, len(drive.latencies)) / 1000
        found["the server's own time per decision"] = (time_of(served.process.pid) - busy) / decisions
        found["the driver's time per decision"] = (time.process_time() - driving) / decisions
        drive.close()
        served.kill()
        found["memory per table"] = await memory_resumed(served, before, drive)
        found["resume a long game"] = await resume_time(f"sqlite:///{folder}/starboard.db")
    finally:
        served.kill()
    return found


async def many_processes(folder: Path, arguments: argparse.Namespace, console: Console) -> dict[str, float]:
    """The same tables on one process and on two, over PostgreSQL and Redis."""
    rates = {}
    with services.postgres() as postgres, services.redis() as redis:
        for count in (1, 2):
            database = services.new_database(postgres, f"bench{count}")
            servers = [Served(folder, **settings(database=database, redis=redis)) for _ in range(count)]
            console.print(f"PostgreSQL and Redis, {count} process{'es' if count > 1 else ''} …")
            drive = Drive()
            try:
                for served in servers:
                    await served.start()
                await drive.open([served.url for served in servers], min(100, arguments.tables))
                rates[count] = await drive.flat_out(arguments.seconds / 2)
                drive.close()
            finally:
                for served in servers:
                    served.kill()
    return {"PostgreSQL and Redis, saturation": rates[1], "two processes over one": rates[2] / rates[1]}


def rows(found: dict[str, float]) -> Iterator[dict[str, Any]]:
    for name, (unit, floor, target, more) in MEASURES.items():
        if name in found:
            value = found[name]
            met = floor is None or (value >= floor if more else value <= floor)
            yield {
                "name": name, "value": round(value, 3), "unit": unit, "peer": "", "ratio": None, "floor": floor,
                "target": target, "met": met,
            }  # fmt: skip


def show(console: Console, results: list[dict[str, Any]]) -> None:
    table = Table("measure", "value", "unit", "floor", "target", title="the table server")
    for row in results:
        mark = "" if row["met"] else " !"
        table.add_row(
            row["name"], f"{row['value']:.2f}{mark}", row["unit"], str(row["floor"] or ""), str(row["target"] or "")
        )
    console.print(table)


async def main(arguments: argparse.Namespace) -> None:
    console = Console()
    gc.disable()  # the driver must not pause in the middle of somebody's decision
    with tempfile.TemporaryDirectory(prefix="starboard-bench-") as folder:
        found = await one_process(Path(folder), arguments, console)
        if not arguments.no_services:
            try:
                found |= await many_processes(Path(folder), arguments, console)
            except BaseException as error:
                if type(error).__name__ != "Skipped":
                    raise
                console.print(str(error))
    results = list(rows(found))
    show(console, results)
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_text(json.dumps(results, indent=1) + "\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="How fast the table server is.")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--rate", type=float, default=250, help="decisions per second over all tables")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--no-services", action="store_true", help="leave out PostgreSQL and Redis")
    uvloop.run(main(parser.parse_args()))
