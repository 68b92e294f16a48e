"""The database behind the server: one set of plain functions for SQLite and PostgreSQL.

Every method is awaited and bounded in time (`access`); nothing here knows a game or a socket.
"""

import contextlib
import time
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, delete, exists, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError

from starboard.server.storage import rule_faults, schema, setups
from starboard.server.storage.access import Access, Work
from starboard.server.storage.campaigns import CampaignStore
from starboard.server.storage.migrate import newest, open_database
from starboard.server.storage.moves import Appender, Move, Summary
from starboard.server.storage.people import PeopleStore
from starboard.server.storage.records import ChatRecord, FaultRecord, SeatRecord, TableRecord
from starboard.server.storage.rows import (
    OPEN_STATUSES,
    TABLES_LISTED,
    PageEnd,
    after_page,
    count_open_tables,
    insert_table,
    member,
    note_seen,
    revise,
    tables_where,
)
from starboard.server.storage.table_scans import TableScans

T = TypeVar("T")

CHATS_KEPT_IN_SIGHT = 100


class Store:
    """People, tables and moves. Open it once for each process."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = open_database(url)
        self.access = Access(self.engine)
        self.appender = Appender(self.access)
        self.scans = TableScans(self.access)
        self.people = PeopleStore(self.access)
        self.campaigns = CampaignStore(self.access)

    async def close(self) -> None:
        await self.access.close()

    async def _run(self, work: Work[T]) -> T:
        return await self.access.write(work)

    async def _read(self, work: Work[T]) -> T:
        return await self.access.read(work)

    async def tidy(self) -> None:
        """SQLite: bring what gathered in its log into the file, while reading and writing go on."""
        if self.access.local and self.access.has_written:
            self.access.has_written = False
            await self.access.beside(self._bring_home)

    def _bring_home(self) -> None:
        with contextlib.closing(self.engine.raw_connection()) as connection:  # in no transaction
            connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)")

    async def up_to_date(self) -> bool:
        """Whether the schema is still the one this process knows; a newer process may have changed it."""
        version = text("SELECT version_num FROM alembic_version")
        return await self._read(lambda db: bool(db.execute(version).scalar() == newest()))

    async def try_writing(self) -> bool:
        await self.access.probe_writing()
        return True

    # --- tables ---

    async def add_table(self, table: TableRecord, first: Sequence[Move] = (), most: int | None = None) -> bool:
        """A new table with its seats; an imported or forked one has moves already. Whole, or not at all.

        False if its host has `most` tables open.
        """
        return await self._run(lambda db: insert_table(db, table, first, most))

    async def open_tables_of(self, host: str) -> int:
        """How many tables somebody hosts that are neither finished nor in the archive."""
        return await self._read(lambda db: count_open_tables(db, host))

    async def table(self, table_id: str) -> TableRecord | None:
        return await self._read(lambda db: next(iter(tables_where(db, schema.tables.c.id == table_id, True)), None))

    async def tables_named(self, ids: Sequence[str]) -> list[TableRecord]:
        """These tables, without their sheets."""
        pages = [list(ids[at : at + TABLES_LISTED]) for at in range(0, len(ids), TABLES_LISTED)]
        return await self._read(
            lambda db: [table for page in pages for table in tables_where(db, schema.tables.c.id.in_(page))]
        )

    async def tables_of(self, person: str, after: PageEnd | None = None) -> list[TableRecord]:
        """The latest tables of somebody, or those that come after a page of them."""
        sits = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
        m = schema.members.c
        is_member = select(m.table_id).where((m.person == person) & ~m.sent_away)
        ids = or_(schema.tables.c.id.in_(sits), schema.tables.c.id.in_(is_member))
        return await self._read(lambda db: tables_where(db, ids & after_page(schema.tables.c, after)))

    async def open_tables(self, after: PageEnd | None = None) -> list[TableRecord]:
        listed = schema.tables.c.open & schema.tables.c.status.in_(OPEN_STATUSES)
        return await self._read(lambda db: tables_where(db, listed & after_page(schema.tables.c, after)))

    async def tables_played(self) -> list[str]:
        """The ids of all tables where a game is running."""
        query = select(schema.tables.c.id).where(schema.tables.c.status == "playing")
        return await self._read(lambda db: [row[0] for row in db.execute(query)])

    async def change_table(self, table_id: str, **values: Any) -> None:
        await self._run(lambda db: revise(db, schema.tables.c.id == table_id, updated=time.time(), **values))

    async def change_status(self, table_id: str, before: str, after: str) -> bool:
        """Whether the table still was as the change supposes."""
        same = (schema.tables.c.id == table_id) & (schema.tables.c.status == before)
        return await self._run(lambda db: revise(db, same, status=after, updated=time.time()))

    async def add_member(self, table_id: str, person: str) -> None:
        """Somebody comes in, or comes back after they were sent away."""
        new = insert(schema.members).values(table_id=table_id, person=person)
        try:
            await self._change_member(table_id, new)
        except IntegrityError:  # known here already
            await self._change_member(
                table_id, update(schema.members).where(member(table_id, person)).values(sent_away=False)
            )

    async def note_seen(self, table_id: str, person: str, seat: int) -> None:
        """From now on this person has seen the secrets of this seat, or EVERYTHING."""

        def work(db: Connection) -> None:
            note_seen(db, table_id, person, seat)
            revise(db, schema.tables.c.id == table_id)

        await self._run(work)

    async def remove_member(self, table_id: str, person: str) -> None:
        """They may not come in any more; which secrets they have seen is not forgotten."""
        change = update(schema.members).where(member(table_id, person)).values(sent_away=True)
        await self._change_member(table_id, change)

    async def _change_member(self, table_id: str, change: Any) -> None:
        def work(db: Connection) -> None:
            db.execute(change)
            revise(db, schema.tables.c.id == table_id)

        await self._run(work)

    async def change_seat(self, table_id: str, before: SeatRecord, after: SeatRecord, seen: bool) -> bool:
        """Whether the seat still was as the change supposes: of two people who sit down at once, one does.

        `seen`: whoever sits there, before or after, has known its secrets.
        """
        seat = schema.seats.c
        same = (seat.table_id == table_id) & (seat.seat == before.seat)
        same &= seat.person == before.person if before.person is not None else seat.person.is_(None)
        same &= seat.bot == before.bot if before.bot is not None else seat.bot.is_(None)
        if after.person is not None and after.person != before.person:  # nobody sits on two
            other = schema.seats.alias()
            same &= ~exists().where((other.c.table_id == table_id) & (other.c.person == after.person))
        change = update(schema.seats).where(same).values(person=after.person, bot=after.bot, reactions=after.reactions)

        def work(db: Connection) -> bool:
            # First: whoever else changes a seat of this table waits here.
            revise(db, schema.tables.c.id == table_id, updated=time.time())
            if db.execute(change).rowcount != 1:
                return False
            for person in {before.person, after.person} - {None} if seen else ():
                note_seen(db, table_id, str(person), after.seat)
            return True

        return await self._run(work)

    async def change_setup(self, table: TableRecord, revision: int) -> bool:
        """Whether the table still was in the lobby, and as the change supposes."""
        return await self._run(lambda db: setups.change_setup(db, table, revision))

    async def claim_call(self, table_id: str, seat: int, question: str) -> bool:
        """Whether nobody was called for this question yet, in any process; now somebody is."""
        c = schema.seats.c
        new = (c.table_id == table_id) & (c.seat == seat) & (c.called != question)
        change = update(schema.seats).where(new).values(called=question)
        return await self._run(lambda db: db.execute(change).rowcount == 1)

    # --- moves ---

    async def append(self, move: Move, summary: Summary | None) -> None:
        """A move, and what the list of tables shows after it; None for what happens in private."""
        await self.appender.append(move, summary)

    async def moves(self, table_id: str, since: int = 0) -> list[Move]:
        c = schema.moves.c
        query = (
            select(c.seq, c.kind, c.seat, c.at, c.body)
            .where((c.table_id == table_id) & (c.seq >= since))
            .order_by(c.seq)
        )

        def work(db: Connection) -> list[Move]:
            return [
                Move(table_id, seq, kind, seat, at, msgspec.json.decode(body))
                for seq, kind, seat, at, body in db.execute(query)
            ]

        return await self._read(work)

    async def keep_snapshot(self, table_id: str, seq: int, body: str) -> None:
        """Instead of an older one; a newer one, of another process, stays."""
        c = schema.snapshots.c

        def work(db: Connection) -> None:
            db.execute(delete(schema.snapshots).where((c.table_id == table_id) & (c.seq <= seq)))
            db.execute(insert(schema.snapshots).values(table_id=table_id, seq=seq, body=body))

        with contextlib.suppress(IntegrityError):
            await self._run(work)

    async def snapshot(self, table_id: str) -> tuple[int, dict[str, Any]] | None:
        c = schema.snapshots.c
        query = select(c.seq, c.body).where(c.table_id == table_id)
        found = await self._read(lambda db: db.execute(query).first())
        return (found[0], msgspec.json.decode(found[1])) if found else None

    # --- rules that failed ---

    async def add_fault(self, fault: FaultRecord) -> bool:
        """Whether it was not known yet."""
        return await self._run(lambda db: rule_faults.add_fault(db, fault))

    async def faults(self, table_id: str) -> list[FaultRecord]:
        return await self._read(lambda db: rule_faults.faults_of(db, table_id))

    # --- chat ---

    async def add_chat(self, table_id: str, chat: ChatRecord) -> None:
        values = {"table_id": table_id, "person": chat.person, "seat": chat.seat, "at": chat.at, "text": chat.text}
        await self._run(lambda db: db.execute(insert(schema.chats).values(values)))

    async def chats(self, table_id: str) -> list[ChatRecord]:
        c = schema.chats.c
        query = select(c.at, c.person, c.seat, c.text).where(c.table_id == table_id)
        query = query.order_by(c.id.desc()).limit(CHATS_KEPT_IN_SIGHT)
        return await self._read(lambda db: [ChatRecord(*row) for row in reversed(db.execute(query).all())])
