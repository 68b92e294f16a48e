"""Where figures can go, and what stands between two squares."""

import pytest

from starboard.games.lanterns.rules.actions import take_action, walk
from starboard.games.lanterns.rules.grid import line, sees
from starboard.games.lanterns.testing.table import square
from starboard.testing import LanternsTable


def reachable(table, who):
    table.answers({"walk-to": [who.at]})
    with table.refuses("LAN-WALK-01"):
        table.run(walk, who)
    return set(table.question("walk-to").options)


@pytest.mark.rule("LAN-WALK-01")
def test_a_walk_leads_round_walls_lanterns_and_figures():
    table = LanternsTable(".#....", "L.....")
    table.keeper("C2")
    porter = table.wanderer("porter", at="B2")
    table.wanderer("scout", at="B4")

    assert reachable(table, porter) == {square("B3"), square("A3"), square("C3")}


@pytest.mark.rule("LAN-WALK-01")
def test_the_scout_walks_further():
    table = LanternsTable()
    scout, seer = table.wanderer("scout", at="A1"), table.wanderer("seer", at="F1")

    assert max(x + y for x, y in reachable(table, scout)) == 3
    assert max((5 - x) + y for x, y in reachable(table, seer)) == 2


@pytest.mark.rule("LAN-WALK-01")
def test_whoever_is_walled_in_cannot_walk():
    table = LanternsTable(".#....", "#.....")
    scout = table.wanderer("scout", at="A1")
    table.answers({"act": "walk"})

    with table.refuses("LAN-TURN-02"):
        table.run(take_action, scout)

    assert ("walk", "walled-in") in [(option, why.key) for option, why in table.question("act").blocked()]


@pytest.mark.rule("LAN-WALK-01")
def test_a_walk_is_told_with_its_way():
    table = LanternsTable(".#....")
    scout = table.wanderer("scout", at="A1")
    table.answers({"walk-to": [square("B2")]})

    table.run(walk, scout)

    assert scout.at == square("B2")
    (told,) = table.told("walked")
    assert told.args["path"] == (square("A2"), square("B2"))


GROUND = [["floor"] * 6 for _ in range(6)]
GROUND[1][1] = "wall"  # B2


@pytest.mark.rule("LAN-SIGHT-01")
@pytest.mark.parametrize(
    ("one", "other", "free", "free_if_corners_block"),
    [
        ("A1", "F1", True, True),
        ("A2", "C2", False, False),
        ("A1", "C3", False, False),
        ("A1", "B3", False, False),
        ("B1", "A2", True, False),  # the line runs through the corner where B2 touches A1
        ("C2", "B3", True, False),
        ("A3", "C1", False, False),
        ("C1", "C6", True, True),
    ],
)
def test_a_line_of_sight_is_blocked_by_walls_and_by_their_corners_only_as_an_option(
    one, other, free, free_if_corners_block
):
    for here, there in ((one, other), (other, one)):
        assert sees(GROUND, square(here), square(there), corners_block=False) == free
        assert sees(GROUND, square(here), square(there), corners_block=True) == free_if_corners_block


@pytest.mark.rule("LAN-SIGHT-01")
def test_a_line_is_the_same_from_both_ends():
    squares = [(x, y) for x in range(6) for y in range(6)]
    for one in squares:
        for other in squares:
            there = line(one, other)
            assert sorted(there) == sorted(line(other, one))
            assert one not in there and other not in there
