"""A thrower that its own blast has eliminated still has the rest of the blast resolved."""

import pytest

from starboard.games.saga.content.modifiers import BLAST
from starboard.games.saga.rules.attacks.attack_terms import Attack
from starboard.games.saga.rules.attacks.dice_pools import attack_pool, defence_pool
from starboard.games.saga.rules.attacks.thrown_items import blast
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


@pytest.mark.rule("SAGA-ATTACK-09", "SAGA-REROLL-01")
def test_the_blast_goes_on_without_the_cards_of_a_thrower_that_has_fallen():
    table = SagaTable("......")
    table.mercenary("dulinsky", (5, 0))
    curby = table.mercenary("curby", (1, 0), wounds=4)
    curby.frame = "md-targeting"
    curby.skills = ["sk-resourceful"]
    table.agent("guard", (3, 0), "west")
    table.answers({"reroll": [(), ()]}).fate(attack=[(3, 3, 3, 0), (1, 0, 0, 0, 0)])

    table.run(blast, curby.model, (2, 0), 3)

    assert curby.status == "down"
    assert [event.args["attack"] for event in table.told("attacked")] == [
        (("fixed", 3), ("crippled", -1), ("md-targeting", 1)), (("fixed", 3),),
    ]  # fmt: skip


@pytest.mark.rule("SAGA-ATTACK-05", "SAGA-ATTACK-06")
def test_nor_does_it_count_that_it_was_crippled_and_stood_behind_somebody():
    table = SagaTable("....")
    thrower = table.mercenary("dulinsky", (0, 0), wounds=4).model
    target = table.agent("guard", (2, 0), "east")
    thrower.at, thrower.wounds = None, 5
    deed = Attack(thrower, target, BLAST, dice=3)

    pools = attack_pool(table.g, deed, layout(table.g)), defence_pool(table.g, deed, layout(table.g))

    assert [pool.parts for pool in pools] == [[("fixed", 3)], [("defence", 2)]]
