"""The database in trouble: people and operators are told, nothing is lost or doubled, nobody else has to wait."""

import asyncio
import contextlib
import sqlite3
import time

import pytest
from prometheus_client import REGISTRY
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from starboard.server.settings import Settings
from starboard.server.storage import access, trouble
from starboard.server.storage.moves import Move, MoveTaken, Summary
from starboard.server.storage.records import PersonRecord
from starboard.server.storage.store import Store
from starboard.server.storage.trouble import StorageTrouble
from tests.server import services
from tests.server.lounge import TOY_TABLE, Guest, deal, until
from tests.server.test_store import move, table

pytestmark = pytest.mark.usefixtures("toy")


@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    monkeypatch.setattr(access, "TOLD_SECONDS", 0.3)
    monkeypatch.setattr(trouble, "LONGEST_PAUSE", 0.5)


@contextlib.contextmanager
def locked(here):
    """Another program writes to the file and does not come to an end."""
    other = sqlite3.connect(here.folder / "starboard.db", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        other.rollback()
        other.close()


@contextlib.contextmanager
def full(here):
    """The file may not grow any more. The pragma is each connection's own."""
    engine = here.process.store.engine

    def stop(connection, *_):
        connection.execute("PRAGMA max_page_count=1")  # as it is now, for it cannot be less

    def go_on(connection, *_):
        connection.execute("PRAGMA max_page_count=1073741823")

    engine.dispose()
    event.listen(engine, "connect", stop)
    try:
        yield
    finally:
        event.remove(engine, "connect", stop)
        event.listen(engine, "checkout", go_on)


def trouble_shown(side, kind):
    return REGISTRY.get_sample_value("starboard_storage_trouble", {"side": side, "kind": kind}) or 0


async def health(guest) -> dict:
    answer = await asyncio.wait_for(guest.ask("GET", "/health"), 3)
    return {"code": answer.status_code, **answer.json()}


async def test_a_lock_of_another_program_delays_one_answer_and_freezes_nobody(lounge):
    async with lounge() as here:
        deal(here, "ace", "king")
        party = await here.party("Ada", "Bob", **TOY_TABLE)
        ada, bob = party.screens
        stranger = await here.guest("Cem")
        with locked(here):
            answering = asyncio.create_task(ada.do("answer", ask=ada.ask["id"], pick="walk"))
            await until(lambda: here.process.store.access.writing.trouble, "the lock is noticed")

            said = await health(stranger)
            assert (said["code"], said["status"]) == (503, "trouble")
            assert [(problem["what"], problem["kind"]) for problem in said["problems"]] == [("writing", "locked")]
            assert (await stranger.ok("GET", "/api/me"))["person"]["name"] == "Cem"
            assert (await party.guests[1].ok("GET", party.path))["version"] == 1
            reply = await bob.do("chat", text="hello?")
            assert (reply["code"], reply["args"]) == ("storage-trouble", {"kind": "locked"})
            assert here.process.loop_lag.seconds < 4, "less than the lock lasts"
            assert not answering.done()

        assert (await answering)["is"] == "done"
        assert [m.kind for m in await here.process.store.moves(party.table)] == ["begin", "answer"]
        await bob.until(lambda screen: screen.version == 2, "Bob sees the move")
        await bob.done("chat", text="there you are")
        assert (await health(stranger))["status"] == "ok"


async def test_whoever_waits_too_long_for_a_lock_is_refused_and_can_answer_again(lounge, monkeypatch):
    monkeypatch.setattr(access, "WAITING_SECONDS", 0.5)
    async with lounge() as here:
        deal(here, "ace", "king")
        party = await here.party("Ada", "Bob", **TOY_TABLE)
        ada = party.screens[0]
        with locked(here):
            assert await ada.refused("answer", ask=ada.ask["id"], pick="walk") == "storage-trouble"
            began = time.monotonic()
            assert await ada.refused("answer", ask=ada.ask["id"], pick="walk") == "storage-trouble"
            assert time.monotonic() - began < 0.4, "now it is refused at once"

        await until(lambda: here.process.store.access.writing.on_trial, "a probe goes well")
        await ada.answer("run")
        assert here.process.tables[party.table].match.journal[-1][1] == "run"


async def test_a_full_disk_is_told_to_people_and_operators_and_costs_no_hot_loop(lounge):
    async with lounge() as here:
        deal(here, "ace", "king")
        party = await here.party("Ada", "Bob", **TOY_TABLE)
        ada, writing = party.screens[0], here.process.store.access.writing
        attempts = []
        really = here.process.store.access._attempt
        with full(here):
            here.process.store.access._attempt = lambda *args: attempts.append(args[1]) or really(*args)
            for _ in range(40):  # what is left in the last pages is used up
                reply = await ada.do("chat", text="x" * 400)
                if reply["is"] == "refused":
                    break
            assert (reply["code"], reply["args"]) == ("storage-trouble", {"kind": "full"})
            assert trouble_shown("writing", "full") == 1
            attempts.clear()
            began = time.monotonic()
            for _ in range(50):
                writing._end_trial()  # a probe is small and may find room where a move does not
                assert await ada.refused("answer", ask=ada.ask["id"], pick="walk") == "storage-trouble"
            assert attempts.count(here.process.store.engine) < 10 + 4 * (time.monotonic() - began), "only probes"
            since = writing.since
            writing.failed(StorageTrouble("full"))
            said = await health(party.host)
            assert (said["code"], said["problems"][0]["kind"], said["problems"][0]["since"]) == (503, "full", since)

        await until(lambda: writing.trouble is None or writing.on_trial, "a probe goes well")
        assert (await health(party.host))["code"] == 200
        await ada.answer("run")
        assert trouble_shown("writing", "full") == 0
        assert (await health(party.host))["status"] == "ok"
        assert [m.kind for m in await here.process.store.moves(party.table)] == ["begin", "answer"]


async def test_a_file_that_can_only_be_read_is_told(lounge):
    async with lounge() as here:
        ada = await here.guest("Ada")
        engine = here.process.store.engine

        def read_only(connection, *_):
            connection.execute("PRAGMA query_only=ON")

        event.listen(engine, "checkout", read_only)
        answer = await ada.ask("POST", "/api/tables", json={"game": "nemesis", "seats": 2, "name": "Test"})
        assert answer.status_code == 503
        assert answer.json()["error"]["args"] == {"kind": "read-only"}
        assert (await health(ada))["problems"][0]["message"] == "the database cannot be written to, only read"
        event.remove(engine, "checkout", read_only)
        event.listen(engine, "checkout", lambda connection, *_: connection.execute("PRAGMA query_only=OFF"))
        await until(lambda: here.process.store.access.writing.on_trial, "a probe goes well")
        await ada.ok("POST", "/api/tables", json={"game": "nemesis", "seats": 2, "name": "Test"})


async def test_a_trouble_is_logged_once_and_its_end_too(lounge, monkeypatch):
    said = []
    for level in ("error", "warning"):
        monkeypatch.setattr(trouble.log, level, lambda what, **_: said.append(what), raising=False)
    async with lounge() as here:
        writing = here.process.store.access.writing
        for _ in range(5):
            writing.failed(StorageTrouble("full"))
        writing.failed(StorageTrouble("broken"))
        writing.succeeded()
        writing.succeeded()
    assert said == ["the database is in trouble"] * 2 + ["the database is well again"]


def test_errors_are_told_apart():
    def of_sqlite(code):
        error = sqlite3.OperationalError()
        error.sqlite_errorcode = code
        return trouble.trouble_of(OperationalError("", {}, error))

    kinds = {5: "locked", 261: "locked", 8: "read-only", 10: "broken", 778: "broken", 13: "full", 11: "broken"}
    assert {code: of_sqlite(code).kind for code in kinds} == kinds
    assert of_sqlite(1) is None and trouble.trouble_of(ValueError()) is None
    assert trouble.trouble_of(OSError(28, "no space")).kind == "full"

    def of_postgres(code):
        error = type("Error", (Exception,), {"sqlstate": code})()
        return trouble.trouble_of(OperationalError("", {}, error))

    kinds = {"53100": "full", "25006": "read-only", "57P01": "away", "08006": "away", None: "away", "40P01": "locked"}
    assert {code: of_postgres(code).kind for code in kinds} == kinds
    assert of_postgres("42601") is None


# --- a commit whose end nobody hears of ---


async def store_with_table(address) -> Store:
    store = Store(address)
    for name in ("ada", "bob"):
        await store.people.add(PersonRecord(name, name.title()), f"hash-{name}")
    await store.add_table(table())
    return store


class Unheard:
    """The next commits are made, or not; what their maker hears is that the connection was lost."""

    def __init__(self, store, monkeypatch, *made: bool) -> None:
        self.left = list(made)
        engine = type(store.engine.dialect)
        really = engine.do_commit

        def commit(dialect, connection):
            if not self.left:
                return really(dialect, connection)
            if self.left.pop(0):
                really(dialect, connection)
            error = Exception("the line went dead")
            raise OperationalError("COMMIT", {}, error, connection_invalidated=True)

        monkeypatch.setattr(engine, "do_commit", commit)


@pytest.mark.parametrize("made", [(True,), (False,), (False, True), (True, True, False)])
async def test_a_move_whose_commit_was_not_heard_of_is_written_once(postgres_database, monkeypatch, made):
    store = await store_with_table(Settings(database=postgres_database).database)
    await store.append(move(0, "begin"), Summary("playing", [0], None))

    unheard = Unheard(store, monkeypatch, *made)
    moves = [Move("t1", seq, "answer", 0, time.time(), {"entries": []}) for seq in (1, 2, 3)]
    outcomes = await asyncio.gather(*[store.append(one, None) for one in moves], return_exceptions=True)

    assert outcomes == [None] * 3 and not unheard.left
    assert [(m.seq, m.at) for m in await store.moves("t1")][1:] == [(m.seq, m.at) for m in moves]
    other = Move("t1", 3, "answer", 0, time.time(), {"entries": []})
    with pytest.raises(MoveTaken):
        await store.append(other, None)
    await store.close()


async def test_what_cannot_be_written_twice_is_not_tried_again(postgres_database, monkeypatch):
    from starboard.server.storage.records import ChatRecord

    store = await store_with_table(Settings(database=postgres_database).database)
    Unheard(store, monkeypatch, True)
    with pytest.raises(StorageTrouble) as refused:
        await store.add_chat("t1", ChatRecord(1.0, "ada", 0, "once"))
    assert refused.value.kind == "away" and not refused.value.certain
    assert [chat.text for chat in await store.chats("t1")] == ["once"]
    await store.close()


# --- PostgreSQL away, and standing still ---


async def test_a_frozen_database_is_told_within_seconds_and_health_never_hangs(
    lounge, postgres_server, postgres_database, monkeypatch
):
    monkeypatch.setattr(access, "ATTEMPT_SECONDS", 1.0)
    monkeypatch.setattr(access, "WAITING_SECONDS", 1.0)
    async with lounge(database=postgres_database) as here:
        deal(here, "ace", "king")
        party = await here.party("Ada", "Bob", **TOY_TABLE)
        ada = party.screens[0]
        ask = ada.ask["id"]
        with services.frozen(*services.postgres_processes(postgres_server)):
            await ada.send({"do": "answer", "n": 77, "ask": ask, "pick": "walk"})
            for _ in range(4):
                said = await health(party.host)
                assert said["code"] == 503, said
                await asyncio.sleep(0.5)
            await ada.until(lambda screen: 77 in screen.replies or screen.closed, "it is told")
            assert {problem["what"] for problem in (await health(party.host))["problems"]} >= {"reading"}
            answer = await asyncio.wait_for(party.host.ask("GET", f"{party.path}"), 3)
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "storage-trouble")

        await until(
            lambda: here.process.store.access.reading.trouble is None or here.process.store.access.reading.on_trial,
            "a probe goes well",
        )
        await until(
            lambda: here.process.store.access.writing.trouble is None or here.process.store.access.writing.on_trial,
            "a probe goes well",
        )
        await party.gather_again()
        ada = party.screens[0]
        await ada.done("answer", ask=ask, pick="walk")  # whether or not it was written then
        assert [m.kind for m in await here.process.store.moves(party.table)] == ["begin", "answer"]


async def test_connections_that_ended_are_made_again_and_nobody_notices(lounge, postgres_server, postgres_database):
    import psycopg

    async with lounge(database=postgres_database) as here:
        deal(here, "ace", "king")
        party = await here.party("Ada", "Bob", **TOY_TABLE)
        name = postgres_database.rpartition("/")[2]
        for _ in range(2):
            with psycopg.connect(f"{postgres_server}/postgres", autocommit=True) as operator:
                operator.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])
            await party.screens[0].answer("walk")
            assert (await health(party.host))["status"] == "ok"
        assert len(await here.process.store.moves(party.table)) == 3


async def test_a_server_ends_at_once_while_its_database_stands_still(lounge, postgres_server, postgres_database):
    async with lounge(database=postgres_database) as here:
        ada = await here.guest("Ada")
        with services.frozen(*services.postgres_processes(postgres_server)):
            asking = asyncio.create_task(ada.ask("GET", "/api/tables"))
            await asyncio.sleep(0.2)
            began = time.monotonic()
            await here.close()
            assert time.monotonic() - began < 15
        with contextlib.suppress(Exception):
            await asking
        await here.open()
        assert isinstance(ada, Guest)
