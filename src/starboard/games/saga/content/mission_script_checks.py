"""Whether what a mission says can happen: Bosses arrive, closed exits open, features have their squares."""

from starboard.games.saga.content.mission import Mission
from starboard.games.saga.content.mission_letters import BELTS, GLASS, SPORES
from starboard.games.saga.content.mission_map import is_solid, is_void
from starboard.games.saga.content.mission_script import Saying, Value
from starboard.kernel.errors import BrokenContent


def script_problems(mission: Mission) -> list[BrokenContent]:
    effects = all_effects(mission)
    found = operation_problems(mission)
    found += boss_problems(mission, effects)
    found += exit_problems(mission, effects)
    found += bar_problems(mission, effects)
    found += square_problems(mission, effects)
    return found + feature_problems(mission)


def all_effects(mission: Mission) -> list[Saying]:
    """Every effect of the file, those inside answers too."""
    script = mission.script
    waiting: list[Saying] = []
    for deed in script.deeds:
        waiting += deed.effects
    for when in script.whens:
        waiting += when.effects
    for may in script.mays:
        waiting += may.effects
    for after in script.afters:
        waiting += after.effects
    for effect in waiting:
        for answer in effect.sayings("answers"):
            waiting += answer.sayings("then")
    return waiting


def operation_problems(mission: Mission) -> list[BrokenContent]:
    """An operation does something, or something happens at one of its levels."""
    levels = [when.trigger.text("operation") for when in mission.script.whens if when.trigger is not None]
    return [
        BrokenContent(mission.file, f"operations.{deed.operation}", "then", "does nothing")
        for deed in mission.script.deeds
        if not deed.effects and deed.operation not in levels
    ]


def boss_problems(mission: Mission, effects: list[Saying]) -> list[BrokenContent]:
    """A Boss that is not on the plan arrives somewhere, at a place its line names; no other Boss does."""
    found: list[BrokenContent] = []
    places: dict[str, list[Value]] = {}
    for boss in mission.bosses:
        places[boss.boss] = [*boss.waits] if boss.enters is None else [boss.enters]
    arriving = [effect for effect in effects if effect.word == "arrive" and effect.has("boss")]
    for effect in arriving:
        name, at = effect.text("boss"), effect.value("at")
        if at not in places.get(name, []):
            found.append(BrokenContent(mission.file, "bosses", name, f"arrives at {at} and its line does not say so"))
    for printed in mission.bosses:
        brought = [effect for effect in arriving if effect.text("boss") == printed.boss]
        if printed.square is None and not brought:
            found.append(BrokenContent(mission.file, f"bosses.{printed.code}", "", "never arrives"))
    return found


def exit_problems(mission: Mission, effects: list[Saying]) -> list[BrokenContent]:
    opened: list[str] = []
    for effect in effects:
        if effect.word == "piece" and effect.text("to") == "open":
            opened += effect.texts("at")
    return [
        BrokenContent(mission.file, f"exits.{exit.code}", "closed", "nothing opens it")
        for exit in mission.exits
        if exit.closed and exit.code not in opened
    ]


def bar_problems(mission: Mission, effects: list[Saying]) -> list[BrokenContent]:
    barred = [effect.text("name") for effect in effects if effect.word == "bar"]
    lifted = [effect.text("name") for effect in effects if effect.word == "unbar"]
    return [
        BrokenContent(mission.file, "unbar", "name", f"nobody is ever barred as {name}")
        for name in lifted
        if name not in barred
    ]


def square_problems(mission: Mission, effects: list[Saying]) -> list[BrokenContent]:
    """Points grow onto floor, and patrols walk on it."""
    found: list[BrokenContent] = []
    named = [("grow", effect.value("squares")) for effect in effects if effect.word == "grow"]
    named += [("orders", order.order.value("path")) for order in mission.script.orders]
    for place, squares in named:
        for square in squares if isinstance(squares, tuple) else ():
            if isinstance(square, tuple) and not on_floor(mission, square):
                found.append(BrokenContent(mission.file, place, "", f"{square} is no floor of the map"))
    return found


def on_floor(mission: Mission, square: tuple[Value, ...]) -> bool:
    x, y = square
    if not isinstance(x, int) or not isinstance(y, int) or not mission.board.has((x, y)):
        return False
    code = mission.board.code((x, y))
    return not is_void(code) and not is_solid(code)


def feature_problems(mission: Mission) -> list[BrokenContent]:
    """A feature that has squares of its own has them on the plan, and these squares have their feature."""
    codes = [mission.board.code(square) for square in mission.board.squares()]
    there = {
        "belts": any([code in BELTS for code in codes]),
        "spore-beds": SPORES in codes,
        "glass": GLASS in codes,
        "shelves": any([device.slides for device in mission.devices]),
    }
    written = [feature.name for feature in mission.script.features]
    found: list[BrokenContent] = []
    for name, on_plan in there.items():
        if on_plan and name not in written:
            found.append(BrokenContent(mission.file, "features", name, "is on the plan and not described"))
        if name in written and not on_plan:
            found.append(BrokenContent(mission.file, "features", name, "has no squares on the plan"))
    return found
