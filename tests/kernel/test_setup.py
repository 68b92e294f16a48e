"""What a game can be begun with: unlike roles, scenarios, options; who holds what where nobody chose."""

import pytest

from starboard.kernel.errors import ImpossibleSetup, Unknown
from starboard.kernel.fate import Fate
from starboard.kernel.match import Match
from starboard.kernel.setup import (
    Mode,
    Offer,
    Role,
    Scenario,
    Setup,
    check_choices,
    check_setup,
    dealt_roles,
    filled_roles,
    set_up,
)
from tests.kernel.toy_campaign import OFFER, VOYAGE

SHEET = {"schema": 1}


@pytest.mark.parametrize(
    ("seats", "dealt"),
    [
        (1, (("captain",),)),
        (2, (("captain",), ("diver",))),
        (4, (("captain",), ("diver",), ("diver",), ("cook",))),
    ],
)
def test_who_must_be_there_is_dealt_first_and_an_automaton_last(seats, dealt):
    assert dealt_roles(OFFER, "plain", seats) == dealt


def test_what_is_left_over_is_dealt_to_whoever_has_not_chosen():
    chosen = [(), ("beast",), ("cook", "diver"), ()]

    assert filled_roles(OFFER, "plain", chosen) == (("captain",), ("beast",), ("cook", "diver"), ("diver",))


def test_a_scenario_has_its_own_roles_and_its_own_number_of_seats():
    assert dealt_roles(OFFER, "plain", 3, "storm") == (("captain",), ("diver",), ("diver",))
    assert OFFER.counts("plain", "reef") == (1, 3)
    with pytest.raises(ImpossibleSetup) as found:
        check_setup(OFFER, Setup("plain", dealt_roles(OFFER, "plain", 4), scenario="reef", sheet=SHEET), "Voyage")
    assert (found.value.why, found.value.about) == ("players", {"least": 1, "most": 3, "seats": 4})


@pytest.mark.parametrize(
    ("setup", "why"),
    [
        (Setup("plain", (("captain",),), scenario="reef"), "campaign-only"),
        (Setup("plain", (("captain",),), scenario="bay", sheet=SHEET), "no-campaign"),
        (Setup("hard", (("captain",), ("diver",)), scenario="bay"), "scenario-mode"),
        (Setup("plain", (("captain",),), ("fog",), "bay"), "option-mode"),
        (Setup("plain", (("captain",), ()), scenario="bay"), "no-role"),
        (Setup("plain", (("captain", "cook"),), scenario="bay"), "role-alone"),
        (Setup("plain", (("diver", "cook"),), scenario="bay"), "role-count"),
        (Setup("plain", (("captain",), ("cook",), ("cook",)), scenario="bay"), "role-count"),
        (Setup("hard", (("captain",),), scenario="harbour"), "players"),
    ],
)
def test_an_impossible_set_up_says_why(setup, why):
    with pytest.raises(ImpossibleSetup) as found:
        VOYAGE.new(setup)
    assert found.value.why == why


@pytest.mark.parametrize(
    "setup",
    [
        Setup("none", (("captain",),), scenario="bay"),
        Setup("plain", (("captain",),), scenario="none"),
        Setup("plain", (("captain",),), ("none",), "bay"),
        Setup("plain", (("captain",), ("none",)), scenario="bay"),
        Setup("plain", (("captain",),)),
    ],
)
def test_what_nobody_knows_is_refused(setup):
    with pytest.raises(Unknown):
        check_choices(OFFER, setup, "Voyage")


def test_who_holds_what_is_looked_at_only_when_the_table_is_opened():
    unheld = Setup("plain", (("diver",), ()), scenario="bay")

    check_choices(OFFER, unheld, "Voyage")
    with pytest.raises(ImpossibleSetup):
        check_setup(OFFER, unheld, "Voyage")


@pytest.mark.parametrize("seats", [(("captain",), ("diver", "cook")), (("captain",), ("beast",), ("cook", "diver"))])
def test_a_role_is_held_by_a_seat_or_played_by_the_rules(seats):
    match = Match(VOYAGE, VOYAGE.new(Setup("plain", seats, scenario="bay")), Fate(1))
    asked = []
    while not match.over:
        seat = match.waiting[0]
        asked.append((seat, match.asks[seat].kind))
        match.answer(seat, match.asks[seat].options[0])

    assert ((1, "beast") in asked) == (seats[1] == ("beast",))
    assert asked[-1] == (0, "course")
    assert VOYAGE.setup_of(match.state) == Setup("plain", seats, scenario="bay")


def test_a_set_up_of_so_many_begins_with_the_first_scenario_that_needs_no_campaign():
    assert set_up(OFFER, "hard", 2).scenario == "harbour"
    assert set_up(OFFER, "hard", 2, ["fog", "calm"]).options == ("calm", "fog")


def test_a_scenario_may_have_fewer_seats_for_a_role():
    offer = Offer(
        (Mode("plain", 1, 4), Mode("against", 2, 5)),
        (Role("diver", least=1, most=4), Role("beast", least=1, modes=("against",))),
        (Scenario("cave", most=(("diver", 1),)), Scenario("sea")),
    )

    assert (set_up(offer, "plain", 1).scenario, set_up(offer, "plain", 2).scenario) == ("cave", "sea")
    assert offer.counts("plain", "cave") == (1, 1)
    assert offer.counts("against", "cave") == (2, 2)
    assert offer.counts("plain", "sea") == (1, 4)
    assert set_up(offer, "against", 2, scenario="cave").seats == (("diver",), ("beast",))
    with pytest.raises(ImpossibleSetup):
        check_setup(offer, Setup("against", (("diver",), ("diver",), ("beast",)), scenario="cave"), "Voyage")
    with pytest.raises(ImpossibleSetup):
        check_setup(offer, Setup("against", (("beast",), ("beast",)), scenario="cave"), "Voyage")
