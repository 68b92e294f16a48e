"""What is no hindrance for some: Force Fields for friends, Obstacles for the long-limbed (SAGA-LOS-03, SAGA-MOVE-05).

A layout of the board is that of the Nexus, for whom a Force Field is Blocking. Mercenaries see and walk through it, but
do not stop on it.
"""

from typing import Final

from starboard.games.saga.content.deployables import DEPLOYABLES
from starboard.games.saga.content.scenery import OBSTACLE
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.squares import Squares
from starboard.games.saga.rules.features.burning_rows import out_of_the_fire
from starboard.games.saga.rules.lookups import MERCENARIES, mercenary_of
from starboard.games.saga.rules.missions.glass import without_breakable
from starboard.games.saga.rules.orders.grounds import grounds
from starboard.games.saga.rules.places import base_of, layout, squares_of
from starboard.games.saga.rules.readings import POINTS_NOT_CROSSED
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga

STRIDING: Final = ("sk-long-limbs",)  # who has one of these crosses Obstacles


def friendly_fields(g: Saga, model: Model) -> list[Model]:
    """The deployed pieces that this model's side sees and walks through."""
    if not g.deployed or model.side != MERCENARIES:
        return []
    return [piece for piece in g.deployed if piece.at is not None and DEPLOYABLES[piece.kind].friends_pass]


def strides(g: Saga, model: Model) -> bool:
    who = mercenary_of(g, model) if model.side == MERCENARIES else None
    return who is not None and any([skill in STRIDING for skill in who.skills])


def seen_by(g: Saga, model: Model, now: Layout) -> Layout:
    """The board as this model looks at it."""
    return _without(now, [piece.name for piece in friendly_fields(g, model)]) if g.deployed else now


def walked_by(g: Saga, model: Model, now: Layout) -> Layout:
    """The board as this model walks on it: squares it may cross count as free (SAGA-MOVE-05, SAGA-MOVE-06).

    Those that orders keep it from do not.
    """
    open_to_it = opened_to(g, model, now)
    return off_the_points(g, model, out_of_the_fire(g, model, grounds(g, model, open_to_it)))


def opened_to(g: Saga, model: Model, now: Layout) -> Layout:
    """The board without what this model walks through, whatever else may keep it from somewhere."""
    crossed = [piece.name for piece in friendly_fields(g, model)]
    if strides(g, model):
        crossed += [piece.code for piece in g.scenery if piece.sight == OBSTACLE]
    return without_breakable(g, model, _without(now, crossed))


def point_squares(g: Saga) -> Squares:
    """Every square of every Reinforcement Point, active or not (SAGA-MOVE-16)."""
    found = 0
    for point in g.points:
        found |= squares_of(g, point.squares)
    return found


def off_the_points(g: Saga, model: Model, now: Layout) -> Layout:
    """Mercenaries cross Reinforcement Points (SAGA-MOVE-16), unless the table has it that they count as occupied."""
    if model.side != MERCENARIES or POINTS_NOT_CROSSED not in g.options:
        return now
    found = now.copy()
    found.set_models(now.models | point_squares(g))
    return found


def walking_layout(g: Saga, model: Model) -> Layout:
    return walked_by(g, model, layout(g))


def crossed_only(g: Saga, model: Model) -> Squares:
    """The squares of what it may cross, on which it may not end."""
    found = 0
    for piece in friendly_fields(g, model):
        found |= base_of(g, piece).mask
    if strides(g, model):
        for scenery in g.scenery:
            if scenery.sight == OBSTACLE:
                found |= squares_of(g, scenery.squares)
    return found


def _without(now: Layout, names: list[str]) -> Layout:
    there = [name for name in now.pieces if name in names] if names else []
    return now.without([], there) if there else now
