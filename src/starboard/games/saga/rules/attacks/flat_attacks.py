"""Attacks of a fixed number of dice without an attacker: cards, traps, Events (SAGA-ATTACK-02, SAGA-SHIELD-05)."""

from starboard.games.saga.rules.attacks.attack import attack
from starboard.games.saga.rules.attacks.attack_terms import Attack
from starboard.games.saga.rules.lookups import model_named
from starboard.games.saga.state.fields import Model
from starboard.games.saga.state.saga import Saga
from starboard.kernel.requests import Procedure


def strike(g: Saga, victims: list[Model], dice: int, way: str) -> Procedure[None]:
    """Each victim by itself, one after the other; who has fallen in the meantime drops out."""
    for name in [victim.name for victim in victims]:
        victim = model_named(g, name)
        if victim.at is not None:
            yield from attack(g, Attack(None, victim, way, dice=dice))
