"""What stands on the board now: closed doors, unrevealed squares, scenery, glass, models and darkness counters.

A layout is not part of a saved game: the rules make it from the state and keep it up to date. From what they tell it
follow the sets of squares that every other question is asked of.
"""

from typing import Final

from starboard.games.saga.geometry.squares import Base, Board, Square, Squares

DARKNESS_RADIUS: Final = 3  # SAGA-DARK-01


class Piece:
    """A piece of scenery: an Obstacle one can see over, or Blocking (SAGA-COVER-01, SAGA-COVER-02)."""

    __slots__ = ("base", "blocking", "id")

    def __init__(self, id: str, base: Base, blocking: bool) -> None:
        self.id, self.base, self.blocking = id, base, blocking


class Burst:
    """One use of the flame template: touched squares of the map, those affected, and why the others are not."""

    __slots__ = ("affected", "behind", "shielded", "touched", "walled_off")

    def __init__(self) -> None:
        self.touched: Squares = 0
        self.affected: Squares = 0
        self.behind: Squares = 0  # outside the arc of sight (SAGA-TEMPLATE-11)
        self.walled_off: Squares = 0  # no line from the tip past walls and closed doors (SAGA-TEMPLATE-08 a)
        self.shielded: Squares = 0  # behind something across the whole width (SAGA-TEMPLATE-07, SAGA-TEMPLATE-08 b)


Lacking = tuple[tuple[Squares, ...], tuple[str, ...]]  # doors and pieces that a board is laid out without


class Layout:
    """The things on a board, and the sets of squares that follow from them.

    closed_doors     squares of closed doors
    walls            void and unrevealed squares (SAGA-GEOM-02, SAGA-LOS-07)
    solid            walls, closed doors and glass: nobody is adjacent past a corner of two of them (SAGA-GEOM-05)
    opaque           what blocks line of sight: walls, closed doors, Blocking scenery and models (SAGA-LOS-03)
    obstacles        squares of Obstacles
    blocking         squares of Blocking scenery
    free             revealed floor that holds no model, no scenery and no closed door (SAGA-GEOM-07)
    crossable        what distances are counted across: revealed floor without scenery and closed doors (SAGA-GEOM-08)
    leans_anyway     whether who sees a target in Cover may lean out to see it without (SAGA-LEAN-02)
    """

    __slots__ = (
        "_adjacent", "_dark", "_screens", "blocking", "board", "bursts", "closed_doors", "crossable", "darkness",
        "distances", "distances_from", "doors", "free", "front_arcs", "glass", "lacking", "leans_anyway", "models",
        "obstacles", "opaque", "pieces", "rings", "solid", "unrevealed", "walls", "within",
    )  # fmt: skip

    def __init__(
        self,
        board: Board,
        doors: list[Squares] | None = None,
        unrevealed: Squares = 0,
        glass: Squares = 0,
        models: Squares = 0,
        pieces: list[Piece] | None = None,
        darkness: list[Square] | None = None,
        things_of: "Layout | None" = None,
    ) -> None:
        self.board = board
        self.leans_anyway = False
        if things_of is not None:
            self._share(things_of)
            self.set_models(models)
            return
        self.doors: list[Squares] = doors or []  # of each closed door or force field all squares it fills
        self.unrevealed, self.glass, self.models = unrevealed, glass, models
        self.pieces: dict[str, Piece] = {piece.id: piece for piece in pieces or []}
        self.darkness: list[Square] = darkness or []
        self._adjacent: dict[Squares, Squares] = {}
        self._screens: dict[Squares, Squares] = {}
        self.front_arcs: list[dict[Squares, Squares]] = [{}, {}, {}, {}, {}]  # by facing and base, once asked for
        self.bursts: dict[tuple[Squares, int, int, int, bool], Burst] = {}  # of the flame template, once laid
        self.distances: dict[tuple[Squares, Squares], int] = {}  # between two things, once asked for
        self.distances_from: dict[Squares, list[int]] = {}  # to every square
        self.lacking: dict[Lacking, Layout] = {}  # the same without some doors and pieces, once asked for
        self.rings: dict[Squares, list[Squares]] = {}  # those so many steps from a thing, once asked for
        self.within: dict[tuple[Squares, int], Squares] = {}  # the squares so few steps from a thing, once asked for
        self._dark = -1
        self.closed_doors = self.walls = self.solid = self.opaque = self.obstacles = self.blocking = self.free = (
            self.crossable
        ) = 0
        self._look_again()

    def _share(self, other: "Layout") -> None:
        self.leans_anyway = other.leans_anyway
        self.doors, self.unrevealed, self.glass = other.doors, other.unrevealed, other.glass
        self.pieces, self.darkness = other.pieces, other.darkness
        self._adjacent, self._screens, self._dark = other._adjacent, other._screens, other.dark
        self.front_arcs, self.bursts = other.front_arcs, other.bursts
        self.distances, self.distances_from, self.within = other.distances, other.distances_from, other.within
        self.rings, self.lacking = other.rings, other.lacking
        self.closed_doors, self.walls, self.solid = other.closed_doors, other.walls, other.solid
        self.obstacles, self.blocking, self.crossable = other.obstacles, other.blocking, other.crossable

    def copy(self) -> "Layout":
        """Another layout of the same things, to try something out on."""
        found = Layout(
            self.board,
            list(self.doors),
            self.unrevealed,
            self.glass,
            self.models,
            list(self.pieces.values()),
            list(self.darkness),
        )
        found.leans_anyway = self.leans_anyway
        return found

    def with_models(self, squares: Squares) -> "Layout":
        """The same things with models on these squares. What follows from the things alone is worked out for both.

        Only models may be moved on it; whoever changes anything else takes a `copy`.
        """
        return Layout(self.board, models=squares, things_of=self)

    def without(self, doors: list[Squares], pieces: list[str]) -> "Layout":
        """The same board with these closed doors open and these pieces gone; laid out once for the same things."""
        key = (tuple(doors), tuple(pieces))
        things = self.lacking.get(key)
        if things is None:
            things = self.copy()
            for name in pieces:
                del things.pieces[name]
            things.set_doors([door for door in things.doors if door not in doors])
            self.lacking[key] = things
        return things.with_models(self.models)

    def with_moved(self, old: Squares, new: Squares) -> "Layout":
        """The same board after a model has left its squares for others; no squares at all are off the board."""
        return self.with_models(self.models & ~old | new)

    def set_models(self, squares: Squares) -> None:
        """Say which squares hold models. Nothing but what blocks and what is free depends on it."""
        self.models = squares
        self._place_models()

    def move_model(self, old: Squares, new: Squares) -> None:
        """A model leaves its squares for others; no squares at all stand for off the board."""
        self.set_models(self.models & ~old | new)

    def set_doors(self, doors: list[Squares]) -> None:
        """Say which doors are closed, each with all its squares. An open one is slid off the board (SAGA-DOOR-01)."""
        self.doors = list(doors)
        self._look_again()

    def set_unrevealed(self, squares: Squares) -> None:
        """Say which squares lie in zones not yet revealed; a closed door that leads there is not one of them."""
        self.unrevealed = squares
        self._look_again()

    def set_glass(self, squares: Squares) -> None:
        self.glass = squares
        self._look_again()

    def set_darkness(self, counters: list[Square]) -> None:
        self.darkness = list(counters)
        self._look_again()

    def place_piece(self, piece: Piece) -> None:
        self.pieces[piece.id] = piece
        self._look_again()

    def remove_piece(self, id: str) -> None:
        del self.pieces[id]
        self._look_again()

    def _look_again(self) -> None:
        self.obstacles = self.blocking = 0
        for piece in self.pieces.values():
            if piece.blocking:
                self.blocking |= piece.base.mask
            else:
                self.obstacles |= piece.base.mask
        self.closed_doors = 0
        for door in self.doors:
            self.closed_doors |= door
        self.walls = self.board.every & ~self.board.floor | self.unrevealed
        self.solid = self.walls | self.closed_doors | self.glass
        self.crossable = self.board.every & ~(self.solid | self.obstacles | self.blocking)
        self._adjacent.clear()
        self._screens.clear()
        self.distances.clear()
        self.distances_from.clear()
        self.rings.clear()
        self.lacking.clear()
        self.within.clear()
        self.bursts.clear()
        for known in self.front_arcs:
            known.clear()
        self._dark = -1
        self._place_models()

    def _place_models(self) -> None:
        self.opaque = self.walls | self.closed_doors | self.blocking | self.models
        self.free = self.crossable & ~self.models

    def element_on(self, square: Square) -> Squares:
        """All squares of the closed door or the piece of scenery on a square; none if there is neither."""
        for door in self.doors:
            if door >> square & 1:
                return door
        for piece in self.pieces.values():
            if piece.base.mask >> square & 1:
                return piece.base.mask
        return self.glass & 1 << square

    def adjacent_squares(self, base: Base) -> Squares:
        """The squares adjacent to a base, none of them through a solid corner (SAGA-GEOM-05)."""
        found = self._adjacent.get(base.mask)
        if found is None:
            found = self.board.one_step_from(base.mask, self.board.every & ~self.solid) & ~base.mask
            self._adjacent[base.mask] = found
        return found

    def adjacent(self, one: Base, other: Base) -> bool:
        """Whether two models, or a model and a piece or marker, are adjacent (SAGA-GEOM-04, SAGA-GEOM-05)."""
        return self.adjacent_squares(one) & other.mask != 0

    def screens(self, base: Base) -> Squares:
        """The Obstacles that can give Cover against shots from this base: whole pieces that are not adjacent to it.

        An Obstacle next to the attacker is ignored, all of it if one square touches (SAGA-COVER-06, SAGA-COVER-10).
        """
        found = self._screens.get(base.mask)
        if found is None:
            near = self.adjacent_squares(base)
            found = 0
            for piece in self.pieces.values():
                if not piece.blocking and not piece.base.mask & near:
                    found |= piece.base.mask
            self._screens[base.mask] = found
        return found

    @property
    def dark(self) -> Squares:
        """All Dark squares (SAGA-DARK-01).

        Three walking steps from a counter in eight directions, past models and scenery but not past walls or closed
        doors, nor between two of them (SAGA-DARK-02). A counter on which a door has closed darkens both sides of it.
        """
        if self._dark < 0:
            passed = self.board.every & ~(self.walls | self.closed_doors)
            reached = 0
            for counter in self.darkness:
                reached |= 1 << counter & ~self.walls
            for _ in range(DARKNESS_RADIUS):
                reached |= self.board.one_step_from(reached, passed) & passed
            self._dark = reached
        return self._dark

    def in_the_dark(self, base: Base) -> bool:
        """Whether a model counts as Dark: a Large one only if all its squares are (SAGA-LARGE-10)."""
        return base.mask & ~self.dark == 0
