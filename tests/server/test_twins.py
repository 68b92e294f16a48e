"""The twin-game test over the wire: at tables that differ only in a secret, every frame is the same, byte for byte."""

import time
from collections import Counter
from types import SimpleNamespace

import pytest

from starboard.games.registry import GAMES
from starboard.kernel.fate import Fate
from starboard.kernel.visibility import SPECTATOR
from starboard.server.running.server_process import ServerProcess
from starboard.server.tables import reaction_windows
from tests.games.contract.tables import spread, tables_of
from tests.server.twins import Clock, Fates, Parted, Twins, position

# Some tables of each game; a chapter of a campaign is not opened as a table by itself.
OPENED = [
    table
    for game in GAMES
    for table in spread([one for one in tables_of(game) if one.seats > 1 and one.setup.sheet is None], most=8)
]
NEMESIS = tables_of("nemesis")
TWO_PLAYERS, FOUR_PLAYERS, WITH_HUNTER = NEMESIS[2], NEMESIS[6], NEMESIS[8]


@pytest.fixture
def clock(monkeypatch):
    clock = Clock()
    monkeypatch.setattr(time, "time", clock)
    monkeypatch.setattr(reaction_windows, "time", SimpleNamespace(time=clock, monotonic=clock))
    monkeypatch.setattr(reaction_windows, "USUAL_WHILE", 0.0)  # everybody takes the same while to let a window pass
    monkeypatch.setattr(reaction_windows, "BOTS_MOMENT", 100.0)  # reaction_windows close when the test says so
    return clock


@pytest.fixture
def fates(monkeypatch):
    fates = Fates()
    monkeypatch.setattr(ServerProcess, "fate", lambda process, table: fates(table))
    return fates


class Lab:
    """Opens twin tables in a lounge and plays at them for as long as they are alike."""

    def __init__(self, here, fates, clock):
        self.here, self.fates, self.clock = here, fates, clock
        self.seen = Counter()

    async def watch(self, table, at, seat, seed, *acts):
        try:
            twins = await Twins.open(self.here, self.fates, self.clock, table, at, seat, seed, self.seen)
            self.seen["reached"] += 1
            for act in acts:
                await act(twins)
        except Parted:
            self.seen["parted"] += 1
        for guest in self.here.guests:
            await guest.go_home()
        self.here.guests.clear()

    def saw(self, *what):
        """Whether each of these was compared at tables that really were different."""
        assert self.seen["different"] > 0, "the twins were the same"
        assert all(self.seen[one] > 0 for one in what), f"not all of {what}: {dict(self.seen)}"


def steps(count):
    async def play(twins):
        for _ in range(count):
            if twins.real.match.over:
                break
            await twins.one_step()

    return play


@pytest.mark.parametrize("table", OPENED, ids=str)
async def test_twin_tables_send_the_same_bytes(lounge, clock, fates, table):
    """From anywhere in a game, whatever people do at a table."""
    async with lounge() as here:
        lab = Lab(here, fates, clock)
        for seed in range(3):
            dice = Fate(seed * 100 + table.number)
            at = position(table, seed, dice.below(80)) or position(table, seed, dice.below(20))
            seat = dice.pick([SPECTATOR, *range(table.seats)])
            if at is not None:
                await lab.watch(table, at, seat, seed, steps(25))
        assert lab.seen["compared"] > 30, "the twins parted at once; the test compared nothing"
        if table.hides:
            lab.saw()


@pytest.mark.parametrize("kind", ["react", "objective", "keep-item", "pay", "discard", "attack-card"])
async def test_what_another_is_asked_in_private_shows_to_nobody(lounge, clock, fates, kind):
    table = WITH_HUNTER if kind == "attack-card" else FOUR_PLAYERS
    async with lounge() as here:
        lab = Lab(here, fates, clock)
        for seed in range(30):
            if at := position(table, seed, 8, kind):
                asked = next(ask.seat for ask in at.asks.values() if ask.kind == kind)
                await lab.watch(table, at, (asked + 1) % table.seats, seed, Twins.decide, steps(10))
            if lab.seen["reached"] >= 3:
                break
        lab.saw("reached", "a window in which others can react" if kind == "react" else kind)


async def test_what_others_draw_shows_to_nobody(lounge, clock, fates):
    """The last player passes; after the Event Phase everybody draws."""
    async with lounge() as here:
        lab = Lab(here, fates, clock)
        for seed in range(40):
            at = position(FOUR_PLAYERS, seed, 10, "discard")
            if at and all(who.passed for who in at.state.players):
                seat = (min(at.asks) + 1) % 4
                await lab.watch(FOUR_PLAYERS, at, seat, seed, Twins.decide, Twins.decide)
            if lab.seen["others' draws"] > 10:
                break
        lab.saw("others' draws")


async def test_whoever_reacts_does_not_learn_who_else_could(lounge, clock, fates):
    async with lounge() as here:
        lab = Lab(here, fates, clock)
        for seed in range(40):
            at = position(FOUR_PLAYERS, seed, 6, "react")
            if at and len(at.asks) > 1:
                await lab.watch(FOUR_PLAYERS, at, min(at.asks), seed, Twins.react, Twins.decide)
            if lab.seen["an own reaction"] >= 2 and lab.seen["a window in which others can react"] >= 2:
                break
        lab.saw("an own reaction", "a window in which others can react")


@pytest.mark.parametrize(
    "act, result",
    [
        (Twins.ask_for_odds, ["odds", "chances"]),
        (Twins.be_refused, ["not-asked", "already-decided", "illegal-answer"]),
        (Twins.go_back, ["an undo of one's own", "another's undo", "a vote", "a voice"]),
        (Twins.order, ["others' orders", "a window"]),
    ],
)
async def test_what_people_do_beside_the_game_tells_nobody_more(lounge, clock, fates, act, result):
    """Again and again between the decisions of a game that has just begun, when all are in one room."""
    async with lounge() as here:
        lab = Lab(here, fates, clock)
        for seed in range(30):
            table = (TWO_PLAYERS, FOUR_PLAYERS)[seed % 2]
            if at := position(table, seed, 6):
                seat = at.state.active if act in (Twins.ask_for_odds, Twins.be_refused) else seed % 2
                await lab.watch(table, at, seat, seed, *[act, Twins.decide] * 6)
            if lab.seen["reached"] >= 4 and all(lab.seen[one] for one in result):
                break
        lab.saw(*result)


async def test_asking_to_go_back_tells_nobody_who_could_have_reacted(lounge, clock, fates):
    async with lounge() as here:
        lab = Lab(here, fates, clock)
        for seed in range(40):
            if at := position(FOUR_PLAYERS, seed, 8, "react"):
                seat = (next(iter(at.asks)) + 1) % 4
                await lab.watch(FOUR_PLAYERS, at, seat, seed, Twins.react, Twins.go_back)
            if lab.seen["an undo after a private answer"] >= 3:
                break
        lab.saw("an undo after a private answer", "a vote")


async def test_twin_tables_are_alike_after_a_restart_inside_a_window(lounge, clock, fates):
    async def restart(twins):
        await twins.restart(here)

    async with lounge() as here:
        lab = Lab(here, fates, clock)
        for seed in range(30):
            if at := position(FOUR_PLAYERS, seed, 8, "react"):
                seat = (next(iter(at.asks)) + 1) % 4
                acts = [Twins.answer_privately, restart, Twins.decide, Twins.go_back]
                await lab.watch(FOUR_PLAYERS, at, seat, seed, *acts)
            if lab.seen["a window in which others can react"]:
                break
        lab.saw("private answers", "a restart", "a window in which others can react")
