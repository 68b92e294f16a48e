"""Whole random games of the last three missions, in all their variants and with what earlier missions may have left."""

import pytest

from starboard.games.saga.rules.play import play
from starboard.games.saga.state.invariants import impossible
from starboard.games.saga.testing.mission_table import MissionTable, random_answer
from starboard.kernel.fate import Fate
from starboard.kernel.requests import Ask, Checkpoint, Payload
from tests.games.saga.rules.mission_tables import TOGETHER, VERSUS

MOST_ROUNDS = 17  # the last clock
GAMES = [
    ("m7", "cool", {}),
    ("m7", "burn", {"okoro": "dead"}),
    ("m8", "", {}),
    ("m8", "", {"heron": "captive", "cooled": "yes", "pass": "yes", "truth": "no", "case": "yes"}),
    ("m9", "company", {"hale": "hunting"}),
    ("m9", "old-friends", {"shrike": "bought", "chovar": "free", "relay": "yes"}),
    ("m9", "open-doors", {"burn": "yes", "orchard": "trapped"}),
]


def played(table: MissionTable, fate: Fate, variant: str, flags: dict[str, str]) -> int:
    """A game at random to its end; how many checkpoints it had."""
    going, reply, checkpoints = play(table.g), None, 0
    try:
        while True:
            request = going.send(reply)
            if table.g.step == "set-up":
                table.g.flags.update(flags)
            if isinstance(request, Checkpoint):
                checkpoints += 1
                assert impossible(table.g, True) == []
            assert impossible(table.g) == []
            reply = answer(request, fate, variant)
    except StopIteration:
        return checkpoints


def answer(request: object, fate: Fate, variant: str) -> Payload:
    if isinstance(request, Ask) and variant and variant in request.options:
        return variant
    return random_answer(request, fate)


@pytest.mark.rule("SAGA-ROUND-02", "SAGA-SETUP-01")
@pytest.mark.parametrize("seats", [TOGETHER, VERSUS], ids=["together", "versus"])
@pytest.mark.parametrize(("name", "variant", "flags"), GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_random_games_end(name: str, variant: str, flags: dict[str, str], seats, seed: int):
    table = MissionTable(name, *seats)

    checkpoints = played(table, Fate(seed), variant, flags)

    assert checkpoints > 5 and table.g.ending in ("mercenaries", "nexus")
    assert (table.g.variant, table.g.round <= MOST_ROUNDS) == (variant, True)
