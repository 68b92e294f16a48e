"""Whether the event loop is alive: how late it was, lately, for something it was asked to do at a certain moment."""

import asyncio
import time
from collections import deque

from starboard.server import metrics

BEAT_SECONDS = 0.25
REMEMBERED_SECONDS = 10.0


class Pulse:
    def __init__(self) -> None:
        self._late: deque[float] = deque([0.0], maxlen=int(REMEMBERED_SECONDS / BEAT_SECONDS))

    @property
    def lag(self) -> float:
        """The longest time, within the last seconds, in which nothing was answered."""
        return max(self._late)

    async def beat(self) -> None:
        while True:
            due = time.monotonic() + BEAT_SECONDS
            await asyncio.sleep(BEAT_SECONDS)
            self._late.append(max(0.0, time.monotonic() - due))
            metrics.LOOP_LAG.set(self.lag)
