"""Revealing zones: the tiles, scenery, doors, models and counters behind a door (SAGA-ZONE-01 to SAGA-ZONE-08)."""

from collections.abc import Callable
from typing import Final

from starboard.games.saga.content.agents import AGENTS
from starboard.games.saga.geometry.ranges import straight_line
from starboard.games.saga.geometry.squares import list_of
from starboard.games.saga.geometry.walking import distance
from starboard.games.saga.rules.lookups import NEXUS
from starboard.games.saga.rules.miniatures import miniatures_left
from starboard.games.saga.rules.missions.absent_models import is_absent
from starboard.games.saga.rules.missions.happenings import happened
from starboard.games.saga.rules.nexus.choice import choose
from starboard.games.saga.rules.places import Place, base_on, board, layout, place_of, squares_of
from starboard.games.saga.state.fields import Darkness, Door, Model, Point, Scenery
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Payload, Procedure

WALL: Final = "#"
NOBODY: Final = "nobody"


class Printed:
    """A model that the map shows: its kind, where it stands and where it looks; a Boss has a name of its own."""

    __slots__ = ("at", "facing", "kind", "name")

    def __init__(self, kind: str, at: Place, facing: str, name: str = "") -> None:
        self.kind, self.at, self.facing, self.name = kind, at, facing, name


class Zone:
    """What comes with a zone: its letter on the map, its squares and everything on them.

    `progress` is what its progress entry does, if it has one (SAGA-ZONE-03).
    """

    __slots__ = ("darkness", "doors", "letter", "models", "points", "progress", "scenery", "squares")

    def __init__(self, letter: str, squares: list[Place]) -> None:
        self.letter, self.squares = letter, squares
        self.scenery: list[Scenery] = []
        self.doors: list[Door] = []
        self.points: list[Point] = []
        self.darkness: list[Darkness] = []
        self.models: list[Printed] = []
        self.progress: Callable[[Saga], Procedure[None]] | None = None


class Chart:
    """The map of a mission: its zones by letter, and the letters of the zones that each door leads to."""

    __slots__ = ("behind", "zones")

    def __init__(self, zones: dict[str, Zone], behind: dict[str, list[str]]) -> None:
        self.zones, self.behind = zones, behind


CHARTS: Final[dict[str, Chart]] = {}  # by mission
NOTHING_HIDDEN: Final = Chart({}, {})
DRAW_AGAIN: Final[list[Callable[[Saga], Chart]]] = []  # filled by `setup`, which knows how


def chart_of(g: Saga) -> Chart:
    """The map of the table's mission. That of a mission from elsewhere is drawn again if it is no longer kept."""
    found = CHARTS.get(g.mission)
    if found is None:
        return DRAW_AGAIN[0](g) if g.written else NOTHING_HIDDEN
    return found


def unrevealed_behind(g: Saga, door: Door) -> list[str]:
    """The zones that a door leads to and that nobody has seen yet."""
    return [letter for letter in chart_of(g).behind.get(door.code, []) if letter not in g.zones]


def reveal_behind(g: Saga, door: Door) -> Procedure[None]:
    """Mercenaries have opened or destroyed a door: what lies behind is revealed (SAGA-DOOR-06, SAGA-ZONE-02)."""
    for letter in unrevealed_behind(g, door):
        yield from reveal(g, chart_of(g).zones[letter])


def reveal_beyond(g: Saga, code: str) -> Procedure[None]:
    """Mercenaries have broken something: what lies beyond a pane is revealed (docs/decisions/0030)."""
    for letter in chart_of(g).behind.get(code, []):
        if letter not in g.zones:
            yield from reveal(g, chart_of(g).zones[letter])


def reveal(g: Saga, zone: Zone) -> Procedure[None]:
    """Lay out a zone up to its closed doors (SAGA-ZONE-02); it stays revealed for good (SAGA-ZONE-05).

    Its points can be used from now on (SAGA-ZONE-04), and its models have their arcs at once (SAGA-ZONE-07).
    """
    _lay_tiles(g, zone)
    g.zones.append(zone.letter)
    g.scenery += [piece.clone() for piece in zone.scenery]
    known = [door.code for door in g.doors]
    g.doors += [door.clone() for door in zone.doors if door.code not in known]
    g.points += [point.clone() for point in zone.points]
    g.darkness += [counter.clone() for counter in zone.darkness]
    tell(g, "zone-revealed", "SAGA-ZONE-02", zone=zone.letter)
    yield from place_models(g, [printed for printed in zone.models if not is_absent(g, printed.at)])
    happened(g, "revealed", at=zone.letter)
    if zone.progress is not None:
        yield from zone.progress(g)
    for door in zone.doors:
        if door.open:
            yield from reveal_behind(g, door)


def _lay_tiles(g: Saga, zone: Zone) -> None:
    rows = [list(row) for row in g.ground]
    places = list(zone.squares)
    for door in zone.doors:
        places += door.squares
    for x, y in places:
        if rows[y][x] == WALL:
            rows[y][x] = zone.letter
    g.ground = ["".join(row) for row in rows]


# --- its models ---


def place_models(g: Saga, models: list[Printed]) -> Procedure[None]:
    """Place the models of the map, then others in the stead of those that have no miniature left (SAGA-ZONE-06).

    Substitutes come last and leave the squares of others that are missing, or two could share a square (SAGA-ZONE-08).
    """
    missing: list[Printed] = []
    for printed in models:
        if printed.kind not in AGENTS or miniatures_left(g, printed.kind) > 0:
            _place(g, printed.kind, printed.at, printed)
        else:
            missing.append(printed)
    for number, printed in enumerate(missing):
        yield from place_substitutes(g, printed, [later.at for later in missing[number + 1 :]])


def _place(g: Saga, kind: str, at: Place, printed: Printed) -> None:
    """A model comes to the board for one that the map shows, and that square is its home wherever it goes."""
    name = printed.name
    if not name:
        g.named += 1
        name = f"{kind.removeprefix('ag-')}-{g.named}"
    g.enemies.append(Model(name, kind, NEXUS, at, printed.facing))
    g.enemies[-1].home = printed.at
    tell(g, "placed", "SAGA-ZONE-02", who=name, kind=kind, at=at, facing=printed.facing)


def substitutes(g: Saga, value: int) -> list[str]:
    """The Agents that can stand in for one of this cost, the dearest first."""
    kinds = [kind for kind in AGENTS if AGENTS[kind].cost <= value and miniatures_left(g, kind) > 0]
    return sorted(kinds, key=lambda kind: -AGENTS[kind].cost)


def place_substitutes(g: Saga, missing: Printed, kept: list[Place]) -> Procedure[None]:
    """Other Agents of no higher cost in all take its place and its facing, the first on its square (SAGA-ZONE-06, -08).

    Further ones stand as near as possible, but not on squares `kept` for others. Where nobody can, the model is
    left out. What is not spent is lost.
    """
    left = AGENTS[missing.kind].cost
    first = True
    while kinds := substitutes(g, left):
        about = {"missing": missing.kind, "left": left}
        options: list[Payload] = [*kinds, NOBODY]
        kind: str = yield from choose(g, options, "SAGA-ZONE-06", "substitute", about)
        if kind == NOBODY:
            return
        near = [missing.at] if first else nearest_free(g, missing.at, kept)
        at: Place = yield from choose(g, list(near), "SAGA-ZONE-08", "substitute-square", {"agent": kind})
        _place(g, kind, at, missing)
        left -= AGENTS[kind].cost
        first = False


def nearest_free(g: Saga, place: Place, kept: list[Place]) -> list[Place]:
    """The free squares fewest steps from a place, but those `kept`, in the order of GEOM-08."""
    now, here = layout(g), base_on(g, [place])
    free = list_of(now.free & ~squares_of(g, kept))
    steps = [(distance(now, here, board(g).base(square)), square) for square in free]
    least = min([count for count, _ in steps])
    near = [square for count, square in steps if count == least]
    near.sort(key=lambda square: (straight_line(here, board(g).base(square)), square))
    return [place_of(g, square) for square in near]
