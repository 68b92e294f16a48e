"""Moving and turning in the dark (SAGA-DARK-05 to SAGA-DARK-13)."""

from typing import Final

from starboard.games.saga.content.card_list import ABILITIES, modifiers_of
from starboard.games.saga.content.modifiers import DARKNESS, IGNORE
from starboard.games.saga.geometry.layout import Layout
from starboard.games.saga.geometry.squares import FACINGS, FORWARD, STEPS, Base, Board, Square, Squares
from starboard.games.saga.geometry.walking import (
    corners_to_stand_on,
    corners_touching,
    corners_within,
    one_step,
    stops_of_steps,
)
from starboard.games.saga.rules.profiles import cards_with
from starboard.games.saga.state.fields import Model

LIT: Final = -1  # in the place of a facing: on a square that is not Dark any step may be made (SAGA-DARK-09)
Stance = tuple[Square, int]  # the corner of a base, and the facing that binds it there, or LIT


def _sees_in_the_dark(ability: str) -> bool:
    return any([one.kind == IGNORE and one.ignored == DARKNESS for one in modifiers_of(ability)])


SEEING_IN_THE_DARK: Final = cards_with(tuple([ability for ability in ABILITIES if _sees_in_the_dark(ability)]))


def minds_darkness(model: Model) -> bool:
    """Whether the rules of darkness concern it when it moves; some eyes do not need light."""
    return model.kind not in SEEING_IN_THE_DARK


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

    It has what `Walks` of the geometry has: `reached`, `ends` and `path_to`. On a Dark square the only step is straight
    ahead (SAGA-DARK-06), so a place there is reached with a facing: the one it came with (SAGA-DARK-10). `facings` are
    those that a walk which begins in the dark may begin with. `until`: nobody asks for more than the nearest of these
    corners on which it may end.
    """

    def __init__(
        self,
        now: Layout,
        base: Base,
        move: int,
        facings: list[int],
        arcs: Squares = 0,
        no_stopping: Squares = 0,
        until: Squares = 0,
    ) -> None:
        board = self._board = now.board
        self._dark = now.dark
        self._standing = corners_to_stand_on(now, base)
        self._arcs, self._no_stopping, self._move = arcs, no_stopping, move
        self.start = base.squares[0]
        self._shape: Squares = base.mask >> self.start  # on any corner it covers so many squares to the east and south
        self._all_dark = corners_within(board, self._dark, base.wide, base.high)
        self._all_alike = not arcs or len(base.squares) == 1
        self._stops = stops_of_steps(board, base, arcs)  # for each of STEPS
        self._barred = corners_touching(board, no_stopping, base.wide, base.high) if no_stopping else 0
        bound = facings if now.in_the_dark(base) else []
        self.reached: Squares = self._spread(move, bound, until)
        self.ends: Squares = self.reached & ~self._barred | 1 << self.start
        # Ways are looked for step by step when somebody asks for one.
        self._steps: dict[Square, list[tuple[int, int, Square]]] = {}
        self._before: dict[Stance, Stance] = {}
        self._found: dict[Square, Stance] = {}  # how each place was reached first
        self._onward: list[Stance] = [(self.start, facing) for facing in bound] or [(self.start, LIT)]
        self._seen: set[Stance] = set(self._onward)
        self._made = 0  # steps looked at

    def _spread(self, move: int, facings: list[int], until: Squares) -> Squares:
        """All corners that are reached, by all walks at once: those in the light and, by facing, those in the dark."""
        reached = here = 1 << self.start
        lit = 0 if facings else here
        bound = [here if facing in facings else 0 for facing in FACINGS]
        passed_lit, passed = lit, list(bound)
        for number in range(1, move + 1):
            if not (lit or any(bound)) or (reached & ~self._barred | here) & until:
                break  # nobody walks any further
            last = number == move
            beside = 0 if any(bound) else self._board.one_step_from(lit, self._standing) & self._standing
            if beside and self._all_alike and not beside & self._all_dark:  # the dark is far away
                entered = beside & ~(self._barred if last else self._stops[0] & self._barred)
                lit = entered & ~self._stops[0]
            else:
                entered, lit, bound = self._one_step_further(lit, bound, last)
            reached |= entered
            lit &= ~passed_lit
            passed_lit |= lit
            for facing in FACINGS:
                bound[facing] &= ~passed[facing]
                passed[facing] |= bound[facing]
        return reached

    def _one_step_further(
        self, lit: Squares, bound: list[Squares], last: bool
    ) -> tuple[Squares, Squares, list[Squares]]:
        """Where a step leads from these places, and from where the walk may go on: in the light, and by facing."""
        entered = lit_there = 0
        bound_there = [0, 0, 0, 0]
        for number, (dx, dy) in enumerate(STEPS):
            facings = FACINGS_OF_STEPS[dx, dy]
            places = lit | bound[facings[0]] if len(facings) == 1 else lit  # SAGA-DARK-06
            there = one_step(self._board, self._standing, places, dx, dy) if places else 0
            if not there:
                continue
            stops = self._stops[number]  # it enters a front arc (SAGA-LARGE-09)
            there &= ~(self._barred if last else stops & self._barred)  # SAGA-MOVE-10
            entered |= there
            lit_there |= there & ~stops & ~self._all_dark
            in_the_dark = there & ~stops & self._all_dark
            for facing in facings if in_the_dark else ():
                bound_there[facing] |= in_the_dark
        return entered, lit_there, bound_there

    def _look_further(self) -> None:
        """Find all that is reached with one more step, each place by the first of the ways to it."""
        self._made += 1
        onward: list[Stance] = []
        for stance in self._onward:
            corner, bound = stance
            here = self._shape << corner
            for dx, dy, there in self._steps_from(corner):
                if bound != LIT and FORWARD[bound] != (dx, dy):
                    continue  # SAGA-DARK-06
                covered = self._shape << there
                stops = covered & ~here & self._arcs != 0  # it enters a front arc (SAGA-LARGE-09)
                if (stops or self._made == self._move) and covered & self._no_stopping:
                    continue  # SAGA-MOVE-10
                for facing in self._facings(bound, covered, dx, dy):
                    self._reach((there, facing), stance, None if stops else onward)
        self._onward = onward

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
        assert self.reached >> corner & 1, "nobody walks there"
        while corner not in self._found:
            self._look_further()
        stance = self._found[corner]
        path = [corner]
        while True:
            stance = self._before[stance]
            if stance not in self._before:
                break
            path.append(stance[0])
        path.reverse()
        return path
