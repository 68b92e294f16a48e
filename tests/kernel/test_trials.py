"""A table nobody can vouch for is tried out: what cannot be, cannot be played or cannot be looked at is found."""

import pytest

from starboard.kernel.encoding import encode
from starboard.kernel.errors import BrokenSave
from starboard.kernel.fate import Fate
from starboard.kernel.game import Described, new_table
from starboard.kernel.match import Match
from starboard.kernel.saves import dump, load
from starboard.kernel.trials import trial
from tests.kernel.toy import TOY, ToyGame


def dealt():
    return Match(TOY, new_table(TOY, 3), Fate(1)).checkpoint


def test_a_sound_table_passes_and_stays_as_it_was():
    for state in (new_table(TOY, 2), new_table(TOY, 4), dealt()):
        before = encode(state)
        assert trial(TOY, state, (1, 2, 3), 100) == ""
        assert encode(state) == before


def test_a_table_that_cannot_be_is_told_before_it_is_played():
    state = dealt()
    state.players[0].hand.append("ace")

    assert trial(TOY, state, (1,), 100).startswith("it cannot be: the cards are")


class Losing(ToyGame):
    """A card is lost when the game is played on."""

    def play(self, g):
        going = super().play(g)
        request = next(going)
        while True:
            answer = yield request
            g.deck.cards = g.deck.cards[1:]
            request = going.send(answer)


class Raising(ToyGame):
    def play(self, g):
        yield from super().play(g)
        raise KeyError("gone")


class Unspeakable(ToyGame):
    def describe(self, g, ask, option):
        raise LookupError(option)


class Untold(ToyGame):
    def story(self, g, kind, args):
        return Described({}[kind])


@pytest.mark.parametrize(
    "game, wrong",
    [
        (Losing(), "it cannot be"),
        (Raising(), "cannot be played on"),
        (Unspeakable(), "cannot be played on"),
        (Untold(), "cannot be played on"),
    ],
)
def test_what_goes_wrong_on_the_way_is_told(game, wrong):
    assert wrong in trial(game, new_table(game, 3), (1, 2), 100)


class Endless(ToyGame):
    def play(self, g):
        while True:
            yield from super().play(g)
            g.round = 3


def test_a_game_that_goes_on_is_tried_for_so_many_decisions():
    assert trial(Endless(), new_table(TOY, 2), (1,), 50) == ""


class Changed(ToyGame):
    def new(self, setup):
        g = super().new(setup)
        g.deck.cards = ["king", "stop", "two", "ace"][1:]  # the recorded deal cannot happen any more
        return g


def test_a_save_whose_table_cannot_be_is_refused_in_a_sentence():
    match = Match(TOY, new_table(TOY, 2), Fate(1))
    match.checkpoint.round = 1
    match.checkpoint.players[0].hand = ["ace", "ace"]

    with pytest.raises(BrokenSave, match=r"the table in it cannot be: the cards are") as refused:
        load(dump(match), {"toy": Changed()}, Fate(1))
    assert refused.value.why == "impossible"


def test_a_save_whose_table_has_other_seats_than_it_was_opened_with_is_refused():
    match = Match(TOY, new_table(TOY, 2), Fate(1))
    match.history.kept = Match(TOY, new_table(TOY, 4), Fate(1)).history.kept

    with pytest.raises(BrokenSave, match="other seats") as refused:
        load(dump(match), {"toy": Changed()}, Fate(1))
    assert refused.value.why == "impossible"
