"""A match and the moves that made it: played live, rebuilt from disk, or kept in step with another process.

Nothing here talks to people or to the database. What happened is numbered: an event with number n replaces everything
from n on, so that a screen which missed an undo is put right by the next event.
"""

from bisect import bisect_right
from collections.abc import Sequence
from copy import copy
from operator import attrgetter
from typing import Any

import msgspec

from starboard.kernel.encoding import decode, encode
from starboard.kernel.errors import BrokenState, IllegalAnswer
from starboard.kernel.fate import Fate
from starboard.kernel.game import Game, Happening
from starboard.kernel.history import Entry, History, Position
from starboard.kernel.match import Match, resume
from starboard.kernel.requests import Payload
from starboard.kernel.saves import DOES_NOT_FIT, with_tuples
from starboard.kernel.setup import Setup
from starboard.kernel.visibility import NO_SEATS
from starboard.server.refusals import RequestRefused
from starboard.server.storage.moves import Move
from starboard.server.tables.move_log import ANSWER, BEGIN, CLOSE, PUBLIC, REACT, RESTART, UNDO, MoveLog

KEPT = 8  # checkpoints in memory, so that to take something back costs about as much as was played since
FAR = 1 << 60  # beyond every event: a version that was taken back before this process looked

UNDONE, RESTARTED = "undone", "restarted"  # what the table tells beside the game's own events


class Step(msgspec.Struct, frozen=True, array_like=True):
    """One move as it was played: before it, the length of the journal, the number of events, and the version."""

    kind: str
    journal: int
    events: int
    version: int = 0


class TableHistory:
    """The story of one table so far, with its match."""

    def __init__(self, game: Game, setup: Setup, fate: Fate) -> None:
        self.game = game
        self.setup = setup
        self.fate = fate
        self.match: Match | None = None
        self.seq = -1
        self.version = 0
        self.at = 0.0  # when the last public move was made
        self.events: list[Happening] = []
        self.steps: list[Step] = []
        self.after = [0]  # by version: how many events there had been then
        self.low = [0]  # by version: the least that was left of the log

    @property
    def live(self) -> Match:
        if self.match is None:
            raise RequestRefused("not-started")
        return self.match

    @property
    def length(self) -> int:
        return len(self.match.journal) if self.match else 0

    # --- playing; each gives the body of the move it makes ---

    def begin(self, entries: Sequence[Entry] = ()) -> dict[str, Any]:
        """Set the table up, or go on from a journal."""
        state = self.game.new(self.setup)
        history = History(state.clone(), keep=KEPT)
        self.match = Match(self.game, state, self.fate, hold_windows=True, script=entries, history=history)
        return {"entries": self.match.journal[:]}

    def answer(self, seat: int, ask_id: str, pick: Payload) -> tuple[str, dict[str, Any]]:
        match = self.live
        kind = REACT if match.window else ANSWER
        before = self.length
        try:
            match.answer(seat, with_tuples(pick), ask_id)
        except IllegalAnswer as error:
            raise RequestRefused("illegal-answer", error.reason, error.rule) from error
        return kind, {"entries": match.journal[before:]}

    def close_window(self) -> dict[str, Any]:
        before = self.length
        self.live.close_window()
        return {"entries": self.live.journal[before:]}

    def last_decision(self, seat: int) -> int:
        """Where the seat's last decision begins. What came with the first move is not taken back."""
        last = self.live.last_decision(seat)
        if last is None or self.steps[self._first_gone(last)].kind not in (ANSWER, REACT):
            raise RequestRefused("cannot-undo")
        return last

    def events_until(self, length: int) -> int:
        """How much of the log is left when the journal goes back to this length: the number of what goes first."""
        return self.steps[self._first_gone(length)].events

    def _first_gone(self, length: int) -> int:
        """The first step that goes with it. What ends exactly there, such as an empty window, stays."""
        return bisect_right(self.steps, length, key=attrgetter("journal")) - 1

    def played_since(self, length: int) -> int:
        """How much of the journal is played again to go back to this length."""
        return length - max([kept.mark for kept in self.live.history.kept if kept.mark <= length], default=0)

    def without(self, undo: Move) -> "TableHistory | None":
        """The table after an undo, as its moves would tell it from the beginning; this one stays as it is.

        None if it goes back further than what is remembered here.
        """
        length = undo.body["to"]
        if not self.live.history.reaches(length):
            return None
        first = self._first_gone(length)
        gone = self.steps[first]
        new = copy(self)
        new.match = self.live.rewound(length)
        new.steps = self.steps[:first]
        new.events = self.events[: gone.events]
        far = [FAR] * (self.version - gone.version)
        new.after = self.after[: gone.version + 1] + far
        new.low = self.low[: gone.version + 1] + far
        new.settle(undo, length)
        return new

    # --- telling ---

    def settle(self, move: Move, before: int) -> list[tuple[int, Happening]]:
        """The move is on disk: number it and what it told. `before` is how long the journal was."""
        self.seq = move.seq
        low = len(self.events)
        self.steps.append(Step(move.kind, before, low, self.version))
        self.events += self._news(move)
        if move.kind in PUBLIC:
            self.version += 1
            self.at = move.at
            self.after.append(len(self.events))
            self.low.append(low)
        return list(enumerate(self.events[low:], low))

    def _news(self, move: Move) -> list[Happening]:
        if move.kind == UNDO:
            return [Happening(UNDONE, "", {"who": move.seat}, NO_SEATS, {})]
        if move.kind == RESTART:
            return [Happening(RESTARTED, "", {}, NO_SEATS, {})]
        news = [happening for _, happening in self.live.happened]
        self.live.happened.clear()  # they are in `events` now
        return news

    @property
    def latest(self) -> tuple[int, Happening]:
        """The last event, with its number."""
        return len(self.events) - 1, self.events[-1]

    def events_since(self, version: int | None, most: int) -> tuple[list[tuple[int, Happening]], int]:
        """All that happened after a version, or the latest without one; and how many older events there are."""
        latest = max(0, len(self.events) - most)
        if version is None or not 0 <= version <= self.version:
            first = latest
        else:
            first = min([self.after[version], *self.low[version + 1 :], len(self.events)])
        return list(enumerate(self.events[first:], first)), first

    # --- from disk, and from other processes ---

    def rebuild(self, log: MoveLog, snapshot: dict[str, Any] | None) -> bool:
        """Play the moves again. False if the rules no longer fit and it goes on from its last checkpoint."""
        fits = True
        try:
            for logged in log.moves:
                self._skip_to(logged.version - (logged.move.kind in PUBLIC))
                self.follow(logged.move)
        except DOES_NOT_FIT:
            if snapshot is None:
                raise
            self.events, self.steps, fits = [], [], False
            self.version, self.after, self.low = 0, [0], [0]
            self.restart(snapshot)
        self._skip_to(log.version)
        self.seq = log.seq
        if self.match is not None:
            self.match.history.epoch = log.undone + (not fits)
            for move in log.orders:
                self.give_orders(move)
        return fits

    def _skip_to(self, version: int) -> None:
        """Versions that were taken back later: nothing of them is left to be told."""
        while self.version < version:
            self.version += 1
            self.after.append(FAR)
            self.low.append(FAR)

    def follow(self, move: Move) -> list[tuple[int, Happening]]:
        """Play a move that was made before, or elsewhere; give what it told."""
        before = self.length
        if move.kind == BEGIN:
            self.begin(entries_of(move.body["entries"]))
        elif move.kind == RESTART:
            self.restart(move.body)
        elif move.kind != UNDO:  # what an undo took back is not in the log any more; it only leaves its mark
            self.live.follow(entries_of(move.body["entries"]), closes_window=move.kind == CLOSE)
        return self.settle(move, before)

    def give_orders(self, move: Move) -> None:
        order = move.body
        self.live.orders.give(move.seat, order["reaction"], order["order"], order["condition"])

    # --- checkpoints ---

    def restart(self, body: dict[str, Any]) -> None:
        """Go on from a checkpoint; what was played before it is past and stays as it was.

        `since` is what followed the checkpoint before anybody was asked again: fate does not speak anew on every load.
        """
        start = self.game.new(self.setup)
        checkpoint = decode(self.game.state_kind, body["checkpoint"])
        wrong = self.game.impossible(checkpoint, at_rest=True)
        if wrong:  # damaged, or brought by somebody before files were examined
            raise BrokenState("", f"the table cannot be: {wrong[0]}")
        played, since = entries_of(body["entries"]), entries_of(body.get("since", ()))

        def entered(script: Sequence[Entry]) -> Match:
            history = History(start, played, checkpoint, KEPT)
            return Match(self.game, checkpoint.clone(), self.fate, True, True, script, history=history)

        try:
            self.match = entered(since)
        except DOES_NOT_FIT:  # the rules have changed once more
            self.match = entered(())
        self.match.happened.clear()

    def restarted(self) -> dict[str, Any]:
        """The body of the move that restarts a table where this one is."""
        return restart_at(self.live)

    def go_on_from(self, position: Position, orders: list[list[Any]]) -> None:
        """Stand where a match stood, without playing what led there."""
        history = History(self.game.new(self.setup), keep=KEPT)
        self.match = resume(self.game, position, self.fate, history, hold_windows=True)
        self.match.orders.restore(orders)


def entries_of(plain: Sequence[Any]) -> list[Entry]:
    return [(seat, with_tuples(answer), rule) for seat, answer, rule in plain]


def restart_at(match: Match) -> dict[str, Any]:
    """Where a match is, for the move that lets a table go on from there."""
    return {**checkpoint_of(match), "since": match.journal[match.mark or 0 :]}


def checkpoint_of(match: Match) -> dict[str, Any]:
    """The last checkpoint of a match and what had been played when it was taken."""
    return {"entries": match.journal[: match.mark or 0], "checkpoint": encode(match.checkpoint)}
