"""A Boss that helps the squad: it shoots when the mission says so, and nobody attacks it (word `shoot`)."""

from starboard.games.saga.content.mission_script import Saying
from starboard.games.saga.geometry.squares import FACINGS as SIDES
from starboard.games.saga.rules.attacks.shooting import Shot, fire
from starboard.games.saga.rules.automaton.agent_plans import Stand, possible_shots
from starboard.games.saga.rules.missions.selectors import Bound, selected
from starboard.games.saga.rules.movement.movement import turn
from starboard.games.saga.rules.places import FACINGS, base_of, layout
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import Procedure


def aimed_shots(g: Saga, effect: Saying, bound: Bound) -> list[tuple[Model, Shot, int]]:
    """The legal shots of those that are meant at those that are meant, after turning, with the facing."""
    who, at = effect.saying("who"), effect.saying("at")
    assert who is not None and at is not None
    targets = [model.name for model in selected(g, at, bound)]
    now = layout(g)
    found: list[tuple[Model, Shot, int]] = []
    for model in selected(g, who, bound):
        if model.at is not None:
            stand = Stand(model, now, base_of(g, model), model.at, [], list(SIDES))
            shots = possible_shots(g, stand)
            found += [(model, *shots[name]) for name in targets if name in shots]
    return found


def shoot_now(g: Saga, effect: Saying, bound: Bound) -> Procedure[None]:
    """A Shoot without an activation, if there is a legal one (SAGA-SHOOT-05)."""
    for model, shot, facing in aimed_shots(g, effect, bound)[:1]:
        turn(g, model, FACINGS[facing], "SAGA-MISSION-12")
        yield from fire(g, model, shot)
