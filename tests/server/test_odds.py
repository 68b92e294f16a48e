"""Odds are worked out aside: nobody waits for them, and none are shown for another question."""

import asyncio
import os
import threading
import time

import msgspec
import pytest

from starboard.kernel.fate import Fate
from starboard.kernel.game import Described, new_table
from starboard.kernel.match import Match
from starboard.kernel.odds import Odds, Outcome
from starboard.server.api import message_handler
from starboard.server.refusals import RequestRefused
from starboard.server.tables import odds, odds_queue
from starboard.server.tables.odds import position_of
from starboard.server.tables.odds_queue import OddsQueue, Turns
from tests.kernel.toy import TOY
from tests.server.lounge import TOY_TABLE, Dealt, deal, until

pytestmark = pytest.mark.usefixtures("toy")


class Blocked:
    """Work that has been begun and does not end before it may."""

    def __init__(self, really) -> None:
        self.go = threading.Event()
        self.begun: list[tuple] = []
        self.really = really

    def __call__(self, *args):
        self.begun.append(args)
        assert self.go.wait(60)
        return self.really(*args)


@pytest.fixture
def blocked(monkeypatch):
    work = Blocked(message_handler.all_odds)
    monkeypatch.setattr(message_handler, "all_odds", work)
    yield work
    work.go.set()


async def toy_table(here, **wishes):
    deal(here, "ace", "king", "two")
    return await here.party("Ada", "Bob", **{**TOY_TABLE, **wishes})


async def wonder(screen, ask=None) -> int:
    """Ask for odds and do not wait for them; the number of the request."""
    screen.said += 1
    await screen.send({"do": "odds", "n": screen.said, "ask": ask or screen.ask["id"]})
    return screen.said


async def test_an_answer_does_not_wait_for_odds(lounge, blocked):
    async with lounge() as here:
        party = await toy_table(here)
        ada, bob = party.screens
        await wonder(ada)
        await until(lambda: blocked.begun, "somebody works on the odds")

        await ada.answer("walk")
        await ada.done("chat", text="and everything else goes on as well")

        await bob.until(lambda screen: screen.version == 2, "Bob sees it")
        assert not [frame for frame in ada.frames if frame["is"] == "odds"]


async def test_odds_of_an_answered_question_are_never_shown(lounge, blocked):
    async with lounge() as here:
        party = await toy_table(here)
        ada = party.screens[0]
        phone = await party.host.look(party.table)
        mine, on_the_phone = await wonder(ada), await wonder(phone)
        await until(lambda: blocked.begun, "somebody works on the odds")

        await ada.answer("walk")
        blocked.go.set()

        for screen, n in ((ada, mine), (phone, on_the_phone)):
            reply = await screen.until(lambda screen, n=n: screen.replies.get(n), "a reply all the same")
            assert (reply["is"], reply["code"]) == ("refused", "odds-dropped")
        reply = await ada.do("odds", ask=(await ada.until(lambda screen: screen.ask))["id"])
        assert reply["is"] == "odds" and reply["ask"] == ada.ask["id"]
        assert not [frame for frame in phone.frames if frame["is"] == "odds"]


async def test_a_newer_request_takes_the_place_of_the_one_before(lounge, blocked):
    async with lounge() as here:
        party = await toy_table(here)
        ada = party.screens[0]
        numbers = [await wonder(ada) for _ in range(5)]
        await until(lambda: blocked.begun, "somebody works on the odds")
        await ada.until(lambda screen: len(screen.replies) == 4, "four are dropped")
        blocked.go.set()
        await ada.until(lambda screen: len(screen.replies) == 5, "the last is answered")

        assert [ada.replies[n].get("code", "odds") for n in numbers] == ["odds-dropped"] * 4 + ["odds"]
        assert len(blocked.begun) <= 2  # the first, which was begun, and the last


async def test_who_goes_away_leaves_no_work_behind(lounge, blocked):
    async with lounge() as here:
        party = await toy_table(here)
        phone = await party.host.look(party.table)
        await wonder(party.screens[0])
        await until(lambda: blocked.begun, "the worker is busy")
        await wonder(phone)
        turns = here.process.odds._turns
        await until(lambda: turns.waiting == 1, "the phone waits")

        await phone.turn_off()

        await until(lambda: turns.waiting == 0, "nothing waits any more")
        blocked.go.set()
        await party.screens[0].until(lambda screen: screen.replies, "the other screen has its odds")
        assert len(blocked.begun) == 1


async def test_tables_take_turns():
    turns, order = Turns(1), []
    first = await turns.take("a")

    async def wait(table):
        worker = await turns.take(table)
        order.append(table)
        turns.give_back(worker)

    waiting = []
    for table in ("a", "a", "a", "b", "c", "b"):
        waiting.append(asyncio.create_task(wait(table)))
        await asyncio.sleep(0)
    gone = asyncio.create_task(wait("d"))
    await asyncio.sleep(0)
    gone.cancel()
    turns.give_back(first)
    await asyncio.gather(*waiting)

    assert order == ["a", "b", "c", "a", "b", "a"]
    assert turns.waiting == 0 and await turns.take("e") == first


async def test_a_turn_that_comes_as_somebody_leaves_is_passed_on():
    turns = Turns(1)
    worker = await turns.take("a")
    leaving, staying = asyncio.create_task(turns.take("b")), asyncio.create_task(turns.take("c"))
    await asyncio.sleep(0)

    turns.give_back(worker)
    leaving.cancel()  # its turn is there, but it has not seen it yet

    assert await asyncio.wait_for(staying, 5) == worker


async def test_the_queue_has_an_end(monkeypatch):
    monkeypatch.setattr(odds_queue, "MOST_WAITING", 2)
    turns = Turns(1)
    await turns.take("a")
    waiting = [asyncio.create_task(turns.take("a")) for _ in range(2)]
    await asyncio.sleep(0)

    with pytest.raises(RequestRefused, match="too-many-requests"):
        await turns.take("b")
    for task in waiting:
        task.cancel()


async def test_what_takes_too_long_is_ended_and_the_next_gets_a_fresh_process(monkeypatch):
    desk = OddsQueue(1)
    try:
        first = await desk.work_out("a", lambda: True, os.getpid)
        monkeypatch.setattr(odds_queue, "MOST_SECONDS", 0.2)
        with pytest.raises(RequestRefused, match="odds-dropped"):
            await desk.work_out("a", lambda: True, time.sleep, 600)
        monkeypatch.setattr(odds_queue, "MOST_SECONDS", 30)
        second = await desk.work_out("a", lambda: True, os.getpid)

        assert first != second
        await until(lambda: not os.path.exists(f"/proc/{first}"), "the slow one is gone")
    finally:
        desk.close()


@pytest.mark.parametrize("exact", [True, False])
def test_sampled_odds_say_between_which_chances_they_lie_and_exact_ones_that_they_are_exact(monkeypatch, exact):
    found = Odds([Outcome(Described("toy-odds-rolled"), 0.33333333, 0.21111111, 0.47777777)], exact, "own")
    monkeypatch.setattr(odds, "odds", lambda match, seat, answer, limit, then: found)
    position = position_of(Match(TOY, new_table(TOY, 2), Fate(1)))

    sent = msgspec.to_builtins(odds.odds_of(position, 0, "walk"))

    outcome = {"text": "toy-odds-rolled", "chance": 0.3333, "args": {}}
    between = {} if exact else {"between": (0.2111, 0.4778)}
    assert sent == [{"pick": "walk", "exact": exact, "outcomes": [outcome | between], "until": "own"}]


def test_a_game_is_sent_as_it_stands_also_after_a_window_in_which_nobody_could_react():
    match = Match(TOY, new_table(TOY, 2), Dealt(["ace", "king"]), hold_windows=True)
    for seat, pick in [(0, "walk"), (0, "walk"), (0, ("a",)), (0, "high"), (1, "low"), (0, "strike")]:
        match.answer(seat, pick)
    assert match.window and not match.asks
    match.close_window()
    assert list(match.asks) == [1]

    there = odds._match(msgspec.json.decode(msgspec.json.encode(position_of(match)), type=odds.Sent))

    assert list(there.asks) == [1] and there.asks[1].rule == "TOY-BOW-01"
