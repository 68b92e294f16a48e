"""Texts for clients, as Fluent: what all games share, and each game's own."""

from functools import cache
from hashlib import sha256
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response

from starboard.games.registry import GAMES
from starboard.server.api.dependencies import Reading, refusals
from starboard.server.refusals import RequestRefused
from starboard.texts import client_files

router = APIRouter(prefix="/api", tags=["texts"], dependencies=[Reading])

Lang = Literal["en", "it", "de", "cs"]
Version = Annotated[str, Query(max_length=40, description="the version that is wanted: it never changes")]

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


@cache
def _content(lang: str, game: str) -> tuple[bytes, str]:
    """All messages, and their version, which is their hash."""
    content = "\n".join(file.read_text(encoding="utf-8") for file in client_files(lang, game)).encode()
    return content, sha256(content).hexdigest()[:16]


def version(lang: str, game: str = "") -> str:
    return _content(lang, game)[1]


def _sent(request: Request, lang: str, game: str, wanted: str) -> Response:
    """A client that names the version it wants keeps it for ever; others are asked whether theirs is still the one."""
    content, latest = _content(lang, game)
    headers = {"etag": f'"{latest}"', "cache-control": FOR_EVER if wanted == latest else ASK_AGAIN}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    return Response(content, media_type="text/plain; charset=utf-8", headers=headers)


@router.get("/texts/{lang}", responses=refusals(), response_class=Response)
async def shared_texts(lang: Lang, request: Request, v: Version = "") -> Response:
    """What every screen may need: the shared messages, and how each game presents itself (name, modes, options)."""
    return _sent(request, lang, "", v)


@router.get("/texts/{lang}/{game}", responses=refusals("no-such-game"), response_class=Response)
async def texts_of_game(lang: Lang, game: str, request: Request, v: Version = "") -> Response:
    """All other messages of a game, for whoever plays it or reads its rules."""
    if game not in GAMES:
        raise RequestRefused("no-such-game")
    return _sent(request, lang, game, v)
