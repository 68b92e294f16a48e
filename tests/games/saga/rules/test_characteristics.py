"""A model's numbers now: printed, changed by everything in force, each source once."""

import pytest

from starboard.games.saga.content.modifiers import CONDITIONS, DEFENCE_DICE, STEALTH
from starboard.games.saga.rules import conditions
from starboard.games.saga.rules.characteristics import changes, value
from starboard.games.saga.state.fields import CardInPlay, Item
from starboard.games.saga.testing.table import SagaTable

from .attacks import HALL


@pytest.mark.rule("SAGA-MODEL-01")
def test_a_card_gives_the_characteristics():
    table = SagaTable(*HALL)
    erika = table.mercenary("dulinsky", at=(0, 0)).model
    guard = table.agent("guard", at=(5, 5))
    aberration = table.boss("aberration", at=(8, 3))

    assert [value(table.g, erika, kind) for kind in ("move", "shoot", "assault", "defence", "tech")] == [5, 4, 2, 2, 2]
    assert [value(table.g, guard, kind) for kind in ("move", "shoot", "assault", "defence")] == [5, 2, 2, 2]
    assert [value(table.g, aberration, kind) for kind in ("assault", "defence")] == [5, 3]


@pytest.mark.rule("SAGA-MODEL-04")
def test_a_dash_does_not_exist_and_no_card_changes_that():
    table = SagaTable(*HALL)
    technician = table.agent("technician", at=(0, 0))
    aberration = table.boss("aberration", at=(8, 3))

    assert value(table.g, technician, "shoot") == value(table.g, technician, "tech") == 0
    assert value(table.g, aberration, "shoot") == 0


def test_skills_raise_characteristics_to_six_at_the_most():
    table = SagaTable(*HALL)
    wrath = table.mercenary("wrath", at=(0, 0), skills=["sk-plus-assault", "sk-plus-defence", "sk-plus-move"])
    erika = table.mercenary("dulinsky", at=(1, 0), skills=["sk-plus-shoot", "sk-plus-tech"])

    assert [value(table.g, wrath.model, kind) for kind in ("assault", "defence", "move")] == [6, 3, 6]
    assert [value(table.g, erika.model, kind) for kind in ("shoot", "tech")] == [5, 3]


@pytest.mark.rule("SAGA-ATTACK-09")
def test_different_cards_add_up_and_the_same_one_does_not():
    table = SagaTable(*HALL)
    guard = table.agent("guard", at=(0, 0))
    table.effect(guard, "nx-adrenaline")
    table.effect(guard, "nx-adrenaline")
    assert value(table.g, guard, "move") == 7

    table.g.nexus.in_play.append(CardInPlay("nx-blood-frenzy", "next-round", 1))
    table.g.nexus.in_play.append(CardInPlay("nx-blood-frenzy-a", "next-round", 1))

    assert value(table.g, guard, "move") == 8


def test_a_card_in_play_concerns_agents_and_no_boss():
    table = SagaTable(*HALL)
    okoro = table.boss("okoro", at=(3, 3))
    erika = table.mercenary("dulinsky", at=(0, 0)).model
    table.g.nexus.in_play.append(CardInPlay("nx-blood-frenzy", "next-round", 1))

    assert (value(table.g, okoro, "move"), value(table.g, erika, "move")) == (5, 5)


def test_move_never_falls_below_one():
    table = SagaTable(*HALL)
    ogan = table.mercenary("ogan", at=(0, 0), items=["eq-heron"]).model
    table.effect(ogan, "nx-suppressing-fire", "nexus-phase")
    assert value(table.g, ogan, "move") == 1

    victim = table.agent("victim", at=(3, 0))
    table.deployed("damper", at=(1, 1), owner="ogan")
    assert value(table.g, victim, "move") == 2


@pytest.mark.rule("SAGA-DEPLOY-05")
def test_a_dampening_turret_slows_agents_that_it_sees_within_short():
    table = SagaTable("..........", "....k.....", "..........")
    table.mercenary("ogan", at=(0, 0))
    table.deployed("damper", at=(3, 1), owner="ogan")
    table.deployed("damper", at=(2, 1), owner="ogan")
    near, hidden, far = (table.agent("guard", at=at) for at in ((3, 0), (6, 1), (9, 0)))
    okoro = table.boss("okoro", at=(3, 2))

    assert [value(table.g, one, "move") for one in (near, hidden, far, okoro)] == [3, 5, 5, 5]


@pytest.mark.rule("SAGA-DEPLOY-01")
def test_carried_deployables_and_things_to_be_used_change_nothing():
    table = SagaTable(*HALL)
    ogan = table.mercenary("ogan", at=(0, 0), items=["eq-stim", "eq-data-spike", "dp-charge"]).model

    assert (value(table.g, ogan, "move"), value(table.g, ogan, "tech")) == (4, 3)


def test_a_stim_shot_gives_move_this_turn_and_its_other_gift_longer():
    table = SagaTable(*HALL)
    erika = table.mercenary("dulinsky", at=(0, 0)).model
    table.effect(erika, "eq-stim", "turn")
    assert value(table.g, erika, "move") == 7

    erika.effects.clear()
    table.effect(erika, "eq-stim", "round")

    assert value(table.g, erika, "move") == 5


def test_of_two_cards_for_the_body_the_first_works():
    table = SagaTable(*HALL)
    erika = table.mercenary("dulinsky", at=(0, 0), items=["eq-vest", "eq-cloak"])
    assert changes(table.g, erika.model, DEFENCE_DICE, STEALTH) == []

    erika.items = [Item("eq-cloak"), Item("eq-vest")]

    assert changes(table.g, erika.model, DEFENCE_DICE, STEALTH) == [("eq-cloak", 2)]


def test_curbys_mode_is_what_he_chose():
    table = SagaTable(*HALL)
    curby = table.mercenary("curby", at=(0, 0))
    assert value(table.g, curby.model, "move") == 4

    curby.frame = "md-servo"

    assert value(table.g, curby.model, "move") == 6


def test_every_condition_of_the_cards_has_an_answer():
    assert set(conditions.CONDITIONS) == set(CONDITIONS)
