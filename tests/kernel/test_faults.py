"""A rule that raises or never ends: the decision is refused and the match is exactly as it was."""

import random
from itertools import pairwise
from typing import Any

import pytest

from starboard.games.registry import GAMES
from starboard.kernel import saves
from starboard.kernel.encoding import encode
from starboard.kernel.errors import BrokenSave, Diverged, IllegalAnswer, RuleFault
from starboard.kernel.fate import Fate
from starboard.kernel.faults import BUDGET
from starboard.kernel.game import new_table
from starboard.kernel.match import Match
from starboard.kernel.odds import odds, odds_of_question
from starboard.kernel.playout import playout, random_answer
from starboard.kernel.requests import FATE, Ask, Chance
from starboard.kernel.seat_view import view
from starboard.kernel.visibility import OPEN, SPECTATOR
from tests.kernel.test_match import ACTED, DEALT, guessed
from tests.kernel.toy import TOY
from tests.kernel.toy_faulty import SECRET, Faulty


def everything(match: Match) -> Any:
    """Every channel through which anybody learns anything of a match, and what it needs to go on."""
    seats = range(len(match.state.players))
    told = [(stamp, h.kind, h.rule, h.args, h.seats, h.secret) for stamp, h in match.happened]
    asks = {
        seat: (ask.rule, ask.kind, list(ask.options), ask.least, ask.most, ask.many, ask.about)
        for seat, ask in match.asks.items()
    }
    return {
        "state": encode(match.state),
        "checkpoint": (match.mark, encode(match.checkpoint)),
        "kept": [(kept.mark, kept.windows, encode(kept.state)) for kept in match.history.kept],
        "journal": list(match.journal),
        "barriers": list(match.history.barriers),
        "reacted": set(match.history.reacted),
        "passed": list(match.history.passed),
        "decided": {seat: list(at) for seat, at in match.history.decided.items()},
        "told": told,
        "asks": asks,
        "got": dict(match.got),
        "epoch": match.history.epoch,
        "reveals": match.state.reveals,
        "views": [view(match, seat) for seat in (*seats, SPECTATOR, OPEN)],
        "ids": [match.ask_id(seat) for seat in seats],
        "undo": [match.undo_stops(seat) for seat in seats],
        "orders": match.orders.plain(),
        "window": match.window is not None,
        "listening": list(match.state.events or ()),
    }


def step(match: Match, dice: random.Random, fate: Fate) -> None:
    """Somebody answers, or the open window closes."""
    if match.window and match.hold_windows and (not match.asks or dice.random() < 0.4):
        match.close_window()
        return
    seat = dice.choice(sorted(match.asks))
    match.answer(seat, random_answer(match.asks[seat], fate), match.ask_id(seat))


def new_match(game: Any, seats: int, seed: int, hold: bool) -> Match:
    mode = game.offer.modes[0].id
    return Match(game, new_table(game, seats, mode, []), Fate(seed), hold_windows=hold)


@pytest.mark.parametrize("hold", [True, False], ids=["held", "unheld"])
@pytest.mark.parametrize("name, seats, games", [("toy", 2, 30), ("toy", 4, 30), ("nemesis", 4, 2), ("nemesis", 2, 2)])
def test_after_a_fault_the_match_is_as_before_and_plays_on(name, seats, games, hold):
    faults = whole = 0
    for seed in range(games):
        dice, fate = random.Random(seed), Fate(seed + 50)
        game = Faulty(TOY if name == "toy" else GAMES[name])
        match = new_match(game, seats, seed, hold)
        while not match.over and len(match.journal) < 400:
            if dice.random() < 0.05 and (free := [s for s in range(seats) if match.undo_stops(s) is None]):
                match.undo(dice.choice(free))
            if dice.random() < 0.05:
                reaction = dice.choice(sorted(game.order_kinds()))
                match.orders.give(dice.randrange(seats), reaction, dice.choice(["ask", "never"]))
            before = everything(match)
            game.left = dice.choice([0, 0, 1, 2, 3, 5, 8])
            try:
                step(match, dice, fate)
                whole += 1
            except RuleFault as fault:
                faults += 1
                assert everything(match) == before
                assert fault.position == len(match.journal)
                assert SECRET not in str(fault) + repr(fault.plain())
            game.left = -1
            if not match.over and dice.random() < 0.8:
                step(match, dice, fate)
    assert faults > 20 and whole > 20, (faults, whole)


def test_a_faulted_match_becomes_what_it_would_have_become_without_the_fault():
    """Whoever plays the journal without any fault has the same match."""
    for seed in range(20):
        dice, fate, game = random.Random(seed), Fate(seed), Faulty(TOY)
        match = new_match(game, 3, seed, hold=True)
        there = Match(TOY, new_table(TOY, 3), Fate(99), hold_windows=True, script=match.journal[:])
        while not match.over:
            game.left = dice.choice([0, 1, 2, 3, -1])
            before, closing = len(match.journal), len(match.history.passed)
            try:
                step(match, dice, fate)
            except RuleFault:
                continue
            finally:
                game.left = -1
            there.follow(match.journal[before:], closes_window=len(match.history.passed) > closing)
            assert everything(there) == everything(match)


def test_a_retry_draws_anew():
    game = Faulty(TOY)
    match = Match(game, new_table(TOY, 3), Fate(1), script=[*DEALT, *ACTED[:2]])
    rolls = set()
    for _ in range(40):
        game.left = 1  # the die has been rolled
        with pytest.raises(RuleFault):
            match.answer(0, ("a",))
        rolls.add(match.fate.state)
    assert len(rolls) == 40


def test_a_fault_when_a_window_closes_leaves_it_open():
    game = Faulty(TOY)
    match = Match(game, new_table(TOY, 3), Fate(1), hold_windows=True, script=[*DEALT, *guessed()])
    match.answer(0, "strike")
    before = everything(match)
    game.left = 0
    with pytest.raises(RuleFault) as fault:
        match.close_window()
    assert match.window is not None and everything(match) == before
    assert (fault.value.rule, fault.value.kind) == ("TOY-STOP-01", "window")
    match.close_window()
    assert match.asks[1].kind == "bow"


def test_a_fault_after_an_empty_window_does_not_open_it_again():
    """Nobody could react, so nothing in the journal says that the window has passed."""
    game = Faulty(TOY)
    deal = [(FATE, card, "TOY-DEAL-01") for card in ("stop", "ace", "two")]
    match = Match(game, new_table(TOY, 3), Fate(1), hold_windows=True, script=[*deal, *guessed()])
    match.answer(0, "strike")
    match.close_window()
    before = everything(match)
    game.left = 0
    with pytest.raises(RuleFault):
        match.answer(1, "bow")
    assert match.window is None and everything(match) == before


def test_what_is_followed_faults_like_what_is_answered():
    game = Faulty(TOY)
    match = Match(game, new_table(TOY, 3), Fate(1), script=[*DEALT, *ACTED[:2]])
    before = everything(match)
    game.left = 1
    with pytest.raises(RuleFault):
        match.follow(ACTED[2:])
    assert everything(match) == before
    match.follow(ACTED[2:])
    assert match.waiting == [0, 1, 2]


def test_a_fault_tells_where_it_is_and_nothing_hidden():
    game = Faulty(TOY)
    match = Match(game, new_table(TOY, 3), Fate(1), script=DEALT)
    game.left = 0
    with pytest.raises(RuleFault) as caught:
        match.answer(0, "walk")
    fault = caught.value
    assert (fault.game, fault.rules_version, fault.content) == ("toy", "1", "toy")
    assert (fault.position, fault.rule, fault.kind, fault.error) == (3, "TOY-MOVE-01", "first", "KeyError")
    assert "toy_faulty.py" in fault.place and fault.place.endswith("in fail")
    assert "raise KeyError(SECRET)" in fault.trace and SECRET not in fault.trace
    assert isinstance(fault.__cause__, KeyError)


def test_a_fault_while_a_match_is_made_is_a_fault():
    game = Faulty(TOY)
    game.left = 2
    with pytest.raises(RuleFault):
        Match(game, new_table(TOY, 3), Fate(1))


def test_options_that_cannot_be_found_are_a_fault():
    class Lost(Faulty):
        def play(self, g):
            yield Ask(0, (), "TOY-LOST-01", "lost", private=True, find=lambda: [{}[SECRET]])

    match = Match(Lost(TOY), new_table(TOY, 2), Fate(1))
    with pytest.raises(RuleFault) as fault:
        match.answer(0, "walk")
    assert fault.value.rule == "TOY-LOST-01" and 0 in match.asks


@pytest.mark.parametrize("nonsense", [Chance([], "TOY-VOID-01"), "hello", None, 7])
def test_rules_that_yield_nonsense_are_a_fault(nonsense):
    class Strange(Faulty):
        def play(self, g):
            yield Ask(0, ["on", "off"], "TOY-ON-01")
            yield nonsense

    match = Match(Strange(TOY), new_table(TOY, 2), Fate(1))
    with pytest.raises(RuleFault):
        match.answer(0, "on")
    assert match.asks[0].rule == "TOY-ON-01" and match.journal == []


def test_illegal_answers_and_foreign_journals_are_no_faults():
    match = Match(Faulty(TOY), new_table(TOY, 3), Fate(1), script=DEALT)
    with pytest.raises(IllegalAnswer):
        match.answer(0, "fly")
    with pytest.raises(Diverged):
        match.follow([(0, "fly", "TOY-MOVE-01")])


# --- a rule that never ends ---


def endless() -> Faulty:
    game = Faulty(TOY)
    game.endless = True
    return game


def test_a_rule_that_never_ends_is_a_fault_at_the_place_where_it_goes_round():
    game = endless()
    match = Match(game, new_table(TOY, 3), Fate(1), script=DEALT)
    before = everything(match)
    game.left = 0
    with pytest.raises(RuleFault) as fault:
        match.answer(0, "walk")
    assert (fault.value.error, fault.value.rule) == ("NeverEnds", "TOY-LOOP-01")
    assert fault.value.place.endswith("in fail")
    assert everything(match) == before


def test_the_budget_is_for_what_lies_between_two_decisions():
    class Long(Faulty):
        def play(self, g):
            for _ in range(3):
                yield Ask(0, ["on", "off"], "TOY-ON-01")
                for _ in range(BUDGET - 10):
                    yield Chance([1], "TOY-DIE-01")

    game = Long(TOY)
    match = Match(game, new_table(TOY, 2), Fate(1))
    for _ in range(3):
        match.answer(0, "on")
    assert match.over
    again = Match(game, new_table(TOY, 2), Fate(1), script=match.journal)
    assert again.over
    assert playout(game, new_table(TOY, 2), Fate(1)) == 3


def test_playing_fast_has_the_same_budget_and_the_same_faults():
    game = endless()
    game.left = 5
    with pytest.raises(RuleFault, match="NeverEnds"):
        playout(game, new_table(TOY, 3), Fate(1))
    game = Faulty(TOY)
    for game.left in range(4):
        with pytest.raises(RuleFault, match="KeyError"):
            playout(game, new_table(TOY, 3), Fate(1))
    game = Faulty(TOY)
    match = Match(game, new_table(TOY, 3), Fate(1), script=DEALT)
    world = match.fork(Fate(2))
    game.left = 3
    with pytest.raises(RuleFault):
        world.roll_out(Fate(3), 100)


class AfterThePick(Faulty):
    """Fails whenever somebody has picked."""

    def answered(self, g: Any, request: Any, answer: Any) -> Any:
        if isinstance(request, Ask) and request.kind == "pick":
            yield from self.fail(g)


@pytest.mark.parametrize("never_ends", [False, True])
def test_odds_of_an_answer_whose_rules_fail_are_unknown_and_disturb_nobody(never_ends):
    well = Match(TOY, new_table(TOY, 3), Fate(1), script=[*DEALT, *ACTED[:2]])
    assert odds(well, 0, ("a",)).outcomes
    game = AfterThePick(TOY)
    game.endless = never_ends
    match = Match(game, new_table(TOY, 3), Fate(1), script=[*DEALT, *ACTED[:2]])
    before = everything(match)

    found = odds(match, 0, ("a",))

    assert found == ([], False, "unknown") and game.failed
    assert odds_of_question(match, 0) == []
    assert everything(match) == before


def test_a_save_whose_rules_never_end_is_refused():
    class Bottomless(Faulty):
        def play(self, g):
            yield Ask(0, ["on", "off"], "TOY-ON-01")
            while True:
                yield Chance([1, 2], "TOY-DIE-01")

    data = saves.dump(Match(TOY, new_table(TOY, 2), Fate(1)))
    fine = saves.load(data, {"toy": TOY}, Fate(1))
    assert not fine.notice

    class Now(Faulty):
        def play(self, g):
            while True:
                yield Chance(["ace", "stop", "two", "king"], "TOY-DEAL-01")

    with pytest.raises(BrokenSave):
        saves.load(data, {"toy": Now(TOY)}, Fate(1))


# --- going back ---


def test_going_back_to_a_checkpoint_tells_nothing_twice():
    """What the rules tell between a checkpoint and the next question was told before (R8)."""

    class Teller(Faulty):
        def play(self, g):
            from starboard.kernel.game import tell
            from starboard.kernel.requests import CHECKPOINT

            while True:
                yield CHECKPOINT
                tell(g, "asked", "TOY-ON-01")
                g.score += yield Ask(0, [1, 2], "TOY-ON-01")

    match = Match(Teller(TOY), new_table(TOY, 2), Fate(1))
    for _ in range(3):
        match.answer(0, 1)
    assert len(match.happened) == 4
    match.rewind(2)
    assert [stamp for stamp, _ in match.happened] == [0, 1, 2]
    match.answer(0, 2)
    assert [stamp for stamp, _ in match.happened] == [0, 1, 2, 3] and match.state.score == 4


@pytest.mark.parametrize("name, seats", [("toy", 3), ("nemesis", 3)])
def test_every_moment_of_a_game_can_be_gone_back_to_exactly(name, seats):
    """A match gone back, in place or as another, and one resumed from its position, is the match as it was then."""
    game = TOY if name == "toy" else GAMES[name]
    for seed in range(12 if name == "toy" else 2):
        dice, fate = random.Random(seed), Fate(seed)
        match = new_match(game, seats, seed, hold=True)
        moments: dict[int, Any] = {}
        while not match.over and len(match.journal) < 250:
            if match.asks and not (match.window and dice.random() < 0.5):
                moments[len(match.journal)] = everything(match)
            here = match.resumed(match.position())
            assert same_but_memory(everything(here), everything(match))
            try:
                step(match, dice, fate)
            except IllegalAnswer:
                continue
        for length in dice.sample(sorted(moments), min(len(moments), 12)):
            then = dict(moments[length], epoch=match.history.epoch + 1)
            back = match.rewound(length)
            assert same_but_memory(everything(back), then)
            if dice.random() < 0.3:
                match.rewind(length)
                now = everything(match)
                assert same_but_memory(now, then) and now["told"] == then["told"]
                moments = {at: moment for at, moment in moments.items() if at <= length}
                break


def same_but_memory(one: Any, other: Any) -> bool:
    """Alike in everything but what was told, how many checkpoints are held, and which undo the ids count."""
    ignored = ("kept", "told", "epoch", "ids", "views", "undo")
    return {k: v for k, v in one.items() if k not in ignored} == {k: v for k, v in other.items() if k not in ignored}


def test_checkpoints_are_held_close_by_and_sparsely_far_away():
    game = GAMES["nemesis"]
    match = new_match(game, 4, 3, hold=False)
    match.history.keep = 12
    dice, fate = random.Random(1), Fate(1)
    while not match.over:
        step(match, dice, fate)
    marks = [kept.mark for kept in match.history.kept]
    assert 6 <= len(marks) <= 12 and marks[0] == 0 and marks == sorted(set(marks))
    ages = [len(match.journal) - mark for mark in marks]
    assert ages[-3] < 60, "the last few are all there"
    assert [older - younger for older, younger in pairwise(ages)][-1] < len(match.journal) / 4
