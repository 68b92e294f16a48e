"""The Self-Destruct sequence (NEM-SELFD)."""

import pytest

from starboard.games.nemesis.content.event_effects import coolant_leak
from starboard.games.nemesis.state.pieces import DEAD, HIBERNATING, INACTIVE
from starboard.testing import NemesisTable

COST = ["rest", "search"]


def at_the_generator(self_destruct=INACTIVE, sleeper=False, **pilot):
    table = NemesisTable()
    table.g.self_destruct = self_destruct
    character = table.character("pilot", at="generator", hand=COST, **pilot)
    if sleeper:
        table.character("scout", status=HIBERNATING).room = 0
    else:
        table.character("scout")
    return table, character


@pytest.mark.rule("NEM-SELFD-01", "NEM-ROOM-08")
def test_the_generator_starts_the_sequence_on_the_first_space():
    table, pilot = at_the_generator()

    table.act(pilot, "room")

    assert table.g.self_destruct == 0


@pytest.mark.rule("NEM-SELFD-01", "NEM-COMPUTER-01")
def test_the_key_starts_the_sequence_at_any_computer_and_nowhere_else():
    table = NemesisTable()
    pilot = table.character("pilot", at="comms", hand=["rest"], items=["self-destruct-key"])
    pilot.room = table.room("storage")
    refusal = table.refusal(pilot, "item:self-destruct-key")

    pilot.room = table.room("comms")
    table.act(pilot, "item:self-destruct-key")

    assert refusal.rule == "NEM-COMPUTER-02"
    assert table.g.self_destruct == 0


@pytest.mark.rule("NEM-SELFD-02")
@pytest.mark.parametrize(("before", "after"), [(INACTIVE, INACTIVE), (0, 1), (1, 2), (4, 5)])
def test_a_running_sequence_moves_one_space_with_the_time(before, after):
    table, _ = at_the_generator(before)

    table.step("time")

    assert (table.g.time, table.g.self_destruct) == (1, after)


@pytest.mark.rule("NEM-SELFD-03")
def test_nobody_can_start_the_sequence_once_somebody_hibernates():
    table, pilot = at_the_generator(sleeper=True, items=["self-destruct-key"])

    refusals = [table.refusal(pilot, option).rule for option in ("room", "item:self-destruct-key")]

    assert refusals == ["NEM-SELFD-03", "NEM-SELFD-03"]


@pytest.mark.rule("NEM-SELFD-03")
@pytest.mark.parametrize(("broken", "started"), [(True, 0), (False, INACTIVE)])
def test_a_coolant_leak_starts_it_all_the_same_if_the_generator_is_broken(broken, started):
    table, _ = at_the_generator(sleeper=True)
    if broken:
        table.malfunction("generator")

    table.run(coolant_leak)

    assert table.g.self_destruct == started


@pytest.mark.rule("NEM-SELFD-03", "NEM-SELFD-04")
def test_stopping_remains_allowed_while_somebody_hibernates():
    table, pilot = at_the_generator(2, sleeper=True)

    table.act(pilot, "room")

    assert table.g.self_destruct == INACTIVE


@pytest.mark.rule("NEM-SELFD-04", "NEM-SELFD-09", "NEM-ROOM-08")
def test_anybody_can_stop_a_running_sequence_and_it_starts_again_from_the_first_space():
    table, pilot = at_the_generator(2)

    table.act(pilot, "room")
    stopped = table.g.self_destruct
    pilot.hand = COST[:]
    table.act(pilot, "room")

    assert (stopped, table.g.self_destruct) == (INACTIVE, 0)


@pytest.mark.rule("NEM-SELFD-05", "NEM-SELFD-08")
def test_the_third_advance_reaches_yellow_and_unlocks_all_pods_at_once():
    table, _ = at_the_generator(0)
    unlocked = []

    for _ in range(3):
        table.step("time")
        unlocked.append([pod.unlocked for pod in table.g.pods])

    assert unlocked == [[False] * 4, [False] * 4, [True] * 4]


@pytest.mark.rule("NEM-SELFD-05", "NEM-SELFD-08")
@pytest.mark.parametrize(("space", "stoppable"), [(1, True), (2, True), (3, False), (4, False), (5, False)])
def test_from_the_first_yellow_space_on_the_sequence_cannot_be_stopped(space, stoppable):
    table, pilot = at_the_generator(space, items=["self-destruct-key"])

    options = table.options(pilot)

    assert ("room" in options, "item:self-destruct-key" in options) == (stoppable, stoppable)
    assert stoppable or table.refusal(pilot, "room").rule == "NEM-SELFD-05"


@pytest.mark.rule("NEM-SELFD-05")
def test_pods_unlocked_by_the_sequence_can_be_locked_again():
    table, pilot = at_the_generator(2)
    pilot.room = table.room("hatch-control")
    table.step("time")

    table.act(pilot, "room", pod=2)
    table.step("time")

    assert [pod.unlocked for pod in table.g.pods] == [True, False, True, True]


@pytest.mark.rule("NEM-SELFD-06", "NEM-SELFD-08")
def test_the_ship_explodes_on_the_sixth_advance_and_not_before():
    table, _ = at_the_generator(0)
    for _ in range(5):
        table.step("time")
    still_there = not table.ended

    table.step("time")

    assert still_there
    assert (table.ended, table.g.ending, table.g.ship_destroyed) == (True, "self-destruct", True)


@pytest.mark.rule("NEM-SELFD-07")
@pytest.mark.parametrize(("running", "destroyed"), [(0, True), (INACTIVE, False)])
def test_a_jump_during_the_countdown_destroys_the_ship_and_its_sleepers(running, destroyed):
    table, pilot = at_the_generator(running, sleeper=True)
    sleeper = table.g.players[1]
    sleeper.objectives = ["salvaging"]
    sleeper.objectives_known = [2]
    table.g.time = 14
    for engine in (1, 2, 3):
        table.engine(engine, "working")
    table.coordinates(6)  # the marker on B: Earth
    table.step("time")

    table.step("checks")

    assert pilot.status == DEAD
    assert (table.g.ship_destroyed, sleeper.status == DEAD) == (destroyed, destroyed)


@pytest.mark.rule("NEM-SELFD-09")
def test_a_running_sequence_is_not_started_again():
    table, _ = at_the_generator(2)
    table.malfunction("generator")

    table.run(coolant_leak)

    assert table.g.self_destruct == 2
    assert table.told("self-destruct-started") == []
