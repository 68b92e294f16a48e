"""Working on the Objective: an errand for every part of it that is still unfinished."""

from collections.abc import Callable
from typing import Final

from starboard.games.nemesis.bots.errands import Errand
from starboard.games.nemesis.bots.objectives import NEEDS, known_weaknesses, pursued, unfinished
from starboard.games.nemesis.bots.reading import Reading, holds, lying, rooms_of, self_destructing, unexplored
from starboard.games.nemesis.bots.wayoff import may_blast, steering
from starboard.games.nemesis.content.weaknesses import SLOTS

FETCH, FINISH = 28.0, 34.0  # the first half of a job, and the second


def objective_errands(r: Reading) -> list[Errand]:
    return [errand for card in pursued(r) for part in unfinished(r, card) for errand in PARTS[part](r, card)]


def send_signal(r: Reading, card: str) -> list[Errand]:
    return [Errand("signal", tuple(rooms_of(r, "comms")), FINISH)]


def steer_ship(r: Reading, card: str) -> list[Errand]:
    """Save the ship first, then bring it where it should go."""
    if self_destructing(r):
        return [Errand("stop-self-destruct", tuple(rooms_of(r, "generator")), FINISH)]
    return steering(r, FINISH)


def blow_up(r: Reading, card: str) -> list[Errand]:
    """Once the rest is done and the way off is known."""
    if "signal" in unfinished(r, card) or not may_blast(r):
        return []
    return [Errand("self-destruct", tuple(rooms_of(r, "generator")), FINISH)]


def fetch(r: Reading, thing: str) -> list[Errand]:
    """To an Object: where it lies, or into the Nest for an Egg."""
    found = [Errand(f"fetch-{thing}", tuple(lying(r, thing)), FETCH, "pick-up")]
    if thing == "egg" and r.view["eggs"]:
        found.append(Errand("take-egg", tuple(rooms_of(r, "nest")), FETCH))
    return found


def carry_object(r: Reading, card: str) -> list[Errand]:
    return fetch(r, NEEDS[card].carry)


def collect_items(r: Reading, card: str) -> list[Errand]:
    """Searching happens on the way; the Storage gives as many Items as one has patience for."""
    return [Errand("stores", tuple(rooms_of(r, "storage")), FETCH)]


def explore_all(r: Reading, card: str) -> list[Errand]:
    return [Errand("explore", tuple(unexplored(r)), FETCH, "")]


def discover(r: Reading, card: str) -> list[Errand]:
    """An Object into the Laboratory; what is already in hand or there comes first."""
    needs = NEEDS[card]
    laboratory = rooms_of(r, "laboratory")
    found: list[Errand] = []
    for slot in SLOTS:
        if slot not in needs.weaknesses or slot in known_weaknesses(r, needs):
            continue
        if holds(r, slot) or any(room in lying(r, slot) for room in laboratory):
            found.append(Errand(f"analyse-{slot}", tuple(laboratory), FINISH))
        else:
            found += fetch(r, slot)
    return found


def bury(r: Reading, card: str) -> list[Errand]:
    if holds(r, "blue-corpse"):
        return [Errand("bury", tuple(rooms_of(r, "surgery")), FINISH, "drop")]
    return fetch(r, "blue-corpse")


PARTS: Final[dict[str, Callable[[Reading, str], list[Errand]]]] = {
    "signal": send_signal,
    "planet": steer_ship,
    "blast": blow_up,
    "carry": carry_object,
    "items": collect_items,
    "explore": explore_all,
    "weakness": discover,
    "burial": bury,
}
