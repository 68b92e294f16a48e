"""The track of 15 points."""

import pytest

from starboard.games.saga.rules.experience import gain_experience
from starboard.games.saga.testing.table import SagaTable


def learner(points: int, campaign=True):
    table = SagaTable("..", campaign=campaign)
    who = table.mercenary("dulinsky", at=(0, 0))
    who.experience = points
    return table, who


@pytest.mark.rule("SAGA-XP-03")
@pytest.mark.parametrize(
    ("before", "gained", "after", "tokens"), [(13, 1, 14, 0), (14, 1, 0, 1), (14, 4, 3, 1), (10, 20, 0, 2)]
)
def test_the_fifteenth_point_is_a_token_and_the_rest_goes_on_from_zero(before, gained, after, tokens):
    table, who = learner(before)

    table.run(gain_experience, who, gained, "SAGA-XP-03")

    assert (who.experience, who.tokens) == (after, tokens)


@pytest.mark.rule("SAGA-XP-06")
def test_a_mission_may_give_points_for_other_deeds():
    table, who = learner(0)

    table.run(gain_experience, who, 3, "SAGA-XP-06")

    assert who.experience == 3
    assert (table.told("experience")[0].rule, table.told("experience")[0].args["points"]) == ("SAGA-XP-06", 3)


@pytest.mark.rule("SAGA-XP-02")
def test_outside_a_campaign_nothing_is_counted():
    table, who = learner(0, campaign=False)

    table.run(gain_experience, who, 3, "SAGA-XP-02")

    assert who.experience == 0
