"""A pool of dice is one request and one word of fate, wherever fate is asked."""

import ast
from collections import Counter

import pytest

from starboard.kernel import dice
from starboard.kernel.encoding import encode
from starboard.kernel.errors import Diverged, RuleFault
from starboard.kernel.fate import Fate
from starboard.kernel.faults import fault_of
from starboard.kernel.game import new_table
from starboard.kernel.match import Match
from starboard.kernel.odds import interval, odds, odds_of_question, wilson
from starboard.kernel.odds_fate import STEPS, Path
from starboard.kernel.playout import playout
from starboard.kernel.requests import FATE, Ask, Die, Roll
from starboard.kernel.saves import dump, load
from starboard.kernel.seat_view import events
from starboard.lab.soak.coverage import Coverage
from starboard.lab.soak.playing import Going, Scripted, ScriptedFate
from starboard.lab.soak.thorough import RecordingFate
from starboard.testing import Table, UnscriptedQuestion
from tests.kernel import dicey, toy
from tests.kernel.dicey import BLUE, DICE, RED, hits
from tools import vocabulary

ROLLED = [(0, "two", "DICE-POOL-01"), (FATE, (2, 0), "DICE-ROLL-01")]


def table(script=(), seed=1, **settings) -> Match:
    return Match(DICE, new_table(DICE, 2), Fate(seed), script=script, **settings)


# --- the driver ---


def test_dice_are_drawn_one_by_one_and_kept_as_one_answer():
    match = table()
    match.answer(0, "six")
    who, faces, rule = match.journal[-1]
    assert (who, rule, len(match.journal)) == (FATE, "DICE-ROLL-01", 2)
    assert Roll([RED, BLUE] * 3, rule).allows(faces) and type(faces) is tuple
    assert match.undo_stops(0) == ("fate", "DICE-ROLL-01")


def test_each_die_falls_by_itself_and_each_face_as_often_as_it_is_on_it():
    fate, roll = Fate(5), Roll([RED, BLUE], "DICE-ROLL-01")
    found = Counter(fate.roll(roll) for _ in range(4800))
    for faces, ways in dice.ways_to_fall(roll.dice):
        assert found[faces] == pytest.approx(200 * ways, rel=0.3)


def test_a_die_without_faces_is_refused():
    with pytest.raises(ValueError, match="at least one face"):
        Roll([RED, ()], "DICE-ROLL-01")


@pytest.mark.parametrize(
    "faces", [(3, 0), (0, 2), (0,), (0, 0, 0), 2, "two", [2, 0], None, (), (True, 0), (False, 0), (2, None)]
)
def test_a_journal_with_faces_that_are_not_on_the_dice_is_refused(faces):
    with pytest.raises(Diverged, match="cannot come up"):
        table([ROLLED[0], (FATE, faces, "DICE-ROLL-01")])


def test_a_pool_of_no_dice_falls_too():
    match = table([(0, "two", "DICE-POOL-01"), (FATE, ("fumble", 1), "DICE-ROLL-01")])
    match.answer(0, "again")
    assert match.journal[-1] == (FATE, (), "DICE-ROLL-01")


def test_the_dice_are_told_with_their_names():
    match = table(ROLLED)
    assert events(match, 1)[-1]["args"]["dice"] == [["red", 2], ["blue", 0]]


def test_a_saved_replayed_forked_resumed_and_followed_game_has_the_same_dice():
    match, answers = table(), iter(["ten", "again", "six", "keep", "two"])
    for answer in answers:
        match.answer(min(match.asks), answer)
    there = table(seed=9)
    there.follow(match.journal)
    others = [
        table(match.journal, seed=9),
        load(dump(match), {"dicey": DICE}, Fate(9)).match,
        match.fork(Fate(9)),
        match.resumed(match.position()),
        there,
    ]
    for other in others:
        assert encode(other.state) == encode(match.state)
        assert other.asks.keys() == match.asks.keys()
    length = match.last_decision(0)
    match.undo(0, consent=True)
    assert len(match.journal) == length


def test_dice_that_are_missing_for_a_follower_are_not_rolled_anew():
    with pytest.raises(Diverged, match="fate's word"):
        table().follow(ROLLED[:1])


def test_whole_games_are_played_fast_and_in_the_soak():
    g = new_table(DICE, 2)
    assert playout(DICE, g, Fate(3)) == 8 and g.round == 4
    recording = RecordingFate(4)
    going = Going(DICE, new_table(DICE, 2), recording, lambda g, ask: ask.options[-1], Coverage())
    going.play()
    rolled = [entry for entry in going.journal if entry[0] == FATE]
    assert rolled == recording.words and len(rolled) == 4
    script = Scripted(going.journal)
    again = Going(DICE, new_table(DICE, 2), ScriptedFate(script), script.answer, Coverage())
    again.play()
    assert again.journal == going.journal
    wrong = Scripted([(who, (9,) if who == FATE else what, rule) for who, what, rule in going.journal])
    with pytest.raises(Diverged, match="cannot come up"):
        Going(DICE, new_table(DICE, 2), ScriptedFate(wrong), wrong.answer, Coverage()).play()


def test_a_fault_after_a_roll_names_it_and_takes_it_back():
    class Faulty(dicey.DiceGame):
        def play(self, g):
            yield Ask(0, ["go", "stop"], "DICE-GO-01", "go")
            yield Roll([RED], "DICE-ROLL-01", "attack")
            raise LookupError("no such thing")

    match = Match(Faulty(), new_table(DICE, 2), Fate(1))
    with pytest.raises(RuleFault) as fault:
        match.answer(0, "go")
    assert (fault.value.rule, fault.value.kind) == ("DICE-ROLL-01", "attack")
    assert match.journal == [] and match.waiting == [0]
    assert fault_of(DICE, 0, Roll([], "DICE-ROLL-01"), ValueError()).kind == "roll"


# --- in tests of rules ---


def rolled_hits(g, dice):
    return hits((yield Roll(dice, "DICE-ROLL-01", "attack")))


@pytest.mark.parametrize(
    "script",
    [
        lambda table: table.fate((2, 1)),
        lambda table: table.fate([2, 1]),
        lambda table: table.fate(attack=(2, 1)),
        lambda table: table.fate(DICE_ROLL_01=[(2, 1)]),
    ],
)
def test_a_rule_test_forces_all_dice_of_a_roll(script):
    scenario = script(Table(new_table(DICE, 2)))
    assert scenario.run(rolled_hits, [RED, BLUE]) == 3
    assert scenario.rolled == [("attack", (2, 1))]


def test_a_rule_test_cannot_force_what_is_not_on_a_die():
    with pytest.raises(AssertionError, match="cannot come up"):
        Table(new_table(DICE, 2)).fate((1, 2)).run(rolled_hits, [RED, BLUE])
    with pytest.raises(UnscriptedQuestion, match="DICE-ROLL-01"):
        Table(new_table(DICE, 2)).run(rolled_hits, [RED, BLUE])


def test_dice_that_can_fall_in_one_way_only_need_no_script():
    assert Table(new_table(DICE, 2)).run(rolled_hits, [Die((2,)), Die((1, 1))]) == 3
    assert 0 <= Table(new_table(DICE, 2)).any_fate(3).run(rolled_hits, [RED, BLUE]) <= 3


def test_a_roll_is_a_word_of_the_vocabulary(tmp_path):
    (tmp_path / "rules.py").write_text('Roll(dice, "DICE-ROLL-01", "attack")\nRoll([RED], rule="DICE-ROLL-02")\n')
    found = vocabulary.vocabulary(tmp_path)["Chance"]
    assert {kind: word.rules for kind, word in found.items()} == {"attack": {"DICE-ROLL-01"}, "roll": {"DICE-ROLL-02"}}
    assert arguments_of("Roll") == vocabulary.ROLL


def arguments_of(kind: str) -> tuple[str, ...]:
    """As the source has them: compiled code does not tell."""
    source = ast.parse((vocabulary.ROOT / "src/starboard/kernel/requests.py").read_text(encoding="utf-8"))
    found = next(node for node in source.body if isinstance(node, ast.ClassDef) and node.name == kind)
    made = next(node for node in found.body if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    return tuple(argument.arg for argument in made.args.args[1:])


# --- odds ---


def chances(found):
    return {said.text.removeprefix("dicey-odds-"): chance for said, chance, *_ in found.outcomes}


@pytest.mark.parametrize(
    ("pick", "pool"), [("two", [RED, BLUE]), ("six", [RED, BLUE] * 3), ("ten", [BLUE] * 4 + [RED] * 6)]
)
def test_the_odds_of_a_pool_are_exact(pick, pool):
    found = odds(table(), 0, pick)
    expected = {
        "high": dice.chance_of(pool, lambda faces: hits(faces) >= 4),
        "fumble": dice.chance_of(pool, lambda faces: "fumble" in faces),
    }
    assert found.exact
    assert chances(found) == pytest.approx({word: float(chance) for word, chance in expected.items() if chance})
    assert all(one.low == one.chance == one.high for one in found.outcomes)


class Plain(dicey.DiceGame):
    """The same without a word on which rolls come to the same."""

    ordered = False

    def play(self, g):
        pool = yield Ask(0, ["two", "six"], "DICE-POOL-01", "pool")
        dice = {"two": [RED, BLUE], "six": [RED, BLUE] * 3}[pool]
        faces = yield Roll(dice, "DICE-ROLL-01", "attack", self.ordered)
        toy.tell(g, "rolled", "DICE-ROLL-01", high=hits(faces) >= 4, fumble="fumble" in faces)
        g.round = 4


class Ordered(Plain):
    ordered = True


@pytest.mark.parametrize("game", [Plain(), Ordered()])
def test_few_dice_are_exact_in_any_order_and_many_come_with_an_interval(game):
    match = Match(game, new_table(DICE, 2), Fate(1))
    assert odds(match, 0, "two").exact
    found = odds(match, 0, "six", 60)
    pool = [RED, BLUE] * 3
    truth = {
        "high": float(dice.chance_of(pool, lambda faces: hits(faces) >= 4)),
        "fumble": float(dice.chance_of(pool, lambda faces: "fumble" in faces)),
    }
    assert not found.exact
    for said, chance, low, high in found.outcomes:
        assert 0 <= low < chance < high <= 1
        assert low < truth[said.text.removeprefix("dicey-odds-")] < high
    assert chances(found) == pytest.approx(truth, abs=0.15)


def test_where_nothing_is_hidden_one_world_is_enough():
    class Open(dicey.DiceGame):
        worlds = 0

        def determinize(self, g, seat, fate):
            self.worlds += 1

    game = Open()
    found = odds(Match(game, new_table(DICE, 2), Fate(1)), 0, "two")
    assert found.exact
    assert game.worlds == 2 + len(found.outcomes) + 1  # a look, the fork, and each branch once


def test_odds_of_all_options_at_once():
    found = dict(odds_of_question(table(), 0))
    assert list(found) == ["two", "six", "ten"]
    assert all(one.exact for one in found.values())


def test_a_guess_of_many_dice_is_one_they_can_fall_in():
    for roll in (Roll([RED] * 12 + [BLUE] * 12, "DICE-ROLL-01"), Roll([RED] * 3, "DICE-ROLL-01", ordered=True)):
        paths = [Path({}, 1, number, (), 1.0, 1, [0] * len(STEPS)) for number in range(40)]
        found = [path.guess(roll) for path in paths]
        assert all(roll.allows(faces) for faces in found)
        assert len(set(found)) > 20


def test_guesses_are_spread_over_the_ways_to_fall_as_they_are_likely():
    roll = Roll([BLUE] * 6, "DICE-ROLL-01")
    spread = [0] * len(STEPS)
    found = Counter(hits(Path({}, 1, number, (), 1.0, 1, spread).guess(roll)) for number in range(1000))
    expected = dice.counted([BLUE] * 6, [1])
    for ones, ways in expected.items():
        assert found[ones] == pytest.approx(1000 * ways / 4**6, abs=8)


def test_the_interval_is_wilsons_and_wider_where_the_worlds_differ():
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0.0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert wilson(1.0, 20) == pytest.approx((0.8389, 1.0), abs=1e-4)
    assert interval([0.5] * 10, 100) == pytest.approx(wilson(0.5, 100))
    assert interval([0.0, 1.0] * 5, 100) == pytest.approx(wilson(0.5, 10))
    assert interval([1.0] * 10, 100) == pytest.approx(wilson(1.0, 10))
