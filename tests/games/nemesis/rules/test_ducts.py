"""The Technical Corridors (NEM-TECH)."""

import pytest

from starboard.games.nemesis.content.events import EVENTS
from starboard.games.nemesis.rules.encounter import encounter
from starboard.games.nemesis.rules.event_phase import event_movement
from starboard.games.nemesis.rules.injury import retreat
from starboard.games.nemesis.rules.noise import noise_roll
from starboard.games.nemesis.state.pieces import OPEN_DOOR
from starboard.testing import NemesisTable

ENTRANCES = [2, 4, 5, 9, 14, 15, 19, 21]
ADULTS_THROUGH_3 = EVENTS["scent-of-prey"]  # in Room 14 the number 3 is the Entrance


@pytest.mark.rule("NEM-TECH-01")
def test_characters_cannot_walk_through_the_ducts():
    table = NemesisTable(rooms={2: "laboratory", 6: "cabins"})
    pilot = table.character("pilot", at=2, hand=["rest"])
    table.character("scout", at=6)

    table.act(pilot, "move", room=6)

    assert table.question("NEM-MOVE-01").options == [1, 6]


@pytest.mark.rule("NEM-TECH-01")
def test_an_entrance_is_no_way_out_of_closed_doors():
    table = NemesisTable(rooms={2: "laboratory"})
    pilot = table.character("pilot", at=2, hand=["rest", "search"])
    table.door(1, 2)
    table.door(2, 6)

    options = table.options(pilot)

    assert "move" not in options and "careful" not in options


@pytest.mark.rule("NEM-TECH-02")
def test_the_mechanic_crawls_to_any_other_entrance_arrives_with_a_noise_roll_and_passes():
    table = NemesisTable(rooms={2: "laboratory", 9: "storage"})
    mechanic = table.character("mechanic", at=2, hand=["technical-corridors", "rest"])
    table.fate(1)

    table.act(mechanic, "card:technical-corridors", room=9)

    assert table.question("NEM-TECH-02").options == [room for room in ENTRANCES if room != 2]
    assert (mechanic.room, mechanic.passed) == (9, True)
    assert table.g.noise[table.way(9, 1)]


@pytest.mark.rule("NEM-TECH-02")
def test_the_plans_lead_anybody_into_an_unexplored_room_where_a_doors_token_finds_no_corridor():
    table = NemesisTable(rooms={2: "laboratory"})
    table.unexplored(9, "storage", "doors-3")
    pilot = table.character("pilot", at=2, hand=["rest"], items=["technical-plans"])
    table.fate("silence")

    table.act(pilot, "item:technical-plans", room=9)

    assert (pilot.room, table.g.explored[9], table.g.items[9]) == (9, True, 3)
    assert table.g.doors == [OPEN_DOOR] * 28
    assert not pilot.passed
    assert pilot.inventory == []


@pytest.mark.rule("NEM-TECH-02")
def test_crawling_into_company_makes_no_noise():
    table = NemesisTable(rooms={2: "laboratory", 9: "storage"})
    pilot = table.character("pilot", at=2, hand=["rest"], items=["technical-plans"])
    table.character("scout", at=9)

    table.act(pilot, "item:technical-plans", room=9)

    assert (pilot.room, table.rolled) == (9, [])


@pytest.mark.rule("NEM-TECH-02")
def test_without_an_entrance_nobody_crawls():
    table = NemesisTable(rooms={3: "laboratory"})
    mechanic = table.character(
        "mechanic", at=3, hand=["technical-corridors", "rest", "search"], items=["technical-plans"]
    )

    refusals = [table.refusal(mechanic, way).rule for way in ("card:technical-corridors", "item:technical-plans")]

    assert refusals == ["NEM-TECH-02", "NEM-TECH-02"]


@pytest.mark.rule("NEM-TECH-03")
def test_noise_at_one_entrance_causes_an_encounter_at_another():
    table = NemesisTable(rooms={2: "laboratory", 9: "storage"})
    pilot = table.character("pilot", at=2, hand=["rest"])
    scout = table.character("scout", at=9, hand=["rest"])
    table.fate(1)
    table.run(noise_roll, pilot)

    table.fate(3, "larva-1")
    table.run(noise_roll, scout)

    assert [(intruder.kind, intruder.room) for intruder in table.g.intruders] == [("larva", 9)]


@pytest.mark.rule("NEM-TECH-03")
def test_an_encounter_at_any_entrance_clears_the_shared_space():
    table = NemesisTable(rooms={9: "storage"})
    scout = table.character("scout", at=9, hand=["rest"])
    table.noise(2, 1)
    table.fate("larva-1")

    table.run(encounter, scout)

    assert True not in table.g.noise


@pytest.mark.rule("NEM-TECH-04")
def test_no_door_ever_closes_an_entrance():
    table = NemesisTable(rooms={9: "storage"})
    pilot = table.character("pilot", at=9, hand=["rest"], items=["tools"])

    table.act(pilot, "item:tools", corridor=table.corridor(9, 12))

    assert table.question("corridor").options == [table.corridor(8, 9), table.corridor(9, 12)]


@pytest.mark.rule("NEM-TECH-05", "NEM-TECH-06")
def test_an_intruder_that_enters_the_ducts_vanishes_with_its_injuries_and_leaves_the_noise():
    table = NemesisTable()
    table.character("pilot", at="cockpit")
    table.intruder("adult", at=14, injuries=3, token="adult-4")
    table.noise(14, 3)
    in_the_bag = table.g.bag.count("adult-4")

    table.run(event_movement, ADULTS_THROUGH_3)

    assert table.g.intruders == []
    assert table.g.bag.count("adult-4") == in_the_bag + 1
    assert table.g.noise[table.way(14, 3)]


@pytest.mark.rule("NEM-TECH-05", "NEM-TECH-06")
def test_a_retreat_into_the_ducts_makes_an_intruder_vanish_too():
    table = NemesisTable()
    breeder = table.intruder("breeder", at=14, injuries=2, token="breeder-4")
    table.noise(14)
    table.fate("hunt-3")

    table.run(retreat, breeder, "NEM-INJURY-07")

    assert table.g.intruders == []
    assert "breeder-4" in table.g.bag and "breeder-4" not in table.g.pool
    assert table.g.noise.count(True) == 4
