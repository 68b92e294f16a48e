"""Reading a table from disk: its latest snapshot and the moves since, or else all its moves.

Playing moves takes a while, so it is done in a thread, on a history that nobody else has yet.
"""

import asyncio
from typing import TYPE_CHECKING, Any, NamedTuple

import structlog

from starboard.server.storage.moves import Move
from starboard.server.storage.records import TableRecord
from starboard.server.tables import move_log, snapshots
from starboard.server.tables.setups import setup_of
from starboard.server.tables.table_history import TableHistory
from starboard.server.tables.votes import Ballot

if TYPE_CHECKING:
    from starboard.server.running.server_process import ServerProcess

log = structlog.get_logger(__name__)

Kept = tuple[int, dict[str, Any]]  # a snapshot and the number of the move after which it was taken


class Restored(NamedTuple):
    """`fits`: the rules are still those it was played with; else it goes on from its last checkpoint."""

    history: TableHistory
    ballot: Ballot
    fits: bool = True


def new_history(process: "ServerProcess", record: TableRecord) -> TableHistory:
    return TableHistory(process.game(record.game), setup_of(record), process.fate(record.id))


async def restored(process: "ServerProcess", record: TableRecord) -> Restored:
    """The table as its moves on disk have left it."""
    kept: Kept | None = await process.store.snapshot(record.id)
    if kept is not None:
        record = await as_begun(process, record)
        since = await process.store.moves(record.id, kept[0] + 1)
        found = await asyncio.to_thread(resumed, new_history(process, record), kept, since)
        if found is not None:
            return found
    moves = await process.store.moves(record.id)
    if moves:
        record = await as_begun(process, record)
    return await asyncio.to_thread(replayed, new_history(process, record), moves, kept)


async def as_begun(process: "ServerProcess", record: TableRecord) -> TableRecord:
    """The record of a table whose game has begun: one that was read in the lobby may show an older set-up."""
    return await process.record(record.id) if record.status == "lobby" else record


def resumed(history: TableHistory, kept: Kept, since: list[Move]) -> Restored | None:
    """From the snapshot on; None if it cannot be used, whatever is wrong with it."""
    try:
        ballot = snapshots.resume(history, kept[1])
        if ballot is None or history.seq != kept[0]:
            return None
        for move in since:
            found = followed(history, ballot, move)
            if found is None:
                return None
            history = found
    except Exception as error:  # damaged, or made by a program that is not this one
        log.warning("a snapshot is of no use", table_seq=kept[0], error=type(error).__name__)
        return None
    return Restored(history, ballot)


def replayed(history: TableHistory, moves: list[Move], kept: Kept | None) -> Restored:
    """All moves from the first on."""
    log = move_log.folded(moves)
    fits = history.rebuild(log, snapshots.checkpoint_in(kept[1]) if kept else None)
    return Restored(history, Ballot(log.vote), fits)


def followed(history: TableHistory, ballot: Ballot, move: Move) -> TableHistory | None:
    """The table after one more move; None if it takes back more than is known here."""
    if move.kind == move_log.UNDO:
        without = history.without(move)
        ballot.hear(move)
        return without
    if move.kind in move_log.PLAYED:
        history.follow(move)
        if move.kind in move_log.PUBLIC:
            ballot.hear(move)
        return history
    history.seq = move.seq
    if move.kind == move_log.ORDERS:
        history.give_orders(move)
    else:
        ballot.hear(move)
    return history
