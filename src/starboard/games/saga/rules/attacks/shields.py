"""Energy shields: blue boxes that take the wounds of shots (SAGA-SHIELD-01 to SAGA-SHIELD-10)."""

from typing import Final

from starboard.games.saga.content.modifiers import HAZARD, SHIELD_BOXES
from starboard.games.saga.rules.attacks.attack_terms import Attack
from starboard.games.saga.rules.characteristics import abilities_in_force, changes
from starboard.games.saga.rules.lookups import on_board, profile
from starboard.games.saga.rules.readings import SHIELDS_STOP_HAZARDS
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.game import tell

DEACTIVATING: Final = ("nx-scrambler",)  # SAGA-SHIELD-08
NOT_RECHARGING: Final = ("cr-curby",)  # by themselves, in the End Phase


def shield_boxes(g: Saga, model: Model) -> int:
    """All its blue boxes, built in or added, as one row (SAGA-SHIELD-01, SAGA-SHIELD-02)."""
    return profile(model).blue + sum([boxes for _, boxes in changes(g, model, SHIELD_BOXES, "")])


def shields_deactivated(model: Model) -> bool:
    """Then they are ignored, and keep the counters they have (SAGA-SHIELD-08, SAGA-SHIELD-10)."""
    return any([effect.source in DEACTIVATING for effect in model.effects])


def free_shield_boxes(g: Saga, model: Model) -> int:
    """The boxes that can take a wound of a shot now."""
    return 0 if shields_deactivated(model) else max(0, shield_boxes(g, model) - model.shield_wounds)


def shields_first(g: Saga, deed: Attack) -> bool:
    """Whether the wounds of an attack go to shields first: those of traps and the like only at some tables."""
    return deed.ranged or (deed.way == HAZARD and SHIELDS_STOP_HAZARDS in g.options)


def recharge(g: Saga, model: Model, counters: int, rule: str = "SAGA-SHIELD-07") -> int:
    """Take counters off blue boxes, as many as there are; say how many.

    Deactivated ones keep theirs (SAGA-SHIELD-10).
    """
    gone = 0 if shields_deactivated(model) else min(counters, model.shield_wounds)
    if gone:
        model.shield_wounds -= gone
        tell(g, "recharged", rule, who=model.name, counters=gone)
    return gone


def recharge_all(g: Saga) -> None:
    """In the End Phase every model on the board gets one blue box back (SAGA-SHIELD-07, SAGA-END-03)."""
    for model in on_board(g):
        held_back = any([card in NOT_RECHARGING for card in abilities_in_force(model)])
        if not held_back:
            recharge(g, model, 1)
