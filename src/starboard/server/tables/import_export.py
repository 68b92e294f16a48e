"""Games as files, and tables that begin with a past: imports, exports, forks."""

import time
from typing import Any

import msgspec
import structlog

from starboard.games.registry import GAMES
from starboard.kernel import saves
from starboard.kernel.fate import Fate
from starboard.kernel.history import Entry
from starboard.server.campaigns.access import refuse_if_secret
from starboard.server.refusals import RequestRefused
from starboard.server.running.limited_workers import Failed, TooMuch
from starboard.server.running.server_process import ServerProcess
from starboard.server.storage.moves import Move
from starboard.server.storage.records import EVERYTHING, SeatRecord, TableRecord
from starboard.server.tables import import_checks, lobby
from starboard.server.tables.import_checks import Opening
from starboard.server.tables.restoring import Kept, replayed
from starboard.server.tables.setups import setup_of
from starboard.server.tables.table_history import TableHistory

log = structlog.get_logger(__name__)


async def import_file(process: ServerProcess, person: str, data: bytes, name: str) -> TableRecord:
    """A game from a file, yours or somebody else's: you in the first seat, bots in the others.

    Nothing of it is looked at in this process before a limited one has found that it is a game.
    """
    name = lobby.clean_name(name)
    await lobby.room_for_another(process, person)
    opening = await _examined(process, import_checks.examine_file, data, process.settings.seed)
    return await _open_with(process, person, opening, name, 0, None)


async def fork(process: ServerProcess, old: TableRecord, person: str, entries: list[Entry], seat: int) -> TableRecord:
    """A finished game goes on otherwise: the person in one seat, bots in the others."""
    await lobby.room_for_another(process, person)
    opening = await _examined(
        process, import_checks.examine_journal, old.game, setup_of(old), entries, process.settings.seed
    )
    return await _open_with(process, person, opening, old.name, seat, old)


async def _examined(process: ServerProcess, work: Any, *args: Any) -> Opening:
    try:
        return msgspec.convert(await process.examiners.run(work, *args), Opening)
    except TooMuch as error:
        log.warning("a file was given up", why=str(error))
        raise RequestRefused("too-much-work", str(error)) from error
    except Failed as error:
        log.error("a file could not be examined", traceback=str(error))
        raise RequestRefused("bad-file") from error


async def _open_with(
    process: ServerProcess, person: str, opening: Opening, name: str, seat: int, origin: TableRecord | None
) -> TableRecord:
    """A table that has a past already, on disk whole or not at all. Who opens it knows all of that past."""
    wishes = lobby.Wishes(name, False, "live", 8.0, origin.odds if origin else True, True, False)
    seats = [SeatRecord(place) for place in range(len(opening.setup.seats))]
    lobby.put_bots(opening.game, "", seats, [place for place in range(len(seats)) if place != seat])
    seats[seat].person = person
    record = lobby.new_record(process.game(opening.game), person, wishes, opening.setup, seats)
    record.forked_from = origin.id if origin else None
    record.status = "playing" if opening.results is None else "over"
    record.waiting, record.results = opening.waiting, opening.results
    record.seen[person] = {seat, EVERYTHING}
    first = Move(record.id, 0, opening.kind, -1, time.time(), opening.body)
    await lobby.add(process, record, [first])
    return await process.changed(record.id)


async def export(process: ServerProcess, record: TableRecord, person: str | None) -> bytes:
    """A file tells everything, so it is of games that hide nothing any more.

    Of a running one it is for somebody who sits there, if nobody else has ever known a hand of it. Whoever takes one
    has seen everything from then on, and everybody at the table can see that they have.
    """
    names = [process.names.person(seat.person).name if seat.person else seat.bot or "" for seat in record.seats]
    if record.results is not None:
        await refuse_if_secret(process, record, person)
        moves = await process.store.moves(record.id)
        kept = await process.store.snapshot(record.id)
        return await process.replays.work(make_file, record, moves, kept, names)
    if person is None or record.seat_of(person) is None:
        raise RequestRefused("not-over")
    if record.status == "lobby":
        raise RequestRefused("not-started")
    if not record.only_known_to(person):
        raise RequestRefused("others-played")
    table = await process.table(record.id)
    await process.store.note_seen(record.id, person, EVERYTHING)
    if not (await process.changed(record.id)).only_known_to(person):  # somebody sat down meanwhile
        raise RequestRefused("others-played")
    async with table.lock:
        return saves.dump(table.match, {"names": names}, table.history.setup.sheet)


def make_file(record: TableRecord, moves: list[Move], kept: Kept | None, names: list[str]) -> bytes:
    """In a limited process: a finished game as a file."""
    history = TableHistory(GAMES[record.game], setup_of(record), Fate(0))
    return saves.dump(replayed(history, moves, kept).history.live, {"names": names}, history.setup.sheet)
