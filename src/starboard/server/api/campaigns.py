"""Campaigns: create one, go on with it, branch from its past, read its chronicle, take it home as a file."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from pydantic import Field

from starboard.kernel.campaign_files import SUFFIX
from starboard.kernel.game import Game
from starboard.server.api.dependencies import (
    AfterPage,
    Body,
    Somebody,
    TheLimiter,
    TheProcess,
    address_of,
    answers,
    json,
    refusals,
)
from starboard.server.api.setups import (
    MOST_SEATS,
    BotName,
    Name,
    OptionNames,
    SeatBody,
    TableName,
    TableWishes,
    chosen_game,
    chosen_seats,
    usual_seats,
)
from starboard.server.campaigns import access, chapters, describing, import_export
from starboard.server.campaigns.chapters import ChapterWish
from starboard.server.refusals import CODES, RequestRefused
from starboard.server.storage.records import SeatRecord
from starboard.server.tables.lobby import clean_name

router = APIRouter(prefix="/api", tags=["campaigns"])

CampaignId = Annotated[str, Path(max_length=16, pattern=r"^[a-z0-9]+$")]
ChapterNumber = Annotated[int, Path(ge=1, le=chapters.MOST_CHAPTERS)]


class CampaignBody(Body):
    game: Name = Field("", description="needed where there are several")
    kind: Name = Field("", description="which of the game's campaigns; needed where it has several")
    mode: Name = Field("", description="none named: the first that fits")
    options: OptionNames = Field(default_factory=list)
    name: TableName = "Starboard"


class CampaignChange(Body):
    name: TableName | None = None
    archived: bool | None = None


class ChapterBody(Body):
    """A chapter to begin. Without seats there are those of the chapter before, as far as they fit."""

    after: Annotated[int, Field(ge=0, le=chapters.MOST_CHAPTERS)] = Field(
        description="the chapter it goes on from, which is over; 0: the beginning of the campaign"
    )
    branch: Annotated[int, Field(ge=0, le=chapters.MOST_CHAPTERS)] = Field(
        0, description="as many as go on from there already; with a smaller one you get the chapter that has it"
    )
    scenario: Name = Field("", description="one that may follow; none named: the first of them")
    seats: Annotated[int, Field(ge=1, le=MOST_SEATS)] | Annotated[list[SeatBody], Field(max_length=MOST_SEATS)] = Field(
        default_factory=list, description="as for a table"
    )
    bots: Annotated[int, Field(ge=0, le=MOST_SEATS)] = 0
    bot: BotName = ""
    table: TableWishes | None = Field(None, description="as for a table; none: like the table of the chapter before")


SEEN = ("not-signed-in", "no-such-campaign", "not-a-member")
SETUP = tuple(code for code in CODES if code.startswith("setup-"))
CHANGED = (*SEEN, "not-the-host", "bad-name", "campaigns-full")
BEGUN = (
    *SEEN, *SETUP, "no-such-chapter", "chapter-not-over", "campaign-over", "campaign-archived", "campaign-full",
    "wrong-scenario", "table-full",
)  # fmt: skip

BROUGHT = (
    "not-signed-in", "bad-name", "bad-file", "file-newer", "file-other-game", "file-too-long", "file-unplayable",
    "file-impossible", "too-much-work", "busy", "campaigns-full", "table-full",
)  # fmt: skip


@router.post(
    "/campaigns",
    **answers("CampaignInfo", "not-signed-in", "no-such-game", "bad-name", "campaigns-full", *SETUP, status=201),
)
async def create(
    body: CampaignBody, who: Somebody, process: TheProcess, request: Request, limiter: TheLimiter
) -> Response:
    """A campaign of your own, before its first chapter."""
    await limiter.check("open", who.person.id)
    await limiter.check("open-address", address_of(request))
    game = chosen_game(body.game)
    kind = body.kind or next((one.id for one in game.offer.campaigns), "")
    new = await chapters.create(process, who.person.id, game, kind, body.name, body.mode, body.options)
    await process.names.learn([who.person.id])
    return json(await describing.described(process, new, who.person.id), 201)


@router.get("/campaigns", **answers("CampaignSummary", "not-signed-in", many=True))
async def campaigns(
    who: Somebody,
    process: TheProcess,
    after: AfterPage,
) -> Response:
    """Yours: those you host, and those to a table of which you have come. Fifty at once, the last changed first."""
    found = await process.store.campaigns.of_person(who.person.id, after)
    await process.names.learn({campaign.host for campaign in found})
    return json([describing.summarised(process.names, campaign) for campaign in found])


@router.get("/campaigns/{campaign_id}", **answers("CampaignInfo", *SEEN))
async def campaign(campaign_id: CampaignId, who: Somebody, process: TheProcess) -> Response:
    """The tree of its chapters, who played them, how they ended, and the sheet it has come to."""
    found = await access.visible_campaign(process, campaign_id, who.person.id)
    return json(await describing.described(process, found, who.person.id))


@router.get("/campaigns/{campaign_id}/chapters/{number}", **answers("ChapterPage", *SEEN, "no-such-chapter"))
async def chapter(
    campaign_id: CampaignId, number: ChapterNumber, who: Somebody, process: TheProcess, limiter: TheLimiter
) -> Response:
    """A page of the chronicle: the sheet before and after a chapter, and the last lines of its log."""
    await limiter.check("chapter", who.person.id)
    found = await access.visible_campaign(process, campaign_id, who.person.id)
    return json(await describing.chapter_page(process, found, number, who.person.id))


@router.patch("/campaigns/{campaign_id}", **answers("CampaignInfo", *CHANGED))
async def change(campaign_id: CampaignId, body: CampaignChange, who: Somebody, process: TheProcess) -> Response:
    """The host gives it another name, or puts it into the archive and takes it out again."""
    found = await access.hosted_campaign(process, campaign_id, who.person.id)
    changes = body.model_dump(exclude_none=True)
    if "name" in changes:
        changes["name"] = clean_name(changes["name"])
    if changes.get("archived") is False and found.archived:
        most = process.settings.campaigns_per_person
        if not await process.store.campaigns.take_out(campaign_id, found.host, most):
            raise RequestRefused("campaigns-full")
    if changes:
        await process.store.campaigns.change(campaign_id, **changes)
    after = await access.campaign(process, campaign_id)
    return json(await describing.described(process, after, who.person.id))


@router.post("/campaigns/{campaign_id}/chapters", **answers("BegunChapterInfo", *BEGUN, status=201))
async def begin(
    campaign_id: CampaignId,
    body: ChapterBody,
    who: Somebody,
    process: TheProcess,
    request: Request,
    limiter: TheLimiter,
) -> Response:
    """The next chapter, or a branch from anywhere in the past. One that somebody has begun already is answered by 200.

    Everybody who may look at the campaign may come to its table.
    """
    await limiter.check("open", who.person.id)
    await limiter.check("open-address", address_of(request))
    found = await access.visible_campaign(process, campaign_id, who.person.id)
    game = process.game(found.game)
    wish = ChapterWish(
        body.after, body.branch, body.scenario, _seats(game, who.person.id, body),
        body.table.wishes(found.name) if body.table else None,
    )  # fmt: skip
    chapter, table, new = await chapters.begin(process, who.person.id, found, wish)
    info = await describing.begun_chapter(process, chapter, table, new, who.person.id)
    return json(info, 201 if new else 200)


@router.get(
    "/campaigns/{campaign_id}/export",
    responses=refusals(*SEEN, "campaign-secret", "too-much-work", "busy"), response_class=Response,
)  # fmt: skip
async def export(campaign_id: CampaignId, who: Somebody, process: TheProcess, limiter: TheLimiter) -> Response:
    """All of it as one file, with every game that can be shown; a chapter that others are playing is left out."""
    await limiter.check("replay", who.person.id)
    found = await access.visible_campaign(process, campaign_id, who.person.id)
    data = await import_export.export(process, found, who.person.id)
    headers = {"content-disposition": f'attachment; filename="{found.game}-{found.id}{SUFFIX}"'}
    return Response(data, media_type="application/octet-stream", headers=headers)


@router.post("/campaigns/import", **answers("CampaignInfo", *BROUGHT, status=201))
async def import_file(request: Request, who: Somebody, process: TheProcess, limiter: TheLimiter) -> Response:
    """A campaign from a file (its bytes are the body): yours from now on, it goes on where it stood."""
    await limiter.check("import-campaign", who.person.id)
    await limiter.check("import-address", address_of(request))
    data = await process.campaign_uploads.receive(request, address_of(request))
    new = await import_export.import_campaign(process, who.person.id, data)
    after = await access.campaign(process, new.id)
    return json(await describing.described(process, after, who.person.id), 201)


def _seats(game: Game, person: str, body: ChapterBody) -> list[SeatRecord] | None:
    """The seats that are asked for, with their roles; None where nobody asked."""
    if isinstance(body.seats, int):
        return usual_seats(game, person, body.seats, body.bots, body.bot)
    return chosen_seats(game, person, body.seats) if body.seats else None
