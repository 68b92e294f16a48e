"""What a mission forbids or changes as long as something holds (docs/decisions/0030)."""

from typing import Final

from starboard.games.saga.content.mission_script import Value
from starboard.games.saga.rules.lookups import crippled
from starboard.games.saga.rules.missions.bars import ACTIVATE, barred
from starboard.games.saga.rules.missions.conditions import all_hold
from starboard.games.saga.rules.missions.selectors import NOBODY, means
from starboard.games.saga.rules.missions.variants import played
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga

BE_CRIPPLED: Final = "be-crippled"
POWERS_RANGE, DEFENCE = "powers-range", "defence"
CHANGES_WRITTEN: Final = ("who", POWERS_RANGE, DEFENCE)


def forbidden_to(g: Saga, word: str, model: Model) -> bool:
    """Whether the mission forbids something to this model now."""
    for one in played(g).forbidding.get(word, ()):
        who = one.place.saying("who")
        if who is None or not all_hold(g, one.conditions):
            continue
        if means(g, who, model, NOBODY):
            return True
    return False


def kept_from_acting(g: Saga, model: Model) -> bool:
    """Whether the mission keeps a model from acting: barred by something, or forbidden as long as something holds."""
    return barred(g, model, ACTIVATE) or forbidden_to(g, ACTIVATE, model)


def suffers(g: Saga, model: Model) -> bool:
    """Whether it is Crippled, and nothing in the mission keeps it from being so (SAGA-WOUND-03)."""
    return crippled(model) and not forbidden_to(g, BE_CRIPPLED, model)


def added_defence(g: Saga, model: Model) -> int:
    """The Defence that the mission gives to this model now."""
    return sum([amount for amount in changed_for(g, model, DEFENCE) if isinstance(amount, int)])


def changed_for(g: Saga, model: Model, key: str) -> list[Value]:
    """What the mission makes of something for this model now: one value for each rule that holds."""
    found: list[Value] = []
    for one in played(g).whiles:
        who = one.change.saying("who") if one.change is not None else None
        if one.change is None or who is None or not one.change.has(key) or not all_hold(g, one.conditions):
            continue
        value = one.change.value(key)
        if value is not None and means(g, who, model, NOBODY):
            found.append(value)
    return found
