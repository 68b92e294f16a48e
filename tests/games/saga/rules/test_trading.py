"""Trading equipment: with whom, what, and who must agree."""

import pytest

from starboard.games.saga.rules.gear.trading import exchange, trade, why_no_trade
from starboard.games.saga.testing.table import SagaTable


def cards(who):
    return [item.card for item in who.items]


@pytest.mark.rule("SAGA-TRADE-01")
def test_any_number_of_cards_changes_hands_in_one_action():
    table = SagaTable("...", "...")
    curby = table.mercenary("curby", at=(0, 0), items=["eq-stim", "eq-medi-pack", "eq-medi-pack"])
    alyse = table.mercenary("alyse", at=(1, 1), items=["eq-vest"], seat=0)
    table.answers({"trade-give": ("eq-medi-pack", "eq-medi-pack"), "trade-take": "eq-vest"})

    table.run(trade, curby)

    assert (cards(curby), cards(alyse)) == (["eq-stim", "eq-vest"], ["eq-medi-pack", "eq-medi-pack"])
    assert alyse.ready
    assert table.told("traded")[0].args["given"] == ("eq-medi-pack", "eq-medi-pack")


@pytest.mark.rule("SAGA-TRADE-01")
def test_cards_can_only_be_given_or_only_be_taken():
    table = SagaTable("..")
    curby = table.mercenary("curby", at=(0, 0), items=["eq-stim"])
    alyse = table.mercenary("alyse", at=(1, 0), items=["eq-vest"], seat=0)
    table.answers({"trade-give": "none", "trade-take": "eq-vest"})

    table.run(trade, curby)

    assert (cards(curby), cards(alyse)) == (["eq-stim", "eq-vest"], [])


@pytest.mark.rule("SAGA-TRADE-01")
def test_one_of_several_neighbours_is_chosen():
    table = SagaTable("...")
    curby = table.mercenary("curby", at=(1, 0), items=["eq-stim"])
    table.mercenary("alyse", at=(0, 0), seat=0)
    devil = table.mercenary("devil", at=(2, 0), seat=0)
    table.answers({"trade-partner": "devil", "trade-give": "all"})

    table.run(trade, curby)

    assert table.question("trade-partner").options == ["alyse", "devil"]
    assert cards(devil) == ["eq-stim"]


@pytest.mark.rule("SAGA-TRADE-01")
@pytest.mark.parametrize("at", [(2, 0), None])
def test_nobody_trades_with_someone_who_is_not_adjacent(at):
    table = SagaTable("...")
    curby = table.mercenary("curby", at=(0, 0), items=["eq-stim"])
    table.mercenary("alyse", at=at).status = "playing" if at else "left"

    assert why_no_trade(table.g, curby).rule == "SAGA-TRADE-01"


@pytest.mark.rule("SAGA-TRADE-01")
def test_the_downed_do_not_trade_nor_do_enemies():
    table = SagaTable("...")
    curby = table.mercenary("curby", at=(0, 0), items=["eq-stim"])
    alyse = table.mercenary("alyse", at=None, items=["eq-vest"])
    alyse.status = "down"
    table.agent("guard", at=(1, 0), facing="east")

    assert why_no_trade(table.g, curby).rule == "SAGA-TRADE-01"


@pytest.mark.rule("SAGA-TRADE-02", "SAGA-EQUIP-01", "SAGA-EQUIP-05")
def test_base_equipment_and_skills_are_never_offered():
    table = SagaTable("..")
    ogan = table.mercenary("ogan", at=(0, 0), items=["dp-sentry", "dp-damper", "eq-case"], skills=["sk-parry"])
    table.mercenary("alyse", at=(1, 0), seat=0)
    table.answers({"trade-give": "all"})

    table.run(trade, ogan)

    assert table.question("trade-give").options == ["eq-case"]
    assert (cards(ogan), ogan.skills) == (["dp-sentry", "dp-damper"], ["sk-parry"])


@pytest.mark.rule("SAGA-TRADE-02")
def test_there_is_nothing_to_trade_but_cards():
    table = SagaTable("..")
    ogan = table.mercenary("ogan", at=(0, 0), items=["dp-sentry"], skills=["sk-parry"])
    table.mercenary("alyse", at=(1, 0)).tokens = 4

    assert why_no_trade(table.g, ogan).rule == "SAGA-TRADE-02"


@pytest.mark.rule("SAGA-TRADE-02")
def test_a_neighbour_with_nothing_to_trade_is_blocked_with_the_reason():
    table = SagaTable("...")
    curby = table.mercenary("curby", at=(1, 0))
    table.mercenary("alyse", at=(0, 0), items=["eq-stim"], seat=0)
    table.mercenary("devil", at=(2, 0), seat=0)
    table.mercenary("ogan", at=None, seat=0)
    table.answers({"trade-take": "none"})

    table.run(trade, curby)

    asked = trade(table.g, curby).send(None)
    assert [(name, refusal.rule) for name, refusal in asked.blocked()] == [("devil", "SAGA-TRADE-02")]


@pytest.mark.rule("SAGA-TRADE-03")
def test_another_player_must_agree():
    table = SagaTable("..")
    curby = table.mercenary("curby", at=(0, 0), items=["eq-stim"])
    alyse = table.mercenary("alyse", at=(1, 0), items=["eq-vest"])
    table.answers({"trade-give": "all", "trade-take": "all", (1, "SAGA-TRADE-03"): "agree"})

    table.run(trade, curby)

    assert (cards(curby), cards(alyse)) == (["eq-vest"], ["eq-stim"])


@pytest.mark.rule("SAGA-TRADE-03")
def test_after_a_refusal_something_else_can_be_proposed():
    table = SagaTable("..")
    curby = table.mercenary("curby", at=(0, 0), items=["eq-stim"])
    alyse = table.mercenary("alyse", at=(1, 0), items=["eq-vest"])
    table.answers({"trade-give": ["none", "none"], "trade-take": ["all", "none"], (1, "SAGA-TRADE-03"): "refuse"})

    table.run(trade, curby)

    assert (cards(curby), cards(alyse)) == (["eq-stim"], ["eq-vest"])
    assert table.told("trade-refused") and not table.told("traded")


@pytest.mark.rule("SAGA-EQUIP-02", "SAGA-EQUIP-04")
def test_who_gets_a_second_card_for_the_body_says_which_one_works():
    table = SagaTable("..")
    curby = table.mercenary("curby", at=(0, 0), items=["eq-cloak"])
    alyse = table.mercenary("alyse", at=(1, 0), items=["eq-stim", "eq-vest"])
    table.answers({(1, "wear"): "eq-cloak"})

    table.run(exchange, curby, alyse, ("eq-cloak",), ())

    assert cards(alyse) == ["eq-stim", "eq-cloak", "eq-vest"]


@pytest.mark.rule("SAGA-EQUIP-05")
def test_a_traded_card_keeps_its_charges():
    table = SagaTable("..")
    curby = table.mercenary("curby", at=(0, 0), items=["eq-auto-medic"])
    curby.items[0].charges = 2
    alyse = table.mercenary("alyse", at=(1, 0))

    table.run(exchange, curby, alyse, ("eq-auto-medic",), ())

    assert (alyse.items[0].charges, curby.items) == (2, [])
