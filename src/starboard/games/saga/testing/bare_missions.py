"""Missions of the box without what happens in them: for tests that say one word at a time on a known map."""

from collections.abc import Sequence
from dataclasses import replace

from starboard.games.saga.content.mission_file import keep_mission, mission
from starboard.games.saga.content.mission_script import NO_SCRIPT, Script
from starboard.games.saga.rules.movement.zones import chart_of, reveal
from starboard.games.saga.testing.mission_table import MissionTable

_made: list[str] = []


def bare_mission(name: str, script: Script = NO_SCRIPT) -> str:
    """The id of a mission with the map of another one, and this script or none."""
    id = f"bare-{name}-{len(_made)}"
    _made.append(id)
    keep_mission(replace(mission(name), id=id, script=script, operations=()))
    return id


def begun(name: str, *zones: str, seats: Sequence[Sequence[str]] = (), crew: bool = False) -> MissionTable:
    """A mission in its first Round, with these zones revealed; nobody of the Nexus is about, unless with its `crew`."""
    table = MissionTable(name, *seats).set_up()
    for letter in zones:
        if letter not in table.g.zones:
            table.run(reveal, chart_of(table.g).zones[letter])
    if not crew:
        table.g.enemies = []
    return table
