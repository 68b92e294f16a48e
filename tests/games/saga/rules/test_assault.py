"""Assaults: whom one reaches, and what is special about them."""

import pytest

from starboard.games.saga.rules.attacks.assault import (
    assault,
    assault_scenery_targets,
    assault_targets,
    choose_assault,
    why_no_assault,
)
from starboard.games.saga.rules.lookups import stunned
from starboard.games.saga.rules.places import layout
from starboard.games.saga.rules.profiles import PROFILES
from starboard.games.saga.state.fields import Model
from starboard.games.saga.testing.table import SagaTable

from .attacks import HALL, blue


def targets(table: SagaTable, model: Model) -> list[str]:
    return [one.name for one in assault_targets(table.g, model, layout(table.g))]


@pytest.mark.rule("SAGA-ASSAULT-01")
def test_only_an_enemy_in_the_own_front_arc_can_be_assaulted():
    table = SagaTable(*HALL)
    wrath = table.mercenary("wrath", at=(3, 3), facing="east").model
    table.mercenary("alyse", at=(3, 2), facing="east")
    looking_away = table.agent("guard", at=(4, 3), facing="east")
    table.agent("guard", at=(2, 3), facing="east")  # behind him
    table.agent("guard", at=(5, 3), facing="west")

    assert targets(table, wrath) == [looking_away.name]


@pytest.mark.rule("SAGA-ASSAULT-01")
@pytest.mark.rule("SAGA-ASSAULT-02")
def test_the_player_chooses_and_friends_beside_the_target_do_not_matter():
    table = SagaTable(*HALL)
    wrath = table.mercenary("wrath", at=(3, 3), facing="east").model
    table.mercenary("alyse", at=(5, 4), facing="north")
    table.agent("guard", at=(4, 3), facing="east")
    second = table.agent("guard", at=(4, 4), facing="east")
    table.answers({"SAGA-ASSAULT-01": "guard-2"})
    table.fate(attack=(1, 1, 1, 0, 0, 1))

    assert table.run(choose_assault, wrath) == 2

    assert second.at is None
    assert list(table.question("SAGA-ASSAULT-01").options) == ["guard-1", "guard-2"]
    assert table.told("attacked")[0].args["attack"] == (("assault", 5),)


@pytest.mark.rule("SAGA-ASSAULT-01")
@pytest.mark.rule("SAGA-MODEL-04")
def test_why_nobody_can_be_assaulted(monkeypatch: pytest.MonkeyPatch):
    table = SagaTable(*HALL)
    wrath = table.mercenary("wrath", at=(3, 3), facing="east").model

    def rule() -> str:
        why = why_no_assault(table.g, wrath, layout(table.g))
        return why.rule if why is not None else ""

    assert rule() == "SAGA-ASSAULT-01"
    table.agent("guard", at=(4, 3), facing="east")
    assert rule() == ""
    monkeypatch.setattr(PROFILES["mc-wrath"], "assault", 0)
    assert rule() == "SAGA-MODEL-04" and targets(table, wrath) == []


@pytest.mark.rule("SAGA-LARGE-03")
def test_a_large_model_in_both_arcs_is_in_the_front_arc():
    table = SagaTable(*HALL)
    wrath = table.mercenary("wrath", at=(4, 3), facing="east").model
    chovar = table.boss("chovar", at=(3, 1), facing="north")

    assert targets(table, wrath) == [chovar.name]
    assert ("behind", -1) not in blue(table, chovar, wrath, "close")


@pytest.mark.rule("SAGA-DEPLOY-04")
def test_agents_may_assault_what_was_deployed_and_mercenaries_may_not():
    table = SagaTable(*HALL)
    ogan = table.mercenary("ogan", at=(2, 3), facing="east").model
    sentry = table.deployed("sentry", at=(3, 3), owner="ogan")
    technician = table.agent("technician", at=(4, 3), facing="west")
    table.fate(attack=(1, 1, 0, 0))

    assert (targets(table, technician), targets(table, ogan)) == ([sentry.name], [])
    table.run(assault, technician, sentry)

    assert table.g.deployed == []


@pytest.mark.rule("SAGA-DEPLOY-05")
def test_a_deployed_piece_has_no_back_and_is_never_outnumbered():
    table = SagaTable(*HALL)
    table.mercenary("ogan", at=(0, 0))
    sentry = table.deployed("sentry", at=(3, 3), owner="ogan")
    first = table.agent("technician", at=(3, 4), facing="north")
    table.agent("technician", at=(4, 3), facing="west")

    assert blue(table, first, sentry, "close") == [("defence", 2)]


@pytest.mark.rule("SAGA-MODEL-06")
@pytest.mark.parametrize("way", ["close", "free-attack"])
def test_an_agent_that_alyse_wounds_in_an_assault_is_stunned(way: str):
    table = SagaTable(*HALL)
    alyse = table.mercenary("alyse", at=(3, 3), facing="east").model
    ranger = table.agent("ranger", at=(4, 3), facing="west")
    table.fate(attack=[(0, 0, 0, 0, 0, 0, 0), (1, 0, 0, 0, 0, 0, 0)])

    with table.script():
        table.run(assault, alyse, ranger, way)
        assert not stunned(ranger)
        table.run(assault, alyse, ranger, way)

    assert stunned(ranger) and [effect.until for effect in ranger.effects] == ["round"]
    assert targets(table, ranger) == []


@pytest.mark.rule("SAGA-MODEL-06")
def test_a_boss_is_not_stunned_nor_is_who_alyse_drains():
    table = SagaTable(*HALL)
    alyse = table.mercenary("alyse", at=(3, 3), facing="east").model
    okoro = table.boss("okoro", at=(4, 3), facing="west")
    table.fate(attack=(1, 0, 0, 0, 0, 0, 0))

    table.run(assault, alyse, okoro)

    assert okoro.wounds == 1 and not stunned(okoro)


@pytest.mark.rule("SAGA-SHOOT-02")
def test_of_two_blades_one_is_used():
    table = SagaTable(*HALL)
    wrath = table.mercenary("wrath", at=(3, 3), facing="east", items=["eq-blade", "eq-cutter"]).model
    guard = table.agent("guard", at=(4, 3), facing="west")
    table.answers({"SAGA-SHOOT-02": "eq-cutter"})
    table.fate(attack=(1, 0, 0, 0, 0, 1, 1))

    assert table.run(assault, wrath, guard) == 1  # the cutter has raised the explosion

    assert list(table.question("SAGA-SHOOT-02").options) == ["eq-blade", "eq-cutter"]


@pytest.mark.rule("SAGA-DESTROY-01")
@pytest.mark.rule("SAGA-DESTROY-04")
def test_mercenaries_assault_scenery_in_their_front_arc_unless_an_enemy_has_them_in_his():
    table = SagaTable("......", "..ck..", "..D...", "......")
    wrath = table.mercenary("wrath", at=(1, 1), facing="east").model
    victim = table.agent("victim", at=(1, 0), facing="north")
    guard = table.agent("guard", at=(4, 1), facing="west")
    now = layout(table.g)
    assert assault_scenery_targets(table.g, wrath, now) == ["c1", "D1"]
    assert assault_scenery_targets(table.g, guard, now) == []

    victim.facing = "south"

    assert assault_scenery_targets(table.g, wrath, layout(table.g)) == []
    assert targets(table, wrath) == ["victim-1"]
