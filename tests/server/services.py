"""Real PostgreSQL and Redis servers for tests, from Debian's packages, each on a free port with data of its own."""

import contextlib
import glob
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.lounge import free_port

START_SECONDS = 40


def as_postgres(*command: str) -> list[str]:
    """PostgreSQL refuses to run as root."""
    return ["runuser", "-u", "postgres", "--", *command] if os.getuid() == 0 else list(command)


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh cluster; skips, loudly, where there is none to be had."""
    found = sorted(glob.glob("/usr/lib/postgresql/*/bin/initdb"))
    if not found:
        pytest.skip("PostgreSQL IS NOT INSTALLED: tools/services.sh installs it; these tests did not run")
    binaries = Path(found[-1]).parent
    folder = Path(tempfile.mkdtemp(prefix="starboard-pg-"))
    if os.getuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
    port = free_port()
    try:
        initdb = [
            str(binaries / "initdb"),
            "-D",
            str(folder / "data"),
            "-U",
            "starboard",
            "--auth=trust",
            "-E",
            "UTF8",
            "--no-sync",
        ]
        made = subprocess.run(as_postgres(*initdb), capture_output=True, text=True, timeout=START_SECONDS * 2, cwd="/")
        if made.returncode:
            pytest.skip(f"PostgreSQL CANNOT BE SET UP HERE, these tests did not run: {made.stderr[-300:]}")
        options = ["-p", str(port), "-k", str(folder), "-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"]
        with open(folder / "log", "ab") as log:
            command = as_postgres(str(binaries / "postgres"), "-D", str(folder / "data"), *options)
            process = subprocess.Popen(command, stdout=log, stderr=log, cwd="/")
        try:
            _wait_for_postgres(port, folder / "log")
            yield f"postgresql://starboard@127.0.0.1:{port}"
        finally:
            _end(int((folder / "data" / "postmaster.pid").read_text().split()[0]))
            process.wait(START_SECONDS)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _end(pid: int) -> None:
    os.kill(pid, 2)  # SIGINT: fast shutdown


def _wait_for_postgres(port: int, log: Path) -> None:
    import psycopg

    end = time.monotonic() + START_SECONDS
    while True:
        try:
            psycopg.connect(host="127.0.0.1", port=port, user="starboard", dbname="postgres", connect_timeout=2).close()
            return
        except psycopg.OperationalError:
            assert time.monotonic() < end, log.read_text()
            time.sleep(0.1)


def new_database(server: str, name: str) -> str:
    import psycopg

    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    return f"{server}/{name}"


def redis_or_skip() -> None:
    if not shutil.which("redis-server"):
        pytest.skip("REDIS IS NOT INSTALLED: tools/services.sh installs it; these tests did not run")


class RedisServer:
    """A Redis of one's own, that can be ended, started again and frozen."""

    def __init__(self) -> None:
        redis_or_skip()
        self.port = free_port()
        self.address = f"redis://127.0.0.1:{self.port}/0"
        self.start()

    def start(self) -> None:
        command = ["redis-server", "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=tempfile.gettempdir()
        )
        wait_for_redis(self.port)

    def end(self) -> None:
        self.process.send_signal(signal.SIGCONT)
        self.process.terminate()
        self.process.wait(START_SECONDS)

    def restart(self) -> None:
        self.end()
        self.start()


@contextlib.contextmanager
def redis() -> Iterator[str]:
    server = RedisServer()
    try:
        yield server.address
    finally:
        server.end()


@contextlib.contextmanager
def frozen(*pids: int) -> Iterator[None]:
    """These processes stand still: connections stay open and nobody answers."""
    for pid in pids:
        with contextlib.suppress(ProcessLookupError):  # it has just ended
            os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in [*reversed(pids), _parent_of(pids[0])]:  # `runuser` stops itself when what it runs is stopped
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


def postgres_processes(server: str) -> list[int]:
    """The first process of the server at this address, and its children."""
    import psycopg

    with psycopg.connect(f"{server}/postgres") as connection:
        folder = connection.execute("SHOW data_directory").fetchone()
    assert folder is not None
    first = int((Path(folder[0]) / "postmaster.pid").read_text().split()[0])
    running = [int(folder.name) for folder in Path("/proc").glob("[0-9]*")]
    return [first, *[pid for pid in running if _parent_of(pid) == first]]


def _parent_of(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    except OSError:  # it has just ended
        return 0


def wait_for_redis(port: int) -> None:
    from redis import Redis
    from redis.exceptions import ConnectionError

    end = time.monotonic() + START_SECONDS
    while True:
        try:
            Redis(port=port).ping()
            return
        except ConnectionError:
            assert time.monotonic() < end, "redis does not start"
            time.sleep(0.05)
