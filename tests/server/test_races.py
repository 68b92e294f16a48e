"""Two processes on one database, and one of them has not yet heard of what the other did (L1)."""

import asyncio

import pytest

from starboard.server.refusals import RequestRefused
from starboard.server.running.server_process import ServerProcess
from starboard.server.tables.live_table import LiveTable
from tests.server.test_table_history import everything, opened

pytestmark = pytest.mark.usefixtures("toy")


async def two_processes(tmp_path, seats=3) -> tuple[LiveTable, LiveTable]:
    """The same table in two server_process; nobody carries notices between them."""
    here = await opened(tmp_path, "toy", seats)
    there = await ServerProcess(here.process.settings).table(here.record.id)
    return here, there


async def leave(*tables: LiveTable) -> None:
    for table in tables:
        await table.process.close()


async def answers(table: LiveTable, seat: int, pick) -> str:
    try:
        await table.answer(seat, table.match.ask_id(seat), pick)
    except RequestRefused as refused:
        return refused.code
    return "done"


async def to_the_guess(here: LiveTable, there: LiveTable) -> None:
    for pick in ("walk", "run", ["a"]):
        await here.answer(0, here.match.ask_id(0), pick)
    await there.catch_up()


async def test_the_same_pick_sent_to_both_is_done_on_both(tmp_path):
    here, there = await two_processes(tmp_path)
    assert [await answers(table, 0, "walk") for table in (here, there)] == ["done", "done"]
    assert everything(here.history) == everything(there.history) and here.history.seq == 1
    await leave(here, there)


async def test_another_pick_for_the_same_question_comes_too_late(tmp_path):
    here, there = await two_processes(tmp_path)
    assert [await answers(here, 0, "walk"), await answers(there, 0, "run")] == ["done", "already-decided"]
    await leave(here, there)


async def test_seats_that_are_asked_at_once_all_decide_wherever_they_are(tmp_path):
    here, there = await two_processes(tmp_path)
    await to_the_guess(here, there)

    said = [await answers(here, 0, "high"), await answers(there, 1, "low"), await answers(here, 2, "high")]

    assert said == ["done"] * 3
    await there.catch_up()
    await here.catch_up()
    assert everything(here.history) == everything(there.history)
    assert [player.guess for player in here.match.state.players] == ["high", "low", "high"]
    await leave(here, there)


async def test_many_decide_at_the_same_time_on_both(tmp_path):
    here, there = await two_processes(tmp_path, seats=4)
    await to_the_guess(here, there)
    said = await asyncio.gather(*[answers((here, there)[seat % 2], seat, "low") for seat in range(4)])
    assert said == ["done"] * 4
    await leave(here, there)


async def test_undo_and_votes_look_again_at_what_the_other_did(tmp_path):
    here, there = await two_processes(tmp_path)
    await to_the_guess(here, there)
    await here.takebacks.undo(0)
    await there.takebacks.cast_vote(1, True) if there.ballot.vote else await there.catch_up()
    assert there.ballot.vote is not None
    if 1 not in there.ballot.vote.yes:
        await there.takebacks.cast_vote(1, True)
    await here.takebacks.cast_vote(2, True)
    await there.catch_up()
    assert here.match.asks[0].kind == there.match.asks[0].kind == "pick"
    assert everything(here.history) == everything(there.history)
    await leave(here, there)


# --- who has a say when something is taken back (L3) ---


async def stands_in(table: LiveTable, seat: int, bot: str | None) -> None:
    table.record.seats[seat].bot = bot


async def test_what_a_bot_decided_for_somebody_is_not_taken_back_without_them(tmp_path):
    table = await opened(tmp_path, "toy", 2)
    for pick in ("walk", "run", ["a"]):
        await table.answer(0, table.match.ask_id(0), pick)
    await table.answer(1, table.match.ask_id(1), "high")
    await stands_in(table, 1, "random")

    await table.takebacks.undo(0)

    assert table.ballot.vote is not None and table.ballot.vote.needed == [1]
    assert table.history.length > 5, "nothing was taken back"
    await table.takebacks.cast_vote(1, True)
    assert table.match.asks[0].kind == "pick"
    await table.process.close()


async def test_what_concerns_nobody_who_is_away_needs_nobody(tmp_path):
    table = await opened(tmp_path, "toy", 2)
    await stands_in(table, 1, "nobody-thinks")
    for pick in ("walk", "run"):
        await table.answer(0, table.match.ask_id(0), pick)
    table.timers.stop()
    assert table.takebacks.must_agree(0, table.history.last_decision(0)) == []
    await table.takebacks.undo(0)
    assert table.match.asks[0].kind == "second"
    await table.process.close()


async def test_when_a_fault_has_stopped_the_table_nobody_waits_for_the_absent(tmp_path):
    table = await opened(tmp_path, "toy", 2)
    for pick in ("walk", "run", ["a"]):
        await table.answer(0, table.match.ask_id(0), pick)
    await table.answer(1, table.match.ask_id(1), "high")
    table.record.seats[1].bot = "random"
    length = table.history.last_decision(0)
    assert table.takebacks.must_agree(0, length) == [1]
    table.timers.bots._given_up.add((1, "0-1"))
    assert table.takebacks.must_agree(0, length) == []
    await table.process.close()
