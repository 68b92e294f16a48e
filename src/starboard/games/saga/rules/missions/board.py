"""The map of a mission's file as zones: what comes to the board with each of them (SAGA-ZONE-01, SAGA-ZONE-02)."""

from starboard.games.saga.content.mission import Mission, Square
from starboard.games.saga.content.scenery import SCENERY
from starboard.games.saga.rules.hacking.operations import zones_beside
from starboard.games.saga.rules.missions.glass import GLASS, panes, panes_in, zones_around
from starboard.games.saga.rules.movement.locks import starting_door, starting_force_field
from starboard.games.saga.rules.movement.zones import Chart, Printed, Zone
from starboard.games.saga.state.fields import Darkness, Point, Scenery

TERMINAL, DEVICE = "terminal", "device"


def chart_for(mission: Mission) -> Chart:
    """All zones of the map, and which of them each door or force field joins."""
    zones = {letter: zone_for(mission, letter) for letter, _ in mission.zones}
    behind: dict[str, list[str]] = {}
    for code, squares in doorways(mission):
        behind[code] = zones_beside(mission, list(squares))
    for code, square in panes(mission):
        behind[code] = zones_around(mission, square)
    return Chart(zones, behind)


def doorways(mission: Mission) -> list[tuple[str, tuple[Square, ...]]]:
    """The doors and force fields with their squares."""
    doors = [(door.code, door.squares) for door in mission.doors]
    return doors + [(field.code, field.squares) for field in mission.fields]


def first_zone(mission: Mission) -> str:
    """Where the Mercenaries start; no other zone is laid out at first (SAGA-ZONE-01)."""
    return mission.board.zone(mission.board.start)


def zone_for(mission: Mission, letter: str) -> Zone:
    """A zone with all that stands on it and the doors around it."""
    board = mission.board
    zone = Zone(letter, [square for square in board.squares() if board.zone(square) == letter])
    zone.scenery = scenery_in(mission, letter) + panes_in(mission, letter)
    zone.squares += [square for pane in zone.scenery if pane.kind == GLASS for square in pane.squares]
    for door in mission.doors:
        if letter in zones_beside(mission, list(door.squares)):
            zone.doors.append(starting_door(door))
    for field in mission.fields:
        if letter in zones_beside(mission, list(field.squares)):
            zone.doors.append(starting_force_field(field))
    zone.points = [Point(point.code, list(point.squares)) for point in mission.points if point.zone == letter]
    zone.darkness = [Darkness(board.code(place), place) for place in mission.darkness if board.zone(place) == letter]
    zone.models = models_in(mission, letter)
    return zone


def scenery_in(mission: Mission, letter: str) -> list[Scenery]:
    """Scenery, Terminals and devices of a zone; Defence 0: it cannot be attacked (SAGA-DESTROY-05)."""
    board = mission.board
    found: list[Scenery] = []
    for piece in mission.scenery:
        if board.zone(piece.squares[0]) == letter:
            found.append(Scenery(piece.code, piece.kind, list(piece.squares), piece.sight, piece.defence))
    printed = SCENERY[TERMINAL]
    for terminal in mission.terminals:
        if board.zone(terminal.square) == letter:
            defence = 0 if terminal.tough else printed.defence
            found.append(Scenery(terminal.code, TERMINAL, [terminal.square], printed.sight, defence))
    for device in mission.devices:
        if board.zone(device.squares[0]) == letter:
            found.append(Scenery(device.code, DEVICE, list(device.squares), device.sight, device.defence or 0))
    return found


def models_in(mission: Mission, letter: str) -> list[Printed]:
    """The Agents and Bosses that the map shows in a zone, with their facings."""
    found = [Printed(agent.kind, agent.square, agent.facing) for agent in mission.agents if agent.zone == letter]
    for boss in mission.bosses:
        if boss.square is not None and mission.board.zone(boss.square) == letter:
            found.append(Printed(boss.boss, boss.square, boss.facing, boss.boss.removeprefix("bs-")))
    return found
