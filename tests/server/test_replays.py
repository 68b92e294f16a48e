"""Finished games: replayed through anybody's eyes, forked and played on, taken home as a file and brought back."""

import asyncio
import hashlib
import json
import random

import httpx
import msgspec
import pytest

from starboard.kernel.diffs import patched
from starboard.server.tables import replays
from starboard.server.tables.replay_cache import Replays
from starboard.server.wire.event_diffs import whole_diff
from tests.kernel.toy import TOY
from tests.server.lounge import PATIENCE, TOY_TABLE, any_legal, deal, first_legal, play_to_the_end, without_diff

pytestmark = pytest.mark.usefixtures("toy")


async def finished(here, *names, bots=1, **wishes):
    deal(here, "ace", "stop", "king")
    party = await here.party(*(names or ("Ada",)), bots=bots, **{**TOY_TABLE, **wishes})
    if len(party.screens) == 1:
        await play_to_the_end(party.screens[0], first_legal)
        return party
    while not party.screens[0].over:
        screen = await party.asked() if not party.screens[0].view["window"] else None
        if screen:
            await screen.answer()
            await party.settled()
        else:
            await party.screens[0].until(lambda screen: not screen.view["window"])
    return party


async def test_a_replay_leads_to_the_end_as_it_was_seen(lounge):
    async with lounge() as here:
        party = await finished(here, "Ada", "Bob", bots=1)

        for seat, screen in enumerate(party.screens):
            replay = await party.host.ok("GET", f"{party.path}/replay?eyes={seat}")
            view = replay["first"]
            for step in replay["steps"]:
                view = patched(view, whole_diff(step))
            assert view["state"] == screen.view["state"] and view["results"] == screen.view["results"]
            told = [without_diff(event) for step in replay["steps"] for event in step["events"]]
            assert [event["kind"] for event in told] == screen.told()
            assert told == screen.log
            assert replay["table"]["id"] == party.table


async def test_an_open_replay_shows_everybodys_hand_and_a_seats_replay_only_its_own(lounge):
    async with lounge() as here:
        party = await finished(here, "Ada", "Bob", bots=1)

        everything = await party.host.ok("GET", f"{party.path}/replay")
        own = await party.host.ok("GET", f"{party.path}/replay?eyes=0")

        assert "stop" in json.dumps(everything["first"]["state"]["players"])
        assert "stop" not in json.dumps(own["first"]["state"]["players"])


async def test_a_replay_brings_what_its_game_tells_of_every_step_from_the_same_eyes(lounge, monkeypatch):
    def hands_in_sight(self, state, seat, query):
        assert query == {"kind": "replay"}
        return {"hands": [player["hand"] for player in state["players"]], "seat": seat}

    async def at_once(work, *args):
        return work(*args)

    monkeypatch.setattr(type(TOY), "inspect", hands_in_sight)
    async with lounge() as here:
        monkeypatch.setattr(here.process.replays, "work", at_once)
        party = await finished(here, "Ada", "Bob", bots=1)

        replay = await party.host.ok("GET", f"{party.path}/replay?eyes=0")

        looks, view = None, replay["first"]
        for step in replay["steps"]:
            looks, view = patched(looks, step.get("looks", [])), patched(view, whole_diff(step))
            assert looks == {"hands": [player["hand"] for player in view["state"]["players"]], "seat": 0}


async def test_what_mattered_is_told_by_the_games_words_with_its_step(lounge):
    async with lounge() as here:
        party = await finished(here, "Ada", "Bob", bots=1)

        replay = await party.host.ok("GET", f"{party.path}/replay?eyes=0")
        found = await party.host.ok("GET", f"{party.path}/turning-points?eyes=0")

        assert found["points"]
        for point in found["points"]:
            assert point["event"]["n"] in [event["n"] for event in replay["steps"][point["step"]]["events"]]
            assert {said["text"] for said in point["outcomes"]} <= {"toy-odds-rolled", "toy-odds-card"}
        told = [event for step in replay["steps"] for event in step["events"]]
        rolled = [event["n"] for event in told if event["kind"] == "rolled"]
        assert [point["event"]["n"] for point in found["points"] if point["event"]["kind"] == "rolled"] == rolled


async def test_what_mattered_to_one_seat_says_nothing_that_only_others_knew(lounge):
    async with lounge() as here:
        party = await finished(here, "Ada", "Bob", bots=1)

        own = await party.host.ok("GET", f"{party.path}/turning-points?eyes=0")
        everything = await party.host.ok("GET", f"{party.path}/turning-points")

        dealt = [point["event"]["args"]["who"] for point in own["points"] if point["event"]["kind"] == "dealt"]
        assert dealt == [0]
        assert "stop" not in json.dumps(own)
        assert "stop" in json.dumps(everything)


async def test_what_mattered_is_not_told_before_the_end(lounge):
    async with lounge() as here:
        party = await here.party("Ada", bots=1, **TOY_TABLE)
        assert await party.host.refused("GET", f"{party.path}/turning-points") == "not-over"


async def test_a_game_taken_back_and_played_otherwise_replays_as_it_counted(lounge):
    async with lounge() as here:
        deal(here, "ace", "king")
        party = await here.party("Ada", bots=1, **TOY_TABLE)
        ada = party.screens[0]
        await ada.answer("walk")
        await ada.done("undo")
        await ada.answer("run")
        await play_to_the_end(ada, first_legal)

        replay = await party.host.ok("GET", f"{party.path}/replay?eyes=open")

        moved = [
            event["args"]["how"] for step in replay["steps"] for event in step["events"] if event["kind"] == "moved"
        ]
        assert moved[0] == "run" and len(moved) == 2


@pytest.mark.parametrize("path", ["replay", "replay?eyes=0", "export"])
async def test_a_running_game_shows_nothing_of_its_end(lounge, path):
    async with lounge() as here:
        deal(here, "ace", "king")
        party = await here.party("Ada", "Bob", **TOY_TABLE)
        eve = await here.guest("Eve")

        assert await party.host.refused("GET", f"{party.path}/{path}") == (
            "others-played" if path == "export" else "not-over"
        )
        assert await eve.refused("GET", f"{party.path}/{path}") == "not-a-member"
        assert await party.host.refused("POST", f"{party.path}/fork", json={"step": 0, "seat": 0}) == "not-over"


async def test_strange_eyes_and_seats_are_refused(lounge):
    async with lounge() as here:
        party = await finished(here)

        assert await party.host.refused("GET", f"{party.path}/replay?eyes=5") == "no-such-seat"
        assert await party.host.refused("GET", f"{party.path}/replay?eyes=-1") == "bad-request"
        assert await party.host.refused("POST", f"{party.path}/fork", json={"step": 1, "seat": 5}) == "no-such-seat"
        assert await party.host.refused("POST", f"{party.path}/fork", json={"step": -1, "seat": 0}) == "bad-request"


async def test_a_fork_plays_on_from_any_step(lounge):
    async with lounge() as here:
        party = await finished(here, "Ada", "Bob", bots=1)
        steps = (await party.host.ok("GET", f"{party.path}/replay"))["steps"]
        for step in range(0, len(steps), 2):
            table = await party.host.ok("POST", f"{party.path}/fork", json={"step": step, "seat": 1})
            assert table["forked_from"] == party.table and table["you"]["seat"] == 1
            assert [seat["playing"] for seat in table["seats"]] == ["bot", "human", "bot"]
            screen = await party.host.look(table["id"])
            await play_to_the_end(screen, first_legal)
            assert screen.over and not screen.broken
        assert (await party.host.ok("GET", party.path))["status"] == "over"


async def test_a_fork_survives_a_restart_and_cannot_be_taken_back_beyond_its_beginning(lounge):
    async with lounge() as here:
        party = await finished(here)
        table = await party.host.ok("POST", f"{party.path}/fork", json={"step": 1, "seat": 0})
        screen = await party.host.look(table["id"])
        await screen.until(lambda screen: screen.ask)
        assert await screen.refused("undo") == "cannot-undo"
        view = screen.view

        await here.restart()

        assert (await party.host.look(table["id"])).view == view


async def test_a_whole_nemesis_game_comes_home_as_a_file_and_back_as_a_table(lounge):
    async with lounge() as here:
        party = await here.party("Ada", bots=1, mode="coop")
        await play_to_the_end(party.screens[0], any_legal(random.Random(2)))
        exported = await party.host.ask("GET", f"{party.path}/export")
        assert exported.status_code == 200 and ".starboard" in exported.headers["content-disposition"]

        bob = await here.guest("Bob")
        table = await bob.ok("POST", "/api/import?name=Again", content=exported.content)

        assert (table["status"], table["name"], table["results"]) == ("over", "Again", party.screens[0].view["results"])
        replay = await bob.ok("GET", f"/api/tables/{table['id']}/replay")
        assert replay["steps"]
        forked = await bob.ok("POST", f"/api/tables/{table['id']}/fork", json={"step": 0, "seat": 0})
        assert forked["you"]["seat"] == 0


async def test_who_plays_alone_takes_a_running_game_home_and_goes_on_elsewhere(lounge):
    async with lounge() as here:
        deal(here, "ace", "king")
        party = await here.party("Ada", bots=1, **TOY_TABLE)
        await party.screens[0].answer("walk")
        exported = (await party.host.ask("GET", f"{party.path}/export")).content
        bob = await here.guest("Bob")

        table = await bob.ok("POST", "/api/import", content=exported)
        screen = await bob.look(table["id"])

        assert table["status"] == "playing" and table["you"]["seat"] == 0
        await play_to_the_end(screen, first_legal)
        assert screen.over


def sealed(body: bytes, version: int = 1) -> bytes:
    digest = hashlib.sha256(body).hexdigest()
    return b'{"starboard":%d,"sha256":"%s","body":%s}' % (version, digest.encode(), body)


async def test_a_file_of_older_rules_goes_on_from_its_checkpoint(lounge):
    async with lounge() as here:
        party = await here.party("Ada", bots=1, mode="coop")
        await play_to_the_end(party.screens[0], first_legal, most=3)
        body = json.loads((await party.host.ask("GET", f"{party.path}/export")).content)["body"]
        journal = [[-1, "a card that is no longer printed", "NEM-SETUP-01"], *body["journal"][1:]]
        older = sealed(msgspec.json.encode({**body, "rules_version": "0", "journal": journal}))

        table = await party.host.ok("POST", "/api/import", content=older)
        screen = await party.host.look(table["id"])

        assert screen.told() == ["restarted"]
        await play_to_the_end(screen, first_legal, most=3)
        nonsense = msgspec.json.encode({**body, "rules_version": "0", "journal": [[0, {"a": 1}, "X"], *journal]})
        assert await party.host.refused("POST", "/api/import", content=sealed(nonsense)) == "bad-file"


async def test_a_file_that_is_broken_or_hostile_is_refused(lounge):
    async with lounge() as here:
        party = await here.party("Ada", bots=1, mode="coop")
        await play_to_the_end(party.screens[0], first_legal, most=3)
        data = (await party.host.ask("GET", f"{party.path}/export")).content
        body = json.loads(data)["body"]
        deep = b"[" * 900 + b"]" * 900
        deeper = b"[" * 100_000 + b"]" * 100_000

        def changed(**changes) -> bytes:
            return sealed(msgspec.json.encode({**body, **changes}))

        def set_up(**changes) -> bytes:
            return changed(setup={**body["setup"], **changes})

        hostile = {
            "nothing": b"",
            "text": b"hello",
            "list": b"[]",
            "binary": bytes(range(256)) * 50,
            "bad letters": b'{"starboard":1,"sha256":"\xff\xfe"}',
            "cut off": data[: len(data) // 2],
            "damaged": data.replace(b'"coop"', b'"solo"', 1),
            "other checksum": data.replace(data[26:30], b"0000", 1),
            "newer": sealed(msgspec.json.encode(body), 99),
            "wrong game": changed(game="chess"),
            "no such mode": set_up(mode="x"),
            "a number of seats": set_up(seats=10**9),
            "many seats": set_up(seats=body["setup"]["seats"] * 8),
            "no seats": set_up(seats=[]),
            "no set-up": changed(setup=None),
            "negative seats": changed(setup=None, seats=-1, mode="coop"),
            "no checkpoint": changed(journal=[[0, "fly", "X"]], checkpoint=[]),
            "wrong journal": changed(journal=[[0, "fly", "X"]]),
            "journal of objects": changed(journal=[[0, {"a": 1}, "X"]]),
            "wrong seat": changed(journal=[[77, "walk", "X"], *body["journal"]]),
            "wrong mark": changed(mark=-5, journal=[[1, 1, "1"]]),
            "orders": changed(orders=[[1]]),
            "orders of nonsense": changed(orders=[[{}, [], {}, 5]]),
            "barriers": changed(barriers=[["a"]]),
            "unknown fields": changed(surprise=1),
            "null": sealed(b"null"),
            "deep": sealed(deep),
            "deeper": sealed(deeper),
            "just deep": deeper,
            "deep answer": sealed(
                msgspec.json.encode(body).replace(b'"journal":[', b'"journal":[[0,%s,"X"],' % deep, 1)
            ),
        }
        otherwise = {
            "newer": "file-newer",
            "wrong game": "file-other-game",
            "no checkpoint": "file-impossible",
            "wrong journal": "file-unplayable",
            "journal of objects": "file-unplayable",
            "wrong seat": "file-unplayable",
            "wrong mark": "file-unplayable",
        }
        for what, file in hostile.items():
            assert await party.host.refused("POST", "/api/import", content=file) == otherwise.get(what, "bad-file"), (
                what
            )
        assert len(await party.host.ok("GET", "/api/tables")) == 1
        assert (await party.host.ok("POST", "/api/import", content=data))["status"] == "playing"
        assert await party.host.refused("POST", "/api/import?name=%00", content=data) == "bad-name"


# --- many who look at once ---


async def test_two_hundred_strangers_look_at_one_game_and_it_is_made_once(lounge, monkeypatch):
    async with lounge() as here:
        party = await finished(here, open=True)
        made = []
        work = here.process.replays.work
        monkeypatch.setattr(here.process.replays, "work", lambda *args: made.append(args[0]) or work(*args))
        async with httpx.AsyncClient(base_url=here.url, verify=False, timeout=PATIENCE) as http:
            looks = [http.get(f"{party.path}/replay?eyes={eyes}") for eyes in ("open", "0", "1") for _ in range(70)]
            answers = await asyncio.gather(*looks)
            again = await http.get(f"{party.path}/replay?eyes=0")

        assert {answer.status_code for answer in answers} == {200}
        assert len(made) == 3
        assert again.json()["steps"] == answers[70].json()["steps"] != answers[0].json()["steps"]


async def test_replays_are_kept_while_there_is_room(lounge):
    cache = Replays(room=100)
    made = []

    async def made_of(size: int) -> bytes:
        made.append(size)
        return b"x" * size

    for table, size in (("a", 40), ("b", 40), ("a", 40), ("c", 40), ("a", 40), ("b", 40), ("d", 101), ("d", 101)):
        assert len(await cache.get((table, "open"), lambda size=size: made_of(size))) == size

    assert made == [40, 40, 40, 40, 101, 101]  # b had to go for c; d is too large to be kept
    cache.close()


async def test_a_replay_that_cannot_be_made_is_tried_again_by_the_next_who_asks(lounge, monkeypatch):
    async with lounge() as here:
        party = await finished(here)
        monkeypatch.setattr(replays, "make_steps", stumble)
        assert await party.host.refused("GET", f"{party.path}/replay") == "unexpected"
        monkeypatch.undo()

        assert (await party.host.ok("GET", f"{party.path}/replay"))["steps"]


def stumble(*_):
    raise ZeroDivisionError


async def test_nobody_looks_at_replays_or_takes_files_all_the_time(lounge):
    async with lounge(rate_limits=True) as here:
        party = await finished(here, open=True)
        async with httpx.AsyncClient(base_url=here.url, verify=False, timeout=PATIENCE) as http:
            codes = [(await http.get(f"{party.path}/replay")).status_code for _ in range(42)]
            assert codes == [200] * 40 + [429] * 2
            assert (await http.get(f"{party.path}/export")).status_code == 429
        assert (await party.host.ask("GET", f"{party.path}/replay")).status_code == 200
