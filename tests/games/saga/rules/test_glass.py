"""Panes of glass: seen through, not shot through, broken by Mercenaries and by Large Bosses (SAGA-LOS-06)."""

import pytest

from starboard.games.saga.content.modifiers import SHOOT
from starboard.games.saga.geometry.sight import can_see
from starboard.games.saga.rules.attacks.attack import attack
from starboard.games.saga.rules.attacks.attack_terms import Attack
from starboard.games.saga.rules.attacks.destroying import destroy
from starboard.games.saga.rules.attacks.shooting import legal_shots
from starboard.games.saga.rules.attacks.targets_of_attacks import scenery_to_attack
from starboard.games.saga.rules.attacks.thrown_items import flash_squares, grenade_squares
from starboard.games.saga.rules.lookups import model_named
from starboard.games.saga.rules.missions.glass import home_of, panes
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.movement.movement import walk, walks
from starboard.games.saga.rules.nexus.activations import activate
from starboard.games.saga.rules.nexus.cards_that_shoot import throws
from starboard.games.saga.rules.places import base_of, facing_of, layout, square_of
from starboard.games.saga.testing.bare_missions import bare_mission, begun
from starboard.games.saga.testing.mission_table import MissionTable
from starboard.games.saga.testing.table import SagaTable


def pane_at(table: MissionTable, place: tuple[int, int]) -> str:
    found = [code for code, square in panes(mission_of(table.g)) if square == place]
    return found[0]


def standing(table: MissionTable) -> list[tuple[int, int]]:
    return [piece.squares[0] for piece in table.g.scenery if piece.kind == "glass"]


@pytest.mark.rule("SAGA-ZONE-02", "SAGA-LOS-06")
def test_panes_come_with_the_zone_on_their_west_or_north_side():
    table = begun(bare_mission("m4"), "B")
    assert standing(table) == [(12, 7), (13, 7), (14, 7), (14, 8), (14, 10), (3, 11), (4, 11)]
    assert {home_of(mission_of(table.g), place) for place in standing(table)} == {"B"}
    assert table.g.ground[8][14] == "B" and table.g.ground[8][15] == "#" and table.g.zones == ["A", "B"]


@pytest.mark.rule("SAGA-LOS-06", "SAGA-SHOOT-05")
def test_one_sees_through_glass_but_does_not_shoot_through_it():
    table = begun(bare_mission("m4"), "B", "D")
    shooter = model_named(table.g, "dulinsky")
    shooter.at, shooter.facing = (12, 8), "east"
    guard = table.agent("guard", at=(16, 8), facing="west")

    now = layout(table.g)
    assert can_see(now, base_of(table.g, shooter), facing_of(shooter), base_of(table.g, guard))
    assert guard.name not in [shot.target for shot in legal_shots(table.g, shooter, now)]
    destroy(table.g, pane_at(table, (14, 8)))
    assert guard.name in [shot.target for shot in legal_shots(table.g, shooter, layout(table.g))]


@pytest.mark.rule("SAGA-SHOOT-05", "SAGA-EQUIP-04")
def test_nothing_is_thrown_through_a_pane():
    table = SagaTable("...g...")
    thrower = table.mercenary("dulinsky", at=(1, 0), facing="east", items=["eq-grenade", "eq-flash"])
    table.agent("guard", at=(5, 0), facing="west")
    assert grenade_squares(table.g, thrower) == [(1, 0), (2, 0), (3, 0)] and not flash_squares(table.g, thrower)
    assert not throws(table.g)

    destroy(table.g, "g1")

    assert (5, 0) in grenade_squares(table.g, thrower) and (5, 0) in flash_squares(table.g, thrower)
    assert throws(table.g)


@pytest.mark.rule("SAGA-DESTROY-07", "SAGA-DESTROY-09", "SAGA-ZONE-02")
def test_mercenaries_break_panes_and_reveal_what_lies_beyond():
    table = begun(bare_mission("m4"), "B")
    shooter = model_named(table.g, "dulinsky")
    shooter.at, shooter.facing = (12, 8), "east"
    pane = pane_at(table, (14, 8))
    assert pane in scenery_to_attack(table.g, shooter)
    assert pane not in scenery_to_attack(table.g, table.agent("guard", at=(12, 10)))

    table.fate(attack=(3, 3, 3, 0)).any_fate()
    table.run(attack, Attack(shooter, None, SHOOT, "wp-rifle", dice=3, scenery=pane))

    assert "D" in table.g.zones and (14, 8) not in standing(table)
    assert layout(table.g).free >> square_of(table.g, (14, 8)) & 1 and table.g.ground[8][14] == "B"


@pytest.mark.rule("SAGA-DESTROY-07")
def test_a_pane_within_a_zone_hides_nothing():
    table = begun(bare_mission("m4"), "B")
    shooter = model_named(table.g, "dulinsky")
    table.fate(attack=(3, 3, 3, 0))
    table.run(attack, Attack(shooter, None, SHOOT, "wp-rifle", dice=3, scenery=pane_at(table, (3, 11))))
    assert table.g.zones == ["A", "B"] and (3, 11) not in standing(table)


@pytest.mark.rule("SAGA-LARGE-06", "SAGA-MOVE-05")
def test_a_large_boss_breaks_panes_by_walking_onto_them():
    table = begun(bare_mission("m4"), "B")
    orchard = table.boss("aberration", at=(3, 9), facing="south")
    table.g.scenery = [piece for piece in table.g.scenery if piece.code != "T1"]
    guard = table.agent("guard", at=(5, 10))
    assert not walks(table.g, guard, layout(table.g), 3).ends >> square_of(table.g, (4, 11)) & 1

    walk(table.g, orchard, [(3, 10)])

    assert (3, 11) not in standing(table) and (4, 11) not in standing(table)
    assert len(table.told("destroyed")) == 2


@pytest.mark.rule("SAGA-LARGE-06", "SAGA-ZONE-01")
@pytest.mark.parametrize(("zones", "reached"), [(("B",), False), (("B", "D"), True)])
def test_a_large_boss_leaves_panes_alone_before_an_unrevealed_zone(zones: tuple[str, ...], reached: bool):
    table = begun(bare_mission("m4"), *zones)
    table.door("D3", open=True)
    orchard = table.boss("aberration", at=(12, 8), facing="east")
    assert bool(walks(table.g, orchard, layout(table.g), 1).ends >> square_of(table.g, (13, 8)) & 1) == reached


@pytest.mark.rule("SAGA-TABLE-11", "SAGA-LARGE-06")
def test_the_artificial_nexus_takes_a_large_boss_through_the_glass():
    table = begun(bare_mission("m4"), "B", "D")
    table.door("D3", open=True)
    orchard = table.boss("aberration", at=(11, 9), facing="east")
    for who in table.g.mercenaries:
        who.model.at = None
    model_named(table.g, "curby").at = (17, 10)
    model_named(table.g, "curby").facing = "east"
    table.any_fate()
    table.run(activate, orchard, "SAGA-BOSS-06")
    table.any_fate()
    table.run(activate, orchard, "SAGA-BOSS-06")
    assert orchard.at[0] >= 14 and table.told("destroyed")
