"""The Supply deck: how it is made, what the die gives, what a mission names."""

from collections import Counter

import pytest

from starboard.games.saga.content.supply_decks import supply_deck
from starboard.games.saga.rules.gear.carrying import choose_at_turn_start, discard_item
from starboard.games.saga.rules.gear.supplies import build_supply_deck, draw_supplies, find_card, search_supplies
from starboard.games.saga.testing.table import SagaTable
from starboard.kernel.decks import Deck


def searching(*deck: str, **mercenary):
    table = SagaTable("..")
    table.g.supply = Deck(list(deck))
    return table, table.mercenary("dulinsky", at=(0, 0), **mercenary)


def cards(who):
    return [item.card for item in who.items]


@pytest.mark.rule("SAGA-SETUP-08")
def test_the_deck_holds_the_cards_that_its_list_names():
    table = SagaTable("..")

    table.run(build_supply_deck, "S2", [])

    assert Counter(table.g.supply.cards) == Counter(supply_deck("S2"))
    assert not table.g.supply.top and not table.g.supply.discard


@pytest.mark.rule("SAGA-SETUP-08")
def test_bought_cards_are_taken_out_of_the_box_before_the_deck_is_made():
    table = SagaTable("..")

    table.run(build_supply_deck, "S1", ["eq-medi-pack", "eq-medi-pack", "eq-vest", "eq-data-spike"])

    deck = Counter(table.g.supply.cards)
    assert deck["eq-medi-pack"] == 2  # of four in the box
    assert deck["eq-vest"] == 1  # of two


@pytest.mark.rule("SAGA-SUPPLY-01", "SAGA-SUPPLY-02")
@pytest.mark.parametrize(("level", "found"), [(0, 0), (1, 1), (2, 1), (3, 2)])
def test_the_die_says_how_many_cards_are_found(level, found):
    table, dulinsky = searching("eq-stim", "eq-stim", "eq-stim")
    table.fate(supplies=(level,))

    table.run(search_supplies, dulinsky)

    assert cards(dulinsky) == ["eq-stim"] * found
    assert len(table.g.supply) == 3 - found


@pytest.mark.rule("SAGA-SUPPLY-03", "SAGA-EQUIP-02")
def test_found_cards_go_to_who_searched_with_their_charges():
    table, dulinsky = searching("eq-stim", "eq-vest", "eq-auto-medic")
    alyse = table.mercenary("alyse", at=(1, 0))
    table.fate(supply_card=["eq-vest", "eq-auto-medic"])

    table.run(draw_supplies, dulinsky, 2)

    assert [(item.card, item.charges) for item in dulinsky.items] == [("eq-vest", 0), ("eq-auto-medic", 3)]
    assert not alyse.items
    assert table.told("supplies-found")[0].args["cards"] == ("eq-vest", "eq-auto-medic")


@pytest.mark.rule("SAGA-SUPPLY-01")
def test_a_card_may_roll_the_supply_die_again():
    table, dulinsky = searching("eq-stim", "eq-stim", skills=["sk-resourceful"])
    table.fate(supplies=(0,), reroll=(3,)).answers({"reroll": (0,)})

    table.run(search_supplies, dulinsky)

    assert (cards(dulinsky), dulinsky.used) == (["eq-stim", "eq-stim"], ["sk-resourceful"])


@pytest.mark.rule("SAGA-SUPPLY-04")
def test_a_named_green_card_is_taken_from_the_deck_which_is_shuffled():
    table, dulinsky = searching("eq-stim", "eq-stim")
    table.g.supply.put_on_top("eq-grenade", 1)

    table.run(find_card, dulinsky, "eq-grenade")

    assert cards(dulinsky) == ["eq-grenade"]
    assert (table.g.supply.cards, table.g.supply.top) == (["eq-stim", "eq-stim"], [])


@pytest.mark.rule("SAGA-SUPPLY-04")
@pytest.mark.parametrize("card", ["eq-pass", "eq-silent-pistol"])
def test_mission_items_and_rare_cards_do_not_come_from_the_deck(card):
    table, dulinsky = searching("eq-stim")

    table.run(find_card, dulinsky, card)

    assert (cards(dulinsky), table.g.supply.cards) == ([card], ["eq-stim"])


@pytest.mark.rule("SAGA-SUPPLY-04", "SAGA-EQUIP-03")
def test_no_supply_deck_holds_anything_but_green_cards():
    for name in ("S1", "S2", "S3"):
        table = SagaTable("..")
        table.run(build_supply_deck, name, [])
        assert not {"eq-pass", "eq-case", "eq-shield-gen"} & set(table.g.supply.cards)


@pytest.mark.rule("SAGA-SUPPLY-05")
def test_an_empty_deck_gives_nothing_and_discarded_cards_never_come_back():
    table, dulinsky = searching("eq-stim", items=["eq-medi-pack"])
    table.run(discard_item, dulinsky, "eq-medi-pack", "SAGA-EQUIP-04")

    table.run(draw_supplies, dulinsky, 2)
    table.run(find_card, dulinsky, "eq-medi-pack")

    assert cards(dulinsky) == ["eq-stim"]
    assert table.g.supply.discard == ["eq-medi-pack"]


@pytest.mark.rule("SAGA-EQUIP-04")
def test_of_a_vest_and_a_cloak_one_works_and_may_be_changed_at_the_start_of_a_turn():
    table, dulinsky = searching(items=["eq-vest", "eq-stim", "eq-cloak"])
    table.answers({"wear": "eq-cloak"})

    table.run(choose_at_turn_start, dulinsky)

    assert cards(dulinsky) == ["eq-cloak", "eq-vest", "eq-stim"]


@pytest.mark.rule("SAGA-EQUIP-04")
def test_two_equal_vests_ask_nothing():
    table, dulinsky = searching(items=["eq-vest", "eq-vest"])

    table.run(choose_at_turn_start, dulinsky)

    assert cards(dulinsky) == ["eq-vest", "eq-vest"]
