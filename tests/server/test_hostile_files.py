"""An import is hostile input: files made to loop, to eat memory or to be no table change nothing and stop nobody."""

import asyncio
import contextlib
import json
import random
import sqlite3

import msgspec
import pytest

from starboard.games.registry import GAMES
from starboard.kernel import saves
from starboard.kernel.encoding import decode, encode
from starboard.kernel.fate import Fate
from starboard.kernel.game import new_table
from starboard.kernel.history import History
from starboard.kernel.match import Match
from starboard.kernel.playout import random_answer
from starboard.kernel.trials import trial
from starboard.server.network import uploads
from starboard.server.refusals import RequestRefused
from starboard.server.running import server_process
from starboard.server.running.limited_workers import MEGABYTE, Limits
from starboard.server.tables import import_checks
from starboard.server.tables.import_checks import examine_file, examine_journal
from tests.server.test_replays import sealed

NEMESIS = GAMES["nemesis"]


def played(decisions: int, seed: int = 1, seats: int = 3, mode: str = "semi-coop") -> Match:
    fate = Fate(seed)
    match = Match(
        NEMESIS, new_table(NEMESIS, seats, mode, []), fate, history=History(new_table(NEMESIS, seats, mode, []), keep=1)
    )
    while decisions and not match.over:
        seat = next(iter(match.asks))
        match.answer(seat, random_answer(match.asks[seat], fate))
        decisions -= 1
    return match


def doctored(match: Match, **changes) -> bytes:
    """The match as a file of other rules whose journal does not fit, so that its own checkpoint is what counts."""
    state = match.checkpoint.clone()
    for name, value in changes.items():
        setattr(state, name, value)
    return of_other_rules(match, encode(state))


def of_other_rules(match: Match, checkpoint) -> bytes:
    body = json.loads(saves.dump(match))["body"]
    journal = [[-1, "a card that is no longer printed", "NEM-SETUP-01"], *body["journal"][1:]]
    return sealed(msgspec.json.encode({**body, "rules_version": "0", "journal": journal, "checkpoint": checkpoint}))


def refusal(data: bytes) -> str:
    """The code with which a file is refused, or nothing."""
    try:
        examine_file(data, 1)
    except RequestRefused as refused:
        return refused.code
    return ""


def test_a_sound_checkpoint_of_other_rules_is_accepted_wherever_the_game_is():
    for decisions in (0, 1, 5, 40, 120, 400):
        for seed in range(3):
            match = played(decisions, seed, seats=2 + seed)
            opening = examine_file(of_other_rules(match, encode(match.checkpoint)), 1)
            assert (opening["kind"], len(opening["setup"]["seats"])) == ("restart", 2 + seed)
            assert opening["body"]["checkpoint"]
            assert bool(opening["results"]) is match.over


@pytest.mark.parametrize(
    "changes",
    [
        {"unscanned": 10**9},
        {"unscanned": -5},
        {"infected": 10**6},
        {"self_destruct": 10**9},
        {"time": 10**12},
        {"time": -(10**12)},
        {"eggs": 10**9},
        {"step": "nowhere"},
        {"active": 77},
        {"first": -9},
        {"doing": "x" * 100_000},
        {"mode": "coop"},
        {"options": ["no-such-option"]},
        {"bag": ["adult"] * 100_000},
        {"players": []},
    ],
    ids=lambda changes: next(iter(changes)),
)
def test_a_checkpoint_that_cannot_be_is_refused(changes):
    assert refusal(doctored(played(30), **changes)) in ("file-impossible", "bad-file")


def test_a_checkpoint_with_other_seats_than_its_table_is_refused():
    match, other = played(30, seats=2), played(30, seats=5)

    assert refusal(of_other_rules(match, encode(other.checkpoint))) == "file-impossible"


def places(plain, path=()):
    """Where something simple is in the plain state."""
    if isinstance(plain, list | dict):
        for key, value in plain.items() if isinstance(plain, dict) else enumerate(plain):
            yield from places(value, (*path, key))
    else:
        yield path


def corrupted(plain, dice: random.Random):
    """One to three things changed to something else: another's value, a number, a word, nothing."""
    plain = msgspec.json.decode(msgspec.json.encode(plain))
    where = list(places(plain))
    for _ in range(dice.randint(1, 3)):
        *path, last = dice.choice(where)
        holder = plain
        for key in path:
            holder = holder[key]
        other = plain
        for key in dice.choice(where):
            other = other[key] if not isinstance(other, int | str | None) else other
        if isinstance(holder, list | dict):
            holder[last] = dice.choice([other, 0, 1, -1, 99, 10**9, "x", "", None, True, [], [[]], {}])
    return plain


def test_of_randomly_corrupted_states_only_playable_ones_get_in():
    """What is changed into another possible table nobody can tell from the truth; but it plays, whatever is decided."""
    dice = random.Random(8)
    accepted = 0
    for number in range(150):
        match = played(10 + number, number % 7)
        plain = corrupted(encode(match.checkpoint), dice)
        if refusal(of_other_rules(match, plain)):
            continue
        accepted += 1
        assert trial(NEMESIS, decode(NEMESIS.state_kind, plain), (101, 102), 1500) == ""
    assert accepted < 30, "most of them are no table any more"


def test_sizes_and_depths_are_looked_at_before_anything_is_played(monkeypatch):
    monkeypatch.setattr(import_checks.saves, "play", lambda *_: pytest.fail("it is played"))
    body = json.loads(saves.dump(played(3)))["body"]

    def changed(**changes) -> bytes:
        return sealed(msgspec.json.encode({**body, **changes}))

    deep = [0, [[[[[[[[[[[["x"]]]]]]]]]]]], "X"]
    assert refusal(changed(journal=[[0, 1, "X"]] * 20_001)) == "file-too-long"
    for setup in (
        {"options": ["x"] * 61}, {"seats": [["crew"]] * 61}, {"seats": [["crew"] * 61]},
    ):  # fmt: skip
        assert refusal(changed(setup={**body["setup"], **setup})) == "file-too-long"
    old = {name: value for name, value in body.items() if name != "setup"}
    for table in ({"options": ["x"] * 61}, {"seats": 10**9}):
        assert refusal(sealed(msgspec.json.encode({**old, "mode": "coop", **table}))) == "file-too-long"
    assert refusal(changed(journal=[deep])) == "bad-file"
    assert refusal(b"[" * 4_000_000) == "bad-file"
    assert refusal(b'"' * 3_999_999) == "bad-file"


def test_a_past_that_no_longer_plays_is_made_of_what_journals_are_made_of():
    match = played(30)
    body = json.loads(of_other_rules(match, encode(match.checkpoint)))["body"]
    for entry in ([0, {"a": 1}, "X"], [9, 1, "X"], [-2, 1, "X"], [0, 2**60, "X"], [0, 1.5, "X"], [0, "y" * 200, "X"],
                  [0, 1, "r" * 200], [0, [[[[[1]]]]], "X"]):  # fmt: skip
        file = sealed(msgspec.json.encode({**body, "journal": [body["journal"][0], entry, *body["journal"][2:]]}))
        assert refusal(file) == "bad-file", entry


def test_a_journal_is_played_as_a_table_will_play_it():
    match = played(5)

    opening = examine_journal("nemesis", NEMESIS.setup_of(match.start), match.journal, 1)

    assert (opening["kind"], opening["waiting"], opening["results"]) == ("begin", match.waiting, None)
    with pytest.raises(RequestRefused, match="file-unplayable"):
        examine_journal("nemesis", NEMESIS.setup_of(match.start), match.journal[1:], 1)


# --- at the server ---


@pytest.fixture
def strict(monkeypatch):
    """So that the tests need not wait for what takes as long as it may."""
    monkeypatch.setattr(server_process, "FILE_PATIENCE", 3.0)
    monkeypatch.setattr(server_process, "FILE_LIMITS", Limits(processor=1, clock=60, memory=256 * MEGABYTE))


LOOPS = b"a file with which the rules never end"


def endless(data: bytes, seed: int | None):
    """In a limited process: what an examination is when the rules never end, whichever state makes them."""
    while data == LOOPS:
        pass
    return examine_file(data, seed)


async def answered_meanwhile(guest, work) -> int:
    """How often `GET /api/me` is answered while something goes on."""
    answers = 0
    while not work.done():
        await guest.ok("GET", "/api/me")
        answers += 1
        await asyncio.sleep(0.02)
    return answers


async def test_while_hostile_files_are_examined_everybody_else_plays_on(lounge, strict, monkeypatch):
    monkeypatch.setattr(import_checks, "examine_file", endless)
    async with lounge() as here:
        party = await here.party("Ada", "Bob", mode="semi-coop")
        eves = [await here.guest(f"Eve {number}") for number in range(8)]
        honest = saves.dump(played(20))

        attack = asyncio.gather(*[eve.ask("POST", "/api/import", content=LOOPS, timeout=120) for eve in eves])
        meanwhile = await answered_meanwhile(party.host, attack)
        answers = await attack

        codes = [answer.json()["error"]["code"] for answer in answers]
        assert set(codes) <= {"too-much-work", "busy"} and codes.count("too-much-work") >= 2
        assert meanwhile > 3
        for eve in eves:
            assert await eve.ok("GET", "/api/tables") == []
        await (await party.asked()).answer()
        assert (await eves[0].ok("POST", "/api/import", content=honest, timeout=120))["status"] == "playing"


async def test_a_doctored_table_changes_nothing_and_a_restart_goes_on(lounge, strict):
    async with lounge() as here:
        ada = await here.guest("Ada")
        for changes in ({"unscanned": 10**9}, {"self_destruct": 10**9}, {"time": -(10**12)}):
            answer = await ada.ask("POST", "/api/import", content=doctored(played(30), **changes))
            assert answer.json()["error"]["code"] in ("file-impossible", "bad-file")
        good = await ada.ok("POST", "/api/import", content=doctored(played(30)))

        await here.restart()

        assert [table["id"] for table in await ada.ok("GET", "/api/tables")] == [good["id"]]
        screen = await ada.look(good["id"])
        assert (await ada.ok("GET", "/health"))["status"] == "ok" and screen.view


async def test_a_table_that_cannot_be_written_leaves_nothing_behind(lounge, monkeypatch):
    async with lounge() as here:
        ada = await here.guest("Ada")
        monkeypatch.setattr("starboard.server.storage.rows.insert_moves", lambda db, moves: 1 / 0)
        answer = await ada.ask("POST", "/api/import", content=saves.dump(played(20)))
        monkeypatch.undo()

        assert answer.status_code >= 500
        assert await ada.ok("GET", "/api/tables") == []


async def test_one_person_and_one_address_bring_only_so_many_files(lounge):
    async with lounge(rate_limits=True) as here:
        ada, bob = await here.guest("Ada"), await here.guest("Bob")
        codes = [await ada.refused("POST", "/api/import", content=b"x") for _ in range(12)]
        assert codes == ["bad-file"] * 10 + ["too-many-requests"] * 2
        assert await bob.refused("POST", "/api/import", content=b"x") == "bad-file"


async def test_who_has_too_many_tables_is_refused_before_the_file_is_looked_at(lounge, monkeypatch):
    async with lounge(tables_per_person=1) as here:
        ada = await here.guest("Ada")
        await ada.ok("POST", "/api/tables", json={"game": "nemesis"})
        monkeypatch.setattr(here.process.examiners, "run", lambda *_: pytest.fail("it is looked at"))

        assert await ada.refused("POST", "/api/import", content=b"x") == "table-full"


async def half_sent(here, guest) -> str:
    """The code with which a file is refused of which only the beginning ever comes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", here.port)
    head = f"POST /api/import HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {guest.token}\r\n"
    writer.write(f"{head}Content-Length: 1000\r\n\r\n{{".encode())
    answer = await asyncio.wait_for(reader.readuntil(b"}}}"), 60)
    writer.close()
    code: str = json.loads(answer[answer.index(b'{"error"') :])["error"]["code"]
    return code


async def test_files_that_never_arrive_keep_nobody_from_the_table(lounge, monkeypatch):
    monkeypatch.setattr(uploads, "SECONDS", 2.0)
    async with lounge() as here:
        eves = [await here.guest(f"Eve {number}") for number in range(8)]

        attack = asyncio.gather(*[half_sent(here, eve) for eve in eves])
        meanwhile = await answered_meanwhile(eves[0], attack)

        assert sorted(await attack) == ["busy"] * 4 + ["too-much-work"] * 4
        assert meanwhile > 3
        assert await eves[0].refused("POST", "/api/import", content=b"{}") == "bad-file"


# --- what a database already holds ---


async def test_a_table_brought_before_files_were_examined_is_set_aside_and_stops_nobody(lounge):
    async with lounge() as here:
        party = await here.party("Ada", bots=1, mode="coop")
        good = await party.host.ok(
            "POST", "/api/import", content=of_other_rules(played(30), encode(played(30).checkpoint))
        )
        await here.close()
        with contextlib.closing(sqlite3.connect(here.folder / "starboard.db")) as database, database:
            row = database.execute("SELECT body FROM moves WHERE table_id = ? AND seq = 0", (good["id"],)).fetchone()
            body = json.loads(row[0])
            state = decode(NEMESIS.state_kind, body["checkpoint"])
            state.unscanned, state.infected = 27, 27  # more Infected cards than there are
            body["checkpoint"] = encode(state)
            database.execute("UPDATE moves SET body = ? WHERE table_id = ? AND seq = 0", (json.dumps(body), good["id"]))
            database.execute("DELETE FROM snapshots WHERE table_id = ?", (good["id"],))
        for guest in here.guests:
            await guest.look_away()

        await here.open()

        screen = await party.host.look(good["id"])
        await screen.until(lambda screen: screen.closed)
        assert screen.close_reason == "table-damaged" and good["id"] in here.process.damaged
        assert (await party.host.ok("GET", "/health"))["status"] == "ok"
        assert (await party.host.look(party.table)).view
        assert (await party.host.ok("POST", f"/api/tables/{good['id']}/archive"))["status"] == "archived"
