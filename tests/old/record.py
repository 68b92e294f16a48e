"""Record saves, databases and a backup into tests/old/<label>/, for every later version to open and play on.

    python tests/old/record.py 1
    python tests/old/record.py saga-1 saga

The second records saves of one game alone, when the schema of its state changes; its label is the game's and the schema
version that ends.

Run it from a checkout of the version to be recorded, with its own `src` on the path, before the first change to what is
written; tests/old/README.md says how. The label is the number of the save format. `tests/test_old_saves.py` and
`tests/server/test_old_databases.py` open everything that lies there. A recording is never made anew: what it holds is
what people have on their disks.

Everything is played through the real server and its sockets, so that the tool depends on nothing that may change.
"""

import argparse
import asyncio
import gzip
import hashlib
import json
import random
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, ".")  # the tests of the version that is recorded

from starboard.games.registry import find_game
from starboard.kernel.fate import Fate
from starboard.kernel.game import Game, new_table
from starboard.kernel.match import Match
from starboard.kernel.pieces import project
from starboard.kernel.playout import random_answer
from starboard.kernel.saves import SUFFIX, write
from starboard.kernel.visibility import OPEN
from starboard.server.storage.backup import back_up
from tests.server.lounge import Lounge, Party, Screen, any_legal, play_to_the_end, until

FOLDER = Path(__file__).resolve().parent

FIRST = "nemesis"  # the game of the databases and the backup

# Seats, mode, scenario, options, decisions played, and whether to go on until a reaction window stands open.
Save = tuple[int, str, str, tuple[str, ...], int, bool]
SAVES: dict[str, tuple[Save, ...]] = {
    "nemesis": (
        (1, "solo", "", (), 40, False),
        (1, "coop", "", ("alternative-board",), 60, False),
        (2, "semi-coop", "", ("doors-block-crew-only", "queen-token-returns"), 50, True),
        (2, "coop", "", ("two-coop-objectives",), 40, True),
        (3, "semi-coop", "", ("intruder-player",), 70, True),
        (3, "coop", "", ("ejection-saves-occupants", "next-intact-room"), 45, False),
        (4, "semi-coop", "", (), 110, True),
        (4, "semi-coop", "", ("alternative-board", "summoning-is-encounter", "leaving-a-pod-passes"), 90, False),
        (5, "semi-coop", "", ("intruder-player", "target-by-action-cards", "no-eggs-in-dead-nest"), 140, True),
        (5, "coop", "", ("attached-cards-count",), 3000, False),
    ),
    "saga": (
        (1, "together", "a", (), 10, False),
        (2, "together", "b", (), 60, True),
        (3, "together", "m3", ("outnumbered-by-each",), 120, False),
        (2, "versus", "c", (), 90, True),
        (4, "versus", "m5", ("points-not-crossed",), 200, True),
        (5, "versus", "m7", (), 5000, False),
    ),
}


def facts(match: Match) -> dict[str, Any]:
    """What whoever opens it later must find."""
    return {
        "journal": len(match.journal),
        "asked": sorted(match.asks),
        "window": match.window is not None,
        "over": match.over,
        "orders": match.orders.plain(),
        "state": project(match.state, OPEN),
    }


# --- saves ---


def record_saves(folder: Path, game: Game) -> None:
    for number, save in enumerate(SAVES[game.name]):
        seats, mode, scenario, _, _, window = save
        match = played(500 + number, game, save)
        for seed in range(1000, 1100):
            if window and not match.window:  # the game ended before there was one
                match = played(seed, game, save)
        where = "over" if match.over else "window" if match.window else "middle"
        table = "-".join([word for word in (mode, scenario, str(seats)) if word])
        path = folder / f"{number:02d}-{table}-{where}{SUFFIX}"
        write(match, path, {"facts": facts(match)})
        print(path.name, len(match.journal))


def played(seed: int, game: Game, save: Save) -> Match:
    seats, mode, scenario, options, decisions, window = save
    match = Match(game, new_table(game, seats, mode, options, scenario), Fate(seed), hold_windows=True)
    dice = Fate(seed + 1)
    kinds = list(game.order_kinds())
    if seats > 1 and kinds:
        match.orders.give(1, kinds[0], "never")
    while not match.over and (decisions > 0 or (window and not match.window)):
        if match.window and not match.asks:
            match.close_window()
            continue
        seat = dice.pick(sorted(match.asks))
        match.answer(seat, random_answer(match.asks[seat], dice))
        decisions -= 1
    return match


# --- databases ---

Scene = Callable[[Lounge], Awaitable[list[Party]]]
DICE = random.Random(8)


def held(screen: Screen) -> bool:
    """Whether it shows a reaction window that waits for people, and for long."""
    return bool(screen.window and screen.window["left"] > 60)


async def play(party: Party, decisions: int) -> None:
    """So many decisions of people; bots answer in between."""
    for _ in range(decisions):
        await until(lambda: any(screen.ask or screen.over or held(screen) for screen in party.screens), "a question")
        for screen in party.screens:
            if screen.ask:
                await screen.answer(choose=any_legal(DICE))
                await party.settled()
                break


async def middle(lounge: Lounge) -> list[Party]:
    party = await lounge.party("Ada", "Bob", bots=2, options=["intruder-player"])
    await party.screens[1].done("orders", reaction="interruption", order="never")
    await play(party, 60)
    return [party]


async def window(lounge: Lounge) -> list[Party]:
    """Until a reaction window stands open for people."""
    party = await lounge.party("Ada", "Bob", "Cem", reaction_seconds=7 * 24 * 3600)
    for _ in range(400):
        if any(map(held, party.screens)):
            return [party]
        await play(party, 1)
        await asyncio.sleep(0.02)
    raise AssertionError("no window ever opened")


async def vote(lounge: Lounge) -> list[Party]:
    """A seat has asked the others to go back, and nobody has answered yet."""
    party = await lounge.party("Ada", "Bob", "Cem")
    await play(party, 30)
    for _ in range(200):
        await play(party, 1)
        for screen in party.screens:
            undo = screen.view["undo"] if screen.view else None
            if undo and not undo["free"] and (await screen.do("undo"))["is"] == "done":
                await screen.until(lambda screen: screen.vote, "the vote is open")
                return [party]
    raise AssertionError("nobody ever had to ask")


async def undone(lounge: Lounge) -> list[Party]:
    """Some decisions taken back, freely where that was possible and by consent elsewhere."""
    party = await lounge.party("Ada", "Bob")
    await play(party, 12)
    done = 0
    for _ in range(300):
        await play(party, 3)
        for number, screen in enumerate(party.screens):
            if (await screen.do("undo"))["is"] != "done":
                continue
            other = party.screens[1 - number]
            if screen.vote or other.vote:
                await other.until(lambda screen: screen.vote, "the vote is open")
                await other.done("vote", yes=True)
            await party.settled()
            done += 1
            break
        if done == 6:
            return [party]
    raise AssertionError("too little was taken back")


async def over(lounge: Lounge) -> list[Party]:
    party = await lounge.party("Ada", bots=2, mode="coop")
    await play_to_the_end(party.screens[0], any_legal(DICE))
    return [party]


async def paused(lounge: Lounge) -> list[Party]:
    party = await lounge.party("Ada", "Bob", mode="coop", options=["alternative-board"])
    await play(party, 25)
    await party.host.ok("POST", f"{party.path}/pause")
    return [party]


async def archived(lounge: Lounge) -> list[Party]:
    party = await lounge.party("Ada", bots=1)
    await play(party, 25)
    await party.host.ok("POST", f"{party.path}/archive")
    return [party]


async def restarted(lounge: Lounge) -> list[Party]:
    """Imported from rules whose journal does not fit any more: it went on from its checkpoint."""
    party = await lounge.party("Ada", bots=1)
    await play(party, 40)
    data = (await party.host.ask("GET", f"{party.path}/export")).content
    answer = await party.host.ask("POST", "/api/import?name=Old", content=by_other_rules(data))
    assert answer.status_code == 201, answer.text
    table = answer.json()["id"]
    await party.host.ok("POST", f"{party.path}/archive")
    again = Party(table, [party.host], [await party.host.look(table)])
    await again.screens[0].until(lambda screen: screen.view, "the imported table")
    await play(again, 10)
    return [again]


def by_other_rules(data: bytes) -> bytes:
    """The same save as older rules would have written it: what they drew first cannot be drawn today."""
    body = json.loads(data)["body"]
    body["rules_version"] = "0"
    body["journal"][0][1] = "a card of another box"
    text = json.dumps(body, separators=(",", ":"))
    head = {"starboard": json.loads(data)["starboard"], "sha256": hashlib.sha256(text.encode()).hexdigest()}
    return (json.dumps(head, separators=(",", ":"))[:-1] + ',"body":' + text + "}").encode()


async def lobby(lounge: Lounge) -> list[Party]:
    return [await lounge.party("Ada", "Bob", bots=1, start=False)]


SCENES: dict[str, Scene] = {
    "middle": middle,
    "window": window,
    "vote": vote,
    "undone": undone,
    "over": over,
    "paused": paused,
    "archived": archived,
    "restarted": restarted,
    "lobby": lobby,
}


async def record_databases(folder: Path) -> None:
    for name, scene in SCENES.items():
        with tempfile.TemporaryDirectory() as place:
            database = Path(place) / "starboard.db"
            async with Lounge(Path(place)) as lounge:
                parties = await scene(lounge)
                tables = [await described(lounge, party) for party in parties]
                await export(folder, name, parties[0])
            pack(database, folder / f"{name}.db.gz")
            (folder / f"{name}.db.json").write_text(json.dumps(tables, separators=(",", ":")) + "\n")
            print(name, (folder / f"{name}.db.gz").stat().st_size)


async def described(lounge: Lounge, party: Party) -> dict[str, Any]:
    """What a later server must show, and the tokens with which its people come in again."""
    table = await lounge.process.table(party.table)
    started = table.history.match is not None
    if started:
        await party.settled()
    return {
        "table": party.table,
        "status": table.record.status,
        "version": table.history.version,
        "guests": [{"token": guest.token, "person": guest.person} for guest in party.guests],
        "vote": party.screens[0].vote,
        "log": [screen.told() for screen in party.screens],
        "views": [screen.view for screen in party.screens],
        "match": facts(table.match) if started else None,
    }


async def export(folder: Path, name: str, party: Party) -> None:
    """A file as the server gives it to somebody who plays alone or has finished."""
    answer = await party.host.ask("GET", f"{party.path}/export")
    if answer.status_code == 200:
        (folder / f"exported-{name}{SUFFIX}").write_bytes(answer.content)


def pack(database: Path, target: Path) -> None:
    """Everything in one file, without the room that was freed."""
    connection = sqlite3.connect(database)
    connection.execute("PRAGMA journal_mode=DELETE")
    connection.execute("VACUUM")
    connection.close()
    with open(database, "rb") as file, open(target, "wb") as raw, gzip.GzipFile("", "wb", 9, raw, mtime=0) as packed:
        shutil.copyfileobj(file, packed)


async def record_backup(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as place:
        async with Lounge(Path(place)) as lounge:
            parties = [*await paused(lounge), *await archived(lounge)]
            tables = [await described(lounge, party) for party in parties]
        back_up(f"sqlite:///{Path(place) / 'starboard.db'}", folder / "starboard.backup")
    (folder / "starboard.backup.json").write_text(json.dumps(tables, separators=(",", ":")) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("label", help="the number of the save format that is recorded, or the game's schema")
    parser.add_argument("game", nargs="?", default="", help="saves of this game alone; else all there is")
    args = parser.parse_args()
    folder = FOLDER / args.label
    if folder.exists():
        sys.exit(f"{folder} is there already, and what was recorded stays as it is")
    folder.mkdir(parents=True)
    record_saves(folder, find_game(args.game or FIRST))
    if args.game:
        return
    asyncio.run(record_databases(folder))
    asyncio.run(record_backup(folder))


if __name__ == "__main__":
    main()
