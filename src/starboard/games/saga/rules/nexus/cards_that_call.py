"""Nexus cards that call reinforcements outside sub-phase 3 (SAGA-REINFORCE-04).

What cards in play add to the value of the card of sub-phase 3 is not added here.
"""

from typing import Final

from starboard.games.saga.content.nexus_cards import NEXUS_CARDS
from starboard.games.saga.rules.automaton.automatic_choices import (
    call_by_the_rules,
    nearest_or_furthest,
    point_nearest_to,
)
from starboard.games.saga.rules.lookups import point_coded, profile
from starboard.games.saga.rules.nexus.abilities import NO_TARGET, Ability
from starboard.games.saga.rules.nexus.activations import able_to_act, activate
from starboard.games.saga.rules.nexus.agents_for_cards import ask_agent, told
from starboard.games.saga.rules.nexus.hand import has_player
from starboard.games.saga.rules.nexus.reinforcements import active_points, callable_kinds, reactivate, spend
from starboard.games.saga.rules.nexus.targets import target_mercenary
from starboard.games.saga.state.fields import Model, Point
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import Ask, Procedure, Refusal

BACKUP, STRIKE, SURPRISE = "nx-call-backup", "nx-strike-team", "nx-surprise-attack"


def call_for_card(g: Saga, value: int, point: Point | None = None) -> Procedure[list[Model]]:
    """Reinforcements worth so much: a player's choice, or by the rules; all at one point, if one is named."""
    called: list[Model] = []
    if has_player(g):
        called = yield from spend(g, value, "SAGA-REINFORCE-04", point)
    else:
        called = yield from call_by_the_rules(g, value, "SAGA-AN-12", point)
    return called


def can_call(g: Saga, value: int) -> bool:
    """Whether there is an active point, and an Agent that is permitted, affordable and available."""
    return bool(active_points(g) and callable_kinds(g, value))


def activate_one_of(g: Saga, agents: list[Model], card: str) -> Procedure[None]:
    """One of these acts at once, if any can enter: a player's choice, else the most expensive (SAGA-ACTIVATE-06)."""
    able = able_to_act(g, agents)
    if not able:
        return
    chosen: Model | None = able[0]
    if has_player(g):
        chosen = yield from ask_agent(g, able, card)
    else:
        dearest = max([profile(agent).cost for agent in able])
        target: Model | None = yield from target_mercenary(g)
        if target is None:
            return
        best = [agent for agent in able if profile(agent).cost == dearest]
        chosen = yield from nearest_or_furthest(g, best, target, False, "SAGA-TARGET-08")
    assert chosen is not None
    if not has_player(g):
        told(g, card, chosen.name, "most-expensive")
    yield from activate(g, chosen, "SAGA-CARD-01")


# --- Call for Backup, Strike Team ---


def why_no_backup(g: Saga) -> Refusal | None:
    return None if can_call(g, NEXUS_CARDS[BACKUP].amount) else NO_TARGET


def call_backup(g: Saga) -> Procedure[None]:
    """Reinforcements worth 2; they may be activated in this Phase, and sub-phase 3 is still open."""
    yield from call_for_card(g, NEXUS_CARDS[BACKUP].amount)


def why_no_strike_team(g: Saga) -> Refusal | None:
    return None if can_call(g, NEXUS_CARDS[STRIKE].amount) else NO_TARGET


def strike_team(g: Saga) -> Procedure[None]:
    """Reinforcements worth 4, and one of them acts at once."""
    called: list[Model] = yield from call_for_card(g, NEXUS_CARDS[STRIKE].amount)
    yield from activate_one_of(g, called, STRIKE)


# --- Surprise Attack ---


def points_to_turn_up(g: Saga) -> list[Point]:
    """The deactivated Reinforcement Points; one that is welded shut stays so."""
    return [point for point in g.points if not point.active and not point.welded]


def why_no_surprise(g: Saga) -> Refusal | None:
    return None if points_to_turn_up(g) else NO_TARGET


def surprise_attack(g: Saga) -> Procedure[None]:
    """A deactivated point is active again; reinforcements worth 2 come there, and one that waits there acts."""
    points = points_to_turn_up(g)
    if has_player(g):
        codes = [point.code for point in points]
        code: str = yield Ask(g.nexus.seat, codes, "SAGA-REINFORCE-10", "point", about={"card": SURPRISE})
    else:
        target: Model | None = yield from target_mercenary(g)
        if target is None:
            return
        code = yield from nearest_point(g, points, target, SURPRISE)
    point = point_coded(g, code)
    reactivate(g, point, "SAGA-REINFORCE-10")
    yield from call_for_card(g, NEXUS_CARDS[SURPRISE].amount, point)
    waiting = [one for one in g.enemies if one.at is None and one.waiting == code]
    yield from activate_one_of(g, waiting, SURPRISE)


def nearest_point(g: Saga, points: list[Point], target: Model, card: str) -> Procedure[str]:
    """The code of the point nearest to the Target (SAGA-GEOM-08)."""
    code: str = yield from point_nearest_to(g, points, target, "SAGA-GEOM-08", {"card": card})
    told(g, card, code, "nearest-to-target")
    return code


CALLING: Final[dict[str, Ability]] = {
    BACKUP: Ability(why_no_backup, call_backup),
    STRIKE: Ability(why_no_strike_team, strike_team),
    SURPRISE: Ability(why_no_surprise, surprise_attack),
}
