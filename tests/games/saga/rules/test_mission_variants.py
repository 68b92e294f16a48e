"""Variants of a mission: which of its rules count (SAGA-CAMPAIGN-01, SAGA-MISSION-12)."""

import pytest

from starboard.games.saga.content.mission_file import mission
from starboard.games.saga.content.mission_script import Saying
from starboard.games.saga.rules.missions.conditions import all_hold
from starboard.games.saga.rules.missions.variants import mays_of, orders_of, whens_of
from starboard.games.saga.rules.story import rule_texts
from starboard.games.saga.testing.mission_table import MissionTable


def heart(variant: str) -> MissionTable:
    table = MissionTable("m7")
    table.g.variant = variant
    return table


@pytest.mark.rule("SAGA-CAMPAIGN-01")
def test_rules_of_another_variant_do_not_count():
    cool, burn = heart("cool").g, heart("burn").g

    assert [may.id for may in mays_of(cool)] == ["valve"]
    assert [may.id for may in mays_of(burn)] == ["charge", "remove-charge"]
    assert [order.order.word for order in orders_of(cool)] == ["avoid"]
    assert [order.order.word for order in orders_of(burn)] == ["avoid", "errand"]


@pytest.mark.rule("SAGA-CAMPAIGN-01")
def test_a_rule_keeps_its_number_in_every_variant():
    cool, burn = dict(whens_of(heart("cool").g)), dict(whens_of(heart("burn").g))
    both = [number for number in cool if number in burn]

    assert len(both) == len([when for when in cool.values() if not when.variant])
    assert all([cool[number] is burn[number] for number in both])
    assert {when.variant for when in cool.values()} == {"", "cool"}


@pytest.mark.rule("SAGA-MISSION-11", "SAGA-CAMPAIGN-01")
def test_only_the_special_rules_of_the_variant_are_read():
    for variant, told in (("cool", "valves"), ("burn", "charges")):
        rules = rule_texts(heart(variant).g, mission("m7"))
        assert rules == [f"saga-mission-m7-rule-{rule}" for rule in ("pulse", told, f"points-{variant}")]


@pytest.mark.rule("SAGA-CAMPAIGN-01")
def test_a_condition_asks_for_the_variant():
    burning = Saying("variant", (("equals", "burn"),))
    assert all_hold(heart("burn").g, (burning,)) and not all_hold(heart("cool").g, (burning,))
