"""The options of a table: each reading, off and on."""

import pytest

from starboard.games.vanguard.content.cards import CREW
from starboard.games.vanguard.rules.check.combos import combos
from starboard.games.vanguard.rules.injuries import EXHAUSTED
from starboard.games.vanguard.rules.moving import arrive, move
from starboard.games.vanguard.rules.paying import spend
from starboard.games.vanguard.rules.readings import READINGS, VARIANTS
from starboard.games.vanguard.rules.travel import ways
from starboard.rules.rulings import rulings
from starboard.testing import VanguardTable
from tests.games.vanguard.rules.test_board_and_story import FIFTH_SECTOR

PAIR = "se01"  # Any + Any
PHYSICAL_AND_ANY = "se19"

HELD = """
[[poi]]
id = "P1"
icons = ["nomove"]

[[log]]
id = "5"
speaker = "captain"
mood = "plain"
on = "turn 94"
do = "poi(P1,@1)"
"""


def either_way(option: str):
    """Run the test with the option off and on."""
    return pytest.mark.parametrize("options", [[], [option]], ids=["off", "on"])


def test_every_reading_is_a_ruling_and_a_variant_is_none():
    assert (*[ruling.id for ruling in rulings("vanguard")], *VARIANTS) == READINGS


@pytest.mark.rule("VAN-SECTOR-03")
@either_way("only-travel-barred")
def test_an_effect_that_moves_somebody_out_of_a_sector_with_no_movement(options):
    table = VanguardTable(HELD, options=options)
    table.poi("P1", 1)
    who = table.crew("security", sector=1)
    table.answers({"VAN-SECTOR-02": 2} if options else {})

    table.run(move, who, 1)

    assert who.sector == (2 if options else 1)


@pytest.mark.rule("VAN-SECTOR-03", "VAN-TRAVEL-01")
@either_way("only-travel-barred")
def test_nobody_travels_out_of_a_sector_with_no_movement(options):
    table = VanguardTable(HELD, options=options)
    table.poi("P1", 1)
    who = table.crew("security", sector=1)

    assert ways(table.g, who) == []


@pytest.mark.rule("VAN-SPEND-03")
@either_way("one-sacrifice-for-all")
def test_how_often_somebody_sacrifices_who_cannot_spend_several_dice(options):
    table = VanguardTable(options=options)
    who = table.crew("security", dice=["red-basic"], spent=["green-basic", "blue-basic", "blue-tech", "red-defend"])
    lost = ["green-basic"] if options else ["green-basic", "blue-basic"]
    table.answers({"VAN-SPEND-02": ["sacrifice"] * len(lost), "VAN-SACRIFICE-01": lost})

    table.run(spend, who, 3)

    assert "red-basic" in who.spent and who.sacrificed == lost


@pytest.mark.rule("VAN-SPEND-04")
@either_way("sacrifice-in-colour")
def test_the_colour_of_a_sacrifice_instead_of_spending(options):
    table = VanguardTable(options=options)
    who = table.crew("security", dice=["red-basic", "red-physical", "green-basic"], spent=["blue-tech", "blue-basic"])
    table.answers({"VAN-SPEND-02": "sacrifice", "VAN-SACRIFICE-01": "blue-tech" if options else "green-basic"})

    table.run(spend, who, 1, "blue")

    assert who.sacrificed == (["blue-tech"] if options else ["green-basic"])


@pytest.mark.rule("VAN-SPEND-04", "VAN-SACRIFICE-04")
@either_way("sacrifice-in-colour")
def test_without_any_die_of_the_colour(options):
    table = VanguardTable(options=options)
    who = table.crew("security", dice=["red-basic", "red-physical", "green-basic"], spent=["red-defend"])
    table.answers({"VAN-SPEND-02": "sacrifice"})
    table.answers({"VAN-INJURY-02": "blue"} if options else {"VAN-SACRIFICE-01": "green-basic"})

    table.run(spend, who, 1, "blue")

    assert [one.name for one in who.injuries] == ([EXHAUSTED] if options else [])
    assert who.sacrificed == ([] if options else ["green-basic"])


@pytest.mark.rule("VAN-COMBO-08", "VAN-COMBO-10")
@either_way("vanguard-not-any")
@pytest.mark.parametrize(
    "faces, shown",
    [
        (("gather", "gather"), True),
        (("gather+gather", "accident"), True),
        (("gather", "vanguard"), False),
        (("vanguard", "vanguard"), False),
        (("gather", "defend"), None),
    ],
)
def test_a_vanguard_as_any(options, faces, shown):
    """A pair that is shown always pays, one with a Vanguard where Vanguard counts as Any, two unlike icons never."""
    table = VanguardTable(options=options)
    who = table.crew("security", spent=["red-basic"], hand=[PAIR])
    table.pool(who, *[("red-universal", face) for face in faces], step=5)

    payable = shown if options else shown is not None
    assert combos(table.g, who) == ([("card", PAIR, 0)] if payable else [])


@pytest.mark.rule("VAN-COMBO-08")
@either_way("vanguard-not-any")
def test_a_vanguard_stands_for_a_named_icon_in_either_reading(options):
    table = VanguardTable(options=options)
    who = table.crew("security", sector=1, hand=[PHYSICAL_AND_ANY])
    table.pool(who, ("red-basic", "vanguard"), ("green-basic", "basic"), step=5)

    assert combos(table.g, who) == [("card", PHYSICAL_AND_ANY, 0)]


@pytest.mark.rule("VAN-COMBO-08", "VAN-CONVERT-01")
@either_way("vanguard-not-any")
def test_a_converted_basic_makes_a_pair_in_either_reading(options):
    table = VanguardTable(options=options)
    who = table.crew("security", spent=["red-basic"], hand=[PAIR], card="c02")
    colour, icon = CREW["c02"].colour, CREW["c02"].icon
    table.pool(who, (f"{colour}-basic", "basic"), ("green-universal", icon), step=5)

    assert combos(table.g, who) == [("card", PAIR, 0)]


@pytest.mark.rule("VAN-LOG-04")
@either_way("logs-in-own-turn")
def test_the_log_of_a_sector_in_somebody_elses_turn(options):
    table = VanguardTable(FIFTH_SECTOR, options=options)
    own = table.crew("security", sector=2)
    other = table.crew("science", sector=2)

    table.run(arrive, other, 5, "VAN-SECTOR-02")
    assert len(table.told("page")) == (0 if options else 1)

    table.run(arrive, own, 5, "VAN-TRAVEL-06")
    assert table.sector(5).pois == ["P1"]
