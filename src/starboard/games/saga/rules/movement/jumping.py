"""The Jump Pack: instead of the Move of its Turn a Mercenary is put on a square in sight (SAGA-MOVE-09)."""

from typing import Final

from starboard.games.saga.rules.attacks.thrown_items import squares_in_sight
from starboard.games.saga.rules.gear.deploying import free_squares
from starboard.games.saga.rules.movement.movement import land_on, turn
from starboard.games.saga.rules.places import FACINGS, Place, layout
from starboard.games.saga.state.fields import Mercenary
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import Ask, Procedure, Refusal

NOWHERE_TO_LAND: Final = Refusal("SAGA-EQUIP-04", "nowhere-to-land")


def landing_squares(g: Saga, who: Mercenary) -> list[Place]:
    """The free squares within Short range that it sees, no Reinforcement Points, nothing that burns."""
    return squares_in_sight(g, who.model, layout(g), free_squares(g))


def why_no_jump(g: Saga, who: Mercenary) -> Refusal | None:
    return None if landing_squares(g, who) else NOWHERE_TO_LAND


def jump(g: Saga, who: Mercenary) -> Procedure[bool]:
    """It enters only the square on which it lands, from a front arc too, and chooses its facing."""
    about = {"who": who.model.name, "card": "eq-jump-pack"}
    place: Place = yield Ask(who.seat, landing_squares(g, who), "SAGA-EQUIP-04", "jump-to", about=about)
    land_on(g, who.model, place)
    facing: str = yield Ask(who.seat, FACINGS, "SAGA-EQUIP-04", "facing", about=about)
    turn(g, who.model, facing, "SAGA-EQUIP-04")
    return True
