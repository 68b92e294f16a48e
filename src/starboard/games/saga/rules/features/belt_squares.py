"""Where the belts of a mission run now, and who may ride on one (docs/decisions/0030).

The map shows a belt square by square. Where it shows a figure between two squares of a belt, the belt runs under it.
"""

from functools import lru_cache
from typing import Final

from starboard.games.saga.content.mission_file import mission
from starboard.games.saga.content.mission_letters import BELTS as BELT_CODES
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.squares import Squares
from starboard.games.saga.geometry.walking import enters, steps
from starboard.games.saga.rules.missions.feature_numbers import has_feature, number, word
from starboard.games.saga.rules.movement.movement import is_dark_for
from starboard.games.saga.rules.places import Place, base_of, front_arcs_of_enemies, square_of, squares_of
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga

BELTS: Final = "belts"
RUN, STOP, REVERSE, FAST = "run", "stop", "reverse", "fast"  # how they move
EAST, WEST = 1, -1


@lru_cache(maxsize=64)
def printed_belts(name: str) -> dict[Place, int]:
    """Every square of a belt of the map, with the direction in which it runs by itself."""
    board = mission(name).board
    found: dict[Place, int] = {}
    for place in board.squares():
        if board.code(place) in BELT_CODES:
            found[place] = EAST if BELT_CODES[board.code(place)] == "east" else WEST
    for x, y in board.squares():
        sides = [found.get((x + dx, y), 0) for dx in (WEST, EAST)]
        if (x, y) not in found and board.zone((x, y)).isalpha() and sides[0] == sides[1] != 0:
            found[x, y] = sides[0]
    return found


def direction_at(g: Saga, place: Place) -> int:
    """Where a square carries what is on it: to the east, to the west, nowhere."""
    if not has_feature(g, BELTS):
        return 0
    state = word(g, BELTS, "state", RUN)
    printed = printed_belts(g.mission).get(place, 0)
    return 0 if state == STOP else -printed if state == REVERSE else printed


def speed(g: Saga) -> int:
    """So many squares in each End Phase."""
    return number(g, BELTS, "fast" if word(g, BELTS, "state", RUN) == FAST else "carry")


def squares_to_avoid(g: Saga) -> Squares:
    """All squares of belts on the revealed board, whether they move or not."""
    return squares_of(g, list(printed_belts(g.mission))) if has_feature(g, BELTS) else 0


# --- riding ---


def ride(g: Saga, model: Model, now: Layout, left: int, slipping: bool) -> list[Place]:
    """The squares straight ahead on a belt that it reaches, the first of them after one step.

    Whoever begins its movement on a belt and goes only with it has some squares more; the list is as long as that. In
    the dark nobody rides.
    """
    way = _way(g, model)
    if not way or model.at is None:
        return []
    here = now.copy()
    arcs = 0 if slipping else front_arcs_of_enemies(g, model, now)
    found: list[Place] = []
    place = model.at
    for _ in range(left + number(g, BELTS, "ride")):
        before, place = base_of(g, model, place), (place[0] + way, place[1])
        after = base_of(g, model, place)
        if not steps(here, before) >> square_of(g, place) & 1:
            break
        if is_dark_for(model, now, before) or is_dark_for(model, now, after):
            break
        found.append(place)
        here.move_model(before.mask, after.mask)
        if enters(before, after, arcs):
            break
    return found


def _way(g: Saga, model: Model) -> int:
    """The direction of the belt on which the acting model began, if it has gone nowhere but that way."""
    if model.name != g.acting or model.at is None or not has_feature(g, BELTS):
        return 0
    if not g.path:
        return direction_at(g, model.at)
    first = g.path[0]
    for way in (EAST, WEST):
        start = (first[0] - way, first[1])
        straight = [(start[0] + way * count, start[1]) for count in range(1, len(g.path) + 1)]
        if direction_at(g, start) == way and g.path == straight:
            return way
    return 0
