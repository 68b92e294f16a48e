"""Is this process well? Said truthfully and within about a second, whatever the database or Redis do.

`trouble` means that people cannot play here: nothing can be read or written, or the server is closing. `degraded` means
that they can, and that somebody should look all the same.
"""

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, Literal, TypeAlias

from pydantic import BaseModel

from starboard.server.running.server_process import ServerProcess
from starboard.server.storage.trouble import SENTENCES, Condition, StorageTrouble

ANSWER_SECONDS = 0.8  # for the database to answer a probe
WRITTEN_LATELY = 30.0  # seconds; then a write that went well says enough
LAGS = 1.0  # seconds in which nothing was answered
BOTS_ENDED_LATELY = 60.0

Side: TypeAlias = Literal["reading", "writing"]


class Problem(BaseModel):
    what: Literal["reading", "writing", "schema", "fan-out", "event-loop", "bots", "tables", "closing"]
    kind: str
    message: str
    since: float | None = None


class Health(BaseModel):
    status: Literal["ok", "degraded", "trouble"]
    tables: int
    viewers: int
    set_aside: int
    lag_ms: float
    problems: list[Problem]


async def health_of(process: ServerProcess) -> Health:
    grave, slight = await _storage(process)
    if process.closing:
        grave.append(Problem(what="closing", kind="closing", message="the server is closing"))
    slight += [*_around(process)]
    return Health(
        status="trouble" if grave else "degraded" if slight else "ok",
        tables=len(process.tables),
        viewers=sum(len(table.viewers) for table in list(process.tables.values())),
        set_aside=_set_aside(process),
        lag_ms=round(process.loop_lag.seconds * 1000, 1),
        problems=grave + slight,
    )


async def _storage(process: ServerProcess) -> tuple[list[Problem], list[Problem]]:
    """What cannot be done at all, and what is only odd."""
    access = process.store.access
    grave: list[Problem] = []
    slight: list[Problem] = []
    up_to_date = True
    if access.reading.trouble is None:
        up_to_date = await _asked(grave, "reading", process.store.up_to_date())
    if access.writing.trouble is None and time.monotonic() - access.writing.last_success > WRITTEN_LATELY:
        await _asked(grave, "writing", process.store.try_writing())
    for condition in (access.reading, access.writing):
        if condition.trouble is not None and not any(problem.what == condition.side for problem in grave):
            (slight if condition.on_trial else grave).append(_problem(condition))
    if not up_to_date:
        message = "a newer Starboard has changed the database; restart this process with that version"
        slight.append(Problem(what="schema", kind="newer", message=message))
    return grave, slight


async def _asked(grave: list[Problem], side: Side, probe: Coroutine[Any, Any, bool]) -> bool:
    """Ask the database; if it does not answer soon, that is the answer, and the question is left to end by itself."""
    asked = asyncio.ensure_future(probe)
    asked.add_done_callback(lambda task: task.cancelled() or task.exception())
    await asyncio.wait((asked,), timeout=ANSWER_SECONDS)
    if not asked.done():
        grave.append(Problem(what=side, kind="slow", message=SENTENCES["slow"]))
        return True
    error = asked.exception()
    if error is None:
        return asked.result()
    if isinstance(error, StorageTrouble):
        grave.append(Problem(what=side, kind=error.kind, message=error.message, since=time.time()))
    else:
        grave.append(Problem(what=side, kind="broken", message=str(error)))
    return True


def _problem(condition: Condition) -> Problem:
    trouble = condition.trouble
    assert trouble is not None
    message = f"{trouble.message}; it seems to be over" if condition.on_trial else trouble.message
    return Problem(what=condition.side, kind=trouble.kind, message=message, since=condition.since)


def _around(process: ServerProcess) -> list[Problem]:
    found: list[Problem] = []
    if process.fanout.trouble:
        message = f"Redis is lost ({process.fanout.trouble}); moves of other processes show after a second or two"
        found.append(Problem(what="fan-out", kind="lost", message=message, since=process.fanout.since))
    if process.loop_lag.seconds > LAGS:
        message = f"nothing was answered for {process.loop_lag.seconds:.1f} s, within the last ten"
        found.append(Problem(what="event-loop", kind="late", message=message))
    if time.time() - process.bots.ended < BOTS_ENDED_LATELY:
        message = "a process in which bots think has ended and was started anew"
        found.append(Problem(what="bots", kind="ended", message=message, since=process.bots.ended))
    if count := _set_aside(process):
        message = f"{count} tables kept failing and were set aside; the log says why"
        found.append(Problem(what="tables", kind="set-aside", message=message))
    return found


def _set_aside(process: ServerProcess) -> int:
    """Tables that wait because their rules or their writes kept failing."""
    return sum(table.trouble is not None for table in list(process.tables.values()))
