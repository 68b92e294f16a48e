"""Passwords: kept as hashes that take a moment to try, a few at a time; and devices that have known one before.

A device that has signed in keeps a proof of it after it has signed out (`known_device`): wrong tries of others, which
are counted by account, do not stand in the way of who comes back on it.
"""

import asyncio
import base64
import hmac
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from starboard.server.refusals import RequestRefused

T = TypeVar("T")

HASHER = PasswordHasher()
DECOY = HASHER.hash("nobody has this password")  # so that an unknown login takes as long as a wrong password

AT_ONCE = 2  # each takes a core for a moment, and 64 MB
MOST_WAITING = 40


class Passwords:
    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="passwords")
        self._waiting = 0

    async def hash(self, password: str) -> str:
        return await self._aside(lambda: HASHER.hash(password))

    async def fits(self, kept: str, password: str) -> bool:
        return await self._aside(lambda: verify(kept, password))

    async def _aside(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise RequestRefused("too-many-requests")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def verify(kept: str, password: str) -> bool:
    try:
        return HASHER.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False


def known_device(login: str, kept: str) -> str:
    """What a device gets that knew the password: nobody can make it up, and it ends with the password."""
    proof = hmac.digest(kept.encode(), f"knows the password of {login}".encode(), "sha256")
    return base64.urlsafe_b64encode(proof).decode().rstrip("=")


def is_known_device(proof: str | None, login: str, kept: str) -> bool:
    given = (proof or "").encode(errors="replace")
    return hmac.compare_digest(given, known_device(login, kept).encode())
