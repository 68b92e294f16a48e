"""Real PostgreSQL and Redis servers for tests, from Debian's packages, each on a free port with data of its own."""

import contextlib
import glob
import os
import shutil
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


@contextlib.contextmanager
def redis() -> Iterator[str]:
    redis_or_skip()
    port = free_port()
    command = [
        "redis-server",
        "--port",
        str(port),
        "--bind",
        "127.0.0.1",
        "--save",
        "",
        "--appendonly",
        "no",
        "--daemonize",
        "no",
    ]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=tempfile.gettempdir())
    try:
        wait_for_redis(port)
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        process.terminate()
        process.wait(START_SECONDS)


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
