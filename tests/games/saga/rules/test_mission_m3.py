"""Night Shift: sleepers, the patient, the pass, the duty roster and the shift change (SAGA-MISSION-12)."""

import contextlib

import pytest

from starboard.games.saga.content.mission_file import mission
from starboard.games.saga.rules.actions import ACTIONS, take_action, why_not
from starboard.games.saga.rules.attacks.wounds import inflict
from starboard.games.saga.rules.campaign.aftermath import aftermath, outcome_of
from starboard.games.saga.rules.end_phase import end_phase
from starboard.games.saga.rules.ending import MissionOver
from starboard.games.saga.rules.gear.carrying import new_item, receive, take_out
from starboard.games.saga.rules.gear.interaction import search
from starboard.games.saga.rules.hacking.hacking import offered_operations, operate
from starboard.games.saga.rules.hacking.operations import operation_of
from starboard.games.saga.rules.lookups import door_coded, model_named, scenery_coded
from starboard.games.saga.rules.missions.facts import fact_value
from starboard.games.saga.rules.missions.lookups import mission_of
from starboard.games.saga.rules.missions.taking import brought_along
from starboard.games.saga.rules.missions.triggers import settle, write_down
from starboard.games.saga.rules.missions.vocabulary import unwritten_words
from starboard.games.saga.rules.movement.breaking_away import free_attackers
from starboard.games.saga.rules.movement.doors import why_not_use
from starboard.games.saga.rules.movement.locks import lower_lock
from starboard.games.saga.rules.movement.move_choices import Course, next_moves, why_not_next_to_it
from starboard.games.saga.rules.movement.movement import leave
from starboard.games.saga.rules.movement.passing import walking_layout
from starboard.games.saga.rules.movement.zones import chart_of, reveal
from starboard.games.saga.rules.nexus.activations import activate, why_not_activate
from starboard.games.saga.rules.orders.orders import order_of
from starboard.games.saga.rules.places import engaged, layout
from starboard.games.saga.rules.stealth.detection import look_for_intruders
from starboard.games.saga.rules.stealth.stealth import movement_test
from starboard.games.saga.rules.turns import end_turn
from starboard.games.saga.state.fields import Model, Played
from starboard.games.saga.testing.mission_table import MissionTable
from tests.games.saga.rules.mission_tables import VERSUS, begun, put, told_texts, who

SLEEPERS = ((0, 6), (0, 9))
PATIENT, OFFICER, RANGER = (10, 1), (16, 5), (9, 13)
WEST, SOUTH, EAST = (4, 5), (11, 11), (13, 10)
EVERYWHERE = ("B", "C", "D", "E", "F")


def at_home(table: MissionTable, home: tuple[int, int]) -> Model:
    return next(model for model in table.g.enemies if model.home == home)


def night(*zones: str, only: tuple[tuple[int, int], ...] = (), seats=(("mercenaries",),)) -> MissionTable:
    """With these of the printed Agents alone, and the squad in a corner where nobody sees it."""
    table = begun("m3", *zones, seats=seats, agents=True)
    table.g.enemies = [model for model in table.g.enemies if model.home in only]
    for one, place in zip(table.g.mercenaries, [(13, 1), (14, 1), (15, 1), (16, 1)], strict=True):
        one.model.at = place
    return table


# --- set-up and zones ---


@pytest.mark.rule("SAGA-STEALTH-01", "SAGA-ZONE-03")
def test_it_begins_unaware_and_each_zone_has_its_text():
    table = begun("m3", *EVERYWHERE)
    assert not table.g.nexus.aware
    assert told_texts(table) == ["start", "clinic", "officer", "ranger"]
    shown = [event.args["pieces"] for event in table.told("pointed-out")]
    assert ("group:sick-technician",) in shown and ("X1",) in shown


@pytest.mark.rule("SAGA-MISSION-12")
def test_all_its_words_are_written():
    assert unwritten_words(mission("m3")) == []


# --- sleepers ---


@pytest.mark.rule("SAGA-MISSION-11", "SAGA-STEALTH-02")
def test_sleepers_neither_act_nor_see_nor_listen_nor_stop_anybody():
    table = night("C", only=SLEEPERS)
    one, other = [at_home(table, home) for home in SLEEPERS]
    curby = put(table, "curby", (1, 7), "west")

    assert [why_not_activate(table.g, model).rule for model in (one, other)] == ["SAGA-MISSION-12"] * 2
    assert not engaged(table.g, curby.model, layout(table.g)) and free_attackers(table.g, curby.model) == []
    assert not look_for_intruders(table.g)
    table.g.path = [(1, 7)]
    table.run(movement_test, curby, 5)
    assert table.rolled == []


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-STEALTH-09", "SAGA-RANGE-01")
@pytest.mark.parametrize(
    ("door", "at", "facing", "woken"),
    [
        ("D3", (4, 8), "west", [True, True]),
        ("D3", (4, 9), "west", [False, True]),
        ("D1", (8, 4), "south", [False, False]),
    ],
)
def test_a_door_wakes_those_within_short_range_of_whoever_uses_it(
    door: str, at: tuple[int, int], facing: str, woken: list[bool]
):
    table = night("C", only=SLEEPERS)
    curby = put(table, "curby", at, facing)
    table.answers({"action": "door"}).any_fate()
    table.run(take_action, curby)
    table.run(settle)
    assert door_coded(table.g, door).open
    assert [why_not_activate(table.g, at_home(table, home)) is None for home in SLEEPERS] == woken


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-ZONE-02")
def test_nobody_sleeps_in_a_bunk_room_that_is_opened_after_the_alarm():
    table = night("B")
    table.g.nexus.aware = True
    table.run(reveal, chart_of(table.g).zones["C"])
    table.run(settle)
    assert [why_not_activate(table.g, at_home(table, home)) for home in SLEEPERS] == [None, None]


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-DETECT-04")
def test_an_attack_on_a_sleeper_that_it_survives_is_noticed():
    table = night("C", only=SLEEPERS)
    put(table, "curby", (4, 8), "west")
    table.g.attacked = [at_home(table, SLEEPERS[0]).name]
    assert look_for_intruders(table.g)


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-DETECT-03")
def test_what_is_loud_when_a_turn_ends_wakes_sleepers_that_hear_it_at_once():
    table = night("C", only=SLEEPERS)
    put(table, "curby", (2, 6), "east")
    table.deployed("charge", at=(5, 11), owner="curby")
    table.g.step = "turn-end"
    table.answers({"use-ability": "dp-charge"})

    table.run(end_turn)

    assert table.g.nexus.aware and table.g.step == "abilities"


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-DETECT-06")
def test_detection_wakes_everybody_and_lights_the_corridors():
    table = night("C", "E", "F", only=(*SLEEPERS, EAST))
    curby = put(table, "curby", (13, 7), "north")
    at_home(table, EAST).facing = "north"
    assert sorted([counter.code for counter in table.g.darkness]) == ["K1", "K2", "K3"]

    assert look_for_intruders(table.g)
    table.run(settle)

    assert table.g.darkness == [] and told_texts(table)[-1] == "detection"
    assert why_not_activate(table.g, at_home(table, SLEEPERS[0])) is None
    curby.model.at = (1, 6)
    assert engaged(table.g, curby.model, layout(table.g))


# --- the patient ---


@pytest.mark.rule("SAGA-MISSION-11", "SAGA-STEALTH-02", "SAGA-DETECT-02")
def test_the_patient_sees_and_says_nothing():
    table = night("B", only=(PATIENT,))
    curby = put(table, "curby", (10, 2), "south")
    table.run(movement_test, curby, 5)
    assert table.rolled == [] and not look_for_intruders(table.g)
    curby.model.at = (8, 2)
    table.run(movement_test, curby, 5)
    assert table.rolled == [] and not look_for_intruders(table.g)


@pytest.mark.rule("SAGA-MISSION-11", "SAGA-STEALTH-09")
@pytest.mark.parametrize("answer", ["agree", "refuse"])
def test_to_talk_to_her_is_a_noise_for_everybody_but_her(answer: str):
    listener = (10, 6)
    table = night("B", "E", only=(PATIENT, listener))
    curby = put(table, "curby", (9, 0), "south")
    table.answers({"action": "mission", "mission-question": answer}).any_fate()

    table.run(take_action, curby)

    tests = [(one.args["agent"], [die for die, _ in one.args["dice"]]) for one in table.told("stealth-test")]
    assert tests == [(at_home(table, listener).name, ["attack"] + ["defence"] * 3)]


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-INTERACT-04")
@pytest.mark.parametrize(("answer", "goes"), [("agree", True), ("refuse", False)])
def test_she_asks_once_to_be_taken_along(answer: str, goes: bool):
    table = night("B", only=(PATIENT,))
    table.g.nexus.aware = True
    patient = at_home(table, PATIENT)
    curby = put(table, "curby", (9, 0), "south")
    table.answers({"action": "mission", "mission-question": answer})
    table.run(take_action, curby)

    assert (patient not in table.g.enemies) == goes and table.told("eliminated") == []
    assert fact_value(table.g, "patient") == ("yes" if goes else "no") and told_texts(table)[-1] == "patient"
    assert why_not(table.g, curby, ACTIONS["mission"]) is not None


# --- the pass ---


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-SUPPLY-04")
@pytest.mark.parametrize(
    ("piece", "zone", "card", "flag"), [("k1", "D", "eq-pass", "yes"), ("w1", "C", "eq-silent-pistol", "no")]
)
def test_the_pass_and_the_pistol_are_worth_a_point_to_the_finder(piece: str, zone: str, card: str, flag: str):
    table = night(zone)
    curby = who(table, "curby")
    table.g.acting = "curby"
    table.run(search, curby, piece)
    table.run(settle)
    assert card in [item.card for item in curby.items] and curby.victory_points == 1
    assert fact_value(table.g, "pass") == flag


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-MISSION-16", "SAGA-SUPPLY-04")
def test_a_pistol_that_was_brought_along_is_not_found_again_nor_taken():
    table = night("C")
    curby, alyse = who(table, "curby"), who(table, "alyse")
    curby.items.append(new_item("eq-silent-pistol"))
    brought_along(table.g)
    table.run(search, alyse, "w1")
    table.run(receive, alyse, [take_out(curby, "eq-silent-pistol")])
    table.run(settle)
    assert [item.card for one in table.g.mercenaries for item in one.items].count("eq-silent-pistol") == 1
    assert [one.victory_points for one in (curby, alyse)] == [0, 0]


@pytest.mark.rule("SAGA-MISSION-11", "SAGA-DOOR-02", "SAGA-DENIED-02")
def test_the_lobby_door_opens_to_the_pass_alone_and_shows_the_lobby():
    table = night()
    curby = put(table, "curby", (8, 11), "south")
    door = door_coded(table.g, "D6")
    assert why_not_use(table.g, curby.model, door, layout(table.g)).rule == "SAGA-DOOR-02"

    curby.items.append(new_item("eq-pass"))
    table.answers({"action": "door"}).any_fate()
    table.run(take_action, curby)
    table.run(settle)
    assert door.open and door.lock == 0 and "F" in table.g.zones


@pytest.mark.rule("SAGA-MISSION-11", "SAGA-STEALTH-09", "SAGA-HACK-07")
@pytest.mark.parametrize(("levels", "aware", "tests"), [(1, False, 1), (2, False, 2), (2, True, 0)])
def test_every_level_taken_off_the_lobby_door_is_heard(levels: int, aware: bool, tests: int):
    table = night(only=(EAST,))
    table.g.nexus.aware = aware
    curby = put(table, "curby", (13, 7), "north")
    at_home(table, EAST).facing = "south"
    table.any_fate()
    lower_lock(table.g, door_coded(table.g, "D6"), levels, curby, "SAGA-HACK-07")
    table.run(settle)
    found = table.told("stealth-test")
    assert len(found) == tests
    assert all([[die for die, _ in event.args["dice"]].count("defence") == 3 for event in found])


# --- the duty roster ---


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-HACK-02")
def test_the_roster_is_changed_once_and_only_in_the_quiet():
    table = begun("m3", *EVERYWHERE, agents=True)
    terminal = scenery_coded(table.g, "T2")
    names = [at_home(table, home).name for home in (OFFICER, PATIENT, *SLEEPERS)]
    assert not set(names) & set(operation_of("duty").targets(table.g, terminal))
    table.g.nexus.aware = True
    assert "duty" not in offered_operations(table.g, terminal)
    table.g.nexus.aware = False
    table.g.acting = "curby"
    table.answers({"operation-target": at_home(table, EAST).name})
    table.run(operate, who(table, "curby"), terminal, "duty", 2)
    assert "duty" not in offered_operations(table.g, terminal)


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-TABLE-02")
@pytest.mark.parametrize("seats", [(("mercenaries",),), VERSUS], ids=["together", "versus"])
def test_whoever_is_called_walks_to_the_lobby_two_squares_a_round_and_stays(seats: tuple[tuple[str, ...], ...]):
    table = night("D", only=(SOUTH,), seats=seats)
    guard = at_home(table, SOUTH)
    table.g.acting = "curby"
    table.run(operate, who(table, "curby"), scenery_coded(table.g, "T2"), "duty", 2)
    table.g.acting = ""
    seen = []
    for _ in range(3):
        table.g.step = "end"
        table.any_fate().run(end_phase)
        seen.append(guard.at)
    assert seen == [(9, 11), (8, 11), (8, 11)] and guard.facing == "south"


# --- orders, and where nobody may wait ---


@pytest.mark.rule("SAGA-TABLE-02")
def test_patrols_and_watches_end_with_the_quiet():
    table = begun("m3", *EVERYWHERE, agents=True)
    words = {home: order_of(table.g, at_home(table, home)) for home in (WEST, SOUTH, EAST, OFFICER, RANGER)}
    assert [words[home].word for home in words] == ["patrol"] * 3 + ["turn-clockwise"] * 2
    table.g.nexus.aware = True
    assert all([order_of(table.g, at_home(table, home)) is None for home in words])


@pytest.mark.rule("SAGA-TABLE-02", "SAGA-STEALTH-13")
def test_the_west_patrol_walks_its_corridor():
    table = night(only=(WEST,))
    guard = at_home(table, WEST)
    seen = []
    for _ in range(4):
        table.any_fate().run(activate, guard, "SAGA-AN-06")
        seen.append(guard.at)
    assert seen == [(4, 6), (4, 7), (4, 8), (4, 9)]


@pytest.mark.rule("SAGA-MISSION-11")
def test_a_nexus_player_does_not_wait_before_the_lobby():
    table = night(only=(SOUTH,), seats=VERSUS)
    guard = at_home(table, SOUTH)
    guard.home, table.g.acting = None, guard.name  # one that has no order
    now = walking_layout(table.g, guard)
    assert ("to", 12, 11) in next_moves(table.g, guard, now, Course(1))
    assert dict(why_not_next_to_it(table.g, guard, now, Course(1)))["to", 10, 11].rule == "SAGA-MISSION-11"
    table.g.nexus.aware = True
    assert ("to", 10, 11) in next_moves(table.g, guard, now, Course(1))


# --- the end ---


@pytest.mark.rule("SAGA-MISSION-12", "SAGA-DETECT-06")
@pytest.mark.parametrize(
    ("aware", "number", "ending", "clock"),
    [(False, 16, "", 20), (True, 16, "nexus", 16), (False, 15, "", 16), (True, 20, "nexus", 20)],
)
def test_the_shift_changes_after_round_16(aware: bool, number: int, ending: str, clock: int):
    table = night()
    table.g.nexus.aware, table.g.round, table.g.step = aware, number, "end"
    table.g.clock = clock if number == 20 else 16
    table.run(end_phase)
    assert (table.g.ending, table.g.clock) == (ending, clock)
    assert table.g.nexus.aware == (aware or number == 16) and ("shift-change" in told_texts(table)) == (
        clock == 20 and number == 16
    )


def all_leave(table: MissionTable) -> None:
    with contextlib.suppress(MissionOver):
        for one in table.g.mercenaries:
            put(table, one.model.name, (7, 15))
            table.g.step = "move"
            leave(table.g, one.model)
    table.run(write_down)


@pytest.mark.rule("SAGA-MISSION-03", "SAGA-UPKEEP-07")
@pytest.mark.parametrize(("aware", "points", "ghost", "alert"), [(True, 2, "no", "1"), (False, 4, "yes", "0")])
def test_all_out_by_the_lift_have_won_and_unnoticed_they_are_ghosts(aware: bool, points: int, ghost: str, alert: str):
    table = night("F")
    table.g.nexus.aware = aware
    table.answers(
        {"team-point": ["dulinsky", "curby", "alyse"][: points - 1]}
        if points == 4
        else {"team-point": ["dulinsky", "curby"]}
    )
    all_leave(table)
    assert table.g.ending == "mercenaries" and sum([one.victory_points for one in table.g.mercenaries]) == points
    after = aftermath(mission_of(table.g).script.afters, outcome_of(table.g))
    assert (after.following, after.flags["ghost"], after.flags["alert"]) == (["m4"], ghost, alert)


@pytest.mark.rule("SAGA-MISSION-14", "SAGA-CAMPAIGN-03", "SAGA-UPKEEP-07")
@pytest.mark.parametrize(
    ("played", "following"), [([], ["m2"]), ([Played("m2", False)], ["m3"]), ([Played("m2", True)], ["m2"])]
)
def test_a_loss_leads_to_the_spine_unless_that_was_lost_too(played: list[Played], following: list[str]):
    table = night()
    table.g.played = played
    table.g.ending = "nexus"
    after = aftermath(mission_of(table.g).script.afters, outcome_of(table.g))
    assert (after.following, after.flags["alert"]) == (following, "2")


@pytest.mark.rule("SAGA-MISSION-14")
def test_three_hurt_lose():
    table = night()
    names = [one.model.name for one in table.g.mercenaries]
    for name in names[:2]:
        inflict(table.g, model_named(table.g, name), 3, False)
    with pytest.raises(MissionOver):
        inflict(table.g, model_named(table.g, names[2]), 3, False)
    assert table.g.ending == "nexus"
