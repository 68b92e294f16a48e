"""Whether a planet holds together: every id it names is there, every Log and POI can be met, nobody is locked in."""

from collections.abc import Iterator

from starboard.games.vanguard.content.cards import GEAR, MODS, THREATS, UNIQUES
from starboard.games.vanguard.content.landings import LANDINGS
from starboard.games.vanguard.content.lines import Condition, Effect, Outcome
from starboard.games.vanguard.content.planet import NOTHING_HERE, Planet
from starboard.kernel.errors import BrokenContent

Said = tuple[str, Outcome]  # where effects stand, and what they are


def planet_problems(planet: Planet) -> list[BrokenContent]:
    """What is wrong with it, worst first."""
    problems = [
        *_unknown(planet),
        *_bad_landings(planet),
        *_bad_conditions(planet),
        *_unmet(planet),
        *_locked_in(planet),
    ]
    return [BrokenContent(planet.file, place, "", what) for place, what in problems]


def all_outcomes(planet: Planet) -> Iterator[Said]:
    """Everything that can happen on the planet, each with its place."""
    yield "unique_empty", planet.unique_empty
    for condition in (planet.printed, *planet.conditions.values()):
        place = f"condition {condition.id}"
        yield place, condition.travel
        for line in (*condition.combos, *condition.effects):
            yield place, line.outcome
        if condition.time is not None:
            yield place, condition.time.outcome
    for poi in planet.pois.values():
        if poi.time is not None:
            yield f"poi {poi.id}", poi.time.outcome
    for actions in planet.actions.values():
        for action in actions:
            place = f"action {action.name}"
            for line in (*action.effects, *action.rows.values()):
                yield place, line.outcome
            for track in action.tracks.values():
                yield place, track.outcome
            if action.free is not None:
                yield place, action.free
    for mission in planet.missions.values():
        if mission.done is not None:
            yield f"mission {mission.id}", mission.done
    for log in planet.logs.values():
        yield f"log {log.id}", log.do
        for choice in log.choices:
            yield f"log {log.id} {choice.id}", choice.do
    for path in planet.paths:
        yield f"path {path.name}", ((*[icon for icon in path.icons if icon is not None],),)
    for revisit in planet.revisits:
        yield f"state {revisit.id}", revisit.do


def all_effects(planet: Planet) -> Iterator[tuple[str, Effect]]:
    for place, outcome in all_outcomes(planet):
        for effects in outcome:
            for effect in effects:
                yield place, effect


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
        for arg in effect.args:
            if isinstance(arg, str) and arg.startswith("@") and int(arg[1:]) not in planet.sectors:
                yield place, f"{effect.word}: there is no Sector {arg}"
    yield from _unknown_in_keys(planet)


def _unknown_in_keys(planet: Planet) -> Iterator[tuple[str, str]]:
    for name in (planet.arrive, planet.lift_off, planet.evacuation):
        if name not in planet.logs:
            yield "", f"there is no Log '{name}'"
    for sector in planet.sectors.values():
        if sector.log and sector.log not in planet.logs:
            yield f"sector {sector.number}", f"there is no Log '{sector.log}'"
        if sector.poi and sector.poi not in planet.pois:
            yield f"sector {sector.number}", f"there is no POI '{sector.poi}'"
        if not (0 <= sector.at[0] <= planet.size[0] and 0 <= sector.at[1] <= planet.size[1]):
            yield f"sector {sector.number}", "lies outside the drawing"
    for path in planet.paths:
        for end in (path.start, path.end):
            if end not in planet.sectors:
                yield f"path {path.name}", f"there is no Sector {end}"
    shown_by = (*planet.pois, *planet.missions, *planet.conditions, planet.printed.id, *planet.threats)
    for card in planet.actions:
        if card not in shown_by:
            yield f"action {card}", "no card of this planet is called so"
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
            yield "variant", f"there is no Mission '{name}'"
    for revisit in planet.revisits:
        if len(revisit.do) != 1:
            yield f"state {revisit.id}", "what has changed is no choice"
        if revisit.mission and revisit.mission not in planet.missions:
            yield f"state {revisit.id}", f"there is no Mission '{revisit.mission}'"


def _bad_landings(planet: Planet) -> Iterator[tuple[str, str]]:
    """Landing cards that nobody knows, or that lead to a Sector that is not there; "": nobody lands."""
    for place, name in [("landing", planet.landing), *[(f"state {one.id}", one.landing) for one in planet.revisits]]:
        if name and name not in LANDINGS:
            yield place, f"there is no Landing card '{name}'; there are {', '.join(LANDINGS)}"
        elif name:
            rows = [effects for outcome in LANDINGS[name].rows.values() for effects in outcome]
            astray = [effect.number(0) for effects in rows for effect in effects if effect.word == "lander"]
            yield from [(place, f"{name}: there is no Sector {one}") for one in astray if one not in planet.sectors]


def _conditions(planet: Planet) -> Iterator[tuple[str, Condition]]:
    for place, effect in all_effects(planet):
        for condition in effect.guard:
            yield place, condition
    for path in planet.paths:
        for condition in path.when:
            yield f"path {path.name}", condition
    for actions in planet.actions.values():
        for action in actions:
            for condition in action.need:
                yield f"action {action.name}", condition
    for mission in planet.missions.values():
        for condition in mission.when:
            yield f"mission {mission.id}", condition
    for rule in planet.rules:
        for condition in rule.when:
            yield f"rule {rule.id}", condition
    for conditions, name in planet.variants:
        for condition in conditions:
            yield f"variant {name}", condition
    for revisit in planet.revisits:
        for condition in revisit.when:
            yield f"state {revisit.id}", condition


def _bad_conditions(planet: Planet) -> Iterator[tuple[str, str]]:
    """Conditions that can never hold: marks nobody makes, cards that are not there."""
    marks = {effect.text(0) for _, effect in all_effects(planet) if effect.word == "mark"}
    marks |= {action.id for actions in planet.actions.values() for action in actions if action.once}
    conditions = (*planet.conditions, planet.printed.id)
    for place, condition in _conditions(planet):
        word = condition.word
        if word in ("mark", "nomark") and condition.text(0) not in marks:
            yield place, f"{word}: nothing makes the mark '{condition.text(0)}'"
        if word in ("done", "notdone", "up") and condition.text(0) not in planet.missions:
            yield place, f"{word}: there is no Mission '{condition.text(0)}'"
        if word == "state" and condition.text(0) not in [one.id for one in planet.revisits]:
            yield place, f"state: the planet is never found as '{condition.text(0)}'"
        if word == "global" and condition.text(0) not in conditions:
            yield place, f"global: there is no Global Condition '{condition.text(0)}'"
        if word in ("allin", "next", "notnext", "core") and condition.number(0) not in planet.sectors:
            yield place, f"{word}: there is no Sector {condition.number(0)}"


def _unmet(planet: Planet) -> Iterator[tuple[str, str]]:
    """Logs and cards that nothing leads to."""
    named: dict[str, set[str]] = {"log": set(), "poi": set(), "mission": set(), "condition": set(), "appear": set()}
    for _, effect in all_effects(planet):
        if effect.word in named:
            named[effect.word].add(effect.text(0))
        elif effect.word == "stack":
            named["poi"].add(effect.text(0))
    logs = named["log"] | {planet.arrive, planet.lift_off, planet.evacuation}
    logs |= {sector.log for sector in planet.sectors.values()}
    logs |= {log.id for log in planet.logs.values() if log.on}
    pois = named["poi"] | {sector.poi for sector in planet.sectors.values()}
    missions = named["mission"] | {planet.first} | {name for _, name in planet.variants}
    missions |= {revisit.mission for revisit in planet.revisits}
    yield from [(f"log {name}", "nothing leads to it") for name in planet.logs if name not in logs]
    yield from [(f"poi {name}", "nothing brings it into play") for name in planet.pois if name not in pois]
    yield from [(f"mission {name}", "nothing reveals it") for name in planet.missions if name not in missions]
    yield from [(f"condition {n}", "nothing brings it") for n in planet.conditions if n not in named["condition"]]
    for name, start in planet.threats.items():
        if not start and name not in named["appear"]:
            yield f"threat {name}", "nothing brings it onto the board"


def _locked_in(planet: Planet) -> Iterator[tuple[str, str]]:
    """Sectors that nobody could come to on a first visit, or leave, were all their Paths open."""
    ways: dict[int, set[int]] = {number: set() for number in planet.sectors}
    for path in planet.paths:
        later = any([condition.word == "visits" for condition in path.when])
        if not later and path.start in ways and path.end in ways:
            ways[path.start].add(path.end)
            if not path.one_way:
                ways[path.end].add(path.start)
    reached = _reached(ways, set(planet.start) or {planet.lander})
    for number in planet.sectors:
        if number not in reached:
            yield f"sector {number}", "no Path leads there"
        elif not ways[number]:
            yield f"sector {number}", "no Path leads out of it"


def _reached(ways: dict[int, set[int]], starts: set[int]) -> set[int]:
    found, ahead = set(starts), list(starts)
    while ahead:
        for end in ways.get(ahead.pop(), set()):
            if end not in found:
                found.add(end)
                ahead.append(end)
    return found
