"""What a screen is told about a shot and a template."""

import json
from fractions import Fraction

import pytest

from starboard.games.saga.geometry.explain import explain_shot, explain_template
from starboard.games.saga.geometry.leaning import best_view
from starboard.games.saga.geometry.ranges import LONG, SHORT
from starboard.games.saga.geometry.sight import IN_COVER, SCENERY
from starboard.games.saga.geometry.squares import ALL_ROUND, EAST, WEST, list_of
from tests.games.saga.geometry import reference
from tests.games.saga.geometry.drawing import Drawing
from tests.games.saga.geometry.random_maps import random_map


@pytest.mark.rule("SAGA-COVER-05", "SAGA-LOS-04")
def test_a_shot_at_a_target_in_cover_names_what_covers_it():
    drawing = Drawing("A.... / ..... / ...#B")
    told = explain_shot(drawing.layout, drawing.base("A"), EAST, drawing.base("B"), SHORT)

    assert (told["sight"], told["range"], told["arc"], told["dark"]) == ("cover", True, True, False)
    (line,) = told["lines"]
    assert (line["from"], line["leaning"], line["sight"]) == ([0, 0], False, "cover")
    assert line["blocking"] == line["covering"] == [[3, 2]]
    assert line["corners"] == [[4, 2]]  # the corner of the wall past which B is seen
    x, y, n = line["seen"]
    assert 4 < x / n < 5 and 2 < y / n < 3


@pytest.mark.rule("SAGA-LEAN-01")
def test_a_hidden_target_names_the_squares_that_see_it():
    drawing = Drawing("12... / A#..B / 34...")
    told = explain_shot(drawing.layout, drawing.base("A"), EAST, drawing.base("B"), LONG)

    assert told["sight"] == "open"
    assert [(line["from"], line["sight"]) for line in told["lines"]] == [
        ([1, 0], "open"),
        ([1, 2], "open"),
        ([0, 0], "cover"),
        ([0, 2], "cover"),
    ]
    assert all(line["leaning"] for line in told["lines"])
    assert told["shelter"] == [[1, 1]]
    assert told["leaning"] == [[0, 0], [1, 0], [0, 2], [1, 2]]
    assert told["lines"][0]["covering"] == []


def test_a_target_nobody_sees_names_what_blocks():
    drawing = Drawing("A.#.B")
    told = explain_shot(drawing.layout, drawing.base("A"), EAST, drawing.base("B"), SHORT)

    assert (told["sight"], told["range"], told["shelter"]) == ("hidden", True, [])
    (line,) = told["lines"]
    assert (line["blocking"], line["seen"], line["sight"]) == ([[2, 0]], None, "hidden")


def test_range_arc_and_darkness_have_their_say():
    drawing = Drawing("A.....B*")
    a, b = drawing.base("A"), drawing.base("B")

    told = explain_shot(drawing.layout, a, EAST, b, SHORT)
    assert (told["sight"], told["range"], told["arc"], told["dark"]) == ("hidden", False, True, True)
    assert explain_shot(drawing.layout, a, WEST, b, LONG)["arc"] is False
    assert explain_shot(drawing.layout, a, EAST, b, LONG, SCENERY)["dark"] is False


def test_what_is_told_is_plain_data_and_the_line_shown_is_clear():
    lines = 0
    for seed in range(40):
        drawing = random_map(seed, ("", "B")[seed % 2])
        layout, shooter, target = drawing.layout, drawing.base("A"), drawing.base("B")
        told = explain_shot(layout, shooter, ALL_ROUND, target, LONG)
        assert json.loads(json.dumps(told)) == told
        best = best_view(layout, shooter, ALL_ROUND, target)
        assert told["sight"] == ("hidden" if best is None else "cover" if best.sight == IN_COVER else "open")
        for line in told["lines"]:
            if line["seen"]:
                lines += 1
                _check_line(drawing, line)
    assert lines > 15


def _check_line(drawing: Drawing, line: dict) -> None:
    """The point shown lies inside the target, and inside no shadow."""
    layout, (x, y, n) = drawing.layout, line["seen"]
    point, eye = (Fraction(x, n), Fraction(y, n)), reference.centre(*line["from"])
    place = int(point[0]) + int(point[1]) * drawing.board.width
    assert place in drawing.base("B").squares and point[0] != int(point[0]) and point[1] != int(point[1])
    own = drawing.base("A").mask | drawing.base("B").mask
    for square in list_of(layout.opaque & ~own & ~(1 << line["from"][0] + line["from"][1] * drawing.board.width)):
        shadow = reference.shadow(eye, reference.box(*reference.place(layout, square)))
        assert not all(reference.holds(plane, point) for plane in shadow)


@pytest.mark.rule("SAGA-TEMPLATE-08")
def test_a_template_names_what_keeps_the_flame_away():
    drawing = Drawing("..... / ...+4 / A12+5 / ...+6 / .....")
    told = explain_template(drawing.layout, drawing.base("A"), EAST, 4, 2)

    assert json.loads(json.dumps(told)) == told
    assert told["tip"] == [1, 5, 2] and told["aim"] == [9, 5, 2]
    assert [1, 2] in told["affected"] and [3, 2] in told["affected"]
    assert told["walled-off"] == [[4, 1], [4, 2], [4, 3]]
    assert sorted(told["touched"]) == sorted(told["affected"] + told["walled-off"] + told["shielded"])
    cabinets = Drawing("..... / ...k4 / A12k5 / ...k6 / .....")
    assert explain_template(cabinets.layout, cabinets.base("A"), EAST, 4, 2)["shielded"] == [[4, 1], [4, 2], [4, 3]]
