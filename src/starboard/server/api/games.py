"""What can be played, the texts to show it with, and the rules behind it."""

from functools import cache
from hashlib import sha256
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel

from starboard.bots.base import bots_for, good_bot
from starboard.games.registry import GAMES
from starboard.rules.ledger import Ledger, Rule
from starboard.rules.rulings import rulings
from starboard.rules.search import search
from starboard.rules.translations import translated, translated_rulings
from starboard.server.api.parts import Reading, refusals
from starboard.server.refusals import Refused
from starboard.texts import LOCALE

router = APIRouter(prefix="/api", tags=["games"], dependencies=[Reading])

Lang = Literal["en", "it", "de", "cs"]
FOUND_RULES = 20


class Mode(BaseModel):
    name: str
    least: int
    most: int


class GameOption(BaseModel):
    name: str
    rule: str


class GameInfo(BaseModel):
    name: str
    modes: list[Mode]
    options: list[GameOption]
    bots: list[str]  # the best first
    good_bot: str  # who is seated where nobody asks for another


class RuleText(BaseModel):
    id: str
    title: str
    text: str
    see: list[str]
    ruling: bool


class Chapter(BaseModel):
    id: str
    rules: list[RuleText]


class RulingText(BaseModel):
    id: str
    rule: str
    question: str
    off: str
    on: str
    default: Literal["off", "on"]


class RulesReference(BaseModel):
    chapters: list[Chapter]
    rulings: list[RulingText]


@router.get("/games", responses=refusals())
async def games() -> list[GameInfo]:
    return [_info(name) for name in GAMES]


def _info(name: str) -> GameInfo:
    game = GAMES[name]
    modes = [Mode(name=mode, least=least, most=most) for mode, (least, most) in game.seats.items()]
    by_option = {ruling.id: ruling.rule for ruling in rulings(name)}
    options = [GameOption(name=option, rule=by_option.get(option, "")) for option in game.options]
    return GameInfo(name=name, modes=modes, options=options, bots=bots_for(name), good_bot=good_bot(name))


@router.get("/games/{game}/box", responses=refusals("no-such-game"))
async def box(game: str, request: Request) -> dict[str, Any]:
    """What is printed in the box, for whoever draws it."""
    return GAMES[_known(game)].box()


def _known(game: str) -> str:
    if game not in GAMES:
        raise Refused("no-such-game")
    return game


# --- texts ---


@cache
def _texts(lang: str) -> tuple[bytes, str]:
    files = sorted((LOCALE / lang).glob("*.ftl"))
    content = "\n".join(file.read_text(encoding="utf-8") for file in files if not file.name.startswith(("cli", "lab")))
    return content.encode(), sha256(content.encode()).hexdigest()[:16]


@router.get("/texts/{lang}", responses=refusals(), response_class=Response)
async def texts(lang: Lang, request: Request) -> Response:
    """Every message of a language that a client needs, as Fluent."""
    content, digest = _texts(lang)
    headers = {"etag": f'"{digest}"', "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    return Response(content, media_type="text/plain; charset=utf-8", headers=headers)


# --- rules ---


def _rule(rule: Rule) -> RuleText:
    return RuleText(id=rule.id, title=rule.title, text=rule.text, see=list(rule.see), ruling=rule.ruling)


def _ledger(game: str, lang: str) -> Ledger:
    return translated(_known(game), lang)


@cache
def _reference(game: str, lang: str) -> bytes:
    chapters = [
        Chapter(id=chapter.lower(), rules=[_rule(rule) for rule in rules])
        for chapter, rules in _ledger(game, lang).chapters.items()
    ]
    open_questions = [
        RulingText(
            id=ruling.id, rule=ruling.rule, question=ruling.question, off=ruling.readings.off, on=ruling.readings.on,
            default=ruling.default,
        )
        for ruling in translated_rulings(game, lang)
    ]  # fmt: skip
    return RulesReference(chapters=chapters, rulings=open_questions).model_dump_json().encode()


@router.get("/rules/{game}", response_model=RulesReference, responses=refusals("no-such-game"))
async def reference(game: str, lang: Lang = "en") -> Response:
    """The whole rules reference in one language."""
    return Response(_reference(_known(game), lang), media_type="application/json")


@router.get("/rules/{game}/search", responses=refusals("no-such-game"))
async def search_rules(game: str, q: Annotated[str, Query(max_length=200)], lang: Lang = "en") -> list[RuleText]:
    """The likeliest rules for a few words or an id, best first."""
    return [_rule(rule) for rule in search(_ledger(game, lang), q, FOUND_RULES)]
