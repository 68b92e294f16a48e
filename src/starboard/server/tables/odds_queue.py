"""Where odds are worked out: in processes of their own, a few at a time, tables taking turns.

Nobody waits for odds but whoever asked for them. What is no longer wanted when its turn comes is not worked out.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import structlog

from starboard.server.refusals import RequestRefused
from starboard.server.running import metrics
from starboard.server.running.worker_processes import kill_workers, load_games, worker_pool

log = structlog.get_logger(__name__)

T = TypeVar("T")

MOST_WAITING = 300  # requests; each is one screen's latest
MOST_SECONDS = 5.0  # for one request; a process that takes longer is ended
START_SECONDS = 60.0  # for a process to be there, which does not count for the first request


class Turns:
    """A few workers shared by many tables: whoever waits gets one when it is their table's turn."""

    def __init__(self, workers: int) -> None:
        self._free = list(range(workers))
        self._waiting: dict[str, deque[asyncio.Future[int]]] = {}  # by table, the next one first

    @property
    def waiting(self) -> int:
        return sum(len(queue) for queue in self._waiting.values())

    async def take(self, table: str) -> int:
        """The number of a worker that is now ours until it is given back."""
        if self._free and not self._waiting:
            return self._free.pop()
        if self.waiting >= MOST_WAITING:
            raise RequestRefused("too-many-requests")
        turn: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(table, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it came at the same moment
                self.give_back(turn.result())
            else:
                self._leave(table, turn)
            raise

    def _leave(self, table: str, turn: asyncio.Future[int]) -> None:
        queue = self._waiting.get(table, deque())
        if turn in queue:
            queue.remove(turn)
        if not queue:
            self._waiting.pop(table, None)

    def give_back(self, worker: int) -> None:
        while self._waiting:
            table = next(iter(self._waiting))
            queue = self._waiting.pop(table)
            turn = queue.popleft()
            if queue:
                self._waiting[table] = queue  # behind all others
            if not turn.done():  # who has gone away may still stand in the queue
                turn.set_result(worker)
                return
        self._free.append(worker)


class OddsQueue:
    """As many processes as the server was given for odds; none means a thread of the server, which cannot be ended."""

    def __init__(self, workers: int) -> None:
        self._in_processes = workers > 0
        self._pools = [self._new_pool() for _ in range(max(1, workers))]
        self._ready = [False] * len(self._pools)  # whose process has started
        self._turns = Turns(len(self._pools))
        self._jobs: set[asyncio.Task[Any]] = set()

    def _new_pool(self) -> Executor:
        return worker_pool(1, load_games) if self._in_processes else ThreadPoolExecutor(1, thread_name_prefix="odds")

    async def work_out(self, table: str, wanted: Callable[[], bool], work: Callable[..., T], *args: Any) -> T:
        """What `work` says, when it is the table's turn; refused if it is not wanted any more or takes too long."""
        worker = await self._turns.take(table)
        job = asyncio.create_task(self._run(worker, wanted, work, *args))
        self._jobs.add(job)
        job.add_done_callback(self._finished)
        return await asyncio.shield(job)  # who asked may go away; the worker is free when it has finished

    def _finished(self, job: asyncio.Task[Any]) -> None:
        self._jobs.discard(job)
        if not job.cancelled() and (error := job.exception()) is not None and not isinstance(error, RequestRefused):
            log.error("odds could not be worked out", exc_info=error)

    async def _run(self, worker: int, wanted: Callable[[], bool], work: Callable[..., T], *args: Any) -> T:
        try:
            await self._start(worker)
            if not wanted():
                raise RequestRefused("odds-dropped")
            with metrics.ODDS.time():
                return await self._within(MOST_SECONDS, worker, work, *args)
        except (TimeoutError, BrokenProcessPool) as error:
            log.warning("odds took too long or their process ended; starting another", error=repr(error))
            self._replace(worker)
            raise RequestRefused("odds-dropped") from error
        finally:
            self._turns.give_back(worker)

    async def _start(self, worker: int) -> None:
        if not self._ready[worker]:
            await self._within(START_SECONDS, worker, load_games)
            self._ready[worker] = True

    async def _within(self, seconds: float, worker: int, work: Callable[..., T], *args: Any) -> T:
        working = asyncio.get_running_loop().run_in_executor(self._pools[worker], work, *args)
        return await asyncio.wait_for(working, seconds)

    def _replace(self, worker: int) -> None:
        _end(self._pools[worker])
        self._pools[worker], self._ready[worker] = self._new_pool(), False

    def close(self) -> None:
        for pool in self._pools:
            _end(pool)


def _end(pool: Executor) -> None:
    if isinstance(pool, ProcessPoolExecutor):
        kill_workers(pool)
    pool.shutdown(wait=False, cancel_futures=True)
