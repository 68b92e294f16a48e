"""The activation table of Agents: the first entry that applies decides (SAGA-TABLE-01)."""

from typing import Final

from starboard.games.saga.content.abilities import ALONE
from starboard.games.saga.content.card_list import ABILITIES
from starboard.games.saga.content.mercenaries import ROBOT
from starboard.games.saga.geometry.arcs import behind, front_arc
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.ranges import straight_line
from starboard.games.saga.geometry.squares import Base, Square
from starboard.games.saga.geometry.walking import distance
from starboard.games.saga.rules.automaton.agent_orders import CARD_ORDERS, ORDERS_IN_A_FRONT_ARC, Order
from starboard.games.saga.rules.automaton.agent_plans import (
    ASSAULT,
    NEAREST,
    Activation,
    Plan,
    Stand,
    open_on_the_way,
    plan_attack_from,
    plan_in_a_front_arc,
    plan_to_approach,
    plan_to_shoot,
    stand_at,
)
from starboard.games.saga.rules.automaton.agent_routes import Route, as_if_at, route_to
from starboard.games.saga.rules.automaton.agent_shots import only_friends_forbid, prey, shoots
from starboard.games.saga.rules.automaton.clearing_the_way import leave_free, leave_point
from starboard.games.saga.rules.lookups import is_model, profile
from starboard.games.saga.rules.movement.nearness import in_order, nearest_ones
from starboard.games.saga.rules.movement.passing import point_squares
from starboard.games.saga.rules.nexus.reinforcements import enters_anywhere, entry_squares
from starboard.games.saga.rules.orders.grounds import AMONG_EQUALS, avoided
from starboard.games.saga.rules.orders.order_plans import order_of_mission
from starboard.games.saga.rules.places import (
    FACINGS,
    Place,
    base_of,
    base_on,
    board,
    facing_of,
    in_front_arc_of_enemy,
    layout,
    place_of,
    square_of,
    squares_of,
)
from starboard.games.saga.rules.unwritten import UnwrittenCard
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga


def decide(g: Saga, agent: Model, allowance: int) -> Plan:
    """The first applicable entry of the table, with its exceptions (SAGA-TABLE-01)."""
    now = layout(g)
    attacks = g.nexus.aware
    if agent.at is not None:
        return _decide_from(g, Activation(agent, now, agent.at, allowance, attacks))
    entry = _entry(g, agent, now)
    there = as_if_at(g, agent, now, base_of(g, agent, entry))
    plan = _decide_from(g, Activation(agent, there, entry, allowance - 1, attacks))  # SAGA-MOVE-12
    plan.entry = entry
    return plan


def _entry(g: Saga, agent: Model, now: Layout) -> Place:
    """Of several entry squares the one nearest to a Mercenary; then as ties are broken (SAGA-GEOM-08).

    Who may enter from any point takes the one nearest to the Target.
    """
    entries = entry_squares(g, agent)
    assert entries, f"{agent.name} cannot enter"
    targets = prey(g, agent)
    if enters_anywhere(agent):
        targets = [one for one in targets if one.name == g.nexus.target] or targets
    if not targets:
        return entries[0]

    def key(place: Place) -> tuple[int, int, int, int]:
        entry = base_on(g, [place])
        nearest = base_of(g, in_order(g, now, targets, entry)[0])
        return distance(now, entry, nearest), straight_line(entry, nearest), place[1], place[0]

    return min(entries, key=key)


def _decide_from(g: Saga, about: Activation) -> Plan:
    agent = about.agent
    if not prey(g, agent):
        return Plan("SAGA-TABLE-01", agent.facing)
    here = stand_at(g, agent, about.now, about.at, [])
    for ability in profile(agent).abilities:
        first = ORDERS_IN_A_FRONT_ARC[ability](g, about) if ability in ORDERS_IN_A_FRONT_ARC else None
        if first is not None:
            return first
    if in_front_arc_of_enemy(g, agent, here.base, about.now):
        return plan_in_a_front_arc(g, about, here)
    for order in _orders(g, agent):
        plan = order(g, about)
        if plan is not None:
            return plan if order is order_of_mission else leave_point(g, about, plan)
    plan = plan_to_shoot(g, here, "SAGA-TABLE-04") if about.attacks else None
    if plan is None:
        plan = _approach(g, about, here)
    return leave_free(g, about, plan)


def _orders(g: Saga, agent: Model) -> list[Order]:
    """The mission's orders, then those of its card (SAGA-TABLE-02, SAGA-TABLE-03)."""
    found: list[Order] = [order_of_mission]
    for ability in profile(agent).abilities:
        if ability in CARD_ORDERS:
            found.append(CARD_ORDERS[ability])
        elif ABILITIES[ability].automaton == ALONE:
            raise UnwrittenCard(ability)
    return found


# --- moving towards the nearest ---


def _approach(g: Saga, about: Activation, here: Stand) -> Plan:
    """Move towards the nearest Mercenary, to shoot or to Assault (SAGA-TABLE-05, SAGA-TABLE-06)."""
    agent, now = about.agent, about.now
    nearest = _nearest(g, agent, now, here.base)
    to_shoot = about.attacks and shoots(g, agent) and not _friends_in_the_line(g, here)
    rule = "SAGA-TABLE-05" if to_shoot else "SAGA-TABLE-06"
    route = route_to(g, agent, now, about.at, about.allowance, base_of(g, nearest))
    if route is None and _is_after_the_target(agent):  # there is no way to it: then the nearest after all
        nearest = in_order(g, now, prey(g, agent), here.base)[0]
        route = route_to(g, agent, now, about.at, about.allowance, base_of(g, nearest))
    if route is None:
        return plan_to_approach(g, here, nearest, rule)
    if to_shoot:
        for layer in route.layers:
            plan = _best(g, about, layer, nearest, rule, route)
            if plan is not None:
                return plan
    ends = route.layers[-1] if route.layers else [square_of(g, about.at)]
    stands = _in_order_of_choice(g, about, ends, nearest, route)
    plan = plan_attack_from(g, about, stands[0], nearest, rule)
    if plan is None:
        plan = plan_to_approach(g, stands[0], nearest, rule)
        if about.attacks and _is_after_the_target(agent):
            _attack_whoever_is_there(g, stands[0], plan)
        if route.door and not plan.attacks:
            open_on_the_way(g, stands[0], plan, route.door)
    return plan


PREFERRING_FLESH: Final = ("aa-infectious",)  # abilities whose owners leave Robots for others that are as near
AFTER_THE_TARGET: Final = ("ba-sweep",)  # abilities whose owners go for the Target Mercenary, whoever is nearer


def _is_after_the_target(agent: Model) -> bool:
    return any([ability in AFTER_THE_TARGET for ability in profile(agent).abilities])


def _nearest(g: Saga, agent: Model, now: Layout, base: Base) -> Model:
    """The nearest Mercenary or deployed piece (SAGA-GEOM-08); cards may prefer one of several equals, or the Target."""
    targets = prey(g, agent)
    if _is_after_the_target(agent):
        targets = [one for one in targets if one.name == g.nexus.target] or targets
    nearest = nearest_ones(g, now, targets, base)
    if any([ability in PREFERRING_FLESH for ability in profile(agent).abilities]):
        for one in nearest:
            if ROBOT not in profile(one).keywords:
                return one
    return nearest[0]


def _attack_whoever_is_there(g: Saga, stand: Stand, plan: Plan) -> None:
    """On its way to the Target it attacks whom it has in its front arc where its Move ends (SAGA-TABLE-03)."""
    arc = front_arc(stand.now, stand.base, FACINGS.index(plan.facing))
    there = [one for one in in_order(g, stand.now, prey(g, stand.agent), stand.base) if base_of(g, one).mask & arc]
    if there:
        plan.action, plan.target, plan.reason = ASSAULT, there[0].name, NEAREST


def _friends_in_the_line(g: Saga, here: Stand) -> bool:
    """It cannot use its weapon, for friends stand beside whom it sees (SAGA-TABLE-06)."""
    return only_friends_forbid(g, here.agent, here.now, here.place, here.facings)


def _best(g: Saga, about: Activation, layer: list[Square], nearest: Model, rule: str, route: Route) -> Plan | None:
    """It stops as soon as it has a legal shot (SAGA-TABLE-05)."""
    for stand in _in_order_of_choice(g, about, layer, nearest, route):
        plan = plan_to_shoot(g, stand, rule)
        if plan is not None:
            return plan
    return None


def _in_order_of_choice(g: Saga, about: Activation, corners: list[Square], nearest: Model, route: Route) -> list[Stand]:
    """Equally good squares, the preferred one first (SAGA-TABLE-08): none that its orders avoid, neither in a doorway
    nor on a Reinforcement Point, behind the Mercenary, leaving lines open for other Agents; then as ties are broken
    (SAGA-GEOM-08)."""
    doorways = point_squares(g)
    for door in g.doors:
        doorways |= squares_of(g, door.squares)
    goal = base_of(g, nearest)
    crowd = about.crowd(g)
    shunned = avoided(g, about.agent, AMONG_EQUALS)
    alike: dict[tuple[bool, bool, bool], list[Stand]] = {}
    paths = _paths(g, about, corners, route)
    for corner in corners:
        stand = stand_at(g, about.agent, about.now, about.at, paths[corner])
        back = is_model(nearest) and behind(board(g), stand.base, goal, facing_of(nearest))
        shuns = stand.base.mask & shunned != 0
        alike.setdefault((shuns, stand.base.mask & doorways != 0, not back), []).append(stand)
    found: list[Stand] = []
    for key in sorted(alike):
        keyed: list[tuple[tuple[bool, int, int, int], Stand]] = []
        for stand in alike[key]:
            blocks = len(alike[key]) > 1 and crowd.hindered(stand.base)
            x, y = stand.place
            keyed.append(((blocks, straight_line(stand.base, goal), y, x), stand))
        keyed.sort(key=lambda pair: pair[0])
        found += [stand for _, stand in keyed]
    return found


def _paths(g: Saga, about: Activation, corners: list[Square], route: Route) -> dict[Square, list[Place]]:
    """To each corner a walk that is legal as a whole, or the part of one that is."""
    here = square_of(g, about.at)
    if not route.layers or corners == [here]:
        return {corner: [] for corner in corners}
    going = about.going(g)
    found: dict[Square, list[Place]] = {}
    for corner in corners:
        found[corner] = [place_of(g, square) for square in going.path_to(corner)] if corner != here else []
    return found
