"""Everything in one file while people play, and back again: the same games, hands, names and keys."""

import gzip
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from starboard.server.settings import Settings
from starboard.server.storage import schema
from starboard.server.storage.backup import BadBackup, back_up, restore
from starboard.server.storage.store import Store
from tests.server.lounge import ROOT, Guest, Lounge, Party
from tests.server.voyages import Crew, first_chapter


@pytest.fixture(params=["sqlite", "postgresql"])
def elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Another, empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'new.db'}"
    return Settings(database=request.getfixturevalue("postgres_database")).database


def new_sqlite(tmp_path: Path, name: str = "new") -> str:
    return f"sqlite:///{tmp_path / name}.db"


def rewritten(path: Path, change: Callable[[Any], Any]) -> Path:
    """A copy of a backup with every line changed; None leaves it out."""
    lines = [json.loads(line) for line in gzip.decompress(path.read_bytes()).splitlines()]
    copy = path.with_name("changed.backup")
    with gzip.open(copy, "wt") as file:
        file.writelines(json.dumps(new) + "\n" for new in map(change, lines) if new is not None)
    return copy


def rows_in(url: str) -> int:
    store = Store(url)
    with store.engine.connect() as connection:
        tables = schema.METADATA.sorted_tables
        return sum(connection.execute(select(func.count()).select_from(table)).scalar() or 0 for table in tables)


async def a_party_in_the_middle(here: Lounge) -> Party:
    party = await here.party("Ada", "Bob")
    for _ in range(8):
        await (await party.asked()).answer()
    await party.screens[0].done("chat", text="ahoj")
    await party.asked()  # so that no window is about to close
    await party.settled()
    return party


async def test_a_game_goes_on_from_a_backup_made_while_it_was_played(lounge, tmp_path, elsewhere):
    file = tmp_path / "now.backup"
    async with lounge() as here:
        party = await a_party_in_the_middle(here)
        written = back_up(here.settings.database, file)
        before = [(screen.view, screen.version, screen.told()) for screen in party.screens]

    assert restore(elsewhere, file) == written
    async with lounge(database=elsewhere) as there:
        for number, guest in enumerate(party.guests):
            guest.url = there.url  # the same keys open the same doors
            screen = await guest.look(party.table)
            assert (screen.view, screen.version, screen.told()) == before[number]
            assert [chat["text"] for chat in screen.chat] == ["ahoj"]
        again = Party(party.table, party.guests, [guest.screens[-1] for guest in party.guests])
        await (await again.asked()).answer()
        await again.screens[0].done("chat", text="and on")
        await again.screens[1].until(lambda screen: len(screen.chat) == 2, "new lines get new numbers")
        for guest in party.guests:
            await guest.go_home()


async def test_a_backup_from_before_a_column_was_known_is_restored(lounge, tmp_path):
    file = tmp_path / "old.backup"
    async with lounge() as here:
        await a_party_in_the_middle(here)
        back_up(here.settings.database, file)

    def as_then(line: Any) -> Any:
        if isinstance(line, list):
            for new in ("sent_away", "called"):
                line[1].pop(new, None)
        return line

    written = restore(new_sqlite(tmp_path), rewritten(file, as_then))
    assert rows_in(new_sqlite(tmp_path)) == written > 10


async def test_what_is_no_whole_backup_restores_nothing(lounge, tmp_path):
    file = tmp_path / "now.backup"
    async with lounge() as here:
        await a_party_in_the_middle(here)
        back_up(here.settings.database, file)
    empty = new_sqlite(tmp_path)

    def unknown(line: Any) -> Any:
        return ["crew", line[1]] if isinstance(line, list) and line[0] == "chats" else line

    def fuller(line: Any) -> Any:
        return [line[0], {**line[1], "mood": 1}] if isinstance(line, list) and line[0] == "chats" else line

    broken = {
        "cut off": lambda line: None if isinstance(line, dict) and "rows" in line else line,
        "newer": unknown,
        "does not know": fuller,
        "no row": lambda line: line[0] if isinstance(line, list) else line,
        "fit together": lambda line: None if isinstance(line, list) and line[0] == "people" else line,
        "another format": lambda line: {"starboard-backup": 99} if "starboard-backup" in line else line,
    }
    for why, change in broken.items():
        with pytest.raises(BadBackup, match=why):
            restore(empty, rewritten(file, change))
        assert rows_in(empty) == 0, why
    half = tmp_path / "half.backup"
    half.write_bytes(file.read_bytes()[:-200])
    for path in (half, tmp_path / "nothing.backup", ROOT / "README.md"):
        with pytest.raises(BadBackup):
            restore(empty, path)
    assert rows_in(empty) == 0


async def test_a_database_with_games_in_it_is_left_alone(lounge, tmp_path):
    file = tmp_path / "now.backup"
    async with lounge() as here:
        await a_party_in_the_middle(here)
        written = back_up(here.settings.database, file)
        with pytest.raises(BadBackup, match="not empty"):
            restore(here.settings.database, file)
        assert rows_in(here.settings.database) == written


def test_a_backup_that_fails_leaves_the_last_one_as_it_was(tmp_path, monkeypatch):
    file = tmp_path / "now.backup"
    back_up(new_sqlite(tmp_path), file)
    before = file.read_bytes()

    def no_room(connection: Any) -> Any:
        yield "people", {}
        raise OSError("no room left")

    monkeypatch.setattr("starboard.server.storage.backup._rows", no_room)
    with pytest.raises(OSError):
        back_up(new_sqlite(tmp_path), file)
    assert file.read_bytes() == before
    assert not list(tmp_path.glob("*.part"))


def test_from_the_command_line(tmp_path):
    def starboard(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "starboard.cli.main", *words]
        return subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, timeout=60)

    file = str(tmp_path / "now.backup")
    made = starboard("backup", file, "--database", new_sqlite(tmp_path, "old"))
    assert made.returncode == 0 and "Wrote 0 rows" in made.stdout, made.stderr
    put = starboard("restore", file, "--database", new_sqlite(tmp_path))
    assert put.returncode == 0 and "Restored 0 rows" in put.stdout, put.stderr
    failed = starboard("restore", str(tmp_path / "none.backup"), "--database", new_sqlite(tmp_path))
    assert failed.returncode == 2 and "none.backup" in failed.stderr and "Traceback" not in failed.stderr


async def test_a_campaign_goes_on_from_a_backup(lounge, tmp_path, elsewhere, voyage):
    file = tmp_path / "campaign.backup"
    async with lounge() as here:
        party = await first_chapter(here, "Ada", "Bob")
        back_up(here.settings.database, file)
        before = await party.info()
    restore(elsewhere, file)

    async with lounge(database=elsewhere) as there:
        crew = Crew([Guest(there.url, guest.token, guest.person) for guest in party.guests], party.campaign)
        there.guests += crew.guests
        assert await crew.info() == {**before, "here": [crew.host.person["id"]]}, "nobody looks at a table yet"
        await crew.begin(1, scenario="storm")
        await crew.sit_and_start()
        await crew.play()
        assert (await crew.info())["ended"]
