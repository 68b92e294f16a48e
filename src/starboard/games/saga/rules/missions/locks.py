"""The locks of doors that a mission changes, on the board and in zones that are not revealed (word `lock`)."""

from typing import Final

from starboard.games.saga.content.mission_script import Saying
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.missions.pieces import lock_flag
from starboard.games.saga.rules.missions.selectors import Bound
from starboard.games.saga.rules.movement.locks import locked_doors
from starboard.games.saga.state.fields import Door
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell

LOCKED: Final = "locked"  # all doors with a lock


def set_locks(g: Saga, effect: Saying, bound: Bound) -> None:
    """Closed doors get another lock level, none above `most`; of one that is not on the board it is remembered."""
    for door in _doors(g, effect):
        door.lock = _changed(effect, door.lock)
        tell(g, "lock-set", "SAGA-MISSION-12", door=door.code, lock=door.lock)
    known = [door.code for door in g.doors]
    for printed in mission_of(g).doors:
        level = int(g.flags.get(lock_flag(printed.code), str(printed.lock)))
        if printed.code not in known and (_means(effect, printed.code) or (_means(effect, LOCKED) and level)):
            g.flags[lock_flag(printed.code)] = str(_changed(effect, level))


def _means(effect: Saying, name: str) -> bool:
    return effect.text("at") == name or name in effect.texts("at")


def _doors(g: Saga, effect: Saying) -> list[Door]:
    if _means(effect, LOCKED):
        return locked_doors(g)
    return [door for door in g.doors if _means(effect, door.code) and not door.open and not door.destroyed]


def _changed(effect: Saying, level: int) -> int:
    if effect.has("to"):
        return effect.number("to")
    raised = level + effect.number("add")
    if effect.has("most"):
        raised = max(level, min(raised, effect.number("most")))
    return max(0, raised)
