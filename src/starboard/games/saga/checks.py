"""Whether everything in the box of Star Saga has its texts, and what the linters of texts ask of a game."""

from collections.abc import Iterator
from typing import Final

from starboard.games.saga.content.card_list import ABILITIES, COPIES
from starboard.games.saga.content.mercenaries import MODES
from starboard.games.saga.content.mission_file import MISSIONS, OWN_FILE, mission, mission_bytes, parse_mission
from starboard.games.saga.content.mission_file import content_problems as contradictions
from starboard.games.saga.content.operations import STANDARD_OPERATIONS
from starboard.games.saga.content.weapons import WEAPONS
from starboard.games.saga.rehearsal import Rehearsal
from starboard.games.saga.rules.profiles import PROFILES
from starboard.texts import Texts

_CARDS: Final = [card for cards in COPIES.values() for card in cards]

# What each kind of component is called, by the beginning of its message.
NAMED: Final[dict[str, list[str]]] = {
    "saga-card": _CARDS,
    "saga-weapon": [name for name in WEAPONS if name not in _CARDS],
    "saga-ability": [*ABILITIES, *MODES],
    "saga-operation": list(STANDARD_OPERATIONS),
    "saga-kind": list(PROFILES),
    "saga-scenario": list(MISSIONS),
    "saga-zone": [name for id in MISSIONS for _, name in mission(id).zones],
}


def content_counts() -> dict[str, int]:
    """How many different components of each kind there are."""
    return {kind: len(cards) for kind, cards in COPIES.items()} | {"mission": len(MISSIONS)}


def content_problems(texts: Texts) -> Iterator[str]:
    """Each as file, entry, field and what is wrong with it; what another language lacks, `lint.languages` finds."""
    yield from contradictions()
    for kind, names in NAMED.items():
        for name in names:
            if not texts.has(f"{kind}-{name}"):
                yield f"locale/en: {kind}-{name}: text: is missing"


def scenario_text(id: str) -> str:
    """The file of a mission of the box: authors read it, and it can be looked at like one of theirs."""
    return mission_bytes(id).decode()


def rehearsal(text: str) -> Rehearsal:
    """To listen with while a mission is played: which parts of its file are never used."""
    return Rehearsal(parse_mission(text.encode(), OWN_FILE))


# --- What the linters of texts ask of a game ---

_MODELS = ("saga-kind-", "saga-model-numbered")
_PIECES = ("saga-piece-",)
_CARD = ("saga-card-eq-", "saga-card-nx-", "saga-card-ev-", "saga-card-ps-", "saga-card-sk-", "saga-card-dp-",
         "saga-weapon-", "saga-ability-")  # fmt: skip

# What a variable of our messages can name: whatever form a sentence asks for, each of these must have it.
NAMED_BY: Final = {
    "who": _MODELS,
    "by": _MODELS,
    "to": _MODELS,
    "agent": _MODELS,
    "fallen": _MODELS,
    "kind": ("saga-kind-ag-", "saga-kind-bs-"),
    "target": (*_MODELS, *_PIECES),
    "saga-log-card-used-for.who": (*_MODELS, *_PIECES),
    "saga-log-nexus-decided.target": _MODELS,
    "chosen": (*_MODELS, *_PIECES),
    "pieces": (*_MODELS, *_PIECES),
    "hit": (*_MODELS, *_PIECES),
    "missing": ("saga-kind-ag-",),
    "piece": _PIECES,
    "what": _PIECES,
    "door": _PIECES,
    "shelf": _PIECES,
    "saga-log-pushed.by": (*_MODELS, *_PIECES),
    "field": _PIECES,
    "exit": _PIECES,
    "point": _PIECES,
    "device": _PIECES,
    "terminal": _PIECES,
    "zone": ("saga-zone",),
    "facing": ("saga-facing-",),
    "aim": ("saga-facing-",),
    "card": _CARD,
    "cards": _CARD,
    "given": _CARD,
    "taken": _CARD,
    "needs": _CARD,
    "source": _CARD,
    "weapon": ("saga-weapon-", "saga-card-eq-"),
    "feat": ("saga-ability-ft-",),
    "mode": ("saga-ability-md-",),
    "ability": ("saga-ability-ba-",),
    "power": ("saga-card-ps-",),
}

# Words behind a number that are the same for every number.
STEADY: Final = {
    "en": ("Experience",),
    "it": (),
    "de": ("Treffer", "Würfel", "Wundenmarker", "Kästchen", "Erfahrung"),
    "cs": ("zranění", "použití", "pole"),
}
