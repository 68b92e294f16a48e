"""Processes that work for the server. They end when the server is gone, however it went, and not by its Ctrl-C.

The standard pools do not see to this: a worker waits on a queue whose writing end it holds itself, so that it never
learns that nobody is left to write.
"""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

ORPHANED = 3  # the exit code of a worker whose server is gone


def worker_pool(workers: int, get_ready: Callable[[], None] | None = None) -> ProcessPoolExecutor:
    """A pool of processes that are started when there is work; `get_ready` runs first in each (a module's function)."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, mp_context=context, initializer=begin_work, initargs=(get_ready,))


def begin_work(get_ready: Callable[[], None] | None = None) -> None:
    """In a process started by `multiprocessing`: what every worker does first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, name="end with the server", daemon=True).start()
    if get_ready is not None:
        get_ready()


def load_games() -> None:
    """What most workers do to get ready: the first piece of work need not wait for the games to be imported."""
    import starboard.games.registry  # noqa: F401


def _end_with_parent() -> None:
    """The parent holds a pipe open; it is closed when the parent ends, by whatever means."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(ORPHANED)


def kill_workers(pool: ProcessPoolExecutor) -> None:
    """End the processes of a pool at once, whatever they are doing; the pool is broken afterwards."""
    for process in list((pool._processes or {}).values()):
        process.kill()
