"""Answers about things: what to keep, drop, pick up, craft, and what to make of an offer."""

from starboard.games.nemesis.bots.objectives import NEEDS, pursued
from starboard.games.nemesis.bots.reading import Reading
from starboard.games.nemesis.bots.values import item_value
from starboard.kernel.requests import Ask, Payload


def keep_item(r: Reading, ask: Ask) -> Payload:
    return max(ask.options, key=lambda item: (item_value(r, item), item))


def least_wanted(r: Reading, ask: Ask) -> Payload:
    """What to drop or give up."""
    return min(ask.options, key=lambda item: (item_value(r, item), item))


def drop(r: Reading, ask: Ask) -> Payload:
    buries = any(NEEDS[card].burial for card in pursued(r)) and r.room and r.tiles[r.room] == "surgery"
    if buries and "blue-corpse" in ask.options:
        return "blue-corpse"
    return least_wanted(r, ask) if ask.least else None


def pick_object(r: Reading, ask: Ask) -> Payload:
    return max(ask.options, key=lambda thing: (item_value(r, thing), thing))


def deck(r: Reading, ask: Ask) -> Payload:
    """Medicine for the wounded, else weapons."""
    wanted = "green" if r.serious or r.me["light"] == 2 else "red"
    return wanted if wanted in ask.options else ask.options[0]


def craft(r: Reading, ask: Ask) -> Payload:
    order = ("antidote", "taser", "flamethrower", "molotov")
    return min(ask.options, key=order.index)


def trade_answer(r: Reading, ask: Ask) -> Payload:
    """A gift is welcome, but not to those who keep away from others; nothing is given in return."""
    if r.temper.aloof:
        return "refuse"
    return "accept" if "accept" in ask.options and not ask.about.get("mine") else "refuse"
