"""Looking at the table: who is where, which card lies on top, which Paths exist."""

from starboard.games.vanguard.content.dice import COLOUR_OF_DIE, SLOTS
from starboard.games.vanguard.content.icons import Colour
from starboard.games.vanguard.content.planet import GlobalCondition, Path, PointOfInterest
from starboard.games.vanguard.rules.conditions import hold
from starboard.games.vanguard.rules.readings import ONLY_TRAVEL_BARRED
from starboard.games.vanguard.rules.table_planet import planet_of as planet_of
from starboard.games.vanguard.state.fields import CrewMember, SectorPiece, Threat
from starboard.games.vanguard.state.vanguard import Vanguard

# --- crew ---


def team(g: Vanguard) -> list[CrewMember]:
    """Whoever of the Away Team is on the planet, in seating order (VAN-ROUND-03)."""
    found: list[CrewMember] = []
    for who in g.crew:
        if who.status == "exploring":
            found.append(who)
    return found


def member(g: Vanguard, section: str) -> CrewMember:
    """The crew member of a Section; there is at most one (VAN-TEAM-01)."""
    for who in g.crew:
        if who.section == section:
            return who
    raise LookupError(f"nobody of {section} is on this planet")


def active(g: Vanguard) -> CrewMember:
    return member(g, g.active)


def in_order_from(g: Vanguard, first: CrewMember) -> list[CrewMember]:
    """The team in seating order, beginning with one of it (VAN-CHOICE-05)."""
    seated = g.crew
    if seated[0] is not first:
        at = seated.index(first)
        seated = seated[at:] + seated[:at]
    found: list[CrewMember] = []
    for who in seated:
        if who.status == "exploring":
            found.append(who)
    return found


def crew_in(g: Vanguard, sector: int) -> list[CrewMember]:
    return [who for who in g.crew if who.sector == sector and who.status == "exploring"]


def others_in_sector(g: Vanguard, who: CrewMember) -> list[CrewMember]:
    """In seating order from the crew member on."""
    found: list[CrewMember] = []
    for one in g.crew:
        if one.sector == who.sector and one is not who and one.status == "exploring":
            found.append(one)
    return found if len(found) < 2 else [one for one in in_order_from(g, who) if one in found]


def seat_of_section(g: Vanguard, section: str) -> int:
    """Who controls the Section, whether or not it is on the planet (VAN-PLAYERS-02)."""
    for seat, sections in enumerate(g.seats):
        if section in sections:
            return seat
    raise LookupError(f"nobody controls {section}")


def deciding_seat(g: Vanguard) -> int:
    """Whose word counts where the players decide together and do not agree (VAN-PLAYERS-05)."""
    return active(g).seat if g.active else g.speaker


# --- dice of a crew board ---


def colour_of(die: str) -> Colour:
    return COLOUR_OF_DIE[die]


def free_slots(who: CrewMember, colour: str) -> int:
    """Usable slots of the column that hold no die (VAN-SLOT-02)."""
    free = SLOTS[who.section][colour][who.rank - 1] - who.injury_dice.count(colour)
    for die in who.available:
        if COLOUR_OF_DIE[die] == colour:
            free -= 1
    return free


def dice_in_play(g: Vanguard, who: CrewMember) -> int:
    """Available, Spent and rolled ones; Injury dice never count (VAN-SACRIFICE-03, VAN-DICE-09)."""
    number = len(who.available) + len(who.spent)
    if g.check is not None:
        for die in g.check.dice:
            if die.owner == who.section:
                number += 1
    return number


# --- the board ---


def sector_piece(g: Vanguard, number: int) -> SectorPiece:
    if 0 < number <= len(g.sectors) and g.sectors[number - 1].number == number:
        return g.sectors[number - 1]  # where Sectors are numbered without gaps, it lies at its number
    for one in g.sectors:
        if one.number == number:
            return one
    raise LookupError(f"there is no Sector {number}")


def top_poi(g: Vanguard, number: int) -> str:
    """The POI that counts in a Sector; "" if there is none (VAN-SPECIAL-04)."""
    pois = sector_piece(g, number).pois
    return pois[-1] if pois else ""


def poi_card(g: Vanguard, name: str) -> PointOfInterest | None:
    """What is printed on a POI; None for "nothing of interest"."""
    return planet_of(g).pois.get(name)


def biomes(g: Vanguard, number: int) -> tuple[str, ...]:
    """Of the Sector and of the POI in it (VAN-BIOME-02)."""
    planet, pois = planet_of(g), sector_piece(g, number).pois
    poi = planet.pois.get(pois[-1]) if pois else None
    found = planet.sectors[number].biomes
    if poi is not None:
        found += poi.biomes
    return ground(g, found) if planet.rules_of["tutorial-ground"] else found


def ground(g: Vanguard, found: tuple[str, ...]) -> tuple[str, ...]:
    """Where a planet has Tutorial ground, the first visit knows no other biome and later ones do not know it (CB1)."""
    if not planet_of(g).rules_of["tutorial-ground"]:
        return found
    return tuple([biome for biome in found if (biome == "tutorial") != bool(g.visits)])


def icons_in(g: Vanguard, number: int) -> tuple[str, ...]:
    """Icons that are visible in a Sector: printed ones, and those of the POI on top (VAN-SPECIAL-04)."""
    planet, pois = planet_of(g), sector_piece(g, number).pois
    poi = planet.pois.get(pois[-1]) if pois else None
    printed = planet.sectors[number].icons
    return printed if poi is None else printed + poi.icons


def held_fast(g: Vanguard, who: CrewMember) -> bool:
    """Whether a No-Movement icon keeps it from travelling (VAN-SECTOR-03)."""
    return "nomove" in icons_in(g, who.sector)


def immovable(g: Vanguard, who: CrewMember) -> bool:
    """Whether the icon keeps it from being moved too: so it does, unless the table reads it otherwise."""
    return held_fast(g, who) and ONLY_TRAVEL_BARRED not in g.options


def log_in(g: Vanguard, number: int) -> str:
    """The Log number that is visible in a Sector; a POI covers it (VAN-LOG-04)."""
    return planet_of(g).sectors[number].log if not sector_piece(g, number).pois else ""


def in_play(g: Vanguard, number: int) -> bool:
    return number in planet_of(g).sectors and not sector_piece(g, number).shut


def path_exists(g: Vanguard, path: Path) -> bool:
    return path.end not in shut_sectors(g) and path.start not in shut_sectors(g) and _is_open(g, path)


def _is_open(g: Vanguard, path: Path) -> bool:
    """Whether nothing bars it; the Sectors at its ends are not looked at."""
    if g.shut and path.name in g.shut:
        return False
    return not path.when or path.name in g.opened or hold(g, path.when, 0)


def shut_sectors(g: Vanguard) -> list[int]:
    """Those that are not in play."""
    found: list[int] = []
    for one in g.sectors:
        if one.shut:
            found.append(one.number)
    return found


def paths_from(g: Vanguard, sector: int) -> list[Path]:
    """Paths along which the Sector can be left (VAN-SECTOR-02)."""
    shut = shut_sectors(g)
    if sector in shut:
        return []
    found: list[Path] = []
    for path in planet_of(g).leaving.get(sector, ()):
        there = path.end if path.start == sector else path.start
        if there not in shut and ((not path.when and not g.shut) or _is_open(g, path)):
            found.append(path)
    return found


def other_end(path: Path, sector: int) -> int:
    return path.end if path.start == sector else path.start


def connected(g: Vanguard, sector: int) -> list[int]:
    """Sectors that can be reached along one Path, in the order of their numbers."""
    found: list[int] = []
    for path in paths_from(g, sector):
        there = path.end if path.start == sector else path.start
        if there not in found:
            found.append(there)
    return sorted(found)


def condition_now(g: Vanguard) -> GlobalCondition:
    """The Global Condition in force (VAN-GLOBAL-01)."""
    return planet_of(g).condition(g.condition)


# --- Threats ---


def threat_named(g: Vanguard, card: str) -> Threat | None:
    for threat in g.threats:
        if threat.card == card:
            return threat
    return None


def threats_in(g: Vanguard, sector: int) -> list[Threat]:
    """Those whose main standee is there (VAN-THREAT-02)."""
    return [threat for threat in g.threats if threat.sector == sector]


def threats_near(g: Vanguard, sector: int) -> list[Threat]:
    """In the Sector or in a connected one."""
    if not g.threats:
        return []
    around = (sector, *connected(g, sector))
    return [threat for threat in g.threats if threat.sector in around]
