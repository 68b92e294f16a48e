"""Appending moves: each exactly once, many in one commit when many tables are busy.

Whoever waits for `append` knows that the move is on disk. While one commit runs the next moves gather; they share the
following one. A move whose number is taken lost a race against another process: `Taken`.
"""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, insert, update
from sqlalchemy.exc import IntegrityError

from starboard.server.storage import schema
from starboard.server.storage.records import Status

STARTS, ENDS = "playing", "over"


class Taken(Exception):
    """Another process has appended a move with this number."""


class Move(msgspec.Struct, frozen=True):
    """One row of a table's story. `body` holds the journal entries it added, or whatever its kind needs."""

    table: str
    seq: int
    kind: str
    seat: int
    at: float
    body: dict[str, Any]


class Summary(msgspec.Struct, frozen=True):
    """What the list of tables shows of the table after a move."""

    status: Status
    waiting: list[int]
    results: dict[str, Any] | None


class Appender:
    """One thread that commits; everybody's moves go through it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="appends")
        self._gathered: list[tuple[Move, Summary | None, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(self, move: Move, summary: Summary | None) -> None:
        """Return when the move is on disk; raise `Taken` when another one has its number."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._gathered.append((move, summary, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_gathered())
        await done

    async def _write_gathered(self) -> None:
        loop = asyncio.get_running_loop()
        while self._gathered:
            batch, self._gathered = self._gathered, []
            rows = [(move, summary) for move, summary, _ in batch]
            try:
                outcomes = await loop.run_in_executor(self._thread, self._write, rows)
            except Exception as error:
                outcomes = [error] * len(batch)
            for (_, _, done), outcome in zip(batch, outcomes, strict=True):
                if not done.done():
                    if outcome is None:
                        done.set_result(None)
                    else:
                        done.set_exception(outcome)
        self._writing = None

    def _write(self, rows: Sequence[tuple[Move, Summary | None]]) -> list[Exception | None]:
        """All in one commit; if one of them is refused, each by itself."""
        try:
            with self._engine.begin() as connection:
                _insert(connection, rows)
            return [None] * len(rows)
        except IntegrityError:
            if len(rows) == 1:
                return [Taken()]
            return [outcome for row in rows for outcome in self._write([row])]

    def close(self) -> None:
        self._thread.shutdown(wait=True)


def _insert(connection: Connection, rows: Sequence[tuple[Move, Summary | None]]) -> None:
    connection.execute(
        insert(schema.moves),
        [
            {
                "table_id": move.table,
                "seq": move.seq,
                "kind": move.kind,
                "seat": move.seat,
                "at": move.at,
                "body": msgspec.json.encode(move.body).decode(),
            }
            for move, _ in rows
        ],
    )
    for move, summary in rows:
        if summary is None:  # it happened in private: nothing of the table may look changed
            continue
        table = update(schema.tables).where(schema.tables.c.id == move.table)
        connection.execute(
            table.values(
                waiting=msgspec.json.encode(summary.waiting).decode(),
                results=msgspec.json.encode(summary.results).decode() if summary.results else None,
                updated=move.at,
            )
        )
        if summary.status in (STARTS, ENDS):  # otherwise somebody may just have paused it
            before = (
                schema.tables.c.status == "lobby" if summary.status == STARTS else schema.tables.c.status != "archived"
            )
            connection.execute(table.where(before).values(status=summary.status))
