"""The table as every seat sees it, kept up to date by what changed instead of being drawn again for each decision.

`kernel.pieces.project` says what a seat may see; a mirror holds exactly that for several seats at once and, after a
decision, looks only at the fields whose values differ from those it remembers. What everybody sees alike is kept, and
compared, only once. A test keeps mirrors equal to `project` through whole games.
"""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from starboard.kernel.diffs import Diff, compare
from starboard.kernel.pieces import Piece, Plan, plan_for, plan_of
from starboard.kernel.shapes import Many, Maybe, Named, Part, Plain, Shape
from starboard.kernel.visibility import COUNT, NEVER, PUBLIC, Tally

ALL = -3  # instead of a seat: what all of them see alike
ALONE = -1  # instead of a place in a list or a name: the only piece of a field
Key = str | int
Path = list[Key]
Watched = tuple["_Reflection", Callable[[Any], tuple[Any, ...]], Piece]  # with what fetches the piece's values


class Mirror:
    """What some seats see of one state; not for eyes that see everything open."""

    def __init__(self, state: Piece, seats: list[int]) -> None:
        self.seats = seats
        self._state = state
        self._root = _Reflection(state, seats)
        self._watched = self._root.watched(state)

    def view(self, seat: int) -> dict[str, Plain]:
        return self._root.seen_by(seat)

    def update(self, state: Piece) -> tuple[Diff, dict[int, Diff]]:
        """Look again: what changed for all, and what besides for each seat. Views handed out stay as they were."""
        found = _Found(self.seats)
        another = state is not self._state  # the match has gone back, and plays on from a copy
        stirred = [one for one, fetch, piece in self._watched if another or one.opaque or one.raw != fetch(piece)]
        if stirred:
            for one in stirred:
                one.call()
            self._root.look(state, ["state"], found)
            if another or found.exchanged:
                self._state, self._watched = state, self._root.watched(state)
        return found.for_all, found.by_seat


class _Found:
    """What a look has found: the changes, and whether pieces lie elsewhere, came or went."""

    __slots__ = ("by_seat", "exchanged", "for_all")

    def __init__(self, seats: list[int]) -> None:
        self.for_all: Diff = []
        self.by_seat: dict[int, Diff] = {seat: [] for seat in seats}
        self.exchanged = False


class _Reflection:
    """One piece: the values it had, and how each seat saw it, or all of them together."""

    __slots__ = ("_at", "_called", "_parent", "_parts", "_plan", "_seats", "opaque", "raw", "seen")

    def __init__(self, piece: Piece, seats: list[int], parent: "_Reflection | None" = None, at: int = 0) -> None:
        self._plan = plan = plan_of(piece)
        self._parent = parent
        self._at = at  # the parent's field that it lies in
        kind: Any = type(piece)
        values = plan.fetch(piece)
        self._seats = [ALL] if _looks_the_same(kind) else seats
        self._parts: dict[int, dict[Key, _Reflection]] = {}  # by field: the pieces in it, one or many
        self.raw = tuple([_copy(value) for value in values])
        self.opaque = _opaque(kind)
        self._called: dict[int, list[_Reflection]] = {}  # by field: the pieces that the next look goes to
        self.seen: dict[int, dict[str, Plain]] = {seat: {} for seat in self._seats}
        for at, name in plan.shown:
            self._see(piece, at, name, values[at])

    def seen_by(self, seat: int) -> dict[str, Plain]:
        return self.seen[seat] if seat in self.seen else self.seen[ALL]

    def watched(self, piece: Piece) -> list[Watched]:
        """The piece and all pieces below it, to be compared in one go: most do nothing most of the time."""
        found: list[Watched] = [(self, self._plan.fetch, piece)]
        values = self._plan.fetch(piece)
        for at, parts in self._parts.items():
            for part, below in zip(parts.values(), _in_order(values[at], parts), strict=True):
                found.extend(part.watched(below))
        return found

    def call(self) -> None:
        """The next look shall come here."""
        one, above = self, self._parent
        while above is not None:
            called = above._called.setdefault(one._at, [])
            if one in called:
                return
            called.append(one)
            one, above = above, above._parent

    def look(self, piece: Piece, path: Path, found: _Found) -> bool:
        """Note what changed below the path; whether anything did."""
        called, self._called = self._called, {}
        values = self._plan.fetch(piece)
        changed = [] if values == self.raw else [at for at, old in enumerate(self.raw) if old != values[at]]
        dirty = self._dirty(changed)
        renewed = False
        for at in [at for at in dirty if at in self._parts]:
            found.exchanged = True
            called.pop(at, None)
            if list(self._parts[at]) == list(_pieces(values[at])):  # others may lie in their places: all are looked at
                called[at] = list(self._parts[at].values())
                dirty.discard(at)  # else pieces came or went, and the field is seen anew below
        for at, parts in called.items():
            if self._look_at_pieces(at, values[at], parts, path, found):
                renewed = renewed or self._renew()
                self._gather(at, self._plan.names[at], values[at])
        for at in sorted(dirty):
            name = self._plan.names[at]
            renewed = renewed or self._renew()
            old = [self.seen[seat][name] for seat in self._seats]
            self._see(piece, at, name, values[at])
            self._note(at, name, old, path, found)
        if changed:
            raw = list(self.raw)
            for at in changed:
                raw[at] = _copy(values[at])
            self.raw = tuple(raw)
        return renewed

    def _dirty(self, changed: list[int]) -> set[int]:
        """The shown fields that have another value, or other seats that know it."""
        dirty = set(self.opaque)
        for at in changed:
            dirty.update(_depending(self._plan, at))
        return dirty

    def _renew(self) -> bool:
        """A view that somebody holds is never written to."""
        self.seen = {seat: seen.copy() for seat, seen in self.seen.items()}
        return True

    # --- seeing a field ---

    def _see(self, piece: Piece, at: int, name: str, value: Any) -> None:
        """See a field as a whole."""
        show = self._plan.shows[at]
        self._parts.pop(at, None)
        if show is PUBLIC and _apart(self._plan.shapes[at]):
            self._parts[at] = {key: _Reflection(one, self._seats, self, at) for key, one in _pieces(value).items()}
            self._gather(at, name, value)
        elif _same_for_all(self._plan, at):
            for_all = show.view(piece, value, 0)
            for seat in self._seats:
                self.seen[seat][name] = for_all
        else:
            view: Plain = None
            for seat in self._seats:
                another = show.view(piece, value, seat)
                view = view if another == view else another  # most seats see the same backs: kept once
                self.seen[seat][name] = view

    def _gather(self, at: int, name: str, value: Any) -> None:
        """Put a field together from its pieces."""
        parts = self._parts[at]
        for seat in self._seats:
            whole: Plain = None
            if isinstance(value, list):
                whole = [part.seen_by(seat) for part in parts.values()]
            elif isinstance(value, dict):
                whole = {key: part.seen_by(seat) for key, part in parts.items()}
            elif parts:
                whole = parts[ALONE].seen_by(seat)
            self.seen[seat][name] = whole

    def _look_at_pieces(self, at: int, value: Any, called: list["_Reflection"], path: Path, found: _Found) -> bool:
        """Look at some pieces of a field; whether anything has changed in them."""
        changed = False
        parts = self._parts[at]
        name = self._plan.names[at]
        for (key, part), piece in zip(parts.items(), _in_order(value, parts), strict=True):
            if part in called:
                below: Path = [*path, name] if key == ALONE else [*path, name, key]
                changed = part.look(piece, below, found) or changed
        return changed

    def _note(self, at: int, name: str, old: list[Plain], path: Path, found: _Found) -> None:
        """What everybody sees alike is compared once."""
        below: Path = [*path, name]
        if _same_for_all(self._plan, at):
            compare(old[0], self.seen[self._seats[0]][name], below, found.for_all)
            return
        for seat, before in zip(self._seats, old, strict=True):
            compare(before, self.seen[seat][name], below, found.by_seat[seat])


@cache
def _looks_the_same(kind: Any) -> bool:
    """Whether pieces of this kind, with all that is in them, show nothing to one seat that another does not see."""
    plan = plan_for(kind)
    return all([_same_for_all(plan, at) for at, _ in plan.shown])


@cache
def _same_for_all(plan: Plan, at: int) -> bool:
    """Whether all seats see this field of a piece alike."""
    show = plan.shows[at]
    if show is PUBLIC:
        return all([_looks_the_same(kind) for kind in plan.shapes[at].kinds()])
    return show is COUNT or isinstance(show, Tally)


@cache
def _depending(plan: Plan, at: int) -> frozenset[int]:
    """The shown fields of a piece that look different when this one changes: itself, and those that depend on it."""
    watching = [other for other, watched in plan.watched.items() if at in watched]
    return frozenset([other for other in (at, *watching) if plan.shows[other] is not NEVER])


@cache
def _opaque(kind: Any) -> frozenset[int]:
    """The shown fields whose pieces are not followed each by itself: they are looked at every time."""
    plan = plan_for(kind)
    followed = [plan.shows[at] is PUBLIC and _apart(shape) for at, shape in enumerate(plan.shapes)]
    return frozenset([at for at, _ in plan.shown if plan.shapes[at].pieces and not followed[at]])


@cache
def _apart(shape: Shape) -> bool:
    """Whether a field holds pieces that are followed each by itself: one, perhaps one, a list, or some by name."""
    if isinstance(shape, Part):
        return True
    return isinstance(shape, (Many, Maybe, Named)) and isinstance(shape.shape, Part)


def _pieces(value: Any) -> dict[Key, Any]:
    """The pieces of a field, by their place in it."""
    if isinstance(value, list):
        return dict(enumerate(value))
    if isinstance(value, dict):
        return value
    return {} if value is None else {ALONE: value}


def _in_order(value: Any, keys: Iterable[Key]) -> list[Any]:
    """The pieces of a field in the order of these keys; in a list they lie so already."""
    if isinstance(value, list):
        return value
    pieces = _pieces(value)
    return [pieces[key] for key in keys]


def _copy(value: Any) -> Any:
    """Apart from the original at any depth, but for pieces."""
    if isinstance(value, list):
        return [_copy(one) for one in value] if value and isinstance(value[0], (list, dict, type(None))) else value[:]
    if isinstance(value, dict):
        return {name: _copy(one) for name, one in value.items()}
    return value
