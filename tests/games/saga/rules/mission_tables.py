"""Missions in play for tests: with zones revealed and the board cleared, and Mercenaries put where they are needed."""

from starboard.games.saga.content.mission_script import Saying, Value
from starboard.games.saga.rules.ending import MissionOver
from starboard.games.saga.rules.lookups import model_named
from starboard.games.saga.rules.missions.effects import carry_out
from starboard.games.saga.rules.missions.selectors import Bound
from starboard.games.saga.rules.missions.triggers import settle, write_down
from starboard.games.saga.rules.movement.movement import leave
from starboard.games.saga.rules.movement.zones import chart_of, reveal
from starboard.games.saga.state.fields import Mercenary, Model
from starboard.games.saga.testing.mission_table import MissionTable

TOGETHER: tuple[tuple[str, ...], ...] = (("mercenaries",),)
VERSUS: tuple[tuple[str, ...], ...] = (("nexus",), ("mercenaries",), ("mercenaries",))


def begun(
    name: str,
    *zones: str,
    variant: str = "",
    flags: dict[str, str] | None = None,
    seats: tuple[tuple[str, ...], ...] = TOGETHER,
    agents: bool = False,
) -> MissionTable:
    """A mission in its first Round with these zones revealed; without `agents` nobody of the Nexus is about."""
    table = MissionTable(name, *seats)
    table.set_up(variant=variant, flags=flags)
    for letter in zones:
        table.run(reveal, chart_of(table.g).zones[letter])
    if not agents:
        table.g.enemies = []
    return table


def put(table: MissionTable, name: str, at: tuple[int, int], facing: str = "north") -> Mercenary:
    """A Mercenary stands there and it is its Turn."""
    model = model_named(table.g, name)
    model.at, model.facing = at, facing
    table.g.acting = name
    return who(table, name)


def who(table: MissionTable, name: str) -> Mercenary:
    return next(one for one in table.g.mercenaries if one.model.name == name)


def printed(table: MissionTable, home: tuple[int, int]) -> Model:
    """The one of the Nexus that the map has there."""
    [model] = [model for model in table.g.enemies if model.home == home]
    return model


def goes(table: MissionTable, name: str, at: tuple[int, int]) -> None:
    """It leaves the board there in its Turn, and the mission answers."""
    model = model_named(table.g, name)
    model.at, table.g.acting, table.g.step = at, name, "move"
    try:
        leave(table.g, model)
    except MissionOver:
        table.run(write_down)
        return
    table.run(settle)


def said(word: str, **keys: Value) -> Saying:
    """A saying as a mission's file has it; `max_cost` is `max-cost`."""
    return Saying(word, tuple([(key.replace("_", "-"), value) for key, value in keys.items()]))


def do(table: MissionTable, effect: Saying, actor: str = "", here: str = "") -> None:
    """The mission does something, and answers what follows."""
    table.run(carry_out, (effect,), Bound(actor, here))
    table.run(settle)


def told_texts(table: MissionTable) -> list[str]:
    """The progress texts that have been read."""
    return [name for name in table.pages() if name != "briefing"]
