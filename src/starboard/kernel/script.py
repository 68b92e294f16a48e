"""Answers that were given before, to be given again: a saved journal, or what another process has just played."""

from collections.abc import Sequence

from starboard.kernel.errors import Diverged
from starboard.kernel.history import Entry
from starboard.kernel.requests import FATE, Ask, Chance, Payload, Roll


class Script:
    """Entries of a journal, answered one after another.

    `forced` are the questions since the checkpoint that had a single answer, by their number, where that is known: a
    fork does not list the options of all the others again.
    `checked`: each is looked over, for other rules may have made it. `complete`: while it lasts nothing else answers;
    fate does not speak, and no standing orders are obeyed. `quiet`: what happens was told before. So many `windows`
    pass by themselves, because they have passed before.
    """

    __slots__ = ("at", "checked", "complete", "entries", "forced", "quiet", "windows")

    def __init__(
        self,
        entries: Sequence[Entry],
        checked: bool = True,
        complete: bool = False,
        quiet: bool = False,
        windows: int = 0,
        forced: Sequence[int] | None = None,
    ) -> None:
        self.entries = entries
        self.at = 0
        self.checked = checked
        self.complete = complete
        self.quiet = quiet
        self.windows = windows
        self.forced = forced

    def more(self) -> bool:
        return self.at < len(self.entries)

    def next_seat(self) -> int:
        """Who answered next, or FATE."""
        return self.entries[self.at][0]

    def fates_word(self, request: Chance | Roll) -> Payload:
        """What fate said to this."""
        who, outcome, _ = self.entries[self.at]
        if who != FATE:
            raise self._other("fate", request.rule)
        self.at += 1
        if self.checked and not request.allows(outcome):
            raise Diverged(self.at - 1, f"{outcome!r} cannot come up for {request.rule}")
        return outcome

    def seats_word(self, ask: Ask) -> Payload:
        """What the seat answered to this."""
        who, answer, _ = self.entries[self.at]
        if who != ask.seat:
            raise self._other(f"seat {ask.seat}", ask.rule)
        self.at += 1
        if self.checked and not ask.allows(answer):
            raise Diverged(self.at - 1, f"{answer!r} is not on offer for {ask.rule}")
        return answer

    def ask_for_next(self, asks: dict[int, Ask]) -> Ask:
        """Which of these questions was answered next."""
        seat, _, rule = self.entries[self.at]
        ask = asks.get(seat)
        if ask is None:
            raise Diverged(self.at, f"seat {seat} answered {rule}, but seats {sorted(asks)} are asked")
        return ask

    def _other(self, asked: str, rule: str) -> Diverged:
        return Diverged(self.at, f"the rules ask {asked} for {rule}, and somebody else answered")
