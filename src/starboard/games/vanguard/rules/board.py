"""Cards on the board: POIs come and go, the Global Condition changes, Sectors open and shut (VAN-POI-03)."""

from starboard.games.vanguard.rules.clocks import remove_clocks
from starboard.games.vanguard.rules.lookups import condition_now, planet_of, sector_piece
from starboard.games.vanguard.rules.tracks import take_markers
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.game import tell


def replace_poi(g: Vanguard, poi: str, sector: int) -> None:
    """All POI cards of the Sector go, and the new one is placed; a printed one is covered (VAN-POI-03)."""
    _clear_markers(g, sector)
    sector_piece(g, sector).pois = [poi]
    tell(g, "poi-placed", "VAN-POI-03", poi=poi, sector=sector)


def stack_poi(g: Vanguard, poi: str, sector: int) -> None:
    """On top of the others, which stay (VAN-POI-04)."""
    _clear_markers(g, sector)
    sector_piece(g, sector).pois.append(poi)
    tell(g, "poi-placed", "VAN-POI-04", poi=poi, sector=sector)


def _clear_markers(g: Vanguard, sector: int) -> None:
    """Markers and Time tokens of the POI before are discarded; those of the Sector itself stay (VAN-POI-06)."""
    for poi in sector_piece(g, sector).pois:
        remove_clocks(g, poi, sector)
    g.tracks = [track for track in g.tracks if track.sector != sector]
    g.marked = [one for one in g.marked if one.sector != sector]


def change_condition(g: Vanguard, name: str) -> None:
    """A new Global Condition replaces the one before, whose markers go with it (VAN-GLOBAL-06)."""
    before = condition_now(g).id
    remove_clocks(g, before)
    take_markers(g, before)
    g.condition = "" if name in ("printed", planet_of(g).printed.id) else name
    remove_clocks(g, condition_now(g).id)
    tell(g, "condition-changed", "VAN-GLOBAL-01", condition=condition_now(g).id)


def put_mark(g: Vanguard, name: str, sector: int) -> None:
    """A flag of the Sector; marks of one name add up (VAN-SECTOR-06)."""
    marks = sector_piece(g, sector).marks
    marks[name] = marks.get(name, 0) + 1
    tell(g, "marked", "VAN-SECTOR-06", mark=name, sector=sector)


def take_marks(g: Vanguard, name: str, sector: int = 0) -> None:
    """All marks of the name, in one Sector or everywhere."""
    for piece in g.sectors:
        if sector in (0, piece.number) and name in piece.marks:
            del piece.marks[name]
            tell(g, "unmarked", "VAN-SECTOR-06", mark=name, sector=piece.number)


def open_part(g: Vanguard, part: str) -> None:
    """A Path ("4-5") or a Sector ("9") comes into play."""
    if "-" in part:
        g.shut = [name for name in g.shut if name != part]
        if part not in g.opened:
            g.opened.append(part)
    elif sector_piece(g, int(part)).shut:
        sector_piece(g, int(part)).shut = False
    else:
        return  # it was open before
    tell(g, "opened", "VAN-SETUP-08", part=part)


def shut_part(g: Vanguard, part: str) -> None:
    """A Path or a Sector leaves play; whoever was there has been placed elsewhere before."""
    if "-" in part:
        g.opened = [name for name in g.opened if name != part]
        if part not in g.shut:
            g.shut.append(part)
    elif not sector_piece(g, int(part)).shut:
        sector_piece(g, int(part)).shut = True
    else:
        return  # it was shut before
    tell(g, "shut", "VAN-SETUP-08", part=part)
