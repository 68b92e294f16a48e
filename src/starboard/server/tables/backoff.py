"""How a table waits when something fails again and again: longer each time, up to a limit, and not with the others."""

import asyncio
import contextlib
import random
from typing import Final

FIRST: Final = 0.25  # seconds
LONGEST: Final = 30.0
ASIDE: Final = 4  # after so many failures in a row everybody is told


class Backoff:
    """One table's. Whoever waits goes on at once when something succeeds."""

    def __init__(self) -> None:
        self.failures = 0
        self._relief = asyncio.Event()

    @property
    def gave_up(self) -> bool:
        return self.failures >= ASIDE

    def failed(self) -> None:
        self.failures += 1
        self._relief.clear()

    def succeeded(self) -> None:
        self.failures = 0
        self._relief.set()

    async def wait(self) -> None:
        """Not at all while all is well."""
        if self.failures:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._relief.wait(), after(self.failures))


def after(failures: int) -> float:
    """Seconds to wait: twice as long after each failure, and anything between a half and the whole of it."""
    longest = min(LONGEST, FIRST * float(1 << min(20, max(0, failures - 1))))
    return longest * random.uniform(0.5, 1.0)
