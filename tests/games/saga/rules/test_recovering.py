"""What the fallen have dropped."""

import pytest

from starboard.games.saga.rules.attacks.wounds import inflict
from starboard.games.saga.rules.gear.recovering import recover, why_no_recovery
from starboard.games.saga.testing.table import SagaTable


def cards(who):
    return [item.card for item in who.items]


def after_a_death():
    table = SagaTable("...")
    alyse = table.mercenary("alyse", at=(1, 0), items=["eq-stim", "eq-vest"], skills=["sk-parry"])
    dulinsky = table.mercenary("dulinsky", at=(0, 0), items=["eq-cloak"])
    table.run(inflict, alyse.model, 5, False)
    return table, dulinsky


@pytest.mark.rule("SAGA-DEATH-05")
def test_who_stands_on_the_counter_takes_all_cards():
    table, dulinsky = after_a_death()
    dulinsky.model.at = (1, 0)
    table.answers({"wear": "eq-vest"})

    table.run(recover, dulinsky)

    assert cards(dulinsky) == ["eq-vest", "eq-cloak", "eq-stim"]  # the vest works from now on
    assert table.g.downed[0].items == []


@pytest.mark.rule("SAGA-DEATH-05")
def test_next_to_the_counter_nothing_can_be_taken():
    table, dulinsky = after_a_death()

    assert why_no_recovery(table.g, dulinsky).key == "nobody-fell-here"
    dulinsky.model.at = (1, 0)
    assert why_no_recovery(table.g, dulinsky) is None


@pytest.mark.rule("SAGA-DEATH-05")
def test_an_empty_counter_gives_nothing():
    table, dulinsky = after_a_death()
    dulinsky.model.at = (1, 0)
    table.g.downed[0].items = []

    assert why_no_recovery(table.g, dulinsky).key == "nothing-left-here"
