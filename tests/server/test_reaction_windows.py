"""Reaction windows: nobody learns from waiting, frames or the lists of tables who could have reacted."""

import asyncio
import json
import random
import re
import time
from types import SimpleNamespace

import pytest

from starboard.kernel.fate import Fate
from starboard.kernel.game import new_table
from starboard.kernel.match import Match
from starboard.server.storage.records import SeatRecord
from starboard.server.tables import reaction_windows
from tests.kernel.test_match import DEALT, guessed
from tests.kernel.toy import TOY
from tests.server.lounge import TOY_TABLE, deal, play_to_the_strike, until

pytestmark = pytest.mark.usefixtures("toy")

WITH_STOP = ("ace", "stop", "king")  # seat 1 can react
WITHOUT = ("ace", "king", "two")  # nobody can
ELSEWHERE = ("ace", "two", "stop")  # seat 2 can


async def window_table(here, cards, *names, start=True, **wishes):
    deal(here, *cards)
    return await here.party(
        *(names or ("Ada", "Bob", "Cem")), start=start, **{**TOY_TABLE, "reaction_seconds": 0.3, **wishes}
    )


def anonymous(party, text: str) -> str:
    """What was sent, without what differs between any two tables: ids and times."""
    for number, guest in enumerate(party.guests):
        text = text.replace(guest.person["id"], f"person{number}")
    text = text.replace(party.table, "table")
    text = re.sub(r'"invite":"\w+"', '"invite":""', text)
    return re.sub(r'"(created|updated|left|at)":[\d.]+', r'"\1":0', text)


async def channels(here, party) -> list[str]:
    """Everything Ada can find out, as bytes: her frames in order, and what HTTP says."""
    listed = await party.host.ask("GET", "/api/tables")
    shown = await party.host.ask("GET", party.path)
    return [
        *[anonymous(party, raw) for raw in party.screens[0].raw],
        anonymous(party, shown.text),
        str(len(listed.json())),
    ]


@pytest.mark.parametrize("reacts", [None, "silent"])
async def test_twin_tables_look_alike_to_whoever_may_not_know_who_can_react(lounge, reacts):
    async with lounge() as here:
        seen = []
        for cards in (WITH_STOP, WITHOUT, ELSEWHERE):
            party = await window_table(here, cards, "Ada", "Bob", "Cem")
            await play_to_the_strike(party)
            updated = (await party.host.ok("GET", party.path))["updated"]
            for screen in party.screens[1:]:
                await screen.until(lambda screen: screen.window, "the window opens")
                if screen.ask and reacts is None:
                    await screen.answer(None)  # says in private that it lets pass
            assert (await party.host.ok("GET", party.path))["updated"] == updated
            await party.screens[1].until(lambda screen: screen.ask and screen.ask["kind"] == "bow", "the window passes")
            await party.settled()
            seen.append(await channels(here, party))

        assert seen[0] == seen[1] == seen[2]


async def test_a_window_lasts_its_time_whether_or_not_somebody_can_react(lounge):
    async with lounge() as here:
        for cards in (WITH_STOP, WITHOUT):
            party = await window_table(here, cards, reaction_seconds=0.4)
            await play_to_the_strike(party)
            first = party.screens[0]
            opened = await first.until(lambda screen: screen.window)
            since = time.monotonic()
            if party.screens[1].ask:
                await party.screens[1].answer("stop")  # even if everybody who can has decided
            await first.until(lambda screen: not screen.window, "the window closes")

            assert opened["lasts"] == 0.4 and not opened["yours"]
            assert time.monotonic() - since > 0.3


async def test_a_reaction_shows_to_nobody_until_the_window_has_closed(lounge):
    async with lounge() as here:
        party = await window_table(here, WITH_STOP, reaction_seconds=30)
        await play_to_the_strike(party)
        ada, bob, cem = party.screens
        for screen in party.screens:
            await screen.until(lambda screen: screen.window)
        table = (await party.host.ask("GET", party.path)).content
        frames, version = (len(ada.frames), len(cem.frames)), bob.version

        await bob.answer("stop")
        await bob.until(lambda screen: screen.ask is None, "Bob sees that he has decided")

        assert bob.version == version and bob.told() == ada.told()
        assert (await party.host.ask("GET", party.path)).content == table
        for screen in (ada, cem):
            fresh = await screen.resync()
            assert fresh["version"] == version
        assert (ada.kinds()[frames[0] :], cem.kinds()[frames[1] :]) == (["view", "window"], ["view", "window"])
        assert ada.view["state"]["score"] != 0

        await bob.let_pass()
        await cem.let_pass()
        await bob.until(lambda screen: screen.version == version + 1, "the window closes")
        await party.settled()
        assert ada.view["state"]["score"] == bob.view["state"]["score"]
        assert here.process.tables[party.table].match.journal[-1][:2] == (1, "stop")


async def test_a_window_closes_early_only_when_everybody_who_might_react_lets_it_pass(lounge):
    async with lounge() as here:
        party = await window_table(here, WITHOUT, reaction_seconds=30)
        await play_to_the_strike(party)
        ada, bob, cem = party.screens
        window = await ada.until(lambda screen: screen.window)
        assert [screen.view["reactions"] for screen in party.screens] == [["stop"]] * 3, "what it is about is public"

        assert await ada.refused("let-pass", window=window["id"]) == "no-window"
        assert await bob.refused("let-pass", window="99") == "no-window"
        await bob.let_pass()
        await bob.let_pass()
        await asyncio.sleep(0.1)
        assert ada.window, "Cem has not let it pass"
        await cem.let_pass()

        await ada.until(lambda screen: not screen.window, "the window closes")
        assert ada.view["reactions"] == []
        assert await cem.refused("let-pass", window=window["id"]) == "no-window"


@pytest.mark.parametrize("cards", [WITH_STOP, WITHOUT, ELSEWHERE])
async def test_the_standing_order_never_lets_every_window_pass_at_once(lounge, cards):
    async with lounge() as here:
        party = await window_table(here, cards, reaction_seconds=60)
        for screen in party.screens[1:]:
            await screen.done("orders", reaction="stop", order="never")
        await play_to_the_strike(party)

        await party.screens[1].until(lambda screen: screen.ask and screen.ask["kind"] == "bow", "nobody waits")
        lasting = [frame["lasts"] for frame in party.screens[0].frames if frame["is"] == "window"]
        assert lasting == [60, 60]
        assert not [frame for frame in party.screens[0].frames if "never" in json.dumps(frame)]


async def test_orders_are_private_and_survive_a_restart(lounge):
    async with lounge() as here:
        party = await window_table(here, WITH_STOP)
        frames = len(party.screens[0].frames)

        await party.screens[1].done("orders", reaction="stop", order="if", condition={"seats": [2]})
        assert await party.screens[1].refused("orders", reaction="start", order="never") == "bad-request"
        assert await party.screens[1].refused("orders", reaction="stop", order="maybe") == "bad-frame"

        assert party.screens[1].view["orders"] == {"stop": {"order": "if", "condition": {"seats": [2]}}}
        assert set(party.screens[0].kinds()[frames:]) <= {"table"}
        await here.restart()
        await party.gather_again()
        assert party.screens[1].view["orders"] == {"stop": {"order": "if", "condition": {"seats": [2]}}}
        assert party.screens[0].view["orders"] == {}


async def test_nobody_waits_for_a_seat_that_publicly_will_not_react(lounge):
    async with lounge() as here:
        party = await window_table(here, WITH_STOP, reaction_seconds=60)
        for screen in party.screens[1:]:
            await screen.done("reactions", on=False)
        await party.screens[0].until(lambda screen: not any(seat["reactions"] for seat in screen.table["seats"][1:]))

        await play_to_the_strike(party)

        await party.screens[1].until(lambda screen: screen.ask and screen.ask["kind"] == "bow", "nobody waits")
        assert all(frame["lasts"] < 1 for frame in party.screens[0].frames if frame["is"] == "window")


async def test_the_deadline_of_a_window_survives_a_restart(lounge):
    async with lounge() as here:
        party = await window_table(here, WITH_STOP, reaction_seconds=4)
        await play_to_the_strike(party)
        began = time.monotonic()
        before = await party.screens[0].until(lambda screen: screen.window)

        await here.restart()
        await party.gather_again()

        after = await party.screens[0].until(lambda screen: screen.window or screen.view["waiting"] == [1])
        if isinstance(after, dict):
            assert after["id"] == before["id"] and after["left"] <= 4 - (time.monotonic() - began) + 0.3
        bob = party.screens[1]
        await bob.until(lambda screen: screen.ask and screen.ask["kind"] == "bow", "the window closes by itself")
        assert time.monotonic() - began > 3.5


async def test_a_reaction_inside_a_window_survives_a_restart(lounge):
    async with lounge() as here:
        party = await window_table(here, WITH_STOP, reaction_seconds=60)
        await play_to_the_strike(party)
        await party.screens[1].answer("stop")

        await here.restart()
        await party.gather_again()

        await party.screens[1].until(lambda screen: screen.window)
        assert party.screens[1].ask is None
        for screen in party.screens[1:]:
            await screen.let_pass()
        await party.screens[1].answer()
        await party.screens[0].until(lambda screen: screen.over)
        assert here.process.tables[party.table].match.state.score < 10


async def test_a_table_over_days_waits_for_hours_and_goes_on_when_all_have_let_pass(lounge):
    async with lounge() as here:
        party = await window_table(here, WITH_STOP, pace="async", reaction_seconds=None)
        await play_to_the_strike(party)

        assert (await party.screens[1].until(lambda screen: screen.window))["lasts"] == 12 * 3600
        for screen in party.screens[1:]:
            await screen.let_pass()
        await party.screens[1].until(lambda screen: screen.ask and screen.ask["kind"] == "bow")


@pytest.mark.parametrize("cards", [WITH_STOP, WITHOUT])
async def test_bots_react_within_their_moment_and_nobody_sees_which_could(lounge, cards, monkeypatch):
    monkeypatch.setattr("starboard.server.tables.reaction_windows.BOTS_MOMENT", 0.3)
    async with lounge() as here:
        deal(here, *cards)
        party = await here.party("Ada", bots=2, **TOY_TABLE)
        first = party.screens[0]
        while not first.over:
            if first.ask:
                await first.answer()
            else:
                await first.until(lambda screen: screen.ask or screen.over)

        windows = [frame for frame in first.frames if frame["is"] == "window"]
        assert [(frame["lasts"], frame["open"], frame["yours"]) for frame in windows] == [
            (0.3, True, False),
            (0.3, False, False),
        ]
        reactions = [entry for entry in here.process.tables[party.table].match.journal if entry[2] == "TOY-STOP-01"]
        assert len(reactions) == (cards is WITH_STOP)


async def test_a_pause_closes_the_window_and_going_on_opens_it_afresh(lounge):
    async with lounge() as here:
        party = await window_table(here, WITH_STOP, reaction_seconds=0.6)
        await play_to_the_strike(party)
        first = party.screens[0]
        await first.until(lambda screen: screen.window)
        await party.host.ok("POST", f"{party.path}/pause")
        await first.until(lambda screen: not screen.window)
        version = first.version
        await asyncio.sleep(0.8)
        assert first.version == version

        await party.host.ok("POST", f"{party.path}/resume")

        assert (await first.until(lambda screen: screen.window))["left"] > 0.3
        await party.screens[1].until(lambda screen: screen.ask and screen.ask["kind"] == "bow")


async def test_a_window_that_could_not_be_closed_on_disk_closes_later(lounge, monkeypatch):
    async with lounge() as here:
        party = await window_table(here, WITH_STOP, reaction_seconds=0.3)
        store, failures = here.process.store, []
        really = store.append

        async def failing(move, summary):
            if move.kind == "close" and not failures:
                failures.append(move)
                raise OSError("the disk is full")
            await really(move, summary)

        monkeypatch.setattr(store, "append", failing)
        await play_to_the_strike(party)

        await party.screens[1].until(lambda screen: screen.ask and screen.ask["kind"] == "bow", "it closes after all")
        await until(lambda: failures, "it failed once")


# --- clocks ---


def a_window(lasts=8.0, since=None, orders=(), people=(1, 2)):
    """A window that opened at `since` by the wall clock; these seats are people, these gave the order `never`."""
    match = Match(TOY, new_table(TOY, 3), Fate(1), hold_windows=True, script=[*DEALT, *guessed()])
    match.answer(0, "strike")
    for seat in orders:
        match.orders.give(seat, "stop", "never")
    seats = [SeatRecord(seat, person="p" if seat in people else None, bot=None) for seat in range(3)]
    return reaction_windows.open_window(7, match, match.window, seats, time.time() if since is None else since, lasts)


@pytest.mark.parametrize("jump", [-3600.0, 3600.0, -86400.0])
def test_the_wall_clock_says_nothing_about_an_open_window(monkeypatch, jump):
    """A clock that is set back an hour made a window last an hour (M7)."""
    window = a_window(lasts=8.0)
    really = time.time
    monkeypatch.setattr(reaction_windows.time, "time", lambda: really() + jump)
    assert 7.5 < window.left() <= 8.0 and window.due() <= 8.0

    again = a_window(lasts=8.0, since=really())  # after a restart

    assert 0.0 <= again.left() <= 8.0 and again.due() <= 8.0


def test_a_window_counts_what_passed_before_a_restart():
    assert 4.0 < a_window(lasts=8.0, since=time.time() - 3).left() <= 5.0
    assert a_window(lasts=8.0, since=time.time() - 30).left() == 0.0


def test_the_order_never_and_a_hand_that_passes_at_once_take_equally_long(monkeypatch):
    """By construction: how long it takes is drawn before anybody says anything, whoever has ordered what (L4)."""
    monkeypatch.setattr(reaction_windows, "LEAST_WHILE", 0.6)
    monkeypatch.setattr(reaction_windows, "USUAL_WHILE", 1.2)
    monkeypatch.setattr(reaction_windows, "time", SimpleNamespace(time=lambda: 0.0, monotonic=lambda: 0.0))

    def closes_after(orders, by_hand, seed):
        random.seed(seed)
        window = a_window(orders=orders)
        window.awaited -= set(by_hand)
        return window.due() + window.elapsed()

    for seed in range(50):
        times = [
            closes_after(orders, by_hand, seed)
            for orders, by_hand in [((), (1, 2)), ((1,), (2,)), ((2,), (1,)), ((1, 2), ())]
        ]
        assert max(times) == min(times)
        assert 0.6 <= times[0] <= 8.0
    assert len({round(closes_after((1, 2), (), seed), 3) for seed in range(50)}) > 40, "and it is never the same"


def test_whoever_thinks_longer_is_waited_for_whatever_others_ordered():
    window = a_window(orders=(1,))
    assert window.awaited == {2} and window.due() == pytest.approx(8.0, abs=0.1)


@pytest.mark.parametrize("condition", [{"seats": [9]}, {"seats": ["2"]}, {"moons": [1]}, {"rounds": ["second"]}])
async def test_a_condition_that_the_game_does_not_know_is_refused(lounge, condition):
    async with lounge() as here:
        party = await here.party("Ada", "Bob", "Cem", **TOY_TABLE)
        bob = party.screens[1]
        refused = await bob.refused("orders", reaction="stop", order="if", condition=condition)
        assert refused == "bad-request" and bob.view["orders"] == {}
        await bob.done("orders", reaction="stop", order="if", condition={"seats": [2, 0], "rounds": ["last"]})
