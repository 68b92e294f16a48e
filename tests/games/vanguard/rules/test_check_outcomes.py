"""The Dice Check: what dice mean, the order of its steps, Special Effects, rows and tracks."""

import pytest

from starboard.games.vanguard.content.grammar import Place, requirement
from starboard.games.vanguard.rules.check.dice_check import add_required_dice, choose_dice, dice_check
from starboard.games.vanguard.rules.check.payments import can_pay
from starboard.games.vanguard.rules.check.pool import purse
from starboard.games.vanguard.rules.preparing import prepare
from starboard.games.vanguard.rules.spending import count_icons
from starboard.games.vanguard.rules.tracks import move_track, track_at
from starboard.testing import VanguardTable
from tests.games.vanguard.rules.boards import HATCH, TRACKS, brought, one_row, poi_with, table_with

HERE = Place("test", "", "")
LINES = (
    poi_with(
        "P97",
        hoist="""
effects = ["Accident: track(1,red)", "Physical / Scout: track(1,green)", "die + die + die: track(1,green)"]
green_track = "4: success(1) + poi(P98,here)"
red_track = "3: success(10)"
""",
        both="""
effects = ["Gather + Defend: success(1)"]
green = "Scout: success(3)"
""",
        share="""
green = "Scout: spend(1) + hurt(wounded) + success(1)"
red = "spend(1,any,here) + success(1)"
""",
    )
    + """
[[poi]]
id = "P98"

[[condition]]
id = "G97"
travel = "none"
effects = ["Accident: jump(red)", "Gather: track(1,green)"]
"""
    + brought("poi(P97,@1) + poi(P98,@1) + condition(G97)")
)

LINKED = poi_with(
    "P94",
    climb="""
effects = ["Accident + Accident: jump(red)", "Scout: track(1,green)", "Accident: track(1,red)"]
green_track = "2: success(1) + poi(P000,here) => red"
red_track = "2: success(10)"
""",
    swing="""
effects = ["Scout: track(1,green)", "Accident: track(1,red)"]
green_track = "2: success(1) => red"
red_track = "2: success(10) => green"
""",
) + brought("poi(P94,@1)")

BACK = poi_with(
    "P93",
    sort="""
effects = ["Scout: track(1,green)", "Accident: track(-1,green)"]
green_track = "2: success(1)"
""",
) + brought("poi(P93,@1)")


# --- dice and what they mean ---


@pytest.mark.rule("VAN-ROLL-09", "VAN-DICE-09")
def test_injury_and_danger_dice_join_whatever_the_player_rolls_and_are_no_section_dice():
    table = table_with(TRACKS, "P91")
    who = table.crew("security", dice=["red-basic"], injuries=["wounded"], injury_dice=["blue"])
    table.pool(who)
    table.answers({"VAN-ROLL-06": "none"})

    table.run(choose_dice, who)
    table.run(add_required_dice, who, table.action("dig"))

    assert list(table.question("VAN-ROLL-06").options) == ["red-basic"]
    check = table.g.check
    assert (len(check.dice), len(check.injuries), len(check.dangers)) == (0, 1, 1)
    assert not can_pay(purse(table.g, who), requirement("die", HERE))


@pytest.mark.rule("VAN-ROLL-11", "VAN-DICE-02", "VAN-DICE-08")
@pytest.mark.parametrize(
    "wanted, faces, paid",
    [
        ("red", [("red-basic", "accident")], True),
        ("red", [("red-universal", "physical+gather")], True),
        ("red", [("blue-basic", "vanguard")], False),  # a wild icon changes no colour
        ("red", [("green-basic", "basic")], False),
        ("die + die", [("red-basic", "accident"), ("blue-basic", "accident")], True),
        ("die + die", [("red-universal", "physical+gather")], False),
    ],
)
def test_dice_are_asked_for_by_their_colour_whatever_they_show(wanted, faces, paid):
    table = VanguardTable()
    who = table.crew("security")
    table.pool(who, *faces)

    assert can_pay(purse(table.g, who), requirement(wanted, HERE)) == paid


@pytest.mark.rule("VAN-DICE-07")
def test_a_basic_pays_where_basic_is_asked_for_or_its_colour_fits_the_conversion():
    table = VanguardTable()
    who = table.crew("security", card="c01")  # red Basic as Physical
    for die, physical in (("red-basic", True), ("blue-basic", False)):
        table.pool(who, (die, "basic"))
        assert can_pay(purse(table.g, who), requirement("Basic", HERE))
        assert can_pay(purse(table.g, who), requirement("Physical", HERE)) == physical
        assert not can_pay(purse(table.g, who, wild=False), requirement("Physical", HERE))
        assert can_pay(purse(table.g, who), requirement(die.partition("-")[0], HERE))


@pytest.mark.rule("VAN-DICE-07", "VAN-DICE-08")
def test_basics_and_accidents_do_nothing_where_the_action_says_nothing_of_them():
    table = table_with(HATCH, "P90")
    who = table.crew("security", dice=["green-basic", "green-scout"])
    table.answers({"VAN-ROLL-06": "all"})
    table.fate(check=("accident", "scout"))

    with table.only_changes((who, "available"), (who, "spent"), "success", "gained", "counters"):
        table.run(dice_check, who, table.action("hatch"), 1)

    assert table.g.success == 1 and not who.injuries and table.g.lander.supplies == 5


@pytest.mark.rule("VAN-RANKUP-02")
@pytest.mark.parametrize(
    "wanted, faces, counted",
    [
        ("Physical", [("red-basic", "physical")], {"r-icons": 1}),
        ("Physical", [("red-basic", "basic")], {"r-icons": 1}),  # converted
        ("Scout", [("red-basic", "vanguard")], {"g-icons": 1}),
        ("Scout / Tech", [("blue-basic", "tech")], {"b-icons": 1}),
        ("Gather", [("red-universal", "physical+gather")], {"r-icons": 1}),  # the other icon paid for nothing
        ("Any + Any", [("green-basic", "scout"), ("red-basic", "vanguard")], {"g-icons": 2}),
        ("Basic", [("red-basic", "basic")], {}),
        ("red", [("red-gather", "gather")], {}),  # a die, not its icon
        ("die + Tech", [("blue-tech", "tech"), ("red-gather", "gather")], {"b-icons": 1}),
    ],
)
def test_icons_are_counted_as_what_they_stood_for_when_they_were_spent(wanted, faces, counted):
    table = VanguardTable()
    who = table.crew("security", card="c01")  # red Basic as Physical
    table.pool(who, *faces)

    count_icons(table.g, purse(table.g, who), table.g.check.dice, requirement(wanted, HERE))

    assert table.g.counters == counted


@pytest.mark.rule("VAN-RESULT-01", "VAN-RESULT-02", "VAN-RANKUP-02")
@pytest.mark.parametrize("rank_up, asked", [("ru16", True), ("ru18", False), ("ru06", False), ("", False)])
def test_where_the_rank_up_card_counts_icons_the_player_chooses_which_dice_pay_a_row(rank_up, asked):
    table = table_with(one_row("Physical / Scout"), "P90")
    table.g.rank_up = rank_up
    who = table.crew("recon", dice=["green-scout", "red-physical"], card="c28")
    table.answers({"VAN-ROLL-06": "all"})
    if asked:
        table.answers({"VAN-RESULT-01": [(("recon", "red-physical", "physical"),)]})
    table.fate(check=("scout", "physical"))

    table.run(dice_check, who, table.action("try"), 1)

    assert table.g.success == 1 and (table.g.counters.get("r-icons", 0) == 1 or not asked)


@pytest.mark.rule("VAN-RANKUP-02")
def test_effects_count_the_icons_that_pay_for_them():
    """A Vanguard among alternatives is the first of them: Physical."""
    table = table_with(LINES, "P97")
    who = table.crew("recon", dice=["green-scout", "green-scout", "red-physical"], card="c28")
    table.answers({"VAN-ROLL-06": "all", "VAN-EFFECT-04": 3})
    table.fate(check=("scout", "vanguard", "physical"))

    table.run(dice_check, who, table.action("hoist"), 1)

    assert {name: n for name, n in table.g.counters.items() if "icons" in name} == {"g-icons": 1, "r-icons": 2}


# --- the order of the steps ---


@pytest.mark.rule("VAN-ROLL-23", "VAN-ROLL-02", "VAN-ROLL-03")
def test_choices_are_asked_for_in_the_order_of_the_steps():
    table = table_with(TRACKS, "P91", players=4)
    table.crew("security", dice=["green-basic", "red-basic"])
    who = table.crew(
        "science", dice=["red-gather", "red-gather", "red-wild"], hand=["sc03", "sc02"], deck=["sc01"],
        injuries=["wounded"], injury_dice=["red"],
    )  # fmt: skip
    table.crew("engineering", dice=["blue-tech", "blue-construct"])
    table.answers({"VAN-ROLL-06": "all", (3, "assist"): "blue-tech", (0, "assist"): "green-basic"})
    table.answers({"VAN-ROLL-12": None, "VAN-COMBO-01": [("card", "sc02", 0), None], "VAN-CARD-05": ("sc01", "top")})
    table.answers({"VAN-COMBO-02": (("security", "green-basic", "basic"),)})
    table.answers({"VAN-INJURYDIE-07": "blue", "VAN-EFFECT-04": 2})
    table.fate(check=("gather", "gather", "vanguard", "accident", "basic", "blank", "blank"))

    table.run(dice_check, who, table.action("dig"), 1)

    order = [(ask.seat, ask.kind) for ask in table.asked]
    science = table.member("science").seat
    assert order == [
        (science, "dice"), (3, "assist"), (0, "assist"), (science, "modify"), (science, "combo"), (science, "pay"),
        (science, "put-back"), (science, "combo"), (science, "column"), (science, "times"),
    ]  # fmt: skip


@pytest.mark.rule("VAN-EXERT-07", "VAN-SKILL-02", "VAN-INJURYDIE-02")
def test_while_the_order_of_injury_dice_is_chosen_a_skill_may_take_one_away():
    table = table_with(HATCH, "P90")
    who = table.crew("security", dice=["green-scout"], injuries=["wounded", "torn-suit"], injury_dice=["red", "blue"])
    table.crew("engineering", sector=2, card="c19", charges=1)  # an Injury die of anybody is removed
    table.answers({"VAN-ROLL-06": "all", "VAN-INJURYDIE-02": ("aside", "skill", "engineering", "c19", 0)})
    table.answers({"VAN-INJURY-08": "damage", "VAN-INJURYDIE-07": "red"})
    table.fate(check=("scout", "damage", "heavy"))

    table.run(dice_check, who, table.action("hatch"), 1)

    assert who.injury_dice == ["red"] and table.g.success == 1
    assert table.g.lander.supplies == 3  # Heavy Damage on the torn suit is what is left


@pytest.mark.rule("VAN-EXERT-07", "VAN-EXERT-05", "VAN-RESULT-04")
def test_before_a_row_is_marked_one_may_exert_and_the_roll_stays_as_it_is():
    table = table_with(HATCH, "P90")
    who = table.crew("recon", dice=["green-scout"], spent=["red-basic"] * 2 + ["blue-basic"])
    table.answers({"VAN-ROLL-06": "all", "VAN-RESULT-04": [("aside", "exert", "recon"), "yes"]})
    table.answers({"VAN-SACRIFICE-01": "red-basic"})
    table.fate(check=("vanguard",))

    table.run(dice_check, who, table.action("hatch"), 1)

    assert table.g.success == 1 and who.spent == ["green-scout"] and who.sacrificed == ["red-basic"]


@pytest.mark.rule("VAN-ROLL-14", "VAN-ROLL-04")
def test_what_bends_a_roll_works_on_all_section_dice_again_and_again_and_on_no_other_dice():
    table = table_with(TRACKS, "P91")
    who = table.crew(
        "security", dice=["red-gather"], hand=["se02", "se20", "se01"], injuries=["wounded"], injury_dice=["blue"]
    )  # fmt: skip
    helper = table.crew("engineering", dice=["blue-tech"])
    table.answers({"VAN-ROLL-06": "all", "VAN-ASSIST-02": "blue-tech", "VAN-CARD-08": "se01"})
    table.answers({"VAN-ROLL-12": [("card", "security", "se02", 0), ("card", "security", "se20", 0)]})
    table.answers({"VAN-ROLL-14": ["all", "none", "all"], "VAN-INJURYDIE-07": "blue"})
    table.fate(check=("basic", "tech", "blank", "blank"), reroll=[("accident", "accident"), ("basic", "gather")])

    table.run(dice_check, who, table.action("dig"), 1)

    offered = [list(ask.options) for ask in table.asked if ask.rule == "VAN-ROLL-14"]
    assert offered[0] == [("engineering", "blue-tech", "tech"), ("security", "red-gather", "basic")]
    assert [(track.colour, track.at) for track in table.g.tracks] == [("green", 1)]  # the last outcome counts
    assert helper.spent == ["blue-tech"]


@pytest.mark.rule("VAN-ROLL-14", "VAN-ROLL-16")
@pytest.mark.parametrize("die, faces", [("red-basic", {"accident", "vanguard"}), ("blue-wild", set())])
def test_a_die_is_turned_to_a_face_of_its_own(die, faces):
    table = table_with(HATCH, "P90")
    who = table.crew("security", dice=[die, "green-basic"], hand=["se05"])  # turn a red die to any face
    table.answers({"VAN-ROLL-06": (die,)})
    if faces:
        table.answers({"VAN-ROLL-12": ("card", "security", "se05", 0), "VAN-ROLL-16": None})
    table.fate(check=("basic" if faces else "accident",))

    table.run(dice_check, who, table.action("hatch"), 1)

    turned = [ask for ask in table.asked if ask.rule == "VAN-ROLL-16"]
    assert {option[3] for ask in turned for option in ask.options} == faces


@pytest.mark.rule("VAN-ROLL-19", "VAN-ROLL-15")
def test_dice_that_are_added_after_the_roll_are_rolled_at_once_and_belong_to_the_pool():
    table = table_with(HATCH, "P90")
    who = table.crew("recon", dice=["green-basic", "green-scout", "red-basic"], hand=["re19"])
    table.answers({"VAN-ROLL-06": ("red-basic",), "VAN-ROLL-12": ("card", "recon", "re19", 0)})
    table.answers({"VAN-ROLL-19": ("green-scout",), "VAN-ROLL-14": "none"})
    table.fate(check=("basic",), reroll=("scout",))

    table.run(dice_check, who, table.action("hatch"), 1)

    assert table.g.success == 1 and sorted(who.spent) == ["green-scout", "red-basic"]
    assert who.available == ["green-basic"]


# --- Special Effects ---


@pytest.mark.rule("VAN-EFFECT-09")
def test_a_slash_takes_each_alternative_and_whole_dice_come_last():
    """The example of three Special Effects: Accidents, either of two icons, then every three dice that are left."""
    table = table_with(LINES, "P97")
    who = table.crew("recon", rank=3, dice=["red-physical", "green-scout", "green-basic"] + ["blue-basic"] * 4)
    last = (("recon", "blue-basic", "basic"), ("recon", "blue-basic", "basic"), ("recon", "green-basic", "basic"))
    table.answers({"VAN-ROLL-06": "all", "VAN-EFFECT-04": 2, "VAN-EFFECT-05": [last]})
    table.fate(check=("accident", "basic", "basic", "basic", "basic", "scout", "physical"))

    table.run(dice_check, who, table.action("hoist"), 1)

    found = {track.colour: track.at for track in table.g.tracks}
    assert found == {"red": 1, "green": 3} and len(who.spent) == 7


@pytest.mark.rule("VAN-EFFECT-05", "VAN-EFFECT-11")
@pytest.mark.parametrize("times, ways", [(2, [("gather", "gather")]), (3, [("gather", "gather", "vanguard")])])
def test_a_wild_icon_pays_no_natural_ones_place_while_it_could_pay_once_more(times, ways):
    table = table_with(TRACKS, "P91")
    who = table.crew("security", rank=3, dice=["red-gather", "red-gather", "red-wild", "red-wild"])
    table.answers({"VAN-ROLL-06": "all", "VAN-EFFECT-04": times})
    table.fate(check=("gather", "gather", "vanguard", "vanguard", "blank"))

    table.run(dice_check, who, table.action("dig"), 1)

    paid = table.told("dice-paid")[0].args["dice"]
    assert [tuple(face for _, _, face in paid)] == ways


@pytest.mark.rule("VAN-EFFECT-09")
@pytest.mark.parametrize("faces, success", [(("defend", "gather", "gather"), 1), (("accident", "gather", "gather"), 0)])
def test_a_plus_needs_all_of_it_for_one_match(faces, success):
    table = table_with(LINES, "P97")
    who = table.crew("security", rank=3, dice=["red-defend", "red-gather", "red-gather"])
    table.answers({"VAN-ROLL-06": "all"})
    table.fate(check=faces)

    table.run(dice_check, who, table.action("both"), 1)

    assert table.g.success == success


@pytest.mark.rule("VAN-EFFECT-10", "VAN-GLOBAL-05")
def test_without_special_effects_no_dice_are_spent_before_the_rows():
    for condition, success in (("", 1), ("G97", 0)):
        table = table_with(HATCH + LINES, "P90")
        table.g.condition = condition
        who = table.crew("recon", dice=["red-gather", "blue-basic", "blue-tech"])
        table.answers({"VAN-ROLL-06": [("blue-basic", "red-gather")]})
        table.fate(check=("basic", "gather"))

        table.run(dice_check, who, table.action("hatch"), 1)  # green: a red and a blue die

        assert table.g.success == success
        assert bool(table.told("dice-paid")[0].rule == "VAN-EFFECT-05") == bool(condition)


@pytest.mark.rule("VAN-IMMEDIATE-04")
def test_an_immediate_effect_ends_a_prepare_check_too_and_gives_nothing():
    table = table_with(HATCH + LINES, "P90")
    table.g.condition = "G97"
    who = table.crew("recon", dice=["red-basic", "green-scout"])
    table.answers({"VAN-PREPARE-01": ["check", None], "VAN-ROLL-06": "all"})
    table.fate(check=("scout", "accident"))

    with table.only_changes(who):
        table.run(prepare, who)

    assert len(who.spent) == 2 and table.told("check-ended") and not table.told("result")


@pytest.mark.rule("VAN-IMMEDIATE-04")
def test_a_track_that_the_card_does_not_have_takes_its_dice_without_effect():
    table = table_with(HATCH + LINES, "P90")
    table.g.condition = "G97"
    who = table.crew("recon", dice=["red-gather", "green-scout"])
    table.answers({"VAN-ROLL-06": "all"})
    table.fate(check=("scout", "gather"))

    table.run(dice_check, who, table.action("hatch"), 1)

    assert table.g.tracks == [] and table.g.success == 1
    assert table.told("dice-paid")[0].rule == "VAN-EFFECT-05"


# --- results ---


@pytest.mark.rule("VAN-RESULT-07")
def test_a_result_befalls_whoever_performs_the_action_unless_it_names_others():
    table = table_with(LINES, "P97")
    who, other = table.crew("recon", dice=["green-scout", "red-basic"]), table.crew("security")
    table.answers({"VAN-ROLL-06": ("green-scout",), "VAN-INJURY-02": "blue"})
    table.fate(check=("scout",))
    table.run(dice_check, who, table.action("share"), 1)
    assert len(who.injuries) == 1 and not other.injuries and not other.spent

    who.available, who.spent, other.available = ["red-basic"], [], ["red-physical"]
    table.answers({"VAN-ROLL-06": "none", "VAN-ASSIST-02": None, "VAN-INJURYDIE-07": "red"})
    table.fate(check=("blank",))
    table.run(dice_check, who, table.action("share"), 1)
    assert who.spent == ["red-basic"] and other.spent == ["red-physical"]


@pytest.mark.rule("VAN-RESULT-08")
def test_effects_of_a_result_box_come_in_the_printed_order_after_the_dice_are_spent():
    table = table_with(LINES, "P97")
    who = table.crew("recon", dice=["green-scout", "red-basic"])
    table.answers({"VAN-ROLL-06": ("green-scout",), "VAN-INJURY-02": "blue"})
    table.fate(check=("scout",))

    table.run(dice_check, who, table.action("share"), 1)

    told = [one.kind for one in table.g.events if one.kind in ("dice-paid", "result", "spent", "injured", "success")]
    assert told == ["dice-paid", "result", "spent", "injured", "success"]


@pytest.mark.rule("VAN-RESULT-10")
def test_where_no_row_is_met_and_none_is_red_nothing_comes_of_it():
    table = table_with(LINES, "P97")
    who = table.crew("security", dice=["red-basic"])
    table.answers({"VAN-ROLL-06": "all"})
    table.fate(check=("basic",))

    with table.only_changes(who):
        table.run(dice_check, who, table.action("both"), 1)

    assert who.spent == ["red-basic"] and not table.told("row-marked") and not table.told("result")


@pytest.mark.rule("VAN-TRACK-07", "VAN-TRACK-06")
def test_when_a_result_replaces_the_card_its_other_tracks_are_not_resolved():
    for before, success in ((3, 1), (2, 10)):
        table = table_with(LINES, "P97")
        lift = table.action("hoist")
        move_track(table.g, lift, 1, "green", before)
        move_track(table.g, lift, 1, "red", 2)
        who = table.crew("recon", dice=["green-scout", "red-basic"])
        table.answers({"VAN-ROLL-06": "all"})
        table.fate(check=("scout", "accident"))

        table.run(dice_check, who, lift, 1)

        assert table.g.success == success and track_at(table.g, lift.name, 1, "red") is None


@pytest.mark.rule("VAN-TRACK-03", "VAN-TRACK-04", "VAN-TRACK-06")
def test_a_marker_that_is_reduced_out_of_its_result_box_brings_no_result():
    """Only further advances leave it there; effects are resolved in the printed order."""
    table = table_with(BACK, "P93")
    sort = table.action("sort")
    move_track(table.g, sort, 1, "green", 1)
    who = table.crew("recon", dice=["green-scout", "red-basic"])
    table.answers({"VAN-ROLL-06": "all"})
    table.fate(check=("scout", "accident"))

    table.run(dice_check, who, sort, 1)

    assert table.g.success == 0 and track_at(table.g, sort.name, 1, "green").at == 1


@pytest.mark.rule("VAN-TRACK-06", "VAN-LINK-01", "VAN-LINK-02")
@pytest.mark.parametrize(
    "green, red, faces, success",
    [
        (1, 0, ("scout",), 11),  # the green result leads to the red one, though the card is gone by then
        (0, 1, ("accident",), 10),  # the arrow has one direction
        (1, 1, ("scout", "accident"), 11),  # each result once, though the red marker has arrived as well
    ],
)
def test_the_result_of_a_track_leads_to_the_one_it_is_linked_to(green, red, faces, success):
    table = table_with(LINKED, "P94")
    climb = table.action("climb")
    move_track(table.g, climb, 1, "green", green)
    move_track(table.g, climb, 1, "red", red)
    who = table.crew("recon", dice=["green-scout", "red-basic"][: len(faces)])
    table.answers({"VAN-ROLL-06": "all"})
    table.fate(check=faces)

    table.run(dice_check, who, climb, 1)

    assert table.g.success == success


@pytest.mark.rule("VAN-TRACK-06", "VAN-LINK-02")
@pytest.mark.parametrize("red", [0, 1])
def test_results_that_are_linked_in_a_circle_come_once_each(red):
    table = table_with(LINKED, "P94")
    swing = table.action("swing")
    move_track(table.g, swing, 1, "green", 1)
    move_track(table.g, swing, 1, "red", red)
    who = table.crew("recon", dice=["green-scout", "red-basic"])
    table.answers({"VAN-ROLL-06": "all"})
    table.fate(check=("scout", "accident"))

    table.run(dice_check, who, swing, 1)

    assert table.g.success == 11
    assert [(track.colour, track.at) for track in table.g.tracks] == ([] if red else [("red", 1)])


@pytest.mark.rule("VAN-IMMEDIATE-01", "VAN-IMMEDIATE-02", "VAN-LINK-02")
def test_an_immediate_effect_gives_the_result_of_a_track_and_leaves_the_markers():
    table = table_with(LINKED, "P94")
    climb = table.action("climb")
    move_track(table.g, climb, 1, "green", 1)
    move_track(table.g, climb, 1, "red", 1)
    who = table.crew("recon", dice=["green-scout", "red-basic", "red-gather"])
    table.answers({"VAN-ROLL-06": "all"})
    table.fate(check=("scout", "accident", "accident"))

    table.run(dice_check, who, climb, 1)

    assert table.g.success == 10 and len(who.spent) == 3
    assert {(track.colour, track.at) for track in table.g.tracks} == {("green", 1), ("red", 1)}
