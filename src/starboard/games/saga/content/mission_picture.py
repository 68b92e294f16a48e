"""Pictures of a mission's map for its author: as text with a ruler, and as SVG."""

from typing import Final

from starboard.games.saga.content.mission import Board, Mission, Square
from starboard.games.saga.content.mission_letters import AGENT_LETTERS, BELTS, GLASS, NUMBERED, SPORES, START
from starboard.games.saga.content.mission_map import is_agent, is_boss, is_doorway, is_void, look_of

SIDE: Final = 32  # pixels of a square
MARGIN: Final = 24

# Zones take these in turn, from A on.
TINTS: Final = ("#f4efe2", "#e3eef5", "#e8f2df", "#f6e6e0", "#ece6f4", "#f5f1cf", "#dff1ee")
FILLS: Final = {
    "door": "#b5793c",
    "force-field": "#58b7e8",
    "terminal": "#2f8f83",
    "device": "#7d5ba6",
    "point": "#f08a24",
    "darkness": "#3a3f5c",
    "exit": "#3d9a50",
    "mark": "#d6c13a",
}
SCENERY_FILL: Final = "#9a9488"
AGENT_FILL: Final = "#b3362f"
BOSS_FILL: Final = "#6d1020"
TURNED: Final = {"N": 0, "E": 90, "S": 180, "W": 270}


def text_map(mission: Mission) -> str:
    """The plan and the overlay side by side, with numbers of rows and columns."""
    board = mission.board
    ruler = "".join([f"{x:<2}" for x in range(board.width)])
    units = "".join([str(x % 10) for x in range(board.width)])
    lines = [f"   {ruler} {units}"]
    for y, row in enumerate(board.plan):
        lines.append(f"{y:02} {''.join(row)} {board.overlay[y]}")
    for letter, name in mission.zones:
        lines.append(f"{letter}  {name}")
    for letter, name in mission.looks:
        lines.append(f"#{letter} {name}")
    for code, name in named_codes(mission):
        lines.append(f"{code} {name}")
    return "\n".join(lines) + "\n"


def named_codes(mission: Mission) -> list[tuple[str, str]]:
    found = [(exit.code, exit.name) for exit in mission.exits]
    found += [(mark.code, mark.name) for mark in mission.marks]
    found += [(device.code, device.name) for device in mission.devices]
    return found + [(boss.code, boss.boss) for boss in mission.bosses]


def svg_map(mission: Mission) -> str:
    """One square a box, tinted by zone, with whatever stands on it. Nothing outside the text is needed to show it."""
    board = mission.board
    wide, high = 2 * MARGIN + SIDE * board.width, 2 * MARGIN + SIDE * board.height
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}"'
        ' font-family="sans-serif" font-size="12" text-anchor="middle">',
        f"<title>{mission.id}</title>",
        f'<rect width="{wide}" height="{high}" fill="#fff"/>',
    ]
    parts += rulers(board)
    for square in board.squares():
        parts += drawn_square(mission, square)
    parts.append("</svg>")
    return "\n".join(parts) + "\n"


def rulers(board: Board) -> list[str]:
    top = [label(corner((x, 0)) + SIDE // 2, MARGIN - 8, str(x), "#555") for x in range(board.width)]
    side = [label(MARGIN // 2, MARGIN + SIDE * y + 20, str(y), "#555") for y in range(board.height)]
    return top + side


def corner(square: Square) -> int:
    return MARGIN + SIDE * square[0]


def drawn_square(mission: Mission, square: Square) -> list[str]:
    board = mission.board
    code = board.code(square)
    x, y = corner(square), MARGIN + SIDE * square[1]
    if is_void(code):
        found = [box(x, y, "#24262b" if not look_of(code) else "#5b5f68")]
        return found + ([label(x + 16, y + 20, look_of(code), "#ddd")] if look_of(code) else [])
    found = [box(x, y, tint(mission, board.zone(square)))]
    if is_agent(code):
        return found + model(x, y, code[0], AGENT_FILL, TURNED[code[1]])
    if is_boss(code):
        return [*found, box(x, y, BOSS_FILL), label(x + 16, y + 20, code, "#fff")]
    if code[1].isdigit():
        kind = NUMBERED[code[0]]
        fill = FILLS.get(kind, SCENERY_FILL)
        inset = 0 if is_doorway(code) else 4
        return [*found, piece(x, y, inset, fill), label(x + 16, y + 20, code, "#fff")]
    return found + sign(x, y, code)


def tint(mission: Mission, letter: str) -> str:
    letters = [zone for zone, _ in mission.zones]
    return TINTS[letters.index(letter) % len(TINTS)] if letter in letters else "#ffffff"


def sign(x: int, y: int, code: str) -> list[str]:
    if code == START:
        return [label(x + 16, y + 20, "start", "#1c6b2f")]
    if code == GLASS:
        return [piece(x, y, 2, "#bfe6f2")]
    if code == SPORES:
        return [label(x + 16, y + 20, "spores", "#5a7d1e")]
    if code in BELTS:
        return [label(x + 16, y + 20, "→" if BELTS[code] == "east" else "←", "#888")]
    return []


def model(x: int, y: int, letter: str, fill: str, turned: int) -> list[str]:
    """A disc with the first letter of its kind and a wedge where it looks."""
    middle = f"{x + 16} {y + 16}"
    kind = AGENT_LETTERS[letter].removeprefix("ag-")
    return [
        f'<circle cx="{x + 16}" cy="{y + 16}" r="11" fill="{fill}"><title>{kind}</title></circle>',
        f'<path d="M{x + 11} {y + 5} h10 l-5 -4 z" fill="{fill}" transform="rotate({turned} {middle})"/>',
        label(x + 16, y + 20, kind[0].upper(), "#fff"),
    ]


def box(x: int, y: int, fill: str) -> str:
    return f'<rect x="{x}" y="{y}" width="{SIDE}" height="{SIDE}" fill="{fill}" stroke="#c9c4b8" stroke-width="0.5"/>'


def piece(x: int, y: int, inset: int, fill: str) -> str:
    side = SIDE - 2 * inset
    return f'<rect x="{x + inset}" y="{y + inset}" width="{side}" height="{side}" rx="3" fill="{fill}"/>'


def label(x: int, y: int, text: str, fill: str) -> str:
    return f'<text x="{x}" y="{y}" fill="{fill}">{text}</text>'
