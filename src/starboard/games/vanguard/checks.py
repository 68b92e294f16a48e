"""Whether everything in the box of ISS Vanguard has its texts, and what the linters of texts ask of a game."""

from collections.abc import Iterator
from typing import Final

from starboard.games.vanguard.content.cards import (
    CREW,
    DISCOVERIES,
    EVENTS,
    GEAR,
    INJURY_CARDS,
    MODS,
    RANK_UPS,
    SECTION_CARDS,
    THREATS,
    UNIQUES,
)
from starboard.games.vanguard.content.dice import SECTION_DICE, SECTIONS
from starboard.games.vanguard.content.icons import FACE_ICONS
from starboard.games.vanguard.content.landers import LANDERS
from starboard.games.vanguard.content.landings import LANDINGS
from starboard.games.vanguard.content.planet import Planet
from starboard.games.vanguard.content.planet_checks import planet_problems
from starboard.games.vanguard.content.planet_file import PLANETS, own_planet, planet, planet_text
from starboard.games.vanguard.rehearsal import Rehearsal
from starboard.texts import Texts

_OF_THREATS: Final = [f"{card.id}-{action.id}" for card in THREATS.values() for action in card.actions]
_OF_RANK_UPS: Final = [f"{card.id}-{card.action.id}" for card in RANK_UPS.values() if card.action is not None]

# What each kind of component is called, by the beginning of its message.
NAMED: Final[dict[str, list[str]]] = {
    "vanguard-section": list(SECTIONS),
    "vanguard-die": list(SECTION_DICE),
    "vanguard-icon": list(FACE_ICONS),
    "vanguard-card": list(SECTION_CARDS),
    "vanguard-crew": list(CREW),
    "vanguard-skill": list(CREW),
    "vanguard-gear": list(GEAR),
    "vanguard": list(MODS),
    "vanguard-lander": list(LANDERS),
    "vanguard-injury": list(INJURY_CARDS),
    "vanguard-discovery": list(DISCOVERIES),
    "vanguard-unique": [str(number) for number in UNIQUES],
    "vanguard-event": list(EVENTS),
    "vanguard-threat": list(THREATS),
    "vanguard-rank-up": list(RANK_UPS),
    "vanguard-act": [*_OF_THREATS, *_OF_RANK_UPS],
    "vanguard-scenario": list(PLANETS),
}


def content_counts() -> dict[str, int]:
    """How many different components of each kind there are."""
    return {
        "section-card": len(SECTION_CARDS),
        "crew": len(CREW),
        "equipment": len(GEAR),
        "mod": len(MODS),
        "lander": len(LANDERS),
        "landing": len(LANDINGS),
        "injury": len(INJURY_CARDS),
        "discovery": len(DISCOVERIES),
        "unique-discovery": len(UNIQUES),
        "event": len(EVENTS),
        "threat": len(THREATS),
        "rank-up": len(RANK_UPS),
        "planet": len(PLANETS),
    }


def content_problems(texts: Texts) -> Iterator[str]:
    """Each as file, entry, field and what is wrong with it; what another language lacks, `lint.languages` finds."""
    named = [f"{kind}-{name}".lower() for kind, names in NAMED.items() for name in names]
    for id in PLANETS:
        board = planet(id)
        yield from [str(problem) for problem in planet_problems(board)]
        named += names_of(board)
    for message in named:
        if not texts.has(message):
            yield f"locale/en: {message}: text: is missing"


def names_of(board: Planet) -> list[str]:
    """The messages of everything that a planet has of its own; its story too."""
    found = [f"vanguard-sector-{board.id}-{number}" for number in board.sectors]
    found += [f"vanguard-poi-{board.id}-{poi}" for poi in board.pois]
    found += [f"vanguard-mission-{mission}" for mission in board.missions]
    found += [f"vanguard-condition-{condition.id}" for condition in (board.printed, *board.conditions.values())]
    for card, actions in board.actions.items():
        found += [f"vanguard-act-{board.id}-{card}-{action.id}" for action in actions]
    for log in board.logs.values():
        found.append(f"vanguard-page-{board.id}-{log.id}")
        found += [f"vanguard-log-{board.id}-{log.id}-{number}" for number in range(1, log.paragraphs + 1)]
        found += [f"vanguard-choice-{board.id}-{log.id}-{choice.id}" for choice in log.choices]
    return [message.lower() for message in found]


def scenario_text(id: str) -> str:
    """The file of a planet of the box: authors read it."""
    return planet_text(id)


def rehearsal(text: str) -> Rehearsal:
    """To listen with while a planet is played: which effects of its file never happen."""
    of_box = [name for name in PLANETS if planet_text(name) == text]
    return Rehearsal(planet(of_box[0]) if of_box else own_planet(text))


# --- What the linters of texts ask of a game ---

_CARD = ("vanguard-card-", "vanguard-skill-", "vanguard-gear-", "vanguard-mod-", "vanguard-discovery-",
         "vanguard-unique-", "vanguard-rank-up-", "vanguard-event-")  # fmt: skip

# What a variable of our messages can name: whatever form a sentence asks for, each of these must have it.
NAMED_BY: Final = {
    "who": ("vanguard-crew-",),
    "to": ("vanguard-crew-",),
    "for": ("vanguard-crew-",),
    "card": _CARD,
    "cards": ("vanguard-card-", "vanguard-event-"),
    "gear": ("vanguard-gear-", "vanguard-mod-"),
    "event": ("vanguard-event-",),
    "injury": ("vanguard-injury-",),
    "threat": ("vanguard-threat-",),
    "die": ("vanguard-die-red-", "vanguard-die-green-", "vanguard-die-blue-"),
    "type": ("vanguard-type-",),
    "section": ("vanguard-section-",),
}

# Words behind a number that are the same for every number.
STEADY: Final[dict[str, tuple[str, ...]]] = {
    "en": (),
    "it": ("round",),
    "de": ("Erfolgsplättchen",),
    "cs": (),
}
