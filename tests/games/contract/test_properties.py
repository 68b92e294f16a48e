"""What holds in every game, whatever the players and fate do."""

import pytest

from starboard.games.nemesis.plugin import GAME as NEMESIS
from starboard.games.nemesis.state.nemesis import Nemesis
from starboard.kernel.encoding import decode, encode
from starboard.kernel.fate import Fate
from starboard.kernel.game import new_table
from starboard.kernel.match import Match
from starboard.kernel.playout import playout
from starboard.kernel.saves import dump, load
from starboard.kernel.seat_view import events, view
from starboard.kernel.visibility import OPEN, SPECTATOR
from tests.games.nemesis.whole.games import MOST_DECISIONS, TABLES, one_decision, open_table, positions

GAMES = {"nemesis": NEMESIS}


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_thousands_of_random_games_end_without_a_crash(table):
    seats, mode, options = TABLES[table]
    for seed in range(150):
        g = new_table(NEMESIS, seats, mode, options)
        decisions = playout(NEMESIS, g, Fate(seed * 100 + table), limit=MOST_DECISIONS)
        assert g.step == "over", f"seed {seed} did not end"
        assert 5 < decisions < MOST_DECISIONS


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_a_game_is_sound_at_every_checkpoint_and_question(table):
    match = open_table(table, seed=table)
    for position in positions(match, Fate(table)):
        assert NEMESIS.impossible(position.checkpoint, at_rest=True) == []
        assert NEMESIS.impossible(position.state) == []


def fingerprint(match: Match) -> object:
    seats = [SPECTATOR, *range(len(match.state.players))]
    return encode(match.state), match.journal, [events(match, s) for s in (OPEN, *seats)], sorted(match.asks)


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_a_journal_replays_to_the_same_states_and_events(table):
    match = open_table(table, seed=100 + table)
    for position in positions(match, Fate(table), every=40):
        seats, mode, options = TABLES[table]
        again = Match(NEMESIS, new_table(NEMESIS, seats, mode, options), Fate(999), script=position.journal)
        assert fingerprint(again) == fingerprint(position)


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_the_game_resumes_from_every_checkpoint(table):
    match = open_table(table, seed=200 + table)
    for position in positions(match, Fate(table), every=3):
        state = decode(Nemesis, encode(position.checkpoint))
        resumed = Match(NEMESIS, state, Fate(1), script=position.journal[position.mark :])
        assert encode(resumed.state) == encode(position.state)
        assert resumed.asks.keys() == position.asks.keys()


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_a_save_loads_to_the_same_game(table):
    match = open_table(table, seed=300 + table)
    for position in positions(match, Fate(table), every=50):
        loaded = load(dump(position), GAMES, Fate(5))
        assert loaded.notice == ""
        assert fingerprint(loaded.match) == fingerprint(position)
        assert [loaded.match.undo_stops(s) for s in range(5)] == [position.undo_stops(s) for s in range(5)]


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_undo_takes_back_exactly_the_last_decision(table):
    match = open_table(table, seed=400 + table)
    dice = Fate(table)
    for position in positions(match, dice, every=10):
        if position.over:
            return
        before, told = encode(position.state), len(position.happened)
        journal = position.journal[:]
        seat = one_decision(position, dice)
        position.undo(seat, consent=True)
        assert encode(position.state) == before
        assert position.journal == journal
        assert len(position.happened) == told


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_a_fork_does_not_touch_the_original(table):
    match = open_table(table, seed=500 + table)
    for position in positions(match, Fate(table), every=15):
        if position.over:
            return
        before = fingerprint(position)
        fork = position.fork(Fate(7))
        assert encode(fork.state) == encode(position.state)
        for _ in range(5):
            if not fork.over:
                one_decision(fork, Fate(8))
        assert fingerprint(position) == before


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_every_copy_is_whole_and_apart(table):
    match = open_table(table, seed=600 + table)
    for position in positions(match, Fate(table), every=30):
        g = position.state
        copy = g.clone()
        assert encode(copy) == encode(g)
        one, other = mutable_parts(g), mutable_parts(copy)
        assert not {id(part) for part in one} & {id(part) for part in other}


def mutable_parts(piece, found=None):
    found = [] if found is None else found
    for name in type(piece).FIELDS:
        value = getattr(piece, name)
        if name != "options" and isinstance(value, list):
            found.append(value)
        for part in value if isinstance(value, list) else [value]:
            if hasattr(type(part), "FIELDS"):
                found.append(part)
                mutable_parts(part, found)
    return found


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_an_imagined_world_looks_the_same_to_the_seat_that_imagines_it(table):
    match = open_table(table, seed=700 + table)
    dice = Fate(table)
    different = 0
    for position in positions(match, Fate(table), every=12):
        for seat in [SPECTATOR, *range(len(position.state.players))]:
            if not position.can_imagine(seat):
                continue
            world = position.imagine(seat, dice)
            assert seen(world, seat) == seen(position, seat)
            different += encode(world.state) != encode(position.state)
    assert different > 0, "nothing was ever dealt again"


def seen(match: Match, seat: int) -> object:
    whole = view(match, seat)
    if whole["ask"]:
        del whole["ask"]["id"]
    return [whole[part] for part in ("state", "waiting", "window", "ask", "over", "results")]
