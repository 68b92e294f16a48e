"""The six steps of an attack: pools, roll, re-rolls, pairing, wounds."""

import pytest

from starboard.games.saga.rules.attacks.attack import raised
from starboard.games.saga.rules.profiles import AGENT, PROFILES, Profile
from starboard.games.saga.state.fields import CardInPlay
from starboard.games.saga.testing.table import SagaTable
from starboard.testing.table import UnscriptedQuestion

from .attacks import HALL, batter, blue, red, strike


@pytest.mark.rule("SAGA-ATTACK-01")
@pytest.mark.rule("SAGA-ATTACK-10")
@pytest.mark.rule("SAGA-ATTACK-11")
@pytest.mark.rule("SAGA-ATTACK-13")
def test_tutorial_a_technician_in_cover_takes_one_wound():
    table = SagaTable(*HALL)
    erika = table.mercenary("dulinsky", at=(0, 3), facing="east").model
    technician = table.agent("technician", at=(5, 3), facing="west")
    table.fate(attack=(0, 1, 2, 3, 1, 3))  # a blank; both shields block

    assert table.run(strike, erika, technician, "shot", "wp-rifle", True) == 1

    assert technician.wounds == 1
    told = table.told("attacked")[0].args
    assert told["attack"] == (("shoot", 4),)
    assert told["defence"] == (("defence", 1), ("cover", 1))
    assert told["dice"] == (("attack", 0), ("attack", 1), ("attack", 2), ("attack", 3), ("defence", 1), ("defence", 3))


@pytest.mark.rule("SAGA-ATTACK-02")
@pytest.mark.rule("SAGA-ATTACK-03")
@pytest.mark.rule("SAGA-WOUND-01")
def test_tutorial_b_a_guard_in_the_open_dies_of_two_wounds():
    table = SagaTable(*HALL)
    erika = table.mercenary("dulinsky", at=(0, 3), facing="east").model
    guard = table.agent("guard", at=(6, 3), facing="west")
    table.fate(attack=(1, 2, 3, 0, 1, 0))

    assert table.run(strike, erika, guard, "shot", "wp-rifle") == 2

    assert guard.at is None and table.g.enemies == []
    assert table.told("eliminated")[0].args == {"who": "guard-1"}


@pytest.mark.rule("SAGA-ATTACK-02")
def test_a_shot_rolls_shoot_and_an_assault_rolls_assault():
    table = SagaTable(*HALL)
    wrath = table.mercenary("wrath", at=(3, 3), facing="east").model
    guard = table.agent("guard", at=(4, 3), facing="west")

    assert red(table, wrath, guard, "close") == [("assault", 5)]
    assert red(table, wrath, guard, "shot") == [("shoot", 1)]
    assert red(table, wrath, guard, "close", dice=3) == [("fixed", 3)]


@pytest.mark.rule("SAGA-ATTACK-04")
def test_no_pool_falls_below_one_die():
    table = SagaTable("....", "....", "....", "K...")
    alyse = table.mercenary("alyse", at=(1, 1), facing="south", wounds=2).model
    guard = table.agent("technician", at=(1, 2), facing="south")
    table.effect(alyse, "nx-suppressing-fire", "nexus-phase")
    table.fate(attack=(1, 0))
    table.answers({"heal": "none"})

    table.run(strike, alyse, guard, "shot", "wp-drain")

    assert red(table, alyse, guard, "shot") == [
        ("shoot", 2), ("crippled", -1), ("darkness", -1), ("nx-suppressing-fire", -1),
    ]  # fmt: skip
    assert blue(table, alyse, guard, "shot") == [("defence", 1), ("behind", -1)]
    assert guard.wounds == 1


@pytest.mark.rule("SAGA-ATTACK-05")
@pytest.mark.rule("SAGA-WOUND-03")
def test_a_crippled_model_rolls_one_die_less_on_either_side():
    table = SagaTable(*HALL)
    erika = table.mercenary("dulinsky", at=(0, 3), facing="east", wounds=3).model
    okoro = table.boss("okoro", at=(6, 3), facing="west", wounds=5)
    guard = table.agent("guard", at=(6, 5), facing="west", wounds=1)

    assert ("crippled", -1) in red(table, erika, okoro, "shot")
    assert ("crippled", -1) in blue(table, erika, okoro, "shot")
    assert ("crippled", -1) in red(table, okoro, erika, "shot")
    assert red(table, guard, erika, "shot") == [("shoot", 2)]
    erika.wounds = 2
    assert red(table, erika, okoro, "shot") == [("shoot", 4)]


@pytest.mark.parametrize(
    ("name", "way", "hurt"), [("devil", "close", 0), ("devil", "template", -1), ("wrath", "close", 0)]
)
def test_some_fight_on_in_assaults_while_crippled(name: str, way: str, hurt: int):
    table = SagaTable(*HALL)
    who = table.mercenary(name, at=(3, 3), facing="east", wounds=4).model
    guard = table.agent("guard", at=(4, 3), facing="west")

    assert dict(red(table, who, guard, way)).get("crippled", 0) == hurt
    assert ("crippled", -1) in blue(table, guard, who, "close")


def test_unbroken_does_not_mind_being_crippled():
    table = SagaTable(*HALL)
    erika = table.mercenary("dulinsky", at=(3, 3), facing="east", wounds=3, skills=["sk-unbroken"]).model
    guard = table.agent("guard", at=(6, 3), facing="west")

    assert red(table, erika, guard, "shot") == [("shoot", 4)]
    assert blue(table, guard, erika, "shot") == [("defence", 2)]


@pytest.mark.rule("SAGA-ATTACK-06")
@pytest.mark.parametrize("way", ["shot", "close", "free-attack", "template"])
@pytest.mark.parametrize(("facing", "dice"), [("east", -1), ("north", 0), ("west", 0)])
def test_an_attack_from_behind_costs_the_defender_a_die(way: str, facing: str, dice: int):
    table = SagaTable(*HALL)
    erika = table.mercenary("dulinsky", at=(3, 3), facing="east").model
    guard = table.agent("guard", at=(4, 3), facing=facing)

    assert dict(blue(table, erika, guard, way)).get("behind", 0) == dice


@pytest.mark.rule("SAGA-ATTACK-06")
def test_a_shooter_far_away_can_be_behind_too():
    table = SagaTable(*HALL)
    erika = table.mercenary("dulinsky", at=(0, 0), facing="east").model
    guard = table.agent("guard", at=(7, 3), facing="south")

    assert ("behind", -1) in blue(table, erika, guard, "shot")


@pytest.mark.rule("SAGA-LARGE-04")
def test_a_large_attacker_must_be_wholly_behind():
    table = SagaTable(*HALL)
    erika = table.mercenary("dulinsky", at=(5, 3), facing="east").model
    aberration = table.boss("aberration", at=(4, 1), facing="east")
    assert ("behind", -1) not in blue(table, aberration, erika, "close")

    aberration.at = (3, 2)

    assert ("behind", -1) in blue(table, aberration, erika, "close")


@pytest.mark.rule("SAGA-ATTACK-07")
@pytest.mark.rule("SAGA-COVER-07")
@pytest.mark.parametrize(("way", "dice"), [("shot", 1), ("turret", 1), ("template", 0), ("blast", 0), ("close", 0)])
def test_cover_helps_against_shots_alone(way: str, dice: int):
    table = SagaTable(*HALL)
    erika = table.mercenary("dulinsky", at=(3, 3), facing="east").model
    guard = table.agent("guard", at=(6, 3), facing="west")

    assert dict(blue(table, erika, guard, way, cover=True)).get("cover", 0) == dice


def test_a_ranger_shoots_past_cover():
    table = SagaTable(*HALL)
    erika = table.mercenary("dulinsky", at=(3, 3), facing="east").model
    ranger = table.agent("ranger", at=(6, 3), facing="west")

    assert blue(table, ranger, erika, "shot", cover=True) == [("defence", 2)]


@pytest.mark.rule("SAGA-ATTACK-08")
@pytest.mark.rule("SAGA-ATTACK-14")
@pytest.mark.rule("SAGA-ASSAULT-03")
def test_each_fighter_that_is_outnumbered_loses_one_die():
    table = SagaTable(*HALL)
    wrath = table.mercenary("wrath", at=(3, 3), facing="east").model
    guard = table.agent("guard", at=(4, 3), facing="west")
    assert red(table, wrath, guard, "close") == [("assault", 5)]

    table.agent("guard", at=(3, 2), facing="south")
    table.agent("guard", at=(3, 4), facing="north")
    table.agent("guard", waiting="R1")

    assert red(table, wrath, guard, "close") == [("assault", 5), ("outnumbered", -1)]
    assert blue(table, wrath, guard, "close") == [("defence", 2)]
    assert ("outnumbered", -1) in blue(table, guard, wrath, "close")
    assert ("outnumbered", -1) not in red(table, wrath, guard, "shot")

    table.mercenary("alyse", at=(5, 3), facing="west")
    assert ("outnumbered", -1) in blue(table, wrath, guard, "close")


@pytest.mark.rule("SAGA-ATTACK-08")
def test_enemies_that_look_away_do_not_outnumber():
    table = SagaTable(*HALL)
    wrath = table.mercenary("wrath", at=(3, 3), facing="east").model
    guard = table.agent("guard", at=(4, 3), facing="west")
    table.agent("guard", at=(3, 2), facing="north")

    assert red(table, wrath, guard, "close") == [("assault", 5)]


def test_a_ravager_does_not_mind_being_outnumbered():
    table = SagaTable(*HALL)
    wrath = table.mercenary("wrath", at=(3, 3), facing="east").model
    table.mercenary("alyse", at=(5, 3), facing="west")
    ravager = table.agent("ravager", at=(4, 3), facing="west")

    assert ("outnumbered", -1) not in red(table, ravager, wrath, "close")
    assert ("outnumbered", -1) not in blue(table, wrath, ravager, "close")


@pytest.mark.rule("SAGA-DARK-03")
@pytest.mark.parametrize("way", ["shot", "close", "template"])
def test_attacks_into_darkness_lose_a_die(way: str):
    table = SagaTable("..........", "....K.....", "..........")
    erika = table.mercenary("dulinsky", at=(0, 1), facing="east").model
    dark, lit = table.agent("guard", at=(1, 1), facing="west"), table.agent("guard", at=(9, 1), facing="west")

    assert ("darkness", -1) in red(table, erika, dark, way)
    assert ("darkness", -1) not in red(table, erika, lit, way)


def test_the_shrike_sees_in_the_dark_but_is_not_seen_better():
    table = SagaTable("..........", "....K.....", "..........")
    erika = table.mercenary("dulinsky", at=(3, 1), facing="east").model
    shrike = table.boss("shrike", at=(5, 1), facing="west")

    assert ("darkness", -1) not in red(table, shrike, erika, "shot")
    assert ("darkness", -1) in red(table, erika, shrike, "shot")


@pytest.mark.rule("SAGA-ATTACK-09")
def test_all_modifiers_add_up():
    table = SagaTable(*HALL)
    erika = table.mercenary("dulinsky", at=(3, 3), facing="east").model
    alyse = table.mercenary("alyse", at=(3, 4), facing="west", skills=["sk-parry"], items=["eq-vest"]).model
    first = table.agent("technician", at=(4, 4), facing="west")
    table.agent("technician", at=(3, 5), facing="north")
    table.g.nexus.in_play.append(CardInPlay("nx-blood-frenzy", "next-round", 1))
    table.effect(first, "nx-adrenaline")

    assert red(table, first, alyse, "close") == [
        ("assault", 2), ("aa-swarm", 1), ("nx-adrenaline", 1), ("nx-blood-frenzy", 1),
    ]  # fmt: skip
    assert blue(table, first, alyse, "close") == [("defence", 3), ("behind", -1), ("outnumbered", -1), ("sk-parry", 1)]
    # Dulinsky sees the shooter, so her friend beside her gains a die; she herself does not.
    assert blue(table, first, alyse, "shot") == [
        ("defence", 3), ("behind", -1), ("eq-vest", 1), ("ab-watchful-eye", 1),
    ]  # fmt: skip
    assert blue(table, first, erika, "shot") == [("defence", 2)]


@pytest.mark.rule("SAGA-MODEL-02", "SAGA-DEPLOY-05")
def test_a_deployed_piece_is_no_friend_beside_her():
    table = SagaTable(*HALL)
    table.mercenary("dulinsky", at=(3, 3), facing="east")
    turret = table.deployed("sentry", at=(3, 4), owner="dulinsky")
    guard = table.agent("guard", at=(6, 3), facing="west")

    assert blue(table, guard, turret, "shot") == [("defence", 2)]


def test_an_ability_beside_a_friend_ends_where_it_sees_nothing():
    table = SagaTable(*HALL)
    table.mercenary("dulinsky", at=(3, 3), facing="west")
    alyse = table.mercenary("alyse", at=(3, 4), facing="east").model
    guard = table.agent("guard", at=(8, 4), facing="west")

    assert blue(table, guard, alyse, "shot") == [("defence", 3)]


@pytest.mark.parametrize(
    ("other", "at", "dice"), [("guard", (5, 5), 1), ("guard", (7, 6), 0), ("marine", (5, 5), 0)],
)  # fmt: skip
def test_guards_shoot_better_in_pairs(other: str, at: tuple[int, int], dice: int):
    table = SagaTable(*HALL)
    erika = table.mercenary("dulinsky", at=(0, 3), facing="east").model
    guard = table.agent("guard", at=(4, 3), facing="west")
    table.agent(other, at=at)

    assert dict(red(table, guard, erika, "shot")).get("aa-pair-drill", 0) == dice


def test_a_heavy_marine_shoots_worse_after_moving():
    table = SagaTable(*HALL)
    erika = table.mercenary("dulinsky", at=(0, 3), facing="east").model
    heavy = table.agent("heavy", at=(4, 3), facing="west")
    table.g.acting, table.g.moved = heavy.name, 0
    assert red(table, heavy, erika, "shot") == [("shoot", 4)]

    table.g.moved = 1

    assert red(table, heavy, erika, "shot") == [("shoot", 4), ("aa-braced", -1)]


def test_a_quiet_kill_needs_a_back_and_an_unaware_nexus():
    table = SagaTable(*HALL)
    wrath = table.mercenary("wrath", at=(3, 3), facing="east").model
    guard = table.agent("guard", at=(4, 3), facing="east")
    assert red(table, wrath, guard, "close") == [("assault", 5)]

    table.g.nexus.aware = False
    assert red(table, wrath, guard, "close") == [("assault", 5), ("ab-quiet-kill", 2)]
    guard.facing = "west"
    assert red(table, wrath, guard, "close") == [("assault", 5)]


def test_free_attacks_on_the_slippery_lose_dice():
    table = SagaTable(*HALL)
    wrath = table.mercenary("wrath", at=(3, 3), facing="east", skills=["sk-slippery"]).model
    victim = table.agent("victim", at=(4, 3), facing="west")

    assert red(table, victim, wrath, "free-attack") == [("assault", 3), ("sk-slippery", -2)]
    assert red(table, victim, wrath, "close") == [("assault", 3)]


def test_a_card_gives_its_dice_to_the_action_of_its_activation_alone():
    table = SagaTable(*HALL)
    erika = table.mercenary("dulinsky", at=(3, 3), facing="east").model
    marine = table.agent("marine", at=(7, 3), facing="west")
    table.effect(marine, "nx-overdrive", "turn")
    table.effect(marine, "nx-ambush", "turn")
    assert red(table, marine, erika, "shot") == [("shoot", 3)]

    table.g.acting = marine.name
    assert red(table, marine, erika, "shot") == [("shoot", 3), ("nx-overdrive", 1), ("nx-ambush", 1)]
    assert red(table, marine, erika, "free-attack") == [("assault", 2)]
    table.nexus_player()
    assert red(table, marine, erika, "shot") == [("shoot", 3), ("nx-overdrive", 1)]


def test_a_source_for_one_attack():
    table = SagaTable(*HALL)
    erika = table.mercenary("dulinsky", at=(3, 3), facing="east").model
    marine = table.agent("marine", at=(7, 3), facing="west")
    source = ("nx-target-acquired",)

    assert ("nx-target-acquired", 1) in red(table, marine, erika, "shot", sources=source)
    assert red(table, marine, erika, "shot", sources=source, cover=True) == [("shoot", 3)]


@pytest.mark.rule("SAGA-DEPLOY-05")
def test_a_turret_shakes_with_its_crippled_owner_and_is_never_crippled_itself():
    table = SagaTable(*HALL)
    ogan = table.mercenary("ogan", at=(0, 0)).model
    sentry = table.deployed("sentry", at=(1, 1), owner="ogan")
    guard = table.agent("guard", at=(3, 1), facing="west")
    sentry.wounds = 1
    assert red(table, sentry, guard, "turret", dice=3) == [("fixed", 3)]

    ogan.wounds = 3

    assert red(table, sentry, guard, "turret", dice=3, sources=("ft-crossfire",)) == [
        ("fixed", 3), ("cr-ogan", -1), ("ft-crossfire", 1),
    ]  # fmt: skip


# --- dice without modifiers ---


@pytest.mark.rule("SAGA-ATTACK-09")
def test_dice_without_modifiers_meet_the_defence_value_alone():
    table = SagaTable("......", "..K...")
    curby = table.mercenary("curby", at=(2, 0), wounds=2, skills=["sk-plus-defence"], items=["eq-vest"])
    curby.frame = "md-bulwark"

    assert red(table, None, curby.model, "flat", dice=2) == [("fixed", 2)]
    assert blue(table, None, curby.model, "flat", dice=2) == [("defence", 3), ("eq-vest", 1)]
    assert blue(table, None, curby.model, "hazard", dice=2) == [("defence", 3)]


@pytest.mark.rule("SAGA-MODEL-04")
def test_without_a_defence_value_one_die_is_rolled(monkeypatch: pytest.MonkeyPatch):
    table = SagaTable(*HALL)
    erika = table.mercenary("dulinsky", at=(3, 3), facing="east").model
    guard = table.agent("guard", at=(6, 3), facing="west")
    monkeypatch.setitem(PROFILES, "ag-without-defence", Profile("ag-without-defence", AGENT, 1, 0, 2))
    guard.kind = "ag-without-defence"

    assert blue(table, erika, guard, "shot") == [("no-defence", 1)]


# --- re-rolls ---


@pytest.mark.rule("SAGA-REROLL-01")
@pytest.mark.rule("SAGA-REROLL-02")
def test_dice_are_rolled_again_before_pairing_and_the_second_result_stands():
    table = SagaTable(*HALL)
    erika = table.mercenary("dulinsky", at=(0, 3), facing="east", skills=["sk-aimed-fire"]).model
    guard = table.agent("guard", at=(6, 3), facing="west")
    table.answers({"SAGA-REROLL-01": (0, 3)})
    table.fate(attack=(0, 0, 1, 3, 1, 0), reroll=(2, 0))

    assert table.run(strike, erika, guard, "shot", "wp-rifle") == 1

    ask = table.question("SAGA-REROLL-01")
    assert list(ask.options) == [0, 0, 1, 3] and ask.most == 2 and ask.about["source"] == "sk-aimed-fire"
    paired = table.told("paired")[0].args
    assert paired["unblocked"] == (2,)
    assert paired["pairs"] == ((1, 1),) and paired["blanks"] == (2, 1)


@pytest.mark.rule("SAGA-REROLL-03")
def test_the_attacker_rolls_again_before_the_defender_and_no_die_twice():
    table = SagaTable(*HALL)
    erika = table.mercenary("dulinsky", at=(3, 3), facing="west", skills=["sk-resourceful"])
    marine = table.agent("marine", at=(8, 3), facing="west")
    table.agent("heavy", at=(9, 4), facing="west")
    nexus = table.nexus_player()
    table.answers({(nexus.seat, "SAGA-REROLL-01"): (0,), (erika.seat, "SAGA-REROLL-01"): (0,)})
    table.fate(attack=(0, 0, 3, 0), reroll=[(3,), (3,)])

    assert table.run(strike, marine, erika.model, "shot", "wp-laser-rifle") == 1

    assert [ask.seat for ask in table.asked] == [nexus.seat, erika.seat]
    assert list(table.asked[0].options) == [0, 0] and table.asked[0].most == 1
    facts = [(ask.about["dice"], ask.about["rival"], ask.about["against"]) for ask in table.asked]
    assert facts == [((0, 0, 3), "dulinsky", (0,)), ((0,), marine.name, (0, 3, 3))]
    assert erika.used == ["sk-resourceful"]


@pytest.mark.rule("SAGA-REROLL-03")
def test_who_stands_in_its_own_blast_rolls_a_die_again_on_one_side_only():
    table = SagaTable(*HALL)
    devil = table.mercenary("devil", at=(3, 3), facing="west", skills=["sk-resourceful"])
    table.answers({"reroll": (0,)}).fate(attack=(0, 0, 0, 0, 0, 0), reroll=(3,))

    table.run(strike, devil.model, devil.model, "blast", "", False, 3)

    assert [ask.about["die"] for ask in table.asked] == ["attack"] and devil.model.wounds == 1


@pytest.mark.rule("SAGA-REROLL-03")
def test_a_die_that_one_card_rolls_again_is_not_offered_to_the_next():
    table = SagaTable(*HALL)
    wrath = table.mercenary("wrath", at=(3, 3), facing="east", items=["eq-blade"]).model
    table.g.mercenaries[0].skills = ["sk-resourceful"]
    guard = table.agent("guard", at=(4, 3), facing="west")
    table.answers({"SAGA-REROLL-01": [(0,), (1,)]})
    table.fate(attack=(0, 1, 1, 1, 1, 3, 3), reroll=(0, 0))

    assert table.run(strike, wrath, guard, "close", "eq-blade") == 1

    assert [list(ask.options) for ask in table.asked] == [[0], [1, 1, 1, 1]]
    assert [ask.about["source"] for ask in table.asked] == ["eq-blade", "sk-resourceful"]


def test_what_works_once_a_round_is_not_offered_again():
    table = SagaTable(*HALL)
    erika = table.mercenary("dulinsky", at=(0, 3), facing="east", skills=["sk-resourceful"])
    guard = table.agent("guard", at=(6, 3), facing="west")
    erika.used.append("sk-resourceful")
    table.fate(attack=(0, 0, 0, 0, 0, 0))

    assert table.run(strike, erika.model, guard, "shot", "wp-rifle") == 0
    assert table.asked == []


@pytest.mark.rule("SAGA-REROLL-01")
def test_aimed_fire_is_for_those_who_stood_still():
    table = SagaTable(*HALL)
    erika = table.mercenary("dulinsky", at=(0, 3), facing="east", skills=["sk-aimed-fire"]).model
    guard = table.agent("guard", at=(6, 3), facing="west")
    table.g.acting, table.g.moved = "dulinsky", 1
    table.fate(attack=(0, 0, 0, 0, 0, 0))

    table.run(strike, erika, guard, "shot", "wp-rifle")

    assert table.asked == []


def test_the_rules_roll_blanks_again_for_a_nexus_without_player():
    table = SagaTable(*HALL)
    erika = table.mercenary("dulinsky", at=(3, 3), facing="east").model
    marine = table.agent("marine", at=(8, 3), facing="west")
    table.agent("marine", at=(9, 4), facing="west")
    table.fate(attack=(0, 0, 1, 0, 0), reroll=(2,))

    assert table.run(strike, marine, erika, "shot", "wp-laser-rifle") == 2


# --- raising and soaking ---


@pytest.mark.parametrize(
    ("explosions", "shields", "number", "expected"),
    [
        ([1, 2], [2, 2], 1, [1, 3]),  # the higher one gets through, the lower would not
        ([1, 1, 3], [1], 1, [1, 2, 3]),  # nothing is gained, so the lowest
        ([1, 1], [1, 1], 2, [2, 2]),
        ([3, 0], [3], 1, [0, 3]),  # neither a blank nor the highest level rises
        ([1, 2], [3, 3], 0, [1, 2]),
    ],
)
def test_raising_picks_what_gives_most_wounds(explosions, shields, number, expected):
    assert sorted(raised(explosions, shields, number)) == sorted(expected)


def test_an_expert_shooter_raises_an_explosion():
    table = SagaTable(*HALL)
    erika = table.mercenary("dulinsky", at=(0, 3), facing="east", skills=["sk-expert-shooter"]).model
    guard = table.agent("guard", at=(6, 3), facing="west")
    table.fate(attack=(1, 0, 0, 0, 1, 1))

    assert table.run(strike, erika, guard, "shot", "wp-rifle") == 1


def test_thick_skin_may_cancel_a_wound_once_a_round():
    table = SagaTable(*HALL)
    erika = table.mercenary("dulinsky", at=(3, 3), facing="east", skills=["sk-thick-skin"])
    guard = table.agent("guard", at=(6, 3), facing="west")
    table.fate(attack=[(1, 1, 0, 0), (1, 0, 0, 0), (1, 0, 0, 0)])
    table.answers({"soak": ["none", "soak"]})

    with table.script():
        assert table.run(strike, guard, erika.model, "shot", "wp-carbine") == 2
        assert table.run(strike, guard, erika.model, "shot", "wp-carbine") == 0
        assert table.run(strike, guard, erika.model, "shot", "wp-carbine") == 1

    assert erika.used == ["sk-thick-skin"] and erika.model.wounds == 3


def test_nobody_is_asked_to_cancel_nothing():
    table = SagaTable(*HALL)
    erika = table.mercenary("dulinsky", at=(3, 3), facing="east", skills=["sk-thick-skin"]).model
    guard = table.agent("guard", at=(6, 3), facing="west")
    table.fate(attack=(1, 0, 1, 0))
    table.run(strike, guard, erika, "shot", "wp-carbine")
    assert table.asked == []

    table.fate(attack=(1, 1, 0, 0))
    with pytest.raises(UnscriptedQuestion):
        table.run(strike, guard, erika, "shot", "wp-carbine")


# --- what follows ---


def test_who_was_attacked_in_a_turn_is_remembered():
    table = SagaTable("...c....", "........")
    erika = table.mercenary("dulinsky", at=(0, 0), facing="east").model
    guard = table.agent("guard", at=(6, 0), facing="west")
    table.fate(attack=[(0,) * 6, (0,) * 6, (0,) * 4, (0,) * 6])

    with table.script():
        table.run(strike, erika, guard, "shot", "wp-rifle")
        table.run(strike, erika, guard, "shot", "wp-rifle")
        table.run(strike, guard, erika, "shot", "wp-carbine")
        table.run(batter, erika, "c1", "shot", "wp-rifle")

    assert table.g.attacked == ["guard-1"]


@pytest.mark.rule("SAGA-ATTACK-06", "SAGA-DEPLOY-05")
@pytest.mark.parametrize(("piece", "way", "dice"), [("sentry", "turret", -1), ("charge", "blast", 0)])
def test_a_turret_shoots_somebody_in_the_back_but_a_charge_only_goes_off(piece: str, way: str, dice: int):
    table = SagaTable(*HALL)
    table.mercenary("ogan", at=(0, 0))
    deployed = table.deployed(piece, at=(3, 3), owner="ogan")
    guard = table.agent("guard", at=(5, 3), facing="east")

    assert dict(blue(table, deployed, guard, way)).get("behind", 0) == dice
