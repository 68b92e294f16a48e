"""A player moves a model: one question for the whole walk, or one for each step, then the facing (SAGA-MOVE-03)."""

from functools import partial
from typing import Final

from starboard.games.saga.content.hooks import BREAK
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.squares import list_of
from starboard.games.saga.geometry.walking import steps
from starboard.games.saga.rules.characteristics import abilities_in_force
from starboard.games.saga.rules.features.belt_squares import ride
from starboard.games.saga.rules.lookups import MERCENARIES, mercenary_of, seat_of, stunned
from starboard.games.saga.rules.movement.breaking_away import first_squares, free_attacks, held
from starboard.games.saga.rules.movement.move_choices import (
    BREAK_AWAY,
    CANNOT_BREAK_AWAY,
    IN_A_FRONT_ARC,
    INTO_A_FRONT_ARC,
    LEAVE,
    STAY,
    STEP,
    TO,
    Course,
    about_move,
    further_by_belt,
    next_moves,
    why_not_next_to_it,
)
from starboard.games.saga.rules.movement.movement import enter, final_facings, is_dark_for, leave, turn, walk
from starboard.games.saga.rules.movement.passing import walking_layout
from starboard.games.saga.rules.nexus.reactions import react
from starboard.games.saga.rules.places import FACINGS, Place, base_of, engaged, layout, place_of, square_of
from starboard.games.saga.state.fields import Mercenary, Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Blocked, Payload, Procedure, Refusal

HELD: Final = Refusal("SAGA-PSI-01", "held-by-pressure")

SLIPPING_PAST: Final = ("ab-slip",)
HOLDING: Final = ("cr-wrath",)  # who has it cannot Break Away


def move(g: Saga, model: Model, course: Course) -> Procedure[Payload]:
    """It moves in its Turn or activation as its player wants, and chooses its final facing (SAGA-MOVE-01, -03, -08).

    The answer is what was chosen of `course.instead`, or None.
    """
    if engaged(g, model, layout(g)):
        first: Payload = yield from _stay_or_break_away(g, model, course)
        if first in course.instead or model.at is None or stunned(model):
            return first
        if first == STAY:
            yield from choose_facing(g, model, seat_of(g, model))
            return None
    chosen: Payload = yield from go_on(g, model, course, seat_of(g, model))
    return chosen


def _stay_or_break_away(g: Saga, model: Model, course: Course) -> Procedure[Payload]:
    """Who begins in a front arc cannot move freely (SAGA-MOVE-08): it stays, or takes the first step of a Break Away.

    Whatever wounds it has, it makes the step it declared (SAGA-BREAK-05, SAGA-BREAK-07), unless a blow has stunned it:
    then it does nothing more (SAGA-MODEL-06).
    """
    first = [(BREAK_AWAY, *place) for place in break_away_squares(g, model, walking_layout(g, model), course.left)]
    choice: Payload = yield Ask(
        seat_of(g, model),
        [STAY, *first, *course.instead],
        "SAGA-MOVE-08",
        "move",
        about=about_move(model, course),
        blocked=lambda: [*why_no_break_away(g, model, walking_layout(g, model), course.left), *course.blocked],
    )
    if choice == STAY or choice in course.instead:
        return choice
    place = (choice[1], choice[2])
    if model.side == MERCENARIES:
        called_off: bool = yield from react(g, BREAK, {"who": model.name, "to": place})  # SAGA-REACT-01
        if called_off:
            return STAY
    survived: bool = yield from free_attacks(g, model, place)
    if survived and not stunned(model):
        course.begun(walk(g, model, [place]), 1)
    return None


def move_by_effect(g: Saga, model: Model, squares: int, seat: int, slipping: bool = False) -> Procedure[None]:
    """An effect moves it: legal steps, no free attacks; its controller decides path and facing (SAGA-MOVE-15)."""
    yield from go_on(g, model, Course(squares, slipping=slipping), seat)


def enter_and_move(g: Saga, model: Model, entries: list[Place], allowance: int) -> Procedure[None]:
    """It comes onto the board on one of these squares and goes on with the rest of its Move (SAGA-MOVE-12)."""
    seat = seat_of(g, model)
    place: Place = yield Ask(seat, entries, "SAGA-MOVE-12", "entry", about={"who": model.name})
    facing = model.facing
    course = Course(allowance - 1)
    if is_dark_for(model, layout(g), base_of(g, model, place)):
        facing = yield Ask(seat, FACINGS, "SAGA-DARK-08", "facing", about={"who": model.name})
        course.facings = [FACINGS.index(facing)]
    if not enter(g, model, place, facing):
        course.left = 0
    yield from go_on(g, model, course, seat)


def go_on(g: Saga, model: Model, course: Course, seat: int) -> Procedure[Payload]:
    """Ask for goals and steps until the movement ends, then for the facing. The answer is as that of `move`."""
    while True:
        now = walking_layout(g, model)
        choice: Payload = yield Ask(
            seat,
            (),
            "SAGA-MOVE-01",
            "move",
            about=about_move(model, course),
            blocked=lambda: why_not_next_to_it(g, model, walking_layout(g, model), course),
            find=partial(next_moves, g, model, now, course),
        )
        if choice in course.instead:
            return choice
        if choice == STAY:
            break
        place = (choice[1], choice[2])
        path = [place] if choice[0] == STEP else path_to(g, model, now, course, place)
        course.begun(walk(g, model, path, course.facings, course.slipping, now), len(path))
        if choice[0] == LEAVE:
            leave(g, model)
            return None
        if choice[0] == TO:
            slips: bool = yield from _slips_past(g, model, course, seat)
            if not slips:
                break
    yield from choose_facing(g, model, seat, course.facings)
    return None


def slip_past(who: Mercenary) -> str:
    """The ability with which it may go on from a front arc in the Move of its Turn, if it can still use it."""
    found = [card for card in abilities_in_force(who.model) if card in SLIPPING_PAST and card not in who.used]
    return found[0] if found else ""


def _slips_past(g: Saga, model: Model, course: Course, seat: int) -> Procedure[bool]:
    """Whether it goes on although it has entered a front arc (SAGA-MOVE-07), as an ability lets it once a Turn."""
    who, card = mercenary_of(g, model), course.slip_past
    if who is None or not card or not course.left or not engaged(g, model, layout(g)):
        return False
    about = {"who": model.name, "left": course.left}
    answer: str | None = yield Ask(seat, [card], "SAGA-MOVE-07", "slip-past", 0, about=about)
    if answer is None:
        return False
    who.used.append(card)
    course.slip_past = ""
    tell(g, "slipped-past", "SAGA-MOVE-07", who=model.name)
    return True


def path_to(g: Saga, model: Model, now: Layout, course: Course, place: Place) -> list[Place]:
    """The squares of the shortest way, as the table is told them (SAGA-MOVE-04)."""
    if place in further_by_belt(g, model, now, course):
        riding = ride(g, model, now, course.left, course.slipping)
        return riding[: riding.index(place) + 1]
    going = course.going(g, model, now)
    return [place_of(g, corner) for corner in going.path_to(square_of(g, place))]


def choose_facing(g: Saga, model: Model, seat: int, bound: list[int] | None = None) -> Procedure[None]:
    """Its movement has ended, and it chooses its final facing as far as it may (SAGA-MOVE-03)."""
    facing: str = yield Ask(seat, final_facings(g, model, bound), "SAGA-MOVE-03", "facing", about={"who": model.name})
    turn(g, model, facing)


def cannot_break_away(model: Model) -> bool:
    """Whether an ability in force keeps it where it is (SAGA-BREAK-01)."""
    return any([card in HOLDING for card in abilities_in_force(model)])


def break_away_squares(g: Saga, model: Model, now: Layout, allowance: int) -> list[Place]:
    return [] if cannot_break_away(model) else first_squares(g, model, now, allowance)


def why_no_break_away(g: Saga, model: Model, now: Layout, allowance: int) -> Blocked:
    """Why it cannot Break Away over each square next to it, and why it cannot simply walk."""
    bound = cannot_break_away(model)
    first = first_squares(g, model, now, allowance)
    found: Blocked = []
    for corner in list_of(steps(now, base_of(g, model))):
        place = place_of(g, corner)
        if bound:
            found.append(((BREAK_AWAY, *place), CANNOT_BREAK_AWAY))
        elif place not in first:
            found.append(((BREAK_AWAY, *place), HELD if held(model) else INTO_A_FRONT_ARC))
        found.append(((TO, *place), IN_A_FRONT_ARC))
    return found
