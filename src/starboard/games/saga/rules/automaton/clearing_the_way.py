"""Agents of the Artificial Nexus leave Reinforcement Points and make way for each other (SAGA-AN-10, SAGA-AN-15)."""

from starboard.games.saga.geometry.ranges import straight_line
from starboard.games.saga.geometry.squares import Squares, list_of
from starboard.games.saga.rules.automaton.agent_plans import (
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
from starboard.games.saga.rules.automaton.agent_shots import prey
from starboard.games.saga.rules.movement.passing import point_squares
from starboard.games.saga.rules.orders.grounds import IF_POSSIBLE, avoided
from starboard.games.saga.rules.places import Place, base_of, in_front_arc_of_enemy, place_of, square_of
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga


def leave_free(g: Saga, about: Activation, plan: Plan) -> Plan:
    """It does not end on a Reinforcement Point (SAGA-AN-10, SAGA-AN-21) nor in the way of others (SAGA-AN-15, -22).

    Nor, if it can help it, where the mission orders it to keep away from (SAGA-TABLE-02).
    """
    end = stand_at(g, about.agent, about.now, about.at, plan.path)
    if in_front_arc_of_enemy(g, about.agent, end.base, end.now):
        return plan  # a front arc has stopped it
    points = point_squares(g)
    if end.base.mask & points:
        return leave_point(g, about, plan)
    shunned = avoided(g, about.agent, IF_POSSIBLE)
    if end.base.mask & shunned:
        return _other_end(g, about, plan, end, shunned | points, "SAGA-TABLE-02") or plan
    if about.crowd(g).hindered(end.base):
        return _other_end(g, about, plan, end, points, "SAGA-AN-22", making_way=True) or plan
    return plan


def leave_point(g: Saga, about: Activation, plan: Plan) -> Plan:
    """It does not end on a Reinforcement Point if it can help it, whatever that costs it (SAGA-AN-10, SAGA-AN-21)."""
    end = stand_at(g, about.agent, about.now, about.at, plan.path)
    points = point_squares(g)
    if not end.base.mask & points or in_front_arc_of_enemy(g, about.agent, end.base, end.now):
        return plan
    return _other_end(g, about, plan, end, points, "SAGA-AN-21") or plan


def _same_attack(plan: Plan, other: Plan) -> bool:
    return (other.action, other.target) == (plan.action, plan.target)


SAME_ATTACK, ANY_ATTACK, NO_ATTACK, NOTHING = 0, 1, 2, 3


def _other_end(
    g: Saga, about: Activation, plan: Plan, end: Stand, shunned: Squares, rule: str, making_way: bool = False
) -> Plan | None:
    """The best of everything else it could do with its Move that ends on none of these squares.

    The same attack first, then any. Who is `making_way` for others keeps its attack, and is not in their way there.
    """
    target = [one for one in prey(g, about.agent) if one.name == plan.target]
    best, best_rank = plan, NOTHING
    for path in _other_paths(g, about, plan, end, shunned, target):
        stand = stand_at(g, about.agent, about.now, about.at, path)
        other = _same_or_any_attack(g, about, stand, plan, target)
        same = plan.attacks and _same_attack(plan, other)
        rank = SAME_ATTACK if same else ANY_ATTACK if other.attacks else NO_ATTACK
        if rank >= best_rank:
            continue
        if making_way and ((plan.attacks and not same) or about.crowd(g).hindered(stand.base)):
            continue
        best, best_rank = other, rank
        if same:
            break
    if best_rank == NOTHING:
        return None
    best.rule = rule
    return best


def _other_paths(
    g: Saga, about: Activation, plan: Plan, end: Stand, shunned: Squares, target: list[Model]
) -> list[list[Place]]:
    """Every other walk it could make, those to the squares first that it reaches soonest.

    Without an attack the squares nearest to where it would have ended come first, so that it still goes its way.
    """
    going = about.going(g)
    keyed: list[tuple[tuple[int, int, int, int, int], list[Place]]] = []
    for square in list_of(going.ends & ~(1 << square_of(g, about.at))):
        base = base_of(g, about.agent, place_of(g, square))
        if base.mask & shunned:
            continue
        path = [place_of(g, one) for one in going.path_to(square)]
        astray = straight_line(base, end.base) if not plan.attacks else 0
        towards = straight_line(base, base_of(g, target[0])) if target else 0
        keyed.append(((astray, len(path), towards, square // g.width, square % g.width), path))
    keyed.sort(key=lambda pair: pair[0])
    return [path for _, path in keyed]


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
    elif in_front_arc_of_enemy(g, stand.agent, stand.base, stand.now) and about.attacks:
        return plan_in_a_front_arc(g, about, stand)
    return plan_to_approach(g, stand, target[0] if target else prey(g, stand.agent)[0], plan.rule)


def _shot_at(g: Saga, stand: Stand, plan: Plan) -> Plan | None:
    """The same shot from elsewhere."""
    aimed = possible_shots(g, stand).get(plan.target)
    return shooting(stand, aimed, plan.rule, plan.reason) if aimed is not None else None
