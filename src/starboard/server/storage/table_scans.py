"""Looking at many tables at once: which of them changed elsewhere, and which go on by themselves."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, exists, func, select, update

from starboard.server.storage import schema
from starboard.server.storage.access import Access

LOOKED_AT = 500  # tables in one query


class TableScans:
    def __init__(self, access: Access) -> None:
        self._access = access

    async def tables_to_wake(self, calling: bool, before: float) -> list[str]:
        """The ids of tables that go on by themselves and have not since this time, the latest first.

        A window may be open, a bot is to move, or, if people are called, somebody with an address for that is.
        """
        t, s = schema.tables.c, schema.seats.c
        wakes: Any = s.bot.is_not(None)
        if calling:
            wakes |= (t.pace == "async") & (schema.people.c.webhook != "")
        seats = schema.seats.outerjoin(schema.people, schema.people.c.id == s.person)
        query = (
            select(t.id, t.window_open, t.waiting, func.coalesce(s.seat, -1))
            .select_from(schema.tables.outerjoin(seats, (s.table_id == t.id) & wakes))
            .where((t.status == "playing") & (t.updated < before))
            .order_by(t.updated.desc())
        )

        def work(db: Connection) -> list[str]:
            found = {
                table_id: None
                for table_id, window_open, waiting, seat in db.execute(query)
                if window_open or seat in msgspec.json.decode(waiting)
            }
            return list(found)

        return await self._access.read(work)

    async def note_no_window(self, table_id: str, seq: int) -> None:
        """It was looked at, up to this move, and no window is open."""
        newer = exists().where((schema.moves.c.table_id == table_id) & (schema.moves.c.seq > seq))
        change = update(schema.tables).where((schema.tables.c.id == table_id) & ~newer).values(window_open=False)
        await self._access.write(lambda db: db.execute(change))

    async def latest(self, table_ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """For each of these tables the number of its last move, or -1, and how often its seats or settings changed."""
        t, m = schema.tables.c, schema.moves.c
        last = select(func.max(m.seq)).where(m.table_id == t.id).scalar_subquery()
        found: dict[str, tuple[int, int]] = {}
        for first in range(0, len(table_ids), LOOKED_AT):
            query = select(t.id, last, t.revision).where(t.id.in_(list(table_ids[first : first + LOOKED_AT])))
            rows = await self._access.read(lambda db, query=query: db.execute(query).all())  # type: ignore[misc]
            found |= {table_id: (-1 if seq is None else seq, revision) for table_id, seq, revision in rows}
        return found
