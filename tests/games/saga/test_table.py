"""The table for rule tests: what is drawn is what stands there, and what no box could give is refused."""

import pytest

from starboard.games.saga.rules.lookups import crippled, enemies_of, friends_of, model_named, playing, seat_of
from starboard.games.saga.rules.places import base_of, engaged, layout
from starboard.games.saga.testing.table import SagaTable
from starboard.testing.table import ImpossibleTable


def test_a_drawn_map_has_its_pieces_and_their_names():
    table = SagaTable("#######", "#S.ct.#", "#..k..D", "#.R.K.D", "#######")

    assert [(piece.code, piece.kind, piece.squares) for piece in table.g.scenery] == [
        ("c1", "crate", [(3, 1)]), ("t1", "table", [(4, 1)]), ("k1", "cabinet", [(3, 2)]),
    ]  # fmt: skip
    assert [(door.code, door.squares) for door in table.g.doors] == [("D1", [(6, 2), (6, 3)])]
    assert (table.g.points[0].squares, table.g.darkness[0].at, table.g.start) == ([(2, 3)], (4, 3), (1, 1))


@pytest.mark.rule("SAGA-MODEL-02")
def test_sides_and_seats():
    table = SagaTable("....", "....")
    curby = table.mercenary("curby", at=(0, 0), wounds=2)
    alyse = table.mercenary("alyse", at=(1, 0), seat=curby.seat)
    guard = table.agent("guard", at=(3, 1))
    waiting = table.agent("guard", waiting="R1")
    nexus = table.nexus_player()

    assert (seat_of(table.g, alyse.model), seat_of(table.g, guard), nexus.seat) == (0, 1, 1)
    assert enemies_of(table.g, guard) == [curby.model, alyse.model]
    assert friends_of(table.g, guard) == [] and waiting.at is None
    assert model_named(table.g, "guard-2") is waiting
    assert crippled(curby.model) and not crippled(alyse.model) and not crippled(guard)
    assert playing(table.g) == [curby, alyse]


def test_the_board_is_looked_at_anew_after_a_change():
    table = SagaTable("....", "....")
    curby = table.mercenary("curby", at=(0, 0))
    guard = table.agent("guard", at=(1, 0), facing="west")
    assert engaged(table.g, curby.model, layout(table.g))

    guard.facing = "east"

    assert not engaged(table.g, curby.model, layout(table.g))
    assert layout(table.g).models == base_of(table.g, curby.model).mask | base_of(table.g, guard).mask


@pytest.mark.parametrize("at", [(1, 0), (0, 0)])
def test_nobody_stands_in_a_wall_or_on_somebody_else(at: tuple[int, int]):
    table = SagaTable(".#")
    table.mercenary("curby", at=(0, 0))
    table.agent("guard", at=at)

    with pytest.raises(ImpossibleTable):
        table.run(playing)
