"""What a match remembers of its past: the journal, checkpoints to go back to, and where it stands."""

from typing import TypeAlias

from starboard.kernel.game import State
from starboard.kernel.requests import Payload

Entry: TypeAlias = tuple[int, Payload, str]  # who (or FATE), what, and the rule that asked
Barrier: TypeAlias = tuple[int, str, str]  # journal length when raised, reason, rule


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


def spread(kept: list[Kept], most: int) -> list[Kept]:
    """Above so many checkpoints every second of the older half goes, but never the first.

    They grow sparse with age, so that to go back costs about as much as what is taken back.
    """
    if len(kept) <= max(2, most):
        return kept
    half = len(kept) // 2
    return [kept[0], *kept[2:half:2], *kept[half:]]
