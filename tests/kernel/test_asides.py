"""Something else may be done instead of answering, by the seat that is asked and by others who stand by."""

import pytest

from starboard.games.registry import GAMES
from starboard.kernel.errors import IllegalAnswer
from starboard.kernel.fate import Fate
from starboard.kernel.game import new_table
from starboard.kernel.match import Match
from starboard.kernel.playout import playout
from starboard.kernel.requests import CHECKPOINT, Anyone, Asides, Ask
from starboard.kernel.saves import dump, load
from starboard.kernel.seat_view import view
from starboard.server.tables.bot_pool import question_of, think
from starboard.testing import Table
from tests.kernel.toy import TOY, ToyGame

RULE = "TOY-ASIDE-01"
CHEER = "cheer"
FIRST = next(iter(GAMES))
DICE = ["one", "two", "three"]


class Cheering(ToyGame):
    """Seat 0 picks two of three; it may cheer before it does, and so may seat 1 while it waits."""

    name = "cheering"

    def play(self, g):
        picked = None
        while picked is None:
            asks = [Ask(0, DICE, RULE, "pick", 2, 2, asides=[CHEER])]
            asks.append(Ask(1, [], RULE, "cheer", asides=[CHEER], standby=True))
            seat, answer = yield Anyone(asks, g.round)
            if answer == CHEER:
                g.score = 10 * g.score + seat + 1
                g.round += 1
            else:
                picked = answer
            yield CHECKPOINT
        g.players[0].guess = "+".join(picked)


CHEERING = Cheering()


def cheering(script=()) -> Match:
    return Match(CHEERING, new_table(TOY, 2), Fate(1), script=script)


def test_an_aside_is_done_and_the_question_is_asked_again():
    match = cheering()

    match.answer(0, CHEER)
    match.answer(0, ("one", "three"))

    assert match.state.score == 1 and match.state.players[0].guess == "one+three" and match.over


def test_whoever_stands_by_may_step_in_and_is_not_waited_for():
    match = cheering()
    assert match.waiting == [0]

    match.answer(1, CHEER)
    match.answer(1, CHEER)
    match.answer(0, ("one", "two"))

    assert match.state.score == 22 and match.over


@pytest.mark.parametrize("answer", [("one",), CHEER + CHEER, ("one", CHEER), ("boo",), None])
def test_what_is_neither_an_answer_nor_an_aside_is_refused(answer):
    match = cheering()

    with pytest.raises(IllegalAnswer):
        match.answer(0, answer)


def test_whoever_stands_by_cannot_answer_for_the_other():
    match = cheering()

    with pytest.raises(IllegalAnswer):
        match.answer(1, ("one", "two"))


def test_a_view_has_the_asides_and_says_who_stands_by():
    match = cheering()

    asked, standing_by = view(match, 0)["ask"], view(match, 1)["ask"]

    assert [aside["value"] for aside in asked["asides"]] == ["cheer"] and not asked["standby"] and not asked["anyone"]
    assert [aside["value"] for aside in standing_by["asides"]] == ["cheer"] and standing_by["standby"]
    assert standing_by["options"] == []


def test_a_late_answer_to_the_question_before_is_told_so():
    match = cheering()
    late = match.ask_id(0)
    match.answer(1, CHEER)

    with pytest.raises(IllegalAnswer, match="already decided"):
        match.answer(0, ("one", "two"), late)


def test_a_save_a_replay_and_undo_have_the_asides():
    match = cheering()
    match.answer(1, CHEER)
    match.answer(0, CHEER)
    assert load(dump(match), {CHEERING.name: CHEERING}, Fate(2)).match.state.score == 21
    assert cheering(match.journal).state.score == 21

    match.undo(0)

    assert match.state.score == 2 and match.waiting == [0]


def test_random_players_seldom_step_aside_and_always_come_to_an_end():
    states = [new_table(TOY, 2) for _ in range(40)]
    for seed, state in enumerate(states):
        playout(CHEERING, state, Fate(seed))

    assert all(state.players[0].guess for state in states)
    assert any(state.score for state in states) and not all(state.score for state in states)


def test_a_test_table_takes_scripted_asides():
    table = Table(new_table(TOY, 2))
    table.answers({(1, "cheer"): [CHEER], (0, "pick"): [("one", "two")]})

    table.run(CHEERING.play)

    assert table.g.score == 2


def test_a_question_with_one_answer_is_not_asked_because_of_asides():
    assert Ask(0, ["only"], RULE, asides=[CHEER]).forced()


def test_a_question_that_gives_the_chance_to_step_in_is_more_than_something_to_read():
    assert Ask(0, ["only"], RULE, confirm=True).only_confirms()
    assert not Ask(0, ["only"], RULE, confirm=True, asides=[CHEER]).only_confirms()


class Watched(Asides):
    """Asides that note what of them was looked at."""

    def __init__(self, *asides):
        self.asides = asides
        self.looked = []

    def there_are(self):
        self.looked.append("whether")
        return bool(self.asides)

    def found(self):
        self.looked.append("which")
        return self.asides


def test_asides_are_listed_only_when_somebody_looks_at_them():
    asides, ask = Watched(CHEER), Ask(0, DICE, RULE)
    ask.look_for(asides)

    assert ask.allows("two") and asides.looked == []
    assert ask.has_asides() and asides.looked == ["whether"]
    assert list(ask.asides) == [CHEER] and ask.allows(CHEER) and asides.looked == ["whether", "which"]
    assert not Ask(0, DICE, RULE).has_asides()


def test_a_question_may_turn_out_to_have_no_asides():
    ask = Ask(0, DICE, RULE)
    ask.look_for(Watched())

    assert not ask.has_asides() and not ask.allows(CHEER) and list(ask.asides) == []


def test_who_stands_by_is_found_only_when_somebody_looks():
    looked = []

    def standing_by():
        looked.append(True)
        return [Ask(1, [], RULE, standby=True, asides=[CHEER])]

    anyone = Anyone([Ask(0, DICE, RULE)], 1, standing_by)

    assert anyone.has_standby() and not anyone.forced() and looked == []
    assert [ask.seat for ask in anyone.deciding()] == [0] and looked == []
    assert [ask.seat for ask in anyone.asks] == [0, 1] and looked == [True]
    assert [ask.seat for ask in anyone.deciding()] == [0] and anyone.has_standby()


def test_a_bot_in_another_process_is_told_the_asides():
    ask = Ask(0, [], RULE, least=0, asides=[CHEER])

    picks = {think(("table", 0, "random"), FIRST, {}, question_of(ask)) for _ in range(200)}

    assert picks == {None, CHEER}
