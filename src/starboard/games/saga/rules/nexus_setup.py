"""The Nexus side of the set-up (SAGA-SETUP-03 to SAGA-SETUP-08, SAGA-MISSION-07)."""

from starboard.games.saga.content.mission import Nexus
from starboard.games.saga.content.nexus_decks import DeckPlan
from starboard.games.saga.content.supply_decks import supply_deck
from starboard.games.saga.rules.hand import has_player
from starboard.games.saga.rules.nexus_recipe import build_deck
from starboard.games.saga.rules.places import Place
from starboard.games.saga.state.fields import Point
from starboard.games.saga.state.saga import Saga
from starboard.kernel.decks import Deck
from starboard.kernel.game import tell
from starboard.kernel.requests import Procedure


def lay_point(g: Saga, code: str, squares: list[Place]) -> Point:
    """The counter of a revealed zone's Reinforcement Point, with its active side up (SAGA-SETUP-06)."""
    point = Point(code, squares)
    g.points.append(point)
    tell(g, "point-active", "SAGA-SETUP-06", point=code)
    return point


def lay_supply_deck(g: Saga, name: str) -> None:
    """The mission's Supply deck, shuffled: nobody knows its order (SAGA-SETUP-08)."""
    g.supply = Deck(supply_deck(name))


def prepare_nexus(g: Saga, printed: Nexus, without: tuple[str, ...] = ()) -> Procedure[None]:
    """What the mission says about the Nexus: Activations, reinforcements, deck. The hand is drawn last of all.

    `without` are needs of cards that the mission or the team does not meet, such as Terminals.
    """
    nexus = g.nexus
    nexus.activations, nexus.kinds, nexus.max_cost = printed.activations, list(printed.allowed), printed.max_cost
    if has_player(g):
        nexus.activations, nexus.max_cost = printed.player_activations, printed.player_max_cost
    yield from build_deck(g, deck_plan(printed, without))


def deck_plan(printed: Nexus, without: tuple[str, ...] = ()) -> DeckPlan:
    """The steps of the mission's recipe (SAGA-MISSION-07)."""
    events = tuple([(one.event, one.third) for one in printed.events])
    return DeckPlan(printed.deck.levels, printed.deck.starter, without=without, events=events)
