"""Steps, walks, distances and the radius of darkness."""

from itertools import pairwise
from random import Random

import pytest

from starboard.games.saga.geometry.layout import DARKNESS_RADIUS
from starboard.games.saga.geometry.squares import Base, list_of
from starboard.games.saga.geometry.walking import (
    NO_WALK,
    Walks,
    corners_to_stand_on,
    distance,
    distances,
    enters,
    steps,
)
from tests.games.saga.geometry import reference
from tests.games.saga.geometry.drawing import Drawing
from tests.games.saga.geometry.random_maps import random_map


def walk(scene: str, one: str = "A", other: str = "B") -> int:
    drawing = Drawing(scene)
    there, back = drawing.base(one), drawing.base(other)
    assert distance(drawing.layout, there, back) == distance(drawing.layout, back, there)
    return distance(drawing.layout, there, back)


@pytest.mark.rule("SAGA-MOVE-06", "SAGA-GEOM-07")
def test_a_step_leads_to_the_eight_squares_around_if_they_are_free():
    drawing = Drawing("..... / .123. / .4A5. / .678. / .....")
    assert drawing.names(steps(drawing.layout, drawing.base("A"))) == "12345678"
    crowded = Drawing("1o2 / kA+ / 3m4")
    assert steps(crowded.layout, crowded.base("A")) == 0


@pytest.mark.rule("SAGA-MOVE-06")
@pytest.mark.parametrize("shared", ["##", "mm", "ok", "+m", "#g", "?o"])
def test_a_diagonal_step_needs_one_free_square_beside(shared: str):
    blocked = Drawing(f"A{shared[0]} / {shared[1]}1")
    assert steps(blocked.layout, blocked.base("A")) == 0
    one_free = Drawing(f"A{shared[0]} / 21")
    assert one_free.names(steps(one_free.layout, one_free.base("A"))) == "12"


@pytest.mark.rule("SAGA-LARGE-05", "SAGA-LARGE-06")
def test_a_large_model_needs_room_for_its_whole_base():
    drawing = Drawing("""
        ......
        .AA.#.
        .AA...
        ####..
    """)
    corners = {(square % 6, square // 6) for square in list_of(steps(drawing.layout, drawing.base("A")))}
    assert corners == {(0, 0), (1, 0), (2, 0), (0, 1), (2, 1)}
    narrow = Drawing("AA... / AA###")
    assert steps(narrow.layout, narrow.base("A")) == 0


@pytest.mark.rule("SAGA-LARGE-10")
def test_a_large_diagonal_step_needs_one_of_the_two_straight_shifts():
    free = Drawing("AA#. / AA.. / ....")
    corners = list_of(steps(free.layout, free.base("A")))
    assert corners == [free.board.square(0, 1), free.board.square(1, 1)]
    # Neither the shift to the east nor that to the south is possible.
    barred = Drawing("AA#. / AA.. / #...")
    assert steps(barred.layout, barred.base("A")) == 0


@pytest.mark.rule("SAGA-LARGE-09")
def test_a_large_model_enters_an_arc_with_any_new_square():
    drawing = Drawing("AA1. / AA2. / 3...")
    board, before = drawing.board, drawing.base("A")
    east = board.base(board.square(1, 0), 2, 2)

    assert enters(before, east, 1 << drawing.square("2"))
    assert not enters(before, east, 1 << drawing.square("3"))
    assert not enters(before, east, 1 << board.square(1, 1))  # covered before the step too


@pytest.mark.rule("SAGA-LARGE-09", "SAGA-MOVE-07")
def test_whoever_enters_a_front_arc_goes_no_further():
    corridor = Drawing("A123456")
    arcs = 1 << corridor.square("3")
    walks = Walks(corridor.layout, corridor.base("A"), 5, arcs)
    assert corridor.names(walks.reached) == "123A"
    large = Drawing("AA.... / AA....")
    base, board = large.base("A"), large.board
    # A step that only keeps covering a square of an arc does not stop it; one onto a new square does.
    walks = Walks(large.layout, base, 4, 1 << board.square(1, 0))
    assert list_of(walks.reached) == [0, 1, 2, 3, 4]
    walks = Walks(large.layout, base, 4, 1 << board.square(3, 1))
    assert list_of(walks.reached) == [0, 1, 2]


def test_a_walk_crosses_where_it_may_not_stop():
    drawing = Drawing("A12345")
    barred = 1 << drawing.square("2") | 1 << drawing.square("4")
    walks = Walks(drawing.layout, drawing.base("A"), 4, 0, barred)

    assert drawing.names(walks.ends) == "13A"
    assert drawing.names(walks.reached) == "123A"  # the last step does not lead onto a barred square
    stopped = Walks(drawing.layout, drawing.base("A"), 4, 1 << drawing.square("2"), barred)
    assert drawing.names(stopped.reached) == "1A"


def test_nobody_walks_through_glass():
    drawing = Drawing("AA.g.. / AA.g..")

    assert list_of(Walks(drawing.layout, drawing.base("A"), 5).reached) == [0, 1]


def test_paths_are_shortest_legal_and_always_the_same():
    for seed in range(25):
        drawing = random_map(seed, large="A" if seed % 2 else "")
        base, board = drawing.base("A"), drawing.board
        walks = Walks(drawing.layout, base, 5, drawing.layout.adjacent_squares(drawing.base("B")))
        again = Walks(drawing.layout, base, 5, drawing.layout.adjacent_squares(drawing.base("B")))
        for number, ring in enumerate(walks.rings):
            for corner in list_of(ring):
                path = walks.path_to(corner)
                assert len(path) == number and path == again.path_to(corner)
                _check_path(drawing, base, path, corner)
        assert board.floor >> walks.start & 1


def _check_path(drawing: Drawing, base: Base, path: list[int], corner: int) -> None:
    layout, board = drawing.layout.copy(), drawing.board
    arcs = layout.adjacent_squares(drawing.base("B"))
    where = base
    for number, place in enumerate(path):
        assert steps(layout, where) >> place & 1
        there = board.base(place, base.wide, base.high)
        assert number == len(path) - 1 or not enters(where, there, arcs)
        layout.move_model(where.mask, there.mask)
        where = there
    assert where.squares[0] == corner


@pytest.mark.rule("SAGA-MOVE-06", "SAGA-LARGE-10")
def test_reach_is_as_walked_step_by_step_on_random_maps():
    for seed in range(25):
        drawing = random_map(seed, large="A" if seed % 2 else "")
        layout, base, board = drawing.layout, drawing.base("A"), drawing.board
        standing = {
            corner
            for corner in range(board.width * board.height)
            if board.xs[corner] + base.wide <= board.width
            and board.ys[corner] + base.high <= board.height
            and board.base(corner, base.wide, base.high).mask & ~(layout.free | base.mask) == 0
        }
        reached = edge = {base.squares[0]}
        for _ in range(4):
            edge = {
                to
                for start in edge
                for to in reference.steps_from(start, board.width, board.height, standing, standing)
            }
            reached = reached | edge
        assert set(list_of(Walks(layout, base, 4).reached)) == reached


@pytest.mark.rule("SAGA-GEOM-08")
def test_distance_counts_steps_around_what_cannot_be_crossed():
    assert walk("A..B") == 3
    assert walk("A... / ...B") == 3
    assert walk("AB") == 1
    assert walk("A.m.B") == 4  # models do not matter
    assert walk("A.#.B / .....") == 4
    assert walk("A.o.B / .....") == 4
    assert walk("A#.. / o..B / ....") == NO_WALK + 3
    assert walk("A#.. / ...B / ....") == 3


@pytest.mark.rule("SAGA-GEOM-08")
@pytest.mark.parametrize("thing", ["#", "+", "o", "k", "g", "?"])
def test_without_a_walk_the_greater_difference_counts_a_thousand_more(thing: str):
    assert walk(f"A.{thing}.B") == NO_WALK + 4
    assert walk(f"A{thing} / {thing}B") == NO_WALK + 1


@pytest.mark.rule("SAGA-GEOM-08")
def test_scenery_may_be_the_first_or_last_square_and_large_things_are_measured_from_the_nearest():
    drawing = Drawing("A..kk.B / .......")
    layout, cabinet = drawing.layout, drawing.piece("k0")

    assert distance(layout, drawing.base("A"), cabinet) == 3
    assert distance(layout, cabinet, drawing.base("B")) == 2
    assert distance(layout, drawing.base("A"), drawing.base("B")) == 6
    door = Drawing("A.+")
    assert distance(door.layout, door.base("A"), door.board.base_of(door.layout.doors[0])) == 2
    assert walk("AA..BB / AA..BB") == 3
    assert walk("AA.. / AA..", other="A") == 0


@pytest.mark.rule("SAGA-GEOM-08")
def test_distances_are_mutual_and_as_the_reference_says_on_random_maps():
    walks, none = 0, 0
    for seed in range(60):
        drawing = random_map(seed, large="B" if seed % 2 else "")
        one, other = drawing.base("A"), drawing.base("B")
        found = distance(drawing.layout, one, other)
        assert found == distance(drawing.layout, other, one)
        expected = reference.walking_distance(drawing.layout, one, other)
        assert (found if found < NO_WALK else None) == expected
        walks, none = walks + (expected is not None), none + (expected is None)
        everywhere = distances(drawing.layout, one)
        for square, steps_there in enumerate(everywhere):
            far = distance(drawing.layout, one, drawing.board.base(square))
            assert steps_there == (far if far < NO_WALK else -1)
    assert walks > 20 and none > 2


@pytest.mark.rule("SAGA-DARK-01", "SAGA-DARK-02")
def test_in_the_open_darkness_is_a_block_of_seven_by_seven():
    drawing = Drawing("\n".join(["........."] * 4 + ["....*...."] + ["........."] * 4))
    expected = {(x, y) for x in range(1, 8) for y in range(1, 8)}

    assert DARKNESS_RADIUS == 3
    assert {(square % 9, square // 9) for square in list_of(drawing.layout.dark)} == expected


@pytest.mark.rule("SAGA-DARK-02")
def test_darkness_passes_models_and_scenery_but_not_walls_or_closed_doors():
    drawing = Drawing("1m*ok23 / #######")
    assert drawing.layout.dark == drawing.all_of("1m*ok2")
    assert Drawing("*1#23").layout.dark == 0b11
    door = Drawing("*1+23 / #####")
    assert door.layout.dark == 0b11
    door.layout.set_doors([])
    assert door.layout.dark == 0b1111  # counted again when a door opens


@pytest.mark.rule("SAGA-DARK-02")
def test_darkness_turns_a_corner_only_past_an_open_square():
    assert Drawing("*# / #.").layout.dark == 0b1
    assert Drawing("*# / o.").layout.dark == 0b1101
    assert Drawing("*# / +.").layout.dark == 0b1


@pytest.mark.rule("SAGA-DARK-01")
def test_several_counters_and_one_that_is_not_revealed():
    drawing = Drawing("..........")
    drawing.layout.set_darkness([0, 9])
    assert list_of(drawing.layout.dark) == [0, 1, 2, 3, 6, 7, 8, 9]
    drawing.layout.set_unrevealed(1 << 9)
    assert list_of(drawing.layout.dark) == [0, 1, 2, 3]


@pytest.mark.rule("SAGA-LARGE-09")
def test_a_large_model_moved_out_of_arcs_stops_only_on_new_squares_on_random_maps():
    for seed in range(40):
        drawing = Drawing("\n".join(["." * 7] * 2 + ["..AA..."] * 2 + ["." * 7] * 2))
        layout, board, base = drawing.layout, drawing.board, drawing.base("A")
        arcs = base.mask & Random(seed).getrandbits(42) | Random(-1 - seed).getrandbits(42) & Random(seed).getrandbits(
            42
        )
        standing = set(list_of(corners_to_stand_on(layout, base)))
        reached = leaving = {base.squares[0]}
        for _ in range(3):
            entered = {(start, to) for start in leaving for to in reference.steps_from(start, 7, 6, standing, standing)}
            reached = reached | {to for _, to in entered}
            leaving = leaving | {
                to for start, to in entered if not enters(board.base(start, 2, 2), board.base(to, 2, 2), arcs)
            }
        walks = Walks(layout, base, 3, arcs)
        assert set(list_of(walks.reached)) == reached
        for corner in reached:
            places = [base, *(board.base(place, 2, 2) for place in walks.path_to(corner))]
            assert places[-1].squares[0] == corner
            assert not any(enters(here, there, arcs) for here, there in pairwise(places[:-1]))
