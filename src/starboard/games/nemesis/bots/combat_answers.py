"""Answers in the thick of it: targets, weapons, rerolls, reactions, and getting others out."""

from starboard.games.nemesis.bots.objectives import needs_ship
from starboard.games.nemesis.bots.odds import attack_cost, best_weapon, shot_injuries
from starboard.games.nemesis.bots.reading import Reading, View, intruders_in, self_destructing
from starboard.games.nemesis.bots.values import card_value
from starboard.games.nemesis.content.items import ITEMS
from starboard.kernel.requests import Ask, Payload


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
