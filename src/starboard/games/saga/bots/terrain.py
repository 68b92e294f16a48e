"""How far it is from everywhere to somewhere, on the whole map of the mission: closed doors cost, walls stop.

The bots have played the missions before: they know the maps as the files draw them, and what lies behind a door. What
is hidden at this table (hands, decks, the Supply deck, what the mission has answered) they do not know.
"""

from functools import lru_cache
from heapq import heappop, heappush
from typing import Final

from starboard.games.saga.bots.sayings import can_be_had
from starboard.games.saga.content.mission import Mission
from starboard.games.saga.content.mission_file import mission
from starboard.games.saga.rules.places import Place, closed
from starboard.games.saga.state.fields import Door
from starboard.games.saga.state.saga import Saga

FAR: Final = 999  # there is no way
DOOR_COST, LOCK_COST, KEY_COST, DENIED_COST = 3, 3, 10, 30  # what a closed door costs on a way, in squares
ENEMY_COST, FRIEND_COST = 5, 2  # what it costs to get past somebody, in squares
LOST_COST: Final = 300  # a door whose key is no more
WALL, GLASS = "#", "|"

Field = tuple[int, ...]  # of every square, row by row: its distance from the goal
Crowd = frozenset[tuple[Place, int]]  # squares where somebody stands, with what it costs to get past
DoorCosts = tuple[tuple[tuple[Place, ...], int], ...]


class Terrain:
    """What can be walked on at this moment: walls and scenery stop, closed doors cost."""

    __slots__ = ("blocked", "crowd", "doors", "mission", "width")

    def __init__(self, g: Saga) -> None:
        self.mission = mission(g.mission)
        self.width = g.width
        self.doors = _door_costs(g, self.mission)
        self.blocked = _blocked(g, self.mission)
        self.crowd = _crowd(g)

    def field(self, goals: tuple[Place, ...]) -> Field:
        """How far every square is from the nearest of these."""
        return _field(self.mission.id, self.doors, self.blocked, self.crowd, goals)

    def beside(self, squares: tuple[Place, ...]) -> tuple[Place, ...]:
        """The squares next to a piece on which somebody can stand."""
        return _beside(self.mission.id, self.blocked, squares)

    def at(self, field: Field, place: Place) -> int:
        return field[place[1] * self.width + place[0]]

    def first_door(self, field: Field, start: Place, doors: list[Door]) -> Door | None:
        """The first closed door on the shortest way from a square to the goal of a field."""
        shut: dict[Place, Door] = {}
        for door in doors:
            if closed(door):
                for place in door.squares:
                    shut[place] = door
        for place in self.way(field, start):
            if place in shut:
                return shut[place]
        return None

    def way(self, field: Field, start: Place) -> list[Place]:
        """The squares of the shortest way from a square to the goal of a field, the goal included."""
        place = start
        found: list[Place] = []
        while self.at(field, place) > 0 and len(found) < FAR:
            onward = min(_around(place, self.mission), key=lambda one: (self.at(field, one), one))
            if self.at(field, onward) >= self.at(field, place):
                break
            found.append(onward)
            place = onward
        return found


def _crowd(g: Saga) -> Crowd:
    found = [(model.at, ENEMY_COST) for model in g.enemies if model.at is not None]
    found += [(who.model.at, FRIEND_COST) for who in g.mercenaries if who.model.at is not None]
    return frozenset(found)


def _door_costs(g: Saga, printed: Mission) -> DoorCosts:
    """Doors of zones that nobody has seen are as the file has them."""
    found: list[tuple[tuple[Place, ...], int]] = []
    known = {door.code: door for door in g.doors}
    held = [item.card for who in g.mercenaries for item in who.items]
    keys = {one.code: one.key for one in printed.doors if one.key}
    for one in printed.doors:
        if one.code not in known and not one.open:
            cost = door_cost(one.lock, bool(one.hint))
            found.append((one.squares, _with_key(g, cost, one.key, held)))
    for field in printed.fields:
        if field.code not in known:
            found.append((field.squares, DENIED_COST))
    for door in g.doors:
        if closed(door):
            cost = door_cost(door.lock, door.denied)
            found.append((tuple(door.squares), _with_key(g, cost, keys.get(door.code, ""), held)))
    return tuple(found)


def _with_key(g: Saga, cost: int, key: str, held: list[str]) -> int:
    """A door that a card opens costs less: nothing more for whoever has it, the search for it otherwise."""
    if not key:
        return cost
    if not can_be_had(g, key):
        return LOST_COST if cost >= DENIED_COST else cost
    return DOOR_COST if key in held else min(cost, KEY_COST)


def door_cost(lock: int, denied: bool) -> int:
    return DENIED_COST if denied else DOOR_COST + LOCK_COST * lock


def _blocked(g: Saga, printed: Mission) -> frozenset[Place]:
    """Squares of scenery: what stands there now, and in zones that nobody has seen what the file has."""
    found = [place for piece in g.scenery for place in piece.squares]
    unseen = [place for piece in printed.scenery for place in piece.squares]
    unseen += [place for device in printed.devices for place in device.squares]
    unseen += [terminal.square for terminal in printed.terminals]
    found += [(x, y) for x, y in unseen if printed.board.zone((x, y)) not in g.zones]
    return frozenset(found)


def _around(place: Place, printed: Mission) -> list[Place]:
    x, y = place
    around = [(x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy]
    return [one for one in around if printed.board.has(one)]


@lru_cache(maxsize=256)
def _beside(id: str, blocked: frozenset[Place], squares: tuple[Place, ...]) -> tuple[Place, ...]:
    printed = mission(id)
    own = set(squares)
    found: list[Place] = []
    for square in squares:
        for place in _around(square, printed):
            if place not in own and place not in found and place not in blocked and _floor(printed, place):
                found.append(place)
    return tuple(found)


def _floor(printed: Mission, place: Place) -> bool:
    return printed.board.zone(place) not in (WALL, GLASS)


@lru_cache(maxsize=512)
def _field(id: str, doors: DoorCosts, blocked: frozenset[Place], crowd: Crowd, goals: tuple[Place, ...]) -> Field:
    """Dijkstra's distances from the goals; a corner is turned past a square that can be walked on."""
    printed = mission(id)
    board = printed.board
    costs: dict[Place, int] = {}
    for place in board.squares():
        if _floor(printed, place) and place not in blocked:
            costs[place] = 1
    for squares, cost in doors:
        for place in squares:
            costs[place] = 1 + cost
    for place, cost in crowd:
        costs[place] = costs.get(place, 1) + cost
    found = {place: 0 for place in goals}
    heap = [(0, place) for place in goals]
    heap.sort()
    while heap:
        far, place = heappop(heap)
        if far > found[place]:
            continue
        x, y = place
        cost = costs.get(place, 1)  # paid by whoever comes onto this square
        for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1)):
            onward = (x + dx, y + dy)
            if onward not in costs or (
                dx and dy and costs.get((x + dx, y), FAR) > 1 and costs.get((x, y + dy), FAR) > 1
            ):
                continue
            if far + cost < found.get(onward, FAR):
                found[onward] = far + cost
                heappush(heap, (far + cost, onward))
    return tuple([found.get(place, FAR) for place in board.squares()])
