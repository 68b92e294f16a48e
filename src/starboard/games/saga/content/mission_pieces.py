"""The pieces on a mission's map: where they stand is read off the plan, what is special about them from their table."""

from starboard.games.saga.content.mission import (
    FACINGS,
    Board,
    Device,
    Door,
    Exit,
    Find,
    ForceField,
    Mark,
    Point,
    PrintedAgent,
    PrintedBoss,
    SceneryPiece,
    Square,
    Terminal,
)
from starboard.games.saga.content.mission_box import BOSS_OF_CODE
from starboard.games.saga.content.mission_entries import Entry
from starboard.games.saga.content.mission_letters import AGENT_LETTERS, FACING_LETTERS, SCENERY_LETTERS
from starboard.games.saga.content.mission_map import (
    bosses_on,
    broken_square,
    check_joined,
    codes_on,
    is_agent,
    shaped_codes,
)
from starboard.games.saga.content.scenery import BLOCKING, OBSTACLE, SCENERY

MOST_FIELD, MOST_POINT, MOST_DEVICE, MOST_EXIT = 4, 4, 6, 4  # squares of one of them


def read_doors(entry: Entry, board: Board) -> tuple[Door, ...]:
    found: list[Door] = []
    for code, squares in described_codes(entry, shaped_codes(entry.file, board, "door")):
        own = entry.entry(code)
        door = Door(
            code=code,
            squares=squares,
            lock=own.number("lock", 1, 4, 0),
            hint=own.name("access-denied", ""),
            key=own.name("key", ""),
            open=own.flag("open"),
            tough=own.flag("tough"),
        )
        own.finish()
        if door.lock and door.hint:
            raise own.broken("lock", "an Access Denied door has no lock level (SAGA-DENIED-01)")
        if door.open and (door.lock or door.hint):
            raise own.broken("open", "a locked door starts closed (SAGA-SETUP-07)")
        if door.key and not (door.lock or door.hint):
            raise own.broken("key", "the door is not locked")
        found.append(door)
    return tuple(found)


def read_fields(entry: Entry, board: Board) -> tuple[ForceField, ...]:
    found: list[ForceField] = []
    for code, squares in described_codes(entry, codes_on(board, "force-field")):
        check_joined(entry.file, code, squares, MOST_FIELD)
        entry.entry(code).finish()
        found.append(ForceField(code, squares))
    return tuple(found)


def read_terminals(entry: Entry, board: Board) -> tuple[Terminal, ...]:
    found: list[Terminal] = []
    for code, squares in described_codes(entry, shaped_codes(entry.file, board, "terminal")):
        own = entry.entry(code)
        found.append(
            Terminal(
                code=code,
                square=squares[0],
                operations=own.names("operations"),
                unlocks=own.flag("unlocks", True),
                tough=own.flag("tough"),
            )
        )
        own.finish()
    return tuple(found)


def read_scenery(entry: Entry, board: Board) -> tuple[SceneryPiece, ...]:
    """All scenery of the plan; the table holds only what differs from the printed values, by piece or by kind."""
    found: list[SceneryPiece] = []
    special = {key: read_special(entry.entry(key)) for key in entry.written()}
    for kind in SCENERY_LETTERS.values():
        for code, squares in shaped_codes(entry.file, board, kind).items():
            sight, defence = special.get(code, special.get(kind, ("", 0)))
            found.append(
                SceneryPiece(code, kind, squares, sight or SCENERY[kind].sight, defence or SCENERY[kind].defence)
            )
    known = [*SCENERY_LETTERS.values(), *[piece.code for piece in found]]
    for key in special:
        if key not in known:
            raise entry.broken(key[:20], "is neither a kind of scenery nor a piece on the plan")
    return tuple(found)


def read_special(own: Entry) -> tuple[str, int]:
    found = (own.one_of("class", (BLOCKING, OBSTACLE), ""), own.number("defence", 1, 9, 0))
    own.finish()
    return found


def read_devices(entry: Entry, board: Board) -> tuple[Device, ...]:
    found: list[Device] = []
    for code, squares in described_codes(entry, codes_on(board, "device")):
        check_joined(entry.file, code, squares, MOST_DEVICE)
        own = entry.entry(code)
        found.append(
            Device(
                code=code,
                name=own.name("name"),
                squares=squares,
                sight=own.one_of("class", (BLOCKING, OBSTACLE)),
                defence=own.number("defence", 1, 9) if own.has("defence") else None,
                slides=own.one_of("slides", FACINGS, ""),
            )
        )
        own.finish()
    return tuple(found)


def read_points(file: str, board: Board) -> tuple[Point, ...]:
    found: list[Point] = []
    for code, squares in codes_on(board, "point").items():
        check_joined(file, code, squares, MOST_POINT)
        found.append(Point(code, squares, board.zone(squares[0])))
    return tuple(found)


def read_exits(entry: Entry, board: Board) -> tuple[Exit, ...]:
    found: list[Exit] = []
    for code, squares in described_codes(entry, codes_on(board, "exit")):
        check_joined(entry.file, code, squares, MOST_EXIT)
        own = entry.entry(code)
        found.append(Exit(code, own.name("name"), squares, own.flag("closed")))
        own.finish()
    return tuple(found)


def read_marks(entry: Entry, board: Board) -> tuple[Mark, ...]:
    found: list[Mark] = []
    for code, squares in described_codes(entry, shaped_codes(entry.file, board, "mark")):
        own = entry.entry(code)
        found.append(Mark(code, own.name("name"), squares, own.name("card", "")))
        own.finish()
    return tuple(found)


def agents_on(board: Board) -> tuple[PrintedAgent, ...]:
    found: list[PrintedAgent] = []
    for square in board.squares():
        code = board.code(square)
        if is_agent(code):
            kind, facing = AGENT_LETTERS[code[0]], FACING_LETTERS[code[1]]
            found.append(PrintedAgent(kind, square, facing, board.zone(square)))
    return tuple(found)


def read_bosses(entry: Entry, board: Board) -> tuple[PrintedBoss, ...]:
    """Those of the plan, and those that arrive: each of these says where."""
    printed = bosses_on(entry.file, board)
    for code, square in printed.items():
        if not entry.has(code):
            raise broken_square(entry.file, square, f"{code} is not described in [{entry.place}]")
    found: list[PrintedBoss] = []
    for code in entry.written():
        if code not in BOSS_OF_CODE:
            raise entry.broken(code[:10], "is the code of no Boss")
        own = entry.entry(code)
        boss = PrintedBoss(
            code=code,
            boss=BOSS_OF_CODE[code].id,
            facing=own.one_of("facing", FACINGS),
            square=printed.get(code),
            enters=own.square("enters"),
            waits=own.codes("waits"),
        )
        own.finish()
        ways = (boss.square is not None) + (boss.enters is not None) + bool(boss.waits)
        if ways != 1:
            raise own.broken("enters", "a Boss stands on the plan, or enters on a square, or waits at a point")
        found.append(boss)
    return tuple(found)


def read_finds(entry: Entry) -> tuple[Find, ...]:
    """What searching brings; every piece is named once (SAGA-INTERACT-06)."""
    supplies = list(entry.codes("supplies"))
    cards = entry.entry("cards")
    needs = entry.entry("needs")
    found: list[Find] = []
    for piece in [*supplies, *cards.written()]:
        if piece in supplies and cards.has(piece):
            raise cards.broken(piece, "holds Supplies already")
        found.append(Find(cards.checked_code(piece, piece), cards.name(piece, ""), needs.name(piece, "")))
    needs.finish()
    entry.finish()
    return tuple(found)


def described_codes(entry: Entry, on_map: dict[str, tuple[Square, ...]]) -> list[tuple[str, tuple[Square, ...]]]:
    """The codes of the plan, each with a line in its table, and no line without its code."""
    for code, squares in on_map.items():
        if not entry.has(code):
            raise broken_square(entry.file, squares[0], f"{code} is not described in [{entry.place}]")
    for key in entry.written():
        if key not in on_map:
            raise entry.broken(key[:10], "stands nowhere on the plan")
    return [(code, on_map[code]) for code in sorted(on_map)]
