"""A table rebuilt from its moves on disk is the table as it was played: state, version, log, questions and vote."""

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from starboard.kernel.encoding import encode
from starboard.kernel.fate import Fate
from starboard.kernel.setup import set_up
from starboard.server.api.setups import usual_seats
from starboard.server.refusals import RequestRefused
from starboard.server.running.server_process import ServerProcess
from starboard.server.settings import Settings
from starboard.server.storage.moves import Move
from starboard.server.storage.records import PersonRecord
from starboard.server.tables import lobby, move_log
from starboard.server.tables.live_table import LiveTable
from starboard.server.tables.setups import setup_of
from starboard.server.tables.table_history import Step, TableHistory
from starboard.server.tables.votes import Ballot
from tests.server.lounge import until


async def rebuilt(table: LiveTable) -> tuple[TableHistory, Any]:
    history = TableHistory(table.history.game, setup_of(table.record), table.process.fate(table.record.id))
    log = move_log.folded(await table.process.store.moves(table.record.id))
    assert history.rebuild(log, None)
    return history, Ballot(log.vote).vote


def everything(history: TableHistory) -> dict[str, Any]:
    match = history.live
    return {
        "state": encode(match.state),
        "journal": match.journal,
        "asks": {seat: (match.ask_id(seat), list(ask.options)) for seat, ask in match.asks.items()},
        "ids": [match.ask_id(seat) for seat in range(len(history.setup.seats))],
        "window": match.window is not None,
        "orders": match.orders.plain(),
        "undo": [match.undo_stops(seat) for seat in range(len(history.setup.seats))],
        "seq": history.seq,
        "version": history.version,
        "told": [(h.kind, h.args, h.secret) for h in history.events],
        "steps": history.steps,
    }


async def opened(folder: Path, game: str, seats: int, **wishes: Any) -> LiveTable:
    """A table of people without sockets."""
    process = ServerProcess(Settings(database=f"sqlite:///{folder}/{game}-{seats}.db", bot_workers=0, seed=seats))
    people = [PersonRecord(f"person{seat}", f"Person {seat}") for seat in range(seats)]
    for person in people:
        await process.store.people.add(person, f"hash of {person.id}")
    mode = "plain" if game == "toy" else "semi-coop"
    settings = {"open": True, "pace": "async", "reaction_seconds": 3600.0, "odds": False, "spectators": True}
    wanted = lobby.Wishes(name="T", tutorial=False, **{**settings, **wishes})
    rules = process.game(game)
    places = usual_seats(rules, people[0].id, seats, 0, "random")
    record = await lobby.create(process, people[0].id, rules, wanted, set_up(rules.offer, mode, seats), places)
    for seat, person in enumerate(people[1:], 1):
        await lobby.sit(process, record.id, person.id, seat)
    await lobby.start(process, record.id, people[0].id)
    return await process.table(record.id)


def pick_for(table: LiveTable, seat: int, dice: random.Random) -> Any:
    ask = table.match.asks[seat]
    options = list(ask.options)
    if ask.many:
        return [*dice.sample(options, dice.randint(ask.least, min(ask.most, len(options))))]
    return None if not ask.least and dice.random() < 0.4 else dice.choice(options)


async def something_happens(table: LiveTable, dice: random.Random) -> str:
    """A random thing that people do at a table; what it was."""
    seats = range(len(table.history.setup.seats))
    chance = dice.random()
    match = table.match
    try:
        if table.ballot.vote and chance < 0.5:
            since, version = table.ballot.vote.since, table.history.version
            voter = dice.choice([*table.ballot.vote.needed, table.ballot.vote.seat])
            await table.takebacks.cast_vote(voter, dice.random() < 0.8)
            if table.history.version > version:
                assert table.history.latest[0] == since, "the vote said where the log would be cut"
            return "vote"
        if chance < 0.12:
            await table.takebacks.undo(dice.choice(seats))
            return "undo"
        if chance < 0.18:
            reaction = dice.choice(sorted(match.game.order_kinds()))
            condition = {"seats": [0]} if dice.random() < 0.5 else {}
            await table.give_orders(dice.choice(seats), reaction, dice.choice(["ask", "never", "if"]), condition)
            return "orders"
        if table.timers.windows.window and (chance < 0.5 or not match.asks):
            for seat in list(table.timers.windows.window.seats):
                table.timers.windows.window and table.timers.windows.heard_pass(seat, table.timers.windows.window.id)
            version = table.history.version
            if table.timers.windows.window:
                await until(lambda: table.history.version > version, "the window closes")
            return "window"
        seat = dice.choice(sorted(match.asks))
        await table.answer(seat, match.ask_id(seat), pick_for(table, seat, dice))
        return "answer"
    except RequestRefused as refused:
        return refused.code


@pytest.mark.parametrize(
    "game, seats, seed",
    [
        ("toy", 2, 1),
        ("toy", 3, 2),
        ("toy", 4, 3),
        ("nemesis", 2, 4),
        ("nemesis", 3, 5),
        ("nemesis", 4, 6),
        ("nemesis", 5, 7),
    ],
)
async def test_a_rebuilt_table_is_the_table_that_was_played(tmp_path, toy, game, seats, seed):
    dice = random.Random(seed)
    done: dict[str, int] = {}
    for _ in range(12 if game == "toy" else 1):
        folder = tmp_path / str(dice.random())
        folder.mkdir()
        table = await opened(folder, game, seats)
        for step in range(40 if game == "toy" else 260):
            if table.match.over:
                break
            what = await something_happens(table, dice)
            done[what] = done.get(what, 0) + 1
            if game == "toy" or step % 6 == 0 or what in ("undo", "vote"):
                async with table.lock:  # a window may close at any moment
                    history, vote = await rebuilt(table)
                    assert everything(history) == everything(table.history), (step, what, done)
                    assert vote == table.ballot.vote
        await table.process.close()
    assert done["answer"] > 10 and len(done) > 1, done  # fate decides how often the rest comes up


async def test_what_an_empty_window_told_stays_when_the_decision_after_it_goes(tmp_path, toy):
    table = await opened(tmp_path, "toy", 2)
    played = [(move_log.BEGIN, 0, 0), (move_log.ANSWER, 2, 2), (move_log.CLOSE, 3, 3), (move_log.ANSWER, 3, 5)]

    table.history.steps = [Step(*step) for step in played]

    assert [table.history.events_until(length) for length in (3, 2)] == [5, 2]
    await table.process.close()


@pytest.mark.parametrize("seed", range(3))
async def test_a_screen_that_missed_an_undo_is_put_right_by_what_it_missed(tmp_path, toy, seed):
    """For every version a client may have seen, live and rebuilt tell it events that lead to the same log."""
    dice = random.Random(seed)
    table = await opened(tmp_path, "toy", 3)
    seen: dict[int, list[Any]] = {}
    for _ in range(60):
        if table.match.over:
            break
        await something_happens(table, dice)
        seen[table.history.version] = list(table.history.events)

        history, _ = await rebuilt(table)
        for version, log in seen.items():
            for now in (table.history, history):
                log_then = list(log)
                for number, happening in now.events_since(version, 10_000)[0]:
                    assert number <= len(log_then)
                    log_then[number:] = [happening]
                told = [(h.kind, h.args) for h in log_then]
                assert told == [(h.kind, h.args) for h in table.history.events]
    await table.process.close()
    await asyncio.sleep(0)


async def test_a_table_restarted_from_a_checkpoint_is_the_same_on_every_load(tmp_path, toy):
    """Fate spoke after the checkpoint and before anybody was asked: what it said then is kept, not said anew."""
    table = await opened(tmp_path, "toy", 3)
    kept = table.match.start  # before the cards were dealt
    for fate in range(6):
        first = TableHistory(table.match.game, setup_of(table.record), Fate(fate))
        first.restart({"entries": [], "checkpoint": encode(kept)})
        restart = Move("", 0, move_log.RESTART, -1, 0.0, msgspec.json.decode(msgspec.json.encode(first.restarted())))

        again = TableHistory(table.match.game, setup_of(table.record), Fate(fate + 100))
        again.follow(restart)

        assert again.live.journal == first.live.journal and len(again.live.journal) == 3
        assert move_log.journal_length(restart) == len(again.live.journal)
    await table.process.close()
