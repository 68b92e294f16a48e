"""Nemesis as everything else knows it: its rules, its words, its catalogue."""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, Final

from starboard.games.nemesis.content.box import printed
from starboard.games.nemesis.content.drawing import box
from starboard.games.nemesis.content.validation import check_content
from starboard.games.nemesis.hardships import NASTY
from starboard.games.nemesis.rules.action_list import ACTIONS
from starboard.games.nemesis.rules.determinize import determinize
from starboard.games.nemesis.rules.play import play
from starboard.games.nemesis.rules.results import results
from starboard.games.nemesis.state.invariants import impossible
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.games.nemesis.state.pieces import COOP, SEMI_COOP, SOLO
from starboard.games.nemesis.words.events import describe_event
from starboard.games.nemesis.words.options import describe_option
from starboard.games.nemesis.words.outcomes import outcomes
from starboard.games.nemesis.words.questions import describe_ask
from starboard.games.nemesis.words.rules import ROOM_RULES
from starboard.kernel.errors import StarboardError, Unknown
from starboard.kernel.fate import Fate
from starboard.kernel.game import Carried, Described, GameOf, Hardships
from starboard.kernel.own_scenarios import OwnScenarios
from starboard.kernel.pieces import Piece
from starboard.kernel.requests import Ask, Payload, Procedure
from starboard.kernel.setup import Mode, Offer, Option, Role, Setup, check_setup
from starboard.kernel.shapes import Plain

TITLE: Final = "Nemesis"
CREW: Final = "crew"

OFFER: Final = Offer(
    modes=(Mode(SEMI_COOP, 2, 5), Mode(COOP, 1, 5), Mode(SOLO, 1, 1)),
    roles=(Role(CREW, least=1, most=5),),
    options=(
        Option("doors-block-crew-only"),
        Option("hatching-needs-an-egg"),
        Option("fire-only-in-own-round"),
        Option("next-intact-room"),
        Option("queen-token-returns"),
        Option("no-eggs-in-dead-nest"),
        Option("sleepers-keep-both"),
        Option("target-by-action-cards"),
        Option("summoning-is-encounter"),
        Option("leaving-a-pod-passes"),
        Option("ejection-saves-occupants"),
        Option("attached-cards-count"),
        Option("two-coop-objectives"),
        Option("intruder-player", modes=(SEMI_COOP,)),
        Option("alternative-board"),
    ),
)


class NemesisRules:
    rules_version = "2"
    state_kind: type[Nemesis] = Nemesis

    def new(self, setup: Setup) -> Nemesis:
        """A table before its set-up (NEM-SETUP-23)."""
        check_setup(OFFER, setup, TITLE)
        return Nemesis(len(setup.seats), setup.mode, sorted(setup.options))

    def setup_of(self, g: Nemesis) -> Setup:
        return Setup(g.mode, ((CREW,),) * len(g.players), tuple(g.options))

    def play(self, g: Nemesis) -> Procedure[None]:
        return play(g)

    def over(self, g: Nemesis) -> bool:
        return bool(g.step == "over")

    def results(self, g: Nemesis) -> dict[str, Any]:
        return results(g)

    def carry(self, g: Nemesis) -> Carried | None:
        return None

    def acting(self, g: Nemesis) -> int:
        return int(g.active)

    def determinize(self, g: Nemesis, seat: int, fate: Fate) -> None:
        determinize(g, seat, fate)

    def impossible(self, g: Nemesis, at_rest: bool = False) -> list[str]:
        """A table that could not be opened is impossible before anything on it is looked at."""
        try:
            check_setup(OFFER, self.setup_of(g), TITLE)
        except (StarboardError, TypeError) as error:
            return [f"such a table cannot be opened: {str(error)[:200]}"]
        return impossible(g, at_rest)

    def order_applies(self, g: Nemesis, ask: Ask, condition: Mapping[str, Any]) -> bool:
        """A condition names seats and kinds of Action worth interrupting."""
        seats, actions = condition.get("seats"), condition.get("actions")
        about = ask.about
        action = ACTIONS[about["action"]].kind if about.get("action") in ACTIONS else about.get("action")
        return (seats is None or about.get("actor") in seats) and (actions is None or action in actions)

    def hardships(self) -> Hardships:
        return NASTY


class NemesisWords:
    def prompt(self, g: Nemesis, ask: Ask) -> Described:
        return describe_ask(g, ask)

    def describe(self, g: Nemesis, ask: Ask, option: Payload) -> Described:
        return describe_option(g, ask, option)

    def story(self, g: Nemesis, kind: str, args: Mapping[str, Payload]) -> Described:
        return describe_event(g, kind, args)

    def outcomes(self, g: Nemesis, kind: str, args: Mapping[str, Payload], seat: int) -> list[Described]:
        return outcomes(g, kind, args, seat)

    def inspect(self, state: dict[str, Plain], seat: int, query: dict[str, Plain]) -> Plain:
        raise Unknown("query", str(query.get("kind", "")), [])


# Kinds of Action that can be interrupted; "interruption" is somebody's Interruption itself.
INTERRUPTIBLE = (
    "move", "careful", "escape", "shoot", "melee", "pick-up", "trade", "craft", "room", "quest", "card", "item", "free",
    "interruption",
)  # fmt: skip


class NemesisCatalogue:
    name = "nemesis"
    title = TITLE
    offer = OFFER
    sheet_kind: type[Piece] | None = None
    own_scenarios: OwnScenarios | None = None

    def content_hash(self) -> str:
        return hashlib.sha256(printed().encode()).hexdigest()[:16]

    def box(self) -> dict[str, Any]:
        printed = box()
        for tile, rule in ROOM_RULES.items():
            printed["rooms"][tile]["rule"] = rule
        return printed

    def new_sheet(self, campaign: str) -> Piece:
        raise Unknown("campaign", campaign, [])

    def order_conditions(self, seats: int) -> Mapping[str, Sequence[Payload]]:
        return {"actions": INTERRUPTIBLE, "seats": list(range(seats))}

    def order_kinds(self) -> Mapping[str, str]:
        return {"interruption": "NEM-ACTION-21", "nerves-of-steel": "NEM-ENCOUNTER-09"}


class NemesisGame(NemesisRules, NemesisWords, NemesisCatalogue):
    """The `Game` interface of Nemesis."""


check_content()  # a box that contradicts itself is refused on load
GAME: Final[GameOf[Nemesis]] = NemesisGame()
