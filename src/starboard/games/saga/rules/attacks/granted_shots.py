"""Shots that a card grants to an Agent: it may turn first, also in the dark (SAGA-SHOOT-05, SAGA-MOVE-03)."""

from starboard.games.saga.content.modifiers import SHOT
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.squares import FACINGS as SIDES
from starboard.games.saga.rules.attacks.attack_terms import Attack
from starboard.games.saga.rules.attacks.dice_pools import attack_pool
from starboard.games.saga.rules.attacks.shooting import Marksman, Shot, fire, shoot
from starboard.games.saga.rules.automaton.agent_plans import Stand, possible_shots
from starboard.games.saga.rules.automaton.agent_shots import shots_from
from starboard.games.saga.rules.lookups import model_named
from starboard.games.saga.rules.movement.movement import turn
from starboard.games.saga.rules.movement.nearness import in_order
from starboard.games.saga.rules.nexus.agents_for_cards import agents_to_use, told
from starboard.games.saga.rules.nexus.choice import choose
from starboard.games.saga.rules.places import FACINGS, base_of, layout
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import Ask, Procedure

AT_THE_TARGET, ANY_TARGET = "shot-at-target", "shot-at-any"


class GrantedShot:
    """A legal shot of an Agent after it has turned to a side."""

    __slots__ = ("agent", "dice", "facing", "shot")

    def __init__(self, agent: Model, shot: Shot, facing: int, dice: int) -> None:
        self.agent, self.shot, self.facing, self.dice = agent, shot, facing, dice


def granted_shots(g: Saga, agents: list[Model], target: str = "", sources: tuple[str, ...] = ()) -> list[GrantedShot]:
    """The legal shots of these Agents after turning, at everybody or at one model alone."""
    now = layout(g)
    found: list[GrantedShot] = []
    for agent in agents:
        assert agent.at is not None
        stand = Stand(agent, now, base_of(g, agent), agent.at, [], list(SIDES))
        for name, (shot, facing) in possible_shots(g, stand).items():
            if not target or name == target:
                deed = Attack(agent, model_named(g, name), SHOT, shot.weapon, shot.cover, sources=sources)
                found.append(GrantedShot(agent, shot, facing, attack_pool(g, deed, now).dice))
    return found


def shooters(g: Saga, target: str = "") -> list[Model]:
    """The Agents that have a legal shot after turning."""
    now = layout(g)
    return [agent for agent in agents_to_use(g) if _has_a_shot(g, agent, now, target)]


def anybody_shoots(g: Saga, target: str = "") -> bool:
    """Whether an Agent has a legal shot after turning."""
    now = layout(g)
    for agent in agents_to_use(g):
        if _has_a_shot(g, agent, now, target):
            return True
    return False


def _has_a_shot(g: Saga, agent: Model, now: Layout, target: str) -> bool:
    assert agent.at is not None
    return Marksman(g, agent, agent.at, now).can_turn_and_shoot(target)


def turn_and_shoot(g: Saga, agent: Model, target: str = "", sources: tuple[str, ...] = ()) -> Procedure[None]:
    """A Nexus player turns an Agent so that it has a shot, and it shoots; at one model alone, if that is named."""
    now, facings = layout(g), []
    assert agent.at is not None
    for facing in SIDES:
        shots = shots_from(g, agent, now, agent.at, facing)
        if any([not target or shot.target == target for shot in shots]):
            facings.append(FACINGS[facing])
    facing_chosen: str = yield Ask(g.nexus.seat, facings, "SAGA-MOVE-03", "facing", about={"who": agent.name})
    turn(g, agent, facing_chosen)
    yield from shoot(g, agent, [target] if target else [], sources=sources)


def best_shot(g: Saga, shots: list[GrantedShot], card: str, reason: str, aim: Model) -> Procedure[GrantedShot]:
    """The Artificial Nexus takes the shot with most dice; of equal ones the Agent nearest to the Target (GEOM-08)."""
    most = max([one.dice for one in shots])
    best = [one for one in shots if one.dice == most]
    agents: list[Model] = []
    for one in best:
        if one.agent not in agents:
            agents.append(one.agent)
    order = [model.name for model in in_order(g, layout(g), agents, base_of(g, aim))]
    name: str = yield from choose(g, order, "SAGA-GEOM-08", "agent-for-card", {"card": card})
    told(g, card, name, reason)
    own = [one for one in best if one.agent.name == name]
    targets = [model_named(g, one.shot.target) for one in own]
    first = in_order(g, layout(g), targets, base_of(g, own[0].agent))[0]
    return next(one for one in own if one.shot.target == first.name)


def fire_granted(g: Saga, granted: GrantedShot, sources: tuple[str, ...] = ()) -> Procedure[None]:
    turn(g, granted.agent, FACINGS[granted.facing])
    yield from fire(g, granted.agent, granted.shot, sources)
