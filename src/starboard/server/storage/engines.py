"""Connections to the database, and how to end one that hangs."""

import contextlib
import os
import socket
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url

LOG_PAGES = "wal_autocheckpoint=16000"  # of 4 kB
LOCK_MILLISECONDS = 25  # that SQLite itself waits for a lock; whoever can wait longer tries again (`access`)

# A server that does not answer counts as away after seconds, not after the minutes that a network allows.
PATIENCE_WITH_POSTGRES = {
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 8000,
}


def open_engine(url: str) -> Engine:
    """Nothing is asked before a connection is used: a stale one fails, and whatever was wanted is tried again."""
    if not url.startswith("sqlite"):
        return create_engine(url, pool_size=7, connect_args=PATIENCE_WITH_POSTGRES)
    file = make_url(url).database or ""
    if not file.startswith("file:"):  # SQLite's own way to say more about a file that exists
        Path(file).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url)

    # Durable: a commit has reached the disk. WAL: readers do not wait for whoever writes, and whoever writes does not
    # stop to tidy the log unless nobody else has for long (`Store.tidy`).
    @event.listens_for(engine, "connect")
    def durable(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say so, and at once
        waits = f"busy_timeout={LOCK_MILLISECONDS}"
        for pragma in (waits, "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", LOG_PAGES):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        reads = connection.get_execution_options().get("reads")
        connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")

    return engine


def hang_up(connection: Any) -> None:
    """Make whoever waits for this connection, in another thread, fail now."""
    with contextlib.suppress(Exception):  # it has just ended by itself
        if hasattr(connection, "interrupt"):  # SQLite
            connection.interrupt()
        else:
            with socket.socket(fileno=os.dup(connection.pgconn.socket)) as line:
                line.shutdown(socket.SHUT_RDWR)
