"""A second match that follows the journal of a first is the same match at every step."""

import pytest

from starboard.kernel.encoding import encode
from starboard.kernel.errors import Diverged
from starboard.kernel.fate import Fate
from starboard.kernel.game import new_table, tell
from starboard.kernel.match import Match
from starboard.kernel.orders import Orders
from starboard.kernel.requests import FATE, Ask, Chance, Together, Window
from tests.kernel.test_match import ACTED, DEALT, guessed, toy
from tests.kernel.toy import TOY, ToyGame


def pair(*played) -> tuple[Match, Match]:
    """The match of the process that is asked, and that of another; their fates know nothing of each other."""
    script = [*DEALT, *played]
    return tuple(Match(TOY, new_table(TOY, 3), Fate(seed), hold_windows=True, script=script) for seed in (1, 2))


def same(here: Match, there: Match) -> bool:
    return fingerprint(here) == fingerprint(there)


def fingerprint(match: Match, seats: int = 3) -> object:
    told = [(stamp, h.kind, h.rule, h.args, h.seats, h.secret) for stamp, h in match.happened]
    asks = {seat: (ask.rule, ask.kind, list(ask.options)) for seat, ask in match.asks.items()}
    undo = [(match.ask_id(seat), match.last_decision(seat), match.undo_stops(seat)) for seat in range(seats)]
    where = (
        match.over,
        match.window is not None,
        match.mark,
        match.journal,
        match.history.barriers,
        match.history.reacted,
    )
    return encode(match.state), encode(match.checkpoint), told, asks, undo, where


def test_answers_and_outcomes_are_followed():
    here, there = pair()
    for answer in ("walk", "run", ("a", "b")):
        before = len(here.journal)
        here.answer(0, answer)
        there.follow(here.journal[before:])
        assert same(here, there)
    assert here.journal[-1][0] == FATE


def test_private_choices_are_followed_one_by_one():
    here, there = pair(*ACTED)
    for seat in (2, 0, 1):
        here.answer(seat, "low")
        there.follow(here.journal[-1:])
        assert same(here, there)


@pytest.mark.parametrize("reacts", [True, False])
def test_a_held_window_is_followed_open_and_closed(reacts):
    here, there = pair(*guessed())
    here.answer(0, "strike")
    there.follow(here.journal[-1:])
    assert there.window is not None and same(here, there)
    before = len(here.journal)
    if reacts:
        here.answer(1, "stop")
        there.follow(here.journal[before:])
        assert there.window is not None and same(here, there)
        before += 1
    here.close_window()
    there.follow(here.journal[before:], closes_window=True)
    assert there.window is None and same(here, there)


def test_what_standing_orders_answered_is_followed_whatever_is_ordered_here():
    here, there = pair(*guessed())
    here.orders.give(1, "stop", "never")
    before = len(here.journal)
    here.answer(0, "strike")
    there.follow(here.journal[before:])
    assert same(here, there)

    here, there = pair(*guessed())
    there.orders.give(1, "stop", "never")  # an order that the other process had not heard of
    here.answer(0, "strike")
    there.follow(here.journal[before : before + 1])
    assert same(here, there)


class Teller(ToyGame):
    """Something is told right before seats are asked together, some of whom need not be asked."""

    def play(self, g):
        yield Ask(0, ["walk", "run"], "TOY-MOVE-01", "first")
        tell(g, "moved", "TOY-MOVE-01", how="before the window")
        yield Window([0, 1], [Ask(1, ["stop"], "TOY-STOP-01", "stop", 0)], "TOY-STOP-01")
        tell(g, "moved", "TOY-MOVE-01", how="before the guess")
        yield Together([Ask(seat, ["low"], "TOY-GUESS-01", "guess") for seat in (0, 1)])
        yield Chance((1, 2), "TOY-DIE-01", "die")
        tell(g, "moved", "TOY-MOVE-01", how="after the die")
        yield Ask(0, ["walk", "run"], "TOY-MOVE-01", "second")


def test_what_is_told_has_its_place_whether_orders_a_script_or_nobody_answers_next():
    orders = Orders(TOY)
    orders.give(1, "stop", "never")
    here = Match(Teller(), new_table(TOY, 2), Fate(1), orders=orders)
    there = Match(Teller(), new_table(TOY, 2), Fate(2))
    here.answer(0, "walk")
    there.follow(here.journal)
    again = Match(Teller(), new_table(TOY, 2), Fate(2), script=here.journal)
    assert [stamp for stamp, _ in here.happened] == [1, 2, 3]
    assert fingerprint(there, seats=2) == fingerprint(again, seats=2) == fingerprint(here, seats=2)


def test_a_match_goes_on_by_itself_after_it_has_followed():
    _, there = pair()
    there.follow([(0, "walk", "TOY-MOVE-01")])
    there.answer(0, "run")
    there.answer(0, ("c",))
    assert there.journal[-1][0] == FATE and there.waiting == [0, 1, 2]


@pytest.mark.parametrize(
    "wrong",
    [
        [(1, "walk", "TOY-MOVE-01")],  # somebody who is not asked
        [(0, "fly", "TOY-MOVE-01")],  # not on offer
        [(0, "walk", "TOY-BOW-01")],  # another rule asked
        [(FATE, 4, "TOY-DIE-01")],  # fate is not asked
        [*ACTED[:3]],  # fate's word is missing
        [*ACTED[:3], (FATE, 7, "TOY-DIE-01")],  # the die has no seven
        [*ACTED, (FATE, 4, "TOY-DIE-01")],  # more than happened
    ],
)
def test_entries_that_do_not_fit_are_refused(wrong):
    with pytest.raises(Diverged):
        toy().follow(wrong)


def test_only_an_open_window_closes_and_only_when_all_who_were_asked_have_answered():
    with pytest.raises(Diverged):
        toy().follow([], closes_window=True)
    _, there = pair(*guessed(), (0, "strike", "TOY-STRIKE-01"))
    assert list(there.asks) == [1]
    with pytest.raises(Diverged):
        there.follow([], closes_window=True)


def test_undo_looks_no_further_than_the_first_thing_in_its_way():
    match = toy(played=guessed())
    assert [match.ask_id(seat) for seat in range(3)] == ["0-4", "0-1", "0-1"]
    assert [match.undo_stops(seat) for seat in range(3)] == [("decided", "TOY-GUESS-01")] * 2 + [None]
    assert len(match.history.barriers) <= 3, "one barrier between two decisions is enough"
    match.undo(0, consent=True)
    assert [match.ask_id(seat) for seat in range(3)] == ["1-3", "1-1", "1-0"]
