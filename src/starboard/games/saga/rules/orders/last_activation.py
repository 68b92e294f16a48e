"""What the Artificial Nexus does instead of its last Activation by order of the mission (docs/decisions/0030)."""

from starboard.games.saga.rules.automaton.agent_plans import MISSION, Activation, Plan
from starboard.games.saga.rules.lookups import is_agent
from starboard.games.saga.rules.missions.uses import LAST_ACTIVATION, USE, may_named, wanted
from starboard.games.saga.rules.missions.variants import orders_of
from starboard.games.saga.rules.nexus.activations import activate, move_of, why_not_activate
from starboard.games.saga.rules.nexus.cards_in_play import activations_left
from starboard.games.saga.rules.orders.errands import go_and_use
from starboard.games.saga.rules.places import engaged, layout
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import Procedure


def ordered_last_use(g: Saga) -> Procedure[bool]:
    """If one Activation is left and the mission wants it so, an Agent goes and uses something. Whether one did."""
    if activations_left(g) != 1:
        return False
    for order in orders_of(g):
        if order.order.word != USE or order.order.text("instead-of") != LAST_ACTIVATION or not wanted(g, order):
            continue
        chosen = _who_can(g, order.order.text("use"))
        if chosen is not None:
            agent, plan = chosen
            agent.activated = True
            g.nexus.made += 1
            yield from activate(g, agent, "SAGA-TABLE-02", plan=plan)
            return True
    return False


def _who_can(g: Saga, use: str) -> tuple[Model, Plan] | None:
    """The Agent with the shortest way that can do it in this activation, and how; then in the order of the map."""
    best: tuple[tuple[int, int, int], Model, Plan] | None = None
    for agent in g.enemies:
        if not is_agent(agent) or agent.activated or agent.at is None or why_not_activate(g, agent) is not None:
            continue
        now = layout(g)
        if engaged(g, agent, now):
            continue
        about = Activation(agent, now, agent.at, move_of(g, agent, False), g.nexus.aware)
        plan = go_and_use(g, about, may_named(g, use), "")
        if plan is not None and plan.action == MISSION:
            key = len(plan.path), agent.at[1], agent.at[0]
            if best is None or key < best[0]:
                best = key, agent, plan
    return (best[1], best[2]) if best is not None else None
