"""The order `frenzy`: models of the Nexus attack whoever is nearest, of any side (docs/decisions/0030)."""

from typing import Final

from starboard.games.saga.content.agents import PLAGUE
from starboard.games.saga.content.mission_script import Saying
from starboard.games.saga.rules.attacks.targets_of_attacks import pieces_to_attack
from starboard.games.saga.rules.automaton.agent_plans import NEAREST, Activation, Plan, plan_to_assault, stand_at
from starboard.games.saga.rules.lookups import on_board, profile
from starboard.games.saga.rules.movement.nearness import in_order
from starboard.games.saga.rules.orders.walks import RULE, Goal, go_towards
from starboard.games.saga.rules.places import base_of
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga

KIN: Final = (PLAGUE,)  # keywords of those that do not attack each other


def frenzy(g: Saga, about: Activation, order: Saying) -> Plan | None:
    """It goes to the nearest model that is not of its kind and Assaults it, friend or enemy."""
    agent, here = about.agent, base_of(g, about.agent, about.at)
    victims = in_order(g, about.now, _victims(g, agent), here)
    if not victims or not about.attacks:
        return None
    nearest = victims[0]
    there = base_of(g, nearest)
    plan = plan_to_assault(g, stand_at(g, agent, about.now, about.at, []), [nearest], RULE, NEAREST)
    if plan is not None:
        return plan
    going = go_towards(g, about, Goal(there, False), "")
    end = stand_at(g, agent, about.now, about.at, going.path)
    return plan_to_assault(g, end, [nearest], RULE, NEAREST) or going


def _victims(g: Saga, agent: Model) -> list[Model]:
    others = [one for one in on_board(g) if one is not agent and not _is_kin(agent, one)]
    return others + pieces_to_attack(g, agent)


def _is_kin(one: Model, other: Model) -> bool:
    return any([keyword in profile(one).keywords and keyword in profile(other).keywords for keyword in KIN])
