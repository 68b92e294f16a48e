"""Planets are recorded when they are left, and restored for a later visit (VAN-END-07, SHIP-RECORD-01)."""

from typing import Final

from starboard.games.vanguard.content.planet import NOTHING_HERE, Planet
from starboard.games.vanguard.rules.later_visits import state_found
from starboard.games.vanguard.rules.lookups import planet_of
from starboard.games.vanguard.rules.tutorial_rules import is_tutorial
from starboard.games.vanguard.state.fields import PlanetRecord, SectorPiece, Threat
from starboard.games.vanguard.state.vanguard import Vanguard
from starboard.kernel.errors import StarboardError

NOT_SAVED: Final = "nosave"  # the icon of cards that are not recorded (VAN-POI-08)


class PlanetClosed(StarboardError):
    """What has happened lets nobody land there any more."""

    def __init__(self, planet: str, state: str) -> None:
        super().__init__(f"nobody can land on {planet} any more: {state}")


def record_of(g: Vanguard) -> PlanetRecord:
    """POIs and flags of every Sector, Threats, what was not found; not markers, tokens or Supplies (SHIP-RECORD-04)."""
    record = PlanetRecord(g.planet, g.visits + 1)
    record.sectors = [_recorded(planet_of(g), sector) for sector in g.sectors]
    record.threats = [Threat(threat.card, threat.sector) for threat in g.threats]
    record.face_down = list(g.face_down)
    record.done = list(dict.fromkeys([*g.done_before, *g.completed]))
    record.order, record.clues = list(g.order), list(g.clues)
    return record


def _recorded(planet: Planet, sector: SectorPiece) -> SectorPiece:
    """Cards with the Do-Not-Save icon are taken off; what lies below them counts again (SHIP-RECORD-06)."""
    kept = SectorPiece(sector.number)
    kept.pois = [poi for poi in sector.pois if poi == NOTHING_HERE or NOT_SAVED not in planet.pois[poi].icons]
    kept.marks = dict(sector.marks)
    kept.shut = sector.shut
    return kept


def return_to(g: Vanguard, record: PlanetRecord) -> None:
    """A table before its set-up is that of a later visit; what happened elsewhere is on it already (SHIP-BOARD-03)."""
    assert g.step == "set-up" and g.planet == record.planet and not is_tutorial(g)
    g.visits = record.visits
    g.sectors = [_recorded(planet_of(g), sector) for sector in record.sectors]
    g.threats = [Threat(threat.card, threat.sector) for threat in record.threats]
    g.face_down = list(record.face_down)
    g.done_before = list(record.done)
    g.order, g.clues = list(record.order), list(record.clues)
    found = state_found(g)
    if found is not None and not found.landing:
        raise PlanetClosed(g.planet, found.id)
