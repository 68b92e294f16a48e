"""Nexus cards that call reinforcements or hinder the Mercenaries (SAGA-CARD-01, SAGA-CARD-05)."""

import pytest

from starboard.games.saga.content.modifiers import MOVE
from starboard.games.saga.rules.attacks.shields import free_shield_boxes
from starboard.games.saga.rules.characteristics import value
from starboard.games.saga.rules.end_phase import end_effects
from starboard.games.saga.rules.nexus.cards_in_play import changed_by_cards, discard_from_play, put_in_play
from starboard.games.saga.rules.nexus.reinforcements import deactivate
from starboard.games.saga.rules.places import layout
from starboard.games.saga.testing.table import SagaTable
from tests.games.saga.rules.nexus_cards import drawn, played, refused, used_for

BACKUP, STRIKE, SURPRISE = "nx-call-backup-a", "nx-strike-team-a", "nx-surprise-attack-a"
SUPPRESSING, SCRAMBLER, LOCKDOWN = "nx-suppressing-fire-a", "nx-scrambler-a", "nx-lockdown-a"
FIREWALL, LIGHTS_OUT, GAS = "nx-firewall-update-a", "nx-lights-out-a", "nx-gas-vents-a"
HALL = ("R..........R", "............", "............")


def hall(*rows: str, at: tuple[int, int] = (8, 1)) -> SagaTable:
    table = SagaTable(*(rows or HALL))
    table.mercenary("dulinsky", at=at, facing="east").acted = 1
    table.g.nexus.kinds, table.g.nexus.max_cost = ["ag-technician", "ag-guard"], 2
    return table


def waiting(table: SagaTable) -> list[tuple[str, str]]:
    return [(one.kind, one.waiting) for one in table.g.enemies if one.waiting]


def activated(table: SagaTable) -> list[str]:
    return [one.args["who"] for one in table.told("activated")]


# --- Call for Backup, Strike Team, Surprise Attack ---


@pytest.mark.rule("SAGA-CARD-01", "SAGA-REINFORCE-04")
def test_call_for_backup_leaves_sub_phase_three_open():
    table = hall()
    put_in_play(table.g, "nx-red-alarm-a", "")  # its bonus is for sub-phase 3 alone

    played(table, BACKUP, {"call": ["ag-technician", "ag-technician"], "SAGA-REINFORCE-12": ["R1", "R2"]})

    assert waiting(table) == [("ag-technician", "R1"), ("ag-technician", "R2")] and not table.g.nexus.reinforced


@pytest.mark.rule("SAGA-CARD-05")
@pytest.mark.parametrize("card", [BACKUP, STRIKE])
def test_nobody_is_called_without_an_active_point_or_a_permitted_agent(card: str):
    table = hall()
    table.g.nexus.kinds = []
    assert refused(table, card)

    table = hall()
    for point in table.g.points:
        deactivate(table.g, point)
    assert refused(table, card)


@pytest.mark.rule("SAGA-AN-03", "SAGA-AN-12", "SAGA-AN-14")
def test_by_the_rules_backup_comes_to_the_point_nearest_to_the_target():
    assert waiting(drawn(hall(), BACKUP)) == [("ag-guard", "R2")]


@pytest.mark.rule("SAGA-CARD-01", "SAGA-ACTIVATE-06")
def test_one_of_the_strike_team_acts_at_once():
    table = hall()
    table.any_fate()

    played(
        table, STRIKE,
        {"call": ["ag-guard", "ag-guard"], "SAGA-REINFORCE-12": ["R1", "R2"], "agent-for-card": "guard-1",
         "move": "stay", "facing": "south"},
    )  # fmt: skip

    assert activated(table) == ["guard-1"] and table.g.enemies[0].at == (0, 0)
    assert waiting(table) == [("ag-guard", "R2")]


@pytest.mark.rule("SAGA-CARD-01")
def test_a_strike_team_that_cannot_enter_waits():
    table = hall()
    for point, column in zip(table.g.points, (0, 11), strict=True):
        assert point.squares == [(column, 0)]
        table.agent("technician", at=(column, 0))

    played(table, STRIKE, {"call": ["ag-guard", "none"], "SAGA-REINFORCE-12": "R1"})

    assert not activated(table)


@pytest.mark.rule("SAGA-AN-03")
def test_by_the_rules_the_most_expensive_of_the_strike_team_acts():
    table = hall()
    table.any_fate()

    drawn(table, STRIKE)

    called = [one.args["kind"] for one in table.told("called")]
    assert called == ["ag-guard", "ag-technician", "ag-technician"]
    assert activated(table) == ["guard-1"] and used_for(table) == [("guard-1", "most-expensive")]


@pytest.mark.rule("SAGA-CARD-01", "SAGA-REINFORCE-09", "SAGA-REINFORCE-10")
def test_surprise_attack_turns_up_a_point_calls_there_and_activates_one_that_waits_there():
    table = hall()
    deactivate(table.g, table.g.points[0])
    old = table.agent("ranger", waiting="R1")
    table.any_fate()

    played(
        table, SURPRISE,
        {"call": "ag-guard", "agent-for-card": old.name, "SAGA-MOVE-12": (0, 0), "move": "stay", "facing": "south",
         "action": "none"},
    )  # fmt: skip

    assert table.g.points[0].active and waiting(table) == [("ag-guard", "R1")] and activated(table) == [old.name]


@pytest.mark.rule("SAGA-CARD-05")
def test_surprise_attack_needs_a_deactivated_point_that_is_not_welded():
    table = hall()
    assert refused(table, SURPRISE)
    deactivate(table.g, table.g.points[0])
    table.g.points[0].welded = True
    assert refused(table, SURPRISE)


@pytest.mark.rule("SAGA-AN-03")
def test_by_the_rules_surprise_comes_at_the_point_nearest_to_the_target():
    table = hall()
    for point in table.g.points:
        deactivate(table.g, point)
    table.any_fate()

    drawn(table, SURPRISE)

    assert [point.active for point in table.g.points] == [False, True] and activated(table) == ["guard-1"]
    assert used_for(table) == [("R2", "nearest-to-target"), ("guard-1", "most-expensive")]


# --- Suppressing Fire, Shield Scrambler ---


@pytest.mark.rule("SAGA-CARD-01")
def test_suppressing_fire_slows_a_mercenary_and_no_shot_is_made():
    table = hall()
    table.agent("guard", at=(4, 1), facing="west")
    victim = table.g.mercenaries[0].model
    before = value(table.g, victim, MOVE)

    played(table, SUPPRESSING)

    assert [(one.source, one.until) for one in victim.effects] == [("nx-suppressing-fire", "nexus-phase")]
    assert value(table.g, victim, MOVE) == max(1, before - 2) and not table.told("attacked")


@pytest.mark.rule("SAGA-AN-03", "SAGA-AN-04")
@pytest.mark.parametrize(("row", "suppressed"), [(0, True), (2, False)])
def test_by_the_rules_only_the_target_is_suppressed(row: int, suppressed: bool):
    table = hall("............", "############", "............", at=(8, 0))
    table.mercenary("curby", at=(9, 2), facing="east")
    table.agent("guard", at=(5, row), facing="west")
    table.any_fate()

    drawn(table, SUPPRESSING)

    assert bool(table.g.mercenaries[0].model.effects) is suppressed
    assert bool(table.told("no-valid-target")) is not suppressed and not table.g.mercenaries[1].model.effects


@pytest.mark.rule("SAGA-CARD-01", "SAGA-SHIELD-08")
def test_the_scrambler_switches_shields_off_until_the_end_of_the_next_round():
    table = hall()
    model = table.mercenary("curby", at=(3, 1)).model
    boxes = free_shield_boxes(table.g, model)
    assert boxes > 0 and not free_shield_boxes(table.g, table.g.mercenaries[0].model)

    played(table, SCRAMBLER)

    assert free_shield_boxes(table.g, model) == 0
    end_effects(table.g)
    table.g.round += 1
    assert free_shield_boxes(table.g, model) == 0
    end_effects(table.g)
    assert free_shield_boxes(table.g, model) == boxes


@pytest.mark.rule("SAGA-CARD-05", "SAGA-SHIELD-08")
def test_shields_that_are_scrambled_already_stay_off_longer():
    table = hall()
    model = table.mercenary("curby", at=(3, 1)).model
    table.effect(model, "nx-scrambler", "next-round")
    table.g.round += 1

    played(table, SCRAMBLER)

    end_effects(table.g)
    assert free_shield_boxes(table.g, model) == 0
    table.g.round += 1
    end_effects(table.g)
    assert free_shield_boxes(table.g, model) > 0


@pytest.mark.rule("SAGA-CARD-05")
def test_the_scrambler_needs_shields():
    assert refused(hall(), SCRAMBLER)


@pytest.mark.rule("SAGA-AN-03")
def test_by_the_rules_the_scrambler_is_for_the_one_with_most_shields_if_the_target_has_none():
    table = hall()
    table.mercenary("curby", at=(3, 1))

    drawn(table, SCRAMBLER)

    assert used_for(table) == [("curby", "most-shields")]


# --- Lockdown ---


def rooms() -> SagaTable:
    """A door in the west and one in the east of the same corridor, with Dulinsky near the eastern one."""
    return hall("....D.....D...", at=(7, 0))


@pytest.mark.rule("SAGA-CARD-01", "SAGA-DOOR-04")
def test_lockdown_closes_and_locks_a_door():
    table = rooms()
    door = table.door("D1", open=True)

    played(table, LOCKDOWN, {"door": "D1"})

    assert (door.open, door.lock) == (False, 2) and table.told("door-locked")[0].args == {"door": "D1", "lock": 2}


@pytest.mark.rule("SAGA-CARD-05", "SAGA-DOOR-04", "SAGA-DENIED-01", "SAGA-DEPLOY-05")
def test_lockdown_needs_a_whole_door_with_an_empty_doorway_and_a_lower_lock():
    table = rooms()
    table.door("D1", open=True)
    table.agent("guard", at=(4, 0))
    table.door("D2", denied=True)
    assert refused(table, LOCKDOWN)

    table = rooms()
    table.door("D1", open=True)
    table.deployed("force-field", at=(4, 0), owner="dulinsky")  # a piece fills its square (SAGA-DEPLOY-05)
    table.door("D2", denied=True)
    assert refused(table, LOCKDOWN)

    table = rooms()
    table.door("D1", destroyed=True)
    table.door("D2", lock=2)
    assert refused(table, LOCKDOWN)


@pytest.mark.rule("SAGA-AN-03")
def test_by_the_rules_the_door_nearest_to_the_target_is_locked():
    table = rooms()
    table.g.mercenaries[0].model.at = (8, 0)
    table.door("D1", lock=3)

    drawn(table, LOCKDOWN)

    assert [door.lock for door in table.g.doors] == [3, 2] and used_for(table) == [("D2", "nearest-to-target")]


# --- Firewall Update, Lights Out ---


@pytest.mark.rule("SAGA-CARD-01", "SAGA-HACK-04")
def test_firewall_update_remains_in_play_and_raises_the_firewall():
    table = played(hall("T...........", "............"), FIREWALL)

    assert changed_by_cards(table.g, "firewall") == 1 and [one.card for one in table.g.nexus.in_play] == [FIREWALL]
    assert refused(table, FIREWALL)


@pytest.mark.rule("SAGA-CARD-05", "SAGA-AN-04")
def test_firewall_update_needs_a_terminal():
    assert refused(hall(), FIREWALL)
    assert drawn(hall(), FIREWALL).told("no-valid-target")


@pytest.mark.rule("SAGA-CARD-01", "SAGA-DARK-01")
def test_lights_out_lays_a_darkness_counter_that_leaves_with_the_card():
    table = hall()
    played(table, LIGHTS_OUT, {"square": (3, 1)})

    assert layout(table.g).darkness and [counter.at for counter in table.g.darkness] == [(3, 1)]
    end_effects(table.g)
    assert table.g.darkness
    table.g.round += 1
    end_effects(table.g)
    assert not table.g.darkness and table.g.nexus.discard == [LIGHTS_OUT]


@pytest.mark.rule("SAGA-CARD-01", "SAGA-DOOR-01")
def test_no_closed_door_can_be_darkened_and_an_open_one_can():
    table = hall("..D..D......")
    table.g.mercenaries[0].model.at = (8, 0)
    table.door("D2", open=True)

    played(table, LIGHTS_OUT, {"square": (5, 0)})

    asked = next(ask for ask in table.asked if ask.kind == "square")
    assert (2, 0) not in asked.options and (5, 0) in asked.options


@pytest.mark.rule("SAGA-AN-03")
def test_by_the_rules_it_gets_dark_where_the_target_stands():
    table = drawn(hall(), LIGHTS_OUT)

    assert [counter.at for counter in table.g.darkness] == [(8, 1)]
    discard_from_play(table.g, LIGHTS_OUT)
    assert not table.g.darkness


# --- Gas Vents ---


@pytest.mark.rule("SAGA-CARD-01", "SAGA-SHIELD-05")
def test_gas_comes_from_an_active_point_and_spares_robots():
    table = hall(at=(3, 1))
    table.g.mercenaries[0].attributes.append("robot")  # an attribute she gained makes no machine of her
    table.mercenary("curby", at=(2, 1))  # a Robot
    table.fate((1, 0, 0, 0, 0))

    played(table, GAS)

    assert [one.args["target"] for one in table.told("attacked")] == ["dulinsky"]
    assert table.told("attacked")[0].args["way"] == "hazard" and table.g.mercenaries[0].model.wounds == 1


@pytest.mark.rule("SAGA-CARD-05")
def test_gas_needs_a_victim_within_three_squares_of_an_active_point():
    assert refused(hall(at=(5, 1)), GAS)
    table = hall(at=(3, 1))
    deactivate(table.g, table.g.points[0])
    assert refused(table, GAS)


@pytest.mark.rule("SAGA-AN-03")
def test_by_the_rules_the_vent_nearest_to_the_target_is_used():
    table = hall(at=(9, 1))
    table.any_fate()

    drawn(table, GAS)

    assert used_for(table) == [("R2", "nearest-to-target")] and table.told("attacked")
