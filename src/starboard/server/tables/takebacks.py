"""Taking decisions back: freely, or beyond that by a vote of the table."""

import asyncio
import contextlib
from functools import partial
from typing import TYPE_CHECKING, Any

from starboard.kernel.match import Match
from starboard.server.refusals import RequestRefused
from starboard.server.running.shielded import shielded
from starboard.server.storage.moves import Move, MoveTaken
from starboard.server.tables import move_log
from starboard.server.tables.restoring import new_history, replayed
from starboard.server.tables.table_history import TableHistory

if TYPE_CHECKING:
    from starboard.server.tables.live_table import LiveTable

LONG_WAY_BACK = 400  # journal entries: what takes longer to play again is played in a thread


class Takebacks:
    def __init__(self, table: "LiveTable") -> None:
        self.table = table

    @shielded
    async def undo(self, seat: int) -> None:
        """Take back the seat's last decision; past what is free, ask the others."""
        async with self.table.exclusive():
            await self.table.retry_when_taken(partial(self._undo, seat))

    async def _undo(self, seat: int) -> None:
        table = self.table
        match = self._match()
        length = table.history.last_decision(seat)
        others = self.must_agree(seat, length)
        if not others or (not match.over and match.undo_stops(seat) is None):
            await self.go_back(seat, length)
        elif table.ballot.vote is not None:
            raise RequestRefused("vote-open")
        else:
            since = table.history.events_until(length)
            await self._write_vote(move_log.PROPOSE, seat, {"to": length, "needed": others, "since": since})

    def _match(self) -> Match:
        """The match, if something may be taken back in it now.

        Also in a finished chapter of a campaign, which nobody would play again from its beginning for one mistake. What
        lay hidden has been shown by then, so everybody has to agree.
        """
        table = self.table
        if table.record.chapter is not None and table.record.status == "over":
            return table.match
        return table.playing()

    def must_agree(self, seat: int, length: int) -> list[int]:
        """Every other person; one for whom a bot stands in only if a decision of their seat would be taken back.

        When a rule's fault has stopped the table nobody waits for people who are away. What was decided in reaction
        windows is left out: it would tell who could have reacted.
        """
        match = self.table.match
        decided = {match.journal[at][0] for at in range(length, len(match.journal)) if at not in match.history.reacted}
        away = set() if self.table.trouble == "rule-fault" else decided
        people = [place for place in self.table.record.seats if place.person is not None and place.seat != seat]
        return [place.seat for place in people if place.bot is None or place.seat in away]

    @shielded
    async def cast_vote(self, seat: int, yes: bool) -> None:
        async with self.table.exclusive():
            await self.table.retry_when_taken(partial(self._cast_vote, seat, yes))

    async def _cast_vote(self, seat: int, yes: bool) -> None:
        self._match()
        ballot = self.table.ballot
        vote = ballot.vote
        if vote is None or not ballot.concerns(seat):
            raise RequestRefused("no-vote")
        if not yes:  # also who asked may think better of it
            await self._write_vote(move_log.DECLINE, seat, {})
        elif ballot.decides(seat):
            await self.go_back(vote.seat, ballot.length)
        elif not ballot.agreed(seat):
            await self._write_vote(move_log.CONSENT, seat, {})

    async def end_hopeless_vote(self) -> None:
        """End a vote that needs somebody who no longer sits here; it can be asked for again."""
        vote = self.table.ballot.vote
        if vote and any(self.table.record.seats[seat].person is None for seat in (vote.seat, *vote.needed)):
            with contextlib.suppress(RequestRefused, MoveTaken):  # another process has ended it
                await self._write_vote(move_log.DECLINE, vote.seat, {})

    async def _write_vote(self, kind: str, seat: int, body: dict[str, Any]) -> None:
        """A move beside the game."""
        move = self.table.writer.next(kind, seat, body)
        await self.table.writer.append(move)
        self.table.history.seq = move.seq
        self.table.hear_vote(move)
        self.table.notify("moved")

    async def go_back(self, seat: int, length: int) -> None:
        """The table becomes exactly what a restart would make of the moves without those that are taken back."""
        table = self.table
        move = table.writer.next(move_log.UNDO, seat, {"to": length})
        without = await self._without(move)
        await table.writer.append(move, after=without.live)
        table.history = without
        table.move_written(move, [table.history.latest])
        table.timers.go_on()

    async def _without(self, undo: Move) -> TableHistory:
        """The table after an undo; a long way back is played in a thread."""
        table = self.table
        if table.history.played_since(undo.body["to"]) < LONG_WAY_BACK:
            without = table.history.without(undo)
        else:
            without = await asyncio.to_thread(table.history.without, undo)
        if without is not None:
            return without
        moves = await table.process.store.moves(table.record.id)
        earlier = [*moves[: undo.seq], undo]
        found = await asyncio.to_thread(replayed, new_history(table.process, table.record), earlier, None)
        return found.history
