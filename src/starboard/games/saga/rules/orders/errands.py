"""Errands: what a model of the Nexus goes and does, step by step (docs/decisions/0030, order `errand`)."""

from typing import Final

from starboard.games.saga.content.mission_script import May, Saying
from starboard.games.saga.geometry.ranges import straight_line
from starboard.games.saga.geometry.squares import Base
from starboard.games.saga.geometry.walking import distance
from starboard.games.saga.rules.automaton.agent_facings import facing_with_in_arc, facings_towards
from starboard.games.saga.rules.automaton.agent_plans import MISSION, NOTHING, Activation, Plan, Stand, stand_at
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.missions.pieces import squares_coded
from starboard.games.saga.rules.missions.uses import may_named, usable_pieces
from starboard.games.saga.rules.orders.errand_cards import go_and_leave, go_and_take, has_taken, places_of
from starboard.games.saga.rules.orders.walks import RULE, Goal, go_towards, is_there
from starboard.games.saga.rules.places import FACINGS, base_of, base_on, in_front_arc_of_enemy
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga

USE, TAKING, LEAVING = "use", "take", "leave"
STEPS_WRITTEN: Final = (USE, TAKING, LEAVING)


def errand(g: Saga, about: Activation, order: Saying) -> Plan | None:
    """The first of its steps that is to be done now; without one it acts by the rest of the table.

    What it should take and cannot, because somebody else has it, keeps it from going on.
    """
    for step in order.sayings("steps"):
        if step.has(TAKING) and not has_taken(g, about.agent, step.text(TAKING)):
            return go_and_take(g, about, order, step.text(TAKING))
        if step.has(LEAVING):
            return go_and_leave(g, about, order, step.text(LEAVING))
        plan = go_and_use(g, about, may_named(g, step.text(USE)), order.text("fights")) if step.has(USE) else None
        if plan is not None:
            return plan
    return None


def has_errand(g: Saga, model: Model, order: Saying) -> bool:
    """Whether there is anything of it to do now."""
    for step in order.sayings("steps"):
        if step.has(TAKING) and not has_taken(g, model, step.text(TAKING)):
            return bool(places_of(g, step.text(TAKING)))
    return True


def go_and_use(g: Saga, about: Activation, may: May, fights: str) -> Plan | None:
    """It goes next to the nearest piece at which it can do this, and does it if its Move brings it there."""
    codes = usable_pieces(g, about.agent, may)
    if not codes:
        return None
    here = base_of(g, about.agent, about.at)
    there = {code: base_on(g, squares_coded(mission_of(g), code)) for code in codes}
    code = min(codes, key=lambda one: (distance(about.now, here, there[one]), straight_line(here, there[one])))
    plan = Plan(RULE, about.agent.facing)
    if not _reaches(g, stand_at(g, about.agent, about.now, about.at, []), there[code]):
        plan = go_towards(g, about, Goal(there[code], False), fights)
    stand = stand_at(g, about.agent, about.now, about.at, plan.path)
    if plan.action == NOTHING and _reaches(g, stand, there[code]):
        _use_there(g, stand, plan, may, code, there[code])
    return plan


def _reaches(g: Saga, stand: Stand, piece: Base) -> bool:
    """Whether it stands on the piece or next to it."""
    return stand.base.mask & piece.mask != 0 or is_there(g, stand, Goal(piece, False))


def _use_there(g: Saga, stand: Stand, plan: Plan, may: May, code: str, piece: Base) -> None:
    """It turns to the piece and uses it; in the front arc of an enemy it cannot (SAGA-ACTION-03)."""
    if in_front_arc_of_enemy(g, stand.agent, stand.base, stand.now):
        return
    order = [facing for facing in facings_towards(g, stand.agent, stand.base, piece) if facing in stand.facings]
    facing = order[0] if stand.base.mask & piece.mask else facing_with_in_arc(stand.now, stand.base, piece, order)
    if facing is not None:
        plan.facing, plan.action, plan.use = FACINGS[facing], MISSION, (may.id, code)
