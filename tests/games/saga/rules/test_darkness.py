"""Moving and turning in the dark (SAGA-DARK-01 to SAGA-DARK-13)."""

import pytest

from starboard.games.saga.geometry.squares import list_of
from starboard.games.saga.rules.lookups import model_named
from starboard.games.saga.rules.movement.move_choices import Course, goals, single_steps
from starboard.games.saga.rules.movement.movement import final_facings, walk, walks
from starboard.games.saga.rules.movement.moving import enter_and_move, move
from starboard.games.saga.rules.places import layout, place_of
from starboard.games.saga.state.fields import Darkness
from starboard.games.saga.testing.table import SagaTable

HALL = [*["............." for _ in range(6)], "......K......", *["............." for _ in range(6)]]  # Dark: 3 to 9


def goes(table: SagaTable, name: str, squares: int = 5) -> None:
    table.run(lambda g: move(g, model_named(g, name), Course(squares)))


def reach(table: SagaTable, name: str, squares: int = 5) -> list[tuple[int, int]]:
    return goals(table.g, model_named(table.g, name), layout(table.g), Course(squares))


@pytest.mark.rule("SAGA-DARK-01", "SAGA-DARK-02")
def test_three_steps_around_a_counter_are_dark_but_not_behind_a_closed_door():
    table = SagaTable("#######", "K..D...", "#######")
    assert [place_of(table.g, square) for square in list_of(layout(table.g).dark)] == [(0, 1), (1, 1), (2, 1)]

    table.door("D1", open=True)

    assert [place_of(table.g, square) for square in list_of(layout(table.g).dark)][-1] == (3, 1)


@pytest.mark.rule("SAGA-DARK-01", "SAGA-DARK-02")
def test_a_counter_in_a_doorway_darkens_both_sides_of_the_closed_door():
    table = SagaTable("####.####", "....D....", "####.####")
    table.g.darkness.append(Darkness("K1", (4, 1)))
    both_sides = [(4, 0), *[(x, 1) for x in range(1, 8)], (4, 2)]

    assert [place_of(table.g, square) for square in list_of(layout(table.g).dark)] == both_sides


@pytest.mark.rule("SAGA-DARK-06")
def test_on_a_dark_square_the_only_step_is_straight_ahead():
    table = SagaTable(*HALL)
    table.mercenary("dulinsky", at=(6, 6), facing="north")

    assert reach(table, "dulinsky", 2) == [(6, 4), (6, 5)]


@pytest.mark.rule("SAGA-DARK-06")
def test_a_player_is_told_that_only_the_square_ahead_is_open():
    table = SagaTable(*HALL)
    table.mercenary("dulinsky", at=(6, 6), facing="north")
    table.answers({"move": "stay"})

    goes(table, "dulinsky", 2)

    blocked = table.question("move").blocked
    assert blocked is not None
    assert {refusal.rule for _, refusal in blocked()} == {"SAGA-DARK-06"} and len(blocked()) == 7


@pytest.mark.rule("SAGA-DARK-05")
def test_in_the_open_dark_nobody_turns():
    table = SagaTable(*HALL)
    who = table.mercenary("dulinsky", at=(6, 6), facing="north")
    table.answers({"move": [("to", 6, 5)]})

    goes(table, "dulinsky", 2)

    assert (who.model.at, who.model.facing) == ((6, 5), "north")


@pytest.mark.rule("SAGA-DARK-05")
def test_beside_a_wall_or_scenery_a_movement_may_begin_and_end_with_a_turn():
    hall = [*HALL]
    hall[7] = "......c......"
    table = SagaTable(*hall)
    who = table.mercenary("dulinsky", at=(6, 6), facing="north")
    assert reach(table, "dulinsky", 1) == [(6, 5), (5, 6), (7, 6)]
    table.answers({"move": [("to", 5, 6)], "facing": "south"})

    goes(table, "dulinsky", 1)

    assert (who.model.at, who.model.facing) == ((5, 6), "south")
    with pytest.raises(AssertionError, match="SAGA-DARK-06"):  # never during it
        walk(table.g, who.model, [(4, 6), (4, 5)], [3])


@pytest.mark.rule("SAGA-DARK-05")
def test_who_enters_the_board_begins_where_it_enters():
    """Somebody who waits stands nowhere yet; beside the counter it goes straight on, as its counter looks."""
    table = SagaTable(*HALL)
    waiting = table.agent("guard", facing="north", waiting="R1")

    going = walks(table.g, waiting, layout(table.g), 2, at=(6, 6))

    assert {place_of(table.g, corner) for corner in list_of(going.ends)} == {(6, 6), (6, 5), (6, 4)}


@pytest.mark.rule("SAGA-DARK-07", "SAGA-DARK-12")
def test_who_comes_up_against_something_turns_away():
    table = SagaTable("K...#", ".....", ".....")
    who = table.mercenary("dulinsky", at=(1, 0), facing="east")
    table.answers({"move": [("to", 3, 0)], "facing": "south"})

    goes(table, "dulinsky", 5)

    assert list(table.question("facing").options) == ["north", "south", "west"]
    assert (who.model.at, who.model.facing) == ((3, 0), "south")


@pytest.mark.rule("SAGA-DARK-12")
def test_a_model_ahead_is_nothing_to_come_up_against():
    table = SagaTable(*HALL)
    who = table.mercenary("dulinsky", at=(6, 7), facing="north")
    table.mercenary("curby", at=(6, 5), seat=0)
    table.answers({"move": [("to", 6, 6)]})

    goes(table, "dulinsky", 5)

    assert (who.model.at, who.model.facing) == ((6, 6), "north")  # in the open it cannot turn


@pytest.mark.rule("SAGA-DARK-07")
def test_who_does_not_move_has_not_come_up_against_anything():
    table = SagaTable("K..#", "....")
    who = table.mercenary("dulinsky", at=(2, 0), facing="east")

    assert final_facings(table.g, who.model) == ["north", "east", "south", "west"]


@pytest.mark.rule("SAGA-DARK-08")
def test_who_enters_in_the_dark_chooses_its_facing_first():
    hall = [*HALL]
    hall[6] = "......R......"
    table = SagaTable(*hall[:5], "......K......", *hall[6:])
    guard = table.agent("guard", waiting="R1")
    table.nexus_player()
    table.answers({"facing": "south", "move": [("to", 6, 8)]})

    table.run(enter_and_move, guard, [(6, 6)], 3)

    assert (guard.at, guard.facing) == ((6, 8), "south")
    assert [ask.rule for ask in table.asked] == ["SAGA-DARK-08", "SAGA-MOVE-01"]


@pytest.mark.rule("SAGA-DARK-09")
def test_out_of_the_dark_it_walks_as_it_likes_at_once():
    table = SagaTable(*HALL)
    table.mercenary("dulinsky", at=(6, 3), facing="north")

    assert {(5, 1), (7, 1), (6, 1)} <= set(reach(table, "dulinsky", 2))
    assert (5, 2) not in reach(table, "dulinsky", 1)


@pytest.mark.rule("SAGA-DARK-10")
def test_who_walks_into_the_dark_takes_the_direction_of_the_step():
    table = SagaTable(*HALL)
    who = table.mercenary("dulinsky", at=(6, 2), facing="west")
    table.answers({"move": [("to", 6, 4)]})

    goes(table, "dulinsky", 2)

    assert (who.model.at, who.model.facing) == ((6, 4), "south")


@pytest.mark.rule("SAGA-DARK-10")
def test_a_diagonal_step_into_the_dark_leaves_two_facings():
    table = SagaTable(*HALL)
    who = table.mercenary("dulinsky", at=(5, 2), facing="west")
    table.answers({"move": [("step", 6, 3), "stay"], "facing": "east"})

    goes(table, "dulinsky", 3)

    assert list(table.question("facing").options) == ["east", "south"]
    second = [ask for ask in table.asked if ask.kind == "move"][1]
    assert [option for option in second.options if option[0] == "to"] == [
        ("to", 7, 3), ("to", 8, 3), ("to", 6, 4), ("to", 6, 5),
    ]  # fmt: skip
    assert who.model.facing == "east"


@pytest.mark.rule("SAGA-DARK-13")
def test_who_stays_in_a_front_arc_turns_in_the_dark_only_beside_something():
    table = SagaTable(*HALL)
    who = table.mercenary("dulinsky", at=(6, 6), facing="north")
    table.agent("guard", at=(6, 5), facing="south")
    assert final_facings(table.g, who.model) == ["north"]

    table.g.ground[7] = "AAAAAAA#AAAAA"

    assert final_facings(table.g, who.model) == ["north", "east", "south", "west"]


@pytest.mark.rule("SAGA-DARK-06")
def test_eyes_that_need_no_light_walk_freely():
    table = SagaTable(*HALL)
    table.boss("shrike", at=(6, 6), facing="north")

    assert len(reach(table, "shrike", 1)) == 8


@pytest.mark.rule("SAGA-MOVE-10")
def test_in_the_dark_nobody_steps_onto_a_point_with_somebody_straight_ahead():
    hall = [*HALL]
    hall[4] = "......R......"
    table = SagaTable(*hall)
    who = table.mercenary("dulinsky", at=(6, 5), facing="north")
    assert single_steps(table.g, who.model, layout(table.g), Course(4)) == [(6, 4)]

    table.mercenary("curby", at=(6, 3), seat=0)

    assert single_steps(table.g, who.model, layout(table.g), Course(4)) == []
