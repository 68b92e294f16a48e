"""A set-up that is changed before the game begins."""

import time

from sqlalchemy import Connection, delete, insert, update

from starboard.server.storage import schema
from starboard.server.storage.records import TableRecord
from starboard.server.storage.rows import revise, values_of_seat, values_of_table

CHANGED = ("mode", "scenario", "options", "own", "own_titles")


def change_setup(db: Connection, table: TableRecord, revision: int) -> bool:
    """Whether the table still was in the lobby, and as the change supposes."""
    c = schema.tables.c
    same = (c.id == table.id) & (c.status == "lobby") & (c.revision == revision)
    values = {name: value for name, value in values_of_table(table).items() if name in CHANGED}
    if not revise(db, same, updated=time.time(), **values):
        return False
    db.execute(delete(schema.seats).where(schema.seats.c.table_id == table.id))
    db.execute(insert(schema.seats), [values_of_seat(table.id, seat) for seat in table.seats])
    if table.chapter is not None:
        chapter = schema.chapters.c.table_id == table.id
        db.execute(update(schema.chapters).where(chapter).values(scenario=table.scenario))
    return True
