"""Who is looking at a table, and what each has been shown: whole views once, then only what changed."""

from typing import Any

import msgspec
import structlog

from starboard.kernel.faults import place_of
from starboard.kernel.game import Happening
from starboard.kernel.match import Match
from starboard.kernel.seat_view import common, seat_number
from starboard.kernel.visibility import SPECTATOR
from starboard.server.tables.viewer import Viewer
from starboard.server.wire.as_json import as_json
from starboard.server.wire.diffs import compare
from starboard.server.wire.frames import event_line, own_view_for
from starboard.server.wire.mirror import Mirror
from starboard.server.wire.server_frames import ByeFrame, FromServer, UpdateFrame

log = structlog.get_logger(__name__)

Numbered = tuple[int, Happening]


class Broadcast:
    """The viewers of one table. Several may look with the same seat's eyes; what they get is made once."""

    def __init__(self) -> None:
        self.viewers: set[Viewer] = set()
        self._mirror: Mirror | None = None
        self._common: Any = {}  # beside the state: what is the same for all
        self._own: dict[int, Any] = {}  # and by seat: its question, undo and orders

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

    def seats(self) -> set[int]:
        """Whose eyes are looking, spectators left out."""
        return {viewer.seat for viewer in self.viewers} - {SPECTATOR}

    # --- sending ---

    def view(self, match: Match, seat: int) -> Any:
        """The whole table as the seat sees it now."""
        if self._mirror is None or seat not in self._own:
            seats = sorted({seat, *(viewer.seat for viewer in self.viewers)})
            self._mirror = Mirror(match.state, seats)
            self._common = common(match)
            self._own = {each: own_view_for(match, each) for each in seats}
        return {
            "game": match.game.name, "seat": seat_number(seat), "state": self._mirror.view(seat), **self._common,
            **self._own[seat],
        }  # fmt: skip

    def update(self, match: Match, version: int, news: list[Numbered], only: int | None = None) -> None:
        """Send everybody what changed and happened; or only one seat, when nobody else may notice."""
        eyes = sorted({viewer.seat for viewer in self.viewers}) if only is None else [only]
        if self._mirror is None:  # nobody has seen anything yet: the game has just begun
            self._show_whole(match, version, news, eyes)
            return
        for_all, changes = self._mirror.update(match.state)
        before, self._common = self._common, common(match)
        compare(before, self._common, [], for_all)
        alike = [msgspec.Raw(as_json(change)) for change in for_all]  # what many get is written once
        public = {number: _written(match, number, told) for number, told in news if not told.secret}
        for seat in eyes:
            if seat not in self._own:
                continue  # nobody looks with these eyes
            try:
                own = own_view_for(match, seat)
                compare(self._own[seat], own, [], changes[seat])
                self._own[seat] = own
                diff: list[Any] = [*alike, *changes[seat]]
                events = [public.get(number) or event_line(match, number, told, seat) for number, told in news]
                self._send(seat, as_json(UpdateFrame(version, diff, events)))
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


def _written(match: Match, number: int, told: Happening) -> Any:
    """Something that nobody knows more about than a spectator."""
    return msgspec.Raw(as_json(event_line(match, number, told, SPECTATOR)))
