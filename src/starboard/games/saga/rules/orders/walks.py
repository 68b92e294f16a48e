"""Orders to go somewhere: the shortest way there, and stay (docs/decisions/0030)."""

from typing import Final

from starboard.games.saga.content.mission_script import Saying
from starboard.games.saga.geometry.ranges import straight_line
from starboard.games.saga.geometry.squares import Base
from starboard.games.saga.geometry.walking import distance
from starboard.games.saga.rules.automaton.agent_facings import facings_towards
from starboard.games.saga.rules.automaton.agent_plans import (
    Activation,
    Plan,
    Stand,
    engaging,
    open_on_the_way,
    plan_to_assault,
    plan_to_shoot,
    stand_at,
)
from starboard.games.saga.rules.automaton.agent_routes import Route, route_to
from starboard.games.saga.rules.automaton.agent_shots import prey
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.missions.pieces import squares_coded
from starboard.games.saga.rules.movement.movement import turn, walk
from starboard.games.saga.rules.movement.nearness import in_order
from starboard.games.saga.rules.orders.orders import kind_of, order_of
from starboard.games.saga.rules.places import (
    FACINGS,
    base_of,
    base_on,
    closed,
    engaged,
    in_front_arc_of_enemy,
    layout,
    place_of,
)
from starboard.games.saga.state.fields import Door, Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import Procedure

RULE: Final = "SAGA-TABLE-02"
IN_THE_WAY, IF_NO_NEARER = "in-the-way", "if-no-nearer"  # whom it attacks on its way
END_PHASE: Final = "end-phase"
WHOEVER_STOPS_IT: Final = "in-the-way"  # why this target


class Goal:
    """Where an order leads: onto its squares, or next to them where nobody can stand."""

    __slots__ = ("base", "onto")

    def __init__(self, base: Base, onto: bool) -> None:
        self.base, self.onto = base, onto


def goal_of(g: Saga, place: object) -> Goal:
    """A square, or a piece of the map by its code."""
    now = layout(g)
    if isinstance(place, tuple):
        there = base_on(g, [(place[0], place[1])])
    else:
        assert isinstance(place, str)
        there = base_on(g, squares_coded(mission_of(g), place))
    return Goal(there, there.mask & now.crossable != 0)


def is_there(g: Saga, stand: Stand, goal: Goal) -> bool:
    if goal.onto:
        return stand.base.mask & goal.base.mask != 0
    return stand.now.adjacent(stand.base, goal.base)


def walk_there(g: Saga, about: Activation, order: Saying) -> Plan | None:
    """Take the shortest way to a place and stay there; one that goes in the End Phase stays now."""
    here = stand_at(g, about.agent, about.now, about.at, [])
    goal = goal_of(g, order.value("to"))
    if order.text("each") == END_PHASE or is_there(g, here, goal):
        return where_it_stands(g, about, here)
    return go_towards(g, about, goal, order.text("fights"))


def where_it_stands(g: Saga, about: Activation, here: Stand) -> Plan:
    """It does not move, and attacks whom it can from there."""
    plan = plan_to_shoot(g, here, RULE) if about.attacks else None
    if plan is None and about.attacks:
        near = [one for one in prey(g, about.agent) if here.now.adjacent(here.base, base_of(g, one))]
        plan = plan_to_assault(g, here, near, RULE, WHOEVER_STOPS_IT)
    return plan or Plan(RULE, about.agent.facing)


def go_towards(g: Saga, about: Activation, goal: Goal, fights: str, doors: list[Door] | None = None) -> Plan:
    """As far as its Move brings it on the shortest way, with the doors that it can open.

    Where there is none, on the way that there would be if all doors were open.
    """
    agent, now = about.agent, about.now
    route = route_to(g, agent, now, about.at, about.allowance, goal.base, goal.onto, doors)
    if route is None:
        shut = [door for door in g.doors if closed(door)]
        route = route_to(g, agent, now, about.at, about.allowance, goal.base, goal.onto, shut)
        if route is not None:
            route.door = ""
    if route is None:
        return where_it_stands(g, about, stand_at(g, agent, now, about.at, []))
    stand = _end_of(g, about, route, goal)
    plan = _attack_on_the_way(g, about, stand, goal, fights) if fights and about.attacks else None
    if plan is None:
        plan = Plan(RULE, FACINGS[_towards(g, stand, goal.base)])
        plan.path = stand.path
        if route.door:
            open_on_the_way(g, stand, plan, route.door)
    return plan


def _end_of(g: Saga, about: Activation, route: Route, goal: Goal) -> Stand:
    """Where the Move ends; of several places on shortest ways the nearest in a straight line (SAGA-GEOM-08)."""
    if not route.layers:
        return stand_at(g, about.agent, about.now, about.at, [])
    keyed = [(straight_line(base_of(g, about.agent, place_of(g, one)), goal.base), one) for one in route.layers[-1]]
    corner = min(keyed)[1]
    going = about.going(g)
    path = [place_of(g, square) for square in going.path_to(corner)]
    return stand_at(g, about.agent, about.now, about.at, path)


def _towards(g: Saga, stand: Stand, there: Base) -> int:
    allowed = [one for one in facings_towards(g, stand.agent, stand.base, there) if one in stand.facings]
    return allowed[0]


def _attack_on_the_way(g: Saga, about: Activation, stand: Stand, goal: Goal, fights: str) -> Plan | None:
    """Whoever stops it in a front arc; whoever stands where it would go on; or anybody, if it comes no nearer."""
    if is_there(g, stand, goal):
        return None
    if in_front_arc_of_enemy(g, stand.agent, stand.base, stand.now):
        return plan_to_assault(g, stand, engaging(g, stand), RULE, WHOEVER_STOPS_IT)
    if fights == IF_NO_NEARER:
        return where_it_stands(g, about, stand) if not stand.path else None
    if len(stand.path) == about.allowance:
        return None
    ahead = distance(stand.now, stand.base, goal.base)
    near = [one for one in prey(g, stand.agent) if stand.now.adjacent(stand.base, base_of(g, one))]
    nearer = [one for one in near if distance(stand.now, base_of(g, one), goal.base) < ahead]
    return plan_to_assault(g, stand, in_order(g, stand.now, nearer, goal.base), RULE, WHOEVER_STOPS_IT)


# --- in the End Phase ---


def walk_in_the_end_phase(g: Saga) -> Procedure[None]:
    """Those that were ordered so take their steps; who is engaged stays (SAGA-MOVE-08)."""
    for model in list(g.enemies):
        order = order_of(g, model)
        if order is None or order.text("each") != END_PHASE or model.at is None or engaged(g, model, layout(g)):
            continue
        about = Activation(model, layout(g), model.at, order.number("steps"), False)
        goal = goal_of(g, order.value("to"))
        if not is_there(g, stand_at(g, model, about.now, about.at, []), goal):
            plan = go_towards(g, about, goal, "")
            walk(g, model, plan.path)
            turn(g, model, plan.facing, RULE)
        if order.has("facing") and is_there(g, stand_at(g, model, layout(g), model.at, []), goal):
            turn(g, model, order.text("facing"), RULE)
    yield from ()


# --- hunting ---


def hunt(g: Saga, about: Activation, order: Saying) -> Plan | None:
    """It acts by the table; only whom it is after is changed, which `quarry` says."""
    return None


def quarry(g: Saga, model: Model) -> str:
    """The Mercenary that a hunter takes for its Target: the one nearest to it; nobody: it is no hunter."""
    order = order_of(g, model)
    if order is None or kind_of(order) != "hunt" or model.at is None:
        return ""
    mercenaries = [who.model for who in g.mercenaries if who.model.at is not None]
    near = in_order(g, layout(g), mercenaries, base_of(g, model))
    return near[0].name if near else ""
