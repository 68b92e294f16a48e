"""The plug is pulled: whatever was acknowledged is there again, and the game goes on to its end."""

import asyncio
import random

import msgspec
import pytest

from tests.server.lounge import Guest, any_legal, first_legal, play_to_the_end, serve_process


async def play_acknowledged(screen, choose, acknowledged: list, most: int) -> None:
    """Answer and remember what was answered by `done`."""
    answered = ""
    while len(acknowledged) < most and not screen.over and not screen.closed:
        ask = screen.ask
        if ask and ask["id"] != answered:
            answered, pick = ask["id"], choose(ask)
            reply = await screen.do("answer", ask=answered, pick=pick)
            if reply["is"] == "done":
                acknowledged.append((answered, pick))
        else:
            count = len(screen.frames)
            await screen.until(lambda screen: len(screen.frames) > count or screen.closed, "something")  # noqa: B023


async def test_a_killed_server_has_lost_nothing_it_acknowledged(tmp_path):
    dice = random.Random(8)
    choose = any_legal(dice)
    acknowledged: list = []
    async with serve_process(tmp_path) as served:
        ada = await Guest.arrive(served.url, "Ada")
        wishes = {"game": "nemesis", "seats": 3, "bots": 2, "mode": "coop", "reaction_seconds": 0, "name": "Test"}
        table = await ada.ok("POST", "/api/tables", json=wishes)
        await ada.ok("POST", f"/api/tables/{table['id']}/start")
        for _ in range(4):
            screen = await ada.look(table["id"])
            playing = asyncio.create_task(play_acknowledged(screen, choose, acknowledged, len(acknowledged) + 30))
            await asyncio.sleep(dice.uniform(0.3, 1.5))
            version = screen.version
            served.kill()
            await asyncio.wait([playing], timeout=20)
            playing.cancel()
            await ada.look_away()
            await served.start()

            again = await ada.look(table["id"])
            assert again.version >= version, "everything that was shown was on disk"
            for ask, pick in acknowledged:  # each is known: saying it again is done again
                await again.done("answer", ask=ask, pick=pick)
            await ada.look_away()

        assert len(acknowledged) > 3
        screen = await ada.look(table["id"])
        await play_to_the_end(screen, first_legal)
        assert screen.over and not screen.broken
        await ada.go_home()


async def test_a_server_that_is_asked_to_end_says_goodbye(tmp_path):
    async with serve_process(tmp_path, bot_workers=1) as served:
        ada = await Guest.arrive(served.url, "Ada")
        table = await ada.ok("POST", "/api/tables", json={"game": "nemesis", "seats": 2, "bots": 1, "name": "Test"})
        await ada.ok("POST", f"/api/tables/{table['id']}/start")
        screen = await ada.look(table["id"])
        await play_to_the_end(screen, first_legal, most=3)

        code = await served.terminate()

        await screen.until(lambda screen: screen.closed)
        assert code == 0, served.log.read_text()
        assert screen.frames[-1] == {"is": "bye", "code": "shutting-down"}
        assert "Traceback" not in served.log.read_text()
        await ada.go_home()


async def test_what_cannot_be_written_has_not_happened(lounge, toy, monkeypatch):
    from tests.server.lounge import TOY_TABLE, deal

    async with lounge() as here:
        deal(here, "ace", "king")
        party = await here.party("Ada", "Bob", **TOY_TABLE)
        ada, bob = party.screens
        store = here.process.store
        ask = ada.ask["id"]

        async def full(move, summary):
            raise OSError("no space left on device")

        with monkeypatch.context() as broken:
            broken.setattr(store, "append", full)
            assert await ada.refused("answer", ask=ask, pick="walk") == "storage-trouble"
            assert await ada.refused("undo") == "cannot-undo"

        assert len(await store.moves(party.table)) == 1
        assert ada.ask["id"] == ask and bob.version == 1
        await ada.answer("run")
        assert here.process.tables[party.table].match.journal[-1][1] == "run"


async def test_a_table_that_can_neither_be_written_nor_read_stays_as_it_was(lounge, toy, monkeypatch):
    from tests.server.lounge import TOY_TABLE, deal

    async with lounge() as here:
        deal(here, "ace", "king")
        party = await here.party("Ada", "Bob", **TOY_TABLE)
        store = here.process.store

        async def gone(*_):
            raise OSError("the disk is gone")

        with monkeypatch.context() as broken:
            broken.setattr(store, "append", gone)
            broken.setattr(store, "moves", gone)
            ask = party.screens[0].ask["id"]
            assert await party.screens[0].refused("answer", ask=ask, pick="walk") == "storage-trouble"
        assert party.screens[0].ask["id"] == ask and party.screens[0].version == 1
        assert not party.screens[1].closed and party.screens[1].kinds().count("view") == 1

        await party.gather_again()
        assert party.screens[0].version == 1
        await party.screens[0].answer("run")


async def test_a_rule_that_fails_leaves_the_table_as_it_was(lounge, toy, monkeypatch):
    """A bug in the rules must not end the game: the table is again as on disk, and another answer may work."""
    from tests.kernel import toy as rules
    from tests.server.lounge import TOY_TABLE, deal

    async with lounge() as here:
        deal(here, "ace", "king")
        party = await here.party("Ada", "Bob", **TOY_TABLE)
        ada = party.screens[0]
        really = rules.tell

        def failing(g, kind, *args, **facts):
            if facts.get("how") == "run":
                raise ZeroDivisionError("a bug in the rules")
            really(g, kind, *args, **facts)

        monkeypatch.setattr(rules, "tell", failing)
        assert await ada.refused("answer", ask=ada.ask["id"], pick="run") == "rule-fault"
        assert ada.version == 1 and not ada.over and len(await here.process.store.moves(party.table)) == 1

        await ada.until(lambda screen: screen.ask)
        await ada.answer("walk")
        assert ada.ask["kind"] == "second"


@pytest.mark.parametrize("most", [12, 5000])
async def test_when_the_rules_have_changed_the_game_goes_on_from_its_last_checkpoint(lounge, most, monkeypatch):
    """Also one that is over: it stays so, with its results."""
    from sqlalchemy import update

    from starboard.server.storage import schema
    from starboard.server.tables.table_history import checkpoint_of

    async with lounge() as here:
        party = await here.party("Ada", bots=1, mode="coop")
        await play_to_the_end(party.screens[0], any_legal(random.Random(5)), most=most)
        store, table = here.process.store, party.table
        played = here.process.tables[table]
        await party.host.look_away()
        await here.close()
        reached = checkpoint_of(played.match)  # to close keeps a snapshot: nothing that was finished is lost
        monkeypatch.setattr(type(played.match.game), "rules_version", "another")
        engine = store.engine
        with engine.begin() as db:  # what an answer was called then is unknown now
            third = (schema.moves.c.table_id == table) & (schema.moves.c.seq == 3)
            db.execute(update(schema.moves).where(third).values(body='{"entries":[[0,"gone","NEM-OLD-01"]]}'))
        await here.open()
        await party.gather_again()
        screen = party.screens[0]

        assert screen.told()[-1] == "restarted"
        moves = await here.process.store.moves(table)
        restart = moves[played.history.seq + 1].body
        assert {**restart, **msgspec.json.decode(msgspec.json.encode(reached))} == restart
        assert screen.over == played.match.over == (most > 12)
        assert screen.view["results"] == (played.match.game.results(played.match.state) if screen.over else None)
        await play_to_the_end(screen, first_legal, most=5)
        version = screen.version
        await here.restart()
        await party.gather_again()
        assert party.screens[0].version >= version and not party.screens[0].broken


async def test_a_table_whose_moves_make_no_sense_is_refused_and_the_others_play_on(lounge, toy):
    from sqlalchemy import delete, update

    from starboard.server.storage import schema
    from tests.server.lounge import TOY_TABLE, deal

    async with lounge() as here:
        deal(here, "ace", "king")
        broken = await here.party("Ada", "Bob", **TOY_TABLE)
        whole = await here.party("Cem", "Dot", **TOY_TABLE)
        await broken.screens[0].answer("walk")
        for guest in here.guests:
            await guest.look_away()
        await here.close()
        with here.process.store.engine.begin() as db:
            last = (schema.moves.c.table_id == broken.table) & (schema.moves.c.seq == 1)
            db.execute(update(schema.moves).where(last).values(body='{"entries":[[0,"fly","TOY-OLD-01"]]}'))
            db.execute(delete(schema.snapshots))
        await here.open()

        screen = await broken.host.look(broken.table)
        await screen.until(lambda screen: screen.closed)
        assert (screen.close_code, screen.close_reason) == (4403, "table-damaged")
        await whole.gather_again()
        await whole.screens[0].answer()
