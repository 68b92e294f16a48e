"""Leaning out of cover, and the rulebook's two worked scenes about sight."""

import pytest

from starboard.games.saga.geometry.leaning import best_view, leaning_squares, shelter, views
from starboard.games.saga.geometry.ranges import LONG, SHORT, in_range
from starboard.games.saga.geometry.sight import HIDDEN, IN_COVER, IN_THE_OPEN, SCENERY, sight
from starboard.games.saga.geometry.squares import ALL_ROUND, EAST, NORTH, SOUTH, WEST
from tests.games.saga.geometry.drawing import Drawing


def seen_from(scene: str, facing: int = ALL_ROUND, shooter: str = "A", target: str = "B") -> dict[str, int]:
    """From which squares a shooter may shoot in a drawing, by name, and how it sees the target from there."""
    drawing = Drawing(scene)
    found = views(drawing.layout, drawing.base(shooter), facing, drawing.base(target))
    drawn = "".join(drawing.rows)
    assert all(view.leaning == (drawn[view.square] != shooter) for view in found)
    return {drawn[view.square]: view.sight for view in found}


CORNER = "A#... / 12..B"


@pytest.mark.rule("SAGA-LEAN-01", "SAGA-LEAN-02")
def test_a_hidden_target_is_shot_at_from_a_free_square_beside():
    assert seen_from(CORNER) == {"1": IN_THE_OPEN, "2": IN_THE_OPEN}
    drawing = Drawing(CORNER)
    view = best_view(drawing.layout, drawing.base("A"), ALL_ROUND, drawing.base("B"))
    assert view is not None and view.leaning and view.square == drawing.square("1")


@pytest.mark.rule("SAGA-LEAN-02")
def test_nobody_leans_against_a_target_that_is_seen_in_part():
    assert seen_from("A... / .#.B") == {"A": IN_COVER}
    # From the square to the east the target would be in the open.
    assert seen_from(".A.. / .#.B") == {"A": IN_THE_OPEN}


@pytest.mark.rule("SAGA-LEAN-03")
def test_only_who_shelters_behind_something_next_to_it_may_lean():
    # The wall that hides the target is two squares away, so A stands in the open.
    assert seen_from("A.#.B / .....") == {}
    assert seen_from(".A#.B / 123..") == {"1": IN_COVER, "2": IN_COVER, "3": IN_THE_OPEN}
    # Models are no shelter; closed doors and scenery are.
    assert seen_from("Am.B / 12..") == {}
    for thing in "#+k":
        assert seen_from(f"A{thing}.B / 12..") == {"1": IN_COVER, "2": IN_THE_OPEN}


@pytest.mark.rule("SAGA-LEAN-03")
def test_an_obstacle_is_shelter_too_if_it_hides_part_of_the_target_on_its_own():
    # The model hides the target from A; the Obstacle next to A hides part of it as well.
    assert seen_from("Aom.B / 12...") == {"1": IN_COVER, "2": IN_COVER}
    assert seen_from("A.m.B / .....") == {}
    # An Obstacle on the other side hides nothing of the target.
    assert seen_from("oA.m.B / ......") == {}
    drawing = Drawing("Aom.B / 12...")
    a, b = drawing.base("A"), drawing.base("B")
    assert shelter(drawing.layout, a, b, b.mask) == drawing.all_of("o")


@pytest.mark.rule("SAGA-LEAN-03", "SAGA-GEOM-05")
def test_a_wall_square_at_a_solid_corner_is_shelter_all_the_same():
    drawing = Drawing("A#. / ##. / ..B")
    a, b = drawing.base("A"), drawing.base("B")

    assert shelter(drawing.layout, a, b, b.mask) == drawing.all_of("#")


@pytest.mark.rule("SAGA-LEAN-04")
@pytest.mark.parametrize("thing", ["m", "o", "k", "+", "g", "?", "#"])
def test_the_leaning_square_must_be_free(thing: str):
    assert seen_from(f"A#... / {thing}...B") == {}


@pytest.mark.rule("SAGA-LEAN-04", "SAGA-LEAN-09")
def test_leaning_squares_are_adjacent_and_not_past_a_blocked_corner():
    drawing = Drawing("12345 / 6.A#7 / 8.9ab / cdef.")
    squares = drawing.all_of("234") | drawing.all_of("9a") | drawing.all_of(".") & ~(1 << 19)
    assert leaning_squares(drawing.layout, drawing.base("A")) == squares
    blocked = Drawing("1m2 / mA3 / 4#5")
    assert blocked.names(leaning_squares(blocked.layout, blocked.base("A"))) == "235"


@pytest.mark.rule("SAGA-LEAN-09")
def test_nobody_leans_through_a_solid_corner():
    assert seen_from("A#.. / #1.B") == {}
    assert seen_from("A#.. / m1.B") == {}
    assert seen_from("A#.. / 21.B")["1"] == IN_THE_OPEN


@pytest.mark.rule("SAGA-LEAN-08", "SAGA-LEAN-05")
def test_the_arc_of_sight_is_that_of_the_real_square():
    scene = "B## / 1## / 2A#"
    assert seen_from(scene, NORTH) == seen_from(scene, WEST) == {"1": IN_THE_OPEN, "2": IN_THE_OPEN}
    # On square 2 a model that faces east would have the target in its arc.
    assert seen_from(scene, EAST) == {}
    drawing = Drawing(scene)
    before = (drawing.layout.models, drawing.layout.free)
    views(drawing.layout, drawing.base("A"), NORTH, drawing.base("B"))
    assert (drawing.layout.models, drawing.layout.free) == before


@pytest.mark.rule("SAGA-LEAN-06", "SAGA-DARK-04")
def test_range_and_darkness_are_measured_from_the_real_square():
    drawing = Drawing(".A#...... / .12.....B")
    shooter, target = drawing.base("A"), drawing.base("B")

    assert not in_range(drawing.board, shooter, target, SHORT)
    assert in_range(drawing.board, shooter, target, LONG)
    assert views(drawing.layout, shooter, EAST, target)
    # 4.5 squares from A's centre, exactly 4 from the leaning square nearer to it.
    near = Drawing("A#.... / 12...B")
    real, leaning = near.base("A"), near.board.base(near.square("2"))
    assert not in_range(near.board, real, near.base("B"), SHORT)
    assert in_range(near.board, leaning, near.base("B"), SHORT)
    near.layout.set_darkness([near.base("B").squares[0]])
    assert views(near.layout, real, EAST, near.base("B")) == []


@pytest.mark.rule("SAGA-LEAN-07")
def test_obstacles_next_to_the_leaning_square_alone_are_not_ignored():
    # The Obstacle touches square 2 but not A.
    assert seen_from("A#.... / 12o..B / ######") == {"1": IN_COVER, "2": IN_COVER}
    # This one touches A.
    assert seen_from("A#.... / 1o...B / ######") == {"1": IN_THE_OPEN}


@pytest.mark.rule("SAGA-LEAN-08")
def test_the_shooter_chooses_among_the_squares_that_work():
    scene = "12... / A#..B / 34..."
    assert seen_from(scene) == {"1": IN_COVER, "2": IN_THE_OPEN, "3": IN_COVER, "4": IN_THE_OPEN}
    drawing = Drawing(scene)
    best = best_view(drawing.layout, drawing.base("A"), EAST, drawing.base("B"))
    assert best is not None and best.square == drawing.square("2")


@pytest.mark.rule("SAGA-LEAN-10")
def test_a_large_model_leans_only_if_none_of_its_squares_sees():
    # The lower squares of A see the target.
    assert set(seen_from("AA#.B / AA... / .....")) == {"A"}
    assert seen_from("AA#.B / AA#.. / 123..") == {"3": IN_COVER}
    # A square at the corner of the base obeys the diagonal rule from the square it touches.
    drawing = Drawing("AA# / AA# / mm1")
    assert leaning_squares(drawing.layout, drawing.base("A")) == 0
    open_corner = Drawing("AA# / AA# / m21")
    assert open_corner.names(leaning_squares(open_corner.layout, open_corner.base("A"))) == "12"


@pytest.mark.rule("SAGA-LEAN-10")
def test_nobody_leans_against_a_large_target_of_which_one_square_is_seen():
    assert seen_from("A#... / 12... / ...BB / ...BB") == {"A": IN_COVER}
    assert set(seen_from("A#... / 12... / ...B. / .....")) == {"1", "2"}


@pytest.mark.rule("SAGA-LEAN-10", "SAGA-DESTROY-13")
def test_scenery_may_be_shot_at_while_leaning_and_is_no_shelter_from_itself():
    drawing = Drawing("A#..k / 12...")
    found = views(drawing.layout, drawing.base("A"), EAST, drawing.piece("k0"), SCENERY)
    assert [(view.square, view.leaning, view.sight) for view in found] == [
        (drawing.square("1"), True, IN_THE_OPEN),
        (drawing.square("2"), True, IN_THE_OPEN),
    ]
    beside = Drawing("Akk")
    cabinet = beside.piece("k0")
    assert shelter(beside.layout, beside.base("A"), cabinet, cabinet.mask) == 0


# The rulebook's example of Dulinsky (D, facing north) among five Agents, drawn so that all it says of them holds.
FIVE_AGENTS = """
    ....A.....
    ..........
    ........B.
    C.#.o.k...
    ....D..oF.
    ...#......
    ...E1.....
"""


@pytest.mark.rule("SAGA-COVER-04", "SAGA-COVER-06", "SAGA-LOS-05", "SAGA-ARC-03")
@pytest.mark.parametrize(
    ("agent", "facing", "by_her", "of_her"),
    [
        ("A", SOUTH, IN_THE_OPEN, IN_COVER),  # the crate next to her counts only against her attackers
        ("B", WEST, HIDDEN, HIDDEN),  # behind the cabinet
        ("C", EAST, IN_COVER, IN_COVER),  # partly behind the wall
        ("F", WEST, IN_COVER, IN_THE_OPEN),  # behind a crate of its own
        ("E", NORTH, HIDDEN, HIDDEN),  # behind her back
    ],
)
def test_dulinsky_among_five_agents(agent: str, facing: int, by_her: int, of_her: int):
    drawing = Drawing(FIVE_AGENTS)
    dulinsky, other = drawing.base("D"), drawing.base(agent)

    assert sight(drawing.layout, dulinsky, NORTH, other) == by_her
    assert sight(drawing.layout, other, facing, dulinsky) == of_her


@pytest.mark.rule("SAGA-LEAN-01", "SAGA-LEAN-03")
def test_the_fifth_agent_leans_out_and_sees_dulinsky_in_the_open():
    found = seen_from(FIVE_AGENTS, NORTH, shooter="E", target="D")

    assert found["1"] == IN_THE_OPEN
    assert "1" not in seen_from(FIVE_AGENTS.replace("1", "m"), NORTH, shooter="E", target="D")
