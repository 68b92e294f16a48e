"""Line of sight and Cover, one scene for each rule; the properties over random maps are in test_random_maps.py."""

import pytest

from starboard.games.saga.geometry.layout import Piece
from starboard.games.saga.geometry.sight import (
    HIDDEN,
    IN_COVER,
    IN_THE_OPEN,
    SCENERY,
    can_see,
    line_of_sight,
    sees_walker,
    sight,
)
from starboard.games.saga.geometry.squares import ALL_ROUND, EAST, NORTH, SOUTH, WEST
from tests.games.saga.geometry.drawing import Drawing


def seen(text: str, facing: int = ALL_ROUND, viewer: str = "A", target: str = "B") -> int:
    """How A sees B in a drawing."""
    drawing = Drawing(text)
    return sight(drawing.layout, drawing.base(viewer), facing, drawing.base(target))


@pytest.mark.rule("SAGA-LOS-01", "SAGA-ARC-03")
def test_only_what_is_in_the_arc_of_sight_is_seen():
    assert seen("B.A", WEST) == seen("B.A", NORTH) == seen("B.A", SOUTH) == IN_THE_OPEN
    assert seen("B.A", EAST) == HIDDEN
    assert seen("B.A", ALL_ROUND) == IN_THE_OPEN


@pytest.mark.rule("SAGA-LOS-02", "SAGA-LOS-03", "SAGA-COVER-02", "SAGA-COVER-03")
@pytest.mark.parametrize("between", ["#", "k", "+", "m", "?"])
def test_walls_blocking_scenery_closed_doors_and_models_block(between: str):
    assert seen(f"A.{between}.B") == HIDDEN
    drawing = Drawing(f"A.{between}.B")
    assert not can_see(drawing.layout, drawing.base("A"), EAST, drawing.base("B"))


@pytest.mark.rule("SAGA-LOS-02", "SAGA-LOS-03", "SAGA-COVER-01")
@pytest.mark.parametrize(
    ("between", "expected"), [(".", IN_THE_OPEN), ("*", IN_THE_OPEN), ("g", IN_THE_OPEN), ("o", IN_COVER)]
)
def test_floor_counters_and_glass_do_not_block_and_an_obstacle_gives_cover(between: str, expected: int):
    assert seen(f"A.{between}.B") == expected


@pytest.mark.rule("SAGA-LOS-03")
def test_an_open_door_does_not_block():
    drawing = Drawing("A.+.B")
    drawing.layout.set_doors([])

    assert sight(drawing.layout, drawing.base("A"), EAST, drawing.base("B")) == IN_THE_OPEN


def test_glass_may_be_counted_as_blocking():
    drawing = Drawing("A.g.B")
    a, b = drawing.base("A"), drawing.base("B")

    assert sight(drawing.layout, a, EAST, b, glass_blocks=True) == HIDDEN


@pytest.mark.rule("SAGA-LOS-04")
def test_touching_a_corner_or_running_along_an_edge_does_not_block():
    # The corner of the wall lies exactly on the line to the nearest corner of the target.
    assert seen("A... / .... / .#.B") == IN_THE_OPEN
    assert seen("A# / .B") == IN_COVER


@pytest.mark.rule("SAGA-LOS-04")
def test_nobody_sees_between_two_squares_that_meet_at_a_corner():
    assert seen("A#. / #.. / ..B") == HIDDEN
    # One of them gone, half of the target is seen.
    assert seen("A#. / ... / ..B") == IN_COVER


@pytest.mark.rule("SAGA-LOS-04")
def test_a_sliver_is_enough_and_a_single_line_is_not():
    sliver = "A.... / .###B"
    assert seen(sliver) == IN_COVER
    closed = "A###. / ...#B / ..#.."
    assert seen(closed) == HIDDEN


@pytest.mark.rule("SAGA-LOS-05")
def test_sight_and_cover_are_not_mutual():
    # An Obstacle next to A hides part of A from B, but nothing of B from A.
    assert seen("Ao..B") == IN_THE_OPEN
    assert seen("Ao..B", viewer="B", target="A") == IN_COVER
    assert seen("AB", EAST) == IN_THE_OPEN
    assert seen("AB", EAST, viewer="B", target="A") == HIDDEN
    # A wall close to A fills the whole view of A, and little of what B sees.
    assert seen("A#.. / ...B") == HIDDEN
    assert seen("A#.. / ...B", viewer="B", target="A") == IN_COVER


@pytest.mark.rule("SAGA-LOS-06", "SAGA-LOS-07")
def test_what_is_not_revealed_is_a_wall_in_every_test():
    drawing = Drawing("A.1+2")
    board, layout = drawing.board, drawing.layout
    layout.set_unrevealed(1 << drawing.square("2"))
    viewer, hidden = drawing.base("A"), board.base(drawing.square("2"))

    layout.set_doors([])
    assert not can_see(layout, viewer, EAST, hidden)
    assert layout.walls >> drawing.square("2") & 1
    layout.set_unrevealed(0)
    assert can_see(layout, viewer, EAST, hidden)


@pytest.mark.rule("SAGA-LOS-06")
def test_a_closed_door_hides_what_is_behind_but_can_itself_be_seen():
    drawing = Drawing("A.+?")
    door = drawing.board.base_of(drawing.layout.doors[0])

    assert sight(drawing.layout, drawing.base("A"), EAST, door, SCENERY) == IN_THE_OPEN
    assert not can_see(drawing.layout, drawing.base("A"), EAST, drawing.board.base(3))


@pytest.mark.rule("SAGA-LOS-07", "SAGA-DESTROY-13")
def test_the_target_never_blocks_the_line_to_itself():
    drawing = Drawing("""
        A...kk
        ....kk
    """)
    tank = drawing.piece("k0")

    assert sight(drawing.layout, drawing.base("A"), EAST, tank, SCENERY) == IN_THE_OPEN
    assert line_of_sight(drawing.layout, drawing.square("A"), tank.squares[0])
    # The far squares of the tank alone are hidden by the near ones.
    assert not line_of_sight(drawing.layout, drawing.square("A"), drawing.board.square(5, 0))


@pytest.mark.rule("SAGA-DESTROY-13")
def test_scenery_has_no_cover_and_one_square_of_it_is_enough():
    drawing = Drawing("""
        A..o.kk
        ...#.##
    """)
    cabinet = drawing.piece("k0")
    viewer = drawing.base("A")

    assert sight(drawing.layout, viewer, EAST, cabinet) == IN_COVER  # were it a model
    assert sight(drawing.layout, viewer, EAST, cabinet, SCENERY) == IN_THE_OPEN
    assert sight(drawing.layout, viewer, WEST, cabinet, SCENERY) == HIDDEN
    walled = Drawing("""
        A#.kk
        .#.kk
    """)
    assert sight(walled.layout, walled.base("A"), EAST, walled.piece("k0"), SCENERY) == HIDDEN


@pytest.mark.rule("SAGA-COVER-04", "SAGA-COVER-05")
@pytest.mark.parametrize(
    ("thing", "expected"),
    [("#", IN_COVER), ("k", IN_COVER), ("+", IN_COVER), ("m", IN_COVER), ("o", IN_COVER), (".", IN_THE_OPEN),
     ("g", IN_THE_OPEN)],
)  # fmt: skip
def test_a_target_partly_behind_something_is_in_cover(thing: str, expected: int):
    assert seen(f"A.... / ..... / ...{thing}B") == expected


@pytest.mark.rule("SAGA-COVER-05")
def test_grazing_a_corner_gives_no_cover():
    # The line from A's centre to the near corner of B runs exactly through the corner of the Obstacle.
    assert seen("A... / .... / .o.B") == IN_THE_OPEN
    assert seen("A... / .... / ..oB") == IN_COVER


@pytest.mark.rule("SAGA-COVER-06")
def test_obstacles_next_to_the_attacker_are_ignored_and_nothing_else():
    assert seen("Ao.B") == IN_THE_OPEN
    assert seen("A.oB") == IN_COVER
    assert seen("AoB") == IN_THE_OPEN  # next to both
    for other in "#k+m":
        assert seen(f"A{other}.B") == HIDDEN
        assert seen(f"A{other}.. / .... / ..B.") == IN_COVER


@pytest.mark.rule("SAGA-COVER-10")
def test_an_obstacle_of_several_squares_is_ignored_as_a_whole():
    assert seen("Aooo.B") == IN_THE_OPEN
    assert seen("A.oo.B") == IN_COVER
    two = Drawing("Aoo..B")
    two.layout.remove_piece("o0")
    board, layout = two.board, two.layout
    layout.place_piece(Piece("near", board.base(1), False))
    layout.place_piece(Piece("far", board.base(2), False))
    assert sight(layout, two.base("A"), EAST, two.base("B")) == IN_COVER


@pytest.mark.rule("SAGA-COVER-06", "SAGA-GEOM-05")
def test_an_obstacle_behind_a_solid_corner_is_not_next_to_the_attacker():
    drawing = Drawing("""
        A#..
        +o..
        ....
    """)
    assert drawing.layout.screens(drawing.base("A")) == drawing.all_of("o")
    drawing.layout.set_doors([])
    assert drawing.layout.screens(drawing.base("A")) == 0


@pytest.mark.rule("SAGA-LARGE-07")
def test_a_large_model_sees_from_any_of_its_squares():
    scene = "AA#.B / AA..."
    assert seen(scene) == IN_COVER
    drawing = Drawing(scene)
    upper, lower = drawing.board.square(1, 0), drawing.board.square(1, 1)
    assert not line_of_sight(drawing.layout, upper, drawing.square("B"), drawing.base("A").mask)
    assert line_of_sight(drawing.layout, lower, drawing.square("B"), drawing.base("A").mask)


@pytest.mark.rule("SAGA-LARGE-08")
def test_a_large_target_is_in_cover_only_if_no_square_of_it_is_seen_whole():
    assert seen("A..#. / ...BB / ...BB") == IN_THE_OPEN
    assert seen("A.o.BB / ..o.BB / ......") == IN_COVER
    assert seen("A.#.BB / ..#.BB / ..#...") == HIDDEN


@pytest.mark.rule("SAGA-LARGE-10")
def test_a_large_model_does_not_hide_itself_and_only_its_squares_in_the_arc_count():
    # The far squares of B are behind the near ones, which hide nothing of it.
    assert seen("A.BB / ..BB") == IN_THE_OPEN
    # A's own squares do not block its view.
    assert seen("AA..B / AA...") == IN_THE_OPEN
    # Only the northern squares of B are in the arc of a model that faces north, and a wall hides those.
    half = "..#BB / A..BB / ....."
    assert seen(half, NORTH) == IN_THE_OPEN
    # The southern squares would be in line of sight, but are behind it.
    behind = "...... / A..#BB / ....BB"
    assert seen(behind, NORTH) == HIDDEN
    assert seen(behind, EAST) == IN_COVER


@pytest.mark.rule("SAGA-DARK-04", "SAGA-LARGE-10")
def test_a_model_in_the_dark_is_not_seen_from_beyond_short_range():
    near, far = "A...B*", "A....B*"
    assert seen(near) == IN_THE_OPEN
    assert seen(far) == HIDDEN
    assert seen(far.replace("*", ".")) == IN_THE_OPEN
    # A Large model is Dark only with all its squares.
    large = "A....BB.... / .....BB...."
    drawing = Drawing(large)
    a, b = drawing.base("A"), drawing.base("B")
    drawing.layout.set_darkness([drawing.board.square(9, 0)])
    assert not drawing.layout.in_the_dark(b)
    assert sight(drawing.layout, a, EAST, b) == IN_THE_OPEN
    drawing.layout.set_darkness([drawing.board.square(8, 0)])
    assert drawing.layout.in_the_dark(b)
    assert sight(drawing.layout, a, EAST, b) == HIDDEN
    # Scenery is no model.
    assert sight(drawing.layout, a, EAST, b, SCENERY) == IN_THE_OPEN


@pytest.mark.rule("SAGA-STEALTH-04")
def test_an_agent_sees_a_walker_on_any_square_it_crossed():
    drawing = Drawing("""
        A.....
        ##1#..
        ##2#3M
    """)
    crossed = [drawing.square("2"), drawing.square("1")]
    agent, walker = drawing.base("A"), drawing.base("M")

    assert sees_walker(drawing.layout, agent, EAST, crossed, walker)
    assert not sees_walker(drawing.layout, agent, EAST, [drawing.square("2")], walker)
    assert not sees_walker(drawing.layout, agent, NORTH, crossed, walker)
    drawing.layout.set_darkness([drawing.square("1")])
    assert sees_walker(drawing.layout, agent, EAST, crossed, walker)  # dark, but within Short range


@pytest.mark.rule("SAGA-STEALTH-04", "SAGA-LOS-07")
def test_the_walker_does_not_block_the_view_of_where_it_was():
    drawing = Drawing("A.M.1")
    agent, walker = drawing.base("A"), drawing.base("M")

    assert sees_walker(drawing.layout, agent, EAST, [drawing.square("1")], walker)
    other = Drawing("A.m.1.M")
    assert not sees_walker(other.layout, other.base("A"), EAST, [other.square("1")], other.base("M"))
    assert sees_walker(other.layout, other.base("A"), EAST, [2], other.base("M"))  # a bare square is its own target


@pytest.mark.rule("SAGA-STEALTH-04", "SAGA-DARK-04")
def test_a_dark_square_beyond_short_range_is_not_seen_in_a_stealth_test():
    drawing = Drawing("A....1*.M")

    assert not sees_walker(drawing.layout, drawing.base("A"), EAST, [drawing.square("1")], drawing.base("M"))
    drawing.layout.set_darkness([])
    assert sees_walker(drawing.layout, drawing.base("A"), EAST, [drawing.square("1")], drawing.base("M"))
