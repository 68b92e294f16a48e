"""The end of the game and victory (NEM-WIN, NEM-END)."""

import pytest

from starboard.games.nemesis.rules.attempts import hibernate
from starboard.games.nemesis.rules.death import die
from starboard.games.nemesis.rules.intruders import place_intruder
from starboard.games.nemesis.rules.markers import place_fire, place_malfunction
from starboard.games.nemesis.rules.play import play
from starboard.games.nemesis.rules.pods import launch
from starboard.games.nemesis.rules.self_destruct import advance_tracks
from starboard.games.nemesis.state.pieces import ALIVE, DEAD, ESCAPED, HIBERNATING
from starboard.kernel.requests import Chance, Checkpoint
from starboard.testing import NemesisTable

EARTH_AT_B, MARS_AT_B, VENUS_AT_B = 6, 1, 4  # Coordinates cards


def sound_ship(coordinates=EARTH_AT_B) -> NemesisTable:
    """All Engines run, and the Destination marker on B leads where the card says."""
    table = NemesisTable()
    for engine in (1, 2, 3):
        table.engine(engine, "working")
    table.coordinates(coordinates)
    return table


def sleeper(table, name, **more):
    return table.character(name, status=HIBERNATING, room=0, **more)


def escaped(table, name, **more):
    return table.character(name, status=ESCAPED, room=0, **more)


def final_checks(table, ending="jump", destroyed=False) -> None:
    table.g.ending, table.g.ship_destroyed = ending, destroyed
    table.step("checks")


# --- Winning ---


@pytest.mark.rule("NEM-WIN-01")
def test_several_players_may_win_each_for_themselves():
    table = sound_ship()
    sleeper(table, "pilot", objectives=["salvaging"])
    escaped(table, "scout", objectives=["oldest-friend"])
    escaped(table, "captain", objectives=["ab-ovo"])

    final_checks(table)

    assert table.g.winners == [0, 1]


@pytest.mark.rule("NEM-WIN-01", "NEM-WIN-03")
def test_survivors_whose_objectives_are_not_met_leave_nobody_a_winner():
    table = sound_ship()
    sleeper(table, "pilot", objectives=["ab-ovo"])
    escaped(table, "scout", objectives=["field-biology"])

    final_checks(table)

    assert table.g.winners == []
    assert [who.status for who in table.g.players] == [HIBERNATING, ESCAPED]


@pytest.mark.rule("NEM-WIN-03")
def test_only_the_kept_objective_counts():
    table = sound_ship()
    table.g.met = False
    pilot = table.character("pilot", objectives=["ab-ovo", "salvaging"])
    table.character("scout")
    table.answers({"objective": "first"})

    table.run(place_intruder, "adult", table.room("cockpit"), "adult-2", "NEM-ENCOUNTER-05")
    pilot.status, pilot.room = HIBERNATING, 0
    final_checks(table)

    assert pilot.objectives == ["ab-ovo"]
    assert table.g.winners == []


@pytest.mark.rule("NEM-WIN-02")
@pytest.mark.parametrize(
    ("coordinates", "alive"),
    [
        (EARTH_AT_B, ["salvaging", "quarantine", "in a pod"]),
        (MARS_AT_B, ["quarantine", "in a pod"]),
        (VENUS_AT_B, ["in a pod"]),
    ],
)
def test_sleepers_need_earth_or_for_quarantine_mars_and_pods_need_neither(coordinates, alive):
    table = sound_ship(coordinates)
    sleeper(table, "pilot", objectives=["salvaging"])
    sleeper(table, "scout", objectives=["quarantine"])
    escaped(table, "captain", objectives=["hoarder"])
    table.character("soldier", at="cockpit", objectives=["ab-ovo"])  # awake on board: lost in any jump

    final_checks(table)

    names = ["salvaging", "quarantine", "in a pod", "awake"]
    assert [name for name, who in zip(names, table.g.players, strict=True) if who.status != DEAD] == alive


# --- The three ends ---


@pytest.mark.rule("NEM-END-01", "NEM-END-02")
def test_the_game_ends_when_time_reaches_its_last_space_and_not_before():
    table = sound_ship()
    table.character("pilot", at="cockpit")
    table.g.time = 13

    table.run(advance_tracks)
    assert not table.ended
    table.run(advance_tracks)

    assert table.ended and table.g.ending == "jump"


@pytest.mark.rule("NEM-END-02")
def test_the_jump_kills_whoever_is_awake_on_board_and_no_intruder():
    table = sound_ship()
    pilot = table.character("pilot", at="cockpit")
    waiting = table.character("scout", pod=1)
    asleep = sleeper(table, "captain")
    away = escaped(table, "soldier")
    queen = table.intruder("queen", at="cabins")

    final_checks(table)

    assert [who.status for who in (pilot, waiting, asleep, away)] == [DEAD, DEAD, HIBERNATING, ESCAPED]
    assert table.g.intruders == [queen]


@pytest.mark.rule("NEM-END-01", "NEM-END-03")
def test_the_ship_is_destroyed_when_the_self_destruct_reaches_the_skull():
    table = sound_ship()
    table.character("pilot", at="cockpit")
    table.g.self_destruct = 4

    table.run(advance_tracks)
    assert not table.ended
    table.run(advance_tracks)

    assert table.ended and table.g.ship_destroyed
    assert table.g.ending == "self-destruct"


@pytest.mark.rule("NEM-END-01", "NEM-END-03")
def test_the_ninth_fire_marker_destroys_the_ship():
    table = sound_ship()
    table.character("pilot", at="cockpit")
    table.fire(1, 2, 3, 4, 5, 6, 7)

    table.run(place_fire, 8, "NEM-TOKEN-07")
    assert not table.ended
    table.run(place_fire, 9, "NEM-TOKEN-07")

    assert table.ended and table.g.ship_destroyed
    assert table.g.ending == "ninth-fire"


@pytest.mark.rule("NEM-END-01", "NEM-END-03")
def test_the_ninth_malfunction_marker_destroys_the_ship():
    table = sound_ship()
    table.character("pilot", at="cockpit")
    for tile in ("armory", "comms", "emergency", "storage"):
        table.room(tile)
    table.malfunction(1, 11, 19, 20, 21, "armory", "comms")

    table.run(place_malfunction, table.room("emergency"), "NEM-TOKEN-08")
    assert not table.ended
    table.run(place_malfunction, table.room("storage"), "NEM-TOKEN-08")

    assert table.ended and table.g.ship_destroyed
    assert table.g.ending == "ninth-malfunction"


@pytest.mark.rule("NEM-END-03")
def test_a_destroyed_ship_kills_everybody_on_board_awake_or_asleep_and_all_intruders():
    table = sound_ship()
    pilot = table.character("pilot", at="cockpit")
    waiting = table.character("scout", pod=1)
    asleep = sleeper(table, "captain")
    away = escaped(table, "soldier")
    table.intruder("adult", at="cabins")

    final_checks(table, "ninth-fire", destroyed=True)

    assert [who.status for who in (pilot, waiting, asleep, away)] == [DEAD, DEAD, DEAD, ESCAPED]
    assert table.g.intruders == []


@pytest.mark.rule("NEM-END-01", "NEM-END-04")
def test_the_game_ends_when_the_last_one_awake_dies():
    table = sound_ship()
    pilot = table.character("pilot", at="cockpit")
    scout = table.character("scout", at="cockpit")

    table.run(die, pilot, "intruder")
    assert not table.ended
    table.run(die, scout, "intruder")

    assert table.ended
    assert (table.g.time, table.g.ending, table.g.ship_destroyed) == (15, "jump", False)


@pytest.mark.rule("NEM-END-04")
def test_the_game_ends_when_the_last_one_awake_falls_asleep():
    table = sound_ship()
    pilot = table.character("pilot")
    table.g.hibernation_open = True
    table.fate(noise_die="silence")

    table.run(hibernate, pilot)

    assert table.ended and table.g.time == 15


@pytest.mark.rule("NEM-END-04")
def test_the_game_ends_when_the_last_one_awake_escapes():
    table = sound_ship()
    sleeper(table, "scout")
    pilot = table.character("pilot", pod=1)
    table.pod(1).unlocked = True

    table.run(launch, pilot)

    assert table.ended and table.g.time == 15
    assert table.g.self_destruct == -1


@pytest.mark.rule("NEM-END-04", "NEM-END-05")
def test_with_nobody_awake_an_active_self_destruct_runs_out_too_and_the_sleepers_die():
    table = sound_ship()
    asleep = sleeper(table, "scout", objectives=["salvaging"])
    pilot = table.character("pilot", pod=1, objectives=["great-hunt"], signal=True)
    table.g.self_destruct = 1

    table.run(launch, pilot)
    table.step("checks")

    assert (table.g.time, table.g.self_destruct, table.g.ship_destroyed) == (15, 6, True)
    assert table.g.ending == "self-destruct"
    assert (asleep.status, asleep.room, asleep.pod) == (DEAD, 0, 0)
    assert table.g.winners == [pilot.seat]


@pytest.mark.rule("NEM-END-05")
def test_a_jump_with_an_active_self_destruct_destroys_the_ship():
    table = sound_ship()
    table.character("pilot", at="cockpit")
    asleep = sleeper(table, "scout")
    table.g.time, table.g.self_destruct = 14, 1

    table.run(advance_tracks)
    table.step("checks")

    assert table.g.ship_destroyed and table.g.ending == "jump-and-self-destruct"
    assert asleep.status == DEAD


@pytest.mark.rule("NEM-END-06")
def test_without_survivors_nothing_is_checked_and_nobody_wins():
    table = NemesisTable()  # neither Engines nor Coordinates are settled: a check would ask fate
    table.character("pilot", at="cockpit", objectives=["salvaging"])

    final_checks(table)

    assert table.rolled == []
    assert table.told("no-survivors")
    assert table.g.winners == [] and table.g.step == "over"


@pytest.mark.rule("NEM-END-06")
def test_with_a_single_survivor_the_checks_are_made():
    table = sound_ship()
    escaped(table, "pilot", objectives=["salvaging"])
    table.character("scout", at="cockpit")

    final_checks(table)

    assert table.told("engines-revealed") and table.told("arrived")
    assert table.g.winners == [0]


@pytest.mark.rule("NEM-END-07")
@pytest.mark.parametrize("status", [ESCAPED, HIBERNATING, DEAD])
def test_whoever_is_out_of_the_game_takes_no_rounds_and_draws_no_cards(status):
    table = sound_ship()
    pilot = table.character("pilot", status=status, room=0)
    scout = table.character("scout", at="cockpit", deck=["rest"] * 5)

    table.step("turn")

    assert pilot.hand == [] and len(scout.hand) == 5
    assert (table.g.first, table.g.active) == (scout.seat, scout.seat)


@pytest.mark.rule("NEM-END-07")
def test_whoever_left_early_is_still_judged_at_the_very_end():
    table = sound_ship()
    pilot = table.character("pilot", pod=1, objectives=["best-friends"])
    scout = table.character("scout", objectives=["ab-ovo"])
    table.run(launch, pilot)
    assert table.g.winners == []

    scout.status, scout.room = HIBERNATING, 0
    final_checks(table)

    assert table.g.winners == [pilot.seat]


@pytest.mark.rule("NEM-END-08")
@pytest.mark.parametrize(("destroyed", "winners"), [(True, [0]), (False, [])])
def test_the_queen_dies_with_the_ship_but_not_of_a_jump(destroyed, winners):
    table = sound_ship()
    escaped(table, "pilot", objectives=["great-hunt"], signal=True)
    table.intruder("queen", at="cabins")

    final_checks(table, "self-destruct" if destroyed else "jump", destroyed)

    assert table.g.queen_killed is destroyed
    assert table.g.winners == winners


@pytest.mark.rule("NEM-END-09")
def test_the_game_goes_on_while_somebody_waits_in_a_pod():
    table = sound_ship()
    pilot = table.character("pilot", at="cockpit")
    scout = table.character("scout", pod=1)

    table.run(die, pilot, "intruder")

    assert not table.ended
    assert scout.status == ALIVE


@pytest.mark.rule("NEM-END-09")
@pytest.mark.parametrize(("ending", "destroyed"), [("jump", False), ("self-destruct", True)])
def test_a_pod_that_was_not_launched_saves_nobody(ending, destroyed):
    table = sound_ship()
    escaped(table, "pilot")
    scout = table.character("scout", pod=1)

    final_checks(table, ending, destroyed)

    assert scout.status == DEAD


@pytest.mark.rule("NEM-END-01")
def test_an_end_stops_the_event_phase_at_once_and_the_checks_follow():
    table = sound_ship()
    table.character("pilot", at="cockpit")
    asleep = sleeper(table, "scout", objectives=["salvaging"])
    table.intruder("adult", at="cockpit")
    table.g.time, table.g.step = 14, "time"

    steps = [request for request in play(table.g) if not isinstance(request, Checkpoint)]

    assert not any(isinstance(request, Chance) for request in steps)  # no attack, no Event, no token
    assert table.g.winners == [asleep.seat]
