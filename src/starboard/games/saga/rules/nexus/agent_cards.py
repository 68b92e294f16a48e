"""Nexus cards that do something for an Agent."""

from typing import Final

from starboard.games.saga.content.nexus_cards import NEXUS_CARDS
from starboard.games.saga.rules.attacks.wounds import can_be_healed, heal
from starboard.games.saga.rules.lookups import is_agent, model_named, on_board, stunned
from starboard.games.saga.rules.movement.nearness import free_boxes, in_order
from starboard.games.saga.rules.nexus.abilities import NO_TARGET, Ability
from starboard.games.saga.rules.nexus.targets import target_mercenary
from starboard.games.saga.rules.places import base_of, layout
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import Ask, Procedure, Refusal


def wounded_agents(g: Saga) -> list[Model]:
    """Agents on the board with a Wound counter; Bosses are none, and a stunned one is out of reach of all cards."""
    agents = [model for model in on_board(g, "nexus") if is_agent(model) and not stunned(model)]
    return [model for model in agents if can_be_healed(model)]


def why_no_patch_up(g: Saga) -> Refusal | None:
    return None if wounded_agents(g) else NO_TARGET


def patch_up(g: Saga) -> Procedure[None]:
    """Remove a Wound counter from an Agent (SAGA-WOUND-04)."""
    names = [model.name for model in wounded_agents(g)]
    name: str = yield Ask(g.nexus.seat, names, "SAGA-CARD-01", "patch-up")
    heal(g, model_named(g, name), NEXUS_CARDS["nx-patch-up"].amount)


def automaton_patch_up(g: Saga) -> Procedure[None]:
    """The wounded Agent with fewest free health boxes, then the one nearest to the Target."""
    agents = wounded_agents(g)
    target: Model | None = yield from target_mercenary(g)
    if target is not None:
        agents = in_order(g, layout(g), agents, base_of(g, target))
    agents.sort(key=free_boxes)
    heal(g, agents[0], NEXUS_CARDS["nx-patch-up"].amount)


AGENT_CARDS: Final[dict[str, Ability]] = {
    "nx-patch-up": Ability(why_no_patch_up, patch_up, automaton_patch_up),
}
