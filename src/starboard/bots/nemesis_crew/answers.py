"""One function for every kind of question. Each returns an answer or nothing; what is not legal is never given."""

from collections.abc import Callable
from typing import Any, Final

from starboard.bots.nemesis_crew.combat import fight_or_flee, way_out
from starboard.bots.nemesis_crew.goals import ENGINE_ROOMS, Plan, hurried, plan
from starboard.bots.nemesis_crew.hunting import HUNT_ANSWERS
from starboard.bots.nemesis_crew.objectives import NEEDS, ease, needs_ship, pursued
from starboard.bots.nemesis_crew.odds import attack_cost, best_weapon, shot_injuries
from starboard.bots.nemesis_crew.reading import (
    CONTAMINATED,
    Reading,
    View,
    intruders_in,
    neighbours,
    people_in,
    self_destructing,
)
from starboard.bots.nemesis_crew.routes import Routes, entry_cost
from starboard.bots.nemesis_crew.ship import wanted_space
from starboard.bots.nemesis_crew.values import card_value, item_value
from starboard.games.nemesis.content.items import ITEMS
from starboard.kernel.asks import Ask, Payload

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
    """On passing: Contamination makes room for better cards, unless a scan is at hand."""
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


# --- Combat ---


def target(r: Reading, ask: Ask) -> Payload:
    """To shoot at: what is easiest to kill for the harm it does. To drive off: the most dangerous."""
    kinds = {i["id"]: i for i in r.intruders}
    alive = [option for option in ask.options if option in kinds]
    if not alive:
        return ask.options[0]
    return max(alive, key=lambda id: (_threat(r, kinds[id]), -id))


def _threat(r: Reading, intruder: View) -> float:
    cost = attack_cost(intruder["kind"], r.serious, r.me["light"])
    if r.view["doing"] in ("item:taser", "item:fire-extinguisher"):
        return cost
    easy = {"larva": 3.0, "creeper": 1.2, "adult": 1.0, "breeder": 0.3, "queen": 0.2}[intruder["kind"]]
    return cost * easy * (1 + 0.3 * int(intruder["injuries"]))


def weapon(r: Reading, ask: Ask) -> Payload:
    """The best against what is here; for loading, the emptiest counts as best."""
    here = intruders_in(r, r.room)
    if here and r.view["doing"] in ("shoot", "card:taking-aim", "card:adrenaline"):
        best, _ = best_weapon(r, here[0]["kind"])
        if best in ask.options:
            return best
    return max(ask.options, key=lambda item: (sum(shot_injuries(ITEMS[item].weapon, "adult")), item))


def throw(r: Reading, ask: Ask) -> Payload:
    """Never into one's own Room if it can be helped."""
    rooms = {i["id"]: i["room"] for i in r.intruders}
    far = [o for o in ask.options if rooms.get(o, o[0] if isinstance(o, tuple) else 0) != r.room]
    return (far or ask.options)[0]


def reroll(r: Reading, ask: Ask) -> Payload:
    """A face that hurts nothing here is rolled again."""
    here = intruders_in(r, r.room)
    kind = here[0]["kind"] if here else "larva"
    useful = {"hit", "double"}
    if kind in ("larva", "creeper", "adult"):
        useful.add("adult")
    if kind in ("larva", "creeper"):
        useful.add("creeper")
    return "keep" if ask.about.get("face") in useful else "reroll"


def overcharge(r: Reading, ask: Ask) -> Payload:
    return "spend"


def shrug_off(r: Reading, ask: Ask) -> Payload:
    """Spent on anything worse than a scratch."""
    return None if ask.about.get("attack") in ("scratch", "slime") and r.serious < 3 else ask.options[0]


def reroll_noise(r: Reading, ask: Ask) -> Payload:
    """Another roll if this one would bring something and a card can be spared."""
    face = ask.about.get("face")
    bad = isinstance(face, int) and r.noise[r.board.way[r.room][face]]
    if not bad or len(r.cards) < 2:
        return None
    return min(ask.options, key=lambda card: (card_value(r, card), card))


def react(r: Reading, ask: Ask) -> Payload:
    """Nerve is kept; others are interrupted only when they threaten the ship one needs."""
    if ask.about.get("trigger") == "ignores-surprise":
        return ask.options[0]
    if ask.about.get("action") == "interruption":
        return ask.options[0] if r.view["active"] == r.seat else None
    return ask.options[0] if threatens(r, str(ask.about.get("action"))) else None


def threatens(r: Reading, action: str) -> bool:
    """Starting the Self-Destruct while one needs the ship."""
    if self_destructing(r) or not needs_ship(r):
        return False
    at_generator = bool(r.room) and r.tiles[r.room] == "generator"
    return action == "item:self-destruct-key" or (action == "room" and at_generator)


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
    risky = r.me["larva"] or "infected" in r.hand
    return "no-scan" if risky and "contamination" in r.hand else "scan"


def contamination(r: Reading, ask: Ask) -> Payload:
    return next(face for face in ("infected", "contamination", "clean") if face in ask.options)


# --- Things ---


def keep_item(r: Reading, ask: Ask) -> Payload:
    return max(ask.options, key=lambda item: (item_value(r, item), item))


def least_wanted(r: Reading, ask: Ask) -> Payload:
    """What to drop or give up."""
    return min(ask.options, key=lambda item: (item_value(r, item), item))


def drop(r: Reading, ask: Ask) -> Payload:
    buries = any(NEEDS[card].burial for card in pursued(r)) and r.room and r.tiles[r.room] == "surgery"
    if buries and "blue-corpse" in ask.options:
        return "blue-corpse"
    return least_wanted(r, ask)


def pick_object(r: Reading, ask: Ask) -> Payload:
    return max(ask.options, key=lambda thing: (item_value(r, thing), thing))


def deck(r: Reading, ask: Ask) -> Payload:
    """Medicine for the wounded, else weapons."""
    wanted = "green" if r.serious or r.me["light"] == 2 else "red"
    return wanted if wanted in ask.options else ask.options[0]


def craft(r: Reading, ask: Ask) -> Payload:
    order = ("antidote", "taser", "flamethrower", "molotov")
    return min(ask.options, key=order.index)


# --- Pods ---


def pod(r: Reading, ask: Ask) -> Payload:
    """To board: an emptier one. With a key: one that is Locked."""
    pods = {p["number"]: p for p in r.view["pods"]}
    return min(ask.options, key=lambda number: (pods[number]["unlocked"], number))


def in_pod(r: Reading, ask: Ask) -> Payload:
    """Whoever boards has made up their mind."""
    if "launch" in ask.options:
        return "launch"
    return "wait" if self_destructing(r) or hurried_in_pod(r) else "leave"


def hurried_in_pod(r: Reading) -> bool:
    return bool(r.room) and hurried(r, Routes(r))


# --- Others ---


def trade_answer(r: Reading, ask: Ask) -> Payload:
    """A gift is welcome; nothing is given in return."""
    return "accept" if "accept" in ask.options and not ask.about.get("mine") else "refuse"


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


def nearest_way(r: Reading, options: list[int]) -> int:
    return min(options, key=lambda other: (entry_cost(r, other), other))
