"""Star Saga as everything else knows it: its rules, its words, its catalogue."""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from starboard.games.saga.content.box import box
from starboard.games.saga.content.campaign import CAMPAIGN, FIRST_MISSION
from starboard.games.saga.content.mission import INTRODUCTION
from starboard.games.saga.content.mission_file import MISSIONS, mission, mission_bytes
from starboard.games.saga.content.nexus_cards import CARD_OF_COPY, NEXUS_CARDS
from starboard.games.saga.hardships import HARD_MISSIONS
from starboard.games.saga.own_missions import MOST_MERCENARIES, OWN_MISSIONS, scenario_of
from starboard.games.saga.rules.campaign.campaign import carry, new_sheet, take_up
from starboard.games.saga.rules.campaign.team import MERCENARY_SEATS, NEXUS
from starboard.games.saga.rules.determinize import determinize
from starboard.games.saga.rules.lookups import mercenary_of, model_named
from starboard.games.saga.rules.nexus.hand import INTERRUPT, REACTION
from starboard.games.saga.rules.play import play
from starboard.games.saga.rules.readings import BOSSES_WITHOUT_BONUS, READINGS, TIES_ASKED
from starboard.games.saga.rules.results import results
from starboard.games.saga.sheet.sheet import Sheet
from starboard.games.saga.state.invariants import impossible
from starboard.games.saga.state.saga import Saga
from starboard.games.saga.words.endings import decided
from starboard.games.saga.words.events import describe_event
from starboard.games.saga.words.inspect import inspect
from starboard.games.saga.words.options import describe_option
from starboard.games.saga.words.outcomes import outcomes
from starboard.games.saga.words.questions import describe_ask
from starboard.kernel.encoding import decode
from starboard.kernel.errors import StarboardError, Unknown
from starboard.kernel.fate import Fate
from starboard.kernel.game import Carried, Described, GameOf, Hardships
from starboard.kernel.own_scenarios import OwnScenarios, offer_with
from starboard.kernel.pieces import Piece
from starboard.kernel.requests import FATE, Ask, Payload, Procedure
from starboard.kernel.setup import Campaign, Mode, Offer, Option, Role, Scenario, Setup, check_setup
from starboard.kernel.shapes import Plain

TITLE: Final = "Star Saga"
TOGETHER, VERSUS = "together", "versus"


def _scenario(name: str) -> Scenario:
    printed = mission(name)
    return scenario_of(printed, "" if printed.kind == INTRODUCTION else CAMPAIGN)


# Readings that make no difference in other modes: only the rules have ties, only a Nexus player has bonuses.
MODES_OF_READINGS: Final = {TIES_ASKED: (TOGETHER,), BOSSES_WITHOUT_BONUS: (VERSUS,)}

OFFER: Final = Offer(
    modes=(Mode(TOGETHER, 1, MOST_MERCENARIES), Mode(VERSUS, 2, MOST_MERCENARIES + 1)),
    roles=(
        Role(MERCENARY_SEATS, least=1, most=MOST_MERCENARIES, side=MERCENARY_SEATS),
        Role(NEXUS, least=1, side=NEXUS, modes=(VERSUS,)),
    ),
    scenarios=tuple([_scenario(name) for name in MISSIONS]),
    options=tuple([Option(name, modes=MODES_OF_READINGS.get(name, ())) for name in READINGS]),
    campaigns=(Campaign(CAMPAIGN, first=(FIRST_MISSION,)),),
)


def _offer(setup: Setup) -> Offer:
    """What a table of this set-up can be begun with: the box, and the mission that it brings."""
    return offer_with(OFFER, OWN_MISSIONS, setup.own, TITLE) if setup.own else OFFER


class SagaRules:
    rules_version = "1"
    state_kind: type[Saga] = Saga

    def new(self, setup: Setup) -> Saga:
        """A table before its set-up (SAGA-SETUP-01)."""
        check_setup(_offer(setup), setup, TITLE)
        g = Saga(setup.mode, sorted(setup.options), setup.scenario, [list(roles) for roles in setup.seats])
        g.written = setup.own.split("\n") if setup.own else []
        if setup.sheet is not None:
            take_up(g, decode(Sheet, setup.sheet))
        return g

    def setup_of(self, g: Saga) -> Setup:
        own = "\n".join(g.written)
        return Setup(g.mode, tuple([tuple(roles) for roles in g.seats]), tuple(g.options), g.mission, own=own)

    def play(self, g: Saga) -> Procedure[None]:
        return play(g)

    def over(self, g: Saga) -> bool:
        return bool(g.step == "over" and (not g.campaign or g.following or g.finale))

    def results(self, g: Saga) -> dict[str, Any]:
        decisive = [{"text": said.text, "args": said.args} for said in decided(g)]
        return {**results(g), "decided": decisive}

    def carry(self, g: Saga) -> Carried | None:
        return carry(g)

    def acting(self, g: Saga) -> int:
        """Whoever's Turn it is; between Turns nobody in particular (SAGA-TURN-02)."""
        if g.step in ("abilities", "activations", "reinforcements", "bonus", "cards"):
            return int(g.nexus.seat)
        who = mercenary_of(g, model_named(g, g.acting)) if g.acting else None
        return int(who.seat) if who is not None else FATE

    def determinize(self, g: Saga, seat: int, fate: Fate) -> None:
        determinize(g, seat, fate)

    def impossible(self, g: Saga, at_rest: bool = False) -> list[str]:
        """A table that could not be opened is impossible before anything on it is looked at."""
        try:
            setup = self.setup_of(g)
            check_setup(_offer(setup), msgspec.structs.replace(setup, sheet={}) if g.campaign else setup, TITLE)
        except (StarboardError, TypeError) as error:
            return [f"such a table cannot be opened: {str(error)[:200]}"]
        return impossible(g, at_rest)

    def order_applies(self, g: Saga, ask: Ask, condition: Mapping[str, Any]) -> bool:
        """A condition names the cards worth playing in reaction."""
        cards = condition.get("cards")
        return cards is None or any([CARD_OF_COPY[option].id in cards for option in ask.options])

    def hardships(self) -> Hardships:
        return HARD_MISSIONS


class SagaWords:
    def prompt(self, g: Saga, ask: Ask) -> Described:
        return describe_ask(g, ask)

    def describe(self, g: Saga, ask: Ask, option: Payload) -> Described:
        return describe_option(g, ask, option)

    def story(self, g: Saga, kind: str, args: Mapping[str, Payload]) -> Described:
        return describe_event(g, kind, args)

    def outcomes(self, g: Saga, kind: str, args: Mapping[str, Payload], seat: int) -> list[Described]:
        return outcomes(g, kind, args, seat)

    def inspect(self, state: dict[str, Plain], seat: int, query: dict[str, Plain]) -> Plain:
        return inspect(state, seat, query)


class SagaCatalogue:
    name = "saga"
    title = TITLE
    offer = OFFER
    sheet_kind: type[Piece] | None = Sheet
    own_scenarios: OwnScenarios | None = OWN_MISSIONS

    def content_hash(self) -> str:
        printed = hashlib.sha256(msgspec.json.encode(box(), order="sorted"))
        for name in MISSIONS:
            printed.update(mission_bytes(name))
        return printed.hexdigest()[:16]

    def box(self) -> dict[str, Any]:
        return box()

    def new_sheet(self, campaign: str) -> Piece:
        if campaign != CAMPAIGN:
            raise Unknown("campaign", campaign, [CAMPAIGN])
        return new_sheet(campaign)

    def order_kinds(self) -> Mapping[str, str]:
        return {REACTION: "SAGA-REACT-01", INTERRUPT: "SAGA-INTERRUPT-05"}

    def order_conditions(self, seats: int) -> Mapping[str, Sequence[Payload]]:
        return {"cards": [card.id for card in NEXUS_CARDS.values() if card.hook]}


class SagaGame(SagaRules, SagaWords, SagaCatalogue):
    """The `Game` interface of Star Saga."""


GAME: Final[GameOf[Saga]] = SagaGame()
