"""Games as files, and tables that begin with a past: imports, exports, forks."""

import time
from typing import Any

import msgspec
import structlog

from starboard.bots.base import good_bot
from starboard.games.registry import GAMES
from starboard.kernel import saves
from starboard.kernel.fate import Fate
from starboard.kernel.match import Entry
from starboard.server.house import House
from starboard.server.limited import Failed, TooMuch
from starboard.server.refusals import Refused
from starboard.server.storage import Move
from starboard.server.storage.records import EVERYTHING, SeatRecord, TableRecord
from starboard.server.tables import examination, lobby
from starboard.server.tables.chronicle import Chronicle
from starboard.server.tables.examination import Opening
from starboard.server.tables.restoring import Kept, replayed

log = structlog.get_logger(__name__)


async def import_file(house: House, person: str, data: bytes, name: str) -> TableRecord:
    """A game from a file, yours or somebody else's: you in the first seat, bots in the others.

    Nothing of it is looked at in this process before a limited one has found that it is a game.
    """
    name = lobby.clean_name(name)
    await lobby.room_for_another(house, person)
    opening = await _examined(house, examination.examine_file, data, house.settings.seed)
    return await _open_with(house, person, opening, name, 0, None)


async def fork(house: House, old: TableRecord, person: str, entries: list[Entry], seat: int) -> TableRecord:
    """A finished game goes on otherwise: the person in one seat, bots in the others."""
    await lobby.room_for_another(house, person)
    opening = await _examined(
        house, examination.examine_journal, old.game, old.mode, old.options, len(old.seats), entries,
        house.settings.seed,
    )  # fmt: skip
    return await _open_with(house, person, opening, old.name, seat, old)


async def _examined(house: House, work: Any, *args: Any) -> Opening:
    try:
        return msgspec.convert(await house.examiners.run(work, *args), Opening)
    except TooMuch as error:
        log.warning("a file was given up", why=str(error))
        raise Refused("too-much-work", str(error)) from error
    except Failed as error:
        log.error("a file could not be examined", traceback=str(error))
        raise Refused("bad-file") from error


async def _open_with(
    house: House, person: str, opening: Opening, name: str, seat: int, origin: TableRecord | None
) -> TableRecord:
    """A table that has a past already, on disk whole or not at all. Who opens it knows all of that past."""
    wishes = lobby.Wishes(
        opening.game, opening.mode, opening.seats, opening.options, name, False, "live", 8.0,
        origin.odds if origin else True, True, False, 0, "",
    )  # fmt: skip
    bot = good_bot(opening.game)
    seats = [SeatRecord(place, bot=bot) for place in range(opening.seats)]
    seats[seat] = SeatRecord(seat, person=person)
    record = lobby.new_record(house.game(opening.game), person, wishes, seats)
    record.forked_from = origin.id if origin else None
    record.status = "playing" if opening.results is None else "over"
    record.waiting, record.results = opening.waiting, opening.results
    record.seen[person] = {seat, EVERYTHING}
    first = Move(record.id, 0, opening.kind, -1, time.time(), opening.body)
    await lobby.add(house, record, [first])
    return await house.changed(record.id)


async def export(house: House, record: TableRecord, person: str | None) -> bytes:
    """A file tells everything, so it is of games that hide nothing any more.

    Of a running one it is for somebody who sits there, if nobody else has ever known a hand of it. Whoever takes one
    has seen everything from then on, and everybody at the table can see that they have.
    """
    names = [house.person(seat.person).name if seat.person else seat.bot or "" for seat in record.seats]
    if record.results is not None:
        moves = await house.store.moves(record.id)
        kept = await house.store.snapshot(record.id)
        return await house.replays.work(make_file, record, moves, kept, names)
    if person is None or record.seat_of(person) is None:
        raise Refused("not-over")
    if record.status == "lobby":
        raise Refused("not-started")
    if not record.only_known_to(person):
        raise Refused("others-played")
    table = await house.table(record.id)
    await house.store.note_seen(record.id, person, EVERYTHING)
    if not (await house.changed(record.id)).only_known_to(person):  # somebody sat down meanwhile
        raise Refused("others-played")
    async with table.lock:
        return saves.dump(table.match, {"names": names})


def make_file(record: TableRecord, moves: list[Move], kept: Kept | None, names: list[str]) -> bytes:
    """In a limited process: a finished game as a file."""
    chronicle = Chronicle(GAMES[record.game], record, Fate(0))
    return saves.dump(replayed(chronicle, moves, kept).chronicle.live, {"names": names})
