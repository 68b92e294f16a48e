"""The belts of The Spine: they carry in the End Phase, and whoever rides on one goes further (docs/decisions/0030)."""

from dataclasses import replace

import pytest

from starboard.games.saga.content.mission_file import mission
from starboard.games.saga.content.mission_script import NO_SCRIPT, Order, Saying
from starboard.games.saga.rules.automaton.activation_table import decide
from starboard.games.saga.rules.end_phase import end_phase
from starboard.games.saga.rules.features.belt_squares import direction_at, printed_belts
from starboard.games.saga.rules.features.belts import carry_all
from starboard.games.saga.rules.features.feature_list import fill_features
from starboard.games.saga.rules.gear.carrying import new_item
from starboard.games.saga.rules.lookups import model_named
from starboard.games.saga.rules.missions.feature_numbers import set_parameter
from starboard.games.saga.rules.missions.lying_cards import lay
from starboard.games.saga.rules.movement.move_choices import Course, next_moves
from starboard.games.saga.rules.movement.moving import move
from starboard.games.saga.rules.movement.passing import walking_layout
from starboard.games.saga.rules.places import Place
from starboard.games.saga.state.fields import Darkness, Downed, Model, Point
from starboard.games.saga.testing.bare_missions import bare_mission, begun
from starboard.games.saga.testing.mission_table import MissionTable

fill_features()
NORTH_BELT, SOUTH_BELT = 5, 7  # rows: to the east, to the west


def spine(state: str = "", orders: tuple[Order, ...] = ()) -> MissionTable:
    """The spine with nobody on it but Curby, who waits in the store."""
    script = replace(NO_SCRIPT, features=mission("m2").script.features, orders=orders)
    table = begun(bare_mission("m2", script), "B", "C")
    for who in table.g.mercenaries:
        who.model.at = (8, 1) if who.model.name == "curby" else None
    if state:
        set_parameter(table.g, "belts", "state", state)
    return table


def curby_at(table: MissionTable, place: Place, facing: str = "north") -> Model:
    curby = model_named(table.g, "curby")
    curby.at, curby.facing, table.g.acting = place, facing, "curby"
    return curby


@pytest.mark.rule("SAGA-MISSION-11")
def test_a_belt_runs_under_the_figure_that_the_map_shows_on_it():
    belts = printed_belts("m2")
    assert belts[5, NORTH_BELT] == belts[15, NORTH_BELT] == 1 and belts[5, SOUTH_BELT] == -1
    assert len(belts) == 24 and (4, NORTH_BELT) not in belts and (8, 6) not in belts


@pytest.mark.rule("SAGA-MISSION-11", "SAGA-END-01")
@pytest.mark.parametrize(
    ("state", "row", "to"),
    [
        ("", NORTH_BELT, 11), ("", SOUTH_BELT, 7), ("run", NORTH_BELT, 11), ("stop", NORTH_BELT, 9),
        ("reverse", NORTH_BELT, 7), ("reverse", SOUTH_BELT, 11), ("fast", NORTH_BELT, 13), ("fast", SOUTH_BELT, 5),
    ],
)  # fmt: skip
def test_what_stands_on_a_belt_is_carried_in_the_end_phase(state: str, row: int, to: int):
    table = spine(state)
    curby = curby_at(table, (9, row), facing="south")
    table.g.acting, table.g.step = "", "end"
    table.run(end_phase)
    assert (curby.at, curby.facing) == ((to, row), "south")


@pytest.mark.rule("SAGA-MISSION-11")
def test_who_stands_beside_a_belt_is_not_carried():
    table = spine()
    curby = curby_at(table, (9, 6))
    table.run(carry_all)
    assert curby.at == (9, 6) and table.told("carried") == []


@pytest.mark.rule("SAGA-MISSION-11")
def test_it_stops_at_the_end_of_the_belt_and_the_foremost_goes_first():
    table = spine()
    first, second = table.agent("guard", at=(15, NORTH_BELT)), table.agent("guard", at=(14, NORTH_BELT))
    table.g.enemies.reverse()
    table.run(carry_all)
    assert (first.at, second.at) == ((16, NORTH_BELT), (15, NORTH_BELT))
    table.run(carry_all)
    assert (first.at, second.at) == ((16, NORTH_BELT), (15, NORTH_BELT))


@pytest.mark.rule("SAGA-MISSION-11", "SAGA-MOVE-15")
def test_front_arcs_neither_stop_it_nor_attack_it():
    table = spine()
    curby = curby_at(table, (9, NORTH_BELT))
    table.agent("guard", at=(10, 4), facing="south")
    table.run(carry_all)  # the table fails on any roll
    assert curby.at == (11, NORTH_BELT)


@pytest.mark.rule("SAGA-MISSION-11", "SAGA-MOVE-15")
def test_a_mercenary_is_never_put_on_a_point_but_an_agent_is():
    table = spine()
    table.g.points.append(Point("R9", [(11, NORTH_BELT)]))
    curby = curby_at(table, (9, NORTH_BELT))
    table.run(carry_all)
    assert curby.at == (10, NORTH_BELT)
    curby.at = (8, 1)
    guard = table.agent("guard", at=(9, NORTH_BELT))
    table.run(carry_all)
    assert guard.at == (11, NORTH_BELT)


@pytest.mark.rule("SAGA-MISSION-11", "SAGA-DEATH-02")
def test_the_fallen_and_dropped_cards_ride_too():
    table = spine()
    table.g.downed.append(Downed("devil", (15, NORTH_BELT)))
    lay(table.g, new_item("eq-case"), (8, SOUTH_BELT))
    curby = curby_at(table, (7, SOUTH_BELT))
    table.run(carry_all)
    assert table.g.downed[0].at == (16, NORTH_BELT) and table.g.lying[0].at == (6, SOUTH_BELT)
    assert curby.at == (5, SOUTH_BELT)


# --- riding ---


def reach(table: MissionTable, model: Model, squares: int) -> list[Place]:
    options = next_moves(table.g, model, walking_layout(table.g, model), Course(squares))
    return [(option[1], option[2]) for option in options if option[0] == "to"]


@pytest.mark.rule("SAGA-MISSION-11", "SAGA-MOVE-01")
def test_who_begins_on_a_belt_and_goes_only_with_it_goes_two_squares_further():
    table = spine()
    curby = curby_at(table, (6, NORTH_BELT))
    east = [x for x, y in reach(table, curby, 3) if y == NORTH_BELT and x > 6]
    assert sorted(east) == [7, 8, 9, 10, 11]
    assert all(x < 10 for x, y in reach(table, curby, 3) if y != NORTH_BELT)

    table.answers({"move": ("to", 11, NORTH_BELT), "facing": "east"})
    table.run(lambda g: move(g, model_named(g, "curby"), Course(3)))
    assert curby.at == (11, NORTH_BELT) and table.g.moved == 5


@pytest.mark.rule("SAGA-MISSION-11")
@pytest.mark.parametrize(("state", "at", "furthest"), [("stop", (6, 5), 9), ("reverse", (6, 5), 9), ("", (6, 6), 9)])
def test_nobody_rides_a_belt_that_stands_still_or_goes_elsewhere(state: str, at: Place, furthest: int):
    table = spine(state)
    curby = curby_at(table, at)
    assert max([x for x, _ in reach(table, curby, 3)]) == furthest


@pytest.mark.rule("SAGA-MISSION-11")
def test_step_by_step_it_may_ride_as_long_as_it_has_gone_straight():
    table = spine()
    curby = curby_at(table, (6, NORTH_BELT))
    table.g.path, table.g.moved = [(7, NORTH_BELT), (8, NORTH_BELT)], 2
    curby.at = (8, NORTH_BELT)
    assert (11, NORTH_BELT) in reach(table, curby, 1) and (10, NORTH_BELT) in reach(table, curby, 0)
    table.g.path = [(7, 6), (8, NORTH_BELT)]
    assert (10, NORTH_BELT) not in reach(table, curby, 1) and reach(table, curby, 0) == []


@pytest.mark.rule("SAGA-MISSION-11", "SAGA-MOVE-07")
def test_a_front_arc_stops_the_ride_and_so_does_the_dark():
    table = spine()
    curby = curby_at(table, (6, NORTH_BELT))
    guard = table.agent("guard", at=(9, 4), facing="west")
    assert (9, NORTH_BELT) not in reach(table, curby, 2) and direction_at(table.g, (9, NORTH_BELT)) == 1
    table.g.enemies.remove(guard)
    assert (10, NORTH_BELT) in reach(table, curby, 2)
    table.g.darkness.append(Darkness("K1", (14, NORTH_BELT)))
    assert (10, NORTH_BELT) in reach(table, curby, 2) and (11, NORTH_BELT) not in reach(table, curby, 3)


@pytest.mark.rule("SAGA-MISSION-11", "SAGA-TABLE-02")
def test_marines_rather_stand_beside_a_belt():
    said = (("who", Saying("who", (("kind", ("ag-marine",)),))), ("what", "belts"), ("how", "among-equals"))
    avoid = Order("", Saying("avoid", said), (), ())
    rows: list[bool] = []
    for orders in ((), (avoid,)):
        table = spine(orders=orders)
        model_named(table.g, "curby").at = (6, 6)
        table.g.nexus.aware = False  # it walks and does not shoot
        marine = table.agent("marine", at=(16, 6))
        plan = decide(table.g, marine, 4)
        rows.append(plan.path[-1][1] in (NORTH_BELT, SOUTH_BELT))
    assert rows == [True, False]
