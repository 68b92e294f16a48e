"""Moves to disk: written, or undone as if they had never been played."""

import time
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from starboard.kernel.errors import RuleFault
from starboard.kernel.game import Happening
from starboard.kernel.history import Moment
from starboard.kernel.match import Match
from starboard.server.refusals import RequestRefused
from starboard.server.running import metrics
from starboard.server.storage.chapter_ends import ChapterGoesOn
from starboard.server.storage.moves import Move, MoveTaken, Summary, TableChanged
from starboard.server.storage.records import Status
from starboard.server.storage.trouble import StorageTrouble
from starboard.server.tables import move_log
from starboard.server.tables.finished_chapter import chapter_end

if TYPE_CHECKING:
    from starboard.server.tables.live_table import LiveTable

log = structlog.get_logger(__name__)


class MoveWriter:
    def __init__(self, table: "LiveTable") -> None:
        self.table = table

    def next(self, kind: str, seat: int, body: dict[str, Any]) -> Move:
        return Move(self.table.record.id, self.table.history.seq + 1, kind, seat, time.time(), body)

    async def append(self, move: Move, before: Moment | None = None, after: Match | None = None) -> None:
        """Write a move. If it cannot be written it has not happened: the match goes back to `before`.

        `after` is the match that the move leads to, if it is not yet the table's.
        """
        started = time.perf_counter()
        public = move.kind in move_log.PUBLIC
        try:
            summary = self._written_with(move, after or self.table.match) if public else None
        except RuleFault:
            self._unplay(move, before)
            raise
        try:
            await self.table.process.store.append(move, summary)
        except (MoveTaken, TableChanged):
            self._unplay(move, before)
            raise
        except ChapterGoesOn:
            raise RequestRefused("chapter-goes-on") from None
        except StorageTrouble as trouble:
            self._unplay(move, before)
            self._failed(trouble)
            raise
        except Exception as error:
            self._unplay(move, before)
            self._failed(error)
            raise RequestRefused("storage-trouble") from error
        self.table.backoff.succeeded()
        self.table.tell_trouble()
        if public:  # what happens in private is not even counted
            metrics.APPENDS.observe(time.perf_counter() - started)
            metrics.DECISIONS.inc()

    def _written_with(self, move: Move, match: Match) -> Summary:
        """What is written together with a move: the list of tables, and what it means for a campaign."""
        summary, record = self.summary(match), self.table.record
        return msgspec.structs.replace(
            summary,
            revision=record.revision if move.kind == move_log.BEGIN else None,  # begun with what the lobby showed
            ended=chapter_end(match, self._events(match)) if record.chapter and match.over else None,
            withdrawn=bool(record.chapter and record.results and move.kind == move_log.UNDO and not match.over),
        )

    def _events(self, match: Match) -> list[Happening]:
        """All that happened at the table; the latest are still the match's own."""
        return [*self.table.history.events, *[happening for _, happening in match.happened]]

    def _unplay(self, move: Move, before: Moment | None) -> None:
        if move.kind == move_log.BEGIN:
            self.table.history.match = None
        elif before is not None:
            self.table.match.back_to(before)

    def _failed(self, error: Exception) -> None:
        """Logged once until something can be written again; the store itself says what trouble it is in."""
        if not self.table.backoff.failures and not isinstance(error, StorageTrouble):
            log.error("a move could not be written", table=self.table.record.id, exc_info=error)
        self.table.backoff.failed()
        self.table.tell_trouble()

    def summary(self, match: Match) -> Summary:
        """What the list of tables shows of the table."""
        status = self.table.record.status
        resting: Status | None = status if status in ("paused", "archived") else None
        if match.over:
            results = match.game.results(match.state)
            return Summary("archived" if resting == "archived" else "over", [], results, window=False)
        return Summary(resting or "playing", match.waiting, None, window=match.window is not None)
