"""A thrower that its own blast has eliminated still has the rest of the blast resolved."""

import pytest

from starboard.games.saga.content.modifiers import BLAST
from starboard.games.saga.rules.attacks.attack_terms import Attack
from starboard.games.saga.rules.attacks.dice_pools import attack_pool
from starboard.games.saga.rules.places import layout
from starboard.games.saga.testing.table import SagaTable


@pytest.mark.rule("SAGA-ATTACK-09")
def test_a_guard_that_has_fallen_has_no_comrade_near():
    table = SagaTable("....")
    target = table.mercenary("dulinsky", (0, 0)).model
    thrower = table.agent("guard", (1, 0))
    table.agent("guard", (2, 0))
    thrower.at = None

    assert attack_pool(table.g, Attack(thrower, target, BLAST, dice=3), layout(table.g)).dice == 3
