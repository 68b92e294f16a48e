"""The two grids of a mission's map: the plan, two characters a square, and the overlay of zones, one a square.

Rows and columns are counted from 0, as squares are.
"""

from starboard.games.saga.content.mission import Board, Square
from starboard.games.saga.content.mission_box import BOSS_OF_CODE, shapes_of
from starboard.games.saga.content.mission_entries import Entry, quoted
from starboard.games.saga.content.mission_letters import (
    AGENT_LETTERS,
    BELTS,
    DOORWAY,
    FACING_LETTERS,
    FLOOR,
    GLASS,
    NUMBERED,
    PANE,
    SOLID,
    SPORES,
    START,
    VOID,
    WALL,
)
from starboard.kernel.errors import BrokenContent

LARGEST = 40  # squares along one side

LARGEST = 40  # squares along one side


def read_board(entry: Entry) -> Board:
    """The table [map]: its plan and its overlay, of the same size."""
    plan = read_plan(entry)
    overlay = read_overlay(entry, len(plan[0]), len(plan))
    entry.finish()
    start = start_square(entry.file, plan)
    return Board(len(plan[0]), len(plan), plan, overlay, start)


def read_plan(entry: Entry) -> tuple[tuple[str, ...], ...]:
    rows: list[tuple[str, ...]] = []
    for y, line in enumerate(lines_of(entry, "plan")):
        if len(line) % 2:
            raise broken_row(entry.file, y, "has an odd number of characters; every square takes two")
        codes = tuple([line[at : at + 2] for at in range(0, len(line), 2)])
        if len(codes) > LARGEST:
            raise broken_row(entry.file, y, f"has {len(codes)} squares; {LARGEST} is the most")
        if rows and len(codes) != len(rows[0]):
            raise broken_row(entry.file, y, f"has {len(codes)} squares and row 0 has {len(rows[0])}")
        for x, code in enumerate(codes):
            if not known_code(code):
                raise broken_square(entry.file, (x, y), f"{quoted(code)} is no code of a map")
        rows.append(codes)
    return tuple(rows)


def read_overlay(entry: Entry, width: int, height: int) -> tuple[str, ...]:
    rows = lines_of(entry, "overlay")
    if len(rows) != height:
        raise entry.broken("overlay", f"has {len(rows)} rows and the plan has {height}")
    for y, line in enumerate(rows):
        if len(line) != width:
            raise BrokenContent(entry.file, f"overlay row {y}", "", f"has {len(line)} squares and the plan has {width}")
        for x, letter in enumerate(line):
            if not (letter in (WALL, DOORWAY, PANE) or "A" <= letter <= "Z"):
                place = f"overlay row {y}, column {x}"
                raise BrokenContent(entry.file, place, "", f"{quoted(letter)} is no zone")
    return tuple(rows)


def lines_of(entry: Entry, key: str) -> list[str]:
    text = entry.text(key)
    rows = text.removesuffix("\n").split("\n")
    if not text or len(rows) > LARGEST:
        raise entry.broken(key, f"must have 1 to {LARGEST} rows")
    grid = "map" if key == "plan" else key
    for y, row in enumerate(rows):
        if not row.strip():
            raise BrokenContent(entry.file, f"{grid} row {y}", "", "is empty")
    return rows


def known_code(code: str) -> bool:
    first, second = code[0], code[1]
    if code in (VOID, FLOOR, START, GLASS, SPORES) or code in BELTS:
        return True
    if first == "#":
        return "a" <= second <= "z"
    if first == "B":
        return code in BOSS_OF_CODE
    if first in NUMBERED and "1" <= second <= "9":
        return True
    return first in AGENT_LETTERS and second in FACING_LETTERS


def start_square(file: str, plan: tuple[tuple[str, ...], ...]) -> Square:
    found = [(x, y) for y, row in enumerate(plan) for x, code in enumerate(row) if code == START]
    if not found:
        raise BrokenContent(file, "map", "plan", "has no start position S.")
    if len(found) > 1:
        raise broken_square(file, found[1], "is a second start position; there is one counter")
    return found[0]


# --- what a square is ---


def is_void(code: str) -> bool:
    return code[0] == "#"


def is_doorway(code: str) -> bool:
    return code[0] in ("D", "F")


def is_agent(code: str) -> bool:
    return code[0] in AGENT_LETTERS and code[1] in FACING_LETTERS


def is_boss(code: str) -> bool:
    return code[0] == "B"


def is_solid(code: str) -> bool:
    """Scenery, a Terminal, a device: no model can stand there."""
    return code[1:].isdigit() and NUMBERED.get(code[0], "") in SOLID


def look_of(code: str) -> str:
    """The letter of a void square that is drawn as something, or nothing."""
    return code[1] if is_void(code) and code != VOID else ""


# --- pieces of several squares ---


def codes_on(board: Board, kind: str) -> dict[str, tuple[Square, ...]]:
    """Every numbered code of this kind and its squares, in reading order of their first."""
    found: dict[str, list[Square]] = {}
    for square in board.squares():
        code = board.code(square)
        if code[1].isdigit() and NUMBERED.get(code[0]) == kind:
            found.setdefault(code, []).append(square)
    return {code: tuple(squares) for code, squares in found.items()}


def shaped_codes(file: str, board: Board, kind: str) -> dict[str, tuple[Square, ...]]:
    """The same, each checked to have the shape of its piece."""
    found = codes_on(board, kind)
    for code, squares in found.items():
        check_shape(file, code, squares, shapes_of(kind), kind)
    return found


def check_shape(
    file: str, code: str, squares: tuple[Square, ...], shapes: tuple[tuple[int, int], ...], what: str
) -> None:
    columns = [x for x, _ in squares]
    rows = [y for _, y in squares]
    size = (max(columns) - min(columns) + 1, max(rows) - min(rows) + 1)
    if size not in shapes or len(squares) != size[0] * size[1]:
        allowed = " or ".join([f"{wide}x{high}" for wide, high in shapes])
        raise broken_square(file, squares[-1], f"{code} does not have the shape of a {what}, {allowed}")


def check_joined(file: str, code: str, squares: tuple[Square, ...], most: int) -> None:
    """Each square touches an earlier one along a side, and there are not too many."""
    if len(squares) > most:
        raise broken_square(file, squares[most], f"{code} covers more than {most} squares")
    for square in squares[1:]:
        if not any([abs(square[0] - x) + abs(square[1] - y) == 1 for x, y in squares]):
            raise broken_square(file, square, f"{code} lies apart from its other squares")


def bosses_on(file: str, board: Board) -> dict[str, Square]:
    """Each Boss on the plan and the north-west square of its base."""
    found: dict[str, list[Square]] = {}
    for square in board.squares():
        if is_boss(board.code(square)):
            found.setdefault(board.code(square), []).append(square)
    for code, squares in found.items():
        side = base_of(code)
        check_shape(file, code, tuple(squares), ((side, side),), "Boss of this base")
    return {code: squares[0] for code, squares in found.items()}


def base_of(code: str) -> int:
    return BOSS_OF_CODE[code].size


# --- saying where ---


def broken_square(file: str, square: Square, message: str) -> BrokenContent:
    return BrokenContent(file, f"map row {square[1]}, column {square[0]}", "", message)


def broken_row(file: str, row: int, message: str) -> BrokenContent:
    return BrokenContent(file, f"map row {row}", "", message)
