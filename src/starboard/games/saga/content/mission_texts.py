"""The texts of a mission that brings its own, by language: the table `[texts]` of its file.

The missions of the box have theirs in the locale files.
"""

from typing import Final

from starboard.games.saga.content.mission import Mission
from starboard.games.saga.content.mission_entries import Entry, described
from starboard.games.saga.content.mission_script import Saying
from starboard.games.saga.content.mission_story import endings_of, pages_of, paragraphs_of
from starboard.kernel.own_files import plain_words
from starboard.kernel.own_texts import LANGUAGES, LONGEST_TEXT, LONGEST_TITLE, PAGES, TITLE, OwnTexts

MOST_TEXTS: Final = 200


def read_texts(entry: Entry) -> tuple[OwnTexts, ...]:
    found: list[OwnTexts] = []
    for lang in entry.written():
        if lang not in LANGUAGES:
            raise entry.broken(lang[:20], f"is no language; there are {', '.join(LANGUAGES)}")
        found.append(texts_in(entry.entry(lang), lang))
    return tuple(found)


def texts_in(entry: Entry, lang: str) -> OwnTexts:
    pages = entry.entry(PAGES)
    texts: dict[str, str] = {}
    keys = [key for key in entry.written() if key != PAGES]
    if len(keys) + len(pages.written()) > MOST_TEXTS:
        raise entry.broken("", f"has more than {MOST_TEXTS} texts")
    for key in keys:
        entry.checked_name(key, key)
        texts[key] = plain_text(entry, key, entry.value(key), LONGEST_TITLE if key == TITLE else LONGEST_TEXT)
    read: dict[str, tuple[str, ...]] = {}
    for name in pages.written():
        pages.checked_name(name, name)
        read[name] = tuple([plain_text(pages, name, part, LONGEST_TEXT) for part in pages.items(name)])
    return OwnTexts(lang, texts, read)


def plain_text(entry: Entry, key: str, value: object, longest: int) -> str:
    """One line; whoever wrote it may have broken it into several."""
    if not isinstance(value, str):
        raise entry.broken(key, f"must be a text, not {described(value)}")
    return plain_words(value, longest, entry.file, entry.place, key)


# --- what a mission needs ---


def needed_texts(mission: Mission) -> list[str]:
    """The keys of everything that is said about the mission, beside the pages of its story."""
    script = mission.script
    found = [TITLE, "win-mercenaries", "win-nexus"]
    found += [f"rule-{rule.name}" for rule in script.story.rules]
    found += [f"operation-{operation.id}" for operation in mission.operations]
    found += [f"use-{may.id}" for may in script.mays]
    found += [f"variant-{variant}" for variant in mission.variants]
    found += [f"hint-{door.hint}" for door in mission.doors if door.hint]
    for when in script.whens:
        found += asked_in(when.effects)
    for may in script.mays:
        found += asked_in(may.effects)
    for deed in script.deeds:
        found += asked_in(deed.effects)
    return [key for place, key in enumerate(found) if key not in found[:place]]


def asked_in(effects: tuple[Saying, ...]) -> list[str]:
    """The questions within effects, and their answers."""
    found: list[str] = []
    for effect in effects:
        if effect.word == "ask":
            found.append(f"ask-{effect.text('key')}")
        for answer in effect.sayings("answers"):
            found += [f"answer-{answer.text('key')}", *asked_in(answer.sayings("then"))]
    return found


def endings(mission: Mission) -> list[str]:
    """What decided a mission, for a way of which the house has nothing to tell; it is told in general without them."""
    return [f"ended-{name}" for name in endings_of(mission.script)]


def needed_pages(mission: Mission) -> dict[str, int]:
    """Every page of the story, and how many paragraphs it has."""
    story = mission.script.story
    return {name: len(paragraphs_of(mission.id, story, name)) for name in pages_of(mission.script)}


def named_pieces(mission: Mission) -> list[str]:
    """What its exits, marks and devices are called, by the table and code of each."""
    found = [one.name for one in mission.exits] + [one.name for one in mission.marks]
    return found + [one.name for one in mission.devices]


def speakers(mission: Mission) -> list[str]:
    return [passage.speaker for passage in mission.script.story.passages if passage.speaker]
