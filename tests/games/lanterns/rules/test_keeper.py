"""The Keeper's blows, the Flares against them, and the Keeper that the rules move."""

import pytest

from starboard.games.lanterns.rules.keeper import keeper_acts
from starboard.games.lanterns.rules.striking import strike, within_reach
from starboard.games.lanterns.testing.table import square
from starboard.testing import LanternsTable


@pytest.mark.rule("LAN-STRIKE-01")
@pytest.mark.parametrize(("at", "reached"), [("A4", True), ("D4", True), ("A5", False), ("B1", True), ("D1", False)])
def test_the_keeper_strikes_at_whom_it_sees_within_three_squares(at, reached):
    table = LanternsTable("..#...")
    scout = table.wanderer("scout", at=at)
    table.keeper("A1")

    assert (scout in within_reach(table.g)) == reached


@pytest.mark.rule("LAN-STRIKE-02")
@pytest.mark.parametrize(
    ("burning", "faces", "lost"),
    [
        ((), (1, 1), 2),
        ((), (0, 0), 0),
        (("A1",), (1, 1, 1), 1),
        (("A1", "C1", "E1"), (1, 1, 1, 1), 0),
        (("A1", "C1"), (0, 1, 1, 1), 0),
    ],
)
def test_dark_dice_against_a_light_one_for_each_lantern_the_target_sees(burning, faces, lost):
    table = LanternsTable("L.L.L.")
    table.light(*burning)
    scout = table.wanderer("scout", at="C3")
    table.fate(strike=faces)

    table.run(strike, scout)

    assert (scout.flames, scout.lost) == (3 - lost, lost)


@pytest.mark.rule("LAN-STRIKE-02")
def test_a_lantern_behind_a_wall_gives_no_light():
    table = LanternsTable("L#....")
    table.light("A1")
    scout = table.wanderer("scout", at="C1")
    table.fate(strike=(1, 0))

    table.run(strike, scout)

    assert scout.flames == 2


@pytest.mark.rule("LAN-FLARE-01")
def test_anybodys_flare_turns_a_blow_aside():
    table = LanternsTable()
    scout = table.wanderer("scout", at="C3", hand=["leap"])
    seer = table.wanderer("seer", at="A1", hand=["flare", "oil"])
    table.answers({"react": "seer"})

    table.run(strike, scout)

    assert scout.flames == 3
    assert seer.hand == ["oil"] and table.g.deck.discard == ["flare"]
    assert [ask.seat for ask in table.asked] == [seer.seat]


@pytest.mark.rule("LAN-FLARE-01")
def test_whoever_keeps_the_flare_lets_it_happen():
    table = LanternsTable()
    scout = table.wanderer("scout", at="C3", hand=["flare"])
    table.answers({"react": "none"}).fate(strike=(1, 0))

    table.run(strike, scout)

    assert scout.flames == 2 and scout.hand == ["flare"]


@pytest.mark.rule("LAN-OUT-01")
def test_without_flames_a_wanderer_is_out_and_shows_its_cards():
    table = LanternsTable()
    scout = table.wanderer("scout", at="C3", flames=1, hand=["oil", "leap"])
    table.wanderer("seer", at="A1")
    table.fate(strike=(1, 1))

    table.run(strike, scout)

    assert (scout.flames, scout.lost, scout.hand) == (0, 3, [])
    assert table.g.deck.discard == ["oil", "leap"]
    assert table.told("went-out")[0].args["cards"] == ("oil", "leap")


@pytest.mark.rule("LAN-KEEPER-01")
def test_the_rules_strike_at_the_nearest():
    table = LanternsTable("L.....")
    table.light("A1")
    far, near = table.wanderer("scout", at="B4"), table.wanderer("seer", at="D1")
    table.keeper("B1")
    table.fate(strike=(1, 0, 0))

    table.run(keeper_acts)

    assert (far.flames, near.flames) == (3, 2)


@pytest.mark.rule("LAN-KEEPER-01")
def test_fate_decides_between_two_who_are_equally_near():
    table = LanternsTable()
    scout, seer = table.wanderer("scout", at="A1"), table.wanderer("seer", at="E1")
    table.keeper("C1")
    table.fate(keepers_prey="seer", strike=(1, 0))

    table.run(keeper_acts)

    assert (scout.flames, seer.flames) == (3, 2)


@pytest.mark.rule("LAN-KEEPER-01")
def test_the_rules_douse_if_nobody_is_in_sight():
    table = LanternsTable("L.#...", "..#...", "..#...", "..#...")
    table.light("A1")
    table.wanderer("scout", at="F1")
    table.keeper("A2")

    table.run(keeper_acts)

    assert not table.g.lanterns["A1"].lit


@pytest.mark.rule("LAN-KEEPER-01")
def test_the_rules_go_the_shortest_way_towards_somebody():
    table = LanternsTable("..#...", "..#...", "..#...", "..#...")
    table.wanderer("scout", at="D1")
    table.keeper("B4")

    table.run(keeper_acts)

    assert table.g.keeper.at == square("C5")


@pytest.mark.rule("LAN-KEEPER-02")
def test_a_player_moves_the_keeper():
    table = LanternsTable()
    table.wanderer("scout", at="F6")
    table.keeper("A1", played=True)
    table.answers({"prowl": "prowl", "prowl-to": [square("B2")]})

    table.run(keeper_acts)

    assert table.g.keeper.at == square("B2")
    assert [(option, why.key) for option, why in table.question("prowl").blocked()] == [
        ("strike", "nobody-in-sight"),
        ("douse", "nothing-burns"),
    ]


@pytest.mark.rule("LAN-KEEPER-02")
def test_a_player_strikes_or_waits():
    table = LanternsTable()
    scout = table.wanderer("scout", at="C1")
    table.keeper("A1", played=True)
    table.answers({"prowl": ["strike", "wait"]}).fate(strike=(1, 0))

    with table.script():
        table.run(keeper_acts)
        table.run(keeper_acts)

    assert scout.flames == 2 and table.g.keeper.at == square("A1")
    assert len(table.told("keeper-waited")) == 1
