"""Redis restarts, stands still or is not there: players do not wait for it, and every process finds out by itself."""

import asyncio
import contextlib
import random
import socket
import time

import pytest

from starboard.server.running import fanout
from starboard.server.running.fanout import ByRedis, Notice
from starboard.server.running.table_sync import NoticeQueue
from tests.server import services
from tests.server.lounge import TOY_TABLE, Lounge, any_legal, deal, serve_process, until
from tests.server.test_many_processes import split
from tests.server.test_starting import run

pytestmark = pytest.mark.usefixtures("toy")


@pytest.fixture
def two_houses(tmp_path, postgres_database, own_redis):
    @contextlib.asynccontextmanager
    async def opened():
        shared = {"database": postgres_database, "redis": own_redis.address}
        async with Lounge(tmp_path, **shared) as here, Lounge(tmp_path, **shared) as there:
            yield here, there

    return opened


async def test_a_process_that_missed_a_notice_finds_out_by_itself(two_houses, monkeypatch):
    async def lost(self, notices):
        pass

    async with two_houses() as (here, there):
        deal(here, "ace", "king")
        party = await split(here, there, **TOY_TABLE)
        ada, bob = party.screens
        monkeypatch.setattr(ByRedis, "_publish", lost)

        await ada.answer("walk")
        await bob.until(lambda screen: screen.version == 2, "Bob sees the move", 5)
        await party.host.ok("PATCH", party.path, json={"name": "Renamed"})
        await bob.until(lambda screen: screen.table["name"] == "Renamed", "Bob sees the change", 5)


async def play_on(screen, choose, most=10_000) -> None:
    """To the end; an answer that came too late, because the other process was faster, is given again."""
    while not screen.over and most:
        if screen.ask:
            most -= 1
            await screen.do("answer", ask=screen.ask["id"], pick=choose(screen.ask))
        else:
            await screen.until(lambda screen: screen.ask or screen.over, "the game goes on")


async def test_games_on_two_processes_go_on_while_redis_restarts(two_houses, own_redis):
    """Nobody waits for long for a question, at any table: a table that missed a notice would stand still."""
    async with two_houses() as (here, there):
        dice, restarts = random.Random(3), 0
        parties = [await split(here, there, **TOY_TABLE) for _ in range(12)]

        playing = asyncio.gather(*[play_on(screen, any_legal(dice)) for party in parties for screen in party.screens])
        while not playing.done() or restarts < 2:
            restarts += 1
            await asyncio.to_thread(own_redis.restart)
            await asyncio.sleep(0.1)
        await playing

        for party in parties:
            assert all(screen.over and not screen.broken for screen in party.screens)
            assert party.screens[0].view["results"] == party.screens[1].view["results"]


async def test_a_redis_that_stands_still_costs_players_nothing(two_houses, own_redis):
    async with two_houses() as (here, there):
        deal(here, "ace", "king")
        party = await split(here, there, **TOY_TABLE)
        ada, bob = party.screens
        with services.frozen(own_redis.process.pid):
            for version in (2, 3):
                began = time.monotonic()
                await ada.answer("walk")
                assert time.monotonic() - began < 1.0, "nobody waits for Redis"
                await bob.until(lambda screen, v=version: screen.version == v, "Bob sees the move all the same", 8)
            await until(lambda: here.process.fanout.trouble, "it is noticed")
            answer = await party.host.ask("GET", "/health")
            assert (answer.status_code, answer.json()["problems"][0]["what"]) == (200, "fan-out")
        await until(lambda: not here.process.fanout.trouble and not there.process.fanout.trouble, "it is found again")
        await bob.done("chat", text="still there?")
        await ada.until(lambda screen: screen.chat, "Redis is used again")


async def test_a_lost_redis_is_told_once_and_chat_is_sent_when_it_is_back(two_houses, own_redis, monkeypatch):
    said = []
    monkeypatch.setattr(fanout.log, "warning", lambda what, **_: said.append(what), raising=False)
    async with two_houses() as (here, there):
        deal(here, "ace", "king")
        party = await split(here, there, **TOY_TABLE)
        ada, bob = party.screens
        await asyncio.to_thread(own_redis.end)
        await until(lambda: here.process.fanout.trouble and there.process.fanout.trouble, "it is noticed")
        await bob.done("chat", text="alone")
        await asyncio.sleep(1)
        assert len(said) == 2, "once for each process"
        await asyncio.to_thread(own_redis.start)
        await ada.until(lambda screen: screen.chat, "what waited is sent")
        await until(lambda: not here.process.fanout.trouble and not there.process.fanout.trouble, "it is found again")
        assert len(ada.chat) == 1 and len(said) == 4


async def test_what_waits_for_redis_is_bounded_and_the_newest_counts(monkeypatch):
    monkeypatch.setattr(fanout, "MOST_WAITING", 3)
    line = ByRedis("redis://127.0.0.1:1/0", "me")
    for number in range(5):
        line.tell(Notice("t", "here", "me", {"seats": [number]}))
        line.tell(Notice("t", "moved", "me"))
    assert [notice.body for notice in line._waiting.values()] == [{"seats": [4]}, {}]
    for number in range(5):
        line.tell(Notice("t", "chat", "me", {"text": str(number)}))
    assert [notice.body["text"] for notice in line._waiting.values()] == ["2", "3", "4"]
    await line.close()


async def test_a_slow_table_delays_no_other_and_each_is_followed_in_order():
    followed, gate = [], asyncio.Event()

    async def follow(notice):
        if notice.table == "slow":
            await gate.wait()
        if notice.what == "passed":
            raise ValueError("this one fails")
        followed.append((notice.table, notice.what, notice.body.get("n")))

    follower = NoticeQueue(follow)
    for number in range(3):
        follower.hear(Notice("slow", "moved", "x"))
        follower.hear(Notice("slow", "chat", "x", {"n": number}))
    follower.hear(Notice("slow", "passed", "x"))
    follower.hear(Notice("quick", "moved", "x"))
    await until(lambda: followed == [("quick", "moved", None)], "the quick one is followed")
    gate.set()
    await until(lambda: len(followed) >= 5, "the slow one is followed")
    await until(lambda: not follower._tasks, "nothing is left")
    chats = [("slow", "chat", number) for number in range(3)]
    assert followed[1:] == [("slow", "moved", None), *chats] or followed[1:] == [
        ("slow", "moved", None), ("slow", "moved", None), *chats,
    ]  # fmt: skip
    await follower.close()


# --- at the start and at the end ---


def test_a_missing_redis_is_one_sentence_and_no_open_door(tmp_path, postgres_database):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    ended = run(
        tmp_path, STARBOARD_DATABASE=postgres_database, STARBOARD_REDIS=f"redis://127.0.0.1:{port}/0",
        STARBOARD_PORT="0",
    )  # fmt: skip
    assert ended.returncode == 1
    assert f"Redis is not answering at 127.0.0.1:{port}" in ended.stderr
    assert "Traceback" not in ended.stderr and "open at" not in ended.stdout


async def test_a_server_whose_redis_is_gone_ends_when_it_is_asked_to(tmp_path, postgres_database, own_redis):
    async with serve_process(tmp_path, database=postgres_database, redis=own_redis.address) as served:
        with services.frozen(own_redis.process.pid):
            began = time.monotonic()
            assert await served.terminate() == 0
            assert time.monotonic() - began < 8
        assert "Traceback" not in served.log.read_text()
