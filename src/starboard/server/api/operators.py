"""For whoever runs the server: is it well, and what is it doing."""

from fastapi import APIRouter, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from pydantic import BaseModel

from starboard.server.api.parts import TheHouse

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


@router.get("/metrics", response_class=Response)
async def metrics() -> Response:
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
