"""Bots think in processes of their own, so that no table waits for another table's bot.

A bot gets what its seat may see and the options it is asked about, never the state. All questions of a table go to
the same process, because a bot may remember what it had in mind.
"""

import asyncio
import time
import zlib
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import structlog

from starboard.bots.base import Bot, make_bot
from starboard.games.registry import GAMES
from starboard.kernel.game import make_known
from starboard.kernel.requests import Ask, Payload
from starboard.server.running.worker_processes import load_games, worker_pool

log = structlog.get_logger(__name__)

T = TypeVar("T")

Question = tuple[Any, ...]  # an Ask as it travels to another process

REMEMBERED_BOTS = 4000
ATTEMPTS = 3  # to think, when the process that does it is ended by somebody


class BotPool:
    """As many thinking processes as the server was given; none means that bots think in a thread of the server."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self.ended = 0.0  # when a bot process was last ended by somebody else
        self._pools: list[Executor] = [self._new_pool() for _ in range(max(1, workers))]

    def _new_pool(self) -> Executor:
        if not self._workers:
            return ThreadPoolExecutor(1, thread_name_prefix="bots")
        return worker_pool(1, load_games)

    async def answer(self, table: str, bot: str, game: str, view: dict[str, Any], ask: Ask, own: str = "") -> Payload:
        """`own` is the text of a scenario that is not of the box: what everybody knows of one of the box."""
        return await self.run(table, think, (table, ask.seat, bot), game, view, question_of(ask), own)

    async def run(self, table: str, work: Callable[..., T], *args: Any) -> T:
        """Let the table's process do some thinking."""
        number = zlib.crc32(table.encode()) % len(self._pools)
        for _ in range(ATTEMPTS - 1):
            pool = self._pools[number]
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
            except BrokenProcessPool:  # somebody ended the process; the next question starts another
                log.warning("a bot process ended; starting another")
                self.ended = time.time()
                if self._pools[number] is pool:
                    self._pools[number] = self._new_pool()
        return await asyncio.get_running_loop().run_in_executor(self._pools[number], work, *args)

    def close(self) -> None:
        for pool in self._pools:
            pool.shutdown(wait=False, cancel_futures=True)


def question_of(ask: Ask) -> Question:
    options = list(ask.options)
    about, asides = dict(ask.about), list(ask.asides)
    return (ask.seat, options, ask.rule, ask.kind, ask.least, ask.most, ask.many, about, asides)


_bots: dict[tuple[str, int, str], Bot] = {}


def think(who: tuple[str, int, str], game: str, view: dict[str, Any], question: Question, own: str = "") -> Payload:
    """In a bot process: answer for one seat of one table."""
    if own:
        make_known(GAMES[game], own)
    if who not in _bots:
        if len(_bots) >= REMEMBERED_BOTS:
            _bots.clear()
        _bots[who] = make_bot(who[2], game, zlib.crc32(repr(who).encode()))
    seat, options, rule, kind, least, most, many, about, asides = question
    ask = Ask(seat, options, rule, kind, least, most, many, about, asides=asides)
    return _bots[who].answer(view, ask)
