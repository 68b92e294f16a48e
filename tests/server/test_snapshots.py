"""A table resumed from a snapshot and the moves since is, byte for byte, the table played from its first move."""

import asyncio
import random
from typing import Any

import msgspec
import pytest

from starboard.kernel.encoding import encode
from starboard.kernel.visibility import SPECTATOR
from starboard.server.refusals import RequestRefused
from starboard.server.tables import restoring, snapshot_keeper, snapshots, takebacks
from starboard.server.tables.live_table import LiveTable
from starboard.server.tables.restoring import Restored, new_history, replayed, resumed
from starboard.server.tables.table_history import TableHistory, checkpoint_of
from starboard.server.wire.as_json import as_json
from starboard.server.wire.frames import event_line, view_for
from tests.server.lounge import until
from tests.server.test_table_history import opened, something_happens


def channels(found: Restored) -> dict[str, bytes]:
    """Everything that leaves for anybody, as it goes over the wire, and what the table needs to go on."""
    history, match = found.history, found.history.live
    seen: dict[str, Any] = {}
    for seat in (*range(len(history.setup.seats)), SPECTATOR):
        seen[f"view of {seat}"] = view_for(match, seat)
        for version in (None, history.version // 2, *range(max(0, history.version - 3), history.version + 1)):
            numbered, more = history.events_since(version, 200)
            seen[f"events for {seat} since {version}"] = (
                [event_line(match, n, told, seat) for n, told in numbered],
                more,
            )
    seen["inside"] = {
        "state": encode(match.state),
        "checkpoint": (match.mark, encode(match.checkpoint)),
        "match": [
            match.journal,
            match.history.barriers,
            sorted(match.history.reacted),
            match.history.passed,
            match.history.epoch,
            match.history.past,
        ],
        "decided": sorted((seat, at) for seat, at in match.history.decided.items() if at),
        "undo": [match.undo_stops(seat) for seat in range(len(history.setup.seats))],
        "orders": match.orders.plain(),
        "asks": [[seat, match.ask_id(seat), list(ask.options)] for seat, ask in sorted(match.asks.items())],
        "counts": [history.seq, history.version, history.at],
        "steps": history.steps,
        "since": [history.after, history.low],
        "vote": found.ballot.plain(),
    }
    return {name: as_json(said) for name, said in seen.items()}


async def both(table: LiveTable) -> tuple[Restored | None, Restored]:
    """The table from its snapshot on, and from its first move on."""
    process, record = table.process, table.record
    kept = await process.store.snapshot(record.id)
    moves = await process.store.moves(record.id)
    assert kept is not None
    since = [move for move in moves if move.seq > kept[0]]
    return resumed(new_history(process, record), kept, since), replayed(new_history(process, record), moves, None)


@pytest.mark.parametrize("game, seats, seed", [("toy", 3, 1), ("toy", 4, 2), ("nemesis", 3, 4)])
async def test_snapshot_and_moves_since_make_the_same_table_as_all_moves(tmp_path, toy, game, seats, seed):
    dice = random.Random(seed)
    compared = from_snapshot = 0
    for number in range(4 if game == "toy" else 1):
        folder = tmp_path / str(number)
        folder.mkdir()
        table = await opened(folder, game, seats)
        for step in range(30 if game == "toy" else 100):
            if table.match.over:
                break
            async with table.lock:
                if step == 0 or dice.random() < 0.1:
                    await table.snapshots.keep()
            await something_happens(table, dice)
            if game == "toy" or step % 7 == 0:
                async with table.lock:
                    quick, whole = await both(table)
                    compared += 1
                    mine = Restored(table.history, table.ballot)
                    assert channels(mine) == channels(whole)
                    if quick is not None:
                        from_snapshot += 1
                        assert channels(quick) == channels(whole)
        await table.process.close()
    assert compared > 8 and from_snapshot > compared * 0.8, (compared, from_snapshot)


async def let_windows_pass(table: LiveTable) -> None:
    """Until somebody is asked outside of a window."""
    while table.match.window:
        version = table.history.version
        for seat in list(table.timers.windows.window.seats):
            table.timers.windows.heard_pass(seat, table.timers.windows.window.id)
        await until(lambda version=version: table.history.version > version, "the window closes")


async def played(tmp_path, moves: int) -> LiveTable:
    table = await opened(tmp_path, "nemesis", 2)
    dice = random.Random(8)
    for _ in range(moves):
        await let_windows_pass(table)
        seat = sorted(table.match.asks)[0]
        options = table.match.asks[seat].options
        ask = table.match.asks[seat]
        pick = list(options[: ask.least]) if ask.many else dice.choice(list(options)) if ask.least else None
        await table.answer(seat, table.match.ask_id(seat), pick)
    await let_windows_pass(table)
    return table


DAMAGE = {
    "cut off": lambda kept: {"format": 2},
    "changed": lambda kept: {**kept, "table": {**kept["table"], "version": 7}},
    "of other rules": lambda kept: of_rules(kept, "another"),
    "of a program to come": lambda kept: {**kept, "format": 99},
    "of the first format": lambda kept: snapshots.checkpoint_in(kept),
    "a list": lambda kept: {"format": 2, "sha256": "", "table": []},
}


def of_rules(kept: dict[str, Any], version: str) -> dict[str, Any]:
    import hashlib

    table = {**kept["table"], "rules_version": version}
    return {**kept, "table": table, "sha256": hashlib.sha256(msgspec.json.encode(table)).hexdigest()}


@pytest.mark.parametrize("how", DAMAGE)
async def test_a_snapshot_that_cannot_be_used_costs_only_time(tmp_path, toy, how):
    table = await played(tmp_path, 12)
    await table.snapshots.keep()
    process = table.process
    seq, kept = await process.store.snapshot(table.record.id)
    damaged = DAMAGE[how](kept)
    await process.store.keep_snapshot(table.record.id, seq, msgspec.json.encode(damaged).decode())

    found = await restoring.restored(process, table.record)

    assert found.fits
    assert channels(found) == channels(Restored(table.history, table.ballot))
    await process.close()


async def test_a_table_is_read_by_its_snapshot_and_the_moves_since(tmp_path, toy, monkeypatch):
    table = await played(tmp_path, 6)
    await table.snapshots.keep()
    process, asked = table.process, []
    really = process.store.moves

    async def moves(table_id, since=0):
        asked.append(since)
        return await really(table_id, since)

    monkeypatch.setattr(process.store, "moves", moves)
    found = await restoring.restored(process, table.record)
    assert asked == [table.history.seq + 1]
    assert channels(found) == channels(Restored(table.history, table.ballot))
    await process.close()


async def test_undo_plays_only_what_was_played_since_a_checkpoint(tmp_path, toy, monkeypatch):
    """However often something was taken back before (M6). Counted in requests of the rules, not in time."""
    table = await played(tmp_path, 12)
    requests, reads = 0, 0
    really = table.match.game.play

    def play(g):
        nonlocal requests
        going, answer = really(g), None
        while True:
            try:
                request = going.send(answer)
            except StopIteration:
                return
            requests += 1
            answer = yield request

    async def moves(*args):
        nonlocal reads
        reads += 1
        return []

    costs = []
    monkeypatch.setattr(table.match.game, "play", play)
    monkeypatch.setattr(table.process.store, "moves", moves)
    for _ in range(60):
        await let_windows_pass(table)
        seat = sorted(table.match.asks)[0]
        ask = table.match.asks[seat]
        pick = list(ask.options[: ask.least]) if ask.many else ask.options[0] if ask.least else None
        await table.answer(seat, table.match.ask_id(seat), pick)
        requests = 0
        async with table.exclusive():
            await table.takebacks.go_back(seat, table.history.last_decision(seat))
        costs.append(requests)
    assert len(costs) > 20 and 0 < max(costs) < 120 and reads == 0, (costs, reads)
    await table.process.close()


async def test_a_long_way_back_is_gone_in_a_thread_and_a_late_reader_sees_no_half_table(tmp_path, toy, monkeypatch):

    monkeypatch.setattr(takebacks, "LONG_WAY_BACK", 0)
    table = await played(tmp_path, 6)
    threads = []
    really = asyncio.to_thread

    async def to_thread(work, *args):
        threads.append(work)
        return await really(work, *args)

    monkeypatch.setattr(takebacks.asyncio, "to_thread", to_thread)
    before = table.history
    seat = next(seat for seat in range(2) if table.match.last_decision(seat) is not None)
    async with table.exclusive():
        await table.takebacks.go_back(seat, table.history.last_decision(seat))
    assert threads and table.history is not before
    assert len(before.events) and before.version + 1 == table.history.version
    await table.process.close()


async def test_an_undo_below_the_snapshot_keeps_another(tmp_path, toy):
    """Or the table would go on, after a change of the rules, from a checkpoint that never was."""
    table = await played(tmp_path, 10)
    await table.snapshots.keep()
    mark = table.match.mark
    async with table.exclusive():
        await table.takebacks.go_back(0, table.history.last_decision(0))
    while table.history.length >= mark and table.history.steps[-2].journal > 30:
        async with table.exclusive():
            await table.takebacks.go_back(0, table.history.last_decision(0))
    await asyncio.sleep(0.05)
    kept = await table.process.store.snapshot(table.record.id)
    assert snapshots.mark_of(kept[1]) <= table.history.length
    assert checkpoint_of(table.match)["entries"] == table.match.journal[: table.match.mark]
    await table.process.close()


def test_a_chronicle_has_a_few_checkpoints_at_hand():
    from starboard.server.tables import table_history

    assert 2 <= table_history.KEPT <= 16 and TableHistory is table_history.TableHistory


async def test_a_snapshot_is_of_its_own_move_whatever_is_being_played_when_it_is_written(tmp_path, toy, monkeypatch):

    monkeypatch.setattr(snapshot_keeper, "SNAPSHOT_EVERY", 1)
    table = await played(tmp_path, 3)
    seq = table.history.seq
    ask = next(iter(table.match.asks.values()))

    async def slow(move, summary):
        await asyncio.sleep(0.05)  # what was kept after the last move is written meanwhile
        raise OSError("no space left on device")

    monkeypatch.setattr(table.process.store, "append", slow)
    pick = list(ask.options[: ask.least]) if ask.many else ask.options[0] if ask.least else None
    with pytest.raises(RequestRefused):
        await table.answer(ask.seat, table.match.ask_id(ask.seat), pick)

    kept = await table.process.store.snapshot(table.record.id)
    assert kept[0] == seq and kept[1]["table"]["seq"] == seq
    found = await restoring.restored(table.process, table.record)
    assert channels(found) == channels(Restored(table.history, table.ballot))
    await table.process.close()


async def test_after_a_restart_too_an_undo_below_the_snapshot_keeps_another(tmp_path, toy):
    table = await played(tmp_path, 8)
    await table.snapshots.keep()
    async with table.lock:
        await table.reader.load()
    while table.history.length >= table.snapshots.mark and table.history.steps[-1].journal > 30:
        async with table.exclusive():
            deciders = [seat for seat in range(2) if table.match.last_decision(seat) is not None]
            seat = max(deciders, key=table.match.last_decision)
            await table.takebacks.go_back(seat, table.history.last_decision(seat))
    await asyncio.sleep(0.05)
    kept = await table.process.store.snapshot(table.record.id)
    assert snapshots.mark_of(kept[1]) <= table.history.length
    await table.process.close()
