"""Whom an Event is directed at: it bears no symbols (SAGA-EVENT-01, SAGA-TARGET-10)."""

from starboard.games.saga.rules.lookups import model_named
from starboard.games.saga.rules.nexus.agents_for_cards import told
from starboard.games.saga.rules.nexus.hand import has_player
from starboard.games.saga.rules.nexus.targets import last_turns, present, target_mercenary, target_of_the_last_turn
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import Ask, Procedure

STEP_THREE = "reinforcements"


def target_of_event(g: Saga, card: str) -> Procedure[Model | None]:
    """A Nexus player chooses. By the rules it is the Target of the Phase in step 3, and before that the Mercenary that
    took the last Turn. None: no Mercenary is on the board."""
    if has_player(g):
        names = [who.model.name for who in present(g)]
        if not names:
            return None
        chosen: str = yield Ask(g.nexus.seat, names, "SAGA-EVENT-01", "victim", about={"card": card})
        return model_named(g, chosen)
    if g.step == STEP_THREE:
        target: Model | None = yield from target_mercenary(g)
        return target
    _, reason = last_turns(g)
    victim: Model | None = yield from target_of_the_last_turn(g)
    if victim is not None:
        told(g, card, victim.name, reason, "SAGA-EVENT-01")
    return victim
