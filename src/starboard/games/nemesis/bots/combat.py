"""In Combat: fight, flee or endure, whichever costs least by the odds."""

from dataclasses import dataclass

from starboard.games.nemesis.bots.errands import Plan
from starboard.games.nemesis.bots.odds import (
    CONTAMINATION,
    attacks_cost,
    best_weapon,
    gone_odds,
    rid_odds,
    serious_harm,
    shot_injuries,
    shots_needed,
    win_odds,
)
from starboard.games.nemesis.bots.reading import Reading, View, ammo, intruders_in, neighbours, people_in, turns_left
from starboard.games.nemesis.bots.routes import Routes, entry_cost
from starboard.games.nemesis.bots.wayoff import URGENT
from starboard.games.nemesis.content.items import ITEMS

LINGERING = 1.5  # whatever is not gone attacks more than once
STUCK = 8.0  # a turn without getting anywhere
CARD = 1.0  # a card spent
BOARDING = 2  # cards
CLEARING = ("card:full-auto", "card:taking-aim", "shoot", "item:taser", "item:fire-extinguisher", "melee")
SHIELD = 0.6  # attacks that reach one when a companion holds fewer cards


@dataclass(frozen=True)
class Choice:
    """An option with what it costs on average, the less the better."""

    option: str
    cost: float


def fight_or_flee(r: Reading, options: list[str], routes: Routes, plan: Plan | None) -> str:
    at_last = plan is not None and plan.room == r.room and plan.errand.name in URGENT and turns_left(r) <= 1
    return (at_last and now_or_never(r, options)) or by_the_odds(r, options, routes, plan)


def now_or_never(r: Reading, options: list[str]) -> str:
    """With the pod in sight and the ship about to go, anything that may clear the Room and leaves cards to board."""
    if len(r.cards) <= BOARDING:
        return ""
    wanted = [option for option in CLEARING if option in options]
    return next((option for option in wanted if option != "melee" or r.serious < 3), "")


def by_the_odds(r: Reading, options: list[str], routes: Routes, plan: Plan | None) -> str:
    here = intruders_in(r, r.room)
    choices = [
        *enduring(r, here, plan),
        *shooting(r, options, here),
        *brawling(r, options, here),
        *driving_off(r, options, here),
        *fleeing(r, options, here, routes, plan),
    ]
    possible = [choice for choice in choices if choice.option in options]
    return min(possible, key=lambda choice: choice.cost).option


def lingering_cost(r: Reading, here: list[View]) -> float:
    """What it costs to have them still around when the round is over."""
    weaker = [who for who in people_in(r, r.room) if who["hand"] < len(r.hand)]
    burning = 3.0 if r.fire[r.room] else 0.0
    return LINGERING * attacks_cost(r, here) * (SHIELD if weaker else 1.0) + burning


def enduring(r: Reading, here: list[View], plan: Plan | None) -> list[Choice]:
    """Nothing moves on while one stands there, and whatever one came for waits."""
    return [Choice("pass", lingering_cost(r, here) + (STUCK if plan and len(r.cards) > 1 else 0.0))]


def shooting(r: Reading, options: list[str], here: list[View]) -> list[Choice]:
    """As many shots as cards and Ammo allow; some cards shoot better than the plain Action."""
    shots = min(ammo(r), len(r.cards))
    spent = shots_needed(r, here[0], shots) if len(here) == 1 else float(shots)
    cost = (1 - win_odds(r, here, shots)) * lingering_cost(r, here) + CARD * spent
    found = [Choice("shoot", cost), Choice("card:taking-aim", cost - 1.0)]
    if "card:full-auto" in options and len(here) == 1:
        found.append(Choice("card:full-auto", (1 - full_auto_odds(r, here[0])) * lingering_cost(r, here) + 3 * CARD))
    if "shoot" in options:
        found.append(Choice("card:adrenaline", cost - 0.5))
    return found


def full_auto_odds(r: Reading, intruder: View) -> float:
    weapon, count = best_weapon(r, intruder["kind"])
    if not weapon:
        return 0.0
    faces = shot_injuries(ITEMS[weapon].weapon, intruder["kind"])
    more = intruder["injuries"] + count // 2
    return sum([gone_odds(intruder["kind"], more + max(1, face)) for face in faces]) / len(faces)


def brawling(r: Reading, options: list[str], here: list[View]) -> list[Choice]:
    """Bare hands only against a lone Larva, and never at the brink of death."""
    if len(here) != 1 or here[0]["kind"] != "larva" or r.serious >= 3:
        return []
    rid = rid_odds("", "larva", 0, 1)
    return [Choice("melee", CONTAMINATION + CARD + (1 - rid) * (serious_harm(r.serious) + lingering_cost(r, here)))]


def driving_off(r: Reading, options: list[str], here: list[View]) -> list[Choice]:
    """Something that makes the most dangerous Intruder retreat."""
    rest = sorted(here, key=lambda intruder: attacks_cost(r, [intruder]))[:-1]
    cost = lingering_cost(r, rest) + 0.3 * lingering_cost(r, here[-1:]) + 2 * CARD
    return [Choice("item:taser", cost), Choice("item:fire-extinguisher", cost)]


def fleeing(r: Reading, options: list[str], here: list[View], routes: Routes, plan: Plan | None) -> list[Choice]:
    """Every Intruder strikes at somebody who runs, unless something keeps them busy."""
    room = way_out(r, routes, plan, [])
    if not room:
        return []
    onward = entry_cost(r, room)
    if plan and plan.room == r.room:
        onward += 3.0
    strikes = attacks_cost(r, here)
    found = [Choice("escape", strikes + onward + (CARD if "leg" in r.me["wounds"] else 0.0))]
    for option in ("card:suppressive-fire", "card:covering-fire", "item:smoke-grenade"):
        found.append(Choice(option, onward + CARD))
    if "shoot" not in options:
        found.append(Choice("card:adrenaline", strikes + onward - 0.5))
    return found


def way_out(r: Reading, routes: Routes, plan: Plan | None, allowed: list[int]) -> int:
    """The neighbouring Room to run to: the quietest, or the next on one's way; 0 without any."""
    near = [room for room in neighbours(r, r.room) if not allowed or room in allowed]
    if not near:
        return 0
    onward = routes.first[plan.room] if plan and plan.room != r.room else 0
    return min(near, key=lambda room: (entry_cost(r, room) - (3.0 if room == onward else 0.0), room))
