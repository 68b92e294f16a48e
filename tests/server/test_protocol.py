"""The websocket as docs/protocol.md has it: versions, repeated and late answers, frames that are not understood."""

import asyncio
import json
import random
from typing import get_args

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from starboard.server.api import message_handler
from starboard.server.tables.viewer import LONGEST_QUEUE
from starboard.server.wire import client_messages
from starboard.server.wire.server_frames import ByeFrame
from tests.server.lounge import (
    TOY_TABLE,
    Screen,
    any_legal,
    deal,
    first_legal,
    play_to_the_end,
    run_aside,
    until,
)

pytestmark = pytest.mark.usefixtures("toy")


async def toy_table(here, *names, **wishes):
    deal(here, "ace", "king", "two")
    return await here.party(*(names or ("Ada", "Bob")), **{**TOY_TABLE, **wishes})


def journal(here, party):
    return list(here.process.tables[party.table].match.journal)


async def test_the_first_frame_is_a_view_even_before_the_start(lounge):
    async with lounge() as here:
        party = await toy_table(here, start=False)
        first = party.screens[0]

        assert first.frames[0]["is"] == "view" and first.frames[0]["view"] is None and first.version == 0
        await party.host.ok("POST", f"{party.path}/start")
        await first.until(lambda screen: screen.view)
        assert first.version == 1 and first.table["status"] == "playing"


async def test_each_decision_is_one_version(lounge):
    async with lounge() as here:
        party = await toy_table(here)
        ada, bob = party.screens
        for number in range(2, 5):
            await ada.answer()
            await bob.until(lambda screen, number=number: screen.version == number)

        versions = [frame["version"] for frame in bob.frames if frame["is"] == "update"]
        assert versions == [1, 2, 3, 4]


async def test_an_answer_is_done_again_and_changes_nothing(lounge):
    async with lounge() as here:
        party = await toy_table(here)
        ada = party.screens[0]
        ask, pick = await ada.answer("walk")
        before = journal(here, party)

        await ada.done("answer", ask=ask, pick=pick)
        again = await party.host.look(party.table)
        await again.done("answer", ask=ask, pick=pick)

        assert journal(here, party) == before
        assert ada.version == again.version == 2


async def test_an_answer_in_flight_twice_counts_once(lounge):
    async with lounge() as here:
        party = await toy_table(here)
        ada = party.screens[0]
        phone = await party.host.look(party.table)
        ask = ada.ask["id"]

        replies = await asyncio.gather(
            *[screen.do("answer", ask=ask, pick="walk") for screen in (ada, phone, ada, phone)]
        )

        assert {reply["is"] for reply in replies} == {"done"}
        assert [entry for entry in journal(here, party) if entry[0] == 0] == [(0, "walk", "TOY-MOVE-01")]


async def test_the_last_answer_of_a_game_is_done_again_too(lounge):
    async with lounge() as here:
        party = await toy_table(here, reaction_seconds=0)
        last = ("", None)
        while not party.screens[0].over:
            screen = await party.asked()
            last = (screen, *await screen.answer())
            await party.settled()
            if party.screens[0].view["window"]:
                await party.screens[1].until(lambda screen: screen.ask)
        screen, ask, pick = last

        await screen.done("answer", ask=ask, pick=pick)
        assert await screen.refused("answer", ask="0-99", pick=pick) == "game-over"
        assert await screen.refused("undo") == "game-over"


async def test_another_pick_for_a_decided_question_comes_too_late_and_brings_a_fresh_view(lounge):
    async with lounge() as here:
        party = await toy_table(here)
        ada = party.screens[0]
        ask, _ = await ada.answer("walk")
        before, views = journal(here, party), ada.kinds().count("view")

        assert await ada.refused("answer", ask=ask, pick="run") == "already-decided"

        await ada.until(lambda screen: screen.kinds().count("view") == views + 1, "a fresh view")
        assert journal(here, party) == before


@pytest.mark.parametrize(
    "ask, pick, code",
    [("0-0", "fly", "illegal-answer"), ("0-0", None, "illegal-answer"), ("0-0", ["walk"], "illegal-answer"),
     ("0-0", "rest", "illegal-answer"), ("0-0", {"walk": 1}, "bad-frame"), ("0-0", True, "illegal-answer"),
     ("0-1", "walk", "not-asked"), ("7-0", "walk", "not-asked"), ("", "walk", "not-asked"),
     ("first", "walk", "not-asked"), ("0-" + "9" * 150, "walk", "not-asked"), ("٠-٠", "walk", "not-asked")],
)  # fmt: skip
async def test_what_is_not_on_offer_is_refused_without_effect(lounge, ask, pick, code):
    async with lounge() as here:
        party = await toy_table(here)
        ada = party.screens[0]
        before = journal(here, party)

        assert await ada.refused("answer", ask=ask, pick=pick) == code

        assert journal(here, party) == before and ada.version == 1
        await ada.answer("walk")


async def test_nobody_answers_out_of_turn_or_for_another_seat(lounge):
    async with lounge() as here:
        party = await toy_table(here)
        ada, bob = party.screens
        other = await toy_table(here, "Eve", "Fay")
        ask = ada.ask["id"]

        assert await bob.refused("answer", ask=ask, pick="walk") == "not-asked"
        assert await bob.refused("answer", ask=ask, pick="walk", seat=0) == "bad-frame"
        assert await other.screens[0].refused("answer", ask="1-0", pick="walk") == "not-asked"
        assert (ada.version, other.screens[0].version) == (1, 1)


def deep(levels: int) -> str:
    return '{"do": "answer", "n": 700, "ask": "0-0", "pick": ' + "[" * levels + "]" * levels + "}"


@pytest.mark.parametrize(
    "frame",
    ["", "{", "[]", "null", "1", '"answer"', "{}", '{"do": "dance"}', '{"do": "answer"}', '{"do": 1, "n": 700}',
     '{"do": "answer", "n": -1, "ask": "0-0", "pick": "walk"}', '{"do": "answer", "n": "1", "ask": "0-0", "pick": 1}',
     '{"do": "answer", "n": 700, "ask": 0, "pick": "walk"}', '{"do": "answer", "n": 700, "ask": "0-0"}',
     '{"do": "answer", "n": 700, "ask": "0-0", "pick": "walk", "seat": 0}', '{"do": "vote", "n": 700, "yes": "true"}',
     '{"do": "answer", "n": 99999999999, "ask": "0-0", "pick": "walk"}', "\x00", "\ufeff{}", deep(7000),
     '{"do": "orders", "n": 700, "reaction": "stop", "order": "never", "condition": {"__class__": 1}}',
     '{"do": "chat", "n": 700, "text": 5}', '{"do": "answer", "n": 700, "ask": "0-0", "pick": 1e999}', b"\x00\xff"],
)  # fmt: skip
async def test_a_frame_that_is_not_understood_is_refused(lounge, frame):
    async with lounge() as here:
        party = await toy_table(here)
        ada = party.screens[0]

        await ada.send(frame)

        refused = await ada.until(lambda screen: [f for f in screen.frames if f["is"] == "refused"])
        assert refused[0]["code"] == "bad-frame"
        assert ada.version == 1
        await ada.answer("walk")


async def test_a_deep_answer_is_refused_like_any_other(lounge):
    async with lounge() as here:
        party = await toy_table(here)
        ada = party.screens[0]
        for levels in (100, 500, 900, 990, 2000):
            count = ada.kinds().count("refused")
            await ada.send(deep(levels))
            await ada.until(lambda screen, count=count: screen.kinds().count("refused") > count)
            assert ada.frames[-1]["code"] == "bad-frame"
        await ada.answer("walk")


LONG = [0] * 5000
ODD_VALUES = [
    None, True, False, 0, -1, 2**31, 2**53 + 1, 2**63, 2**64, 10**400, -(2**70), 1.5, -0.0, 1e308, "", " ", "0-0",
    "walk", "x" * 201, "x" * 15000, "\x00", "\ud800", "\u202e", "٠-٠", "9" * 190, "0-" + "9" * 190, [], [[]], [None],
    ["walk"] * 60, LONG, ["walk", ["run", ["high", ["low", ["deep"]]]]], {}, {"seats": LONG}, {"seats": [2**64]},
    {"seats": [-1]}, {"actions": ["\x00"]}, {"": {"": {}}}, {"seats": None, "actions": None},
]  # fmt: skip


def odd_frames(ask: str, window: str) -> list[str]:
    """Every kind of frame, sound but for one field; each field of each with everything that it should not be.

    Answers are the last: after one that happens to be sound the question is another.
    """
    found = []
    for kind in sorted(get_args(client_messages.FromClient), key=lambda kind: kind is client_messages.Answer):
        info = msgspec.inspect.type_info(kind)
        sound = {"do": info.tag, "n": 700, "ask": ask, "pick": "walk", "window": window, "yes": False, "on": True}
        sound |= {"reaction": "stop", "order": "ask", "text": "hello"}
        names = [field.name for field in info.fields]
        for name in names:
            rest = {other: value for other, value in sound.items() if other != name and other in ("do", *names)}
            found += [json.dumps({**rest, name: value}) for value in ODD_VALUES]
            opening = json.dumps(rest)[:-1] + f', "{name}": '
            found += [opening + "[" * levels + "]" * levels + "}" for levels in (5, 100, 900, 990, 3000)]
            found += [opening + '{"a":' * levels + "1" + "}" * (levels + 1) for levels in (5, 900, 2000)]
    return found


@pytest.mark.parametrize("who", [0, 1, 2], ids=["asked", "not asked", "watching"])
async def test_no_value_of_any_field_is_more_than_refused(lounge, who, monkeypatch):
    monkeypatch.setattr(message_handler, "MALFORMED_ALLOWED", 10**6)
    failures = []
    monkeypatch.setattr(message_handler.log, "exception", lambda *args, **kwargs: failures.append((args, kwargs)))
    async with lounge() as here:
        party = await toy_table(here, open=True, spectators=True)
        screens = [*party.screens, await (await here.guest("Eve")).look(party.table)]
        screen = screens[who]
        for frame in odd_frames(screens[0].ask["id"], "1"):
            await screen.send(frame)
        await screen.until(lambda screen: screen.closed or screen.chat, "it goes on")
        if not screen.closed:
            await screen.do("chat", text="still here")

        assert not failures and not screen.closed and not screen.broken
        codes = {frame["code"] for frame in screen.frames if frame["is"] == "refused"}
        assert "unexpected" not in codes and "storage-trouble" not in codes and "bad-frame" in codes
        await (await party.asked()).answer()


async def test_a_frame_that_is_too_large_closes_the_socket(lounge):
    async with lounge() as here:
        party = await toy_table(here)
        for size in (17 * 1024, 100 * 1024):
            screen = await party.host.look(party.table)
            await screen.send(json.dumps({"do": "chat", "n": 700, "text": "x" * size}))
            await screen.until(lambda screen: screen.closed)
            assert screen.close_code == 1009
        await party.screens[0].answer()


async def test_who_talks_nonsense_twenty_times_is_shown_out(lounge):
    async with lounge() as here:
        party = await toy_table(here)
        ada = party.screens[0]
        for _ in range(25):
            await ada.send("nonsense")
        await ada.until(lambda screen: screen.closed)

        assert ada.close_code == 1008
        assert ada.kinds().count("refused") <= 20
        assert (await party.host.look(party.table)).ask


async def test_a_reconnect_gets_exactly_what_was_missed(lounge):
    async with lounge() as here:
        party = await here.party("Ada", bots=2)
        ada = party.screens[0]
        choose = any_legal(random.Random(4))
        await play_to_the_end(ada, choose, most=12)
        seen_version, seen = ada.version, list(ada.log)
        await play_to_the_end(ada, choose, most=8)

        again = await party.host.look(party.table, since=seen_version)

        missed = again.frames[0]["events"]
        assert [event["n"] for event in missed] == list(range(len(seen), len(seen) + len(missed)))
        await until(lambda: ada.version == again.version, "both in step")
        assert [event["kind"] for event in seen + missed] == ada.told()[: len(seen) + len(missed)]
        assert again.frames[0]["more"] == len(seen)


@pytest.mark.parametrize("since", ["", "-1", "x", "99999999999999999999", "1e3", "²"])
async def test_a_strange_since_is_as_good_as_none(lounge, since):
    async with lounge() as here:
        party = await toy_table(here)
        screen = Screen(here.url, party.table, party.host.headers)
        screen.address += f"?since={since}"
        party.host.screens.append(screen)
        await screen.connect()
        await screen.until(lambda screen: screen.frames)

        assert screen.frames[0]["events"] and screen.frames[0]["more"] == 0


async def test_a_screen_that_missed_an_undo_is_put_right(lounge):
    async with lounge() as here:
        party = await toy_table(here)
        ada, bob = party.screens
        await ada.answer("walk")
        await bob.until(lambda screen: screen.version == 2)
        log, version = list(bob.log), bob.version
        await bob.turn_off()
        await ada.done("undo")
        await ada.answer("run")

        again = Screen(here.url, party.table, party.guests[1].headers)
        again.log, again.first = log, 0
        party.guests[1].screens.append(again)
        await again.connect(since=version)
        await again.until(lambda screen: screen.frames)

        assert [event["kind"] for event in again.log[-2:]] == ["undone", "moved"]
        assert again.told() == ada.told() and not again.broken


async def test_the_log_of_a_long_game_comes_in_its_latest_part(lounge):
    async with lounge() as here:
        party = await here.party("Ada", bots=1, mode="coop")
        ada = party.screens[0]
        await play_to_the_end(ada, any_legal(random.Random(3)))

        again = await party.host.look(party.table)

        first = again.frames[0]
        assert first["more"] + len(first["events"]) == len(ada.log)
        assert len(first["events"]) == min(200, len(ada.log))
        assert [event["kind"] for event in first["events"]] == ada.told()[-len(first["events"]) :]


async def test_who_cannot_keep_up_is_sent_away_and_the_others_play_on(lounge):
    async with lounge() as here:
        party = await toy_table(here)
        table = here.process.tables[party.table]
        slow = next(viewer for viewer in table.viewers if viewer.seat == 1)

        for _ in range(LONGEST_QUEUE + 5):
            slow.send(ByeFrame("x"))  # faster than any socket takes them: nothing runs between

        await party.screens[1].until(lambda screen: screen.closed, "the slow one is sent away")
        assert len(table.viewers) == 1
        await party.screens[0].answer()
        again = await party.guests[1].look(party.table)
        assert again.version == 2 and again.view["seat"] == 1


async def test_an_answer_counts_though_its_sender_is_gone(lounge):
    """Closing the window right after the last click: the move is made, the bots go on."""
    async with lounge() as here:
        deal(here, "ace", "king")
        party = await here.party("Ada", bots=1, **TOY_TABLE)
        ada = party.screens[0]
        for number in range(3):
            screen = await party.host.look(party.table)
            ask = await screen.until(lambda screen: screen.ask)
            await screen.send({"do": "answer", "n": 700, "ask": ask["id"], "pick": first_legal(ask)})
            screen.socket.transport.abort()
            await ada.until(lambda screen, number=number: screen.version >= number + 2, "the move is seen")
        await ada.until(lambda screen: screen.ask and screen.ask["kind"] == "guess")
        assert not ada.broken


async def test_odds_answer_what_is_asked_now_and_only_where_they_are_shown(lounge):
    async with lounge() as here:
        party = await toy_table(here)
        ada = party.screens[0]

        reply = await ada.do("odds", ask=ada.ask["id"])
        assert reply["is"] == "odds" and reply["ask"] == ada.ask["id"]
        assert await ada.refused("odds", ask="0-5") == "not-asked"
        await party.host.ok("PATCH", party.path, json={"odds": False})
        assert await ada.refused("odds", ask=ada.ask["id"]) == "odds-off"
        assert ada.version == 1


# --- anything at all ---

words = st.sampled_from(
    ["do", "n", "ask", "pick", "answer", "undo", "vote", "yes", "orders", "reaction", "order", "condition", "chat",
     "text", "odds", "resync", "let-pass", "window", "reactions", "on", "0-0", "walk", "stop", "never", "seats"]
)  # fmt: skip
scalars = st.none() | st.booleans() | st.integers(-5, 2**40) | st.floats(allow_nan=False) | words | st.text(max_size=20)
keys = words | st.text(max_size=5)
anything = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(keys, inner, max_size=5), max_leaves=12
)
kinds = st.sampled_from(["answer", "undo", "vote", "orders", "chat", "odds", "resync", "let-pass", "reactions", "x"])
frames = st.builds(
    lambda kind, rest: json.dumps({**rest, "do": kind, "n": 700}), kinds, st.dictionaries(words, anything, max_size=4)
)


@settings(max_examples=12, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
@given(st.lists(st.one_of(frames, anything.map(json.dumps), st.text(max_size=40)), min_size=10, max_size=19))
def test_whatever_is_said_the_table_stands(tmp_path_factory, sent):
    async def talk() -> None:
        from tests.server.lounge import Lounge

        async with Lounge(tmp_path_factory.mktemp("fuzz")) as here:
            party = await toy_table(here)
            bob = party.screens[1]  # not asked: nothing he says changes the game
            before = journal(here, party)
            for frame in sent:
                await bob.send(frame)
            await bob.done("chat", text="still here")
            assert journal(here, party) == before
            assert not [f for f in bob.frames if f["is"] == "refused" and f["code"] == "unexpected"]
            await party.screens[0].answer("walk")

    run_aside(talk(), 60)


# --- the heartbeat ---

LARGEST_BEAT = 60  # bytes, of a ping and its pong together


async def test_a_ping_is_answered_in_a_few_bytes_with_the_table_s_version(lounge):
    async with lounge() as here:
        party = await toy_table(here)
        ada = party.screens[0]
        ping = '{"do":"ping"}'

        for version in (1, 2):
            await ada.send(ping)
            await ada.until(lambda screen, version=version: screen.kinds().count("pong") == version)
            assert ada.frames[-1] == {"is": "pong", "version": version} and ada.version == version
            assert len(ping) + len(ada.raw[-1]) < LARGEST_BEAT
            if version == 1:
                await ada.answer("walk")
        assert ada.kinds().count("view") == 1


async def test_an_idle_minute_costs_under_two_hundred_bytes_where_it_cost_two_whole_views(lounge):
    """docs/protocol.md: 3 pings a minute. A frame has 2 bytes around it, a client's 6; the library pings by itself."""
    async with lounge() as here:
        party = await here.party("Ada", bots=1)
        ada = party.screens[0]
        await ada.resync()
        view = len(ada.raw[-1].encode())
        await ada.send('{"do":"ping"}')
        await ada.until(lambda screen: "pong" in screen.kinds())
        beat = len('{"do":"ping"}') + 6 + len(ada.raw[-1]) + 2
        by_itself = 60 / 25 * (2 + 4 + 6 + 4)

        assert 3 * beat + by_itself < 200 < 2 * view


async def test_the_heart_beats_while_the_table_is_busy(lounge):
    """A line is not taken for lost because a decision waits for the disk."""
    async with lounge() as here:
        party = await toy_table(here)
        ada, table = party.screens[0], here.process.tables[party.table]
        async with table.lock:
            await ada.send({"do": "answer", "n": 700, "ask": ada.ask["id"], "pick": "walk"})
            await ada.send({"do": "ping"})
            await ada.until(lambda screen: "pong" in screen.kinds())
            assert 700 not in ada.replies
        await ada.until(lambda screen: screen.replies.get(700))
        assert ada.replies[700]["is"] == "done"


async def test_what_is_said_is_done_in_order_though_there_is_much_of_it(lounge, monkeypatch):
    monkeypatch.setattr(message_handler, "MOST_WAITING", 3)
    async with lounge() as here:
        party = await toy_table(here)
        ada, table = party.screens[0], here.process.tables[party.table]
        async with table.lock:
            for number in range(20):
                await ada.send({"do": "chat", "n": 100 + number, "text": str(number)})
                await ada.send({"do": "undo", "n": 200 + number})
        await ada.until(lambda screen: screen.replies.get(219))
        assert [line["text"] for line in ada.chat] == [str(number) for number in range(20)]
        assert [n for n in ada.replies] == [n for number in range(20) for n in (100 + number, 200 + number)]


async def test_whole_views_are_not_to_be_had_without_end(lounge):
    async with lounge(rate_limits=True) as here:
        party = await toy_table(here)
        ada = party.screens[0]
        for _ in range(30):
            await ada.send({"do": "resync"})
            await ada.send({"do": "answer", "n": 700, "ask": "7-7", "pick": "walk"})
        await ada.do("let-pass", window="none")

        assert ada.kinds().count("view") <= 21 and not ada.closed
