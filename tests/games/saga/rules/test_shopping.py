"""Victory Points, credits and what they buy in Upkeep."""

import pytest

from starboard.games.saga.rules.campaign.market import value_of
from starboard.games.saga.rules.campaign.shopping import shop
from starboard.games.saga.testing.table import SagaTable


def shopper(points: int, name: str = "dulinsky", **mercenary):
    table = SagaTable("...", campaign=True)
    who = table.mercenary(name, at=(0, 0), **mercenary)
    who.victory_points = points
    table.g.step = "upkeep"
    return table, who


def deals(table: SagaTable, who, *script) -> int:
    table.answers({"shop": [*script]})
    return table.run(shop, who)


def why_not(table: SagaTable, option) -> str:
    return dict(table.question("shop").blocked())[option].rule


@pytest.mark.rule("SAGA-CREDIT-02")
@pytest.mark.parametrize(("points", "credits"), [(1, 5), (2, 11), (3, 18), (4, 26), (5, 35)])
def test_a_shipment_is_paid_by_the_table(points, credits):
    table, who = shopper(points)
    deals(table, who, ("ship", points), "none")
    assert table.told("shipped")[0].args["credits"] == credits
    assert who.victory_points == 0


@pytest.mark.rule("SAGA-CREDIT-08")
def test_six_points_need_two_shipments_and_the_change_is_lost():
    table, who = shopper(6)
    with table.refuses("SAGA-CREDIT-03"):
        deals(table, who, ("ship", 6))

    deals(table, who, ("ship", 5), ("ship", 1), ("buy", "eq-autocannon"), "none")

    assert table.told("credits-lost")[0].args["credits"] == 40 - 22
    assert who.victory_points == 0


@pytest.mark.rule("SAGA-CREDIT-01")
def test_points_may_be_saved_and_nobody_is_asked_without_any():
    table, who = shopper(3)
    deals(table, who, ("ship", 1), "none")
    assert who.victory_points == 2
    assert why_not(table, ("ship", 3)) == "SAGA-CREDIT-02"

    table, who = shopper(0)
    assert deals(table, who) == 0
    assert table.asked == []


@pytest.mark.rule("SAGA-CREDIT-03")
def test_common_and_rare_cards_cost_what_is_printed():
    table, who = shopper(5)

    assert deals(table, who, ("ship", 5), ("buy", "eq-vest"), ("buy", "eq-cutter"), "none") == 2

    assert [(item.card, item.bought) for item in who.items] == [("eq-vest", True), ("eq-cutter", True)]
    assert table.question("shop").about["credits"] == 35 - 12 - 15


@pytest.mark.rule("SAGA-CREDIT-03")
def test_cards_that_are_dear_gone_or_not_for_sale_are_refused():
    table, who = shopper(1, items=["eq-blade"])
    with table.refuses("SAGA-CREDIT-03"):
        deals(table, who, ("ship", 1), ("buy", "eq-stim"))
    assert why_not(table, ("buy", "eq-stim")) == "SAGA-CREDIT-03"
    refusals = dict(table.question("shop").blocked())
    assert refusals["buy", "eq-stim"].key == "too-dear"
    assert refusals["buy", "eq-blade"].key == "none-left"  # somebody has the only one
    assert refusals["buy", "eq-pass"].key == "not-for-sale"
    assert who.victory_points == 1


@pytest.mark.rule("SAGA-CREDIT-04")
def test_points_buy_for_the_mercenary_that_earned_them():
    table, who = shopper(1)
    other = table.mercenary("curby", at=(1, 0))
    other.victory_points = 4

    deals(table, who, ("ship", 1), ("buy", "eq-medi-pack"))

    assert ([item.card for item in who.items], other.items, other.victory_points) == (["eq-medi-pack"], [], 4)


@pytest.mark.rule("SAGA-CREDIT-05", "SAGA-CREDIT-09", "SAGA-ATTRIBUTE-03")
def test_skills_cost_double_for_an_attribute_and_triple_otherwise():
    table, who = shopper(5)
    who.attributes.append("speed")  # gained
    deals(table, who, ("ship", 5), "none")
    prices = dict(table.question("shop").about["prices"])
    assert (prices["sk-aimed-fire"], prices["sk-resourceful"]) == (30, 20)  # Shooting, Human
    assert prices["sk-slippery"] == 20
    assert (prices["sk-parry"], prices["sk-plus-tech"]) == (15, 30)  # Assault; Generic is no attribute


@pytest.mark.rule("SAGA-CREDIT-05", "SAGA-CREDIT-06", "SAGA-CREDIT-07")
def test_a_bought_skill_is_nobody_elses_and_counts_at_its_printed_cost():
    table, who = shopper(5)
    other = table.mercenary("alyse", at=(1, 0))
    other.victory_points = 5

    deals(table, who, ("ship", 5), ("learn", "sk-parry"), "none")

    assert (who.skills, "sk-parry" in table.g.skills) == (["sk-parry"], False)
    assert value_of(who) == 110 + 5
    with table.refuses("SAGA-CREDIT-03"):
        deals(table, other, ("ship", 5), ("learn", "sk-parry"))


@pytest.mark.rule("SAGA-CREDIT-05")
def test_a_skill_that_is_too_dear_is_refused():
    table, who = shopper(2)
    with table.refuses("SAGA-CREDIT-03"):
        deals(table, who, ("ship", 2), ("learn", "sk-parry"))
    assert why_not(table, ("learn", "sk-parry")) == "SAGA-CREDIT-05"


@pytest.mark.rule("SAGA-CREDIT-07")
def test_what_was_found_adds_nothing_to_a_mercenarys_value():
    table, who = shopper(5, items=["eq-grenade"], skills=["sk-foresight"])
    deals(table, who, ("ship", 5), ("buy", "eq-vest"), "none")
    assert value_of(who) == 110 + 10 + 12
