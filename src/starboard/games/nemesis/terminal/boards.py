"""A seat's own Character board and cards, and what everybody sees of the others."""

from collections import Counter
from typing import Any

from starboard.games.nemesis.content.cards import CARDS
from starboard.games.nemesis.content.items import ITEMS
from starboard.games.nemesis.terminal.words import UNKNOWN, State, room_name, seat_name, seat_ref, thing_name
from starboard.games.nemesis.words.names import card
from starboard.render import argument
from starboard.texts import Ref, Texts

SEPARATOR = " · "

Board = dict[str, Any]  # a player as a view shows it


def mine(g: State, seat: int, texts: Texts) -> list[tuple[str, str]]:
    """Everything on and beside one's own board, each with its label."""
    who = g["players"][seat]
    carried = [SEPARATOR.join(held(who, texts)), SEPARATOR.join(thing_name(texts, item) for item in who["inventory"])]
    lines = [
        (
            texts.text("cli-you", name=seat_name(g, texts, seat)),
            SEPARATOR.join([where(g, who, texts), *condition(who, texts)]),
        ),
        (texts.text("cli-label-hands"), carried[0]),
        (texts.text("cli-label-items"), carried[1]),
        (texts.text("cli-label-quests"), SEPARATOR.join(thing_name(texts, quest) for quest in who["quests"])),
        (texts.text("cli-label-objectives"), SEPARATOR.join(objectives(g, who, texts))),
        (texts.text("cli-label-cards"), SEPARATOR.join(card_in_short(texts, name) for name in hand_of(who))),
        (texts.text("cli-label-hunt"), SEPARATOR.join(texts.text(f"nemesis-hunter-{name}") for name in hunt_of(who))),
    ]
    return [(label, content) for label, content in lines if content]


def others(g: State, seat: int, texts: Texts) -> list[tuple[str, str]]:
    lines = []
    for who in g["players"]:
        if who["seat"] != seat:
            parts = [where(g, who, texts), *cards_in_hand(who, texts), *condition(who, texts), *held(who, texts)]
            parts += inventory_from_outside(who, texts)
            lines.append((seat_name(g, texts, who["seat"]), SEPARATOR.join(part for part in parts if part)))
    return lines


def cards_in_hand(who: Board, texts: Texts) -> list[str]:
    if who["status"] != "alive":
        return []
    cards = who["hand"] if isinstance(who["hand"], int) else len(who["hand"])
    return [texts.text("cli-count-cards", count=cards)]


def inventory_from_outside(who: Board, texts: Texts) -> list[str]:
    """Items the reader has seen by name, the others by the colour of their backs."""
    items: Counter[str] = Counter(who["inventory"])
    return [
        thing_name(texts, item) if count == 1 else texts.text("cli-times", thing=thing_name(texts, item), count=count)
        for item, count in items.items()
    ]


def where(g: State, who: Board, texts: Texts) -> str:
    if who["status"] != "alive":
        return texts.text(f"nemesis-status-{who['status']}", who=seat_ref(who))
    if who["pod"]:
        return texts.text("cli-in-pod", number=who["pod"])
    return room_name(g, texts, who["room"]) if who["room"] else ""


def condition(who: Board, texts: Texts) -> list[str]:
    """Wounds, Slime, Signal, Larva, and whether the player has passed; of the dead nothing more matters."""
    if who["status"] != "alive":
        return [texts.text("cli-mark-signal")] if who["signal"] else []
    parts = [texts.text("cli-wounds-light", count=who["light"])] if who["light"] else []
    parts += [texts.text("cli-wound", wound=Ref(f"nemesis-wound-{wound}")) for wound in who["wounds"]]
    parts += [texts.text("cli-wound-dressed", wound=Ref(f"nemesis-wound-{wound}")) for wound in who["dressed"]]
    parts += [
        texts.text(f"cli-mark-{mark}", who=seat_ref(who))
        for mark in ("slimed", "signal", "larva", "passed")
        if who[mark]
    ]
    return parts


def held(who: Board, texts: Texts) -> list[str]:
    """What is in the Hands, weapons with their Ammo."""
    return [held_thing(texts, thing) for thing in who["held"]]


def held_thing(texts: Texts, thing: Board) -> str:
    name, item = thing_name(texts, thing["item"]), ITEMS.get(thing["item"])
    if item is None or item.weapon is None:
        return name
    most = item.weapon.capacity + sum(ITEMS[added].extends for added in thing["added"])
    return texts.text("nemesis-choice-weapon", item=name, ammo=thing["ammo"], capacity=most)


def objectives(g: State, who: Board, texts: Texts) -> list[str]:
    names = [name for name in (*who["objectives"], *g["objectives"]) if name not in UNKNOWN]
    return [texts.text(f"nemesis-objective-{name}") for name in names]


# --- Cards ---


def hand_of(who: Board) -> list[str]:
    return who["hand"] if isinstance(who["hand"], list) else []


def hunt_of(who: Board) -> list[str]:
    return who["hunt"] if isinstance(who["hunt"], list) else []


def card_in_short(texts: Texts, name: str) -> str:
    """Its name and, where it has one, its cost beyond the card itself."""
    spoken = texts.spoken(argument(card(name)))
    cost = CARDS[name].cost if name in CARDS else 0
    return texts.text("cli-card-with-cost", card=spoken, cost=cost) if cost else spoken


def hand_in_full(g: State, seat: int, texts: Texts) -> list[str]:
    """One's cards, Items, Quests and Objectives with what they do."""
    who = g["players"][seat]
    lines = [f"{card_in_short(texts, name)}: {card_text(texts, name)}" for name in hand_of(who)]
    lines += [
        f"{thing_name(texts, item)}: {texts.attribute(f'nemesis-item-{item}', 'text')}" for item in own_items(who)
    ]
    for quest in who["quests"]:
        lines.append(f"{thing_name(texts, quest)}: {texts.attribute(f'nemesis-item-{quest}', 'quest')}")
    for name in [name for name in (*who["objectives"], *g["objectives"]) if name not in UNKNOWN]:
        text = texts.attribute(f"nemesis-objective-{name}", "text")
        lines.append(f"{texts.text('cli-label-objectives')}: {texts.text(f'nemesis-objective-{name}')}. {text}")
    for name in hunt_of(who):
        lines.append(f"{texts.text(f'nemesis-hunter-{name}')}: {texts.attribute(f'nemesis-hunter-{name}', 'text')}")
    return lines


def own_items(who: Board) -> list[str]:
    carried = [thing["item"] for thing in who["held"]] + who["inventory"]
    return [item for item in carried if item in ITEMS]


def card_text(texts: Texts, name: str) -> str:
    return texts.attribute(f"nemesis-card-{name}", "text")
