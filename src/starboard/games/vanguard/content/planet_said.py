"""Everything that the file of a planet says: effects and conditions, each with its place.

A place is an entry, or an entry and its field: "log 2: do".
"""

from collections.abc import Iterator

from starboard.games.vanguard.content.lines import Condition, Effect, Outcome
from starboard.games.vanguard.content.planet import Planet

Said = tuple[str, Outcome]  # where effects stand, and what they are


def all_outcomes(planet: Planet) -> Iterator[Said]:
    """Everything that can happen on the planet, each with its place."""
    yield "unique_empty", planet.unique_empty
    for condition in (planet.printed, *planet.conditions.values()):
        place = "printed" if condition is planet.printed else f"condition {condition.id}"
        yield f"{place}: travel", condition.travel
        yield from [(f"{place}: combos", line.outcome) for line in condition.combos]
        yield from [(f"{place}: effects", line.outcome) for line in condition.effects]
        if condition.time is not None:
            yield f"{place}: time", condition.time.outcome
    for poi in planet.pois.values():
        if poi.time is not None:
            yield f"poi {poi.id}: time", poi.time.outcome
    for actions in planet.actions.values():
        for action in actions:
            place = f"action {action.name}"
            yield from [(f"{place}: effects", line.outcome) for line in action.effects]
            yield from [(f"{place}: {row}", line.outcome) for row, line in action.rows.items()]
            yield from [(f"{place}: {colour}_track", track.outcome) for colour, track in action.tracks.items()]
            if action.free is not None:
                yield f"{place}: free", action.free
    for mission in planet.missions.values():
        if mission.done is not None:
            yield f"mission {mission.id}: done", mission.done
    for log in planet.logs.values():
        yield f"log {log.id}: do", log.do
        for choice in log.choices:
            yield f"log {log.id}: choices {choice.id}", choice.do
    for path in planet.paths:
        yield f"path {path.name}: icons", ((*[icon for icon in path.icons if icon is not None],),)
    for revisit in planet.revisits:
        yield f"state {revisit.id}: do", revisit.do


def all_effects(planet: Planet) -> Iterator[tuple[str, Effect]]:
    for place, outcome in all_outcomes(planet):
        for effects in outcome:
            for effect in effects:
                yield place, effect


def all_conditions(planet: Planet) -> Iterator[tuple[str, Condition]]:
    for place, effect in all_effects(planet):
        yield from [(place, condition) for condition in effect.guard]
    for path in planet.paths:
        yield from [(f"path {path.name}: when", condition) for condition in path.when]
    for actions in planet.actions.values():
        for action in actions:
            yield from [(f"action {action.name}: need", condition) for condition in action.need]
    for mission in planet.missions.values():
        yield from [(f"mission {mission.id}: when", condition) for condition in mission.when]
    for rule in planet.rules:
        yield from [(f"rule {rule.id}: when", condition) for condition in rule.when]
    for conditions, name in planet.variants:
        yield from [(f"variant {name}: when", condition) for condition in conditions]
    for revisit in planet.revisits:
        yield from [(f"state {revisit.id}: when", condition) for condition in revisit.when]
