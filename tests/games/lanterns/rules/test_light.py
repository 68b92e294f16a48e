"""Kindling Lanterns, throwing Oil, and the Keeper's part in it."""

import pytest

from starboard.games.lanterns.rules.actions import take_action
from starboard.games.lanterns.rules.keeper import keeper_acts
from starboard.games.lanterns.rules.kindling import kindle, throw
from starboard.games.lanterns.testing.table import square
from starboard.testing import LanternsTable


@pytest.mark.rule("LAN-KINDLE-01")
def test_only_a_dark_lantern_right_beside_can_be_kindled():
    table = LanternsTable("L.L...", "......", ".L....")
    table.light("A1")
    scout = table.wanderer("scout", at="B1", oil=0)
    seer = table.wanderer("seer", at="A2", oil=0)
    table.answers({"act": "kindle"}).fate(kindle=("spark",))

    table.run(take_action, scout)

    assert table.g.lanterns["C1"].lit and table.g.lanterns["C1"].by == "scout"
    assert not table.g.lanterns["B3"].lit
    table.answers({"act": "kindle"})
    with table.refuses("LAN-TURN-02"):
        table.run(take_action, seer)
    assert ("kindle", "no-lantern") in [(option, why.key) for option, why in table.question("act").blocked()]


@pytest.mark.rule("LAN-KINDLE-02")
@pytest.mark.parametrize(
    ("role", "oil", "faces", "lit"),
    [
        ("scout", 0, ("spark",), True),
        ("scout", 0, ("smoke",), False),
        ("porter", 2, ("smoke", "smoke", "spark"), True),
        ("seer", 1, ("smoke", "smoke", "smoke"), False),
    ],
)
def test_a_die_for_skill_and_for_each_oil_and_one_spark_is_enough(role, oil, faces, lit):
    table = LanternsTable(".L....")
    who = table.wanderer(role, at="A1", oil=3)
    table.answers({"fuel": oil}).fate(kindle=faces)

    table.run(kindle, who)

    assert table.g.lanterns["B1"].lit == lit
    assert who.pack.oil == 3 - oil
    assert who.kindled == int(lit)


@pytest.mark.rule("LAN-THROW-01")
@pytest.mark.parametrize(("to", "dazzled"), [("D2", True), ("D3", True), ("C2", True), ("C3", False), ("B2", False)])
def test_burning_oil_dazzles_a_keeper_on_the_square_or_beside_it(to, dazzled):
    table = LanternsTable()
    table.keeper("D2")
    scout = table.wanderer("scout", at="A2", oil=1)
    table.answers({"throw-at": [square(to)]})

    table.run(throw, scout)

    assert table.g.keeper.dazzled == dazzled
    assert scout.pack.oil == 0


@pytest.mark.rule("LAN-THROW-01")
def test_oil_is_thrown_only_as_far_as_one_sees():
    table = LanternsTable("..#...")
    scout = table.wanderer("scout", at="A1")
    table.answers({"throw-at": [square("D1")]})  # behind the wall

    with table.refuses("LAN-THROW-01"):
        table.run(throw, scout)

    offered = table.question("throw-at").options
    assert square("E5") in offered and square("F5") not in offered and square("C1") not in offered


@pytest.mark.rule("LAN-THROW-01")
def test_without_oil_nothing_is_thrown():
    table = LanternsTable()
    scout = table.wanderer("scout", at="A1", oil=0)
    table.answers({"act": "throw"})

    with table.refuses("LAN-TURN-02"):
        table.run(take_action, scout)

    assert ("throw", "no-oil") in [(option, why.key) for option, why in table.question("act").blocked()]


@pytest.mark.rule("LAN-DOUSE-01")
def test_the_keeper_douses_a_burning_lantern_right_beside_it():
    table = LanternsTable("L.L...", ".L....")
    table.light("A1", "B2")
    table.wanderer("scout", at="F6")
    table.keeper("B1", played=True)
    table.answers({"prowl": "douse", "douse-which": "B2"})

    table.run(keeper_acts)

    assert not table.g.lanterns["B2"].lit and table.g.lanterns["A1"].lit
    assert table.question("douse-which").options == ["A1", "B2"]
