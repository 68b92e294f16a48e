"""Rolling shelves: devices that slide one square and back, and push or crush who stands in the way (decision 30)."""

from typing import Final

from starboard.games.saga.content.mission import Device
from starboard.games.saga.content.mission_script import Saying
from starboard.games.saga.content.modifiers import FLAT
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.squares import Squares
from starboard.games.saga.rules.attacks.flat_attacks import strike
from starboard.games.saga.rules.lookups import MERCENARIES, mercenary_named, on_board, scenery_coded
from starboard.games.saga.rules.missions.feature_numbers import number
from starboard.games.saga.rules.missions.happenings import happened
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.missions.selectors import Bound
from starboard.games.saga.rules.movement.movement import no_stopping
from starboard.games.saga.rules.movement.pushing import moved_by_enemies
from starboard.games.saga.rules.nexus.hand import has_player
from starboard.games.saga.rules.places import Place, base_of, deployed_squares, layout, squares_of
from starboard.games.saga.state.fields import Model, Scenery
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure

SHELVES: Final = "shelves"
RULE: Final = "SAGA-MISSION-12"
TOWARDS: Final = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


class Slide:
    """What would happen if a shelf were moved: where it goes, whom it pushes, whom it crushes."""

    __slots__ = ("crushed", "piece", "pushed", "squares", "way")

    def __init__(self, piece: Scenery, squares: list[Place], way: tuple[int, int]) -> None:
        self.piece, self.squares, self.way = piece, squares, way
        self.pushed: list[Model] = []
        self.crushed: list[Model] = []

    def hits(self, side: str) -> int:
        """How many models of a side are in its way."""
        return len([model for model in self.pushed + self.crushed if model.side == side])


def shelves(g: Saga) -> list[str]:
    """The sliding devices on the board that can be moved: a deployed piece holds a shelf where it is."""
    codes = [device.code for device in mission_of(g).devices if device.slides]
    there = [piece.code for piece in g.scenery if piece.code in codes]
    return [code for code in there if not _entered(g, slide_of(g, code)) & deployed_squares(g)]


def _device(g: Saga, code: str) -> Device:
    for device in mission_of(g).devices:
        if device.code == code:
            return device
    raise KeyError(f"the mission {g.mission} has no device {code}")


def slide_of(g: Saga, code: str, by_enemy: bool = False) -> Slide:
    """Where a shelf goes from where it stands, out or back, and whom that meets; `by_enemy` of the Mercenaries."""
    piece, device = scenery_coded(g, code), _device(g, code)
    dx, dy = TOWARDS[device.slides]
    if piece.squares != list(device.squares):
        dx, dy = -dx, -dy
    slide = Slide(piece, [(x + dx, y + dy) for x, y in piece.squares], (dx, dy))
    now, entered = layout(g), _entered(g, slide)
    for model in on_board(g):
        if base_of(g, model).mask & entered:
            free = _can_be_pushed(g, model, slide, now, by_enemy)
            (slide.pushed if free else slide.crushed).append(model)
    return slide


def _entered(g: Saga, slide: Slide) -> Squares:
    """The squares on which the shelf does not stand yet."""
    return squares_of(g, slide.squares) & ~squares_of(g, slide.piece.squares)


def _can_be_pushed(g: Saga, model: Model, slide: Slide, now: Layout, by_enemy: bool) -> bool:
    """Whether the square beyond it is free; a Mercenary is not pushed onto a Reinforcement Point (SAGA-MOVE-09)."""
    if by_enemy and model.side == MERCENARIES and not moved_by_enemies(g, model):
        return False
    there = base_of(g, model, _beyond(model, slide, number(g, SHELVES, "push"))).mask
    if there & ~(now.free | base_of(g, model).mask):
        return False
    return not there & (no_stopping(g, model) | squares_of(g, slide.squares))


def _beyond(model: Model, slide: Slide, squares: int) -> Place:
    assert model.at is not None
    return model.at[0] + slide.way[0] * squares, model.at[1] + slide.way[1] * squares


# --- moving one ---


def move_shelf(g: Saga, slide: Slide) -> Procedure[None]:
    """Everybody in its way is pushed; if somebody cannot be, those suffer and the shelf stays."""
    code = slide.piece.code
    if slide.crushed:
        names = tuple([model.name for model in slide.crushed])
        tell(g, "shelf-crushes", RULE, shelf=code, who=names)
        for model in slide.crushed:
            happened(g, "struck", at=SHELVES, kind=model.kind, who=model.name)
        yield from strike(g, slide.crushed, number(g, SHELVES, "dice"), FLAT)
        return
    for model in slide.pushed:
        model.at = _beyond(model, slide, number(g, SHELVES, "push"))
        tell(g, "pushed", RULE, who=model.name, at=model.at, by=code)
    _carry_what_lies(g, slide)
    slide.piece.squares = slide.squares
    tell(g, "shelf-rolls", RULE, shelf=code, squares=tuple(slide.squares))


def _carry_what_lies(g: Saga, slide: Slide) -> None:
    """Counters and cards on the floor before a shelf are pushed along, if they would not come under another thing."""
    dx, dy = slide.way
    places = [place for place in slide.squares if place not in slide.piece.squares]
    now = layout(g)
    for x, y in places:
        beyond = (x + dx, y + dy)
        if squares_of(g, [beyond]) & now.crossable:
            for fallen in g.downed:
                fallen.at = beyond if fallen.at == (x, y) else fallen.at
            for card in g.lying:
                card.at = beyond if card.at == (x, y) and not card.piece else card.at


# --- who chooses which ---


def roll_shelf(g: Saga, effect: Saying, bound: Bound) -> Procedure[None]:
    """That side chooses a shelf and moves it to its other place."""
    by_nexus = effect.text("by") != "actor"
    codes = shelves(g)
    if not codes:
        return
    if not by_nexus:
        seat = mercenary_named(g, bound.actor).seat
        code: str = yield Ask(seat, codes, RULE, "slide", about={"who": bound.actor})
    elif has_player(g):
        code = yield Ask(g.nexus.seat, codes, RULE, "slide")
    else:
        code = best_for_the_nexus(g) or codes[0]
        tell(g, "slide-chosen", "SAGA-AN-16", shelf=code)
    yield from move_shelf(g, slide_of(g, code, by_enemy=by_nexus))


def best_for_the_nexus(g: Saga) -> str:
    """The shelf that crushes most Mercenaries, then the one that pushes most, and meets no Agent; "": none does."""
    best, found = (0, 0), ""
    for code in shelves(g):
        slide = slide_of(g, code, by_enemy=True)
        hit = slide.hits(MERCENARIES)
        if hit and hit == len(slide.pushed + slide.crushed) and (len(slide.crushed), hit) > best:
            best, found = (len(slide.crushed), hit), code
    return found
