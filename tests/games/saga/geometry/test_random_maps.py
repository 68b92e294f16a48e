"""Sight and Cover on random maps: as clipped polygons say, and the same when the map is turned or mirrored."""

from collections import Counter

import pytest

from starboard.games.saga.geometry.arcs import front_arc
from starboard.games.saga.geometry.leaning import views
from starboard.games.saga.geometry.sight import HIDDEN, line_of_sight, look, sight, wanted_squares
from starboard.games.saga.geometry.squares import list_of
from starboard.games.saga.geometry.template import template
from starboard.games.saga.geometry.walking import Walks, distance
from tests.games.saga.geometry import reference
from tests.games.saga.geometry.drawing import Drawing
from tests.games.saga.geometry.random_maps import (
    mirrored,
    mirrored_facing,
    mirrored_square,
    quarter_turn,
    random_map,
    turned_facing,
    turned_square,
)

LARGE = ("", "A", "B", "AB")
WORDS = ("hidden", "cover", "open")


@pytest.mark.rule("SAGA-LOS-04", "SAGA-COVER-05", "SAGA-COVER-10", "SAGA-LARGE-08", "SAGA-LARGE-10")
def test_sight_and_cover_are_as_clipped_polygons_say():
    counted: Counter[str] = Counter()
    for seed in range(72):
        drawing = random_map(seed, LARGE[seed % 4])
        viewer, target, facing = drawing.base("A"), drawing.base("B"), seed % 5
        wanted = wanted_squares(drawing.layout, viewer, facing, target)
        viewpoint = viewer.squares[seed % len(viewer.squares)]
        expected = reference.how_seen(drawing.layout, viewpoint, viewer, facing, target)
        assert WORDS[look(drawing.layout, viewpoint, viewer, target, wanted, False)] == expected, seed
        counted[expected] += 1
    assert all(counted[word] > 5 for word in WORDS)


@pytest.mark.rule("SAGA-LOS-04")
def test_lines_through_scattered_walls_are_as_clipped_polygons_say():
    """Fewer and farther obstacles than above, so that more is decided by narrow gaps."""
    partly = 0
    for seed in range(40):
        drawing = random_map(1000 + seed, width=10, height=4)
        layout = drawing.layout
        walls = layout.opaque & 0x5A5A5A5A5A5A5A5A ^ (seed * 0x9E3779B97F4A7C15 & layout.board.every) & layout.opaque
        here, there = drawing.square("A"), drawing.square("B")
        layout.set_models(0)
        layout.set_doors([walls & ~(1 << here | 1 << there)] if walls else [])
        hiding = layout.opaque & ~(1 << here | 1 << there)
        part = reference.seen_part(layout, here, there, hiding)
        assert line_of_sight(layout, here, there) == (part > 0), seed
        partly += 0 < part < 1
    assert partly > 3


@pytest.mark.rule("SAGA-LOS-04", "SAGA-LEAN-09", "SAGA-ARC-01")
@pytest.mark.parametrize("mirror", [False, True])
def test_turning_or_mirroring_the_map_changes_nothing(mirror: bool):
    for seed in range(60):
        drawing = random_map(seed, LARGE[seed % 4])
        other = mirrored(drawing) if mirror else quarter_turn(drawing)
        facing = seed % 4
        its_facing = mirrored_facing(facing) if mirror else turned_facing(facing)
        _compare(drawing, other, facing, its_facing, mirror)


def _compare(drawing: Drawing, other: Drawing, facing: int, its_facing: int, mirror: bool) -> None:
    width, height = drawing.board.width, drawing.board.height

    def there(square: int) -> int:
        return mirrored_square(square, width) if mirror else turned_square(square, width, height)

    def moved(squares: int) -> int:
        return sum(1 << there(square) for square in list_of(squares))

    one, its_one = drawing.base("A"), other.base("A")
    two, its_two = drawing.base("B"), other.base("B")
    layout, its_layout = drawing.layout, other.layout
    assert its_one.mask == moved(one.mask)
    assert sight(layout, one, facing, two) == sight(its_layout, its_one, its_facing, its_two)
    assert front_arc(its_layout, its_one, its_facing) == moved(front_arc(layout, one, facing))
    found = {(there(view.square), view.sight) for view in views(layout, one, facing, two)}
    assert found == {(view.square, view.sight) for view in views(its_layout, its_one, its_facing, its_two)}
    assert distance(layout, one, two) == distance(its_layout, its_one, its_two)
    arcs = layout.adjacent_squares(two)
    here = [_covered(drawing, ring, one.wide) for ring in Walks(layout, one, 4, arcs).rings]
    its = [_covered(other, ring, one.wide) for ring in Walks(its_layout, its_one, 4, moved(arcs)).rings]
    assert [{moved(squares) for squares in ring} for ring in here] == its

    aim = _ahead(drawing, facing)
    its_aim = _ahead(other, its_facing)
    burst = template(layout, one, facing, *aim)
    its_burst = template(its_layout, its_one, its_facing, *its_aim)
    if one.wide == 1:  # the aim squares of a Large base do not lie on its axis
        assert its_burst.touched == moved(burst.touched)
        assert its_burst.affected == moved(burst.affected)


def _covered(drawing: Drawing, corners: int, size: int) -> set[int]:
    """The squares of each base: its corner is another square when the map is turned."""
    return {drawing.board.base(corner, size, size).mask for corner in list_of(corners)}


def _ahead(drawing: Drawing, facing: int) -> tuple[int, int]:
    base = drawing.base("A")
    dx, dy = ((0, -3), (3, 0), (0, 3), (-3, 0))[facing]
    return base.left + dx, base.top + dy


def test_more_on_the_board_never_helps_to_see():
    for seed in range(60):
        drawing = random_map(seed, LARGE[seed % 4])
        viewer, target = drawing.base("A"), drawing.base("B")
        before = sight(drawing.layout, viewer, 4, target)
        free = list_of(drawing.layout.free)
        if free:
            drawing.layout.move_model(0, 1 << free[seed % len(free)])
        assert sight(drawing.layout, viewer, 4, target) <= before
        drawing.layout.set_models(viewer.mask | target.mask)
        assert sight(drawing.layout, viewer, 4, target) >= before
    assert before >= HIDDEN


@pytest.mark.rule("SAGA-GEOM-08")
def test_it_is_as_far_there_as_back_whichever_way_is_asked_first():
    for seed in range(120):
        drawing = random_map(seed, LARGE[seed % 4])
        one, other = drawing.base("A"), drawing.base("B")
        there, back = drawing.layout.copy(), drawing.layout.copy()
        pieces = [piece.base for piece in drawing.layout.pieces.values()]

        assert distance(there, one, other) == distance(back, other, one), seed
        for piece in pieces:  # a walk may begin and end on scenery
            assert distance(there, one, piece) == distance(back, piece, one), seed
