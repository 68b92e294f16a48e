"""The flame template as an attack."""

import pytest

from starboard.games.saga.rules.attacks.destroying import destroy
from starboard.games.saga.rules.attacks.shooting import shoot, why_no_shot
from starboard.games.saga.rules.attacks.template_attack import aims, resolve_template, victims
from starboard.games.saga.rules.attacks.thrown_items import blast
from starboard.games.saga.rules.movement import zones
from starboard.games.saga.rules.places import layout
from starboard.games.saga.state.saga import Saga
from starboard.games.saga.testing.table import SagaTable
from starboard.games.saga.words.options import describe_option
from starboard.kernel.requests import Ask, Procedure

from .attacks import HALL, blue, red


@pytest.mark.rule("SAGA-TEMPLATE-05")
@pytest.mark.rule("SAGA-TEMPLATE-06")
@pytest.mark.rule("SAGA-TEMPLATE-09")
def test_devils_flames_hit_the_technician_and_the_guard_behind_the_table():
    table = SagaTable(".......", ".......", "...t...", ".......", ".......")
    devil = table.mercenary("devil", at=(0, 2), facing="east").model
    technician = table.agent("technician", at=(2, 2), facing="west")
    guard = table.agent("guard", at=(4, 2), facing="west")
    table.fate(attack=[(1, 1, 0, 0), (1, 0, 0, 1, 0), (0, 0, 0, 0, 0, 0, 0, 0)])

    wounds = table.run(resolve_template, devil, "wp-flamer", (4, 2))

    assert wounds == 2 and technician.at is None and guard.wounds == 0
    assert table.told("template")[0].args["hit"] == ("technician-1", "guard-2", "t1")
    assert [told.args["defence"] for told in table.told("attacked")] == [
        (("defence", 1),), (("defence", 2),), (("defence", 3),),
    ]  # fmt: skip
    assert blue(table, devil, guard, "template", cover=True) == [("defence", 2)]


@pytest.mark.rule("SAGA-TEMPLATE-10")
@pytest.mark.rule("SAGA-TEMPLATE-05")
def test_friends_are_hit_and_the_shooter_never():
    table = SagaTable(*HALL)
    devil = table.mercenary("devil", at=(2, 3), facing="east").model
    table.mercenary("curby", at=(4, 3), facing="north")
    sentry_owner = table.mercenary("ogan", at=(0, 0))
    sentry = table.deployed("sentry", at=(5, 4), owner=sentry_owner.model.name)

    assert victims(table.g, devil, (6, 3), layout(table.g)).all == ["curby", sentry.name]


@pytest.mark.rule("SAGA-TEMPLATE-10")
def test_a_template_may_be_used_without_an_enemy_and_beside_friends():
    table = SagaTable(*HALL)
    devil = table.mercenary("devil", at=(2, 3), facing="east").model
    assert why_no_shot(table.g, devil, layout(table.g)) is None
    assert aims(table.g, devil, layout(table.g)) == [(3, 3)]

    table.agent("guard", at=(5, 3), facing="east")
    table.mercenary("alyse", at=(6, 3), facing="west")
    hits = [victims(table.g, devil, aim, layout(table.g)).all for aim in aims(table.g, devil, layout(table.g))]
    assert ["alyse", "guard-1"] in hits and ["guard-1"] not in hits[:1] and [] in hits


@pytest.mark.rule("SAGA-TEMPLATE-01")
def test_no_flames_from_an_enemys_front_arc():
    table = SagaTable(*HALL)
    devil = table.mercenary("devil", at=(2, 3), facing="east").model
    table.agent("technician", at=(2, 4), facing="north")

    refused = why_no_shot(table.g, devil, layout(table.g))

    assert refused is not None and refused.rule == "SAGA-SHOOT-03"


@pytest.mark.rule("SAGA-TEMPLATE-02")
@pytest.mark.rule("SAGA-TEMPLATE-11")
def test_the_template_is_pointed_within_the_arc_of_sight():
    table = SagaTable(*HALL)
    devil = table.mercenary("devil", at=(5, 3), facing="east").model
    ahead = table.agent("guard", at=(8, 3), facing="east")
    table.agent("guard", at=(2, 3), facing="west")
    side = table.agent("guard", at=(5, 6), facing="south")
    table.answers({"SAGA-TEMPLATE-02": (6, 3)})
    table.fate(attack=(3, 3, 0, 0))

    table.run(shoot, devil)

    offered = list(table.question("SAGA-TEMPLATE-02").options)
    hits = [victims(table.g, devil, aim, layout(table.g)).all for aim in offered]
    assert offered[0] == (6, 3) and ahead.at is None
    assert [side.name] in hits and all("guard-2" not in hit for hit in hits)
    assert table.g.heard == ["devil"]


@pytest.mark.rule("SAGA-TEMPLATE-07")
@pytest.mark.rule("SAGA-TEMPLATE-08")
def test_something_blocking_across_a_corridor_stops_the_flames():
    for sight, hit in (("blocking", ["k1"]), ("obstacle", ["guard-1", "k1"])):
        table = SagaTable("#########", ".....k...", "#########")
        table.g.scenery[0].sight = sight
        devil = table.mercenary("devil", at=(3, 1), facing="east").model
        table.agent("guard", at=(6, 1), facing="west")
        assert victims(table.g, devil, (6, 1), layout(table.g)).all == hit


@pytest.mark.rule("SAGA-TEMPLATE-11")
def test_a_large_model_is_attacked_once_and_access_denied_doors_never():
    table = SagaTable("......#", "......#", "......D", "......D", "......#")
    devil = table.mercenary("devil", at=(2, 2), facing="east").model
    chovar = table.boss("chovar", at=(4, 2), facing="west")
    assert victims(table.g, devil, (6, 2), layout(table.g)).all == [chovar.name, "D1"]

    table.door("D1", denied=True)

    assert victims(table.g, devil, (6, 2), layout(table.g)).all == [chovar.name]


@pytest.mark.rule("SAGA-DARK-13")
def test_flames_reach_into_the_dark_with_a_die_less():
    table = SagaTable("..........", "......K...", "..........")
    devil = table.mercenary("devil", at=(1, 1), facing="east").model
    guard = table.agent("guard", at=(4, 1), facing="west")

    assert victims(table.g, devil, (4, 1), layout(table.g)).all == [guard.name]
    assert red(table, devil, guard, "template", weapon="wp-flamer") == [("shoot", 3), ("darkness", -1)]


@pytest.mark.rule("SAGA-DESTROY-06")
def test_a_mercenarys_flames_burn_scenery():
    table = SagaTable("c......", "...c...", ".......")
    devil = table.mercenary("devil", at=(1, 1), facing="east").model
    table.fate(attack=(1, 0, 0, 0, 0, 0, 0))

    wounds = table.run(resolve_template, devil, "wp-flamer", (3, 1))

    assert wounds == 1 and [piece.squares for piece in table.g.scenery] == [[(0, 0)]]  # that one lies behind him
    assert table.told("attacked")[0].args["attack"] == (("shoot", 3), ("ab-demolition", 2))


@pytest.mark.rule("SAGA-DESTROY-09")
def test_an_agents_flames_do_not():
    table = SagaTable(".......", "...c...", ".......")
    guard = table.agent("guard", at=(1, 1), facing="east")
    table.mercenary("devil", at=(4, 1), facing="west")

    assert victims(table.g, guard, (3, 1), layout(table.g)).all == ["devil"]


@pytest.mark.rule("SAGA-TEMPLATE-09", "SAGA-DESTROY-07", "SAGA-DESTROY-10")
@pytest.mark.parametrize("thrown", [False, True], ids=["template", "blast"])
def test_what_is_gone_before_its_turn_comes_is_not_attacked(monkeypatch: pytest.MonkeyPatch, thrown: bool):
    table = SagaTable("..D..", ".....", "..D..")
    devil = table.mercenary("devil", at=(0, 1), facing="east").model

    def falls_in(g: Saga) -> Procedure[None]:
        """What the zone behind the first door has to say costs the second one."""
        destroy(g, "D2")
        yield from ()

    behind = zones.Zone("B", [(4, 1)])
    behind.progress = falls_in
    monkeypatch.setitem(zones.CHARTS, table.g.mission, zones.Chart({"B": behind}, {"D1": ["A", "B"]}))
    table.any_fate().fate(attack=(3,) * (4 if thrown else 5) + (0,) * 5)

    if thrown:
        table.run(blast, devil, (2, 1), 4)
    else:
        table.run(resolve_template, devil, "wp-flamer", (3, 1))

    told = table.told("blast" if thrown else "template")[0]
    assert told.args["hit"] == ("D1", "D2")
    assert [event.args["target"] for event in table.told("attacked")] == ["D1"]


@pytest.mark.rule("SAGA-TEMPLATE-02")
def test_flames_that_point_into_a_wall_are_chosen_on_a_square_that_they_touch():
    table = SagaTable("#####", "#...#", "#...#", "#####")
    devil = table.mercenary("devil", at=(1, 1), facing="east").model
    table.agent("guard", at=(3, 2), facing="west")
    options = aims(table.g, devil, layout(table.g))
    ask = Ask(0, options, "SAGA-TEMPLATE-02", "aim", about={"who": "devil", "weapon": "wp-flamer"})

    described = [describe_option(table.g, ask, aim) for aim in options]

    into_walls = [one for aim, one in zip(options, described, strict=True) if one.target != aim]
    assert into_walls and all([one.target in one.area for one in into_walls])
