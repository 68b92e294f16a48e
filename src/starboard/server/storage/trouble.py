"""What can be wrong with a database, and how long that lasts.

`trouble_of` says which kind of trouble an error means. A `Condition` remembers the trouble of one side, reading or
writing: while it lasts everybody is refused at once, and only a probe with growing pauses asks the database again.
"""

import asyncio
import contextlib
import errno
import sqlite3
import time
from collections.abc import Awaitable, Callable
from typing import Final, Literal, TypeAlias

import structlog
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from starboard.server.refusals import RequestRefused
from starboard.server.running import metrics

log = structlog.get_logger(__name__)

Kind: TypeAlias = Literal["locked", "full", "read-only", "broken", "away", "slow"]
Side: TypeAlias = Literal["reading", "writing"]

# For operators, and for programs that read the message of a refusal.
SENTENCES: Final[dict[Kind, str]] = {
    "locked": "another program keeps the database locked",
    "full": "the disk is full",
    "read-only": "the database cannot be written to, only read",
    "broken": "the disk or the database file fails",
    "away": "the database cannot be reached",
    "slow": "the database does not answer in time",
}
PASSING: Final = frozenset(("locked", "away"))  # worth a few more tries before anybody is told

FIRST_PAUSE, LONGEST_PAUSE = 0.25, 5.0  # seconds between probes
TRIAL_SECONDS = 30.0  # without trouble after a good probe, until it counts as well even if nobody writes


class StorageTrouble(RequestRefused):
    """The database cannot do it now. `certain`: nothing was written."""

    def __init__(self, kind: Kind, certain: bool = True) -> None:
        super().__init__("storage-trouble", SENTENCES[kind], kind=kind)
        self.kind: Kind = kind
        self.certain = certain


def trouble_of(error: BaseException, certain: bool = True) -> StorageTrouble | None:
    """The trouble an error means; None if the database is well and was asked something wrong."""
    kind: Kind | None = None
    if isinstance(error, StorageTrouble):
        return error
    if isinstance(error, DBAPIError):
        original = error.orig
        if isinstance(original, sqlite3.Error):
            kind = _kind_of_sqlite(original)
        elif original is not None:
            kind = _kind_of_postgres(getattr(original, "sqlstate", None), error)
    elif isinstance(error, sqlite3.Error):
        kind = _kind_of_sqlite(error)
    elif isinstance(error, NoConnectionFree):
        kind = "slow"
    elif isinstance(error, OSError):
        kind = "full" if error.errno in (errno.ENOSPC, errno.EDQUOT) else "broken"
    return StorageTrouble(kind, certain) if kind else None


_OF_SQLITE: Final[dict[int, Kind]] = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_CANTOPEN: "broken",
    sqlite3.SQLITE_IOERR: "broken",
    sqlite3.SQLITE_CORRUPT: "broken",
    sqlite3.SQLITE_NOTADB: "broken",
    sqlite3.SQLITE_NOMEM: "broken",
    sqlite3.SQLITE_INTERRUPT: "slow",
}


def _kind_of_sqlite(error: sqlite3.Error) -> Kind | None:
    return _OF_SQLITE.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)


# By the code of the error, or its class (the first two letters).
_OF_POSTGRES: Final[dict[str, Kind]] = {
    "08": "away",  # connection
    "57P": "away",  # shutting down, starting up
    "53300": "away",  # too many connections
    "53100": "full",
    "53": "broken",  # out of memory and the like
    "58": "broken",  # input and output
    "XX": "broken",  # corrupted
    "25006": "read-only",
    "40": "locked",  # deadlock, or two transactions that cannot both be
    "55P03": "locked",
    "57014": "slow",  # it took too long and was cancelled
}


def _kind_of_postgres(code: str | None, error: DBAPIError) -> Kind | None:
    if code is not None:
        for length in (5, 3, 2):
            if code[:length] in _OF_POSTGRES:
                return _OF_POSTGRES[code[:length]]
    lost = error.connection_invalidated or (code is None and type(error).__name__ == "OperationalError")
    return "away" if lost else None


class Condition:
    """Whether one side of the database, reading or writing, is well; all of it happens in the event loop."""

    def __init__(self, side: Side, probe: Callable[[], Awaitable[None]], recovered: Callable[[], None]) -> None:
        self.side: Side = side
        self.trouble: StorageTrouble | None = None
        self.since = 0.0  # on the wall clock, when the trouble began
        self.last_success = time.monotonic()
        self._probe = probe
        self._recovered = recovered
        self._pause = FIRST_PAUSE
        self._probing: asyncio.Task[None] | None = None
        self._trial: asyncio.TimerHandle | None = None  # until when others try again, and decide whether it is over

    def check(self) -> None:
        """Refuse at once what cannot succeed."""
        if self.trouble is not None and not self.on_trial:
            raise StorageTrouble(self.trouble.kind)

    def failed(self, trouble: StorageTrouble) -> None:
        known = self.trouble
        if known is None:
            self.since = time.time()
        if known is None or known.kind != trouble.kind:
            log.error("the database is in trouble", side=self.side, kind=trouble.kind, why=trouble.message)
            self._show(known, 0)
            self._show(trouble, 1)
        self.trouble = trouble
        self._end_trial()
        if self._probing is None:
            self._probing = asyncio.get_running_loop().create_task(self._until_a_good_probe())

    def succeeded(self) -> None:
        self.last_success = time.monotonic()
        if self.trouble is not None:
            log.warning("the database is well again", side=self.side, seconds=round(time.time() - self.since, 1))
            self._show(self.trouble, 0)
            self.trouble, self._pause = None, FIRST_PAUSE
            self._end_trial()
            self._recovered()

    def _show(self, trouble: StorageTrouble | None, value: int) -> None:
        if trouble is not None:
            metrics.STORAGE_TROUBLE.labels(self.side, trouble.kind).set(value)

    # A probe is small: on a full disk it may succeed where a move does not. So it ends nothing by itself; it only lets
    # others try. The first of them who succeeds ends the trouble, or a while in which nobody fails.

    @property
    def on_trial(self) -> bool:
        return self._trial is not None

    def _begin_trial(self) -> None:
        self._trial = asyncio.get_running_loop().call_later(TRIAL_SECONDS, self.succeeded)
        self._recovered()

    def _end_trial(self) -> None:
        if self._trial is not None:
            self._trial.cancel()
            self._trial = None

    async def _until_a_good_probe(self) -> None:
        """With growing pauses, which stay long if the trouble comes back during the trial."""
        try:
            while self.trouble is not None:
                await asyncio.sleep(self._pause)
                self._pause = min(self._pause * 2, LONGEST_PAUSE)
                if await self._goes_well() and self.trouble is not None:
                    self._begin_trial()
                    return
        finally:
            self._probing = None

    async def _goes_well(self) -> bool:
        try:
            await self._probe()
            return True
        except StorageTrouble as trouble:
            if self.trouble is not None:  # otherwise somebody has got through meanwhile
                self.failed(trouble)
        except Exception:
            log.exception("a probe of the database failed", side=self.side)
        return False

    async def close(self) -> None:
        self._end_trial()
        if self._probing is not None:
            self._probing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._probing
