"""The OpenAPI description, with the websocket's frames among its schemas, so that one description tells all types."""

from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from starboard.server.wire import client_messages
from starboard.server.wire.campaign_info import BegunChapterInfo, CampaignInfo, CampaignSummary, ChapterPage
from starboard.server.wire.seat_view import Replay, TurningPoints
from starboard.server.wire.server_frames import FromServer
from starboard.server.wire.table_info import TableInfo

REF = "#/components/schemas/{name}"


def describe(app: FastAPI) -> dict[str, Any]:
    if app.openapi_schema:
        return app.openapi_schema
    description = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
    kinds = [
        TableInfo,
        Replay,
        TurningPoints,
        CampaignSummary,
        CampaignInfo,
        ChapterPage,
        BegunChapterInfo,
        *FromServer.__args__,
        *client_messages.FromClient.__args__,
    ]
    _, components = msgspec.json.schema_components(kinds, ref_template=REF)
    schemas = description.setdefault("components", {}).setdefault("schemas", {})
    schemas.update(components)
    for name, union in (("FromServer", FromServer), ("FromClient", client_messages.FromClient)):
        schemas[name] = {"oneOf": [{"$ref": REF.format(name=kind.__name__)} for kind in union.__args__]}
    app.openapi_schema = description
    return description
