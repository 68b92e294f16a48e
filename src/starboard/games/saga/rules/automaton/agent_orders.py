"""Orders on cards, which come before the rest of the activation table (SAGA-TABLE-03)."""

from collections.abc import Callable
from typing import Final

from starboard.games.saga.geometry.arcs import behind
from starboard.games.saga.geometry.squares import list_of
from starboard.games.saga.rules.automaton.agent_plans import (
    FROM_BEHIND,
    NEAREST,
    Activation,
    Plan,
    first_facings,
    plan_to_assault,
    stand_at,
)
from starboard.games.saga.rules.automaton.agent_routes import corners_next_to
from starboard.games.saga.rules.automaton.boss_orders import (
    keep_distance,
    shoot_most_wounded,
    stay_at_the_desk,
    use_powers,
)
from starboard.games.saga.rules.lookups import enemies_of
from starboard.games.saga.rules.movement.movement import walks
from starboard.games.saga.rules.movement.nearness import in_order
from starboard.games.saga.rules.movement.passing import point_squares
from starboard.games.saga.rules.places import base_of, board, facing_of, front_arcs_of_enemies, place_of
from starboard.games.saga.state.saga import Saga

Order = Callable[[Saga, Activation], Plan | None]  # one that does not apply gives no plan


def from_behind(g: Saga, about: Activation) -> Plan | None:
    """A marksman goes behind a Mercenary and Assaults, if it can without entering a front arc (SAGA-TABLE-03).

    The nearest such square, then the Mercenary with most Wound counters; rather none on a Reinforcement Point
    (SAGA-AN-21).
    """
    if not about.attacks:
        return None
    agent, now = about.agent, about.now
    base = base_of(g, agent, about.at)
    going = walks(g, agent, now, about.allowance, first_facings(about), at=about.at)
    arcs = front_arcs_of_enemies(g, agent, now)
    points = point_squares(g)
    best: tuple[tuple[bool, int, int, int, int], Plan] | None = None
    for number, enemy in enumerate(in_order(g, now, enemies_of(g, agent), base)):
        there = base_of(g, enemy)
        reason = FROM_BEHIND if number else NEAREST
        for corner in list_of(going.ends & corners_next_to(now, base, there)):
            place = place_of(g, corner)
            end = base_of(g, agent, place)
            if end.mask & arcs or not behind(board(g), end, there, facing_of(enemy)):
                continue
            path = [place_of(g, square) for square in going.path_to(corner)]
            stand = stand_at(g, agent, now, about.at, path)
            plan = plan_to_assault(g, stand, [enemy], "SAGA-TABLE-03", reason)
            key = end.mask & points != 0, len(path), -(enemy.wounds + enemy.shield_wounds), place[1], place[0]
            if plan is not None and (best is None or key < best[0]):
                best = key, plan
    return best[1] if best is not None else None


CARD_ORDERS: Final[dict[str, Order]] = {  # by ability
    "aa-marksman": from_behind,
    "ba-distance": keep_distance,
    "ba-shoot-and-go": shoot_most_wounded,
    "ba-desk": stay_at_the_desk,
}
# Those that also hold in a front arc, where others only fight.
ORDERS_IN_A_FRONT_ARC: Final[dict[str, Order]] = {"ba-psychic": use_powers}
