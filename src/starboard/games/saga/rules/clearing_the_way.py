"""Agents of the Artificial Nexus leave Reinforcement Points and make way for each other (SAGA-AN-10, SAGA-AN-15)."""

from starboard.games.saga.geometry.ranges import straight_line
from starboard.games.saga.rules.agent_plans import (
    Activation,
    Plan,
    Stand,
    plan_attack_from,
    plan_in_a_front_arc,
    plan_to_approach,
    plan_to_assault,
    possible_shots,
    shooting,
    stand_at,
)
from starboard.games.saga.rules.agent_shots import prey
from starboard.games.saga.rules.order_grounds import IF_POSSIBLE, avoided
from starboard.games.saga.rules.passing import point_squares
from starboard.games.saga.rules.places import Place, base_of, front_arcs_of_enemies, place_of, square_of
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga


def leave_free(g: Saga, about: Activation, plan: Plan) -> Plan:
    """It does not end on a Reinforcement Point (SAGA-AN-10, SAGA-AN-21) nor in the way of others (SAGA-AN-15, -22).

    Nor, if it can help it, where the mission orders it to keep away from (SAGA-TABLE-02).
    """
    end = stand_at(g, about.agent, about.now, about.at, plan.path)
    if front_arcs_of_enemies(g, about.agent, end.now) & end.base.mask:
        return plan  # a front arc has stopped it
    points = point_squares(g)
    if end.base.mask & points:
        return leave_point(g, about, plan)
    shunned = avoided(g, about.agent, IF_POSSIBLE)
    if end.base.mask & shunned:
        for other in _other_ends(g, about, plan, end):
            if not base_of(g, about.agent, _end(about, other)).mask & (shunned | points):
                other.rule = "SAGA-TABLE-02"
                return other
        return plan
    crowd = about.crowd(g)
    if crowd.hindered(end.base):
        for other in _other_ends(g, about, plan, end):
            stand = stand_at(g, about.agent, about.now, about.at, other.path)
            free = not stand.base.mask & points and not crowd.hindered(stand.base)
            if free and (not plan.attacks or _same_attack(plan, other)):
                other.rule = "SAGA-AN-22"
                return other
    return plan


def leave_point(g: Saga, about: Activation, plan: Plan) -> Plan:
    """It does not end on a Reinforcement Point if it can help it, whatever that costs it (SAGA-AN-10, SAGA-AN-21)."""
    end = stand_at(g, about.agent, about.now, about.at, plan.path)
    points = point_squares(g)
    if not end.base.mask & points or front_arcs_of_enemies(g, about.agent, end.now) & end.base.mask:
        return plan
    for other in _other_ends(g, about, plan, end):
        if not base_of(g, about.agent, _end(about, other)).mask & points:
            other.rule = "SAGA-AN-21"
            return other
    return plan


def _end(about: Activation, plan: Plan) -> Place:
    return plan.path[-1] if plan.path else about.at


def _same_attack(plan: Plan, other: Plan) -> bool:
    return (other.action, other.target) == (plan.action, plan.target)


def _other_ends(g: Saga, about: Activation, plan: Plan, end: Stand) -> list[Plan]:
    """Everything else it could do with its Move: the same attack first, then any, from the squares it reaches soonest.

    Without an attack the squares nearest to where it would have ended come first, so that it still goes its way.
    """
    agent = about.agent
    target = [one for one in prey(g, agent) if one.name == plan.target]
    going = about.going(g)
    keyed: list[tuple[tuple[int, int, int, int, int, int], Plan]] = []
    for square in range(g.width * g.height):
        if not going.ends >> square & 1 or square == square_of(g, about.at):
            continue
        path = [place_of(g, one) for one in going.path_to(square)]
        stand = stand_at(g, agent, about.now, about.at, path)
        other = _same_or_any_attack(g, about, stand, plan, target)
        rank = 0 if _same_attack(plan, other) and plan.attacks else 1 if other.attacks else 2
        astray = straight_line(stand.base, end.base) if not plan.attacks else 0
        towards = straight_line(stand.base, base_of(g, target[0])) if target else 0
        keyed.append(((rank, astray, len(path), towards, square // g.width, square % g.width), other))
    keyed.sort(key=lambda pair: pair[0])
    return [other for _, other in keyed]


def _same_or_any_attack(g: Saga, about: Activation, stand: Stand, plan: Plan, target: list[Model]) -> Plan:
    """What it would do at another square: the attack of its plan if it can, else another, else just stand there."""
    if plan.attacks:
        attacks = [plan_to_assault(g, stand, target, plan.rule, plan.reason), _shot_at(g, stand, plan)]
        attacks.append(plan_attack_from(g, about, stand, target[0], plan.rule))
        for attack in attacks:
            if attack is not None and _same_attack(plan, attack):
                return attack
        for attack in attacks:
            if attack is not None:
                return attack
    elif front_arcs_of_enemies(g, stand.agent, stand.now) & stand.base.mask and about.attacks:
        return plan_in_a_front_arc(g, about, stand)
    return plan_to_approach(g, stand, target[0] if target else prey(g, stand.agent)[0], plan.rule)


def _shot_at(g: Saga, stand: Stand, plan: Plan) -> Plan | None:
    """The same shot from elsewhere."""
    aimed = possible_shots(g, stand).get(plan.target)
    return shooting(stand, aimed, plan.rule, plan.reason) if aimed is not None else None
