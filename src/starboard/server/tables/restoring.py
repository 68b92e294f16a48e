"""Reading a table from disk: its latest snapshot and the moves since, or else all its moves.

Playing moves takes a while, so it is done in a thread, on a chronicle that nobody else has yet.
"""

import asyncio
from typing import TYPE_CHECKING, Any, NamedTuple

import structlog

from starboard.server.storage import Move
from starboard.server.storage.records import TableRecord
from starboard.server.tables import snapshots, story
from starboard.server.tables.chronicle import Chronicle
from starboard.server.tables.votes import Ballot

if TYPE_CHECKING:
    from starboard.server.house import House

log = structlog.get_logger(__name__)

Kept = tuple[int, dict[str, Any]]  # a snapshot and the number of the move after which it was taken


class Restored(NamedTuple):
    """`fits`: the rules are still those it was played with; else it goes on from its last checkpoint."""

    chronicle: Chronicle
    ballot: Ballot
    fits: bool = True


def new_chronicle(house: "House", record: TableRecord) -> Chronicle:
    return Chronicle(house.game(record.game), record, house.fate(record.id))


async def restored(house: "House", record: TableRecord) -> Restored:
    """The table as its moves on disk have left it."""
    kept: Kept | None = await house.store.snapshot(record.id)
    if kept is not None:
        since = await house.store.moves(record.id, kept[0] + 1)
        found = await asyncio.to_thread(resumed, new_chronicle(house, record), kept, since)
        if found is not None:
            return found
    moves = await house.store.moves(record.id)
    return await asyncio.to_thread(replayed, new_chronicle(house, record), moves, kept)


def resumed(chronicle: Chronicle, kept: Kept, since: list[Move]) -> Restored | None:
    """From the snapshot on; None if it cannot be used, whatever is wrong with it."""
    try:
        ballot = snapshots.resume(chronicle, kept[1])
        if ballot is None or chronicle.seq != kept[0]:
            return None
        for move in since:
            found = heard(chronicle, ballot, move)
            if found is None:
                return None
            chronicle = found
    except Exception as error:  # damaged, or made by a program that is not this one
        log.warning("a snapshot is of no use", table_seq=kept[0], error=type(error).__name__)
        return None
    return Restored(chronicle, ballot)


def replayed(chronicle: Chronicle, moves: list[Move], kept: Kept | None) -> Restored:
    """All moves from the first on."""
    told = story.told_by(moves)
    fits = chronicle.rebuild(told, snapshots.checkpoint_in(kept[1]) if kept else None)
    return Restored(chronicle, Ballot(told.vote), fits)


def heard(chronicle: Chronicle, ballot: Ballot, move: Move) -> Chronicle | None:
    """The table after one more move; None if it takes back more than is known here."""
    if move.kind == story.UNDO:
        without = chronicle.without(move)
        ballot.hear(move)
        return without
    if move.kind in story.PLAYED:
        chronicle.follow(move)
        if move.kind in story.PUBLIC:
            ballot.hear(move)
        return chronicle
    chronicle.seq = move.seq
    if move.kind == story.ORDERS:
        chronicle.give_orders(move)
    else:
        ballot.hear(move)
    return chronicle
