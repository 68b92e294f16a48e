"""Calling people who are not looking: an HTTP request to an address of theirs when it is their turn.

Only hosts that whoever runs the server has listed are called, so that nobody can make this server knock on doors.
"""

import asyncio
from collections import OrderedDict
from typing import NamedTuple
from urllib.parse import urlsplit

import httpx
import structlog

from starboard.server.refusals import RequestRefused
from starboard.server.settings import Settings
from starboard.server.storage.records import TableRecord
from starboard.server.storage.store import Store

log = structlog.get_logger(__name__)

REMEMBERED = 10_000
ATTEMPTS = 3
PATIENCE = 5.0  # seconds for a receiver to answer
PAUSE = 1.0  # seconds after the first failure, then twice as long each time


class Question(NamedTuple):
    """What somebody is to be called for; the same question is the same `ask`, whatever happens around it."""

    table: str
    seat: int
    person: str
    ask: str


class Webhooks:
    def __init__(self, settings: Settings) -> None:
        self.hosts = frozenset(settings.webhook_hosts)
        self.public_url = settings.public_url.rstrip("/")
        self.on = bool(self.hosts)
        self._client = httpx.AsyncClient(timeout=PATIENCE, follow_redirects=False) if self.on else None
        self._called: OrderedDict[Question, None] = OrderedDict()

    def check(self, address: str) -> None:
        """Refuse an address that would never be called."""
        if not self.on:
            raise RequestRefused("webhooks-off")
        try:
            parts = urlsplit(address)
        except ValueError as error:
            raise RequestRefused("bad-webhook") from error
        if parts.scheme not in ("https", "http") or (parts.netloc.rpartition("@")[2]) not in self.hosts:
            raise RequestRefused("bad-webhook", hosts=", ".join(sorted(self.hosts)))

    async def call(self, store: Store, table: TableRecord, question: Question) -> None:
        """Once for each question, with a few attempts; the game does not wait for it."""
        if self._client is None or question in self._called:
            return
        self._called[question] = None
        if len(self._called) > REMEMBERED:
            self._called.popitem(last=False)
        found = (await store.people.named([question.person])).get(question.person)
        if found is None or not found.webhook:
            return
        if not await store.claim_call(question.table, question.seat, f"{question.person} {question.ask}"):
            return  # before a restart, or by another process
        body = {
            "event": "your-turn", "table": table.id, "name": table.name, "game": table.game,
            "url": f"{self.public_url}/table/{table.id}",
        }  # fmt: skip
        for attempt in range(ATTEMPTS):
            try:
                self.check(found.webhook)
                await self._client.post(found.webhook, json=body)
                return
            except RequestRefused:
                return
            except (httpx.HTTPError, httpx.InvalidURL) as error:
                log.info("webhook failed", table=table.id, attempt=attempt, error=type(error).__name__)
                await asyncio.sleep(PAUSE * 2**attempt)

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()
