"""What a mission keeps single models from doing, for a while or until it is lifted (docs/decisions/0030).

Only the table is looked at here, so that any chapter may ask.
"""

from typing import Final

from starboard.games.saga.state.fields import Bar, Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell

ACTIVATE, FREE_ATTACK, SEE, TEST, DETECT, FRONT_ARC = "activate", "free-attack", "see", "test", "detect", "front-arc"
FOR_GOOD, TO_ROUND_END, TO_PHASE_END, ONE_ACTIVATION = "mission", "round", "nexus-phase", "activation"

AFTER_MERCENARIES: Final = ("abilities", "activations", "reinforcements", "bonus", "cards", "end")


def barred(g: Saga, model: Model, word: str) -> bool:
    """Whether the mission keeps a model from this now. An activation that is only missed can still be spent on it."""
    if not g.bars:
        return False
    mine = [one for one in g.bars if one.who == model.name and one.until != ONE_ACTIVATION]
    return any([word in one.cannot for one in mine])


def has_front_arc(g: Saga, model: Model) -> bool:
    """Whether it stops and engages enemies as models do (SAGA-ARC-05); the mission may keep it from that."""
    return not barred(g, model, FRONT_ARC)


def bar(g: Saga, name: str, model: Model, cannot: list[str], until: str, last: int) -> None:
    """It cannot do this from now on. Under one name a model is barred once; what is said last counts."""
    g.bars = [one for one in g.bars if one.name != name or one.who != model.name]
    g.bars.append(Bar(name, model.name, cannot, until, last))
    tell(g, "barred", "SAGA-MISSION-12", who=model.name, name=name, cannot=tuple(cannot))


def unbar(g: Saga, name: str, models: list[Model] | None = None) -> None:
    """What was barred under a name is possible again: for these, or for everybody."""
    names = [model.name for model in models] if models is not None else None
    for one in [one for one in g.bars if one.name == name and (names is None or one.who in names)]:
        _lift(g, one)


def _lift(g: Saga, one: Bar) -> None:
    g.bars.remove(one)
    tell(g, "unbarred", "SAGA-MISSION-12", who=one.who, name=one.name)


def lift_over(g: Saga, until: str) -> None:
    """A Round or a Nexus Phase is over, and so is what lasted to its end."""
    for one in [one for one in g.bars if one.until == until and one.round <= g.round]:
        _lift(g, one)


def misses_activation(g: Saga, model: Model) -> bool:
    """Whether this activation of a model is the one it misses; it has the next one."""
    missed = [one for one in g.bars if one.who == model.name and one.until == ONE_ACTIVATION]
    for one in missed:
        _lift(g, one)
    return bool(missed)
