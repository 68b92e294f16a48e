"""The Nexus side of the set-up (SAGA-SETUP-03 to SAGA-SETUP-08, SAGA-MISSION-07)."""

from typing import Final

from starboard.games.saga.content.mission import Mission, Nexus
from starboard.games.saga.content.nexus_cards import TERMINALS, copies_of_level
from starboard.games.saga.content.nexus_decks import DeckPlan
from starboard.games.saga.content.supply_decks import supply_deck
from starboard.games.saga.rules.missions.facts import fact_value
from starboard.games.saga.rules.nexus.hand import has_player
from starboard.games.saga.rules.nexus.recipe import build_deck
from starboard.games.saga.rules.places import Place
from starboard.games.saga.state.fields import Point
from starboard.games.saga.state.saga import Saga
from starboard.kernel.decks import Deck
from starboard.kernel.game import tell
from starboard.kernel.requests import Procedure

ALERT: Final = "alert"  # what the campaign remembers: how much Mazon Labs expects the squad
DEAREST_FROM: Final = 3  # the point of alert from which cards of level 3 come


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
    yield from build_deck(g, deck_plan(printed, without, int(fact_value(g, ALERT))))


def unmet_needs(mission: Mission) -> tuple[str, ...]:
    """What cards need and the mission does not have: without Terminals nobody could switch an Alarm off."""
    return () if mission.terminals else (TERMINALS,)


def deck_plan(printed: Nexus, without: tuple[str, ...] = (), alert: int = 0) -> DeckPlan:
    """The steps of the mission's recipe (SAGA-MISSION-07)."""
    events = tuple([(one.event, one.third) for one in printed.events])
    return DeckPlan(alerted(printed.deck.levels, alert), printed.deck.starter, without=without, events=events)


def alerted(levels: tuple[int, int, int], alert: int) -> tuple[int, int, int]:
    """For each point of alert a dearer card: of level 2 instead of 1, from the third point on of level 3 instead of 2.

    As far as the recipe has such a card to give away, and the box one more to deal.
    """
    cards = list(levels)
    for point in range(1, alert + 1):
        lower = 0 if point < DEAREST_FROM else 1
        if cards[lower] and cards[lower + 1] < len(copies_of_level(lower + 2)):
            cards[lower] -= 1
            cards[lower + 1] += 1
    return cards[0], cards[1], cards[2]
