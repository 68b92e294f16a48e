"""Whether everything on a planet can be met: Logs and cards by what brings them, Sectors along Paths, and back."""

from collections.abc import Collection, Iterator
from typing import Final

from starboard.games.vanguard.content.planet import Planet
from starboard.games.vanguard.content.planet_said import all_effects

Thing = tuple[str, str]  # "log", "poi", "mission", "condition" or "threat" with an id

_BRINGS: Final = {"log": "log", "poi": "poi", "stack": "poi", "mission": "mission", "condition": "condition",
                  "appear": "threat"}  # fmt: skip
_BOARD: Final[Thing] = ("board", "")  # whatever needs nothing to come into play


def unmet(planet: Planet) -> Iterator[tuple[str, str]]:
    """Logs and cards that nothing leads to, or only what nobody can come to either."""
    met = _met(planet)
    listed = (
        ("log", planet.logs, "nothing leads to it"),
        ("poi", planet.pois, "nothing brings it into play"),
        ("mission", planet.missions, "nothing reveals it"),
        ("condition", planet.conditions, "nothing brings it"),
        ("threat", planet.threats, "nothing brings it onto the board"),
    )
    for kind, ids, wrong in listed:
        yield from [(f"{kind} {id}", wrong) for id in ids if (kind, id) not in met]


def _met(planet: Planet) -> set[Thing]:
    """Everything that can come into play: from what lies open, forward along what each thing brings."""
    brought: dict[Thing, list[Thing]] = {}
    for place, effect in all_effects(planet):
        if effect.word in _BRINGS:
            thing = (_BRINGS[effect.word], effect.text(0))
            brought.setdefault(_owner(planet, place), []).append(thing)
    ahead = list(_open_from_the_start(planet))
    met: set[Thing] = set()
    while ahead:
        thing = ahead.pop()
        if thing not in met:
            met.add(thing)
            ahead += brought.get(thing, [])
    return met


def _owner(planet: Planet, place: str) -> Thing:
    """The card or Log that effects with this place stand on; an action stands on its card."""
    entry, _, _ = place.partition(": ")
    kind, _, id = entry.partition(" ")
    if kind == "action":
        id = id.partition(":")[0]
        kinds: dict[str, Collection[str]] = {
            "poi": planet.pois, "mission": planet.missions, "condition": planet.conditions,
        }  # fmt: skip
        kind = next(iter([name for name, cards in kinds.items() if id in cards]), "threat")
    found = (kind, id)
    return found if kind in _BRINGS.values() and id != planet.printed.id else _BOARD


def _open_from_the_start(planet: Planet) -> Iterator[Thing]:
    yield _BOARD
    yield from [("log", name) for name in (planet.arrive, planet.lift_off, planet.evacuation)]
    yield from [("log", log.id) for log in planet.logs.values() if log.on]
    yield from [("log", sector.log) for sector in planet.sectors.values() if sector.log]
    yield from [("poi", sector.poi) for sector in planet.sectors.values() if sector.poi]
    yield from [("mission", name) for name in (planet.first, *[name for _, name in planet.variants])]
    yield from [("mission", revisit.mission) for revisit in planet.revisits]
    yield from [("threat", card) for card, start in planet.threats.items() if start]


def locked_in(planet: Planet) -> Iterator[tuple[str, str]]:
    """Sectors that nobody could come to on a first visit, leave, or return to the Lander from, with all Paths open."""
    ways = _ways(planet)
    reached = _reached(ways, set(planet.start) or {planet.lander})
    for number in planet.sectors:
        if number not in reached:
            yield f"sector {number}", "no Path leads there"
        elif not ways[number]:
            yield f"sector {number}", "no Path leads out of it"
        elif planet.lander and planet.lander not in _reached(ways, {number}):
            yield f"sector {number}", "no Path leads from there back to the Lander"


def _ways(planet: Planet) -> dict[int, set[int]]:
    """Where one comes to from each Sector along Paths that a first visit can have."""
    ways: dict[int, set[int]] = {number: set() for number in planet.sectors}
    for path in planet.paths:
        later = any([condition.word == "visits" for condition in path.when])
        if not later and path.start in ways and path.end in ways:
            ways[path.start].add(path.end)
            if not path.one_way:
                ways[path.end].add(path.start)
    return ways


def _reached(ways: dict[int, set[int]], starts: set[int]) -> set[int]:
    found, ahead = set(starts), list(starts)
    while ahead:
        for end in ways.get(ahead.pop(), set()):
            if end not in found:
                found.add(end)
                ahead.append(end)
    return found
