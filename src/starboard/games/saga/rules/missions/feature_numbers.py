"""The features of a mission's map and their numbers: as the file has them, or as something has changed them.

A feature is something that moves or strikes by itself (docs/decisions/0030); each has a module of its own.
"""

from typing import Final

from starboard.games.saga.content.mission_script import Saying, Value
from starboard.games.saga.rules.lookups import mercenary_named
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.missions.selectors import Bound
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Procedure

FEATURES_WRITTEN: Final = ("belts", "shelves", "glass", "spore-beds", "pulse", "burn-line")


def has_feature(g: Saga, name: str) -> bool:
    for one in mission_of(g).script.features:
        if one.name == name:
            return True
    return False


def printed(g: Saga, name: str) -> Saying:
    """The parameters of a feature as the file has them."""
    for one in mission_of(g).script.features:
        if one.name == name:
            return one.parameters
    raise KeyError(f"the mission {g.mission} has no {name}")


def changed_flag(name: str, key: str) -> str:
    """Where the table keeps what has been changed of a feature."""
    return f"feature-{name}-{key}"


def number(g: Saga, name: str, key: str, default: int = 0) -> int:
    """A number of a feature as it is now."""
    return int(g.flags.get(changed_flag(name, key), str(printed(g, name).number(key, default))))


def word(g: Saga, name: str, key: str, default: str = "") -> str:
    """A word of a feature as it is now, such as its state."""
    return g.flags.get(changed_flag(name, key), printed(g, name).text(key, default))


def set_parameter(g: Saga, name: str, key: str, value: Value) -> None:
    """From now on it is so, and everybody knows."""
    g.flags[changed_flag(name, key)] = str(value)
    tell(g, "feature-changed", "SAGA-MISSION-12", feature=name, key=key, value=str(value))


def change_feature(g: Saga, effect: Saying, bound: Bound) -> Procedure[None]:
    """Parameters are set, or grow and shrink, never below 0; or the doer chooses one of several values."""
    name = effect.text("feature")
    fixed, added, offered = effect.saying("set"), effect.saying("add"), effect.saying("choose")
    for key, value in fixed.values if fixed is not None else ():
        set_parameter(g, name, key, value)
    for key, value in added.values if added is not None else ():
        assert isinstance(value, int)
        set_parameter(g, name, key, max(0, number(g, name, key) + value))
    for key, _ in offered.values if offered is not None else ():
        assert offered is not None
        about = {"who": bound.actor, "feature": name}
        seat = mercenary_named(g, bound.actor).seat if bound.actor else g.nexus.seat
        chosen: str = yield Ask(seat, list(offered.texts(key)), "SAGA-MISSION-12", "feature", about=about)
        set_parameter(g, name, key, chosen)
