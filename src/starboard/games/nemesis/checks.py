"""Whether everything in the Nemesis box has its effect and its texts."""

from collections.abc import Iterator
from typing import Final

from starboard.games.nemesis.content.cards import CARDS
from starboard.games.nemesis.content.items import ITEMS, QUEST
from starboard.games.nemesis.content.rooms import TILES
from starboard.games.nemesis.content.validation import content_problems as contradictions
from starboard.games.nemesis.terminal.look import COMPONENTS
from starboard.games.nemesis.words.rules import ROOM_RULES
from starboard.rules.ledger import ledger
from starboard.texts import Texts


def content_counts() -> dict[str, int]:
    """How many different components of each kind there are."""
    return {kind: len(list(names)) for kind, names in COMPONENTS.items()}


def content_problems(texts: Texts) -> Iterator[str]:
    """Each as file, entry, field and what is wrong with it."""
    yield from map(str, contradictions())
    yield from unruled()
    yield from wordless(texts)


def unruled() -> Iterator[str]:
    """Every rule that content names is in the ledger."""
    rules = ledger("nemesis")
    named = [("cards.py", card.id, card.rule) for card in CARDS.values()]
    named += [("words/rules.py", tile, rule) for tile, rule in ROOM_RULES.items()]
    yield from (f"{file}: {name}: rule: {rule} is no rule" for file, name, rule in named if rule not in rules)


def wordless(texts: Texts) -> Iterator[str]:
    """Names and texts in English; what another language lacks of those, `lint.languages` finds."""
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


# --- What the linters of texts ask of a game ---

_PEOPLE = ("nemesis-character-", "nemesis-player", "nemesis-seat")
_THINGS = ("nemesis-item-", "nemesis-object-", "nemesis-corpse-of")

# What a variable of our messages can name: whatever form a sentence asks for, each of these must have it.
NAMED_BY: Final = {
    "who": _PEOPLE,
    "target": _PEOPLE,
    "actor": _PEOPLE,
    "inside": _PEOPLE,
    "character": ("nemesis-character-",),
    "characters": ("nemesis-character-",),
    "room": ("nemesis-room-",),
    "origin": ("nemesis-room-",),
    "one": ("nemesis-room-",),
    "other": ("nemesis-room-",),
    "tile": ("nemesis-room-",),
    "place": ("nemesis-corridor", "nemesis-ducts"),
    "kind": ("nemesis-intruder-",),
    "item": _THINGS,
    "items": _THINGS,
    "given": _THINGS,
    "taken": _THINGS,
    "offer": _THINGS,
    "mine": _THINGS,
    "object": ("nemesis-object-",),
    "weapon": ("nemesis-item-",),
    "components": ("nemesis-item-",),
    "nemesis-log-shoots.item": ("nemesis-item-",),
    "nemesis-log-covering-shot.item": ("nemesis-item-",),
    "nemesis-ask-overcharge.item": ("nemesis-item-",),
    "parts": ("cli-component-",),
    "cards": ("nemesis-card-", "nemesis-contamination-"),
    "objective": ("nemesis-objective-",),
    "objectives": ("nemesis-objective-",),
    "action": ("nemesis-action-",),
    "colour": ("nemesis-colour-",),
    "state": ("nemesis-engine-",),
    "planet": ("nemesis-planet-",),
    "cause": ("nemesis-ending-",),
    "token": ("nemesis-token-numbered",),
    "nemesis-log-token-drawn.token": ("nemesis-bag-",),
}

# Words behind a number that are the same for every number.
STEADY: Final = {
    "en": ("Ammo", "Infected", "removed", "discarded"),
    "it": (),
    "de": ("Schaden", "Munition", "Geräuschmarker", "infiziert", "entfernt", "abgelegt"),
    "cs": ("zranění",),
}

# The most letters of what stands on an option of a question.
SHORT: Final = {
    "nemesis-alternative-": 48,
    "nemesis-none-": 34,
    "nemesis-in-pod-": 34,
    "nemesis-hunt-use-": 34,
    "nemesis-reroll-": 34,
    "nemesis-trade-": 34,
}
