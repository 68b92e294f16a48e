"""Starting: what cannot be used is said in a sentence, and only tables that go on by themselves are loaded."""

import os
import sqlite3
import subprocess
import sys

import pytest
from sqlalchemy import update

from starboard.server.refusals import CannotOpen
from starboard.server.storage import migrate, schema
from starboard.server.tables.bot_turns import BotTurns
from tests.server.lounge import ROOT, TOY_TABLE, deal, free_port, play_to_the_strike, until


def run(folder, *arguments, **environment):
    """`starboard serve`, which is expected to end by itself."""
    command = [sys.executable, "-m", "starboard.cli.main", "serve", *arguments]
    path = {"PYTHONPATH": str(ROOT / "src"), "PATH": os.environ["PATH"], "HOME": str(folder)}
    return subprocess.run(command, capture_output=True, text=True, timeout=60, env={**path, **environment})


def foreign(file):
    with sqlite3.connect(file) as db:
        db.execute("CREATE TABLE songs (name TEXT)")


def newer(file):
    migrate.open_database(f"sqlite:///{file}").dispose()
    with sqlite3.connect(file) as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")


def ours(file):
    migrate.open_database(f"sqlite:///{file}").dispose()


@pytest.mark.parametrize(
    ("prepare", "address", "reason"),
    [
        (lambda file: file.write_bytes(b"a shopping list " * 100), "sqlite:///{file}", "not a database"),
        (lambda file: file.mkdir(), "sqlite:///{file}", "unable to open"),
        (foreign, "sqlite:///{file}", "belongs to another program"),
        (newer, "sqlite:///{file}", "newer Starboard"),
        (ours, "sqlite:///file:{file}?mode=ro&uri=true", "cannot be written to, only read"),
        (lambda file: file.write_text(""), "sqlite:///{file}/starboard.db", "File exists"),
        (lambda file: None, "postgresql://nobody:secret@127.0.0.1:{port}/none", "cannot be reached"),
    ],
    ids=["nonsense", "folder", "foreign", "newer", "read-only", "no folder", "no server"],
)
def test_a_database_that_cannot_be_used_is_one_sentence(tmp_path, prepare, address, reason):
    file = tmp_path / "some.db"
    prepare(file)
    ended = run(tmp_path, "--database", address.format(file=file, port=free_port()), "--port", "0")

    assert ended.returncode == 1
    assert ended.stderr.splitlines()[-1].startswith("starboard: ") and reason in ended.stderr.splitlines()[-1]
    assert "Traceback" not in ended.stderr and "secret" not in ended.stderr and "open at" not in ended.stdout


def test_a_database_that_stays_locked_is_one_sentence(tmp_path, monkeypatch):
    monkeypatch.setattr(migrate, "STARTING_SECONDS", 0.2)
    ours(tmp_path / "some.db")
    other = sqlite3.connect(tmp_path / "some.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(CannotOpen, match="another program keeps the database locked"):
        migrate.open_database(f"sqlite:///{tmp_path / 'some.db'}")
    other.close()


def set_window(here, table, is_open):
    with here.process.store.engine.begin() as db:
        db.execute(update(schema.tables).where(schema.tables.c.id == table).values(window_open=is_open))


async def test_only_tables_that_go_on_by_themselves_are_loaded(lounge, toy, monkeypatch):
    async with lounge() as here:
        deal(here, "ace", "stop")
        idle = [await here.party("Ada", "Bob", **TOY_TABLE) for _ in range(15)]
        window = await here.party("Ada", "Bob", **TOY_TABLE, reaction_seconds=60)
        await play_to_the_strike(window)
        with monkeypatch.context() as resting:
            resting.setattr(BotTurns, "wake", lambda *_: None)
            bots = await here.party("Ada", bots=1, **TOY_TABLE)
            await bots.host.ok("POST", f"{bots.path}/seats/0/bot", json={"bot": "random"})
            needed = {window.table, bots.table}
            await here.restart()
            await until(lambda: set(here.process.tables) >= needed, "they are loaded")
            assert set(here.process.tables) == needed

            # Of rows written by an older Starboard nobody knows: each is looked at, once.
            set_window(here, idle[0].table, True)
            for expected in (needed | {idle[0].table}, needed):
                await here.restart()
                await until(lambda expected=expected: set(here.process.tables) >= expected, "they are loaded")
                assert set(here.process.tables) == expected
                if idle[0].table in expected:
                    await until(lambda: not row(here, idle[0].table).window_open, "it is noted")
        await here.restart()
        await until(lambda: bots.table in here.process.tables, "the bot's table is loaded")
        await until(lambda: here.process.tables[bots.table].history.seq > 2, "the bot plays on")
        await idle[1].gather_again()
        assert idle[1].screens[0].ask


def row(here, table):
    with here.process.store.engine.begin() as db:
        return db.execute(schema.tables.select().where(schema.tables.c.id == table)).one()


async def test_whoever_is_to_be_called_is_not_forgotten(lounge, toy):
    async with lounge(webhook_hosts=["127.0.0.1:9"]) as here:
        deal(here, "ace", "king")
        called = await here.party("Ada", "Bob", **TOY_TABLE, pace="async")
        await called.host.ok("PATCH", "/api/me", json={"webhook": "http://127.0.0.1:9/ada"})
        other = await here.party("Cem", "Dot", **TOY_TABLE, pace="async")
        store = here.process.store
        now = called.screens[0].table["created"] + 60
        assert await store.scans.tables_to_wake(calling=True, before=now) == [called.table]
        assert await store.scans.tables_to_wake(calling=False, before=now) == []
        assert await store.scans.tables_to_wake(calling=True, before=now - 120) == []
        assert other.table not in await store.scans.tables_to_wake(True, now)
