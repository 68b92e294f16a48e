"""Where the ship is going: Engines, Coordinates, and whether one would fall asleep on board."""

from typing import Final

from starboard.games.nemesis.bots.objectives import planet_wanted
from starboard.games.nemesis.bots.reading import Reading, somebody_sleeps
from starboard.games.nemesis.content.coordinates import COORDINATES, SPACES

START: Final = "B"  # where the Destination marker lies at first


def working_engines(r: Reading) -> list[int]:
    """Engines one knows to work."""
    return [engine for engine in (1, 2, 3) if r.view["engines"][engine] == "working"]


def doubtful_engines(r: Reading) -> list[int]:
    return [engine for engine in (1, 2, 3) if r.view["engines"][engine] != "working"]


def engine_odds(r: Reading) -> float:
    """The chance that at most one Engine is Damaged, as far as one knows."""
    damaged = len([1 for engine in (1, 2, 3) if r.view["engines"][engine] == "damaged"])
    unknown = len([1 for engine in (1, 2, 3) if r.view["engines"][engine] not in ("damaged", "working")])
    if damaged >= 2:
        return 0.0
    none_fails = 0.5**unknown
    return none_fails if damaged else none_fails * (1 + unknown)


def course_odds(r: Reading, planet: str) -> float:
    """The chance that the ship arrives there; somebody who moved the marker probably knew why."""
    card = r.view["coordinates"]
    if card in COORDINATES:
        return 1.0 if COORDINATES[card][SPACES.index(r.view["destination"])] == planet else 0.0
    if planet == "earth" and (r.view["destination"] != START or somebody_sleeps(r)):
        return 0.5
    return 0.25


def sleep_odds(r: Reading) -> float:
    """The chance to wake up again after hibernating now."""
    if int(r.view["self_destruct"]) >= 0:
        return 0.0
    planet = "mars" if planet_wanted(r) == "mars" else "earth"
    return engine_odds(r) * course_odds(r, planet)


def wanted_space(r: Reading) -> str:
    """Where the Destination marker should be, or an empty string while one cannot know."""
    card = r.view["coordinates"]
    return SPACES[COORDINATES[card].index(planet_wanted(r))] if card in COORDINATES else ""


def on_course(r: Reading) -> bool:
    """Whether one knows the ship to be on its way to where one wants it."""
    return bool(wanted_space(r) == r.view["destination"])
