"""The Agents and Mercenaries that Nexus cards are directed at: asked of a player, or measured from the Target."""

from starboard.games.saga.rules.automaton.automatic_choices import nearest_or_furthest
from starboard.games.saga.rules.lookups import is_agent, model_named, on_board, stunned
from starboard.games.saga.rules.missions.whiles import kept_from_acting
from starboard.games.saga.rules.nexus.abilities import NO_TARGET
from starboard.games.saga.rules.nexus.targets import target_mercenary
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure, Refusal


def _can_act(g: Saga, model: Model) -> bool:
    return is_agent(model) and not stunned(model) and not kept_from_acting(g, model)


def agents_to_use(g: Saga) -> list[Model]:
    """The Agents on the board that can do something; Bosses are none (SAGA-MODEL-08)."""
    return [model for model in on_board(g, "nexus") if _can_act(g, model)]


def why_no_agent(g: Saga) -> Refusal | None:
    return None if agents_to_use(g) else NO_TARGET


def ask_agent(g: Saga, models: list[Model], card: str) -> Procedure[Model]:
    """A Nexus player chooses one of these Agents for its card."""
    names = [model.name for model in models]
    name: str = yield Ask(g.nexus.seat, names, "SAGA-CARD-01", "agent-for-card", about={"card": card})
    return model_named(g, name)


def nearest_to_target(g: Saga, models: list[Model], card: str, rule: str = "SAGA-TARGET-08") -> Procedure[Model | None]:
    """The one of these nearest to the Target, and everybody is told (SAGA-TARGET-08, SAGA-AN-16)."""
    target: Model | None = yield from target_mercenary(g)
    if target is None:
        return None
    agent: Model | None = yield from nearest_or_furthest(g, models, target, False, rule)
    if agent is not None:
        told(g, card, agent.name, "nearest-to-target", rule)
    return agent


def told(g: Saga, card: str, who: str, reason: str, rule: str = "SAGA-AN-03") -> None:
    """Whom or what a card is used for by the Artificial Nexus, and why."""
    tell(g, "card-used-for", rule, card=card, who=who, reason=reason)
