"""When a rule fails at a table: everybody is told, the operator finds all it takes to see it again, the host a file.

A fault is written down once, however often somebody tries the same thing again. While the game runs only what names no
hidden thing leaves the server; the decision that failed, and the game up to it, are told when the game is over.
"""

import asyncio
import time
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from starboard.kernel import saves
from starboard.kernel.errors import RuleFault
from starboard.kernel.requests import Payload
from starboard.server.campaigns.access import still_secret
from starboard.server.refusals import RequestRefused
from starboard.server.running import metrics
from starboard.server.storage.records import FaultRecord, TableRecord
from starboard.server.tables.restoring import new_history, replayed
from starboard.server.wire.server_frames import FaultFrame

if TYPE_CHECKING:
    from starboard.server.running.server_process import ServerProcess
    from starboard.server.tables.live_table import LiveTable

log = structlog.get_logger(__name__)

MOST_TOLD = 50  # different faults of one table that are told and written down; they are counted beyond that


class Faults:
    """What has failed at one table since it is in memory."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self._known: set[tuple[int, int, str, str]] = set()

    def hear(self, fault: RuleFault, seat: int, pick: Payload) -> None:
        """A decision of the seat made a rule fail; FATE when it was the end of a reaction window, or the set-up."""
        metrics.RULE_FAULTS.labels(fault.game).inc()
        key = (self.table.history.seq, seat, fault.error, fault.place)
        if key in self._known or len(self._known) >= MOST_TOLD:
            return
        self._known.add(key)
        self.tell(seat)
        self.table.process.spawn(self._write_down(self._record(fault, seat, pick)))

    def tell(self, seat: int) -> None:
        self.table.broadcast.tell(FaultFrame(seat))

    def _record(self, fault: RuleFault, seat: int, pick: Payload) -> FaultRecord:
        record = self.table.record
        about = {
            **fault.plain(),
            "mode": record.mode,
            "options": record.options,
            "seats": [place.playing for place in record.seats],
        }
        return FaultRecord(record.id, self.table.history.seq, time.time(), about, {"seat": seat, "pick": pick})

    async def _write_down(self, fault: FaultRecord) -> None:
        """Once for each place and moment, in all processes and after restarts."""
        try:
            new = await self.table.process.store.add_fault(fault)
        except Exception as error:  # the log has it all the same
            log.warning("a fault could not be kept", table=fault.table, error=type(error).__name__)
            new = True
        if new:
            log.error("a rule failed", table=fault.table, seq=fault.seq, **fault.about)
        self.table.notify("fault", seat=fault.decision["seat"])


# --- the file ---


async def report(process: "ServerProcess", record: TableRecord, person: str) -> bytes:
    """All faults of a table as a JSON file for its host; with the decisions and the games once nothing is hidden."""
    if record.host != person:
        raise RequestRefused("not-the-host")
    found = await process.store.faults(record.id)
    over = record.results is not None and not await still_secret(process, record, person)
    reported = [await _reported(process, record, fault, over) for fault in found]
    head = {
        "starboard": version("starboard"),
        "table": record.id,
        "game": record.game,
        "mode": record.mode,
        "options": record.options,
        "over": over,
        "faults": reported,
    }
    return msgspec.json.encode(head)


async def _reported(process: "ServerProcess", record: TableRecord, fault: FaultRecord, over: bool) -> dict[str, Any]:
    told: dict[str, Any] = {"at": fault.at, "move": fault.seq, **fault.about}
    if over:
        told["decision"] = fault.decision
        told["save"] = await _save(process, record, fault.seq)
    return told


async def _save(process: "ServerProcess", record: TableRecord, seq: int) -> Any:
    """The game as it was when the rule failed: load it and decide the same; None if it can no longer be played."""
    moves = [move for move in await process.store.moves(record.id) if move.seq <= seq]
    if not moves:
        return None

    def dumped() -> bytes:
        found = replayed(new_history(process, record), moves, None).history
        return saves.dump(found.live, sheet=found.setup.sheet)

    try:
        return msgspec.Raw(await asyncio.to_thread(dumped))
    except Exception as error:
        log.warning("a faulty game could not be told again", table=record.id, error=type(error).__name__)
        return None
