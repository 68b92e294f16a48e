"""Finished games: step by step through anybody's eyes, forked from any step, or as a file."""

import asyncio
from typing import Any

from starboard.kernel import saves
from starboard.kernel.match import Match
from starboard.kernel.views import OPEN
from starboard.server import wire
from starboard.server.diffs import diff
from starboard.server.house import House
from starboard.server.refusals import Refused
from starboard.server.showing import event, shown
from starboard.server.storage.records import TableRecord
from starboard.server.tables import lobby, story
from starboard.server.tables.chronicle import Chronicle
from starboard.server.tables.story import Chapter


async def replay(house: House, record: TableRecord, eyes: str) -> bytes:
    """`{"first": view, "steps": [{diff, events, journal}]}`, made in a thread: it takes a moment."""
    if record.results is None:
        raise Refused("not-over")
    seat = OPEN if eyes == "open" else int(eyes)
    if seat >= len(record.seats):
        raise Refused("no-such-seat")
    chapters = story.told_by(await house.store.moves(record.id)).chapters
    return await asyncio.to_thread(_steps, house, record, chapters, seat)


def _steps(house: House, record: TableRecord, chapters: list[Chapter], seat: int) -> bytes:
    chronicle = Chronicle(house.game(record.game), record, house.fate(record.id))
    first: dict[str, Any] = {}
    steps: list[dict[str, Any]] = []
    view: dict[str, Any] = {}
    for chapter in chapters:
        if chapter.move.kind == story.UNDO:
            continue
        news = chronicle.follow(chapter.move)
        new = shown(chronicle.live, seat)
        new["ask"] = None  # a replay shows what was decided, not what could have been
        first = first or new
        told = [event(chronicle.live, number, happening, seat) for number, happening in news]
        steps.append({"diff": diff(view or new, new), "events": told, "journal": chronicle.length})
        view = new
    return wire.encode({"first": first, "steps": steps})


async def fork(house: House, record: TableRecord, person: str, step: int, seat: int) -> TableRecord:
    if record.results is None:
        raise Refused("not-over")
    if seat >= len(record.seats):
        raise Refused("no-such-seat")
    chapters = [c for c in story.told_by(await house.store.moves(record.id)).chapters if c.move.kind != story.UNDO]
    kept = chapters[: step + 1]
    if not kept or kept[0].move.kind != story.BEGIN:
        raise Refused("bad-request", "this game cannot be forked there")
    entries = [entry for chapter in kept for entry in chapter.move.body["entries"]]
    return await lobby.fork(house, record, person, entries, seat)


async def export(house: House, record: TableRecord, person: str | None) -> bytes:
    """A file tells everything, so only of games that hide nothing any more, or only from whoever plays alone."""
    people = {seat.person for seat in record.seats if seat.person}
    if record.results is None and (person is None or people != {person}):
        raise Refused("not-over")
    table = await house.table(record.id)
    async with table.lock:
        match: Match = table.match
        names = [house.person(seat.person).name if seat.person else seat.bot or "" for seat in record.seats]
        return saves.dump(match, {"names": names})
