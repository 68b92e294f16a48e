"""Front arcs, rear arcs, the arc of sight, and who is behind whom."""

import pytest

from starboard.games.saga.geometry.arcs import (
    arc_of_sight,
    behind,
    faces,
    front_arc,
    in_arc_of_sight,
    in_front_arc,
    rear_arc,
)
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.squares import ALL_ROUND, EAST, FACINGS, NORTH, SOUTH, WEST, Board, list_of
from tests.games.saga.geometry import reference
from tests.games.saga.geometry.drawing import Drawing
from tests.games.saga.geometry.random_maps import random_map

AROUND = """
    .....
    .123.
    .4A5.
    .678.
    .....
"""
AROUND_LARGE = """
    1234
    5AA6
    7AA8
    9abc
"""


@pytest.mark.rule("SAGA-ARC-01", "SAGA-ARC-02")
@pytest.mark.parametrize(
    ("facing", "front", "rear"),
    [(NORTH, "12345", "678"), (EAST, "23578", "146"), (SOUTH, "45678", "123"), (WEST, "12467", "358")],
)
def test_five_squares_are_in_front_and_three_behind(facing: int, front: str, rear: str):
    drawing = Drawing(AROUND)
    model = drawing.base("A")

    assert drawing.names(front_arc(drawing.layout, model, facing)) == front
    assert drawing.names(rear_arc(drawing.layout, model, facing)) == rear


@pytest.mark.rule("SAGA-LARGE-02", "SAGA-LARGE-11")
@pytest.mark.parametrize(("facing", "rear"), [(NORTH, "9abc"), (EAST, "1579"), (SOUTH, "1234"), (WEST, "468c")])
def test_a_large_model_has_four_squares_behind_it_and_eight_in_front(facing: int, rear: str):
    drawing = Drawing(AROUND_LARGE)
    model = drawing.base("A")

    assert drawing.names(rear_arc(drawing.layout, model, facing)) == rear
    assert drawing.names(front_arc(drawing.layout, model, facing)) == "".join(sorted(set("123456789abc") - set(rear)))


@pytest.mark.rule("SAGA-ARC-01", "SAGA-GEOM-05")
def test_arcs_do_not_reach_through_a_solid_corner():
    drawing = Drawing("""
        1#2
        #A3
    """)
    assert drawing.names(front_arc(drawing.layout, drawing.base("A"), NORTH)) == "23"


@pytest.mark.rule("SAGA-ARC-03")
def test_everything_before_the_rear_edge_is_in_the_arc_of_sight():
    drawing = Drawing("""
        11111
        11A11
        .....
    """)
    model = drawing.base("A")

    assert arc_of_sight(drawing.board, model, NORTH) == drawing.all_of("1A")
    assert in_arc_of_sight(drawing.board, model, NORTH, drawing.board.base(drawing.board.square(4, 1)))
    assert not in_arc_of_sight(drawing.board, model, NORTH, drawing.board.base(drawing.board.square(2, 2)))


@pytest.mark.rule("SAGA-LARGE-11")
def test_the_arc_of_sight_of_a_large_model_begins_at_its_rear_row():
    drawing = Drawing("""
        ..1
        AA1
        AA1
        ...
    """)
    model = drawing.base("A")

    assert arc_of_sight(drawing.board, model, NORTH) == drawing.all_of("1A") | 1 << 0 | 1 << 1
    assert arc_of_sight(drawing.board, model, EAST) == drawing.board.every
    # Whatever reaches over the line with one square is in the arc.
    two = drawing.board.base(drawing.board.square(2, 2), 1, 2)
    assert in_arc_of_sight(drawing.board, model, NORTH, two)


@pytest.mark.rule("SAGA-ARC-03", "SAGA-LARGE-11")
def test_arcs_are_as_the_formula_says():
    for seed in range(8):
        drawing = random_map(seed, large="A")
        board, layout = drawing.board, drawing.layout
        for name in "AB":
            for facing in (*FACINGS, ALL_ROUND):
                base = drawing.base(name)
                arc = arc_of_sight(board, base, facing)
                for square in range(board.width * board.height):
                    expected = reference.in_arc(layout, base, facing, square)
                    assert bool(arc >> square & 1) == expected
                    assert faces(base, facing, board.xs[square], board.ys[square]) == expected


@pytest.mark.rule("SAGA-ARC-04")
def test_with_360_degree_vision_nothing_is_behind():
    drawing = Drawing(AROUND)
    model, other = drawing.base("A"), drawing.board.base(drawing.square("7"))

    assert drawing.names(front_arc(drawing.layout, model, ALL_ROUND)) == "12345678"
    assert rear_arc(drawing.layout, model, ALL_ROUND) == 0
    assert behind(drawing.board, other, model, NORTH)
    assert not behind(drawing.board, other, model, ALL_ROUND)


@pytest.mark.rule("SAGA-ARC-06")
def test_to_be_in_a_front_arc_is_not_mutual():
    drawing = Drawing("AB")
    a, b = drawing.base("A"), drawing.base("B")

    assert in_front_arc(drawing.layout, a, b, WEST)
    assert not in_front_arc(drawing.layout, b, a, WEST)
    assert not in_front_arc(drawing.layout, drawing.base("A"), drawing.base("A"), WEST)


@pytest.mark.rule("SAGA-ARC-07")
def test_behind_is_meant_at_any_distance():
    drawing = Drawing("""
        .B..C
        .....
        ..A..
        D.E..
    """)
    board, defender = drawing.board, drawing.base("A")
    who = [name for name in "BCDE" if behind(board, drawing.base(name), defender, NORTH)]
    others = [name for name in "BCDE" if behind(board, drawing.base(name), defender, EAST)]

    assert who == ["D", "E"]
    assert others == ["B", "D"]


@pytest.mark.rule("SAGA-LARGE-03", "SAGA-LARGE-04")
def test_a_large_model_in_both_arcs_is_in_front_and_not_behind():
    drawing = Drawing("""
        A.BB
        .CBB
        ..DD
        ..DD
    """)
    half, wholly = drawing.base("B"), drawing.base("D")
    fighter = drawing.base("C")

    assert in_front_arc(drawing.layout, half, fighter, NORTH)
    assert rear_arc(drawing.layout, fighter, NORTH) & wholly.mask and not in_front_arc(
        drawing.layout, wholly, fighter, NORTH
    )
    assert behind(drawing.board, wholly, fighter, NORTH)
    assert not behind(drawing.board, half, drawing.base("A"), NORTH)
    # One square of it in the rear arc, another in the front arc.
    board = Board(4, 4, (1 << 16) - 1)
    layout, both, one = Layout(board), board.base(board.square(1, 1), 2, 2), board.base(board.square(0, 1))
    assert front_arc(layout, one, NORTH) & both.mask and rear_arc(layout, one, NORTH) & both.mask
    assert in_front_arc(layout, both, one, NORTH)
    assert not behind(board, both, one, NORTH)


@pytest.mark.rule("SAGA-ARC-06", "SAGA-ARC-02")
def test_front_and_rear_arc_share_the_adjacent_squares_out():
    for seed in range(20):
        drawing = random_map(seed, large="B")
        for name in "AB":
            for facing in FACINGS:
                base = drawing.base(name)
                front, rear = front_arc(drawing.layout, base, facing), rear_arc(drawing.layout, base, facing)
                assert front & rear == 0
                assert front | rear == drawing.layout.adjacent_squares(base)
                for square in list_of(rear):
                    assert behind(drawing.board, drawing.board.base(square), base, facing)
