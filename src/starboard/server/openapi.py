"""The OpenAPI description, with the websocket's frames among its schemas, so that one description tells all types."""

from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from starboard.server import wire

REF = "#/components/schemas/{name}"


def describe(app: FastAPI) -> dict[str, Any]:
    if app.openapi_schema:
        return app.openapi_schema
    description = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
    kinds = [wire.Table, wire.Replay, *wire.FromServer.__args__, *wire.FromClient.__args__]
    _, components = msgspec.json.schema_components(kinds, ref_template=REF)
    schemas = description.setdefault("components", {}).setdefault("schemas", {})
    schemas.update(components)
    for name, union in (("FromServer", wire.FromServer), ("FromClient", wire.FromClient)):
        schemas[name] = {"oneOf": [{"$ref": REF.format(name=kind.__name__)} for kind in union.__args__]}
    app.openapi_schema = description
    return description
