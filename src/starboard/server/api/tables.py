"""Tables: open one, invite, sit down, let bots play, pause, archive; replays, forks and files of finished games."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import Field

from starboard.server.api.dependencies import (
    AfterPage,
    Anybody,
    Body,
    SeatNumber,
    Somebody,
    TableId,
    TheLimiter,
    TheProcess,
    address_of,
    described,
    json,
    refusals,
    visible_table,
)
from starboard.server.api.own_scenarios import look_at_own
from starboard.server.api.setups import (
    MOST_SEATS,
    BotName,
    Name,
    OptionNames,
    OwnText,
    ReactionSeconds,
    SeatBody,
    SetupBody,
    TableName,
    TableWishes,
    chosen_game,
    chosen_seats,
    usual_seats,
)
from starboard.server.network.rate_limits import Limiter
from starboard.server.people.identity import Device
from starboard.server.refusals import CODES, RequestRefused
from starboard.server.storage.records import Pace
from starboard.server.tables import import_export, lobby, replays, setup_changes, turning_points
from starboard.server.tables.setups import wished_setup
from starboard.server.wire.as_json import as_json

router = APIRouter(prefix="/api", tags=["tables"])


class TableBody(TableWishes):
    name: TableName = "Starboard"
    game: Name = Field("", description="needed where there are several")
    mode: Name = Field("", description="none named: the first that is for so many")
    scenario: Name = Field("", description="none named: the first that fits the mode and so many seats")
    own: OwnText = Field("", description="the text of a scenario of one's own, where the game plays such")
    options: OptionNames = Field(default_factory=list)
    seats: Annotated[int, Field(ge=1, le=MOST_SEATS)] | Annotated[list[SeatBody], Field(max_length=MOST_SEATS)] = Field(
        default_factory=list, description="how many, or each with who shall sit there and what they hold"
    )
    bots: Annotated[int, Field(ge=0, le=MOST_SEATS)] = Field(
        0, description="how many seats bots take, from the last on, where `seats` is a number"
    )
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
SETUP = (*[code for code in CODES if code.startswith(("setup-", "own-"))], "too-much-work", "busy")
CHANGED_SETUP = (*SEEN, *SETUP, "not-signed-in", "not-the-host", "already-started", "no-such-seat", "seat-taken")

ANSWERS_TABLE: dict[str, Any] = {"response_class": Response}


def _responses(*codes: str, status: int = 200) -> dict[int | str, dict[str, Any]]:
    shown = {
        "description": "the table",
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/TableInfo"}}},
    }
    return {status: shown, **refusals(*codes)}


OPENED = _responses("not-signed-in", "no-such-game", "table-full", *SETUP, *SEEN, status=201)
BROUGHT = _responses(
    "campaign-secret",
    "not-signed-in", "no-such-seat", "not-over", "table-full", "bad-name", "bad-file", "file-newer", "file-other-game",
    "file-too-long", "file-unplayable", "file-impossible", "too-much-work", "busy", *SEEN, status=201,
)  # fmt: skip


@router.post("/tables", status_code=201, responses=OPENED, **ANSWERS_TABLE)
async def open_table(
    body: TableBody, who: Somebody, process: TheProcess, request: Request, limiter: TheLimiter
) -> Response:
    await limiter.check("open", who.person.id)
    await limiter.check("open-address", address_of(request))
    game = chosen_game(body.game)
    await look_at_own(process, limiter, who, request, game, body.own)
    roles = [tuple(seat.roles) for seat in body.seats] if isinstance(body.seats, list) else [()] * body.seats
    setup = wished_setup(game, body.mode, body.scenario, body.options, roles, body.own)
    if isinstance(body.seats, list) and body.seats:
        seats = chosen_seats(game, who.person.id, body.seats)
    else:
        seats = usual_seats(game, who.person.id, len(setup.seats), body.bots, body.bot)
    record = await lobby.create(process, who.person.id, game, body.wishes(body.name), setup, seats)
    return json(described(process, record, who), 201)


@router.get(
    "/tables",
    responses={
        200: {
            "description": "tables, the latest first",
            "content": {
                "application/json": {"schema": {"type": "array", "items": {"$ref": "#/components/schemas/TableInfo"}}}
            },
        },
        **refusals("not-signed-in"),
    },
    response_class=Response,
)
async def tables(
    who: Anybody,
    process: TheProcess,
    after: AfterPage,
    whose: Annotated[Literal["mine", "open"], Query()] = "mine",
) -> Response:
    """A hundred at once; whoever got a hundred asks for those before the last."""
    if whose == "open":
        records = await process.store.open_tables(after)
    elif who is None:
        raise RequestRefused("not-signed-in")
    else:
        records = await process.store.tables_of(who.person.id, after)
    await process.names.learn({person for record in records for person in record.people})
    return json([described(process, record, who) for record in records])


@router.get("/tables/{table_id}", responses=_responses(*SEEN), **ANSWERS_TABLE)
async def table(table_id: TableId, who: Anybody, process: TheProcess) -> Response:
    return json(described(process, await visible_table(process, table_id, who), who))


@router.patch("/tables/{table_id}", responses=_responses(*SEEN, "not-signed-in", "not-the-host"), **ANSWERS_TABLE)
async def change_table(table_id: TableId, body: SettingsBody, who: Somebody, process: TheProcess) -> Response:
    changes = body.model_dump(exclude_unset=True, exclude_none=True)
    return json(described(process, await lobby.change_settings(process, table_id, who.person.id, changes), who))


@router.patch("/tables/{table_id}/setup", responses=_responses(*CHANGED_SETUP), **ANSWERS_TABLE)
async def change_setup(
    table_id: TableId, body: SetupBody, who: Somebody, process: TheProcess, request: Request, limiter: TheLimiter
) -> Response:
    """The host changes what the game will be begun with. Who sits there moves along with their seat."""
    if body.own:
        record = await process.record(table_id)
        if record.host != who.person.id:  # nobody else makes the server read anything
            raise RequestRefused("not-the-host")
        await look_at_own(process, limiter, who, request, process.game(record.game), body.own)
    record = await setup_changes.change_setup(process, table_id, who.person.id, body.change())
    return json(described(process, record, who))


@router.post("/tables/{table_id}/join", responses=_responses(*SEEN, "not-signed-in", "wrong-invite"), **ANSWERS_TABLE)
async def join(table_id: TableId, body: InviteBody, who: Somebody, process: TheProcess) -> Response:
    return json(described(process, await lobby.join(process, table_id, who.person.id, body.invite), who))


SEATED = (*SEEN, "not-signed-in", "no-such-seat", "seat-taken", "game-over", "not-your-seat")


@router.post("/tables/{table_id}/seats/{seat}/sit", responses=_responses(*SEATED), **ANSWERS_TABLE)
async def sit(table_id: TableId, seat: SeatNumber, who: Somebody, process: TheProcess) -> Response:
    return json(described(process, await lobby.sit(process, table_id, who.person.id, seat), who))


@router.post("/tables/{table_id}/seats/{seat}/leave", responses=_responses(*SEATED), **ANSWERS_TABLE)
async def leave(table_id: TableId, seat: SeatNumber, who: Somebody, process: TheProcess) -> Response:
    return json(described(process, await lobby.leave(process, table_id, who.person.id, seat), who))


@router.post("/tables/{table_id}/seats/{seat}/bot", responses=_responses(*SEATED), **ANSWERS_TABLE)
async def put_bot(table_id: TableId, seat: SeatNumber, body: BotBody, who: Somebody, process: TheProcess) -> Response:
    return json(described(process, await lobby.put_bot(process, table_id, who.person.id, seat, body.bot), who))


@router.post("/tables/{table_id}/seats/{seat}/back", responses=_responses(*SEATED), **ANSWERS_TABLE)
async def take_back(table_id: TableId, seat: SeatNumber, who: Somebody, process: TheProcess) -> Response:
    return json(described(process, await lobby.take_back(process, table_id, who.person.id, seat), who))


@router.post("/tables/{table_id}/seats/{seat}/clear", responses=_responses(*SEATED), **ANSWERS_TABLE)
async def clear(table_id: TableId, seat: SeatNumber, who: Somebody, process: TheProcess) -> Response:
    return json(described(process, await lobby.clear(process, table_id, who.person.id, seat), who))


@router.post("/tables/{table_id}/seats/{seat}/kick", responses=_responses(*SEATED), **ANSWERS_TABLE)
async def kick(table_id: TableId, seat: SeatNumber, who: Somebody, process: TheProcess) -> Response:
    return json(described(process, await lobby.kick(process, table_id, who.person.id, seat), who))


COURSE = (*SEEN, "not-signed-in", "not-the-host", "already-started")


@router.post("/tables/{table_id}/start", responses=_responses(*COURSE), **ANSWERS_TABLE)
async def start(table_id: TableId, who: Somebody, process: TheProcess) -> Response:
    return json(described(process, await lobby.start(process, table_id, who.person.id), who))


@router.post("/tables/{table_id}/pause", responses=_responses(*COURSE), **ANSWERS_TABLE)
async def pause(table_id: TableId, who: Somebody, process: TheProcess) -> Response:
    return json(described(process, await lobby.pause(process, table_id, who.person.id, True), who))


@router.post("/tables/{table_id}/resume", responses=_responses(*COURSE), **ANSWERS_TABLE)
async def resume(table_id: TableId, who: Somebody, process: TheProcess) -> Response:
    return json(described(process, await lobby.pause(process, table_id, who.person.id, False), who))


@router.post("/tables/{table_id}/archive", responses=_responses(*COURSE), **ANSWERS_TABLE)
async def archive(table_id: TableId, who: Somebody, process: TheProcess) -> Response:
    return json(described(process, await lobby.archive(process, table_id, who.person.id), who))


# --- finished games ---


LOOKED = (*SEEN, "no-such-seat", "campaign-secret", "not-over", "too-much-work", "busy")
REPLAYED = {"application/json": {"schema": {"$ref": "#/components/schemas/Replay"}}}
TURNED = {"application/json": {"schema": {"$ref": "#/components/schemas/TurningPoints"}}}
Eyes = Annotated[str, Query(pattern=r"^(open|[0-9])$")]


@router.get(
    "/tables/{table_id}/replay",
    responses={200: {"description": "every step", "content": REPLAYED}, **refusals(*LOOKED)},
    response_class=Response,
)
async def replay(
    table_id: TableId, who: Anybody, process: TheProcess, request: Request, limiter: TheLimiter, eyes: Eyes = "open"
) -> Response:
    """A finished game step by step, as one seat saw it or with everything face up."""
    await limiter.check("replay", who.person.id if who else address_of(request))
    record = await visible_table(process, table_id, who)
    data = await replays.replay(process, record, eyes, who.person.id if who else None)
    head = as_json(described(process, record, who))
    return Response(b'{"table":' + head + b"," + data[1:], media_type="application/json")


@router.get(
    "/tables/{table_id}/turning-points",
    responses={200: {"description": "in the order of time", "content": TURNED}, **refusals(*LOOKED)},
    response_class=Response,
)
async def what_mattered(
    table_id: TableId, who: Anybody, process: TheProcess, request: Request, limiter: TheLimiter, eyes: Eyes = "open"
) -> Response:
    """What mattered in a finished game, as one seat saw it or with everything face up."""
    await limiter.check("replay", who.person.id if who else address_of(request))
    record = await visible_table(process, table_id, who)
    data = await turning_points.turning_points(process, record, eyes, who.person.id if who else None)
    return Response(data, media_type="application/json")


@router.post("/tables/{table_id}/fork", status_code=201, responses=BROUGHT, **ANSWERS_TABLE)
async def fork(
    table_id: TableId, body: ForkBody, who: Somebody, process: TheProcess, request: Request, limiter: TheLimiter
) -> Response:
    """Play a finished game on from one of its steps: you in one seat, bots in the others."""
    await _may_bring(limiter, who, request)
    record = await visible_table(process, table_id, who)
    new = await replays.fork(process, record, who.person.id, body.step, body.seat)
    return json(described(process, new, who), 201)


@router.get("/tables/{table_id}/export", responses=refusals(*LOOKED, "others-played"), response_class=Response)
async def export(
    table_id: TableId, who: Anybody, process: TheProcess, request: Request, limiter: TheLimiter
) -> Response:
    """A finished game as a file; a running one only for whoever has always played it alone."""
    await limiter.check("replay", who.person.id if who else address_of(request))
    record = await visible_table(process, table_id, who)
    data = await import_export.export(process, record, who.person.id if who else None)
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
    process: TheProcess,
    limiter: TheLimiter,
    name: Annotated[str, Query(max_length=100)] = "Starboard",
) -> Response:
    """A game from a file (its bytes are the body)."""
    await _may_bring(limiter, who, request)
    await lobby.room_for_another(process, who.person.id)
    data = await process.uploads.receive(request, address_of(request))
    record = await import_export.import_file(process, who.person.id, data, name)
    return json(described(process, record, who), 201)
