"""A table rebuilt from its moves on disk is the table as it was played: state, version, log, questions and vote."""

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from starboard.kernel.fate import Fate
from starboard.kernel.views import encode
from starboard.server.house import House
from starboard.server.refusals import Refused
from starboard.server.settings import Settings
from starboard.server.storage import Move
from starboard.server.storage.records import PersonRecord
from starboard.server.tables import lobby, story
from starboard.server.tables.chronicle import Chronicle, Step
from starboard.server.tables.live import LiveTable
from starboard.server.tables.votes import Ballot
from starboard.server.wire import Condition
from tests.server.lounge import until


async def rebuilt(table: LiveTable) -> tuple[Chronicle, Any]:
    chronicle = Chronicle(table.chronicle.game, table.record, table.house.fate(table.record.id))
    told = story.told_by(await table.house.store.moves(table.record.id))
    assert chronicle.rebuild(told, None)
    return chronicle, Ballot(told.vote).vote


def everything(chronicle: Chronicle) -> dict[str, Any]:
    match = chronicle.live
    return {
        "state": encode(match.state),
        "journal": match.journal,
        "asks": {seat: (match.ask_id(seat), list(ask.options)) for seat, ask in match.asks.items()},
        "ids": [match.ask_id(seat) for seat in range(chronicle.seats)],
        "window": match.window is not None,
        "orders": match.orders.plain(),
        "undo": [match.undo_stops(seat) for seat in range(chronicle.seats)],
        "seq": chronicle.seq,
        "version": chronicle.version,
        "told": [(h.kind, h.args, h.secret) for h in chronicle.told],
        "steps": chronicle.steps,
    }


async def opened(folder: Path, game: str, seats: int, **wishes: Any) -> LiveTable:
    """A table of people without sockets."""
    house = House(Settings(database=f"sqlite:///{folder}/{game}-{seats}.db", bot_workers=0, seed=seats))
    people = [PersonRecord(f"person{seat}", f"Person {seat}") for seat in range(seats)]
    for person in people:
        await house.store.add_person(person, f"hash of {person.id}")
    mode = "plain" if game == "toy" else "semi-coop"
    settings = {"open": True, "pace": "async", "reaction_seconds": 3600.0, "odds": False, "spectators": True}
    wanted = lobby.Wishes(
        game=game,
        mode=mode,
        seats=seats,
        options=[],
        name="T",
        tutorial=False,
        bots=0,
        bot="random",
        **{**settings, **wishes},
    )
    record = await lobby.create(house, people[0].id, wanted)
    for seat, person in enumerate(people[1:], 1):
        await lobby.sit(house, record.id, person.id, seat)
    await lobby.start(house, record.id, people[0].id)
    return await house.table(record.id)


def pick_for(table: LiveTable, seat: int, dice: random.Random) -> Any:
    ask = table.match.asks[seat]
    options = list(ask.options)
    if ask.many:
        return [*dice.sample(options, dice.randint(ask.least, min(ask.most, len(options))))]
    return None if not ask.least and dice.random() < 0.4 else dice.choice(options)


async def something_happens(table: LiveTable, dice: random.Random) -> str:
    """A random thing that people do at a table; what it was."""
    seats = range(table.chronicle.seats)
    chance = dice.random()
    match = table.match
    try:
        if table.ballot.vote and chance < 0.5:
            since, version = table.ballot.vote.since, table.chronicle.version
            voter = dice.choice([*table.ballot.vote.needed, table.ballot.vote.seat])
            await table.cast_vote(voter, dice.random() < 0.8)
            if table.chronicle.version > version:
                assert table.chronicle.latest[0] == since, "the vote said where the log would be cut"
            return "vote"
        if chance < 0.12:
            await table.undo(dice.choice(seats))
            return "undo"
        if chance < 0.18:
            reaction = dice.choice(sorted(match.game.order_kinds()))
            condition = Condition(seats=[0]) if dice.random() < 0.5 else Condition()
            await table.give_orders(dice.choice(seats), reaction, dice.choice(["ask", "never", "if"]), condition)
            return "orders"
        if table.clockwork.window and (chance < 0.5 or not match.asks):
            for seat in list(table.clockwork.window.seats):
                table.clockwork.window and table.clockwork.heard_pass(seat, table.clockwork.window.id)
            version = table.chronicle.version
            if table.clockwork.window:
                await until(lambda: table.chronicle.version > version, "the window closes")
            return "window"
        seat = dice.choice(sorted(match.asks))
        await table.answer(seat, match.ask_id(seat), pick_for(table, seat, dice))
        return "answer"
    except Refused as refused:
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
                    chronicle, vote = await rebuilt(table)
                    assert everything(chronicle) == everything(table.chronicle), (step, what, done)
                    assert vote == table.ballot.vote
        await table.house.close()
    assert done["answer"] > 10 and len(done) > 1, done  # fate decides how often the rest comes up


async def test_what_an_empty_window_told_stays_when_the_decision_after_it_goes(tmp_path, toy):
    table = await opened(tmp_path, "toy", 2)
    played = [(story.BEGIN, 0, 0), (story.ANSWER, 2, 2), (story.CLOSE, 3, 3), (story.ANSWER, 3, 5)]

    table.chronicle.steps = [Step(*step) for step in played]

    assert [table.chronicle.told_until(length) for length in (3, 2)] == [5, 2]
    await table.house.close()


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
        seen[table.chronicle.version] = list(table.chronicle.told)

        chronicle, _ = await rebuilt(table)
        for version, log in seen.items():
            for now in (table.chronicle, chronicle):
                log_then = list(log)
                for number, happening in now.events_since(version, 10_000)[0]:
                    assert number <= len(log_then)
                    log_then[number:] = [happening]
                told = [(h.kind, h.args) for h in log_then]
                assert told == [(h.kind, h.args) for h in table.chronicle.told]
    await table.house.close()
    await asyncio.sleep(0)


async def test_a_table_restarted_from_a_checkpoint_is_the_same_on_every_load(tmp_path, toy):
    """Fate spoke after the checkpoint and before anybody was asked: what it said then is kept, not said anew."""
    table = await opened(tmp_path, "toy", 3)
    kept = table.match.start  # before the cards were dealt
    for fate in range(6):
        first = Chronicle(table.match.game, table.record, Fate(fate))
        first.restart({"entries": [], "checkpoint": encode(kept)})
        restart = Move("", 0, story.RESTART, -1, 0.0, msgspec.json.decode(msgspec.json.encode(first.restarted())))

        again = Chronicle(table.match.game, table.record, Fate(fate + 100))
        again.follow(restart)

        assert again.live.journal == first.live.journal and len(again.live.journal) == 3
        assert story.journal_length(restart) == len(again.live.journal)
    await table.house.close()
