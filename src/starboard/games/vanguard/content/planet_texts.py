"""The texts of a planet that brings its own, by language: the table `[texts]` of its file.

The planets of the box have theirs in the locale files.
"""

import re
from collections.abc import Iterator
from typing import Any, Final

from starboard.games.vanguard.content.lines import Condition, Effect
from starboard.games.vanguard.content.planet import Planet
from starboard.games.vanguard.content.planet_said import all_conditions, all_effects
from starboard.games.vanguard.content.reading import Entry, shown
from starboard.kernel.own_files import plain_words
from starboard.kernel.own_texts import (
    LANGUAGES,
    LONGEST_TEXT,
    LONGEST_TITLE,
    PAGES,
    TITLE,
    NeededTexts,
    OwnTexts,
)

MOST_TEXTS: Final = 400
_KEY: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
LONGEST_KEY: Final = 60


def read_texts(entry: Entry) -> tuple[OwnTexts, ...]:
    found: list[OwnTexts] = []
    for lang in entry.written():
        if lang not in LANGUAGES:
            raise entry.place(lang[:20]).wrong(f"is no language; there are {', '.join(LANGUAGES)}")
        words = entry.entry(lang)
        words.name = f"texts.{lang}"  # as its heading is written
        found.append(_texts_in(words, lang))
    return tuple(found)


def _texts_in(entry: Entry, lang: str) -> OwnTexts:
    pages = entry.entry(PAGES)
    pages.name = f"{entry.name}.{PAGES}"
    if len(entry.written()) + len(pages.written()) > MOST_TEXTS:
        raise entry.place("").wrong(f"has more than {MOST_TEXTS} texts")
    texts: dict[str, str] = {}
    for key in entry.written():
        texts[key] = _plain(entry, key, entry.value(key), LONGEST_TITLE if key == TITLE else LONGEST_TEXT)
    read: dict[str, tuple[str, ...]] = {}
    for name in pages.written():
        read[name] = tuple([_plain(pages, name, part, LONGEST_TEXT) for part in pages.values(name)])
    return OwnTexts(lang, texts, read)


def _plain(entry: Entry, key: str, value: Any, longest: int) -> str:
    if len(key) > LONGEST_KEY or not _KEY.fullmatch(key):
        raise entry.place(key[:LONGEST_KEY]).wrong("must be a name like sector-3")
    if not isinstance(value, str):
        raise entry.place(key).wrong(f"{shown(value)} is no text")
    return plain_words(value, longest, entry.file, entry.name, key)


# --- what a planet needs ---


def needed_texts(planet: Planet) -> NeededTexts:
    """Everything that is said about the planet."""
    names = named_things(planet)
    return NeededTexts(
        texts=printed_texts(planet) | {name: f"vanguard-{name}" for name in names},
        names=names,
        pages={id: log.paragraphs for id, log in planet.logs.items()},
        page=f"vanguard-page-{planet.id}-",
    )


def printed_texts(planet: Planet) -> dict[str, str]:
    """What stands on its board and its cards, and the answers of its Logs: each key with the message it becomes."""
    own = planet.id
    found = {TITLE: f"vanguard-scenario-{own}"}
    found |= {f"sector-{number}": f"vanguard-sector-{own}-{number}" for number in planet.sectors}
    found |= {f"poi-{id.lower()}": f"vanguard-poi-{own}-{id.lower()}" for id in planet.pois}
    for card, actions in planet.actions.items():
        for action in actions:
            name = f"act-{card.lower()}-{action.id}"
            found[name] = f"vanguard-act-{own}-{card.lower()}-{action.id}"
    for condition in (planet.printed, *planet.conditions.values()):
        found[f"condition-{condition.id.lower()}"] = f"vanguard-condition-{condition.id.lower()}"
    for id in planet.missions:
        found[f"mission-{id.lower()}"] = f"vanguard-mission-{id.lower()}"
        found[f"goal-{id.lower()}"] = f"vanguard-mission-{id.lower()}.goal"
    for log in planet.logs.values():
        found |= {f"choice-{log.id}-{one.id}": f"vanguard-choice-{own}-{log.id}-{one.id}" for one in log.choices}
    return found


def named_things(planet: Planet) -> list[str]:
    """Marks, flags, rules and speakers: whatever the box may have a name for, too."""
    found = [f"rule-{rule.id.lower()}" for rule in planet.rules]
    found += [f"mark-{rule.mark}" for rule in planet.rules if rule.mark]
    found += [f"speaker-{log.speaker}" for log in planet.logs.values()]
    for said in _said(planet):
        if said.word in ("mark", "nomark", "unmark"):
            found.append(f"mark-{said.text(0).lower()}")
        elif said.word in ("flag", "noflag"):
            found.append(f"flag-{said.text(0).lower()}")
        elif said.word == "state":
            found.append(f"state-{said.text(0).lower()}")
    return list(dict.fromkeys(found))


def _said(planet: Planet) -> Iterator[Effect | Condition]:
    for _, effect in all_effects(planet):
        yield effect
    for _, condition in all_conditions(planet):
        yield condition
