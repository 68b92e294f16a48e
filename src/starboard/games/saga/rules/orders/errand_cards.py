"""Errands for a card: a model of the Nexus goes where it lies, takes it, and leaves the board with it (decision 30)."""

from typing import Final

from starboard.games.saga.content.mission_script import Saying
from starboard.games.saga.rules.automaton.agent_plans import NOTHING, TAKE, Activation, Plan, Stand, stand_at
from starboard.games.saga.rules.gear.carrying import new_item
from starboard.games.saga.rules.gear.interaction import taken_flag
from starboard.games.saga.rules.missions.lookups import marks_with_cards, mission_of
from starboard.games.saga.rules.missions.pieces import OPEN, is_revealed, piece_is, squares_coded
from starboard.games.saga.rules.missions.taking import taken
from starboard.games.saga.rules.movement.zones import unrevealed_behind
from starboard.games.saga.rules.orders.walks import RULE, Goal, go_towards, is_there
from starboard.games.saga.rules.places import Place, base_on, closed, in_front_arc_of_enemy
from starboard.games.saga.state.fields import Door, Lying, Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell

LOCKS: Final = "locks"  # what it opens: any door, locked or not


def has_taken(g: Saga, model: Model, card: str) -> bool:
    return any([one.item.card == card and one.holder == model.name for one in g.lying])


def places_of(g: Saga, card: str) -> list[Place]:
    """Where a card lies for anybody to take: on its mark, on the floor, among what a Mercenary dropped."""
    marks = [mark for mark in marks_with_cards(g) if mark.card == card and taken_flag(mark.code) not in g.flags]
    found = [mark.squares[0] for mark in marks]
    found += [one.at for one in g.lying if one.item.card == card and one.at is not None]
    return found + [fallen.at for fallen in g.downed for item in fallen.items if item.card == card]


def doors_on_errand(g: Saga, order: Saying) -> list[Door] | None:
    """The doors it opens on its way; None: those that anybody of the Nexus opens (SAGA-DOOR-07)."""
    if order.text("opens") != LOCKS:
        return None
    return [door for door in g.doors if closed(door) and not door.denied and not unrevealed_behind(g, door)]


# --- taking ---


def go_and_take(g: Saga, about: Activation, order: Saying, card: str) -> Plan | None:
    """It goes next to the card and takes it as its Action; None: the card is nowhere to be taken.

    A card under a closed door is out of reach until the door is open (SAGA-DOOR-08).
    """
    places = places_of(g, card)
    if not places:
        return None
    there = base_on(g, places[:1])
    goal = Goal(there, there.mask & about.now.closed_doors != 0)
    plan = Plan(RULE, about.agent.facing)
    if not _reaches(g, stand_at(g, about.agent, about.now, about.at, []), goal):
        plan = go_towards(g, about, goal, order.text("fights"), doors_on_errand(g, order))
    stand = stand_at(g, about.agent, about.now, about.at, plan.path)
    engaged = in_front_arc_of_enemy(g, about.agent, stand.base, stand.now)
    if plan.action == NOTHING and _reaches(g, stand, goal) and not engaged:
        plan.action, plan.card = TAKE, card
    return plan


def _reaches(g: Saga, stand: Stand, goal: Goal) -> bool:
    return stand.base.mask & goal.base.mask != 0 or is_there(g, stand, goal)


def take_card(g: Saga, model: Model, card: str) -> None:
    """It has the card from now on, and drops it where it falls."""
    for mark in marks_with_cards(g):
        if mark.card == card and taken_flag(mark.code) not in g.flags:
            g.flags[taken_flag(mark.code)] = model.name
            g.lying.append(Lying(new_item(card), None, "", model.name, g.round))
    for one in g.lying:
        if one.item.card == card and not one.holder:
            one.at, one.piece, one.holder, one.round = None, "", model.name, g.round
    for fallen in g.downed:
        for item in [item for item in fallen.items if item.card == card]:
            fallen.items.remove(item)
            g.lying.append(Lying(item, None, "", model.name, g.round))
    tell(g, "card-taken", "SAGA-MISSION-12", who=model.name, card=card)
    taken(g, model, card)


# --- leaving ---


def go_and_leave(g: Saga, about: Activation, order: Saying, exit: str) -> Plan | None:
    """It goes to an exit, and off the board with a square of movement to spare (SAGA-MOVE-14); None: it is unknown."""
    if not is_revealed(g, exit):
        return None
    goal = Goal(base_on(g, squares_coded(mission_of(g), exit)), True)
    plan = Plan(RULE, about.agent.facing)
    if not is_there(g, stand_at(g, about.agent, about.now, about.at, []), goal):
        plan = go_towards(g, about, goal, order.text("fights"), doors_on_errand(g, order))
    stand = stand_at(g, about.agent, about.now, about.at, plan.path)
    engaged = in_front_arc_of_enemy(g, about.agent, stand.base, stand.now)
    if is_there(g, stand, goal) and len(plan.path) < about.allowance and piece_is(g, exit, OPEN) and not engaged:
        plan.leaves = True
    return plan
