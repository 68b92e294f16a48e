"""Backups of a running server: everything in one file, made while people play, and put back into an empty database.

A backup is the same for SQLite and PostgreSQL: gzipped lines of JSON, first a header, then row after row in the order
of the tables. So it also moves a club's games from the one to the other.
"""

import gzip
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, func, insert, select, text
from sqlalchemy.exc import StatementError

from starboard.kernel.errors import StarboardError
from starboard.server.storage import schema
from starboard.server.storage.migrate import open_database

FORMAT = 1
BATCH = 500


class BadBackup(StarboardError):
    """A file that is no backup, or cut off; or a database that is not empty."""


def back_up(url: str, path: Path) -> int:
    """Write a consistent picture of the database; how many rows it has. Whole or not at all."""
    engine = open_database(url)
    draft = path.with_name(path.name + ".part")
    rows = 0
    try:
        with (
            engine.execution_options(reads=True).connect() as connection,
            gzip.open(draft, "wt", encoding="utf-8") as file,
        ):
            _still(connection)
            file.write(json.dumps({"starboard-backup": FORMAT, "at": time.time()}) + "\n")
            for name, row in _rows(connection):
                file.write(json.dumps([name, row], separators=(",", ":")) + "\n")
                rows += 1
            file.write(json.dumps({"rows": rows}) + "\n")
        os.replace(draft, path)
    finally:
        draft.unlink(missing_ok=True)
        engine.dispose()
    return rows


def _still(connection: Connection) -> None:
    """One moment for all tables, however long the copying takes."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))


def _rows(connection: Connection) -> Iterator[tuple[str, dict[str, Any]]]:
    for table in schema.METADATA.sorted_tables:
        for row in connection.execute(select(table).order_by(*table.primary_key.columns)).mappings():
            yield table.name, dict(row)


def restore(url: str, path: Path) -> int:
    """Put a backup into an empty database, all of it or nothing."""
    engine = open_database(url)
    try:
        with engine.begin() as connection:
            if any(connection.execute(select(func.count()).select_from(table)).scalar() for table in _all()):
                full = BadBackup("this database is not empty; restore into a new one and start the server with it")
                raise full.said("cli-error-database-not-empty")
            return _put(connection, path)
    finally:
        engine.dispose()


def _all() -> list[Any]:
    return list(schema.METADATA.sorted_tables)


def _put(connection: Connection, path: Path) -> int:
    """Row after row. What an older Starboard did not yet know gets its usual value."""
    batch: list[dict[str, Any]] = []
    current, rows, complete = "", 0, False
    for line in _lines(path):
        if isinstance(line, dict):
            complete = line.get("rows") == rows
            continue
        rows += 1
        for name, row in _as_kept_today(*_pair(path, line)):
            _check(path, name, row)
            if name != current or len(batch) >= BATCH:
                _insert(connection, path, current, batch)
                batch, current = [], name
            batch.append(row)
    _insert(connection, path, current, batch)
    if not complete:
        raise BadBackup(f"{path.name} is cut off; nothing was restored").said("cli-error-backup-cut", file=path.name)
    _count_on(connection)
    return rows


def _pair(path: Path, line: Any) -> tuple[str, dict[str, Any]]:
    if not (isinstance(line, list) and len(line) == 2 and isinstance(line[0], str) and isinstance(line[1], dict)):
        broken = BadBackup(f"{path.name} is not a whole backup (a line that is no row)")
        raise broken.said("cli-error-backup-broken", file=path.name)
    return line[0], line[1]


def _as_kept_today(name: str, row: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """A row as this Starboard keeps it. The seat somebody has seen was once a column of `members`."""
    seat = row.pop("seat", None) if name == "members" else None
    yield name, row
    if seat is not None:
        yield "seen", {"table_id": row.get("table_id"), "person": row.get("person"), "seat": seat}


def _check(path: Path, name: str, row: dict[str, Any]) -> None:
    table = schema.METADATA.tables.get(name)
    if table is None or not set(row) <= set(table.columns.keys()):
        newer = BadBackup(f"{path.name} holds what this Starboard does not know ({name}); restore it with a newer one")
        raise newer.said("cli-error-backup-newer", file=path.name, what=name)


def _insert(connection: Connection, path: Path, name: str, rows: list[dict[str, Any]]) -> None:
    if rows:
        try:
            connection.execute(insert(schema.METADATA.tables[name]), rows)
        except (StatementError, ValueError) as error:  # hand-made, or damaged
            broken = BadBackup(f"{path.name} does not fit together ({name}); nothing was restored")
            raise broken.said("cli-error-backup-broken", file=path.name) from error


def _lines(path: Path) -> Iterator[Any]:
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            header = json.loads(file.readline())
            if header.get("starboard-backup") != FORMAT:
                other = BadBackup(f"{path.name} is a backup of another format")
                raise other.said("cli-error-backup-format", file=path.name)
            for line in file:
                yield json.loads(line)
    except (OSError, EOFError, ValueError, AttributeError) as error:
        broken = BadBackup(f"{path.name} is not a whole backup ({error})")
        raise broken.said("cli-error-backup-broken", file=path.name) from error


def _count_on(connection: Connection) -> None:
    """PostgreSQL numbers new chat lines from a counter of its own."""
    if connection.dialect.name == "postgresql":
        latest = "COALESCE((SELECT MAX(id) FROM chats), 0) + 1"
        connection.execute(text(f"SELECT setval(pg_get_serial_sequence('chats', 'id'), {latest}, false)"))
