"""The ship as a picture: Rooms as boxes, Corridors as lines with their numbers, Noise and Doors."""

from itertools import pairwise
from typing import Any, Final

from rich.text import Text

from starboard.cli.canvas import Canvas, Point
from starboard.games.nemesis.content.rooms import TILES
from starboard.games.nemesis.state.pieces import CLOSED_DOOR, DESTROYED_DOOR
from starboard.games.nemesis.terminal.layout import HEIGHT, WIDTH, box, way
from starboard.games.nemesis.terminal.tracks import tracks_above, tracks_below
from starboard.games.nemesis.terminal.words import State, board_of, duct_numbers, figures, intruders, lying
from starboard.texts import Texts

NOISE: Final = "!"
ACROSS: Final = {CLOSED_DOOR: "╫", DESTROYED_DOOR: "×"}  # a Door in a Corridor drawn from left to right
UPRIGHT: Final = {CLOSED_DOOR: "╪", DESTROYED_DOOR: "×"}
DUCTS: Final = "≡≣"  # one sign for each network of Technical Corridors
MARGIN = 17  # how much room there is for text beside the bow
THINGS: Final = "*"

TILE_STYLES: Final = {"red": "red", "yellow": "yellow", "green": "green", "white": "bright_white", "none": "cyan"}
CHARACTER_STYLES: Final = {
    "captain": "bright_blue",
    "pilot": "bright_red",
    "scientist": "bright_cyan",
    "scout": "bright_green",
    "soldier": "bright_yellow",
    "mechanic": "bright_magenta",
}
DANGER: Final = "bold red"
NOISY: Final = "bold yellow"
QUIET: Final = "bright_black"


def draw(g: State, seat: int, texts: Texts) -> list[Text]:
    canvas = Canvas(WIDTH, HEIGHT)
    for corridor in range(len(g["doors"])):
        draw_corridor(canvas, g, corridor)
    for room in range(1, len(g["tiles"])):
        draw_room(canvas, g, seat, room, texts)
    draw_ducts(canvas, g, texts)
    for first_row, lines in ((0, tracks_above(g, texts)), (HEIGHT - 4, tracks_below(g, texts))):
        for row, line in enumerate(lines, first_row):
            canvas.put(0, row, line[:MARGIN])
    return canvas.lines()


# --- Rooms ---


def draw_room(canvas: Canvas, g: State, seat: int, room: int, texts: Texts) -> None:
    x, y, width = box(room)
    inside = width - 2
    style = room_style(g, room)
    canvas.put(x, y, "╭" + "─" * inside + "╮", style)
    canvas.put(x, y + 1, "│" + " " * inside + "│", style)
    canvas.put(x, y + 2, "╰" + "─" * inside + "╯", style)
    join_corners(canvas, x, y, width, style)
    canvas.put(x + 1, y, head(g, room), style)
    draw_markers(canvas, g, room, x + width - 1, y)
    canvas.put(x + 1, y + 1, short_name(g, room, texts)[:inside].center(inside), f"bold {style}")
    draw_figures(canvas, who_is_here(g, seat, room, texts), x + 1, y + 2, inside)


def room_style(g: State, room: int) -> str:
    if not g["explored"][room]:
        return QUIET
    return TILE_STYLES[TILES[g["tiles"][room]].colour]


def join_corners(canvas: Canvas, x: int, y: int, width: int, style: str) -> None:
    """A Corridor may leave from a corner of the box."""
    for corner_x, beside in ((x, x - 1), (x + width - 1, x + width)):
        for corner_y, joint in ((y, "┬"), (y + 2, "┴")):
            if 0 <= beside < WIDTH and canvas.at(beside, corner_y) not in (" ", "│"):
                canvas.put(corner_x, corner_y, joint, style)


def head(g: State, room: int) -> str:
    """The Room Number and, behind the sign for it, the numbers that lead into the Technical Corridors."""
    board = board_of(g)
    ducts = "".join(map(str, duct_numbers(board, room)))
    return f"{room}{DUCTS[board.duct[room] - len(board.corridors)]}{ducts}" if ducts else str(room)


def draw_markers(canvas: Canvas, g: State, room: int, end: int, y: int) -> None:
    """Computer, Fire, Malfunction and the Items left, from the right-hand corner to the left."""
    marks: list[tuple[str, str]] = []
    if g["explored"][room] and TILES[g["tiles"][room]].computer:
        marks.append(("c", ""))
    if g["fire"][room]:
        marks.append(("F", "bold white on red"))
    if g["malfunction"][room]:
        marks.append(("M", "bold black on yellow"))
    if g["items"][room]:
        marks.append((str(g["items"][room]), "bold"))
    for at, (mark, style) in enumerate(marks, end - len(marks)):
        canvas.put(at, y, mark, style)


def short_name(g: State, room: int, texts: Texts) -> str:
    """A question mark for what nobody knows, and behind what only the reader has seen."""
    tile = g["tiles"][room]
    if g["explored"][room]:
        return texts.text(f"cli-tile-{tile}")
    return "?" if tile in ("", "?") else texts.text(f"cli-tile-{tile}")[:8] + "?"


def who_is_here(g: State, seat: int, room: int, texts: Texts) -> list[tuple[str, str]]:
    """The reader's own figure first, then Intruders with their Injuries, the others, and what lies about."""
    here = figures(g, room)
    own = [who for who in here if who["seat"] == seat]
    signs = [figure(who, texts, " reverse") for who in own]
    for intruder in intruders(g, room):
        signs.append((intruder_sign(intruder, texts), DANGER))
    signs += [figure(who, texts) for who in here if who["seat"] != seat]
    objects = len(lying(g, room))
    return [*signs, (f"{THINGS}{objects}", "bold")] if objects else signs


def figure(who: dict[str, Any], texts: Texts, more: str = "") -> tuple[str, str]:
    sign = texts.text(f"cli-sign-{who['name']}") if who["name"] else str(who["seat"] + 1)
    return sign, f"bold {CHARACTER_STYLES.get(who['name'], 'white')}{more}"


def intruder_sign(intruder: dict[str, Any], texts: Texts) -> str:
    letter = texts.text(f"cli-sign-{intruder['kind']}")
    return f"{letter}{intruder['injuries']}" if intruder["injuries"] else letter


def draw_figures(canvas: Canvas, signs: list[tuple[str, str]], x: int, y: int, room: int) -> None:
    """As many as fit on the lower edge; dots stand for the rest."""
    for at, (sign, style) in enumerate(signs):
        last = at == len(signs) - 1
        if len(sign) > room - (0 if last else 1):
            canvas.put(x, y, "…", DANGER)
            return
        canvas.put(x, y, sign, style)
        x, room = x + len(sign), room - len(sign)


# --- Corridors ---


def draw_corridor(canvas: Canvas, g: State, corridor: int) -> None:
    board = board_of(g)
    points = way(board.name, board.corridors, corridor)
    canvas.line(points, QUIET)
    numbers = "".join(map(str, board.numbers[corridor]))
    noisy, door = g["noise"][corridor], g["doors"][corridor]
    level = longest_level(points)
    if level:
        label_across(canvas, *level, numbers, noisy, door)
    else:
        label_upright(canvas, points, numbers, noisy, door)


def longest_level(points: tuple[Point, ...]) -> tuple[Point, int] | None:
    """Where the longest stretch from left to right begins, and how long it is; a label needs four characters."""
    found: tuple[Point, int] | None = None
    for (x, y), (to_x, to_y) in pairwise(points):
        length = abs(to_x - x) + 1
        if y == to_y and length >= 4 and (found is None or length > found[1]):
            found = (min(x, to_x), y), length
    return found


def label_across(canvas: Canvas, start: Point, length: int, numbers: str, noisy: bool, door: int) -> None:
    """Noise, numbers, Door: `!34╫`."""
    x, y = start[0] + (length - 4) // 2, start[1]
    if noisy:
        canvas.put(x, y, NOISE, NOISY)
    canvas.put(x + 1, y, numbers, NOISY if noisy else "")
    if door in ACROSS:
        canvas.put(x + 3, y, ACROSS[door], DANGER)


def label_upright(canvas: Canvas, points: tuple[Point, ...], numbers: str, noisy: bool, door: int) -> None:
    """Noise to the left of the line, the Door in it, the numbers to its right."""
    x, y = points[0][0], (points[0][1] + points[-1][1]) // 2
    if noisy:
        canvas.put(x - 1, y, NOISE, NOISY)
    canvas.put(x + 1, y, numbers, NOISY if noisy else "")
    if door in UPRIGHT:
        canvas.put(x, y, UPRIGHT[door], DANGER)


def draw_ducts(canvas: Canvas, g: State, texts: Texts) -> None:
    """The Technical Corridors in the empty middle of the stern, each network with its Noise."""
    places = g["noise"][len(board_of(g).corridors) :]
    x, y = 58, 9
    for sign, noisy in zip(DUCTS, places, strict=False):
        label = sign + (NOISE if noisy else "") + " "
        canvas.put(x, y, label, NOISY if noisy else QUIET)
        x += len(label)
    canvas.put(x, y, texts.text("nemesis-ducts")[: 87 - x], NOISY if any(places) else QUIET)
