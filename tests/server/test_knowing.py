"""Who has known which hand: it is remembered, whoever sits there now, and a file of a running game asks for it."""

import gzip
import json

import pytest
from sqlalchemy import text as sql

from starboard.server.storage.backup import back_up, restore
from starboard.server.storage.engines import open_engine
from starboard.server.storage.migrate import migrate
from starboard.server.storage.store import Store
from tests.server.lounge import TOY_TABLE, deal, first_legal, play_to_the_end
from tests.server.test_replays import finished

pytestmark = pytest.mark.usefixtures("toy")


async def leaves(party) -> None:
    await party.guests[1].ok("POST", f"{party.path}/seats/1/leave")


async def is_kicked(party) -> None:
    await party.host.ok("POST", f"{party.path}/seats/1/kick")


async def lets_a_bot_stand_in(party) -> None:
    await party.guests[1].ok("POST", f"{party.path}/seats/1/bot", json={"bot": "random"})


async def lets_a_bot_stand_in_and_leaves(party) -> None:
    await lets_a_bot_stand_in(party)
    await leaves(party)


@pytest.mark.parametrize("goes", [leaves, is_kicked, lets_a_bot_stand_in, lets_a_bot_stand_in_and_leaves])
@pytest.mark.parametrize("restart", [False, True])
async def test_while_somebody_else_has_known_a_hand_nobody_exports_the_game(lounge, goes, restart):
    async with lounge() as here:
        deal(here, "ace", "king")
        party = await here.party("Ada", "Bob", **TOY_TABLE)
        await goes(party)
        if restart:
            await here.restart()

        assert await party.host.refused("GET", f"{party.path}/export") == "others-played"
        assert await party.host.refused("GET", f"{party.path}/replay") == "not-over"
        assert await party.host.refused("POST", f"{party.path}/fork", json={"step": 0, "seat": 0}) == "not-over"
        assert (await party.host.ok("GET", party.path))["know_everything"] == []


async def test_the_friend_who_comes_back_holds_cards_nobody_has_seen(lounge):
    async with lounge() as here:
        deal(here, "ace", "king")
        party = await here.party("Ada", "Bob", **TOY_TABLE)
        await leaves(party)
        assert await party.host.refused("GET", f"{party.path}/export") == "others-played"

        back = await party.guests[1].ok("POST", f"{party.path}/seats/1/sit")

        assert back["you"]["seat"] == 1 and back["know_everything"] == []


async def test_archived_or_paused_an_unfinished_game_is_still_unfinished(lounge):
    async with lounge() as here:
        deal(here, "ace", "king")
        party = await here.party("Ada", "Bob", **TOY_TABLE)
        await leaves(party)
        for way in ("pause", "archive"):
            await party.host.ok("POST", f"{party.path}/{way}")
            assert await party.host.refused("GET", f"{party.path}/export") == "others-played"
            assert await party.host.refused("GET", f"{party.path}/replay") == "not-over"
            assert await party.host.refused("POST", f"{party.path}/fork", json={"step": 0, "seat": 0}) == "not-over"


async def test_strangers_and_spectators_export_nothing_of_a_running_game(lounge):
    async with lounge() as here:
        deal(here, "ace", "king")
        party = await here.party("Ada", bots=1, open=True, **TOY_TABLE)
        eve = await here.guest("Eve")

        assert await eve.refused("GET", f"{party.path}/export") == "not-over"
        await party.host.ok("POST", f"{party.path}/pause")
        await party.host.ok("POST", f"{party.path}/seats/0/leave")
        assert await party.host.refused("GET", f"{party.path}/export") == "not-over"
        assert await eve.refused("GET", f"{party.path}/export") == "not-over"


async def test_who_took_a_running_game_home_keeps_the_seat_and_everybody_is_told(lounge):
    async with lounge() as here:
        deal(here, "ace", "king")
        party = await here.party("Ada", bots=2, open=True, **TOY_TABLE)
        screen = party.screens[0]
        assert (await party.host.ask("GET", f"{party.path}/export")).status_code == 200
        await screen.until(lambda screen: screen.table["know_everything"], "the table says so")
        bob = await here.guest("Bob")

        listed = (await bob.ok("GET", "/api/tables?whose=open"))[0]
        seated = await bob.ok("POST", f"{party.path}/seats/1/sit")

        assert [who["name"] for who in listed["know_everything"]] == ["Ada"]
        assert [who["name"] for who in seated["know_everything"]] == ["Ada"]
        await party.host.ok("POST", f"{party.path}/seats/0/leave")
        assert await party.host.refused("POST", f"{party.path}/seats/2/sit") == "seen-another-seat"
        assert (await party.host.ok("POST", f"{party.path}/seats/0/sit"))["you"]["seat"] == 0
        assert await party.host.refused("GET", f"{party.path}/export") == "others-played"


async def test_who_brings_a_file_or_forks_a_game_knows_everything_of_it(lounge):
    async with lounge() as here:
        party = await finished(here)
        exported = (await party.host.ask("GET", f"{party.path}/export")).content
        bob = await here.guest("Bob")
        brought = await bob.ok("POST", "/api/import", content=exported)
        forked = await party.host.ok("POST", f"{party.path}/fork", json={"step": 1, "seat": 1})

        assert [who["name"] for who in brought["know_everything"]] == ["Bob"]
        assert [who["name"] for who in forked["know_everything"]] == ["Ada"]
        path = f"/api/tables/{forked['id']}"
        await party.host.ok("POST", f"{path}/pause")
        await party.host.ok("POST", f"{path}/seats/1/leave")
        assert await party.host.refused("POST", f"{path}/seats/0/sit") == "seen-another-seat"
        assert (await party.host.ok("GET", party.path))["know_everything"] == []  # a finished game hides nothing


async def test_before_the_start_nobody_has_known_anything(lounge):
    async with lounge() as here:
        deal(here, "ace", "king")
        party = await here.party("Ada", "Bob", start=False, **TOY_TABLE)
        await leaves(party)
        await party.host.ok("POST", f"{party.path}/seats/1/bot", json={"bot": "random"})
        await party.host.ok("POST", f"{party.path}/start")

        assert (await party.host.ask("GET", f"{party.path}/export")).status_code == 200


async def test_before_the_start_there_is_nothing_to_take_home(lounge):
    async with lounge() as here:
        party = await here.party("Ada", bots=1, start=False, **TOY_TABLE)

        assert await party.host.refused("GET", f"{party.path}/export") == "not-started"
        assert (await party.host.ok("GET", party.path))["know_everything"] == []


async def test_a_game_that_is_over_is_not_taken_back_so_its_replay_tells_nothing_of_a_running_one(lounge):
    async with lounge() as here:
        party = await finished(here)
        ada = party.screens[0]

        assert await ada.refused("undo") == "game-over"
        assert await ada.refused("vote", yes=True) == "game-over"


async def test_when_the_game_is_over_everybody_who_may_look_takes_it_home(lounge):
    async with lounge() as here:
        deal(here, "ace", "king")
        party = await here.party("Ada", "Bob", **TOY_TABLE)
        await leaves(party)
        await play_to_the_end(party.screens[0], first_legal)

        for guest in party.guests:
            assert (await guest.ask("GET", f"{party.path}/export")).status_code == 200
        assert (await party.host.ok("GET", party.path))["know_everything"] == []


# --- databases and backups from before this was remembered so ---


async def test_what_an_older_database_remembers_is_carried_over(tmp_path):
    address = f"sqlite:///{tmp_path}/old.db"
    engine = open_engine(address)
    migrate(engine, "0002")
    with engine.begin() as old:
        for person in ("ada", "bob", "cem"):
            old.execute(sql("INSERT INTO people VALUES (:p, :p, '', 0)"), {"p": person})
        old.execute(
            sql(
                "INSERT INTO tables VALUES ('t1', 'T', 'toy', 'plain', '[]', '1', 'i', 'ada', 'playing', 'live',"
                " true, true, true, false, 8, NULL, 0, 0, '[]', NULL)"
            )
        )
        for person, seat, away in (("ada", 0, False), ("bob", 2, True), ("cem", None, False)):
            row = {"p": person, "s": seat, "a": away}
            old.execute(sql("INSERT INTO members (table_id, person, seat, sent_away) VALUES ('t1', :p, :s, :a)"), row)
    engine.dispose()

    store = Store(address)
    record = await store.table("t1")
    await store.close()

    assert record is not None
    assert record.seen == {"ada": {0}, "bob": {2}}
    assert (record.members, record.sent_away) == ({"ada", "cem"}, {"bob"})
    assert not record.only_known_to("ada") and record.may_hold("bob", 2) and not record.may_hold("bob", 1)


async def test_what_an_older_backup_remembers_is_carried_over(lounge, tmp_path):
    async with lounge() as here:
        party = await here.party("Ada", "Bob", **TOY_TABLE)
        await is_kicked(party)
        ada, bob = [guest.person["id"] for guest in party.guests]
        back_up(here.settings.database, tmp_path / "new.backup")
    lines = [json.loads(line) for line in gzip.decompress((tmp_path / "new.backup").read_bytes()).splitlines()]
    rows = [line for line in lines[1:-1] if line[0] != "seen"]
    for name, row in rows:
        if name == "members":
            row["seat"] = {ada: 0, bob: 1}[row["person"]]
    with gzip.open(tmp_path / "old.backup", "wt") as file:
        file.writelines(json.dumps(line) + "\n" for line in [lines[0], *rows, {"rows": len(rows)}])

    restore(f"sqlite:///{tmp_path}/restored.db", tmp_path / "old.backup")

    store = Store(f"sqlite:///{tmp_path}/restored.db")
    record = await store.table(party.table)
    await store.close()
    assert record is not None and record.seen == {ada: {0}, bob: {1}}
