"""Planets that people write themselves (docs/writing-a-planet.md), as the house asks about them (`OwnScenarios`)."""

from functools import cache, lru_cache
from typing import Final

from starboard.games.vanguard.content.planet import Planet
from starboard.games.vanguard.content.planet_checks import planet_problems
from starboard.games.vanguard.content.planet_file import OWN_FILE, own_planet, parse_planet
from starboard.games.vanguard.content.planet_limits import limit_problems
from starboard.games.vanguard.content.planet_picture import svg_plan, text_plan
from starboard.games.vanguard.content.planet_texts import needed_texts
from starboard.kernel import own_texts
from starboard.kernel.errors import BrokenContent
from starboard.kernel.own_files import LARGEST_FILE
from starboard.kernel.own_texts import TextProblems, text_problems
from starboard.kernel.setup import Scenario
from starboard.texts import Texts

EXPEDITION: Final = "expedition"
TEXT_PROBLEMS: Final = TextProblems(
    no_texts="is missing: the words of the planet in one language",
    in_vain="belongs to nothing on this planet",
    no_page="is no Log of this planet",
    counted_by="the Log",
)
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
        return own_texts.titles(own_planet(text).texts)

    def texts(self, text: str, lang: str) -> dict[str, str]:
        found = own_planet(text)
        return own_texts.messages(needed_texts(found), found.texts, lang)

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
    return limits or text_problems(planet.file, needed_texts(planet), planet.texts, of_box, TEXT_PROBLEMS)


@cache
def _box_texts() -> Texts:
    return Texts("en", files=TEXTS_OF_THE_BOX)


def of_box(message: str) -> bool:
    return _box_texts().has(message)


OWN_PLANETS: Final = OwnPlanets()
