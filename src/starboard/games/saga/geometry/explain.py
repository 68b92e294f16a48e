"""Why a shot is possible or not and what a template does, as plain data for a screen.

Squares are pairs [x, y]. Points are triples [x, y, n] that stand for the point (x / n, y / n), measured in squares from
the north-west corner of the map: exact, and whole numbers all the same.
"""

from typing import Any

from starboard.games.saga.geometry.angles import Direction, Slot, angle_of, corners_of
from starboard.games.saga.geometry.arcs import in_arc_of_sight
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.leaning import View, leaning_squares, shelter, views
from starboard.games.saga.geometry.lines import slots_between
from starboard.games.saga.geometry.ranges import in_range
from starboard.games.saga.geometry.sight import IN_COVER, MODEL, hidden_by_darkness, wanted_squares
from starboard.games.saga.geometry.squares import Base, Board, Square, Squares, list_of
from starboard.games.saga.geometry.template import template

SIGHTS = ("hidden", "cover", "open")


def explain_shot(
    layout: Layout, shooter: Base, facing: int, target: Base, ruler: int, kind: int = MODEL, glass_blocks: bool = False
) -> dict[str, Any]:
    """Everything that decides whether a model may shoot at a target, and whether the target is in Cover.

    sight       hidden, cover or open, from the best viewpoint
    range, arc  whether the target is in range and in the arc of sight
    dark        whether darkness hides it
    lines       one entry for each viewpoint that sees the target, the best first; if none does, one for each own square
    shelter     what the shooter can lean past; empty if it may not lean
    leaning     the squares it could lean to, whether or not they see the target
    """
    board = layout.board
    found = views(layout, shooter, facing, target, kind, glass_blocks)
    found.sort(key=lambda view: -view.sight)
    wanted = wanted_squares(layout, shooter, facing, target, kind)
    own = [View(square, False, 0) for square in shooter.squares]
    return {
        "sight": SIGHTS[found[0].sight if found else 0],
        "range": in_range(board, shooter, target, ruler),
        "arc": in_arc_of_sight(board, shooter, facing, target),
        "dark": kind == MODEL and hidden_by_darkness(layout, shooter, target),
        "lines": [_explain_view(layout, shooter, target, wanted, view, glass_blocks) for view in found or own],
        "shelter": _pairs(board, shelter(layout, shooter, target, wanted)),
        "leaning": _pairs(board, leaning_squares(layout, shooter)),
    }


def _explain_view(
    layout: Layout, shooter: Base, target: Base, wanted: Squares, view: View, glass_blocks: bool
) -> dict[str, Any]:
    """One viewpoint: what blocks and what gives Cover, the corners past which one sees, and a line to what is seen."""
    board, own = layout.board, shooter.mask | target.mask
    opaque = (layout.opaque | (layout.glass if glass_blocks else 0)) & ~own
    hiding = opaque | layout.screens(shooter) & ~own
    between = 0
    wholly: list[Square] = []
    partly: list[Square] = []
    for square in target.squares:
        if wanted >> square & 1:
            line = board.lines.line(view.square, square)
            corner = view.square + line.corner
            between |= line.between << corner
            (partly if line.between & hiding >> corner else wholly).append(square)
    corners: list[list[int]] = []
    seen: list[int] | None = None
    for square in wholly + partly:
        slots = _open_slots(board, view.square, square, opaque)
        corners += [point for point in _grazed(board, view.square, square, slots) if point not in corners]
        if slots and seen is None:
            seen = _point_in(board, view.square, square, max(slots, key=_width))
    return {
        "from": _pair(board, view.square),
        "leaning": view.leaning,
        "sight": SIGHTS[view.sight],
        "blocking": _pairs(board, between & opaque),
        "covering": _pairs(board, between & hiding) if view.sight == IN_COVER else [],
        "corners": corners,
        "seen": seen,
    }


def _open_slots(board: Board, viewpoint: Square, target: Square, opaque: Squares) -> list[Slot]:
    """The visible parts of a square, neighbouring slots joined."""
    line = board.lines.line(viewpoint, target)
    dx, dy = board.xs[target] - board.xs[viewpoint], board.ys[target] - board.ys[viewpoint]
    local = opaque >> viewpoint + line.corner
    found: list[Slot] = []
    for slot in slots_between(dx, dy, board.width):
        if slot.filled_by & local:
            continue
        if found and found[-1].last == slot.first:
            found[-1] = Slot(found[-1].first, slot.last, 0)
        else:
            found.append(slot)
    return found


def _grazed(board: Board, viewpoint: Square, target: Square, slots: list[Slot]) -> list[list[int]]:
    """The corners of squares in between where visible parts begin and end, in squares from the corner of the map."""
    x, y = 2 * board.xs[viewpoint] + 1, 2 * board.ys[viewpoint] + 1
    whole = angle_of(corners_of(2 * board.xs[target] - x, 2 * board.ys[target] - y))
    found: list[list[int]] = []
    for slot in slots:
        for way in (slot.first, slot.last):
            if whole.inside(way):
                found.append([(x + way[0]) // 2, (y + way[1]) // 2])
    return found


def _width(slot: Slot) -> int:
    """How wide a slot is, roughly: only for choosing a line that looks good."""
    first, last = slot.first, slot.last
    turn = first[0] * last[1] - first[1] * last[0]
    return 1000000 * turn * turn // ((first[0] ** 2 + first[1] ** 2) * (last[0] ** 2 + last[1] ** 2))


def _point_in(board: Board, viewpoint: Square, target: Square, slot: Slot) -> list[int]:
    """The middle of the target along a direction inside a slot: a point that is seen."""
    way: Direction = _middle(slot)
    x, y = 2 * board.xs[viewpoint] + 1, 2 * board.ys[viewpoint] + 1
    left, top = 2 * board.xs[target] - x, 2 * board.ys[target] - y
    # The ray enters at the greatest and leaves at the smallest of the parameters of the edges: fractions.
    enter, leave = (0, 1), (1, 0)
    for start, part in ((left, way[0]), (top, way[1])):
        if part:
            near, far = (start, start + 2) if part > 0 else (-start - 2, -start)
            enter = (near, abs(part)) if near * enter[1] > enter[0] * abs(part) else enter
            leave = (far, abs(part)) if far * leave[1] < leave[0] * abs(part) else leave
    half = enter[0] * leave[1] + leave[0] * enter[1]  # the sum of both, over `below`
    below = enter[1] * leave[1]
    # In half squares the point is (x, y) + way * half / (2 * below); a square has two of them.
    return [2 * below * x + way[0] * half, 2 * below * y + way[1] * half, 4 * below]


def _middle(slot: Slot) -> Direction:
    """A direction inside a slot, near its middle: both sides are made about equally long before they are added."""
    first, last = slot.first, slot.last
    one, other = abs(first[0]) + abs(first[1]), abs(last[0]) + abs(last[1])
    return first[0] * other + last[0] * one, first[1] * other + last[1] * one


def explain_template(
    layout: Layout, shooter: Base, facing: int, aim_x: int, aim_y: int, glass_stops: bool = False
) -> dict[str, Any]:
    """The touched squares of the map, those affected, and the others by what keeps the flame from them."""
    board = layout.board
    burst = template(layout, shooter, facing, aim_x, aim_y, glass_stops)
    return {
        "tip": [shooter.centre_x, shooter.centre_y, 2],
        "aim": [2 * aim_x + 1, 2 * aim_y + 1, 2],
        "touched": _pairs(board, burst.touched),
        "affected": _pairs(board, burst.affected),
        "behind": _pairs(board, burst.behind),
        "walled-off": _pairs(board, burst.walled_off),
        "shielded": _pairs(board, burst.shielded),
    }


def _pair(board: Board, square: Square) -> list[int]:
    return [board.xs[square], board.ys[square]]


def _pairs(board: Board, squares: Squares) -> list[list[int]]:
    return [_pair(board, square) for square in list_of(squares)]
