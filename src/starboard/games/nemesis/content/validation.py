"""Contradictions in the content, found when the game is loaded, by file, entry and field."""

from collections.abc import Iterable, Iterator, Mapping

from starboard.games.nemesis.content.attack_effects import ATTACK_EFFECTS
from starboard.games.nemesis.content.attacks import ATTACKS, RETREAT, AttackCard
from starboard.games.nemesis.content.card_actions import CARD_ACTIONS
from starboard.games.nemesis.content.cards import CARDS, CHARACTERS, ActionCard, CharacterSheet
from starboard.games.nemesis.content.event_effects import EVENT_EFFECTS
from starboard.games.nemesis.content.events import DISCARDED, EVENTS, REMOVED, RETURNED, EventCard
from starboard.games.nemesis.content.hunter_cards import HUNTER_CARDS, HunterCard
from starboard.games.nemesis.content.item_actions import ITEM_ACTIONS
from starboard.games.nemesis.content.items import (
    ANY,
    BLUE,
    CHEMICAL,
    CLOTH,
    ELECTRIC,
    GREEN,
    IN,
    ITEMS,
    MEDICAL,
    OUT,
    QUEST,
    RECIPES,
    RED,
    STARTING,
    TOOL,
    YELLOW,
    Item,
)  # fmt: skip
from starboard.games.nemesis.content.room_actions import ROOM_ACTIONS
from starboard.games.nemesis.content.rooms import TILES, Tile
from starboard.games.nemesis.content.tokens import EXPLORATION_TOKENS
from starboard.games.nemesis.rules.combat import COMBAT_DIE
from starboard.games.nemesis.rules.hunter import HUNT_EFFECTS
from starboard.games.nemesis.rules.intruders import MINIATURES
from starboard.games.nemesis.rules.reactions import WINDOWS
from starboard.kernel.errors import BrokenContent

USES = (ANY, IN, OUT)
ITEM_COLOURS = (RED, YELLOW, GREEN, BLUE, STARTING, QUEST)
ROOM_COLOURS = (RED, YELLOW, GREEN, "white", "none")
COMPONENTS = ("", CHEMICAL, CLOTH, MEDICAL, ELECTRIC, TOOL)
TOKEN_EFFECTS = ("malfunction", "doors", "fire", "slime", "danger", "silence")
ALWAYS_ON = ("cabins", "slime-room")  # Rooms that only work by being there (NEM-ROOM-12, NEM-ROOM-17)
GROWN = [kind for kind in MINIATURES if kind != "larva"]


def check_content() -> None:
    """Refuse a box that contradicts itself."""
    for problem in content_problems():
        raise problem


def content_problems() -> Iterator[BrokenContent]:
    yield from item_problems(ITEMS)
    yield from recipe_problems(RECIPES)
    yield from card_problems(CARDS)
    yield from character_problems(CHARACTERS)
    yield from tile_problems(TILES)
    yield from event_problems(EVENTS)
    yield from attack_problems(ATTACKS)
    yield from hunter_problems(HUNTER_CARDS)
    yield from token_problems(EXPLORATION_TOKENS)


def item_problems(items: Mapping[str, Item]) -> Iterator[BrokenContent]:
    for name, item in items.items():
        broken = Reporter("items.py", name)
        yield from broken.unless(item.id == name, "id", f"{item.id} is listed as {name}")
        yield from broken.unless(item.colour in ITEM_COLOURS, "colour", f"unknown colour {item.colour!r}")
        yield from broken.unless(item.count >= 1, "count", "there must be at least one")
        yield from broken.unless(item.component in COMPONENTS, "component", f"unknown component {item.component!r}")
        yield from broken.unless(item.use in USES, "use", f"unknown icon {item.use!r}")
        yield from broken.unless(item.cost is None or item.cost >= 0, "cost", "cannot be negative")
        yield from broken.unless(item.cost is None or name in ITEM_ACTIONS, "cost", "has no action in item_actions.py")
        yield from weapon_problems(item, broken)
        if item.colour == QUEST:
            yield from quest_problems(item, items, broken)


def weapon_problems(item: Item, broken: "Reporter") -> Iterator[BrokenContent]:
    if item.weapon is None:
        return
    yield from broken.unless(item.heavy, "heavy", "every weapon is Heavy")
    yield from broken.unless(item.weapon.capacity >= 1, "capacity", "must hold at least 1 Ammo")
    for face in (*item.weapon.counts_as, *item.weapon.counts_as.values()):
        yield from broken.unless(face in COMBAT_DIE, "counts_as", f"the Combat die has no face {face!r}")


def quest_problems(item: Item, items: Mapping[str, Item], broken: "Reporter") -> Iterator[BrokenContent]:
    yield from broken.unless(item.owner in CHARACTERS, "owner", f"unknown character {item.owner!r}")
    ways = bool(item.activation_room) + bool(item.activation_items)
    yield from broken.unless(ways == 1, "activation", "needs either a Room or Items")
    if item.activation_room:
        yield from broken.unless(
            item.activation_room in TILES, "activation_room", f"unknown Room {item.activation_room!r}"
        )
    for needed in item.activation_items:
        yield from broken.unless(needed in items, "activation_items", f"unknown Item {needed!r}")


def recipe_problems(recipes: Mapping[str, tuple[str, str]]) -> Iterator[BrokenContent]:
    for name, components in recipes.items():
        broken = Reporter("items.py", f"recipe {name}")
        yield from broken.unless(name in ITEMS and ITEMS[name].colour == BLUE, "item", "is no Crafted Item")
        for component in components:
            supplied = component and any([item.component == component for item in ITEMS.values()])
            yield from broken.unless(bool(supplied), "components", f"nothing supplies {component!r}")


def card_problems(cards: Mapping[str, ActionCard]) -> Iterator[BrokenContent]:
    for name, card in cards.items():
        broken = Reporter("cards.py", name)
        yield from broken.unless(card.cost >= 0, "cost", "cannot be negative")
        yield from broken.unless(card.use in USES, "use", f"unknown icon {card.use!r}")
        if card.reacts_to:
            yield from broken.unless(card.reacts_to in WINDOWS, "reacts_to", f"nothing opens {card.reacts_to!r}")
        else:
            yield from broken.unless(name in CARD_ACTIONS, "id", "has no action in card_actions.py")


def character_problems(characters: Mapping[str, CharacterSheet]) -> Iterator[BrokenContent]:
    for name, sheet in characters.items():
        broken = Reporter("cards.py", name)
        yield from broken.unless(len(sheet.deck()) == 10, "specialities", "a deck has ten cards (NEM-CHAR-01)")
        for card in sheet.deck():
            yield from broken.unless(card in CARDS, "specialities", f"unknown Action card {card!r}")
        armed = sheet.weapon in ITEMS and ITEMS[sheet.weapon].weapon is not None
        yield from broken.unless(armed, "weapon", f"{sheet.weapon!r} is no weapon")
        for quest in sheet.quests:
            own = quest in ITEMS and ITEMS[quest].owner == name
            yield from broken.unless(own, "quests", f"{quest!r} is not a Quest Item of this Character")


def tile_problems(tiles: Mapping[str, Tile]) -> Iterator[BrokenContent]:
    for name, tile in tiles.items():
        broken = Reporter("rooms.py", name)
        yield from broken.unless(tile.colour in ROOM_COLOURS, "colour", f"unknown colour {tile.colour!r}")
        yield from broken.unless(tile.set in (0, 1, 2), "set", f"unknown set {tile.set!r}")
        works = name in ROOM_ACTIONS or name in ALWAYS_ON
        yield from broken.unless(works, "id", "has no action in room_actions.py")


def event_problems(events: Mapping[str, EventCard]) -> Iterator[BrokenContent]:
    for name, card in events.items():
        broken = Reporter("events.py", name)
        yield from broken.unless(2 <= len(card.kinds) <= 3, "kinds", "two or three types move (NEM-EVENT-17)")
        yield from kinds_exist(card.kinds, broken)
        yield from broken.unless(card.number in (1, 2, 3, 4), "number", f"no Corridor bears {card.number!r}")
        yield from broken.unless(card.effect in EVENT_EFFECTS, "effect", f"{card.effect!r} is not in event_effects.py")
        fate = card.afterwards in (DISCARDED, REMOVED, RETURNED)
        yield from broken.unless(fate, "afterwards", f"unknown word {card.afterwards!r}")


def attack_problems(attacks: Mapping[str, AttackCard]) -> Iterator[BrokenContent]:
    for name, card in attacks.items():
        broken = Reporter("attacks.py", name)
        yield from kinds_exist(card.kinds, broken)
        blood = card.blood == RETREAT or 2 <= card.blood <= 6
        yield from broken.unless(blood, "blood", f"{card.blood!r} is neither 2 to 6 nor the arrow")
        yield from broken.unless(
            card.effect in ATTACK_EFFECTS, "effect", f"{card.effect!r} is not in attack_effects.py"
        )


def hunter_problems(cards: Mapping[str, HunterCard]) -> Iterator[BrokenContent]:
    for name, card in cards.items():
        broken = Reporter("hunter_cards.py", name)
        yield from broken.unless(card.number in (0, 1, 2, 3, 4), "number", f"no Corridor bears {card.number!r}")
        yield from broken.unless(card.attacks >= 1, "attacks", "an attack draws at least one card")
        yield from broken.unless(card.effect in HUNT_EFFECTS, "effect", f"{card.effect!r} is not in hunter.py")


def token_problems(tokens: Iterable[str]) -> Iterator[BrokenContent]:
    for token in tokens:
        effect, _, number = token.partition("-")
        broken = Reporter("tokens.py", token)
        yield from broken.unless(effect in TOKEN_EFFECTS, "effect", f"unknown effect {effect!r}")
        yield from broken.unless(number in ("1", "2", "3", "4"), "number", f"{number!r} is no number of Items")


def kinds_exist(kinds: Iterable[str], broken: "Reporter") -> Iterator[BrokenContent]:
    for kind in kinds:
        yield from broken.unless(kind in GROWN, "kinds", f"{kind!r} neither moves by Events nor attacks by card")


class Reporter:
    """Names the file and entry of every problem it is told of."""

    def __init__(self, file: str, entry: str) -> None:
        self.file = file
        self.entry = entry

    def unless(self, fine: bool, field: str, message: str) -> Iterator[BrokenContent]:
        if not fine:
            yield BrokenContent(self.file, self.entry, field, message)
