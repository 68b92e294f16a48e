"""Deeds on the spot, worth doing wherever one happens to be: searching, healing, loading, mending."""

from collections.abc import Callable
from typing import Final

from starboard.games.nemesis.bots.care import repair_value
from starboard.games.nemesis.bots.objectives import NEEDS, pursued
from starboard.games.nemesis.bots.reading import Reading, ammo, free_pods, items_owned
from starboard.games.nemesis.bots.wayoff import done
from starboard.games.nemesis.content.items import ITEMS
from starboard.games.nemesis.rules.action_list import ACTIONS

Worth = Callable[[Reading], float]
LAST_CARDS: Final = 2
SEARCH: Final = 6.0


def deeds_here(r: Reading, options: list[str], urgent: bool, busy: bool) -> str:
    """The most worthwhile deed, or nothing; in a hurry only what keeps one alive.

    Walking is safer with cards in hand, so somebody on the way searches with the last ones.
    """
    least = 12.5 if urgent else 6.5 if busy and len(r.cards) > LAST_CARDS else 0.0
    best, best_worth = "", least
    for option in options:
        worth = worth_of(r, option)
        if worth > best_worth:
            best, best_worth = option, worth
    return best


def worth_of(r: Reading, option: str) -> float:
    if option in DEEDS:
        return DEEDS[option](r)
    action = ACTIONS[option]
    if action.kind == "quest":
        return QUESTS.get(action.of, 1.0)
    return 4.0 if action.kind == "free" and ammo(r) <= 3 else 0.0


def hoarding(r: Reading) -> bool:
    return any(NEEDS[card].items > items_owned(r) for card in pursued(r))


def searching(r: Reading) -> float:
    if hoarding(r):
        return 12.0 * r.temper.greed
    return (SEARCH if items_owned(r) < 7 else 1.0) * r.temper.greed


def scavenging(r: Reading) -> float:
    """A Search at the price of two cards."""
    return searching(r) - 2.0


def resting(r: Reading) -> float:
    """A scan helps against many cards; with a Larva on board it may kill."""
    unknown = r.hand.count("contamination")
    if "infected" in r.hand or (r.me["larva"] and unknown):
        return 0.0
    known_clean = r.hand.count("clean")
    return 3.0 * known_clean + (4.0 * (unknown - 1) + 1.0 if unknown else 0.0)


def dressing(r: Reading) -> float:
    wounds: list[str] = r.me["wounds"]
    return 13.0 if "bleeding" in wounds else 4.0 if wounds else 0.0


def bandaging(r: Reading) -> float:
    return max(dressing(r), 4.0 if r.me["light"] == 2 else 0.0)


def medicating(r: Reading) -> float:
    healing = 5.0 + 3.0 * r.serious if r.me["dressed"] else 0.0
    return max(healing, dressing(r) if r.serious else 0.0)


def changing(r: Reading) -> float:
    return max(dressing(r), 4.0 if r.me["slimed"] else 0.0)


def eating(r: Reading) -> float:
    return 2.0 if len(r.cards) <= 4 and not hoarding(r) else 0.0


def disinfecting(r: Reading) -> float:
    if r.me["larva"]:
        return 1.0
    return 5.0 if "infected" in r.hand or "contamination" in r.hand else 0.0


def loading(r: Reading) -> float:
    """A full magazine for one that is nearly empty."""
    if hoarding(r):
        return 0.0
    for held in r.me["held"]:
        weapon = ITEMS[held["item"]].weapon if held["item"] in ITEMS else None
        if weapon and weapon.energy and held["ammo"] <= weapon.capacity // 3:
            return 5.0
    return 0.0


def reloading(r: Reading) -> float:
    return 1.0 if ammo(r) <= 3 else 0.0


def extending(r: Reading) -> float:
    return 3.0 if not hoarding(r) else 0.0


def curing(r: Reading) -> float:
    return 20.0 if r.me["larva"] else 0.0


def smothering(r: Reading) -> float:
    """A Fire where one stands, before it spreads."""
    return 6.0 if r.fire[r.room] else 0.0


def mending(r: Reading) -> float:
    """One Malfunction less, before the hull breaks."""
    return repair_value(r) if r.malfunction[r.room] else 0.0


def turning_key(r: Reading) -> float:
    """A Locked pod is opened when one is ready to go."""
    return 50.0 if done(r) and not free_pods(r) else 0.0


DEEDS: Final[dict[str, Worth]] = {
    "card:search": searching,
    "card:scavenging": scavenging,
    "item:flashlight": scavenging,
    "card:rest": resting,
    "item:bandages": bandaging,
    "item:medkit": medicating,
    "item:clothes-y": changing,
    "item:clothes-g": changing,
    "item:synthetic-food": eating,
    "item:alcohol": disinfecting,
    "item:energy-charge-y": loading,
    "item:energy-charge-r": loading,
    "item:extended-magazine": extending,
    "item:antidote": curing,
    "item:fire-extinguisher": smothering,
    "item:evacuation-key": turning_key,
    "item:pilot-key": turning_key,
    "card:reload": reloading,
    "card:fast-repairs": mending,
    "card:repairs": mending,
    "card:basic-repairs": mending,
    "card:ingenuity": mending,
    "item:tools": mending,
    "item:duct-tape": mending,
}
QUESTS: Final = {"armor": 8.0, "pilot-key": 8.0, "autoloader": 3.0, "intercom": 0.0, "maneuvering-system": 0.0}
