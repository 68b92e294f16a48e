"""What was begun is finished."""

import asyncio
import functools
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def shielded(method: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """What was begun is finished, even if whoever asked for it hangs up meanwhile: half a move is no move."""

    @functools.wraps(method)
    async def finished(*args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.shield(asyncio.ensure_future(method(*args, **kwargs)))

    return finished
