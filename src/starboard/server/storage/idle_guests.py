"""People who came once and never did anything: a name and a token, which nothing else in the database mentions."""

from sqlalchemy import Column, Connection, delete, select

from starboard.server.storage import schema

AT_ONCE = 500  # so that nobody waits for it


def forget_idle_guests(db: Connection, before: float) -> int:
    """Forget people who came before this moment and have no account, no seat and no word at any table; how many."""
    nothing = [~select(column).where(column == schema.people.c.id).exists() for column in _mentions()]
    query = select(schema.people.c.id).where(schema.people.c.created < before, *nothing).limit(AT_ONCE)
    strangers = list(db.execute(query).scalars())
    db.execute(delete(schema.devices).where(schema.devices.c.person.in_(strangers)))
    db.execute(delete(schema.people).where(schema.people.c.id.in_(strangers)))
    return len(strangers)


def _mentions() -> list[Column[str]]:
    """Every column that names a person, but for their own devices."""
    people = schema.people.c.id
    return [
        column
        for table in schema.METADATA.sorted_tables
        for column in table.c
        if table is not schema.devices and any(key.column is people for key in column.foreign_keys)
    ]


def keep_latest_devices(db: Connection, person: str, most: int) -> None:
    """Whoever signs in again and again leaves devices behind; the oldest are signed out."""
    c = schema.devices.c
    latest = select(c.token_hash).where(c.person == person).order_by(c.created.desc()).limit(most)
    kept = list(db.execute(latest).scalars())
    db.execute(delete(schema.devices).where((c.person == person) & c.token_hash.not_in(kept)))
