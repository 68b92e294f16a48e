"""Nexus cards that move Agents outside an activation (SAGA-MOVE-15)."""

from typing import Final

from starboard.games.saga.content.modifiers import MOVE
from starboard.games.saga.geometry.arcs import behind
from starboard.games.saga.geometry.ranges import straight_line
from starboard.games.saga.geometry.squares import list_of
from starboard.games.saga.geometry.walking import distance
from starboard.games.saga.rules.automaton.agent_facings import facings_towards
from starboard.games.saga.rules.automaton.agent_routes import corners_next_to
from starboard.games.saga.rules.characteristics import value
from starboard.games.saga.rules.movement.movement import final_facings, turn, walk, walks
from starboard.games.saga.rules.movement.moving import move_by_effect
from starboard.games.saga.rules.movement.passing import point_squares
from starboard.games.saga.rules.nexus.abilities import NO_TARGET, Ability
from starboard.games.saga.rules.nexus.agents_for_cards import agents_to_use, ask_agent, nearest_to_target
from starboard.games.saga.rules.nexus.targets import target_mercenary
from starboard.games.saga.rules.places import (
    FACINGS,
    Place,
    base_of,
    board,
    engaged,
    facing_of,
    layout,
    place_of,
    squares_of,
)
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import Procedure, Refusal

ADVANCE = "nx-stealthy-advance"


def free_agents(g: Saga) -> list[Model]:
    """The Agents that stand in no Mercenary's front arc."""
    now = layout(g)
    return [agent for agent in agents_to_use(g) if not engaged(g, agent, now)]


def why_no_advance(g: Saga) -> Refusal | None:
    return None if free_agents(g) else NO_TARGET


def stealthy_advance(g: Saga) -> Procedure[None]:
    """One Agent moves as far as its Move, and front arcs do not stop it; it can still be activated in this Phase."""
    agent: Model = yield from ask_agent(g, free_agents(g), ADVANCE)
    yield from move_by_effect(g, agent, value(g, agent, MOVE), g.nexus.seat, slipping=True)


def automaton_stealthy_advance(g: Saga) -> Procedure[None]:
    """The nearest Agent goes to the nearest square behind the Target, else beside it, else as near as it can."""
    target: Model | None = yield from target_mercenary(g)
    agent: Model | None = yield from nearest_to_target(g, free_agents(g), ADVANCE)
    if agent is None or target is None:
        return
    slip_to(g, agent, target, value(g, agent, MOVE))


def slip_to(g: Saga, agent: Model, target: Model, squares: int) -> None:
    """It walks by the shortest way, whatever front arcs there are, and looks towards the target in the end."""
    now, goal = layout(g), base_of(g, target)
    going = walks(g, agent, now, squares, slipping=True)
    beside = corners_next_to(now, base_of(g, agent), goal)
    bad = point_squares(g)
    for door in g.doors:
        bad |= squares_of(g, door.squares)

    def key(place: Place) -> tuple[bool, bool, int, int, bool, int, int, int]:
        base = base_of(g, agent, place)
        next_to_it = bool(beside >> base.squares[0] & 1)
        back = next_to_it and behind(board(g), base, goal, facing_of(target))
        far = 0 if next_to_it else distance(now, base, goal)
        steps = len(going.path_to(base.squares[0]))
        line = straight_line(base, goal)
        return not back, not next_to_it, far, steps, base.mask & bad != 0, line, place[1], place[0]

    best = min([place_of(g, corner) for corner in list_of(going.ends)], key=key)
    path = [place_of(g, corner) for corner in going.path_to(base_of(g, agent, best).squares[0])]
    bound = walk(g, agent, path, slipping=True) if path else None
    allowed = final_facings(g, agent, bound)
    towards = [FACINGS[facing] for facing in facings_towards(g, agent, base_of(g, agent), goal)]
    turn(g, agent, next(facing for facing in towards if facing in allowed), "SAGA-TABLE-08")


MOVING: Final[dict[str, Ability]] = {
    ADVANCE: Ability(why_no_advance, stealthy_advance, automaton_stealthy_advance),
}
