"""More of the Dice Check: helpers, Skills, combos, immediate effects, Global Conditions (VAN-ASSIST, VAN-IMMEDIATE)."""

import pytest

from starboard.games.vanguard.rules.check.combos import combos, trigger
from starboard.games.vanguard.rules.check.dangers import injuries_then_dangers
from starboard.games.vanguard.rules.check.dice_check import dice_check
from starboard.games.vanguard.rules.check.modifying import offered
from starboard.games.vanguard.rules.danger import roll_danger
from starboard.games.vanguard.rules.preparing import prepare
from starboard.games.vanguard.state.fields import CheckDie, Clock, Injury, RolledDanger
from starboard.testing import VanguardTable
from tests.games.vanguard.rules.boards import HATCH, TRACKS, brought, poi_with, table_with

GLOBALS = """
[[condition]]
id = "G60"
travel = "none"
combos = ["Tech + Tech: success(1)", "Basic: draw(1)"]
effects = ["Accident: success(1)"]
""" + brought("condition(G60)")
JUMPS = poi_with(
    "P60",
    listen="""
effects = ["no Xenology: jump(red)", "Accident + Accident: jump(yellow)", "Gather: success(5)"]
yellow = "Scout + Scout + Scout: success(3) => green"
green = "Xenology: success(1)"
red = "draw(1)"
""",
) + brought("poi(P60,@1)")


# --- helpers and Skills ---


@pytest.mark.rule("VAN-ASSIST-04", "VAN-ROLL-13", "VAN-ROLL-04")
def test_a_helper_plays_one_card_as_if_the_active_one_had_and_no_second():
    table = table_with(HATCH, "P90", players=4)
    who = table.crew("recon", dice=["green-scout"])
    helper = table.crew("science", hand=["sc05", "sc03"])  # turn a green die; reroll three
    table.answers({"VAN-ROLL-06": "all", (2, "VAN-ROLL-12"): ("card", "science", "sc05", 0)})
    table.answers({"VAN-ROLL-16": ("recon", "green-scout", "basic", "scout")})
    table.fate(check=("basic",))

    table.run(dice_check, who, table.action("hatch"), 1)

    assert table.g.success == 1 and helper.deck.discard == ["sc05"] and helper.hand == ["sc03"]
    assert table.question("VAN-ROLL-16").seat == who.seat  # the active one decides (VAN-ROLL-03)


@pytest.mark.rule("VAN-ROLL-03", "VAN-ASSIST-04", "VAN-ROLL-04")
def test_dice_of_the_pool_that_pay_for_a_helpers_card_are_chosen_by_the_active_player():
    table = table_with(HATCH, "P90", players=4)
    who = table.crew("recon", dice=["green-scout", "red-basic"])
    table.crew("science", hand=["sc01"])  # a die of the pool leaves it, another is turned
    table.answers({"VAN-ROLL-06": "all", (2, "VAN-ROLL-12"): ("card", "science", "sc01", 0)})
    table.answers({(1, "VAN-ROLL-14"): [(("recon", "red-basic", "accident"),)]})
    table.answers({(1, "VAN-ROLL-16"): ("recon", "green-scout", "basic", "scout")})
    table.fate(check=("basic", "accident"))

    table.run(dice_check, who, table.action("hatch"), 1)

    assert table.g.success == 1


@pytest.mark.rule("VAN-ROLL-12", "VAN-ROLL-05")
@pytest.mark.parametrize(
    "card, faces, possible",
    [
        ("sc01", ["basic"], False),  # the die that pays is the only one to turn
        ("sc01", ["basic", "basic"], True),
        ("sc09", ["accident"], False),  # the Accident that pays is the only die to roll again
        ("sc09", ["accident", "basic"], True),
    ],
)
def test_a_card_whose_price_would_leave_it_nothing_to_do_is_not_played(card, faces, possible):
    table = VanguardTable()
    who = table.crew("science", hand=[card])
    table.pool(who, *[("red-basic", face) for face in faces])

    assert bool(offered(table.g, who, who.seat)) == possible


@pytest.mark.rule("VAN-ASSIST-05", "VAN-COMBO-06", "VAN-GEAR-07")
def test_a_helper_has_no_combos_and_no_equipment_in_anothers_check():
    table = VanguardTable()
    who = table.crew("recon")
    table.crew("science", hand=["sc02"], gear=["K05"])  # Basic: peek; Tool Roll: turn a blue die
    table.pool(who, ("blue-basic", "basic"))

    assert combos(table.g, who) == []
    assert not any(use[0] == "gear" for use in offered(table.g, who, 0))


@pytest.mark.rule("VAN-SKILL-01", "VAN-SKILL-02", "VAN-ASSIST-06")
def test_a_skill_costs_a_charge_and_may_be_repeated_by_a_helper_too():
    table = table_with(HATCH, "P90")
    who = table.crew("recon", dice=["green-scout"], card="c25")
    helper = table.crew("engineering", card="c21", charges=2)  # reroll up to two dice
    again = ("skill", "engineering", "c21", 0)
    table.answers({"VAN-ROLL-06": "all", "VAN-ROLL-12": [again, again]})
    table.answers({"VAN-ROLL-14": ["all", "all"]})
    table.fate(check=("basic",), reroll=[("accident",), ("scout",)])

    table.run(dice_check, who, table.action("hatch"), 1)

    assert helper.charges == 0 and table.g.success == 1


@pytest.mark.rule("VAN-ASSIST-06", "VAN-ASSIST-01", "VAN-ASSIST-05")
@pytest.mark.parametrize("card, reaches", [("c03", True), ("c31", True), ("c21", False)])
def test_a_skill_that_lends_a_die_from_afar_is_used_from_any_sector_and_no_other_skill_is(card, reaches):
    table = table_with(HATCH, "P90", players=4)
    who = table.crew("recon", dice=["red-basic", "red-basic"])
    other = table.crew("engineering", sector=3, dice=["green-scout"], hand=["en02"], card=card, charges=1)
    other.injuries, other.injury_dice = [Injury("wounded")], ["blue"]
    table.answers({"VAN-ROLL-06": ("red-basic",)})
    if reaches:
        table.answers({(3, "VAN-ROLL-12"): ("skill", "engineering", card, 0), (3, "VAN-PLAYERS-05"): "accept"})
        table.answers({(3, "VAN-ASSIST-02"): ("green-scout",)})
    if card == "c31":
        table.answers({(1, "VAN-ROLL-14"): "none"})
    table.fate(check=("basic",), **({"reroll": ("scout",)} if reaches else {}))

    table.run(dice_check, who, table.action("hatch"), 1)

    assert (table.g.success, other.charges, other.spent) == ((1, 0, ["green-scout"]) if reaches else (0, 1, []))
    assert not table.told("injury-die-passes") and other.hand == ["en02"]


@pytest.mark.rule("VAN-ASSIST-01", "VAN-ASSIST-04", "VAN-EXERT-07")
@pytest.mark.parametrize("when", ["VAN-ROLL-06", "VAN-ROLL-12"])
def test_whoever_is_fetched_into_the_sector_meanwhile_may_help(when):
    """With a die too, as long as none has been rolled."""
    table = table_with(HATCH, "P90")
    who = table.crew(
        "security", dice=["green-basic", "red-basic", "red-basic"], hand=["se19", "se02", "se01"], card="c01"
    )
    helper = table.crew("science", sector=2, dice=["blue-science"], hand=["sc05"])  # turn a green die
    fetch = ("aside", "card", "security", "se19", 0)  # spend a die: somebody near comes here
    answers = {"VAN-ROLL-06": [("green-basic",)], "VAN-ROLL-12": [("card", "science", "sc05", 0), None]}
    answers[when].insert(0, fetch)
    table.answers({**answers, "VAN-ROLL-16": ("security", "green-basic", "basic", "vanguard"), "VAN-RESULT-04": "yes"})
    table.answers({"VAN-COMBO-01": None})
    if when == "VAN-ROLL-06":
        table.answers({"VAN-SPEND-01": "red-basic", "VAN-ASSIST-02": "blue-science"})
    table.fate(check=("basic", "science")[: len(answers["VAN-ROLL-06"])])

    table.run(dice_check, who, table.action("hatch"), 1)

    assert table.g.success == 1 and helper.deck.discard == ["sc05"]


@pytest.mark.rule("VAN-CONVERT-05", "VAN-ASSIST-05")
def test_a_helpers_convert_ability_does_not_count_but_its_dice_are_converted_by_the_active_one():
    table = table_with(HATCH, "P90")
    who = table.crew("recon", card="c13")  # green Basic as Scout
    table.crew("science", dice=["green-biology"], card="c25")
    table.answers({"VAN-ASSIST-02": "green-biology", "VAN-RESULT-04": "yes"})
    table.fate(check=("basic",))

    table.run(dice_check, who, table.action("hatch"), 1)

    assert table.g.success == 1


@pytest.mark.rule("VAN-ROLL-07", "VAN-ROLL-10", "VAN-ROLL-15", "VAN-EXERT-05")
def test_dice_refreshed_after_the_roll_do_not_join_it():
    table = table_with(HATCH, "P90")
    who = table.crew("recon", dice=["green-scout"], spent=["red-basic"] * 2 + ["blue-basic"] * 2, hand=["re05"])
    table.answers({"VAN-ROLL-06": "all", "VAN-ROLL-12": [("aside", "exert", "recon"), None]})
    table.answers({"VAN-SACRIFICE-01": "red-basic"})
    table.fate(check=("scout",))

    table.run(dice_check, who, table.action("hatch"), 1)

    assert table.g.success == 1 and sorted(who.available) == ["blue-basic", "blue-basic", "red-basic"]


# --- combos and Global Conditions ---


@pytest.mark.rule("VAN-COMBO-05", "VAN-GLOBAL-03", "VAN-GLOBAL-04", "VAN-COMBO-12")
def test_combos_of_the_global_condition_may_be_triggered_again_and_again():
    table = table_with(HATCH + GLOBALS, "P90")
    table.g.condition = "G60"
    who = table.crew("recon", dice=["blue-tech"] * 3 + ["green-scout", "red-basic"], rank=3)
    rolled = ("blue-tech", "blue-tech", "blue-tech", "green-scout")
    table.answers({"VAN-ROLL-06": [rolled], "VAN-COMBO-01": [("condition", "G60", 0), ("condition", "G60", 0)]})
    table.answers({"VAN-COMBO-02": [(("recon", "blue-tech", "tech"), ("recon", "blue-tech", "tech"))]})
    table.fate(check=("tech", "tech", "vanguard", "vanguard"))

    table.run(dice_check, who, table.action("hatch"), 1)

    assert table.g.success == 2 and table.g.counters["combos"] == 2


@pytest.mark.rule("VAN-GLOBAL-05", "VAN-EFFECT-08", "VAN-PREPARE-03", "VAN-ROLL-17", "VAN-EFFECT-02")
def test_special_effects_of_the_global_condition_come_first_in_every_check():
    table = table_with(TRACKS + GLOBALS, "P91")
    table.g.condition = "G60"
    who = table.crew("security", dice=["red-gather", "red-basic"])
    table.answers({"VAN-ROLL-06": "all"})
    table.fate(check=("accident", "gather", "blank"))
    table.run(dice_check, who, table.action("dig"), 1)
    assert table.g.success == 1  # the Accident is gone before the action's own line
    assert [(track.colour, track.at) for track in table.g.tracks] == [("green", 1)]

    who.available, who.spent = ["red-basic"], []
    table.answers({"VAN-PREPARE-01": ["check", None], "VAN-ROLL-06": "all"})
    table.fate(check=("accident",))
    table.run(prepare, who)
    assert table.g.success == 2


@pytest.mark.rule("VAN-CARD-13", "VAN-COMBO-04")
def test_a_card_that_is_being_resolved_lies_apart():
    table = VanguardTable()
    who = table.crew("security", rank=1, dice=["red-basic"], hand=["se02", "se01"], deck=[])
    who.deck.discard = ["se05"]
    table.answers({"VAN-PREPARE-01": ["check", None], "VAN-ROLL-06": "all", "VAN-ROLL-12": None})
    table.answers({"VAN-COMBO-01": ("card", "se02", 0)})
    table.fate(check=("basic",))

    table.run(prepare, who)  # its combo draws: the deck is made anew without it, and the hand has room

    assert sorted(who.hand) == ["se01", "se05"] and who.deck.discard == ["se02"]


@pytest.mark.rule("VAN-CARD-13", "VAN-COMBO-02", "VAN-EXERT-07")
def test_a_card_is_not_discarded_while_dice_for_its_combo_are_chosen():
    table = VanguardTable()
    who = table.crew("security", rank=1, hand=["se01", "se02"], deck=["se05"] * 3, gear=["K12"])
    table.pool(who, ("red-basic", "basic"), ("blue-basic", "basic"), step=5)  # a Basic: draw a card
    paid = (("security", "blue-basic", "basic"),)
    table.answers({"VAN-COMBO-02": [("aside", "gear", "security", "K12", 0), paid], "VAN-CARD-04": ["se01", "se05"]})

    table.run(trigger, who, ("card", "se02", 0))  # somebody steps in, and draws two cards

    asked = [ask.options for ask in table.asked if ask.rule == "VAN-CARD-04"]
    assert asked == [["se01", "se05", "se05"], ["se05"] * 3]
    assert who.hand == ["se05", "se05"] and who.deck.discard == ["se01", "se05", "se02"]


@pytest.mark.rule("VAN-CARD-13", "VAN-CARD-07", "VAN-COMBO-02")
def test_a_card_is_not_played_while_dice_for_its_combo_are_chosen():
    table = VanguardTable()
    who = table.crew("engineering", rank=3, spent=["red-basic"] * 2, hand=["en27"])  # its top goes at any time
    table.pool(who, ("blue-tech", "tech"), ("red-basic", "basic"), ("blue-basic", "basic"), step=5)
    table.answers({"VAN-COMBO-02": [(("engineering", "blue-basic", "basic"), ("engineering", "blue-tech", "tech"))]})

    table.run(trigger, who, ("card", "en27", 0))

    assert table.question("VAN-COMBO-02").asides == [("aside", "exert", "engineering")]
    assert who.deck.discard == ["en27"] and who.charges == 1


@pytest.mark.rule("VAN-COMBO-01", "VAN-COMBO-04", "VAN-COMBO-02")
def test_a_combo_may_refresh_the_very_dice_that_paid_it():
    """With every die in the roll nothing is Spent before the combo is paid (V3)."""
    table = VanguardTable()
    who = table.crew("security", dice=["red-basic", "red-basic", "blue-basic"], hand=["se01"])  # a pair: Refresh 1
    table.answers({"VAN-PREPARE-01": ["check", None], "VAN-ROLL-06": "all", "VAN-ROLL-12": None})
    table.answers({"VAN-COMBO-01": ("card", "se01", 0)})
    table.fate(check=("accident", "basic", "basic"))

    table.run(prepare, who)

    assert who.available == ["red-basic"] and sorted(who.spent) == ["blue-basic", "red-basic"]
    assert who.deck.discard == ["se01"]


@pytest.mark.rule("VAN-COMBO-01", "VAN-REFRESH-02")
@pytest.mark.parametrize(
    "card, faces, helper, possible",
    [
        ("se05", [("red-physical", "physical"), ("blue-basic", "basic")], "", True),  # a red die: the first one
        ("se05", [("green-basic", "vanguard"), ("blue-basic", "basic")], "", False),  # no red die would be Spent
        ("se13", [("red-defend", "defend")], "", False),  # another one's die: none pays
        ("se13", [("red-defend", "vanguard")], "blue-basic", True),
    ],
)
def test_a_combo_is_offered_if_what_pays_for_it_makes_it_worth_something(card, faces, helper, possible):
    table = VanguardTable()
    who = table.crew("security", hand=[card])
    table.crew("recon")
    check = table.pool(who, *faces)
    if helper:
        check.dice.append(CheckDie(helper, "recon", "defend"))

    assert bool(combos(table.g, who)) == possible


# --- immediate effects ---


@pytest.mark.rule("VAN-IMMEDIATE-01", "VAN-IMMEDIATE-03")
def test_a_missing_icon_ends_the_check_at_once_with_the_result_it_points_to():
    table = table_with(JUMPS, "P60")
    who = table.crew("recon", dice=["red-gather", "green-basic"], deck=["re01"], card="c21")  # green Basic as Xenology
    table.answers({"VAN-ROLL-06": "all"})
    table.fate(check=("basic", "gather"))

    table.run(dice_check, who, table.action("listen"), 1)

    assert who.hand == ["re01"] and table.g.success == 0  # the Gather effect is not reached; no conversion counts
    assert len(who.spent) == 2


@pytest.mark.rule("VAN-IMMEDIATE-03")
@pytest.mark.parametrize("answer, success", [("yes", 1), ("no", 0)])
def test_a_vanguard_may_be_treated_as_the_missing_icon(answer, success):
    table = table_with(JUMPS, "P60")
    who = table.crew("recon", dice=["green-scout"], deck=["re01"])
    table.answers({"VAN-ROLL-06": "all", "VAN-IMMEDIATE-03": answer})
    if answer == "yes":
        table.answers({"VAN-EFFECT-04": 0, "VAN-RESULT-04": "yes"})
    table.fate(check=("vanguard",))

    table.run(dice_check, who, table.action("listen"), 1)

    assert table.g.success == success
    about = table.question("VAN-IMMEDIATE-03").about
    assert (about["icon"], about["absent"], about["row"]) == ("xenology", "yes", "red")


@pytest.mark.rule("VAN-IMMEDIATE-01", "VAN-IMMEDIATE-02", "VAN-LINK-02")
def test_links_of_the_result_it_points_to_are_followed():
    table = table_with(JUMPS, "P60")
    who = table.crew("recon", dice=["green-xenology", "red-basic", "red-basic"])
    table.answers({"VAN-ROLL-06": "all"})
    table.fate(check=("xenology", "accident", "accident"))

    table.run(dice_check, who, table.action("listen"), 1)

    assert table.g.success == 4


@pytest.mark.rule("VAN-TRACK-10", "VAN-EFFECT-03")
def test_an_effect_is_resolved_as_often_as_possible_even_if_its_track_is_full():
    table = table_with(TRACKS, "P91")
    who = table.crew("security", rank=3, dice=["red-gather"] * 5)
    table.answers({"VAN-ROLL-06": "all"})
    table.fate(check=("gather",) * 5 + ("blank",))

    table.run(dice_check, who, table.action("dig"), 1)

    assert table.g.success == 1 and table.g.tracks == [] and len(who.spent) == 5


@pytest.mark.rule("VAN-ROLL-21", "VAN-END-06")
def test_a_check_stops_at_once_when_the_exploration_ends():
    table = table_with(TRACKS, "P91")
    who = table.crew("security", dice=["red-gather", "red-gather"], injuries=["wounded"] * 3)
    table.answers({"VAN-ROLL-06": "all"})
    table.fate(check=("gather", "gather", "rare"))  # Danger A, rare: Wounded, the fourth

    table.run(dice_check, who, table.action("dig"), 1)

    assert table.g.ending == "evacuation" and table.g.tracks == [] and sorted(who.spent) == ["red-gather"] * 2


# --- Danger ---


@pytest.mark.rule("VAN-DANGER-01", "VAN-DANGER-02", "VAN-ROLL-01")
@pytest.mark.parametrize("face, hurt", [("blank", []), ("special", []), ("rare", ["wounded"])])
def test_a_danger_die_is_read_in_the_section_of_its_letter(face, hurt):
    table = VanguardTable()
    who = table.crew("security", dice=["red-basic"])
    table.fate(danger=(face,))
    if hurt:
        table.answers({"VAN-INJURY-02": "blue"})

    table.run(roll_danger, who, 1, "A")

    assert [one.name for one in who.injuries] == hurt and table.g.check is None


@pytest.mark.rule("VAN-DANGER-05", "VAN-ROLL-15")
@pytest.mark.parametrize("card, harm", [("se24", []), ("se03", ["wounded"])])
def test_a_card_against_two_danger_dice_takes_away_both_that_were_rolled_with_a_check(card, harm):
    table = VanguardTable()
    who = table.crew("security", rank=3, dice=["red-basic", "blue-basic"], hand=[card])  # two dice; one die
    table.pool(who, step=6).dangers = [RolledDanger("A", "rare"), RolledDanger("D", "uncommon")]
    table.answers({"VAN-DANGER-05": [("A", "rare")], "before-danger": ("card", "security", card, 0)})
    if harm:
        table.answers({"VAN-INJURY-02": "red"})

    table.run(injuries_then_dangers, who)

    assert [one.name for one in who.injuries] == harm


@pytest.mark.rule("VAN-DANGER-06")
@pytest.mark.parametrize("face, spent, hurt", [("common", 1, 0), ("uncommon", 0, 0), ("rare", 0, 1), ("special", 0, 0)])
def test_the_tutorials_section_has_two_effects(face, spent, hurt):
    table = VanguardTable()
    who = table.crew("security", dice=["red-basic"])
    table.fate(danger=(face,))
    if hurt:
        table.answers({"VAN-INJURY-02": "blue"})

    table.run(roll_danger, who, 1, "T")

    assert (len(who.spent), len(who.injuries)) == (spent, hurt)


SHARED = (
    """
[[condition]]
id = "G61"
travel = "none"
effects = ["Accident: reset(this)"]
time = "3: none"
"""
    + poi_with(
        "P61",
        share="""
effects = ["Gather: refresh(1,any,one)"]
red = "none"
""",
    )
    + brought("poi(P61,@1) + condition(G61)")
)


@pytest.mark.rule("VAN-EFFECT-11")
def test_whom_an_effect_concerns_is_chosen_anew_each_time_it_is_resolved():
    table = table_with(SHARED, "P61")
    who = table.crew("security", dice=["red-gather", "red-gather"], spent=["blue-basic"])
    other = table.crew("recon", spent=["blue-basic"])
    table.answers({"VAN-ROLL-06": "all", "VAN-EFFECT-02": ["security", "recon"], "VAN-REFRESH-01": "blue-basic"})
    table.fate(check=("gather", "gather"))

    table.run(dice_check, who, table.action("share"), 1)

    assert (who.available, other.available) == (["blue-basic"], ["blue-basic"])


@pytest.mark.rule("VAN-EFFECT-08", "VAN-TIME-06")
def test_an_effect_of_the_global_condition_speaks_of_its_own_card_in_every_check():
    table = table_with(SHARED, "P61")
    who = table.crew("security", dice=["red-gather"])
    table.g.condition = "G61"
    table.g.clocks = [Clock("G61", 0, 2)]
    table.answers({"VAN-ROLL-06": "all"})
    table.fate(check=("accident",))

    table.run(dice_check, who, table.action("share"), 1)

    assert table.g.clocks[0].at == 0


@pytest.mark.rule("VAN-TRACK-05", "VAN-IMMEDIATE-04")
def test_no_track_advances_any_more_on_a_card_that_has_left_play_in_the_middle_of_the_check():
    planet = TRACKS.replace("3: success(1)", "1: success(1)").replace('danger = ["A"]', "")
    going = GLOBALS.replace('"Accident: success(1)"', '"Accident: poi(P000,@1)"')
    table = table_with(planet + going, "P91")
    table.g.condition = "G60"
    who = table.crew("security", dice=["red-gather", "red-gather"])
    table.answers({"VAN-ROLL-06": "all"})
    table.fate(check=("accident", "gather"))

    table.run(dice_check, who, table.action("dig"), 1)

    assert table.g.success == 0 and table.g.tracks == [] and sorted(who.spent) == ["red-gather", "red-gather"]
