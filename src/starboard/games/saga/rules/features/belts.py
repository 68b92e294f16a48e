"""The belts of a mission: at the start of the End Phase they carry what is on them (docs/decisions/0030)."""

from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.walking import steps
from starboard.games.saga.rules.features.belt_squares import BELTS, direction_at, speed
from starboard.games.saga.rules.lookups import on_board
from starboard.games.saga.rules.missions.feature_numbers import has_feature
from starboard.games.saga.rules.movement.movement import no_stopping
from starboard.games.saga.rules.places import Place, base_of, layout, square_of, squares_of
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Procedure

RULE = "SAGA-MISSION-11"


def carry_all(g: Saga) -> Procedure[None]:
    """Models first, the foremost of each belt before the others; then what lies on the floor.

    No front arc stops them, and nobody may attack them for it (SAGA-MOVE-15).
    """
    if has_feature(g, BELTS):
        for model in foremost_first(g):
            carry(g, model)
        carry_what_lies(g)
    yield from ()


def foremost_first(g: Saga) -> list[Model]:
    """Everybody that stands on a moving belt, in the order in which they are carried."""
    riders = [model for model in on_board(g) if model.at is not None and direction_at(g, model.at)]

    def key(model: Model) -> tuple[int, int]:
        assert model.at is not None
        return model.at[1], -model.at[0] * direction_at(g, model.at)

    return sorted(riders, key=key)


def carry(g: Saga, model: Model) -> None:
    """So many squares with the belt, its facing kept; to the end of the belt, or to what it cannot enter.

    A Mercenary is never put on a Reinforcement Point (SAGA-MOVE-15).
    """
    assert model.at is not None
    start, path = model.at, [model.at]
    for _ in range(speed(g)):
        place = path[-1]
        ahead = (place[0] + direction_at(g, start), place[1])
        now = _as_if_at(g, model, place)
        if direction_at(g, ahead) != direction_at(g, start) or not _enters(g, model, place, ahead, now):
            break
        path.append(ahead)
    while len(path) > 1 and base_of(g, model, path[-1]).mask & no_stopping(g, model):
        path.pop()
    if len(path) > 1:
        model.at = path[-1]
        tell(g, "carried", RULE, who=model.name, path=tuple(path[1:]))


def _as_if_at(g: Saga, model: Model, place: Place) -> Layout:
    now = layout(g).copy()
    now.move_model(base_of(g, model).mask, base_of(g, model, place).mask)
    return now


def _enters(g: Saga, model: Model, place: Place, ahead: Place, now: Layout) -> bool:
    return steps(now, base_of(g, model, place)) >> square_of(g, ahead) & 1 == 1


def carry_what_lies(g: Saga) -> None:
    """Counters of fallen Mercenaries and dropped cards ride too, under whoever stands in their way."""
    for counter in g.downed:
        place = _drifted(g, counter.at)
        if place != counter.at:
            counter.at = place
            tell(g, "counter-carried", RULE, who=counter.who, at=place)
    for card in g.lying:
        if card.at is not None and not card.piece:
            place = _drifted(g, card.at)
            if place != card.at:
                card.at = place
                tell(g, "card-carried", RULE, card=card.item.card, at=place)


def _drifted(g: Saga, place: Place) -> Place:
    """Where the belt takes what lies there; scenery and closed doors stop it."""
    now, way = layout(g), direction_at(g, place)
    for _ in range(speed(g) if way else 0):
        ahead = (place[0] + way, place[1])
        if direction_at(g, ahead) != way or not squares_of(g, [ahead]) & now.crossable:
            break
        place = ahead
    return place
