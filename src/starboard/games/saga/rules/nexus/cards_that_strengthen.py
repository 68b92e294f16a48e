"""Nexus cards that make Agents faster, fiercer or harder to hit for a while."""

from typing import Final

from starboard.games.saga.content.nexus_cards import NEXUS_CARDS
from starboard.games.saga.rules.attacks.wounds import put_effect
from starboard.games.saga.rules.automaton.agent_shots import shoots
from starboard.games.saga.rules.lookups import model_named
from starboard.games.saga.rules.nexus.abilities import Ability, always
from starboard.games.saga.rules.nexus.agents_for_cards import agents_to_use, ask_agent, nearest_to_target, why_no_agent
from starboard.games.saga.rules.nexus.cards_in_play import UNTIL
from starboard.games.saga.state.fields import Effect, Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure

ADRENALINE, DIG_IN, FRENZY = "nx-adrenaline", "nx-dig-in", "nx-blood-frenzy"


def strengthen(g: Saga, agent: Model, card: str) -> None:
    """What the card changes lasts on an Agent as long as the card says."""
    put_effect(g, agent, card, UNTIL[NEXUS_CARDS[card].until], "SAGA-CARD-01")


def adrenaline(g: Saga) -> Procedure[None]:
    """One Agent moves further and Assaults harder until the end of the Round, free attacks included."""
    agent: Model = yield from ask_agent(g, agents_to_use(g), ADRENALINE)
    strengthen(g, agent, ADRENALINE)


def automaton_adrenaline(g: Saga) -> Procedure[None]:
    """The Agent without a Ranged Weapon that is nearest to the Target; if all have one, the nearest."""
    agents = agents_to_use(g)
    agents = [one for one in agents if not shoots(g, one)] or agents
    agent: Model | None = yield from nearest_to_target(g, agents, ADRENALINE)
    if agent is not None:
        strengthen(g, agent, ADRENALINE)


def dig_in(g: Saga) -> Procedure[None]:
    """Up to 2 Agents defend themselves better until the next Nexus Phase."""
    names = [model.name for model in agents_to_use(g)]
    most = min(NEXUS_CARDS[DIG_IN].amount, len(names))
    chosen: tuple[str, ...] = yield Ask(
        g.nexus.seat, names, "SAGA-CARD-01", "agents-for-card", 1, most, many=True, about={"card": DIG_IN}
    )
    for name in chosen:
        strengthen(g, model_named(g, name), DIG_IN)


def automaton_dig_in(g: Saga) -> Procedure[None]:
    """The 2 Agents nearest to the Target."""
    agents = agents_to_use(g)
    for _ in range(NEXUS_CARDS[DIG_IN].amount):
        agent: Model | None = yield from nearest_to_target(g, agents, DIG_IN)
        if agent is None:
            return
        strengthen(g, agent, DIG_IN)
        agents.remove(agent)


def blood_frenzy(g: Saga) -> None:
    """All Agents, those that come later too, move and Assault better until the end of the next Round."""
    until = UNTIL[NEXUS_CARDS[FRENZY].until]
    nexus = g.nexus
    nexus.effects = [effect for effect in nexus.effects if effect.source != FRENZY]
    nexus.effects.append(Effect(FRENZY, until, g.round))
    tell(g, "agents-effect", "SAGA-CARD-01", source=FRENZY, until=until)


STRENGTHENING: Final[dict[str, Ability]] = {
    ADRENALINE: Ability(why_no_agent, adrenaline, automaton_adrenaline),
    DIG_IN: Ability(why_no_agent, dig_in, automaton_dig_in),
    FRENZY: Ability(always, blood_frenzy),
}
