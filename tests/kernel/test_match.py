"""The driver: answering, refusing, undo, windows, standing orders, forks."""

from functools import partial

import pytest

from starboard.kernel.encoding import encode
from starboard.kernel.errors import CannotUndo, Diverged, IllegalAnswer, Unknown
from starboard.kernel.fate import Fate
from starboard.kernel.game import new_table
from starboard.kernel.match import Match
from starboard.kernel.requests import CHECKPOINT, FATE, Ask, Window
from starboard.kernel.seat_view import events, view
from starboard.kernel.visibility import OPEN, SPECTATOR
from tests.kernel.toy import TOY, ToyGame

DEALT = [(FATE, "ace", "TOY-DEAL-01"), (FATE, "stop", "TOY-DEAL-01"), (FATE, "two", "TOY-DEAL-01")]
ACTED = [
    (0, "walk", "TOY-MOVE-01"),
    (0, "run", "TOY-MOVE-01"),
    (0, ("a", "b"), "TOY-PICK-01"),
    (FATE, 4, "TOY-DIE-01"),
]


def toy(seats=3, played=(), **settings) -> Match:
    return Match(TOY, new_table(TOY, seats), Fate(1), script=[*DEALT[:seats], *played], **settings)


def guessed() -> list:
    return [*ACTED, (1, "low", "TOY-GUESS-01"), (0, "high", "TOY-GUESS-01"), (2, "low", "TOY-GUESS-01")]


def test_fate_is_drawn_at_once_and_the_match_waits_for_the_seat():
    match = Match(TOY, new_table(TOY, 2), Fate(3))
    assert [entry[0] for entry in match.journal] == [FATE, FATE]
    assert match.waiting == [0]
    assert match.asks[0].rule == "TOY-MOVE-01"


@pytest.mark.parametrize(
    "answer", ["fly", 0, None, ("walk",), ["walk"], {"walk": 1}, b"walk", True, 1.0, ("walk", "run")]
)
def test_an_illegal_or_malformed_answer_changes_nothing_and_names_rule_and_options(answer):
    match = toy()
    before, journal = encode(match.state), match.journal[:]
    with pytest.raises(IllegalAnswer) as refused:
        match.answer(0, answer)
    assert refused.value.rule == "TOY-MOVE-01"
    assert refused.value.options == ["walk", "run"]
    assert "TOY-MOVE-01" in str(refused.value) and "walk, run" in str(refused.value)
    assert (encode(match.state), match.journal, match.waiting) == (before, journal, [0])


def test_a_seat_that_is_not_asked_cannot_answer():
    match = toy()
    with pytest.raises(IllegalAnswer, match="not asked"):
        match.answer(1, "walk")
    assert match.waiting == [0]


def test_a_stale_or_duplicated_answer_is_refused():
    match = toy()
    asked = match.ask_id(0)
    match.answer(0, "walk", asked)
    with pytest.raises(IllegalAnswer, match="already decided"):
        match.answer(0, "walk", asked)
    assert len(match.journal) == 4


def test_an_answer_to_a_question_that_undo_took_away_is_stale():
    match = toy()
    match.answer(0, "walk")
    asked = match.ask_id(0)
    match.undo(0)
    match.answer(0, "run")
    with pytest.raises(IllegalAnswer, match="already decided"):
        match.answer(0, "run", asked)


@pytest.mark.parametrize(
    ("answer", "legal"),
    [
        (("a",), True), (("b", "b"), True), (("b", "c"), True), (["c", "a"], True),
        ((), False), (("a", "a"), False), (("a", "b", "c"), False), (("d",), False), ("a", False), ((("a",),), False),
    ],
)  # fmt: skip
def test_several_picks_are_a_part_of_what_is_listed(answer, legal):
    match = toy(played=ACTED[:2])
    if legal:
        match.answer(0, answer)
        assert match.journal[-2][1] == tuple(answer)
    else:
        with pytest.raises(IllegalAnswer):
            match.answer(0, answer)


def test_simultaneous_choices_come_in_any_order_and_are_kept_as_they_come():
    match = toy(played=ACTED)
    assert match.waiting == [0, 1, 2]
    match.answer(2, "low")
    assert match.journal[-1] == (2, "low", "TOY-GUESS-01")
    assert match.waiting == [0, 1]
    with pytest.raises(IllegalAnswer, match="not asked"):
        match.answer(2, "high")
    match.answer(0, "high")
    match.answer(1, "low")
    assert [player.guess for player in match.state.players] == ["high", "low", "low"]


def test_a_made_choice_survives_a_restart():
    match = toy(played=[*ACTED, (2, "low", "TOY-GUESS-01")])
    assert match.waiting == [0, 1]


# --- undo ---


def test_undo_is_free_until_somebody_learns_something():
    match = toy()
    match.answer(0, "walk")
    match.answer(0, "run")
    assert match.undo_stops(0) is None
    match.undo(0)
    match.undo(0)
    assert match.journal == DEALT
    assert match.asks[0].kind == "first"


def test_undo_stops_at_fates_word():
    match = toy(played=ACTED)
    assert match.undo_stops(0) == ("fate", "TOY-DIE-01")
    with pytest.raises(CannotUndo) as stopped:
        match.undo(0)
    assert (stopped.value.reason, stopped.value.rule) == ("fate", "TOY-DIE-01")
    assert len(match.journal) == 7


def test_undo_stops_at_another_seats_decision():
    match = toy(played=ACTED)
    match.answer(0, "high")
    match.answer(1, "low")
    assert match.undo_stops(0) == ("decided", "TOY-GUESS-01")
    assert match.undo_stops(1) is None


def test_undo_with_nothing_to_undo_says_so():
    assert toy().undo_stops(1) == ("nothing", "")


def test_undo_by_consent_goes_further_and_forgets_what_happened_since():
    match = toy(played=ACTED)
    told = len(match.happened)
    match.undo(0, consent=True)
    assert match.journal == [*DEALT, *ACTED[:2]]
    assert len(match.happened) <= told
    assert match.asks[0].kind == "pick"
    match.answer(0, ("c",))
    assert match.state.score >= 2


def test_undo_stops_at_a_reaction_window_whoever_could_react():
    with_stop = toy(played=[*guessed(), (0, "strike", "TOY-STRIKE-01"), (1, None, "TOY-STOP-01")])
    deal_without = [(FATE, card, "TOY-DEAL-01") for card in ("stop", "ace", "two")]
    script = [*deal_without, *guessed(), (0, "strike", "TOY-STRIKE-01")]
    without_stop = Match(TOY, new_table(TOY, 3), Fate(1), script=script)
    assert with_stop.undo_stops(0) == without_stop.undo_stops(0) == ("window", "TOY-STOP-01")


# --- reaction windows and standing orders ---


def test_only_those_who_can_react_are_asked_and_nobody_is_named():
    match = toy(played=[*guessed(), (0, "strike", "TOY-STRIKE-01")])
    assert list(match.asks) == [1]
    assert match.waiting == []
    assert view(match, 0)["window"] is True
    assert view(match, 2)["ask"] is None
    match.answer(1, "stop")
    assert match.state.score == 6


def test_a_held_window_lasts_until_it_is_closed_whether_or_not_somebody_was_asked():
    empty = [(FATE, card, "TOY-DEAL-01") for card in ("stop", "ace", "two")]
    for deal in (DEALT, empty):
        match = Match(TOY, new_table(TOY, 3), Fate(1), hold_windows=True, script=[*deal, *guessed()])
        match.answer(0, "strike")
        assert view(match, 0)["window"] is True and view(match, 0)["waiting"] == []
        match.close_window()
        assert match.waiting == [1]
        assert match.state.score == 16


def test_an_answer_does_not_shorten_a_held_window():
    match = toy(hold_windows=True, played=guessed())
    match.answer(0, "strike")
    match.answer(1, "stop")
    assert match.window is not None
    match.close_window()
    assert match.state.score == 6


def test_there_must_be_a_window_to_close():
    with pytest.raises(IllegalAnswer, match="no reaction window"):
        toy().close_window()


def test_a_standing_order_answers_in_silence():
    match = toy(played=guessed())
    match.orders.give(1, "stop", "never")
    match.answer(0, "strike")
    assert match.state.score == 16
    assert match.journal[-1] == (1, None, "TOY-STOP-01")


@pytest.mark.parametrize(("needed", "asked"), [(6, True), (7, False)])
def test_a_standing_order_may_have_a_condition(needed, asked):
    match = toy(played=guessed())
    match.orders.give(1, "stop", "if", {"score": needed})
    match.answer(0, "strike")
    assert (1 in match.asks and match.asks[1].kind == "stop") is asked


def test_orders_can_be_changed_and_are_shown_to_their_seat_only():
    match = toy(played=guessed())
    match.orders.give(1, "stop", "never")
    assert view(match, 1)["orders"] == {"stop": {"order": "never", "condition": {}}}
    assert view(match, 0)["orders"] == {}
    assert view(match, SPECTATOR)["orders"] is None
    match.orders.give(1, "stop", "ask")
    match.answer(0, "strike")
    assert 1 in match.asks


def test_an_unknown_order_or_reaction_lists_the_valid_ones():
    with pytest.raises(Unknown, match="stop"):
        toy().orders.give(0, "sneeze", "never")
    with pytest.raises(Unknown, match="ask, never, if"):
        toy().orders.give(0, "stop", "perhaps")


# --- views, events, replay, forks ---


def test_each_seat_sees_its_own_cards_and_counts_the_others():
    match = toy()
    hands = [player["hand"] for player in view(match, 1)["state"]["players"]]
    assert hands == [1, ["stop"], 1]
    assert [player["hand"] for player in view(match, SPECTATOR)["state"]["players"]] == [1, 1, 1]
    assert [player["hand"] for player in view(match, OPEN)["state"]["players"]] == [["ace"], ["stop"], ["two"]]
    assert view(match, 0)["state"]["deck"]["cards"] == 1
    assert "secret_known" not in view(match, 0)["state"]


def test_secrets_of_an_event_reach_only_their_seat():
    match = toy()
    assert [event["args"] for event in events(match, 1)] == [{"who": 0}, {"who": 1, "card": "stop"}, {"who": 2}]
    assert all("card" not in event["args"] for event in events(match, SPECTATOR))


def test_blocked_options_come_with_their_rule():
    blocked = view(toy(), 0)["ask"]["blocked"]
    assert [(b["value"], b["rule"], b["why"]) for b in blocked] == [("rest", "TOY-REST-01", "toy-refusal-tired")]


@pytest.mark.parametrize(
    "wrong",
    [
        [(0, "ace", "TOY-DEAL-01")],
        [(FATE, "queen", "TOY-DEAL-01")],
        [*DEALT, (1, "walk", "TOY-MOVE-01")],
        [*DEALT, (0, "fly", "TOY-MOVE-01")],
        [*DEALT, *ACTED[:3], (FATE, 7, "TOY-DIE-01")],
    ],
)
def test_a_journal_that_does_not_fit_is_refused_with_its_position(wrong):
    with pytest.raises(Diverged) as diverged:
        Match(TOY, new_table(TOY, 3), Fate(1), script=wrong)
    assert diverged.value.at == len(wrong) - 1


def test_an_imagined_world_can_be_forked_again_only_from_a_checkpoint():
    match = toy(played=[ACTED[0]])
    world = match.imagine(0, Fate(2))
    with pytest.raises(CannotUndo):
        world.fork(Fate(3))
    between = toy()
    assert between.imagine(2, Fate(2)).fork(Fate(3)).waiting == [0]


def test_a_seat_that_is_not_asked_cannot_imagine_in_the_middle_of_an_action():
    match = toy(played=[ACTED[0]])
    assert match.can_imagine(0) and not match.can_imagine(1)
    with pytest.raises(CannotUndo):
        match.imagine(1, Fate(2))


def test_nobody_imagines_while_others_may_react():
    match = toy()
    assert match.can_imagine(2)
    match.request = Window([0], [Ask(0, ["stop"], "TOY-STOP-01", "stop", 0)], "TOY-STOP-01")
    match.asks = {0: match.request.asks[0]}
    assert match.can_imagine(0) and not match.can_imagine(2)


def test_imagined_private_choices_of_others_are_not_the_real_ones():
    match = toy(played=[*ACTED, (2, "low", "TOY-GUESS-01")])
    guesses = set()
    for seed in range(30):
        world = match.imagine(0, Fate(seed))
        world.answer(0, "high")
        world.answer(1, "low")
        guesses.add(world.state.players[2].guess)
    assert guesses == {"high", "low"}


def test_a_question_with_one_hidden_answer_is_still_asked():
    assert Ask(0, ["x"], "R").forced()
    assert Ask(0, ["x"], "R", private=True).forced() and Ask(0, ["x"], "R", private=True).private


def test_a_fork_can_be_rolled_out_fast_to_its_end():
    match = toy(played=[*ACTED, (2, "low", "TOY-GUESS-01")])
    before = encode(match.state)
    fork = match.fork(Fate(2))
    decisions = fork.roll_out(Fate(3), 100)
    assert 4 <= decisions <= 6  # two guesses, strike or spare, perhaps a reaction, and a bow
    assert TOY.over(fork.state) and fork.state.players[2].guess == "low"
    assert encode(match.state) == before
    assert match.fork(Fate(2)).roll_out(Fate(3), 2) == 2


def test_to_let_a_window_pass_is_no_decision_that_can_be_taken_back():
    struck = [*guessed(), (0, "strike", "TOY-STRIKE-01")]
    match = toy(played=[*struck, (1, None, "TOY-STOP-01")])
    guessed_at = match.last_decision(1)
    assert match.journal[guessed_at] == (1, "low", "TOY-GUESS-01")
    assert match.undo_stops(1)[0] == "decided"
    stopped = toy(played=[*struck, (1, "stop", "TOY-STOP-01")])
    assert stopped.journal[stopped.last_decision(1)] == (1, "stop", "TOY-STOP-01")


def test_going_back_here_and_in_another_match_is_the_same():
    match = toy(played=guessed())
    back = match.rewound(len(DEALT) + 1)
    match.rewind(len(DEALT) + 1)
    assert (encode(back.state), back.journal, back.history.epoch) == (encode(match.state), match.journal, 1)
    assert match.history.epoch == 1 and match.asks[0].kind == back.asks[0].kind == "second"
    assert [told.kind for _, told in match.happened] == ["dealt"] * 3 + ["moved"]  # also of what came from a script
    assert back.happened == []


class ThreeQuestions(ToyGame):
    """A question with one answer and two with a choice; it is written down whose options are listed."""

    def __init__(self):
        self.listed = []

    def play(self, g):
        yield CHECKPOINT
        for kind, options in (("only", ["walk"]), ("first", ["walk", "run"]), ("second", ["walk", "run"])):
            yield Ask(0, (), "TOY-MOVE-01", kind, find=partial(self._options, kind, options))

    def _options(self, kind, options):
        self.listed.append(kind)
        return options


def test_a_fork_lists_no_options_that_were_listed_before():
    game = ThreeQuestions()
    match = Match(game, new_table(TOY, 3), Fate(1), script=[(0, "run", "TOY-MOVE-01")])
    assert match.asks[0].kind == "second"
    game.listed.clear()

    fork = match.fork(Fate(2))

    assert game.listed == ["only"]
    assert list(fork.asks[0].options) == ["walk", "run"]
    assert fork.fork(Fate(3)).asks[0].kind == "second"
    fork.answer(0, "walk")
    assert fork.over and not match.over
