"""Rows of the database and the records that the server works with."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, RowMapping, func, insert, select, text, true, update

from starboard.server.storage import schema
from starboard.server.storage.moves import Move, insert_moves
from starboard.server.storage.records import PersonRecord, SeatRecord, TableRecord

TABLES_LISTED = 100  # at once; the next are asked for by the last of these
OPEN_STATUSES = ("lobby", "playing", "paused")

PEOPLE = schema.people.outerjoin(schema.accounts, schema.accounts.c.person == schema.people.c.id)


def people_of(source: Any) -> Any:
    c = schema.people.c
    return select(c.id, c.name, c.webhook, schema.accounts.c.login.label("account")).select_from(source)


def person_of(row: RowMapping | None) -> PersonRecord | None:
    return PersonRecord(**row) if row else None


def values_of_table(table: TableRecord) -> dict[str, Any]:
    values = {column.name: getattr(table, column.name) for column in schema.tables.c}
    values["options"] = msgspec.json.encode(table.options).decode()
    values["waiting"] = msgspec.json.encode(table.waiting).decode()
    values["results"] = msgspec.json.encode(table.results).decode() if table.results else None
    values["sheet"] = msgspec.json.encode(table.sheet).decode() if table.sheet else None
    values["own"] = table.own or None
    values["own_titles"] = msgspec.json.encode(table.own_titles).decode() if table.own_titles else None
    return values


def values_of_seat(table_id: str, seat: SeatRecord) -> dict[str, Any]:
    values = {"table_id": table_id, **msgspec.structs.asdict(seat)}
    values["roles"] = msgspec.json.encode(seat.roles).decode()
    return values


def json_or_none(value: Any) -> str | None:
    return None if value is None else msgspec.json.encode(value).decode()


def insert_table(db: Connection, table: TableRecord, first: Sequence[Move], most: int | None) -> bool:
    """A new table with its seats and first moves; False if its host has `most` tables open."""
    # Whoever opens another one for the same host waits here, so that two at once are counted as two.
    db.execute(select(schema.people.c.id).where(schema.people.c.id == table.host).with_for_update())
    if most is not None and count_open_tables(db, table.host) >= most:
        return False
    db.execute(insert(schema.tables).values(values_of_table(table)))
    db.execute(insert(schema.seats), [values_of_seat(table.id, seat) for seat in table.seats])
    db.execute(insert(schema.members), [{"table_id": table.id, "person": who} for who in table.members])
    for person, seats in table.seen.items():
        for seat in seats:
            note_seen(db, table.id, person, seat)
    insert_moves(db, first)
    return True


def note_seen(db: Connection, table_id: str, person: str, seat: int) -> None:
    row = {"table_id": table_id, "person": person, "seat": seat}
    db.execute(text("INSERT INTO seen VALUES (:table_id, :person, :seat) ON CONFLICT DO NOTHING"), row)


def count_open_tables(db: Connection, host: str) -> int:
    c = schema.tables.c
    count = select(func.count()).select_from(schema.tables).where((c.host == host) & c.status.in_(OPEN_STATUSES))
    return int(db.execute(count).scalar_one())


class PageEnd(NamedTuple):
    """The last one on a page of a list that goes by when things were changed; at one moment it goes by their ids."""

    updated: float
    id: str = ""


def after_page(columns: Any, end: PageEnd | None) -> Any:
    """What comes after a page; everything where there was none."""
    if end is None:
        return true()
    return (columns.updated < end.updated) | ((columns.updated == end.updated) & (columns.id < end.id))


def latest_first(columns: Any) -> tuple[Any, Any]:
    """The order of such a list."""
    return columns.updated.desc(), columns.id.desc()


def revise(db: Connection, which: Any, **values: Any) -> bool:
    """Change a table, so that other processes see that it was changed; whether there was one."""
    change = update(schema.tables).where(which).values(revision=schema.tables.c.revision + 1, **values)
    return db.execute(change).rowcount == 1


def member(table_id: str, person: str) -> Any:
    return (schema.members.c.table_id == table_id) & (schema.members.c.person == person)


def tables_where(db: Connection, wanted: Any, sheets: bool = False) -> list[TableRecord]:
    """Tables with their seats and members, the latest first. Sheets and scenarios are large, and left out of lists."""
    columns = [column for column in schema.tables.c if sheets or column.name not in ("sheet", "own")]
    query = select(*columns).where(wanted).order_by(*latest_first(schema.tables.c)).limit(TABLES_LISTED)
    found: dict[str, TableRecord] = {}
    for row in db.execute(query).mappings():
        values = dict(row)
        values["options"] = msgspec.json.decode(values["options"])
        values["waiting"] = msgspec.json.decode(values["waiting"])
        values["results"] = msgspec.json.decode(values["results"]) if values["results"] else None
        values["sheet"] = msgspec.json.decode(values["sheet"] or "null") if sheets else msgspec.UNSET
        values["own"] = values["own"] or "" if sheets else msgspec.UNSET
        values["own_titles"] = msgspec.json.decode(values["own_titles"] or "{}")
        found[values["id"]] = TableRecord(**values)
    ids = list(found)
    c = schema.seats.c
    seats = select(c.table_id, c.seat, c.person, c.bot, c.reactions, c.roles).where(c.table_id.in_(ids))
    for table_id, seat, person, bot, reactions, roles in db.execute(seats.order_by(c.seat)):
        found[table_id].seats.append(SeatRecord(seat, person, bot, reactions, msgspec.json.decode(roles)))
    m = schema.members.c
    members = select(m.table_id, m.person, m.sent_away).where(m.table_id.in_(ids))
    for table_id, person, sent_away in db.execute(members):
        record = found[table_id]
        (record.sent_away if sent_away else record.members).add(person)
    h = schema.chapters.c
    for table_id, campaign, number in db.execute(select(h.table_id, h.campaign, h.number).where(h.table_id.in_(ids))):
        found[table_id].chapter = (campaign, number)
    k = schema.seen.c
    for table_id, person, seat in db.execute(select(k.table_id, k.person, k.seat).where(k.table_id.in_(ids))):
        found[table_id].seen.setdefault(person, set()).add(seat)
    return list(found.values())
