"""Work that may never end or may want all memory, such as looking at a file that a stranger made.

It is done in processes of their own with limits on processor time, real time and memory, a few at once. A process that
goes beyond a limit is ended and replaced; the server and its tables do not notice. Such a process writes no files, and
ends when the server does, or when nobody has needed it for a while.
"""

import asyncio
import contextlib
import math
import multiprocessing
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec
import structlog

from starboard.server.refusals import RequestRefused
from starboard.server.running.shielded import shielded
from starboard.server.running.worker_processes import begin_work, load_games

log = structlog.get_logger(__name__)

MEGABYTE = 1024 * 1024
IDLE_SECONDS = 120.0  # after which a process that nobody needs ends
STARTING_SECONDS = 30.0  # for a new process to be ready, on a busy machine
LARGEST_RESULT = 256 * MEGABYTE

SPAWN = multiprocessing.get_context("spawn")

Work = Callable[..., Any]  # a module's function; it gives what JSON can say, or bytes


class Limits(msgspec.Struct, frozen=True):
    """For one piece of work: seconds of the processor, seconds on the clock, and memory beyond an idle process."""

    processor: float
    clock: float
    memory: int


class TooMuch(Exception):
    """The work wanted more time or memory than it may have."""


class Failed(Exception):
    """The work raised something nobody expected; the message is its traceback."""


class Outcome(msgspec.Struct):
    """What a process says when a piece of work has ended."""

    value: Any = None
    refused: tuple[str, str, dict[str, Any]] | None = None  # code, message, arguments
    failed: str = ""
    memory: bool = False  # there was not enough


class LimitedWorkers:
    """So many pieces of work at once; so many more may wait for a while, and the others are told to try again later."""

    get_ready: Callable[[], None] = staticmethod(load_games)

    def __init__(self, at_once: int, waiting: int, patience: float, limits: Limits) -> None:
        self._idle = [Worker(limits, self.get_ready) for _ in range(at_once)]
        self._all = list(self._idle)
        self._free = asyncio.Semaphore(at_once)
        self._most = at_once + waiting
        self._inside = 0  # at work or waiting
        self._patience = patience
        self._threads = ThreadPoolExecutor(at_once, thread_name_prefix="limited")

    async def run(self, work: Work, *args: Any) -> Any:
        """The result of the work; `RequestRefused("busy")`, `TooMuch`, `Failed`, or what the work itself refused."""
        if self._inside >= self._most:
            raise RequestRefused("busy")
        self._inside += 1
        try:
            await asyncio.wait_for(self._free.acquire(), self._patience)
        except BaseException as error:
            self._inside -= 1
            if isinstance(error, TimeoutError):
                raise RequestRefused("busy") from None
            raise
        return await self._run(work, args)

    @shielded  # a process is free again when its work has ended, even if nobody waits for the result any more
    async def _run(self, work: Work, args: tuple[Any, ...]) -> Any:
        worker = self._idle.pop()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, worker.do, work, args)
        finally:
            self._idle.append(worker)
            self._inside -= 1
            self._free.release()

    def close(self) -> None:
        for worker in self._all:
            worker.end()
        self._threads.shutdown(wait=False, cancel_futures=True)


class Worker:
    """One process, started when there is work for it. Its methods wait, so they are called in a thread."""

    def __init__(self, limits: Limits, get_ready: Callable[[], None]) -> None:
        self._limits = limits
        self._get_ready = get_ready
        self._process: Any = None
        self._pipe: Connection | None = None
        self._closed = False

    def do(self, work: Work, args: tuple[Any, ...]) -> Any:
        try:
            outcome = self._answer(work, args)
        except (EOFError, OSError) as error:  # it was ended: by its limits, by us, or by somebody else
            self._end_process()
            raise TooMuch("the process that did the work was ended") from error
        if outcome.memory:
            self._end_process()
            raise TooMuch("the work wanted too much memory")
        if outcome.refused is not None:
            code, message, arguments = outcome.refused
            raise RequestRefused(code, message, **arguments)
        if outcome.failed:
            raise Failed(outcome.failed)
        return outcome.value

    def _answer(self, work: Work, args: tuple[Any, ...]) -> Outcome:
        pipe = self._ready()
        pipe.send((work, args))
        if not pipe.poll(self._limits.clock):
            self._end_process()
            raise TooMuch("the work took too long")
        return msgspec.msgpack.decode(pipe.recv_bytes(LARGEST_RESULT), type=Outcome)

    def _ready(self) -> Connection:
        """The pipe to a process that waits for work."""
        if self._pipe is not None:
            with contextlib.suppress(OSError):
                self._pipe.send(None)  # is anybody there?
                if self._pipe.poll(STARTING_SECONDS) and self._heard(self._pipe):
                    return self._pipe
            self._end_process()
        return self._start()

    def _heard(self, pipe: Connection) -> bool:
        try:
            pipe.recv_bytes(LARGEST_RESULT)
        except EOFError:
            return False
        return True

    def _start(self) -> Connection:
        if self._closed:
            raise EOFError
        ours, theirs = SPAWN.Pipe()
        self._process = SPAWN.Process(target=_serve, args=(theirs, self._limits, self._get_ready), daemon=True)
        self._process.start()
        theirs.close()
        self._pipe = ours
        if not (ours.poll(STARTING_SECONDS) and self._heard(ours)):
            raise EOFError
        return ours

    def end(self) -> None:
        self._closed = True
        self._end_process()

    def _end_process(self) -> None:
        process, pipe, self._process, self._pipe = self._process, self._pipe, None, None
        if process is not None:
            process.kill()
            process.join()
        if pipe is not None:
            pipe.close()


# --- in the process ---


def _serve(pipe: Connection, limits: Limits, get_ready: Callable[[], None]) -> None:
    begin_work(get_ready)
    _limit_memory(limits.memory)
    pipe.send_bytes(b"ready")
    while pipe.poll(IDLE_SECONDS):
        try:
            task = pipe.recv()
        except EOFError:
            return
        if task is None:
            pipe.send_bytes(b"here")
            continue
        _limit_time(limits.processor)
        pipe.send_bytes(_outcome(*task))


def _outcome(work: Work, args: tuple[Any, ...]) -> bytes:
    try:
        return msgspec.msgpack.encode(Outcome(work(*args)))
    except RequestRefused as refused:
        told = (refused.code, refused.message, refused.args_for_text)
        return msgspec.msgpack.encode(Outcome(refused=told))
    except MemoryError:
        return msgspec.msgpack.encode(Outcome(memory=True))
    except Exception:
        return msgspec.msgpack.encode(Outcome(failed=traceback.format_exc(limit=-8)[-4000:]))


def _limit_memory(more: int) -> None:
    """From here on so much more, and no files. Where the system has no such limits the clock is the only one."""
    try:
        import resource
    except ImportError:
        return
    with contextlib.suppress(OSError, ValueError):
        pages = int(Path("/proc/self/statm").read_text().split()[0])
        most = pages * resource.getpagesize() + more
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
    for what in (resource.RLIMIT_FSIZE, resource.RLIMIT_CORE):
        resource.setrlimit(what, (0, 0))


def _limit_time(seconds: float) -> None:
    """The system ends the process (SIGXCPU) when the work has used so much of the processor."""
    try:
        import resource
    except ImportError:
        return
    usage = resource.getrusage(resource.RUSAGE_SELF)
    most = math.ceil(usage.ru_utime + usage.ru_stime + seconds)
    _, allowed = resource.getrlimit(resource.RLIMIT_CPU)
    if allowed == resource.RLIM_INFINITY or most < allowed:
        resource.setrlimit(resource.RLIMIT_CPU, (most, allowed))
