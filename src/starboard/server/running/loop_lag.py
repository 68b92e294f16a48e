"""Whether the event loop is alive: how late it was, lately, for something it was asked to do at a certain moment."""

import asyncio
import time
from collections import deque

from starboard.server.running import metrics

MEASURE_SECONDS = 0.25
REMEMBERED_SECONDS = 10.0


class LoopLag:
    def __init__(self) -> None:
        self._late: deque[float] = deque([0.0], maxlen=int(REMEMBERED_SECONDS / MEASURE_SECONDS))

    @property
    def seconds(self) -> float:
        """The longest time, within the last seconds, in which nothing was answered."""
        return max(self._late)

    async def measure(self) -> None:
        while True:
            due = time.monotonic() + MEASURE_SECONDS
            await asyncio.sleep(MEASURE_SECONDS)
            self._late.append(max(0.0, time.monotonic() - due))
            metrics.LOOP_LAG.set(self.seconds)
