"""The odds of an answer: exact where fate's words can be counted, and nothing of what is hidden in them."""

import pytest

from starboard.kernel.encoding import encode
from starboard.kernel.fate import Fate
from starboard.kernel.game import new_table
from starboard.kernel.match import Match
from starboard.kernel.odds import odds, odds_of_question
from starboard.kernel.requests import FATE
from tests.kernel.test_match import ACTED, DEALT, guessed, toy
from tests.kernel.toy import TOY


def plain(found):
    return [(said.text, said.args, chance) for said, chance, *_ in found.outcomes]


def test_a_die_is_counted_exactly():
    found = odds(toy(played=ACTED[:2]), 0, ("a",))
    assert found.exact
    assert plain(found) == [
        ("toy-odds-rolled", {"high": False}, pytest.approx(2 / 3)),
        ("toy-odds-rolled", {"high": True}, pytest.approx(1 / 3)),
    ]


def test_too_few_tries_make_a_guess_and_say_so():
    found = odds(toy(played=ACTED[:2]), 0, ("a",), limit=3)
    assert not found.exact
    assert sum(chance for _, chance, *_ in found.outcomes) == pytest.approx(1)


def test_an_answer_that_needs_no_luck_has_no_odds():
    match = toy()
    assert odds(match, 0, "walk") == ([], True, "own")
    assert odds_of_question(match, 0) == []


def test_who_is_not_asked_or_picks_several_gets_none():
    assert odds_of_question(toy(), 1) == []
    assert odds_of_question(toy(played=ACTED[:2]), 0) == []


def test_looking_at_the_odds_changes_nothing():
    match = toy(played=ACTED[:2])
    before = encode(match.state), encode(match.checkpoint), match.journal[:], match.fate.state, len(match.happened)
    odds(match, 0, ("b", "b"))
    assert (
        encode(match.state),
        encode(match.checkpoint),
        match.journal,
        match.fate.state,
        len(match.happened),
    ) == before
    assert match.state.events == [] and match.waiting == [0]


def test_the_odds_do_not_look_past_a_reaction_window_whoever_could_react():
    deals = [[card for _, card, _ in DEALT], ["stop", "ace", "two"]]
    found = []
    for deal in deals:
        script = [*[(FATE, card, "TOY-DEAL-01") for card in deal], *guessed()]
        match = Match(TOY, new_table(TOY, 3), Fate(1), hold_windows=True, script=script)
        found.append(odds(match, 0, "strike"))
    assert found == [([], True, "reaction"), ([], True, "reaction")]


def test_a_reaction_played_in_secret_is_not_known_to_the_others_in_the_window():
    g = new_table(TOY, 3)
    g.round = 3
    g.players[1].hand, g.players[2].hand, g.deck.cards = ["stop"], ["stop"], ["ace"]
    match = Match(TOY, g, Fate(1), hold_windows=True)
    match.answer(0, "strike")
    match.answer(1, "stop")
    world = match.imagine(2, Fate(3))
    world.answer(2, None)
    assert world.state.score == 10


def test_a_plan_is_looked_at_to_its_end():
    """The answers that follow are given where they are asked for; one to a question nobody asks is left out."""
    plan = [("second", "run"), ("never-asked", 1), ("pick", ("a",))]
    assert plain(odds(toy(), 0, "walk", then=plan)) == plain(odds(toy(played=ACTED[:2]), 0, ("a",)))


def test_a_plan_that_does_not_fit_ends_where_it_stops_to_fit():
    assert odds(toy(), 0, "walk", then=[("second", "fly"), ("pick", ("a",))]) == ([], True, "own")


def test_a_plan_that_ends_with_its_price_goes_on_if_nobody_reacts():
    script = [*[(FATE, card, "TOY-DEAL-01") for _, card, _ in DEALT], *guessed()]
    match = Match(TOY, new_table(TOY, 3), Fate(1), hold_windows=True, script=script)
    assert odds(match, 0, "strike").until == "reaction"
    assert odds(match, 0, "strike", then=[("never-asked", 1)]).until == "others"
