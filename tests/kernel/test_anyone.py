"""Whoever answers first decides for all: the others' question is gone, and a late answer meets no other question."""

import pytest

from starboard.kernel.encoding import encode
from starboard.kernel.errors import IllegalAnswer
from starboard.kernel.fate import Fate
from starboard.kernel.game import new_table
from starboard.kernel.match import Match
from starboard.kernel.playout import playout
from starboard.kernel.requests import CHECKPOINT, Anyone, Ask
from starboard.kernel.saves import dump, load
from starboard.kernel.seat_view import view
from starboard.testing import Table
from tests.kernel.toy import TOY, ToyGame

RULE = "TOY-FIRST-01"


class Volunteers(ToyGame):
    """Three times somebody steps forward and says how far; the same seat may do so again."""

    name = "volunteers"

    def play(self, g):
        while g.round < 3:
            asks = [Ask(seat, ["near", "far"], RULE, "step") for seat in range(len(g.players))]
            seat, how = yield Anyone(asks, g.round)
            g.players[seat].guess = how
            g.score = 10 * g.score + seat
            g.round += 1
            yield CHECKPOINT
        g.round = 4


VOLUNTEERS = Volunteers()


def volunteers(script=()) -> Match:
    return Match(VOLUNTEERS, new_table(TOY, 3), Fate(1), script=script)


def test_the_first_answer_decides_for_all():
    match = volunteers()
    assert match.waiting == [0, 1, 2] and all(view(match, seat)["ask"]["anyone"] for seat in range(3))

    match.answer(1, "far")

    assert match.journal == [(1, "far", RULE)]
    assert [player.guess for player in match.state.players] == ["", "far", ""]
    assert match.waiting == [0, 1, 2] and match.state.round == 1


def test_a_late_answer_is_refused_though_the_next_question_would_take_it():
    match = volunteers()
    late = match.ask_id(0)
    match.answer(1, "far")

    with pytest.raises(IllegalAnswer, match="already decided"):
        match.answer(0, "near", late)

    assert match.state.round == 1 and match.ask_id(0) != late
    match.answer(0, "near", match.ask_id(0))
    assert match.state.score == 10


def test_names_of_questions_do_not_depend_on_where_a_match_was_resumed():
    match = volunteers([(1, "far", RULE), (1, "near", RULE)])
    resumed = match.resumed(match.position())

    assert [resumed.ask_id(seat) for seat in range(3)] == [match.ask_id(seat) for seat in range(3)]
    assert encode(resumed.state) == encode(match.state)


def test_a_save_asks_everybody_again():
    match = volunteers([(1, "far", RULE)])
    loaded = load(dump(match), {"volunteers": VOLUNTEERS}, Fate(2)).match
    assert loaded.waiting == [0, 1, 2] and encode(loaded.state) == encode(match.state)


def test_another_process_follows():
    here, there = volunteers(), volunteers()
    here.answer(2, "near")
    there.follow(here.journal)
    assert encode(here.state) == encode(there.state) and there.waiting == [0, 1, 2]


def test_it_is_taken_back_by_whoever_decided():
    match = volunteers()
    match.answer(2, "near")
    before = match.ask_id(1)

    match.undo(2)

    assert match.waiting == [0, 1, 2] and match.state.round == 0 and match.ask_id(1) != before


def test_nobody_is_asked_where_there_is_one_answer_whoever_gives_it():
    class Only(ToyGame):
        def play(self, g):
            options = [["end"], ["end"]] if g.mode != "own" else [["mine"], ["yours"]]
            g.score, g.secret = 1, 0
            seat, what = yield Anyone([Ask(seat, options[seat], RULE) for seat in (0, 1)], 0)
            g.players[seat].guess = what
            g.round = 4

    match = Match(Only(), new_table(TOY, 2), Fate(1))
    assert match.over and match.journal == [] and match.state.players[0].guess == "end"

    table = new_table(TOY, 2)
    table.mode = "own"
    match = Match(Only(), table, Fate(1))
    assert match.waiting == [0, 1]  # who does it makes a difference
    match.answer(1, "yours")
    assert match.over and match.state.players[1].guess == "yours"


def test_fast_games_let_anybody_be_first():
    first = set()
    for seed in range(20):
        table = new_table(TOY, 3)
        assert playout(VOLUNTEERS, table, Fate(seed)) == 3
        first.add(table.score // 100)
    assert first == {0, 1, 2}


def test_a_test_says_who_is_first():
    table = Table(new_table(TOY, 3))
    table.answers({(2, RULE): "far", "step": ["near", "near"]})

    table.run(VOLUNTEERS.play)

    assert table.g.score == 200 and table.g.players[2].guess == "far"
