"""A layout with other models shares everything that models do not change, and nothing that they do."""

from starboard.games.saga.geometry.layout import Layout, Piece
from starboard.games.saga.geometry.squares import board_of

ROWS = ["......", "......", "......"]


def test_models_of_one_layout_are_not_on_the_other():
    board = board_of(ROWS)
    things = Layout(board, doors=[1 << 3], pieces=[Piece("c1", board.base(8), False)], darkness=[0])

    one = things.with_models(1 << 1)
    other = things.with_models(1 << 2)
    one.move_model(1 << 1, 1 << 7)

    assert (one.models, other.models, things.models) == (1 << 7, 1 << 2, 0)
    assert one.opaque == one.walls | one.closed_doors | 1 << 7
    assert not one.free & 1 << 7 and other.free & 1 << 7
    assert one.closed_doors == 1 << 3 and one.obstacles == 1 << 8
    assert one.dark == things.dark == Layout(board, doors=[1 << 3], darkness=[0]).dark


def test_a_copy_of_it_changes_alone():
    board = board_of(ROWS)
    one = Layout(board, doors=[1 << 3], pieces=[Piece("c1", board.base(8), False)]).with_models(1)
    beside = one.adjacent_squares(board.base(9))

    changed = one.copy()
    changed.set_doors([1 << 10])
    changed.remove_piece("c1")

    assert changed.models == 1 and changed.obstacles == 0 and changed.closed_doors == 1 << 10
    assert one.obstacles == 1 << 8 and one.closed_doors == 1 << 3
    assert one.adjacent_squares(board.base(9)) == beside
