"""Campaigns and their chapters in the database.

Whatever changes a campaign's tree takes hold of the campaign's row first, so that beginning a chapter and taking back
the end of the one before are done one after the other, whichever processes do them.
"""

import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, func, insert, or_, select, update

from starboard.server.storage import schema
from starboard.server.storage.access import Access
from starboard.server.storage.records import CampaignRecord, ChapterRecord, TableRecord
from starboard.server.storage.rows import PageEnd, after_page, insert_table, json_or_none, latest_first

LISTED = 50  # campaigns at once; the next are asked for by the last of these

_JSON = ("following", "told", "players")


class CampaignFull(Exception):
    """Its host has as many campaigns, or open tables, as anybody may have."""


class Begun(msgspec.Struct, frozen=True):
    """A chapter, and whether it was begun just now or is one that somebody else has begun."""

    chapter: ChapterRecord
    new: bool


class CampaignStore:
    """Every method is awaited and bounded in time, as in `Store`."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def add(self, campaign: CampaignRecord, sheet: str, most: int) -> bool:
        """A new campaign; False if its host has `most` of them."""

        def work(db: Connection) -> bool:
            if not _room_for_another(db, campaign.host, most):
                return False
            _insert_campaign(db, campaign, sheet)
            return True

        return await self._access.write(work)

    async def campaign(self, campaign_id: str) -> CampaignRecord | None:
        """With its chapters, but without any sheets."""
        found = await self._access.read(lambda db: _where(db, schema.campaigns.c.id == campaign_id, 1))
        return found[0] if found else None

    async def of_person(self, person: str, after: PageEnd | None = None) -> list[CampaignRecord]:
        """The latest campaigns that somebody hosts or has come to a table of, or those that come after a page."""
        c = schema.campaigns.c
        mine = or_(c.host == person, c.id.in_(_played_by(person)))
        return await self._access.read(lambda db: _where(db, mine & after_page(c, after), LISTED))

    async def members(self, campaign_id: str) -> set[str]:
        """Its host, and everybody who has come to a table of one of its chapters and was not sent away from it."""
        tables = select(schema.chapters.c.table_id).where(schema.chapters.c.campaign == campaign_id)
        seats, members = schema.seats.c, schema.members.c
        host = select(schema.campaigns.c.host).where(schema.campaigns.c.id == campaign_id)
        sits = select(seats.person).where(seats.table_id.in_(tables), seats.person.is_not(None))
        came = select(members.person).where(members.table_id.in_(tables), ~members.sent_away)
        return await self._access.read(lambda db: set(db.execute(host.union(sits, came)).scalars()))

    async def players(self, campaign_id: str) -> set[str]:
        """Everybody who has known a hand in one of its chapters, be they gone or sent away."""
        tables = select(schema.chapters.c.table_id).where(schema.chapters.c.campaign == campaign_id)
        seats, seen = schema.seats.c, schema.seen.c
        sits = select(seats.person).where(seats.table_id.in_(tables), seats.person.is_not(None))
        knew = select(seen.person).where(seen.table_id.in_(tables))
        return await self._access.read(lambda db: set(db.execute(sits.union(knew)).scalars()))

    async def sheet(self, campaign_id: str, number: int) -> dict[str, Any] | None:
        """The sheet that a chapter has written, or the first one of the campaign (0); None if there is none (yet)."""
        campaigns, chapters = schema.campaigns.c, schema.chapters.c
        query = select(campaigns.sheet).where(campaigns.id == campaign_id)
        if number:
            query = select(chapters.sheet).where((chapters.campaign == campaign_id) & (chapters.number == number))
        found = await self._access.read(lambda db: db.execute(query).scalar())
        return None if found is None else msgspec.json.decode(found)

    async def ended(self, campaign_id: str) -> bool:
        """Whether any branch of it has come to its end."""
        c = schema.chapters.c
        query = select(func.count()).where((c.campaign == campaign_id) & (c.following == "[]"))
        return await self._access.read(lambda db: bool(db.execute(query).scalar_one()))

    async def change(self, campaign_id: str, **values: Any) -> None:
        change = update(schema.campaigns).where(schema.campaigns.c.id == campaign_id)
        await self._access.write(lambda db: db.execute(change.values(updated=time.time(), **values)))

    async def take_out(self, campaign_id: str, host: str, most: int) -> bool:
        """Out of the archive; False if its host has `most` campaigns outside of it."""

        def work(db: Connection) -> bool:
            if not _room_for_another(db, host, most):
                return False
            change = update(schema.campaigns).where(schema.campaigns.c.id == campaign_id)
            db.execute(change.values(updated=time.time(), archived=False))
            return True

        return await self._access.write(work)

    async def begin(self, chapter: ChapterRecord, table: TableRecord, most: int) -> Begun | None:
        """A chapter and its table, or the one that has this place already. None if the end it goes on from is gone.

        Raises `CampaignFull` if the table's host has `most` tables open.
        """

        def work(db: Connection) -> Begun | None:
            _take_hold(db, chapter.campaign)
            begun = _chapters(db, [chapter.campaign])
            for one in begun:
                if (one.parent, one.branch) == (chapter.parent, chapter.branch):
                    return Begun(one, False)
            if chapter.parent and begun[chapter.parent - 1].following is None:
                return None
            if not insert_table(db, table, (), most):
                raise CampaignFull
            new = msgspec.structs.replace(chapter, number=len(begun) + 1, table=table.id)
            insert_chapters(db, [new])
            touch(db, chapter.campaign)
            return Begun(new, True)

        return await self._access.write(work)

    async def bring(
        self, campaign: CampaignRecord, sheet: str, chapters: Sequence[tuple[ChapterRecord, str | None]],
        tables: Sequence[tuple[TableRecord, Sequence[Any]]], most: int, most_tables: int,
    ) -> bool:  # fmt: skip
        """A whole campaign from a file, with its tables and their first moves; all of it or nothing."""

        def work(db: Connection) -> bool:
            if not _room_for_another(db, campaign.host, most):
                return False
            _insert_campaign(db, campaign, sheet)
            for table, moves in tables:
                if not insert_table(db, table, moves, most_tables if table.results is None else None):
                    raise CampaignFull
            insert_chapters(db, [chapter for chapter, _ in chapters], [after for _, after in chapters])
            return True

        return await self._access.write(work)


# --- parts of transactions ---


def _take_hold(db: Connection, campaign_id: str) -> None:
    """Until the end of the transaction nobody else changes this campaign's tree."""
    db.execute(select(schema.campaigns.c.id).where(schema.campaigns.c.id == campaign_id).with_for_update())


def touch(db: Connection, campaign_id: str) -> None:
    db.execute(update(schema.campaigns).where(schema.campaigns.c.id == campaign_id).values(updated=time.time()))


def _room_for_another(db: Connection, host: str, most: int) -> bool:
    # Whoever opens another one for the same host waits here, so that two at once are counted as two.
    db.execute(select(schema.people.c.id).where(schema.people.c.id == host).with_for_update())
    c = schema.campaigns.c
    count = select(func.count()).select_from(schema.campaigns).where((c.host == host) & ~c.archived)
    return int(db.execute(count).scalar_one()) < most


def _insert_campaign(db: Connection, campaign: CampaignRecord, sheet: str) -> None:
    values = {column.name: getattr(campaign, column.name) for column in schema.campaigns.c if column.name != "sheet"}
    values["options"] = json_or_none(campaign.options)
    db.execute(insert(schema.campaigns).values(sheet=sheet, **values))


def insert_chapters(db: Connection, chapters: Sequence[ChapterRecord], sheets: Sequence[str | None] = ()) -> None:
    rows = []
    for at, chapter in enumerate(chapters):
        values: dict[str, Any] = msgspec.structs.asdict(chapter)
        values["table_id"] = values.pop("table")
        values.update({name: json_or_none(values[name]) for name in _JSON})
        rows.append({**values, "sheet": sheets[at] if sheets else None})
    if rows:
        db.execute(insert(schema.chapters), rows)


def _played_by(person: str) -> Any:
    """The campaigns of whose chapters somebody has a seat, or may come in."""
    c, seats, members = schema.chapters.c, schema.seats.c, schema.members.c
    sits = select(seats.table_id).where(seats.person == person)
    came = select(members.table_id).where((members.person == person) & ~members.sent_away)
    return select(c.campaign).where(or_(c.table_id.in_(sits), c.table_id.in_(came)))


def _where(db: Connection, wanted: Any, most: int) -> list[CampaignRecord]:
    c = schema.campaigns.c
    columns = [column for column in c if column.name != "sheet"]
    rows = db.execute(select(*columns).where(wanted).order_by(*latest_first(c)).limit(most)).mappings()
    found: dict[str, CampaignRecord] = {}
    for row in rows:
        found[row["id"]] = CampaignRecord(**{**row, "options": msgspec.json.decode(row["options"])})
    for chapter in _chapters(db, list(found)):
        found[chapter.campaign].chapters.append(chapter)
    return list(found.values())


def _chapters(db: Connection, campaigns: Sequence[str]) -> list[ChapterRecord]:
    c = schema.chapters.c
    columns = [column for column in c if column.name not in ("sheet", "table_id")]
    query = select(*columns, c.table_id.label("table")).where(c.campaign.in_(list(campaigns)))
    rows = db.execute(query.order_by(c.campaign, c.number)).mappings()
    return [_chapter(dict(row)) for row in rows]


def _chapter(values: dict[str, Any]) -> ChapterRecord:
    for name in _JSON:
        values[name] = None if values[name] is None else msgspec.json.decode(values[name])
    return ChapterRecord(**values)
