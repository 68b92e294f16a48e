"""Deployable equipment: carried it is nothing, on the board it is a piece."""

import pytest

from starboard.games.saga.rules.characteristics import value
from starboard.games.saga.rules.gear.deploying import JUST_DEPLOYED, deploy, places_for, put_on_board, why_no_deployment
from starboard.games.saga.rules.places import layout, squares_of
from starboard.games.saga.testing.table import SagaTable


def cards(who):
    return [item.card for item in who.items]


def with_turret(*rows: str, items=("dp-damper",), facing: str = "north"):
    table = SagaTable(*(rows or ("...", "...", "...")))
    return table, table.mercenary("ogan", at=(1, 1), facing=facing, items=list(items))


@pytest.mark.rule("SAGA-DEPLOY-01", "SAGA-DEPLOY-03")
def test_a_turret_works_from_the_moment_it_stands_on_the_board():
    table, ogan = with_turret("....", "....", "....")
    guard = table.agent("guard", at=(3, 2), facing="east")
    before = value(table.g, guard, "move")

    table.run(put_on_board, ogan, "dp-damper", ((1, 0),))

    assert value(table.g, guard, "move") == before - 2
    piece = table.g.deployed[0]
    assert (piece.name, piece.kind, piece.side, piece.owner) == ("damper", "dp-damper", "mercenaries", "ogan")
    assert cards(ogan) == []
    assert not layout(table.g).free & squares_of(table.g, [(1, 0)])


@pytest.mark.rule("SAGA-DEPLOY-02", "SAGA-DEPLOY-06")
def test_it_is_an_action_onto_a_free_square_in_front():
    table, ogan = with_turret("..R", ".#.", "..c")
    ogan.model.at = (1, 0)
    ogan.model.facing = "south"
    table.answers({"deploy-at": ((2, 1),)})

    table.run(deploy, ogan)

    assert table.question("SAGA-DEPLOY-06").options == [((0, 0),), ((0, 1),), ((2, 1),)]  # no wall, no point
    assert table.g.deployed[0].at == (2, 1)
    assert [effect.source for effect in table.g.deployed[0].effects] == [JUST_DEPLOYED]


@pytest.mark.rule("SAGA-DEPLOY-06")
def test_models_scenery_and_points_leave_no_room():
    table, ogan = with_turret("cDR", ".#.", "...", facing="north")
    table.g.deployed = []
    table.mercenary("alyse", at=(0, 1))
    table.agent("guard", at=(2, 1), facing="south")
    ogan.model.at = (1, 2)
    assert places_for(table.g, ogan, "dp-damper") == [((0, 2),), ((2, 2),)]
    ogan.model.at = (0, 2)
    ogan.model.facing = "west"

    assert why_no_deployment(table.g, ogan).rule == "SAGA-DEPLOY-06"


@pytest.mark.rule("SAGA-DEPLOY-02")
def test_without_a_deployable_there_is_nothing_to_deploy():
    table, ogan = with_turret(items=["eq-stim"])

    assert why_no_deployment(table.g, ogan).rule == "SAGA-DEPLOY-02"


@pytest.mark.rule("SAGA-DEPLOY-02")
def test_one_of_several_cards_is_chosen():
    table, ogan = with_turret(items=["dp-sentry", "dp-damper"])
    table.answers({"deploy": "dp-damper", "deploy-at": ((1, 0),)})

    table.run(deploy, ogan)

    assert cards(ogan) == ["dp-sentry"]


@pytest.mark.rule("SAGA-DEPLOY-02")
def test_a_force_field_takes_two_squares_beside_each_other():
    table, devil = with_turret("...", "#.#", "...", items=["dp-force-field"])

    pairs = places_for(table.g, devil, "dp-force-field")
    assert ((0, 0), (1, 0)) in pairs and ((1, 0), (2, 0)) in pairs
    assert ((0, 0), (2, 0)) not in pairs
    assert len(pairs) == len(set(pairs)) == 2
    table.answers({"deploy-at": ((1, 0), (2, 0))})
    table.run(deploy, devil)

    assert [(piece.name, piece.at) for piece in table.g.deployed] == [
        ("force-field-1", (1, 0)), ("force-field-2", (2, 0)),
    ]  # fmt: skip
