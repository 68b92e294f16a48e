"""Random games of every mission in both modes, with squads of every size and with bought cards and skills.

A few Rounds each; many whole games are for the soak.
"""

import pytest

from starboard.games.saga.content.mission_file import MISSIONS, mission
from starboard.games.saga.rules.campaign.team_building import BUY, DONE, HIRE, LEARN, OWN
from starboard.games.saga.rules.play import play
from starboard.games.saga.state.invariants import impossible
from starboard.games.saga.testing.mission_table import MissionTable, random_answer
from starboard.kernel.fate import Fate
from starboard.kernel.requests import Ask, Checkpoint, Payload

TOGETHER = (("mercenaries",),)
VERSUS = (("nexus",), ("mercenaries",))
ROUNDS, MOST_CARDS = 3, 6


class Squad:
    """Answers as chance has it, but hires so many Mercenaries first and then spends the rest."""

    def __init__(self, fate: Fate, size: int) -> None:
        self.fate, self.size, self.bought = fate, size, 0

    def answer(self, request: object) -> Payload:
        if isinstance(request, Ask) and request.kind == "team":
            return OWN
        if isinstance(request, Ask) and request.kind == "build-team":
            return self._build(request)
        return random_answer(request, self.fate)

    def _build(self, ask: Ask) -> Payload:
        words = (HIRE,) if len(ask.about["team"]) < self.size else (BUY, LEARN)
        options = [option for option in ask.options if option[0] in words]
        self.bought += HIRE not in words
        return self.fate.pick(options) if options and self.bought <= MOST_CARDS else DONE


def play_some_rounds(table: MissionTable, squad: Squad) -> None:
    going, reply = play(table.g), None
    try:
        while table.g.round <= ROUNDS:
            request = going.send(reply)
            assert impossible(table.g, isinstance(request, Checkpoint)) == []
            reply = squad.answer(request)
    except StopIteration:
        assert table.g.step == "over" and table.g.ending in ("mercenaries", "nexus")


@pytest.mark.rule("SAGA-SETUP-10", "SAGA-ROUND-02")
@pytest.mark.parametrize("seats", [TOGETHER, VERSUS], ids=["together", "versus"])
@pytest.mark.parametrize("name", MISSIONS)
def test_random_games_with_squads_of_every_size(name: str, seats: tuple[tuple[str, ...], ...]):
    size = 1 + MISSIONS.index(name) % 4
    table = MissionTable(name, *seats)

    play_some_rounds(table, Squad(Fate(size), size))

    assert table.g.round > ROUNDS or table.g.ending
    if not mission(name).squad.fixed:
        assert len(table.g.mercenaries) == size
