"""The Dice Check as the rulebook tells it: its two long examples and the short ones (VAN-ROLL-18)."""

import pytest

from starboard.games.vanguard.rules.check.dice_check import dice_check
from starboard.games.vanguard.rules.preparing import prepare
from starboard.games.vanguard.rules.tracks import move_track
from starboard.testing import VanguardTable
from tests.games.vanguard.rules.boards import brought, poi_with, table_with

SAMPLES = (
    poi_with(
        "P95",
        samples="""
yellow = "Gather / Tech: success(1) => green"
green = "red + green + blue: unique(2) + poi(P000,here)"
red = "none"
""",
    )
    + """
[[condition]]
id = "G95"
travel = "none"
combos = ["Xenology: lead(1,specimen)"]
"""
    + brought("poi(P95,@1) + condition(G95)")
)
HEAL = (
    poi_with(
        "P96",
        heal="""
effects = ["Biology: track(1,green)", "Accident: track(1,red)"]
green_track = "4: success(1) + log(366)"
red_track = "3: hurt(wounded)"
""",
    )
    + """
[[log]]
id = "366"
speaker = "x"
mood = "plain"
"""
    + brought("poi(P96,@1)")
)
TWICE = poi_with(
    "P92",
    dig="""
effects = ["Gather: track(1,green)", "Defend: success(1)"]
green_track = "4: success(5)"
""",
    lift="""
yellow = "Physical + Tech: success(3)"
green = "red + red + blue: success(2)"
red = "success(1)"
""",
) + brought("poi(P92,@1)")


def kinds(table) -> list[str]:
    return [ask.kind for ask in table.asked]


# --- the two long examples ---


@pytest.mark.rule("VAN-ROLL-18", "VAN-DICE-08", "VAN-ROLL-11", "VAN-EFFECT-10", "VAN-COMBO-01")
def test_the_first_example_of_the_rulebook():
    """A combo of the Global Condition uses up the icon; one die of each colour, an Accident among them, is enough."""
    table = table_with(SAMPLES, "P95")
    table.g.condition = "G95"
    who = table.crew("science", dice=["green-xenology", "red-basic", "green-basic", "blue-basic", "blue-science"])
    taken = ("blue-basic", "green-basic", "green-xenology", "red-basic")
    table.answers({"VAN-ROLL-06": [taken], "VAN-COMBO-01": ("condition", "G95", 0)})
    table.fate(check=("basic", "basic", "xenology", "accident"), lead="1")

    table.run(dice_check, who, table.action("samples"), 1)

    assert [pile.tokens for pile in table.g.leads if pile.type == "specimen"] == [["1"]]
    assert table.g.uniques == [2] and table.sector(1).pois == ["P000"] and table.g.success == 0
    assert who.available == ["blue-science"] and sorted(who.spent) == sorted(taken)


@pytest.mark.rule("VAN-ROLL-18", "VAN-ROLL-23", "VAN-EFFECT-04", "VAN-CONVERT-01", "VAN-TRACK-06", "VAN-ASSIST-02")
def test_the_second_example_of_the_rulebook():
    """A helper, an Injury, a reroll, a Vanguard and a converted Basic carry the marker into its Result box."""
    table = table_with(HEAL, "P96")
    heal = table.action("heal")
    move_track(table.g, heal, 1, "green", 1)  # an earlier attempt
    who = table.crew(
        "engineering", dice=["blue-tech", "blue-tech", "green-biology"], hand=["en02", "en03"], card="c17",
        injuries=["torn-suit"], injury_dice=["red"], deck=["en05"],
    )  # fmt: skip
    helper = table.crew("recon", dice=["green-scout"])
    table.answers({"VAN-ROLL-06": "all", "VAN-ASSIST-02": "green-scout"})
    table.answers({"VAN-ROLL-12": ("card", "engineering", "en02", 0), "VAN-COMBO-01": None})
    table.answers({"VAN-ROLL-14": [(("engineering", "blue-tech", "accident"),)]})
    table.answers({"VAN-INJURYDIE-07": "green", "VAN-EFFECT-04": 3})
    table.fate(check=("accident", "accident", "biology", "basic", "damage"), reroll=("vanguard",))

    table.run(dice_check, who, heal, 1)

    assert table.g.lander.supplies == 4  # what the Injury takes
    assert who.injury_dice == ["green"]
    assert table.g.success == 1 and table.g.read == ["366"]
    assert [(track.colour, track.at) for track in table.g.tracks] == [("red", 1)]
    assert sorted(who.spent) == ["blue-tech", "blue-tech", "green-biology"] and helper.spent == ["green-scout"]
    assert kinds(table) == ["dice", "assist", "modify", "pick-dice", "combo", "column", "times", "page"]


# --- the short ones ---


@pytest.mark.rule("VAN-EFFECT-06", "VAN-EFFECT-03")
def test_the_example_of_two_dice_with_two_icons_each():
    """Three icons resolve the first effect three times; the one that was not needed is lost with its die."""
    table = table_with(TWICE, "P92")
    who = table.crew("security", dice=["red-expert", "red-universal"])
    table.answers({"VAN-ROLL-06": "all"})
    table.fate(check=("gather+gather", "gather+defend"))

    table.run(dice_check, who, table.action("dig"), 1)

    assert [(track.colour, track.at) for track in table.g.tracks] == [("green", 3)]
    assert table.g.success == 0 and len(who.spent) == 2


@pytest.mark.rule("VAN-RESULT-01", "VAN-RESULT-02", "VAN-RESULT-05")
@pytest.mark.parametrize(
    "faces, success",
    [(("tech", "accident", "physical"), 3), (("basic", "accident", "physical"), 2), (("tech", "accident"), 1)],
)
def test_the_example_of_three_rows(faces, success):
    """Both icons, or else two red dice and a blue one, or else nothing of it."""
    table = table_with(TWICE, "P92")
    who = table.crew("security", dice=["red-physical", "red-basic", "blue-tech"][-len(faces) :])
    table.answers({"VAN-ROLL-06": "all"})
    table.fate(check=faces)

    table.run(dice_check, who, table.action("lift"), 1)

    assert table.g.success == success


@pytest.mark.rule("VAN-COMBO-02", "VAN-COMBO-03", "VAN-COMBO-06", "VAN-COMBO-10", "VAN-ASSIST-03")
def test_the_example_of_two_combos_and_a_helpers_die():
    """A Basic pays one card; an icon and the helper's Vanguard are the pair for the other."""
    table = VanguardTable()
    who = table.crew("security", dice=["red-physical", "blue-basic"], hand=["se01", "se02"], deck=["se05"])
    helper = table.crew("recon", dice=["green-basic"])
    table.answers({"VAN-PREPARE-01": ["check", None], "VAN-ROLL-06": "all", "VAN-ASSIST-02": "green-basic"})
    table.answers({"VAN-ROLL-12": None, "VAN-COMBO-01": [("card", "se02", 0), ("card", "se01", 0)]})
    table.answers({"VAN-COMBO-02": [(("security", "blue-basic", "basic"),)]})
    table.answers({"VAN-REFRESH-01": "blue-basic"})
    table.fate(check=("basic", "physical", "vanguard"))

    table.run(prepare, who)

    assert helper.spent == ["green-basic"] and who.available == ["blue-basic"] and who.spent == ["red-physical"]
    assert who.deck.discard == ["se02", "se01"] and who.hand == ["se05"]
