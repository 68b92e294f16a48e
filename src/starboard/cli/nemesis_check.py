"""Whether everything in the Nemesis box has its effect and its texts."""

from collections.abc import Iterable, Iterator

import starboard.games.nemesis.play  # noqa: F401 - fills the table of attack effects
from starboard.cli.nemesis_look import COMPONENTS
from starboard.games.nemesis.content.attacks import ATTACKS, EFFECTS
from starboard.games.nemesis.content.card_actions import CARD_ACTIONS
from starboard.games.nemesis.content.cards import CARDS
from starboard.games.nemesis.content.event_effects import EVENT_EFFECTS
from starboard.games.nemesis.content.events import EVENTS
from starboard.games.nemesis.content.hunter_cards import HUNTER_CARDS
from starboard.games.nemesis.content.item_actions import ITEM_ACTIONS
from starboard.games.nemesis.content.items import ITEMS, QUEST
from starboard.games.nemesis.content.room_actions import ROOM_ACTIONS
from starboard.games.nemesis.content.rooms import TILES
from starboard.games.nemesis.describe_rules import ROOM_RULES
from starboard.games.nemesis.rules.hunter import HUNT_EFFECTS
from starboard.rules import ledger
from starboard.texts import Texts

# Rooms that only work by being there (NEM-ROOM-12, NEM-ROOM-17).
ALWAYS_ON = ("cabins", "slime-room")


def content_counts() -> dict[str, int]:
    """How many different components of each kind there are."""
    return {kind: len(list(names)) for kind, names in COMPONENTS.items()}


def content_problems(texts: Texts) -> Iterator[str]:
    """Each as file, entry, field and what is wrong with it."""
    yield from missing("cards.py", effectful_cards(), CARD_ACTIONS, "action")
    yield from missing("items.py", [i.id for i in ITEMS.values() if i.cost is not None], ITEM_ACTIONS, "action")
    yield from missing("rooms.py", [tile for tile in TILES if tile not in ALWAYS_ON], ROOM_ACTIONS, "action")
    yield from missing("events.py", [card.effect for card in EVENTS.values()], EVENT_EFFECTS, "effect")
    yield from missing("attacks.py", [card.effect for card in ATTACKS.values()], EFFECTS, "effect")
    yield from missing("hunter_cards.py", [card.effect for card in HUNTER_CARDS.values()], HUNT_EFFECTS, "effect")
    yield from unruled()
    yield from wordless(texts)


def effectful_cards() -> list[str]:
    return [card.id for card in CARDS.values() if not card.reacts_to]


def missing(file: str, wanted: Iterable[str], effects: Iterable[str], field: str) -> Iterator[str]:
    there = set(effects)
    yield from (f"{file}: {name}: {field}: does nothing" for name in dict.fromkeys(wanted) if name not in there)


def unruled() -> Iterator[str]:
    """Every rule that content names is in the ledger."""
    rules = ledger("nemesis")
    named = [("cards.py", card.id, card.rule) for card in CARDS.values()]
    named += [("describe_rules.py", tile, rule) for tile, rule in ROOM_RULES.items()]
    yield from (f"{file}: {name}: rule: {rule} is no rule" for file, name, rule in named if rule not in rules)


def wordless(texts: Texts) -> Iterator[str]:
    """Names and texts in English; what another language lacks of those, `texts.problems` finds."""
    for kind, names in COMPONENTS.items():
        for name in names:
            for key in (f"nemesis-{kind}-{name}", f"nemesis-{kind}-{name}.text"):
                if not texts.has(key):
                    yield f"locale/en: {key}: text: is missing"
    for item in ITEMS.values():
        if item.colour == QUEST and not texts.has(f"nemesis-item-{item.id}.quest"):
            yield f"locale/en: nemesis-item-{item.id}.quest: text: is missing"
    for tile in TILES:
        if not texts.has(f"cli-tile-{tile}"):
            yield f"locale/en: cli-tile-{tile}: text: is missing"
