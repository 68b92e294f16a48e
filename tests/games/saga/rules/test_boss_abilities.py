"""What Bosses do besides Shooting and Assaulting (SAGA-BOSS-01, SAGA-TABLE-03)."""

import pytest

from starboard.games.saga.content.abilities import ALONE
from starboard.games.saga.content.bosses import BOSS_ABILITIES
from starboard.games.saga.content.modifiers import TEMPLATE
from starboard.games.saga.rules.attacks.assault import assault
from starboard.games.saga.rules.attacks.attack import attack
from starboard.games.saga.rules.attacks.attack_terms import Attack
from starboard.games.saga.rules.attacks.shooting import legal_shots
from starboard.games.saga.rules.automaton.agent_orders import CARD_ORDERS, ORDERS_IN_A_FRONT_ARC
from starboard.games.saga.rules.card_moments import fill_moments
from starboard.games.saga.rules.end_phase import AT_THE_START, end_phase
from starboard.games.saga.rules.lookups import hidden
from starboard.games.saga.rules.nexus.activations import activate
from starboard.games.saga.rules.nexus.boss_actions import BOSS_ACTIONS
from starboard.games.saga.rules.nexus.boss_moments import AT_ITS_END, AT_ITS_START, seen_by_mercenaries
from starboard.games.saga.rules.nexus.reinforcements import deactivate
from starboard.games.saga.rules.places import layout
from starboard.games.saga.testing.table import SagaTable

fill_moments()
HALL = tuple(["...................."] * 5)


def test_every_ability_of_a_boss_is_written():
    written = {
        *BOSS_ACTIONS, *AT_ITS_START, *AT_ITS_END, *AT_THE_START, *CARD_ORDERS, *ORDERS_IN_A_FRONT_ARC,
        *[ability.id for ability in BOSS_ABILITIES.values() if ability.modifiers],
    }  # fmt: skip

    assert set(BOSS_ABILITIES) - written == {"ba-emitters"}  # a mission with emitters says what they change
    assert all([one.id in CARD_ORDERS for one in BOSS_ABILITIES.values() if one.automaton == ALONE])


def hall(boss: str, at: tuple[int, int] = (2, 2), mercenary: tuple[int, int] = (8, 2), **boss_fields) -> SagaTable:
    table = SagaTable(*HALL)
    table.boss(boss, at=at, facing="east", **boss_fields)
    table.mercenary("dulinsky", at=mercenary, facing="east").acted = 1
    table.g.nexus.target = "dulinsky"
    table.any_fate()
    return table


def burn(g, attacker, target):
    yield from attack(g, Attack(attacker, target, TEMPLATE, dice=6))


def act(table: SagaTable) -> SagaTable:
    table.run(activate, table.g.enemies[0], "SAGA-BOSS-06")
    return table


def attackers(table: SagaTable) -> list[str]:
    return [one.args["who"] for one in table.told("attacked")]


# --- Okoro ---


@pytest.mark.rule("SAGA-TABLE-03")
def test_okoro_shoots_from_at_least_three_squares_away_if_she_can():
    table = hall("okoro", at=(6, 2))

    act(table)

    at = table.g.enemies[0].at
    assert attackers(table) == ["okoro"] and max(abs(at[0] - 8), abs(at[1] - 2)) >= 3


@pytest.mark.rule("SAGA-BOSS-01")
def test_when_she_has_acted_one_of_her_line_shoots_too():
    table = hall("okoro")
    guard = table.agent("marine", at=(3, 1), facing="west")
    table.agent("heavy", at=(12, 4), facing="west")  # too far from her

    act(table)

    assert attackers(table)[:2] == ["okoro", guard.name]


@pytest.mark.rule("SAGA-BOSS-01")
def test_a_nexus_player_need_not_use_her_line():
    table = hall("okoro")
    table.agent("marine", at=(3, 1), facing="west")
    table.nexus_player()
    table.answers({"move": "stay", "facing": "east", "action": "none", "agent-for-card": "none"})

    act(table)

    assert not attackers(table)


@pytest.mark.rule("SAGA-BOSS-01", "SAGA-BOSS-07")
def test_crippled_she_only_goes_to_the_nearest_active_point_and_is_gone():
    table = SagaTable("R...................", *HALL[1:])
    okoro = table.boss("okoro", at=(3, 0), wounds=5)
    who = table.mercenary("dulinsky", at=(8, 0), facing="west")

    act(table)

    assert okoro.at is None and okoro not in table.g.enemies and table.told("withdrew")
    assert not table.told("eliminated") and who.experience == 0


@pytest.mark.rule("SAGA-BOSS-01", "SAGA-BREAK-01")
def test_she_breaks_away_if_she_must_and_goes_on_in_her_next_activation():
    table = SagaTable("R...................", *HALL[1:])
    okoro = table.boss("okoro", at=(12, 0), wounds=5)
    table.mercenary("dulinsky", at=(13, 0), facing="west")
    table.nexus_player()
    table.answers({"free-attack": "refrain"})

    act(table)

    assert okoro.at is not None and okoro.at[0] == 7 and not table.told("withdrew")


@pytest.mark.rule("SAGA-BOSS-01", "SAGA-BREAK-03")
def test_she_is_gone_at_once_if_she_stands_on_an_active_point_whoever_engages_her():
    table = SagaTable("..R.................", *HALL[1:])
    okoro = table.boss("okoro", at=(2, 0), wounds=5)
    table.mercenary("dulinsky", at=(3, 0), facing="west")

    act(table)

    assert okoro not in table.g.enemies and table.told("withdrew") and not table.told("break-away")


@pytest.mark.rule("SAGA-BOSS-01")
def test_without_an_active_point_she_fights_on():
    table = SagaTable("R...................", *HALL[1:])
    table.boss("okoro", at=(2, 2), facing="east", wounds=5)
    table.mercenary("dulinsky", at=(8, 2), facing="east")
    deactivate(table.g, table.g.points[0])
    table.any_fate()

    act(table)

    assert attackers(table) == ["okoro"]


# --- the Shrike ---


@pytest.mark.rule("SAGA-TABLE-03")
def test_the_shrike_shoots_the_most_wounded():
    table = hall("shrike", mercenary=(6, 2))
    table.mercenary("curby", at=(9, 3), facing="east").model.wounds = 1

    act(table)

    assert table.told("attacked")[0].args["target"] == "curby"


@pytest.mark.rule("SAGA-TURN-04", "SAGA-TABLE-03")
def test_then_she_walks_up_to_two_squares_out_of_sight_and_vanishes():
    table = SagaTable("....#..........", "....#..........", "...............")
    shrike = table.boss("shrike", at=(4, 2), facing="east")
    who = table.mercenary("ogan", at=(10, 2), facing="west")
    table.any_fate()

    act(table)

    assert attackers(table) == ["shrike"] and shrike.at is not None and shrike.at[0] <= 3 and hidden(shrike)
    shrike.at = (7, 2)  # in the open, and still nobody's target
    assert not legal_shots(table.g, who.model, layout(table.g))
    table.run(assault, shrike, who.model)
    assert not hidden(shrike) and legal_shots(table.g, who.model, layout(table.g))


@pytest.mark.rule("SAGA-LOS-01")
def test_whoever_is_seen_does_not_vanish():
    table = hall("shrike", mercenary=(8, 2))
    table.g.mercenaries[0].model.facing = "west"

    act(table)

    assert not hidden(table.g.enemies[0])


@pytest.mark.rule("SAGA-LOS-01", "SAGA-DEPLOY-05")
def test_the_squads_own_force_field_hides_her_from_nobody():
    table = SagaTable("##########", "..........", "##########")
    shrike = table.boss("shrike", at=(0, 1), facing="west")
    table.mercenary("ogan", at=(6, 1), facing="west")
    assert seen_by_mercenaries(table.g, shrike)
    table.deployed("force-field", (3, 1), "ogan")
    assert seen_by_mercenaries(table.g, shrike)


# --- Aberration ---


@pytest.mark.rule("SAGA-ASSAULT-01")
def test_the_aberration_sweeps_if_two_are_in_its_front_arc():
    table = hall("aberration", at=(2, 1), mercenary=(4, 1))
    table.mercenary("curby", at=(4, 2), facing="east")

    act(table)

    blows = table.told("attacked")
    assert {one.args["target"] for one in blows} == {"dulinsky", "curby"}
    assert [one.args["attack"][0] for one in blows] == [("fixed", 3), ("fixed", 3)]


@pytest.mark.rule("SAGA-GEOM-08", "SAGA-SETUP-13")
def test_by_the_rules_it_sweeps_the_nearest_first():
    table = hall("aberration", at=(2, 1), mercenary=(4, 3))
    table.mercenary("curby", at=(4, 2), facing="east")

    act(table)

    assert [one.args["target"] for one in table.told("attacked")] == ["curby", "dulinsky"]


@pytest.mark.rule("SAGA-ASSAULT-01")
def test_against_one_it_assaults():
    table = hall("aberration", at=(2, 1), mercenary=(4, 1))

    act(table)

    assert table.told("attacked")[0].args["attack"][0] == ("assault", 5)


@pytest.mark.rule("SAGA-TABLE-03", "SAGA-BOSS-06")
def test_it_goes_for_the_target_whoever_is_nearer():
    table = hall("aberration", at=(5, 2), mercenary=(11, 2))
    table.mercenary("curby", at=(3, 2), facing="west")

    act(table)

    assert [one.args["target"] for one in table.told("attacked")] == ["dulinsky"]


@pytest.mark.rule("SAGA-TABLE-03", "SAGA-LARGE-06")
def test_where_no_way_is_wide_enough_it_goes_for_the_nearest():
    table = SagaTable("......#...", "..........", "......#...")
    table.boss("aberration", at=(2, 1), facing="east")
    table.mercenary("dulinsky", at=(9, 1), facing="east")
    table.mercenary("curby", at=(0, 1), facing="west")
    table.g.nexus.target = "dulinsky"
    table.any_fate()

    act(table)

    assert [one.args["target"] for one in table.told("attacked")] == ["curby"]


@pytest.mark.rule("SAGA-TABLE-03", "SAGA-ASSAULT-01")
def test_on_its_way_it_sweeps_over_those_it_meets():
    table = hall("aberration", at=(1, 2), mercenary=(19, 2))
    for name, y, facing in (("curby", 1, "north"), ("alyse", 4, "south")):
        table.mercenary(name, at=(7, y), facing=facing)

    act(table)

    assert {one.args["target"] for one in table.told("attacked")} == {"curby", "alyse"}


@pytest.mark.rule("SAGA-WOUND-04", "SAGA-END-01")
def test_it_grows_back_unless_a_template_wounded_it():
    table = hall("aberration", wounds=3)
    boss = table.g.enemies[0]
    table.run(end_phase)
    assert boss.wounds == 2

    before = boss.wounds
    while boss.wounds == before:
        table.run(burn, table.g.mercenaries[0].model, boss)
    after = boss.wounds
    table.run(end_phase)
    assert boss.wounds == after
    table.run(end_phase)
    assert boss.wounds == after - 1


# --- Hale ---


@pytest.mark.rule("SAGA-DOOR-02", "SAGA-REINFORCE-10")
@pytest.mark.parametrize("choice", ["D1", "R1"])
def test_hale_locks_a_door_or_turns_up_a_point(choice: str):
    table = SagaTable("....D.....R.")
    table.boss("hale", at=(1, 0), facing="east")
    table.mercenary("dulinsky", at=(7, 0))
    deactivate(table.g, table.g.points[0])
    table.nexus_player()
    table.answers({"move": "stay", "facing": "east", "action": "ba-override", "override": choice})

    act(table)

    assert (table.g.doors[0].lock, table.g.points[0].active) == ((2, False) if choice == "D1" else (0, True))


@pytest.mark.rule("SAGA-ACTION-03")
def test_in_a_front_arc_hale_locks_nothing():
    table = SagaTable("....D.....R.")
    table.boss("hale", at=(1, 0), facing="east")
    table.mercenary("dulinsky", at=(2, 0), facing="west")
    table.nexus_player()
    table.answers({"move": "stay", "facing": "east", "action": "none"})

    act(table)

    assert list(table.question("action").options) == ["assault"]


@pytest.mark.rule("SAGA-TABLE-03")
def test_by_the_rules_hale_overrides_only_without_a_shot():
    table = SagaTable("....D.......", "############", "............")
    table.boss("hale", at=(1, 0), facing="east")
    table.mercenary("dulinsky", at=(7, 2)).acted = 1
    act(table)
    assert table.g.doors[0].lock == 2

    table = hall("hale", mercenary=(5, 2))
    act(table)
    assert attackers(table) == ["hale"]


@pytest.mark.rule("SAGA-TABLE-03", "SAGA-GEOM-08")
def test_by_the_rules_hale_turns_up_the_point_nearest_to_the_target_if_no_door_is_to_be_locked():
    table = SagaTable("............", "############", "R..........R")
    table.boss("hale", at=(1, 0), facing="east")
    table.mercenary("dulinsky", at=(9, 2)).acted = 1
    for point in table.g.points:
        deactivate(table.g, point)

    act(table)

    assert [point.active for point in table.g.points] == [False, True]


@pytest.mark.rule("SAGA-TABLE-03", "SAGA-TABLE-09")
def test_okoro_shoots_what_is_deployed_where_nobody_is_left_on_the_board():
    table = hall("okoro")
    table.mercenary("ogan", at=(9, 4))
    table.deployed("sentry", at=(9, 2), owner="ogan")
    for who in table.g.mercenaries:
        who.model.at, who.status = None, "left"

    assert act(table).told("plans")[0].args["target"] == "sentry-of-ogan-1"
