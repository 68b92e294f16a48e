"""Every event is sent with the changes it made, and only when they have really happened."""

from typing import Any

import msgspec
import pytest

from starboard.games.registry import GAMES
from starboard.kernel.diffs import patched
from starboard.kernel.fate import Fate
from starboard.kernel.game import Happening, new_table
from starboard.kernel.match import Match
from starboard.kernel.pieces import project
from starboard.kernel.playout import random_answer
from starboard.kernel.visibility import SPECTATOR, only
from starboard.server.tables import broadcast
from starboard.server.tables.broadcast import Broadcast
from starboard.server.tables.viewer import Viewer
from starboard.server.wire.event_diffs import Change, WrittenUpdate, whole_diff
from tests.kernel.toy import TOY
from tests.kernel.toy_faulty import Faulty
from tests.server.lounge import TOY_TABLE, until


def plain(value: Any) -> Any:
    """As a client has it."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Eyes(Viewer):
    """A viewer without a socket, who applies what it is sent."""

    def __init__(self, seat: int) -> None:
        super().__init__(None, None, seat)  # type: ignore[arg-type]
        self.view: Any = None
        self.states: list[Any] = []  # at each event

    def look(self, view: Any) -> None:
        self.view = plain(view)

    def send_encoded(self, data: bytes) -> None:
        update = msgspec.json.decode(data)
        for event in update["events"]:
            self.view = patched(self.view, event.get("diff", []))
            self.states.append(self.view["state"])
        self.view = patched(self.view, update["diff"])


def played(name: str, seats: int, seed: int, most: int) -> tuple[Match, list[Eyes], dict[int, list[Any]], int]:
    """A game before several eyes; what they had seen at each event, and what the rules' own table was then."""
    game = GAMES[name]
    match = Match(game, new_table(game, seats), Fate(seed), hold_windows=True)
    shadow = Match(game, new_table(game, seats), Fate(seed), hold_windows=True)
    eyes = [*range(seats), SPECTATOR]
    really: dict[int, list[Any]] = {seat: [] for seat in eyes}
    shadow.watch(lambda state: [really[seat].append(plain(project(state, seat))) for seat in eyes])
    shown = Broadcast()
    viewers = [Eyes(seat) for seat in eyes]
    shown.viewers.update(viewers)
    for viewer in viewers:
        viewer.look(shown.view(match, viewer.seat))
    dice, begun = Fate(seed + 1), len(match.happened)
    numbered = begun
    for _ in range(most):
        if match.over:
            break
        if match.window and not match.asks:
            match.close_window()
            shadow.close_window()
        else:
            seat = next(iter(match.asks))
            answer = random_answer(match.asks[seat], dice)
            match.answer(seat, answer)
            shadow.answer(seat, answer)
        news = [happening for _, happening in match.happened[numbered:]]
        shown.update(match, 1, list(enumerate(news, numbered)))
        numbered += len(news)
        assert [viewer.view["state"] for viewer in viewers] == [plain(project(match.state, seat)) for seat in eyes]
    return match, viewers, really, numbered - begun


@pytest.mark.parametrize("name", sorted(GAMES))
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_at_each_event_everybody_sees_the_table_as_it_was_then(name, seed):
    _, viewers, really, events = played(name, 3, seed, 400)
    assert events > 10
    for viewer in viewers:
        assert viewer.states == really[viewer.seat]


def test_more_events_than_are_worth_it_come_with_what_follows(monkeypatch):
    monkeypatch.setattr(broadcast, "MOST_STEPS", 1)
    for name in GAMES:
        played(name, 3, 1, 150)  # the views are right all the same


# --- over the wire ---


def updates(screen: Any) -> list[Any]:
    return [frame for frame in screen.frames if frame["is"] == "update"]


async def test_an_event_comes_with_its_changes_and_the_rest_after_it(lounge, toy):
    async with lounge() as here:
        party = await here.party("Ada", "Bob", **TOY_TABLE)
        ada, bob = party.screens
        for pick in ("walk", "run", ["a", "b"]):
            await ada.answer(pick)
        await bob.until(lambda screen: screen.told()[-1:] == ["rolled"], "the die")
        for screen in (ada, bob):
            latest = updates(screen)[-1]
            (rolled,) = latest["events"]
            assert rolled["diff"] == [[["state", "score"], 2]], "the cards that were picked"
            assert ["state", "score"] in [path for path, _ in latest["diff"]], "and the die, after it was told"


class Late(Faulty):
    """Rules that tell something and then fail, as often as the test wants."""


@pytest.fixture
def late(toy):
    game = Late(TOY)
    with pytest.MonkeyPatch.context() as patch:  # put back before `toy` leaves the shelf
        patch.setitem(GAMES, "toy", game)
        yield game


async def test_what_a_failing_rule_had_told_is_never_seen(lounge, late):
    async with lounge() as here:
        party = await here.party("Ada", "Bob", **TOY_TABLE)
        ada, bob = party.screens
        await ada.answer("walk")
        await ada.answer("run")
        await until(lambda: bob.version == ada.version, "both see it")
        seen, before = len(updates(bob)), bob.view["state"]
        late.left = 2  # the die is rolled and told, then a rule fails
        assert await ada.refused("answer", ask=ada.ask["id"], pick=["a", "b"]) == "rule-fault"
        assert late.failed == 1 and len(updates(bob)) == seen and bob.view["state"] == before

        await ada.answer(["a"])
        await bob.until(lambda screen: screen.told()[-1:] == ["rolled"], "the die")
        latest = updates(bob)[-1]
        assert latest["diff"][0][0] == [] and "diff" not in latest["events"][0], "a whole view, and nothing before it"
        match = here.process.tables[party.table].match
        for seat, screen in enumerate(party.screens):
            assert screen.view["state"] == project(match.state, seat)
        for seat in (0, 1):
            await party.screens[seat].answer("high")
        await bob.until(lambda screen: screen.view["waiting"] == [0], "the guesses are in")
        assert whole_diff(updates(bob)[-1])[0][0] != [], "afterwards only what changes"


async def test_what_the_database_refuses_was_never_seen(lounge, toy, monkeypatch):
    async with lounge() as here:
        party = await here.party("Ada", "Bob", **TOY_TABLE)
        ada, bob = party.screens
        await ada.answer("walk")
        before = ada.view["state"]
        with monkeypatch.context() as broken:

            async def full(*_: Any) -> None:
                raise OSError("no space left on device")

            broken.setattr(here.process.store, "append", full)
            assert await ada.refused("answer", ask=ada.ask["id"], pick="run") == "storage-trouble"
        assert ada.view["state"] == before and ada.told()[-1] == "moved"
        await ada.answer("walk")
        await bob.until(lambda screen: screen.version == ada.version, "both see it")
        match = here.process.tables[party.table].match
        for seat, screen in enumerate(party.screens):
            assert screen.view["state"] == project(match.state, seat) and not screen.broken


@pytest.mark.parametrize("first", [0, 1])
def test_a_frame_is_shared_only_by_those_who_are_told_nothing_of_their_own(first: int):
    match = Match(TOY, new_table(TOY, 2), Fate(1))
    told = [(1, Happening("peeked", "TOY-PEEK-01", {"who": 0}, only(0), {"card": 5}))]

    def frames(news: list[tuple[int, Happening]], by_seat: dict[int, Any]) -> list[bytes]:
        written = WrittenUpdate(match, 1, news, [], Change([(["turn"], 2)], by_seat))
        found = {seat: written.for_seat(seat) for seat in (first, 1 - first)}
        return [found[0], found[1]]

    secret, other = frames(told, {0: [], 1: []})
    assert b'"card":5' in secret and b'"card":5' not in other
    mine, other = frames([], {0: [(["hand"], [5])], 1: []})
    assert b"hand" in mine and b"hand" not in other
    assert len(set(frames([], {0: [], 1: []}))) == 1
