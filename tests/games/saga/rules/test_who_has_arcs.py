"""Only Mercenaries, Agents and Bosses on the board have front and rear arcs (SAGA-ARC-05)."""

import pytest

from starboard.games.saga.rules.attacks.assault import assault_targets
from starboard.games.saga.rules.movement.breaking_away import free_attackers
from starboard.games.saga.rules.movement.facing import from_behind, outnumbered
from starboard.games.saga.rules.movement.movement import walks
from starboard.games.saga.rules.places import engaged, layout, square_of
from starboard.games.saga.state.fields import Model
from starboard.games.saga.testing.table import SagaTable

ROOM = (".......", ".......", ".......", ".......")


def in_an_arc(table: SagaTable, model: Model) -> bool:
    return engaged(table.g, model, layout(table.g))


@pytest.mark.rule("SAGA-ARC-05")
def test_agents_and_bosses_on_the_board_have_arcs_and_mercenaries_too():
    table = SagaTable(*ROOM)
    curby = table.mercenary("curby", at=(2, 1), facing="east").model
    assert not in_an_arc(table, curby)

    guard = table.agent("guard", at=(3, 1), facing="west")
    assert in_an_arc(table, curby) and in_an_arc(table, guard)

    guard.at = (6, 3)
    table.boss("aberration", at=(3, 1), facing="west")
    assert in_an_arc(table, curby)


@pytest.mark.rule("SAGA-ARC-05", "SAGA-ASSAULT-03")
def test_who_is_waiting_has_none():
    table = SagaTable("R......", *ROOM[1:])
    curby = table.mercenary("curby", at=(1, 1), facing="west").model
    waiting = table.agent("guard", facing="south", waiting="R1")

    assert not in_an_arc(table, curby) and free_attackers(table.g, curby) == []
    assert not outnumbered(table.g, curby, layout(table.g)) and assault_targets(table.g, curby, layout(table.g)) == []

    waiting.at, waiting.waiting = (0, 0), ""  # it has come
    assert in_an_arc(table, curby) and free_attackers(table.g, curby) == [waiting]


@pytest.mark.rule("SAGA-ARC-05", "SAGA-DESTROY-03")
@pytest.mark.parametrize("letter", ["c", "t", "k", "w", "T", "g", "D"])
def test_scenery_and_doors_have_none_and_stop_nobody(letter: str):
    table = SagaTable(".......", f"..{letter}....", "#.#####")
    curby = table.mercenary("curby", at=(1, 1), facing="east").model
    now = layout(table.g)

    assert not in_an_arc(table, curby)
    going = walks(table.g, curby, now, 4)  # past the piece and on
    assert going.ends >> square_of(table.g, (3, 0)) & 1 and going.ends >> square_of(table.g, (5, 0)) & 1


@pytest.mark.rule("SAGA-ARC-05", "SAGA-DEPLOY-05")
def test_a_deployed_piece_has_none_so_that_agents_pass_it_and_nobody_is_behind_it():
    table = SagaTable(*ROOM)
    table.mercenary("ogan", at=(0, 3), facing="west")
    sentry = table.deployed("sentry", at=(3, 1), owner="ogan")
    guard = table.agent("guard", at=(4, 1), facing="west")

    assert not in_an_arc(table, guard)
    going = walks(table.g, guard, layout(table.g), 3)
    assert going.ends >> square_of(table.g, (2, 0)) & 1 and going.ends >> square_of(table.g, (1, 0)) & 1
    for facing in ("north", "east", "south", "west"):
        sentry.facing = facing
        assert not from_behind(table.g, guard, sentry)
