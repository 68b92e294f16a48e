"""What every endpoint shares: the process, who is asking, how answers and refusals look."""

from typing import Annotated, Any

import msgspec
from fastapi import Depends, Path, Query, Request, Response
from pydantic import BaseModel, ConfigDict

from starboard.server.network.addresses import counted_as
from starboard.server.network.rate_limits import Limiter
from starboard.server.people.identity import COOKIE, Device, Identities
from starboard.server.refusals import CODES, RequestRefused
from starboard.server.running.server_process import ServerProcess
from starboard.server.storage.records import TableRecord
from starboard.server.storage.rows import PageEnd
from starboard.server.tables.describing import describe
from starboard.server.wire.as_json import as_json
from starboard.server.wire.table_info import TableInfo


class ErrorInfo(BaseModel):
    code: str
    message: str
    args: dict[str, str | int | dict[str, str]]


class ErrorBody(BaseModel):
    """Every refusal: a stable code, an English sentence, and what the sentence is about."""

    error: ErrorInfo


class Body(BaseModel):
    """A request's body; what it does not know it refuses."""

    model_config = ConfigDict(extra="forbid")


def refusals(*codes: str) -> dict[int | str, dict[str, Any]]:
    """For the OpenAPI description: which refusals an endpoint knows beside the common ones."""
    by_status: dict[int | str, list[str]] = {}
    for code in ("bad-request", "too-many-requests", "too-large", "wrong-origin", *codes):
        by_status.setdefault(CODES[code][0], []).append(code)
    return {
        status: {"model": ErrorBody, "description": ", ".join(codes)} for status, codes in sorted(by_status.items())
    }


def answers(kind: str, *codes: str, status: int = 200, many: bool = False, about: str = "") -> dict[str, Any]:
    """For an endpoint that sends msgspec's structs: what it answers and what it refuses, as OpenAPI describes it."""
    one = {"$ref": f"#/components/schemas/{kind}"}
    schema = {"type": "array", "items": one} if many else one
    shown = {"description": about or kind, "content": {"application/json": {"schema": schema}}}
    return {"status_code": status, "responses": {status: shown, **refusals(*codes)}, "response_class": Response}


def answers_table(*codes: str, status: int = 200) -> dict[str, Any]:
    return answers("TableInfo", *codes, status=status, about="the table")


def process_of(request: Request) -> ServerProcess:
    process: ServerProcess = request.app.state.process
    return process


def identities_of(request: Request) -> Identities:
    identities: Identities = request.app.state.identities
    return identities


def limiter_of(request: Request) -> Limiter:
    limiter: Limiter = request.app.state.limiter
    return limiter


def token_of(headers: Any, cookies: Any) -> str | None:
    """The cookie of a browser, or the bearer token of a program."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return str(token)
    cookie: str | None = cookies.get(COOKIE)
    return cookie


def address_of(request: Any) -> str:
    """Where it comes from, as far as it is counted."""
    return counted_as(request.client.host) if request.client else "local"


def person_of(who: Device | None) -> str | None:
    return who.person.id if who else None


async def device_or_none(request: Request) -> Device | None:
    """Somebody or nobody in particular; neither too often."""
    found = await identities_of(request).device(token_of(request.headers, request.cookies))
    await limiter_of(request).check("read", person_of(found) or address_of(request))
    return found


async def device(request: Request) -> Device:
    """Somebody, or a refusal; and changes are rarer than looks."""
    found = await device_or_none(request)
    if found is None:
        raise RequestRefused("not-signed-in")
    if request.method != "GET":
        await limiter_of(request).check("change", found.person.id)
    return found


async def reading(request: Request) -> None:
    """What anybody may read, within reason."""
    await limiter_of(request).check("read", address_of(request))


def after_page(
    before: Annotated[
        float | None, Query(ge=0, allow_inf_nan=False, description="the `updated` of the last one on the page before")
    ] = None,
    before_id: Annotated[str, Query(max_length=16, description="its `id`: several may have changed at once")] = "",
) -> PageEnd | None:
    """Where the next page of a list begins; None for the first page."""
    return None if before is None else PageEnd(before, before_id)


TheProcess = Annotated[ServerProcess, Depends(process_of)]
TheIdentities = Annotated[Identities, Depends(identities_of)]
TheLimiter = Annotated[Limiter, Depends(limiter_of)]
Somebody = Annotated[Device, Depends(device)]
Anybody = Annotated[Device | None, Depends(device_or_none)]
AfterPage = Annotated[PageEnd | None, Depends(after_page)]
Reading = Depends(reading)
TableId = Annotated[str, Path(max_length=16, pattern=r"^[a-z0-9]+$")]
SeatNumber = Annotated[int, Path(ge=0, le=20)]

SEEN = ("no-such-table", "not-a-member")  # refusals of whatever asks for a table that somebody may look at


def json(content: Any, status: int = 200) -> Response:
    """msgspec's structs are encoded by msgspec."""
    return Response(as_json(content), status, media_type="application/json")


def plain(content: Any) -> Any:
    return msgspec.to_builtins(content)


async def visible_table(process: ServerProcess, table_id: str, who: Device | None) -> TableRecord:
    """The table if this person may look at it."""
    record = await process.record(table_id)
    if not record.lets_in(person_of(who)):
        raise RequestRefused("not-a-member")
    return record


def described(process: ServerProcess, record: TableRecord, who: Device | None) -> TableInfo:
    live = process.tables.get(record.id)
    here, version = (live.presence.seats(), live.history.version) if live else (set(), 0)
    table = describe(process.names, record, person_of(who), here, version)
    return msgspec.structs.replace(table, trouble=live.trouble) if live and live.trouble else table
