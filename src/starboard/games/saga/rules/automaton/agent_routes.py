"""The ways of a Nexus model to a Mercenary: shortest walks, other models, doors (SAGA-TABLE-11)."""

from collections.abc import Callable
from functools import partial
from typing import Final

from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.squares import FACINGS, Base, Square, Squares, list_of
from starboard.games.saga.geometry.walking import Walks, corners_to_stand_on, corners_touching, enters, steps
from starboard.games.saga.rules.missions.glass import without_breakable
from starboard.games.saga.rules.movement.movement import (
    facings_after,
    facings_at_first,
    is_dark_for,
    no_stopping,
    walks,
)
from starboard.games.saga.rules.movement.nexus_doors import can_be_opened, uses_doors
from starboard.games.saga.rules.movement.passing import walked_by
from starboard.games.saga.rules.places import Place, base_of, front_arcs_of_enemies, place_of, squares_of
from starboard.games.saga.state.fields import Door, Model
from starboard.games.saga.state.saga import Saga

FAR: Final = 200  # more squares than any walk has

# How a route was found: a legal walk, one through other models, one through closed doors as well (SAGA-TABLE-11).
LEGAL, PAST_MODELS, THROUGH_DOORS = "legal", "past-models", "through-doors"


class Route:
    """The places where a walk towards a target can be after each of its steps, and what it meets.

    `layers[n]` are those after n + 1 steps, as far as the Move reaches; every one of them lies on a shortest walk. A
    walk that is not legal as a whole is a single one, cut off where it cannot go on; `door` is the one it meets there.
    """

    __slots__ = ("door", "layers", "length", "manner")

    def __init__(self, manner: str, layers: list[list[Square]], length: int, door: str = "") -> None:
        self.manner, self.layers, self.length, self.door = manner, layers, length, door


def as_if_at(g: Saga, agent: Model, now: Layout, base: Base) -> Layout:
    """The board with the model on these squares instead of its own; a Waiting one has none."""
    return now.with_moved(base_of(g, agent).mask if agent.at is not None else 0, base.mask)


def corners_next_to(now: Layout, base: Base, target: Base) -> Squares:
    """Where the base would be adjacent to the target."""
    beside = corners_touching(now.board, now.adjacent_squares(target), base.wide, base.high)
    return corners_to_stand_on(now, base) & beside & ~corners_touching(now.board, target.mask, base.wide, base.high)


def corners_on(now: Layout, base: Base, target: Base) -> Squares:
    """Where the base would cover a square of the target."""
    return corners_to_stand_on(now, base) & corners_touching(now.board, target.mask, base.wide, base.high)


def route_to(
    g: Saga,
    agent: Model,
    now: Layout,
    at: Place,
    allowance: int,
    target: Base,
    onto: bool = False,
    doors: list[Door] | None = None,
) -> Route | None:
    """The shortest walk to a square adjacent to the target (SAGA-TABLE-11); None: there is no way at all.

    `now` has the model at `at`. It is not in a front arc there. `onto`: to a square of the target itself. `doors` are
    those through which it looks for a way if there is no other; none: the doors that it can open (SAGA-DOOR-07).
    """
    found = _route(g, agent, now, at, allowance, target, onto, doors)
    if found is not None and no_stopping(g, agent):
        ends = walks(g, agent, now, allowance, None if agent.at is not None else list(FACINGS), at=at).ends
        layers = [[corner for corner in layer if ends >> corner & 1] for layer in found.layers]
        found.layers = [layer for layer in layers if layer]
    return found


def _route(
    g: Saga, agent: Model, now: Layout, at: Place, allowance: int, target: Base, onto: bool, doors: list[Door] | None
) -> Route | None:
    base = base_of(g, agent, at)
    going = walked_by(g, agent, now)
    legal = _legal_route(g, agent, going, at, allowance, target, onto)
    if legal is not None:
        return legal
    empty = without_breakable(g, agent, now).with_models(base.mask)
    goal = partial(_walk_on, base=base, target=target, onto=onto)
    go = partial(_as_far_as_legal, g, agent, going, at, allowance)
    if goal(empty) is not None:
        return _furthest(g, agent, going, at, empty, goal, partial(go, manner=PAST_MODELS, doors=[]))
    if doors is None:
        doors = openable(g, agent)
    shut = [squares_of(g, door.squares) for door in doors]
    empty = empty.without(shut, [])
    if goal(empty) is None:
        return None
    return _furthest(g, agent, going, at, empty, goal, partial(go, manner=THROUGH_DOORS, doors=doors))


def _furthest(
    g: Saga,
    agent: Model,
    now: Layout,
    at: Place,
    empty: Layout,
    walk: Callable[[Layout], list[Square] | None],
    go: Callable[[list[Square]], Route],
) -> Route:
    """Of several shortest walks past models one that meets them late: who stands in the way is gone round if it can be.

    `walk` finds a shortest walk on a board as one imagines it, `go` goes along it.
    """
    path = walk(empty)
    assert path is not None
    best, length = go(path), len(path)
    others = now.models & ~base_of(g, agent, at).mask
    route = best
    while len(route.layers) < length:
        met = base_of(g, agent, place_of(g, path[len(route.layers)])).mask & others & ~empty.models
        empty = empty.with_models(empty.models | met)
        again = walk(empty) if met else None
        if again is None or len(again) > length:
            break
        path, route = again, go(again)
        if len(route.layers) > len(best.layers):
            best = route
    return best


def openable(g: Saga, agent: Model) -> list[Door]:
    """The closed doors that it can open when it comes to them."""
    return [door for door in g.doors if can_be_opened(g, door)] if uses_doors(agent) else []


def _legal_route(
    g: Saga, agent: Model, now: Layout, at: Place, allowance: int, target: Base, onto: bool
) -> Route | None:
    base = base_of(g, agent, at)
    goals = corners_on(now, base, target) if onto else corners_next_to(now, base, target)
    if goals & 1 << base.squares[0]:
        return Route(LEGAL, [], 0)
    far = walks(g, agent, now, FAR, None if agent.at is not None else list(FACINGS), at=at, until=goals)
    if not isinstance(far, Walks):  # in the dark one walk is taken as it is found
        paths = [far.path_to(corner) for corner in list_of(far.ends & goals)]
        if not paths:
            return None
        best = min(paths, key=len)
        return Route(LEGAL, [[corner] for corner in best[:allowance]], len(best))
    return _layered(g, agent, now, base, allowance, goals, far)


def _layered(
    g: Saga, agent: Model, now: Layout, base: Base, allowance: int, goals: Squares, far: Walks
) -> Route | None:
    """All shortest walks at once: of each ring the places from which the rest of the way is as short as it can be."""
    length = 0
    while length < len(far.rings) and not far.rings[length] & goals:
        length += 1
    if length == len(far.rings):
        return None
    standing = corners_to_stand_on(now, base)
    arcs = front_arcs_of_enemies(g, agent, now)
    stops = corners_touching(now.board, arcs, base.wide, base.high)  # there it would go no further (SAGA-MOVE-07)
    layers = [far.rings[length] & goals]
    for number in range(length - 1, 0, -1):
        before = now.board.one_step_from(layers[0], standing) & far.rings[number] & ~stops
        layers.insert(0, before)
    return Route(LEGAL, [list_of(layer) for layer in layers[:allowance]], length)


def _walk_on(layout: Layout, base: Base, target: Base, onto: bool) -> list[Square] | None:
    """A shortest walk on a board as one imagines it, front arcs not counted."""
    goals = corners_on(layout, base, target) if onto else corners_next_to(layout, base, target)
    going = Walks(layout, base, FAR, until=goals)
    for ring in going.rings:
        if ring & goals:
            return going.path_to(list_of(ring & goals)[0])
    return None


def _as_far_as_legal(
    g: Saga,
    agent: Model,
    now: Layout,
    at: Place,
    allowance: int,
    path: list[Square],
    manner: str,
    doors: list[Door],
) -> Route:
    """Go along a walk until a step is not legal, a front arc stops it or the Move is used up."""
    taken: list[list[Square]] = []
    here = now.with_models(now.models)
    base = base_of(g, agent, at)
    arcs = front_arcs_of_enemies(g, agent, here)
    bound = facings_at_first(g, agent, here) if agent.at == at else list(FACINGS)
    for corner in path:
        after = base_of(g, agent, place_of(g, corner))
        if len(taken) == allowance or not steps(here, base) >> corner & 1:
            break
        bound = facings_after(agent, here, base, after, bound)
        if not bound and is_dark_for(agent, here, base):
            break
        taken.append([corner])
        stopped = enters(base, after, arcs)
        here.move_model(base.mask, after.mask)
        base = after
        if stopped:
            return Route(manner, taken, len(path))
    rest = path[len(taken) :]
    return Route(manner, taken, len(path), _door_on(g, agent, rest[0], doors) if rest else "")


def _door_on(g: Saga, agent: Model, corner: Square, doors: list[Door]) -> str:
    """The closed door that stands where the walk would go on."""
    there = base_of(g, agent, place_of(g, corner)).mask
    for door in doors:
        if squares_of(g, door.squares) & there:
            return door.code
    return ""
