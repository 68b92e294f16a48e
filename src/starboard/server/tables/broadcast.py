"""Who is looking at a table, and what each has been shown: whole views once, then only what changed.

While the rules run, the mirror is brought up to date whenever they tell something, so that each event is sent with the
changes it made. What they did may still fail or be refused by the database; then the mirror shows what never happened,
and everybody's next update is a whole view.
"""

from typing import Any

import structlog

from starboard.kernel.diffs import compare
from starboard.kernel.faults import place_of
from starboard.kernel.game import State
from starboard.kernel.match import Match
from starboard.kernel.mirror import Mirror
from starboard.kernel.seat_view import common, seat_number
from starboard.kernel.visibility import SPECTATOR
from starboard.server.tables.viewer import Viewer
from starboard.server.wire.as_json import as_json
from starboard.server.wire.event_diffs import Change, Numbered, WrittenUpdate, joined
from starboard.server.wire.frames import event_line, own_view_for
from starboard.server.wire.server_frames import ByeFrame, FromServer, UpdateFrame

log = structlog.get_logger(__name__)

MOST_STEPS = 200  # events of one update that are sent with their changes; what follows comes together


class Broadcast:
    """The viewers of one table. Several may look with the same seat's eyes; what they get is made once."""

    def __init__(self) -> None:
        self.viewers: set[Viewer] = set()
        self._mirror: Mirror | None = None
        self._common: Any = {}  # beside the state: what is the same for all
        self._own: dict[int, Any] = {}  # and by seat: its question, undo and orders
        self._steps: list[Change] = []  # what had changed at each event since the last update
        self._told_of: State | None = None  # the state that told them

    def leave(self, viewer: Viewer) -> bool:
        """Whether the viewer was here."""
        if viewer not in self.viewers:
            return False
        self.viewers.discard(viewer)
        if not self.viewers:
            self.forget()
        elif not any(other.seat == viewer.seat for other in self.viewers):
            self._own.pop(viewer.seat, None)
        return True

    def forget(self) -> None:
        """What was shown no longer counts: the next view is drawn anew."""
        self._mirror = None
        self._own.clear()
        self._steps.clear()

    def seats(self) -> set[int]:
        """Whose eyes are looking, spectators left out."""
        return {viewer.seat for viewer in self.viewers} - {SPECTATOR}

    # --- while the rules run ---

    def _told(self, state: State) -> None:
        """The rules have told something: note what has changed until then, if anybody looks."""
        if self._mirror is None or len(self._steps) >= MOST_STEPS:
            return
        try:
            self._check(state)
            if self._mirror is not None:
                self._told_of = state
                self._steps.append(Change(*self._mirror.update(state)))
        except Exception as error:  # no rule has failed, and none may seem to
            log.error("what an event changed cannot be seen", error=type(error).__name__, place=place_of(error))
            self.forget()

    def _check(self, state: State) -> None:
        """What was told by another state than this has not happened: the match went back and plays on from a copy."""
        if self._steps and self._told_of is not state:
            self.forget()

    # --- sending ---

    def view(self, match: Match, seat: int) -> Any:
        """The whole table as the seat sees it now."""
        if self._mirror is None or seat not in self._own:
            seats = sorted({seat, *(viewer.seat for viewer in self.viewers)})
            self._mirror = Mirror(match.state, seats)
            self._common = common(match)
            self._own = {each: own_view_for(match, each) for each in seats}
        match.watch(self._told)
        return {
            "game": match.game.name, "seat": seat_number(seat), "state": self._mirror.view(seat), **self._common,
            **self._own[seat],
        }  # fmt: skip

    def update(self, match: Match, version: int, news: list[Numbered], only: int | None = None) -> None:
        """Send everybody what changed and happened; or only one seat, when nobody else may notice."""
        eyes = sorted({viewer.seat for viewer in self.viewers}) if only is None else [only]
        self._check(match.state)
        if self._mirror is None:  # nobody has seen anything yet, or what was seen no longer counts
            self._show_whole(match, version, news, eyes)
            return
        match.watch(self._told)
        rest = Change(*self._mirror.update(match.state))
        steps, self._steps = self._steps, []
        if len(steps) != min(len(news), MOST_STEPS):
            steps, rest = [], joined([*steps, rest], self._mirror.seats)
        before, self._common = self._common, common(match)
        compare(before, self._common, [], rest.for_all)
        written = WrittenUpdate(match, version, news, steps, rest)
        for seat in eyes:
            if seat not in self._own:
                continue  # nobody looks with these eyes
            try:
                own = own_view_for(match, seat)
                compare(self._own[seat], own, [], rest.by_seat[seat])
                self._own[seat] = own
                self._send(seat, written.for_seat(seat))
            except Exception as error:
                self.cannot_show(seat, error)

    def _show_whole(self, match: Match, version: int, news: list[Numbered], eyes: list[int]) -> None:
        for seat in eyes:
            events = [event_line(match, number, told, seat) for number, told in news]
            self._send(seat, as_json(UpdateFrame(version, [([], self.view(match, seat))], events)))

    def cannot_show(self, seat: int, error: Exception) -> None:
        """What this seat would see has no words: its screens are sent away, and the others see what they see."""
        log.error("a seat cannot be shown the table", seat=seat, error=type(error).__name__, place=place_of(error))
        self._own.pop(seat, None)
        for viewer in self.viewers:
            if viewer.seat == seat:
                viewer.send(ByeFrame("unexpected"))
                viewer.hang_up()

    def _send(self, seat: int, data: bytes) -> None:
        for viewer in self.viewers:
            if viewer.seat == seat:
                viewer.send_encoded(data)

    def tell(self, frame: FromServer) -> None:
        """The same frame to everybody."""
        data = as_json(frame)
        for viewer in self.viewers:
            viewer.send_encoded(data)
