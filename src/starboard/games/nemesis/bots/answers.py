"""One function for every kind of question. Each returns an answer or nothing; what is not legal is never given."""

from collections.abc import Callable
from typing import Any, Final

from starboard.games.nemesis.bots.combat import fight_or_flee, way_out
from starboard.games.nemesis.bots.combat_answers import (
    overcharge,
    react,
    reroll,
    reroll_noise,
    shrug_off,
    target,
    throw,
    weapon,
)
from starboard.games.nemesis.bots.errands import Plan
from starboard.games.nemesis.bots.goals import lacks_repair, plan
from starboard.games.nemesis.bots.hunting import HUNT_ANSWERS
from starboard.games.nemesis.bots.objectives import ease
from starboard.games.nemesis.bots.reading import (
    CONTAMINATED,
    Reading,
    intruders_in,
    neighbours,
    people_in,
    self_destructing,
)
from starboard.games.nemesis.bots.routes import Routes
from starboard.games.nemesis.bots.ship import wanted_space
from starboard.games.nemesis.bots.thing_answers import (
    craft,
    deck,
    drop,
    keep_item,
    least_wanted,
    pick_object,
    trade_answer,
)
from starboard.games.nemesis.bots.values import card_value
from starboard.games.nemesis.bots.wayoff import ENGINE_ROOMS
from starboard.kernel.requests import Ask, Payload

Answer = Callable[[Reading, Ask], Payload]

DRAFT: Final = ("soldier", "scout", "captain", "mechanic", "pilot", "scientist")
ALTERNATIVES: Final = (  # what comes first where several are possible
    "heal-dressed", "dress-all", "dress", "heal-all-light", "wash", "load", "extinguish", "spray", "smother",
    "shock-intruder", "room", "craft", "look", "door", "demolish", "tape", "block", "kindle", "shock-character",
    "sabotage",
)  # fmt: skip


def answer_to(r: Reading, ask: Ask) -> Payload:
    """The answer of the function for this kind of question; None when there is none."""
    function = ANSWERS.get(ask.kind) or HUNT_ANSWERS.get(ask.kind)
    return function(r, ask) if function else None


# --- Set-up and Objectives ---


def draft(r: Reading, ask: Ask) -> Payload:
    return min(ask.options, key=DRAFT.index)


def objective(r: Reading, ask: Ask) -> Payload:
    """The one that seems easier to meet (at the first Encounter)."""
    first, second = r.me["objectives"]
    return "first" if ease(r, first) >= ease(r, second) else "second"


# --- The main question and what it costs ---


def pay(r: Reading, ask: Ask) -> Payload:
    """The least valuable cards."""
    cheapest = sorted(ask.options, key=lambda card: (card_value(r, card), card))
    return tuple(cheapest[: ask.least])


def discard(r: Reading, ask: Ask) -> Payload:
    """On passing: Contamination makes room for better cards, unless a scan is at hand; so does all but a repair card
    when that is what one is waiting for."""
    if r.room and r.view["doing"] == "" and lacks_repair(r, plan(r, Routes(r))):
        return tuple(ask.options)
    if r.view["doing"] == "item:military-drugs" or not ("rest" in r.hand and r.hand.count("contamination") > 1):
        return tuple([card for card in ask.options if card in CONTAMINATED])
    return ()


def discard_one(r: Reading, ask: Ask) -> Payload:
    return min(ask.options, key=lambda card: (card_value(r, card), card))


# --- Where to ---


def room(r: Reading, ask: Ask) -> Payload:
    """The next step of one's way, or the Room something is aimed at."""
    doing = r.view["doing"]
    routes = Routes(r)
    aim = plan(r, routes)
    if doing == "card:intranet" and aim and aim.room in ask.options:
        return aim.room
    if doing in ("room", "card:intranet", "card:blocking-access", "card:order", "item:security-key"):
        return remote_room(r, ask, routes)
    if all(option in neighbours(r, r.room) for option in ask.options):
        return step(r, ask, routes, aim)
    return routes.nearest(list(ask.options)) or None


def step(r: Reading, ask: Ask, routes: Routes, aim: Plan | None) -> Payload:
    if not intruders_in(r, r.room) and aim and routes.first[aim.room] in ask.options:
        return routes.first[aim.room]
    safe = [option for option in ask.options if not r.fire[option]]
    return way_out(r, routes, aim, safe or list(ask.options)) or None


def remote_room(r: Reading, ask: Ask, routes: Routes) -> Payload:
    """Where to put out a Fire, look at a tile or move Doors from afar: as near as possible, never one's own."""
    burning = [option for option in ask.options if r.fire[option]]
    others = [option for option in burning or ask.options if option != r.room]
    return routes.nearest(others) or None


def place(r: Reading, ask: Ask) -> Payload:
    """Noise where it hurts least: behind few numbers, and not on one's way."""
    routes = Routes(r)
    aim = plan(r, routes)
    onward = routes.first[aim.room] if aim else 0
    ahead = r.board.places[onward] if onward else []
    return min(ask.options, key=lambda spot: (spot in ahead, r.board.way[r.room].count(spot), spot))


def corridor(r: Reading, ask: Ask) -> Payload:
    """A Closed Door that one would like to pass, else any."""
    closed = [c for c in ask.options if r.view["doors"][c] == 1]
    return (closed or ask.options)[0]


# --- Alternatives on cards, Items and in Rooms ---


def alternative(r: Reading, ask: Ask) -> Payload:
    options = list(ask.options)
    if "escape" in options or "shoot" in options:
        return escape_or_shoot(r, options)
    if "check-coordinates" in options:
        return course_action(r, options)
    if "engine" in options and r.room in ENGINE_ROOMS.values() and not ("repair" in options and mends_first(r)):
        return "engine"
    if "repair" in options:
        return "repair"
    known = [name for name in ALTERNATIVES if name in options]
    return known[0] if known else options[0]


def mends_first(r: Reading) -> bool:
    return r.malfunction.count(True) >= 7


def escape_or_shoot(r: Reading, options: list[str]) -> Payload:
    routes = Routes(r)
    chosen = fight_or_flee(r, [*options, "pass"], routes, plan(r, routes))
    return chosen if chosen in options else options[0]


def course_action(r: Reading, options: list[str]) -> Payload:
    """Look first; set the course once one knows where it should lead."""
    wanted = wanted_space(r)
    if "set-destination" in options and wanted and wanted != r.view["destination"]:
        return "set-destination"
    return "check-coordinates" if not wanted or "room" not in options else "room"


def destination(r: Reading, ask: Ask) -> Payload:
    wanted = wanted_space(r)
    return wanted if wanted in ask.options else ask.options[0]


def engine(r: Reading, ask: Ask) -> Payload:
    """Crew members who want to live leave Engines working."""
    return "working"


def wound(r: Reading, ask: Ask) -> Payload:
    order = ("bleeding", "body", "hand", "leg", "arm")
    return min(ask.options, key=order.index)


def scan(r: Reading, ask: Ask) -> Payload:
    if "scan" not in ask.options:
        return "no-scan"
    risky = r.me["larva"] or "infected" in r.hand
    return "no-scan" if risky and "contamination" in r.hand else "scan"


def contamination(r: Reading, ask: Ask) -> Payload:
    return next(face for face in ("infected", "contamination", "clean") if face in ask.options)


# --- Pods ---


def pod(r: Reading, ask: Ask) -> Payload:
    """To board: an emptier one. With a key: one that is Locked."""
    pods = {p["number"]: p for p in r.view["pods"]}
    return min(ask.options, key=lambda number: (pods[number]["unlocked"], number))


def in_pod(r: Reading, ask: Ask) -> Payload:
    """Whoever boards has made up their mind."""
    if "launch" in ask.options:
        return "launch"
    return "wait" if self_destructing(r) else "leave"


# --- Others ---


def nothing(r: Reading, ask: Ask) -> Payload:
    return () if ask.many else None


def character(r: Reading, ask: Ask) -> Payload:
    """Oneself if possible, else somebody near."""
    if r.seat in ask.options:
        return r.seat
    near = [who["seat"] for who in people_in(r, r.room) if who["seat"] in ask.options]
    return (near or list(ask.options))[0]


def leavers(r: Reading, ask: Ask) -> Payload:
    return (r.seat,) if r.seat in ask.options else None


def consent(r: Reading, ask: Ask) -> Payload:
    """Away from Intruders with somebody's help."""
    return "agree" if r.room and intruders_in(r, r.room) else "decline"


def event_place(r: Reading, ask: Ask) -> Payload:
    bad = ("eclosion", "hunt-2", "hunt-3", "damaging-fire", "consuming-fire", "pod-ejection", "noise-in-ducts")
    return "bottom" if ask.about.get("event") in bad else "top"


def quietest_rooms(r: Reading, ask: Ask) -> Payload:
    routes = Routes(r)
    return tuple(sorted(ask.options, key=lambda other: (routes.cost[other], other))[: ask.least])


def some(r: Reading, ask: Ask) -> Payload:
    return tuple(list(ask.options)[: max(1, ask.least)])


ANSWERS: Final[dict[str, Answer]] = {
    "draft": draft, "objective": objective, "pay": pay, "discard": discard,
    "discard-one": discard_one, "room": room, "place": place, "corridor": corridor, "weapon": weapon, "throw": throw,
    "reroll": reroll, "overcharge": overcharge, "shrug-off": shrug_off, "reroll-noise": reroll_noise, "react": react,
    "alternative": alternative, "destination": destination, "engine": engine, "wound": wound, "scan": scan,
    "contamination": contamination, "keep-item": keep_item, "spend-item": least_wanted, "drop": drop,
    "object": pick_object, "deck": deck, "craft": craft, "pod": pod, "in-pod": in_pod, "trade-answer": trade_answer,
    "trade-partner": nothing, "trade-offer": nothing, "leavers": leavers, "consent": consent,
    "event-place": event_place, "rooms": quietest_rooms, "doors": some, "tape": some,
}  # fmt: skip


def _by_role(for_crew: Answer, for_hunter: Answer) -> Answer:
    """Two kinds of question are put to crew members and to the Intruder player."""

    def function(r: Reading, ask: Ask) -> Any:
        return for_hunter(r, ask) if r.view["hunter"] == r.seat else for_crew(r, ask)

    return function


ANSWERS["target"] = _by_role(target, HUNT_ANSWERS["target"])
ANSWERS["character"] = _by_role(character, HUNT_ANSWERS["character"])
