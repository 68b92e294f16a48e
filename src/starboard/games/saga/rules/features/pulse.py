"""The pulse of a reactor: like the hand of a clock it strikes one quarter of a zone each Round (feature `pulse`)."""

from typing import Final

from starboard.games.saga.content.mission_script import Saying
from starboard.games.saga.content.modifiers import FLAT, HAZARD
from starboard.games.saga.geometry.squares import Squares
from starboard.games.saga.rules.attacks.attack import attack
from starboard.games.saga.rules.attacks.attack_terms import Attack
from starboard.games.saga.rules.lookups import on_board
from starboard.games.saga.rules.missions.feature_numbers import number, set_parameter
from starboard.games.saga.rules.missions.happenings import happened
from starboard.games.saga.rules.missions.lookups import mission_of, printed_feature
from starboard.games.saga.rules.missions.pieces import Drawn, drawn_on
from starboard.games.saga.rules.places import Place, base_of, base_on, board, layout, squares_of
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Procedure

PULSE: Final = "pulse"
SECTORS: Final = ("north", "east", "south", "west")  # in the order in which they are struck
SKIP, EXTRA, DICE = "skip", "extra", "dice"


def sector_of(g: Saga, now: int) -> str:
    """The quarter that is due in a Round, whatever was left out before; nothing: the pulse has not begun."""
    first = number(g, PULSE, "first-round")
    return SECTORS[(now - first) % len(SECTORS)] if now >= first else ""


def next_sector(g: Saga) -> str:
    """The quarter that comes next, which is always shown; nothing: the pulse has stopped."""
    if printed_feature(g, PULSE) is None or not number(g, PULSE, DICE):
        return ""
    return sector_of(g, max(g.round, number(g, PULSE, "first-round")))


def squares_in(g: Saga, sector: str) -> list[Place]:
    """The squares of the zone in a quarter; those on a diagonal belong to both."""
    printed = _printed(g)
    quarters = printed.worked_out
    if not isinstance(quarters, Quarters):
        quarters = printed.worked_out = Quarters(printed, drawn_on(mission_of(g)))
    return quarters.squares[sector]


class Quarters:
    """The squares of each quarter, which are the same in every Round; nobody changes the lists."""

    __slots__ = ("squares",)

    def __init__(self, printed: Saying, drawn: Drawn) -> None:
        centre = printed.value("centre")
        assert isinstance(centre, tuple) and isinstance(centre[0], int) and isinstance(centre[1], int)
        self.squares: dict[str, list[Place]] = {sector: [] for sector in SECTORS}
        for x, y in drawn.zoned.get(printed.text("zone"), []):
            dx, dy = 2 * x + 1 - 2 * centre[0], 2 * y + 1 - 2 * centre[1]  # in half squares
            for sector, ahead in (("north", -dy), ("east", dx), ("south", dy), ("west", -dx)):
                if ahead >= max(abs(dx), abs(dy)):
                    self.squares[sector].append((x, y))


def _printed(g: Saga) -> Saying:
    printed = printed_feature(g, PULSE)
    assert printed is not None, f"{g.mission} has no pulse"
    return printed


def sheltered(g: Saga) -> Squares:
    """The squares next to something that shelters from it: kinds of scenery, walls by what they are drawn as."""
    shelter, now, map_ = _printed(g).texts("shelter"), layout(g), mission_of(g).board
    found = 0
    for piece in g.scenery:
        if piece.kind in shelter:
            found |= now.adjacent_squares(base_on(g, piece.squares))
    drawn = drawn_on(mission_of(g))
    for x, y in [place for code in shelter for place in drawn.coded.get(code, [])]:
        near = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
        found |= squares_of(g, [place for place in near if map_.has(place)])
    return found


def exposed(g: Saga, sectors: list[str]) -> Squares:
    """The revealed squares of these quarters that nothing shelters."""
    places = [place for sector in sectors for place in squares_in(g, sector)]
    return squares_of(g, places) & board(g).floor & ~sheltered(g)


def squares_to_avoid(g: Saga) -> Squares:
    """Where it would be struck at the end of this Round."""
    sector = next_sector(g)
    return exposed(g, [sector]) if sector else 0


def is_struck(g: Saga, model: Model, where: Squares, safe: Squares) -> bool:
    """A large one is struck if any of its squares is, and sheltered if any of them is."""
    mask = base_of(g, model).mask
    return mask & where != 0 and mask & safe == 0


def strike(g: Saga) -> Procedure[None]:
    """At the start of the End Phase every model in the quarter that is due, and has no shelter, suffers dice.

    What was to happen in this Round alone is over then, whether the pulse has begun or not.
    """
    if printed_feature(g, PULSE) is None:
        return
    skip, extra = number(g, PULSE, SKIP), number(g, PULSE, EXTRA)
    sector, dice = sector_of(g, g.round), number(g, PULSE, DICE)
    if skip:
        set_parameter(g, PULSE, SKIP, skip - 1)
    if extra:
        set_parameter(g, PULSE, EXTRA, 0)
    if not sector or skip or not dice:
        return
    yield from strike_sector(g, sector, dice)
    if extra:
        yield from strike_sector(g, sector_of(g, g.round + 1), dice)


def strike_sector(g: Saga, sector: str, dice: int) -> Procedure[None]:
    """One after the other; who is there is settled before the first is struck."""
    where, safe = squares_of(g, squares_in(g, sector)), sheltered(g)
    victims = [model for model in on_board(g) if is_struck(g, model, where, safe)]
    way = FLAT if _printed(g).text("way") == "ranged" else HAZARD
    tell(g, PULSE, "SAGA-MISSION-12", sector=sector, dice=dice, hit=tuple([model.name for model in victims]))
    for model in victims:
        if model.at is not None:
            yield from attack(g, Attack(None, model, way, dice=dice))
            happened(g, "struck", at=PULSE, kind=model.kind, who=model.name)


def surge(g: Saga) -> None:
    """The Event: in this Round the pulse strikes the next quarter as well."""
    set_parameter(g, PULSE, EXTRA, 1)
