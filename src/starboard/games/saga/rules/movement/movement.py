"""Moving a model: where it may go, the walk itself, its facing (SAGA-MOVE-01 to SAGA-MOVE-16).

Deciding and doing are apart: `walks` says where a model can go and `walk`, `turn`, `enter` and `leave` move it, for
whoever has decided. `moving.py` asks a player.
"""

from typing import TypeAlias

from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.squares import FORWARD, Base, Squares
from starboard.games.saga.geometry.walking import Walks, enters, steps
from starboard.games.saga.rules.lookups import MERCENARIES, mercenary_of
from starboard.games.saga.rules.missions.forbidden_ends import forbidden_ends
from starboard.games.saga.rules.missions.glass import break_panes
from starboard.games.saga.rules.missions.happenings import happened
from starboard.games.saga.rules.missions.pieces import exit_at
from starboard.games.saga.rules.movement.darkness import (
    FACINGS_OF_STEPS,
    DarkWalks,
    facings_of_step,
    facings_to_begin_with,
    facings_to_end_with,
    minds_darkness,
)
from starboard.games.saga.rules.movement.passing import crossed_only, point_squares, walked_by, walking_layout
from starboard.games.saga.rules.places import (
    FACINGS,
    Place,
    base_of,
    facing_of,
    front_arcs_of_enemies,
    layout,
    square_of,
)
from starboard.games.saga.rules.turn_counts import leave_the_turns
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell

AnyWalks: TypeAlias = Walks | DarkWalks


def no_stopping(g: Saga, model: Model) -> Squares:
    """Squares to cross but not to end on: none for Agents (SAGA-MOVE-11), unless the mission says so.

    For Mercenaries they are points (SAGA-MOVE-09), and what a card lets them only cross.
    """
    if model.side != MERCENARIES:
        return forbidden_ends(g, model)
    return point_squares(g) | crossed_only(g, model)


def is_dark_for(model: Model, now: Layout, base: Base) -> bool:
    """Whether a base stands in the dark, and that matters to the model."""
    return bool(now.darkness) and minds_darkness(model) and now.in_the_dark(base)


def facings_at_first(g: Saga, model: Model, now: Layout, at: Place | None = None) -> list[int]:
    """The facings its movement may begin with; they matter only on a Dark square (SAGA-DARK-05).

    There also what it may walk across is something to orient itself by. `at`: where it begins, if it stands elsewhere.
    """
    base = base_of(g, model, at)
    return facings_to_begin_with(layout(g) if is_dark_for(model, now, base) else now, base, facing_of(model))


def walks(
    g: Saga,
    model: Model,
    now: Layout,
    allowance: int,
    facings: list[int] | None = None,
    slipping: bool = False,
    at: Place | None = None,
    until: Squares = 0,
) -> AnyWalks:
    """Everywhere it can walk to with so many squares (SAGA-MOVE-01): `ends` and `path_to`, in corners of its base.

    `facings` are those that bind it in the dark while it moves already; none: its movement begins. Front arcs do not
    stop a model that is `slipping`, as some effects let it. `at` is where the walk begins, if not where it stands.
    `until`: it does not matter what is further away than the nearest of these corners.
    """
    return walks_on(g, model, walked_by(g, model, now), allowance, facings, slipping, at, until)


def walks_on(
    g: Saga,
    model: Model,
    now: Layout,
    allowance: int,
    facings: list[int] | None = None,
    slipping: bool = False,
    at: Place | None = None,
    until: Squares = 0,
) -> AnyWalks:
    """The same on a board that is as it walks on it already."""
    base = base_of(g, model, at)
    arcs = 0 if slipping else front_arcs_of_enemies(g, model, now)
    barred = no_stopping(g, model)
    if not now.darkness or not minds_darkness(model):
        return Walks(now, base, allowance, arcs, barred, until=until)
    return DarkWalks(now, base, allowance, facings or facings_at_first(g, model, now, at), arcs, barred, until)


def facings_after(model: Model, now: Layout, before: Base, after: Base, facings: list[int]) -> list[int]:
    """The facings that bind a model after a step, if it is in the dark then; none: in the dark it cannot step so.

    On a Dark square the step goes straight ahead (SAGA-DARK-06). Who steps into the dark takes the direction of the
    step as its facing, of a diagonal one either component (SAGA-DARK-10).
    """
    step = after.left - before.left, after.top - before.top
    if now.darkness and is_dark_for(model, now, before):
        return [facing for facing in facings if FORWARD[facing] == step]
    return FACINGS_OF_STEPS.get(step) or facings_of_step(*step)


def walk(
    g: Saga,
    model: Model,
    path: list[Place],
    facings: list[int] | None = None,
    slipping: bool = False,
    now: Layout | None = None,
) -> list[int]:
    """It goes along a path square by square, each step legal, and the table is told the path (SAGA-MOVE-04).

    `facings` are as in `walks`; the answer is what binds it after the walk, for `final_facings`. In the dark a model
    faces where it goes. `now` is the board as it walks on it, if that is known.
    """
    now = now or walking_layout(g, model)
    arcs = 0 if slipping else front_arcs_of_enemies(g, model, now)
    bound = facings or facings_at_first(g, model, now)
    stopped = False
    now = now.with_models(now.models)
    for place in path:
        assert not stopped, f"{model.name} has to stop before {place} (SAGA-MOVE-07)"
        before, after = base_of(g, model), base_of(g, model, place)
        assert steps(now, before) >> square_of(g, place) & 1, f"{model.name} cannot step to {place}"
        bound = facings_after(model, now, before, after, bound)
        assert bound, f"{model.name} steps only straight ahead in the dark, not to {place} (SAGA-DARK-06)"
        stopped = enters(before, after, arcs)
        _stand(g, model, place)
        break_panes(g, model)
        now.move_model(before.mask, after.mask)
        if is_dark_for(model, now, after) or is_dark_for(model, now, before):
            model.facing = FACINGS[bound[0]]
    if path:
        tell(g, "moved", "SAGA-MOVE-01", who=model.name, path=tuple(path))
    return bound


def _stand(g: Saga, model: Model, place: Place) -> None:
    """It stands on a square it has entered; those of the acting model are remembered (SAGA-STEALTH-04)."""
    model.at = place
    if model.name == g.acting:
        g.path.append(place)
        g.moved += 1


def land_on(g: Saga, model: Model, place: Place) -> None:
    """It is put on a free square, and enters none between (SAGA-MOVE-13)."""
    _stand(g, model, place)
    tell(g, "landed", "SAGA-MOVE-13", who=model.name, at=place)


def step(g: Saga, model: Model, place: Place) -> None:
    """One legal step, the beginning of a movement."""
    walk(g, model, [place])


def final_facings(g: Saga, model: Model, bound: list[int] | None = None) -> list[str]:
    """The facings among which it ends its movement (SAGA-MOVE-03); `bound` is what its walk answered, if it walked."""
    now = layout(g)
    base = base_of(g, model)
    if not is_dark_for(model, now, base):
        return list(FACINGS)
    ends = facings_to_end_with(now, base, bound or [facing_of(model)], moved=bound is not None)
    return [FACINGS[facing] for facing in ends]


def turn(g: Saga, model: Model, facing: str, rule: str = "SAGA-MOVE-03") -> None:
    """It faces another side."""
    if model.facing != facing:
        model.facing = facing
        tell(g, "turned", rule, who=model.name, facing=facing)


def enter(g: Saga, model: Model, place: Place, facing: str) -> bool:
    """It comes onto the board; this square is the first of its movement (SAGA-MOVE-12). Whether it may go on.

    In the dark the facing is chosen first (SAGA-DARK-08); elsewhere it is that with which the movement begins.
    """
    now = layout(g)
    base = base_of(g, model, place)
    assert base.mask & ~now.free == 0, f"{model.name} cannot enter on {place} (SAGA-MOVE-13)"
    model.waiting, model.facing = "", facing
    _stand(g, model, place)
    tell(g, "entered", "SAGA-MOVE-12", who=model.name, at=place)
    return not base.mask & front_arcs_of_enemies(g, model, now)


def leave(g: Saga, model: Model) -> None:
    """It spends a square of movement to leave the board where the mission allows it (SAGA-MOVE-14)."""
    at, model.at = model.at, None
    who = mercenary_of(g, model)
    if who is not None:
        who.status, who.exit = "left", exit_at(g, at) if at is not None else ""
        leave_the_turns(g)
    else:
        g.enemies.remove(model)
    tell(g, "left", "SAGA-MOVE-14", who=model.name, at=at)
    happened(g, "left", at=exit_at(g, at) if at is not None else "", kind=model.kind, who=model.name)
