"""What to aim for: of all errands, the one most worth its way."""

from typing import Final

from starboard.games.nemesis.bots.care import exploring, health, upkeep
from starboard.games.nemesis.bots.errands import Errand, Plan
from starboard.games.nemesis.bots.odds import encounter_odds, win_odds
from starboard.games.nemesis.bots.reading import Reading, can_repair, free_pods, intruders_in, neighbours, section_rooms
from starboard.games.nemesis.bots.routes import Routes
from starboard.games.nemesis.bots.tasks import objective_errands
from starboard.games.nemesis.bots.wayoff import URGENT, hurried, last_resorts, leaving, preparing

STEP_PRICE: Final = 1.3  # what a card spent on the way is worth against an errand's value …
HOMEWARD: Final = 0.6  # … and a card's way back from there to the pods
FARTHEST: Final = 12.0
OCCUPIED: Final = 60.0  # a Room whose Intruders one cannot get rid of
ELSEWHERE: Final = 0.2  # what is further off now may be gone when one gets there
NOISY: Final = 25.0  # an attempt that an Encounter spoils


def errands(r: Reading, routes: Routes) -> list[Errand]:
    off = leaving(r, routes)
    if hurried(r, routes):
        return off or last_resorts(r)
    return off + objective_errands(r) + health(r) + upkeep(r) + exploring(r) + preparing(r)


def plan(r: Reading, routes: Routes) -> Plan | None:
    """The errand, and the Room for it, most worth the way."""
    best: Plan | None = None
    pods = routes.nearest(section_rooms(r, free_pods(r, unlocked=False)))
    home = Routes(r, pods) if pods else None
    for errand in errands(r, routes):
        for room in errand.rooms:
            if routes.reaches(room):
                score = worth(r, errand, room, routes.cost[room], home)
                if best is None or score > best.score:
                    best = Plan(errand, room, score)
    return best


def worth(r: Reading, errand: Errand, room: int, way: float, home: Routes | None) -> float:
    """An errand's value in a certain Room, less the way, the obstacles there and the way back."""
    score = errand.value - STEP_PRICE * way
    if r.malfunction[room] and errand.deed == "room":
        score -= 8.0 if can_repair(r) else 20.0
    if room != r.room and errand.deed:
        score -= occupied(r, room) * (1.0 if room in neighbours(r, r.room) else ELSEWHERE)
    if errand.name in URGENT:
        score -= NOISY * encounter_odds(r, room)
    elif home is not None:
        score -= HOMEWARD * min(FARTHEST, home.cost[room])
    return score


def occupied(r: Reading, room: int) -> float:
    """Nothing is done in a Room before its Intruders are gone."""
    here = intruders_in(r, room)
    return OCCUPIED * (1 - win_odds(r, here, len(r.cards) - 1)) if here else 0.0


def lacks_repair(r: Reading, aim: Plan | None) -> bool:
    """Whether one stands before a broken Room one needs, with nothing to mend it."""
    if aim is None or aim.room != r.room or can_repair(r) or not r.malfunction[r.room]:
        return False
    return aim.errand.deed == "room" or r.tiles[r.room] in ("evac-a", "evac-b")
