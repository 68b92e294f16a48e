"""Appending moves: each exactly once, many in one commit when many tables are busy.

Whoever waits for `append` knows that the move is on disk. Moves that come while others are written gather and share the
next commit. A move whose number is taken lost a race against another process: `Taken`.

A database elsewhere is written to from a thread. SQLite's file is written to at once, in the event loop's own thread: a
commit takes a few tenths of a millisecond, less than it takes to hand it to a thread and be told of its end.
"""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from starboard.server.storage.records import Status

MOST = 500  # moves in one commit

_MOVES = "INSERT INTO moves (table_id, seq, kind, seat, at, body) VALUES {rows}"

# Nobody's pause is overwritten: a game only starts from the lobby, and ends unless it was put away.
_TABLES = """
UPDATE tables SET
  waiting = now.column2,
  results = now.column3,
  updated = now.column4,
  status = CASE
    WHEN now.column5 = 'playing' AND status = 'lobby' THEN 'playing'
    WHEN now.column5 = 'over' AND status <> 'archived' THEN 'over'
    ELSE status END
FROM (VALUES {rows}) AS now
WHERE id = now.column1
"""


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


Row = tuple[Move, Summary | None]


class Appender:
    """Everybody's moves go through here: by a thread that commits, or without one at once."""

    def __init__(self, engine: Engine, thread: ThreadPoolExecutor | None) -> None:
        self._engine = engine
        self._thread = thread
        self._gathered: list[tuple[Row, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(self, move: Move, summary: Summary | None) -> None:
        """Return when the move is on disk; raise `Taken` when another one has its number."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._gathered.append(((move, summary), done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_gathered())
        await done

    async def _write_gathered(self) -> None:
        while self._gathered:
            batch, self._gathered = self._gathered[:MOST], self._gathered[MOST:]
            outcomes = await self._outcomes([row for row, _ in batch])
            for (_, done), outcome in zip(batch, outcomes, strict=True):
                if not done.done():
                    if outcome is None:
                        done.set_result(None)
                    else:
                        done.set_exception(outcome)
        self._writing = None

    async def _outcomes(self, rows: list[Row]) -> Sequence[Exception | None]:
        """For each move None when it is on disk, or why it is not."""
        try:
            if self._thread is None:
                return self._write(rows)
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, rows)
        except Exception as error:
            return [error] * len(rows)

    def _write(self, rows: Sequence[Row]) -> list[Exception | None]:
        """All in one commit; if one of them is refused, each by itself."""
        try:
            with self._engine.begin() as connection:
                insert_moves(connection, [move for move, _ in rows])
                _update_tables(connection, [(move, summary) for move, summary in rows if summary is not None])
            return [None] * len(rows)
        except IntegrityError:
            if len(rows) == 1:
                return [Taken()]
            return [outcome for row in rows for outcome in self._write([row])]


def insert_moves(connection: Connection, moves: Sequence[Move]) -> None:
    rows = [
        (move.table, move.seq, move.kind, move.seat, move.at, msgspec.json.encode(move.body).decode()) for move in moves
    ]
    _execute(connection, _MOVES, rows)


def _update_tables(connection: Connection, rows: Sequence[tuple[Move, Summary]]) -> None:
    """What happened in private is not among the rows: nothing of the table may look changed."""
    latest = {move.table: (move, summary) for move, summary in rows}
    values = [
        (
            move.table,
            msgspec.json.encode(summary.waiting).decode(),
            msgspec.json.encode(summary.results).decode() if summary.results else None,
            move.at,
            summary.status,
        )
        for move, summary in latest.values()
    ]
    _execute(connection, _TABLES, values)


def _execute(connection: Connection, statement: str, rows: Sequence[tuple[Any, ...]]) -> None:
    """A statement over all rows at once."""
    if rows:
        mark = "?" if connection.dialect.paramstyle == "qmark" else "%s"
        row = f"({', '.join([mark] * len(rows[0]))})"
        values = tuple(value for row in rows for value in row)
        connection.exec_driver_sql(statement.format(rows=", ".join([row] * len(rows))), values)
