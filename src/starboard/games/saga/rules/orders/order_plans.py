"""What a model of the Nexus does that the mission has given an order: one function for each (SAGA-TABLE-02)."""

from collections.abc import Callable
from typing import Final

from starboard.games.saga.content.mission_script import Saying
from starboard.games.saga.rules.automaton.agent_plans import Activation, Plan
from starboard.games.saga.rules.orders.errands import errand, has_errand
from starboard.games.saga.rules.orders.frenzy import frenzy
from starboard.games.saga.rules.orders.orders import given_order, kind_of, order_of
from starboard.games.saga.rules.orders.patrols import flee, patrol, turn_clockwise
from starboard.games.saga.rules.orders.walks import hunt, walk_there
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga

OrderPlan = Callable[[Saga, Activation, Saying], Plan | None]  # without a plan it acts by the rest of the table


def order_of_mission(g: Saga, about: Activation) -> Plan | None:
    """What the mission orders comes before everything else in the table (SAGA-TABLE-02)."""
    order = order_of(g, about.agent)
    return ORDER_PLANS[kind_of(order)](g, about, order) if order is not None else None


def _by_the_table(g: Saga, about: Activation, order: Saying) -> Plan | None:
    """Where it goes is bound by `order_grounds`; what it does there is not."""
    return None


def is_bound(g: Saga, model: Model) -> bool:
    """Whether it follows an order now even if somebody plays the Nexus."""
    if given_order(g, model) is None:
        return False
    order = order_of(g, model)
    if order is None:
        return False
    return kind_of(order) != "errand" or has_errand(g, model, order)


ORDER_PLANS: Final[dict[str, OrderPlan]] = {
    "hold": _by_the_table,
    "guard": _by_the_table,
    "patrol": patrol,
    "turn-clockwise": turn_clockwise,
    "flee": flee,
    "walk": walk_there,
    "hunt": hunt,
    "frenzy": frenzy,
    "errand": errand,
}
PATH_ORDERS: Final[tuple[str, ...]] = ("avoid", "ignore")  # those of ABOUT_PATHS that are written
ORDERS_WRITTEN: Final = (*ORDER_PLANS, *PATH_ORDERS)
