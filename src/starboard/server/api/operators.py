"""For whoever runs the server: is it well, and what is it doing."""

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from pydantic import BaseModel

from starboard.server.api.parts import TheHouse, refusals
from starboard.server.protection import through_a_stranger
from starboard.server.refusals import Refused

router = APIRouter(tags=["operators"])


class Health(BaseModel):
    status: str
    tables: int
    viewers: int


@router.get("/health", responses={503: {"model": Health, "description": "the database does not answer"}})
async def health(house: TheHouse, response: Response) -> Health:
    try:
        well = await house.store.healthy()
    except Exception:
        well = False
    if not well or house.closing:
        response.status_code = 503
    viewers = sum(len(table.viewers) for table in house.tables.values())
    return Health(status="ok" if well else "no database", tables=len(house.tables), viewers=viewers)


@router.get("/metrics", response_class=Response, responses=refusals("no-such-page"))
async def metrics(request: Request, house: TheHouse) -> Response:
    """For the operator's own tools: players could learn from counts what happens in private."""
    address = request.client.host if request.client else "local"
    if address not in house.settings.metrics_from or through_a_stranger(request.headers, address):
        raise Refused("no-such-page")
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
