"""A crew member dies or leaves while the others stay, and chance among crew members (VAN-TEAM-07, VAN-RANDOM)."""

import pytest

from starboard.games.vanguard.rules.abilities import use_ability
from starboard.games.vanguard.rules.actions import options, perform
from starboard.games.vanguard.rules.check.combos import trigger
from starboard.games.vanguard.rules.check.dangers import injuries_then_dangers
from starboard.games.vanguard.rules.check.dice_check import dice_check
from starboard.games.vanguard.rules.check.effects import pay_for_effect
from starboard.games.vanguard.rules.check.results import mark_result
from starboard.games.vanguard.rules.concerned import random_member
from starboard.games.vanguard.rules.conditions import core_at
from starboard.games.vanguard.rules.doing import Doing
from starboard.games.vanguard.rules.injuries import gain_injury
from starboard.games.vanguard.rules.leaving import leave_play
from starboard.games.vanguard.rules.logs import read_log
from starboard.games.vanguard.rules.moving import move
from starboard.games.vanguard.rules.paying import sacrifice, spend
from starboard.games.vanguard.rules.preparing import prepare
from starboard.games.vanguard.rules.rounds import next_turn, take_turn
from starboard.games.vanguard.state.fields import CheckDie, Clock, RolledDanger, Threat
from starboard.games.vanguard.state.invariants import impossible
from starboard.testing import VanguardTable
from tests.games.vanguard.rules.boards import TRACKS, brought, one_row, poi_with

FALL = """
[[log]]
id = "60"
speaker = "captain"
mood = "plain"
on = "turn 60"
do = "depart(dead,@3)"

[[log]]
id = "61"
speaker = "captain"
mood = "plain"
on = "turn 61"
do = "spend(1,any,rand)"
"""

DEADLY = poi_with(
    "P62",
    touch="""
effects = ["Scout: depart(dead,me) + success(1)", "no Xenology: jump(red)"]
red = "success(10)"
""",
) + brought("poi(P62,@1)")


DEADLY_GROUND = """
[[sector]]
number = 5
at = [5, 5]
log = "62"

[[path]]
from = 3
to = 5
icons = []

[[log]]
id = "62"
speaker = "captain"
mood = "plain"
do = "depart(dead,@5)"
"""


# --- leaving ---


@pytest.mark.rule("VAN-TEAM-07", "VAN-INJURY-08", "VAN-SETUP-05")
def test_dice_cards_and_injuries_go_back_to_where_they_came_from():
    table = VanguardTable()
    who = table.crew(
        "security", dice=["red-basic"], spent=["blue-basic"], hand=["se01"], deck=["se02", "se03"], charges=2,
        injuries=["wounded"], injury_dice=["red"],
    )  # fmt: skip
    table.crew("recon")
    table.g.start = "recon"

    table.run(leave_play, who, "dead")

    assert who.status == "dead" and table.g.dead == [who.card] and who.ended
    assert sorted(who.sacrificed) == ["blue-basic", "red-basic"] and sorted(who.removed) == ["se01", "se02", "se03"]
    assert (who.available, who.spent, who.hand, who.charges, who.injuries, who.injury_dice) == ([], [], [], 0, [], [])
    assert impossible(table.g) == []


@pytest.mark.rule("VAN-TEAM-07", "VAN-EFFECT-11")
def test_nothing_further_is_resolved_for_whoever_dies_of_a_special_effect():
    table = VanguardTable(DEADLY)
    table.poi("P62", 1)
    who, helper = table.crew("recon", dice=["green-scout"] * 2), table.crew("security", dice=["red-basic"])
    table.g.start = "security"
    table.answers({"VAN-ROLL-06": "all", "VAN-ASSIST-02": "red-basic"})
    table.fate(check=("scout", "scout", "basic"))

    table.run(dice_check, who, table.action("touch"), 1)

    assert who.status == "dead" and table.g.success == 1 and helper.spent == ["red-basic"]
    assert table.g.check is None and not table.told("check-ended")


@pytest.mark.rule("VAN-TEAM-07")
def test_who_leaves_alive_is_not_among_the_dead():
    table = VanguardTable()
    who, _ = table.crew("security"), table.crew("recon")
    table.g.start = "recon"

    table.run(leave_play, who, "gone")

    assert who.status == "gone" and table.g.dead == [] and not table.ended


@pytest.mark.rule("VAN-TEAM-07", "VAN-GEAR-05", "VAN-GEAR-10")
def test_others_in_the_sector_may_take_what_they_may_carry():
    table = VanguardTable()
    who, near = table.crew("security", gear=["K01", "P05", "P03"]), table.crew("recon")  # P03 is for Security alone
    table.crew("science", sector=2)
    table.g.start = "recon"
    table.answers({"VAN-TEAM-07": [None, "recon"]})

    table.run(leave_play, who, "dead")

    assert [gear.card for gear in near.gear] == ["P05"] and who.gear == []


@pytest.mark.rule("VAN-TEAM-07")
def test_with_nobody_beside_it_the_equipment_is_gone():
    table = VanguardTable()
    who, _ = table.crew("security", gear=["K01"]), table.crew("recon", sector=2)
    table.g.start = "recon"

    table.run(leave_play, who, "dead")

    assert who.gear == []


@pytest.mark.rule("VAN-ROUND-04", "VAN-TEAM-07")
def test_the_recon_player_gives_on_the_start_token_and_the_order_of_the_round_stays():
    table = VanguardTable(players=4)
    who = table.crew("security")
    for section in ("recon", "science", "engineering"):
        table.crew(section)
    table.answers({(1, "VAN-ROUND-04"): "engineering"})

    with table.script():
        table.run(leave_play, who, "dead")
        table.run(next_turn)

    assert table.g.start == "engineering" and table.g.active == "recon"


@pytest.mark.rule("VAN-TEAM-07", "VAN-END-01")
def test_the_last_one_to_leave_ends_the_exploration():
    table = VanguardTable()
    who = table.crew("security")

    table.run(leave_play, who, "dead")

    assert table.ended and table.g.ending == "nobody"


@pytest.mark.rule("VAN-TEAM-07")
def test_a_log_may_be_somebodys_end():
    table = VanguardTable(FALL)
    table.crew("security", sector=1), table.crew("recon", sector=3), table.crew("science", sector=3)

    table.run(read_log, "60")

    assert [who.status for who in table.g.crew] == ["exploring", "dead", "dead"]


@pytest.mark.rule("VAN-TEAM-07")
def test_whoever_dies_of_what_it_comes_upon_goes_no_further():
    table = VanguardTable(DEADLY_GROUND)
    who, _ = table.crew("security", sector=3), table.crew("recon")
    table.g.start = "recon"
    table.answers({"step-to": 5})

    table.run(move, who, 3)

    assert who.status == "dead" and who.sector == 5


# --- the core of Ossuary (OP2) ---


LIFTED = """
[[log]]
id = "9"
speaker = "x"
mood = "plain"
on = "turn 99"
do = "carry(core)"
"""


@pytest.mark.rule("VAN-SETUP-08", "VAN-TEAM-07")
def test_the_core_lies_where_its_carrier_has_left_and_is_taken_up_with_an_action():
    table = VanguardTable()
    who, other = table.crew("security", sector=2), table.crew("recon", sector=1)
    who.core = True
    table.g.start = "recon"

    table.run(leave_play, who, "dead")

    assert (who.core, table.g.core, core_at(table.g)) == (False, 2, 2)
    table.g.active = "recon"
    assert ("take-core",) not in options(table.g, other)
    other.sector = 2
    assert ("take-core",) in options(table.g, other)
    table.run(perform, other, ("take-core",))
    assert other.core and table.g.core == 0 and table.g.actions == 1


@pytest.mark.rule("VAN-SETUP-08")
def test_a_core_that_is_taken_up_again_is_carried_by_nobody_else():
    table = VanguardTable('[[rule]]\nid = "R1"\nkind = "core"\n' + LIFTED)
    who, other = table.crew("security"), table.crew("recon", sector=3)
    other.core = True

    table.run(read_log, "9", who)

    assert (who.core, other.core, table.g.core) == (True, False, 0)


@pytest.mark.rule("VAN-SETUP-08")
def test_the_core_is_handed_over_in_a_sector_without_an_action():
    table = VanguardTable()
    who, other = table.crew("security"), table.crew("recon")
    table.crew("science", sector=2)
    who.core = True
    assert [option for option in options(table.g, who) if option[0] == "hand-core"] == [("hand-core", "recon")]

    table.run(perform, who, ("hand-core", "recon"))

    assert (who.core, other.core, table.g.actions) == (False, True, 2)


@pytest.mark.rule("VAN-SETUP-08", "VAN-PLAYERS-05")
@pytest.mark.parametrize("answer, handed", [("accept", True), ("refuse", False)])
def test_whoever_meets_the_carrier_of_the_core_may_take_it_over_if_the_carrier_agrees(answer, handed):
    table = VanguardTable(players=4)
    who, carrier = table.crew("security"), table.crew("recon")
    elsewhere = table.crew("science", sector=2)
    carrier.core = True
    assert [option for option in options(table.g, who) if option[0] == "hand-core"] == [("hand-core", "security")]
    assert "hand-core" not in [option[0] for option in options(table.g, elsewhere)]
    table.answers({(1, "accept-help"): answer})

    table.run(perform, who, ("hand-core", "security"))

    assert (who.core, carrier.core, table.g.actions) == (handed, not handed, 2)


# --- a random crew member ---


@pytest.mark.rule("VAN-RANDOM-01")
def test_the_lowest_of_ten_sided_dice_is_chosen():
    table = VanguardTable()
    crew = [table.crew(section) for section in ("security", "recon", "science")]
    table.fate(lot=(7, 2, 10))

    assert table.run(random_member, crew) is crew[1]


@pytest.mark.rule("VAN-RANDOM-01")
def test_only_those_who_tie_for_the_lowest_roll_again():
    table = VanguardTable()
    crew = [table.crew(section) for section in ("security", "recon", "science", "engineering")]
    table.fate(lot=[(3, 9, 3, 3), (5, 5, 6), (10, 1)])

    assert table.run(random_member, crew) is crew[2]
    assert len(table.told("drawn-by-lot")) == 1


@pytest.mark.rule("VAN-RANDOM-01")
def test_one_candidate_needs_no_dice():
    table = VanguardTable()
    who = table.crew("security")

    assert table.run(random_member, [who]) is who


@pytest.mark.rule("VAN-RANDOM-02", "VAN-TEAM-07")
def test_everybody_on_the_planet_is_a_candidate_and_nobody_else():
    table = VanguardTable(FALL)
    crew = [
        table.crew(section, sector=sector, dice=["red-basic"])
        for section, sector in (("security", 1), ("recon", 3), ("science", 2))
    ]
    crew[1].status = "dead"
    table.fate(lot=(8, 4))  # two dice, wherever they are

    table.run(read_log, "61")

    assert [who.spent for who in crew] == [[], [], ["red-basic"]]


@pytest.mark.rule("VAN-TEAM-07", "VAN-ROLL-05")
@pytest.mark.parametrize("whom, spent, lent", [("recon", ["red-basic"], []), ("security", [], ["blue-tech"])])
def test_whoever_dies_while_it_is_asked_which_dice_pay_takes_its_own_out_of_the_pool(whom, spent, lent):
    table = VanguardTable(DEADLY_GROUND, players=4)
    who, helper = table.crew("security", sector=3, hand=["en09"]), table.crew("recon", sector=3)
    other = table.crew("science", sector=3)
    table.crew("engineering", card="c15", charges=1)  # moves somebody anywhere
    check = table.pool(who, ("red-basic", "vanguard"), step=5)
    check.dice += [CheckDie("blue-tech", one.section, "tech") for one in (helper, other)]
    table.g.start = "science"
    table.g.threats, table.g.clocks = [Threat("th02", 1)], [Clock("th02", 0, 1)]
    table.answers({(3, "step-in"): ("aside", "skill", "engineering", "c15", 0), "whom": whom, "step-to": 5})
    table.answers({"accept-help": "accept"})

    table.run(trigger, who, ("card", "en09", 0))  # Tech + Tech: a Time track goes back

    assert who.spent == spent and who.hand == [] and helper.spent == lent
    assert table.g.clocks[0].at == (0 if spent else 1)


def pushed_into_the_grave(table: VanguardTable, whom: str) -> None:
    """While somebody is asked, an engineer far away moves this crew member of Sector 3 to where it dies."""
    table.crew("engineering", card="c15", charges=1)
    table.g.start = "engineering"
    table.answers({(3, "step-in"): ("aside", "skill", "engineering", "c15", 0), "step-to": 5})
    table.answers({"VAN-SKILL-01": whom, "accept-help": "accept"})


@pytest.mark.rule("VAN-TEAM-07", "VAN-DANGER-05")
def test_whoever_dies_while_its_danger_dice_are_put_in_order_resolves_none_of_them():
    table = VanguardTable(DEADLY_GROUND, players=4)
    who, _ = table.crew("security", sector=3, dice=["red-basic"]), table.crew("recon", sector=3)
    check = table.pool(who, step=6)
    check.dangers = [RolledDanger("A", "common"), RolledDanger("A", "rare")]
    pushed_into_the_grave(table, "security")

    table.run(injuries_then_dangers, who)

    assert who.status == "dead" and not table.told("danger")


@pytest.mark.rule("VAN-TEAM-07", "VAN-ROLL-14")
def test_the_dice_of_whoever_dies_while_it_is_asked_which_are_rolled_again_are_gone():
    table = VanguardTable(DEADLY_GROUND, players=4)
    who, _ = table.crew("security", sector=3, hand=["se02", "se05"]), table.crew("recon", sector=3)
    check = table.pool(who, ("red-basic", "basic"))
    check.dice.append(CheckDie("green-scout", "recon", "scout"))
    pushed_into_the_grave(table, "recon")
    table.answers({"pick-dice": "all"})  # discard(1) > reroll(3)
    table.fate(reroll=("vanguard",))

    table.run(use_ability, ("card", "security", "se02", 0), Doing(who, "", "VAN-ROLL-12"))

    assert [(die.owner, die.face) for die in check.dice] == [("security", "vanguard")]


@pytest.mark.rule("VAN-TEAM-07", "VAN-EFFECT-11")
def test_an_effect_is_counted_anew_if_somebody_dies_while_it_is_asked_how_often_it_is_paid():
    table = VanguardTable(DEADLY_GROUND + DEADLY.replace("62", "63").replace("P63", "P62"), players=4)
    table.poi("P62", 3)
    who, _ = table.crew("science", sector=3), table.crew("recon", sector=3)
    check = table.pool(who, ("red-basic", "basic"), action="P62:touch", sector=3, step=7)
    check.dice.append(CheckDie("green-scout", "recon", "vanguard"))
    pushed_into_the_grave(table, "recon")
    table.answers({"times": 1})

    table.run(pay_for_effect, who, table.action("touch"), table.action("touch").effects[0])

    assert who.status == "exploring" and [die.owner for die in check.dice] == ["science"]


@pytest.mark.rule("VAN-TEAM-07", "VAN-TURN-01")
@pytest.mark.parametrize("what", [take_turn, prepare, dice_check])
def test_whoever_dies_while_it_is_asked_what_to_do_does_nothing_more(what):
    table = VanguardTable(DEADLY_GROUND + TRACKS, players=4)
    who = table.crew("security", sector=3, dice=["red-basic", "blue-basic"], deck=["se01"])
    helper = table.crew("recon", sector=3, dice=["green-basic"])
    pushed_into_the_grave(table, "security")

    if what is take_turn:
        table.run(take_turn)
    else:
        table.run(what, who, *([table.action("dig")] if what is dice_check else []))  # with a Danger die

    assert who.status == "dead" and table.g.check is None and helper.available == ["green-basic"]
    assert what is not take_turn or table.g.step == "turn-end"


@pytest.mark.rule("VAN-TEAM-07", "VAN-RESULT-04")
def test_no_result_comes_of_a_check_whose_maker_dies_while_it_is_asked_which_is_marked():
    table = VanguardTable(DEADLY_GROUND + one_row("Scout").replace('red = "none"', 'red = "success(3)"'), players=4)
    who, helper = table.crew("security", sector=3, dice=["red-basic"]), table.crew("recon", sector=3)
    pushed_into_the_grave(table, "security")
    table.g.check = None
    check = table.pool(who, ("red-basic", "vanguard"), action="P90:try", step=8)
    check.dice.append(CheckDie("green-basic", "recon", "basic"))

    table.run(mark_result, who, table.action("try"))

    assert who.status == "dead" and check.marked == "" and helper.spent == ["green-basic"]


@pytest.mark.rule("VAN-TEAM-07", "VAN-SPEND-02", "VAN-SACRIFICE-03")
@pytest.mark.parametrize("pay", [spend, sacrifice])
def test_whoever_dies_while_it_is_asked_how_to_pay_owes_nothing_and_is_not_hurt_any_more(pay):
    table = VanguardTable(DEADLY_GROUND, players=4)
    who, _ = table.crew("security", sector=3, dice=["red-basic", "blue-basic"] * 2), table.crew("recon")
    pushed_into_the_grave(table, "security")

    table.run(pay, who, *([2] if pay is spend else []))

    assert who.status == "dead" and who.injuries == [] and who.injury_dice == []


@pytest.mark.rule("VAN-TEAM-07", "VAN-INJURY-02")
@pytest.mark.parametrize("left", [{"wounded": 2}, {"shaken": 1, "burned": 1}])
def test_whoever_dies_while_an_injury_is_placed_does_not_keep_it(left):
    table = VanguardTable(DEADLY_GROUND, players=4)
    who, _ = table.crew("security", sector=3), table.crew("recon")
    table.g.injuries = dict(left)  # none of the name; without Wounded the card is asked for, else the column
    pushed_into_the_grave(table, "security")

    table.run(gain_injury, who, "exhausted")

    assert who.status == "dead" and table.g.injuries == left
    assert who.injuries == [] and who.injury_dice == []


@pytest.mark.rule("VAN-TEAM-07", "VAN-SECTOR-02")
def test_whoever_dies_while_it_is_asked_where_it_steps_goes_nowhere():
    table = VanguardTable(DEADLY_GROUND, players=4)
    who, _ = table.crew("security", sector=3), table.crew("recon")
    pushed_into_the_grave(table, "security")

    table.run(move, who, 2)

    assert who.status == "dead" and who.sector == 5
