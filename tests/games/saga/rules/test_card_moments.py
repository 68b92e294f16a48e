"""Cards that speak in the middle of something: a template, an Assault, a wound, a stealth test, a door."""

import pytest

from starboard.games.saga.content.hooks import KILLED, WOUNDED
from starboard.games.saga.content.mercenaries import MERCENARY_ABILITIES
from starboard.games.saga.content.skills import SKILLS
from starboard.games.saga.rules.actions import take_action
from starboard.games.saga.rules.attacks.assault import WHEN_KILLED, assault
from starboard.games.saga.rules.attacks.attack import attack
from starboard.games.saga.rules.attacks.attack_terms import Attack
from starboard.games.saga.rules.attacks.template_attack import AFTER_TEMPLATE, resolve_template
from starboard.games.saga.rules.attacks.wounding import BY_ABILITY
from starboard.games.saga.rules.movement.doors import why_no_door
from starboard.games.saga.rules.movement.pushing import moved_by_enemies, offer_push, squares_away
from starboard.games.saga.rules.stealth.stealth import stealth_test
from starboard.games.saga.testing.table import SagaTable

ROOM = ("." * 12,) * 5
DRAINING = "cr-alyse"  # read by Life Drain itself


def room(*rows: str) -> SagaTable:
    return SagaTable(*(rows or ROOM))


def test_every_mercenary_card_that_speaks_in_an_attack_is_written():
    wounded = {one.id for one in MERCENARY_ABILITIES.values() if WOUNDED in one.hooks}
    assert wounded - {DRAINING} <= {*BY_ABILITY, *AFTER_TEMPLATE}
    assert {one.id for one in SKILLS.values() if KILLED in one.hooks} == set(WHEN_KILLED)


# --- Flush Out ---


def burning():
    table = room()
    devil = table.mercenary("devil", at=(0, 2), facing="east")
    return table, devil, table.agent("victim", at=(2, 2), facing="west")


@pytest.mark.rule("SAGA-MOVE-15", "SAGA-TEMPLATE-09")
def test_an_agent_that_burns_is_pushed_away():
    table, devil, victim = burning()
    table.answers({"push": (3, 1)}).fate(attack=(3, 0, 0, 0, 0))

    table.run(resolve_template, devil.model, "wp-flamer", (1, 2))

    assert (victim.at, victim.facing) == ((3, 1), "west")
    assert list(table.question("push").options) == [(3, 1), (3, 3)]


@pytest.mark.rule("SAGA-MOVE-15")
def test_it_may_be_declined_and_needs_a_wound_and_an_agent():
    table, devil, victim = burning()
    table.answers({"push": None}).fate(attack=(3, 0, 0, 0, 0))
    table.run(resolve_template, devil.model, "wp-flamer", (1, 2))
    assert victim.at == (2, 2)
    table.asked.clear()

    table.fate(attack=(0, 0, 0, 0, 0)).run(resolve_template, devil.model, "wp-flamer", (1, 2))
    assert not table.asked

    table.g.enemies.clear()
    table.boss("shrike", at=(2, 2), facing="west")
    table.any_fate(3).run(resolve_template, devil.model, "wp-flamer", (1, 2))
    assert not table.asked


@pytest.mark.rule("SAGA-MOVE-15")
def test_a_push_goes_straight_away_and_ends_at_a_wall():
    table = room("....#", ".....", "....#")
    devil = table.mercenary("devil", at=(0, 0), facing="east")
    agent = table.agent("guard", at=(1, 1))
    assert squares_away(table.g, agent, devil.model) == [(2, 2)]
    agent.at = (3, 1)
    table.g.mercenaries[0].model.at = (0, 1)

    assert squares_away(table.g, agent, devil.model) == []  # both corners are walls


@pytest.mark.rule("SAGA-MOVE-15", "SAGA-GEOM-02")
def test_nobody_is_pushed_along_the_edge_of_the_map():
    table = room(".....", ".....", ".....")
    devil = table.mercenary("devil", at=(2, 1), facing="north")
    agent = table.agent("guard", at=(2, 0))

    assert squares_away(table.g, agent, devil.model) == []  # both corners are outside the map


@pytest.mark.rule("SAGA-MOVE-15")
def test_stone_born_are_not_moved_by_enemies_but_by_friends():
    table = room()
    ogan = table.mercenary("ogan", at=(3, 2), skills=["sk-stone-born"])
    devil = table.mercenary("devil", at=(2, 2))
    guard = table.agent("guard", at=(4, 2))
    assert not moved_by_enemies(table.g, ogan.model) and moved_by_enemies(table.g, devil.model)

    table.run(offer_push, ogan.model, guard, 1, 0, "test")
    assert not table.asked

    table.g.enemies.clear()
    table.answers({"push": (4, 1)}).run(offer_push, ogan.model, devil.model, 1, 0, "test")
    assert ogan.model.at == (4, 1)


# --- Follow Through ---


def cutting(acting: str = "wrath"):
    table = room()
    wrath = table.mercenary("wrath", at=(1, 2), facing="north", skills=["sk-follow-through"])
    table.g.acting = acting
    first = table.agent("technician", at=(1, 1), facing="north")
    return table, wrath, first, table.agent("technician", at=(2, 1), facing="north")


@pytest.mark.rule("SAGA-ASSAULT-01")
def test_after_an_elimination_one_more_assault_in_front_once_a_turn():
    table, wrath, first, second = cutting()
    third = table.agent("technician", at=(0, 1), facing="north")
    table.agent("technician", at=(1, 3), facing="south")
    table.answers({"follow-through": second.name}).fate(attack=[(3, 3, 3, 3, 3, 0)] * 2)

    table.run(assault, wrath.model, first)

    assert first.at is None and second.at is None and third.at == (0, 1)
    assert list(table.question("follow-through").options) == [second.name, third.name]  # nobody behind him
    assert wrath.used == ["sk-follow-through"]


@pytest.mark.rule("SAGA-ASSAULT-01")
def test_only_in_its_own_turn_and_only_after_an_elimination():
    table, wrath, first, _second = cutting(acting="")
    table.fate(attack=(3, 3, 3, 3, 3, 0)).run(assault, wrath.model, first)
    assert not table.asked

    table, wrath, first, _second = cutting()
    table.fate(attack=(0,) * 6).run(assault, wrath.model, first)
    assert not table.asked


# --- Heron ---


def carrying_heron(wounds: int = 2) -> SagaTable:
    table = room()
    table.mercenary("ogan", at=(0, 0), items=["eq-heron"], wounds=wounds)
    return table


def suffer(g):
    """A hazard hurts the first Mercenary."""
    return attack(g, Attack(None, g.mercenaries[0].model, "hazard", dice=1))


@pytest.mark.rule("SAGA-MISSION-12")
def test_heron_is_hurt_by_the_highest_explosion_when_its_holder_is_crippled():
    table = carrying_heron()
    table.fate(attack=(3, 0, 0, 0), heron=(3,))

    table.run(suffer)

    assert table.g.flags["heron"] == "hurt"


@pytest.mark.rule("SAGA-MISSION-12")
@pytest.mark.parametrize(("wounds", "face", "flag"), [(2, 2, None), (1, None, None), (3, None, None)])
def test_otherwise_heron_is_well(wounds: int, face: int | None, flag: str | None):
    table = carrying_heron(wounds)
    table.fate(attack=(3, 0, 0, 0))
    if face is not None:
        table.fate(heron=(face,))

    table.run(suffer)

    assert table.g.flags.get("heron") == flag


@pytest.mark.rule("SAGA-MISSION-12")
def test_once_hurt_no_more_is_rolled():
    table = carrying_heron()
    table.g.flags["heron"] = "hurt"
    table.fate(attack=(3, 0, 0, 0))

    table.run(suffer)

    assert not table.told("heron-shaken")


# --- Resourceful ---


@pytest.mark.rule("SAGA-REROLL-02", "SAGA-STEALTH-06")
def test_the_resourceful_roll_a_die_of_a_stealth_test_again_once_a_round():
    table = room()
    table.g.nexus.aware = False
    devil = table.mercenary("devil", at=(0, 0), skills=["sk-resourceful"])
    table.agent("guard", at=(6, 0), facing="east")
    table.answers({"reroll": [(0,)]}).fate(stealth=(1, 0, 0), reroll=(3,))

    table.run(stealth_test, devil.model, [(0, 0)], 1)

    assert devil.used == ["sk-resourceful"] and table.told("stealth-test")[0].args["drawn"] == 0


# --- a door's key ---


def at_the_door(**door):
    table = SagaTable("D...", "....")
    table.mission(keys={"D1": "eq-pass"})
    table.door("D1", **door)
    return table


@pytest.mark.rule("SAGA-DENIED-01", "SAGA-DOOR-03")
@pytest.mark.parametrize("door", [{"denied": True}, {"lock": 4}])
def test_who_holds_the_key_opens_the_door(door):
    table = at_the_door(**door)
    ogan = table.mercenary("ogan", at=(1, 0), facing="west", items=["eq-pass"])
    table.answers({"action": "door"})

    table.run(take_action, ogan)

    opened = table.door("D1")
    assert (opened.open, opened.denied, opened.lock) == (True, False, 0)
    assert [item.card for item in ogan.items] == ["eq-pass"]


@pytest.mark.rule("SAGA-DENIED-01")
def test_nobody_else_does():
    table = at_the_door(denied=True)
    ogan = table.mercenary("ogan", at=(1, 0), facing="west", items=["eq-case"])

    assert why_no_door(table.g, ogan).rule == "SAGA-DENIED-01"


# --- Life Drain and the Mercenary of another player ---


@pytest.mark.rule("SAGA-MODEL-05")
def test_another_players_mercenary_may_refuse_to_be_healed_and_another_is_chosen():
    table = room()
    alyse = table.mercenary("alyse", at=(0, 0), wounds=1, seat=0)
    other = table.mercenary("ogan", at=(2, 0), wounds=2, seat=1)
    guard = table.agent("guard", at=(3, 3), facing="south")
    table.answers({"heal": ["ogan", "alyse"], (1, "accept-help"): "refuse"}).fate(attack=(3, 0, 0))

    table.run(drain)

    assert (alyse.model.wounds, other.model.wounds, guard.wounds) == (0, 2, 1)


def drain(g):
    return attack(g, Attack(g.mercenaries[0].model, g.enemies[0], "shot", "wp-drain"))


# --- Watchful Eye ---


@pytest.mark.rule("SAGA-ATTACK-09", "SAGA-TEMPLATE-09")
def test_nobody_is_watched_over_against_a_blast_of_her_own():
    table = room()
    table.mercenary("dulinsky", at=(0, 0), facing="east")
    table.mercenary("ogan", at=(1, 0))
    table.fate(attack=(0,) * 6)

    table.run(throw)

    assert table.told("attacked")[0].args["defence"] == (("defence", 3),)


def throw(g):
    dulinsky, ogan = g.mercenaries[0].model, g.mercenaries[1].model
    return attack(g, Attack(dulinsky, ogan, "blast", dice=3))
