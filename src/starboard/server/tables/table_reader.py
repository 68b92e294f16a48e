"""How a table in memory comes to be what it is on disk: read whole, read again after an error, or kept in step."""

from typing import TYPE_CHECKING

import structlog

from starboard.kernel.errors import StarboardError
from starboard.kernel.requests import FATE
from starboard.kernel.saves import made_by_others
from starboard.server.storage.moves import Move, MoveTaken
from starboard.server.storage.trouble import StorageTrouble
from starboard.server.tables import move_log
from starboard.server.tables.restoring import as_begun, followed, new_history, restored
from starboard.server.tables.votes import Ballot

if TYPE_CHECKING:
    from starboard.server.tables.live_table import LiveTable

log = structlog.get_logger(__name__)


class TableReader:
    """All of this is done under the table's lock."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table

    async def load(self) -> None:
        """Bring the table to where its moves on disk have led."""
        table = self.table
        found = await restored(table.process, table.record)
        table.history, table.ballot = found.history, found.ballot
        if found.history.match is not None:
            table.record = await as_begun(table.process, table.record)
        table.snapshots.table_was_read()
        if other := made_by_others(found.history.game, table.record.rules_version):
            log.info("a table was begun by other rules", table=table.record.id, begun=other, fits=found.fits)
        if not found.fits:
            log.warning("rules changed; resuming from a checkpoint", table=table.record.id)
            try:
                await table.commit(move_log.RESTART, FATE, table.history.restarted(), 0, None)
            except MoveTaken:  # another process was faster and says where it goes on
                await self.load()
                return
        if table.history.match is not None:
            table.refresh_record()
        table.timers.go_on(here=table.process.only_process)

    async def reload(self) -> None:
        """Something unforeseen went wrong: forget what is in memory only."""
        table = self.table
        try:
            await self.load()
        except StorageTrouble:
            self._give_up()
            return
        except Exception:
            log.exception("a table cannot be read again; it leaves the memory", table=table.record.id)
            self._give_up()
            return
        table.broadcast.forget()
        for viewer in table.viewers:
            try:
                table.send_view(viewer, None)
            except Exception as error:
                table.broadcast.cannot_show(viewer.seat, error)

    def _give_up(self) -> None:
        self.table.leave("storage-trouble")
        self.table.process.tables.pop(self.table.record.id, None)

    async def read_on(self) -> bool:
        """Follow the moves that other processes have made; whether there were any."""
        table = self.table
        read = False
        for move in await table.process.store.moves(table.record.id, table.history.seq + 1):
            if move.seq != table.history.seq + 1:
                break
            read = True
            await self._follow(move)
        return read

    async def _follow(self, move: Move) -> None:
        table = self.table
        if move.kind == move_log.BEGIN:
            table.record = await as_begun(table.process, table.record)
            table.history = new_history(table.process, table.record)
        try:
            before = len(table.history.events)
            after = followed(table.history, Ballot(), move)
            if after is None:
                raise StarboardError("it goes back further than is remembered here")
        except StarboardError as error:
            log.warning("a move made elsewhere does not fit", table=table.record.id, seq=move.seq, error=str(error))
            await self.reload()
            return
        table.history = after
        if move.kind in move_log.PLAYED or move.kind == move_log.UNDO:
            first = len(after.events) - 1 if move.kind == move_log.UNDO else before
            table.tell_move(move, list(enumerate(after.events[first:], first)))
        elif move.kind != move_log.ORDERS:
            table.hear_vote(move)
        table.timers.go_on(here=False)
