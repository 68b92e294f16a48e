"""Crafting (NEM-CRAFT)."""

import pytest

from starboard.kernel.pieces import project
from starboard.kernel.visibility import SPECTATOR
from starboard.testing import NemesisTable

CHEMICALS, CLOTHS = ("chemicals", "alcohol"), ("bandages", "clothes-y", "clothes-g")
CHARGES = ("energy-charge-y", "energy-charge-r")
PAIRS = [
    *[("antidote", chemical, "medkit") for chemical in CHEMICALS],
    *[("taser", charge, "tools") for charge in CHARGES],
    *[("flamethrower", chemical, "tools") for chemical in CHEMICALS],
    *[("molotov", chemical, cloth) for chemical in CHEMICALS for cloth in CLOTHS],
]


@pytest.mark.rule("NEM-CRAFT-01", "NEM-CRAFT-04", "NEM-ACTION-19")
@pytest.mark.parametrize(("made", "one", "other"), PAIRS)
def test_two_components_make_one_item(made, one, other):
    table = NemesisTable()
    scout = table.character("scout", hand=["rest"], items=[one, other], held=[])

    table.act(scout, "craft")

    assert [*scout.inventory, *[thing.item for thing in scout.held]] == [made]
    assert (scout.hand, table.g.crafted.count(made)) == ([], 2)


@pytest.mark.rule("NEM-CRAFT-01", "NEM-CRAFT-04")
@pytest.mark.parametrize(
    "items",
    [
        ["chemicals"],
        ["chemicals", "alcohol"],
        ["chemicals", "chemicals"],
        ["chemicals", "energy-charge-y"],
        ["tools", "medkit"],
        ["tools", "bandages"],
        ["energy-charge-r", "medkit"],
        ["chemicals", "duct-tape"],
        ["energy-charge-r", "duct-tape"],
        ["bandages", "clothes-y"],
        ["medkit", "bandages"],
    ],
)
def test_other_pairs_make_nothing(items):
    table = NemesisTable()
    scout = table.character("scout", hand=["rest"], items=items)

    refusal = table.refusal(scout, "craft")

    assert (refusal.rule, refusal.key) == ("NEM-CRAFT-01", "no-components")


@pytest.mark.rule("NEM-CRAFT-01")
def test_with_many_components_one_chooses_what_to_make_and_of_what():
    table = NemesisTable()
    scout = table.character("scout", hand=["rest"], items=["chemicals", "alcohol", "tools", "bandages", "medkit"])

    table.act(scout, "craft", craft="antidote", components=("alcohol", "medkit"))

    assert table.question("craft").options == ["antidote", "flamethrower", "molotov"]
    assert table.question("components").options == [("alcohol", "medkit"), ("chemicals", "medkit")]
    assert table.question("components").about == {"item": "antidote"}
    assert table.question("craft").private and table.question("components").private  # they betray hidden Items
    assert scout.inventory == ["chemicals", "tools", "bandages", "antidote"]


@pytest.mark.rule("NEM-CRAFT-02")
def test_a_crafted_flamethrower_is_full():
    table = NemesisTable()
    scout = table.character("scout", hand=["rest"], items=["chemicals", "tools"], held=[])

    table.act(scout, "craft")

    assert [(thing.item, thing.ammo) for thing in scout.held] == [("flamethrower", 4)]


@pytest.mark.rule("NEM-CRAFT-03")
def test_everybody_can_look_through_the_crafted_items():
    table = NemesisTable()

    seen = project(table.g, SPECTATOR)["crafted"]

    assert sorted(seen) == ["antidote"] * 3 + ["flamethrower"] * 3 + ["molotov"] * 3 + ["taser"] * 3


@pytest.mark.rule("NEM-CRAFT-03")
def test_what_is_used_up_cannot_be_crafted_until_one_is_discarded():
    table = NemesisTable()
    scout = table.character("scout", hand=["rest", "rest"], items=["alcohol", "bandages"])
    pilot = table.character("pilot", at="cockpit", hand=["rest"], items=["molotov"])
    table.g.crafted = ["antidote", "taser", "flamethrower"]
    assert table.refusal(scout, "craft").rule == "NEM-CRAFT-01"

    table.intruder("larva", at="cockpit")
    table.fate("leg")
    table.act(pilot, "item:molotov")

    assert table.g.crafted.count("molotov") == 1
    assert "craft" in table.options(scout)


@pytest.mark.rule("NEM-CRAFT-05")
def test_components_go_to_the_piles_of_their_colours_without_taking_effect():
    table = NemesisTable()
    scout = table.character("scout", hand=["rest"], items=["alcohol", "clothes-y"], slimed=True, wounds=["leg"])

    table.act(scout, "craft")

    assert (table.g.green.discard, table.g.yellow.discard, table.g.red.discard) == (["alcohol"], ["clothes-y"], [])
    assert (scout.slimed, scout.wounds, scout.dressed) == (True, ["leg"], [])


@pytest.mark.rule("NEM-CRAFT-05")
def test_a_red_component_goes_to_the_red_pile():
    table = NemesisTable()
    scout = table.character("scout", hand=["rest"], items=["energy-charge-r", "tools"], held=[("rifle", 0)])

    table.act(scout, "craft")

    assert (table.g.red.discard, table.g.yellow.discard) == (["energy-charge-r"], ["tools"])
    assert scout.held[0].ammo == 0


@pytest.mark.rule("NEM-ITEM-08")
def test_a_crafted_heavy_item_needs_a_hand():
    table = NemesisTable()
    scout = table.character("scout", hand=["rest"], items=["chemicals", "tools"], held=[("rifle", 4), "egg"])

    table.act(scout, "craft", drop="egg")

    assert [thing.item for thing in scout.held] == ["rifle", "flamethrower"]
    assert (11, "egg") in table.g.lying
