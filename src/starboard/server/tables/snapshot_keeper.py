"""When a table's snapshot is taken and written. A table is read faster with one, and as safely without."""

from typing import TYPE_CHECKING

import msgspec
import structlog

from starboard.server.storage.moves import Move
from starboard.server.tables import move_log, snapshots

if TYPE_CHECKING:
    from starboard.server.tables.live_table import LiveTable

log = structlog.get_logger(__name__)

SNAPSHOT_EVERY = 100  # moves; and one when the table leaves the memory


class SnapshotKeeper:
    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self.seq = -1  # the move up to which a snapshot is kept
        self.mark = 0  # how much had been played at its checkpoint

    def table_was_read(self) -> None:
        """A snapshot on disk is of no later moment than the table as it was read."""
        match = self.table.history.match
        self.seq, self.mark = -1, (match.mark or 0) if match else 0

    def after(self, move: Move) -> None:
        """Take one now if it is time; it is written whenever it is written."""
        outdated = move.kind == move_log.UNDO and move.body["to"] < self.mark  # its checkpoint was taken back
        if move.seq % SNAPSHOT_EVERY == 0 or outdated or self.table.match.over:
            try:
                self.table.process.spawn(self._write(*self._taken()))
            except Exception as error:
                log.warning("a snapshot could not be made", table=self.table.record.id, error=type(error).__name__)

    async def keep(self) -> None:
        """Take one and write it."""
        try:
            await self._write(*self._taken())
        except Exception as error:
            log.warning("a snapshot could not be made", table=self.table.record.id, error=type(error).__name__)

    async def keep_last(self) -> None:
        """The table leaves the memory."""
        if self.table.history.match is not None and self.seq != self.table.history.seq:
            await self.keep()

    def _taken(self) -> tuple[int, str]:
        """The table as it is between two moves: nothing may be played that is not on disk."""
        table = self.table
        self.seq, self.mark = table.history.seq, table.match.mark or 0
        return self.seq, msgspec.json.encode(snapshots.taken(table.history, table.ballot)).decode()

    async def _write(self, seq: int, snapshot: str) -> None:
        try:
            await self.table.process.store.keep_snapshot(self.table.record.id, seq, snapshot)
        except Exception as error:
            log.warning("a snapshot could not be kept", table=self.table.record.id, error=type(error).__name__)
