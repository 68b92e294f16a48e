"""The odds of a check while its dice are chosen, and what a pool comes to: worked examples, and what is refused."""

import itertools
import json
import time
from typing import Any

import pytest

from starboard.games.vanguard.content.cards import CREW
from starboard.games.vanguard.content.dice import SECTION_DICE
from starboard.games.vanguard.rules.check.payments import can_pay
from starboard.games.vanguard.rules.check.purse import Purse
from starboard.games.vanguard.rules.tracks import move_track
from starboard.games.vanguard.state.fields import Check, CheckDie, RolledDanger
from starboard.games.vanguard.words.inspect import inspect
from starboard.kernel.errors import StarboardError
from starboard.kernel.pieces import project
from starboard.testing import VanguardTable
from tests.games.vanguard.rules.boards import HATCH, TRACKS, table_with

HATCH_NAME, DIG_NAME = "P90:hatch", "P91:dig"


def ask(table: VanguardTable, kind: str, **query: Any) -> Any:
    """The answer, as a client gets it."""
    return json.loads(json.dumps(inspect(json.loads(json.dumps(project(table.g, 0))), 0, {"kind": kind, **query})))


def by_trying(table: VanguardTable, who, name: str, dice: list[str]) -> dict[str, float]:
    """Every way to fall, each judged by the payments of the rules."""
    action = table.action(name)
    convert = [(CREW[who.card].colour, CREW[who.card].icon)]
    found = dict.fromkeys(action.rows, 0)
    ways = list(itertools.product(*[SECTION_DICE[die].faces for die in dice]))
    for faces in ways:
        pool = [CheckDie(die, "recon", face) for die, face in zip(dice, faces, strict=True)]
        row = next(
            row
            for row, line in action.rows.items()
            if line.requirement is None or can_pay(Purse(pool, convert), line.requirement)
        )
        found[row] += 1
    return {row: number / len(ways) for row, number in found.items()}


def check_of(table: VanguardTable, who: str, action: str, pool: list[CheckDie], step: int = 1) -> Check:
    """A check in this step, with these dice in its pool."""
    check = Check(who, action, 1)
    check.step, check.dice = step, pool
    table.g.check = check
    return check


# --- odds ---


@pytest.mark.parametrize("dice", [["green-scout"], ["green-scout", "red-basic", "blue-tech"], []])
def test_the_chances_of_the_rows_agree_with_trying_every_way_to_fall(dice):
    table = table_with()
    recon = table.crew("recon", dice=["green-scout", "red-basic", "blue-tech", "blue-basic"])

    found = ask(table, "odds", who="recon", action=HATCH_NAME, dice=dice)

    assert found["rows"] == pytest.approx(by_trying(table, recon, "hatch", dice))
    assert found["none"] == 0 and found["dice"] == len(dice) and found["tracks"] == {}


def test_dice_of_the_check_and_of_a_helper_are_counted():
    table = table_with()
    table.crew("recon", dice=["red-basic"])
    table.crew("science", dice=["blue-science"])
    check_of(table, "recon", HATCH_NAME, [CheckDie("red-basic", "recon", "")])

    alone = ask(table, "odds", action=HATCH_NAME)
    helped = ask(table, "odds", action=HATCH_NAME, of="science", dice=["blue-science"])

    assert alone["dice"] == 1 and alone["rows"]["green"] == pytest.approx(1 / 6)  # its Vanguard is a Scout
    assert helped["dice"] == 2 and helped["rows"]["red"] == 0  # a red and a blue die, whatever they show


def test_tracks_tell_how_far_they_come_and_whether_the_end_is_reached():
    table = table_with(TRACKS, "P91")
    table.crew("security", dice=["red-gather", "red-basic"])
    move_track(table.g, table.action("dig"), 1, "green", 2)

    found = ask(table, "odds", who="security", action=DIG_NAME, dice=["red-gather"])["tracks"]

    assert (found["green"]["at"], found["green"]["length"]) == (2, 3)
    assert found["green"]["steps"] == [[0, pytest.approx(1 / 3)], [1, pytest.approx(2 / 3)]]
    assert found["green"]["full"] == found["green"]["any"] == pytest.approx(2 / 3)
    assert found["red"]["any"] == pytest.approx(1 / 6) and found["red"]["full"] == 0


def test_ten_dice_take_a_few_milliseconds():
    table = table_with()
    dice = ["green-scout", "red-basic", "blue-tech", "green-basic", "blue-basic"] * 2
    table.crew("recon", dice=dice)
    seen = project(table.g, 0)
    took = []
    for _ in range(5):
        began = time.perf_counter()
        inspect(seen, 0, {"kind": "odds", "who": "recon", "action": HATCH_NAME, "dice": dice})
        took.append(time.perf_counter() - began)
    assert min(took) < 0.02, took  # so much on a busy machine


@pytest.mark.parametrize(
    "query",
    [
        {"action": HATCH_NAME, "dice": ["red-basic", "red-basic"]},
        {"action": HATCH_NAME, "dice": ["purple"]},
        {"action": HATCH_NAME, "dice": "red-basic"},
        {"action": HATCH_NAME, "dice": [["red-basic"]]},
        {"action": HATCH_NAME, "dice": ["red-basic"] * 1000},
        {"action": "P99:nothing", "dice": []},
        {"action": "prepare", "dice": []},
        {"action": ["P90"], "dice": []},
        {"dice": []},
        {"action": HATCH_NAME, "who": "captain"},
        {"action": HATCH_NAME, "of": "science", "dice": ["blue-basic"]},
    ],
)
def test_nonsense_is_refused(query):
    table = table_with()
    table.crew("recon", dice=["red-basic"])
    table.crew("science", dice=["blue-basic"], sector=2)
    with pytest.raises(StarboardError):
        ask(table, "odds", **{"who": "recon", **query})


def test_an_action_of_a_card_that_is_not_in_play_is_nobodys_to_know():
    table = VanguardTable(HATCH)
    table.crew("recon", dice=["red-basic"])
    with pytest.raises(StarboardError, match="of a card in play"):
        ask(table, "odds", who="recon", action=HATCH_NAME, dice=[])


def test_rolled_dice_have_no_odds():
    table = table_with()
    table.crew("recon", dice=[])
    check_of(table, "recon", HATCH_NAME, [CheckDie("red-basic", "recon", "basic")], step=4)
    with pytest.raises(StarboardError, match="rolled"):
        ask(table, "odds", action=HATCH_NAME)


def test_dice_that_are_rolled_again_have_odds_and_the_others_stay_as_they_lie():
    table = table_with()
    table.crew("recon", dice=[])
    pool = [CheckDie("blue-tech", "recon", "tech"), CheckDie("green-scout", "recon", "accident")]
    check_of(table, "recon", HATCH_NAME, pool, step=4)

    as_it_lies = ask(table, "odds", action=HATCH_NAME, again=[])
    again = ask(table, "odds", action=HATCH_NAME, again=[1])

    assert as_it_lies["rows"] == {"yellow": 0, "green": 0, "red": 1}
    assert again["rows"] == pytest.approx(
        {"yellow": 5 / 6, "green": 0, "red": 1 / 6}
    )  # Scout, Basic as Scout, Vanguard


@pytest.mark.parametrize("again", [[2], [-1], ["1"], [True], 1, None])
def test_only_dice_of_the_pool_can_be_rolled_again(again):
    table = table_with()
    table.crew("recon", dice=[])
    pool = [CheckDie("blue-tech", "recon", "tech"), CheckDie("green-scout", "recon", "accident")]
    check_of(table, "recon", HATCH_NAME, pool, step=4)
    with pytest.raises(StarboardError):
        ask(table, "odds", action=HATCH_NAME, again=again)


# --- the check ---


def test_a_check_says_which_rows_its_pool_pays_and_which_icon_is_missing():
    table = table_with()
    table.crew("recon", dice=[])
    pool = [CheckDie("red-basic", "recon", "accident"), CheckDie("green-scout", "recon", "scout")]
    check_of(table, "recon", HATCH_NAME, pool, step=4)

    found = ask(table, "check")

    assert found["rows"]["green"] == {"paid": [1], "way": 0, "natural": True, "short": []}
    assert found["rows"]["yellow"] == {"paid": None, "way": -1, "natural": False, "short": ["tech"]}
    assert found["rows"]["red"]["paid"] == []
    assert found["pool"] == [["recon", "red-basic", "accident"], ["recon", "green-scout", "scout"]]
    assert found["action"]["rows"]["yellow"]["needs"]["ways"] == [["scout", "tech"]]


def test_where_the_icon_itself_lies_there_no_wild_one_is_taken_for_it():
    table = table_with()
    table.crew("recon", dice=[])
    pool = [CheckDie("green-basic", "recon", "vanguard"), CheckDie("green-scout", "recon", "scout")]
    check_of(table, "recon", HATCH_NAME, pool, step=4)
    assert ask(table, "check")["rows"]["green"]["paid"] == [1]


def test_a_check_says_which_of_several_ways_the_dice_pay():
    table = table_with()
    table.crew("recon", dice=[])
    check_of(table, "recon", HATCH_NAME, [CheckDie("green-basic", "recon", "basic")], step=4)
    assert ask(table, "check")["rows"]["green"] == {"paid": [0], "way": 0, "natural": False, "short": []}

    table.g.check.dice = [CheckDie("red-basic", "recon", "basic"), CheckDie("blue-tech", "recon", "tech")]
    assert ask(table, "check")["rows"]["green"] == {"paid": [0, 1], "way": 1, "natural": True, "short": []}


def test_a_check_says_how_often_special_effects_are_met_and_what_a_danger_die_does():
    table = table_with(TRACKS, "P91")
    table.crew("security", dice=[])
    pool = [CheckDie("red-gather", "security", "gather"), CheckDie("red-basic", "security", "vanguard")]
    check_of(table, "security", DIG_NAME, pool, step=4).dangers = [RolledDanger("A", "common")]

    found = ask(table, "check")

    gather = found["effects"][-1]
    assert (gather["times"], gather["most"], gather["paid"], gather["track"]) == (1, 2, [0, 1], "green")
    assert found["tracks"] == {"green": 0, "red": 0}
    assert found["dangers"][0]["text"].startswith("vanguard-")


def test_a_check_before_its_roll_says_nothing_of_a_pool():
    table = table_with()
    table.crew("recon", dice=["red-basic"])
    table.g.check = Check("recon", HATCH_NAME, 1)
    found = ask(table, "check")
    assert found["rows"]["green"]["paid"] is None and found["combos"] == []


@pytest.mark.parametrize("step, within_reach", [(4, True), (5, True), (8, False)])
def test_dice_combos_are_within_reach_until_their_step_is_over(step, within_reach):
    table = table_with()
    table.crew("recon", dice=[], hand=["re01"])
    basics = [CheckDie("green-basic", "recon", "basic"), CheckDie("red-basic", "recon", "basic")]
    check_of(table, "recon", HATCH_NAME, [*basics, CheckDie("green-scout", "recon", "scout")], step=step)
    assert bool(ask(table, "check")["combos"]) is within_reach


def test_where_no_check_is_made_there_is_nothing_to_tell():
    table = table_with()
    table.crew("recon", dice=["red-basic"])
    with pytest.raises(StarboardError, match="no Dice Check"):
        ask(table, "check")
