"""A campaign as it concerns one person: its tree, who played what, and its sheets as far as that person may see them.

A sheet is seen with the eyes its reader had in the chapter that wrote it. Who did not sit there sees what everybody may
see, and so does everybody of the sheet a campaign begins with.
"""

from typing import Any

import structlog
from msgspec import convert

from starboard.games.registry import GAMES
from starboard.kernel.campaign import BEGINNING, read_sheet
from starboard.kernel.errors import BrokenState
from starboard.kernel.pieces import project
from starboard.kernel.visibility import SPECTATOR
from starboard.server.campaigns.access import campaign_secret
from starboard.server.campaigns.trees import tree_of
from starboard.server.people.names import Names
from starboard.server.refusals import RequestRefused
from starboard.server.running.server_process import ServerProcess
from starboard.server.storage.records import CampaignRecord, ChapterRecord, TableRecord
from starboard.server.tables.describing import describe
from starboard.server.tables.setups import roles_of
from starboard.server.wire.campaign_info import (
    BegunChapterInfo,
    CampaignInfo,
    CampaignSummary,
    CampaignYou,
    ChapterInfo,
    ChapterPage,
    ChapterSeat,
)
from starboard.server.wire.frames import event_line
from starboard.server.wire.seat_view import Said

log = structlog.get_logger(__name__)

LAST_LINES = 12  # of a chapter's log

Tables = dict[str, TableRecord]


def summarised(names: Names, campaign: CampaignRecord) -> CampaignSummary:
    playing = [chapter.table for chapter in campaign.chapters if chapter.following is None and chapter.table]
    return CampaignSummary(
        campaign.id, campaign.name, campaign.game, campaign.kind, campaign.mode, names.person(campaign.host),
        campaign.created, campaign.updated, campaign.archived, tree_of(campaign).ended, len(campaign.chapters),
        playing[::-1], campaign.chapters[-1].scenario if campaign.chapters else "",
    )  # fmt: skip


async def described(process: ServerProcess, campaign: CampaignRecord, person: str) -> CampaignInfo:
    """The whole tree, with the sheet of the last chapter that is over."""
    tables = await _tables(process, campaign)
    members = await process.store.campaigns.members(campaign.id)
    await process.names.learn(members)
    over = [chapter for chapter in campaign.chapters if chapter.following is not None]
    latest = max(over, key=lambda chapter: (chapter.ended or 0.0, chapter.number)) if over else None
    tree = tree_of(campaign)
    people = sorted([process.names.person(one) for one in members], key=lambda one: (one.name, one.id))
    present = {person, *_here(process, campaign)}
    return CampaignInfo(
        id=campaign.id, name=campaign.name, game=campaign.game, kind=campaign.kind, mode=campaign.mode,
        options=campaign.options, host=process.names.person(campaign.host), created=campaign.created,
        updated=campaign.updated, archived=campaign.archived, ended=tree.ended,
        secret=await campaign_secret(process, campaign.id, campaign.game, person), first=tree.first,
        chapters=[chapter_info(process.names, chapter, tables, person) for chapter in campaign.chapters],
        sheet=await seen_sheet(process, campaign, latest, tables, person),
        sheet_of=latest.number if latest else BEGINNING,
        people=people, here=[one.id for one in people if one.id in present],
        you=CampaignYou(campaign.host == person),
    )  # fmt: skip


def _here(process: ServerProcess, campaign: CampaignRecord) -> set[str]:
    """Who looks at a table of the campaign, as far as this process knows its tables."""
    found: set[str] = set()
    for chapter in campaign.chapters:
        table = process.tables.get(chapter.table or "")
        if table is not None:
            people = [table.record.seats[seat].person for seat in table.presence.seats()]
            found.update([one for one in (*people, *[viewer.person for viewer in table.viewers]) if one is not None])
    return found


async def chapter_page(process: ServerProcess, campaign: CampaignRecord, number: int, person: str) -> ChapterPage:
    """What happened in one chapter."""
    if not 1 <= number <= len(campaign.chapters):
        raise RequestRefused("no-such-chapter")
    chapter = campaign.chapters[number - 1]
    parent = campaign.chapters[chapter.parent - 1] if chapter.parent != BEGINNING else None
    tables = await _tables(process, campaign, [one for one in (parent, chapter) if one is not None])
    table = tables.get(chapter.table or "")
    return ChapterPage(
        chapter_info(process.names, chapter, tables, person),
        describe(process.names, table, person) if table else None,
        await seen_sheet(process, campaign, parent, tables, person),
        await seen_sheet(process, campaign, chapter, tables, person) if chapter.following is not None else None,
        await _last_lines(process, table, person) if table else [],
    )


async def begun_chapter(
    process: ServerProcess, chapter: ChapterRecord, table: TableRecord | None, new: bool, person: str
) -> BegunChapterInfo:
    info = chapter_info(process.names, chapter, {table.id: table} if table else {}, person)
    return BegunChapterInfo(info, describe(process.names, table, person) if table else None, new)


def chapter_info(names: Names, chapter: ChapterRecord, tables: Tables, person: str) -> ChapterInfo:
    table = tables.get(chapter.table or "")
    return ChapterInfo(
        number=chapter.number, parent=chapter.parent, branch=chapter.branch, scenario=chapter.scenario,
        table=chapter.table, status=table.status if table else None, seats=_seats(names, chapter, table),
        seat=table.seat_of(person) if table else None, over=chapter.following is not None,
        following=chapter.following, results=table.results if table else None, begun=chapter.begun,
        ended=chapter.ended, told=[convert(one, Said) for one in chapter.told or []],
    )  # fmt: skip


def _seats(names: Names, chapter: ChapterRecord, table: TableRecord | None) -> list[ChapterSeat]:
    """Who played; of a chapter that was brought, as its file says."""
    if chapter.players is not None:
        return [ChapterSeat(one["name"], None, one["bot"], one["roles"]) for one in chapter.players]
    if table is None:
        return []
    seats = []
    for place, roles in zip(table.seats, roles_of(table), strict=True):
        person = names.person(place.person) if place.person else None
        seats.append(ChapterSeat(person.name if person else "", person, place.bot, list(roles)))
    return seats


async def seen_sheet(
    process: ServerProcess, campaign: CampaignRecord, chapter: ChapterRecord | None, tables: Tables, person: str
) -> dict[str, Any] | None:
    """The sheet that a chapter wrote, or the one the campaign begins with, as this person may see it."""
    game = GAMES.get(campaign.game)
    plain = await process.store.campaigns.sheet(campaign.id, chapter.number if chapter else BEGINNING)
    if game is None or plain is None:
        return None
    table = tables.get(chapter.table or "") if chapter else None
    seat = table.seat_of(person) if table else None
    try:
        return project(read_sheet(game, plain), SPECTATOR if seat is None else seat)
    except BrokenState as error:
        log.error("a sheet cannot be read", campaign=campaign.id, error=str(error))
        return None


async def _last_lines(process: ServerProcess, record: TableRecord, person: str) -> list[Any]:
    """The end of a chapter's log, as the reader may know it."""
    if record.status == "lobby":
        return []
    try:
        table = await process.table(record.id)
    except RequestRefused:  # it is damaged; everything else of the campaign can still be shown
        return []
    seat = record.seat_of(person)
    async with table.lock:
        events = list(enumerate(table.history.events))[-LAST_LINES:]
        eyes = SPECTATOR if seat is None else seat
        return [event_line(table.match, number, happening, eyes) for number, happening in events]


async def _tables(
    process: ServerProcess, campaign: CampaignRecord, chapters: list[ChapterRecord] | None = None
) -> Tables:
    """The tables of these chapters, or of all, by their ids."""
    wanted = campaign.chapters if chapters is None else chapters
    found = await process.store.tables_named([chapter.table for chapter in wanted if chapter.table])
    await process.names.learn({person for table in found for person in table.people})
    return {table.id: table for table in found}
