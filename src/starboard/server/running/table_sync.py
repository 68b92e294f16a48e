"""Keeping the tables in memory in step with what other processes did.

Notices are followed for each table by itself, in the order they came, so that one slow table delays no other; of
several that mean the same look, one look is enough. A notice can be lost, so every table in memory is also compared
with the database about once a second, by one query for all of them.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any

import structlog

from starboard.server.running.fanout import Notice
from starboard.server.storage.trouble import StorageTrouble

if TYPE_CHECKING:
    from starboard.server.storage.store import Store
    from starboard.server.tables.live_table import LiveTable

log = structlog.get_logger(__name__)

MOST_WAITING = 500  # notices of one table; older ones are dropped


class NoticeQueue:
    """Follows notices: for each table one task while there are any."""

    def __init__(self, follow: Callable[[Notice], Awaitable[None]]) -> None:
        self._follow = follow
        self._waiting: dict[str, dict[tuple[Any, ...], Notice]] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def hear(self, notice: Notice) -> None:
        waiting = self._waiting.setdefault(notice.table, {})
        waiting[notice.about] = notice  # one that was there keeps its place, and looks at least as far
        if len(waiting) > MOST_WAITING:
            del waiting[next(iter(waiting))]
        if notice.table not in self._tasks:
            self._tasks[notice.table] = asyncio.create_task(self._follow_all(notice.table))

    async def _follow_all(self, table: str) -> None:
        waiting = self._waiting[table]
        try:
            while waiting:
                notice = waiting.pop(next(iter(waiting)))
                try:
                    await self._follow(notice)
                except StorageTrouble as trouble:  # the next look, when it is over, finds what is missing
                    log.info("a notice could not be followed", table=table, what=notice.what, why=trouble.message)
                except Exception:
                    log.exception("a notice could not be followed", table=table, what=notice.what)
        finally:
            del self._waiting[table], self._tasks[table]

    async def close(self) -> None:
        for task in list(self._tasks.values()):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task


async def look(store: "Store", tables: Mapping[str, "LiveTable"], hear: Callable[[Notice], None]) -> None:
    """Compare tables with the database; whatever differs is followed as if there had been a notice."""
    before = {table_id: (table.history.seq, table.record.revision) for table_id, table in tables.items()}
    for table_id, (seq, revision) in (await store.scans.latest(list(before))).items():
        table = tables.get(table_id)
        if table is None:
            continue
        if seq > max(before[table_id][0], table.history.seq):
            hear(Notice(table_id, "moved", ""))
        if revision > max(before[table_id][1], table.record.revision):
            hear(Notice(table_id, "changed", ""))
