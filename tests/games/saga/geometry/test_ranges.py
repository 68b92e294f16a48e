"""The two rulers."""

import tomllib
from fractions import Fraction

import pytest

from starboard.games.saga.geometry.ranges import LONG, SHORT, UNLIMITED, in_range, squares_in_range, straight_line
from starboard.games.saga.geometry.squares import Board
from starboard.rules.ledger import LEDGERS
from tests.games.saga.geometry.drawing import Drawing

OPEN = Board(24, 24, (1 << 24 * 24) - 1)


def reach(dx: int, dy: int, ruler: int) -> int:
    """How many squares away a target in this direction can be."""
    start = OPEN.square(12, 12)
    away = 1
    while OPEN.holds(12 + dx * away, 12 + dy * away) and in_range(
        OPEN, OPEN.base(start), OPEN.base(OPEN.square(12 + dx * away, 12 + dy * away)), ruler
    ):
        away += 1
    return away - 1


@pytest.mark.rule("SAGA-RANGE-02")
@pytest.mark.parametrize(("ruler", "straight", "diagonal"), [(SHORT, 4, 3), (LONG, 8, 6)])
def test_the_rulers_reach_four_and_eight_squares_and_three_and_six_on_a_diagonal(
    ruler: int, straight: int, diagonal: int
):
    assert {reach(dx, dy, ruler) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))} == {straight}
    assert {reach(dx, dy, ruler) for dx, dy in ((1, 1), (-1, 1), (1, -1), (-1, -1))} == {diagonal}


@pytest.mark.rule("SAGA-RANGE-02")
def test_the_rulers_are_those_of_the_ledger():
    with LEDGERS["saga"].open("rb") as file:
        meta = tomllib.load(file)["meta"]
    assert (meta["short_range_squares"], meta["long_range_squares"]) == (SHORT, LONG)


@pytest.mark.rule("SAGA-RANGE-01", "SAGA-RANGE-03")
def test_range_is_measured_to_the_nearest_point_and_may_be_exactly_the_ruler():
    # The nearest corner of (dx, dy) is (dx - 0.5, dy - 0.5) away; 4 squares away in a row it is 3.5, so 5 is too far.
    for dx in range(10):
        for dy in range(10):
            if not dx and not dy:
                continue
            x, y = max(Fraction(2 * dx - 1, 2), 0), max(Fraction(2 * dy - 1, 2), 0)
            for ruler in (SHORT, LONG):
                here, there = OPEN.base(OPEN.square(12, 12)), OPEN.base(OPEN.square(12 + dx, 12 + dy))
                assert in_range(OPEN, here, there, ruler) == (x * x + y * y <= ruler * ruler)


@pytest.mark.rule("SAGA-RANGE-03", "SAGA-LARGE-10")
def test_a_large_model_measures_from_the_common_corner_and_one_square_of_the_target_is_enough():
    large = OPEN.base(OPEN.square(12, 12), 2, 2)  # its centre is (13, 13)
    exactly_four = OPEN.base(OPEN.square(17, 12))
    too_far = OPEN.base(OPEN.square(18, 12))

    assert in_range(OPEN, large, exactly_four, SHORT)
    assert not in_range(OPEN, large, too_far, SHORT)
    assert in_range(OPEN, large, OPEN.base(OPEN.square(17, 12), 2, 2), SHORT)
    assert not in_range(OPEN, large, OPEN.base(OPEN.square(18, 12), 2, 2), SHORT)


@pytest.mark.rule("SAGA-RANGE-01")
def test_walls_scenery_and_models_do_not_matter_for_range():
    drawing = Drawing("A#km+B")
    near = Drawing("A#kmB+")

    assert not in_range(drawing.board, drawing.base("A"), drawing.base("B"), SHORT)
    assert in_range(near.board, near.base("A"), near.base("B"), SHORT)
    assert in_range(drawing.board, drawing.base("A"), drawing.base("B"), LONG)


@pytest.mark.rule("SAGA-RANGE-04")
def test_unlimited_range_reaches_everything():
    corner, far = OPEN.base(OPEN.square(0, 0)), OPEN.base(OPEN.square(23, 23))

    assert in_range(OPEN, corner, far, UNLIMITED)
    assert not in_range(OPEN, corner, far, LONG)
    assert squares_in_range(OPEN, corner, UNLIMITED) == OPEN.every


@pytest.mark.rule("SAGA-STEALTH-04")
def test_an_agent_is_near_if_its_base_reaches_into_the_range_of_the_mercenary():
    mercenary, boss = OPEN.base(OPEN.square(10, 10)), OPEN.base(OPEN.square(14, 11), 2, 2)

    # From the Mercenary's centre the Boss is (3.5, 0.5) away; from the centre of the Boss it would be (4, 1).
    assert in_range(OPEN, mercenary, boss, SHORT)
    assert not in_range(OPEN, boss, mercenary, SHORT)
    assert not in_range(OPEN, mercenary, OPEN.base(OPEN.square(15, 11), 2, 2), SHORT)


@pytest.mark.rule("SAGA-GEOM-08")
def test_ties_are_broken_by_the_straight_line_between_centres():
    one, other = OPEN.base(OPEN.square(5, 5)), OPEN.base(OPEN.square(8, 9), 2, 2)

    assert straight_line(one, other) == straight_line(other, one) == 7 * 7 + 9 * 9
