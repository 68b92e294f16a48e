"""Whether a planet holds together: every id it names is there, every Log and POI can be met, nobody is locked in.

A place is an entry, or an entry and its field: "log 2: do".
"""

import re
from collections.abc import Iterator
from typing import Final

from starboard.games.vanguard.content.cards import GEAR, MODS, THREATS, UNIQUES
from starboard.games.vanguard.content.landings import LANDINGS
from starboard.games.vanguard.content.moods import MOODS
from starboard.games.vanguard.content.planet import NOTHING_HERE, Planet
from starboard.games.vanguard.content.planet_reach import locked_in, unmet
from starboard.games.vanguard.content.planet_said import all_conditions, all_effects
from starboard.kernel.errors import BrokenContent

_MOMENT: Final = re.compile(r"(turn|round) [1-9]\d?")

# Words that mean nothing without a rule of the planet.
RULES_FOR: Final = {
    "next": "secret-order", "notnext": "secret-order", "clue": "secret-order",
    "core": "core", "corehome": "core", "carry": "core",
}  # fmt: skip


def planet_problems(planet: Planet) -> list[BrokenContent]:
    """What is wrong with it, worst first."""
    problems = [
        *_unknown(planet),
        *_bad_landings(planet),
        *_bad_conditions(planet),
        *unmet(planet),
        *_twice(planet),
        *locked_in(planet),
        *_never(planet),
    ]
    return [_problem(planet.file, place, what) for place, what in problems]


def _problem(file: str, place: str, what: str) -> BrokenContent:
    entry, _, field = place.partition(": ")
    return BrokenContent(file, entry, field, what)


def _unknown(planet: Planet) -> Iterator[tuple[str, str]]:
    """Ids that nothing answers to."""
    known: dict[str, tuple[int, tuple[str, ...]]] = {
        "log": (0, tuple(planet.logs)),
        "mission": (0, tuple(planet.missions)),
        "done": (0, tuple(planet.missions)),
        "fail": (0, tuple(planet.missions)),
        "poi": (0, (*planet.pois, NOTHING_HERE)),
        "stack": (0, (*planet.pois, NOTHING_HERE)),
        "condition": (0, (*planet.conditions, planet.printed.id, "printed")),
        "appear": (0, tuple(planet.threats)),
        "banish": (0, (*planet.threats, "this")),
        "hunt": (1, (*planet.threats, "this")),
        "strike": (1, (*planet.threats, "this")),
        "clock": (0, (*planet.threats, *planet.conditions, planet.printed.id, *planet.pois)),
        "gear": (0, (*GEAR, *MODS)),
    }
    for place, effect in all_effects(planet):
        if effect.word in known:
            at, ids = known[effect.word]
            if effect.text(at) not in ids:
                yield place, f"{effect.word}: there is no '{effect.text(at)}'"
        if effect.word == "unique" and effect.number(0) and effect.number(0) not in planet.unique:
            yield place, f"unique: {effect.number(0)} is not on this planet"
        if effect.word in RULES_FOR and RULES_FOR[effect.word] not in [rule.kind for rule in planet.rules]:
            yield place, f"{effect.word}: the planet has no rule of the kind {RULES_FOR[effect.word]}"
        if effect.word == "lander" and effect.number(0) not in planet.sectors:
            yield place, f"lander: there is no Sector {effect.number(0)}"
        if effect.word in ("open", "shut") and effect.text(0) not in _parts(planet):
            yield place, f"{effect.word}: there is no Sector and no Path '{effect.text(0)}'"
        for arg in (*effect.args, *[arg for condition in effect.guard for arg in condition.args]):
            if isinstance(arg, str) and arg.startswith("@") and int(arg[1:]) not in planet.sectors:
                yield place, f"{effect.word}: there is no Sector {arg}"
    yield from _unknown_in_keys(planet)
    yield from _unknown_sectors(planet)


def _parts(planet: Planet) -> list[str]:
    """What can be opened and shut."""
    return [*[str(number) for number in planet.sectors], *[path.name for path in planet.paths]]


def _unknown_sectors(planet: Planet) -> Iterator[tuple[str, str]]:
    """Sectors that are named outside effects."""
    named = [("lander", planet.lander)] if planet.lander else []
    named += [("start", number) for number in planet.start]
    named += [(f"threat {card}: start", number) for card, number in planet.threats.items() if number]
    named += [(f"rule {rule.id}: sectors", number) for rule in planet.rules for number in rule.sectors]
    yield from [(place, f"there is no Sector {number}") for place, number in named if number not in planet.sectors]
    if not planet.lander and not planet.start:
        yield "start", "is missing: without a Sector of touchdown (lander = 0) it says where the team begins"


def _unknown_in_keys(planet: Planet) -> Iterator[tuple[str, str]]:
    of_planet = {"arrive": planet.arrive, "lift_off": planet.lift_off, "evacuation": planet.evacuation}
    for field, name in of_planet.items():
        if name not in planet.logs:
            yield field, f"there is no Log '{name}'"
    for sector in planet.sectors.values():
        if sector.log and sector.log not in planet.logs:
            yield f"sector {sector.number}: log", f"there is no Log '{sector.log}'"
        if sector.poi and sector.poi not in planet.pois:
            yield f"sector {sector.number}: poi", f"there is no POI '{sector.poi}'"
        if not (0 <= sector.at[0] <= planet.size[0] and 0 <= sector.at[1] <= planet.size[1]):
            yield f"sector {sector.number}: at", "lies outside the drawing"
    for path in planet.paths:
        for field, end in (("from", path.start), ("to", path.end)):
            if end not in planet.sectors:
                yield f"path {path.name}: {field}", f"there is no Sector {end}"
    shown_by = (*planet.pois, *planet.missions, *planet.conditions, planet.printed.id, *planet.threats)
    for card in planet.actions:
        if card not in shown_by:
            yield f"action {card}: at", "no card of this planet is called so"
    for threat in planet.threats:
        if threat not in THREATS:
            yield f"threat {threat}", "there is no such Threat card"
    for number in planet.unique:
        if number not in UNIQUES:
            yield "unique", f"there is no Unique Discovery {number}"
    if planet.first not in planet.missions:
        yield "first", f"there is no Mission '{planet.first}'"
    for _, name in planet.variants:
        if name not in planet.missions:
            yield "variant: mission", f"there is no Mission '{name}'"
    for revisit in planet.revisits:
        if len(revisit.do) != 1:
            yield f"state {revisit.id}: do", "what has changed is no choice"
        if revisit.mission and revisit.mission not in planet.missions:
            yield f"state {revisit.id}: mission", f"there is no Mission '{revisit.mission}'"


def _bad_landings(planet: Planet) -> Iterator[tuple[str, str]]:
    """Landing cards that nobody knows, or that lead to a Sector that is not there; "": nobody lands."""
    for place, name in [
        ("landing", planet.landing),
        *[(f"state {one.id}: landing", one.landing) for one in planet.revisits],
    ]:
        if name and name not in LANDINGS:
            yield place, f"there is no Landing card '{name}'; there are {', '.join(LANDINGS)}"
        elif name:
            rows = [effects for outcome in LANDINGS[name].rows.values() for effects in outcome]
            astray = [effect.number(0) for effects in rows for effect in effects if effect.word == "lander"]
            yield from [(place, f"{name}: there is no Sector {one}") for one in astray if one not in planet.sectors]


def _bad_conditions(planet: Planet) -> Iterator[tuple[str, str]]:
    """Conditions that can never hold: marks nobody makes, cards that are not there."""
    marks = {effect.text(0) for _, effect in all_effects(planet) if effect.word == "mark"}
    conditions = (*planet.conditions, planet.printed.id)
    for place, condition in all_conditions(planet):
        word = condition.word
        if word in ("mark", "nomark") and condition.text(0) not in marks:
            yield place, f"{word}: nothing makes the mark '{condition.text(0)}'"
        if word in ("done", "notdone", "up") and condition.text(0) not in planet.missions:
            yield place, f"{word}: there is no Mission '{condition.text(0)}'"
        if word == "state" and condition.text(0) not in [one.id for one in planet.revisits]:
            yield place, f"state: the planet is never found as '{condition.text(0)}'"
        if word == "global" and condition.text(0) not in conditions:
            yield place, f"global: there is no Global Condition '{condition.text(0)}'"
        if word in RULES_FOR and RULES_FOR[word] not in [rule.kind for rule in planet.rules]:
            yield place, f"{word}: the planet has no rule of the kind {RULES_FOR[word]}"
        if word in ("allin", "next", "notnext", "core") and condition.number(0) not in planet.sectors:
            yield place, f"{word}: there is no Sector {condition.number(0)}"


def _twice(planet: Planet) -> Iterator[tuple[str, str]]:
    """What is told apart by its name, and has that of another one."""
    ids = [f"path {path.name}" for path in planet.paths]
    ids += [f"action {action.name}" for actions in planet.actions.values() for action in actions]
    ids += [f"log {log.id}: choices {choice.id}" for log in planet.logs.values() for choice in log.choices]
    ids += [f"state {revisit.id}" for revisit in planet.revisits]
    ids += [f"condition {condition.id}" for condition in (planet.printed, *planet.conditions.values())]
    yield from [(place, "is written twice") for at, place in enumerate(ids) if place in ids[:at]]


def _never(planet: Planet) -> Iterator[tuple[str, str]]:
    """Moods that no page has, and moments at which no Log is read."""
    for log in planet.logs.values():
        if log.mood not in MOODS:
            known = ", ".join(dict.fromkeys(MOODS.values()))
            yield f"log {log.id}: mood", f"'{log.mood}' is not known; there are {known}, and words for them"
        if log.on and not _MOMENT.fullmatch(log.on) and not _is_result(planet, log.on):
            yield f"log {log.id}: on", f"'{log.on}' is no moment: 'turn 1', 'round 2', or a result: 'green P1'"


def _is_result(planet: Planet, moment: str) -> bool:
    """Whether some action of the card has this row or track."""
    row, _, card = moment.partition(" ")
    actions = [*planet.actions.get(card, ()), *(THREATS[card].actions if card in planet.threats else ())]
    return any([row in action.rows or row in action.tracks for action in actions])
