"""New campaigns and new chapters: the next one, or a branch from anywhere in the past."""

import time
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from starboard.bots.base import bots_for
from starboard.bots.people import bot_players
from starboard.kernel.campaign import BEGINNING, CampaignError
from starboard.kernel.encoding import encode
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game
from starboard.kernel.setup import Roles, Setup, check_campaign, filled_roles, fits
from starboard.server.campaigns.trees import campaign_refusal, tree_of
from starboard.server.refusals import RequestRefused
from starboard.server.running.server_process import ServerProcess
from starboard.server.storage.campaigns import CampaignFull
from starboard.server.storage.records import CampaignRecord, ChapterRecord, SeatRecord, TableRecord
from starboard.server.tables.lobby import Wishes, clean_name, new_id, new_record
from starboard.server.tables.setups import USUAL_SEATS, refuse_impossible, setup_refusal

MOST_CHAPTERS = 500  # of one campaign


class ChapterWish(msgspec.Struct):
    """A chapter to begin: where it goes on from, as which branch, with what; None is the usual."""

    after: int
    branch: int
    scenario: str
    seats: list[SeatRecord] | None
    table: Wishes | None


class BegunChapter(NamedTuple):
    chapter: ChapterRecord
    table: TableRecord | None
    new: bool


async def create(
    process: ServerProcess, person: str, game: Game, kind: str, name: str, mode: str, options: Sequence[str]
) -> CampaignRecord:
    """A campaign before its first chapter."""
    try:
        campaign = game.offer.campaign(kind)
        mode = mode or next(one.id for one in game.offer.modes if fits(campaign, one.id))
        check_campaign(game.offer, kind, mode, options)
    except StarboardError as error:
        raise setup_refusal(game.name, error) from error
    now = time.time()
    record = CampaignRecord(new_id(), clean_name(name), game.name, kind, mode, sorted(set(options)), person, now, now)
    sheet = msgspec.json.encode(encode(game.new_sheet(kind))).decode()
    if not await process.store.campaigns.add(record, sheet, process.settings.campaigns_per_person):
        raise RequestRefused("campaigns-full")
    return record


async def begin(process: ServerProcess, person: str, campaign: CampaignRecord, wish: ChapterWish) -> BegunChapter:
    """A chapter with its table in the lobby. Whoever wants the same one a moment later gets the one that is there."""
    if campaign.archived:
        raise RequestRefused("campaign-archived")
    game = process.game(campaign.game)
    tree = tree_of(campaign)
    try:
        begun = tree.after(wish.after)
        if wish.branch < len(begun):
            return await _begun(process, campaign.chapters[begun[wish.branch].number - 1], new=False)
        scenario = wish.scenario or tree.may_follow(wish.after)[0]
        tree.begin(wish.after, wish.branch, scenario)
    except CampaignError as error:
        raise campaign_refusal(error) from error
    if len(campaign.chapters) >= MOST_CHAPTERS:
        raise RequestRefused("campaign-full")
    table = await _table(process, game, person, campaign, wish, scenario)
    chapter = ChapterRecord(campaign.id, 0, wish.after, wish.branch, scenario, table.created)
    try:
        found = await process.store.campaigns.begin(chapter, table, process.settings.tables_per_person)
    except CampaignFull:
        raise RequestRefused("table-full") from None
    if found is None:  # the end it would go on from was taken back just now
        raise RequestRefused("chapter-not-over")
    return await _begun(process, found.chapter, found.new)


async def _begun(process: ServerProcess, chapter: ChapterRecord, new: bool) -> BegunChapter:
    return BegunChapter(chapter, await process.record(chapter.table) if chapter.table else None, new)


async def _table(
    process: ServerProcess, game: Game, person: str, campaign: CampaignRecord, wish: ChapterWish, scenario: str
) -> TableRecord:
    """The table of a new chapter. Everybody who has played in this campaign may come in."""
    before = await _table_before(process, campaign, wish.after)
    sheet = await process.store.campaigns.sheet(campaign.id, wish.after)
    seats = wish.seats
    if seats is None:
        known = before.seats if before else _brought_seats(game, campaign, wish.after)
        seats = seats_as_before(game, campaign.mode, scenario, person, known)
    try:
        roles = filled_roles(game.offer, campaign.mode, [tuple(seat.roles) for seat in seats], scenario)
    except StarboardError as error:
        raise setup_refusal(game.name, error) from error
    setup = Setup(campaign.mode, roles, tuple(campaign.options), scenario, sheet)
    refuse_impossible(game, setup)
    table = new_record(game, person, wish.table or wishes_as_before(campaign, before), setup, seats)
    table.members |= await process.store.campaigns.members(campaign.id)
    return table


async def _table_before(process: ServerProcess, campaign: CampaignRecord, after: int) -> TableRecord | None:
    table = campaign.chapters[after - 1].table if after != BEGINNING else None
    return await process.record(table) if table else None


def _brought_seats(game: Game, campaign: CampaignRecord, after: int) -> list[SeatRecord]:
    """Of a chapter that was brought without its table: its bots, as far as they can play here, and its roles."""
    players = (campaign.chapters[after - 1].players or []) if after != BEGINNING else []
    bots = (*bot_players(game.name), *bots_for(game.name))
    return [
        SeatRecord(number, bot=player["bot"] if player["bot"] in bots else None, roles=list(player["roles"]))
        for number, player in enumerate(players)
    ]


def seats_as_before(
    game: Game, mode: str, scenario: str, person: str, before: Sequence[SeatRecord]
) -> list[SeatRecord]:
    """The seats of the chapter before, as far as they fit here: you on yours, bots on theirs, the others free."""
    least, most = game.offer.counts(mode, scenario)
    known = {role.id for role in game.offer.roles_in(mode, scenario)}
    old = before or [SeatRecord(0, person=person)] + [SeatRecord(0)] * (USUAL_SEATS - 1)
    seats: list[SeatRecord] = []
    for number in range(min(max(len(old), least), most)):
        place = old[number] if number < len(old) else SeatRecord(0)
        mine = place.person == person
        bot = place.bot if place.person is None else None
        roles: Roles = tuple(place.roles) if known.issuperset(place.roles) else ()
        seats.append(SeatRecord(number, person if mine else None, bot, roles=list(roles)))
    if not any(seat.person for seat in seats) and (free := [seat for seat in seats if seat.bot is None]):
        free[0].person = person
    return seats


def wishes_as_before(campaign: CampaignRecord, before: TableRecord | None) -> Wishes:
    """A table like that of the chapter before."""
    if before is None:
        return Wishes(campaign.name, False, "live", 8.0, True, True, False)
    return Wishes(
        campaign.name, before.open, before.pace, before.reaction_seconds, before.odds, before.spectators, False
    )
