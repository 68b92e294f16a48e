"""The numbers on the cards of Mercenaries, Agents and Bosses that are known, and what follows from them."""

import pytest

from starboard.games.saga.content.agents import AGENTS, PLAGUE
from starboard.games.saga.content.bosses import BOSSES
from starboard.games.saga.content.deployables import DEPLOYABLES
from starboard.games.saga.content.mercenaries import MERCENARIES
from starboard.games.saga.content.weapons import FLAME, LONG, SHORT, WEAPONS

VALUES = ("move", "shoot", "assault", "defence", "tech")


def mercenary(name):
    return MERCENARIES[f"mc-{name}"]


def agent(name):
    return AGENTS[f"ag-{name}"]


def test_the_first_four_mercenaries_cost_455_credits():
    alyse, devil = mercenary("alyse").cost, mercenary("devil").cost

    assert alyse + devil == 220
    assert mercenary("dulinsky").cost + mercenary("curby").cost + alyse + devil == 455
    assert (mercenary("wrath").cost, mercenary("ogan").cost) == (110, 125)


@pytest.mark.rule("SAGA-MODEL-01")
def test_a_mercenary_has_five_characteristics_from_1_to_5_and_five_boxes():
    for who in MERCENARIES.values():
        assert [value for value in VALUES if not 1 <= getattr(who, value) <= 5] == [], who.id
        assert who.green + who.red == 5, who.id
        assert len(who.weapons) == 1 and len(who.feats) == 1, who.id


@pytest.mark.rule("SAGA-ATTRIBUTE-01")
def test_a_mercenarys_keywords_are_a_race_and_its_specialities():
    assert mercenary("dulinsky").keywords == ("human", "shooting", "tactics")
    assert mercenary("wrath").keywords == ("judwan", "assault", "speed")
    assert mercenary("curby").keywords == ("robot", "tech")


@pytest.mark.rule("SAGA-SHIELD-01")
def test_only_curby_has_shield_boxes_built_in():
    assert [who.id for who in MERCENARIES.values() if who.blue] == ["mc-curby"]


def test_the_boxes_that_the_examples_show():
    assert (mercenary("alyse").green, mercenary("wrath").green) == (2, 4)


@pytest.mark.rule("SAGA-MODEL-05")
def test_life_drain_is_a_short_weapon_that_needs_no_sight_and_spares_scenery():
    drain = WEAPONS[mercenary("alyse").weapons[0]]

    assert (drain.ranged, drain.reach, drain.blind, drain.hits_scenery) == (True, SHORT, True, False)
    assert [weapon.id for weapon in WEAPONS.values() if weapon.blind] == ["wp-drain"]


def test_weapons_reach_as_far_as_printed():
    assert [WEAPONS[mercenary(name).weapons[0]].reach for name in ("dulinsky", "devil")] == [LONG, FLAME]
    assert not WEAPONS["wp-sword"].ranged
    assert WEAPONS[agent("guard").weapon].reach == SHORT


def test_who_has_no_ranged_weapon_has_a_dash_for_shoot():
    for card in (*AGENTS.values(), *BOSSES.values()):
        assert bool(card.shoot) == bool(card.weapon), card.id
        assert card.assault and card.defence and card.move, card.id


def test_the_agents_of_the_examples():
    technician, guard, marine = agent("technician"), agent("guard"), agent("marine")

    assert [kind.cost for kind in (technician, guard, marine)] == [1, 2, 3]
    assert (technician.defence, guard.defence, guard.health) == (1, 2, 2)
    assert [kind.id for kind in AGENTS.values() if kind.keyword == PLAGUE] == ["ag-victim", "ag-ravager"]


def test_no_agent_is_at_least_as_good_in_everything_for_no_more():
    values = ("move", "shoot", "assault", "defence", "health")
    for better in AGENTS.values():
        for worse in AGENTS.values():
            if better is not worse and better.cost <= worse.cost:
                assert any(getattr(better, value) < getattr(worse, value) for value in values), (better.id, worse.id)


def test_a_boss_has_green_and_red_boxes_about_a_third_of_them_red():
    for boss in BOSSES.values():
        assert 7 <= boss.green + boss.red <= 10, boss.id
        assert 2 <= boss.red <= 3, boss.id


def test_two_bosses_stand_on_large_bases():
    assert [boss.id for boss in BOSSES.values() if boss.size == 2] == ["bs-aberration", "bs-chovar"]
    assert [boss.code for boss in BOSSES.values()] == ["BO", "BV", "BA", "BC", "BD"]


@pytest.mark.rule("SAGA-DEPLOY-05")
def test_a_deployed_item_has_defence_and_health_and_is_an_obstacle_unless_its_card_says_more():
    assert [(card.defence, card.health) for card in DEPLOYABLES.values()] == [(2, 2), (3, 2), (4, 2), (2, 1)]
    assert [card.id for card in DEPLOYABLES.values() if card.sight != "obstacle"] == ["dp-force-field"]
