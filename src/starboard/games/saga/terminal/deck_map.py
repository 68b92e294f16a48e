"""The deck drawn square by square: ground, doors, scenery, darkness, markers, and the models with their facings."""

from typing import Final

from rich.text import Text

from starboard.cli.canvas import Canvas
from starboard.games.saga.geometry.squares import list_of
from starboard.games.saga.rules.lookups import MERCENARIES
from starboard.games.saga.rules.places import layout, place_of
from starboard.games.saga.rules.profiles import DEPLOYED, PROFILES
from starboard.games.saga.state.fields import Door, Model
from starboard.games.saga.state.saga import Saga
from starboard.games.saga.terminal.words import ARROWS, sign
from starboard.games.saga.words.names import Place, square
from starboard.texts import Texts

CELL: Final = 3  # letters for each square
LEFT, TOP = 3, 1  # room for the numbers of the rows and the letters of the columns

WALL, FLOOR, DARK = "▒▒▒", " · ", "░·░"
LEVELS: Final = "⁰¹²³⁴⁵⁶⁷⁸⁹"  # of locks
FAINT, OURS, FRIEND, FOE, ODD = "bright_black", "bold cyan", "bold green", "bold red", "yellow"


def draw(g: Saga, texts: Texts, seat: int, numbered: dict[Place, int]) -> list[Text]:
    """The map for one seat; on free squares that the question offers stand the numbers of their options."""
    if not g.ground:  # the team is still being chosen
        return [Text()]
    columns, rows = revealed(g)
    canvas = Canvas(LEFT + CELL * len(columns), TOP + len(rows))
    sheet = Sheet(canvas, (columns.start, rows.start))
    for x in columns:
        canvas.put(LEFT + CELL * (x - columns.start) + 1, 0, square((x, 0))[:-1], FAINT)
    for y in rows:
        canvas.put(0, TOP + y - rows.start, f"{y + 1:>2}", FAINT)
    _draw_ground(g, sheet)
    _draw_pieces(g, sheet)
    for at, number in numbered.items():
        if at not in sheet.taken:
            sheet.put(at, f"{number:^3}", "bold")
    _draw_models(g, texts, seat, sheet)
    return canvas.lines()


def revealed(g: Saga) -> tuple[range, range]:
    """The columns and rows that hold revealed floor or doors, with the walls around them."""
    floor = [(x, y) for y, row in enumerate(g.ground) for x, letter in enumerate(row) if letter != "#"]
    floor += [at for door in g.doors for at in door.squares]
    across, down = [x for x, _ in floor], [y for _, y in floor]
    return (
        range(max(0, min(across) - 1), min(g.width, max(across) + 2)),
        range(max(0, min(down) - 1), min(g.height, max(down) + 2)),
    )


class Sheet:
    """A canvas addressed by squares of the map, which remembers where something stands. `corner` is its first one."""

    def __init__(self, canvas: Canvas, corner: Place) -> None:
        self.canvas, self.corner = canvas, corner
        self.taken: set[Place] = set()

    def put(self, at: Place, letters: str, style: str) -> None:
        x, y = at[0] - self.corner[0], at[1] - self.corner[1]
        if x < 0 or y < 0 or y >= len(self.canvas.cells) - TOP:
            return  # beyond what is revealed
        self.canvas.put(LEFT + CELL * x, TOP + y, f"{letters:<{CELL}}"[:CELL], style)

    def stand(self, at: Place, letters: str, style: str) -> None:
        self.put(at, letters, style)
        self.taken.add(at)


def _draw_ground(g: Saga, sheet: Sheet) -> None:
    """Floor, dark or not, and of the walls those beside revealed floor: what lies further off nobody has seen."""
    dark = {place_of(g, one) for one in list_of(layout(g).dark)}
    for y, row in enumerate(g.ground):
        for x, letter in enumerate(row):
            if letter != "#":
                sheet.put((x, y), DARK if (x, y) in dark else FLOOR, FAINT)
            elif _beside_floor(g, x, y):
                sheet.put((x, y), WALL, FAINT)
                sheet.taken.add((x, y))


def _beside_floor(g: Saga, x: int, y: int) -> bool:
    rows = g.ground[max(0, y - 1) : y + 2]
    return any(set(row[max(0, x - 1) : x + 2]) - {"#"} for row in rows)


def _draw_pieces(g: Saga, sheet: Sheet) -> None:
    sheet.put(g.start, " s ", FAINT)
    for at in g.exits:
        sheet.put(at, "[X]", ODD)
    for point in g.points:
        for at in point.squares:
            sheet.put(at, point.code + ("" if point.active else "-"), ODD if point.active else FAINT)
    for door in g.doors:
        for at in door.squares:
            sheet.stand(at, door.code + door_state(door), ODD if not door.open else FAINT)
    for piece in g.scenery:
        for at in piece.squares:
            sheet.stand(at, piece.code + ("-" if piece.searched else ""), "not bold default")
    for lying in g.lying:
        if lying.at is not None and not lying.piece:
            sheet.put(lying.at, " * ", ODD)
    for counter in g.downed:
        sheet.put(counter.at, " + ", ODD)


def door_state(door: Door) -> str:
    """Behind the code of a door: open, destroyed, Access Denied, the level of its lock, or merely closed."""
    if door.destroyed:
        return "×"
    if door.open:
        return "’"
    if door.denied:
        return "!"
    return LEVELS[min(door.lock, 9)] if door.lock else "|"


def _draw_models(g: Saga, texts: Texts, seat: int, sheet: Sheet) -> None:
    own = {who.model.name for who in g.mercenaries if who.seat == seat}
    if g.nexus.seat == seat:
        own |= {one.name for one in g.enemies}
    everybody = [*[who.model for who in g.mercenaries], *g.enemies, *g.allies, *g.deployed]
    for one in everybody:
        style = OURS if one.name in own else FRIEND if one.side == MERCENARIES else FOE
        if one.name == g.acting:
            style += " reverse"
        for at in squares_under(one):
            sheet.stand(at, sign(texts, one) + _arrow(one), style)


def _arrow(one: Model) -> str:
    return "" if PROFILES[one.kind].sort == DEPLOYED else ARROWS[one.facing]


def squares_under(one: Model) -> list[Place]:
    if one.at is None:
        return []
    size = range(PROFILES[one.kind].size)
    return [(one.at[0] + dx, one.at[1] + dy) for dy in size for dx in size]
