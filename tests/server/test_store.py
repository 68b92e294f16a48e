"""The store, on SQLite and on PostgreSQL alike: what it is told it knows after it was opened again."""

import asyncio
import contextlib
import sqlite3
import time

import pytest
from sqlalchemy import text as sql

from starboard.server.settings import Settings
from starboard.server.storage import schema
from starboard.server.storage.engines import open_engine
from starboard.server.storage.migrate import migrate
from starboard.server.storage.moves import Move, MoveTaken, Summary
from starboard.server.storage.records import ChatRecord, PersonRecord, SeatRecord, TableRecord
from starboard.server.storage.store import Store


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request, tmp_path):
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/deep/down/starboard.db"
    return Settings(database=request.getfixturevalue("postgres_database")).database


def table(name="t1", **changes) -> TableRecord:
    now = time.time()
    values = dict(
        id=name, name="Nebel über Ío 🚀", game="nemesis", mode="coop", options=["a"], rules_version="1", invite="i",
        host="ada", status="lobby", pace="live", open=True, odds=True, spectators=True, tutorial=False,
        reaction_seconds=8.0, forked_from=None, created=now, updated=now, waiting=[], results=None,
        seats=[SeatRecord(0, person="ada"), SeatRecord(1)], members={"ada"},
    )  # fmt: skip
    return TableRecord(**{**values, **changes})


async def opened(address) -> Store:
    store = Store(address)
    if not await store.people.named(["ada"]):
        for name in ("ada", "bob", "cem"):
            await store.people.add(PersonRecord(name, name.title()), f"hash-{name}")
        await store.add_table(table())
    return store


def move(seq, kind="answer", **body) -> Move:
    return Move("t1", seq, kind, 0, time.time(), {"entries": [[0, ["a", 1], "R"]], **body})


async def test_what_was_told_is_known_after_opening_it_again(address):
    store = await opened(address)
    await store.people.add_account("ada", "ada", "secret hash")
    await store.append(move(0, "begin"), Summary("playing", [0], None))
    await store.append(move(1), None)
    await store.append(move(2), Summary("over", [], {"winners": [1]}))
    await store.keep_snapshot("t1", 2, '{"a": 1}')
    await store.keep_snapshot("t1", 3, '{"a": 2}')
    for text in ("ça va?", "🚀"):
        await store.add_chat("t1", ChatRecord(1.5, "bob", None, text))
    await store.close()

    store = await opened(address)
    found = await store.table("t1")
    assert (found.name, found.options, found.status, found.results) == (
        "Nebel über Ío 🚀",
        ["a"],
        "over",
        {"winners": [1]},
    )
    assert [m.seq for m in await store.moves("t1")] == [0, 1, 2]
    assert (await store.moves("t1", 2))[0].body["entries"] == [[0, ["a", 1], "R"]]
    assert await store.snapshot("t1") == (3, {"a": 2})
    await store.keep_snapshot("t1", 2, '{"a": 1}')
    assert await store.snapshot("t1") == (3, {"a": 2}), (
        "an older one, from a process that has not heard, changes nothing"
    )
    assert [chat.text for chat in await store.chats("t1")] == ["ça va?", "🚀"]
    assert (await store.people.of_device("hash-ada")).account == "ada"
    assert await store.people.of_device("hash-eve") is None
    assert await store.table("t2") is None
    assert await store.up_to_date()
    await store.close()


async def test_a_number_is_taken_once_and_the_losers_know(address):
    here, there = await opened(address), await opened(address)
    await here.append(move(0, "begin"), Summary("playing", [0], None))

    racing = [store.append(move(1, who=number), None) for number, store in enumerate([here, there] * 6)]
    outcomes = await asyncio.gather(*racing, return_exceptions=True)

    assert outcomes.count(None) == 1
    assert all(outcome is None or isinstance(outcome, MoveTaken) for outcome in outcomes)
    assert len(await here.moves("t1")) == 2
    for store in (here, there):
        await store.close()


async def test_one_that_is_refused_spoils_no_other_of_the_same_commit(address):
    store = await opened(address)
    await store.add_table(table("t2"))
    await store.append(move(0, "begin"), Summary("playing", [0], None))

    others = [store.append(Move("t2", seq, "answer", 0, 1.0, {"entries": []}), None) for seq in range(8)]
    outcomes = await asyncio.gather(*others[:4], store.append(move(0), None), *others[4:], return_exceptions=True)

    assert isinstance(outcomes[4], MoveTaken)
    assert [m.seq for m in await store.moves("t2")] == list(range(8))
    await store.close()


async def test_what_happens_in_private_leaves_the_list_of_tables_alone(address):
    store = await opened(address)
    await store.append(move(0, "begin"), Summary("playing", [0], None))
    before = await store.table("t1")

    await store.append(move(1, "react"), None)

    assert await store.table("t1") == before
    await store.close()


async def test_a_move_in_flight_does_not_undo_a_pause_or_an_archive(address):
    store = await opened(address)
    await store.append(move(0, "begin"), Summary("playing", [0], None))
    assert await store.change_status("t1", "playing", "paused")
    await store.append(move(1), Summary("playing", [1], None))
    assert (await store.table("t1")).status == "paused"
    assert not await store.change_status("t1", "playing", "paused")

    await store.change_table("t1", status="archived")
    await store.append(move(2), Summary("over", [], {"winners": []}))
    assert (await store.table("t1")).status == "archived"
    await store.close()


async def test_of_many_who_sit_down_at_once_one_does_and_nobody_on_two_seats(address):
    here, there = await opened(address), await opened(address)
    empty = SeatRecord(1)

    sat = await asyncio.gather(
        *[
            store.change_seat("t1", empty, SeatRecord(1, person=person), seen=False)
            for store in (here, there)
            for person in ("bob", "cem")
        ]
    )

    assert sat.count(True) == 1
    seats = [SeatRecord(number) for number in range(4)]
    await here.add_table(table("t3", seats=seats, members={"ada"}))
    sat = await asyncio.gather(
        *[
            store.change_seat("t3", seat, SeatRecord(seat.seat, person="bob"), seen=True)
            for store in (here, there)
            for seat in seats
        ]
    )
    assert sat.count(True) == 1
    for store in (here, there):
        await store.close()


async def test_lists_show_ones_own_tables_and_the_open_ones(address):
    store = await opened(address)
    await store.add_table(
        table("t2", open=False, host="bob", members={"bob": None}, seats=[SeatRecord(0, person="bob")])
    )
    await store.add_table(table("t4", open=True, status="over"))
    await store.add_member("t2", "cem")
    await store.add_member("t2", "cem")

    assert {found.id for found in await store.tables_of("ada")} == {"t1", "t4"}
    assert [found.id for found in await store.tables_of("cem")] == ["t2"]
    assert [found.id for found in await store.open_tables()] == ["t1"]
    await store.remove_member("t2", "cem")
    assert await store.tables_of("cem") == []
    await store.close()


async def test_several_processes_may_open_a_new_database_at_once(address):
    stores = await asyncio.gather(*[asyncio.to_thread(Store, address) for _ in range(3)])

    assert all([await store.up_to_date() for store in stores])
    for store in stores:
        await store.close()


async def test_a_login_belongs_to_one(address):
    store = await opened(address)

    assert await store.people.add_account("captain", "ada", "x")
    assert not await store.people.add_account("captain", "bob", "y")
    assert (await store.people.account("captain"))[0] == "ada"
    assert await store.people.account("nobody") is None
    await store.people.change_password("captain", "z")
    assert (await store.people.account("captain"))[1] == "z"
    await store.close()


async def test_who_is_sent_away_is_no_member_and_what_they_saw_stays_seen(address):
    store = await opened(address)
    await store.add_member("t1", "bob")
    for _ in range(2):
        await store.note_seen("t1", "bob", 1)
    await store.remove_member("t1", "bob")
    away = await store.table("t1")
    assert (away.members, away.sent_away, away.seen) == ({"ada"}, {"bob"}, {"bob": {1}})
    assert await store.tables_of("bob") == []

    await store.add_member("t1", "bob")
    await store.add_member("t1", "bob")
    back = await store.table("t1")
    assert (back.members, back.sent_away, back.seen) == ({"ada", "bob"}, set(), {"bob": {1}})
    await store.close()


async def test_one_question_is_claimed_once(address):
    store = await opened(address)
    assert [await store.claim_call("t1", 0, question) for question in ("0-1", "0-1", "0-2")] == [True, False, True]
    assert await store.claim_call("t1", 1, "0-2")
    await store.close()


async def test_a_database_of_the_first_version_is_brought_up_to_date(address):
    """What was written before a column existed reads as if nothing had happened yet."""
    engine = open_engine(address)
    migrate(engine, "0001")
    with engine.begin() as db:
        db.execute(sql("INSERT INTO people (id, name, webhook, created) VALUES ('ada', 'Ada', '', 1.0)"))
        later = ("revision", "window_open", "scenario", "sheet", "own", "own_titles")
        values = {c.name: getattr(table(), c.name) for c in schema.tables.c if c.name not in later}
        values |= {"options": "[]", "waiting": "[]", "results": None}
        db.execute(sql(f"INSERT INTO tables ({', '.join(values)}) VALUES (:{', :'.join(values)})"), values)
        db.execute(sql("INSERT INTO seats (table_id, seat, person, reactions) VALUES ('t1', 0, 'ada', true)"))
        db.execute(sql("INSERT INTO members (table_id, person, seat) VALUES ('t1', 'ada', 0)"))
    engine.dispose()

    store = Store(address)
    found = await store.table("t1")

    assert (found.members, found.sent_away, found.seen, found.seat_of("ada")) == ({"ada"}, set(), {"ada": {0}}, 0)
    assert (found.revision, found.window_open) == (0, True)
    assert await store.claim_call("t1", 0, "ada 0-1")
    await store.close()


async def test_what_gathered_in_the_log_is_brought_into_the_file(tmp_path):
    """By `tidy`, in nobody's way; what is read here is the file alone, without its log."""
    file = tmp_path / "tidy.db"

    def names_in_the_file() -> list[str]:
        with contextlib.closing(sqlite3.connect(f"file:{file}?immutable=1", uri=True)) as alone:
            try:
                return [name for (name,) in alone.execute("SELECT name FROM people")]
            except sqlite3.OperationalError:  # not even the table has come so far
                return []

    store = Store(f"sqlite:///{file}")
    await store.people.add(PersonRecord("p1", "Ada", "", None), "hash-ada")
    assert names_in_the_file() == []
    await store.tidy()
    assert names_in_the_file() == ["Ada"]
    await store.close()
