"""Exact odds of a check: they agree with looking at every way in which the dice can fall, and with rolling them."""

import itertools
import random
from fractions import Fraction

import pytest

from starboard.games.vanguard.content.dice import SECTION_DICE
from starboard.games.vanguard.content.planet_file import PLANETS, planet
from starboard.games.vanguard.rules.check.odds import CheckOdds
from starboard.games.vanguard.rules.check.payments import can_pay
from starboard.games.vanguard.rules.check.purse import Purse
from starboard.games.vanguard.state.fields import CheckDie
from starboard.testing import VanguardTable
from tests.games.vanguard.rules.boards import one_row

ACTIONS = [
    (name, action)
    for name in PLANETS
    for actions in planet(name).actions.values()
    for action in actions
    if action.free is None
]
KINDS = list(SECTION_DICE)


def odds_for(name, action) -> CheckOdds:
    added = [line for condition in planet(name).conditions.values() for line in condition.effects]
    return CheckOdds(action, [("green", "xenology"), ("any", "scout")], added)


def found(odds: CheckOdds, dice):
    return odds.of_tracks(dice) if odds.action.tracks else odds.of_rows(dice)


def judged(odds: CheckOdds, dice, faces):
    pool = [CheckDie(die, "security", face) for die, face in zip(dice, faces, strict=True)]
    return odds.steps_of(pool) if odds.action.tracks else odds.row_of(pool)


@pytest.mark.parametrize("name, action", ACTIONS, ids=[f"{name}-{action.name}" for name, action in ACTIONS])
def test_odds_of_three_dice_agree_with_every_way_to_fall(name, action):
    odds, fate = odds_for(name, action), random.Random(action.name)
    for _ in range(3):
        dice = [fate.choice(KINDS) for _ in range(3)]
        counted: dict = {}
        for faces in itertools.product(*[SECTION_DICE[die].faces for die in dice]):
            what = judged(odds, dice, faces)
            counted[what] = counted.get(what, 0) + 1
        total = sum(counted.values())
        assert found(odds, dice) == {what: Fraction(ways, total) for what, ways in counted.items()}, dice


@pytest.mark.parametrize("name, action", ACTIONS[::4], ids=[f"{name}-{action.name}" for name, action in ACTIONS[::4]])
def test_odds_of_eight_dice_agree_with_rolling_them(name, action):
    odds, fate = CheckOdds(action, [("blue", "tech")]), random.Random(action.name)
    dice = [fate.choice(KINDS[:15]) for _ in range(8)]
    exact, rolls = found(odds, dice), 1500
    seen: dict = {}
    for _ in range(rolls):
        what = judged(odds, dice, [fate.choice(SECTION_DICE[die].faces) for die in dice])
        seen[what] = seen.get(what, 0) + 1

    assert sum(exact.values()) == 1
    for what, chance in exact.items():
        wide = 4.5 * (float(chance) * (1 - float(chance)) / rolls) ** 0.5 + 0.002
        assert abs(seen.get(what, 0) / rolls - float(chance)) < wide, (what, chance)


BENCH = next(action for _, action in ACTIONS if action.id == "set-up-the-bench")  # Construct, or two blue dice
NIGHT = planet("gantry").conditions["G21"]  # two Accidents are spent on something else


def test_special_effects_take_dice_that_no_row_wants_first_whatever_their_order():
    odds = CheckOdds(BENCH, [("blue", "tech")], NIGHT.effects)
    dice = ["blue-basic", "green-xenology", "green-scout", "blue-tech"]
    for order in itertools.permutations(dice):
        assert odds.of_rows(order) == odds.of_rows(dice)

    two_accidents = [CheckDie("blue-tech", "security", "accident"), CheckDie("green-scout", "security", "accident")]
    lying_blue = CheckDie("blue-basic", "security", "basic")
    assert odds.row_of([*two_accidents, lying_blue]) == "red"
    assert odds.row_of([*two_accidents, lying_blue, CheckDie("red-basic", "security", "accident")]) == "green"


def test_odds_of_ten_dice_are_exact_where_special_effects_take_dice_that_rows_want():
    odds = CheckOdds(BENCH, [("red", "physical")], NIGHT.effects)
    ten = ["red-basic", "red-physical", "red-universal", "green-basic", "green-scout", "green-expert"]
    ten += ["blue-basic", "blue-tech", "blue-science", "blue-wild"]
    rows = odds.of_rows(ten)

    assert sum(rows.values()) == 1 and rows["green"] > Fraction(99, 100)


@pytest.mark.rule("VAN-COMBO-13")
@pytest.mark.parametrize("is_any", [True, False])
def test_odds_of_a_row_of_any_icons_follow_what_the_table_reads_of_vanguards(is_any):
    pair = VanguardTable(one_row("Any + Any")).action("try")
    odds, dice = CheckOdds(pair, vanguard_is_any=is_any), ["red-wild", "red-expert", "green-basic"]
    counted = {"green": 0, "red": 0}
    for faces in itertools.product(*[SECTION_DICE[die].faces for die in dice]):
        pool = [CheckDie(die, "security", face) for die, face in zip(dice, faces, strict=True)]
        asked = pair.rows["green"].requirement
        counted["green" if can_pay(Purse(pool, vanguard_is_any=is_any), asked) else "red"] += 1

    assert odds.of_rows(dice) == {row: Fraction(ways, 216) for row, ways in counted.items()}


def test_no_dice_leave_the_red_row():
    _, hatch = next(one for one in ACTIONS if one[1].id == "force-the-jammed-hatch")
    assert CheckOdds(hatch).of_rows([]) == {"red": 1}


def test_the_first_check_of_the_tutorial_by_hand():
    """Physical, Construct or Tech, or a Vanguard, on one Basic die: 1 of 6."""
    _, hatch = next(one for one in ACTIONS if one[1].id == "force-the-jammed-hatch")
    assert CheckOdds(hatch).of_rows(["red-basic"]) == {"green": Fraction(1, 6), "red": Fraction(5, 6)}
