"""What cards and Items are worth to their owner: the least valuable pay, the most valuable are kept."""

from typing import Final

from starboard.games.nemesis.bots.objectives import NEEDS, needs_ship, pursued, unfinished, wants_blast
from starboard.games.nemesis.bots.reading import REPAIR_CARDS, Reading, rooms_of
from starboard.games.nemesis.content.items import ITEMS, is_heavy

CARDS: Final = {
    "interruption": 1.0, "demolition": 1.1, "order": 1.0, "motivation": 1.2, "reload": 1.5, "computer-skills": 2.4,
    "piloting": 2.0, "knowledge-of-the-ship": 1.2, "old-friend": 2.3, "risk-assessment": 0.9, "blocking-access": 2.0,
    "intranet": 1.8, "scavenging": 2.6, "reconnaissance": 2.6, "adrenaline": 3.0, "suppressive-fire": 3.6,
    "covering-fire": 3.6, "taking-aim": 2.8, "full-auto": 3.4, "nerves-of-steel": 3.0, "technical-corridors": 0.9,
    "pyrotechnics": 0.9, "search": 2.5, "rest": 1.3,
}  # fmt: skip
ITEM_VALUES: Final = {
    "energy-charge-r": 4.0, "energy-charge-y": 4.0, "medkit": 5.0, "bandages": 4.5, "evacuation-key": 8.0,
    "smoke-grenade": 5.0, "synthetic-food": 3.0, "adrenaline-injection": 2.5, "clothes-g": 3.0, "clothes-y": 3.0,
    "alcohol": 3.5, "military-drugs": 2.0, "grenade": 1.5, "recon-drone": 1.0, "decoy": 1.0, "comms-key": 0.5,
    "self-destruct-key": 2.0, "extended-magazine": 4.0, "prototype-pistol": 3.0, "prototype-rifle": 3.5,
    "prototype-shotgun": 4.0, "chemicals": 2.0, "tools": 3.2, "duct-tape": 3.0, "fire-extinguisher": 3.5,
    "technical-plans": 1.5, "space-suit": 1.0, "nemesis-plans": 1.2, "antidote": 6.0, "taser": 5.5,
    "flamethrower": 4.5, "molotov": 2.0, "armor": 8.0, "pilot-key": 7.0, "egg": 1.0, "carcass": 0.6,
    "blue-corpse": 0.8,
}  # fmt: skip


def card_value(r: Reading, card: str) -> float:
    """Worth of an Action card in hand, apart from paying with it."""
    if card in REPAIR_CARDS:
        sections = rooms_of(r, "evac-a", "evac-b")
        return 3.5 if needs_ship(r) or any(r.malfunction[room] for room in (r.room, *sections)) else 1.4
    if card == "search" and r.room and r.view["items"][r.room]:
        return 3.4
    if card == "rest" and r.hand.count("contamination") > 1:
        return 3.8
    return CARDS.get(card, 1.0)


def item_value(r: Reading, item: str) -> float:
    """Worth of an Item or Object to this Character now."""
    value = ITEM_VALUES.get(item, 1.0)
    if item not in ITEMS:
        return value + 20.0 if wanted_object(r, item) else value
    if ITEMS[item].weapon is not None:
        return value + 2.0 + _ammo_in(r, item)
    if item in ("medkit", "bandages") and r.serious:
        value += 3.0
    if item in ("tools", "duct-tape") and needs_ship(r):
        value += 3.0
    if item.startswith("clothes") and r.me["slimed"]:
        value += 2.0
    if item == "self-destruct-key" and wants_blast(r):
        value += 4.0
    if is_heavy(item) and not _owns(r, item) and len(r.me["held"]) >= 2:
        value -= 4.0
    return value


def wanted_object(r: Reading, thing: str) -> bool:
    """Whether one's Objective asks to carry or analyse it."""
    for card in pursued(r):
        needs = NEEDS[card]
        if needs.carry == thing or (needs.burial and thing == "blue-corpse"):
            return True
        slot = "corpse" if "corpse" in thing else thing
        if "weakness" in unfinished(r, card) and slot in needs.weaknesses:
            return True
    return False


def _owns(r: Reading, item: str) -> bool:
    return any(held["item"] == item for held in r.me["held"])


def _ammo_in(r: Reading, item: str) -> float:
    return float(sum([held["ammo"] for held in r.me["held"] if held["item"] == item]))
