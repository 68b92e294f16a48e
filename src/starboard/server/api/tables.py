"""Tables: open one, invite, sit down, let bots play, pause, archive."""

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import Field

from starboard.server.api.dependencies import (
    SEEN,
    AfterPage,
    Anybody,
    Body,
    SeatNumber,
    Somebody,
    TableId,
    TheLimiter,
    TheProcess,
    address_of,
    answers,
    answers_table,
    described,
    json,
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
from starboard.server.refusals import CODES, RequestRefused
from starboard.server.storage.records import Pace
from starboard.server.tables import lobby, setup_changes
from starboard.server.tables.setups import wished_setup

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


SETUP = (*[code for code in CODES if code.startswith(("setup-", "own-"))], "too-much-work", "busy")
CHANGED_SETUP = (*SEEN, *SETUP, "not-signed-in", "not-the-host", "already-started", "no-such-seat", "seat-taken")
OPENED = ("not-signed-in", "no-such-game", "table-full", *SETUP, *SEEN)


@router.post("/tables", **answers_table(*OPENED, status=201))
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


@router.get("/tables", **answers("TableInfo", "not-signed-in", many=True, about="tables, the latest first"))
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


@router.get("/tables/{table_id}", **answers_table(*SEEN))
async def table(table_id: TableId, who: Anybody, process: TheProcess) -> Response:
    return json(described(process, await visible_table(process, table_id, who), who))


@router.patch("/tables/{table_id}", **answers_table(*SEEN, "not-signed-in", "not-the-host"))
async def change_table(table_id: TableId, body: SettingsBody, who: Somebody, process: TheProcess) -> Response:
    changes = body.model_dump(exclude_unset=True, exclude_none=True)
    return json(described(process, await lobby.change_settings(process, table_id, who.person.id, changes), who))


@router.patch("/tables/{table_id}/setup", **answers_table(*CHANGED_SETUP))
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


@router.post("/tables/{table_id}/join", **answers_table(*SEEN, "not-signed-in", "wrong-invite"))
async def join(table_id: TableId, body: InviteBody, who: Somebody, process: TheProcess) -> Response:
    return json(described(process, await lobby.join(process, table_id, who.person.id, body.invite), who))


SEATED = (*SEEN, "not-signed-in", "no-such-seat", "seat-taken", "game-over", "not-your-seat")


@router.post("/tables/{table_id}/seats/{seat}/sit", **answers_table(*SEATED))
async def sit(table_id: TableId, seat: SeatNumber, who: Somebody, process: TheProcess) -> Response:
    return json(described(process, await lobby.sit(process, table_id, who.person.id, seat), who))


@router.post("/tables/{table_id}/seats/{seat}/leave", **answers_table(*SEATED))
async def leave(table_id: TableId, seat: SeatNumber, who: Somebody, process: TheProcess) -> Response:
    return json(described(process, await lobby.leave(process, table_id, who.person.id, seat), who))


@router.post("/tables/{table_id}/seats/{seat}/bot", **answers_table(*SEATED))
async def put_bot(table_id: TableId, seat: SeatNumber, body: BotBody, who: Somebody, process: TheProcess) -> Response:
    return json(described(process, await lobby.put_bot(process, table_id, who.person.id, seat, body.bot), who))


@router.post("/tables/{table_id}/seats/{seat}/back", **answers_table(*SEATED))
async def take_back(table_id: TableId, seat: SeatNumber, who: Somebody, process: TheProcess) -> Response:
    return json(described(process, await lobby.take_back(process, table_id, who.person.id, seat), who))


@router.post("/tables/{table_id}/seats/{seat}/clear", **answers_table(*SEATED))
async def clear(table_id: TableId, seat: SeatNumber, who: Somebody, process: TheProcess) -> Response:
    return json(described(process, await lobby.clear(process, table_id, who.person.id, seat), who))


@router.post("/tables/{table_id}/seats/{seat}/kick", **answers_table(*SEATED))
async def kick(table_id: TableId, seat: SeatNumber, who: Somebody, process: TheProcess) -> Response:
    return json(described(process, await lobby.kick(process, table_id, who.person.id, seat), who))


COURSE = (*SEEN, "not-signed-in", "not-the-host", "already-started")


@router.post("/tables/{table_id}/start", **answers_table(*COURSE))
async def start(table_id: TableId, who: Somebody, process: TheProcess) -> Response:
    return json(described(process, await lobby.start(process, table_id, who.person.id), who))


@router.post("/tables/{table_id}/pause", **answers_table(*COURSE))
async def pause(table_id: TableId, who: Somebody, process: TheProcess) -> Response:
    return json(described(process, await lobby.pause(process, table_id, who.person.id, True), who))


@router.post("/tables/{table_id}/resume", **answers_table(*COURSE))
async def resume(table_id: TableId, who: Somebody, process: TheProcess) -> Response:
    return json(described(process, await lobby.pause(process, table_id, who.person.id, False), who))


@router.post("/tables/{table_id}/archive", **answers_table(*COURSE))
async def archive(table_id: TableId, who: Somebody, process: TheProcess) -> Response:
    return json(described(process, await lobby.archive(process, table_id, who.person.id), who))
