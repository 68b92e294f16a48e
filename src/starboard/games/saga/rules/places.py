"""The board as the geometry sees it: squares as numbers, what stands where now.

The state names a place (column, row), as players and screens do; the geometry counts squares (SAGA-GEOM-01). A layout
is made when something is asked of the board, and made again after something on it has changed.
"""

from functools import lru_cache
from threading import local
from typing import Final

from starboard.games.saga.content.deployables import DEPLOYABLES
from starboard.games.saga.content.scenery import BLOCKING, CLEAR
from starboard.games.saga.geometry.arcs import front_arc
from starboard.games.saga.geometry.layout import Layout, Piece
from starboard.games.saga.geometry.squares import Base, Board, Square, Squares, board_of
from starboard.games.saga.rules.lookups import enemies_of
from starboard.games.saga.rules.missions.bars import FRONT_ARC, barred
from starboard.games.saga.rules.profiles import PROFILES
from starboard.games.saga.rules.readings import LEANING_FOR_A_CLEAR_SHOT
from starboard.games.saga.state.fields import Door, Model, Scenery
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import Payload

Place = tuple[int, int]  # column and row

FACING: Final = {"north": 0, "east": 1, "south": 2, "west": 3}
FACINGS: Final = ("north", "east", "south", "west")
IGNORING_DARKNESS: Final = ("ev-daylight",)
LARGE: Final = {card: printed.size for card, printed in PROFILES.items() if printed.size > 1}  # SAGA-LARGE-01


@lru_cache(maxsize=256)
def _board(rows: tuple[str, ...]) -> Board:
    """The same revealed map is the same board, and keeps what was worked out on it."""
    return board_of(list(rows))


class _Asked:
    """A board that was asked for. It never changes: other threads may ask for theirs meanwhile."""

    __slots__ = ("board", "ground")

    def __init__(self, ground: list[str]) -> None:
        self.ground = list(ground)
        self.board = _board(tuple(ground))


_latest: Final = [_Asked(["."])]  # the last: for a long time it is the same one


def board(g: Saga) -> Board:
    """The revealed map; what is not revealed is wall (SAGA-LOS-07)."""
    latest = _latest[0]
    if g.ground != latest.ground:
        latest = _latest[0] = _Asked(g.ground)
    return latest.board


def square_of(g: Saga, place: Place) -> Square:
    return place[1] * g.width + place[0]


def place_of(g: Saga, square: Square) -> Place:
    return square % g.width, square // g.width


def squares_of(g: Saga, places: list[Place]) -> Squares:
    found, width = 0, g.width
    for place in places:
        found |= 1 << place[1] * width + place[0]
    return found


def base_of(g: Saga, model: Model, at: Place | None = None) -> Base:
    """The squares under a model, where it stands or as if it stood at `at` (SAGA-GEOM-03)."""
    place = at or model.at
    assert place is not None, f"{model.name} is not on the board"
    known, width = _latest[0].board, g.width  # of any map of this size
    if known.width != width or known.height != g.height:
        known = board(g)
    if model.kind not in LARGE:
        return known.singles[place[1] * width + place[0]]
    size = LARGE[model.kind]
    return known.base(place[1] * width + place[0], size, size)


def bases_of(g: Saga, models: list[Model]) -> list[Base]:
    """The squares under each of these models, which all stand on the board."""
    known, width = _latest[0].board, g.width
    if known.width != width or known.height != g.height:
        known = board(g)
    singles = known.singles
    found: list[Base] = []
    for model in models:
        place = model.at
        assert place is not None, f"{model.name} is not on the board"
        found.append(base_of(g, model) if model.kind in LARGE else singles[place[1] * width + place[0]])
    return found


def _under_everybody(g: Saga) -> Squares:
    """All squares on which a model stands that can be in the way of another (SAGA-GEOM-07)."""
    found, width = 0, g.width
    for who in g.mercenaries:
        place = who.model.at
        if place is not None:
            found |= 1 << place[1] * width + place[0]
    for enemy in g.enemies:
        place = enemy.at
        if place is not None:
            if enemy.kind in LARGE:
                found |= base_of(g, enemy).mask
            else:
                found |= 1 << place[1] * width + place[0]
    for ally in g.allies:
        found |= base_of(g, ally).mask
    return found


_bases: Final[dict[tuple[int, int, tuple[Place, ...]], Base]] = {}
MOST_BASES: Final = 5000


def base_on(g: Saga, places: list[Place]) -> Base:
    """The squares of a door, a piece of scenery or a point."""
    if len(places) == 1:
        return board(g).singles[square_of(g, places[0])]
    key = (g.width, g.height, tuple(places))
    found = _bases.get(key)
    if found is None:
        if len(_bases) >= MOST_BASES:
            _bases.clear()
        found = _bases[key] = board(g).base_of(squares_of(g, places))
    return found


def facing_of(model: Model) -> int:
    return FACING[model.facing]


def closed(door: Door) -> bool:
    return not door.open and not door.destroyed


def deployed_squares(g: Saga) -> Squares:
    """The squares of deployed pieces (SAGA-DEPLOY-05)."""
    found = 0
    for piece in g.deployed:
        if piece.at is not None:
            found |= base_of(g, piece).mask
    return found


def layout(g: Saga) -> Layout:
    """What stands on the board now. Whoever moves a model on it to try something out puts it back again."""
    last: _LaidOut | None = getattr(_of_thread, "last", None)
    if last is None:
        last = _of_thread.last = _LaidOut(Layout(board_of(["."])))
    things = _things(g, last)
    mercenaries, enemies = [who.model.at for who in g.mercenaries], [enemy.at for enemy in g.enemies]
    if (
        things is not last.things
        or mercenaries != last.mercenaries
        or enemies != last.places
        or g.enemies != last.enemies
        or g.allies
    ):
        last.mercenaries, last.places, last.enemies = mercenaries, enemies, list(g.enemies)
        models = _under_everybody(g)
        if last.things is not things or last.whole.models != models:
            last.things, last.whole = things, things.with_models(models)
    return last.whole


class _LaidOut:
    """What a thread laid out last, as it was then: for a long time it is the same.

    A model keeps its size. A piece keeps its sight, and gets another list of squares when it is moved.
    """

    __slots__ = (
        "darkness", "deployed", "doors", "enemies", "ground", "layout", "mercenaries", "options", "places", "scenery",
        "squares", "things", "whole",
    )  # fmt: skip

    def __init__(self, layout: Layout) -> None:
        self.layout = self.things = self.whole = layout  # things alone; and the whole board, of which things
        self.mercenaries: list[Place | None] = []  # where each stood
        self.enemies: list[Model] = []
        self.places: list[Place | None] = []  # where each stood
        self.ground: list[str] = []
        self.options: list[str] = []
        self.scenery: list[Scenery] = []
        self.squares: list[list[Place]] = []  # of each piece of scenery
        self.doors: list[list[Place]] = []  # the squares of each closed one
        self.deployed: list[tuple[str, str, Place | None]] = []
        self.darkness: list[Place] = []


_of_thread: Final = local()  # a server reads tables aside while it plays others, and models are moved on a layout
_known_things: Final[dict[tuple[Payload, ...], Layout]] = {}
MOST_KNOWN: Final = 200


def _things(g: Saga, last: _LaidOut) -> Layout:
    """Everything but the models, which seldom changes: the same things are the same layout."""
    doors = [door.squares for door in g.doors if not door.open and not door.destroyed]
    deployed = [(one.name, one.kind, one.at) for one in g.deployed] if g.deployed else []
    darkness = [one.at for one in g.darkness] if g.darkness and not _daylight(g) else []
    if (
        g.scenery == last.scenery
        and [one.squares for one in g.scenery] == last.squares
        and doors == last.doors
        and deployed == last.deployed
        and darkness == last.darkness
        and g.ground == last.ground
        and g.options == last.options
    ):
        return last.layout
    last.ground, last.options, last.scenery = list(g.ground), list(g.options), list(g.scenery)
    last.squares = [one.squares for one in g.scenery]
    last.doors, last.deployed, last.darkness = doors, deployed, darkness
    last.layout = _looked_up(g, last)
    return last.layout


def _looked_up(g: Saga, now: _LaidOut) -> Layout:
    key = (
        tuple(now.ground),
        tuple([(one.code, one.sight, tuple(one.squares)) for one in now.scenery]),
        tuple([tuple(squares) for squares in now.doors]),
        tuple(now.deployed),
        tuple(now.darkness),
        LEANING_FOR_A_CLEAR_SHOT in now.options,
    )
    found = _known_things.get(key)
    if found is None:
        if len(_known_things) >= MOST_KNOWN:
            _known_things.clear()
        found = _known_things[key] = _lay_out(g)
        found.leans_anyway = LEANING_FOR_A_CLEAR_SHOT in now.options
    return found


def _lay_out(g: Saga) -> Layout:
    glass = 0
    pieces: list[Piece] = []
    for scenery in g.scenery:
        base = base_on(g, scenery.squares)
        if scenery.sight == CLEAR:
            glass |= base.mask
        else:
            pieces.append(Piece(scenery.code, base, scenery.sight == BLOCKING))
    for model in g.deployed:
        if model.at is not None:
            pieces.append(Piece(model.name, base_of(g, model), DEPLOYABLES[model.kind].sight == BLOCKING))
    doors = [squares_of(g, door.squares) for door in g.doors if closed(door)]
    counters = [] if _daylight(g) else [square_of(g, counter.at) for counter in g.darkness]
    return Layout(board(g), doors, 0, glass, 0, pieces, counters)


def _daylight(g: Saga) -> bool:
    """Whether a card in play makes everybody ignore darkness counters (SAGA-DARK-01)."""
    return bool(g.darkness) and any([one.card in IGNORING_DARKNESS for one in g.nexus.in_play])


def front_arcs_of_enemies(g: Saga, model: Model, now: Layout) -> Squares:
    """Every square in the front arc of an enemy (SAGA-ARC-06), unless the mission keeps that one from having any."""
    arcs, bars = 0, bool(g.bars)
    enemies = enemies_of(g, model)
    for enemy, base in zip(enemies, bases_of(g, enemies), strict=True):
        if not bars or not barred(g, enemy, FRONT_ARC):
            arcs |= front_arc(now, base, FACING[enemy.facing])
    return arcs


def engaged(g: Saga, model: Model, now: Layout) -> bool:
    """Whether it stands in the front arc of an enemy (SAGA-ARC-06)."""
    return model.at is not None and in_front_arc_of_enemy(g, model, base_of(g, model), now)


def in_front_arc_of_enemy(g: Saga, model: Model, here: Base, now: Layout) -> bool:
    """The same if it stood on these squares; `now` has its enemies where they are."""
    near = now.adjacent_squares(here)
    if not near & now.models:
        return False
    bars, enemies = bool(g.bars), enemies_of(g, model)
    for enemy, base in zip(enemies, bases_of(g, enemies), strict=True):
        if not base.mask & near or (bars and barred(g, enemy, FRONT_ARC)):
            continue
        if front_arc(now, base, FACING[enemy.facing]) & here.mask:
            return True
    return False
