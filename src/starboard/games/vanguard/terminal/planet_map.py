"""The planet as a drawing of characters: Sectors where the board has them, Paths between them, who is where."""

from typing import Final

from rich.text import Text

from starboard.cli.canvas import Canvas
from starboard.games.vanguard.content.planet import Sector
from starboard.games.vanguard.rules.lookups import in_play, path_exists, planet_of, team
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.games.vanguard.terminal.words import sign
from starboard.texts import Texts

WIDE, HIGH = 6, 2  # characters for a step of the board's drawing
ROOM: Final = 8  # characters of a Sector
PATH, SHUT, HERE, WANTED = "grey50", "grey30", "bold cyan", "bold yellow"


def draw(g: Vanguard, texts: Texts, seat: int, numbered: dict[int, int]) -> list[Text]:
    """`numbered`: Sectors of the question, with the number of the option that leads there."""
    board = planet_of(g)
    sheet = Canvas(board.size[0] * WIDE + ROOM + 2, board.size[1] * HIGH + 1)
    for path in board.paths:
        if path.start in board.sectors and path.end in board.sectors and path_exists(g, path):
            start, end = _middle(board.sectors[path.start]), _middle(board.sectors[path.end])
            sheet.line([start, (end[0], start[1]), end], PATH)
    for sector in board.sectors.values():
        x, y = _corner(sector)
        own = [who for who in team(g) if who.sector == sector.number and who.seat == seat]
        style = WANTED if sector.number in numbered else (HERE if own else "")
        sheet.put(x, y, _box(g, texts, sector), style if in_play(g, sector.number) else SHUT)
        if sector.number in numbered:
            sheet.put(x + len(_box(g, texts, sector)), y, f"={numbered[sector.number]}", WANTED)
    return sheet.lines()


def _box(g: Vanguard, texts: Texts, sector: Sector) -> str:
    """ "[3 SE▲!]": its number, who is there, the Lander, a Threat."""
    people = "".join([sign(texts, who.section) for who in team(g) if who.sector == sector.number])
    lander = "▲" if g.lander.sector == sector.number else ""
    threats = "!" * len([one for one in g.threats if one.sector == sector.number or sector.number in one.secondary])
    inside = " ".join([part for part in (str(sector.number), f"{people}{lander}{threats}") if part])
    return f"[{inside}]" if in_play(g, sector.number) else f"({inside})"


def _corner(sector: Sector) -> tuple[int, int]:
    return sector.at[0] * WIDE - WIDE + 1, sector.at[1] * HIGH - HIGH


def _middle(sector: Sector) -> tuple[int, int]:
    x, y = _corner(sector)
    return x + 1, y
