"""Scenery and doors as targets, and what is left of them."""

import pytest

from starboard.games.saga.rules.attacks.assault import choose_assault
from starboard.games.saga.rules.attacks.shooting import legal_shots, shoot
from starboard.games.saga.rules.attacks.targets_of_attacks import scenery_to_attack
from starboard.games.saga.rules.places import layout, square_of
from starboard.games.saga.testing.table import SagaTable

from .attacks import batter, blue, red


@pytest.mark.rule("SAGA-DESTROY-05")
@pytest.mark.parametrize(
    ("code", "dice"), [("c1", 2), ("t1", 3), ("k1", 3), ("T1", 3), ("w1", 3), ("D1", 5), ("g1", 1)]
)
def test_the_dice_of_scenery(code: str, dice: int):
    table = SagaTable("c.t.k.T.w.D.g", ".............", "...K.........")
    erika = table.mercenary("dulinsky", at=(6, 1), wounds=3).model

    assert blue(table, erika, code, "shot", cover=True) == [("defence", dice)]
    assert red(table, erika, code, "shot") == [("shoot", 4), ("crippled", -1)]


@pytest.mark.rule("SAGA-DESTROY-12")
def test_the_attackers_own_modifiers_count_against_scenery():
    table = SagaTable("....", ".c..")
    devil = table.mercenary("devil", at=(0, 1), facing="east", wounds=3, items=["eq-cutter"]).model

    assert red(table, devil, "c1", "shot") == [("shoot", 3), ("crippled", -1), ("ab-demolition", 2)]
    assert red(table, devil, "c1", "close", weapon="eq-cutter") == [
        ("assault", 3), ("ab-demolition", 2), ("eq-cutter", 2),
    ]  # fmt: skip


@pytest.mark.rule("SAGA-DESTROY-01")
@pytest.mark.rule("SAGA-DESTROY-02")
@pytest.mark.rule("SAGA-DESTROY-12")
def test_scenery_may_be_shot_from_beside_it_and_beside_friends():
    table = SagaTable(".....", ".c...", ".....")
    erika = table.mercenary("dulinsky", at=(0, 1), facing="east").model
    table.mercenary("alyse", at=(2, 1))
    table.fate(attack=(1, 0, 0, 0, 0, 0))

    assert [shot.target for shot in legal_shots(table.g, erika, layout(table.g))] == ["c1"]
    table.run(shoot, erika)

    assert table.g.scenery == []


@pytest.mark.rule("SAGA-DESTROY-13")
def test_one_square_of_a_piece_is_enough_and_it_has_no_cover_nor_back():
    table = SagaTable("...........", "..k........", "........D..", "........D..")
    erika = table.mercenary("dulinsky", at=(0, 2), facing="east").model

    door = [shot for shot in legal_shots(table.g, erika, layout(table.g)) if shot.target == "D1"]

    assert [(shot.cover, shot.leaning) for shot in door] == [(False, False)]
    erika.facing = "west"
    assert legal_shots(table.g, erika, layout(table.g)) == []


@pytest.mark.rule("SAGA-DESTROY-03")
def test_scenery_stops_nobody_by_an_arc():
    table = SagaTable("...", ".c.", "...")
    erika = table.mercenary("dulinsky", at=(0, 1), facing="east").model

    assert legal_shots(table.g, erika, layout(table.g)) != []


@pytest.mark.rule("SAGA-DESTROY-07")
@pytest.mark.rule("SAGA-DESTROY-10")
def test_a_single_damage_makes_a_crate_floor():
    table = SagaTable("....", ".c..")
    erika = table.mercenary("dulinsky", at=(0, 1), facing="east").model
    table.fate(attack=[(1, 0, 1, 0), (1, 0, 0, 0)])

    with table.script():
        assert table.run(batter, erika, "c1", "close") == 0
        assert table.g.scenery != []
        assert table.run(batter, erika, "c1", "close") == 1

    assert table.g.scenery == [] and layout(table.g).free >> square_of(table.g, (1, 1)) & 1
    assert table.told("destroyed")[0].args == {"what": "c1"}


@pytest.mark.rule("SAGA-DESTROY-11")
def test_a_destroyed_door_stays_open_without_its_lock():
    table = SagaTable("...", ".D.")
    table.door("D1", lock=3)
    erika = table.mercenary("dulinsky", at=(1, 0), facing="south").model
    table.fate(attack=(3, 0, 0, 0, 0, 0, 0))

    table.run(choose_assault, erika)

    door = table.g.doors[0]
    assert (door.destroyed, door.lock, door.open) == (True, 0, False)
    assert layout(table.g).closed_doors == 0 and scenery_to_attack(table.g, erika) == []


@pytest.mark.rule("SAGA-DESTROY-08")
@pytest.mark.rule("SAGA-MISSION-17")
def test_access_denied_and_doors_that_the_mission_protects_cannot_be_attacked():
    table = SagaTable("D.D.D.D", ".......")
    erika = table.mercenary("dulinsky", at=(1, 1)).model
    table.door("D1", denied=True)
    table.door("D2", defence=0)
    table.door("D3", open=True)

    assert scenery_to_attack(table.g, erika) == ["D4"]


@pytest.mark.rule("SAGA-DESTROY-09")
def test_agents_attack_no_scenery():
    table = SagaTable("....", ".c.D")
    guard = table.agent("guard", at=(0, 1), facing="east")

    assert scenery_to_attack(table.g, guard) == []
