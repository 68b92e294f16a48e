"""Upkeep after a mission of a campaign."""

import pytest

from starboard.games.saga.rules.attacks.elimination import eliminate
from starboard.games.saga.rules.campaign.upkeep import (
    record_experience,
    recover_equipment,
    reorganise,
    spare_the_squad,
    tend,
    upkeep,
)
from starboard.games.saga.testing.table import SagaTable
from tests.games.saga.rules.mission_tables import begun


def after_mission(ending: str = "mercenaries") -> SagaTable:
    table = SagaTable("......", "......", campaign=True)
    table.g.ending, table.g.step = ending, "over"
    return table


def fallen(table: SagaTable, name: str, items=(), at=(5, 1)):
    """A Mercenary that has died there with these cards."""
    who = table.mercenary(name, at=at, items=items)
    who.model.wounds = 5
    table.g.step = "mercenaries"
    eliminate(table.g, who.model)
    table.g.step = "over"
    return who


# --- experience ---


@pytest.mark.rule("SAGA-XP-04", "SAGA-XP-05")
def test_ten_points_for_the_living_who_were_never_crippled():
    table = after_mission()
    unhurt, healed, left = (table.mercenary(name, at=None) for name in ("dulinsky", "curby", "devil"))
    healed.was_crippled = True
    left.status = "left"
    dead = fallen(table, "alyse")

    table.run(record_experience)

    assert [who.experience for who in (unhurt, healed, left, dead)] == [10, 0, 10, 0]
    assert table.told("experience")[0].rule == "SAGA-XP-04"


@pytest.mark.rule("SAGA-XP-05", "SAGA-XP-07")
def test_a_lost_mission_gives_no_bonus_but_takes_nothing():
    table = after_mission("nexus")
    who = table.mercenary("dulinsky", at=(0, 0))
    who.experience, who.tokens, who.victory_points = 7, 1, 2

    table.run(record_experience)

    assert (who.experience, who.tokens, who.victory_points) == (7, 1, 2)


# --- wounds ---


@pytest.mark.rule("SAGA-UPKEEP-01", "SAGA-SETUP-11")
def test_whoever_is_not_crippled_recovers_without_a_roll():
    table = after_mission()
    curby = table.mercenary("curby", at=(0, 0), wounds=1)
    curby.model.shield_wounds = 2

    table.run(tend, curby)

    assert (curby.model.wounds, curby.model.shield_wounds, table.rolled) == (0, 0, [])


@pytest.mark.rule("SAGA-UPKEEP-02", "SAGA-UPKEEP-03")
def test_the_crippled_roll_a_die_for_each_counter_and_any_shield_removes_one():
    table = after_mission()
    dulinsky = table.mercenary("dulinsky", at=(0, 0), wounds=4)
    table.fate(recovery=(0, 1, 3, 0))

    table.run(tend, dulinsky)

    assert dulinsky.model.wounds == 2


@pytest.mark.rule("SAGA-UPKEEP-02", "SAGA-REROLL-02", "SAGA-MODEL-03")
@pytest.mark.parametrize(("again", "left"), [(2, 2), (0, 3)])
def test_the_resourceful_roll_one_of_these_dice_again(again, left):
    table = after_mission()
    dulinsky = table.mercenary("dulinsky", at=(0, 0), wounds=4, skills=["sk-resourceful"])
    dulinsky.used = ["sk-resourceful"]  # in the last Round of the mission, which is over
    table.answers({"reroll": [(0,)]}).fate(recovery=(0, 1, 0, 0), reroll=(again,))

    table.run(tend, dulinsky)

    assert dulinsky.model.wounds == left


@pytest.mark.rule("SAGA-UPKEEP-02", "SAGA-UPKEEP-04")
@pytest.mark.parametrize(("faces", "left"), [((0, 0, 0, 0, 0), 4), ((0, 0, 0, 0, 2), 4), ((1, 1, 1, 1, 0), 1)])
def test_the_dead_roll_too_and_have_a_free_box_at_least(faces, left):
    table = after_mission()
    table.mercenary("curby", at=(0, 0))
    alyse = fallen(table, "alyse")
    table.fate(recovery=faces)

    table.run(tend, alyse)

    assert alyse.model.wounds == left


# --- equipment ---


@pytest.mark.rule("SAGA-UPKEEP-05")
def test_one_of_the_cards_nobody_picked_up_is_lost_at_random():
    table = after_mission("nexus")
    table.mercenary("curby", at=(0, 0))
    alyse = fallen(table, "alyse", ["eq-vest", "eq-stim", "eq-grenade"])
    table.fate(lost_card="eq-stim")

    table.run(recover_equipment, table.g.downed[0])

    assert [item.card for item in alyse.items] == ["eq-vest", "eq-grenade"]
    assert table.told("equipment-lost")[0].args["card"] == "eq-stim"


@pytest.mark.rule("SAGA-UPKEEP-05")
def test_nothing_is_lost_of_what_was_recovered_and_mission_items_never_are():
    table = after_mission()
    table.mercenary("curby", at=(0, 0))
    alyse = fallen(table, "alyse", ["eq-vest"])
    table.g.downed[0].items = []
    table.run(recover_equipment, table.g.downed[0])
    assert (alyse.items, table.told("equipment-lost")) == ([], [])

    devil = fallen(table, "devil", ["eq-serum"], at=(4, 1))
    table.run(recover_equipment, table.g.downed[1])
    assert [item.card for item in devil.items] == ["eq-serum"]


@pytest.mark.rule("SAGA-UPKEEP-06")
def test_cards_change_hands_freely_but_not_what_is_printed():
    table = after_mission()
    ogan = table.mercenary("ogan", at=(0, 0), items=["dp-sentry", "eq-vest"])
    curby = table.mercenary("curby", at=(1, 0), items=["eq-stim"])
    gift, back = ("eq-vest", "ogan", "curby"), ("eq-stim", "curby", "ogan")
    table.answers({(0, "reorganise"): [gift], (1, "reorganise"): [back, "none"]})

    table.run(reorganise)

    assert [item.card for item in ogan.items] == ["dp-sentry", "eq-stim"]
    assert [item.card for item in curby.items] == ["eq-vest"]
    assert table.asked[0].options == [gift]  # neither the turret nor another player's card


# --- the order ---


@pytest.mark.rule("SAGA-CAMPAIGN-04")
def test_everything_comes_in_its_order():
    table = after_mission()
    dulinsky = table.mercenary("dulinsky", at=(0, 0), items=["eq-vest"])
    alyse = fallen(table, "alyse", ["eq-stim", "eq-grenade"])
    alyse.seat = 0
    dulinsky.victory_points, dulinsky.experience = 1, 5
    alyse.tokens = 1
    table.answers({
        "reorganise": [("eq-grenade", "alyse", "dulinsky"), "none", "none"],
        "shop": [("ship", 1), ("buy", "eq-medi-pack")],
        "growth": [("advance", "dulinsky"), ("advance", "alyse")],
        "skill": ["sk-foresight", "sk-parry"],
    })  # fmt: skip
    table.fate(
        recovery=(1, 1, 1, 1, 1), lost_card="eq-stim",
        skill_card=["sk-foresight", "sk-plus-tech", "sk-plus-move", "sk-parry", "sk-unbroken", "sk-plus-move"],
    )  # fmt: skip

    table.run(upkeep)

    told = [one.kind for one in table.g.events or []]
    order = ["experience", "recovered", "equipment-lost", "given", "aftermath", "shipped", "bought", "skill-learned"]
    assert [told.index(kind) for kind in order] == sorted([told.index(kind) for kind in order])
    assert (table.g.step, dulinsky.skills, alyse.skills) == ("over", ["sk-foresight"], ["sk-parry"])
    assert [item.card for item in dulinsky.items] == ["eq-vest", "eq-grenade", "eq-medi-pack"]


@pytest.mark.rule("SAGA-DEPLOY-03")
def test_a_bought_piece_that_still_stands_is_packed_up():
    table = after_mission("nexus")
    dulinsky = table.mercenary("dulinsky", at=(0, 0))
    table.mercenary("ogan", at=(0, 1), items=["dp-sentry"])
    table.deployed("force-field", at=(1, 0), owner="dulinsky")
    table.deployed("force-field", at=(2, 0), owner="dulinsky")
    table.deployed("damper", at=(3, 0), owner="ogan")
    table.answers({"reorganise": "none"})

    table.run(upkeep)

    assert [(item.card, item.bought) for item in dulinsky.items] == [("dp-force-field", True)]
    assert [item.card for item in table.g.mercenaries[1].items] == ["dp-sentry"]


# --- nobody begins what is lost ---


@pytest.mark.rule("SAGA-UPKEEP-04", "SAGA-MISSION-14")
@pytest.mark.parametrize(
    ("wounds", "left"),
    [
        ((3, 3, 4, 0), (2, 3, 4, 0)),  # three are Crippled: the one that is so by least is spared
        ((4, 2, 4, 0), (4, 1, 4, 0)),
        ((4, 3, 1, 0), (4, 3, 1, 0)),
        ((4, 4, 4, 4), (2, 4, 4, 2)),
        ((4, 3), (2, 3)),
        ((4,), (2,)),
        ((2, 1, 1), (2, 1, 1)),
    ],
)
def test_too_many_crippled_do_not_begin_the_next_mission(wounds: tuple[int, ...], left: tuple[int, ...]):
    table = after_mission("nexus")
    names = ("dulinsky", "curby", "alyse", "devil")
    squad = [table.mercenary(name, at=None, wounds=count) for name, count in zip(names, wounds, strict=False)]

    table.run(spare_the_squad)

    assert tuple([who.model.wounds for who in squad]) == left


@pytest.mark.rule("SAGA-CAMPAIGN-04", "SAGA-CREDIT-03")
def test_what_is_bought_in_upkeep_is_nothing_that_the_mission_answers():
    table = begun("m3")
    table.g.campaign, table.g.ending, table.g.step = "lantern-job", "nexus", "over"
    curby, *others = table.g.mercenaries
    for who in others:
        who.model.wounds, who.status = 5, "down"  # the mission would be lost again
    curby.victory_points = 3
    answers = {"shop": [("ship", 3), ("buy", "eq-silent-pistol"), "none"], "reorganise": ["none", "none"]}
    table.answers(answers).any_fate()

    table.run(upkeep)

    assert "eq-silent-pistol" in [item.card for item in curby.items] and curby.victory_points == 0
    assert table.g.moments == []


@pytest.mark.rule("SAGA-CAMPAIGN-04", "SAGA-CAMPAIGN-02")
def test_upkeep_follows_the_last_mission_too_for_its_squad_may_be_veterans_of_another_campaign():
    table = begun("m9", variant="company")
    table.g.campaign, table.g.ending, table.g.step = "lantern-job", "mercenaries", "over"
    curby = table.g.mercenaries[1]
    curby.victory_points = 1
    table.answers({"shop": [("ship", 1), ("buy", "eq-medi-pack")], "reorganise": ["none", "none"]}).any_fate()

    table.run(upkeep)

    assert (table.g.following, table.g.finale) == ([], "paid-in-full")
    assert "eq-medi-pack" in [item.card for item in curby.items]
