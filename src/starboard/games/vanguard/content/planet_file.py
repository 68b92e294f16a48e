"""Planets are read from TOML: those of the box, and any other from its text.

A text from a stranger is read the same way. It can only be refused: it is bounded in size, every key and every value
is checked, and nothing in it is ever run.
"""

from dataclasses import replace
from importlib import resources
from typing import Final

from starboard.games.vanguard.content.planet import Planet
from starboard.games.vanguard.content.planet_checks import planet_problems
from starboard.games.vanguard.content.planet_reading import read_planet
from starboard.games.vanguard.content.reading import read_toml
from starboard.kernel.errors import BrokenContent
from starboard.kernel.own_scenarios import OwnShelf

PLANETS: Final = ("cinder", "veyra", "gantry", "ossuary")

OWN_FILE: Final = "planet.toml"  # what a text without a file is called in messages

READ: Final[dict[str, Planet]] = {}  # of the box, once somebody has asked for them
_own: Final[OwnShelf[Planet]] = OwnShelf(lambda text, id: replace(load_planet(text, OWN_FILE), id=id))


def planet(name: str) -> Planet:
    """One of the box, read once, or one that was kept."""
    found = READ.get(name) or _own.kept.get(name)
    if found is None:
        found = READ[name] = load_planet(planet_text(name), f"{name}.toml")
    return found


def keep_planet(found: Planet) -> None:
    """A planet that is not of the box can be asked for by its id from now on."""
    if found.id in PLANETS:
        raise BrokenContent(found.file, "", "id", f"{found.id} is a planet of the box")
    READ[found.id] = found


def own_planet(text: str) -> Planet:
    """A planet that somebody wrote. Its id is made of its text, and it can be asked for by that from now on."""
    return _own.of(text)


def is_kept(name: str) -> bool:
    """Whether a planet that is not of the box can be asked for by its id."""
    return name in _own.kept


def planet_text(name: str) -> str:
    return resources.files("starboard.games.vanguard.content").joinpath("planets", f"{name}.toml").read_text("utf-8")


def load_planet(text: str, file: str) -> Planet:
    """A planet that holds together, or `BrokenContent` with the first thing that does not."""
    found = parse_planet(text, file)
    problems = planet_problems(found)
    if problems:
        raise problems[0]
    return found


def parse_planet(text: str, file: str) -> Planet:
    """A planet of which every part is well formed; the checks say whether it can be played."""
    return read_planet(read_toml(file, text))
