"""Tables: open one, invite, sit down, let bots play, pause, archive; replays, forks and files of finished games."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import Field

from starboard.server import wire
from starboard.server.api.parts import (
    Anybody,
    Body,
    SeatNumber,
    Somebody,
    TableId,
    TheHouse,
    TheLimiter,
    address_of,
    described,
    json,
    refusals,
    visible_table,
)
from starboard.server.identity import Device
from starboard.server.protection import Limiter
from starboard.server.refusals import Refused
from starboard.server.storage.records import Pace
from starboard.server.tables import files, lobby, replays

router = APIRouter(prefix="/api", tags=["tables"])

TableName = Annotated[str, Field(max_length=200)]
OptionName = Annotated[str, Field(max_length=60)]
BotName = Annotated[str, Field(max_length=40, description="one of the game's bots; none named is the good one")]
ReactionSeconds = Annotated[float, Field(ge=0, le=7 * 24 * 3600)]


class TableBody(Body):
    game: Annotated[str, Field(max_length=40)] = "nemesis"
    mode: Annotated[str, Field(max_length=40)] = "semi-coop"
    seats: Annotated[int, Field(ge=1, le=10)] = 4
    options: Annotated[list[OptionName], Field(max_length=30)] = Field(default_factory=list)
    name: TableName = "Starboard"
    open: bool = False
    pace: Pace = "live"
    reaction_seconds: ReactionSeconds | None = Field(
        None, description="how long a reaction window waits (default: 8 seconds live, 12 hours over days)"
    )
    odds: bool = True
    spectators: bool = True
    tutorial: bool = False
    bots: Annotated[int, Field(ge=0, le=10)] = Field(0, description="how many seats bots take, from the last on")
    bot: BotName = ""


class SettingsBody(Body):
    name: TableName | None = None
    open: bool | None = None
    pace: Pace | None = None
    reaction_seconds: ReactionSeconds | None = None
    odds: bool | None = None
    spectators: bool | None = None


class InviteBody(Body):
    invite: Annotated[str, Field(max_length=60)]


class BotBody(Body):
    bot: BotName = ""


class ForkBody(Body):
    step: Annotated[int, Field(ge=0, le=1_000_000)]
    seat: Annotated[int, Field(ge=0, le=20)]


SEEN = ("no-such-table", "not-a-member")
LIVE_SECONDS, ASYNC_SECONDS = 8.0, 12 * 3600.0

ANSWERS_TABLE: dict[str, Any] = {"response_class": Response}


def _responses(*codes: str, status: int = 200) -> dict[int | str, dict[str, Any]]:
    shown = {
        "description": "the table",
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Table"}}},
    }
    return {status: shown, **refusals(*codes)}


OPENED = _responses("not-signed-in", "no-such-game", "table-full", *SEEN, status=201)
BROUGHT = _responses(
    "not-signed-in", "no-such-seat", "not-over", "table-full", "bad-name", "bad-file", "file-newer", "file-other-game",
    "file-too-long", "file-unplayable", "file-impossible", "too-much-work", "busy", *SEEN, status=201,
)  # fmt: skip


@router.post("/tables", status_code=201, responses=OPENED, **ANSWERS_TABLE)
async def open_table(
    body: TableBody, who: Somebody, house: TheHouse, request: Request, limiter: TheLimiter
) -> Response:
    await limiter.check("open", who.person.id)
    await limiter.check("open-address", address_of(request))
    seconds = body.reaction_seconds
    if seconds is None:
        seconds = LIVE_SECONDS if body.pace == "live" else ASYNC_SECONDS
    wishes = lobby.Wishes(**{**body.model_dump(), "reaction_seconds": seconds})
    record = await lobby.create(house, who.person.id, wishes)
    return json(described(house, record, who), 201)


@router.get(
    "/tables",
    responses={
        200: {
            "description": "tables, the latest first",
            "content": {
                "application/json": {"schema": {"type": "array", "items": {"$ref": "#/components/schemas/Table"}}}
            },
        },
        **refusals("not-signed-in"),
    },
    response_class=Response,
)
async def tables(
    who: Anybody,
    house: TheHouse,
    whose: Annotated[Literal["mine", "open"], Query()] = "mine",
    before: Annotated[
        float | None, Query(ge=0, allow_inf_nan=False, description="the `updated` of the last table on the page before")
    ] = None,
) -> Response:
    """A hundred at once; whoever got a hundred asks for those before the last."""
    if whose == "open":
        records = await house.store.open_tables(before)
    elif who is None:
        raise Refused("not-signed-in")
    else:
        records = await house.store.tables_of(who.person.id, before)
    await house.learn_names({person for record in records for person in record.people})
    return json([described(house, record, who) for record in records])


@router.get("/tables/{table_id}", responses=_responses(*SEEN), **ANSWERS_TABLE)
async def table(table_id: TableId, who: Anybody, house: TheHouse) -> Response:
    return json(described(house, await visible_table(house, table_id, who), who))


@router.patch("/tables/{table_id}", responses=_responses(*SEEN, "not-signed-in", "not-the-host"), **ANSWERS_TABLE)
async def change_table(table_id: TableId, body: SettingsBody, who: Somebody, house: TheHouse) -> Response:
    changes = body.model_dump(exclude_unset=True, exclude_none=True)
    return json(described(house, await lobby.change_settings(house, table_id, who.person.id, changes), who))


@router.post("/tables/{table_id}/join", responses=_responses(*SEEN, "not-signed-in", "wrong-invite"), **ANSWERS_TABLE)
async def join(table_id: TableId, body: InviteBody, who: Somebody, house: TheHouse) -> Response:
    return json(described(house, await lobby.join(house, table_id, who.person.id, body.invite), who))


SEATED = (*SEEN, "not-signed-in", "no-such-seat", "seat-taken", "game-over", "not-your-seat")


@router.post("/tables/{table_id}/seats/{seat}/sit", responses=_responses(*SEATED), **ANSWERS_TABLE)
async def sit(table_id: TableId, seat: SeatNumber, who: Somebody, house: TheHouse) -> Response:
    return json(described(house, await lobby.sit(house, table_id, who.person.id, seat), who))


@router.post("/tables/{table_id}/seats/{seat}/leave", responses=_responses(*SEATED), **ANSWERS_TABLE)
async def leave(table_id: TableId, seat: SeatNumber, who: Somebody, house: TheHouse) -> Response:
    return json(described(house, await lobby.leave(house, table_id, who.person.id, seat), who))


@router.post("/tables/{table_id}/seats/{seat}/bot", responses=_responses(*SEATED), **ANSWERS_TABLE)
async def put_bot(table_id: TableId, seat: SeatNumber, body: BotBody, who: Somebody, house: TheHouse) -> Response:
    return json(described(house, await lobby.put_bot(house, table_id, who.person.id, seat, body.bot), who))


@router.post("/tables/{table_id}/seats/{seat}/back", responses=_responses(*SEATED), **ANSWERS_TABLE)
async def take_back(table_id: TableId, seat: SeatNumber, who: Somebody, house: TheHouse) -> Response:
    return json(described(house, await lobby.take_back(house, table_id, who.person.id, seat), who))


@router.post("/tables/{table_id}/seats/{seat}/clear", responses=_responses(*SEATED), **ANSWERS_TABLE)
async def clear(table_id: TableId, seat: SeatNumber, who: Somebody, house: TheHouse) -> Response:
    return json(described(house, await lobby.clear(house, table_id, who.person.id, seat), who))


@router.post("/tables/{table_id}/seats/{seat}/kick", responses=_responses(*SEATED), **ANSWERS_TABLE)
async def kick(table_id: TableId, seat: SeatNumber, who: Somebody, house: TheHouse) -> Response:
    return json(described(house, await lobby.kick(house, table_id, who.person.id, seat), who))


COURSE = (*SEEN, "not-signed-in", "not-the-host", "already-started")


@router.post("/tables/{table_id}/start", responses=_responses(*COURSE), **ANSWERS_TABLE)
async def start(table_id: TableId, who: Somebody, house: TheHouse) -> Response:
    return json(described(house, await lobby.start(house, table_id, who.person.id), who))


@router.post("/tables/{table_id}/pause", responses=_responses(*COURSE), **ANSWERS_TABLE)
async def pause(table_id: TableId, who: Somebody, house: TheHouse) -> Response:
    return json(described(house, await lobby.pause(house, table_id, who.person.id, True), who))


@router.post("/tables/{table_id}/resume", responses=_responses(*COURSE), **ANSWERS_TABLE)
async def resume(table_id: TableId, who: Somebody, house: TheHouse) -> Response:
    return json(described(house, await lobby.pause(house, table_id, who.person.id, False), who))


@router.post("/tables/{table_id}/archive", responses=_responses(*COURSE), **ANSWERS_TABLE)
async def archive(table_id: TableId, who: Somebody, house: TheHouse) -> Response:
    return json(described(house, await lobby.archive(house, table_id, who.person.id), who))


# --- finished games ---


LOOKED = (*SEEN, "no-such-seat", "not-over", "too-much-work", "busy")
REPLAYED = {"application/json": {"schema": {"$ref": "#/components/schemas/Replay"}}}


@router.get(
    "/tables/{table_id}/replay",
    responses={200: {"description": "every step", "content": REPLAYED}, **refusals(*LOOKED)},
    response_class=Response,
)
async def replay(
    table_id: TableId,
    who: Anybody,
    house: TheHouse,
    request: Request,
    limiter: TheLimiter,
    eyes: Annotated[str, Query(pattern=r"^(open|[0-9])$")] = "open",
) -> Response:
    """A finished game step by step, as one seat saw it or with everything face up."""
    await limiter.check("replay", who.person.id if who else address_of(request))
    record = await visible_table(house, table_id, who)
    data = await replays.replay(house, record, eyes)
    head = wire.encode(described(house, record, who))
    return Response(b'{"table":' + head + b"," + data[1:], media_type="application/json")


@router.post("/tables/{table_id}/fork", status_code=201, responses=BROUGHT, **ANSWERS_TABLE)
async def fork(
    table_id: TableId, body: ForkBody, who: Somebody, house: TheHouse, request: Request, limiter: TheLimiter
) -> Response:
    """Play a finished game on from one of its steps: you in one seat, bots in the others."""
    await _may_bring(limiter, who, request)
    record = await visible_table(house, table_id, who)
    new = await replays.fork(house, record, who.person.id, body.step, body.seat)
    return json(described(house, new, who), 201)


@router.get("/tables/{table_id}/export", responses=refusals(*LOOKED, "others-played"), response_class=Response)
async def export(table_id: TableId, who: Anybody, house: TheHouse, request: Request, limiter: TheLimiter) -> Response:
    """A finished game as a file; a running one only for whoever has always played it alone."""
    await limiter.check("replay", who.person.id if who else address_of(request))
    record = await visible_table(house, table_id, who)
    data = await files.export(house, record, who.person.id if who else None)
    headers = {"content-disposition": f'attachment; filename="{record.game}-{record.id}.starboard"'}
    return Response(data, media_type="application/octet-stream", headers=headers)


async def _may_bring(limiter: Limiter, who: Device, request: Request) -> None:
    """So often for one person, and for all the people at one address."""
    for what in ("import", "import-hour"):
        await limiter.check(what, who.person.id)
    await limiter.check("import-address", address_of(request))


@router.post("/import", status_code=201, responses=BROUGHT, **ANSWERS_TABLE)
async def import_file(
    request: Request,
    who: Somebody,
    house: TheHouse,
    limiter: TheLimiter,
    name: Annotated[str, Query(max_length=100)] = "Starboard",
) -> Response:
    """A game from a file (its bytes are the body)."""
    await _may_bring(limiter, who, request)
    await lobby.room_for_another(house, who.person.id)
    data = await house.uploads.receive(request, address_of(request))
    record = await files.import_file(house, who.person.id, data, name)
    return json(described(house, record, who), 201)
