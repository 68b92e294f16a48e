"""Databases and backups of every version before this one: the real server opens them, and the games are played on."""

import asyncio
import json
import random
import sqlite3

import pytest

from starboard.games.registry import GAMES
from starboard.server.storage.backup import restore
from tests.old import BACKUPS, DATABASES, differences, name_of, tables_of, unpacked
from tests.server.lounge import Guest, Party, any_legal, play_to_the_end

OPENED = {"playing": (), "lobby": ("start",), "paused": ("resume",), "archived": ("resume", "resume"), "over": ()}


def test_there_are_databases_of_every_kind():
    names = {path.name.partition(".")[0] for path in DATABASES}
    assert {"middle", "window", "vote", "undone", "over", "paused", "archived", "restarted", "lobby"} <= names
    assert BACKUPS


async def party_of(here, then) -> Party:
    """The people of a recorded table before their screens again."""
    guests = [Guest(here.url, guest["token"], guest["person"]) for guest in then["guests"]]
    here.guests += guests
    return Party(then["table"], guests, [await guest.look(then["table"]) for guest in guests])


async def shows_what_it_showed(party: Party, then) -> None:
    for number, screen in enumerate(party.screens):
        before = then["views"][number]
        assert screen.table["status"] == then["status"]
        by_other_rules = GAMES[screen.table["game"]].rules_version != "1"  # that of the recordings so far
        assert screen.table["other_rules"] == (by_other_rules and before is not None)
        assert (screen.view is None) == (before is None)
        if before is not None:
            assert differences(before["state"], screen.view["state"]) == []
            assert (screen.view["over"], screen.view["waiting"]) == (before["over"], before["waiting"])
            assert bool(screen.window) == then["match"]["window"]
            assert bool(screen.ask) == bool(before["ask"])
        assert (screen.vote and screen.vote["needed"]) == (then["vote"] and then["vote"]["needed"])
        told = screen.told()
        if told[-1:] == ["restarted"]:  # the rules have changed since, and the table says so
            told.pop()
        assert told[-1:] in (then["log"][number][-1:], [])


async def play_on(party: Party, then) -> None:
    """Whatever the table waits for is given to it, then everybody plays at random to the end."""
    for verb in OPENED[then["status"]]:
        await party.host.ok("POST", f"{party.path}/{verb}")
    for seat in then["vote"]["needed"] if then["vote"] else ():
        await party.screens[seat].done("vote", yes=True)
    for screen in party.screens:
        await screen.until(lambda screen: screen.view, "the table")
    dice = random.Random(4)
    async with asyncio.TaskGroup() as everybody:
        for screen in party.screens:
            everybody.create_task(play_to_the_end(screen, any_legal(dice)))
    table = await party.host.ok("GET", party.path)
    assert table["other_rules"] == (then["status"] != "lobby" and GAMES[table["game"]].rules_version != "1")
    await party.host.ok("GET", f"{party.path}/replay")
    exported = await party.host.ask("GET", f"{party.path}/export")
    assert exported.status_code == 200, exported.text
    copy = await party.host.ask("POST", "/api/import?name=Again", content=exported.content)
    assert copy.status_code == 201 or then["match"] is None or "restarted" in screen.told(), copy.text


@pytest.mark.parametrize("path", DATABASES, ids=name_of)
async def test_an_old_database_opens_and_its_games_go_on(lounge, tmp_path, path):
    unpacked(path, tmp_path)
    async with lounge() as here:
        for then in tables_of(path):
            party = await party_of(here, then)
            await shows_what_it_showed(party, then)
            await play_on(party, then)


@pytest.mark.parametrize("path", [path for path in DATABASES if path.name.startswith(("middle", "over"))], ids=name_of)
async def test_where_the_rules_have_changed_an_old_game_goes_on_from_its_old_checkpoint(lounge, tmp_path, path):
    database = sqlite3.connect(unpacked(path, tmp_path))
    (then,) = tables_of(path)
    (body,) = database.execute("SELECT body FROM moves WHERE seq = 0").fetchone()
    begin = json.loads(body)
    begin["entries"][0][1] = "a card of another box"
    database.execute("UPDATE moves SET body = ? WHERE seq = 0", [json.dumps(begin)])
    database.commit()
    database.close()

    async with lounge() as here:
        party = await party_of(here, then)
        assert "restarted" in party.screens[0].told()
        assert differences(then["views"][0]["state"], party.screens[0].view["state"]) == []
        if then["status"] != "over":
            await play_on(party, then)


@pytest.mark.parametrize("path", BACKUPS, ids=name_of)
async def test_an_old_backup_is_put_back_and_its_games_go_on(lounge, tmp_path, path):
    restore(f"sqlite:///{tmp_path / 'starboard.db'}", path)
    async with lounge() as here:
        for then in tables_of(path):
            party = await party_of(here, then)
            await shows_what_it_showed(party, then)
            await play_on(party, then)
