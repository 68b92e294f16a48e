"""What missions answer: noises, detection, cards that are taken, models that leave, victory (docs/decisions/0030)."""

from dataclasses import replace

import pytest

from starboard.games.saga.content.mission_script import NO_SCRIPT, Saying, Value, When
from starboard.games.saga.content.weapons import WEAPONS
from starboard.games.saga.rules.actions import take_action
from starboard.games.saga.rules.attacks.weapons_in_hand import hear
from starboard.games.saga.rules.gear.carrying import new_item, receive
from starboard.games.saga.rules.gear.equipment_use import use_card
from starboard.games.saga.rules.lookups import mercenary_named, model_named
from starboard.games.saga.rules.missions.effects import carry_out
from starboard.games.saga.rules.missions.facts import fact_value
from starboard.games.saga.rules.missions.selectors import Bound
from starboard.games.saga.rules.missions.taking import taken
from starboard.games.saga.rules.missions.triggers import settle
from starboard.games.saga.rules.movement.locks import lower_lock
from starboard.games.saga.rules.movement.movement import leave
from starboard.games.saga.rules.nexus.boss_moments import withdraw
from starboard.games.saga.rules.nexus.events_of_agents import back_to_supply
from starboard.games.saga.rules.rounds import play_rounds
from starboard.games.saga.rules.stealth.detection import look_for_intruders, raise_the_alarm
from starboard.games.saga.rules.turns import act_in_turn, begin_turn, end_turn
from starboard.games.saga.testing.bare_missions import bare_mission, begun
from starboard.games.saga.testing.mission_table import MissionTable


def said(word: str, **keys: Value) -> Saying:
    return Saying(word, tuple([(key.replace("_", "-"), value) for key, value in keys.items()]))


def when(on: str, *then: Saying, say: str = "", **keys: Value) -> When:
    return When(said(on, **keys), "", False, False, say, (), then or (said("set", name="alert", add=1),))


def answering(mission: str, *whens: When, zones: str = "", unaware: bool = False) -> MissionTable:
    """A mission that counts in `alert` what it has answered, unless its rules say something else."""
    table = begun(bare_mission(mission, replace(NO_SCRIPT, whens=whens)), *zones)
    table.g.flags["alert"] = "0"
    table.g.nexus.aware = not unaware
    return table


def answered(table: MissionTable) -> int:
    """How often a rule has been answered in all."""
    table.run(settle)
    return int(fact_value(table.g, "alert"))


# --- noises ---


@pytest.mark.rule("SAGA-STEALTH-09", "SAGA-MISSION-12")
@pytest.mark.parametrize(("unaware", "times"), [(True, 1), (False, 0)])
def test_a_noisy_action_is_answered_while_nobody_knows(unaware: bool, times: int):
    table = answering("m3", when("noise"), unaware=unaware)
    devil = table.g.mercenaries[0]
    devil.model.at, devil.model.facing, table.g.acting = (13, 6), "east", devil.model.name
    table.answers({"action": "door"}).any_fate()
    table.run(take_action, devil)
    assert answered(table) == times


@pytest.mark.rule("SAGA-DETECT-03", "SAGA-SHOOT-07", "SAGA-MISSION-12")
def test_a_shot_is_a_noise_unless_its_weapon_is_silent():
    table = answering("m3", when("noise"), unaware=True)
    loud = next(weapon for weapon in WEAPONS.values() if not weapon.silent)
    silent = next(weapon for weapon in WEAPONS.values() if weapon.silent)
    hear(table.g, table.g.mercenaries[0].model, silent)
    assert answered(table) == 0
    hear(table.g, table.g.mercenaries[0].model, loud)
    hear(table.g, table.g.mercenaries[0].model, loud)
    assert answered(table) == 2 and table.g.heard == [table.g.mercenaries[0].model.name]


@pytest.mark.rule("SAGA-STEALTH-09", "SAGA-MISSION-12")
def test_the_mission_itself_can_make_a_noise_of_the_actor():
    table = answering("m3", when("noise"), unaware=True)
    alyse = mercenary_named(table.g, "alyse")
    alyse.model.at = (13, 6)
    table.agent("guard", at=(13, 8), facing="south")
    effect = said("noise", at="actor")
    table.any_fate().run(carry_out, (effect,), Bound("alyse"))
    assert len(table.told("stealth-test")) == 1 and answered(table) == 1
    table.run(carry_out, (effect,), Bound(""))
    assert answered(table) == 1


@pytest.mark.rule("SAGA-HACK-07", "SAGA-MISSION-12")
def test_each_level_of_a_lock_is_answered():
    table = answering("m3", when("lock-lowered", at="D6"))
    door = table.door("D6")
    door.lock = 3
    lower_lock(table.g, door, 3, table.g.mercenaries[0], "SAGA-HACK-07")
    assert answered(table) == 3


@pytest.mark.rule("SAGA-STEALTH-09", "SAGA-MISSION-12")
def test_what_a_lock_breaker_takes_off_is_not_hacked():
    table = answering("m3", when("lock-lowered", at="D6", hacked=True), unaware=True)
    first = table.g.mercenaries[0]
    first.items = [new_item("eq-lock-breaker")]
    table.door("D6").lock = 3
    first.model.at, first.model.facing, table.g.acting = (8, 11), "south", first.model.name

    table.run(use_card, first)
    assert table.door("D6").lock == 1 and answered(table) == 0

    lower_lock(table.g, table.door("D6"), 1, first, "SAGA-HACK-07")
    assert answered(table) == 1


# --- detection ---


@pytest.mark.rule("SAGA-DETECT-06", "SAGA-MISSION-12")
def test_detection_is_answered_once():
    table = answering("m3", when("detected"), unaware=True)
    assert not look_for_intruders(table.g) and answered(table) == 0
    guard = table.agent("guard", at=(13, 8), facing="south")
    table.g.attacked = [guard.name]
    assert look_for_intruders(table.g) and answered(table) == 1
    assert not look_for_intruders(table.g) and answered(table) == 1


@pytest.mark.rule("SAGA-DETECT-07", "SAGA-MISSION-12")
def test_the_mission_raises_the_alarm_with_all_it_brings():
    walk = said("order", order="walk", who=said("who", side="agents"), to=(8, 11), steps=2, each="end-phase")
    table = answering("m3", when("detected"), when("closed", walk, at="D1"), unaware=True)
    table.agent("guard", at=(13, 8))
    table.run(carry_out, (walk,), Bound())
    table.g.mercenaries[0].ready = False
    assert table.g.ordered

    raise_the_alarm(table.g, "SAGA-MISSION-12")

    assert table.g.nexus.aware and table.g.mercenaries[0].ready and table.g.turns_left == 0
    assert table.g.ordered == [] and answered(table) == 1
    raise_the_alarm(table.g, "SAGA-MISSION-12")
    assert answered(table) == 1


@pytest.mark.rule("SAGA-DETECT-07", "SAGA-TURN-06", "SAGA-MISSION-12")
def test_an_alarm_in_the_middle_of_a_turn_turns_up_the_counter_of_whoever_acts_as_well():
    table = answering("m3", when("opened", said("detect"), at="D2"), unaware=True)
    first = table.g.mercenaries[0]
    first.model.at, first.model.facing = (12, 8), "west"
    begin_turn(table.g, first)
    table.answers({"action": "door", "use-ability": "none"}).any_fate()
    with table.script():
        table.run(act_in_turn)
        table.run(settle)
        table.run(end_turn)

    assert table.g.nexus.aware and table.g.step == "abilities" and table.g.turns_left == 0
    assert all(who.ready for who in table.g.mercenaries)


# --- cards and models ---


@pytest.mark.rule("SAGA-SUPPLY-04", "SAGA-MISSION-12")
def test_a_card_is_taken_once_by_a_side_and_by_whom():
    rule = when("taken", said("vp", points=1, to="actor"), card="eq-case")
    table = answering("m2", rule, when("taken", card="eq-case", who=said("who", side="nexus")))
    curby, alyse = mercenary_named(table.g, "curby"), mercenary_named(table.g, "alyse")
    table.g.acting = "alyse"
    table.run(receive, curby, [new_item("eq-grenade")])
    assert table.g.moments == []

    table.run(receive, curby, [new_item("eq-case")])
    assert answered(table) == 0 and (curby.victory_points, alyse.victory_points) == (1, 0)
    table.run(receive, alyse, [curby.items.pop()])
    assert answered(table) == 0 and (curby.victory_points, alyse.victory_points) == (1, 0)

    taken(table.g, table.agent("guard", at=(1, 7)), "eq-case")
    assert answered(table) == 1 and curby.victory_points == 1


@pytest.mark.rule("SAGA-EVENT-01", "SAGA-MISSION-12")
def test_whoever_runs_away_is_removed_and_not_eliminated():
    technicians = said("who", kind=("ag-technician",))
    table = answering("m1", when("removed", who=technicians), when("eliminated", who=technicians))
    back_to_supply(table.g, table.agent("technician", at=(8, 4)), "SAGA-EVENT-01")
    assert answered(table) == 1


@pytest.mark.rule("SAGA-BOSS-01", "SAGA-MISSION-12")
def test_a_boss_that_withdraws_is_removed_and_not_eliminated():
    okoro = said("who", boss="bs-okoro")
    table = answering("m2", when("removed", who=okoro), when("eliminated", who=okoro), zones="BD")
    table.g.acting = ""
    boss = table.boss("okoro", at=(20, 3), wounds=6)
    assert table.run(withdraw, boss) and boss not in table.g.enemies
    assert answered(table) == 1 and table.told("withdrew")


# --- victory ---


def to_the_exit(table: MissionTable, name: str) -> None:
    """It stands on the exit and its Turn has come."""
    who = mercenary_named(table.g, name)
    who.model.at, table.g.acting, table.g.step = (18, 8), name, "move"
    who.ready, table.g.turns_left = True, 1


@pytest.mark.rule("SAGA-ROUND-02", "SAGA-MISSION-12")
def test_what_had_happened_at_the_instant_of_victory_is_written_down_and_nothing_else():
    left = when("left", said("vp", points=1, to="actor"), said("piece", at=("X1",), to="closed"), say="lift-cage")
    won = when("won", said("set", name="ghost", to="yes"), said("vp", points=1, to="team"))
    script = replace(NO_SCRIPT, whens=(left, won), mercenaries_win=((said("all-out"),),))
    table = begun(bare_mission("m1", script), "D")
    table.g.mercenaries = table.g.mercenaries[:2]
    first, last = [who.model.name for who in table.g.mercenaries]
    to_the_exit(table, first)
    leave(table.g, model_named(table.g, first))
    to_the_exit(table, last)

    table.answers({"move": ("leave", 18, 8), "team-point": last})
    table.g.moments = []
    table.run(play_rounds)

    points = {who.model.name: who.victory_points for who in table.g.mercenaries}
    assert table.g.ending == "mercenaries" and points == {first: 0, last: 2}
    assert fact_value(table.g, "ghost") == "yes" and table.told("exit-turned") == []


@pytest.mark.rule("SAGA-ROUND-02")
def test_victory_of_the_mercenaries_alone_is_answered():
    defeat = ((said("models", who=said("who", side="mercenaries", state="eliminated"), least=1),),)
    won = when("won", said("set", name="ghost", to="yes"))
    fallen = when("eliminated", said("set", name="patient", to="yes"), who=said("who", side="mercenaries"))
    table = begun(bare_mission("m1", replace(NO_SCRIPT, whens=(won, fallen), nexus_wins=defeat)))
    table.g.mercenaries[0].status, table.g.step = "down", "between"
    table.run(play_rounds)
    assert table.g.ending == "nexus" and fact_value(table.g, "ghost") == "no"
