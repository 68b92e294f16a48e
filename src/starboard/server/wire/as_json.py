"""JSON as it is sent, over the websocket and by HTTP alike."""

import msgspec

as_json = msgspec.json.Encoder().encode
