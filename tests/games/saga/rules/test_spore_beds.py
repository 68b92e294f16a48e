"""Spore beds: whoever ends its movement on one suffers a die, and some become Plague Victims (SAGA-MISSION-12)."""

from dataclasses import replace

import pytest

from starboard.games.saga.content.mission_file import mission
from starboard.games.saga.content.mission_script import NO_SCRIPT, Order, Saying
from starboard.games.saga.rules.features.spore_beds import end_movement
from starboard.games.saga.rules.gear.feats import use_feat
from starboard.games.saga.rules.lookups import MERCENARIES, mercenary_named, model_named
from starboard.games.saga.rules.missions.feature_numbers import set_parameter
from starboard.games.saga.rules.nexus.activations import activate
from starboard.games.saga.rules.orders.grounds import AMONG_EQUALS, avoided
from starboard.games.saga.rules.places import square_of
from starboard.games.saga.rules.turns import move_in_turn
from starboard.games.saga.state.fields import Mercenary, Model
from starboard.games.saga.testing.bare_missions import bare_mission, begun
from starboard.games.saga.testing.mission_table import MissionTable

BED = (7, 4)


def garden(*orders: Order, seats: tuple[tuple[str, ...], ...] = ()) -> MissionTable:
    script = replace(NO_SCRIPT, features=mission("m4").script.features, orders=orders)
    return begun(bare_mission("m4", script), "B", seats=seats)


def wounds_of(table: MissionTable, model: Model) -> int:
    """After it has ended its movement on a bed."""
    model.at = BED
    table.run(end_movement, model)
    return model.wounds + model.shield_wounds


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-ATTACK-02")
def test_whoever_ends_its_movement_on_a_bed_suffers_a_die():
    table = garden()
    table.fate(attack=(3, 0, 0, 0))
    assert wounds_of(table, model_named(table.g, "alyse")) == 1
    assert table.told("spores")[0].args == {"who": "alyse", "at": BED}


@pytest.mark.rule("SAGA-MISSION-12")
def test_robots_the_plague_and_bosses_are_spared():
    table = garden()
    for model in (model_named(table.g, "curby"), table.agent("victim"), table.boss("okoro", at=(3, 5))):
        assert wounds_of(table, model) == 0
        model.at = None
    assert not table.told("spores")


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-ATTRIBUTE-02")
def test_an_attribute_that_was_gained_makes_nobody_a_robot():
    table = garden()
    alyse = mercenary_named(table.g, "alyse")
    alyse.attributes.append("robot")
    table.fate(attack=(3, 0, 0, 0))
    assert wounds_of(table, alyse.model) == 1


@pytest.mark.rule("SAGA-MISSION-12")
def test_beside_a_bed_and_when_they_are_gone_nothing_happens():
    table = garden()
    alyse = model_named(table.g, "alyse")
    alyse.at = (6, 5)
    assert table.run(end_movement, alyse)
    set_parameter(table.g, "spore-beds", "state", "off")
    assert wounds_of(table, alyse) == 0


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-ZONE-06")
def test_a_wounded_guard_becomes_a_plague_victim_if_one_is_free():
    table = garden()
    guard = table.agent("guard", at=BED, facing="east")
    table.fate(attack=(3, 0, 0))
    assert table.run(end_movement, guard) is False
    [victim] = table.g.enemies
    assert (victim.kind, victim.at, victim.facing, victim.wounds, guard.at) == ("ag-victim", BED, "east", 1, None)


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-ZONE-06")
def test_without_a_free_miniature_it_stays_what_it_is():
    table = garden()
    for x in range(5, 9):
        table.agent("victim", at=(x, 2))
    guard = table.agent("guard", at=BED)
    table.fate(attack=(3, 0, 0))
    assert table.run(end_movement, guard) is True and guard.wounds == 1


@pytest.mark.rule("SAGA-MISSION-12")
def test_an_unwounded_guard_stays_what_it_is():
    table = garden()
    guard = table.agent("guard", at=BED)
    table.fate(attack=(0, 0, 0))
    assert table.run(end_movement, guard) is True and table.g.enemies == [guard]


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-TURN-04")
def test_a_mercenary_that_walks_there_suffers_and_one_that_stays_does_not():
    table = garden()
    alyse = model_named(table.g, "alyse")
    alyse.at, alyse.facing = (7, 5), "north"
    table.g.acting, table.g.step = "alyse", "move"
    table.answers({"move": ("to", *BED), "facing": "north"}).fate(attack=(3, 0, 0, 0))
    table.run(move_in_turn)
    assert table.told("spores") and table.g.step == "action"

    table.g.step, table.g.moved = "move", 0
    table.answers({"move": "stay", "facing": "north"})
    table.run(move_in_turn)
    assert len(table.told("spores")) == 1


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-FEAT-03")
def test_a_dance_that_ends_there_ends_a_movement_too():
    table = garden()
    wrath = Mercenary(0, Model("wrath", "mc-wrath", MERCENARIES, (7, 5), "north"), "purple")
    table.g.mercenaries.append(wrath)
    table.g.acting = "wrath"
    table.answers({"move": [("to", *BED), "stay"], "facing": "north"}).fate(attack=(3, 0, 0))
    table.run(use_feat, wrath, "ft-dance")
    assert [one.args["who"] for one in table.told("spores")] == ["wrath"] and wrath.model.wounds == 1


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-ACTIVATE-02")
def test_an_agent_that_becomes_something_else_acts_no_more():
    table = garden(seats=(("nexus",), ("mercenaries",)))
    guard = table.agent("guard", at=(7, 5), facing="north")
    model_named(table.g, "alyse").at = (7, 2)
    table.answers({"move": ("to", *BED), "facing": "north"}).fate(attack=(3, 0, 0))
    table.run(activate, guard, "SAGA-ACTIVATE-01")
    assert [model.kind for model in table.g.enemies] == ["ag-victim"] and not table.told("shot")


@pytest.mark.rule("SAGA-TABLE-08", "SAGA-TABLE-02")
def test_agents_shun_beds_among_equal_squares_unless_they_are_told_to_ignore_them():
    who = Saying("who", (("kind", ("ag-guard",)),))
    ignoring = Order("", Saying("ignore", (("who", who), ("what", "spore-beds"))), (), ())
    bed = 1 << square_of(garden().g, BED)
    for table, shunned in ((garden(), True), (garden(ignoring), False)):
        guard, victim = table.agent("guard", at=(9, 5)), table.agent("victim", at=(9, 6))
        assert bool(avoided(table.g, guard, AMONG_EQUALS) & bed) == shunned
        assert not avoided(table.g, victim, AMONG_EQUALS) & bed
