"""Rules that failed, as the database keeps them."""

import msgspec
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from starboard.server.storage import schema
from starboard.server.storage.records import FaultRecord

MOST_REPORTED = 20  # of one table, the first ones


def add_fault(db: Connection, fault: FaultRecord) -> bool:
    """Whether it was not known yet."""
    values = {
        "table_id": fault.table,
        "seq": fault.seq,
        "at": fault.at,
        "error": str(fault.about["error"])[:80],
        "place": str(fault.about["place"])[:300],
        "about": msgspec.json.encode(fault.about).decode(),
        "decision": msgspec.json.encode(fault.decision).decode(),
    }
    try:
        with db.begin_nested():
            db.execute(insert(schema.faults).values(values))
    except IntegrityError:
        return False
    return True


def faults_of(db: Connection, table: str) -> list[FaultRecord]:
    c = schema.faults.c
    query = select(c.seq, c.at, c.about, c.decision).where(c.table_id == table).order_by(c.id).limit(MOST_REPORTED)
    decode = msgspec.json.decode
    return [
        FaultRecord(table, seq, at, decode(about), decode(decision)) for seq, at, about, decision in db.execute(query)
    ]
