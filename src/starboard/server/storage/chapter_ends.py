"""The end of a chapter: its sheet is written with the chapter's last decision, and withdrawn if that is taken back."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, exists, select, update

from starboard.server.storage import schema


class ChapterGoesOn(Exception):
    """The last decision of a chapter cannot be taken back: the next chapter has begun from its end."""


class ChapterEnd(msgspec.Struct, frozen=True):
    """What a chapter hands on: the sheet as JSON can say it, the scenarios that may follow, and what is told of it."""

    sheet: dict[str, Any]
    following: list[str]
    told: list[dict[str, Any]] = []  # sentences for everybody, as message ids with arguments


def write_ends(db: Connection, ends: Sequence[tuple[str, float, ChapterEnd | None]]) -> None:
    """Chapters, by their tables, that end at a moment, or whose end is taken back. What was written once stays."""
    c = schema.chapters.c
    campaigns = _hold(db, [table for table, _, _ in ends])
    for table, at, end in ends:
        mine = update(schema.chapters).where(c.table_id == table)
        if end is None:
            _refuse_if_it_goes_on(db, table)
            db.execute(mine.values(sheet=None, following=None, told=None, ended=None))
        else:
            values = {name: msgspec.json.encode(getattr(end, name)).decode() for name in ("sheet", "following", "told")}
            db.execute(mine.where(c.sheet.is_(None)).values(**values, ended=at))
        change = update(schema.campaigns).where(schema.campaigns.c.id == campaigns[table])
        db.execute(change.values(updated=at))


def _hold(db: Connection, tables: Sequence[str]) -> dict[str, str]:
    """The campaigns of these tables; until the end of the transaction nobody else changes their trees.

    Always in the same order, so that two processes do not wait for each other.
    """
    c = schema.chapters.c
    found = {table: campaign for table, campaign in db.execute(
        select(c.table_id, c.campaign).where(c.table_id.in_(list(tables)))
    )}  # fmt: skip
    for campaign in sorted(set(found.values())):
        db.execute(select(schema.campaigns.c.id).where(schema.campaigns.c.id == campaign).with_for_update())
    return found


def _refuse_if_it_goes_on(db: Connection, table: str) -> None:
    c, later = schema.chapters.c, schema.chapters.alias()
    next_one = exists().where((later.c.campaign == c.campaign) & (later.c.parent == c.number))
    if db.execute(select(c.number).where((c.table_id == table) & next_one)).first() is not None:
        raise ChapterGoesOn
