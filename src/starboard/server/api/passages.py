"""Passages of a story, as Fluent: a client gets the texts of a page when its table has reached it, not before."""

from functools import cache
from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Response
from fluent.syntax import FluentParser, FluentSerializer, Visitor, ast

from starboard.games.registry import GAMES
from starboard.kernel.pages import PAGE
from starboard.server.api.dependencies import Anybody, TableId, TheProcess, refusals, visible_table
from starboard.server.api.texts import Lang
from starboard.server.refusals import RequestRefused
from starboard.server.storage.records import TableRecord
from starboard.server.tables.own_scenarios import reader_of
from starboard.server.tables.table_history import TableHistory
from starboard.texts import as_fluent, story_files

router = APIRouter(prefix="/api", tags=["texts"])

PageId = Annotated[str, Path(max_length=100, pattern=r"^[a-zA-Z0-9_-]+$")]
KEPT = "private, max-age=86400"


@router.get(
    "/tables/{table_id}/passages/{page}/{lang}",
    responses=refusals("not-a-member", "no-spectators", "no-such-table", "no-such-page", "not-started"),
    response_class=Response,
)
async def passage(table_id: TableId, page: PageId, lang: Lang, who: Anybody, process: TheProcess) -> Response:
    """The title and the paragraphs of a page that the table has reached, for whoever may look at it."""
    record = await visible_table(process, table_id, who)
    seated = record.seat_of(who.person.id) if who else None
    if seated is None and not record.lets_watch:
        raise RequestRefused("no-spectators")
    paragraphs = _paragraphs((await process.table(table_id)).history, page)
    ids = [f"{record.game}-page-{page}", *paragraphs]
    return Response(
        own_text_of(record, lang, ids) if record.own else text_of(record.game, lang, ids),
        media_type="text/plain; charset=utf-8",
        headers={"cache-control": KEPT},
    )


def _paragraphs(history: TableHistory, page: str) -> list[str]:
    """The messages of a page, as the log of the table tells it."""
    for happening in reversed(history.events):
        if happening.kind == PAGE and happening.args["page"] == page:
            return list(happening.args["paragraphs"])
    raise RequestRefused("no-such-page")


def own_text_of(record: TableRecord, lang: str, ids: list[str]) -> str:
    """The same from a scenario that somebody wrote."""
    assert record.own is not msgspec.UNSET, "a list of tables leaves it out"
    messages = reader_of(GAMES[record.game]).texts(record.own, lang)
    return as_fluent({name: messages[name] for name in ids if name in messages})


def text_of(game: str, lang: str, ids: list[str]) -> str:
    """These messages of a story, and those that they are made of."""
    story = _story(game, lang)
    wanted, found = list(ids), dict[str, str]()
    while wanted:
        name = wanted.pop(0)
        if name in story and name not in found:
            found[name], parts = story[name]
            wanted += parts
    return "\n".join(found.values())


@cache
def _story(game: str, lang: str) -> dict[str, tuple[str, list[str]]]:
    """Each message and term of a game's story in a language, and the others it is made of."""
    story: dict[str, tuple[str, list[str]]] = {}
    for file in story_files(lang, game):
        for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                entry.comment = None
                parts = _Parts()
                parts.visit(entry)
                story[_name(entry)] = FluentSerializer().serialize_entry(entry), parts.names
    return story


def _name(entry: ast.Message | ast.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


class _Parts(Visitor):
    """The messages and terms that one is made of."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.names.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)
