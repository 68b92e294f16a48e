"""Spore beds: whoever ends its movement on one suffers, and some become something else (docs/decisions/0030)."""

from typing import Final

from starboard.games.saga.content.modifiers import FLAT
from starboard.games.saga.geometry.squares import Squares
from starboard.games.saga.rules.attacks.attack import attack
from starboard.games.saga.rules.attacks.attack_terms import Attack
from starboard.games.saga.rules.features.bed_squares import BEDS, bed_squares, spared
from starboard.games.saga.rules.lookups import is_there
from starboard.games.saga.rules.missions.feature_numbers import number, printed
from starboard.games.saga.rules.missions.happenings import happened
from starboard.games.saga.rules.nexus.agent_changes import can_turn_into, turn_into
from starboard.games.saga.rules.places import base_of
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell
from starboard.kernel.requests import Procedure

RULE: Final = "SAGA-MISSION-12"


def end_movement(g: Saga, model: Model) -> Procedure[bool]:
    """A model has moved and stands still now; whether it can go on with its Turn or activation."""
    beds: Squares = bed_squares(g)
    if not is_there(model) or not base_of(g, model).mask & beds or spared(g, model):
        return is_there(model)
    tell(g, "spores", RULE, who=model.name, at=model.at)
    wounds: int = yield from attack(g, Attack(None, model, FLAT, dice=number(g, BEDS, "dice")))
    happened(g, "struck", at=BEDS, kind=model.kind, who=model.name)
    turns = printed(g, BEDS).saying("turns")
    into = turns.text(model.kind) if turns is not None else ""
    if wounds and into and is_there(model) and can_turn_into(g, into):
        turn_into(g, model, into, RULE)
        return False  # what it is now does not act for what it was
    return is_there(model)
