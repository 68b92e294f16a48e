"""What a Mercenary could do for the mission from a square: doors, Terminals, things to search and to use."""

from math import sqrt
from typing import Final

from starboard.games.saga.bots.aims import tries
from starboard.games.saga.bots.fighters import Fighter
from starboard.games.saga.bots.outlook import Outlook
from starboard.games.saga.bots.wants import HACK, KILL, LEAVE, OPEN, RECOVER, SEARCH, STAND, USE, Want
from starboard.games.saga.geometry.arcs import arc_of_sight
from starboard.games.saga.geometry.ranges import SHORT, squares_in_range
from starboard.games.saga.geometry.sight import SCENERY, can_see
from starboard.games.saga.geometry.squares import ALL_ROUND, Base
from starboard.games.saga.rules.characteristics import abilities_in_force
from starboard.games.saga.rules.hacking.hacking import UPLINKS
from starboard.games.saga.rules.lookups import playing
from starboard.games.saga.rules.missions.lookups import search_result
from starboard.games.saga.rules.movement.doors import has_key
from starboard.games.saga.rules.movement.zones import unrevealed_behind
from starboard.games.saga.rules.places import FACINGS, Place, base_of, base_on, board, closed
from starboard.games.saga.state.fields import Door, Mercenary

DOOR_WORTH, USE_WORTH, SEARCH_WORTH, HACK_WORTH = 3.0, 5.0, 4.0, 4.5
ALONE: Final = 0.15  # of the worth of a door that is opened without the others
GATHERED: Final = 6  # squares around a door in which the squad is together
NEARLY_THERE: Final = 5  # squares
SUPPLIES_WORTH: Final = 0.7
ACTIONS: Final = {OPEN: "door", HACK: "hack", SEARCH: "interact", USE: "mission", RECOVER: "recover"}


class Task:
    """Something that can be done from a square for the mission: the Action, with what, its worth, the facings."""

    __slots__ = ("action", "code", "facings", "goal", "worth")

    def __init__(self, action: str, code: str, worth: float, facings: tuple[str, ...], goal: object = None) -> None:
        self.action, self.code, self.worth, self.facings, self.goal = action, code, worth, facings, goal


def tasks_at(o: Outlook, who: Mercenary, fighter: Fighter, place: Place) -> list[Task]:
    """All of them; none in a front arc, where only an Assault is possible (SAGA-ACTION-03)."""
    if fighter.caught(place):
        return []
    here = base_of(o.g, who.model, place)
    near = fighter.now.adjacent_squares(here)
    found: list[Task] = []
    for aim in o.aims.values():
        task = _task(o, who, fighter, aim.want, here, near)
        if task is not None and all([task.code != one.code or task.goal != one.goal for one in found]):
            found.append(task)
    door = door_on_the_way(o, who, place)
    if door is not None:
        facings = _facings(o, here, base_on(o.g, door.squares), near)
        if facings:
            found.append(Task("door", door.code, DOOR_WORTH * readiness(o, who, door), facings))
    return found + _supplies(o, here, near)


def _task(o: Outlook, who: Mercenary, fighter: Fighter, want: Want, here: Base, near: int) -> Task | None:
    if want.kind in (LEAVE, KILL, STAND) or (want.holder and want.holder != who.model.name):
        return None
    if any([o.g.ground[y][x] == "#" for x, y in want.squares]):
        return None  # not revealed
    there = base_on(o.g, list(want.squares))
    facings = _facings(o, here, there, near)
    if want.kind == USE and there.mask & here.mask:
        facings = tuple(FACINGS)
    if want.kind == SEARCH and _needs_no_facing(o, want) and there.mask & (near | here.mask):
        facings = tuple(FACINGS)
    if want.kind == RECOVER:
        facings = tuple(FACINGS) if there.mask & here.mask else ()
    if want.kind == HACK and not facings:
        facings = _uplink(o, who, fighter, here, there)
    if not facings:
        return None
    if want.kind == OPEN and not _can_open(o, who, want.code):
        return None
    if want.kind == OPEN:
        door = next(one for one in o.g.doors if one.code == want.code)
        return Task("door", want.code, DOOR_WORTH * readiness(o, who, door), facings)
    return Task(ACTIONS[want.kind], want.code, _worth(o, who, want), facings, want.goal)


def _needs_no_facing(o: Outlook, want: Want) -> bool:
    """What lies on a mark or on the floor is taken from beside it, wherever one looks; a cabinet is searched."""
    return want.goal is not None or all([piece.code != want.code for piece in o.g.scenery])


def too_soon(o: Outlook, want: Want) -> bool:
    """What does not last is done when the others who have to do the like are where they do it, or nearly."""
    if not want.fleeting or o.pressed:
        return False
    leading = [(o.model(name).at, aim) for name, aim in o.aims.items() if aim.leads and aim.want.goal != want.goal]
    for at, aim in leading:
        if at is not None and (not aim.want.fleeting or o.terrain.at(aim.field, at) > NEARLY_THERE):
            return True
    return False


def _worth(o: Outlook, who: Mercenary, want: Want) -> float:
    if too_soon(o, want):
        return 0.0
    if want.kind == HACK:
        return HACK_WORTH / sqrt(max(1.0, tries(o.g, who, want)))
    return {OPEN: DOOR_WORTH, USE: USE_WORTH}.get(want.kind, SEARCH_WORTH)


def _uplink(o: Outlook, who: Mercenary, fighter: Fighter, here: Base, there: Base) -> tuple[str, ...]:
    if not any([card in UPLINKS for card in abilities_in_force(who.model)]):
        return ()
    if not squares_in_range(board(o.g), here, SHORT) & there.mask:
        return ()
    if not can_see(fighter.now, here, ALL_ROUND, there, SCENERY):
        return ()
    return _facings(o, here, there, -1)


def _facings(o: Outlook, here: Base, there: Base, near: int) -> tuple[str, ...]:
    squares = there.mask & near
    if not squares:
        return ()
    map_ = board(o.g)
    return tuple([name for at, name in enumerate(FACINGS) if arc_of_sight(map_, here, at) & squares])


def _can_open(o: Outlook, who: Mercenary, code: str) -> bool:
    for door in o.g.doors:
        if door.code == code:
            return closed(door) and (not (door.lock or door.denied) or has_key(o.g, who.model, door))
    return False


def door_on_the_way(o: Outlook, who: Mercenary, place: Place) -> Door | None:
    """The next closed door between a square and the Mercenary's aim, if it can be opened."""
    aim = o.aims.get(who.model.name)
    if aim is None:
        return None
    door = o.terrain.first_door(aim.field, place, o.g.doors)
    return door if door is not None and _can_open(o, who, door.code) else None


def readiness(o: Outlook, who: Mercenary, door: Door) -> float:
    """How good a moment it is to open a door: into the unknown one goes together, with Turns left to shoot.

    Whoever is alone, or has little time left, does not wait.
    """
    others = [one.model.at for one in playing(o.g) if one is not who and one.model.at is not None]
    if not others or o.pressed or not unrevealed_behind(o.g, door):
        return 1.0
    x, y = door.squares[0]
    near = [place for place in others if max(abs(place[0] - x), abs(place[1] - y)) <= GATHERED]
    ready = 1.0 if o.g.turns_left >= min(2, len(others)) else 0.3
    return ready if 2 * len(near) >= len(others) else ALONE * ready


def _supplies(o: Outlook, here: Base, near: int) -> list[Task]:
    """Crates and lockers that nobody has searched. The bots know which are empty, as the mission's file says."""
    found: list[Task] = []
    for piece in o.g.scenery:
        if piece.searched:
            continue
        find = search_result(o.g, piece.code)
        if find is None or find.needs:
            continue
        facings = _facings(o, here, base_on(o.g, piece.squares), near)
        if facings:
            found.append(Task("interact", piece.code, SUPPLIES_WORTH * o.temper.greed, facings))
    return found
