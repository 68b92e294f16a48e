"""Errands: where to go and what to do there, for the Objective, for one's health, and to get off the ship in time."""

from dataclasses import dataclass
from typing import Final

from starboard.bots.nemesis_crew.objectives import (
    NEEDS,
    known_weaknesses,
    needs_ship,
    pursued,
    unfinished,
    work_left,
)
from starboard.bots.nemesis_crew.odds import infection_odds, win_odds
from starboard.bots.nemesis_crew.reading import (
    Reading,
    can_repair,
    free_pods,
    holds,
    intruders_in,
    lying,
    rooms_of,
    section_rooms,
    self_destructing,
    somebody_sleeps,
    turns_left,
    unexplored,
)
from starboard.bots.nemesis_crew.routes import Routes
from starboard.bots.nemesis_crew.ship import doubtful_engines, sleep_odds, wanted_space, working_engines
from starboard.games.nemesis.board import COCKPIT, HIBERNATORIUM
from starboard.games.nemesis.content.weaknesses import SLOTS

ENGINE_ROOMS: Final = {1: 21, 2: 20, 3: 19}  # printed on the board
NEEDED_ENGINES: Final = 2
LATE: Final = 6  # the turn from which one's life comes before the Objective
SAFE_ENOUGH: Final = 0.6
STEP_PRICE: Final = 1.3  # what a card spent on the way is worth against an errand's value


@dataclass(frozen=True)
class Errand:
    """Go to one of the Rooms and do the deed: "room" for its Action, "pick-up", "engine", "drop" or "" to be there."""

    name: str
    rooms: tuple[int, ...]
    value: float
    deed: str = "room"


@dataclass(frozen=True)
class Plan:
    """The errand one is on and the Room it leads to."""

    errand: Errand
    room: int
    score: float


def plan(r: Reading, routes: Routes) -> Plan | None:
    """The errand most worth its way."""
    best: Plan | None = None
    for errand in errands(r, routes):
        room = routes.nearest(list(errand.rooms))
        if not room:
            continue
        score = errand.value - STEP_PRICE * routes.cost[room]
        if r.malfunction[room] and errand.deed == "room":
            score -= 8.0 if can_repair(r) else 20.0
        if room != r.room and errand.deed:
            score -= occupied(r, room)
        if best is None or score > best.score:
            best = Plan(errand, room, score)
    return best


def occupied(r: Reading, room: int) -> float:
    """Nothing is done in a Room before its Intruders are gone."""
    here = intruders_in(r, room)
    return 60.0 * (1 - win_odds(r, here, len(r.cards) - 1)) if here else 0.0


def errands(r: Reading, routes: Routes) -> list[Errand]:
    found = leaving(r, routes)
    if hurried(r, routes):
        return found or last_resorts(r)
    for card in pursued(r):
        for part in unfinished(r, card):
            found += PARTS[part](r, card)
    return found + health(r) + upkeep(r) + exploring(r) + preparing(r)


# --- Getting off the ship ---


def hurried(r: Reading, routes: Routes) -> bool:
    """Whether it is time to think of nothing but leaving."""
    section = routes.nearest(section_rooms(r, free_pods(r)))
    way = routes.cost[section] if section else 6.0
    return turns_left(r) <= 2 + way / 4 or (bool(section) and doomed(r))


def doomed(r: Reading) -> bool:
    """Whether the ship may break or burn any moment."""
    return r.malfunction.count(True) >= 8 or r.fire.count(True) >= 7


def done(r: Reading) -> bool:
    """Whether staying on board gains nothing any more."""
    left = work_left(r)
    return not left or (left == ["planet"] and len(working_engines(r)) >= NEEDED_ENGINES and on_course(r))


def on_course(r: Reading) -> bool:
    return bool(wanted_space(r) == r.view["destination"])


def leaving(r: Reading, routes: Routes) -> list[Errand]:
    """Pods and hibernation chambers, when there is nothing more to do or no more time."""
    found: list[Errand] = []
    if not done(r) and not hurried(r, routes) and r.serious < 2 and r.view["turn"] < LATE:
        return found
    sections = section_rooms(r, free_pods(r))
    if sections:
        found.append(Errand("pod", tuple(sections), 70.0 * (1 - infection(r))))
    if r.view["hibernation_open"] and sleep_odds(r) >= SAFE_ENOUGH and not must_escape(r):
        found.append(Errand("hibernate", (HIBERNATORIUM,), 70.0 * sleep_odds(r) * (1 - infection(r))))
    return found


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
    if not found:
        found.append(Errand("find-pods", tuple(unexplored(r)), 30.0, ""))
    return found


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
    """Near the pods while they are still Locked."""
    locked = section_rooms(r, free_pods(r, unlocked=False))
    if not done(r):
        return []
    return [Errand("wait-for-pod", tuple(locked), 25.0 if self_destructing(r) else 16.0, "")]


def unlocking(r: Reading) -> list[Errand]:
    """Hatch Control, or the Self-Destruct, which unlocks all pods on its way."""
    found: list[Errand] = []
    if free_pods(r) or not free_pods(r, unlocked=False):
        return found
    hatch = rooms_of(r, "hatch-control")
    if hatch and done(r):
        found.append(Errand("unlock-pod", tuple(hatch), 45.0))
    if may_blast(r):
        found.append(Errand("self-destruct", tuple(rooms_of(r, "generator")), 35.0))
    return found


def may_blast(r: Reading) -> bool:
    """Whether the Self-Destruct can be started and would leave time to escape."""
    known = section_rooms(r, free_pods(r, unlocked=False))
    return bool(known) and not self_destructing(r) and not somebody_sleeps(r) and turns_left(r) >= 5


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


# --- The Objective ---


def send_signal(r: Reading, card: str) -> list[Errand]:
    return [Errand("signal", tuple(rooms_of(r, "comms")), 32.0)]


def steer_ship(r: Reading, card: str) -> list[Errand]:
    return steering(r, 32.0)


def blow_up(r: Reading, card: str) -> list[Errand]:
    """Once the rest is done and the way off is known."""
    if "signal" in unfinished(r, card) or not may_blast(r):
        return []
    return [Errand("self-destruct", tuple(rooms_of(r, "generator")), 38.0)]


def fetch(r: Reading, thing: str, value: float) -> list[Errand]:
    """To an Object: where it lies, or into the Nest for an Egg."""
    found = [Errand(f"fetch-{thing}", tuple(lying(r, thing)), value, "pick-up")]
    if thing == "egg" and r.view["eggs"]:
        found.append(Errand("take-egg", tuple(rooms_of(r, "nest")), value))
    return found


def carry_object(r: Reading, card: str) -> list[Errand]:
    return fetch(r, NEEDS[card].carry, 28.0)


def collect_items(r: Reading, card: str) -> list[Errand]:
    """Searching happens on the way; the Storage gives as many Items as one has patience for."""
    return [Errand("stores", tuple(rooms_of(r, "storage")), 28.0)]


def explore_all(r: Reading, card: str) -> list[Errand]:
    return [Errand("explore", tuple(unexplored(r)), 30.0, "")]


def discover(r: Reading, card: str) -> list[Errand]:
    """An Object into the Laboratory; what is already in hand or there comes first."""
    needs = NEEDS[card]
    found: list[Errand] = []
    for slot in SLOTS:
        if slot not in needs.weaknesses or slot in known_weaknesses(r, needs):
            continue
        laboratory = rooms_of(r, "laboratory")
        if holds(r, slot) or any(room in lying(r, slot) for room in laboratory):
            found.append(Errand(f"analyse-{slot}", tuple(laboratory), 36.0))
        else:
            found += fetch(r, slot, 28.0)
    return found


def bury(r: Reading, card: str) -> list[Errand]:
    if holds(r, "blue-corpse"):
        return [Errand("bury", tuple(rooms_of(r, "surgery")), 34.0, "drop")]
    return fetch(r, "blue-corpse", 30.0)


PARTS: Final = {
    "signal": send_signal,
    "planet": steer_ship,
    "blast": blow_up,
    "carry": carry_object,
    "items": collect_items,
    "explore": explore_all,
    "weakness": discover,
    "burial": bury,
}


# --- Health ---


def health(r: Reading) -> list[Errand]:
    """Wounds, infection and Slime, each as far as it is worth a walk."""
    found: list[Errand] = []
    if r.serious >= 2 or (r.serious and r.me["light"] == 2):
        found.append(Errand("heal", tuple(rooms_of(r, "emergency")), 8.0 + 7.0 * r.serious))
    if r.me["larva"] or infection(r) > 0.2:
        value = 70.0 * infection(r) + (8.0 if r.me["larva"] else 0.0)
        found.append(Errand("surgery", tuple(rooms_of(r, "surgery")), value))
    if r.me["slimed"]:
        found.append(Errand("shower", tuple(rooms_of(r, "shower")), 8.0))
    return found


def infection(r: Reading) -> float:
    """The chance not to survive the final scan as things are."""
    infected = "infected" in r.hand or "infected" in r.me["discard"]
    return infection_odds(r.contamination, r.me["larva"], infected)


# --- The ship ---


def upkeep(r: Reading) -> list[Errand]:
    """Repairs and fire fighting before there are nine markers of a kind."""
    found: list[Errand] = []
    broken = [room for room in range(1, len(r.tiles)) if r.malfunction[room]]
    if can_repair(r):
        found.append(Errand("mend", tuple(broken), repair_value(r), "mend"))
    if r.fire.count(True) >= 3:
        found.append(Errand("fight-fire", tuple(rooms_of(r, "fire-control")), 4.0 * r.fire.count(True) - 4.0))
    return found


def repair_value(r: Reading) -> float:
    """The ninth Malfunction tears the hull."""
    return (0.0, 0.0, 0.0, 0.0, 1.0, 4.0, 8.0, 16.0, 30.0)[min(8, r.malfunction.count(True))]


# --- Looking around ---


def exploring(r: Reading) -> list[Errand]:
    """Unexplored Rooms: most for what one still has to find, a little for their own sake early on."""
    hidden = unexplored(r)
    basic = tuple([room for room in hidden if room in r.board.slots[0]])
    early = max(0.0, 10.0 - r.view["turn"]) - repair_value(r)
    missing = len([1 for tile in wanted_tiles(r) if not rooms_of(r, tile)])
    return [
        Errand("explore-basic", basic, early + min(20.0, 8.0 * missing), ""),
        Errand("explore", tuple(hidden), early, ""),
    ]


def wanted_tiles(r: Reading) -> list[str]:
    """Tiles one would like to find."""
    wanted = ["evac-a"] if not rooms_of(r, "evac-a", "evac-b") else []
    parts = work_left(r)
    for part, tile in (
        ("signal", "comms"), ("weakness", "laboratory"), ("items", "storage"), ("burial", "surgery"),
        ("blast", "generator"),
    ):  # fmt: skip
        if part in parts:
            wanted.append(tile)
    if any(NEEDS[card].carry == "egg" or "egg" in NEEDS[card].weaknesses for card in pursued(r)):
        wanted.append("nest")
    if not needs_ship(r) and not free_pods(r) and not self_destructing(r):
        wanted.append("generator")
    return wanted
