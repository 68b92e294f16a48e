"""Finished games: step by step through anybody's eyes, and forked from any step."""

from collections.abc import Iterator, Sequence
from typing import Any

from starboard.games.registry import GAMES
from starboard.kernel.asks import FATE
from starboard.kernel.fate import Fate
from starboard.kernel.game import Happening
from starboard.kernel.match import Entry, Match
from starboard.kernel.views import OPEN
from starboard.server import wire
from starboard.server.diffs import diff
from starboard.server.house import House
from starboard.server.refusals import Refused
from starboard.server.showing import event, shown
from starboard.server.storage import Move
from starboard.server.storage.records import TableRecord
from starboard.server.tables import files, story
from starboard.server.tables.chronicle import Chronicle, entries_of
from starboard.server.tables.story import Chapter


async def replay(house: House, record: TableRecord, eyes: str) -> bytes:
    """`{"first": view, "steps": [{diff, events, journal}]}`, made once: it takes a moment."""
    if record.results is None:
        raise Refused("not-over")
    seat = OPEN if eyes == "open" else int(eyes)
    if seat >= len(record.seats):
        raise Refused("no-such-seat")

    async def make() -> bytes:
        chapters = story.told_by(await house.store.moves(record.id)).chapters
        return await house.replays.work(make_steps, record, chapters, seat)

    return await house.replays.get((record.id, eyes), make)


def make_steps(record: TableRecord, chapters: list[Chapter], seat: int) -> bytes:
    """In a limited process."""
    chronicle = Chronicle(GAMES[record.game], record, Fate(0))
    first: dict[str, Any] = {}
    steps: list[dict[str, Any]] = []
    view: dict[str, Any] = {}
    for chapter in chapters:
        if chapter.move.kind == story.UNDO:
            continue
        for match, news in _played(chronicle, chapter.move):
            new = shown(match, seat)
            new["ask"] = None  # a replay shows what was decided, not what could have been
            first = first or new
            told = [event(match, number, happening, seat) for number, happening in news]
            steps.append({"diff": diff(view or new, new), "events": told, "journal": len(match.journal)})
            view = new
    return wire.encode({"first": first, "steps": steps})


def _played(chronicle: Chronicle, move: Move) -> Iterator[tuple[Match, list[tuple[int, Happening]]]]:
    """The match after each decision of a move: the first one of a game that was imported or forked holds many."""
    told = 0
    if move.kind == story.BEGIN:
        *earlier, _ = _decisions(entries_of(move.body["entries"]))
        for match in _beginnings(chronicle, earlier):
            happened = [happening for _, happening in match.happened]
            yield match, list(enumerate(happened))[told:]
            told = len(happened)
    news = chronicle.follow(move)
    yield chronicle.live, news[told:]


def _beginnings(chronicle: Chronicle, decisions: list[list[Entry]]) -> Iterator[Match]:
    """The same match again and again, one decision further each time; windows have long passed."""
    if not decisions:
        return
    state = chronicle.game.new(chronicle.seats, chronicle.mode, chronicle.options)
    match = Match(chronicle.game, state, chronicle.fate, script=decisions[0])
    yield match
    for entries in decisions[1:]:
        match.follow(entries)
        yield match


def _decisions(entries: Sequence[Entry]) -> list[list[Entry]]:
    """A journal cut before every decision of a seat: set-up first, then each with what fate made of it."""
    cut: list[list[Entry]] = [[]]
    for entry in entries:
        if entry[0] != FATE:
            cut.append([])
        cut[-1].append(entry)
    return cut


async def fork(house: House, record: TableRecord, person: str, step: int, seat: int) -> TableRecord:
    if record.results is None:
        raise Refused("not-over")
    if seat >= len(record.seats):
        raise Refused("no-such-seat")
    chapters = [c for c in story.told_by(await house.store.moves(record.id)).chapters if c.move.kind != story.UNDO]
    if not chapters or chapters[0].move.kind != story.BEGIN:
        raise Refused("bad-request", "this game cannot be forked there")
    begin, *later = [entries_of(chapter.move.body["entries"]) for chapter in chapters]
    steps = [*_decisions(begin), *later]
    entries = [entry for decided in steps[: step + 1] for entry in decided]
    return await files.fork(house, record, person, entries, seat)
