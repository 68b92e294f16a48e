"""Who may be in the way of another Agent (SAGA-AN-15, SAGA-AN-22)."""

import pytest

from starboard.games.saga.content.mission_file import MISSIONS
from starboard.games.saga.plugin import GAME, TOGETHER
from starboard.games.saga.rules.automaton.in_the_way import squares_around, squares_needed
from starboard.games.saga.rules.lookups import is_agent
from starboard.games.saga.rules.places import layout
from starboard.kernel.fate import Fate
from starboard.kernel.game import new_table
from starboard.kernel.playout import playout


@pytest.mark.rule("SAGA-AN-15", "SAGA-AN-22")
def test_no_agent_needs_squares_further_away_than_it_walks_and_than_whom_it_attacks():
    looked_at = 0
    for mission in MISSIONS:
        for decisions in range(10, 90, 10):
            g = new_table(GAME, GAME.offer.counts(TOGETHER, mission)[1], TOGETHER, (), mission)
            playout(GAME, g, Fate(decisions), limit=decisions)
            for agent in [one for one in g.enemies if is_agent(one) and one.at is not None]:
                now = layout(g)
                assert squares_needed(g, agent, now) & ~squares_around(g, agent, now) == 0
                looked_at += squares_needed(g, agent, now) != 0
    assert looked_at > 20
