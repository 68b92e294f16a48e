"""Several processes serve the same tables: one PostgreSQL, one Redis, and nobody notices which process they talk to."""

import asyncio
import contextlib
import random

import pytest

from tests.server.lounge import (
    TOY_TABLE,
    Guest,
    Lounge,
    Party,
    any_legal,
    deal,
    first_legal,
    play_to_the_end,
    play_to_the_strike,
    serve_process,
    until,
)

pytestmark = pytest.mark.usefixtures("toy")


@pytest.fixture
def two_houses(tmp_path, postgres_database, redis_server):
    @contextlib.asynccontextmanager
    async def opened():
        shared = {"database": postgres_database, "redis": redis_server}
        async with Lounge(tmp_path, **shared) as here, Lounge(tmp_path, **shared) as there:
            yield here, there

    return opened


async def split(here, there, bots=0, names=("Ada", "Bob"), **wishes) -> Party:
    """A table whose people sit before screens of both processes in turn."""
    party = await here.party(*names, bots=bots, start=False, **wishes)
    for number, guest in enumerate(party.guests):
        if number % 2:
            await guest.go_home()
            party.guests[number] = moved = Guest(there.url, guest.token, guest.person)
            there.guests.append(moved)
            party.screens[number] = await moved.look(party.table)
    await party.host.ok("POST", f"{party.path}/start")
    for screen in party.screens:
        await screen.until(lambda screen: screen.view, "the game has started")
    return party


async def test_moves_talk_and_presence_cross_between_processes(two_houses):
    async with two_houses() as (here, there):
        deal(here, "ace", "king")
        party = await split(here, there, **TOY_TABLE)
        ada, bob = party.screens

        await ada.answer("walk")
        await bob.until(lambda screen: screen.version == 2, "Bob sees the move")
        await bob.done("chat", text="from far away")
        await ada.until(lambda screen: screen.chat)
        await ada.until(lambda screen: screen.table["seats"][1]["here"], "Ada sees that Bob is here")

        assert (ada.chat[0]["who"]["name"], ada.chat[0]["text"]) == ("Bob", "from far away")
        assert ada.view["state"]["score"] == bob.view["state"]["score"] and ada.told() == bob.told()
        await party.guests[1].look_away()
        await ada.until(lambda screen: not screen.table["seats"][1]["here"], "Ada sees that Bob is away")


async def test_undo_votes_and_windows_cross_between_processes(two_houses):
    async with two_houses() as (here, there):
        deal(here, "ace", "stop")
        party = await split(here, there, **TOY_TABLE, reaction_seconds=60)
        ada, bob = party.screens
        for _ in range(3):
            await ada.answer()
        await ada.done("undo")
        vote = await bob.until(lambda screen: screen.vote, "Bob is asked to agree")
        assert vote == ada.vote and bob.log[vote["since"]]["kind"] == "rolled"
        await bob.done("vote", yes=True)
        await ada.until(lambda screen: screen.ask and screen.ask["kind"] == "pick", "they went back")
        assert ada.vote is None
        await bob.until(lambda screen: screen.vote is None and screen.version == ada.version)

        await ada.answer()
        await ada.done("undo")
        await bob.until(lambda screen: screen.vote)
        await bob.answer("low")
        await ada.until(lambda screen: screen.vote is None, "Bob's decision ended the vote everywhere")
        await ada.answer("low")
        await ada.answer("strike")
        await bob.answer("stop")
        assert ada.window
        await bob.let_pass()
        await ada.until(lambda screen: not screen.window, "everybody has let it pass, on another process")
        await bob.answer()
        await ada.until(lambda screen: screen.over and screen.table["status"] == "over", "the end")
        await bob.until(lambda screen: screen.over and screen.table["status"] == "over", "the end")
        assert not ada.broken and not bob.broken


async def test_a_seat_lost_on_one_process_is_lost_on_the_other(two_houses):
    async with two_houses() as (here, there):
        party = await split(here, there, bots=1)
        bob = party.screens[1]

        await party.host.ok("POST", f"{party.path}/seats/1/kick")

        await bob.until(lambda screen: screen.closed, "Bob's eyes close")


async def test_a_name_and_a_logout_are_known_everywhere(two_houses):
    async with two_houses() as (here, there):
        deal(here, "ace", "king")
        party = await split(here, there, **TOY_TABLE)
        bob = party.guests[1]
        await bob.ok("PATCH", "/api/me", json={"name": "Roberta"})
        await party.screens[0].until(lambda screen: screen.table["seats"][1]["person"]["name"] == "Roberta")

        elsewhere = Guest(here.url, bob.token, bob.person)
        here.guests.append(elsewhere)
        assert (await elsewhere.ok("GET", "/api/me"))["person"]["name"] == "Roberta"
        await bob.ask("POST", "/api/logout")

        for _ in range(200):
            if (await elsewhere.ok("GET", "/api/me"))["person"] is None:
                return
            await asyncio.sleep(0.02)
        pytest.fail("the token is still good on the other process")


async def test_signing_out_on_one_process_closes_the_device_s_sockets_on_the_other(two_houses):
    async with two_houses() as (here, there):
        deal(here, "ace", "king")
        party = await split(here, there, **TOY_TABLE)
        bob = party.screens[1]
        elsewhere = Guest(here.url, party.guests[1].token, party.guests[1].person)
        here.guests.append(elsewhere)
        near = await elsewhere.look(party.table)

        await elsewhere.ask("POST", "/api/logout")

        for screen in (near, bob):
            await screen.until(lambda screen: screen.closed, "shown out")
            assert screen.frames[-1] == {"is": "bye", "code": "not-signed-in"}
        assert not party.screens[0].closed


async def test_racing_answers_count_once(two_houses):
    async with two_houses() as (here, there):
        deal(here, "ace", "king")
        deal(there, "ace", "king")
        party = await split(here, there, **TOY_TABLE)
        phone = Guest(there.url, party.host.token, party.host.person)
        there.guests.append(phone)
        far, near = await phone.look(party.table), party.screens[0]
        for kind in ("first", "second"):
            for screen in (near, far):
                await screen.until(lambda screen, kind=kind: screen.ask and screen.ask["kind"] == kind)
            ask = near.ask["id"]
            replies = await asyncio.gather(
                near.do("answer", ask=ask, pick="walk"), far.do("answer", ask=ask, pick="run")
            )
            assert sorted(reply.get("code", "done") for reply in replies) == ["already-decided", "done"]
        moves = await here.process.store.moves(party.table)
        assert [move.kind for move in moves] == ["begin", "answer", "answer"]
        await until(lambda: near.version == far.version == 3, "both in step")
        assert near.view == far.view


async def test_a_whole_game_with_bots_on_two_processes(two_houses):
    """Both processes think for the bots; each question is answered once, and both show the same game."""
    async with two_houses() as (here, there):
        party = await split(here, there, bots=2, mode="coop")

        players = [play_to_the_end(screen, any_legal(random.Random(seat))) for seat, screen in enumerate(party.screens)]
        await asyncio.gather(*players)
        await party.settled()

        ada, bob = party.screens
        assert ada.view["results"] == bob.view["results"]
        assert ada.told() == bob.told()
        moves = await here.process.store.moves(party.table)
        assert [move.seq for move in moves] == list(range(len(moves)))
        tables = [process.process.tables[party.table] for process in (here, there)]
        await until(lambda: tables[0].history.seq == tables[1].history.seq, "both processes are in step")
        assert tables[0].match.journal == tables[1].match.journal


async def test_a_lost_fan_out_is_found_again_and_what_was_missed_is_caught_up(two_houses, redis_server, monkeypatch):
    """By the fan-out itself: nobody looks at the database in this test."""
    monkeypatch.setattr("starboard.server.running.background_tasks.LOOK_SECONDS", 600)
    from redis import Redis

    async with two_houses() as (here, there):
        deal(here, "ace", "king")
        party = await split(here, there, **TOY_TABLE)
        redis = Redis.from_url(redis_server)
        redis.execute_command("CLIENT", "KILL", "TYPE", "pubsub")

        await party.screens[0].answer("walk")

        await party.screens[1].until(lambda screen: screen.version == 2, "Bob sees the move after all")
        redis.close()


async def test_the_game_goes_on_when_one_process_is_killed(tmp_path, postgres_database, redis_server):
    shared = {"database": postgres_database, "redis": redis_server}
    async with Lounge(tmp_path, **shared) as here, serve_process(tmp_path, **shared) as other:
        bob = await Guest.arrive(other.url, "Bob")
        table = await bob.ok(
            "POST",
            "/api/tables",
            json={"game": "nemesis", "seats": 3, "bots": 2, "reaction_seconds": 0, "name": "Test"},
        )
        screen = await bob.look(table["id"])
        await bob.ok("POST", f"/api/tables/{table['id']}/start")
        done = await play_to_the_end(screen, first_legal, most=5)
        other.kill()
        await bob.go_home()

        bob = Guest(here.url, bob.token, bob.person)
        here.guests.append(bob)
        screen = await bob.look(table["id"])

        assert done == 5 and screen.version >= 5
        version = screen.version
        await play_to_the_end(screen, first_legal, most=6)
        await screen.until(lambda screen: screen.version >= version + 6, "bots play on as well")


async def test_windows_are_let_pass_on_two_processes(two_houses):
    async with two_houses() as (here, there):
        deal(here, "ace", "king", "two")
        party = await split(here, there, names=("Ada", "Bob", "Cem"), **TOY_TABLE, reaction_seconds=60)
        await play_to_the_strike(party)
        for screen in party.screens[1:]:
            await screen.let_pass()

        await party.screens[1].until(lambda screen: screen.ask and screen.ask["kind"] == "bow", "it closes")
