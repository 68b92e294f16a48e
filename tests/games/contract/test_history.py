"""A game is its journal: replayed, resumed, saved, followed, taken back or forked it is the same at every step."""

from starboard.kernel.encoding import decode, encode
from starboard.kernel.fate import Fate
from starboard.kernel.match import Match
from starboard.kernel.playout import random_answer
from starboard.kernel.saves import dump, load
from starboard.kernel.seat_view import events
from starboard.kernel.visibility import OPEN
from tests.games.contract.playing import eyes_of, one_decision, positions, seats_of
from tests.games.contract.tables import Seating, every_table, every_table_with_others


def fingerprint(match: Match) -> object:
    return encode(match.state), match.journal, [events(match, s) for s in (OPEN, *eyes_of(match))], sorted(match.asks)


@every_table
def test_a_journal_replays_to_the_same_states_and_events(table: Seating):
    match = table.match(seed=100 + table.number)
    for position in positions(match, Fate(table.number), every=40):
        again = Match(table.game, table.state(), Fate(999), script=position.journal)
        assert fingerprint(again) == fingerprint(position)


@every_table
def test_the_game_resumes_from_every_checkpoint(table: Seating):
    match = table.match(seed=200 + table.number)
    for position in positions(match, Fate(table.number), every=3):
        state = decode(table.game.state_kind, encode(position.checkpoint))
        resumed = Match(table.game, state, Fate(1), script=position.journal[position.mark :])
        assert encode(resumed.state) == encode(position.state)
        assert resumed.asks.keys() == position.asks.keys()


@every_table
def test_a_save_loads_to_the_same_game(table: Seating):
    match = table.match(seed=300 + table.number)
    for position in positions(match, Fate(table.number), every=50):
        saved = dump(position, sheet=table.setup.sheet)
        loaded = load(saved, {table.game.name: table.game}, Fate(5))
        assert loaded.notice == ""
        assert loaded.setup.sheet == table.setup.sheet
        assert fingerprint(loaded.match) == fingerprint(position)
        seats = seats_of(match)
        assert [loaded.match.undo_stops(s) for s in seats] == [position.undo_stops(s) for s in seats]


@every_table
def test_undo_takes_back_exactly_the_last_decision(table: Seating):
    match = table.match(seed=400 + table.number)
    dice = Fate(table.number)
    for position in positions(match, dice, every=10):
        if position.over:
            return
        before, told = encode(position.state), len(position.happened)
        journal = position.journal[:]
        reacting = position.window is not None
        seat = one_decision(position, dice)
        if reacting and position.journal[len(journal)][1] is None:
            continue  # to let a reaction window pass is no decision
        position.undo(seat, consent=True)
        assert encode(position.state) == before
        assert position.journal == journal
        assert len(position.happened) == told


@every_table
def test_a_fork_does_not_touch_the_original(table: Seating):
    match = table.match(seed=500 + table.number)
    for position in positions(match, Fate(table.number), every=15):
        if position.over:
            return
        before = fingerprint(position)
        fork = position.fork(Fate(7))
        assert encode(fork.state) == encode(position.state)
        for _ in range(5):
            if not fork.over:
                one_decision(fork, Fate(8))
        assert fingerprint(position) == before


# --- Two processes, one table ---


@every_table_with_others
def test_a_followed_game_is_the_same_at_every_step(table: Seating):
    here = table.match(seed=800 + table.number, hold_windows=True)
    there = Match(here.game, here.start.clone(), Fate(0), hold_windows=True, script=here.journal)
    dice = Fate(table.number)
    for seat in seats_of(here)[::2]:
        for reaction in table.game.order_kinds():
            here.orders.give(seat, reaction, "never")
    for _ in range(400):
        if here.over:
            break
        before = len(here.journal)
        closes = here.window is not None and (not here.asks or dice.below(2) == 0)
        if closes:
            here.close_window()
        else:
            seat = dice.pick(sorted(here.asks))
            here.answer(seat, random_answer(here.asks[seat], dice))
        there.follow(here.journal[before:], closes)
        assert where(there) == where(here)
    assert told(there) == told(here)


def where(match: Match) -> object:
    asks = {seat: (ask.rule, ask.kind, list(ask.options)) for seat, ask in match.asks.items()}
    undo = [(match.ask_id(seat), match.undo_stops(seat)) for seat in seats_of(match)]
    lengths = match.over, match.window is not None, match.mark, len(match.journal), len(match.happened)
    return encode(match.state), encode(match.checkpoint), asks, undo, lengths


def told(match: Match) -> object:
    return [(stamp, h.kind, h.rule, h.args, h.seats, h.secret) for stamp, h in match.happened]
