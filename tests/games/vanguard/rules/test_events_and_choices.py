"""Events by the ground they find, and choices that can be paid or not (VAN-EVENT, VAN-CHOICE)."""

import pytest

from starboard.games.vanguard.content.grammar import Place, outcome
from starboard.games.vanguard.rules.actions import perform
from starboard.games.vanguard.rules.doing import Doing
from starboard.games.vanguard.rules.effects import carry_out
from starboard.games.vanguard.rules.events import draw_event
from starboard.testing import VanguardTable

HERE = Place("test", "", "")


@pytest.mark.rule("VAN-EVENT-06", "VAN-EVENT-02", "VAN-EVENT-03")
@pytest.mark.parametrize("start, end, gained", [(3, 4, 1), (4, 1, 0)])
def test_the_ground_is_that_of_the_sector_where_the_turn_has_ended(start, end, gained):
    table = VanguardTable()
    who = table.crew("security", sector=start, dice=["red-basic"])
    table.run(perform, who, ("travel", f"{start}-{end}", end))
    table.next_events("ev25")  # rocky: a Supply; else nothing

    table.run(draw_event, who)

    assert table.g.lander.supplies == 5 + gained


@pytest.mark.rule("VAN-EVENT-06", "VAN-EVENT-05")
@pytest.mark.parametrize("start, end, gained", [(4, 1, 1), (1, 4, 0)])
def test_who_leaves_after_the_card_was_revealed_meets_it_as_it_was(start, end, gained):
    table = VanguardTable()
    who = table.crew("recon", sector=start, hand=["re18"], gear=["P06"])  # ignore an Event; a Jetpack
    table.next_events("ev25")
    table.answers({"VAN-EVENT-05": [("aside", "gear", "recon", "P06", 1), None]})
    if start == 1:
        table.answers({"VAN-SECTOR-03": end})

    table.run(draw_event, who)

    assert who.sector == end and table.g.lander.supplies == 5 + gained


# --- choices ---


def befalls(g, who, line: str):
    """The effect of an Event."""
    yield from carry_out(g, outcome(line, HERE), Doing(who, "ev01", "VAN-EVENT-02"))


@pytest.mark.rule("VAN-CHOICE-02", "VAN-SPEND-02")
def test_who_has_no_available_die_may_still_choose_to_spend_one():
    table = VanguardTable()
    who = table.crew("security", spent=["red-basic"] * 2 + ["blue-basic"] * 2)
    table.answers({"VAN-CHOICE-01": 0, "VAN-SPEND-02": "sacrifice", "VAN-SACRIFICE-01": "red-basic"})

    table.run(befalls, who, "spend(1,any) / losesupply(1)")

    assert who.sacrificed == ["red-basic"] and table.g.lander.supplies == 5


@pytest.mark.rule("VAN-CHOICE-02", "VAN-SACRIFICE-03")
def test_the_rulebooks_example_of_a_sacrifice_with_three_dice():
    table = VanguardTable()
    who = table.crew("security", dice=["red-basic", "red-physical", "blue-basic"])
    table.answers({"VAN-CHOICE-01": 0, "VAN-INJURY-02": "green"})

    table.run(befalls, who, "sac(1) / losesupply(1)")

    assert [one.name for one in who.injuries] == ["exhausted"] and len(who.available) == 3
    assert table.g.lander.supplies == 5


@pytest.mark.rule("VAN-CHOICE-01", "VAN-CHOICE-02", "VAN-SUPPLY-02")
@pytest.mark.parametrize("line", ["losesupply(2) / spend(1)", "discard(1) / spend(1)", "losecharge(1) / spend(1)"])
def test_what_has_no_other_payment_must_be_there_in_full(line):
    table = VanguardTable()
    who = table.crew("security", dice=["red-basic"])
    table.supplies(1)

    table.run(befalls, who, line)

    assert who.spent == ["red-basic"] and table.g.lander.supplies == 1  # nobody is asked: one way is left


@pytest.mark.rule("VAN-CHOICE-03")
@pytest.mark.parametrize("at, supplies, hand", [(0, 0, 1), (1, 2, 0)])
def test_where_nothing_can_be_paid_in_full_as_much_as_possible_of_one_option_is(at, supplies, hand):
    table = VanguardTable()
    who = table.crew("security", hand=["se01"])
    table.supplies(2)

    table.answers({"VAN-CHOICE-01": at})
    table.run(befalls, who, "losesupply(3) / discard(2)")

    assert (table.g.lander.supplies, len(who.hand)) == (supplies, hand)
