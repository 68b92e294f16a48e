"""Whether a mission can be played: everything that a well-formed file can still have wrong.

Each check gives all problems it finds, by file and place.
"""

from starboard.games.saga.content.mission import Door, ForceField, Mission, Square
from starboard.games.saga.content.mission_box_checks import box_problems
from starboard.games.saga.content.mission_letters import GLASS
from starboard.games.saga.content.mission_map import (
    base_of,
    broken_square,
    is_agent,
    is_boss,
    is_doorway,
    is_solid,
    is_void,
)
from starboard.games.saga.content.mission_overlay import overlay_problems
from starboard.games.saga.content.mission_script_checks import script_problems
from starboard.games.saga.content.mission_walks import (
    Ground,
    beside,
    can_touch,
    footprint,
    large_way,
    slid,
)
from starboard.games.saga.content.operations import STANDARD_OPERATIONS
from starboard.kernel.errors import BrokenContent

LEAST_DISTANCE = 3  # steps from the start position to an Agent or a Reinforcement Point
MOST_SLIDING = 6


def mission_problems(mission: Mission) -> list[BrokenContent]:
    found = overlay_problems(mission)
    if found:
        return found  # whatever follows speaks of zones
    found += door_problems(mission)
    found += reach_problems(mission)
    found += lock_problems(mission)
    found += point_problems(mission)
    found += start_problems(mission)
    found += arrival_problems(mission)
    found += large_problems(mission)
    found += sliding_problems(mission)
    found += group_problems(mission)
    found += search_problems(mission)
    found += operation_problems(mission)
    found += script_problems(mission)
    return found + box_problems(mission)


# --- doors ---


def door_problems(mission: Mission) -> list[BrokenContent]:
    """A door is crossed straight: floor on both sides of each of its squares, and the same way for all of them."""
    found: list[BrokenContent] = []
    for door in closings(mission):
        if not (crossed(mission, door.squares, (1, 0)) or crossed(mission, door.squares, (0, 1))):
            found.append(broken_square(mission.file, door.squares[0], f"{door.code} leads nowhere"))
    return found


def closings(mission: Mission) -> list[Door | ForceField]:
    found: list[Door | ForceField] = []
    found += mission.doors
    found += mission.fields
    return found


def crossed(mission: Mission, squares: tuple[Square, ...], step: tuple[int, int]) -> bool:
    back = (-step[0], -step[1])
    for square in squares:
        if not (walkable(mission, beside(square, step)) and walkable(mission, beside(square, back))):
            return False
    return True


def walkable(mission: Mission, square: Square) -> bool:
    board = mission.board
    if not board.has(square):
        return False
    code = board.code(square)
    return not (is_void(code) or is_doorway(code) or is_solid(code) or code == GLASS)


# --- what can be reached ---


def reach_problems(mission: Mission) -> list[BrokenContent]:
    """With all doors open every floor square can be walked to, every piece touched, every objective met."""
    found: list[BrokenContent] = []
    board = mission.board
    reached = Ground(board, []).distances(board.start)
    for square in board.squares():
        code = board.code(square)
        if not is_void(code) and not is_solid(code) and code != GLASS and square not in reached:
            found.append(broken_square(mission.file, square, "cannot be reached from the start position"))
    pieces = pieces_of(mission)
    for code, squares in pieces.items():
        if not can_touch(board, reached, squares):
            found.append(broken_square(mission.file, squares[0], f"{code} cannot be reached"))
    for code in mission.demands.objectives:
        if code not in pieces:
            found.append(BrokenContent(mission.file, "checks", "objectives", f"{code} stands nowhere on the plan"))
    return found


def pieces_of(mission: Mission) -> dict[str, tuple[Square, ...]]:
    """Everything with a code and its squares."""
    found: dict[str, tuple[Square, ...]] = {}
    for square in mission.board.squares():
        code = mission.board.code(square)
        if code[1].isdigit():
            found[code] = (*found.get(code, ()), square)
    return found


def lock_problems(mission: Mission) -> list[BrokenContent]:
    """Every lock can be hacked from a Terminal that is reached without passing it (SAGA-HACK-06)."""
    locked = [door for door in mission.doors if door.lock]
    closed = [door for door in mission.doors if door.hint]
    while locked:
        shut = [square for door in [*locked, *closed] for square in door.squares]
        shut += [square for field in mission.fields for square in field.squares]
        reached = Ground(mission.board, shut).distances(mission.board.start)
        if not any([one.unlocks and can_touch(mission.board, reached, (one.square,)) for one in mission.terminals]):
            break
        near = [door for door in locked if can_touch(mission.board, reached, door.squares)]
        if not near:
            return []  # what lies behind Access Denied doors and force fields opens as the mission says
        locked = [door for door in locked if door not in near]
    return [
        broken_square(mission.file, door.squares[0], f"{door.code} is locked and no Terminal is reached before it")
        for door in locked
    ]


# --- points, the start, Bosses that arrive ---


def point_problems(mission: Mission) -> list[BrokenContent]:
    found: list[BrokenContent] = []
    for point in mission.points:
        for square in point.squares:
            if mission.board.zone(square) != point.zone:
                found.append(broken_square(mission.file, square, f"{point.code} lies in two zones"))
    return found


def start_problems(mission: Mission) -> list[BrokenContent]:
    """The squad has room around the start position, and neither Agents nor points are near it."""
    found: list[BrokenContent] = []
    board = mission.board
    shut = [square for door in closings(mission) for square in door.squares]
    reached = Ground(board, shut).distances(board.start)
    free = [square for square in reached if standable(board.code(square))]
    need = max(4, len(mission.squad.mercenaries))
    if len(free) < need:
        found.append(broken_square(mission.file, board.start, f"has room for {len(free)} Mercenaries and needs {need}"))
    for square, steps in reached.items():
        code = board.code(square)
        if steps < LEAST_DISTANCE and (is_agent(code) or is_boss(code) or code[0] == "R"):
            found.append(broken_square(mission.file, square, f"{code} is {steps} steps from the start position"))
    return found


def standable(code: str) -> bool:
    """Floor that nobody stands on and that is no Reinforcement Point (SAGA-SETUP-14)."""
    return not (
        is_void(code) or is_doorway(code) or is_solid(code) or is_agent(code) or is_boss(code) or code[0] == "R"
    )


def arrival_problems(mission: Mission) -> list[BrokenContent]:
    found: list[BrokenContent] = []
    points = [point.code for point in mission.points]
    for boss in mission.bosses:
        for point in boss.waits:
            if point not in points:
                found.append(BrokenContent(mission.file, f"bosses.{boss.code}", "waits", f"there is no point {point}"))
        if boss.enters is None:
            continue
        for square in footprint(boss.enters, base_of(boss.code)):
            if not mission.board.has(square) or not standable(mission.board.code(square)):
                found.append(broken_square(mission.file, square, f"{boss.code} enters here and it is not free"))
    return found


def large_problems(mission: Mission) -> list[BrokenContent]:
    found: list[BrokenContent] = []
    for number, (start, goal) in enumerate(mission.demands.large_paths, 1):
        if not large_way(mission, start, goal):
            place = f"checks.large-paths number {number}"
            found.append(BrokenContent(mission.file, place, "", f"no base of 2x2 walks from {start} to {goal}"))
    return found


# --- devices that slide ---


def sliding_problems(mission: Mission) -> list[BrokenContent]:
    """Wherever the sliding devices lie, they lie on floor and part nobody from the rest of the board."""
    sliding = [device for device in mission.devices if device.slides]
    if len(sliding) > MOST_SLIDING:
        return [BrokenContent(mission.file, "devices", "slides", f"at most {MOST_SLIDING} devices slide")]
    found: list[BrokenContent] = []
    for device in sliding:
        for square in slid(device.squares, device.slides):
            if square not in device.squares and not walkable(mission, square):
                found.append(broken_square(mission.file, square, f"{device.code} slides here and it is no floor"))
    if found:
        return found
    for choice in range(2 ** len(sliding)):
        moved = [device for place, device in enumerate(sliding) if choice >> place & 1]
        taken = [square for device in moved for square in slid(device.squares, device.slides)]
        ground = Ground(mission.board, taken)
        ground.open.update([at for device in moved for at in device.squares if at not in taken])
        reached = ground.distances(mission.board.start)
        for square in sorted(ground.open):
            if square not in reached:
                where = ", ".join([device.code for device in moved])
                found.append(broken_square(mission.file, square, f"is cut off when {where} slide"))
                break
    return found


# --- names ---


def group_problems(mission: Mission) -> list[BrokenContent]:
    squares = [agent.square for agent in mission.agents]
    return [
        BrokenContent(mission.file, "groups", name, f"no Agent stands on {square}")
        for name, members in mission.groups
        for square in members
        if square not in squares
    ]


def search_problems(mission: Mission) -> list[BrokenContent]:
    """What is searched is scenery of the plan."""
    pieces = [piece.code for piece in mission.scenery]
    return [
        BrokenContent(mission.file, "search", find.piece, "is no scenery on the plan")
        for find in mission.finds
        if find.piece not in pieces
    ]


def operation_problems(mission: Mission) -> list[BrokenContent]:
    """Every operation a Terminal offers exists, and every operation of the mission is offered somewhere."""
    found: list[BrokenContent] = []
    own = [operation.id for operation in mission.operations]
    offered: list[str] = []
    for terminal in mission.terminals:
        offered += terminal.operations
        for name in terminal.operations:
            if name not in own and name not in STANDARD_OPERATIONS:
                place = f"terminals.{terminal.code}"
                found.append(BrokenContent(mission.file, place, "operations", f"there is no operation {name}"))
    for name in own:
        if name in STANDARD_OPERATIONS:
            found.append(BrokenContent(mission.file, "operations", name, "is the name of a standard operation"))
        elif name not in offered:
            found.append(BrokenContent(mission.file, "operations", name, "is offered at no Terminal"))
    return found
