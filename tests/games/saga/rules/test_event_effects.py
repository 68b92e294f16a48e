"""What the Events do when they are drawn, and while they Remain in Play (SAGA-EVENT-01, SAGA-EVENT-02)."""

import pytest

from starboard.games.saga.content.events import EVENTS
from starboard.games.saga.rules.attacks.elimination import eliminate
from starboard.games.saga.rules.card_moments import fill_moments
from starboard.games.saga.rules.end_phase import end_effects
from starboard.games.saga.rules.features.feature_list import fill_features
from starboard.games.saga.rules.gear.carrying import new_item
from starboard.games.saga.rules.gear.feats import feats_refused, feats_to_use
from starboard.games.saga.rules.nexus.event_effects import MISSION_EVENTS
from starboard.games.saga.rules.nexus.events import EVENT_EFFECTS, event_happens
from starboard.games.saga.rules.nexus.reinforcements import deactivate
from starboard.games.saga.rules.places import layout
from starboard.games.saga.state.fields import Lying
from starboard.games.saga.testing.table import SagaTable
from starboard.kernel.decks import Deck

fill_moments()


def hall(*rows: str, at: tuple[int, int] = (8, 1)) -> SagaTable:
    table = SagaTable(*(rows or ("R..........R", "............", "............")))
    table.mercenary("dulinsky", at=at, facing="east").acted = 1
    table.g.nexus.kinds, table.g.nexus.max_cost = ["ag-technician", "ag-guard"], 2
    return table


def victims(table: SagaTable) -> list[str]:
    return [one.args["target"] for one in table.told("attacked")]


@pytest.mark.rule("SAGA-EVENT-01")
def test_every_event_has_an_effect():
    assert set(EVENT_EFFECTS) == set(EVENTS)


@pytest.mark.rule("SAGA-EVENT-01")
def test_two_missions_make_something_else_of_an_event():
    fill_features()
    assert sorted(MISSION_EVENTS) == [("m7", "ev-surge"), ("m9", "ev-floor-gives")]


# --- doors ---


@pytest.mark.rule("SAGA-EVENT-01", "SAGA-EVENT-02")
def test_bulkheads_lock_every_closed_and_unlocked_door():
    table = hall("..D..D..D..D..", at=(0, 0))
    table.door("D1", lock=3)
    table.door("D2", open=True)
    table.door("D3", denied=True)

    table.run(event_happens, "ev-bulkheads")

    assert [door.lock for door in table.g.doors] == [3, 0, 0, 1] and table.g.nexus.removed == ["ev-bulkheads"]


@pytest.mark.rule("SAGA-EVENT-01", "SAGA-DOOR-04", "SAGA-DEPLOY-05")
def test_a_pressure_drop_closes_every_open_door_with_an_empty_doorway():
    table = hall("..D..D..D.D", at=(2, 0))
    table.door("D1", open=True)
    table.door("D2", open=True)
    table.door("D3", open=True, destroyed=True)
    table.door("D4", open=True)
    table.deployed("sentry", at=(10, 0), owner=table.g.mercenaries[0].model.name)

    table.run(event_happens, "ev-pressure-drop")

    assert [door.open for door in table.g.doors] == [True, False, True, True] and table.g.doors[1].lock == 0


# --- reinforcements ---


@pytest.mark.rule("SAGA-EVENT-01", "SAGA-REINFORCE-04")
def test_the_second_shift_comes_by_the_rules_or_as_a_player_likes():
    table = hall()
    table.run(event_happens, "ev-second-shift")
    assert [one.kind for one in table.g.enemies] == ["ag-guard", "ag-technician"]

    table = hall()
    table.nexus_player()
    table.answers({"call": ["ag-technician", "none"], "SAGA-REINFORCE-12": "R1"})
    table.run(event_happens, "ev-second-shift")
    assert [one.waiting for one in table.g.enemies] == ["R1"] and not table.g.nexus.reinforced


@pytest.mark.rule("SAGA-EVENT-01")
def test_without_a_point_the_second_shift_stays_away():
    table = hall("............", at=(3, 0))

    table.run(event_happens, "ev-second-shift")

    assert not table.g.enemies


# --- light ---


@pytest.mark.rule("SAGA-EVENT-01", "SAGA-DARK-01")
def test_a_brown_out_darkens_the_square_of_the_target_until_the_end_of_the_next_round():
    table = hall()
    table.mercenary("curby", at=(3, 1))

    table.run(event_happens, "ev-brown-out")
    table.g.mercenaries[0].model.at = (6, 1)

    assert [counter.at for counter in table.g.darkness] == [(8, 1)]  # of whoever took the last Turn
    table.g.round += 1
    end_effects(table.g)
    assert not table.g.darkness and table.g.nexus.removed == ["ev-brown-out"]


@pytest.mark.rule("SAGA-EVENT-01")
def test_a_nexus_player_chooses_the_target_of_an_event():
    table = hall()
    table.mercenary("curby", at=(3, 1))
    table.nexus_player()
    table.answers({"victim": "curby"})

    table.run(event_happens, "ev-brown-out")

    assert [counter.at for counter in table.g.darkness] == [(3, 1)]


@pytest.mark.rule("SAGA-EVENT-01", "SAGA-TARGET-10")
def test_in_step_three_it_is_the_target_of_the_phase():
    table = hall()
    table.mercenary("curby", at=(3, 1))
    table.g.step, table.g.nexus.target = "reinforcements", "curby"

    table.run(event_happens, "ev-brown-out")

    assert [counter.at for counter in table.g.darkness] == [(3, 1)]


@pytest.mark.rule("SAGA-EVENT-01", "SAGA-DARK-01")
def test_in_full_daylight_nothing_is_dark():
    table = hall("...K....", at=(0, 0))
    assert layout(table.g).darkness

    table.run(event_happens, "ev-daylight")

    assert not layout(table.g).darkness and len(table.g.darkness) == 1
    table.g.round += 1
    end_effects(table.g)
    assert layout(table.g).darkness


# --- Technicians and Guards ---


@pytest.mark.rule("SAGA-EVENT-01", "SAGA-MOVE-15")
def test_technicians_run_for_the_nearest_point_and_are_gone_next_to_it():
    table = hall()
    deactivate(table.g, table.g.points[0])
    gone, far = table.agent("technician", at=(4, 1)), table.agent("technician", at=(9, 2))
    guard = table.agent("guard", at=(2, 2))
    table.g.points.pop()

    table.run(event_happens, "ev-nerves-fail")

    assert [one.name for one in table.g.enemies] == [far.name, guard.name]
    assert gone.name in [one.args["who"] for one in table.told("back-to-supply")] and table.told("moved")


def taken_by(table: SagaTable, holder: str) -> Lying:
    """A card of the mission that a model of the Nexus has taken."""
    table.g.lying.append(Lying(new_item("eq-case"), None, "", holder, 1))
    return table.g.lying[0]


@pytest.mark.rule("SAGA-EVENT-01", "SAGA-MISSION-12")
def test_what_a_runner_has_taken_stays_where_it_was_last():
    table = hall()
    card = taken_by(table, table.agent("technician", at=(4, 1)).name)

    table.run(event_happens, "ev-nerves-fail")

    assert table.g.enemies == [] and card.holder == ""
    assert card.at == table.told("card-dropped")[0].args["at"] and card.at[0] <= 1


@pytest.mark.rule("SAGA-EVENT-01", "SAGA-MISSION-12")
def test_what_somebody_has_taken_that_falls_ill_it_has_still():
    table = hall()
    card = taken_by(table, table.agent("technician", at=(5, 1)).name)

    table.run(event_happens, "ev-first-symptoms")
    assert card.holder == table.g.enemies[0].name and table.g.enemies[0].kind == "ag-victim"

    eliminate(table.g, table.g.enemies[0])
    assert (card.holder, card.at) == ("", (5, 1))


@pytest.mark.rule("SAGA-EVENT-01", "SAGA-MOVE-07")
def test_a_front_arc_stops_who_runs():
    table = hall("R..............", "...............", at=(6, 1))
    table.g.mercenaries[0].model.facing = "east"
    runner = table.agent("technician", at=(8, 1))

    table.run(event_happens, "ev-nerves-fail")

    assert runner.at is not None and runner.at[0] == 7 and runner in table.g.enemies


@pytest.mark.rule("SAGA-EVENT-01", "SAGA-REINFORCE-06")
def test_the_technician_nearest_to_the_target_becomes_a_plague_victim():
    table = hall()
    table.agent("guard", at=(7, 1))
    near = table.agent("technician", at=(5, 1), facing="west", wounds=1)
    table.agent("technician", at=(1, 1))

    table.run(event_happens, "ev-first-symptoms")

    victim = table.g.enemies[1]
    assert (victim.kind, victim.at, victim.facing, victim.wounds) == ("ag-victim", (5, 1), "west", 1)
    assert near.name not in [one.name for one in table.g.enemies] and len(table.g.enemies) == 3


@pytest.mark.rule("SAGA-EVENT-01", "SAGA-REINFORCE-06")
def test_without_a_technician_it_is_a_guard_and_without_a_miniature_nobody():
    table = hall()
    table.agent("guard", at=(7, 1))
    table.run(event_happens, "ev-first-symptoms")
    assert [one.kind for one in table.g.enemies] == ["ag-victim"]

    table = hall()
    table.agent("guard", at=(7, 1))
    for column in range(4):
        table.agent("victim", at=(column, 2))
    table.run(event_happens, "ev-first-symptoms")
    assert table.g.enemies[0].kind == "ag-guard"


@pytest.mark.rule("SAGA-EVENT-01", "SAGA-REINFORCE-07")
def test_in_an_outbreak_the_fallen_come_back_once_a_phase():
    table = hall()
    guards = [table.agent("guard", at=(9, row)) for row in range(3)]
    marine = table.agent("marine", at=(4, 1))
    table.run(event_happens, "ev-outbreak")

    eliminate(table.g, marine)
    assert len(table.g.enemies) == 3
    eliminate(table.g, guards[0])
    eliminate(table.g, guards[1])
    assert [(one.kind, one.waiting) for one in table.g.enemies] == [("ag-guard", ""), ("ag-victim", "R2")]
    table.g.step = "activations"
    eliminate(table.g, guards[2])
    assert [one.kind for one in table.g.enemies] == ["ag-victim", "ag-victim"]


# --- dice, supplies, scenery ---


@pytest.mark.rule("SAGA-EVENT-01", "SAGA-SHIELD-03")
def test_a_surge_is_two_dice_at_the_target_on_shields_first():
    table = hall(at=(3, 1))
    curby = table.mercenary("curby", at=(8, 1))
    curby.acted = 2
    table.fate((1, 0, 0, 0))

    table.run(event_happens, "ev-surge")

    assert victims(table) == ["curby"] and (curby.model.wounds, curby.model.shield_wounds) == (0, 1)


@pytest.mark.rule("SAGA-EVENT-01", "SAGA-SUPPLY-03")
def test_the_kit_goes_to_the_mercenary_with_most_wound_counters():
    table = hall()
    curby = table.mercenary("curby", at=(3, 1))
    curby.model.shield_wounds = 1
    table.g.supply = Deck(["eq-medi-pack"])
    table.any_fate()

    table.run(event_happens, "ev-left-behind-kit")

    assert [item.card for item in curby.items] == ["eq-medi-pack"]


@pytest.mark.rule("SAGA-EVENT-01")
def test_of_equals_the_players_choose_who_finds_the_kit():
    table = hall()
    curby = table.mercenary("curby", at=(3, 1))
    table.g.supply = Deck(["eq-medi-pack"])
    table.any_fate()
    table.answers({"who-finds": "curby"})

    table.run(event_happens, "ev-left-behind-kit")

    assert [item.card for item in curby.items] == ["eq-medi-pack"]


@pytest.mark.rule("SAGA-EVENT-01", "SAGA-DESTROY-10")
def test_the_floor_takes_an_obstacle_beside_the_target_but_no_terminal():
    table = hall("T.c.....", ".......c", at=(1, 0))

    table.run(event_happens, "ev-floor-gives")

    assert [piece.code for piece in table.g.scenery] == ["T1", "c2"]
    table.run(event_happens, "ev-floor-gives")
    assert [piece.code for piece in table.g.scenery] == ["T1", "c2"]


@pytest.mark.rule("SAGA-EVENT-01", "SAGA-GEOM-08", "SAGA-SETUP-13")
def test_of_two_obstacles_the_floor_takes_the_nearer_one_by_the_rules():
    table = hall("c.......", "..c.....", at=(1, 1))

    table.run(event_happens, "ev-floor-gives")

    assert [piece.code for piece in table.g.scenery] == ["c1"]


# --- Getting Sleepy ---


@pytest.mark.rule("SAGA-EVENT-01", "SAGA-FEAT-01")
def test_near_chovar_everybody_suffers_a_die_and_uses_no_feat():
    table = hall("...................", "...................", at=(6, 1))
    far = table.mercenary("alyse", at=(17, 1))
    table.boss("chovar", at=(0, 0))
    table.any_fate()
    near = table.g.mercenaries[0]
    assert "too-sleepy" not in [refusal.key for _, refusal in feats_refused(table.g, near)]

    table.run(event_happens, "ev-getting-sleepy")

    assert victims(table) == ["dulinsky"]
    assert not feats_to_use(table.g, near) and feats_refused(table.g, near)[0][1].key == "too-sleepy"
    assert feats_to_use(table.g, far)


@pytest.mark.rule("SAGA-EVENT-01", "SAGA-FEAT-01")
def test_without_chovar_it_is_the_target_that_uses_no_feat():
    table = hall()
    other = table.mercenary("alyse", at=(2, 1))
    near = table.g.mercenaries[0]

    table.run(event_happens, "ev-getting-sleepy")

    assert not victims(table) and not feats_to_use(table.g, near) and feats_to_use(table.g, other)
    table.g.round += 1
    end_effects(table.g)
    assert feats_to_use(table.g, near)
