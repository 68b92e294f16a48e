"""Missions that people write themselves (docs/writing-a-mission.md), as the house asks about them (`OwnScenarios`)."""

from functools import cache, lru_cache
from typing import Final

from starboard.games.saga.content.mission import Mission, Words
from starboard.games.saga.content.mission_file import OWN_FILE, own_mission, parse_mission, problems_in
from starboard.games.saga.content.mission_picture import svg_map, text_map
from starboard.games.saga.content.mission_texts import (
    LANGUAGES,
    TITLE,
    named_pieces,
    needed_pages,
    needed_texts,
    speakers,
)
from starboard.games.saga.rules.campaign.team import MERCENARY_SEATS
from starboard.games.saga.rules.missions.vocabulary import unwritten_words
from starboard.games.saga.words.names import without_side
from starboard.kernel.errors import BrokenContent
from starboard.kernel.own_files import LARGEST_FILE
from starboard.kernel.setup import Scenario
from starboard.texts import Texts

MOST_MERCENARIES: Final = 4  # players that share the Mercenaries (SAGA-SETUP-10)
NAMES_OF_THE_BOX: Final = ("names.ftl", "missions.ftl")


class OwnMissions:
    """`OwnScenarios` of Star Saga."""

    largest = LARGEST_FILE

    def read(self, text: str) -> Scenario:
        found = own_mission(text)
        problem = first_problem(text)
        if problem is not None:
            raise problem
        return scenario_of(found)

    def problems(self, text: str, file: str = "") -> list[BrokenContent]:
        file = file or OWN_FILE
        found = problems_in(text.encode(), file)
        return found or play_problems(parse_mission(text.encode(), file))

    def titles(self, text: str) -> dict[str, str]:
        return {words.lang: words.text(TITLE) for words in own_mission(text).words if words.text(TITLE)}

    def texts(self, text: str, lang: str) -> dict[str, str]:
        found = own_mission(text)
        messages: dict[str, str] = {}
        for words in (main_words(found), *[one for one in found.words if one.lang == lang]):
            messages |= messages_of(found.id, words)
        return messages

    def picture(self, text: str) -> str:
        return svg_map(own_mission(text))

    def plan(self, text: str) -> str:
        return text_map(own_mission(text))


def scenario_of(mission: Mission, campaign: str = "") -> Scenario:
    """A mission as it is offered. A fixed team has as many seats as it has Mercenaries (SAGA-MISSION-06)."""
    seats = len(mission.squad.mercenaries) if mission.squad.fixed else MOST_MERCENARIES
    most = ((MERCENARY_SEATS, seats),) if seats < MOST_MERCENARIES else ()
    return Scenario(mission.id, most=most, campaign=campaign)


@lru_cache(maxsize=256)
def first_problem(text: str) -> BrokenContent | None:
    """What a mission lacks that could be laid out, if anything."""
    found = play_problems(own_mission(text))
    return found[0] if found else None


def play_problems(mission: Mission) -> list[BrokenContent]:
    """Words that nobody has written rules for, and texts that are missing or belong to nothing."""
    unwritten = unwritten_words(mission)
    if unwritten:
        return [BrokenContent(mission.file, "", "", f"cannot be played: {', '.join(unwritten)}")]
    if not mission.words:
        return [BrokenContent(mission.file, "texts", "", "is missing: the words of the mission in one language")]
    found: list[BrokenContent] = []
    for words in mission.words:
        found += text_problems(mission, words, words is main_words(mission))
    return found


def main_words(mission: Mission) -> Words:
    """The language that has every text and helps out where another has none: English, or the first of the file."""
    for words in mission.words:
        if words.lang == LANGUAGES[0]:
            return words
    return mission.words[0]


def text_problems(mission: Mission, words: Words, whole: bool) -> list[BrokenContent]:
    """No text is without its thing, none takes the place of one of the box, and none is missing from the main ones."""
    place = f"texts.{words.lang}"
    names = own_names(mission)
    found: list[BrokenContent] = []
    for key, _ in words.texts:
        if key in names and names[key] in box_names():
            found.append(BrokenContent(mission.file, place, key, "is a name of the box, which has its words"))
        elif key not in names and key not in needed_texts(mission):
            found.append(BrokenContent(mission.file, place, key, "belongs to nothing in this mission"))
    needed = [*needed_texts(mission), *[key for key, id in names.items() if id not in box_names()]]
    for key in needed if whole else []:
        if not words.text(key):
            found.append(BrokenContent(mission.file, place, key, "is missing"))
    return found + page_problems(mission, words, whole)


def page_problems(mission: Mission, words: Words, whole: bool) -> list[BrokenContent]:
    """A page is a title and as many paragraphs as the story says."""
    place = f"texts.{words.lang}.pages"
    pages = dict(needed_pages(mission))
    written = [name for name, _ in words.pages]
    found = [
        BrokenContent(mission.file, place, name, f"is no page of this mission; there are {', '.join(pages)}")
        for name in written
        if name not in pages
    ]
    for name, paragraphs in pages.items():
        count = len(words.page(name))
        if count != paragraphs + 1 and (whole or name in written):
            message = f"must have a title and {paragraphs} of text (as [story] says), and has {count} in all"
            found.append(BrokenContent(mission.file, place, name, message))
    return found


def own_names(mission: Mission) -> dict[str, str]:
    """What the mission may bring names for: exits, marks, devices and speakers, each with the id of its message."""
    found = {f"piece-{without_side(name)}": f"saga-piece-{without_side(name)}" for name in named_pieces(mission)}
    return found | {f"speaker-{name}": f"saga-speaker-{name}" for name in speakers(mission)}


@cache
def box_names() -> frozenset[str]:
    """The messages of pieces and speakers that the box has."""
    texts = Texts("en", files=NAMES_OF_THE_BOX)
    return frozenset([*texts.messages("saga-piece-"), *texts.messages("saga-speaker-")])


def messages_of(mission: str, words: Words) -> dict[str, str]:
    """The texts by the ids under which rules, words and screens ask for them."""
    found: dict[str, str] = {}
    for key, text in words.texts:
        if key == TITLE:
            found[f"saga-scenario-{mission}"] = text
        elif key.startswith(("piece-", "speaker-")):
            found[f"saga-{key}"] = text
        else:
            found[f"saga-mission-{mission}-{key}"] = text
    for name, parts in words.pages:
        found[f"saga-page-{mission}-{name}"] = parts[0]
        for number, part in enumerate(parts[1:], 1):
            found[f"saga-page-{mission}-{name}-{number}"] = part
    return found


OWN_MISSIONS: Final = OwnMissions()
