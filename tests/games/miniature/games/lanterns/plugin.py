"""Lanterns as everything else knows it: its rules, its words, its catalogue."""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from starboard.games.lanterns.content.box import KEEPER, PORTER, SCOUT, SEER, WANDERERS, printed
from starboard.games.lanterns.content.halls import CELLAR, CROSSING, TOWER
from starboard.games.lanterns.hardships import HARD_NIGHTS
from starboard.games.lanterns.rules.campaign import PILGRIMAGE, carry, take_up
from starboard.games.lanterns.rules.determinize import determinize
from starboard.games.lanterns.rules.invariants import problems
from starboard.games.lanterns.rules.options import CORNERS_BLOCK, LONG_NIGHT
from starboard.games.lanterns.rules.play import play
from starboard.games.lanterns.rules.results import results
from starboard.games.lanterns.sheet.sheet import Sheet
from starboard.games.lanterns.state.lanterns import Lanterns, lay_out
from starboard.games.lanterns.words.events import describe_event, outcomes
from starboard.games.lanterns.words.queries import inspect
from starboard.games.lanterns.words.questions import describe_ask, describe_option
from starboard.kernel.encoding import decode
from starboard.kernel.errors import StarboardError, Unknown
from starboard.kernel.fate import Fate
from starboard.kernel.game import Carried, Described, GameOf, Hardships
from starboard.kernel.own_scenarios import OwnScenarios
from starboard.kernel.pieces import Piece
from starboard.kernel.requests import FATE, Ask, Payload, Procedure
from starboard.kernel.setup import Campaign, Mode, Offer, Option, Role, Scenario, Setup, check_setup
from starboard.kernel.shapes import Plain

TITLE: Final = "Lanterns"
HUNT, VIGIL = "hunt", "vigil"

OFFER: Final = Offer(
    modes=(Mode(HUNT, 2, 4), Mode(VIGIL, 1, 3)),
    roles=(
        Role(SCOUT, least=1, side="light", shared=True),
        Role(PORTER, side="light", shared=True),
        Role(SEER, side="light", shared=True),
        Role(KEEPER, side="dark", automaton=True, modes=(HUNT,)),
    ),
    scenarios=(
        Scenario(CROSSING, campaign=PILGRIMAGE),
        Scenario(CELLAR, campaign=PILGRIMAGE),
        Scenario(TOWER, campaign=PILGRIMAGE, alone=False),
    ),
    options=(Option(CORNERS_BLOCK), Option(LONG_NIGHT, modes=(VIGIL,))),
    campaigns=(Campaign(PILGRIMAGE, first=(CROSSING,)),),
)


class LanternsRules:
    rules_version = "1"
    state_kind: type[Lanterns] = Lanterns

    def new(self, setup: Setup) -> Lanterns:
        """A table before its first card (LAN-SETUP-01)."""
        check_setup(OFFER, setup, TITLE)
        g = Lanterns(setup.mode, sorted(setup.options), setup.scenario, [list(roles) for roles in setup.seats])
        lay_out(g)
        if setup.sheet is not None:
            take_up(g, decode(Sheet, setup.sheet))
        return g

    def setup_of(self, g: Lanterns) -> Setup:
        return Setup(g.mode, tuple([tuple(roles) for roles in g.seats]), tuple(g.options), g.scenario)

    def play(self, g: Lanterns) -> Procedure[None]:
        return play(g)

    def over(self, g: Lanterns) -> bool:
        return g.step == "over"

    def results(self, g: Lanterns) -> dict[str, Any]:
        return results(g)

    def carry(self, g: Lanterns) -> Carried | None:
        return carry(g)

    def acting(self, g: Lanterns) -> int:
        if g.step == "wanderer":
            return g.wanderers[g.turn].seat
        return g.keeper.seat if g.step == "keeper" else FATE

    def determinize(self, g: Lanterns, seat: int, fate: Fate) -> None:
        determinize(g, seat, fate)

    def impossible(self, g: Lanterns, at_rest: bool = False) -> list[str]:
        """A table that could not be opened is impossible before anything on it is looked at."""
        try:
            setup = self.setup_of(g)
            check_setup(OFFER, setup if g.sheet is None else msgspec.structs.replace(setup, sheet={}), TITLE)
        except StarboardError as error:
            return [f"such a table cannot be opened: {str(error)[:200]}"]
        return list(problems(g))

    def order_applies(self, g: Lanterns, ask: Ask, condition: Mapping[str, Any]) -> bool:
        """A condition names the Wanderers worth a Flare."""
        return ask.about.get("target") in condition.get("targets", ())

    def hardships(self) -> Hardships:
        return HARD_NIGHTS


class LanternsWords:
    def prompt(self, g: Lanterns, ask: Ask) -> Described:
        return describe_ask(g, ask)

    def describe(self, g: Lanterns, ask: Ask, option: Payload) -> Described:
        return describe_option(g, ask, option)

    def story(self, g: Lanterns, kind: str, args: Mapping[str, Payload]) -> Described:
        return describe_event(g, kind, args)

    def outcomes(self, g: Lanterns, kind: str, args: Mapping[str, Payload], seat: int) -> list[Described]:
        return outcomes(g, kind, args, seat)

    def inspect(self, state: dict[str, Plain], seat: int, query: dict[str, Plain]) -> Plain:
        return inspect(state, seat, query)


class LanternsCatalogue:
    name = "lanterns"
    title = TITLE
    offer = OFFER
    sheet_kind: type[Piece] | None = Sheet
    own_scenarios: OwnScenarios | None = None

    def content_hash(self) -> str:
        return hashlib.sha256(msgspec.json.encode(printed(), order="sorted")).hexdigest()[:16]

    def box(self) -> dict[str, Any]:
        return printed()

    def new_sheet(self, campaign: str) -> Piece:
        if campaign != PILGRIMAGE:
            raise Unknown("campaign", campaign, [PILGRIMAGE])
        return Sheet(PILGRIMAGE)

    def order_kinds(self) -> Mapping[str, str]:
        return {"flare": "LAN-FLARE-01"}

    def order_conditions(self, seats: int) -> Mapping[str, Sequence[Payload]]:
        return {"targets": WANDERERS}


class LanternsGame(LanternsRules, LanternsWords, LanternsCatalogue):
    """The `Game` interface of Lanterns."""


GAME: Final[GameOf[Lanterns]] = LanternsGame()
