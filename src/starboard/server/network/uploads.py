"""Files on their way to the server: few at once from one place, and none for ever."""

import asyncio
from collections import Counter

from starlette.requests import Request

from starboard.server.refusals import RequestRefused

AT_ONCE = 16  # games; each may be 4 MB in memory
FROM_ONE_ADDRESS = 4
SECONDS = 60.0


class Uploads:
    """Counts what is being received, by the address it comes from."""

    def __init__(self, at_once: int = AT_ONCE, from_one_address: int = FROM_ONE_ADDRESS) -> None:
        self._at_once = at_once
        self._from_one_address = from_one_address
        self._from: Counter[str] = Counter()

    async def receive(self, request: Request, address: str) -> bytes:
        """The body of a request; `RequestRefused("busy")` without reading it when too much is coming in already."""
        if self._from.total() >= self._at_once or self._from[address] >= self._from_one_address:
            raise RequestRefused("busy")
        self._from[address] += 1
        try:
            return await asyncio.wait_for(request.body(), SECONDS)
        except TimeoutError:
            raise RequestRefused("too-much-work", "the file took too long to arrive") from None
        finally:
            self._from[address] -= 1
            if not self._from[address]:
                del self._from[address]
