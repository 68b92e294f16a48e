"""A whole campaign as one file, and from one."""

import time
from typing import Any

import msgspec
import structlog

from starboard.games.registry import GAMES
from starboard.kernel.campaign_files import CampaignFile, ChapterInFile, SeatInFile, dump_campaign, without
from starboard.server.campaigns.access import campaign_secret
from starboard.server.campaigns.import_checks import BroughtCampaign, BroughtChapter, examine_campaign
from starboard.server.refusals import RequestRefused
from starboard.server.running.limited_workers import Failed, TooMuch
from starboard.server.running.server_process import ServerProcess
from starboard.server.storage.campaigns import CampaignFull
from starboard.server.storage.moves import Move
from starboard.server.storage.records import EVERYTHING, CampaignRecord, ChapterRecord, SeatRecord, TableRecord
from starboard.server.tables import import_export
from starboard.server.tables.lobby import Wishes, clean_name, new_id, new_record, put_bots
from starboard.server.tables.setups import roles_of

log = structlog.get_logger(__name__)


async def export(process: ServerProcess, campaign: CampaignRecord, person: str) -> bytes:
    """All chapters with their games. One that is being played is left out, unless only this person plays it."""
    if await campaign_secret(process, campaign.id, campaign.game, person):
        raise RequestRefused("campaign-secret")
    game = process.game(campaign.game)
    left_out: set[int] = set()
    chapters: list[ChapterInFile] = []
    for chapter in campaign.chapters:
        table = await process.record(chapter.table) if chapter.table else None
        save = await _save(process, table, person) if table else b"null"
        if save is None:
            left_out.add(chapter.number)
        sheet = await process.store.campaigns.sheet(campaign.id, chapter.number)
        chapters.append(
            ChapterInFile(
                chapter.number, chapter.parent, chapter.branch, chapter.scenario, chapter.following, sheet,
                _seats(process, chapter, table), chapter.begun, chapter.ended, msgspec.Raw(save or b"null"),
            )
        )  # fmt: skip
    first = await process.store.campaigns.sheet(campaign.id, 0)
    assert first is not None, f"{campaign.id} has no first sheet"
    return dump_campaign(
        CampaignFile(
            campaign.game, game.rules_version, campaign.kind, campaign.name, campaign.mode, campaign.options, first,
            without(chapters, left_out),
        )
    )  # fmt: skip


async def _save(process: ServerProcess, table: TableRecord, person: str) -> bytes | None:
    """A chapter's game as a save; None if its hands are still hidden from this person, or there are none yet."""
    if table.results is None and (table.seat_of(person) is None or table.status == "lobby"):
        return None
    try:
        return (await import_export.export(process, table, person)).rstrip()
    except RequestRefused as refused:
        if refused.code == "others-played":
            return None
        raise


def _seats(process: ServerProcess, chapter: ChapterRecord, table: TableRecord | None) -> list[SeatInFile]:
    if chapter.players is not None:
        return [msgspec.convert(one, SeatInFile) for one in chapter.players]
    if table is None:
        return []
    names = [process.names.person(seat.person).name if seat.person else "" for seat in table.seats]
    roles = roles_of(table)
    return [SeatInFile(names[at], seat.bot, list(roles[at])) for at, seat in enumerate(table.seats)]


async def import_campaign(process: ServerProcess, person: str, data: bytes) -> CampaignRecord:
    """A campaign from a file, yours or somebody else's: it is your own from now on, and goes on where it stood."""
    brought = await _examined(process, data)
    name = clean_name(brought.name)
    now = time.time()
    campaign = CampaignRecord(
        new_id(), name, brought.game, brought.kind, brought.mode, brought.options, person, now, now
    )
    tables = [_table(process, person, name, chapter) for chapter in brought.chapters]
    chapters = [_chapter(campaign.id, one, table) for one, table in zip(brought.chapters, tables, strict=True)]
    settings = process.settings
    try:
        kept = await process.store.campaigns.bring(
            campaign, _encoded(brought.sheet), chapters, [table for table in tables if table],
            settings.campaigns_per_person, settings.tables_per_person,
        )  # fmt: skip
    except CampaignFull:
        raise RequestRefused("table-full") from None
    if not kept:
        raise RequestRefused("campaigns-full")
    return campaign


async def _examined(process: ServerProcess, data: bytes) -> BroughtCampaign:
    try:
        found = await process.campaign_examiners.run(examine_campaign, data, process.settings.seed)
        return msgspec.convert(found, BroughtCampaign)
    except TooMuch as error:
        log.warning("a campaign's file was given up", why=str(error))
        raise RequestRefused("too-much-work", str(error)) from error
    except Failed as error:
        log.error("a campaign's file could not be examined", traceback=str(error))
        raise RequestRefused("bad-file") from error


Brought = tuple[TableRecord, list[Move]]


def _table(process: ServerProcess, person: str, name: str, chapter: BroughtChapter) -> Brought | None:
    """The table of a chapter: you in the first seat, bots in the others. You know all of its past."""
    opening = chapter.opening
    if opening is None:
        return None
    game = GAMES[opening.game]
    seats = [SeatRecord(seat) for seat in range(len(opening.setup.seats))]
    seats[0].person = person
    put_bots(game.name, "", seats, range(1, len(seats)))
    record = new_record(game, person, Wishes(name, False, "live", 8.0, True, True, False), opening.setup, seats)
    record.status = "playing" if opening.results is None else "over"
    record.waiting, record.results = opening.waiting, opening.results
    record.seen[person] = {0, EVERYTHING}
    return record, [Move(record.id, 0, opening.kind, -1, time.time(), opening.body)]


def _chapter(campaign: str, chapter: BroughtChapter, table: Brought | None) -> tuple[ChapterRecord, str | None]:
    record = ChapterRecord(
        campaign, chapter.number, chapter.parent, chapter.branch, chapter.scenario, chapter.begun,
        table=table[0].id if table else None, following=chapter.following, ended=chapter.ended,
        players=msgspec.to_builtins(chapter.seats), told=chapter.told,
    )  # fmt: skip
    return record, None if chapter.sheet is None else _encoded(chapter.sheet)


def _encoded(sheet: dict[str, Any]) -> str:
    return msgspec.json.encode(sheet).decode()
