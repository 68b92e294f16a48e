"""Level advances and new attributes."""

import pytest

from starboard.games.saga.rules.campaign.advancing import (
    advance,
    candidate_skills,
    gain_attribute,
    growth_options,
    level_cost,
    new_attributes,
    offer_growth,
    why_no_advance,
    why_no_attribute,
)
from starboard.games.saga.rules.turns import act_in_turn, begin_turn, end_turn
from starboard.games.saga.testing.table import SagaTable


def learner(name: str = "dulinsky", tokens: int = 1, **mercenary):
    table = SagaTable("..")
    who = table.mercenary(name, at=(0, 0), **mercenary)
    who.tokens = tokens
    return table, who


@pytest.mark.rule("SAGA-LEVEL-01", "SAGA-LEVEL-06")
def test_a_level_costs_a_token_more_than_there_are_skill_cards():
    table, dulinsky = learner()
    assert level_cost(dulinsky) == 1
    dulinsky.skills = ["sk-parry", "sk-plus-tech", "sk-unbroken"]  # bought or learned
    assert level_cost(dulinsky) == 4
    dulinsky.tokens = 3
    assert why_no_advance(table.g, dulinsky).rule == "SAGA-LEVEL-01"
    dulinsky.tokens = 4
    assert why_no_advance(table.g, dulinsky) is None


@pytest.mark.rule("SAGA-LEVEL-03", "SAGA-ATTRIBUTE-01")
def test_candidates_match_race_and_specialities_or_are_generic():
    table, dulinsky = learner()

    assert candidate_skills(table.g, dulinsky) == [
        "sk-aimed-fire", "sk-expert-shooter", "sk-priority-orders", "sk-foresight", "sk-resourceful",
        "sk-plus-shoot", "sk-plus-assault", "sk-plus-defence", "sk-plus-tech", "sk-plus-move",
    ]  # fmt: skip


@pytest.mark.rule("SAGA-LEVEL-03", "SAGA-LEVEL-04", "SAGA-LEVEL-05", "SAGA-CREDIT-06")
def test_one_of_three_drawn_cards_is_kept_and_nobody_else_can_have_it():
    table, dulinsky = learner(tokens=2)
    alyse = table.mercenary("alyse", at=(1, 0))
    table.fate(skill_card=["sk-foresight", "sk-plus-move", "sk-aimed-fire"]).answers({"skill": "sk-plus-move"})

    table.run(advance, dulinsky)

    assert table.question("skill").options == ["sk-foresight", "sk-plus-move", "sk-aimed-fire"]
    assert (dulinsky.tokens, dulinsky.skills) == (1, ["sk-plus-move"])
    assert "sk-plus-move" not in candidate_skills(table.g, alyse)
    assert {"sk-foresight", "sk-aimed-fire"} <= set(candidate_skills(table.g, dulinsky))


@pytest.mark.rule("SAGA-LEVEL-03")
def test_with_fewer_than_three_cards_all_are_drawn():
    table, dulinsky = learner()
    table.g.skills = ["sk-parry", "sk-foresight", "sk-plus-move"]
    table.fate(skill_card=["sk-plus-move"]).answers({"skill": "sk-foresight"})

    table.run(advance, dulinsky)

    assert table.question("skill").options == ["sk-plus-move", "sk-foresight"]


@pytest.mark.rule("SAGA-LEVEL-03")
def test_without_any_candidate_there_is_no_advance():
    table, dulinsky = learner(tokens=5)
    table.g.skills = ["sk-parry"]

    assert why_no_advance(table.g, dulinsky).rule == "SAGA-LEVEL-03"


@pytest.mark.rule("SAGA-LEVEL-02")
def test_a_player_is_asked_only_where_a_mercenary_can_pay():
    table, dulinsky = learner(tokens=3)
    alyse = table.mercenary("alyse", at=(1, 0), seat=0)
    other = table.mercenary("devil", at=None, seat=1)
    alyse.tokens, other.tokens = 0, 9
    table.answers({"growth": [("attribute", "dulinsky")], "attribute": "speed"})

    table.run(offer_growth, 0)

    assert table.question("growth").options == [("advance", "dulinsky"), ("attribute", "dulinsky")]
    assert (dulinsky.tokens, dulinsky.attributes[-1]) == (0, "speed")


@pytest.mark.rule("SAGA-LEVEL-02")
def test_the_offer_can_be_declined_and_the_downed_learn_nothing():
    table, dulinsky = learner(tokens=1)
    downed = table.mercenary("alyse", at=None, seat=0)
    downed.status, downed.tokens = "down", 9
    table.answers({"growth": "none"})

    table.run(offer_growth, 0)

    assert (dulinsky.tokens, downed.tokens) == (1, 9)
    dulinsky.tokens = 0
    assert growth_options(table.g, 0) == []


@pytest.mark.rule("SAGA-ATTRIBUTE-02", "SAGA-ATTRIBUTE-03")
def test_a_new_attribute_brings_the_skills_of_that_attribute():
    table, dulinsky = learner(tokens=4)
    table.answers({"attribute": "tech"})

    table.run(gain_attribute, dulinsky)

    assert dulinsky.tokens == 1
    assert {"sk-code-breaker", "sk-backdoor"} <= set(candidate_skills(table.g, dulinsky))


@pytest.mark.rule("SAGA-ATTRIBUTE-03")
def test_generic_and_attributes_it_has_are_not_offered():
    _, dulinsky = learner(tokens=3)

    offered = new_attributes(dulinsky)

    assert not {"generic", "human", "shooting", "tactics"} & set(offered)
    assert sorted(offered) == ["assault", "dwarf", "judwan", "kayowana", "resilience", "robot", "speed", "tech"]


@pytest.mark.rule("SAGA-ATTRIBUTE-02")
def test_two_tokens_are_too_few_for_an_attribute():
    _, dulinsky = learner(tokens=2)
    assert why_no_attribute(dulinsky).rule == "SAGA-ATTRIBUTE-02"
    dulinsky.tokens, dulinsky.attributes = 3, [*dulinsky.attributes, *new_attributes(dulinsky)]
    assert why_no_attribute(dulinsky).rule == "SAGA-ATTRIBUTE-03"


@pytest.mark.rule("SAGA-LEVEL-02", "SAGA-LEVEL-01", "SAGA-LEVEL-03", "SAGA-XP-03")
def test_dulinsky_wounds_a_marine_and_uses_at_once_what_it_has_taught_her():
    """The example of the rulebook: a skill, a token, 14 points, and a wound."""
    table = SagaTable("......", campaign=True)
    dulinsky = table.mercenary("dulinsky", at=(0, 0), facing="east", skills=["sk-aimed-fire"])
    dulinsky.tokens, dulinsky.experience = 1, 14
    table.agent("marine", at=(5, 0), facing="west")
    begin_turn(table.g, dulinsky)
    drawn = ["sk-expert-shooter", "sk-priority-orders", "sk-plus-shoot"]
    table.answers({"action": "shoot", "reroll": "none", "growth": [("advance", "dulinsky")]})
    table.fate(attack=(1, 0, 0, 0, 0, 0, 0), skill_card=drawn).answers({"skill": "sk-priority-orders"})

    with table.script():
        table.run(act_in_turn)
        assert (dulinsky.tokens, dulinsky.experience) == (2, 0)
        table.run(end_turn)

    assert table.question("skill").options == drawn
    assert (dulinsky.tokens, dulinsky.skills) == (0, ["sk-aimed-fire", "sk-priority-orders"])
    assert table.g.step == "between"  # before the Nexus does anything
