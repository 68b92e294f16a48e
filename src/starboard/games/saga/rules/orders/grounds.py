"""Orders about where a model of the Nexus goes: it holds its zone, guards a place, keeps away (docs/decisions/0030)."""

from collections.abc import Callable
from typing import Final

from starboard.games.saga.content.mission import Square
from starboard.games.saga.content.mission_script import Saying
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.squares import Squares
from starboard.games.saga.geometry.walking import distances
from starboard.games.saga.rules.features.bed_squares import BEDS, beds_to_shun
from starboard.games.saga.rules.lookups import NEXUS
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.missions.pieces import drawn_on
from starboard.games.saga.rules.orders.orders import kind_of, orders_about, written_orders
from starboard.games.saga.rules.places import base_on, board, layout, squares_of
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga

HOLD, GUARD, AVOID, IGNORE = "hold", "guard", "avoid", "ignore"
ALWAYS, IF_POSSIBLE, AMONG_EQUALS = "always", "if-possible", "among-equals"  # how it avoids
ZONE, NEAR = "zone:", "near:"

# The squares that a feature of the map would have avoided, by its name.
FEATURE_SQUARES: Final[dict[str, Callable[[Saga], Squares]]] = {}


def grounds(g: Saga, model: Model, now: Layout) -> Layout:
    """The board as a model walks on it by its orders: squares they keep it from count as occupied."""
    kept = kept_out_of(g, model)
    return now.with_models(now.models | kept) if kept else now


def kept_out_of(g: Saga, model: Model) -> Squares:
    """The squares that a model does not enter by its orders. Whatever others make it do is no matter of orders."""
    if model.side != NEXUS or model.at is None or g.acting not in ("", model.name):
        return 0
    order, written = orders_about(g, model)
    found = 0
    if order is not None and kind_of(order) == HOLD:
        found |= _outside(g, model.at)
    elif order is not None and kind_of(order) == GUARD:
        found |= _far_from(g, order.text("near"), order.number("within"))
    return found | _avoided(g, model, ALWAYS, written)


def avoided(g: Saga, model: Model, how: str) -> Squares:
    """The squares that a model avoids in this way: it never enters them, it does not end there if it can help it, or it
    takes others that are as good."""
    return _avoided(g, model, how, written_orders(g, model) if model.side == NEXUS else [])


def _avoided(g: Saga, model: Model, how: str, orders: list[Saying]) -> Squares:
    found = 0
    for order in orders:
        if order.word == AVOID and order.text("how") == how:
            found |= _meant(g, order)
    if how == AMONG_EQUALS and not any([one.word == IGNORE and one.text("what") == BEDS for one in orders]):
        found |= beds_to_shun(g, model)
    return found


def _meant(g: Saga, order: Saying) -> Squares:
    """A feature's squares, a zone, or what is so few steps from a piece."""
    what = order.text("what")
    if what.startswith(ZONE):
        return squares_of(g, _squares_with(g, what.removeprefix(ZONE)))
    if what.startswith(NEAR):
        return squares_near(g, what.removeprefix(NEAR), order.number("within", 1))
    return FEATURE_SQUARES[what](g)


def squares_near(g: Saga, near: str, within: int) -> Squares:
    """Every square so few steps from a piece or a zone (SAGA-GEOM-08)."""
    return board(g).floor & ~_far_from(g, near, within)


def _outside(g: Saga, place: Square) -> Squares:
    """Every square that is not in the zone of this one; doorways are in none."""
    letter = mission_of(g).board.zone(place)
    return board(g).every & ~squares_of(g, _squares_with(g, letter))


def _far_from(g: Saga, near: str, within: int) -> Squares:
    """Every square more steps away from a piece or a zone (SAGA-GEOM-08)."""
    steps = distances(layout(g), base_on(g, _squares_with(g, near)))
    found = 0
    for square, count in enumerate(steps):
        if not 0 <= count <= within:
            found |= 1 << square
    return found


def _squares_with(g: Saga, name: str) -> list[Square]:
    """The squares of a piece of the map, or of a zone."""
    return drawn_on(mission_of(g)).named(name)
