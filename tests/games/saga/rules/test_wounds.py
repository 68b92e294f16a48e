"""Wound counters, healing, shields, elimination and what falls to the ground."""

import pytest

from starboard.games.saga.geometry.sight import IN_THE_OPEN, sight
from starboard.games.saga.rules.attacks.elimination import equipment_here, take_equipment
from starboard.games.saga.rules.attacks.shields import recharge_all, shield_boxes
from starboard.games.saga.rules.attacks.wounds import can_be_healed, heal, inflict
from starboard.games.saga.rules.lookups import crippled
from starboard.games.saga.rules.places import base_of, layout, square_of
from starboard.games.saga.state.fields import Item
from starboard.games.saga.testing.table import SagaTable

from .attacks import HALL, blue, strike


@pytest.mark.rule("SAGA-WOUND-01")
def test_an_agent_is_removed_when_its_counters_reach_its_health():
    table = SagaTable(*HALL)
    guard, ranger = table.agent("guard", at=(3, 3)), table.agent("ranger", at=(5, 3))

    table.run(inflict, ranger, 2, True)
    assert (ranger.wounds, ranger.at) == (2, (5, 3))

    table.run(inflict, guard, 3, False)
    assert guard.at is None and table.g.enemies == [ranger]


@pytest.mark.rule("SAGA-WOUND-02")
@pytest.mark.rule("SAGA-WOUND-03")
@pytest.mark.rule("SAGA-DEATH-01")
def test_green_boxes_fill_before_red_ones():
    table = SagaTable(*HALL)
    erika = table.mercenary("dulinsky", at=(3, 3))
    table.mercenary("alyse", at=(4, 3))
    table.run(inflict, erika.model, 2, True)
    assert not crippled(erika.model) and not erika.was_crippled

    table.run(inflict, erika.model, 1, False)
    assert crippled(erika.model) and erika.was_crippled
    assert [told.args["who"] for told in table.told("crippled")] == ["dulinsky"]

    table.run(inflict, erika.model, 1, True)
    assert crippled(erika.model) and erika.status == "playing" and len(table.told("crippled")) == 1
    table.run(inflict, erika.model, 1, True)
    assert erika.status == "down" and not crippled(erika.model)


@pytest.mark.rule("SAGA-WOUND-03", "SAGA-ATTACK-05")
def test_two_wounds_cripple_alyse_and_leave_wrath_as_he_was():
    table = SagaTable(*HALL)
    wrath, alyse = table.mercenary("wrath", at=(3, 3)).model, table.mercenary("alyse", at=(8, 3)).model
    marine = table.agent("marine", at=(5, 0))
    for who in (wrath, alyse):
        table.run(inflict, who, 2, False)

    assert (crippled(wrath), crippled(alyse)) == (False, True)
    assert blue(table, marine, wrath, "shot") == [("defence", 2)]
    assert blue(table, marine, alyse, "shot") == [("defence", 3), ("crippled", -1)]


@pytest.mark.rule("SAGA-WOUND-03")
def test_agents_are_never_crippled():
    table = SagaTable(*HALL)
    ravager = table.agent("ravager", at=(3, 3))
    table.run(inflict, ravager, 3, True)
    assert not crippled(ravager)


@pytest.mark.rule("SAGA-BOSS-04")
@pytest.mark.rule("SAGA-BOSS-07")
def test_a_boss_has_a_track_and_leaves_nothing_behind():
    table = SagaTable(*HALL)
    okoro = table.boss("okoro", at=(3, 3), wounds=4)
    table.run(inflict, okoro, 1, True)
    assert crippled(okoro) and okoro.at == (3, 3)

    table.run(inflict, okoro, 3, False)

    assert table.g.enemies == [] and okoro.at is None and table.g.downed == []


@pytest.mark.rule("SAGA-WOUND-04")
def test_healing_takes_off_the_last_counters_and_ends_being_crippled():
    table = SagaTable(*HALL)
    erika = table.mercenary("dulinsky", at=(3, 3), wounds=4).model
    table.run(heal, erika, 1)
    assert crippled(erika) and erika.wounds == 3

    table.run(heal, erika, 1)
    assert not crippled(erika) and erika.wounds == 2

    assert table.run(heal, erika, 5) == 2
    assert erika.wounds == 0 and not can_be_healed(erika)


@pytest.mark.rule("SAGA-WOUND-04")
def test_who_is_infected_cannot_be_healed_robots_excepted():
    table = SagaTable(*HALL)
    erika = table.mercenary("dulinsky", at=(3, 3), facing="east").model
    table.g.mercenaries[0].attributes.append("robot")  # what she has learned makes no machine of her
    curby = table.mercenary("curby", at=(5, 3), facing="west").model
    victim = table.agent("victim", at=(4, 3), facing="east")
    table.fate(attack=[(1, 0, 0, 0), (1, 0, 0, 0)])  # outnumbered by the two

    with table.script():
        table.run(strike, victim, erika, "free-attack")
        table.run(strike, victim, curby, "close")
        assert (table.run(heal, erika, 1), table.run(heal, curby, 1)) == (0, 1)

    assert [effect.source for effect in erika.effects] == ["aa-infectious"]


@pytest.mark.rule("SAGA-WOUND-05")
@pytest.mark.rule("SAGA-XP-01")
@pytest.mark.rule("SAGA-XP-03")
def test_surplus_wounds_are_lost_but_were_inflicted():
    table = SagaTable(*HALL, campaign=True)
    erika = table.mercenary("dulinsky", at=(0, 3), facing="east")
    guard, okoro = table.agent("guard", at=(5, 3), facing="west"), table.boss("okoro", at=(5, 5), facing="west")
    table.fate(attack=[(1, 1, 1, 1, 0, 0), (1, 1, 0, 0, 0, 0, 0)])
    erika.experience = 8

    with table.script():
        assert table.run(strike, erika.model, guard, "shot", "wp-rifle") == 4
        assert erika.experience == 12
        table.run(strike, erika.model, okoro, "shot", "wp-rifle")

    assert (erika.tokens, erika.experience) == (1, 1)


@pytest.mark.rule("SAGA-XP-01")
@pytest.mark.rule("SAGA-XP-08")
def test_experience_is_for_wounds_on_enemies_in_a_campaign():
    table = SagaTable(*HALL, campaign=True)
    ogan = table.mercenary("ogan", at=(0, 3))
    erika = table.mercenary("dulinsky", at=(1, 3))
    sentry = table.deployed("sentry", at=(1, 2), owner="ogan")
    ranger = table.agent("ranger", at=(3, 3))
    table.run(inflict, ranger, 1, True, sentry)
    table.run(inflict, erika.model, 1, True, ogan.model)
    table.run(inflict, erika.model, 1, True, ranger)
    table.run(inflict, ranger, 1, False)
    assert (ogan.experience, erika.experience) == (1, 0)

    table.g.campaign = ""
    table.run(inflict, ranger, 1, True, ogan.model)
    assert ogan.experience == 1


# --- death ---


@pytest.mark.rule("SAGA-DEATH-02")
@pytest.mark.rule("SAGA-DEATH-04")
def test_a_fallen_mercenary_leaves_a_counter_with_its_equipment():
    table = SagaTable(*HALL)
    ogan = table.mercenary(
        "ogan", at=(3, 3), wounds=4, items=["eq-vest", "dp-sentry", "dp-charge"], skills=["sk-parry"]
    )
    table.mercenary("alyse", at=(4, 3))
    table.effect(ogan.model, "nx-suppressing-fire")

    table.run(inflict, ogan.model, 1, True)

    assert (ogan.status, ogan.model.at, ogan.model.effects) == ("down", None, [])
    downed = table.g.downed[0]
    assert (downed.who, downed.at) == ("ogan", (3, 3))
    assert [item.card for item in downed.items] == ["eq-vest", "dp-charge"]
    assert [item.card for item in ogan.items] == ["dp-sentry"] and ogan.skills == ["sk-parry"]
    assert table.g.ending == ""


@pytest.mark.rule("SAGA-DEATH-03")
def test_the_counter_blocks_nothing():
    table = SagaTable("........")
    erika = table.mercenary("dulinsky", at=(3, 0), wounds=4)
    alyse = table.mercenary("alyse", at=(0, 0), facing="east").model
    guard = table.agent("guard", at=(6, 0), facing="west")
    table.run(inflict, erika.model, 1, False)

    now = layout(table.g)

    assert now.free >> square_of(table.g, (3, 0)) & 1
    assert sight(now, base_of(table.g, alyse), 1, base_of(table.g, guard)) == IN_THE_OPEN


@pytest.mark.rule("SAGA-DEATH-05")
def test_who_stands_on_the_counter_may_take_everything():
    table = SagaTable("........")
    erika = table.mercenary("dulinsky", at=(3, 0), wounds=4, items=["eq-vest", "eq-medi-pack"])
    alyse = table.mercenary("alyse", at=(2, 0), items=["eq-scope"])
    table.run(inflict, erika.model, 1, False)
    assert equipment_here(table.g, alyse) == []

    alyse.model.at = (3, 0)
    assert equipment_here(table.g, alyse) == [table.g.downed[0]]
    table.run(take_equipment, alyse)

    assert [item.card for item in alyse.items] == ["eq-scope", "eq-vest", "eq-medi-pack"]
    assert table.g.downed[0].items == [] and equipment_here(table.g, alyse) == []


@pytest.mark.rule("SAGA-DEATH-08")
def test_the_nexus_wins_when_every_mercenary_is_eliminated():
    table = SagaTable("........")
    erika = table.mercenary("dulinsky", at=(3, 0), wounds=4)
    alyse = table.mercenary("alyse", at=(2, 0), wounds=4)
    table.run(inflict, erika.model, 1, False)
    assert not table.ended

    table.run(inflict, alyse.model, 1, False)

    assert table.ended and table.g.ending == "nexus"


@pytest.mark.rule("SAGA-DEATH-08")
def test_who_has_left_the_board_is_not_eliminated():
    table = SagaTable("........")
    erika = table.mercenary("dulinsky", at=(3, 0), wounds=4)
    alyse = table.mercenary("alyse", at=None)
    alyse.status = "left"

    table.run(inflict, erika.model, 1, False)

    assert not table.ended


@pytest.mark.rule("SAGA-DEATH-01")
def test_alyse_with_one_life_left_dies_of_a_free_attack():
    table = SagaTable(*HALL)
    alyse = table.mercenary("alyse", at=(3, 3), facing="east", wounds=4)
    table.mercenary("dulinsky", at=(0, 0))
    marine = table.agent("marine", at=(4, 3), facing="west")
    table.fate(attack=(2, 0, 1, 1))

    table.run(strike, marine, alyse.model, "free-attack")

    assert alyse.status == "down"


@pytest.mark.rule("SAGA-DEPLOY-05")
def test_a_deployed_piece_is_destroyed_and_nothing_follows():
    table = SagaTable(*HALL)
    table.mercenary("ogan", at=(0, 3))
    sentry = table.deployed("sentry", at=(1, 2), owner="ogan")
    table.run(inflict, sentry, 1, True)
    assert not crippled(sentry) and table.g.deployed == [sentry]

    table.run(inflict, sentry, 1, True)

    assert table.g.deployed == [] and table.g.downed == [] and not table.ended


# --- shields ---


@pytest.mark.rule("SAGA-SHIELD-01")
@pytest.mark.rule("SAGA-SHIELD-02")
def test_boxes_of_all_sources_are_one_row():
    table = SagaTable(*HALL)
    curby = table.mercenary("curby", at=(0, 0), skills=["sk-capacitors"], items=["eq-shield-gen"])
    erika = table.mercenary("dulinsky", at=(1, 0), items=["eq-shield-gen"])

    assert (shield_boxes(table.g, curby.model), shield_boxes(table.g, erika.model)) == (5, 2)
    erika.items.append(Item("eq-shield-gen"))
    assert shield_boxes(table.g, erika.model) == 2


@pytest.mark.rule("SAGA-SHIELD-03")
def test_shots_fill_blue_boxes_first():
    table = SagaTable(*HALL)
    curby = table.mercenary("curby", at=(3, 3), facing="east").model
    marine = table.agent("marine", at=(6, 3), facing="west")
    table.fate(attack=(1, 1, 1, 0, 0))

    table.run(strike, marine, curby, "shot", "wp-laser-rifle")

    assert (curby.shield_wounds, curby.wounds) == (2, 1)


@pytest.mark.rule("SAGA-SHIELD-04")
@pytest.mark.rule("SAGA-ASSAULT-04")
@pytest.mark.parametrize("way", ["close", "free-attack"])
def test_assaults_go_past_shields(way: str):
    table = SagaTable(*HALL)
    curby = table.mercenary("curby", at=(3, 3), facing="east").model
    marine = table.agent("marine", at=(4, 3), facing="west")
    table.fate(attack=(1, 0, 0, 0))

    table.run(strike, marine, curby, way)

    assert (curby.shield_wounds, curby.wounds) == (0, 1)


@pytest.mark.rule("SAGA-SHIELD-05")
@pytest.mark.parametrize(("way", "on_shields"), [("flat", 1), ("hazard", 0), ("template", 1), ("blast", 1)])
def test_other_damage_goes_past_shields_unless_it_is_a_ranged_attack(way: str, on_shields: int):
    table = SagaTable(*HALL)
    curby = table.mercenary("curby", at=(3, 3), facing="east").model
    devil = table.mercenary("devil", at=(5, 3), facing="west").model
    table.fate(attack=(1, 0, 0))

    table.run(strike, devil if way in ("template", "blast") else None, curby, way, "", False, 1)

    assert (curby.shield_wounds, curby.wounds) == (on_shields, 1 - on_shields)


@pytest.mark.rule("SAGA-SHIELD-06")
def test_free_shields_save_nobody_from_an_assault_and_full_ones_kill_nobody():
    table = SagaTable(*HALL)
    curby = table.mercenary("curby", at=(3, 3), wounds=1)
    table.mercenary("alyse", at=(4, 3))
    table.run(inflict, curby.model, 2, True)
    assert not crippled(curby.model) and curby.status == "playing"

    curby.model.shield_wounds = 0
    table.run(inflict, curby.model, 4, False)
    assert curby.status == "down"


@pytest.mark.rule("SAGA-SHIELD-07")
def test_one_blue_box_recharges():
    table = SagaTable(*HALL)
    curby = table.mercenary("curby", at=(3, 3), wounds=1).model
    curby.shield_wounds = 2

    table.run(recharge_all)
    assert (curby.shield_wounds, curby.wounds) == (1, 1)

    curby.wounds = 2  # Crippled, his shields do not recharge by themselves
    table.run(recharge_all)
    assert curby.shield_wounds == 1

    curby.wounds, curby.shield_wounds = 0, 0
    table.run(recharge_all)
    assert curby.shield_wounds == 0


@pytest.mark.rule("SAGA-SHIELD-08")
@pytest.mark.rule("SAGA-SHIELD-10")
def test_deactivated_shields_are_ignored_and_keep_their_counters():
    table = SagaTable(*HALL)
    curby = table.mercenary("curby", at=(3, 3)).model
    curby.shield_wounds = 1
    table.effect(curby, "nx-scrambler", "next-round")

    table.run(inflict, curby, 1, True)
    table.run(recharge_all)
    assert (curby.shield_wounds, curby.wounds) == (1, 1)

    curby.effects.clear()
    table.run(recharge_all)
    assert curby.shield_wounds == 0
