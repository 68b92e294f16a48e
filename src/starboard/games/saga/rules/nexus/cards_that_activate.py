"""Nexus cards that activate Agents outside sub-phase 2 (SAGA-ACTIVATE-02).

Such an activation is no Bonus Activation and counts against no limit; the Agent can be activated again.
"""

from typing import Final

from starboard.games.saga.content.nexus_cards import NEXUS_CARDS
from starboard.games.saga.rules.attacks.wounds import put_effect
from starboard.games.saga.rules.lookups import is_agent, model_named
from starboard.games.saga.rules.nexus.abilities import NO_TARGET, Ability
from starboard.games.saga.rules.nexus.activations import able_to_act, activate
from starboard.games.saga.rules.nexus.agents_for_cards import agents_to_use, nearest_to_target, why_no_agent
from starboard.games.saga.rules.nexus.hand import has_player
from starboard.games.saga.rules.nexus.reactions import Context
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import Ask, Procedure, Refusal

OVERDRIVE, AMBUSH = "nx-overdrive", "nx-ambush"


def activate_by_card(g: Saga, agent: Model, card: str) -> Procedure[None]:
    """One activation, with what the card adds to its Action."""
    put_effect(g, agent, card, "turn", "SAGA-CARD-01")
    yield from activate(g, agent, "SAGA-CARD-01")


def overdrive(g: Saga) -> Procedure[None]:
    """Up to 2 different Agents act, each with a die more in its Action; distances are measured anew (SAGA-AN-19)."""
    done: list[str] = []
    while len(done) < NEXUS_CARDS[OVERDRIVE].amount:
        able = [agent for agent in agents_to_use(g) if agent.name not in done]
        if not able:
            return
        agent: Model | None = None
        if has_player(g):
            names = [one.name for one in able]
            least = 0 if done else 1
            name: str | None = yield Ask(
                g.nexus.seat, names, "SAGA-CARD-01", "agent-for-card", least, about={"card": OVERDRIVE}
            )
            agent = model_named(g, name) if name is not None else None
        else:
            agent = yield from nearest_to_target(g, able, OVERDRIVE)
        if agent is None:
            return
        done.append(agent.name)
        yield from activate_by_card(g, agent, OVERDRIVE)


# --- Ambush: an Interrupt for a Nexus player, a card of step 1 for the Artificial Nexus ---


def ambushers(g: Saga) -> list[Model]:
    """The Agents that can act, Waiting ones too."""
    return able_to_act(g, [model for model in g.enemies if is_agent(model)])


def why_no_ambush(g: Saga) -> Refusal | None:
    return None if ambushers(g) else NO_TARGET


def can_ambush(g: Saga, about: Context) -> bool:
    return bool(ambushers(g))


def ambush(g: Saga, about: Context) -> Procedure[bool]:
    """Between two Turns one Agent acts, on the board or Waiting (SAGA-INTERRUPT-01)."""
    names = [model.name for model in ambushers(g)]
    name: str = yield Ask(g.nexus.seat, names, "SAGA-INTERRUPT-01", "agent-for-card", about={"card": AMBUSH})
    yield from activate_by_card(g, model_named(g, name), AMBUSH)
    return False


def automaton_ambush(g: Saga) -> Procedure[None]:
    """The Agent nearest to the Target acts, Waiting ones included, with a die more in its Action (SAGA-AN-07)."""
    agent: Model | None = yield from nearest_to_target(g, ambushers(g), AMBUSH)
    if agent is not None:
        yield from activate_by_card(g, agent, AMBUSH)


ACTIVATING: Final[dict[str, Ability]] = {
    OVERDRIVE: Ability(why_no_agent, overdrive),
    AMBUSH: Ability(why_no_ambush, automaton_ambush),
}
