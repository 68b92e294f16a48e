"""Moving and turning in the dark (SAGA-DARK-05 to SAGA-DARK-13)."""

from typing import Final

from starboard.games.saga.content.card_list import modifiers_of
from starboard.games.saga.content.modifiers import DARKNESS, IGNORE
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.squares import FACINGS, FORWARD, STEPS, Base, Board, Square, Squares
from starboard.games.saga.geometry.walking import corners_to_stand_on
from starboard.games.saga.rules.lookups import profile
from starboard.games.saga.state.fields import Model

LIT: Final = -1  # in the place of a facing: on a square that is not Dark any step may be made (SAGA-DARK-09)
Stance = tuple[Square, int]  # the corner of a base, and the facing that binds it there, or LIT


def minds_darkness(model: Model) -> bool:
    """Whether the rules of darkness concern it when it moves; some eyes do not need light."""
    for ability in profile(model).abilities:
        for modifier in modifiers_of(ability):
            if modifier.kind == IGNORE and modifier.ignored == DARKNESS:
                return False
    return True


def can_orient_itself(now: Layout, base: Base) -> bool:
    """Whether it is adjacent to a wall or a scenery element (SAGA-DARK-05). A closed door is one of these.

    For walls only the squares count, whatever is at the corner (SAGA-GEOM-05).
    """
    scenery = now.obstacles | now.blocking | now.glass | now.closed_doors
    return (
        _at_the_edge(now.board, base)
        or now.board.touching(base.mask) & now.walls != 0
        or now.adjacent_squares(base) & scenery != 0
    )


def _at_the_edge(board: Board, base: Base) -> bool:
    """All outside the map is wall (SAGA-GEOM-02)."""
    return base.left == 0 or base.top == 0 or base.right == board.width - 1 or base.bottom == board.height - 1


def in_contact(now: Layout, base: Base, facing: int) -> bool:
    """Whether a wall, a closed door or scenery is straight ahead; a model is nothing of the kind (SAGA-DARK-12)."""
    dx, dy = FORWARD[facing]
    ahead = now.board.shifted(base.mask, dx, dy)
    if ahead.bit_count() < base.mask.bit_count():
        return True  # the edge of the map
    return ahead & ~base.mask & ~now.crossable != 0


def facings_to_begin_with(now: Layout, base: Base, facing: int) -> list[int]:
    """The facings a movement on a Dark square may begin with (SAGA-DARK-05)."""
    return list(FACINGS) if can_orient_itself(now, base) else [facing]


def facings_to_end_with(now: Layout, base: Base, facings: list[int], moved: bool) -> list[int]:
    """The facings a movement may end with. `facings` are those it came with: two after a diagonal step into the dark.

    Whoever has come up against something must turn away from it (SAGA-DARK-07, SAGA-DARK-12).
    """
    if not now.in_the_dark(base):
        return list(FACINGS)
    if not can_orient_itself(now, base):
        return facings
    if moved and len(facings) == 1 and in_contact(now, base, facings[0]):
        return [facing for facing in FACINGS if facing != facings[0]]
    return list(FACINGS)


def facings_of_step(dx: int, dy: int) -> list[int]:
    """The direction of a step as a facing; of a diagonal one its two components (SAGA-DARK-10)."""
    return [number for number in FACINGS if FORWARD[number] in ((dx, 0), (0, dy))]


IN_THE_LIGHT: Final = [LIT]
FACINGS_OF_STEPS: Final = {step: facings_of_step(*step) for step in STEPS}  # nobody changes them


class DarkWalks:
    """Everywhere a model can walk to within its Move, where some squares are Dark.

    It has what `Walks` of the geometry has: `ends` and `path_to`. On a Dark square the only step is straight ahead
    (SAGA-DARK-06), so a place there is reached with a facing: the one it came with (SAGA-DARK-10). `facings` are those
    that a walk which begins in the dark may begin with.
    """

    def __init__(
        self,
        now: Layout,
        base: Base,
        move: int,
        facings: list[int],
        arcs: Squares = 0,
        no_stopping: Squares = 0,
    ) -> None:
        self._board, self._dark = now.board, now.dark
        self._standing = corners_to_stand_on(now, base)
        self._steps: dict[Square, list[tuple[int, int, Square]]] = {}
        self._arcs, self._no_stopping = arcs, no_stopping
        self.start = base.squares[0]
        self._shape: Squares = base.mask >> self.start  # on any corner it covers so many squares to the east and south
        self._before: dict[Stance, Stance] = {}
        self._found: dict[Square, Stance] = {}  # how each place was reached first
        start = [(self.start, facing) for facing in facings] if now.in_the_dark(base) else [(self.start, LIT)]
        self._seen: set[Stance] = set(start)
        for number in range(1, move + 1):
            start = self._ring(start, last=number == move)
        self.reached: Squares = 1 << self.start
        self.ends: Squares = 1 << self.start
        for corner in self._found:
            self.reached |= 1 << corner
            if not self._shape << corner & no_stopping:
                self.ends |= 1 << corner

    def _ring(self, stances: list[Stance], last: bool) -> list[Stance]:
        """All that is reached with one more step; of these, the stances from which the walk may go on."""
        onward: list[Stance] = []
        for stance in stances:
            corner, bound = stance
            here = self._shape << corner
            for dx, dy, there in self._steps_from(corner):
                if bound != LIT and FORWARD[bound] != (dx, dy):
                    continue  # SAGA-DARK-06
                covered = self._shape << there
                stops = covered & ~here & self._arcs != 0  # it enters a front arc (SAGA-LARGE-09)
                if (stops or last) and covered & self._no_stopping:
                    continue  # SAGA-MOVE-10
                for facing in self._facings(bound, covered, dx, dy):
                    self._reach((there, facing), stance, None if stops else onward)
        return onward

    def _reach(self, stance: Stance, before: Stance, onward: list[Stance] | None) -> None:
        if onward is None:  # it stops here, so nothing is reached by way of it
            if stance[0] not in self._found and stance not in self._seen:
                self._found[stance[0]] = stance
                self._before[stance] = before
            return
        if stance in self._seen:
            return
        self._seen.add(stance)
        self._before.setdefault(stance, before)
        self._found.setdefault(stance[0], stance)
        onward.append(stance)

    def _facings(self, facing: int, covered: Squares, dx: int, dy: int) -> list[int]:
        if covered & ~self._dark:
            return IN_THE_LIGHT
        return FACINGS_OF_STEPS[dx, dy] if facing == LIT else [facing]

    def _steps_from(self, corner: Square) -> list[tuple[int, int, Square]]:
        """Every legal step from a corner with where it leads, in the order of STEPS (SAGA-MOVE-06)."""
        found = self._steps.get(corner)
        if found is None:
            found = self._steps[corner] = []
            standing = self._standing
            for dx, dy, there, past in self._board.neighbours(corner):
                if standing >> there & 1 and (not past or past & standing):
                    found.append((dx, dy, there))
        return found

    def path_to(self, corner: Square) -> list[Square]:
        """The corners of a shortest walk, the start not included; always the same one of several."""
        if corner == self.start:
            return []
        stance = self._found[corner]
        path = [corner]
        while True:
            stance = self._before[stance]
            if stance not in self._before:
                break
            path.append(stance[0])
        path.reverse()
        return path
