"""The one Action of a Mercenary (SAGA-ACTION-01 to SAGA-ACTION-05)."""

import pytest

from starboard.games.saga.rules.actions import ACTIONS, impossible_actions, possible_actions, take_action
from starboard.games.saga.state.fields import Downed, Item
from starboard.games.saga.testing.table import SagaTable


@pytest.mark.rule("SAGA-ACTION-01")
def test_a_single_action_or_none():
    table = SagaTable("D..")
    who = table.mercenary("dulinsky", at=(1, 0), facing="west")
    table.answers({"action": "nothing"})

    table.run(take_action, who)

    assert len(table.asked) == 1 and not table.g.doors[0].open


@pytest.mark.rule("SAGA-ACTION-02", "SAGA-ACTION-05")
def test_the_table_of_actions():
    assert set(ACTIONS) == {
        "shoot", "assault", "door", "hack", "interact", "trade", "recover", "deploy", "use", "distract",
        "pack-up", "repair", "mission",
    }  # fmt: skip
    assert all([action.rule.startswith("SAGA-") and name == action.name for name, action in ACTIONS.items()])


@pytest.mark.rule("SAGA-ACTION-02")
def test_what_is_possible_is_on_offer_and_the_rest_says_why_not():
    table = SagaTable("D...", "....")
    who = table.mercenary("dulinsky", at=(1, 0), facing="west")
    table.mercenary("curby", at=(1, 1), seat=0)
    table.g.downed = [Downed("alyse", (1, 0))]
    table.g.downed[0].items = [Item("eq-medi-pack")]

    assert {"door", "recover"} <= set(possible_actions(table.g, who))
    blocked = {name: refusal.rule for name, refusal in impossible_actions(table.g, who)}
    assert blocked["distract"] == "SAGA-DISTRACT-01"
    assert set(blocked) | set(possible_actions(table.g, who)) == set(ACTIONS) - {"pack-up", "repair"}  # Ogan's


@pytest.mark.rule("SAGA-ACTION-02", "SAGA-DEATH-05")
def test_recovering_equipment_is_an_action():
    table = SagaTable("...")
    who = table.mercenary("dulinsky", at=(1, 0))
    table.g.downed = [Downed("alyse", (1, 0))]
    table.g.downed[0].items = [Item("eq-medi-pack")]
    table.answers({"action": "recover"})

    table.run(take_action, who)

    assert [item.card for item in who.items] == ["eq-medi-pack"]


@pytest.mark.rule("SAGA-ACTION-03")
def test_in_a_front_arc_there_is_only_the_assault():
    table = SagaTable("D...", "....")
    who = table.mercenary("dulinsky", at=(1, 0), facing="west")
    table.agent("guard", at=(2, 0), facing="west")
    assert possible_actions(table.g, who) == []

    who.model.facing = "north"

    assert possible_actions(table.g, who) == ["assault"]
    blocked = {name: refusal.rule for name, refusal in impossible_actions(table.g, who)}
    del blocked["use"]  # each card decides for itself
    assert set(blocked.values()) == {"SAGA-ACTION-03"} and "door" in blocked


@pytest.mark.rule("SAGA-ACTION-03", "SAGA-SHOOT-03")
def test_a_weapon_for_front_arcs_makes_a_shoot_action_possible_there():
    table = SagaTable("....", "....", "....")
    who = table.mercenary("dulinsky", at=(1, 1), facing="north", items=["eq-silent-pistol"])
    table.agent("guard", at=(1, 0), facing="south")
    assert possible_actions(table.g, who) == ["shoot", "assault"]
    table.answers({"action": "shoot"})
    table.fate(attack=(0,) * 5)

    table.run(take_action, who)

    assert table.told("attacked")[0].args["weapon"] == "eq-silent-pistol"  # nobody fires a rifle there
    assert dict(table.told("attacked")[0].args["attack"]) == {"shoot": 4, "eq-silent-pistol": -1}
