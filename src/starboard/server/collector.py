"""Python's garbage collector, kept from stopping everybody.

Reference counts free nearly everything here; the collector is for rings. Tables are large and live long, and to look
through all of them for rings stops every table for a third of a second. So by itself it looks only at what is young,
which is where requests and errors leave their rings. What has grown old is looked through only when tables have left
the memory and nobody is playing at that moment.
"""

import gc
import time

YOUNG = 10_000  # new objects before a look at them
NEVER = 1_000_000

QUIET_SECONDS = 5.0
LONGEST_SECONDS = 3600.0  # then even if people play


class Collector:
    def __init__(self) -> None:
        self._before = gc.get_threshold()
        self._swept = time.monotonic()
        self._wanted = False  # something large has been let go
        gc.collect()
        gc.freeze()  # what is there from the start is never garbage
        gc.set_threshold(YOUNG, NEVER, NEVER)

    def let_go(self) -> None:
        """A table has left the memory."""
        self._wanted = True

    def sweep(self, last_move: float) -> bool:
        """Look through everything, if there is a reason and a moment for it; whether it was done."""
        now = time.monotonic()
        quiet = now - last_move > QUIET_SECONDS
        if not (self._wanted and quiet) and now - self._swept < LONGEST_SECONDS:
            return False
        self._swept, self._wanted = now, False
        gc.collect()
        return True

    def close(self) -> None:
        """As if it had never been here."""
        gc.unfreeze()
        gc.set_threshold(*self._before)
