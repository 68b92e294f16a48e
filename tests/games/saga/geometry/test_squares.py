"""Squares, bases, adjacency and what is free."""

import pytest

from starboard.games.saga.geometry.squares import FACINGS, FORWARD, board_of, list_of, set_of
from tests.games.saga.geometry import reference
from tests.games.saga.geometry.drawing import Drawing
from tests.games.saga.geometry.random_maps import random_map


@pytest.mark.rule("SAGA-GEOM-01")
def test_x_grows_to_the_east_and_y_to_the_south():
    board = board_of(["...#", "...."])
    corner, other = board.base(board.square(0, 0)), board.base(board.square(2, 1))

    assert (corner.centre_x, corner.centre_y) == (1, 1)  # half squares: the centre of (0, 0) is (0.5, 0.5)
    assert (other.centre_x, other.centre_y) == (5, 3)
    assert board.south(board.east(corner.mask)) == 1 << board.square(1, 1)
    assert board.north(corner.mask) == board.west(corner.mask) == board.east(1 << board.square(3, 0)) == 0


@pytest.mark.rule("SAGA-GEOM-02")
def test_void_and_everything_outside_is_wall():
    drawing = Drawing("A.#")
    layout = drawing.layout

    assert layout.walls == layout.opaque & ~drawing.base("A").mask == drawing.all_of("#")
    assert layout.free == drawing.all_of(".")
    # The square at the corner would be reached past a free square; all others around are off the map.
    assert drawing.board.touching(drawing.base("A").mask) == drawing.all_of(".")


@pytest.mark.rule("SAGA-GEOM-03", "SAGA-LARGE-01")
def test_a_model_fills_its_base():
    drawing = Drawing("""
        .BB
        ABB
    """)
    large, small = drawing.base("B"), drawing.base("A")

    assert len(small.squares) == 1 and len(large.squares) == 4
    assert (large.centre_x, large.centre_y) == (4, 2)  # the common corner of the four squares
    assert (large.wide, large.high, small.wide, small.high) == (2, 2, 1, 1)
    assert drawing.board.base(drawing.board.square(1, 0), 2, 2) is large
    assert drawing.layout.free == drawing.all_of(".")


@pytest.mark.rule("SAGA-GEOM-04")
def test_eight_squares_are_adjacent_and_no_others():
    drawing = Drawing("""
        .....
        .123.
        .4A5.
        .678.
        .....
    """)
    around = drawing.layout.adjacent_squares(drawing.base("A"))

    assert drawing.names(around) == "12345678"
    assert around.bit_count() == 8


@pytest.mark.rule("SAGA-GEOM-04")
def test_bases_are_adjacent_if_any_two_of_their_squares_are():
    drawing = Drawing("""
        BB..
        BBA.
        ...C
        D...
    """)
    large = drawing.base("B")

    assert drawing.layout.adjacent(large, drawing.base("A"))
    assert drawing.layout.adjacent(drawing.base("A"), drawing.base("C"))
    assert not drawing.layout.adjacent(large, drawing.base("C"))
    assert not drawing.layout.adjacent(drawing.base("D"), large)


@pytest.mark.rule("SAGA-GEOM-05")
@pytest.mark.parametrize("solid", ["##", "++", "#+", "gg", "#?"])
def test_nobody_is_adjacent_through_a_solid_corner(solid: str):
    drawing = Drawing(f"A{solid[0]}\n{solid[1]}B")

    assert not drawing.layout.adjacent(drawing.base("A"), drawing.base("B"))
    assert not drawing.layout.adjacent(drawing.base("B"), drawing.base("A"))


@pytest.mark.rule("SAGA-GEOM-05")
@pytest.mark.parametrize("shared", ["#.", "mm", "ok", "#o", "+m", "k#", "g."])
def test_models_and_scenery_at_the_corner_do_not_break_adjacency(shared: str):
    drawing = Drawing(f"A{shared[0]}\n{shared[1]}B")

    assert drawing.layout.adjacent(drawing.base("A"), drawing.base("B"))


@pytest.mark.rule("SAGA-GEOM-05")
def test_a_corner_of_the_map_is_solid_too():
    drawing = Drawing("""
        A#
        +B
    """)
    assert not drawing.layout.adjacent(drawing.base("A"), drawing.base("B"))
    drawing.layout.set_doors([])
    assert drawing.layout.adjacent(drawing.base("A"), drawing.base("B"))


@pytest.mark.rule("SAGA-GEOM-06")
def test_a_model_faces_one_of_four_sides():
    assert [FORWARD[facing] for facing in FACINGS] == [(0, -1), (1, 0), (0, 1), (-1, 0)]


@pytest.mark.rule("SAGA-GEOM-07")
def test_free_squares_hold_nothing():
    drawing = Drawing("""
        .1#?
        ok+g
        mA*.
    """)
    layout = drawing.layout

    assert layout.free == drawing.all_of(".1*")
    layout.remove_piece("o0")
    layout.set_doors([])
    layout.move_model(drawing.base("A").mask, drawing.all_of("1"))
    assert layout.free == drawing.all_of(".*o+A")


@pytest.mark.rule("SAGA-GEOM-04", "SAGA-GEOM-05")
def test_adjacency_is_mutual_and_as_the_rule_says_on_random_maps():
    for seed in range(12):
        layout = random_map(seed).layout
        board = layout.board
        for one in range(board.width * board.height):
            around = set(list_of(layout.adjacent_squares(board.base(one))))
            assert around == {
                other for other in range(board.width * board.height) if reference.adjacent(layout, one, other)
            }
            assert all(layout.adjacent(board.base(other), board.base(one)) for other in around)


def test_a_copy_goes_its_own_way():
    drawing = Drawing("A.o+")
    copy = drawing.layout.copy()
    copy.set_models(0)
    copy.remove_piece("o0")
    copy.set_doors([])

    assert copy.free == drawing.all_of("A.o+")
    assert drawing.layout.free == drawing.all_of(".")


def test_lists_and_sets_of_squares():
    assert list_of(set_of([7, 2, 300])) == [2, 7, 300]
