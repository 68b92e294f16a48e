"""Escaping from Intruders (NEM-ESCAPE). Engine 2 (20) leads to the Rooms 17 and 18."""

import pytest

from starboard.testing import NemesisTable


@pytest.mark.rule("NEM-ESCAPE-01")
def test_an_escape_costs_one_card_and_exists_only_in_combat():
    table = NemesisTable(rooms={17: "armory", 18: "storage"})
    pilot = table.character("pilot", at="engine-2", hand=["rest", "search"])
    out_of_combat = table.options(pilot)
    table.intruder("adult", at="engine-2")
    table.fate(attack_card="frenzy-3", noise_die="silence")

    table.act(pilot, "escape", pay="rest", room=17)

    assert "escape" not in out_of_combat
    assert (pilot.hand, pilot.discard) == (["search"], ["rest"])


@pytest.mark.rule("NEM-ESCAPE-01", "NEM-ACTION-02")
def test_nobody_escapes_without_an_action_card_to_pay():
    table = NemesisTable()
    pilot = table.character("pilot", at="engine-2", hand=["contamination"])
    table.intruder("adult", at="engine-2")

    assert "escape" not in table.options(pilot)
    assert table.refusal(pilot, "escape").rule == "NEM-ACTION-01"


@pytest.mark.rule("NEM-ESCAPE-02", "NEM-GEN-04")
def test_the_way_out_is_chosen_first_and_may_lead_anywhere_adjacent():
    table = NemesisTable(rooms={6: "cabins", 8: "canteen"})
    pilot = table.character("pilot", at="hibernatorium", hand=["rest"])
    table.character("captain", at="cabins")
    table.intruder("adult", at="canteen")
    table.door("hibernatorium", 15)
    table.intruder("adult", at="hibernatorium")
    table.fate(attack_card="frenzy-3")

    table.act(pilot, "escape", room=8)

    assert table.question("NEM-ESCAPE-02").options == [6, 8, 14]  # occupied by either side, and unexplored
    story = [h.kind for h in table.g.events if h.kind in ("escapes", "attack", "moved")]
    assert story == ["escapes", "attack", "moved"]


@pytest.mark.rule("NEM-ESCAPE-02", "NEM-MOVE-01")
def test_there_is_no_escape_behind_closed_doors():
    table = NemesisTable(rooms={17: "armory", 18: "storage"})
    pilot = table.character("pilot", at="engine-2", hand=["rest"])
    table.intruder("adult", at="engine-2")
    table.door("engine-2", "armory")
    table.door("engine-2", "storage")

    assert "escape" not in table.options(pilot)
    assert table.refusal(pilot, "escape").rule == "NEM-MOVE-01"


@pytest.mark.rule("NEM-ESCAPE-03", "NEM-ESCAPE-04", "NEM-ATTACK-06")
def test_every_intruder_attacks_once_the_queen_first_and_a_larva_infests_last():
    table = NemesisTable(rooms={17: "armory"})
    pilot = table.character("pilot", at="engine-2", hand=["rest"])
    for kind in ("larva", "creeper", "adult", "breeder", "queen"):
        table.intruder(kind, at="engine-2")
    table.fate(attack_card=["bite-4", "scratch-2", "scratch-3", "slime-5"], wound_card="leg", noise_die="silence")

    table.act(pilot, "escape", room=17)

    story = [(h.kind, h.args.get("kind")) for h in table.g.events if h.kind in ("attack", "infested", "moved")]
    attackers = [("attack", kind) for kind in ("queen", "breeder", "adult")]
    assert story == [*attackers, ("attack", "creeper"), ("infested", None), ("moved", None)]
    assert pilot.larva


@pytest.mark.rule("NEM-ESCAPE-03", "NEM-ATTACK-09")
def test_only_the_fugitive_is_attacked():
    table = NemesisTable(rooms={17: "armory"})
    pilot = table.character("pilot", at="engine-2", hand=["rest", "search", "search"])
    captain = table.character("captain", at="engine-2", hand=[])
    table.intruder("adult", at="engine-2")
    table.intruder("adult", at=18)
    table.fate(attack_card="scratch-2", noise_die="silence")

    table.act(pilot, "escape", pay="rest", room=17)

    assert (pilot.light, captain.light) == (1, 0)
    assert len(table.told("attack")) == 1


@pytest.mark.rule("NEM-ESCAPE-05", "NEM-DEATH-02")
def test_whoever_dies_on_the_way_out_lies_where_the_escape_began():
    table = NemesisTable(rooms={17: "armory"})
    pilot = table.character("pilot", at="engine-2", hand=["rest"], wounds=["body", "hand"], dressed=["leg"])
    table.character("captain", at="cockpit")
    for kind in ("breeder", "adult"):
        table.intruder(kind, at="engine-2")
    table.fate(attack_card="scratch-2")

    table.act(pilot, "escape", room=17)

    assert pilot.status == "dead"
    assert (table.room("engine-2"), "corpse-pilot") in table.g.lying
    assert [told.args["kind"] for told in table.told("attack")] == ["breeder"]  # the Adult attacks no more
    assert table.told("moved") == []


@pytest.mark.rule("NEM-ESCAPE-06", "NEM-MOVE-04", "NEM-MOVE-05")
def test_a_survivor_explores_and_rolls_for_noise_as_in_any_movement():
    table = NemesisTable()
    pilot = table.character("pilot", at="engine-2", hand=["rest"])
    table.intruder("adult", at="engine-2")
    table.unexplored(17, "surgery", "fire-2")
    table.fate(attack_card="frenzy-3", noise_die=2)

    table.act(pilot, "escape", room=17)

    assert pilot.room == 17
    assert table.g.explored[17] and table.g.fire[17]
    assert table.g.noise[table.way(17, 2)]


@pytest.mark.rule("NEM-ESCAPE-06", "NEM-MOVE-05")
def test_no_noise_roll_follows_an_escape_into_company():
    table = NemesisTable(rooms={17: "armory"})
    pilot = table.character("pilot", at="engine-2", hand=["rest"])
    table.intruder("adult", at="engine-2")
    table.character("captain", at="armory")
    table.fate(attack_card="frenzy-3")

    table.act(pilot, "escape", room=17)

    assert pilot.room == 17
    assert True not in table.g.noise


@pytest.mark.rule("NEM-ESCAPE-07", "NEM-ATTACK-19")
def test_slime_caught_on_the_way_out_betrays_the_fugitive_on_arrival():
    table = NemesisTable(rooms={17: "armory"})
    pilot = table.character("pilot", at="engine-2", hand=["rest"])
    table.intruder("adult", at="engine-2")
    lurker = table.intruder("creeper", at="engine-3")
    table.fate(attack_card="slime-5", noise_die="silence")

    table.act(pilot, "escape", room=17)

    assert pilot.slimed
    assert pilot.discard == ["rest", "contamination"]
    assert lurker.room == 17


@pytest.mark.rule("NEM-ESCAPE-08")
def test_the_intruders_stay_where_they_are():
    table = NemesisTable(rooms={17: "armory"})
    pilot = table.character("pilot", at="engine-2", hand=["rest"])
    intruders = [table.intruder("adult", at="engine-2"), table.intruder("creeper", at="engine-2")]
    table.fate(attack_card=["frenzy-3", "frenzy-4"], noise_die="silence")

    table.act(pilot, "escape", room=17)

    assert pilot.room == 17
    assert [intruder.room for intruder in intruders] == [20, 20]


@pytest.mark.rule("NEM-ESCAPE-09", "NEM-ATTACK-18")
def test_an_intruder_summoned_during_the_escape_does_not_attack():
    table = NemesisTable(rooms={17: "armory"})
    pilot = table.character("pilot", at="engine-2", hand=["rest"])
    table.intruder("queen", at="engine-2")
    table.fate(attack_card="summoning-3", token="larva-1", noise_die="silence")

    table.act(pilot, "escape", room=17)

    assert [(i.kind, i.room) for i in table.g.intruders] == [("queen", 20), ("larva", 20)]
    assert not pilot.larva


@pytest.mark.rule("NEM-ESCAPE-04")
def test_of_two_intruders_the_greater_attacks_first_whichever_came_first():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"])
    smaller, greater = table.intruder("adult", at="hibernatorium"), table.intruder("breeder", at="hibernatorium")
    table.unexplored(6, "cabins", "silence-1")
    table.fate(attack_card=["slime-5", "scratch-2"])

    table.act(pilot, "escape", room=6)

    assert [happening.args["intruder"] for happening in table.told("attack")] == [greater.id, smaller.id]
