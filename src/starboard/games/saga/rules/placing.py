"""The Mercenaries come onto the board at the start of a mission (SAGA-SETUP-05, SAGA-SETUP-12, SAGA-SETUP-14)."""

from starboard.games.saga.geometry.squares import list_of
from starboard.games.saga.geometry.walking import distance
from starboard.games.saga.rules.lookups import mercenary_named, playing
from starboard.games.saga.rules.movement.movement import turn
from starboard.games.saga.rules.movement.passing import point_squares
from starboard.games.saga.rules.places import FACINGS, Place, base_on, board, layout, place_of
from starboard.games.saga.state.fields import Mercenary
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import CHECKPOINT, Ask, Procedure


def place_mercenaries(g: Saga, facing: str = "") -> Procedure[None]:
    """One on the start position, the others one by one as near to it as possible (SAGA-SETUP-05, SAGA-SETUP-14).

    Who comes next is chosen by the player of the first that still waits; its own player chooses square and facing,
    unless the mission says where all look.
    """
    while waiting := [who.model.name for who in playing(g) if who.model.at is None]:
        seat = mercenary_named(g, waiting[0]).seat
        name: str = yield Ask(seat, waiting, "SAGA-SETUP-05", "placing")
        who = mercenary_named(g, name)
        squares = [g.start] if nobody_placed(g) else nearest_squares(g)
        yield from _place(g, who, squares, facing)
        yield CHECKPOINT


def nobody_placed(g: Saga) -> bool:
    return not any([who.model.at is not None for who in playing(g)])


def nearest_squares(g: Saga) -> list[Place]:
    """The free squares, no Reinforcement Points, that are fewest steps from the start position (SAGA-SETUP-14)."""
    now = layout(g)
    start = base_on(g, [g.start])
    free = list_of(now.free & ~point_squares(g))
    steps = [distance(now, start, board(g).base(square)) for square in free]
    least = min(steps)
    return [place_of(g, square) for square, count in zip(free, steps, strict=True) if count == least]


def _place(g: Saga, who: Mercenary, squares: list[Place], given: str) -> Procedure[None]:
    about = {"who": who.model.name}
    at: Place = yield Ask(who.seat, squares, "SAGA-SETUP-14", "start-square", about=about)
    who.model.at = at
    tell(g, "placed", "SAGA-SETUP-05", who=who.model.name, kind=who.model.kind, at=at, facing=who.model.facing)
    facing: str = yield Ask(who.seat, [given] if given else FACINGS, "SAGA-SETUP-12", "facing", about=about)
    turn(g, who.model, facing, "SAGA-SETUP-12")
