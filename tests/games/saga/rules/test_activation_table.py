"""What Agents of the Artificial Nexus decide, entry by entry (SAGA-TABLE-01 to -12, SAGA-AN-21, SAGA-AN-22)."""

from dataclasses import replace

import pytest

from starboard.games.saga.content.mission_file import keep_mission, mission
from starboard.games.saga.content.mission_script import NO_SCRIPT, Order, Saying
from starboard.games.saga.rules.automaton.activation_table import decide
from starboard.games.saga.rules.automaton.agent_orders import CARD_ORDERS
from starboard.games.saga.rules.automaton.agent_plans import Plan
from starboard.games.saga.rules.missions.bars import ACTIVATE, FOR_GOOD, bar
from starboard.games.saga.rules.unwritten import UnwrittenCard
from starboard.games.saga.state.fields import Model
from starboard.games.saga.testing.table import SagaTable


def plan(table: SagaTable, agent: Model, move: int | None = None) -> Plan:
    decided: Plan = table.run(decide, agent, 5 if move is None else move)
    return decided


def what(made: Plan) -> tuple[str, str, str, str]:
    return made.rule, made.action, made.target, made.reason


# --- shooting ---


@pytest.mark.rule("SAGA-TABLE-04", "SAGA-TABLE-10", "SAGA-TABLE-12")
def test_it_turns_and_shoots_the_nearest_in_the_open():
    table = SagaTable("...........", "...........", "...........")
    table.mercenary("curby", at=(1, 1), facing="north")
    table.mercenary("alyse", at=(8, 1), facing="north")
    marine = table.agent("marine", at=(5, 1), facing="north")

    made = plan(table, marine)

    assert what(made) == ("SAGA-TABLE-04", "shoot", "alyse", "open")
    assert (made.path, made.facing, made.shot.weapon, made.shot.cover) == ([], "east", "wp-laser-rifle", False)


@pytest.mark.rule("SAGA-TABLE-04")
def test_one_in_cover_is_passed_over_for_one_further_off_in_the_open():
    table = SagaTable("..........", "..........", "..........", "..c.......")
    table.mercenary("curby", at=(1, 3), facing="west")
    table.mercenary("alyse", at=(9, 0), facing="west")
    marine = table.agent("marine", at=(4, 3), facing="west")
    assert what(plan(table, marine)) == ("SAGA-TABLE-04", "shoot", "alyse", "open")

    table.g.mercenaries[1].model.at = None
    table.g.mercenaries[1].status = "left"
    assert what(plan(table, marine)) == ("SAGA-TABLE-04", "shoot", "curby", "covered")


@pytest.mark.rule("SAGA-TABLE-04", "SAGA-TABLE-10")
def test_only_legal_shots_count():
    table = SagaTable("..........", "..........", "..........")
    table.mercenary("curby", at=(1, 1), facing="west")
    table.mercenary("alyse", at=(9, 1), facing="east")
    table.agent("guard", at=(2, 1), facing="east")  # next to Curby: nobody shoots at him
    marine = table.agent("marine", at=(4, 1), facing="west")

    assert what(plan(table, marine)) == ("SAGA-TABLE-04", "shoot", "alyse", "open")


@pytest.mark.rule("SAGA-TABLE-09")
def test_deployed_equipment_is_a_target_like_a_mercenary():
    table = SagaTable("........", "........")
    table.mercenary("ogan", at=(7, 0), facing="east")
    table.g.deployed.append(Model("sentry-1", "dp-sentry", "mercenaries", (2, 1), "north"))
    marine = table.agent("marine", at=(4, 1))

    assert what(plan(table, marine)) == ("SAGA-TABLE-04", "shoot", "sentry-1", "open")
    technician = table.agent("technician", at=(3, 0))
    assert what(plan(table, technician)) == ("SAGA-TABLE-06", "assault", "sentry-1", "nearest")


# --- moving to shoot ---


@pytest.mark.rule("SAGA-TABLE-05", "SAGA-TABLE-11")
def test_it_walks_until_it_has_a_shot_and_no_further():
    table = SagaTable("..........")
    table.mercenary("curby", at=(0, 0), facing="east")
    guard = table.agent("guard", at=(8, 0), facing="east")  # a carbine reaches 4 squares from its centre

    made = plan(table, guard)

    assert what(made) == ("SAGA-TABLE-05", "shoot", "curby", "open")
    assert made.path == [(7, 0), (6, 0), (5, 0), (4, 0)] and made.facing == "west"


@pytest.mark.rule("SAGA-TABLE-05")
def test_without_a_shot_it_walks_as_far_as_it_can():
    table = SagaTable("...............")
    table.mercenary("curby", at=(0, 0))
    guard = table.agent("guard", at=(14, 0), facing="east")

    made = plan(table, guard)

    assert what(made) == ("SAGA-TABLE-05", "", "curby", "nearest")
    assert made.path[-1] == (9, 0) and len(made.path) == 5 and made.facing == "west"


# --- moving to assault ---


@pytest.mark.rule("SAGA-TABLE-06", "SAGA-TABLE-08")
def test_without_a_weapon_it_goes_for_the_nearest_and_prefers_his_back():
    table = SagaTable(".......", ".......", ".......")
    table.mercenary("curby", at=(4, 1), facing="east")
    technician = table.agent("technician", at=(0, 1), facing="east")

    made = plan(table, technician)

    assert what(made) == ("SAGA-TABLE-06", "assault", "curby", "nearest")
    assert made.path[-1] == (3, 1) and len(made.path) == 3 and made.facing == "east"


@pytest.mark.rule("SAGA-TABLE-08")
@pytest.mark.parametrize(("facing", "end"), [("south", (3, 0)), ("north", (3, 2)), ("west", (3, 1))])
def test_of_squares_as_near_it_takes_the_one_behind_the_mercenary(facing: str, end: tuple[int, int]):
    table = SagaTable(".......", ".......", ".......")
    table.mercenary("curby", at=(4, 1), facing=facing)
    technician = table.agent("technician", at=(1, 1), facing="east")

    assert plan(table, technician).path[-1] == end


@pytest.mark.rule("SAGA-TABLE-06")
def test_a_shooter_whose_targets_stand_next_to_friends_goes_to_assault():
    table = SagaTable(".......", ".......", ".......")
    table.mercenary("curby", at=(1, 1), facing="west")
    table.agent("technician", at=(2, 0), facing="west")
    marine = table.agent("marine", at=(5, 1), facing="west")

    made = plan(table, marine)

    assert (made.rule, made.action, made.target) == ("SAGA-TABLE-06", "assault", "curby")


@pytest.mark.rule("SAGA-TABLE-07", "SAGA-MOVE-12")
def test_whoever_comes_into_a_front_arc_stops_and_assaults_that_mercenary():
    table = SagaTable("#######", "......#", "#######")
    table.mercenary("curby", at=(1, 1), facing="east")
    technician = table.agent("technician", at=(5, 1), facing="west")

    made = plan(table, technician)

    assert made.path[-1] == (2, 1) and what(made) == ("SAGA-TABLE-07", "assault", "curby", "nearest")


@pytest.mark.rule("SAGA-TABLE-10", "SAGA-AN-16", "SAGA-DARK-05")
def test_who_cannot_turn_to_the_target_in_the_dark_does_not_say_that_it_attacks_the_target():
    table = SagaTable(*["......."] * 3, "...K...", *["......."] * 3)
    table.mercenary("curby", at=(2, 3), facing="east")
    table.mercenary("alyse", at=(4, 3), facing="west")
    technician = table.agent("technician", at=(3, 3), facing="east")
    table.g.nexus.target = "curby"

    made = plan(table, technician)

    assert what(made) == ("SAGA-TABLE-10", "assault", "alyse", "engaging")


@pytest.mark.rule("SAGA-TABLE-10")
@pytest.mark.parametrize(
    ("target", "chosen", "reason"), [("curby", "curby", "engaging-target"), ("", "alyse", "engaging")]
)
def test_in_a_front_arc_it_does_not_break_away_but_turns_and_fights(target: str, chosen: str, reason: str):
    table = SagaTable(".....", ".....", ".....")
    table.mercenary("curby", at=(1, 1), facing="east")
    table.mercenary("alyse", at=(3, 1), facing="west", wounds=1)
    table.mercenary("devil", at=(4, 2), wounds=2)  # the most wounded, but it does not engage
    marine = table.agent("marine", at=(2, 1), facing="north")
    table.g.nexus.target = target

    made = plan(table, marine)

    assert what(made) == ("SAGA-TABLE-10", "assault", chosen, reason) and made.path == []
    assert made.facing == ("west" if chosen == "curby" else "east")


@pytest.mark.rule("SAGA-TABLE-12")
def test_of_two_sides_towards_a_target_it_takes_the_one_that_leaves_fewer_behind():
    table = SagaTable(".....", ".....", ".....", ".....")
    table.mercenary("curby", at=(3, 1), facing="east")
    table.mercenary("alyse", at=(0, 0), facing="west")
    technician = table.agent("technician", at=(2, 2))

    assert plan(table, technician).facing == "north"  # to the east Alyse would be behind it

    table.g.mercenaries[1].model.at = (4, 3)
    assert plan(table, technician).facing == "east"


@pytest.mark.rule("SAGA-TABLE-08")
def test_it_does_not_stop_in_a_doorway_or_on_a_point_if_another_square_is_as_good():
    table = SagaTable("........", "...R....", "........")
    table.mercenary("curby", at=(7, 1), facing="west")
    technician = table.agent("technician", at=(0, 1))

    made = plan(table, technician, 3)
    assert len(made.path) == 3 and made.path[-1] in ((3, 0), (3, 2))


# --- ways ---


@pytest.mark.rule("SAGA-TABLE-11")
def test_other_models_are_obstacles_if_there_is_a_way_round_them():
    table = SagaTable("........", "........")
    table.mercenary("curby", at=(7, 0), facing="east")
    table.agent("guard", at=(2, 0), facing="east").activated = True
    technician = table.agent("technician", at=(0, 0))

    made = plan(table, technician)
    assert (2, 0) not in made.path and len(made.path) == 5


@pytest.mark.rule("SAGA-TABLE-11")
def test_behind_a_friend_in_a_corridor_it_goes_as_far_as_its_steps_are_legal():
    table = SagaTable("########", "........", "########")
    table.mercenary("curby", at=(7, 1), facing="east")
    table.agent("guard", at=(3, 1), facing="east").activated = True
    technician = table.agent("technician", at=(0, 1))

    made = plan(table, technician)
    assert made.path == [(1, 1), (2, 1)] and what(made) == ("SAGA-TABLE-06", "", "curby", "nearest")


@pytest.mark.rule("SAGA-TABLE-11")
def test_on_its_way_to_a_door_it_goes_round_a_friend_if_that_is_no_longer():
    table = SagaTable("....####", "....D...", "....####")
    table.mercenary("curby", at=(7, 1), facing="east")
    for at in ((1, 1), (1, 0)):
        table.agent("guard", at=at, facing="east").activated = True
    technician = table.agent("technician", at=(0, 1))

    made = plan(table, technician)

    assert (made.path[0], made.path[-1], len(made.path)) == ((1, 2), (3, 1), 3)
    assert (made.action, made.door) == ("door", "D1")


@pytest.mark.rule("SAGA-TABLE-11")
def test_it_opens_an_unlocked_door_on_its_way_as_its_action():
    table = SagaTable("########", "....D...", "########")
    table.mercenary("curby", at=(7, 1), facing="east")
    technician = table.agent("technician", at=(1, 1), facing="west")

    made = plan(table, technician)
    assert (made.path[-1], made.action, made.door, made.facing) == ((3, 1), "door", "D1", "east")

    table.door("D1", lock=1)
    made = plan(table, technician)
    assert (made.action, made.path) == ("", [])  # a locked one is no way


@pytest.mark.rule("SAGA-TABLE-11")
def test_the_mindless_open_no_doors():
    table = SagaTable("########", "....D...", "########")
    table.mercenary("curby", at=(7, 1), facing="east")
    victim = table.agent("victim", at=(3, 1), facing="east")

    assert plan(table, victim).action == ""


# --- orders ---


@pytest.mark.rule("SAGA-TABLE-03")
def test_the_card_of_a_ranger_sends_it_behind_a_mercenary():
    table = SagaTable(".......", ".......", ".......")
    table.mercenary("curby", at=(3, 1), facing="east")
    ranger = table.agent("ranger", at=(0, 0), facing="east")

    made = plan(table, ranger)
    assert what(made) == ("SAGA-TABLE-03", "assault", "curby", "nearest") and made.path[-1] == (2, 0)

    table.g.mercenaries[0].model.facing = "west"  # his back is out of reach: it shoots
    assert plan(table, ranger).rule == "SAGA-TABLE-04"


@pytest.mark.rule("SAGA-TABLE-03", "SAGA-AN-16")
def test_a_ranger_that_goes_behind_one_further_off_does_not_say_that_it_takes_the_nearest():
    table = SagaTable(*["........."] * 5)
    table.mercenary("curby", at=(4, 4), facing="north")  # with his back to the wall
    table.mercenary("alyse", at=(8, 1), facing="east")
    ranger = table.agent("ranger", at=(4, 1), facing="east")

    made = plan(table, ranger)

    assert (made.rule, made.target, made.reason) == ("SAGA-TABLE-03", "alyse", "from-behind")


@pytest.mark.rule("SAGA-TABLE-02", "SAGA-TABLE-01")
def test_the_mission_comes_before_everything_else():
    table = SagaTable(".......")
    table.mercenary("curby", at=(3, 0), facing="east")
    marine = table.agent("marine", at=(0, 0))
    who = Saying("who", (("kind", ("ag-marine",)),))
    stay = Saying("walk", (("who", who), ("to", (0, 0))))
    script = replace(NO_SCRIPT, orders=(Order("", stay, (), ()),))
    keep_mission(replace(mission(table.g.mission), id="test-ordered", script=script))
    table.g.mission = "test-ordered"

    assert plan(table, marine).rule == "SAGA-TABLE-02"
    assert plan(table, table.agent("guard", at=(1, 0))).rule == "SAGA-TABLE-04"


@pytest.mark.rule("SAGA-TABLE-03")
def test_an_order_of_a_boss_that_nobody_has_written_stops_the_game(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delitem(CARD_ORDERS, "ba-distance")
    table = SagaTable(".......")
    table.mercenary("curby", at=(3, 0))
    okoro = table.boss("okoro", at=(6, 0))

    with pytest.raises(UnwrittenCard):
        plan(table, okoro)


# --- points and lines ---


@pytest.mark.rule("SAGA-AN-10", "SAGA-AN-21")
def test_it_leaves_a_reinforcement_point_for_a_square_from_which_it_still_shoots():
    table = SagaTable("R.......", "........")
    table.mercenary("curby", at=(7, 0), facing="west")
    marine = table.agent("marine", at=(0, 0), facing="east")

    made = plan(table, marine)

    assert what(made) == ("SAGA-AN-21", "shoot", "curby", "open") and made.path == [(1, 0)]


@pytest.mark.rule("SAGA-AN-10", "SAGA-AN-21", "SAGA-TABLE-01")
def test_what_a_card_orders_is_not_done_from_a_reinforcement_point_either():
    table = SagaTable("R..........", "...........")
    table.mercenary("curby", at=(7, 0), facing="west")
    okoro = table.boss("okoro", at=(0, 0), facing="east")
    assert (plan(table, okoro).action, plan(table, okoro).path) == ("shoot", [(1, 0)])

    table = SagaTable("..R....", ".......", ".......")
    table.mercenary("curby", at=(3, 1), facing="east")
    ranger = table.agent("ranger", at=(0, 0), facing="east")
    made = plan(table, ranger)
    assert what(made) == ("SAGA-TABLE-03", "assault", "curby", "nearest") and made.path[-1] == (2, 1)


@pytest.mark.rule("SAGA-AN-21")
def test_it_moves_off_even_if_that_costs_it_the_attack():
    table = SagaTable(".R..")
    table.mercenary("curby", at=(2, 0), facing="east")
    technician = table.agent("technician", at=(1, 0), facing="east")

    made = plan(table, technician)

    assert (made.rule, made.path, made.action) == ("SAGA-AN-21", [(0, 0)], "")


@pytest.mark.rule("SAGA-AN-21")
def test_one_that_cannot_get_off_a_point_stays_and_attacks():
    table = SagaTable("R....")
    table.g.points[0].squares = [(0, 0), (1, 0)]
    table.mercenary("curby", at=(2, 0), facing="east")
    technician = table.agent("technician", at=(0, 0), facing="east")

    made = plan(table, technician)
    assert (made.action, made.target, made.path) == ("assault", "curby", [(1, 0)])


@pytest.mark.rule("SAGA-AN-15", "SAGA-AN-22")
def test_it_makes_way_for_one_that_it_keeps_from_shooting():
    table = SagaTable("##########", ".....#####", "..........", "##########")
    table.mercenary("curby", at=(9, 2), facing="east")
    front = table.agent("marine", at=(4, 2), facing="east")
    behind = table.agent("marine", at=(2, 2), facing="east")

    made = plan(table, front)
    assert made.rule == "SAGA-AN-22" and (made.action, made.target) == ("shoot", "curby")
    assert made.path == [(3, 1)] or made.path == [(4, 1)]

    behind.activated = True  # nobody waits for the line any more
    assert plan(table, front).rule == "SAGA-TABLE-04" and plan(table, front).path == []


@pytest.mark.rule("SAGA-AN-22")
def test_it_makes_no_way_for_one_that_the_mission_keeps_from_acting():
    table = SagaTable("##########", ".....#####", "..........", "##########")
    table.mercenary("curby", at=(9, 2), facing="east")
    front = table.agent("marine", at=(4, 2), facing="east")
    behind = table.agent("marine", at=(2, 2), facing="east")
    bar(table.g, "asleep", behind, [ACTIVATE], FOR_GOOD, 0)

    made = plan(table, front)

    assert made.rule == "SAGA-TABLE-04" and made.path == []


# --- entering ---


@pytest.mark.rule("SAGA-MOVE-12", "SAGA-AN-21")
def test_a_waiting_agent_enters_with_the_first_square_of_its_move_and_leaves_the_point():
    table = SagaTable("R..............")
    table.mercenary("curby", at=(14, 0), facing="east")
    technician = table.agent("technician", waiting="R1")

    made = plan(table, technician)
    assert made.entry == (0, 0) and made.path == [(1, 0), (2, 0), (3, 0), (4, 0)]


@pytest.mark.rule("SAGA-MOVE-12", "SAGA-TABLE-07")
def test_an_entry_square_in_a_front_arc_stops_it_there():
    table = SagaTable("R....")
    table.mercenary("curby", at=(1, 0), facing="west")
    marine = table.agent("marine", waiting="R1")

    made = plan(table, marine)
    assert (made.entry, made.path, made.rule, made.action) == ((0, 0), [], "SAGA-TABLE-07", "assault")


@pytest.mark.rule("SAGA-STEALTH-13")
def test_an_unaware_agent_goes_its_square_and_attacks_nobody():
    table = SagaTable("........")
    table.mercenary("curby", at=(4, 0), facing="east")
    marine = table.agent("marine", at=(0, 0), facing="east")
    table.g.nexus.aware = False

    made = plan(table, marine, 1)
    assert (made.path, made.action) == ([(1, 0)], "")


@pytest.mark.rule("SAGA-TABLE-03", "SAGA-MOVE-12")
def test_a_ranger_enters_from_the_point_nearest_to_the_target():
    table = SagaTable("R.............R")
    table.mercenary("curby", at=(2, 0), facing="east")
    table.mercenary("alyse", at=(11, 0), facing="west")
    ranger = table.agent("ranger", waiting="R1")
    table.g.nexus.target = "alyse"
    assert plan(table, ranger).entry == (14, 0)

    table.g.points[1].active = False
    assert plan(table, ranger).entry == (0, 0)


@pytest.mark.rule("SAGA-TABLE-03", "SAGA-GEOM-08")
def test_of_mercenaries_equally_near_a_victim_prefers_one_of_flesh():
    table = SagaTable("...........")
    table.mercenary("curby", at=(0, 0), facing="west", wounds=2)
    table.mercenary("alyse", at=(10, 0), facing="east")
    victim = table.agent("victim", at=(5, 0))
    assert plan(table, victim).target == "alyse"

    table.g.mercenaries[0].model.at = (1, 0)
    assert plan(table, victim).target == "curby"  # nearer is nearer
