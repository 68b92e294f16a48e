"""Finished games: look back at one, play on from a step of it, take it home as a file, bring one from a file."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from pydantic import Field

from starboard.server.api.dependencies import (
    SEEN,
    Anybody,
    Body,
    Somebody,
    TableId,
    TheLimiter,
    TheProcess,
    address_of,
    answers,
    answers_table,
    described,
    json,
    person_of,
    refusals,
    visible_table,
)
from starboard.server.network.rate_limits import Limiter
from starboard.server.people.identity import Device
from starboard.server.running.server_process import ServerProcess
from starboard.server.storage.records import TableRecord
from starboard.server.tables import import_export, lobby, replays, turning_points
from starboard.server.wire.as_json import as_json

router = APIRouter(prefix="/api", tags=["tables"])


class ForkBody(Body):
    step: Annotated[int, Field(ge=0, le=1_000_000)]
    seat: Annotated[int, Field(ge=0, le=20)]


LOOKED = (*SEEN, "no-such-seat", "campaign-secret", "not-over", "too-much-work", "busy")
Eyes = Annotated[str, Query(pattern=r"^(open|[0-9])$")]
BROUGHT = (
    "campaign-secret",
    "not-signed-in", "no-such-seat", "not-over", "table-full", "bad-name", "bad-file", "file-newer", "file-other-game",
    "file-too-long", "file-unplayable", "file-impossible", "too-much-work", "busy", *SEEN,
)  # fmt: skip


@router.get("/tables/{table_id}/replay", **answers("Replay", *LOOKED, about="every step"))
async def replay(
    table_id: TableId, who: Anybody, process: TheProcess, request: Request, limiter: TheLimiter, eyes: Eyes = "open"
) -> Response:
    """A finished game step by step, as one seat saw it or with everything face up."""
    record = await _looked_back_at(process, limiter, request, table_id, who)
    data = await replays.replay(process, record, eyes, person_of(who))
    head = as_json(described(process, record, who))
    return Response(b'{"table":' + head + b"," + data[1:], media_type="application/json")


@router.get("/tables/{table_id}/turning-points", **answers("TurningPoints", *LOOKED, about="in the order of time"))
async def what_mattered(
    table_id: TableId, who: Anybody, process: TheProcess, request: Request, limiter: TheLimiter, eyes: Eyes = "open"
) -> Response:
    """What mattered in a finished game, as one seat saw it or with everything face up."""
    record = await _looked_back_at(process, limiter, request, table_id, who)
    data = await turning_points.turning_points(process, record, eyes, person_of(who))
    return Response(data, media_type="application/json")


@router.post("/tables/{table_id}/fork", **answers_table(*BROUGHT, status=201))
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
    record = await _looked_back_at(process, limiter, request, table_id, who)
    data = await import_export.export(process, record, person_of(who))
    headers = {"content-disposition": f'attachment; filename="{record.game}-{record.id}.starboard"'}
    return Response(data, media_type="application/octet-stream", headers=headers)


@router.post("/import", **answers_table(*BROUGHT, status=201))
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


async def _looked_back_at(
    process: ServerProcess, limiter: Limiter, request: Request, table_id: str, who: Device | None
) -> TableRecord:
    """The table if this person may look at it, and not too often."""
    await limiter.check("replay", person_of(who) or address_of(request))
    return await visible_table(process, table_id, who)


async def _may_bring(limiter: Limiter, who: Device, request: Request) -> None:
    """So often for one person, and for all the people at one address."""
    for what in ("import", "import-hour"):
        await limiter.check(what, who.person.id)
    await limiter.check("import-address", address_of(request))
