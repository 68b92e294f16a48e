"""What mattered in a finished game: the happenings that its words for odds name, each with its step of the replay."""

from typing import Any

from starboard.kernel.game import Described, Happening
from starboard.kernel.match import Match
from starboard.kernel.seat_view import event_for
from starboard.kernel.visibility import OPEN
from starboard.server.running.server_process import ServerProcess
from starboard.server.storage.records import TableRecord
from starboard.server.tables import move_log
from starboard.server.tables.move_log import LoggedMove
from starboard.server.tables.replays import played, seat_behind
from starboard.server.wire.as_json import as_json
from starboard.server.wire.frames import event_line


async def turning_points(process: ServerProcess, record: TableRecord, eyes: str, person: str | None) -> bytes:
    """`{"points": [{step, event, outcomes}]}`, made once and kept beside the replays."""
    seat = await seat_behind(process, record, eyes, person)

    async def make() -> bytes:
        moves = move_log.folded(await process.store.moves(record.id)).moves
        return await process.replays.work(make_points, record, moves, seat)

    return await process.replays.get((record.id, f"points {eyes} {record.updated}"), make)


def make_points(record: TableRecord, moves: list[LoggedMove], seat: int) -> bytes:
    """In a limited process."""
    points: list[dict[str, Any]] = []
    for step, (match, news) in enumerate(played(record, moves)):
        for number, happening in news:
            outcomes = [said.plain() for said in worth_telling(match, happening, seat, len(record.seats))]
            if outcomes:
                event = event_line(match, number, happening, seat)
                points.append({"step": step, "event": event, "outcomes": outcomes})
    return as_json({"points": points})


def worth_telling(match: Match, happening: Happening, seat: int, seats: int) -> list[Described]:
    """What the seat would have wanted to know the odds of; whoever sees everything sees what mattered to anybody."""
    args = event_for(happening, seat)["args"]
    for concerned in range(seats) if seat == OPEN else [seat]:
        said = match.game.outcomes(match.state, happening.kind, args, concerned)
        if said:
            return said
    return []
