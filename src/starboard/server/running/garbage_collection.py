"""Python's garbage collector, kept from stopping everybody.

Reference counts free nearly everything here; the collector is for rings. Tables are large and live long, and to look
through all of them for rings stops every table for a third of a second. Playing leaves no rings; requests do, and
sockets that close. So once a second what is young is looked through, if there was any of those, and whatever is left
is set aside. That is looked through only when tables have left the memory and nobody is playing at that moment.
"""

import gc
import time

YOUNG = 100_000  # new objects within a second before a look at them all the same
NEVER = 1_000_000

QUIET_SECONDS = 5.0
LONGEST_SECONDS = 3600.0  # then even if people play


class GarbageCollection:
    def __init__(self) -> None:
        self._before = gc.get_threshold()
        self._swept = time.monotonic()
        self._littered = False  # rings were left
        self._let_go = False  # something large was

    def start(self) -> None:
        """What is there now stays for good."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, NEVER, NEVER)

    def litter(self) -> None:
        """A request has been answered, or a socket has closed."""
        self._littered = True

    def let_go(self) -> None:
        """A table has left the memory."""
        self._let_go = True

    def settle(self) -> None:
        """Once a second: throw away what was littered, set the rest aside."""
        if self._littered:
            self._littered = False
            gc.collect(0)
        gc.freeze()

    def sweep(self, last_move: float) -> bool:
        """Look through everything, if there is a reason and a moment for it; whether it was done."""
        now = time.monotonic()
        quiet = now - last_move > QUIET_SECONDS
        if not (self._let_go and quiet) and now - self._swept < LONGEST_SECONDS:
            return False
        self._swept, self._let_go = now, False
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        return True

    def close(self) -> None:
        """As if it had never been here."""
        gc.unfreeze()
        gc.set_threshold(*self._before)
