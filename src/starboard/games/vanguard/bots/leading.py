"""What on a planet leads to its required Missions: read backwards off its file, once.

A thing leads on if a Mission asks for it, or if it brings something that leads on: a Log that reveals a Mission, an
action that reads that Log, the POI that shows that action. The nearer to the end, the more it is worth.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from starboard.games.vanguard.content.lines import Condition, Outcome
from starboard.games.vanguard.content.planet import Planet
from starboard.games.vanguard.content.planet_file import planet

Thing = tuple[str, str]  # "log", "mark", "poi", "mission", "done", "action", "carry" with an id

NEAREST: Final = 12.0  # worth of completing a required Mission
STEP: Final = 0.88  # what is left of it one step further away

_BRINGS: Final = ("log", "mark", "mission", "done", "carry", "condition")  # words whose first argument is the thing


@lru_cache(maxsize=100)
def leading(name: str) -> dict[Thing, float]:
    """How much each thing is worth that leads to a required Mission."""
    board = planet(name)
    worth: dict[Thing, float] = {}
    ahead: list[tuple[Thing, float]] = []
    for mission in board.missions.values():
        if mission.required:
            ahead.append((("done", mission.id), NEAREST))
    sources = list(_sources(board))
    while ahead:
        thing, value = ahead.pop(0)
        if worth.get(thing, 0.0) >= value:
            continue
        worth[thing] = value
        for source, outcome in sources:
            if thing in _brought(outcome):
                ahead.append((source, value * STEP))
        ahead += [(needed, value * STEP) for needed in _needed(board, thing)]
    return worth


def _sources(board: Planet) -> Iterator[tuple[Thing, Outcome]]:
    """Everything that brings something: Logs and their choices, results of actions, Missions' own texts."""
    for log in board.logs.values():
        yield ("log", log.id), log.do
        for choice in log.choices:
            yield ("log", log.id), choice.do
    for actions in board.actions.values():
        for action in actions:
            for row in action.rows.values():
                yield ("action", action.name), row.outcome
            for track in action.tracks.values():
                yield ("action", action.name), track.outcome
            if action.free is not None:
                yield ("action", action.name), action.free
    for mission in board.missions.values():
        if mission.done is not None:
            yield ("mission", mission.id), mission.done


def _brought(outcome: Outcome) -> list[Thing]:
    found: list[Thing] = []
    for effects in outcome:
        for effect in effects:
            if effect.word in _BRINGS:
                found.append((effect.word, effect.text(0)))
            elif effect.word in ("poi", "stack"):
                found.append(("poi", effect.text(0)))
    return found


def _needed(board: Planet, thing: Thing) -> Iterator[Thing]:
    """What has to be there before: the card of an action and what it asks for, what a Mission waits for."""
    kind, id = thing
    if kind == "action":
        card = id.partition(":")[0]
        yield "poi", card
        for action in board.actions.get(card, ()):
            if action.name == id:
                yield from asked_for(action.need)
    elif kind == "mission":
        yield from asked_for(board.missions[id].when)
    elif kind == "done" and id in board.missions:
        yield "mission", id


def asked_for(conditions: tuple[Condition, ...]) -> Iterator[Thing]:
    """Marks, Missions and the core, where a condition wants them."""
    for condition in conditions:
        if condition.word in ("mark", "done"):
            yield condition.word, condition.text(0)
        elif condition.word in ("core", "corehome"):
            yield "carry", "core"
