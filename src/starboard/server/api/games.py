"""What can be played."""

from typing import Annotated, Any

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from starboard.bots.base import bots_for, good_bot
from starboard.bots.people import bot_players, strengths
from starboard.games.registry import GAMES
from starboard.kernel.setup import Scenario
from starboard.rules.ledger import LEDGERS
from starboard.rules.rulings import rulings
from starboard.server.api import texts
from starboard.server.api.dependencies import Reading, refusals
from starboard.server.refusals import RequestRefused
from starboard.texts import LANGUAGES

router = APIRouter(prefix="/api", tags=["games"], dependencies=[Reading])


class Mode(BaseModel):
    name: str
    least: int
    most: int


class GameRole(BaseModel):
    """What a seat can hold; `modes` where it can be held, all if none is named."""

    name: str
    side: str  # roles of one side play together
    least: int
    most: int
    automaton: bool  # the rules play it where nobody holds it
    shared: bool  # one seat may hold it beside others
    modes: list[str]


class GameScenario(BaseModel):
    """What can be played; `modes` and `roles` are all where none is named, `seats` the mode's where it is null.

    `most` are roles that fewer seats can hold here than elsewhere.
    """

    name: str
    modes: list[str]
    roles: list[str]
    seats: Annotated[list[int], Field(min_length=2, max_length=2)] | None  # at least and at most
    most: dict[str, int]
    campaign: str  # the one it is a chapter of, or ""
    alone: bool  # it can also be played without a campaign


class GameCampaign(BaseModel):
    name: str
    modes: list[str]
    first: list[str]  # the scenarios it can begin with


class GameOption(BaseModel):
    name: str
    rule: str
    modes: list[str]  # where it can be chosen; in all if none is named


class GameBot(BaseModel):
    """Somebody of the house who plays this game; what its bots do not differ in is empty."""

    name: str  # as a seat keeps it
    who: str
    temper: str
    strength: str


class GameInfo(BaseModel):
    """Everything a table or a campaign of this game can be opened with."""

    name: str
    title: str
    modes: list[Mode]
    roles: list[GameRole]
    scenarios: list[GameScenario]
    own_scenarios: int  # so many bytes a scenario of one's own may have; 0: the game plays none
    options: list[GameOption]
    campaigns: list[GameCampaign]
    bots: list[str]  # kinds, the best first
    good_bot: str  # the kind that stands in for people
    bot_players: list[GameBot]  # who can be given a seat
    strengths: list[str]  # of bot players, the weakest first
    ledgers: list[str]  # of its rules (`/api/rules/{ledger}`), the main one first
    texts: dict[str, str]  # by language: the version of its texts (`/api/texts/{lang}/{game}?v=`)


@router.get("/games", responses=refusals())
async def games() -> list[GameInfo]:
    return [_info(name) for name in GAMES]


def _info(name: str) -> GameInfo:
    game = GAMES[name]
    offer = game.offer
    by_option = {ruling.id: ruling.rule for ruling in rulings(name)}
    return GameInfo(
        name=name,
        title=game.title,
        modes=[Mode(name=mode.id, least=mode.least, most=mode.most) for mode in offer.modes],
        roles=[
            GameRole(
                name=role.id, side=role.side, least=role.least, most=role.most, automaton=role.automaton,
                shared=role.shared, modes=list(role.modes),
            )
            for role in offer.roles
        ],
        scenarios=[described_scenario(one) for one in offer.scenarios],
        own_scenarios=game.own_scenarios.largest if game.own_scenarios is not None else 0,
        options=[
            GameOption(name=option.id, rule=by_option.get(option.id, ""), modes=list(option.modes))
            for option in offer.options
        ],
        campaigns=[
            GameCampaign(name=one.id, modes=list(one.modes), first=list(one.first)) for one in offer.campaigns
        ],
        bots=bots_for(name),
        good_bot=good_bot(name),
        bot_players=[
            GameBot(name=player.id, who=player.who, temper=player.temper, strength=player.strength)
            for player in bot_players(name).values()
        ],
        strengths=list(strengths(name)),
        ledgers=[ledger for ledger in LEDGERS if ledger == name or ledger.startswith(f"{name}-")],
        texts={lang: texts.version(lang, name) for lang in LANGUAGES},
    )  # fmt: skip


def described_scenario(one: Scenario) -> GameScenario:
    return GameScenario(
        name=one.id, modes=list(one.modes), roles=list(one.roles), seats=list(one.seats) if one.seats else None,
        most=dict(one.most), campaign=one.campaign, alone=one.alone,
    )  # fmt: skip


@router.get("/games/{game}/box", responses=refusals("no-such-game"))
async def box(game: str, request: Request) -> dict[str, Any]:
    """What is printed in the box, for whoever draws it."""
    return GAMES[_known(game)].box()


def _known(game: str) -> str:
    if game not in GAMES:
        raise RequestRefused("no-such-game")
    return game
