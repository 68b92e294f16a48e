"""Whole Rounds: three Phases in order, and random games in which nothing impossible happens (SAGA-ROUND-01, -02)."""

import itertools

import pytest

from starboard.games.saga.content.nexus_cards import CARD_OF_COPY
from starboard.games.saga.rules.nexus.card_list import ABILITIES
from starboard.games.saga.rules.nexus.deck import lay_deck
from starboard.games.saga.rules.rounds import play_rounds
from starboard.games.saga.testing.mission_table import random_answer
from starboard.games.saga.testing.table import SagaTable
from starboard.kernel.fate import Fate
from starboard.kernel.requests import Checkpoint, Payload

MAP = (
    "############",
    "#....#.....#",
    "#....D..c..#",
    "#.R..#.....#",
    "#....#..##.#",
    "#..c.#..K..#",
    "#....D.....#",
    "#....#...R.#",
    "############",
)


def arranged(aware: bool, player: bool) -> SagaTable:
    table = SagaTable(*MAP)
    for name, at in (("dulinsky", (1, 1)), ("wrath", (2, 1)), ("alyse", (1, 2))):
        table.mercenary(name, at=at, facing="east")
    for kind, at in (("guard", (7, 1)), ("technician", (9, 2)), ("marine", (7, 6)), ("victim", (9, 6))):
        table.agent(kind, at=at, facing="west")
    cards = [card for card, printed in CARD_OF_COPY.items() if printed.id in ABILITIES]
    if player:
        table.nexus_player(cards[:2])
    nexus = table.g.nexus
    nexus.activations, nexus.kinds, nexus.max_cost, nexus.aware = 3, ["ag-technician", "ag-guard"], 2, aware
    lay_deck(table.g, [cards[2:]])
    return table


@pytest.mark.rule("SAGA-ROUND-01", "SAGA-ROUND-02")
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("aware", "player"), [(True, False), (False, False), (True, True), (False, True)])
def test_random_games_go_their_way(aware: bool, player: bool, seed: int):
    table = arranged(aware, player)
    fate = Fate(seed)
    steps: list[str] = []
    going = play_rounds(table.g)
    reply: Payload = None
    try:
        while table.g.round < 8:
            request = going.send(reply)
            assert table.impossible() == []
            if isinstance(request, Checkpoint) and (not steps or steps[-1] != table.g.step):
                steps.append(table.g.step)
            reply = random_answer(request, fate)
    except StopIteration:
        assert table.g.step == "over" and table.g.ending == "nexus"
    assert "abilities" in steps
    following = {one: two for one, two in itertools.pairwise(steps) if one == "end"}
    assert set(following.values()) <= {"mercenaries"}
