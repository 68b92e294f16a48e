"""Stealth tests, Distract and detection (SAGA-STEALTH, SAGA-DISTRACT, SAGA-DETECT)."""

import pytest

from starboard.games.saga.rules.actions import ACTIONS, take_action, why_not
from starboard.games.saga.rules.lookups import mercenary_named
from starboard.games.saga.rules.nexus.activations import activate
from starboard.games.saga.rules.places import layout
from starboard.games.saga.rules.stealth.detection import look_for_intruders
from starboard.games.saga.rules.stealth.stealth import agent_dice, distract, draw_near, movement_test, noise_test
from starboard.games.saga.rules.turns import begin_turn, end_turn, move_in_turn
from starboard.games.saga.testing.table import SagaTable

LONG_HALL = "." * 14


def hall(*rows: str, at: tuple[int, int] = (0, 0), who: str = "devil", facing: str = "east") -> SagaTable:
    """An unaware Nexus, and a Mercenary whose Turn it is."""
    table = SagaTable(*(rows or (LONG_HALL, LONG_HALL, LONG_HALL)))
    table.g.nexus.aware = False
    begin_turn(table.g, table.mercenary(who, at=at, facing=facing))
    return table


def dice(table: SagaTable, crossed: list[tuple[int, int]]) -> int:
    return agent_dice(table.g, table.g.enemies[0], table.g.mercenaries[0].model, crossed, layout(table.g))


@pytest.mark.rule("SAGA-STEALTH-01")
def test_an_aware_nexus_makes_no_tests():
    table = hall()
    table.agent("technician", at=(3, 0), facing="west")
    table.g.nexus.aware = True

    table.run(movement_test, table.g.mercenaries[0], 5)

    assert table.rolled == []


@pytest.mark.rule("SAGA-STEALTH-02", "SAGA-STEALTH-06")
def test_devil_moved_three_squares_and_rolls_two_defence_dice_before_his_action():
    table = hall()
    table.agent("technician", at=(6, 2), facing="east")
    table.answers({"move": [("to", 3, 0)], "facing": "east"}).fate(stealth=(0, 0, 0, 0))

    table.run(move_in_turn)

    assert table.told("stealth-test")[0].args["dice"] == (("attack", 0),) * 2 + (("defence", 0),) * 2
    assert table.g.step == "action"


@pytest.mark.rule("SAGA-STEALTH-03")
@pytest.mark.parametrize(
    ("at", "facing", "rolled"),
    [((4, 2), "east", 2), ((4, 2), "west", 3), ((8, 0), "east", 1), ((8, 0), "west", 2), ((12, 0), "west", 1),
     ((12, 0), "east", 0)],
)  # fmt: skip
def test_dice_for_range_and_for_sight_add_up(at: tuple[int, int], facing: str, rolled: int):
    table = hall()
    table.agent("technician", at=at, facing=facing)

    assert dice(table, [(0, 0)]) == rolled


@pytest.mark.rule("SAGA-STEALTH-03")
def test_walls_do_not_matter_for_the_range():
    table = hall("..#....", "..#....")
    table.agent("technician", at=(3, 0), facing="west")

    assert dice(table, [(0, 0)]) == 2


@pytest.mark.rule("SAGA-STEALTH-04")
def test_every_square_crossed_may_be_seen_and_the_mercenary_hides_none():
    table = hall("......#", "#####.#", ".......", at=(0, 2))
    table.agent("technician", at=(0, 0), facing="east")

    assert dice(table, [(5, 2), (0, 2)]) == 2
    assert dice(table, [(5, 0), (5, 1), (5, 2), (0, 2)]) == 3


@pytest.mark.rule("SAGA-STEALTH-04", "SAGA-DARK-04", "SAGA-MODEL-03")
@pytest.mark.parametrize(("name", "rolled"), [("okoro", 1), ("shrike", 2)])
def test_who_crosses_dark_squares_far_away_is_seen_by_eyes_that_need_no_light(name: str, rolled: int):
    table = hall("K" + LONG_HALL[1:], at=(1, 0))
    table.boss(name, at=(8, 0), facing="west")

    assert dice(table, [(1, 0)]) == rolled


@pytest.mark.rule("SAGA-STEALTH-04")
def test_who_moved_no_square_is_tested_where_it_stands():
    table = hall()
    table.agent("technician", at=(3, 0), facing="west")
    table.fate(stealth=(0, 0, 0, 0, 0, 0, 0, 0))

    table.run(movement_test, table.g.mercenaries[0], 5)

    assert len(table.rolled[0][1]) == 3 + 5


@pytest.mark.rule("SAGA-STEALTH-05")
def test_an_agent_next_to_any_mercenary_does_not_roll():
    table = hall()
    table.agent("technician", at=(3, 0), facing="west")
    table.mercenary("curby", at=(4, 1), seat=0)

    assert dice(table, [(0, 0)]) == 0


@pytest.mark.rule("SAGA-STEALTH-07")
def test_each_agent_is_a_test_of_its_own_and_no_unused_squares_are_no_dice():
    table = hall()
    table.agent("technician", at=(3, 2), facing="east")
    table.agent("technician", at=(4, 2), facing="east")
    table.g.moved = 5
    table.fate(stealth=[(0, 0), (0, 0)])

    table.run(movement_test, table.g.mercenaries[0], 5)

    assert len(table.rolled) == 2


@pytest.mark.rule("SAGA-STEALTH-08", "SAGA-STEALTH-14")
def test_each_unblocked_explosion_draws_the_agent_a_square_nearer():
    table = hall()
    agent = table.agent("technician", at=(4, 0), facing="east")
    table.g.mercenaries[0].model.facing = "south"
    table.g.moved = 4
    table.fate(stealth=(3, 2, 0))

    table.run(movement_test, table.g.mercenaries[0], 5)

    assert (agent.at, agent.facing, agent.wounds) == ((2, 0), "west", 0)


@pytest.mark.rule("SAGA-STEALTH-08")
def test_among_equal_paths_a_nexus_player_chooses():
    table = hall(at=(0, 1))
    nexus = table.nexus_player()
    agent = table.agent("technician", at=(4, 1), facing="east")
    table.answers({(nexus.seat, "draw-near"): (3, 0), (nexus.seat, "facing"): "north"})

    table.run(draw_near, agent, table.g.mercenaries[0].model, 1)

    assert (agent.at, agent.facing) == ((3, 0), "north")
    assert set(table.question("draw-near").options) == {(3, 0), (3, 1), (3, 2)}


@pytest.mark.rule("SAGA-STEALTH-14")
def test_a_drawn_agent_stops_in_a_front_arc():
    table = hall()
    agent = table.agent("technician", at=(5, 0), facing="east")
    table.mercenary("curby", at=(3, 1), facing="east", seat=0)

    table.run(draw_near, agent, table.g.mercenaries[0].model, 3)

    assert agent.at == (4, 0)


@pytest.mark.rule("SAGA-STEALTH-09", "SAGA-STEALTH-14")
def test_a_door_is_heard_with_three_defence_dice_and_one_square_crossed():
    table = hall("D....", ".....", at=(0, 1), facing="north")
    agent = table.agent("technician", at=(4, 1), facing="east")
    table.g.path, table.g.moved = [(4, 0)], 1
    table.answers({"action": "door"}).fate(stealth=(0, 0, 0, 0, 0))

    table.run(take_action, table.g.mercenaries[0])

    assert table.g.doors[0].open and agent.at == (4, 1)


@pytest.mark.rule("SAGA-STEALTH-09")
def test_the_noise_of_an_action_draws_agents():
    table = hall()
    agent = table.agent("technician", at=(4, 0), facing="east")
    table.fate(stealth=(3, 0, 0, 0, 0))

    table.run(noise_test, table.g.mercenaries[0])

    assert agent.at == (3, 0)


@pytest.mark.rule("SAGA-STEALTH-15")
def test_after_the_test_every_action_is_possible():
    table = hall("D....", at=(1, 0), facing="west")
    table.agent("technician", at=(4, 0), facing="east")

    assert why_not(table.g, table.g.mercenaries[0], ACTIONS["door"]) is None
    assert why_not(table.g, table.g.mercenaries[0], ACTIONS["distract"]) is None


# --- Distract ---


@pytest.mark.rule("SAGA-DISTRACT-01")
def test_only_an_unaware_nexus_is_distracted():
    table = hall("..#..")
    agent = table.agent("technician", at=(4, 0))
    assert why_not(table.g, table.g.mercenaries[0], ACTIONS["distract"]) is None  # behind a wall, whatever it sees

    table.g.enemies.remove(agent)
    refusal = why_not(table.g, table.g.mercenaries[0], ACTIONS["distract"])
    assert refusal is not None and refusal.key == "no-agent-on-the-board"

    table.g.nexus.aware = True
    refusal = why_not(table.g, table.g.mercenaries[0], ACTIONS["distract"])
    assert refusal is not None and refusal.key == "nexus-aware"


@pytest.mark.rule("SAGA-DISTRACT-01", "SAGA-MODEL-03")
@pytest.mark.parametrize("mindless", ["victim", "ravager"])
def test_the_mindless_cannot_be_distracted(mindless: str):
    table = hall()
    table.agent(mindless, at=(4, 0))
    refusal = why_not(table.g, table.g.mercenaries[0], ACTIONS["distract"])
    assert refusal is not None and refusal.rule == "SAGA-DISTRACT-01"
    table.agent("guard", at=(6, 0))
    table.agent("technician", at=(8, 0))
    table.answers({"distract": "technician-3"}).fate(distract=(0, 0))

    table.run(distract, table.g.mercenaries[0])

    assert list(table.question("distract").options) == ["guard-2", "technician-3"]


@pytest.mark.rule("SAGA-DISTRACT-02")
@pytest.mark.parametrize(("at", "rolled"), [((4, 0), 2 + 2), ((13, 0), 1 + 2)])
def test_two_dice_within_short_range_and_one_beyond_against_the_agents_defence(at: tuple[int, int], rolled: int):
    table = hall()
    table.agent("guard", at=at)
    table.fate(distract=(0,) * rolled)

    table.run(distract, table.g.mercenaries[0])

    assert len(table.rolled[0][1]) == rolled


@pytest.mark.rule("SAGA-DISTRACT-03", "SAGA-DISTRACT-05")
def test_the_mercenarys_player_leads_the_agent_step_by_step():
    table = hall()
    agent = table.agent("guard", at=(4, 1), facing="west")
    table.answers({"lead-astray": [("step", 5, 1), ("step", 6, 2)], "facing": "south"}).fate(distract=(3, 3, 0, 0))

    table.run(distract, table.g.mercenaries[0])

    assert (agent.at, agent.facing, agent.wounds) == ((6, 2), "south", 0)
    assert list(table.question("facing").options) == ["east", "south"]


@pytest.mark.rule("SAGA-DISTRACT-03")
def test_the_player_need_not_use_every_square():
    table = hall()
    agent = table.agent("guard", at=(4, 1), facing="west")
    table.answers({"lead-astray": "stop"}).fate(distract=(3, 3, 0, 0))

    table.run(distract, table.g.mercenaries[0])

    assert (agent.at, agent.facing) == ((4, 1), "west")


@pytest.mark.rule("SAGA-DISTRACT-05")
def test_a_distracted_agent_stops_in_a_front_arc():
    table = hall()
    agent = table.agent("guard", at=(2, 0), facing="west")
    table.answers({"lead-astray": [("step", 1, 0)]}).fate(distract=(3, 3, 0, 0))

    table.run(distract, table.g.mercenaries[0])

    assert agent.at == (1, 0)


@pytest.mark.rule("SAGA-DISTRACT-05", "SAGA-LARGE-09")
def test_a_large_one_is_led_out_of_a_front_arc_step_by_step():
    table = hall(*["......."] * 6, at=(2, 4), facing="north")
    chovar = table.boss("chovar", at=(3, 3), facing="north")
    table.answers({"lead-astray": [("step", 3, 2), ("step", 3, 1)]}).fate(distract=(3, 3, 0, 0, 0))

    table.run(distract, table.g.mercenaries[0])

    assert chovar.at == (3, 1)


@pytest.mark.rule("SAGA-DISTRACT-04")
def test_a_distract_is_no_attack_for_detection():
    table = hall()
    table.agent("guard", at=(4, 0), facing="east")
    table.fate(distract=(0, 0, 0, 0))

    table.run(distract, table.g.mercenaries[0])

    assert not look_for_intruders(table.g)


# --- detection ---


@pytest.mark.rule("SAGA-DETECT-01", "SAGA-DETECT-02", "SAGA-DETECT-06")
def test_an_agent_that_sees_a_mercenary_in_the_open_detects_it_for_good():
    table = hall()
    agent = table.agent("technician", at=(6, 0), facing="east")
    assert not look_for_intruders(table.g)

    agent.facing = "west"

    assert look_for_intruders(table.g) and table.g.nexus.aware
    agent.facing = "east"
    assert not look_for_intruders(table.g) and table.g.nexus.aware


@pytest.mark.rule("SAGA-DETECT-02")
@pytest.mark.parametrize("rows", [("..c....", "......."), ("K......", ".......")])
def test_cover_and_darkness_hide_a_mercenary(rows: tuple[str, str]):
    table = hall(*rows)
    table.agent("technician", at=(4, 0), facing="west")

    assert not look_for_intruders(table.g)


@pytest.mark.rule("SAGA-DETECT-09")
def test_a_boss_detects_too_and_nobody_leans_for_it():
    table = hall("..#....", ".......")
    table.boss("okoro", at=(3, 0), facing="west")
    assert not look_for_intruders(table.g)

    table.g.mercenaries[0].model.at = (3, 1)

    assert look_for_intruders(table.g) and table.told("detected")[0].args["agent"] == "okoro"


@pytest.mark.rule("SAGA-DETECT-03", "SAGA-DETECT-05")
@pytest.mark.parametrize(("at", "heard"), [((8, 0), True), ((13, 0), False)])
def test_a_shot_is_heard_within_long_range_of_an_agent_that_lives(at: tuple[int, int], heard: bool):
    table = hall()
    table.g.heard = ["devil"]
    assert not look_for_intruders(table.g)  # nobody is there any more

    table.agent("technician", at=at, facing="east")

    assert look_for_intruders(table.g) is heard


@pytest.mark.rule("SAGA-DETECT-04", "SAGA-DETECT-05")
def test_an_agent_that_survived_an_attack_detects_and_a_killed_one_does_not():
    table = hall()
    table.g.attacked = ["technician-1"]
    assert not look_for_intruders(table.g)

    table.agent("technician", at=(13, 2), facing="east")

    assert look_for_intruders(table.g) and table.told("detected")[0].rule == "SAGA-DETECT-04"


@pytest.mark.rule("SAGA-DETECT-01", "SAGA-DETECT-07", "SAGA-TURN-08")
def test_detection_at_the_end_of_a_turn_ends_the_phase_with_all_counters_up():
    table = hall()
    table.mercenary("curby", at=(0, 2), seat=0, ready=False)
    table.mercenary("alyse", at=(1, 2), seat=0)
    table.agent("technician", at=(6, 0), facing="west")

    table.run(end_turn)

    assert (table.g.step, table.g.turns_left) == ("abilities", 0)
    assert [who.ready for who in table.g.mercenaries] == [True, True, True]


@pytest.mark.rule("SAGA-DETECT-01")
def test_undetected_the_phase_goes_on():
    table = hall()
    table.mercenary("curby", at=(0, 2), seat=0)
    table.agent("technician", at=(6, 0), facing="east")

    table.run(end_turn)

    assert table.g.step == "between" and not mercenary_named(table.g, "devil").ready


@pytest.mark.rule("SAGA-DETECT-08")
def test_detection_in_the_nexus_phase_makes_it_aware_at_once_and_touches_no_counter():
    table = hall()
    table.g.step = "activations"
    table.g.mercenaries[0].ready = False
    table.agent("technician", at=(6, 0), facing="west")

    table.run(activate, table.g.enemies[0], "SAGA-ACTIVATE-01")

    assert table.g.nexus.aware and table.g.step == "activations" and not table.g.mercenaries[0].ready
