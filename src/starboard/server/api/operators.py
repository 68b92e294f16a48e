"""For whoever runs the server: is it well, and what is it doing."""

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from starboard.server.api.dependencies import TheProcess, refusals
from starboard.server.network.addresses import through_a_stranger
from starboard.server.refusals import RequestRefused
from starboard.server.running.health import Health, health_of

router = APIRouter(tags=["operators"])


@router.get("/health", responses={503: {"model": Health, "description": "people cannot play here now"}})
async def health(process: TheProcess, response: Response) -> Health:
    """200 with `ok` or `degraded`, 503 with `trouble`; always within about a second."""
    found = await health_of(process)
    if found.status == "trouble":
        response.status_code = 503
    return found


@router.get("/metrics", response_class=Response, responses=refusals("no-such-page"))
async def metrics(request: Request, process: TheProcess) -> Response:
    """For the operator's own tools: players could learn from counts what happens in private."""
    address = request.client.host if request.client else "local"
    if address not in process.settings.metrics_from or through_a_stranger(request.headers, address):
        raise RequestRefused("no-such-page")
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
