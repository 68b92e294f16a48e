"""Pictures of a planet for its author: as text, and as SVG. They hold no word that the author wrote."""

from typing import Final

from starboard.games.vanguard.content.planet import Path, Planet, Sector
from starboard.games.vanguard.content.spelling import spelled

STEP: Final = 60  # pixels for a unit of the board's drawing
MARGIN: Final = 50
ROUND: Final = 20
COLOURS: Final = {
    "caves": "#cfc8dd", "crystalline": "#d9e2ff", "lethal": "#d8d59a", "desert": "#ecd3a4", "cold": "#dcebf5",
    "hostile": "#ecc3c9", "rocky": "#d6cec8", "ruins": "#d3dae4", "tutorial": "#e8e4d8", "vegetation": "#cfe6b8",
    "vacuum": "#ccd3e6", "volcanic": "#f0bfa0", "aquatic": "#bfe6e0",
}  # fmt: skip
PLAIN: Final = "#eeeeee"


def text_plan(planet: Planet) -> str:
    """Sectors with what lies there, and the Paths that lead out of each."""
    lines = []
    for sector in planet.sectors.values():
        signs = [*sector.icons, *([f"Log {sector.log}"] if sector.log else []), *([sector.poi] if sector.poi else [])]
        lines.append(f"{sector.number:>3}  {', '.join([*sector.biomes, *signs]) or '-'}")
        for path in planet.leaving.get(sector.number, []):
            end = path.end if path.start == sector.number else path.start
            lines.append(f"       -> {end}  {_icons(path)}")
    return "\n".join(lines) + "\n"


def _icons(path: Path) -> str:
    icons = [spelled((icon,)) if icon is not None else "travel" for icon in path.icons]
    return ", ".join([*icons, *(["only while its condition holds"] if path.when else [])])


def svg_plan(planet: Planet) -> str:
    """Sectors where the board has them, and lines between them. Nothing outside the text is needed to show it."""
    wide, high = 2 * MARGIN + STEP * planet.size[0], 2 * MARGIN + STEP * planet.size[1]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}"'
        ' font-family="sans-serif" font-size="14" text-anchor="middle">',
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="8" markerHeight="8" orient="auto">'
        '<path d="M0 0 8 4 0 8z" fill="#667"/></marker></defs>',
        f'<rect width="{wide}" height="{high}" fill="#fff"/>',
    ]
    parts += [_line(planet, path) for path in planet.paths]
    parts += [_disc(planet, sector) for sector in planet.sectors.values()]
    return "\n".join([*parts, "</svg>"]) + "\n"


def _line(planet: Planet, path: Path) -> str:
    (x1, y1), (x2, y2) = _middle(planet.sectors[path.start]), _middle(planet.sectors[path.end])
    away = max(1.0, ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5)
    x2, y2 = round(x2 - (x2 - x1) * (ROUND + 4) / away), round(y2 - (y2 - y1) * (ROUND + 4) / away)
    tip = ' marker-end="url(#tip)"' if path.one_way else ""
    dashes = ' stroke-dasharray="6 5"' if path.when else ""
    return f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="#667" stroke-width="2"{dashes}{tip}/>'


def _disc(planet: Planet, sector: Sector) -> str:
    x, y = _middle(sector)
    fill = COLOURS.get(sector.biomes[0], PLAIN) if sector.biomes else PLAIN
    edge = "#1c6b2f" if sector.number == planet.lander or sector.number in planet.start else "#445"
    disc = f'<circle cx="{x}" cy="{y}" r="{ROUND}" fill="{fill}" stroke="{edge}" stroke-width="3"/>'
    return f'{disc}<text x="{x}" y="{y + 5}" fill="#223">{sector.number}</text>'


def _middle(sector: Sector) -> tuple[int, int]:
    return MARGIN + STEP * sector.at[0], MARGIN + STEP * sector.at[1]
