"""The operations of Terminals: what each can be directed at, and what it does (SAGA-HACK-02, SAGA-HACK-09)."""

from collections.abc import Callable
from typing import Final

from starboard.games.saga.content.mission import Mission
from starboard.games.saga.content.nexus_cards import CARD_OF_COPY
from starboard.games.saga.rules.lookups import door_coded, point_coded
from starboard.games.saga.rules.missions.absent_models import is_absent
from starboard.games.saga.rules.missions.happenings import happened
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.movement.doors import why_not_close
from starboard.games.saga.rules.nexus.cards_in_play import discard_from_play
from starboard.games.saga.rules.nexus.reinforcements import deactivate
from starboard.games.saga.rules.places import Place, layout
from starboard.games.saga.state.fields import Darkness, Point, Scenery
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Payload, Procedure


class Operation:
    """What an operation does. It is offered while there is anything it can be directed at; one that is directed at
    nothing in particular has one target all the same, such as its own name.
    """

    __slots__ = ("deed", "targets")

    def __init__(
        self,
        targets: Callable[[Saga, Scenery], list[Payload]],
        deed: Callable[[Saga, Payload], Procedure[None]],
    ) -> None:
        self.targets = targets  # with the Terminal at which it is chosen
        self.deed = deed


class UnwrittenOperation(Exception):
    """Raised where an operation is named that no table holds: the game stops instead of skipping it."""


# The operations that missions bring, by id. Whoever reads missions fills it; a standard one keeps its meaning.
MISSION_OPERATIONS: Final[dict[str, Operation]] = {}


def operation_of(id: str) -> Operation:
    found = STANDARD.get(id) or MISSION_OPERATIONS.get(id)
    if found is None:
        raise UnwrittenOperation(f"the operation {id} is in no table")
    return found


def zone_at(g: Saga, place: Place) -> str:
    """The zone of a square of the revealed board."""
    return g.ground[place[1]][place[0]]


# --- isolate: the Reinforcement Points of a zone are deactivated (SAGA-REINFORCE-10) ---


def _zones_with_active_points(g: Saga, terminal: Scenery) -> list[Payload]:
    return [zone for zone in g.zones if _active_points(g, zone)]


def _active_points(g: Saga, zone: str) -> list[Point]:
    return [point for point in g.points if point.active and zone_at(g, point.squares[0]) == zone]


def _isolate(g: Saga, zone: Payload) -> Procedure[None]:
    for point in _active_points(g, zone):
        deactivate(g, point)
    yield from ()


# --- weld: a Reinforcement Point of the Terminal's zone is deactivated for the rest of the mission ---


def _points_to_weld(g: Saga, terminal: Scenery) -> list[Payload]:
    zone = zone_at(g, terminal.squares[0])
    return [point.code for point in g.points if zone_at(g, point.squares[0]) == zone and not point.welded]


def _weld(g: Saga, code: Payload) -> Procedure[None]:
    point = point_coded(g, code)
    point.welded = True
    deactivate(g, point)
    yield from ()


# --- alarm: an Alarm card in play is discarded ---


def _alarms_in_play(g: Saga, terminal: Scenery) -> list[Payload]:
    return [one.card for one in g.nexus.in_play if one.card in CARD_OF_COPY and CARD_OF_COPY[one.card].alarm]


def _switch_off(g: Saga, card: Payload) -> Procedure[None]:
    discard_from_play(g, card, "SAGA-HACK-09")
    yield from ()


# --- light: a darkness counter is taken away, or one that is missing comes back to its square ---

AWAY, BACK = "away", "back"


def _counters(g: Saga, terminal: Scenery) -> list[Payload]:
    present: list[Place] = []
    for counter in g.darkness:
        if counter.at not in present:  # two may lie on one square, and are taken away together
            present.append(counter.at)
    missing = [place for place in mission_of(g).darkness if zone_at(g, place) in g.zones and place not in present]
    return [*[(AWAY, *place) for place in present], *[(BACK, *place) for place in missing]]


def _light(g: Saga, choice: Payload) -> Procedure[None]:
    place: Place = (choice[1], choice[2])
    if choice[0] == AWAY:
        g.darkness = [counter for counter in g.darkness if counter.at != place]
        tell(g, "darkness-removed", "SAGA-DARK-01", at=place)
    else:
        g.darkness.append(Darkness(mission_of(g).board.code(place), place))
        tell(g, "darkness-placed", "SAGA-DARK-01", at=place)
    yield from ()


# --- camera: a zone behind a door is shown as it stands, and is not revealed ---


def _zones_behind_doors(g: Saga, terminal: Scenery) -> list[Payload]:
    found: list[Payload] = []
    printed = mission_of(g)
    for door in printed.doors:
        beside = zones_beside(printed, list(door.squares))
        if any([zone in g.zones for zone in beside]):
            found += [zone for zone in beside if zone not in g.zones and zone not in found]
    return sorted(found)


def zones_beside(printed: Mission, squares: list[Place]) -> list[str]:
    """The zones that a door joins."""
    letters = [letter for letter, _ in printed.zones]
    found: list[str] = []
    for x, y in squares:
        for place in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)):
            zone = printed.board.zone(place) if printed.board.has(place) else ""
            if zone in letters and zone not in found:
                found.append(zone)
    return found


def _camera(g: Saga, zone: Payload) -> Procedure[None]:
    show_zone(g, zone, "SAGA-HACK-09")
    yield from ()


def show_zone(g: Saga, zone: str, rule: str) -> None:
    """Everybody sees its plan and its Agents as they stand; it is not revealed."""
    printed = mission_of(g)
    board = printed.board
    plan = tuple([(*place, board.code(place)) for place in board.squares() if board.zone(place) == zone])
    there = [agent for agent in printed.agents if agent.zone == zone and not is_absent(g, agent.square)]
    figures = [(agent.kind, *agent.square, agent.facing) for agent in there]
    for boss in printed.bosses:
        if boss.square is not None and board.zone(boss.square) == zone:
            figures.append((boss.boss, *boss.square, boss.facing))
    g.reveals += 1
    tell(g, "camera", rule, zone=zone, plan=plan, figures=tuple(figures))


# --- shut: an open door closes, with lock level 1 ---

SHUT_LOCK: Final = 1


def _doors_to_shut(g: Saga, terminal: Scenery) -> list[Payload]:
    now = layout(g)
    doors = [door for door in g.doors if door.open and not door.destroyed and not door.denied]
    return [door.code for door in doors if why_not_close(g, door, now) is None]


def _shut(g: Saga, code: Payload) -> Procedure[None]:
    door = door_coded(g, code)
    door.open, door.lock = False, SHUT_LOCK
    tell(g, "door-closed", "SAGA-HACK-09", door=code, lock=SHUT_LOCK)
    happened(g, "closed", at=code)
    yield from ()


STANDARD: Final[dict[str, Operation]] = {
    "isolate": Operation(_zones_with_active_points, _isolate),
    "weld": Operation(_points_to_weld, _weld),
    "alarm": Operation(_alarms_in_play, _switch_off),
    "light": Operation(_counters, _light),
    "camera": Operation(_zones_behind_doors, _camera),
    "shut": Operation(_doors_to_shut, _shut),
}
