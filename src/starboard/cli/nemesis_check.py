"""Whether everything in the Nemesis box has its effect and its texts."""

from collections.abc import Iterator

from starboard.cli.nemesis_look import COMPONENTS
from starboard.games.nemesis.content.cards import CARDS
from starboard.games.nemesis.content.items import ITEMS, QUEST
from starboard.games.nemesis.content.rooms import TILES
from starboard.games.nemesis.content.validation import content_problems as contradictions
from starboard.games.nemesis.describe_rules import ROOM_RULES
from starboard.rules import ledger
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
