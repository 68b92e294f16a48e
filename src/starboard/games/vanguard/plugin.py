"""ISS Vanguard as everything else knows it: its rules, its words, its catalogue."""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from starboard.games.vanguard.box import box
from starboard.games.vanguard.content.dice import SECTIONS
from starboard.games.vanguard.content.planet_file import PLANETS, planet_text
from starboard.games.vanguard.hardships import HARD_PLANETS
from starboard.games.vanguard.own_planets import EXPEDITION, OWN_PLANETS
from starboard.games.vanguard.rules.determinize import determinize
from starboard.games.vanguard.rules.lookups import member
from starboard.games.vanguard.rules.play import play
from starboard.games.vanguard.rules.readings import READINGS
from starboard.games.vanguard.rules.results import results
from starboard.games.vanguard.state.invariants import impossible
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.games.vanguard.words.events import describe_event
from starboard.games.vanguard.words.inspect import inspect
from starboard.games.vanguard.words.options import describe_option
from starboard.games.vanguard.words.outcomes import outcomes
from starboard.games.vanguard.words.questions import describe_ask
from starboard.kernel.errors import StarboardError, Unknown
from starboard.kernel.fate import Fate
from starboard.kernel.game import Carried, Described, GameOf, Hardships
from starboard.kernel.own_scenarios import OwnScenarios, offer_with
from starboard.kernel.pieces import Piece
from starboard.kernel.requests import FATE, Ask, Payload, Procedure
from starboard.kernel.setup import Mode, Offer, Option, Role, Scenario, Setup, check_setup
from starboard.kernel.shapes import Plain

TITLE: Final = "ISS Vanguard"
TUTORIAL: Final = "tutorial"
TUTORIAL_PLANET: Final = "cinder"
MOST_PLAYERS: Final = 4  # VAN-PLAYERS-01

OFFER: Final = Offer(
    modes=(Mode(TUTORIAL, 1, MOST_PLAYERS), Mode(EXPEDITION, 1, MOST_PLAYERS)),
    roles=tuple([Role(section, least=1, side="crew", shared=True) for section in SECTIONS]),
    scenarios=tuple([Scenario(name, modes=() if name == TUTORIAL_PLANET else (EXPEDITION,)) for name in PLANETS]),
    options=tuple([Option(name, modes=(EXPEDITION,)) for name in READINGS]),
)


def _offer(setup: Setup) -> Offer:
    """What a table of this set-up can be begun with: the box, and the planet that it brings."""
    return offer_with(OFFER, OWN_PLANETS, setup.own, TITLE) if setup.own else OFFER


class VanguardRules:
    rules_version = "1"
    state_kind: type[Vanguard] = Vanguard

    def new(self, setup: Setup) -> Vanguard:
        """A table before its set-up (VAN-SETUP-07)."""
        check_setup(_offer(setup), setup, TITLE)
        g = Vanguard(setup.mode, sorted(setup.options), setup.scenario, [list(roles) for roles in setup.seats])
        g.written = setup.own.split("\n") if setup.own else []
        return g

    def setup_of(self, g: Vanguard) -> Setup:
        own = "\n".join(g.written)
        return Setup(g.mode, tuple([tuple(roles) for roles in g.seats]), tuple(g.options), g.planet, own=own)

    def play(self, g: Vanguard) -> Procedure[None]:
        return play(g)

    def over(self, g: Vanguard) -> bool:
        return g.step == "over"

    def results(self, g: Vanguard) -> dict[str, Any]:
        return results(g)

    def carry(self, g: Vanguard) -> Carried | None:
        """A single expedition hands nothing on."""
        return None

    def acting(self, g: Vanguard) -> int:
        """Whoever's crew member has the turn."""
        return int(member(g, g.active).seat) if g.active and g.step == "turn" else FATE

    def determinize(self, g: Vanguard, seat: int, fate: Fate) -> None:
        determinize(g, seat, fate)

    def impossible(self, g: Vanguard, at_rest: bool = False) -> list[str]:
        """A table that could not be opened is impossible before anything on it is looked at."""
        try:
            setup = self.setup_of(g)
            check_setup(_offer(setup), setup, TITLE)
        except (StarboardError, TypeError) as error:
            return [f"such a table cannot be opened: {str(error)[:200]}"]
        return impossible(g, at_rest)

    def order_applies(self, g: Vanguard, ask: Ask, condition: Mapping[str, Any]) -> bool:
        """Nobody is asked to react out of turn, so there is nothing to give orders for."""
        return True

    def hardships(self) -> Hardships:
        return HARD_PLANETS


class VanguardWords:
    def prompt(self, g: Vanguard, ask: Ask) -> Described:
        return describe_ask(g, ask)

    def describe(self, g: Vanguard, ask: Ask, option: Payload) -> Described:
        return describe_option(g, ask, option)

    def story(self, g: Vanguard, kind: str, args: Mapping[str, Payload]) -> Described:
        return describe_event(g, kind, args)

    def outcomes(self, g: Vanguard, kind: str, args: Mapping[str, Payload], seat: int) -> list[Described]:
        return outcomes(g, kind, args, seat)

    def inspect(self, state: dict[str, Plain], seat: int, query: dict[str, Plain]) -> Plain:
        return inspect(state, seat, query)


class VanguardCatalogue:
    name = "vanguard"
    title = TITLE
    offer = OFFER
    sheet_kind: type[Piece] | None = None
    own_scenarios: OwnScenarios | None = OWN_PLANETS

    def content_hash(self) -> str:
        printed = hashlib.sha256(msgspec.json.encode(box(), order="sorted"))
        for name in PLANETS:
            printed.update(planet_text(name).encode())
        return printed.hexdigest()[:16]

    def box(self) -> dict[str, Any]:
        return box()

    def new_sheet(self, campaign: str) -> Piece:
        raise Unknown("campaign", campaign, [])

    def order_kinds(self) -> Mapping[str, str]:
        return {}

    def order_conditions(self, seats: int) -> Mapping[str, Sequence[Payload]]:
        return {}


class VanguardGame(VanguardRules, VanguardWords, VanguardCatalogue):
    """The `Game` interface of ISS Vanguard."""


GAME: Final[GameOf[Vanguard]] = VanguardGame()
