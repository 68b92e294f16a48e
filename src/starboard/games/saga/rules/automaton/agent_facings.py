"""Where a Nexus model looks in the end (SAGA-TABLE-08, SAGA-TABLE-12)."""

from starboard.games.saga.geometry.arcs import behind, front_arc
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.squares import EAST, FACINGS, NORTH, SOUTH, WEST, Base
from starboard.games.saga.rules.lookups import enemies_of
from starboard.games.saga.rules.movement.darkness import facings_to_end_with, minds_darkness
from starboard.games.saga.rules.movement.movement import facings_after, facings_at_first, is_dark_for
from starboard.games.saga.rules.places import Place, base_of, board
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga


def facings_towards(g: Saga, agent: Model, base: Base, target: Base) -> list[int]:
    """The four sides, best first: along the larger difference, then the one that leaves fewer Mercenaries behind.

    Of two equal differences either side is towards the target (SAGA-TABLE-12). The other sides are for whoever cannot
    turn as it likes.
    """
    dx, dy = target.centre_x - base.centre_x, target.centre_y - base.centre_y
    sideways, upright = EAST if dx > 0 else WEST, SOUTH if dy > 0 else NORTH
    towards = [sideways] if abs(dx) > abs(dy) else [upright] if abs(dy) > abs(dx) else sorted([sideways, upright])
    if len(towards) == 2 and _left_behind(g, agent, base, towards[1]) < _left_behind(g, agent, base, towards[0]):
        towards.reverse()
    return towards + [facing for facing in FACINGS if facing not in towards]


def _left_behind(g: Saga, agent: Model, base: Base, facing: int) -> int:
    """How many Mercenaries would be behind it."""
    return len([one for one in enemies_of(g, agent) if behind(board(g), base_of(g, one), base, facing)])


def facings_allowed(g: Saga, agent: Model, now: Layout, at: Place, path: list[Place]) -> list[int]:
    """The facings with which it may end after a walk from `at`: all, but for the dark (SAGA-MOVE-03, SAGA-DARK-05)."""
    if not now.darkness or not minds_darkness(agent):
        return list(FACINGS)
    base = base_of(g, agent, at)
    entered = agent.at is None
    bound = list(FACINGS) if entered else facings_at_first(g, agent, now)
    for place in path:
        after = base_of(g, agent, place)
        bound = facings_after(agent, now, base, after, bound)
        base = after
    if not is_dark_for(agent, now, base):
        return list(FACINGS)
    return facings_to_end_with(now, base, bound, moved=bool(path) or entered)


def facing_with_in_arc(now: Layout, base: Base, target: Base, order: list[int]) -> int | None:
    """The first of these facings with the target in its front arc: it can then be assaulted (SAGA-ASSAULT-01)."""
    for facing in order:
        if front_arc(now, base, facing) & target.mask:
            return facing
    return None
