"""How the database is reached: nobody waits longer than a moment in the event loop, or longer than seconds elsewhere.

SQLite is written to at once, in the event loop's own thread: a commit takes a few tenths of a millisecond, less than it
takes to hand it to a thread and be told of its end. If somebody else has the lock, or the disk has become slow, a
thread does it and tries again while the loop lives. A database elsewhere is always asked from threads.
"""

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

from starboard.server.storage.engines import hang_up
from starboard.server.storage.migrate import PROBE
from starboard.server.storage.trouble import PASSING, Condition, StorageTrouble, trouble_of

T = TypeVar("T")
Work = Callable[[Connection], T]

ATTEMPT_SECONDS = 4.0  # for one attempt, before its connection is ended
WAITING_SECONDS = 7.0  # that a write is tried again
READING_SECONDS = 1.0  # that a read is tried again
TOLD_SECONDS = 1.0  # of waiting until others are refused at once
QUEUEING_SECONDS = 20.0  # until a free thread is found
SLUGGISH_SECONDS = 0.25  # a commit that takes longer than this
SLUGGISH_LASTS = 10.0  # makes the following ones go to the thread for so long
FIRST_PAUSE, LONGEST_PAUSE = 0.02, 0.25  # between attempts


class Job:
    """One piece of work on its way through a thread."""

    def __init__(self, again: bool = False) -> None:
        self.again = again  # it may be done twice without harm
        self.attempt_began: float | None = None
        self.connection: Any = None
        self.committing = False
        self.given_up = False  # nobody waits for it any more

    def hang_up(self) -> None:
        if self.connection is not None:
            hang_up(self.connection)


class Access:
    """Reading and writing, each with its condition."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.local = engine.dialect.name == "sqlite"
        self.reading = Condition("reading", self._probe_reading, self._recovered)
        self.writing = Condition("writing", self._probe_writing, self._recovered)
        self.on_recovery: Callable[[], None] = lambda: None  # what was written meanwhile may be unknown here
        self._read_engine = engine.execution_options(reads=True)
        self._threads = ThreadPoolExecutor(2 if self.local else 4, thread_name_prefix="store")
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self.has_written = False  # since SQLite's log was last brought into its file
        self._jobs: set[Job] = set()
        self._behind = 0  # writes on their way through the writer's thread
        self._sluggish_until = 0.0
        self._closing = threading.Event()

    async def close(self) -> None:
        self._closing.set()  # whoever waits for a lock stops waiting
        await self.reading.close()
        await self.writing.close()
        for pool in (self._writer, self._threads):
            pool.shutdown(wait=False)
        end = time.monotonic() + 2
        while self._jobs and time.monotonic() < end:
            await asyncio.sleep(0.01)
        for job in self._jobs:
            job.hang_up()
        await asyncio.to_thread(self.engine.dispose)

    def _recovered(self) -> None:
        self.on_recovery()

    # --- reading ---

    async def read(self, work: Work[T]) -> T:
        """Something that only reads waits for nobody who writes."""
        self.reading.check()
        try:
            found: T = await self._aside(self._threads, Job(again=True), self._read_patiently, work)
        except StorageTrouble as trouble:
            if trouble.kind in ("away", "slow"):  # a broken page concerns only whoever needs it
                self.reading.failed(trouble)
            raise
        self.reading.succeeded()
        return found

    def _read_patiently(self, job: Job, work: Work[T]) -> T:
        return self._patiently(job, self._read_engine, work, READING_SECONDS)

    async def beside(self, work: Callable[[], None]) -> None:
        """Something of the database's own that nobody waits for."""
        await asyncio.get_running_loop().run_in_executor(self._threads, work)

    # --- writing ---

    async def write(self, work: Work[T], again: bool = False, in_order: bool = False) -> T:
        """`again`: it may be written twice without harm. `in_order`: after whatever was begun in order before it."""
        self.writing.check()
        self.has_written = True
        try:
            done = await self._write(work, again, in_order)
        except StorageTrouble as trouble:
            self.writing.failed(trouble)
            raise
        self.writing.succeeded()
        return done

    async def _write(self, work: Work[T], again: bool, in_order: bool) -> T:
        if self.local and not self._behind and time.monotonic() >= self._sluggish_until:
            try:
                return self._at_once(work)
            except StorageTrouble as trouble:
                if trouble.kind != "locked":
                    raise
        loop = asyncio.get_running_loop()
        self._behind += 1
        try:
            thread = self._writer if self.local or in_order else self._threads
            return await self._aside(thread, Job(again), self._write_patiently, work, loop)
        finally:
            self._behind -= 1

    def _at_once(self, work: Work[T]) -> T:
        began = time.monotonic()
        try:
            return self._attempt(Job(), self.engine, work)
        finally:
            if time.monotonic() - began > SLUGGISH_SECONDS:
                self._sluggish_until = time.monotonic() + SLUGGISH_LASTS

    def _write_patiently(self, job: Job, work: Work[T], loop: asyncio.AbstractEventLoop) -> T:
        def tell(trouble: StorageTrouble) -> None:
            if not self._closing.is_set():
                loop.call_soon_threadsafe(self.writing.failed, trouble)

        return self._patiently(job, self.engine, work, WAITING_SECONDS, tell)

    # --- in threads ---

    def _patiently(
        self, job: Job, engine: Engine, work: Work[T], seconds: float,
        tell: Callable[[StorageTrouble], None] = lambda trouble: None,
    ) -> T:  # fmt: skip
        """Try until it is done, or what is in the way will not pass, or there was enough waiting."""
        began, pause, told = time.monotonic(), FIRST_PAUSE, False
        while True:
            try:
                return self._attempt(job, engine, work)
            except StorageTrouble as trouble:
                waited = time.monotonic() - began
                harmless = trouble.certain or job.again
                if trouble.kind not in PASSING or not harmless or waited > seconds:
                    raise
                if job.given_up or self._closing.is_set():
                    raise
                if waited > TOLD_SECONDS and not told:
                    told = True
                    tell(trouble)
            self._closing.wait(pause)
            pause = min(pause * 2, LONGEST_PAUSE)

    def _attempt(self, job: Job, engine: Engine, work: Work[T]) -> T:
        """One transaction. An error of the database becomes its trouble; others pass as they are."""
        job.attempt_began, job.committing = time.monotonic(), False
        try:
            with engine.connect() as connection:
                job.connection = connection.connection.dbapi_connection
                with connection.begin():
                    done = work(connection)
                    job.committing = True
            return done
        except (SQLAlchemyError, OSError) as error:
            trouble = trouble_of(error, certain=not job.committing or self.local)
            if trouble is None:
                raise
            raise trouble from error
        finally:
            job.connection = job.attempt_began = None

    async def _aside(self, pool: Executor, job: Job, do: Callable[..., T], *args: Any) -> T:
        """In a thread; given up when an attempt takes too long, whatever the thread does then."""
        running = asyncio.get_running_loop().run_in_executor(pool, do, job, *args)
        self._jobs.add(job)
        running.add_done_callback(lambda _: self._ended(job, running))
        began = time.monotonic()
        while not running.done():
            await asyncio.wait((running,), timeout=_left(job))
            attempt = job.attempt_began
            if attempt is None and time.monotonic() - began > QUEUEING_SECONDS:
                running.cancel()
                raise StorageTrouble("slow")
            if attempt is not None and _left(job) <= 0:
                job.hang_up()
                await asyncio.wait((running,), timeout=0.5)
                if not running.done() and job.attempt_began == attempt:
                    job.given_up = True
                    raise StorageTrouble("slow", certain=False)
        return running.result()

    def _ended(self, job: Job, running: "asyncio.Future[Any]") -> None:
        self._jobs.discard(job)
        if not running.cancelled():
            running.exception()  # whoever waited for it may have given up

    # --- probes ---

    async def _probe_reading(self) -> None:
        await self._aside(self._threads, Job(), self._attempt_reading)

    def _attempt_reading(self, job: Job) -> None:
        self._attempt(job, self._read_engine, lambda db: db.execute(text("SELECT 1")).scalar())

    async def probe_writing(self) -> None:
        """For whoever wants to know, while nothing seems to be wrong."""
        try:
            await self._probe_writing()
        except StorageTrouble as trouble:
            self.writing.failed(trouble)
            raise
        self.writing.succeeded()

    async def _probe_writing(self) -> None:
        await self._aside(self._threads, Job(), self._attempt_writing)

    def _attempt_writing(self, job: Job) -> None:
        self._attempt(job, self.engine, lambda db: db.execute(PROBE).rowcount)


def _left(job: Job) -> float:
    """Seconds that the present attempt may still take."""
    began = job.attempt_began
    return ATTEMPT_SECONDS if began is None else began + ATTEMPT_SECONDS - time.monotonic()
