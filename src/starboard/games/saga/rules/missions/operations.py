"""The operations that a mission adds to its Terminals (SAGA-HACK-02, docs/decisions/0030)."""

from starboard.games.saga.content.mission import Mission
from starboard.games.saga.content.mission_script import Deed
from starboard.games.saga.rules.features.rolling_shelves import shelves
from starboard.games.saga.rules.hacking.operations import MISSION_OPERATIONS, Operation
from starboard.games.saga.rules.missions.conditions import all_hold
from starboard.games.saga.rules.missions.effects import carry_out
from starboard.games.saga.rules.missions.happenings import acting_mercenary
from starboard.games.saga.rules.missions.listeners import OPERATION, note
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.missions.questions import choices
from starboard.games.saga.rules.missions.selectors import Bound
from starboard.games.saga.rules.story import read_progress
from starboard.games.saga.state.fields import Scenery
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import Payload, Procedure


class Scripted:
    """An operation by its id, which does what the mission of the table says: two missions may use one id."""

    __slots__ = ("id",)

    def __init__(self, id: str) -> None:
        self.id = id

    def targets(self, g: Saga, terminal: Scenery) -> list[Payload]:
        """What it can be directed at, or itself if that is nothing in particular; offered while its conditions hold."""
        deed, bound = self._deed(g), Bound(acting_mercenary(g))
        if not all_hold(g, deed.conditions, bound) or (_slides(deed) and not shelves(g)):
            return []
        return choices(g, deed.choose, bound) if deed.choose is not None else [self.id]

    def deed(self, g: Saga, target: Payload) -> Procedure[None]:
        done = self._deed(g)
        note(OPERATION, self.id)
        if done.say:
            yield from read_progress(g, done.say)
        bound = Bound(acting_mercenary(g))
        bound.chosen = target
        yield from carry_out(g, done.effects, bound)

    def _deed(self, g: Saga) -> Deed:
        for one in mission_of(g).script.deeds:
            if one.operation == self.id:
                return one
        raise KeyError(f"the mission {g.mission} has no operation {self.id}")


def _slides(deed: Deed) -> bool:
    """Whether it moves a shelf, and so needs one on the board (SAGA-HACK-10)."""
    return any([effect.word == "slide" for effect in deed.effects])


def add_operations(mission: Mission) -> None:
    """From now on the Terminals know the operations of this mission."""
    for deed in mission.script.deeds:
        scripted = Scripted(deed.operation)
        MISSION_OPERATIONS[deed.operation] = Operation(scripted.targets, scripted.deed)
