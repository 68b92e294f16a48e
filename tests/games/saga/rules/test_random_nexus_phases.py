"""Artificial Nexus Phases on random boards: every plan can be carried out, nobody stands in a wall or on somebody."""

import random

import pytest

from starboard.games.saga.rules.nexus.deck import lay_deck
from starboard.games.saga.rules.nexus.nexus_phase import nexus_phase
from starboard.games.saga.testing.table import SagaTable

MERCENARIES = ("dulinsky", "curby", "alyse", "devil")
AGENTS = ("technician", "guard", "victim", "marine", "ranger", "heavy", "ravager")
WRITTEN = (
    "nx-patch-up-a",
    "nx-preparations-a",
    "nx-planning-a",
    "nx-yellow-alarm-a",
    "nx-booby-trap-a",
    "nx-red-alarm-a",
)
FACINGS = ("north", "east", "south", "west")


def random_board(fate: random.Random) -> SagaTable:
    letters = ".........##ctkD" + ("K" if fate.random() < 0.4 else ".")
    rows = [[fate.choice(letters) for _ in range(12)] for _ in range(9)]
    for _ in range(2):
        rows[fate.randrange(9)][fate.randrange(12)] = "R"
    rows[0][0] = "S"
    table = SagaTable(*["".join(row) for row in rows])
    floor = [(x, y) for y in range(9) for x in range(12) if rows[y][x] in ".RSK"]
    fate.shuffle(floor)
    for name in MERCENARIES[: fate.randint(1, 4)]:
        who = table.mercenary(name, at=floor.pop(), facing=fate.choice(FACINGS), wounds=fate.randint(0, 2))
        who.acted = len(table.g.mercenaries)
    _place_a_boss(table, fate, floor)
    for _ in range(fate.randint(0, 7)):
        table.agent(fate.choice(AGENTS[:4]), at=floor.pop(), facing=fate.choice(FACINGS))
    for _ in range(fate.randint(0, 2)):
        table.agent("ranger", waiting=table.g.points[0].code)
    return table


def _place_a_boss(table: SagaTable, fate: random.Random, floor: list[tuple[int, int]]) -> None:
    """A base of four squares, where there is room for one."""
    for x, y in sorted(floor):
        squares = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]
        if all(square in floor for square in squares):
            table.boss("aberration", at=(x, y), facing=fate.choice(FACINGS))
            for square in squares:
                floor.remove(square)
            return


@pytest.mark.rule("SAGA-TABLE-01", "SAGA-AN-02")
@pytest.mark.parametrize("seed", range(24))
def test_every_plan_on_a_random_board_can_be_carried_out(seed: int):
    fate = random.Random(seed)
    table = random_board(fate)
    nexus = table.g.nexus
    nexus.activations, nexus.kinds, nexus.max_cost = fate.randint(1, 5), [f"ag-{kind}" for kind in AGENTS], 4
    nexus.aware = fate.random() < 0.9
    lay_deck(table.g, [[card] for card in fate.sample(WRITTEN, 4)])
    table.g.step = "abilities"

    table.any_fate(seed).run(nexus_phase)

    assert table.ended or table.g.step == "end"
    assert not table.impossible()
