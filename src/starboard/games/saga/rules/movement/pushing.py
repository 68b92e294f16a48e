"""Models that are pushed away: straight from the source, facing as before (SAGA-MOVE-15)."""

from typing import Final

from starboard.games.saga.geometry.ranges import straight_line
from starboard.games.saga.geometry.squares import STEPS, list_of
from starboard.games.saga.geometry.walking import steps
from starboard.games.saga.rules.features.burning_rows import out_of_the_fire
from starboard.games.saga.rules.lookups import mercenary_of
from starboard.games.saga.rules.movement.movement import no_stopping
from starboard.games.saga.rules.nexus.choice import choose
from starboard.games.saga.rules.places import Place, base_of, layout, place_of
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Ask, Payload, Procedure

STANDING_FAST: Final = ("sk-stone-born",)  # what enemies do moves nobody who has one of these


def moved_by_enemies(g: Saga, model: Model) -> bool:
    """Whether an effect of the other side can move it at all."""
    who = mercenary_of(g, model)
    return who is None or not any([skill in STANDING_FAST for skill in who.skills])


def squares_away(g: Saga, model: Model, source: Model) -> list[Place]:
    """The neighbouring squares farthest from the source, as far as a step there is legal.

    Distances are those between the centres of the bases. Outside the map there is wall, where nobody is pushed
    (SAGA-GEOM-02), nor into a row that burns. A Mercenary is not pushed onto a Reinforcement Point.
    """
    assert model.at is not None
    base, here = base_of(g, model), base_of(g, source)
    x, y = base.centre_x - here.centre_x, base.centre_y - here.centre_y
    farthest = max([(x + 2 * dx) ** 2 + (y + 2 * dy) ** 2 for dx, dy in STEPS])
    legal = [place_of(g, corner) for corner in list_of(steps(out_of_the_fire(g, model, layout(g)), base))]
    return [
        place
        for place in legal
        if straight_line(base_of(g, model, place), here) == farthest
        and not base_of(g, model, place).mask & no_stopping(g, model)
    ]


def offer_push(g: Saga, model: Model, source: Model, squares: int, seat: int, card: str) -> Procedure[None]:
    """Its source may push a model so many squares away; a step that is not legal ends it."""
    if model.side != source.side and not moved_by_enemies(g, model):
        return
    for _ in range(squares):
        places = squares_away(g, model, source)
        about = {"who": model.name, "by": source.name, "card": card}
        place: Place | None = yield Ask(seat, places, "SAGA-MOVE-15", "push", 0, about=about)
        if place is None:
            return
        model.at = place
        tell(g, "pushed", "SAGA-MOVE-15", who=model.name, at=place, by=source.name)


def push(g: Saga, model: Model, source: Model, squares: int, rule: str) -> Procedure[None]:
    """The Nexus pushes a model so many squares away, as far as each step is legal; of equal ones it chooses."""
    if not moved_by_enemies(g, model):
        return
    for _ in range(squares):
        places: list[Payload] = list(squares_away(g, model, source))
        if not places:
            return
        place: Place = yield from choose(g, places, rule, "push", {"who": model.name, "by": source.name})
        model.at = place
        tell(g, "pushed", rule, who=model.name, at=place, by=source.name)
