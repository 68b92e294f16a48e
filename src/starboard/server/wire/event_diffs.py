"""Events with the changes they made: an update as it is written for one seat, or for several at once."""

from collections.abc import Sequence
from typing import Any

import msgspec

from starboard.kernel.diffs import Diff
from starboard.kernel.game import Happening
from starboard.kernel.match import Match
from starboard.kernel.visibility import SPECTATOR
from starboard.server.wire.as_json import as_json
from starboard.server.wire.frames import event_line
from starboard.server.wire.server_frames import UpdateFrame

Numbered = tuple[int, Happening]


class Change:
    """What changed from one moment to the next: for all, and what besides for each seat."""

    __slots__ = ("_alike", "by_seat", "for_all")

    def __init__(self, for_all: Diff, by_seat: dict[int, Diff]) -> None:
        self.for_all = for_all
        self.by_seat = by_seat
        self._alike: list[Any] | None = None

    def diff(self, seat: int) -> list[Any]:
        """What all see alike is written once, however many seats there are."""
        if self._alike is None:
            self._alike = [msgspec.Raw(as_json(change)) for change in self.for_all]
        own = self.by_seat.get(seat)
        return [*self._alike, *own] if own else self._alike


def joined(changes: Sequence[Change], seats: Sequence[int]) -> Change:
    """Several changes one after the other, as one."""
    by_seat: dict[int, Diff] = {
        seat: [one for change in changes for one in [*change.for_all, *change.by_seat[seat]]] for seat in seats
    }
    return Change([], by_seat)


class WrittenUpdate:
    """One update of a table. Each event comes with what had changed when it was told; the rest comes last."""

    def __init__(self, match: Match, version: int, news: list[Numbered], steps: Sequence[Change], rest: Change) -> None:
        self._match = match
        self._version = version
        self._news = news
        self._steps = steps  # one for each event, or for the first ones
        self._rest = rest
        self._public = {number: self._event(number, told, SPECTATOR) for number, told in news if not told.secret}
        self._for_all = b""  # as those get it who see nothing of their own; written when the first of them does

    def for_seat(self, seat: int) -> bytes:
        if self._holds_secrets_for(seat):
            return self._written(seat)
        self._for_all = self._for_all or self._written(seat)
        return self._for_all

    def _holds_secrets_for(self, seat: int) -> bool:
        """Whether the seat is told anything that not all are told."""
        if len(self._public) < len(self._news):
            return True
        return any([change.by_seat.get(seat) for change in (*self._steps, self._rest)])

    def _written(self, seat: int) -> bytes:
        events: list[Any] = []
        for at, (number, happening) in enumerate(self._news):
            event = self._public.get(number) or self._event(number, happening, seat)
            diff = self._steps[at].diff(seat) if at < len(self._steps) else []
            events.append(msgspec.Raw(_with_diff(event, diff)))
        return as_json(UpdateFrame(self._version, self._rest.diff(seat), events))

    def _event(self, number: int, happening: Happening, seat: int) -> bytes:
        return as_json(event_line(self._match, number, happening, seat))


def _with_diff(event: bytes, diff: list[Any]) -> bytes:
    """A member more in an object that is written already."""
    return event[:-1] + b',"diff":' + as_json(diff) + b"}" if diff else event


def whole_diff(update: Any) -> Diff:
    """All changes of an update or of a replay's step: those of its events, and those after them."""
    return [*[change for event in update["events"] for change in event.get("diff", ())], *update["diff"]]
