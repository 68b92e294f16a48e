"""The main question: what to do now. Deeds on the spot, then the errand one is on, else pass."""

from dataclasses import dataclass
from typing import Final

from starboard.games.nemesis.bots.combat import fight_or_flee, way_out
from starboard.games.nemesis.bots.deeds import deeds_here
from starboard.games.nemesis.bots.errands import Plan
from starboard.games.nemesis.bots.goals import plan
from starboard.games.nemesis.bots.odds import attacks_cost, burn_cost, entry_odds, win_odds
from starboard.games.nemesis.bots.reading import (
    Reading,
    at_a_computer,
    intruders_in,
    neighbours,
    quiet_places,
    turns_left,
)
from starboard.games.nemesis.bots.routes import Routes, entry_cost, meeting, night_after_moving, night_cost
from starboard.games.nemesis.bots.wayoff import URGENT

REPAIRS: Final = (
    "card:fast-repairs", "card:ingenuity", "card:repairs", "item:tools", "item:duct-tape", "card:basic-repairs",
)  # fmt: skip
BURNING: Final = 4.0  # what one may suffer for staying where one wants to be
ESCAPE: Final = 8.0  # what getting out of a Fire may cost
HASTE: Final = 2.0  # what getting on with the last card is worth
GOAL_FIRST: Final = 20.0
CARE: Final = 0.8  # what a second card for a careful step is worth


@dataclass(frozen=True)
class Decision:
    """What to do and, if that is to walk, where to."""

    option: str
    room: int = 0


PASS: Final = Decision("pass")


def choose_action(r: Reading, options: list[str]) -> Decision:
    routes = Routes(r)
    aim = plan(r, routes)
    if intruders_in(r, r.room):
        return Decision(fight_or_flee(r, options, routes, aim), way_out(r, routes, aim, []))
    urgent = aim is not None and aim.errand.name in URGENT
    last_action = r.fire[r.room] and (r.view["actions"] == 1 or len(r.cards) <= 2)
    onward = on_errand(r, options, routes, aim)
    if not (last_action and onward and onward.room):
        found = goal_now(r, options, aim) or deeds_here(r, options, urgent, onward is not None)
        if found:
            return Decision(found)
    return onward or turn_in(r, options) or PASS


def turn_in(r: Reading, options: list[str]) -> Decision | None:
    """Before passing: a quieter place for the Event Phase, if one is next door."""
    return how_to_walk(r, options, quieter_place(r))


def quieter_place(r: Reading) -> int:
    """The neighbouring Room whose better night is worth the way, or 0."""
    here = night_cost(r, r.room)
    best, best_gain = 0, 0.5
    for room in neighbours(r, r.room):
        if not intruders_in(r, room):
            gain = here - night_after_moving(r, room) - entry_cost(r, room)
            if gain > best_gain:
                best, best_gain = room, gain
    return best


def on_errand(r: Reading, options: list[str], routes: Routes, aim: Plan | None) -> Decision | None:
    """The deed at its Room, or the next step towards it; nothing when neither makes sense now."""
    if aim is None or (aim.score <= 0 and not r.fire[r.room] and turns_left(r) > 2):
        return leave_fire(r, options, routes)
    if aim.room == r.room:
        deed = deed_at_goal(r, options, aim)
        if deed or (aim.errand.name in URGENT and burn_cost(r) < BURNING):
            return Decision(deed) if deed else None
        return leave_fire(r, options, routes)
    urgent = aim.errand.name in URGENT and routes.first[aim.room] != aim.room
    return how_to_walk(r, options, routes.first[aim.room], urgent) or leave_fire(r, options, routes)


def goal_now(r: Reading, options: list[str], aim: Plan | None) -> str:
    """What one came for goes first once it can be done."""
    if aim is None or aim.room != r.room or aim.errand.value < GOAL_FIRST:
        return ""
    return deed_at_goal(r, options, aim)


def deed_at_goal(r: Reading, options: list[str], aim: Plan) -> str:
    """How to do what one came for with what one has."""
    deed = aim.errand.deed
    if deed == "engine":
        return engine_work(r, options)
    if deed == "mend":
        return first_of(REPAIRS, options)
    if deed != "room":
        return deed if deed in options else ""
    if r.malfunction[r.room]:
        return first_of(REPAIRS, options)
    return first_of((*room_cards(r), "room"), options)


def room_cards(r: Reading) -> tuple[str, ...]:
    """Cards that use the Room one is in for less than the Action's two cards."""
    if at_a_computer(r):
        return ("card:computer-skills", "card:piloting", "card:blocking-access")
    return ("card:piloting",) if r.tiles[r.room] == "cockpit" else ("card:old-friend",)


def engine_work(r: Reading, options: list[str]) -> str:
    """A repair settles it; otherwise have a look, unless one knows already."""
    number = {19: 3, 20: 2, 21: 1}[r.room]
    repair = first_of(REPAIRS, options)
    if repair and not r.malfunction[r.room]:
        return repair
    if r.view["engines"][number] == "damaged":
        return repair
    return "room" if "room" in options else repair


def first_of(wanted: tuple[str, ...], options: list[str]) -> str:
    return next((option for option in wanted if option in options), "")


# --- Walking ---


def how_to_walk(r: Reading, options: list[str], room: int, urgent: bool = False) -> Decision | None:
    """Careful, silent or plain: how to take a step, or nothing if it had better wait."""
    if not room or not worth_entering(r, room, urgent):
        return None
    odds = entry_odds(r, room)
    if odds * meeting(r) > CARE and len(r.cards) >= 3:
        if "card:reconnaissance" in options:
            return Decision("card:reconnaissance", room)
        if "careful" in options and quiet_places(r, room):
            return Decision("careful", room)
    if "move" not in options or reckless(r, room, odds):
        return None
    return Decision("move", room)


def worth_entering(r: Reading, room: int, urgent: bool) -> bool:
    """Into a Room with Intruders only to win the fight, or late and with cards enough to run on."""
    waiting = intruders_in(r, room)
    if not waiting or turns_left(r) <= 1:
        return True
    shots = len(r.cards) - 1
    if win_odds(r, waiting, shots) >= r.temper.nerve:
        return True
    return shots >= 2 and (turns_left(r) <= 3 or (urgent and attacks_cost(r, waiting) < 12.0))


def reckless(r: Reading, room: int, odds: float) -> bool:
    """Meeting something with an empty hand, or spending the night in a worse place, is worse than being late."""
    left = len(r.cards) - 1
    if turns_left(r) <= 2 or r.fire[r.room] or left > 1:
        return False
    if left == 1:
        return odds > 0.5
    worse = night_after_moving(r, room) - night_cost(r, r.room)
    return meeting(r) * odds + worse > HASTE


def leave_fire(r: Reading, options: list[str], routes: Routes) -> Decision | None:
    """Out of a burning Room into the safest one next to it."""
    if not r.fire[r.room]:
        return None
    near = [room for room in neighbours(r, r.room) if not r.fire[room] and routes.cost[room] < ESCAPE]
    return how_to_walk(r, options, routes.nearest(near))
