"""Planets that people write themselves (docs/writing-a-planet.md), as the house asks about them (`OwnScenarios`)."""

from functools import cache, lru_cache
from typing import Final

from starboard.games.vanguard.content.planet import Planet, Words
from starboard.games.vanguard.content.planet_checks import planet_problems
from starboard.games.vanguard.content.planet_file import OWN_FILE, own_planet, parse_planet
from starboard.games.vanguard.content.planet_limits import limit_problems
from starboard.games.vanguard.content.planet_picture import svg_plan, text_plan
from starboard.games.vanguard.content.planet_texts import LANGUAGES, TITLE, named_things, needed_texts, page_messages
from starboard.kernel.errors import BrokenContent
from starboard.kernel.own_files import LARGEST_FILE
from starboard.kernel.setup import Scenario
from starboard.texts import Texts

EXPEDITION: Final = "expedition"
TEXTS_OF_THE_BOX: Final = ("names.ftl", "planets.ftl", "card-texts.ftl")


class OwnPlanets:
    """`OwnScenarios` of ISS Vanguard."""

    largest = LARGEST_FILE

    def read(self, text: str) -> Scenario:
        found = own_planet(text)
        problem = first_problem(text)
        if problem is not None:
            raise problem
        return Scenario(found.id, modes=(EXPEDITION,))

    def problems(self, text: str, file: str = "") -> list[BrokenContent]:
        try:
            found = parse_planet(text, file or OWN_FILE)
        except BrokenContent as problem:
            return [problem]
        return [*planet_problems(found), *play_problems(found)]

    def titles(self, text: str) -> dict[str, str]:
        return {words.lang: words.texts[TITLE] for words in own_planet(text).words if TITLE in words.texts}

    def texts(self, text: str, lang: str) -> dict[str, str]:
        found = own_planet(text)
        if not found.words:
            return {}
        messages: dict[str, str] = {}
        for words in (main_words(found), *[one for one in found.words if one.lang == lang]):
            needed = needed_texts(found)
            messages |= {needed[key]: said for key, said in words.texts.items() if key in needed}
            messages |= page_messages(found, words)
        return messages

    def picture(self, text: str) -> str:
        return svg_plan(own_planet(text))

    def plan(self, text: str) -> str:
        return text_plan(own_planet(text))


@lru_cache(maxsize=256)
def first_problem(text: str) -> BrokenContent | None:
    """What a planet lacks that holds together, if anything."""
    found = play_problems(own_planet(text))
    return found[0] if found else None


def play_problems(planet: Planet) -> list[BrokenContent]:
    """What only the box may have, and texts that are missing or belong to nothing."""
    limits = limit_problems(planet)
    if limits:
        return limits
    if not planet.words:
        return [BrokenContent(planet.file, "texts", "", "is missing: the words of the planet in one language")]
    found: list[BrokenContent] = []
    for words in planet.words:
        found += text_problems(planet, words, words is main_words(planet))
    return found


def main_words(planet: Planet) -> Words:
    """The language that has every text and helps out where another has none: English, or the first of the file."""
    for words in planet.words:
        if words.lang == LANGUAGES[0]:
            return words
    return planet.words[0]


def text_problems(planet: Planet, words: Words, whole: bool) -> list[BrokenContent]:
    """No text is without its thing, none takes the place of one of the box, and none is missing from the main ones."""
    place = f"texts.{words.lang}"
    needed, named = needed_texts(planet), named_things(planet)
    found: list[BrokenContent] = []
    for key in words.texts:
        if key not in needed:
            found.append(BrokenContent(planet.file, place, key, "belongs to nothing on this planet"))
        elif key in named and of_box(needed[key]):
            found.append(BrokenContent(planet.file, place, key, "is a name of the box, which has its words"))
    for key in needed if whole else []:
        if key not in words.texts and not (key in named and of_box(needed[key])):
            found.append(BrokenContent(planet.file, place, key, "is missing"))
    return found + page_problems(planet, words, whole)


def page_problems(planet: Planet, words: Words, whole: bool) -> list[BrokenContent]:
    """Every Log is a title and as many paragraphs as it says."""
    place = f"texts.{words.lang}.pages"
    found = [
        BrokenContent(planet.file, place, name, "is no Log of this planet")
        for name in words.pages
        if name not in planet.logs
    ]
    for name, log in planet.logs.items():
        count = len(words.pages.get(name, ()))
        if count != log.paragraphs + 1 and (whole or name in words.pages):
            message = f"must have a title and {log.paragraphs} of text (as the Log says), and has {count} in all"
            found.append(BrokenContent(planet.file, place, name, message))
    return found


@cache
def _box_texts() -> Texts:
    return Texts("en", files=TEXTS_OF_THE_BOX)


def of_box(message: str) -> bool:
    return _box_texts().has(message)


OWN_PLANETS: Final = OwnPlanets()
