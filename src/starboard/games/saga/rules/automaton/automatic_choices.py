"""What the Artificial Nexus chooses by measuring: an Agent near or far, the point to wait at (SAGA-AN-16)."""

from starboard.games.saga.content.agents import AGENTS
from starboard.games.saga.geometry.ranges import straight_line
from starboard.games.saga.geometry.walking import distance
from starboard.games.saga.rules.lookups import model_named, point_coded
from starboard.games.saga.rules.movement.nearness import nearest_ones
from starboard.games.saga.rules.nexus.choice import choose
from starboard.games.saga.rules.nexus.reinforcements import (
    active_points,
    call,
    callable_kinds,
    free_squares,
    permitted,
)
from starboard.games.saga.rules.nexus.targets import target_mercenary
from starboard.games.saga.rules.places import base_of, base_on, layout
from starboard.games.saga.state.fields import Model, Point
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import Payload, Procedure


def nearest_or_furthest(
    g: Saga, models: list[Model], target: Model, furthest: bool, rule: str
) -> Procedure[Model | None]:
    """The one of these nearest to the Target, or furthest from it; between equals the Nexus chooses (SAGA-GEOM-08)."""
    if not models:
        return None
    now = layout(g)
    goal = base_of(g, target)
    tied: list[Payload] = [model.name for model in nearest_ones(g, now, models, goal, furthest)]
    name: str = yield from choose(g, tied, rule, "agent", {"target": target.name, "furthest": furthest})
    return model_named(g, name)


def call_by_the_rules(g: Saga, value: int, rule: str, only_at: Point | None = None) -> Procedure[list[Model]]:
    """One Agent of each cost from the highest to the lowest, and again, as long as points remain (SAGA-AN-12).

    `only_at`: they come to this point.
    """
    called: list[Model] = []
    point = only_at
    if point is None:
        point = yield from point_to_wait_at(g)
    if point is None:
        return called
    costs = sorted({AGENTS[kind].cost for kind in permitted(g)}, reverse=True)
    before = -1
    while before < len(called):
        before = len(called)
        for cost in costs:
            kinds = [kind for kind in callable_kinds(g, value) if AGENTS[kind].cost == cost]
            if kinds:
                kind: str = yield from choose(g, kinds, "SAGA-AN-13", "call", {"left": value})
                called.append(call(g, kind, point, rule))
                value -= cost
    return called


def point_to_wait_at(g: Saga) -> Procedure[Point | None]:
    """The free point nearest to the Target; if none is free the nearest active one (SAGA-AN-14, SAGA-AN-18)."""
    target: Model | None = yield from target_mercenary(g)
    point: Point | None = yield from free_point_near(g, target)
    return point


def free_point_near(g: Saga, target: Model | None) -> Procedure[Point | None]:
    """Nobody comes where no point is active, or where there is no target."""
    active = active_points(g)
    points = [point for point in active if free_squares(g, point)] or active
    if not points or target is None:
        return None
    code: str = yield from point_nearest_to(g, points, target, "SAGA-AN-14", {"target": target.name})
    return point_coded(g, code)


def point_nearest_to(
    g: Saga, points: list[Point], target: Model, rule: str, about: dict[str, Payload]
) -> Procedure[str]:
    """The code of the point nearest to the Target (SAGA-GEOM-08)."""
    now, goal = layout(g), base_of(g, target)
    measured = [(distance(now, base_on(g, point.squares), goal), point) for point in points]
    least = min([steps for steps, _ in measured])
    tied = [point for steps, point in measured if steps == least]
    tied.sort(key=lambda point: (straight_line(base_on(g, point.squares), goal), base_on(g, point.squares).squares[0]))
    code: str = yield from choose(g, [point.code for point in tied], rule, "point", about)
    return code
