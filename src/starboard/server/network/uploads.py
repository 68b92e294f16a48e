"""Files on their way to the server: few at once from one place, and none for ever."""

import asyncio
from collections import Counter

from starlette.requests import Request

from starboard.server.refusals import RequestRefused

AT_ONCE = 16  # each may be 4 MB in memory
FROM_ONE_ADDRESS = 4
SECONDS = 60.0


class Uploads:
    """Counts what is being received, by the address it comes from."""

    def __init__(self) -> None:
        self._from: Counter[str] = Counter()

    async def receive(self, request: Request, address: str) -> bytes:
        """The body of a request; `RequestRefused("busy")` without reading it when too much is coming in already."""
        if self._from.total() >= AT_ONCE or self._from[address] >= FROM_ONE_ADDRESS:
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
