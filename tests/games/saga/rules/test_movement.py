"""Moving models: steps, walks, stops, facings, points, the board's edge (SAGA-MOVE, SAGA-LARGE)."""

import pytest

from starboard.games.saga.rules.lookups import model_named
from starboard.games.saga.rules.movement import move_choices
from starboard.games.saga.rules.movement.move_choices import Course
from starboard.games.saga.rules.movement.movement import enter, step, turn, walk, walks
from starboard.games.saga.rules.movement.moving import enter_and_move, move, move_by_effect
from starboard.games.saga.rules.places import layout
from starboard.games.saga.state.fields import Model
from starboard.games.saga.testing.table import SagaTable
from starboard.kernel.requests import Ask


def ends(table: SagaTable, name: str = "move") -> list[tuple[int, int]]:
    """Where the last question about a move let the walk end."""
    return [option[1:] for option in table.question(name).options if option[0] == "to"]


def goals(table: SagaTable, model: Model, squares: int) -> list[tuple[int, int]]:
    """Where a movement of so many squares may end."""
    return move_choices.goals(table.g, model, layout(table.g), Course(squares))


def offered(table: SagaTable, word: str) -> list[tuple[int, int]]:
    return [option[1:] for option in table.question("move").options if option[0] == word]


def refused(ask: Ask) -> dict[tuple[str, int, int], str]:
    assert ask.blocked is not None
    return {option: refusal.rule for option, refusal in ask.blocked()}


def course(table: SagaTable, name: str, squares: int, exits: list[tuple[int, int]] | None = None) -> None:
    """A model moves as the script says, with a Move of so many squares."""
    table.run(lambda g: move(g, model_named(g, name), Course(squares, exits)))


@pytest.mark.rule("SAGA-MOVE-01")
def test_a_model_goes_as_many_squares_as_its_move_and_diagonals_cost_the_same():
    table = SagaTable("........", "........", "........")
    who = table.mercenary("dulinsky", at=(0, 0))
    table.answers({"move": [("to", 5, 2)], "facing": "east"})

    course(table, "dulinsky", 5)

    assert (who.model.at, who.model.facing) == ((5, 2), "east")
    assert max([x for x, _ in ends(table)]) == 5


@pytest.mark.rule("SAGA-MOVE-01")
def test_who_steps_on_has_so_much_less_left():
    table = SagaTable("........")
    table.mercenary("dulinsky", at=(0, 0))
    table.answers({"move": [("step", 1, 0), ("step", 2, 0), ("to", 3, 0)], "facing": "east"})

    course(table, "dulinsky", 4)

    assert [ask.about["left"] for ask in table.asked if ask.kind == "move"] == [4, 3, 2]
    assert ends(table) == [(0, 0), (1, 0), (3, 0), (4, 0)]


@pytest.mark.rule("SAGA-MOVE-02")
def test_facing_does_not_limit_steps_in_the_light():
    table = SagaTable("...", "...", "...")
    table.mercenary("dulinsky", at=(1, 1), facing="north")
    table.answers({"move": "stay", "facing": "south"})

    course(table, "dulinsky", 1)

    assert len(ends(table)) == 8


@pytest.mark.rule("SAGA-MOVE-03")
def test_the_facing_is_chosen_even_by_who_stays():
    table = SagaTable("...")
    who = table.mercenary("dulinsky", at=(1, 0), facing="north")
    table.answers({"move": "stay", "facing": "west"})

    course(table, "dulinsky", 5)

    assert (who.model.at, who.model.facing) == ((1, 0), "west")
    assert list(table.question("facing").options) == ["north", "east", "south", "west"]


@pytest.mark.rule("SAGA-MOVE-04")
def test_the_table_is_told_every_square_of_the_path():
    table = SagaTable("....", ".##.", "....")
    who = table.mercenary("dulinsky", at=(0, 1))
    table.g.acting = "dulinsky"
    table.answers({"move": [("step", 0, 2), ("to", 3, 1)], "facing": "north"})

    course(table, "dulinsky", 5)

    assert [told.args["path"] for told in table.told("moved")] == [((0, 2),), ((1, 2), (2, 2), (3, 1))]
    assert (table.g.path, table.g.moved) == ([(0, 2), (1, 2), (2, 2), (3, 1)], 4)
    assert who.model.at == (3, 1)


@pytest.mark.rule("SAGA-MOVE-04")
@pytest.mark.parametrize("path", [[(2, 0)], [(0, 0)], [(1, 0), (3, 0)], [(0, 1)]])
def test_a_path_with_an_illegal_step_is_no_path(path: list[tuple[int, int]]):
    table = SagaTable("....", "#...")
    who = table.mercenary("dulinsky", at=(0, 0))

    with pytest.raises(AssertionError, match="cannot step"):
        walk(table.g, who.model, path)


@pytest.mark.rule("SAGA-MOVE-05")
def test_nobody_enters_or_passes_models_scenery_doors_and_walls():
    table = SagaTable("....c.", "######", "....D.", "######", "......")
    curby = table.mercenary("curby", at=(0, 0))
    table.mercenary("alyse", at=(2, 0), seat=0)
    wrath = table.mercenary("wrath", at=(3, 2), seat=0)
    devil = table.mercenary("devil", at=(0, 4), seat=0)
    table.agent("guard", at=(2, 4), facing="east")

    assert goals(table, curby.model, 5) == [(1, 0)]
    assert goals(table, wrath.model, 5) == [(0, 2), (1, 2), (2, 2)]
    assert goals(table, devil.model, 5) == [(1, 4)]


@pytest.mark.rule("SAGA-MOVE-05", "SAGA-MOVE-06")
def test_a_player_is_told_why_a_square_next_to_it_is_closed():
    table = SagaTable(".c.", "c..", "..D")
    table.mercenary("dulinsky", at=(1, 1))
    table.agent("guard", at=(2, 1), facing="east")
    table.answers({"move": "stay", "facing": "south"})

    course(table, "dulinsky", 1)

    assert refused(table.question("move")) == {
        ("to", 0, 0): "SAGA-MOVE-06", ("to", 1, 0): "SAGA-MOVE-05", ("to", 2, 0): "SAGA-MOVE-06",
        ("to", 0, 1): "SAGA-MOVE-05", ("to", 2, 1): "SAGA-MOVE-05", ("to", 2, 2): "SAGA-MOVE-05",
    }  # fmt: skip


@pytest.mark.rule("SAGA-MOVE-05")
def test_a_player_is_not_told_why_nobody_walks_into_a_wall():
    table = SagaTable("..#", "..c")
    table.mercenary("dulinsky", at=(1, 0))
    table.answers({"move": "stay", "facing": "south"})

    course(table, "dulinsky", 1)

    assert list(refused(table.question("move"))) == [("to", 2, 1)]


@pytest.mark.rule("SAGA-MOVE-06")
@pytest.mark.parametrize(("rows", "reached"), [((".#", ".."), True), (("..", "#."), True), ((".#", "#."), False)])
def test_the_rulebooks_diagonal_from_a_to_b_needs_one_of_the_squares_x(rows: tuple[str, str], reached: bool):
    table = SagaTable(*rows)
    who = table.mercenary("dulinsky", at=(0, 0))

    assert ((1, 1) in goals(table, who.model, 1)) is reached


@pytest.mark.rule("SAGA-MOVE-06")
def test_two_models_close_a_diagonal_like_walls():
    table = SagaTable("..", "..")
    who = table.mercenary("dulinsky", at=(0, 0))
    table.mercenary("curby", at=(1, 0))
    table.mercenary("alyse", at=(0, 1))

    assert goals(table, who.model, 5) == []


@pytest.mark.rule("SAGA-MOVE-07")
def test_the_tutorial_guard_stops_dulinsky_in_its_front_arc():
    table = SagaTable(".......", ".......", ".......")
    who = table.mercenary("dulinsky", at=(0, 1))
    table.agent("guard", at=(3, 1), facing="west")
    now = layout(table.g)

    reach = goals(table, who.model, 5)

    assert (2, 1) in reach  # the square X: she may go there, and stops
    assert all((x, y) not in reach for x in (4, 5, 6) for y in (0, 1, 2))
    with pytest.raises(AssertionError, match="SAGA-MOVE-07"):
        walk(table.g, who.model, [(1, 1), (2, 1), (3, 2)])
    assert walks(table.g, who.model, now, 5, slipping=True).ends >> (1 * 7 + 5) & 1


@pytest.mark.rule("SAGA-MOVE-07")
def test_only_squares_entered_count_not_those_beside_a_diagonal():
    table = SagaTable("#...", "....", "....")
    who = table.mercenary("dulinsky", at=(0, 1))
    table.agent("guard", at=(2, 2), facing="west")  # its front arc holds (1, 1), beside the step to (1, 0)

    walk(table.g, who.model, [(1, 0), (2, 0), (3, 0)])

    assert who.model.at == (3, 0)


@pytest.mark.rule("SAGA-MOVE-07")
def test_a_step_into_a_front_arc_is_no_single_step_for_nothing_follows_it():
    table = SagaTable("....")
    table.mercenary("dulinsky", at=(0, 0))
    table.agent("guard", at=(2, 0), facing="west")
    table.answers({"move": ("to", 1, 0), "facing": "east"})

    course(table, "dulinsky", 5)

    assert offered(table, "step") == []


@pytest.mark.rule("SAGA-MOVE-08")
def test_who_begins_in_a_front_arc_stays_or_breaks_away():
    table = SagaTable("....", "....", "....")
    who = table.mercenary("dulinsky", at=(1, 1), facing="north")
    table.agent("guard", at=(2, 1), facing="west")
    table.answers({"move": "stay", "facing": "east"})

    course(table, "dulinsky", 5)

    options = table.question("SAGA-MOVE-08").options
    assert options[0] == "stay" and {option[0] for option in options[1:]} == {"break-away"}
    assert refused(table.question("move"))["to", 0, 1] == "SAGA-MOVE-08"
    assert (who.model.at, who.model.facing) == ((1, 1), "east")


@pytest.mark.rule("SAGA-MOVE-09", "SAGA-MOVE-16")
def test_a_mercenary_crosses_a_reinforcement_point_but_does_not_end_on_it():
    table = SagaTable("..R..")
    who = table.mercenary("dulinsky", at=(1, 0))
    table.g.points[0].active = False  # the counter is there all the same
    table.answers({"move": [("step", 2, 0), ("to", 4, 0)], "facing": "east"})

    course(table, "dulinsky", 4)

    first, second = [ask for ask in table.asked if ask.kind == "move"]
    assert ("to", 2, 0) not in first.options
    assert "stay" not in second.options
    assert who.model.at == (4, 0)


@pytest.mark.rule("SAGA-MOVE-09")
def test_who_can_neither_leave_a_point_nor_end_there_stays():
    table = SagaTable("#R#")
    who = table.mercenary("dulinsky", at=(1, 0))
    table.answers({"facing": "east"})

    course(table, "dulinsky", 5)

    assert (who.model.at, who.model.facing) == ((1, 0), "east")


@pytest.mark.rule("SAGA-MOVE-09")
def test_a_player_is_told_why_no_movement_ends_on_a_point():
    table = SagaTable("..R")
    table.mercenary("dulinsky", at=(1, 0))
    table.answers({"move": "stay", "facing": "east"})

    course(table, "dulinsky", 1)

    assert refused(table.question("move")) == {("to", 2, 0): "SAGA-MOVE-09"}


@pytest.mark.rule("SAGA-MOVE-10")
@pytest.mark.parametrize(("squares", "guard", "crossed"), [(2, None, True), (1, None, False), (5, (3, 0), False)])
def test_a_step_that_would_end_on_a_point_is_illegal(squares: int, guard: tuple[int, int] | None, crossed: bool):
    table = SagaTable(".R..", "####", "....")
    who = table.mercenary("dulinsky", at=(0, 0))
    if guard:
        table.agent("guard", at=(2, 0), facing="west")

    assert ((2, 0) in goals(table, who.model, squares)) is crossed
    assert (1, 0) not in goals(table, who.model, squares)


@pytest.mark.rule("SAGA-MOVE-11")
def test_agents_stop_on_reinforcement_points():
    table = SagaTable(".R..")
    guard = table.agent("guard", at=(0, 0))

    assert (1, 0) in goals(table, guard, 1)


@pytest.mark.rule("SAGA-MOVE-12")
def test_the_entry_square_is_the_first_square_of_the_movement():
    table = SagaTable("R......")
    guard = table.agent("guard", waiting="R1")
    table.nexus_player()
    table.g.acting = guard.name
    table.answers({"move": ("to", 4, 0), "facing": "east"})

    table.run(enter_and_move, guard, [(0, 0)], 5)

    assert max(ends(table)) == (4, 0)
    assert (guard.at, guard.waiting, table.g.moved) == ((4, 0), "", 5)


@pytest.mark.rule("SAGA-MOVE-12")
def test_who_enters_into_a_front_arc_stops_there():
    table = SagaTable("R......", ".......")
    table.mercenary("dulinsky", at=(1, 0), facing="west")
    guard = table.agent("guard", waiting="R1")
    table.nexus_player()
    table.answers({"facing": "east"})

    table.run(enter_and_move, guard, [(0, 0)], 5)

    assert guard.at == (0, 0)


@pytest.mark.rule("SAGA-MOVE-13")
def test_nobody_enters_on_an_occupied_square():
    table = SagaTable("R......")
    table.agent("guard", at=(0, 0))
    guard = table.agent("guard", waiting="R1")

    with pytest.raises(AssertionError, match="SAGA-MOVE-13"):
        enter(table.g, guard, (0, 0), "east")


@pytest.mark.rule("SAGA-MOVE-14")
def test_leaving_the_board_costs_a_square_at_the_exit():
    table = SagaTable(".....")
    who = table.mercenary("dulinsky", at=(0, 0))
    table.answers({"move": ("leave", 4, 0)})

    course(table, "dulinsky", 5, exits=[(4, 0)])

    assert (who.model.at, who.status) == (None, "left")


@pytest.mark.rule("SAGA-MOVE-14")
def test_without_a_square_left_or_in_a_front_arc_nobody_leaves():
    table = SagaTable(".....", "#####", "...#.")
    table.mercenary("dulinsky", at=(0, 0))
    table.mercenary("curby", at=(0, 2), seat=0)
    table.agent("guard", at=(2, 2), facing="west")
    table.answers({"move": "stay", "facing": "north"})
    course(table, "dulinsky", 4, exits=[(4, 0)])
    assert offered(table, "leave") == []

    table.answers({"move": "stay", "facing": "north"})
    course(table, "curby", 4, exits=[(1, 2)])
    assert offered(table, "leave") == [] and (1, 2) in ends(table)


@pytest.mark.rule("SAGA-MOVE-14")
def test_where_the_mission_names_no_exit_nobody_leaves():
    table = SagaTable("...")
    table.mercenary("dulinsky", at=(0, 0))
    table.answers({"move": "stay", "facing": "north"})

    course(table, "dulinsky", 4)

    assert offered(table, "leave") == []


@pytest.mark.rule("SAGA-MOVE-15")
def test_an_effect_moves_out_of_a_front_arc_without_free_attacks_and_its_controller_decides():
    table = SagaTable("..R.", "....", "....")
    who = table.mercenary("dulinsky", at=(1, 1))
    table.agent("guard", at=(2, 1), facing="west")
    nexus = table.nexus_player()
    table.answers({(nexus.seat, "move"): ("to", 0, 2), (nexus.seat, "facing"): "west"})

    table.run(move_by_effect, who.model, 2, nexus.seat)

    assert (who.model.at, who.model.facing, table.rolled) == ((0, 2), "west", [])
    assert (2, 0) not in ends(table)  # never on a Reinforcement Point


@pytest.mark.rule("SAGA-MOVE-15")
def test_what_an_effect_moves_is_no_movement_of_the_acting_model():
    table = SagaTable("....")
    who = table.mercenary("dulinsky", at=(0, 0))
    table.g.acting = "somebody-else"

    step(table.g, who.model, (1, 0))

    assert (who.model.at, table.g.path, table.g.moved) == ((1, 0), [], 0)


# --- Large models ---


@pytest.mark.rule("SAGA-LARGE-01", "SAGA-LARGE-05", "SAGA-LARGE-06")
def test_a_large_model_needs_room_for_its_whole_base():
    table = SagaTable("....#..", "...#...", "......#", "......#")
    boss = table.boss("chovar", at=(0, 0))

    reach = goals(table, boss, 4)

    assert (1, 1) in reach and (1, 2) in reach and (4, 2) in reach
    assert (2, 0) not in reach and (5, 0) not in reach  # a base there would stand in a wall
    turn(table.g, boss, "east")
    walk(table.g, boss, [(1, 0), (1, 1), (2, 2)])
    assert (boss.at, boss.facing) == ((2, 2), "east")


@pytest.mark.rule("SAGA-LARGE-09")
def test_a_large_model_stops_when_it_covers_a_new_square_of_a_front_arc():
    table = SagaTable("......", "......", "......")
    boss = table.boss("chovar", at=(0, 0))
    table.mercenary("dulinsky", at=(4, 0), facing="west")

    reach = goals(table, boss, 4)

    assert (2, 0) in reach and (2, 1) in reach
    with pytest.raises(AssertionError, match="SAGA-MOVE-07"):
        walk(table.g, boss, [(1, 0), (2, 0), (2, 1)])


@pytest.mark.rule("SAGA-LARGE-10")
def test_the_own_squares_of_a_large_model_do_not_stand_in_its_way():
    table = SagaTable("...", "..c")
    boss = table.boss("chovar", at=(0, 0))

    assert goals(table, boss, 3) == []
    table.g.scenery.clear()
    assert goals(table, boss, 3) == [(1, 0)]


@pytest.mark.rule("SAGA-LARGE-10")
def test_a_large_model_steps_diagonally_if_one_straight_shift_of_its_base_is_possible():
    rows = "...", "...", "..."
    one, both = SagaTable(*rows), SagaTable(*rows)
    for table in (one, both):
        table.boss("chovar", at=(0, 0))
        table.agent("guard", at=(2, 0))
    both.agent("guard", at=(0, 2))

    assert goals(one, one.g.enemies[0], 1) == [(0, 1), (1, 1)]
    assert goals(both, both.g.enemies[0], 1) == []
