"""Scenarios of people's own: looked at before a table is opened with one, and their words for whoever sits there."""

from typing import Annotated

import msgspec
from fastapi import APIRouter, Request, Response
from pydantic import Field

from starboard.games.registry import GAMES
from starboard.kernel.game import Game
from starboard.server.api.dependencies import (
    Anybody,
    Body,
    Somebody,
    TableId,
    TheLimiter,
    TheProcess,
    address_of,
    refusals,
    visible_table,
)
from starboard.server.api.games import GameScenario, described_scenario
from starboard.server.api.texts import Lang
from starboard.server.network.rate_limits import Limiter
from starboard.server.people.identity import Device
from starboard.server.refusals import RequestRefused
from starboard.server.running.server_process import ServerProcess
from starboard.server.tables.own_scenarios import LARGEST_OWN, own_titles, reader_of, refuse_broken
from starboard.texts import as_fluent

router = APIRouter(prefix="/api", tags=["own scenarios"])


class OwnScenarioBody(Body):
    text: Annotated[str, Field(min_length=1, max_length=LARGEST_OWN)]


class OwnScenario(Body):
    """What a host sees of a scenario before it is played."""

    scenario: GameScenario
    titles: dict[str, str]  # by language
    picture: str  # SVG


async def look_at_own(
    process: ServerProcess, limiter: Limiter, who: Device, request: Request, game: Game, own: str
) -> None:
    """Refuse a scenario that cannot be played; each costs the server some work, so nobody brings many."""
    if not own:
        return
    for what in ("own", "own-hour"):
        await limiter.check(what, who.person.id)
    await limiter.check("own-address", address_of(request))
    await refuse_broken(process, game, own)


@router.post(
    "/games/{game}/own-scenarios",
    responses=refusals("not-signed-in", "no-such-game", "setup-not-own", "own-broken", "own-too-large",
                       "too-much-work", "busy"),
)  # fmt: skip
async def look(
    game: str, body: OwnScenarioBody, who: Somebody, process: TheProcess, request: Request, limiter: TheLimiter
) -> OwnScenario:
    """Whether a scenario can be played, and what it looks like. Nothing is kept of it."""
    if game not in GAMES:
        raise RequestRefused("no-such-game")
    await look_at_own(process, limiter, who, request, GAMES[game], body.text)
    reader = reader_of(GAMES[game])
    return OwnScenario(
        scenario=described_scenario(reader.read(body.text)),
        titles=own_titles(GAMES[game], body.text),
        picture=reader.picture(body.text),
    )


@router.get(
    "/tables/{table_id}/own-texts/{lang}",
    responses=refusals("not-a-member", "no-spectators", "no-such-table"),
    response_class=Response,
)
async def words_of_table(table_id: TableId, lang: Lang, who: Anybody, process: TheProcess) -> Response:
    """The words that the table's own scenario brings, as Fluent; its story is sent page by page, like any."""
    record = await visible_table(process, table_id, who)
    seated = record.seat_of(who.person.id) if who else None
    if seated is None and not record.lets_watch:
        raise RequestRefused("no-spectators")
    own = "" if record.own is msgspec.UNSET else record.own
    messages = reader_of(process.game(record.game)).texts(own, lang) if own else {}
    told = {name: text for name, text in messages.items() if not name.startswith(f"{record.game}-page-")}
    return Response(as_fluent(told), media_type="text/plain; charset=utf-8", headers={"cache-control": "no-cache"})
