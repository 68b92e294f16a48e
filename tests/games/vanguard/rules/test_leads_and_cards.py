"""Leads, Discoveries, Section cards, Events (VAN-LEAD, VAN-DISCOVERY, VAN-UNIQUE, VAN-CARD, VAN-EVENT)."""

import pytest

from starboard.games.vanguard.content.lines import Effect
from starboard.games.vanguard.rules.doing import Doing
from starboard.games.vanguard.rules.events import draw_event
from starboard.games.vanguard.rules.hands import discard, draw, hand_limit, peek, recover
from starboard.games.vanguard.rules.leads import deck_of, fetch, find, gain_leads, pile_of
from starboard.games.vanguard.rules.words.team import do_unique
from starboard.testing import VanguardTable


@pytest.mark.rule("VAN-LEAD-02", "VAN-LEAD-03", "VAN-LEAD-04")
def test_three_points_on_a_deck_make_a_discovery_and_recycled_tokens_go_back():
    table = VanguardTable()
    who = table.crew("science")
    table.answers({"VAN-LEAD-02": "1-back"})
    table.fate(lead=["1-back", "2"], discovery="mi01")

    table.run(gain_leads, who, 2, "micro")

    assert table.g.discoveries == ["mi01"] and pile_of(table.g, "micro").tokens == []
    assert table.g.leads_aside == ["2"] and table.g.lead_bag.count("1-back") == 3


@pytest.mark.rule("VAN-LEAD-03", "VAN-LEAD-04")
def test_several_tokens_of_one_gain_can_give_several_discoveries_and_excess_is_lost():
    table = VanguardTable()
    who = table.crew("science")
    table.fate(lead=["3", "3"], discovery=["fl01", "fl02"])

    table.run(gain_leads, who, 2, "flora")

    assert table.g.discoveries == ["fl01", "fl02"]


@pytest.mark.rule("VAN-LEAD-06", "VAN-LEAD-07", "VAN-PLAYERS-02")
def test_a_bonus_goes_to_whom_the_science_player_chooses():
    table = VanguardTable(players=4)
    who, other = table.crew("recon"), table.crew("security", deck=["se01"])
    table.answers({(2, "VAN-LEAD-06"): ["security", "recon"]})
    table.answers({"VAN-LEAD-02": "0-card"})
    table.fate(lead=["0-card", "0-charge"])

    table.run(gain_leads, who, 2, "tech")

    assert other.hand == ["se01"] and who.charges == 1


@pytest.mark.rule("VAN-LEAD-02")
def test_from_an_empty_bag_nothing_is_gained():
    table = VanguardTable()
    who = table.crew("science")
    table.g.lead_bag = []

    table.run(gain_leads, who, 2, "tech")

    assert pile_of(table.g, "tech").tokens == []


@pytest.mark.rule("VAN-LEAD-02")
@pytest.mark.parametrize("bag, returned", [(["2", "1", "1", "1"], ["2", "1"]), (["2", "1", "1"], ["2"])])
def test_of_an_almost_empty_bag_only_what_was_drawn_beyond_the_gain_goes_back(bag, returned):
    table = VanguardTable()
    who = table.crew("science", gear=["K08"])  # toss it: two more are drawn, and as many go back
    table.g.lead_bag = list(bag)
    table.answers({"before-lead": ("gear", "science", "K08", 0), "return-lead": "2"})
    table.fate(lead="2")

    table.run(gain_leads, who, 2, "flora")

    assert table.g.lead_bag == returned and pile_of(table.g, "flora").tokens == ["1", "1"]


@pytest.mark.rule("VAN-LEAD-05", "VAN-DISCOVERY-02")
def test_any_gain_clears_the_leads_of_that_deck_first():
    table = VanguardTable()
    table.crew("science")
    pile_of(table.g, "tech").tokens = ["2", "1-back"]
    table.fate(discovery="at03")

    table.run(find, "tech")

    assert pile_of(table.g, "tech").tokens == [] and table.g.discoveries == ["at03"] and table.g.leads_aside == ["2"]


@pytest.mark.rule("VAN-DISCOVERY-06")
def test_from_an_empty_deck_no_discovery_comes_but_leads_are_cleared():
    table = VanguardTable()
    table.crew("science")
    deck_of(table.g, "tech").deck.cards = []
    pile_of(table.g, "tech").tokens = ["3"]

    table.run(find, "tech")

    assert table.g.discoveries == [] and pile_of(table.g, "tech").tokens == []


@pytest.mark.rule("VAN-LEAD-05", "VAN-DISCOVERY-06")
def test_too_few_leads_stay_on_an_empty_deck_of_which_somebody_would_gain_a_card():
    table = VanguardTable()
    table.crew("science")
    deck_of(table.g, "tech").deck.cards = []
    pile_of(table.g, "tech").tokens = ["2"]

    table.run(find, "tech")

    assert table.g.discoveries == [] and pile_of(table.g, "tech").tokens == ["2"]


def test_a_card_of_a_rarity_is_looked_for():
    table = VanguardTable()
    table.crew("science")
    table.fate(discovery="mn04")

    table.run(fetch, "mineral", "rare")

    assert table.g.discoveries == ["mn04"]


@pytest.mark.rule("VAN-LEAD-05", "VAN-DISCOVERY-06")
def test_where_no_card_of_the_rarity_is_left_nothing_is_gained_and_leads_stay():
    table = VanguardTable()
    table.crew("science")
    deck_of(table.g, "mineral").deck.cards = ["mn01"]  # a basic one
    pile_of(table.g, "mineral").tokens = ["2"]

    table.run(fetch, "mineral", "rare")

    assert table.g.discoveries == [] and pile_of(table.g, "mineral").tokens == ["2"]


@pytest.mark.rule("VAN-DISCARD-02")
def test_the_topmost_of_a_rarity_is_taken_before_what_was_put_under_the_deck():
    table = VanguardTable()
    table.crew("science")
    deck = deck_of(table.g, "mineral").deck
    deck.cards = ["mn01", "mn05"]  # the second is rare
    deck.put_under("mn04", 0)

    table.run(fetch, "mineral", "rare")

    assert table.g.discoveries == ["mn05"] and sorted(deck.cards) == ["mn01", "mn04"]


@pytest.mark.rule("VAN-UNIQUE-01", "VAN-UNIQUE-02", "VAN-UNIQUE-03")
def test_unique_discoveries_are_found_by_number_or_from_the_top_until_the_space_is_empty():
    table = VanguardTable()
    who = table.crew("science")
    for number, found in ((3, [3]), (0, [3, 2]), (0, [3, 2])):
        table.run(do_unique, Effect("unique", (number,)), Doing(who, "P1", "VAN-UNIQUE-01"))
        assert table.g.uniques == found

    assert table.g.success == 1  # what is printed on the empty space


# --- Section cards ---


@pytest.mark.rule("VAN-CARD-03", "VAN-CARD-04", "VAN-CARD-05")
@pytest.mark.parametrize("rank, limit", [(1, 2), (2, 3), (3, 4)])
def test_the_hand_limit_follows_the_rank_and_is_kept_at_once(rank, limit):
    table = VanguardTable()
    who = table.crew("security", rank=rank, hand=["se01", "se02", "se03", "se04"][:limit], deck=["se05"])
    table.answers({"VAN-CARD-04": "se05"})

    table.run(draw, who)

    assert hand_limit(who) == limit == len(who.hand) and who.deck.discard == ["se05"]


@pytest.mark.rule("VAN-CARD-06")
def test_an_empty_deck_is_made_of_the_discard_pile_only_when_a_card_is_needed():
    table = VanguardTable()
    who = table.crew("security", deck=["se05"])
    who.deck.discard = ["se01"]
    table.run(draw, who)
    assert who.deck.discard == ["se01"] and len(who.deck) == 0

    table.run(draw, who)
    assert sorted(who.hand) == ["se01", "se05"]


@pytest.mark.rule("VAN-CARD-09", "VAN-CHOICE-04")
def test_with_nothing_to_draw_or_discard_nothing_happens():
    table = VanguardTable()
    who = table.crew("security")

    table.run(draw, who)
    table.run(discard, who)

    assert who.hand == []


def test_cards_come_back_from_the_discard_pile():
    table = VanguardTable()
    who = table.crew("security", hand=["se03"])
    who.deck.discard = ["se01", "se02"]
    table.answers({"VAN-CARD-04": [("se02",)]})

    table.run(recover, who, 1)

    assert sorted(who.hand) == ["se02", "se03"] and who.deck.discard == ["se01"]


def test_what_was_looked_at_lies_where_it_was_put():
    table = VanguardTable()
    who = table.crew("security", deck=["se01", "se02", "se03"])
    table.fate(section_card=["se01", "se02"])
    table.answers({"VAN-CARD-05": [("se01", "bottom"), ("se02", "top")]})

    table.run(peek, who, 2)
    table.run(draw, who)

    assert who.hand == ["se02"] and who.deck.bottom == ["se01"]


# --- Events ---


@pytest.mark.rule("VAN-EVENT-02", "VAN-EVENT-04", "VAN-BIOME-02")
def test_a_matching_biome_resolves_the_primary_effect_for_who_has_drawn_it():
    table = VanguardTable()
    who = table.crew("security", sector=2, dice=["red-basic"])
    table.crew("recon", sector=2, dice=["red-basic"])
    table.next_events("ev23")  # Caves: spend a red die

    table.run(draw_event, who)

    assert who.spent == ["red-basic"] and table.member("recon").spent == []
    assert table.g.counters["primary"] == 1


@pytest.mark.rule("VAN-EVENT-03")
def test_without_a_match_the_secondary_effect_comes_alone():
    table = VanguardTable()
    who = table.crew("security", sector=1, dice=["red-basic"])
    table.next_events("ev11")  # not the desert: spend a die

    table.run(draw_event, who)

    assert who.spent == ["red-basic"] and not table.told("danger-rolled")


@pytest.mark.rule("VAN-EVENT-01")
def test_an_empty_event_deck_is_made_of_its_discard_pile():
    table = VanguardTable()
    who = table.crew("security")
    table.g.event_deck.cards, table.g.event_deck.discard = [], ["ev14"]

    table.run(draw_event, who)

    assert table.g.event_deck.discard == ["ev14"]


@pytest.mark.rule("VAN-EVENT-05")
def test_a_revealed_event_may_be_weakened_before_it_is_resolved():
    table = VanguardTable()
    who = table.crew("recon", sector=2, dice=["red-basic"], hand=["re06", "re01"])  # discard a card: upper half
    table.next_events("ev23")
    table.answers({"VAN-EVENT-05": ("card", "recon", "re06", 0)})

    table.run(draw_event, who)

    assert who.spent == [] and who.hand == [] and sorted(who.deck.discard) == ["re01", "re06"]


@pytest.mark.rule("VAN-DEADLY-02")
def test_in_deadly_space_both_halves_of_the_first_event_of_a_round_come():
    table = VanguardTable(options=["deadly-space"])
    who = table.crew("security", sector=1, dice=["red-basic", "blue-basic", "green-basic"])
    table.next_events("ev11")
    table.answers({"VAN-SPEND-01": "red-basic"})
    table.fate(danger=("blank",))

    table.run(draw_event, who)

    assert who.spent == ["red-basic"] and len(table.told("danger-rolled")) == 1


@pytest.mark.rule("VAN-CHOICE-01")
def test_with_no_supplies_losing_supplies_is_no_choice():
    table = VanguardTable()
    who = table.crew("security", sector=1, dice=["red-basic"])
    table.supplies(0)
    table.next_events("ev08")  # lose a Supply, or Danger A
    table.fate(danger=("blank",))

    table.run(draw_event, who)

    assert len(table.told("danger-rolled")) == 1 and not any(ask.kind == "option" for ask in table.asked)
