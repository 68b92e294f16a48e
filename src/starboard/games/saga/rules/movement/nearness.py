"""Who is nearest and who is furthest: steps of the shortest walk, and how ties are broken (SAGA-GEOM-08)."""

from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.ranges import straight_line
from starboard.games.saga.geometry.squares import Base
from starboard.games.saga.geometry.walking import distance
from starboard.games.saga.rules.nexus.reinforcements import enters_anywhere, entry_squares
from starboard.games.saga.rules.places import base_of, base_on
from starboard.games.saga.rules.profiles import PROFILES
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga

Key = tuple[int, int, int, int, int]


def free_boxes(model: Model) -> int:
    """Health boxes without a counter."""
    return PROFILES[model.kind].boxes - model.wounds


def where(g: Saga, now: Layout, model: Model, target: Base) -> tuple[Base, int]:
    """From where its distances are counted, and what is added: a Waiting one counts from its entry (SAGA-AN-07).

    Who may enter from any point counts from the square that is nearest to the target.
    """
    if model.at is not None:
        return base_of(g, model), 0
    entries = entry_squares(g, model, now)
    if enters_anywhere(model):
        bases = [base_on(g, [place]) for place in entries]
        return min(bases, key=lambda base: (distance(now, base, target), straight_line(base, target), base.squares)), 1
    return base_on(g, entries), 1


def steps_between(g: Saga, now: Layout, model: Model, target: Base) -> int:
    """How far a model is from something (SAGA-GEOM-08, SAGA-AN-07)."""
    base, more = where(g, now, model, target)
    return distance(now, base, target) + more


def _key(g: Saga, now: Layout, model: Model, target: Base, sign: int) -> Key:
    base, more = where(g, now, model, target)
    left, top = base.left, base.top
    steps = distance(now, base, target) + more
    return sign * steps, sign * straight_line(base, target), free_boxes(model), top, left


def in_order(g: Saga, now: Layout, models: list[Model], target: Base, furthest: bool = False) -> list[Model]:
    """The nearest first, or the furthest, with all ties broken (SAGA-GEOM-08)."""
    keyed = [(_key(g, now, model, target, -1 if furthest else 1), model) for model in models]
    keyed.sort(key=_first)
    return [model for _, model in keyed]


def nearest_ones(g: Saga, now: Layout, models: list[Model], target: Base, furthest: bool = False) -> list[Model]:
    """All that are as near as the nearest, or as far as the furthest, in the order in which ties are broken."""
    measured = [steps_between(g, now, model, target) for model in models]
    if not measured:
        return []
    steps = max(measured) if furthest else min(measured)
    equals = [model for model, far in zip(models, measured, strict=True) if far == steps]
    return in_order(g, now, equals, target, furthest) if len(equals) > 1 else equals


def _first(pair: tuple[Key, Model]) -> Key:
    return pair[0]


def weakest_first(models: list[Model]) -> list[Model]:
    """For ties without a distance: fewest free health boxes, then the order in which a map is read (SAGA-GEOM-08)."""
    return sorted(models, key=_weakness)


def _weakness(model: Model) -> tuple[int, int, int]:
    assert model.at is not None
    return free_boxes(model), model.at[1], model.at[0]
