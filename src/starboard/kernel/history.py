"""What a match has played: the journal, checkpoints to go back to, and how far anybody may go back.

The game is its last checkpoint and the answers since. The journal keeps outcomes, human or fate's, never seeds.
"""

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from starboard.kernel.errors import CannotUndo
from starboard.kernel.game import Happening, State
from starboard.kernel.requests import FATE, Payload

Entry: TypeAlias = tuple[int, Payload, str]  # who (or FATE), what, and the rule that asked
Barrier: TypeAlias = tuple[int, str, str]  # journal length when raised, reason, rule

KEPT_CHECKPOINTS: Final = 32


class Kept:
    """A checkpoint: how much had been played, how many reaction windows had passed, and the state."""

    __slots__ = ("mark", "state", "windows")

    def __init__(self, mark: int, windows: int, state: State) -> None:
        self.mark = mark
        self.windows = windows
        self.state = state


class Position:
    """Where a match stands, to be resumed without playing its past: a checkpoint, and all that was played.

    `passed` has the length of the journal at each reaction window that passed; `past` entries were played by rules
    that may have changed.
    """

    __slots__ = ("barriers", "epoch", "journal", "kept", "passed", "past", "reacted")

    def __init__(
        self,
        kept: Kept,
        journal: list[Entry],
        past: int,
        passed: list[int],
        barriers: list[Barrier],
        reacted: set[int],
        epoch: int,
    ) -> None:
        self.kept = kept
        self.journal = journal
        self.past = past
        self.passed = passed
        self.barriers = barriers
        self.reacted = reacted
        self.epoch = epoch


class Moment:
    """How much there was of everything, to come back to when what follows fails."""

    __slots__ = ("barriers", "happened", "imagined", "kept", "length", "windows")

    def __init__(self, history: "History") -> None:
        self.length = len(history.journal)
        self.windows = len(history.passed)
        self.barriers = len(history.barriers)
        self.happened = len(history.happened)
        self.kept = history.kept  # never changed in place
        self.imagined = history.imagined


class History:
    """Everything that was played since the start, and what was told of it.

    `played` led from the start to the checkpoint by rules that may have changed: it is never taken back.
    """

    __slots__ = (
        "_latest", "barriers", "decided", "epoch", "happened", "imagined", "journal", "keep", "kept", "passed", "past",
        "reacted", "start",
    )  # fmt: skip

    def __init__(
        self,
        start: State,
        played: Sequence[Entry] = (),
        checkpoint: State | None = None,
        keep: int = KEPT_CHECKPOINTS,
    ) -> None:
        self.start = start
        self.keep = keep  # so many checkpoints are held; what lies before them is played again from the start
        self.journal: list[Entry] = list(played)
        self.past = len(self.journal)
        self.decided: dict[int, list[int]] = {}  # the journal positions of each seat's own decisions
        self._latest = -1  # the position of the last decision of any seat
        self.barriers: list[Barrier] = []  # in the order of the journal
        self.reacted: set[int] = set()  # journal positions answered in a reaction window, which names nobody
        self.happened: list[tuple[int, Happening]] = []  # with the length of the journal then
        self.passed: list[int] = []  # the length of the journal at each reaction window that has passed
        self.epoch = 0  # how often the past was changed, so that an answer to a vanished question is stale
        self.imagined = False  # part of it was dealt anew since the last checkpoint, which cannot be gone back to
        self.kept: list[Kept] = [Kept(self.past, 0, checkpoint or start)]  # the last one is where the rules entered
        if played:
            self._count_decisions()

    @property
    def mark(self) -> int:
        """How much had been played at the last checkpoint."""
        return self.kept[-1].mark

    # --- writing it down ---

    def note_decision(self, seat: int, answer: Payload, rule: str) -> None:
        self._latest = at = len(self.journal)
        decided = self.decided.get(seat)
        if decided is None:
            self.decided[seat] = [at]
        else:
            decided.append(at)
        self.journal.append((seat, answer, rule))

    def note_reaction(self, seat: int, answer: Payload, rule: str) -> None:
        self.reacted.add(len(self.journal))
        self.note_decision(seat, answer, rule)

    def note_fate(self, outcome: Payload, rule: str) -> None:
        self.journal.append((FATE, outcome, rule))
        self.raise_barrier("fate", rule)

    def raise_barrier(self, reason: str, rule: str) -> None:
        """Undo stops at the first barrier after a decision; any further one before the next decision never matters."""
        if not self.barriers or self.barriers[-1][0] <= self._latest:
            self.barriers.append((len(self.journal), reason, rule))

    def note_checkpoint(self, state: State) -> None:
        mark = len(self.journal)
        kept = Kept(mark, len(self.passed), state.clone())
        before = self.kept if self.kept[-1].mark < mark else self.kept[:-1]
        self.kept = spread([*before, kept], self.keep)
        self.imagined = False

    def note_events(self, events: list[Happening]) -> None:
        length = len(self.journal)
        for happening in events:
            self.happened.append((length, happening))

    # --- undo ---

    def last_decision(self, seat: int) -> int | None:
        """Where the seat's last decision lies that can be taken back.

        To let a reaction window pass decides nothing, said or unsaid: if it did, taking it back would tell everybody
        that the seat could have reacted.
        """
        for at in reversed(self.decided.get(seat, ())):
            if at < self.past:
                break
            if at not in self.reacted or self.journal[at][1] is not None:
                return at
        return None

    def undo_stops(self, seat: int, window: str | None) -> tuple[str, str] | None:
        """Why the seat cannot freely take back its last decision (reason and rule), or None when it can.

        `window` is the rule of the reaction window that is open, if any.
        """
        last = self.last_decision(seat)
        if last is None:
            return "nothing", ""
        if window is not None:
            return "window", window
        first = bisect_right(self.barriers, last, key=_position)
        barrier = self.barriers[first] if first < len(self.barriers) else None
        for at in range(last + 1, barrier[0] - 1 if barrier else len(self.journal)):
            who, _, rule = self.journal[at]
            if who != FATE and at not in self.reacted:
                return "decided", rule
        return (barrier[1], barrier[2]) if barrier else None

    def reaches(self, length: int) -> bool:
        """Whether it can go back so far; what was played by older rules lies behind."""
        return length >= self.past and (self.past == 0 or self.kept[0].mark <= length)

    def nearest(self, length: int) -> Kept:
        """The last checkpoint before the journal grew beyond this length."""
        if not self.reaches(length):
            raise CannotUndo("nothing")
        nearest = Kept(0, 0, self.start)
        for kept in self.kept:
            if nearest.mark <= kept.mark <= length:
                nearest = kept
        return nearest

    # --- positions ---

    def position(self) -> Position:
        """Where it stands, from its last checkpoint on."""
        journal, passed = self.journal[:], self.passed[:]
        return Position(self.kept[-1], journal, self.past, passed, self.barriers[:], set(self.reacted), self.epoch)

    def position_at(self, length: int) -> Position:
        """Where it stood when the journal had this length and a seat was about to decide."""
        barriers = [barrier for barrier in self.barriers if barrier[0] <= length]
        reacted = {at for at in self.reacted if at < length}
        passed = self.passed[: bisect_right(self.passed, length)]
        kept = self.nearest(length)
        return Position(kept, self.journal[:length], self.past, passed, barriers, reacted, self.epoch + 1)

    def position_then(self, moment: Moment) -> Position:
        """Where it stood at a moment, since when the past was not changed."""
        length = moment.length
        journal, passed, barriers = (
            self.journal[:length],
            self.passed[: moment.windows],
            self.barriers[: moment.barriers],
        )
        reacted = {at for at in self.reacted if at < length}
        return Position(moment.kept[-1], journal, self.past, passed, barriers, reacted, self.epoch)

    def go_back(self, position: Position) -> list[Entry]:
        """Stand at the checkpoint of a position; what was played from there on is to be played again."""
        mark = position.kept.mark
        self.journal = position.journal[:mark]
        self.past = position.past
        self.passed = position.passed[: position.kept.windows]
        self.barriers = [barrier for barrier in position.barriers if barrier[0] <= mark]
        self.reacted = {at for at in position.reacted if at < mark}
        self.epoch = position.epoch
        self.kept = [position.kept]
        self.imagined = False
        self._count_decisions()
        return position.journal[mark:]

    def arrive(self, position: Position) -> None:
        """It was played again: barriers stand where they stood."""
        self.barriers = position.barriers
        self.reacted = position.reacted

    def remember_before(self, kept: list[Kept]) -> None:
        """Checkpoints of another history, before the first of this one, can be gone back to as well."""
        earlier = [one for one in kept if one.mark < self.kept[0].mark]
        self.kept = spread([*earlier, *self.kept], self.keep)

    def _count_decisions(self) -> None:
        decided: dict[int, list[int]] = {}
        self._latest = -1
        for at, entry in enumerate(self.journal):
            if entry[0] != FATE:
                self._latest = at
                decided.setdefault(entry[0], []).append(at)
        self.decided = decided


def spread(kept: list[Kept], most: int) -> list[Kept]:
    """Above so many checkpoints every second of the older half goes, but never the first.

    They grow sparse with age, so that to go back costs about as much as what is taken back.
    """
    if len(kept) <= max(2, most):
        return kept
    half = len(kept) // 2
    return [kept[0], *kept[2:half:2], *kept[half:]]


def _position(stamped: tuple[Any, ...]) -> int:
    position: int = stamped[0]
    return position
