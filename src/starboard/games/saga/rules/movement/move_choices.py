"""What a model may choose when it moves, and why a square next to it is not on offer (SAGA-MOVE-01 to SAGA-MOVE-16).

Every question is asked of the board as the model walks on it (`walking_layout`).

An option is "stay", where the movement ends where the model stands; ("to", x, y), a walk by the shortest way that ends
there; ("step", x, y), a single step after which the player is asked again; ("leave", x, y), a walk off the board;
("break-away", x, y), the first step of a Break Away. Places are those of the north-west square of the base.
"""

from typing import Final

from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.squares import Base, list_of
from starboard.games.saga.geometry.walking import enters, steps
from starboard.games.saga.rules.features.belt_squares import ride
from starboard.games.saga.rules.lookups import MERCENARIES, NEXUS, profile
from starboard.games.saga.rules.movement.movement import (
    AnyWalks,
    facings_after,
    facings_at_first,
    is_dark_for,
    no_stopping,
    walks_on,
)
from starboard.games.saga.rules.places import (
    Place,
    base_of,
    front_arcs_of_enemies,
    place_of,
    square_of,
)
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import Blocked, Payload, Refusal

STAY, TO, STEP, LEAVE, BREAK_AWAY = "stay", "to", "step", "leave", "break-away"

OCCUPIED: Final = Refusal("SAGA-MOVE-05", "square-occupied")
NARROW: Final = Refusal("SAGA-MOVE-06", "corner-too-narrow")
ON_A_POINT: Final = Refusal("SAGA-MOVE-09", "no-stop-on-a-point")
STRAIGHT_AHEAD: Final = Refusal("SAGA-DARK-06", "only-straight-ahead")
IN_A_FRONT_ARC: Final = Refusal("SAGA-MOVE-08", "in-a-front-arc")
CANNOT_BREAK_AWAY: Final = Refusal("SAGA-BREAK-01", "cannot-break-away")
NOT_HERE: Final = Refusal("SAGA-MISSION-11", "no-agent-ends-here")
INTO_A_FRONT_ARC: Final = Refusal("SAGA-BREAK-02", "first-square-in-a-front-arc")


class Course:
    """A movement while it is being decided: what is left of it and what binds it."""

    __slots__ = ("_bound", "_going", "_on", "blocked", "exits", "facings", "instead", "left", "slip_past", "slipping")

    def __init__(self, left: int, exits: list[Place] | None = None, slipping: bool = False) -> None:
        self.left = left
        self.exits = exits or []  # where it may leave the board (SAGA-MOVE-14)
        self.slipping = slipping
        self.slip_past = ""  # what lets it go on from a front arc once
        self.facings: list[int] | None = None  # what binds it in the dark once it has moved
        self.instead: list[Payload] = []  # what may be chosen instead of moving, before the first square
        self.blocked: Blocked = []  # and what may not
        self._on: Layout | None = None
        self._bound: list[int] | None = None
        self._going: AnyWalks | None = None

    def going(self, g: Saga, model: Model, now: Layout) -> AnyWalks:
        """Everywhere it can walk to; while nothing has moved and the same binds it, it is asked once."""
        if self._going is None or self._on is not now or self._bound is not self.facings:
            self._on, self._bound = now, self.facings
            self._going = walks_on(g, model, now, self.left, self.facings, self.slipping)
        return self._going

    def begun(self, facings: list[int], squares: int) -> None:
        """It has gone so many squares."""
        self.facings = facings
        self.left = max(0, self.left - squares)  # a belt may have carried it further
        self.instead, self.blocked = [], []
        self._on = self._going = None


def about_move(model: Model, course: Course) -> dict[str, Payload]:
    """What a question about a movement says of it: all that is needed to find its ways again."""
    about: dict[str, Payload] = {"who": model.name, "left": course.left}
    if course.facings is not None:
        about["facings"] = tuple(course.facings)
    if course.slipping:
        about["slipping"] = 1
    return about


def next_moves(g: Saga, model: Model, now: Layout, course: Course) -> list[Payload]:
    """Everything it may do next; who can neither go on nor end here stays all the same."""
    found = _walks_and_stay(g, model, now, course)
    return (found or [STAY]) + course.instead


def _walks_and_stay(g: Saga, model: Model, now: Layout, course: Course) -> list[Payload]:
    found: list[Payload] = []
    if may_end_here(g, model):
        found.append(STAY)
    if not course.left:
        return found + [(TO, *place) for place in further_by_belt(g, model, now, course)]
    found += [(TO, x, y) for x, y in goals(g, model, now, course)]
    found += [(TO, x, y) for x, y in further_by_belt(g, model, now, course)]
    found += [(STEP, x, y) for x, y in single_steps(g, model, now, course)]
    found += [(LEAVE, x, y) for x, y in ways_out(g, model, now, course)]
    return found


def may_end_here(g: Saga, model: Model) -> bool:
    """A Mercenary that crosses a Reinforcement Point has to go on (SAGA-MOVE-09).

    An Agent that already stands where the mission lets none end may stay there.
    """
    if model.side == NEXUS and not g.moved:
        return True
    return not base_of(g, model).mask & no_stopping(g, model)


def goals(g: Saga, model: Model, now: Layout, course: Course) -> list[Place]:
    """Where its movement may end, the square it stands on aside."""
    going = course.going(g, model, now)
    width = g.width
    return [(corner % width, corner // width) for corner in list_of(going.ends & ~(1 << going.start))]


def further_by_belt(g: Saga, model: Model, now: Layout, course: Course) -> list[Place]:
    """The squares that it reaches only because it rides on a belt."""
    riding = ride(g, model, now, course.left, course.slipping)[course.left :]
    return [place for place in riding if not base_of(g, model, place).mask & no_stopping(g, model)]


def single_steps(g: Saga, model: Model, now: Layout, course: Course) -> list[Place]:
    """The neighbouring squares after which it can still go on: for whoever wants to choose each square."""
    if course.left < 2:
        return []
    base = base_of(g, model)
    arcs = 0 if course.slipping else front_arcs_of_enemies(g, model, now)
    barred = no_stopping(g, model)
    corners, width = steps(now, base), g.width
    if len(base.squares) == 1:
        corners &= ~arcs  # where it would go no further (SAGA-MOVE-07)
        if not corners & barred and not is_dark_for(model, now, base):
            return [(corner % width, corner // width) for corner in list_of(corners)]
    facings = course.facings or facings_at_first(g, model, now)
    found: list[Place] = []
    for place in [(corner % width, corner // width) for corner in list_of(corners)]:
        there = base_of(g, model, place)
        if enters(base, there, arcs):
            continue
        bound = facings_after(model, now, base, there, facings)
        if not bound:
            continue
        if not there.mask & barred or _goes_on(g, model, now, course, base, place, bound):
            found.append(place)
    return found


def _goes_on(g: Saga, model: Model, now: Layout, course: Course, base: Base, place: Place, bound: list[int]) -> bool:
    """Whether a movement leads on from a neighbouring square on which it may not end."""
    there = base_of(g, model, place)
    now.move_model(base.mask, there.mask)
    onward = walks_on(g, model, now, course.left - 1, bound, course.slipping, at=place)
    now.move_model(there.mask, base.mask)
    return onward.ends & ~(1 << onward.start) != 0  # SAGA-MOVE-10


def ways_out(g: Saga, model: Model, now: Layout, course: Course) -> list[Place]:
    """The exits it can reach with a square of movement left to spend on leaving (SAGA-MOVE-14)."""
    if not course.exits:
        return []
    going = walks_on(g, model, now, course.left - 1, course.facings, course.slipping)
    arcs = 0 if course.slipping else front_arcs_of_enemies(g, model, now)
    found: list[Place] = []
    for place in course.exits:
        corner = square_of(g, place)
        stopped = corner != going.start and base_of(g, model, place).mask & arcs
        if going.ends >> corner & 1 and not stopped:
            found.append(place)
    return found


# --- why not ---


def why_not_next_to_it(g: Saga, model: Model, now: Layout, course: Course) -> Blocked:
    """For every square next to it, and every Reinforcement Point in reach, why its movement cannot go or end there.

    Walls need no reason.
    """
    if not course.left:
        return course.blocked
    ends = goals(g, model, now, course)
    going = course.going(g, model, now)
    points = [place_of(g, corner) for corner in list_of(going.reached & ~going.ends)]
    why_not = ON_A_POINT if model.side == MERCENARIES else NOT_HERE
    found: Blocked = [((TO, *place), why_not) for place in points]
    base = base_of(g, model)
    for place in _neighbours(g, model):
        if place not in ends and place not in points and not base_of(g, model, place).mask & now.walls:
            found.append(((TO, *place), _why_no_step(g, model, now, base, place)))
    return found + course.blocked


def _neighbours(g: Saga, model: Model) -> list[Place]:
    """The places one step away that are on the map, in reading order."""
    assert model.at is not None
    x, y = model.at
    size = profile(model).size
    places = [(x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy]
    return [(x, y) for x, y in places if 0 <= x <= g.width - size and 0 <= y <= g.height - size]


def _why_no_step(g: Saga, model: Model, now: Layout, base: Base, place: Place) -> Refusal:
    there = base_of(g, model, place)
    if model.side == NEXUS and there.mask & no_stopping(g, model):
        return NOT_HERE
    if there.mask & ~base.mask & ~now.free:
        return OCCUPIED
    if not steps(now, base) >> square_of(g, place) & 1:
        return NARROW
    if is_dark_for(model, now, base):
        return STRAIGHT_AHEAD
    return ON_A_POINT  # it could not go on from there (SAGA-MOVE-10)
