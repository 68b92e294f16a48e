"""Leaning out: shots from a square beside one's own (SAGA-LEAN-01 to SAGA-LEAN-10).

Range, arc of sight, darkness and the Obstacles that are ignored stay those of the real base; only the lines to the
target are drawn from the leaning square.
"""

from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.sight import HIDDEN, IN_THE_OPEN, MODEL, SCENERY, look, wanted_squares
from starboard.games.saga.geometry.squares import Base, Square, Squares, list_of


class View:
    """A square from which a target is seen, and how: IN_COVER or IN_THE_OPEN."""

    __slots__ = ("leaning", "sight", "square")

    def __init__(self, square: Square, leaning: bool, sight: int) -> None:
        self.square, self.leaning, self.sight = square, leaning, sight


def leaning_squares(layout: Layout, base: Base) -> Squares:
    """The free squares a model can lean to, those at a corner only past a free square (SAGA-LEAN-04, SAGA-LEAN-09)."""
    return layout.board.one_step_from(base.mask, layout.free) & layout.free


def shelter(layout: Layout, base: Base, target: Base, wanted: Squares) -> Squares:
    """The walls, closed doors and scenery next to a model that hide part of the target from it (SAGA-LEAN-03).

    Models and glass are no shelter, and the target itself is none either.
    """
    board = layout.board
    near = layout.walls & board.touching(base.mask)
    near |= (layout.closed_doors | layout.blocking | layout.obstacles) & layout.adjacent_squares(base)
    near &= ~target.mask
    found = 0
    for viewpoint in base.squares:
        for square in target.squares:
            if wanted >> square & 1:
                line = board.lines.line(viewpoint, square)
                corner = viewpoint + line.corner
                found |= (line.between & near >> corner) << corner
    return found


def views(
    layout: Layout, shooter: Base, facing: int, target: Base, kind: int = MODEL, glass_blocks: bool = False
) -> list[View]:
    """All squares from which a model may shoot at a target, as far as lines go: the shooter chooses (SAGA-LEAN-08).

    They are its own squares, if it sees anything of the target from there (SAGA-LEAN-02); otherwise, if it is
    sheltering, the leaning squares that see it. Where the layout `leans_anyway`, leaning squares that see it without
    Cover are preferred to own squares that do not.
    """
    wanted = wanted_squares(layout, shooter, facing, target, kind)
    return views_of_squares(layout, shooter, target, wanted, kind, glass_blocks) if wanted else []


def views_of_squares(
    layout: Layout, shooter: Base, target: Base, wanted: Squares, kind: int, glass_blocks: bool
) -> list[View]:
    """The same of some squares of a target, none of which is outside the arc of sight or too dark."""
    found = _from(layout, list(shooter.squares), False, shooter, target, wanted, kind, glass_blocks)
    in_the_open = any([view.sight == IN_THE_OPEN for view in found])
    if in_the_open or (found and not layout.leans_anyway) or not shelter(layout, shooter, target, wanted):
        return found
    beside = list_of(leaning_squares(layout, shooter))
    leaning = _from(layout, beside, True, shooter, target, wanted, kind, glass_blocks)
    if not found:
        return leaning
    return [view for view in leaning if view.sight == IN_THE_OPEN] or found


def _from(
    layout: Layout,
    viewpoints: list[Square],
    leaning: bool,
    shooter: Base,
    target: Base,
    wanted: Squares,
    kind: int,
    glass_blocks: bool,
) -> list[View]:
    found: list[View] = []
    for viewpoint in viewpoints:
        seen = look(layout, viewpoint, shooter, target, wanted, glass_blocks)
        if seen != HIDDEN:
            found.append(View(viewpoint, leaning, IN_THE_OPEN if kind == SCENERY else seen))
    return found


def best_view(
    layout: Layout, shooter: Base, facing: int, target: Base, kind: int = MODEL, glass_blocks: bool = False
) -> View | None:
    """The view that gives the target no Cover, if there is one; the first of equals in map order."""
    best: View | None = None
    for view in views(layout, shooter, facing, target, kind, glass_blocks):
        if best is None or view.sight > best.sight:
            best = view
    return best
