"""Getting off the ship alive: pods, hibernation, and what has to be done before either is open."""

from typing import Final

from starboard.games.nemesis.bots.errands import Errand
from starboard.games.nemesis.bots.objectives import NEEDS, needs_ship, pursued, work_left
from starboard.games.nemesis.bots.odds import infection_odds
from starboard.games.nemesis.bots.reading import (
    Reading,
    free_pods,
    rooms_of,
    section_rooms,
    self_destructing,
    somebody_sleeps,
    turns_left,
    unexplored,
)
from starboard.games.nemesis.bots.routes import Routes
from starboard.games.nemesis.bots.ship import doubtful_engines, on_course, sleep_odds, wanted_space, working_engines
from starboard.games.nemesis.state.board import COCKPIT, HIBERNATORIUM

URGENT: Final = ("pod", "hibernate")  # errands before which everything else waits
ENGINE_ROOMS: Final = {1: 21, 2: 20, 3: 19}  # printed on the board
NEEDED_ENGINES: Final = 2
LIFE: Final = 70.0  # to leave alive
WAIT, WAIT_A_TURN = 30.0, 8.0  # to be near the pods when they open: with nothing else to do, or growing by the turn
BLAST, BLAST_OVERDUE = 40.0, 60.0  # to start the Self-Destruct, which unlocks the pods
IMPATIENT: Final = 3  # the turn from which one does not wait for others to open the pods
SAFE_ENOUGH: Final = 0.6
BLAST_TURNS: Final = 5  # turns that must be left for the pods to open and to board one


# --- When to go ---


def done(r: Reading) -> bool:
    """Whether staying on board gains nothing any more."""
    left = work_left(r)
    if left == ["planet"]:
        ready = len(working_engines(r)) >= NEEDED_ENGINES and on_course(r)
        return ready or any(NEEDS[card].alone for card in pursued(r))
    return not left


def hurried(r: Reading, routes: Routes) -> bool:
    """Whether it is time to think of nothing but leaving."""
    section = routes.nearest(section_rooms(r, free_pods(r)))
    way = routes.cost[section] if section else 6.0
    return turns_left(r) <= 3 + way / 4 or (bool(section) and doomed(r))


def doomed(r: Reading) -> bool:
    """Whether the ship may break or burn any moment."""
    return r.malfunction.count(True) >= 8 or r.fire.count(True) >= 7


def infection(r: Reading) -> float:
    """The chance not to survive the final scan as things are."""
    infected = "infected" in r.hand or "infected" in r.me["discard"]
    return infection_odds(r.contamination, r.me["larva"], infected)


# --- Where to ---


def leaving(r: Reading, routes: Routes) -> list[Errand]:
    """Pods and hibernation chambers, when there is nothing more to do, no more time or no more strength."""
    found: list[Errand] = []
    if not done(r) and not hurried(r, routes) and r.serious < 2 and r.view["turn"] < r.temper.patience:
        return found
    life = LIFE * (1 - infection(r))
    found.append(Errand("pod", tuple(section_rooms(r, free_pods(r))), life))
    if r.view["hibernation_open"] and sleep_odds(r) >= SAFE_ENOUGH and not must_escape(r):
        found.append(Errand("hibernate", (HIBERNATORIUM,), life * sleep_odds(r)))
    return [errand for errand in found if errand.rooms]


def must_escape(r: Reading) -> bool:
    """Some Items are worth something only in a pod."""
    return any(NEEDS[card].items for card in pursued(r))


def last_resorts(r: Reading) -> list[Errand]:
    """Late, and no safe way off: whatever might still help."""
    found = unlocking(r)
    locked = section_rooms(r, free_pods(r, unlocked=False))
    if locked and self_destructing(r):
        found.append(Errand("wait-for-pod", tuple(locked), 40.0, ""))
    if r.view["hibernation_open"] and not self_destructing(r):
        found.append(Errand("hibernate", (HIBERNATORIUM,), 10.0 + 60.0 * sleep_odds(r)))
    return found or [Errand("find-pods", tuple(unexplored(r)), 30.0, "")]


def preparing(r: Reading) -> list[Errand]:
    """Making sure that there will be a way off."""
    if free_pods(r):
        return []
    found = waiting(r)
    if self_destructing(r):
        return found
    if not needs_ship(r):
        found += unlocking(r)
    if r.view["turn"] >= 5:
        found += steering(r, 12.0)
    return found


def waiting(r: Reading) -> list[Errand]:
    """With the pods while they are still Locked."""
    locked = section_rooms(r, free_pods(r, unlocked=False))
    return [Errand("wait-for-pod", tuple(locked), WAIT if done(r) else WAIT_A_TURN * r.view["turn"], "")]


# --- Opening the pods ---


def unlocking(r: Reading) -> list[Errand]:
    """Hatch Control, or the Self-Destruct, which unlocks all pods on its way."""
    found: list[Errand] = []
    if free_pods(r) or not free_pods(r, unlocked=False):
        return found
    if done(r):
        found.append(Errand("unlock-pod", tuple(rooms_of(r, "hatch-control")), 45.0))
    if may_blast(r):
        found.append(Errand("self-destruct", tuple(rooms_of(r, "generator")), BLAST_OVERDUE if overdue(r) else BLAST))
    return found


def may_blast(r: Reading) -> bool:
    """Whether the Self-Destruct can be started and would leave time to escape."""
    known = section_rooms(r, free_pods(r, unlocked=False))
    return bool(known) and not self_destructing(r) and not somebody_sleeps(r) and turns_left(r) >= BLAST_TURNS


def overdue(r: Reading) -> bool:
    """Whether the pods are still Locked, nothing is about to open them, and one does not need the ship."""
    waited = bool(r.view["turn"] >= IMPATIENT)
    return waited and not needs_ship(r) and not free_pods(r) and not self_destructing(r)


# --- Bringing the ship home ---


def steering(r: Reading, value: float) -> list[Errand]:
    """Coordinates, Destination and Engines, as far as one does not know them to be right."""
    found: list[Errand] = []
    if not wanted_space(r):
        found.append(Errand("check-coordinates", (COCKPIT,), value))
    elif not on_course(r) and not somebody_sleeps(r):
        found.append(Errand("set-destination", (COCKPIT,), value))
    if len(working_engines(r)) < NEEDED_ENGINES:
        rooms = tuple([ENGINE_ROOMS[engine] for engine in doubtful_engines(r)])
        found.append(Errand("engine", rooms, value, "engine"))
    return found
