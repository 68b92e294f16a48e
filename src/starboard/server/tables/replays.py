"""Finished games: step by step through anybody's eyes, and forked from any step."""

from collections.abc import Iterator, Sequence
from typing import Any

from starboard.games.registry import GAMES
from starboard.kernel.diffs import diff
from starboard.kernel.errors import StarboardError
from starboard.kernel.fate import Fate
from starboard.kernel.game import State
from starboard.kernel.history import Entry
from starboard.kernel.match import Match
from starboard.kernel.pieces import project
from starboard.kernel.requests import FATE
from starboard.kernel.seat_view import inspect
from starboard.kernel.visibility import OPEN
from starboard.server.campaigns.access import refuse_if_secret
from starboard.server.refusals import RequestRefused
from starboard.server.running.server_process import ServerProcess
from starboard.server.storage.moves import Move
from starboard.server.storage.records import TableRecord
from starboard.server.tables import import_export, move_log
from starboard.server.tables.move_log import LoggedMove
from starboard.server.tables.setups import setup_of
from starboard.server.tables.table_history import TableHistory, entries_of
from starboard.server.wire.as_json import as_json
from starboard.server.wire.event_diffs import Numbered
from starboard.server.wire.frames import event_line, view_for


async def replay(process: ServerProcess, record: TableRecord, eyes: str, person: str | None) -> bytes:
    """`{"first": view, "steps": [{diff, events, journal, looks}]}`, made once: it takes a moment."""
    seat = await seat_behind(process, record, eyes, person)

    async def make() -> bytes:
        moves = move_log.folded(await process.store.moves(record.id)).moves
        return await process.replays.work(make_steps, record, moves, seat)

    return await process.replays.get((record.id, f"{eyes} {record.updated}"), make)  # an end may be taken back


async def seat_behind(process: ServerProcess, record: TableRecord, eyes: str, person: str | None) -> int:
    """Whose eyes a finished game is seen with, if this person may see it with them."""
    if record.results is None:
        raise RequestRefused("not-over")
    seat = OPEN if eyes == "open" else int(eyes)
    if seat >= len(record.seats):
        raise RequestRefused("no-such-seat")
    if person is None or seat != record.seat_of(person):
        await refuse_if_secret(process, record, person)
    return seat


def make_steps(record: TableRecord, moves: list[LoggedMove], seat: int) -> bytes:
    """In a limited process."""
    replay = _Replay(seat)
    for match, news in played(record, moves):
        replay.add(match, news)
    return as_json({"first": replay.first, "steps": replay.steps})


ALL_LOOKS = {"kind": "replay"}  # what a game answers with everything that its screen would ask at a live table


class _Replay:
    """A game as one pair of eyes saw it: the first view, and for each step its events with the changes they made."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.first: dict[str, Any] = {}
        self.steps: list[dict[str, Any]] = []
        self._view: dict[str, Any] = {}
        self._told: list[dict[str, Any]] = []  # the state at each event since the last step
        self._looks: Any = None  # what the rules have answered at the last step; None from a game that is not asked

    def add(self, match: Match, news: list[Numbered]) -> None:
        new = view_for(match, self.seat)
        new["ask"] = new["chosen"] = None  # a replay shows what was decided, not what could have been
        self.first = self.first or new
        self._view = self._view or new
        events = [event_line(match, number, happening, self.seat) for number, happening in news]
        if len(self._told) == len(events):
            for event, state in zip(events, self._told, strict=True):
                self._move_on(event, {**self._view, "state": state})
        step = {"events": events, "journal": len(match.journal)}
        self._move_on(step, new)
        self._look_around(step, match)
        self.steps.append({"diff": [], **step})
        self._told.clear()
        match.watch(self._look)  # a match that has just begun has told everything up to here already

    def _move_on(self, what: dict[str, Any], view: dict[str, Any]) -> None:
        changed = diff(self._view, view)
        if changed:
            what["diff"] = changed
        self._view = view

    def _look_around(self, step: dict[str, Any], match: Match) -> None:
        try:
            answers = inspect(match, self.seat, ALL_LOOKS)
        except StarboardError:
            return
        changed = diff(self._looks, answers)
        if changed:
            step["looks"] = changed
        self._looks = answers

    def _look(self, state: State) -> None:
        self._told.append(project(state, self.seat))


def played(record: TableRecord, moves: list[LoggedMove]) -> Iterator[tuple[Match, list[Numbered]]]:
    """The match after each step of a finished game, with what happened in it."""
    history = TableHistory(GAMES[record.game], setup_of(record), Fate(0))
    for logged in moves:
        if logged.move.kind != move_log.UNDO:
            yield from _decided(history, logged.move)


def _decided(history: TableHistory, move: Move) -> Iterator[tuple[Match, list[Numbered]]]:
    """The match after each decision of a move: the first one of a game that was imported or forked holds many."""
    told = 0
    if move.kind == move_log.BEGIN:
        *earlier, _ = _decisions(entries_of(move.body["entries"]))
        for match in _beginnings(history, earlier):
            happened = [happening for _, happening in match.happened]
            yield match, list(enumerate(happened))[told:]
            told = len(happened)
    news = history.follow(move)
    yield history.live, news[told:]


def _beginnings(history: TableHistory, decisions: list[list[Entry]]) -> Iterator[Match]:
    """The same match again and again, one decision further each time; windows have long passed."""
    if not decisions:
        return
    state = history.game.new(history.setup)
    match = Match(history.game, state, history.fate, script=decisions[0])
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


async def fork(process: ServerProcess, record: TableRecord, person: str, step: int, seat: int) -> TableRecord:
    if record.results is None:
        raise RequestRefused("not-over")
    if seat >= len(record.seats):
        raise RequestRefused("no-such-seat")
    await refuse_if_secret(process, record, person)
    log = move_log.folded(await process.store.moves(record.id))
    moves = [logged.move for logged in log.moves if logged.move.kind != move_log.UNDO]
    if not moves or moves[0].kind != move_log.BEGIN:
        raise RequestRefused("bad-request", "this game cannot be forked there")
    begin, *later = [entries_of(move.body["entries"]) for move in moves]
    steps = [*_decisions(begin), *later]
    entries = [entry for decided in steps[: step + 1] for entry in decided]
    return await import_export.fork(process, record, person, entries, seat)
