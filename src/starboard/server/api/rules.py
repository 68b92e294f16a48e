"""The rules reference: every ledger by its name, whole or searched, in the reader's language."""

from functools import cache
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Response
from pydantic import BaseModel

from starboard.games.folders import folders
from starboard.rules.ledger import LEDGERS, Rule
from starboard.rules.search import search
from starboard.rules.translations import translated, translated_rulings
from starboard.server.api.dependencies import Reading, refusals
from starboard.server.api.texts import Lang
from starboard.server.refusals import RequestRefused

router = APIRouter(prefix="/api", tags=["rules"], dependencies=[Reading])

FOUND_RULES = 20


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


def _known(ledger: str) -> str:
    if ledger not in LEDGERS:
        raise RequestRefused("no-such-game", "there are no such rules")
    return ledger


def _rule(rule: Rule) -> RuleText:
    return RuleText(id=rule.id, title=rule.title, text=rule.text, see=list(rule.see), ruling=rule.ruling)


@cache
def _reference(ledger: str, lang: str) -> bytes:
    chapters = [
        Chapter(id=chapter.lower(), rules=[_rule(rule) for rule in rules])
        for chapter, rules in translated(ledger, lang).chapters.items()
    ]
    open_questions = [
        RulingText(
            id=ruling.id, rule=ruling.rule, question=ruling.question, off=ruling.readings.off, on=ruling.readings.on,
            default=ruling.default,
        )
        for ruling in (translated_rulings(ledger, lang) if ledger in folders() else ())  # they lie beside the main one
    ]  # fmt: skip
    return RulesReference(chapters=chapters, rulings=open_questions).model_dump_json().encode()


@router.get("/rules/{ledger}", response_model=RulesReference, responses=refusals("no-such-game"))
async def reference(ledger: str, lang: Lang = "en") -> Response:
    """A whole ledger in one language. A game's main one is called like the game (`GameInfo.ledgers` has all)."""
    return Response(_reference(_known(ledger), lang), media_type="application/json")


@router.get("/rules/{ledger}/search", responses=refusals("no-such-game"))
async def search_rules(ledger: str, q: Annotated[str, Query(max_length=200)], lang: Lang = "en") -> list[RuleText]:
    """The likeliest rules for a few words or an id, best first."""
    return [_rule(rule) for rule in search(translated(_known(ledger), lang), q, FOUND_RULES)]
