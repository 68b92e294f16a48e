"""The Emergency Airlock procedure (NEM-AIRLOCK)."""

import pytest

from starboard.games.nemesis.rules.doors import close_door, destroy_door, open_door
from starboard.games.nemesis.state.pieces import ALIVE, CLOSED_DOOR, DEAD
from starboard.testing import NemesisTable

COST = ["rest", "search"]
CONTROL, COMMS, GENERATOR = 6, 5, 3  # the Comms Room has two Corridors and an Entrance


def airlock_table(control="pilot", inside="scout"):
    table = NemesisTable(rooms={CONTROL: "airlock-control", COMMS: "comms", GENERATOR: "generator"})
    operator = table.character(control, at=CONTROL, hand=COST)
    return table, operator, table.character(inside, at=COMMS)


def closed(table):
    return [corridor for corridor, door in enumerate(table.g.doors) if door == CLOSED_DOOR]


def around(table, room):
    return sorted(corridor for corridor, _ in table.board.exits[room])


@pytest.mark.rule("NEM-AIRLOCK-01", "NEM-ROOM-02", "NEM-ROOM-20")
def test_any_other_explored_yellow_room_can_be_chosen():
    table, pilot, _ = airlock_table()
    table.unexplored(10, "fire-control", known_to=[pilot.seat])
    table.room("armory")

    table.act(pilot, "room", room=GENERATOR)

    assert table.question("NEM-AIRLOCK-01").options == [GENERATOR, COMMS]
    assert table.g.airlock == GENERATOR


@pytest.mark.rule("NEM-AIRLOCK-01")
def test_no_room_with_a_destroyed_door_can_be_chosen():
    table, pilot, _ = airlock_table()
    table.door(COMMS, 10, "destroyed")

    table.act(pilot, "room")  # the Generator is the only one left

    assert table.g.airlock == GENERATOR


@pytest.mark.rule("NEM-AIRLOCK-01")
def test_without_a_suitable_room_there_is_no_procedure():
    table, pilot, _ = airlock_table()
    table.door(COMMS, 10, "destroyed")
    table.door(GENERATOR, 7, "destroyed")

    refusal = table.refusal(pilot, "room")

    assert refusal.rule == "NEM-AIRLOCK-01"


@pytest.mark.rule("NEM-AIRLOCK-02", "NEM-AIRLOCK-03")
def test_every_door_around_the_room_closes_and_the_entrance_is_ignored():
    table, pilot, _ = airlock_table()
    table.door(COMMS, 10)

    table.act(pilot, "room", room=COMMS)

    assert table.board.duct[COMMS] >= 0
    assert closed(table) == around(table, COMMS)
    assert table.g.airlock == COMMS


@pytest.mark.rule("NEM-AIRLOCK-03", "NEM-AIRLOCK-05", "NEM-AIRLOCK-06")
def test_venting_kills_everyone_inside_after_the_player_phase_and_spares_the_rest():
    table, pilot, scout = airlock_table()
    table.intruder("adult", at=COMMS)
    table.intruder("larva", at=COMMS)
    outside = table.intruder("adult", at=GENERATOR)
    table.lying(COMMS, "egg")
    table.fire(COMMS, GENERATOR)
    table.act(pilot, "room", room=COMMS)
    before = scout.status

    table.step("airlock")

    assert (before, scout.status, pilot.status) == (ALIVE, DEAD, ALIVE)
    assert table.g.intruders == [outside]
    assert sorted(thing for room, thing in table.g.lying if room == COMMS) == ["carcass", "corpse-scout", "egg"]
    assert (table.g.fire[COMMS], table.g.fire[GENERATOR]) == (False, True)
    assert (table.g.airlock, closed(table), table.g.step) == (0, around(table, COMMS), "time")


@pytest.mark.rule("NEM-AIRLOCK-04")
@pytest.mark.parametrize("breach", [open_door, destroy_door])
def test_opening_or_destroying_a_door_cancels_for_good(breach):
    table, pilot, scout = airlock_table()
    table.act(pilot, "room", room=COMMS)
    corridor = table.corridor(COMMS, CONTROL)

    table.run(breach, corridor, "NEM-DOOR-11")
    cancelled = table.g.airlock == 0
    table.run(close_door, pilot, corridor, "NEM-DOOR-10", [corridor])
    table.step("airlock")

    assert cancelled
    assert scout.status == ALIVE


@pytest.mark.rule("NEM-AIRLOCK-04")
def test_other_doors_do_not_matter():
    table, pilot, scout = airlock_table()
    elsewhere = table.door(CONTROL, 11)
    table.act(pilot, "room", room=COMMS)

    table.run(open_door, elsewhere, "NEM-DOOR-11")
    table.step("airlock")

    assert scout.status == DEAD


@pytest.mark.rule("NEM-AIRLOCK-04", "NEM-DOOR-08")
def test_taking_the_token_of_a_sealing_door_cancels_too():
    table, pilot, _ = airlock_table()
    table.act(pilot, "room", room=COMMS)
    for corridor in [c for c in range(28) if c not in closed(table)][:10]:
        table.g.doors[corridor] = CLOSED_DOOR
    needed = table.corridor(18, 21)
    table.answers({"NEM-DOOR-08": table.corridor(COMMS, 10)})

    table.run(close_door, pilot, needed, "NEM-DOOR-11", [needed])

    assert table.g.airlock == 0


@pytest.mark.rule("NEM-AIRLOCK-05")
def test_without_all_doors_closed_nobody_dies_and_the_token_goes():
    table, _, scout = airlock_table()
    table.g.airlock = COMMS
    table.door(COMMS, CONTROL)

    table.step("airlock")

    assert (scout.status, table.g.airlock) == (ALIVE, 0)


@pytest.mark.rule("NEM-AIRLOCK-07")
def test_a_new_procedure_cancels_the_earlier_one():
    table, pilot, scout = airlock_table()
    table.act(pilot, "room", room=COMMS)
    pilot.hand = COST[:]

    table.act(pilot, "room", room=GENERATOR)
    table.step("airlock")

    assert [happening.args["room"] for happening in table.told("vented")] == [GENERATOR]
    assert scout.status == ALIVE
