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
    who = table.crew("recon", sector=start, hand=["re27"], gear=["P06"])  # ignore an Event and move; a Jetpack
    table.next_events("ev25")
    table.answers({"VAN-EVENT-05": [("aside", "gear", "recon", "P06", 1), None]})
    if start == 1:
        table.answers({"VAN-SECTOR-03": end})

    table.run(draw_event, who)

    assert who.sector == end and table.g.lander.supplies == 5 + gained


@pytest.mark.rule("VAN-EVENT-05", "VAN-EXERT-01")
def test_between_the_card_and_what_it_does_anybody_may_step_in():
    table = VanguardTable(players=2)
    who = table.crew("science", sector=4)
    other = table.crew("security", sector=2, spent=["red-basic"] * 4 + ["blue-basic"])
    table.next_events("ev06")  # elsewhere it is Time that passes
    table.threat("th02", 3)
    exert = ("aside", "exert", "security")
    table.answers({(0, "step-in"): exert, "VAN-SACRIFICE-01": "blue-basic"})

    table.run(draw_event, who)

    told = [happening.kind for happening in table.g.events]
    assert told.index("event-revealed") < told.index("exerted") < told.index("time-advanced")
    assert len(other.available) == 4


@pytest.mark.rule("VAN-EVENT-05", "VAN-SKILL-02")
def test_time_may_be_held_once_an_event_that_moves_it_lies_open():
    table = VanguardTable()
    who = table.crew("recon", sector=4, hand=["re21", "re01"])  # any: discard a card, a Time track stands still
    table.threat("th02", 3)
    table.next_events("ev06")
    table.answers({"VAN-EVENT-05": ("aside", "card", "recon", "re21", 0)})

    table.run(draw_event, who)

    assert not table.told("time-advanced") and sorted(who.deck.discard) == ["re01", "re21"]


@pytest.mark.rule("VAN-EVENT-05")
@pytest.mark.parametrize("threat, spent, asked", [(True, 0, 0), (False, 5, 0), (True, 5, 1)])
def test_nobody_is_asked_who_could_do_nothing_or_has_nothing_to_answer(threat, spent, asked):
    table = VanguardTable()
    who = table.crew("security", sector=4, spent=["red-basic"] * spent)
    if threat:
        table.threat("th02", 3)
    table.next_events("ev06")

    if asked:
        table.answers({"VAN-EVENT-05": None})
    table.run(draw_event, who)

    assert len([ask for ask in table.asked if ask.rule == "VAN-EVENT-05"]) == asked


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
