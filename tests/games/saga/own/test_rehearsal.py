"""Which rules of a mission ever do something: bots play it while somebody listens."""

from starboard.bots.base import good_bot
from starboard.games.registry import GAMES
from starboard.games.saga.content.mission_file import mission
from starboard.games.saga.rehearsal import Rehearsal
from starboard.games.saga.rules.missions.listeners import LISTENERS
from starboard.lab.games import Plan, play_one

SAGA = GAMES["saga"]


def test_every_rule_of_the_first_mission_is_answered_in_some_game() -> None:
    with Rehearsal(mission("a")) as heard:
        for number in range(2):
            play_one(SAGA, Plan("saga", number + 1, ("together", "versus")[number], (), (good_bot("saga"),), 1, "a"), 0)

    assert heard.silent() == [] and heard.endless() == []
    assert LISTENERS == []


def test_what_never_happened_is_named_as_its_author_finds_it() -> None:
    silent = Rehearsal(mission("m1")).silent()

    assert 'when number 6 (on = "destroyed", at = "o1")' in silent
    assert "operations.wipe" in silent
    assert "may burner" in Rehearsal(mission("c")).silent()
