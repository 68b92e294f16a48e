"""The flame template: its ten squares, what stops it, where it may be aimed."""

import tomllib
from random import Random

import pytest

from starboard.games.saga.geometry.flame import LENGTH, SLENDERNESS
from starboard.games.saga.geometry.squares import ALL_ROUND, EAST, FACINGS, NORTH, SOUTH, WEST, list_of
from starboard.games.saga.geometry.template import FARTHEST_AIM, aim_squares, aims_over, axis_to, template
from starboard.rules.ledger import LEDGERS
from tests.games.saga.geometry.drawing import Drawing
from tests.games.saga.geometry.flame_reference import Template
from tests.games.saga.geometry.random_maps import random_map

HALL = """
    ..........
    ..123.....
    A45678....
    ..9ab.....
    ..........
"""


def affected(scene: str, aim: tuple[int, int], facing: int = EAST) -> str:
    """The names of the squares that A's template affects in a drawing."""
    drawing = Drawing(scene)
    return drawing.names(template(drawing.layout, drawing.base("A"), facing, *aim).affected)


@pytest.mark.rule("SAGA-TEMPLATE-03", "SAGA-TEMPLATE-04")
def test_straight_along_a_row_it_touches_one_square_and_then_nine():
    drawing = Drawing(HALL)
    burst = template(drawing.layout, drawing.base("A"), EAST, 1, 2)

    assert drawing.names(burst.touched) == "12345679ab" and burst.touched.bit_count() == 10
    assert burst.affected == burst.touched


@pytest.mark.rule("SAGA-TEMPLATE-03")
def test_length_and_width_are_those_of_the_ledger():
    with LEDGERS["saga"].open("rb") as file:
        meta = tomllib.load(file)["meta"]
    assert (meta["template_length_squares"], meta["template_half_width_ratio"]) == (LENGTH, 1 / SLENDERNESS)


@pytest.mark.rule("SAGA-TEMPLATE-04")
def test_only_the_direction_of_the_aim_square_counts():
    drawing = Drawing(HALL)
    bursts = {template(drawing.layout, drawing.base("A"), EAST, x, 2).touched for x in range(1, 9)}
    assert len(bursts) == 1
    assert template(drawing.layout, drawing.base("A"), EAST, 2, 1).touched not in bursts


@pytest.mark.rule("SAGA-TEMPLATE-05")
def test_models_and_obstacles_are_hit_and_stop_nothing():
    assert affected("....... / ..BCD.. / AEFGo8. / ..9ab.. / .......", (5, 2)) == "9BCDEFGab"


@pytest.mark.rule("SAGA-DARK-13")
def test_darkness_does_not_limit_it():
    drawing = Drawing(HALL)
    lit = template(drawing.layout, drawing.base("A"), EAST, 1, 2).affected
    drawing.layout.set_darkness([drawing.square("7")])
    assert drawing.layout.dark >> drawing.square("7") & 1
    assert template(drawing.layout, drawing.base("A"), EAST, 1, 2).affected == lit


@pytest.mark.rule("SAGA-TEMPLATE-10")
def test_the_shooter_is_never_hit():
    for scene in ("..... / .AA.. / .AA..", "..... / ..A.. / ....."):
        drawing = Drawing(scene)
        shooter = drawing.base("A")
        for x, y in aim_squares(shooter, ALL_ROUND):
            assert template(drawing.layout, shooter, ALL_ROUND, x, y).touched & shooter.mask == 0


@pytest.mark.rule("SAGA-TEMPLATE-07")
def test_blocking_scenery_across_the_whole_width_stops_it():
    wide = "...... / ...k3. / A12k4. / ...k5. / ......"
    assert affected(wide, (5, 2)) == "12"
    # With a part of the width open everybody behind is hit, also who stands directly behind the cabinet.
    assert affected(wide.replace("k3", "03"), (5, 2)) == "012345"
    assert affected(wide.replace("k5", "05"), (5, 2)) == "012345"
    # Two squares away the flame is hardly one square wide, and a single cabinet fills it.
    assert affected("..... / ..03. / A1k4. / ..05. / .....", (4, 2)) == "1"


@pytest.mark.rule("SAGA-TEMPLATE-07")
def test_the_scenery_that_stops_it_is_hit_itself():
    drawing = Drawing("..... / ..k3. / A1k4. / ..k5. / .....")
    burst = template(drawing.layout, drawing.base("A"), EAST, 4, 2)

    assert burst.affected & drawing.all_of("k") == drawing.all_of("k")
    assert burst.shielded == drawing.all_of("345") | 1 << drawing.board.square(4, 1) | (
        1 << drawing.board.square(4, 2) | 1 << drawing.board.square(4, 3)
    )


@pytest.mark.rule("SAGA-TEMPLATE-07")
@pytest.mark.parametrize("thing", ["o", "m", "g"])
def test_models_obstacles_and_glass_never_stop_it(thing: str):
    wide = f"..... / ..{thing}3. / A1{thing}4. / ..{thing}5. / ....."
    assert affected(wide, (4, 2)) == "1345"


def test_glass_may_be_counted_as_stopping():
    drawing = Drawing("..... / ..g3. / A1g4. / ..g5. / .....")
    burst = template(drawing.layout, drawing.base("A"), EAST, 4, 2, glass_stops=True)
    assert drawing.names(burst.affected) == "1"


@pytest.mark.rule("SAGA-TEMPLATE-08")
def test_walls_and_closed_doors_stand_in_the_way():
    hall = "..890. / A12+4. / ..567."
    assert affected(hall, (5, 1)) == "01256789"
    # A cabinet leaves a part of the width open, and then hides nobody.
    assert affected(hall.replace("+", "k"), (5, 1)) == "012456789"
    assert affected("A1+34. / ######", (4, 0)) == "1"
    opened = Drawing("A1+34. / ######")
    opened.layout.set_doors([])
    assert opened.names(template(opened.layout, opened.base("A"), EAST, 4, 0).affected) == "134"


@pytest.mark.rule("SAGA-TEMPLATE-08")
def test_the_walls_of_a_corridor_count_towards_its_width():
    assert affected("###### / A1k345 / ######", (4, 1)) == "1"
    assert affected("###### / A12345 / ######", (4, 1)) == "1234"
    # Three squares away a cabinet alone is too narrow.
    assert affected("###### / A12k45 / ######", (5, 1)) == "12"
    assert affected("...... / A12k45 / ......", (5, 1)) == "124"
    # Outside the map is wall as well.
    assert affected("A12k45", (5, 0)) == "12"


@pytest.mark.rule("SAGA-TEMPLATE-08")
def test_a_door_does_not_keep_the_flame_from_its_own_squares():
    drawing = Drawing("...... / ..++.. / A.++.. / ..++.. / ......")
    burst = template(drawing.layout, drawing.base("A"), EAST, 4, 2)
    assert burst.affected & drawing.all_of("+") == drawing.all_of("+")
    # As two doors, one behind the other, the second is not reached.
    first = 1 << 8 | 1 << 14 | 1 << 20
    drawing.layout.set_doors([first, first << 1])
    burst = template(drawing.layout, drawing.base("A"), EAST, 4, 2)
    assert burst.affected & drawing.all_of("+") == first


@pytest.mark.rule("SAGA-TEMPLATE-02", "SAGA-TEMPLATE-11")
def test_aim_squares_lie_in_the_arc_at_most_eight_away_on_or_off_the_map():
    drawing = Drawing(".A.")
    aims = aim_squares(drawing.base("A"), NORTH)

    assert FARTHEST_AIM == 8
    assert len(aims) == 9 * 17 - 1
    assert (1, 0) not in aims and (1, -8) in aims and (9, 0) in aims and (-7, -8) in aims
    assert (1, 1) not in aims and (1, -9) not in aims and (10, 0) not in aims
    assert len(aim_squares(drawing.base("A"), ALL_ROUND)) == 17 * 17 - 1


@pytest.mark.rule("SAGA-TEMPLATE-11", "SAGA-TEMPLATE-02")
def test_what_is_behind_the_shooter_is_not_affected():
    drawing = Drawing("..... / ..... / 12A34 / 56789 / .....")
    shooter = drawing.base("A")
    burst = template(drawing.layout, shooter, NORTH, 4, 2)

    assert drawing.names(burst.affected) == "34"
    assert drawing.names(burst.behind) == "9"
    with pytest.raises(AssertionError):
        template(drawing.layout, shooter, NORTH, 2, 4)


@pytest.mark.rule("SAGA-TEMPLATE-11")
def test_a_large_shooter_has_the_tip_at_the_centre_of_its_base():
    drawing = Drawing("....... / AA12345 / AA6789a / .......")
    shooter = drawing.base("A")

    assert axis_to(shooter, 6, 1) == (11, -1)
    assert len(aim_squares(shooter, EAST)) == 10 * 18 - 4
    # The tip is one square inside the edge, so the flame reaches three squares beyond it; tilted, it touches a fourth.
    burst = template(drawing.layout, shooter, EAST, 6, 1)
    assert drawing.names(burst.touched) == "12346789"


@pytest.mark.rule("SAGA-TEMPLATE-11")
def test_one_aim_stands_for_all_in_its_direction():
    drawing = Drawing("....... / ..AA... / ..AA... / .......")
    shooter = drawing.base("A")
    for facing in FACINGS:
        every = {template(drawing.layout, shooter, facing, *aim).affected for aim in aim_squares(shooter, facing)}
        few = [aim for aim, _ in aims_over(drawing.board, shooter, facing, 0)]
        assert {template(drawing.layout, shooter, facing, *aim).affected for aim in few} == every
        assert len({axis_to(shooter, *aim) for aim in few}) == len(few)


@pytest.mark.rule("SAGA-TEMPLATE-04", "SAGA-TEMPLATE-08", "SAGA-TEMPLATE-11")
def test_the_template_is_as_clipped_polygons_say_on_random_maps():
    dice, shielded, walled_off = Random(7), 0, 0
    for seed in range(36):
        drawing = random_map(seed, large="A" if seed % 3 == 0 else "")
        shooter, facing, board = drawing.base("A"), (NORTH, EAST, SOUTH, WEST, ALL_ROUND)[seed % 5], drawing.board
        aim = dice.choice(aim_squares(shooter, facing))
        expected = Template(drawing.layout, shooter, facing, aim)
        burst = template(drawing.layout, shooter, facing, *aim)
        on_map = {(x, y) for x, y in expected.touched() if board.holds(x, y)}
        assert {(board.xs[one], board.ys[one]) for one in list_of(burst.touched)} == on_map
        assert {(board.xs[one], board.ys[one]) for one in list_of(burst.affected)} == expected.affected(), (seed, aim)
        shielded += bool(burst.shielded)
        walled_off += bool(burst.walled_off)
    assert shielded > 1 and walled_off > 10  # the maps were worth looking at


@pytest.mark.rule("SAGA-TEMPLATE-07", "SAGA-TEMPLATE-08")
def test_what_many_cabinets_together_shield_is_as_clipped_polygons_say():
    shielded = 0
    for seed in range(5, 9):
        dice = Random(seed)
        rows = ["".join(dice.choice("...kk") for _ in range(6)) for _ in range(5)]
        drawing = Drawing("\n".join(["A" + rows[0][1:], *rows[1:]]))
        shooter, board = drawing.base("A"), drawing.board
        for aim in ((2, 3), (3, 4), (1, 2), (3, 2)):
            burst = template(drawing.layout, shooter, ALL_ROUND, *aim)
            expected = Template(drawing.layout, shooter, ALL_ROUND, aim).affected()
            assert {(board.xs[one], board.ys[one]) for one in list_of(burst.affected)} == expected, (seed, aim)
            shielded += burst.shielded.bit_count()
    assert shielded > 10
