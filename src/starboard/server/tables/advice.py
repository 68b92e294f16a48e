"""What a good bot would answer in somebody's place: advice at tables with a coach, from what the seat sees alone."""

from typing import TYPE_CHECKING

from starboard.bots.base import good_bot
from starboard.kernel.pieces import project
from starboard.kernel.requests import Payload
from starboard.server.refusals import RequestRefused

if TYPE_CHECKING:
    from starboard.server.tables.live_table import LiveTable


async def advice(table: "LiveTable", seat: int, ask_id: str) -> Payload:
    """An answer to the question that the seat is asked; the table waits for nothing meanwhile."""
    async with table.lock:  # what is not yet written has not happened
        match = table.history.match
        if match is None:
            raise RequestRefused("not-started")
        if seat not in match.asks or match.ask_id(seat) != ask_id:
            raise RequestRefused("not-asked")
        ask, view = match.asks[seat], project(match.state, seat)
    if ask.only_confirms():
        return ask.only_answer()
    record = table.record
    pick = await table.process.bots.answer(record.id, good_bot(record.game), record.game, view, ask)
    if not ask.allows(pick):
        raise RuntimeError(f"advice that is no answer: {ask.kind} {pick!r}")
    return pick
