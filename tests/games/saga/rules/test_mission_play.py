"""Missions in play: triggers, conditions, effects, what may be done, and how they end (SAGA-MISSION-02 to -17)."""

import pytest

from starboard.games.saga.content.mission_file import MISSIONS, mission
from starboard.games.saga.content.mission_script import Saying, Value
from starboard.games.saga.rules.actions import ACTIONS, take_action, why_not
from starboard.games.saga.rules.attacks.destroying import destroy
from starboard.games.saga.rules.attacks.elimination import eliminate
from starboard.games.saga.rules.attacks.wounds import inflict
from starboard.games.saga.rules.automaton.artificial_nexus import activations
from starboard.games.saga.rules.end_phase import end_phase
from starboard.games.saga.rules.ending import MissionOver
from starboard.games.saga.rules.gear.carrying import new_item
from starboard.games.saga.rules.hacking.hacking import operate
from starboard.games.saga.rules.lookups import door_coded, mercenary_named, model_named, point_coded, scenery_coded
from starboard.games.saga.rules.missions.conditions import all_hold
from starboard.games.saga.rules.missions.device_flames import burned
from starboard.games.saga.rules.missions.effects import carry_out
from starboard.games.saga.rules.missions.facts import fact_value
from starboard.games.saga.rules.missions.happenings import check_ends
from starboard.games.saga.rules.missions.selectors import NOBODY, Bound
from starboard.games.saga.rules.missions.triggers import settle
from starboard.games.saga.rules.missions.uses import ordered_use, usable_by_nexus
from starboard.games.saga.rules.missions.vocabulary import UnwrittenMission, unwritten_words
from starboard.games.saga.rules.movement.doors import open_door, why_not_use
from starboard.games.saga.rules.movement.locks import lower_lock
from starboard.games.saga.rules.movement.movement import leave
from starboard.games.saga.rules.movement.zones import CHARTS, chart_of, reveal
from starboard.games.saga.rules.nexus.activations import activations_step
from starboard.games.saga.rules.nexus.reinforcements import callable_kinds, deactivate, why_no_call
from starboard.games.saga.rules.places import layout
from starboard.games.saga.rules.setup import make_ready
from starboard.games.saga.testing.mission_table import MissionTable


def begun(name: str, *zones: str, seats: tuple[tuple[str, ...], ...] = ()) -> MissionTable:
    """A mission in its first Round, with these zones revealed and nobody of the Nexus about."""
    table = MissionTable(name, *seats).set_up()
    for letter in zones:
        table.run(reveal, chart_of(table.g).zones[letter])
    table.g.enemies = []
    return table


def stand(table: MissionTable, name: str, at: tuple[int, int], facing: str) -> None:
    model = model_named(table.g, name)
    model.at, model.facing = at, facing
    table.g.acting = name


def progress(table: MissionTable) -> list[str]:
    return [name for name in table.pages() if name != "briefing"]


# --- victory ---


@pytest.mark.rule("SAGA-MISSION-03", "SAGA-ROUND-02", "SAGA-MISSION-13")
def test_lone_wolf_is_won_at_the_instant_the_door_opens():
    table = begun("a")
    table.door("D1", lock=0)
    with pytest.raises(MissionOver):
        open_door(table.g, door_coded(table.g, "D1"))
    assert (table.g.ending, table.g.step, table.g.zones) == ("mercenaries", "over", ["A"])


@pytest.mark.rule("SAGA-MISSION-03")
def test_nobody_has_won_while_no_condition_holds():
    table = begun("b", "B")
    open_door(table.g, door_coded(table.g, "D2"))
    inflict(table.g, model_named(table.g, "curby"), 1, True)
    check_ends(table.g)
    assert table.g.ending == ""


@pytest.mark.rule("SAGA-MISSION-03")
def test_the_nexus_wins_when_one_of_two_has_fallen():
    table = begun("b")
    with pytest.raises(MissionOver):
        eliminate(table.g, model_named(table.g, "curby"))
    assert table.g.ending == "nexus"


@pytest.mark.rule("SAGA-MISSION-15")
@pytest.mark.parametrize(
    ("step", "winner"), [("action", "mercenaries"), ("activations", "nexus"), ("end", "mercenaries")]
)
def test_of_two_winners_the_side_whose_phase_it_is_wins(step: str, winner: str):
    table = begun("b", "B", "C", "D")
    table.g.step = step
    table.door("D4", open=True)
    mercenary_named(table.g, "curby").status = "down"
    with pytest.raises(MissionOver):
        check_ends(table.g)
    assert table.g.ending == winner


@pytest.mark.rule("SAGA-MISSION-17")
def test_a_destroyed_door_counts_as_opened_for_the_progress_of_a_mission():
    table = begun("a")
    table.door("D1", defence=5)
    with pytest.raises(MissionOver):
        destroy(table.g, "D1")
    assert table.g.ending == "mercenaries"


@pytest.mark.rule("SAGA-MISSION-14")
def test_three_hurt_at_once_are_too_many():
    table = begun("c")
    for name in ("devil", "alyse"):
        inflict(table.g, model_named(table.g, name), 3, False)
    assert table.g.ending == "" and table.told("crippled")
    with pytest.raises(MissionOver):
        inflict(table.g, model_named(table.g, "dulinsky"), 4, False)
    assert table.g.ending == "nexus"


@pytest.mark.rule("SAGA-MISSION-03", "SAGA-END-01")
@pytest.mark.parametrize(("number", "ending"), [(14, ""), (15, "nexus")])
def test_time_is_up_after_the_end_phase_of_the_clock(number: int, ending: str):
    table = begun("c")
    table.g.round, table.g.step = number, "end"
    check_ends(table.g)  # not before it is over
    table.run(end_phase)
    assert table.g.ending == ending


# --- what is known, and when ---


@pytest.mark.rule("SAGA-MISSION-02", "SAGA-MISSION-11")
def test_victory_conditions_and_special_rules_are_read_at_the_start():
    [briefing] = MissionTable("c", ["nexus"], ["mercenaries"]).set_up().told("page")
    assert (briefing.args["page"], briefing.args["readers"]) == ("c-briefing", (0, 1))
    assert [text for text in briefing.args["paragraphs"] if text.startswith("saga-mission-c-")] == [
        "saga-mission-c-win-mercenaries",
        "saga-mission-c-win-nexus",
        "saga-mission-c-rule-flue",
        "saga-mission-c-rule-key",
        "saga-mission-c-rule-burner",
    ]


@pytest.mark.rule("SAGA-MISSION-02")
def test_an_objective_is_pointed_out_when_its_zone_is_revealed():
    table = begun("b", "B")
    assert table.told("pointed-out") == []
    table.run(reveal, chart_of(table.g).zones["D"])
    assert [event.args["pieces"] for event in table.told("pointed-out")] == [("D4",)]


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-MISSION-10")
def test_progress_is_told_when_it_is_triggered_and_not_before():
    table = begun("a")
    assert progress(table) == ["start"]
    table.g.acting = "dulinsky"
    lower_lock(table.g, door_coded(table.g, "D1"), 1, table.g.mercenaries[0], "SAGA-HACK-07")
    assert progress(table) == ["start"]  # the Action comes to its end first
    table.run(settle)
    assert progress(table) == ["start", "knocks"] and table.g.moments == []


# --- facts, operations, pieces: Two Keys ---


def turn_key(table: MissionTable, name: str, key: str, terminal: str) -> None:
    table.g.acting = name
    table.run(operate, mercenary_named(table.g, name), scenery_coded(table.g, terminal), key, 1)
    table.run(settle)


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-DENIED-02")
def test_both_keys_unlock_the_gate_and_wake_the_point():
    table = begun("b", "B", "D")
    [point] = [point for point in table.g.points if point.code == "R2"]
    assert (point.active, point.welded, table.door("D4").denied) == (False, True, True)

    turn_key(table, "curby", "key-1", "T1")
    assert (point.active, point.welded, table.door("D4").denied) == (True, False, True)
    turn_key(table, "dulinsky", "key-2", "T2")

    assert not table.door("D4").denied and not table.door("D4").open
    assert progress(table) == ["both-keys"]


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-REINFORCE-10")
def test_a_second_key_does_not_turn_up_a_point_that_was_isolated():
    table = begun("b", "B", "D")
    turn_key(table, "curby", "key-1", "T1")
    deactivate(table.g, point_coded(table.g, "R2"))

    turn_key(table, "dulinsky", "key-2", "T2")

    assert not point_coded(table.g, "R2").active
    table.run(end_phase)
    assert point_coded(table.g, "R2").active


@pytest.mark.rule("SAGA-MISSION-12")
def test_a_key_turns_back_at_the_end_of_the_next_round():
    table = begun("b", "B", "D")
    turn_key(table, "curby", "key-1", "T1")
    seen = [fact_value(table.g, "key-1")]
    for _ in range(2):
        table.run(end_phase)
        seen.append(fact_value(table.g, "key-1"))
    assert seen == ["true", "true", "false"]

    turn_key(table, "dulinsky", "key-2", "T2")
    assert table.door("D4").denied


@pytest.mark.rule("SAGA-MISSION-11", "SAGA-REINFORCE-05")
def test_the_night_crew_cannot_be_called_in_odd_rounds():
    table = begun("b", "B")
    assert callable_kinds(table.g, 4) == [] and why_no_call(table.g).rule == "SAGA-MISSION-11"
    table.g.round = 2
    assert callable_kinds(table.g, 4) == ["ag-technician", "ag-guard"] and why_no_call(table.g) is None


# --- what may be done: Fire Drill ---


@pytest.mark.rule("SAGA-MISSION-11", "SAGA-MOVE-14", "SAGA-MISSION-03")
def test_the_flue_is_opened_by_hand_and_two_who_leave_have_won():
    table = begun("c", "E")
    assert table.g.exits == []
    stand(table, "devil", (10, 1), "east")
    table.answers({"action": "mission"})
    table.run(take_action, mercenary_named(table.g, "devil"))
    assert table.g.exits == [(16, 3)] and progress(table) == ["flue-open"]
    assert why_not(table.g, mercenary_named(table.g, "devil"), ACTIONS["mission"]) is not None  # once

    stand(table, "devil", (16, 3), "east")
    leave(table.g, model_named(table.g, "devil"))
    assert (table.g.ending, table.g.turns) == ("", 3)
    stand(table, "curby", (16, 3), "east")
    with pytest.raises(MissionOver):
        leave(table.g, model_named(table.g, "curby"))
    assert table.g.ending == "mercenaries"


@pytest.mark.rule("SAGA-MISSION-11", "SAGA-TEMPLATE-09")
def test_the_burner_hits_everybody_in_front_of_it():
    table = begun("c", "E")
    stand(table, "devil", (15, 6), "west")
    guard = table.agent("guard", at=(12, 6))
    stand(table, "curby", (14, 5), "north")
    table.g.acting = "devil"
    assert burned(table.g, "V1", "west") == [guard.name] and burned(table.g, "V1", "north") == ["curby"]

    table.answers({"action": "mission", "device-aim": "west"}).fate(attack=(3, 3, 3, 0, 0))
    table.run(take_action, mercenary_named(table.g, "devil"))

    assert guard not in table.g.enemies and fact_value(table.g, "burner-lit") == "true"


@pytest.mark.rule("SAGA-MISSION-11")
def test_the_burner_is_out_of_reach_from_behind_and_when_it_is_gone():
    table = begun("c", "E")
    stand(table, "devil", (15, 6), "east")
    devil = mercenary_named(table.g, "devil")
    assert why_not(table.g, devil, ACTIONS["mission"]).rule == "SAGA-MISSION-11"
    devil.model.facing = "west"
    assert why_not(table.g, devil, ACTIONS["mission"]) is None
    destroy(table.g, "V1")
    assert why_not(table.g, devil, ACTIONS["mission"]) is not None


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-ACTIVATE-01")
def test_once_lit_the_nexus_player_may_use_it_for_an_activation_once_a_phase():
    table = begun("c", "E", seats=(("nexus",), ("mercenaries",)))
    assert usable_by_nexus(table.g) == []
    table.g.flags["fact-burner-lit"] = "true"
    assert usable_by_nexus(table.g) == ["nexus-burner"]
    stand(table, "curby", (11, 6), "north")
    table.g.acting, table.g.step = "", "activations"

    table.answers({"activate": ("mission", "nexus-burner"), "device-aim": "west"}).any_fate()
    table.run(activations_step)

    assert table.g.nexus.made == 1 and usable_by_nexus(table.g) == []
    assert [event.args["hit"] for event in table.told("device-flames")] == [("curby",)]


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-AN-06")
def test_the_artificial_nexus_burns_mercenaries_and_spares_its_own():
    table = begun("c", "E")
    table.g.flags["fact-burner-lit"], table.g.step = "true", "activations"
    table.run(ordered_use)
    assert table.g.nexus.made == 0  # nobody would be hit

    stand(table, "curby", (11, 6), "north")
    table.g.acting = ""
    guard = table.agent("guard", at=(12, 6))
    table.run(ordered_use)
    assert table.g.nexus.made == 0

    table.g.enemies.remove(guard)
    stand(table, "curby", (16, 1), "north")
    table.g.acting = ""
    turret = table.deployed("sentry", (11, 6), "curby")
    table.run(ordered_use)
    assert table.g.nexus.made == 0  # a turret is nobody

    table.g.deployed.remove(turret)
    stand(table, "curby", (11, 6), "north")
    table.g.acting = ""
    table.any_fate().run(ordered_use)
    assert table.g.nexus.made == 1 and [event.args["aim"] for event in table.told("device-flames")] == ["west"]


@pytest.mark.rule("SAGA-AN-06")
def test_after_the_burner_the_first_agent_is_still_the_nearest():
    table = begun("c", "E")
    table.g.flags["fact-burner-lit"], table.g.step, table.g.nexus.activations = "true", "activations", 3
    stand(table, "curby", (11, 6), "north")
    table.g.acting, table.g.nexus.target = "", "curby"
    near, far = table.agent("guard", at=(11, 1)), table.agent("guard", at=(16, 1))
    table.any_fate().run(ordered_use)

    table.any_fate().run(activations)

    assert [event.args["who"] for event in table.told("activated")] == [near.name, far.name]


@pytest.mark.rule("SAGA-DENIED-02", "SAGA-DOOR-02")
def test_whoever_holds_the_key_opens_the_denied_door():
    table = begun("c", "B", "C")
    stand(table, "devil", (8, 2), "east")
    devil = mercenary_named(table.g, "devil")
    door = door_coded(table.g, "D3")
    assert why_not_use(table.g, devil.model, door, layout(table.g)).rule == "SAGA-DENIED-01"

    devil.items = [*devil.items, new_item("eq-pass")]
    table.answers({"action": "door"}).any_fate()
    table.run(take_action, devil)

    assert (door.open, door.denied) == (True, False) and "E" in table.g.zones


# --- what is not written yet ---


@pytest.mark.parametrize("name", MISSIONS)
def test_a_mission_with_words_that_are_not_written_is_refused_by_name(name: str):
    words = unwritten_words(mission(name))
    CHARTS.pop(name, None)
    if not words:
        make_ready(mission(name))
        return
    with pytest.raises(UnwrittenMission, match=words[0]):
        make_ready(mission(name))


def test_the_introductions_can_be_played():
    assert [unwritten_words(mission(name)) for name in ("a", "b", "c")] == [[], [], []]


# --- words that later missions need ---


def saying(word: str, **keys: Value) -> Saying:
    return Saying(word, tuple(keys.items()))


@pytest.mark.rule("SAGA-MISSION-12")
def test_points_of_the_team_go_round_and_those_of_nobody_are_lost():
    table = begun("b")
    team = saying("vp", points=3, to="team", most=3)
    table.answers({"team-point": ["curby", "curby"]})
    table.run(carry_out, (team, team, saying("vp", points=1, to="actor")), NOBODY)
    assert [who.victory_points for who in table.g.mercenaries] == [1, 2]

    table.run(carry_out, (saying("vp", points=1, to="actor"),), Bound("dulinsky"))
    assert [who.victory_points for who in table.g.mercenaries] == [2, 2]


@pytest.mark.rule("SAGA-MISSION-12")
def test_a_card_is_held_or_not():
    table = begun("b")
    who = Saying("who", (("side", "mercenaries"),))
    held = saying("holds", who=who, card="eq-pass")
    missing = Saying("holds", (*held.values, ("not", True)))
    assert (all_hold(table.g, (held,)), all_hold(table.g, (missing,))) == (False, True)
    table.g.mercenaries[1].items.append(new_item("eq-pass"))
    assert (all_hold(table.g, (held,)), all_hold(table.g, (missing,))) == (True, False)
