"""Story pages: everybody reads at the same time, nobody's confirmation gives itself, and a choice waits for all."""

import pytest

from starboard.kernel.encoding import encode
from starboard.kernel.errors import IllegalAnswer
from starboard.kernel.fate import Fate
from starboard.kernel.game import new_table
from starboard.kernel.match import Match
from starboard.kernel.pages import READ, Page, agreed, read_page
from starboard.kernel.playout import playout
from starboard.kernel.requests import CHECKPOINT, Ask, Refusal, Together
from starboard.kernel.saves import dump, load
from starboard.kernel.seat_view import event_for, events, view
from starboard.kernel.visibility import SPECTATOR
from starboard.testing import Table
from tests.kernel.toy import TOY, ToyGame
from tools import vocabulary

LETTER = Page("letter", ["toy-letter-1", "toy-letter-2"], speaker="captain", mood="grave")
OFFER = Page("offer", ["toy-offer-1"], choices=["accept", "refuse"])
LETTER_FACTS = {
    "page": "letter",
    "speaker": "captain",
    "mood": "grave",
    "paragraphs": ["toy-letter-1", "toy-letter-2"],
    "readers": [0, 1, 2],
}
POOR = Refusal("TOY-POOR-01", "poor")


class Story(ToyGame):
    """Three seats read a letter, and then choose together what to answer."""

    name = "story"

    def play(self, g):
        yield from read_page(g, LETTER, [0, 1, 2], "TOY-PAGE-01")
        yield CHECKPOINT
        chosen = yield from read_page(g, OFFER, [1, 0, 2], "TOY-PAGE-02", blocked=lambda: [("double", POOR)])
        g.score = {"accept": 1, "refuse": 2}[chosen]
        g.round = 4


STORY = Story()


def story(script=()) -> Match:
    return Match(STORY, new_table(TOY, 3), Fate(1), script=script)


def read(*seats):
    return [(seat, READ, "TOY-PAGE-01") for seat in seats]


# --- asking ---


def test_a_question_to_confirm_is_asked_although_there_is_one_answer():
    ask = Ask(0, [READ], "TOY-PAGE-01", confirm=True)
    assert not ask.forced() and ask.only_confirms() and ask.only_answer() == READ
    assert not Ask(0, ["yes", "no"], "TOY-PAGE-01", confirm=True).only_confirms()
    assert not Ask(0, [READ], "TOY-PAGE-01").only_confirms()


@pytest.mark.parametrize("together", [False, True])
def test_the_driver_waits_for_a_confirmation(together):
    class Waiting(ToyGame):
        def play(self, g):
            ask = Ask(0, [READ], "TOY-PAGE-01", confirm=True)
            yield Together([ask, Ask(1, ["x"], "TOY-PAGE-01")]) if together else ask
            g.round = 4

    match = Match(Waiting(), new_table(TOY, 2), Fate(1))
    assert match.waiting == [0] and view(match, 0)["ask"]["confirm"] is True
    match.answer(0, READ)
    assert match.over and match.journal == [(0, READ, "TOY-PAGE-01")]


# --- reading ---


def test_a_page_is_told_with_all_that_is_on_it():
    match = story()
    for eyes in (0, 2, SPECTATOR):
        assert [(event["kind"], event["rule"], event["args"]) for event in events(match, eyes)] == [
            ("page", "TOY-PAGE-01", LETTER_FACTS)
        ]
    assert view(match, 1)["ask"]["about"] == LETTER_FACTS


def test_everybody_sees_who_still_reads_and_the_game_goes_on_when_all_have():
    match = story()
    match.answer(1, READ)
    assert match.waiting == [0, 2]
    with pytest.raises(IllegalAnswer):
        match.answer(1, READ)
    for eyes in (0, 1, SPECTATOR):
        assert view(match, eyes)["page"] == {**LETTER_FACTS, "read": [1]}
    match.answer(2, READ)
    match.answer(0, READ)
    assert view(match, 1)["page"]["page"] == "offer" and view(match, 1)["page"]["read"] == []
    assert match.asks[0].kind == "page" and view(match, 0)["ask"]["about"]["page"] == "offer"


def test_a_page_is_read_again_after_it_was_saved_or_gone_back_to():
    match = story(read(2, 0))
    assert match.waiting == [1]
    loaded = load(dump(match), {"story": STORY}, Fate(2)).match
    assert loaded.waiting == [1] and encode(loaded.state) == encode(match.state)
    assert [happening.args["page"] for _, happening in loaded.happened] == ["letter"]
    match.answer(1, READ)
    match.undo(1, consent=True)
    assert match.waiting == [1]
    assert [happening.args["page"] for _, happening in match.happened] == ["letter"]


# --- choosing ---


@pytest.mark.parametrize(
    ("picks", "chosen"),
    [
        ({0: "accept", 1: "accept", 2: "refuse"}, "accept"),
        ({0: "refuse", 1: "accept", 2: "refuse"}, "refuse"),
    ],
)
def test_a_choice_counts_when_all_have_read_and_most_agree(picks, chosen):
    match = story(read(0, 1, 2))
    for seat, pick in picks.items():
        assert match.state.score == 0
        match.answer(seat, pick)
    assert match.state.score == {"accept": 1, "refuse": 2}[chosen]
    assert event_for(match.happened[-1][1], SPECTATOR)["args"] == {"page": "offer", "choice": chosen}


def test_where_most_do_not_agree_the_first_reader_decides():
    assert agreed(["a", "b"]) == "a" and agreed(["b", "a", "c"]) == "b" and agreed(["c", "a", "a"]) == "a"
    assert agreed(["a", "b", "b", "c"]) == "a" and agreed(["x"]) == "x"


@pytest.mark.parametrize("first_decides, score", [(False, 2), (True, 1)])
def test_where_the_first_reader_decides_most_of_the_others_do_not_overrule_it(first_decides, score):
    class Led(ToyGame):
        def play(self, g):
            chosen = yield from read_page(g, OFFER, [2, 0, 1], "TOY-PAGE-02", first_decides=first_decides)
            g.score = {"accept": 1, "refuse": 2}[chosen]

    match = Match(Led(), new_table(TOY, 3), Fate(1))
    for seat, pick in ((0, "refuse"), (1, "refuse"), (2, "accept")):
        match.answer(seat, pick)
    assert match.state.score == score


def test_where_the_rules_name_who_chooses_the_others_just_read():
    class Led(ToyGame):
        def play(self, g):
            chosen = yield from read_page(g, OFFER, [0, 1, 2], "TOY-PAGE-02", choosers=[1])
            g.score = {"accept": 1, "refuse": 2}[chosen]

    match = Match(Led(), new_table(TOY, 3), Fate(1))
    assert [list(match.asks[seat].options) for seat in range(3)] == [[READ], ["accept", "refuse"], [READ]]
    match.answer(1, "refuse")
    match.answer(0, READ)
    assert match.state.score == 0
    match.answer(2, READ)
    assert match.state.score == 2


def test_what_cannot_be_chosen_is_on_the_page_too():
    match = story(read(0, 1, 2))
    assert view(match, 0)["ask"]["blocked"][0]["value"] == "double"
    with pytest.raises(IllegalAnswer):
        match.answer(0, "double")


def test_a_page_with_one_choice_is_read_as_well():
    class Single(ToyGame):
        def play(self, g):
            chosen = yield from read_page(g, Page("one", ["toy-one"], choices=["go"]), [0], "TOY-PAGE-01")
            assert chosen == "go"
            g.round = 4

    match = Match(Single(), new_table(TOY, 2), Fate(1))
    assert match.waiting == [0]
    match.answer(0, "go")
    assert match.over and view(match, 0)["page"] is None


# --- for everybody who answers by themselves ---


def test_whole_games_with_pages_are_played_fast():
    g = new_table(TOY, 3)
    assert playout(STORY, g, Fate(1)) == 6 and g.score in (1, 2)


def test_in_a_rule_test_pages_are_read_and_choices_are_scripted():
    table = Table(new_table(TOY, 3))
    assert table.run(read_page, LETTER, [0, 1], "TOY-PAGE-01") is None
    assert [ask.kind for ask in table.asked] == ["page", "page"]
    table.answers({(0, "TOY-PAGE-02"): "accept", (1, "TOY-PAGE-02"): "accept"})
    assert table.run(read_page, OFFER, [0, 1], "TOY-PAGE-02") == "accept"
    assert [event.args["page"] for event in table.told("page")] == ["letter", "offer"]


def test_a_page_is_in_the_vocabulary(tmp_path):
    (tmp_path / "rules.py").write_text('read_page(g, LETTER, everybody(g), "TOY-PAGE-01")\n')
    found = vocabulary.vocabulary(tmp_path)
    assert found["Ask"]["page"].rules == found["tell"]["page"].rules == {"TOY-PAGE-01"}
    assert found["tell"]["page"].carries == set(LETTER.facts([0]))
    assert found["tell"]["page-chosen"].carries == {"page", "choice"}


# --- changing one's choice ---


def on_the_offer(script=()) -> Match:
    return story([*read(0, 1, 2), *script])


def choice(seat, word):
    return seat, word, "TOY-PAGE-02"


def test_a_choice_may_be_changed_until_all_have_read():
    match = on_the_offer()
    match.answer(0, "accept")
    match.answer(0, "refuse")
    assert match.journal[3:] == [choice(0, "accept"), choice(0, "refuse")]
    assert match.waiting == [1, 2] and match.got == {0: "refuse"}
    match.answer(1, "refuse")
    match.answer(2, "accept")
    assert match.over and match.state.score == 2
    with pytest.raises(IllegalAnswer):
        match.answer(0, "accept")


def test_its_own_reader_sees_the_choice_and_nobody_else():
    match = on_the_offer([choice(1, "accept")])
    seen = view(match, 1)
    assert seen["ask"] is None and seen["chosen"]["value"] == "accept"
    assert [option["value"] for option in seen["chosen"]["ask"]["options"]] == ["accept", "refuse"]
    assert [view(match, seat)["chosen"] for seat in (0, 2, SPECTATOR)] == [None, None, None]
    refused = on_the_offer([choice(1, "refuse")])
    assert view(match, 0) == view(refused, 0), "the others do not learn what it is"


def test_the_name_of_a_choice_is_not_that_of_the_next_question():
    match = on_the_offer()
    first = match.ask_id(0)
    match.answer(0, "accept", first)
    again = match.ask_id(0)
    assert again not in (first, f"0-{len(match.history.decided[0])}")
    with pytest.raises(IllegalAnswer):
        match.answer(0, "refuse", first)
    match.answer(0, "refuse", again)
    assert match.ask_id(0) != again


def test_whoever_only_reads_has_nothing_to_change():
    match = story(read(0))
    assert view(match, 0)["chosen"] is None
    with pytest.raises(IllegalAnswer):
        match.answer(0, READ)


class OneOffer(ToyGame):
    """Nothing but a choice, so that it can be entered again at its only checkpoint, the start."""

    name = "offer"

    def play(self, g):
        chosen = yield from read_page(g, OFFER, [0, 1, 2], "TOY-PAGE-02")
        g.score = {"accept": 1, "refuse": 2}[chosen]
        g.round = 4


def test_a_changed_choice_is_saved_followed_forked_and_taken_back():
    game = OneOffer()
    match, other = [Match(game, new_table(TOY, 3), Fate(1)) for _ in range(2)]
    for seat, word in [(0, "accept"), (1, "accept"), (0, "refuse")]:
        match.answer(seat, word)
        other.follow([choice(seat, word)])
    again = load(dump(match), {"offer": game}, Fate(2)).match
    for one in (other, again, match.fork(Fate(2))):
        assert (one.got, one.waiting) == ({0: "refuse", 1: "accept"}, [2])
    match.undo(0)
    assert match.got == {0: "accept", 1: "accept"} and match.waiting == [2]
    again.answer(2, "refuse")
    assert again.over and again.state.score == 2
