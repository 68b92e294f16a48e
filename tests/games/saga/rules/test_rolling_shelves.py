"""Rolling shelves: they slide, push who stands in the way, or crush those that cannot be pushed (SAGA-MISSION-12)."""

from dataclasses import replace

import pytest

from starboard.games.saga.content.mission_file import mission
from starboard.games.saga.content.mission_script import NO_SCRIPT, Saying
from starboard.games.saga.geometry.sight import can_see
from starboard.games.saga.rules.features.rolling_shelves import best_for_the_nexus, shelves
from starboard.games.saga.rules.lookups import mercenary_named, model_named, scenery_coded
from starboard.games.saga.rules.missions.effects import carry_out
from starboard.games.saga.rules.missions.operations import Scripted
from starboard.games.saga.rules.missions.selectors import Bound
from starboard.games.saga.rules.places import base_of, facing_of, layout, square_of
from starboard.games.saga.state.fields import Downed, Item, Lying
from starboard.games.saga.testing.bare_missions import bare_mission, begun
from starboard.games.saga.testing.mission_table import MissionTable

HOME = [(7, 3), (7, 4), (7, 5), (7, 6)]
OUT = [(8, 3), (8, 4), (8, 5), (8, 6)]


def stacks(*zones: str, seats: tuple[tuple[str, ...], ...] = ()) -> MissionTable:
    whole = mission("m5").script
    script = replace(NO_SCRIPT, features=whole.features, deeds=whole.deeds)
    table = begun(bare_mission("m5", script), *(zones or ("B",)), seats=seats)
    table.g.darkness = []
    return table


def roll(table: MissionTable, shelf: str, by: str = "actor") -> None:
    table.answers({"slide": shelf})
    table.run(carry_out, (Saying("slide", (("by", by),)),), Bound("curby" if by == "actor" else ""))


def place(table: MissionTable, name: str, at: tuple[int, int]) -> None:
    model_named(table.g, name).at = at


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-HACK-09")
def test_a_shelf_slides_a_square_and_back():
    table = stacks()
    assert scenery_coded(table.g, "V1").squares == HOME
    roll(table, "V1")
    assert scenery_coded(table.g, "V1").squares == OUT
    roll(table, "V1")
    assert scenery_coded(table.g, "V1").squares == HOME


@pytest.mark.rule("SAGA-LOS-03", "SAGA-MOVE-05")
def test_sight_and_ways_change_with_it():
    table = stacks()
    place(table, "curby", (8, 2))
    model_named(table.g, "curby").facing = "south"
    guard = table.agent("guard", at=(8, 7))
    curby = model_named(table.g, "curby")

    def sees() -> bool:
        return can_see(layout(table.g), base_of(table.g, curby), facing_of(curby), base_of(table.g, guard))

    assert sees()
    roll(table, "V1")
    assert not sees() and layout(table.g).free >> square_of(table.g, (7, 4)) & 1


@pytest.mark.rule("SAGA-MOVE-15")
def test_who_stands_in_its_way_is_pushed():
    table = stacks()
    place(table, "alyse", (10, 4))
    roll(table, "V2")  # from column 9 to column 10
    assert model_named(table.g, "alyse").at == (11, 4) and scenery_coded(table.g, "V2").squares[0] == (10, 3)
    assert not table.told("attacked")


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-ATTACK-02")
def test_who_cannot_be_pushed_is_crushed_and_the_shelf_stays():
    table = stacks()
    place(table, "alyse", (8, 4))  # between two shelves
    place(table, "dulinsky", (8, 5))
    table.fate(attack=[(3, 3, 0, 0, 0), (0, 0, 0, 0, 0, 0)])
    roll(table, "V1")
    assert scenery_coded(table.g, "V1").squares == HOME and model_named(table.g, "alyse").at == (8, 4)
    assert set(table.told("shelf-crushes")[0].args["who"]) == {"alyse", "dulinsky"}
    assert sorted([model_named(table.g, name).wounds for name in ("alyse", "dulinsky")]) == [0, 2]


@pytest.mark.rule("SAGA-MISSION-12")
def test_one_that_cannot_be_pushed_keeps_the_others_where_they_are():
    table = stacks()
    place(table, "alyse", (10, 4))
    place(table, "dulinsky", (10, 5))
    table.agent("guard", at=(11, 5))
    table.any_fate()
    roll(table, "V2")
    assert model_named(table.g, "alyse").at == (10, 4) and model_named(table.g, "alyse").wounds == 0
    assert [event.args["who"] for event in table.told("shelf-crushes")] == [("dulinsky",)]


@pytest.mark.rule("SAGA-MOVE-15")
def test_the_nexus_cannot_push_who_stands_fast():
    table = stacks(seats=(("nexus",), ("mercenaries",)))
    place(table, "alyse", (10, 4))
    mercenary_named(table.g, "alyse").skills.append("sk-stone-born")
    table.any_fate()
    roll(table, "V2", by="nexus")
    assert table.told("shelf-crushes") and model_named(table.g, "alyse").at == (10, 4)


@pytest.mark.rule("SAGA-DEATH-04")
def test_what_lies_on_the_floor_is_pushed_along():
    table = stacks()
    table.g.downed = [Downed("alyse", (10, 4))]
    table.g.lying = [Lying(Item("eq-data-core", 0), (10, 5), "", "", 1)]
    roll(table, "V2")
    assert table.g.downed[0].at == (11, 4) and table.g.lying[0].at == (11, 5)


@pytest.mark.rule("SAGA-HACK-10", "SAGA-DEPLOY-05")
def test_without_a_shelf_on_the_board_the_operation_is_not_offered():
    table = begun(bare_mission("m5", replace(NO_SCRIPT, deeds=mission("m5").script.deeds)))
    terminal = scenery_coded(table.g, "T1")
    assert Scripted("roll").targets(table.g, terminal) == []
    table = stacks()
    assert Scripted("roll").targets(table.g, terminal) == ["roll"] and shelves(table.g) == ["V1", "V2", "V3", "V4"]
    table.deployed("sentry", at=(8, 4), owner="curby")
    assert shelves(table.g) == ["V2", "V3", "V4"]


@pytest.mark.rule("SAGA-AN-16")
def test_the_artificial_nexus_takes_the_shelf_that_crushes_most_and_hits_no_agent():
    table = stacks()
    assert best_for_the_nexus(table.g) == ""
    place(table, "alyse", (10, 10))
    assert best_for_the_nexus(table.g) == "V4"
    place(table, "dulinsky", (8, 4))
    assert best_for_the_nexus(table.g) == "V1"
    table.agent("guard", at=(8, 5))
    assert best_for_the_nexus(table.g) == "V4"
