"""Squares on which a mission lets no Agent end its activation: `forbid = ["end-near"]` (docs/decisions/0030)."""

from typing import Final

from starboard.games.saga.content.mission_script import While
from starboard.games.saga.geometry.squares import Squares
from starboard.games.saga.rules.lookups import NEXUS
from starboard.games.saga.rules.missions.conditions import all_hold
from starboard.games.saga.rules.missions.selectors import NOBODY, means
from starboard.games.saga.rules.missions.variants import forbidding
from starboard.games.saga.rules.orders.grounds import squares_near
from starboard.games.saga.rules.orders.orders import order_of
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga

END_NEAR: Final = "end-near"


def forbidden_ends(g: Saga, model: Model) -> Squares:
    """Where it may not end its own activation. Who follows an order, or is moved by others, is not concerned."""
    if model.side != NEXUS or model.name != g.acting:
        return 0
    found = 0
    for one in forbidding(g, END_NEAR):
        if all_hold(g, one.conditions) and _concerns(g, one, model):
            found |= squares_near(g, one.place.text("near"), one.place.number("within", 1))
    return found if found and order_of(g, model) is None else 0


def _concerns(g: Saga, one: While, model: Model) -> bool:
    who = one.place.saying("who")
    return who is None or means(g, who, model, NOBODY)
