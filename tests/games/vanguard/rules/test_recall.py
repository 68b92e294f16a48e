"""A planet that fetches its team: nobody is left there for ever."""

import pytest

from starboard.games.vanguard.rules.rounds import begin_round
from starboard.games.vanguard.testing.table import VanguardTable

RULE = """
[[rule]]
id = "X1"
kind = "recall"
rounds = 3
"""


@pytest.mark.rule("VAN-EVAC-03")
@pytest.mark.parametrize("rounds, ends", [(2, False), (3, True)])
def test_after_its_last_round_the_team_is_fetched(rounds, ends):
    table = VanguardTable(RULE)
    table.crew("security", dice=["red-basic"])
    table.g.round, table.g.step = rounds, "round"
    table.run(begin_round)
    assert (table.g.ending == "evacuation") == ends
    assert bool(table.told("recalled")) == ends


@pytest.mark.rule("VAN-EVAC-03", "VAN-TUTORIAL-17")
@pytest.mark.parametrize(
    "mode, dice, supplies, ends",
    [
        ("tutorial", [], 0, True),
        ("tutorial", ["red-basic"], 0, False),
        ("tutorial", [], 1, False),
        ("expedition", [], 0, False),  # they can Exert
    ],
)
def test_a_team_that_can_do_nothing_any_more_is_fetched_too(mode, dice, supplies, ends):
    table = VanguardTable(RULE, mode=mode)
    table.crew("science", dice=dice, spent=["blue-basic"])
    table.supplies(supplies)
    table.g.round, table.g.step = 1, "round"
    table.run(begin_round)
    assert (table.g.ending == "evacuation") == ends
