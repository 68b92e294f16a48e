"""Who looks at a table, in this process and in others, and who may."""

import time
from typing import TYPE_CHECKING

from starboard.kernel.visibility import SPECTATOR
from starboard.server.running import metrics
from starboard.server.tables.viewer import Viewer

if TYPE_CHECKING:
    from starboard.server.tables.live_table import LiveTable

HEARD_SECONDS = 60  # what another process said about its viewers counts for so long


class Presence:
    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self._elsewhere: dict[str, tuple[float, set[int]]] = {}  # by process: when it said so, and the seats there

    async def connect(self, viewer: Viewer, since: int | None) -> None:
        table = self.table
        async with table.lock:
            if table.gone or not self._may_look(viewer):  # something changed while the socket was opened
                viewer.hang_up()
                return
            table.viewers.add(viewer)
            metrics.VIEWERS.inc()
            table.send_view(viewer, since)
            table.used = time.monotonic()
        self._changed()

    async def disconnect(self, viewer: Viewer) -> None:
        viewer.gone = True
        if self.table.broadcast.leave(viewer):
            metrics.VIEWERS.dec()
            self.table.used = time.monotonic()
            self._changed()

    def _may_look(self, viewer: Viewer) -> bool:
        """Whether the viewer still has the seat it looks from, or may watch."""
        record = self.table.record
        seat = record.seat_of(viewer.person) if viewer.person else None
        if seat is None:
            return viewer.seat == SPECTATOR and record.lets_in(viewer.person) and record.lets_watch
        return viewer.seat == seat

    def send_away(self) -> None:
        """Close the sockets of all who sat down, stood up or may no longer watch; they come back with other eyes."""
        for viewer in self.table.viewers:
            if not self._may_look(viewer):
                viewer.hang_up()

    def seats(self) -> set[int]:
        """Seats whose people look at the table, in any process."""
        now = time.monotonic()
        elsewhere = [seats for heard, seats in self._elsewhere.values() if now - heard < HEARD_SECONDS]
        return self.table.broadcast.seats().union(*elsewhere) - {SPECTATOR}

    def _changed(self) -> None:
        self.table.tell_table()
        self.table.timers.pages.watch()
        self.notify()

    def notify(self) -> None:
        """Tell other processes which seats look at the table here."""
        self.table.notify("here", seats=sorted(self.table.broadcast.seats()))

    def heard(self, sender: str, seats: list[int]) -> None:
        """Another process says who looks at the table there."""
        self._elsewhere[sender] = (time.monotonic(), set(seats))
        self.table.tell_table()
        self.table.timers.pages.watch()
