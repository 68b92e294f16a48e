"""Appending moves: each exactly once, many in one commit when many tables are busy.

Whoever waits for `append` knows that the move is on disk. Moves that come while others are written gather and share the
next commit. A move whose number is taken lost a race against another process: `MoveTaken`. One that finds itself under
its number was written by an attempt whose end nobody heard of.
"""

import asyncio
from collections.abc import Sequence
from typing import Any, TypeGuard

import msgspec
from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from starboard.server.storage import schema
from starboard.server.storage.access import Access
from starboard.server.storage.chapter_ends import ChapterEnd, ChapterGoesOn, write_ends
from starboard.server.storage.records import Status

MOST = 500  # moves in one commit

_MOVES = "INSERT INTO moves (table_id, seq, kind, seat, at, body) VALUES {rows}"

# Nobody's pause is overwritten: a game only starts from the lobby, or again when its end is taken back, and ends
# unless it was put away.
_TABLES = """
UPDATE tables SET
  waiting = now.column2,
  results = now.column3,
  updated = now.column4,
  status = CASE
    WHEN now.column5 = 'playing' AND status = 'lobby' THEN 'playing'
    WHEN now.column5 = 'playing' AND status = 'over' AND now.column7 THEN 'playing'
    WHEN now.column5 = 'over' AND status <> 'archived' THEN 'over'
    ELSE status END,
  window_open = now.column6
FROM (VALUES {rows}) AS now
WHERE id = now.column1
"""


class MoveTaken(Exception):
    """Another process has appended a move with this number."""


class TableChanged(Exception):
    """Somebody changed the table since it was read, and the move supposes that nobody has."""


class Move(msgspec.Struct, frozen=True):
    """One row of a table's log. `body` holds the journal entries it added, or whatever its kind needs."""

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
    window: bool = True  # a reaction window may be open: after a restart the table goes on by itself
    revision: int | None = None  # the move is written only if the table still has this one
    ended: ChapterEnd | None = None  # the chapter of a campaign ends with this move
    withdrawn: bool = False  # it takes back the end of a chapter


Row = tuple[Move, Summary | None]


class Appender:
    """Everybody's moves go through here, in order."""

    def __init__(self, access: Access) -> None:
        self._access = access
        self._gathered: list[tuple[Row, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(self, move: Move, summary: Summary | None) -> None:
        """Return when the move is on disk; `MoveTaken` if another one has its number, or the database's trouble."""
        self._access.writing.check()
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
        """For each move None when it is on disk, or why it is not. All in one commit; if one is refused, each alone."""
        try:
            await self._access.write(lambda db: _write(db, rows), again=True, in_order=True)
            return [None] * len(rows)
        except (IntegrityError, TableChanged, ChapterGoesOn) as error:
            if len(rows) == 1:
                taken = isinstance(error, IntegrityError)
                return [await self._outcome_of_taken(rows[0][0]) if taken else error]
            return [outcome for row in rows for outcome in await self._outcomes([row])]
        except Exception as error:
            return [error] * len(rows)

    async def _outcome_of_taken(self, move: Move) -> Exception | None:
        try:
            return None if await self._access.read(lambda db: _is_there(db, move)) else MoveTaken()
        except Exception as error:
            return error


def _write(connection: Connection, rows: Sequence[Row]) -> None:
    insert_moves(connection, [move for move, _ in rows])
    for move, summary in rows:
        if summary is not None and summary.revision is not None:
            _check_revision(connection, move.table, summary.revision)
    _update_tables(connection, [(move, summary) for move, summary in rows if summary is not None])
    ends = [(move.table, move.at, summary.ended) for move, summary in rows if _concerns_chapter(summary)]
    if ends:
        write_ends(connection, ends)


def _concerns_chapter(summary: Summary | None) -> TypeGuard[Summary]:
    return summary is not None and (summary.ended is not None or summary.withdrawn)


def _check_revision(connection: Connection, table: str, revision: int) -> None:
    """Whoever changes the table now waits until this is written, and then finds that it is no longer in the lobby."""
    c = schema.tables.c
    if connection.execute(select(c.revision).where(c.id == table).with_for_update()).scalar() != revision:
        raise TableChanged


def _is_there(connection: Connection, move: Move) -> bool:
    """Whether this very move has its number: nothing else was made at the same moment with the same content."""
    c = schema.moves.c
    query = select(c.kind, c.seat, c.at, c.body).where((c.table_id == move.table) & (c.seq == move.seq))
    found = connection.execute(query).first()
    return found is not None and tuple(found) == (move.kind, move.seat, move.at, _encoded(move.body))


def insert_moves(connection: Connection, moves: Sequence[Move]) -> None:
    rows = [(move.table, move.seq, move.kind, move.seat, move.at, _encoded(move.body)) for move in moves]
    _execute(connection, _MOVES, rows)


def _update_tables(connection: Connection, rows: Sequence[tuple[Move, Summary]]) -> None:
    """What happened in private is not among the rows: nothing of the table may look changed."""
    latest = {move.table: (move, summary) for move, summary in rows}
    values = [
        (
            move.table,
            _encoded(summary.waiting),
            _encoded(summary.results) if summary.results else None,
            move.at,
            summary.status,
            summary.window,
            summary.withdrawn,
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


def _encoded(value: Any) -> str:
    return msgspec.json.encode(value).decode()
