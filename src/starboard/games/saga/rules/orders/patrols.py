"""Orders to walk up and down, to turn on the spot, to run away (docs/decisions/0030)."""

from typing import Final

from starboard.games.saga.content.mission_script import Saying
from starboard.games.saga.geometry.squares import FORWARD
from starboard.games.saga.geometry.walking import distance
from starboard.games.saga.rules.attacks.elimination import take_off
from starboard.games.saga.rules.automaton.agent_facings import facings_towards
from starboard.games.saga.rules.automaton.agent_plans import Activation, Plan, stand_at
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.missions.pieces import squares_coded
from starboard.games.saga.rules.orders.orders import kind_of, order_of
from starboard.games.saga.rules.orders.walks import RULE, Goal, go_towards
from starboard.games.saga.rules.places import FACINGS, Place, base_of, base_on, facing_of, layout
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga

FLEE: Final = "flee"


# --- up and down ---


def patrol(g: Saga, about: Activation, order: Saying) -> Plan | None:
    """Walk on to the end of the path that lies ahead; who has come to an end turns to the other one.

    It makes no detour round whoever stands in its way, but waits.
    """
    ends = _ends(order)
    goal = _end_ahead(g, about, ends)
    there = base_on(g, [goal])
    plan = go_towards(g, about, Goal(there, True), "")
    if plan.path:
        before, after = base_of(g, about.agent, about.at), base_of(g, about.agent, plan.path[-1])
        if distance(about.now, after, there) >= distance(about.now, before, there):
            return Plan(RULE, about.agent.facing)
    if (plan.path[-1] if plan.path else about.at) == goal:
        stand = stand_at(g, about.agent, about.now, about.at, plan.path)
        back = base_on(g, [ends[0] if goal == ends[1] else ends[1]])
        allowed = [side for side in facings_towards(g, about.agent, stand.base, back) if side in stand.facings]
        plan.facing = FACINGS[allowed[0]]
    return plan


def _ends(order: Saying) -> tuple[Place, Place]:
    path = order.value("path")
    assert isinstance(path, tuple)
    places = [(place[0], place[1]) for place in path if isinstance(place, tuple)]
    first, last = places[0], places[-1]
    assert isinstance(first[0], int) and isinstance(first[1], int) and isinstance(last[0], int)
    assert isinstance(last[1], int)
    return (first[0], first[1]), (last[0], last[1])


def _end_ahead(g: Saga, about: Activation, ends: tuple[Place, Place]) -> Place:
    """Where a patrol goes is seen from where it looks; if that tells nothing it goes to the nearer end."""
    if about.at in ends:
        return ends[1] if about.at == ends[0] else ends[0]
    x, y = about.at
    dx, dy = FORWARD[facing_of(about.agent)]
    ahead = [end for end in ends if (end[0] - x) * dx + (end[1] - y) * dy > 0]
    if len(ahead) == 1:
        return ahead[0]
    here = base_of(g, about.agent, about.at)
    near = [distance(about.now, here, base_on(g, [end])) for end in ends]
    return ends[0] if near[0] <= near[1] else ends[1]


# --- on the spot ---


def turn_clockwise(g: Saga, about: Activation, order: Saying) -> Plan | None:
    """It stays and turns by a quarter, if it may turn at all where it stands (SAGA-DARK-05)."""
    side = (facing_of(about.agent) + 1) % len(FACINGS)
    allowed = stand_at(g, about.agent, about.now, about.at, []).facings
    return Plan(RULE, FACINGS[side] if side in allowed else about.agent.facing)


# --- away ---


def flee(g: Saga, about: Activation, order: Saying) -> Plan | None:
    """Run for a point with its whole Move and attack nobody."""
    refuge = _refuge(g, order)
    here = base_of(g, about.agent, about.at)
    if _has_reached(g, about.agent, about.at, refuge):
        return Plan(RULE, about.agent.facing)
    assert here.mask & refuge.base.mask == 0
    return go_towards(g, about, refuge, "")


def _refuge(g: Saga, order: Saying) -> Goal:
    """Next to the point is near enough."""
    return Goal(base_on(g, squares_coded(mission_of(g), order.text("to"))), False)


def _has_reached(g: Saga, model: Model, at: Place, refuge: Goal) -> bool:
    here = base_of(g, model, at)
    return here.mask & refuge.base.mask != 0 or layout(g).adjacent(here, refuge.base)


def slip_away(g: Saga, model: Model) -> None:
    """At the end of its activation whoever has reached the point it runs for is gone: removed, and not eliminated."""
    order = order_of(g, model)
    if order is None or kind_of(order) != FLEE or model.at is None:
        return
    if _has_reached(g, model, model.at, _refuge(g, order)):
        take_off(g, model)
