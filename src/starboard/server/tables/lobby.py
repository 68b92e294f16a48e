"""Around the game: opening tables, seats, hosts, pausing, the archive."""

import re
import secrets
import time
import unicodedata
from collections.abc import Sequence
from typing import Any

import msgspec

from starboard.bots.base import bots_for, good_bot
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game
from starboard.server.house import House
from starboard.server.refusals import Refused
from starboard.server.storage import Move
from starboard.server.storage.records import Pace, SeatRecord, TableRecord

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # without what is easily confused


class Wishes(msgspec.Struct):
    """How a table is to be."""

    game: str
    mode: str
    seats: int
    options: list[str]
    name: str
    open: bool
    pace: Pace
    reaction_seconds: float
    odds: bool
    spectators: bool
    tutorial: bool
    bots: int
    bot: str


def new_id(length: int = 8) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def clean_name(name: str, code: str = "bad-name") -> str:
    """Names are text: visible characters in one line, put together the same way for everybody."""
    name = re.sub(r"\s+", " ", unicodedata.normalize("NFC", name)).strip()
    if not 1 <= len(name) <= 40 or any(
        unicodedata.category(letter) in ("Cc", "Cf", "Co", "Cn", "Cs") for letter in name
    ):
        raise Refused(code)
    return name


def bot_for(game: str, bot: str) -> str:
    """The bot that was asked for by name; the game's good one where nobody asked for any."""
    if not bot:
        return good_bot(game)
    if bot not in bots_for(game):
        raise Refused("bad-request", f"there is no bot {bot!r}")
    return bot


# --- opening ---


async def create(house: House, person: str, wishes: Wishes) -> TableRecord:
    """A new table: its host sits down, bots take the last seats, the others stay free for friends."""
    game = house.game(wishes.game)
    try:
        game.new(wishes.seats, wishes.mode, wishes.options)
    except StarboardError as error:
        raise Refused("bad-request", str(error)) from error
    bot = bot_for(wishes.game, wishes.bot)
    first_bot = wishes.seats - min(wishes.bots, wishes.seats - 1)
    seats = [SeatRecord(seat, bot=bot if seat >= first_bot else None) for seat in range(wishes.seats)]
    seats[0].person = person
    record = new_record(game, person, wishes, seats)
    await add(house, record)
    return await house.record(record.id)


async def room_for_another(house: House, person: str) -> None:
    """Refuse at once what would be refused in the end."""
    if await house.store.open_tables_of(person) >= house.settings.tables_per_person:
        raise Refused("table-full")


async def add(house: House, record: TableRecord, first: Sequence[Move] = ()) -> None:
    if not await house.store.add_table(record, first, house.settings.tables_per_person):
        raise Refused("table-full")


def new_record(game: Game, person: str, wishes: Wishes, seats: list[SeatRecord]) -> TableRecord:
    now = time.time()
    return TableRecord(
        id=new_id(), name=clean_name(wishes.name), game=game.name, mode=wishes.mode, options=sorted(wishes.options),
        rules_version=game.rules_version, invite=new_id(16), host=person, status="lobby", pace=wishes.pace,
        open=wishes.open, odds=wishes.odds, spectators=wishes.spectators, tutorial=wishes.tutorial,
        reaction_seconds=wishes.reaction_seconds, forked_from=None, created=now, updated=now, waiting=[], results=None,
        seats=seats, members={person},
    )  # fmt: skip


# --- coming in ---


async def join(house: House, table_id: str, person: str, invite: str) -> TableRecord:
    record = await house.record(table_id)
    if not secrets.compare_digest(record.invite.encode(), invite.encode()):
        raise Refused("wrong-invite")
    await house.store.add_member(table_id, person)
    return await house.changed(table_id)


# --- seats ---


async def sit(house: House, table_id: str, person: str, seat: int) -> TableRecord:
    """Take an empty seat, or one that a bot holds for nobody."""
    record, place = await _place(house, table_id, person, seat)
    if refusal := record.refuses_seat(person, seat):
        raise Refused(refusal)
    return await _reseat(house, record, place, SeatRecord(seat, person=person, reactions=True))


async def leave(house: House, table_id: str, person: str, seat: int) -> TableRecord:
    """Stand up. Once the game runs a bot plays on, so that nobody's evening ends with yours."""
    record, place = await _place(house, table_id, person, seat)
    if place.person != person:
        raise Refused("not-your-seat")
    return await _vacate(house, record, place)


async def kick(house: House, table_id: str, person: str, seat: int) -> TableRecord:
    """Send somebody away. They come back by a new invitation alone, and then only to the seat whose hand they know."""
    record, place = await _place(house, table_id, person, seat)
    _host(record, person)
    if place.person is None:
        raise Refused("seat-empty")
    if place.person == person:
        raise Refused("not-your-seat", "the host stands up by leaving")
    await house.store.remove_member(table_id, place.person)
    await house.store.change_table(table_id, invite=new_id(16))  # the old link would let them in again
    return await _vacate(house, record, place)


async def _vacate(house: House, record: TableRecord, place: SeatRecord) -> TableRecord:
    bot = None if record.status == "lobby" else place.bot or good_bot(record.game)
    return await _reseat(house, record, place, SeatRecord(place.seat, bot=bot))


async def put_bot(house: House, table_id: str, person: str, seat: int, bot: str) -> TableRecord:
    """The host puts a bot on an empty seat; a person lets one stand in for them."""
    record, place = await _place(house, table_id, person, seat)
    bot = bot_for(record.game, bot)
    if place.person == person:
        after = SeatRecord(seat, person=person, bot=bot, reactions=place.reactions)
    elif place.person is None:
        _host(record, person)
        after = SeatRecord(seat, bot=bot)
    else:
        raise Refused("not-your-seat")
    return await _reseat(house, record, place, after)


async def take_back(house: House, table_id: str, person: str, seat: int) -> TableRecord:
    record, place = await _place(house, table_id, person, seat)
    if place.person != person:
        raise Refused("not-your-seat")
    return await _reseat(house, record, place, SeatRecord(seat, person=person, reactions=place.reactions))


async def clear(house: House, table_id: str, person: str, seat: int) -> TableRecord:
    """The host sends a bot away before the start."""
    record, place = await _place(house, table_id, person, seat)
    _host(record, person)
    if record.status != "lobby":
        raise Refused("already-started")
    if place.person is not None:
        raise Refused("seat-taken")
    return await _reseat(house, record, place, SeatRecord(seat))


async def switch_reactions(house: House, table_id: str, person: str, seat: int, on: bool) -> TableRecord:
    record, place = await _place(house, table_id, person, seat)
    if place.person != person:
        raise Refused("not-your-seat")
    return await _reseat(house, record, place, SeatRecord(seat, person=person, bot=place.bot, reactions=on))


async def _place(house: House, table_id: str, person: str, seat: int) -> tuple[TableRecord, SeatRecord]:
    record = await house.record(table_id)
    if not record.lets_in(person):
        raise Refused("not-a-member")
    if not 0 <= seat < len(record.seats):
        raise Refused("no-such-seat")
    if record.status in ("over", "archived"):
        raise Refused("game-over" if record.status == "over" else "archived")
    return record, record.seats[seat]


async def _reseat(house: House, record: TableRecord, before: SeatRecord, after: SeatRecord) -> TableRecord:
    if not await house.store.change_seat(record.id, before, after, seen=record.status != "lobby"):
        raise Refused("seat-taken")
    if after.person:
        await house.store.add_member(record.id, after.person)
    return await house.changed(record.id)


# --- the course of a table ---


def _host(record: TableRecord, person: str) -> None:
    if record.host != person:
        raise Refused("not-the-host")


async def start(house: House, table_id: str, person: str) -> TableRecord:
    record = await house.record(table_id)
    _host(record, person)
    if record.status != "lobby":
        raise Refused("already-started")
    if any(seat.playing == "nobody" for seat in record.seats):
        raise Refused("seats-empty")
    game = house.game(record.game)
    if record.rules_version != game.rules_version:  # it waited while the rules changed, and begins by those of today
        await house.store.change_table(table_id, rules_version=game.rules_version)
    table = await house.table(table_id)
    await table.start()
    for seat in table.record.seats:
        if seat.person:
            await house.store.note_seen(table_id, seat.person, seat.seat)
    return await house.changed(table_id)


async def pause(house: House, table_id: str, person: str, paused: bool) -> TableRecord:
    """Any player may stop the clock, and any may go on."""
    record = await house.record(table_id)
    if record.seat_of(person) is None:
        _host(record, person)
    if record.status == "archived" and not paused:
        return await _unarchive(house, record, person)
    before, after = ("playing", "paused") if paused else ("paused", "playing")
    if not await house.store.change_status(table_id, before, after):
        raise Refused(_why_not(await house.record(table_id)))
    return await house.changed(table_id)


def _why_not(record: TableRecord) -> str:
    """Why a table can be neither paused nor resumed."""
    codes = {"lobby": "not-started", "playing": "not-paused", "over": "game-over"}
    return codes.get(record.status, record.status)


async def _unarchive(house: House, record: TableRecord, person: str) -> TableRecord:
    """Out of the archive: finished games stay finished, others wait for somebody to go on."""
    _host(record, person)
    if record.results is None:
        await room_for_another(house, person)
    started = (await house.table(record.id)).chronicle.match is not None
    status = "over" if record.results else "paused" if started else "lobby"
    await house.store.change_table(record.id, status=status)
    return await house.changed(record.id)


async def archive(house: House, table_id: str, person: str) -> TableRecord:
    record = await house.record(table_id)
    _host(record, person)
    await house.store.change_table(table_id, status="archived")
    return await house.changed(table_id)


async def change_settings(house: House, table_id: str, person: str, changes: dict[str, Any]) -> TableRecord:
    record = await house.record(table_id)
    _host(record, person)
    if "name" in changes:
        changes["name"] = clean_name(changes["name"])
    if changes:
        await house.store.change_table(table_id, **changes)
    return await house.changed(table_id)
