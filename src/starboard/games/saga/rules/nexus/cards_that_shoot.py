"""Nexus cards with which Agents shoot or throw something."""

from typing import Final

from starboard.games.saga.content.mercenaries import HUMAN
from starboard.games.saga.content.nexus_cards import NEXUS_CARDS
from starboard.games.saga.rules.attacks.granted_shots import (
    ANY_TARGET,
    AT_THE_TARGET,
    GrantedShot,
    anybody_shoots,
    best_shot,
    fire_granted,
    granted_shots,
    shooters,
    turn_and_shoot,
)
from starboard.games.saga.rules.attacks.thrown_items import blast, blast_models, squares_hitting, squares_in_sight
from starboard.games.saga.rules.lookups import MERCENARIES, NEXUS, model_named, on_board, profile
from starboard.games.saga.rules.movement.nearness import in_order
from starboard.games.saga.rules.nexus.abilities import NO_TARGET, Ability
from starboard.games.saga.rules.nexus.agents_for_cards import agents_to_use, ask_agent, told
from starboard.games.saga.rules.nexus.targets import target_mercenary
from starboard.games.saga.rules.places import Place, base_of, base_on, engaged, layout
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import Ask, Procedure, Refusal

ACQUIRED, CONCENTRATED, FRAG = "nx-target-acquired", "nx-concentrated-fire", "nx-frag-toss"


# --- Target Acquired ---


def why_no_shooter(g: Saga) -> Refusal | None:
    return None if anybody_shoots(g) else NO_TARGET


def target_acquired(g: Saga) -> Procedure[None]:
    """One Agent may turn and Shoot, with a die more at somebody who is not in Cover; it is no activation."""
    agent: Model = yield from ask_agent(g, shooters(g), ACQUIRED)
    yield from turn_and_shoot(g, agent, sources=(ACQUIRED,))


def automaton_target_acquired(g: Saga) -> Procedure[None]:
    """The Agent with a legal shot at the Target and most dice; if none has one, the same at anybody."""
    target: Model | None = yield from target_mercenary(g)
    if target is None:
        return
    shots = granted_shots(g, agents_to_use(g), target.name, (ACQUIRED,))
    reason = AT_THE_TARGET
    if not shots:
        shots, reason = granted_shots(g, agents_to_use(g), "", (ACQUIRED,)), ANY_TARGET
    chosen: GrantedShot = yield from best_shot(g, shots, ACQUIRED, reason, target)
    yield from fire_granted(g, chosen, (ACQUIRED,))


# --- Concentrated Fire ---


def mercenaries_to_shoot(g: Saga) -> list[Model]:
    """The Mercenaries at whom some Agent has a legal shot after turning."""
    return [one for one in on_board(g, MERCENARIES) if anybody_shoots(g, one.name)]


def why_nobody_to_shoot(g: Saga) -> Refusal | None:
    return None if mercenaries_to_shoot(g) else NO_TARGET


def concentrated_fire(g: Saga) -> Procedure[None]:
    """Up to 3 Agents may each turn and Shoot at one Mercenary; whether a shot is legal is seen when it is made."""
    names = [one.name for one in mercenaries_to_shoot(g)]
    name: str = yield Ask(g.nexus.seat, names, "SAGA-CARD-01", "victim", about={"card": CONCENTRATED})
    done: list[str] = []
    while len(done) < NEXUS_CARDS[CONCENTRATED].amount and model_named(g, name).at is not None:
        able = [one.name for one in shooters(g, name) if one.name not in done]
        if not able:
            return
        about = {"card": CONCENTRATED, "target": name}
        shooter: str | None = yield Ask(g.nexus.seat, able, "SAGA-CARD-01", "agent-for-card", 0, about=about)
        if shooter is None:
            return
        done.append(shooter)
        yield from turn_and_shoot(g, model_named(g, shooter), name)


def automaton_concentrated_fire(g: Saga) -> Procedure[None]:
    """At the Target, else at the Mercenary with most shooters; the Agents with most dice first."""
    target: Model | None = yield from target_mercenary(g)
    if target is None:
        return
    victim, reason = target, AT_THE_TARGET
    if not shooters(g, target.name):
        order = in_order(g, layout(g), mercenaries_to_shoot(g), base_of(g, target))
        victim, reason = max(order, key=lambda one: len(shooters(g, one.name))), "most-shooters"
    done: list[Model] = []
    while len(done) < NEXUS_CARDS[CONCENTRATED].amount and victim.at is not None:
        shots = granted_shots(g, [one for one in agents_to_use(g) if one not in done], victim.name)
        if not shots:
            return
        chosen: GrantedShot = yield from best_shot(g, shots, CONCENTRATED, reason, victim)
        done.append(chosen.agent)
        yield from fire_granted(g, chosen)


# --- Frag Toss ---


def throws(g: Saga) -> list[tuple[Model, Place]]:
    """Every Human Agent in no front arc with every square that it can throw at so that a Mercenary is hit."""
    now = layout(g)
    wanted = squares_hitting(now, [base_of(g, one) for one in on_board(g, MERCENARIES)])
    found: list[tuple[Model, Place]] = []
    for agent in agents_to_use(g):
        if HUMAN in profile(agent).keywords and not engaged(g, agent, now):
            found += [(agent, place) for place in squares_in_sight(g, agent, now, wanted, thrown=True)]
    return found


def models_hit(g: Saga, place: Place) -> list[Model]:
    """The Mercenaries, Agents and Bosses that a blast would hit there; deployed pieces do not count."""
    pieces = [piece.name for piece in g.deployed]
    return [one for one in blast_models(g, place, layout(g)) if one.name not in pieces]


def why_no_throw(g: Saga) -> Refusal | None:
    return None if throws(g) else NO_TARGET


def frag_toss(g: Saga) -> Procedure[None]:
    """A Human Agent throws a blast of 3 dice at a square it sees within Short range; friends there are hit too."""
    possible = throws(g)
    agents: list[Model] = []
    for one, _ in possible:
        if one not in agents:
            agents.append(one)
    agent: Model = yield from ask_agent(g, agents, FRAG)
    places = [place for one, place in possible if one is agent]
    about = {"who": agent.name, "card": FRAG}
    place: Place = yield Ask(g.nexus.seat, places, "SAGA-CARD-01", "throw-at", about=about)
    yield from blast(g, agent, place, NEXUS_CARDS[FRAG].dice)


def gain(g: Saga, place: Place) -> int:
    """How many Mercenaries a blast hits, less the Nexus models."""
    hit = models_hit(g, place)
    return len(hit) - 2 * len([one for one in hit if one.side == NEXUS])


def worthwhile(g: Saga) -> list[tuple[Model, Place]]:
    return [(agent, place) for agent, place in throws(g) if gain(g, place) >= 1]


def why_no_worthwhile_throw(g: Saga) -> Refusal | None:
    return None if worthwhile(g) else NO_TARGET


def automaton_frag_toss(g: Saga) -> Procedure[None]:
    """The throw that hits most Mercenaries less Agents, the Target among them if possible."""
    target: Model | None = yield from target_mercenary(g)
    if target is None:
        return
    now, goal = layout(g), base_of(g, target)
    order = in_order(g, now, [agent for agent, _ in worthwhile(g)], goal)

    def key(throw: tuple[Model, Place]) -> tuple[int, bool, int, bool, int, int]:
        agent, place = throw
        hit = [one.name for one in models_hit(g, place)]
        on_it = not base_on(g, [place]).mask & goal.mask
        return -gain(g, place), target.name not in hit, order.index(agent), on_it, place[1], place[0]

    agent, place = min(worthwhile(g), key=key)
    told(g, FRAG, agent.name, "most-hit")
    yield from blast(g, agent, place, NEXUS_CARDS[FRAG].dice)


SHOOTING: Final[dict[str, Ability]] = {
    ACQUIRED: Ability(why_no_shooter, target_acquired, automaton_target_acquired),
    CONCENTRATED: Ability(why_nobody_to_shoot, concentrated_fire, automaton_concentrated_fire),
    FRAG: Ability(why_no_throw, frag_toss, automaton_frag_toss, why_no_worthwhile_throw),
}
