"""Calling people who are not looking: real requests to a real receiver, once for each question and never for more."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator

import pytest

from starboard.server.people import webhooks
from starboard.server.people.webhooks import Question, Webhooks
from starboard.server.settings import Settings
from tests.server.lounge import Lounge, Party, Screen, free_port, until

ADA, BOB = 0, 1


class Receiver:
    """Somebody's own little server: it writes down what it is sent and answers as it was told to."""

    def __init__(self, answer: str = "HTTP/1.1 204 No Content", silent: bool = False) -> None:
        self.answer = answer
        self.silent = silent
        self.heads: list[str] = []
        self.calls: list[dict] = []
        self.host = ""

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator["Receiver"]:
        server = await asyncio.start_server(self._hear, "127.0.0.1", 0)
        self.host = f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
        try:
            yield self
        finally:
            server.close()

    @property
    def address(self) -> str:
        return f"http://{self.host}/hook"

    async def _hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            length = next(int(line.split(":")[1]) for line in head.lower().splitlines() if "content-length" in line)
            self.calls.append(json.loads(await reader.readexactly(length)))
            self.heads.append(head)
            if not self.silent:
                writer.write(f"{self.answer}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode())
                await writer.drain()
                writer.close()


@pytest.fixture
def hurried(monkeypatch):
    monkeypatch.setattr(webhooks, "PAUSE", 0.01)


async def far_apart(here: Lounge, address: str, **wishes) -> Party:
    """A table of Ada and Bob that has not begun; Bob has gone home and wants to be called."""
    party = await here.party("Ada", "Bob", start=False, **{"pace": "async", **wishes})
    if address:
        await party.guests[BOB].ok("PATCH", "/api/me", json={"webhook": address})
    await leave(party)
    return party


async def leave(party: Party) -> None:
    await party.guests[BOB].look_away()
    await party.screens[ADA].until(lambda screen: not screen.table["seats"][BOB]["here"], "Bob is away")


async def begin(party: Party) -> None:
    await party.host.ok("POST", f"{party.path}/start")
    await party.screens[ADA].until(lambda screen: screen.view, "the game has started")


async def play_until_asked(screen: Screen, seat: int) -> None:
    """Whoever looks at this screen answers until the game waits for nobody but that seat."""
    while screen.view["waiting"] != [seat]:
        version = screen.version
        if screen.ask:
            await screen.answer()
        await screen.until(lambda screen: screen.version > version or screen.ask, "the game goes on")  # noqa: B023


async def test_whoever_is_asked_and_away_is_called_once_for_each_question(lounge):
    async with Receiver().open() as bobs, lounge(webhook_hosts=[bobs.host], public_url="https://club.example/") as here:
        party = await far_apart(here, bobs.address)
        await begin(party)
        await play_until_asked(party.screens[ADA], BOB)
        await until(lambda: bobs.calls, "Bob is called")

        # A lost connection, another look, a restart: it is still the same question.
        await party.guests[BOB].look(party.table)
        await leave(party)
        await here.restart()
        await party.gather_again()

        # Bob plays on until it is Ada's turn, and leaves; then he is asked something new.
        await play_until_asked(party.screens[BOB], ADA)
        await leave(party)
        await play_until_asked(party.screens[ADA], BOB)
        await until(lambda: len(bobs.calls) > 1, "Bob is called again")

        assert len(bobs.calls) == 2


async def test_a_call_says_where_to_go_and_nothing_secret(lounge):
    async with Receiver().open() as bobs, lounge(webhook_hosts=[bobs.host], public_url="https://club.example/") as here:
        party = await far_apart(here, bobs.address, name="Night shift")
        await begin(party)
        await play_until_asked(party.screens[ADA], BOB)
        await until(lambda: bobs.calls, "Bob is called")

        assert bobs.calls[0] == {
            "event": "your-turn",
            "table": party.table,
            "name": "Night shift",
            "game": "nemesis",
            "url": f"https://club.example/table/{party.table}",
        }
        head = bobs.heads[0].lower()
        assert head.startswith("post /hook http/1.1")
        assert "cookie" not in head and "authorization" not in head
        invite = (await party.host.ok("GET", party.path))["invite"]
        assert invite not in head and invite not in json.dumps(bobs.calls[0])


@pytest.mark.parametrize("why", ["the server calls nobody", "a live table", "no address", "a bot stands in", "looking"])
async def test_nobody_is_called_who_need_not_be(lounge, why):
    async with Receiver().open() as bobs, lounge(webhook_hosts=[bobs.host]) as here:
        party = await far_apart(
            here, "" if why == "no address" else bobs.address, pace="live" if why == "a live table" else "async"
        )
        if why == "a bot stands in":
            await party.guests[BOB].ok("POST", f"{party.path}/seats/{BOB}/bot", json={})
        if why == "the server calls nobody":
            here.settings = Settings(**{**here.settings.model_dump(), "webhook_hosts": []})
            await here.restart()
            await party.gather_again()
            await leave(party)
        if why == "looking":
            party.screens[BOB] = await party.guests[BOB].look(party.table)
        await begin(party)
        if why == "a bot stands in":
            for _ in range(6):
                await party.screens[ADA].answer()
        else:
            await play_until_asked(party.screens[ADA], BOB)
        await calls_made(here)

        assert bobs.calls == []


async def calls_made(here: Lounge) -> None:
    """Every call that was begun is over."""
    tasks = [task for task in here.process._tasks if "Webhooks.call" in repr(task.get_coro())]
    await asyncio.gather(*tasks)


async def test_only_hosts_the_operator_listed_are_ever_called(lounge, hurried):
    """An address inside the network is called if it is listed and not otherwise, however one tries to get there."""
    async with (
        Receiver().open() as inside,
        Receiver("HTTP/1.1 302 Found\r\nlocation: http://" + inside.host + "/hook").open() as listed,
        lounge(webhook_hosts=[listed.host]) as here,
    ):
        bob = await here.guest("Bob")
        for address in (inside.address, f"http://{listed.host}@{inside.host}/", "http://127.0.0.1/", "http://[::1]/"):
            assert await bob.refused("PATCH", "/api/me", json={"webhook": address}) == "bad-webhook"

        party = await far_apart(here, listed.address)
        record = await here.process.record(party.table)
        person = party.guests[BOB].person["id"]
        await here.process.webhooks.call(here.process.store, record, Question(party.table, BOB, person, "0-0"))
        assert (len(listed.calls), inside.calls) == (1, [])  # nor is it led astray

        # What was allowed once is not called any more when the operator takes it off the list.
        stricter = Webhooks(Settings(webhook_hosts=["club.example"]))
        await stricter.call(here.process.store, record, Question(party.table, BOB, person, "0-1"))
        await stricter.close()
        assert len(listed.calls) == 1


@pytest.mark.parametrize("how", ["nobody listens", "it never answers", "it fails"])
async def test_a_dead_receiver_does_not_hurt_the_table(lounge, hurried, monkeypatch, how):
    monkeypatch.setattr(webhooks, "PATIENCE", 0.2)
    receiver = Receiver("HTTP/1.1 500 Internal Server Error", silent=how == "it never answers")
    async with receiver.open() as bobs:
        host = f"127.0.0.1:{free_port()}" if how == "nobody listens" else bobs.host
        async with lounge(webhook_hosts=[host]) as here:
            party = await far_apart(here, f"http://{host}/hook")
            await begin(party)
            await play_until_asked(party.screens[ADA], BOB)
            party.screens[BOB] = await party.guests[BOB].look(party.table)
            before = party.screens[BOB].version
            await play_until_asked(party.screens[BOB], ADA)
            await party.screens[ADA].answer()
            await calls_made(here)

            assert party.screens[BOB].version > before and not party.screens[ADA].broken
            tries = {"nobody listens": 0, "it never answers": webhooks.ATTEMPTS, "it fails": 1}
            assert len(bobs.calls) == tries[how]


async def test_two_processes_call_once(tmp_path, postgres_database, redis_server):
    async with Receiver().open() as bobs:
        shared = {"database": postgres_database, "redis": redis_server, "webhook_hosts": [bobs.host]}
        async with Lounge(tmp_path, **shared) as here, Lounge(tmp_path, **shared) as there:
            party = await far_apart(here, bobs.address)
            await there.process.table(party.table)  # the other process has the table in memory, too
            await begin(party)
            await play_until_asked(party.screens[ADA], BOB)
            version = party.screens[ADA].version
            await until(lambda: there.process.tables[party.table].history.version == version, "both have seen it")
            await until(lambda: bobs.calls, "Bob is called")
            for process in (here, there):
                await calls_made(process)

            assert len(bobs.calls) == 1
