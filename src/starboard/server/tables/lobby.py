"""Around the game: opening tables, seats, hosts, pausing, the archive."""

import re
import secrets
import time
import unicodedata
from collections.abc import Sequence
from typing import Any

import msgspec

from starboard.bots.base import bots_for, good_bot
from starboard.bots.people import bot_players, strengths, usual_player
from starboard.kernel.game import Game
from starboard.kernel.setup import Setup
from starboard.server.refusals import RequestRefused
from starboard.server.running.server_process import ServerProcess
from starboard.server.storage.moves import Move
from starboard.server.storage.records import Pace, SeatRecord, TableRecord
from starboard.server.tables.own_scenarios import own_titles
from starboard.server.tables.setups import refuse_impossible, setup_of

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # without what is easily confused


class Wishes(msgspec.Struct):
    """How a table is to be, beside what its game is begun with."""

    name: str
    open: bool
    pace: Pace
    reaction_seconds: float
    odds: bool
    spectators: bool
    tutorial: bool


def new_id(length: int = 8) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def clean_name(name: str, code: str = "bad-name") -> str:
    """Names are text: visible characters in one line, put together the same way for everybody."""
    name = re.sub(r"\s+", " ", unicodedata.normalize("NFC", name)).strip()
    if not 1 <= len(name) <= 40 or any(
        unicodedata.category(letter) in ("Cc", "Cf", "Co", "Cn", "Cs") for letter in name
    ):
        raise RequestRefused(code)
    return name


def bot_for(game: str, wish: str, seats: Sequence[SeatRecord]) -> str:
    """The bot that was asked for by name; by strength alone, or not at all, somebody who is not at the table yet."""
    if not wish or wish in strengths(game):
        return usual_player(game, wish, [seat.bot for seat in seats if seat.bot])
    refuse_unknown_bot(game, wish)
    return wish


def refuse_unknown_bot(game: str, wish: str) -> None:
    if wish and wish not in (*strengths(game), *bot_players(game), *bots_for(game)):
        raise RequestRefused("bad-request", f"there is no bot {wish!r}")


def put_bots(game: str, wish: str, seats: Sequence[SeatRecord], places: Sequence[int]) -> None:
    """Bots take these places, one after the other, so that everybody is somebody else."""
    refuse_unknown_bot(game, wish)  # even if there is no place for any
    for place in places:
        seats[place].bot = bot_for(game, wish, seats)


# --- opening ---


async def create(
    process: ServerProcess, person: str, game: Game, wishes: Wishes, setup: Setup, seats: list[SeatRecord]
) -> TableRecord:
    """A new table with whoever is to sit there from the beginning; the other seats stay free for friends."""
    refuse_impossible(game, setup)
    record = new_record(game, person, wishes, setup, seats)
    await add(process, record)
    return await process.record(record.id)


async def room_for_another(process: ServerProcess, person: str) -> None:
    """Refuse at once what would be refused in the end."""
    if await process.store.open_tables_of(person) >= process.settings.tables_per_person:
        raise RequestRefused("table-full")


async def add(process: ServerProcess, record: TableRecord, first: Sequence[Move] = ()) -> None:
    if not await process.store.add_table(record, first, process.settings.tables_per_person):
        raise RequestRefused("table-full")


def new_record(game: Game, person: str, wishes: Wishes, setup: Setup, seats: list[SeatRecord]) -> TableRecord:
    now = time.time()
    for seat, roles in zip(seats, setup.seats, strict=True):
        seat.roles = list(roles)
    return TableRecord(
        id=new_id(), name=clean_name(wishes.name), game=game.name, mode=setup.mode, options=sorted(setup.options),
        scenario=setup.scenario, sheet=setup.sheet, own=setup.own, own_titles=own_titles(game, setup.own),
        rules_version=game.rules_version, invite=new_id(16), host=person, status="lobby", pace=wishes.pace,
        open=wishes.open, odds=wishes.odds, spectators=wishes.spectators, tutorial=wishes.tutorial,
        reaction_seconds=wishes.reaction_seconds, forked_from=None, created=now, updated=now, waiting=[], results=None,
        seats=seats, members={person},
    )  # fmt: skip


# --- coming in ---


async def join(process: ServerProcess, table_id: str, person: str, invite: str) -> TableRecord:
    record = await process.record(table_id)
    if not secrets.compare_digest(record.invite.encode(), invite.encode()):
        raise RequestRefused("wrong-invite")
    await process.store.add_member(table_id, person)
    return await process.changed(table_id)


# --- seats ---


async def sit(process: ServerProcess, table_id: str, person: str, seat: int) -> TableRecord:
    """Take an empty seat, or one that a bot holds for nobody."""
    record, place = await _place(process, table_id, person, seat)
    if refusal := record.refuses_seat(person, seat):
        raise RequestRefused(refusal)
    return await _reseat(process, record, place, SeatRecord(seat, person=person, reactions=True))


async def leave(process: ServerProcess, table_id: str, person: str, seat: int) -> TableRecord:
    """Stand up. Once the game runs a bot plays on, so that nobody's evening ends with yours."""
    record, place = await _place(process, table_id, person, seat)
    if place.person != person:
        raise RequestRefused("not-your-seat")
    return await _vacate(process, record, place)


async def kick(process: ServerProcess, table_id: str, person: str, seat: int) -> TableRecord:
    """Send somebody away. They come back by a new invitation alone, and then only to the seat whose hand they know."""
    record, place = await _place(process, table_id, person, seat)
    _host(record, person)
    if place.person is None:
        raise RequestRefused("seat-empty")
    if place.person == person:
        raise RequestRefused("not-your-seat", "the host stands up by leaving")
    await process.store.remove_member(table_id, place.person)
    await process.store.change_table(table_id, invite=new_id(16))  # the old link would let them in again
    return await _vacate(process, record, place)


async def _vacate(process: ServerProcess, record: TableRecord, place: SeatRecord) -> TableRecord:
    bot = None if record.status == "lobby" else place.bot or bot_for(record.game, "", record.seats)
    return await _reseat(process, record, place, SeatRecord(place.seat, bot=bot))


async def put_bot(process: ServerProcess, table_id: str, person: str, seat: int, bot: str) -> TableRecord:
    """The host puts a bot on an empty seat, or another one; a person lets one stand in, which has no temper."""
    record, place = await _place(process, table_id, person, seat)
    if place.person == person:
        stand_in = bot_for(record.game, bot, record.seats) if bot else good_bot(record.game)
        after = SeatRecord(seat, person=person, bot=stand_in, reactions=place.reactions)
    elif place.person is None:
        _host(record, person)
        others = [other for other in record.seats if other.seat != seat]
        after = SeatRecord(seat, bot=bot_for(record.game, bot, others))
    else:
        raise RequestRefused("not-your-seat")
    return await _reseat(process, record, place, after)


async def take_back(process: ServerProcess, table_id: str, person: str, seat: int) -> TableRecord:
    record, place = await _place(process, table_id, person, seat)
    if place.person != person:
        raise RequestRefused("not-your-seat")
    return await _reseat(process, record, place, SeatRecord(seat, person=person, reactions=place.reactions))


async def clear(process: ServerProcess, table_id: str, person: str, seat: int) -> TableRecord:
    """The host sends a bot away before the start."""
    record, place = await _place(process, table_id, person, seat)
    _host(record, person)
    if record.status != "lobby":
        raise RequestRefused("already-started")
    if place.person is not None:
        raise RequestRefused("seat-taken")
    return await _reseat(process, record, place, SeatRecord(seat))


async def switch_reactions(process: ServerProcess, table_id: str, person: str, seat: int, on: bool) -> TableRecord:
    record, place = await _place(process, table_id, person, seat)
    if place.person != person:
        raise RequestRefused("not-your-seat")
    return await _reseat(process, record, place, SeatRecord(seat, person=person, bot=place.bot, reactions=on))


async def _place(process: ServerProcess, table_id: str, person: str, seat: int) -> tuple[TableRecord, SeatRecord]:
    record = await process.record(table_id)
    if not record.lets_in(person):
        raise RequestRefused("not-a-member")
    if not 0 <= seat < len(record.seats):
        raise RequestRefused("no-such-seat")
    if record.status in ("over", "archived"):
        raise RequestRefused("game-over" if record.status == "over" else "archived")
    return record, record.seats[seat]


async def _reseat(process: ServerProcess, record: TableRecord, before: SeatRecord, after: SeatRecord) -> TableRecord:
    if not await process.store.change_seat(record.id, before, after, seen=record.status != "lobby"):
        raise RequestRefused("seat-taken")
    if after.person:
        await process.store.add_member(record.id, after.person)
    return await process.changed(record.id)


# --- the course of a table ---


def _host(record: TableRecord, person: str) -> None:
    if record.host != person:
        raise RequestRefused("not-the-host")


async def start(process: ServerProcess, table_id: str, person: str) -> TableRecord:
    record = await process.record(table_id)
    _host(record, person)
    game = process.game(record.game)

    def check(record: TableRecord) -> None:
        if record.status != "lobby":
            raise RequestRefused("already-started")
        refuse_impossible(game, setup_of(record))
        if any(seat.playing == "nobody" for seat in record.seats):
            raise RequestRefused("seats-empty")

    check(record)
    if record.rules_version != game.rules_version:  # it waited while the rules changed, and begins by those of today
        await process.store.change_table(table_id, rules_version=game.rules_version)
    table = await process.table(table_id)
    await table.start(check)
    for seat in table.record.seats:
        if seat.person:
            await process.store.note_seen(table_id, seat.person, seat.seat)
    return await process.changed(table_id)


async def pause(process: ServerProcess, table_id: str, person: str, paused: bool) -> TableRecord:
    """Any player may stop the clock, and any may go on."""
    record = await process.record(table_id)
    if record.seat_of(person) is None:
        _host(record, person)
    if record.status == "archived" and not paused:
        return await _unarchive(process, record, person)
    before, after = ("playing", "paused") if paused else ("paused", "playing")
    if not await process.store.change_status(table_id, before, after):
        raise RequestRefused(_why_not(await process.record(table_id)))
    return await process.changed(table_id)


def _why_not(record: TableRecord) -> str:
    """Why a table can be neither paused nor resumed."""
    codes = {"lobby": "not-started", "playing": "not-paused", "over": "game-over"}
    return codes.get(record.status, record.status)


async def _unarchive(process: ServerProcess, record: TableRecord, person: str) -> TableRecord:
    """Out of the archive: finished games stay finished, others wait for somebody to go on."""
    _host(record, person)
    if record.results is None:
        await room_for_another(process, person)
    started = (await process.table(record.id)).history.match is not None
    status = "over" if record.results else "paused" if started else "lobby"
    await process.store.change_table(record.id, status=status)
    return await process.changed(record.id)


async def archive(process: ServerProcess, table_id: str, person: str) -> TableRecord:
    record = await process.record(table_id)
    _host(record, person)
    await process.store.change_table(table_id, status="archived")
    return await process.changed(table_id)


async def change_settings(process: ServerProcess, table_id: str, person: str, changes: dict[str, Any]) -> TableRecord:
    record = await process.record(table_id)
    _host(record, person)
    if "name" in changes:
        changes["name"] = clean_name(changes["name"])
    if changes:
        await process.store.change_table(table_id, **changes)
    return await process.changed(table_id)
