"""Doors: open, closed, destroyed (NEM-DOOR)."""

import pytest

from starboard.games.nemesis.content.events import EVENTS
from starboard.games.nemesis.rules.doors import close_door, destroy_door, open_door
from starboard.games.nemesis.rules.event_phase import event_movement
from starboard.games.nemesis.rules.movement import choose_room
from starboard.games.nemesis.rules.noise import noise_roll
from starboard.games.nemesis.state.pieces import CLOSED_DOOR, DESTROYED_DOOR, OPEN_DOOR
from starboard.testing import NemesisTable

ADULTS_THROUGH_2 = EVENTS["damage"]  # Creepers and Adults, Corridor 2; from the Hibernatorium to Room 6
DOOR_FLIPPERS = ("item:tools", "item:energy-charge-y", "card:computer-skills", "card:knowledge-of-the-ship")


def tokens(table):
    return len(table.g.doors) - table.g.doors.count(OPEN_DOOR)


def use_up(table, count, spare=()):
    """So many Door tokens on the board, none in the spare Corridors; every other one Destroyed."""
    free = [corridor for corridor in range(len(table.g.doors)) if corridor not in spare]
    for corridor in free[:count]:
        table.g.doors[corridor] = CLOSED_DOOR if corridor % 2 else DESTROYED_DOOR
    return free[:count]


@pytest.mark.rule("NEM-DOOR-01", "NEM-TECH-04")
def test_doors_stand_in_ordinary_corridors_only_one_in_each():
    table = NemesisTable(rooms={6: "command-center", 2: "laboratory"})  # Room 2: two Corridors and an Entrance
    pilot = table.character("pilot", at=6, hand=["rest", "search"])

    table.act(pilot, "room", room=2, doors="all")

    assert table.question("doors").options == [table.corridor(1, 2), table.corridor(2, 6)]
    assert [corridor for corridor, door in enumerate(table.g.doors) if door == CLOSED_DOOR] == [
        table.corridor(1, 2),
        table.corridor(2, 6),
    ]
    assert len(table.g.doors) == len(table.board.corridors) == 28


@pytest.mark.rule("NEM-DOOR-02", "NEM-DOOR-09")
def test_characters_pass_open_and_destroyed_doors_but_no_closed_one():
    table = NemesisTable(rooms={8: "cabins"})
    pilot = table.character("pilot", hand=["rest"])
    table.character("scout", at=8)
    table.door(11, 6)
    table.door(11, 8, "destroyed")

    table.act(pilot, "move", room=8)

    assert table.question("NEM-MOVE-01").options == [8, 14, 15]
    assert pilot.room == 8


@pytest.mark.rule("NEM-DOOR-02")
def test_behind_closed_doors_there_is_no_way_to_move():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest", "search"])
    for room in (6, 8, 14, 15):
        table.door(11, room)

    refusals = [table.refusal(pilot, option).rule for option in ("move", "careful")]

    assert refusals == ["NEM-MOVE-01", "NEM-MOVE-01"]


@pytest.mark.rule("NEM-DOOR-02")
def test_danger_does_not_draw_intruders_through_a_closed_door():
    table = NemesisTable()
    pilot = table.character("pilot")
    behind_the_door = table.intruder("adult", at=6)
    in_the_open = table.intruder("adult", at=8)
    table.door(11, 6)
    table.fate("danger")

    table.run(noise_roll, pilot)

    assert (behind_the_door.room, in_the_open.room) == (6, 11)
    assert table.g.doors[table.corridor(11, 6)] == CLOSED_DOOR


@pytest.mark.rule("NEM-DOOR-03")
@pytest.mark.parametrize("weapon", ["grenade", "molotov"])
@pytest.mark.parametrize(("door", "in_reach"), [("open", True), ("destroyed", True), ("closed", False)])
def test_nothing_is_thrown_through_a_closed_door(weapon, door, in_reach):
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=[weapon])
    table.intruder("adult", at=6)
    table.door(11, 6, door)

    offered = f"item:{weapon}" in table.options(pilot)

    assert offered is in_reach
    assert in_reach or table.refusal(pilot, f"item:{weapon}").rule == "NEM-DOOR-03"


@pytest.mark.rule("NEM-DOOR-04", "NEM-DOOR-09")
def test_an_intruder_stays_before_a_closed_door_destroys_it_and_may_pass_next_time():
    table = NemesisTable()
    table.character("pilot", at="cockpit")
    adult = table.intruder("adult", at=11)
    corridor = table.door(11, 6)

    table.run(event_movement, ADULTS_THROUGH_2)
    after_first = (adult.room, table.g.doors[corridor])
    table.run(event_movement, ADULTS_THROUGH_2)

    assert after_first == (11, DESTROYED_DOOR)
    assert (adult.room, table.g.doors[corridor]) == (6, DESTROYED_DOOR)


@pytest.mark.rule("NEM-DOOR-05")
def test_all_intruders_that_meet_a_closed_door_together_stay_on_either_side_of_it():
    table = NemesisTable()
    table.character("pilot", at="cockpit")
    before = [table.intruder("adult", at=11), table.intruder("creeper", at=11), table.intruder("adult", at=6)]
    corridor = table.door(11, 6)

    table.run(event_movement, ADULTS_THROUGH_2)

    assert [intruder.room for intruder in before] == [11, 11, 6]
    assert table.g.doors[corridor] == DESTROYED_DOOR


@pytest.mark.rule("NEM-DOOR-06")
def test_all_doors_are_open_at_the_start_and_an_opened_one_is_as_it_was_then():
    table = NemesisTable()
    at_the_start = list(table.g.doors)
    corridor = table.door(11, 6)

    table.run(open_door, corridor, "NEM-DOOR-11")

    assert at_the_start == [OPEN_DOOR] * 28
    assert table.g.doors == at_the_start


@pytest.mark.rule("NEM-DOOR-07")
def test_noise_and_what_answers_it_ignore_a_closed_door():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"])
    corridor = table.door(11, 6)
    table.fate(2)
    table.run(noise_roll, pilot)
    marked = table.g.noise[corridor]

    table.fate(2, "larva-1")
    table.run(noise_roll, pilot)

    assert marked
    assert [(intruder.kind, intruder.room) for intruder in table.g.intruders] == [("larva", 11)]
    assert table.g.doors[corridor] == CLOSED_DOOR


@pytest.mark.rule("NEM-DOOR-08")
def test_the_twelfth_door_token_still_comes_from_the_supply():
    table = NemesisTable()
    pilot = table.character("pilot")
    corridor = table.corridor(18, 21)
    use_up(table, 11, spare=[corridor])

    table.run(close_door, pilot, corridor, "NEM-DOOR-11", [corridor])

    assert tokens(table) == 12
    assert table.asked == []


@pytest.mark.rule("NEM-DOOR-08")
@pytest.mark.parametrize("state", [CLOSED_DOOR, DESTROYED_DOOR])
def test_with_an_empty_supply_the_acting_player_takes_any_door_from_the_board(state):
    table = NemesisTable()
    table.character("scout")
    pilot = table.character("pilot")
    corridor = table.corridor(18, 21)
    used = use_up(table, 12, spare=[corridor])
    taken = next(c for c in used if table.g.doors[c] == state)
    table.answers({(pilot.seat, "NEM-DOOR-08"): taken})

    table.run(close_door, pilot, corridor, "NEM-DOOR-11", [corridor])

    assert table.question("NEM-DOOR-08").options == used
    assert (table.g.doors[taken], table.g.doors[corridor], tokens(table)) == (OPEN_DOOR, CLOSED_DOOR, 12)


@pytest.mark.rule("NEM-DOOR-08")
def test_an_effect_that_closes_several_doors_takes_no_token_from_those():
    table = NemesisTable(rooms={6: "command-center"})
    pilot = table.character("pilot", at=6, hand=["rest", "search"])
    both = [table.corridor(1, 3), table.corridor(3, 7)]
    used = use_up(table, 12, spare=both)

    table.act(pilot, "room", room=3, doors="all", corridor=[used[0], used[1]])

    assert table.question("NEM-DOOR-08").options == used[1:]
    assert [table.g.doors[corridor] for corridor in both] == [CLOSED_DOOR, CLOSED_DOOR]
    assert tokens(table) == 12


@pytest.mark.rule("NEM-DOOR-08", "NEM-DOOR-11")
def test_doors_opened_by_the_same_effect_give_their_tokens_to_those_it_closes():
    table = NemesisTable(rooms={6: "command-center"})
    pilot = table.character("pilot", at=6, hand=["rest", "search"])
    closing, opening = table.corridor(1, 3), table.corridor(3, 7)
    use_up(table, 11, spare=[closing, opening])
    table.g.doors[opening] = CLOSED_DOOR

    table.act(pilot, "room", room=3, doors=(closing, opening))

    assert (table.g.doors[closing], table.g.doors[opening]) == (CLOSED_DOOR, OPEN_DOOR)
    assert tokens(table) == 12


@pytest.mark.rule("NEM-DOOR-09", "NEM-DOOR-10", "NEM-ROOM-14")
def test_the_command_center_cannot_close_a_destroyed_door():
    table = NemesisTable(rooms={6: "command-center"})
    pilot = table.character("pilot", at=6, hand=["rest", "search"])
    destroyed = table.door(8, 4, "destroyed")

    with table.refuses("NEM-ROOM-14"):
        table.act(pilot, "room", room=8, doors=(destroyed,))

    assert table.g.doors[destroyed] == DESTROYED_DOOR


@pytest.mark.rule("NEM-ROOM-14", "NEM-DOOR-09")
def test_the_command_center_turns_the_only_door_left_and_has_no_action_without_one():
    table = NemesisTable(rooms={6: "command-center"})
    pilot = table.character("pilot", at=6, hand=["rest"] * 4)
    table.g.doors = [DESTROYED_DOOR] * len(table.g.doors)
    only = table.door(1, 3, "closed")

    table.act(pilot, "room", pay=("rest", "rest"), room=3)
    assert table.g.doors[only] == OPEN_DOOR
    table.g.doors[only] = DESTROYED_DOOR

    assert table.refusal(pilot, "room").key == "no-doors"


@pytest.mark.rule("NEM-DOOR-09", "NEM-DOOR-10")
@pytest.mark.parametrize("option", DOOR_FLIPPERS)
def test_tools_and_skills_leave_destroyed_doors_alone(option):
    table = NemesisTable()
    kind, _, thing = option.partition(":")
    items = [thing] if kind == "item" else []
    pilot = table.character("pilot", at=3, hand=["rest"] if items else [thing], items=items, held=[])
    table.lay_tile(3, "armory")
    for room in range(1, 22):  # nothing left to look at
        table.g.explored[room] = True
    table.door(3, 1, "destroyed")
    table.door(3, 7, "destroyed")

    options = table.options(pilot)

    assert option not in options


@pytest.mark.rule("NEM-DOOR-10")
def test_the_plasma_torch_closes_a_destroyed_door():
    table = NemesisTable()
    mechanic = table.character("mechanic", hand=["rest"], items=["plasma-torch"])
    destroyed = table.door(11, 6, "destroyed")

    table.act(mechanic, "item:plasma-torch", corridor=destroyed)

    assert table.g.doors[destroyed] == CLOSED_DOOR
    assert mechanic.inventory == ["plasma-torch"]


@pytest.mark.rule("NEM-DOOR-10")
def test_the_plasma_torch_is_of_use_where_every_door_is_destroyed():
    table = NemesisTable()
    mechanic = table.character("mechanic", hand=["rest"], items=["plasma-torch"])
    for corridor, _ in table.board.exits[11]:
        table.g.doors[corridor] = DESTROYED_DOOR

    assert "item:plasma-torch" in table.options(mechanic)


@pytest.mark.rule("NEM-DOOR-11")
@pytest.mark.parametrize("option", DOOR_FLIPPERS)
def test_an_effect_opens_or_closes_one_door_of_the_room(option):
    table = NemesisTable()
    kind, _, thing = option.partition(":")
    items = [thing] if kind == "item" else []
    pilot = table.character("pilot", hand=["rest"] if items else [thing], items=items, held=[("shotgun", 0)])
    closed, opened = table.door(11, 6), table.corridor(11, 8)
    here = sorted(corridor for corridor, _ in table.board.exits[11])
    several = option in ("item:energy-charge-y", "card:knowledge-of-the-ship")
    table.answers({"alternative": "door"} if several else {})

    table.act(pilot, option, corridor=closed)

    assert table.question("corridor").options == here
    assert (table.g.doors[closed], table.g.doors[opened]) == (OPEN_DOOR, OPEN_DOOR)


@pytest.mark.rule("NEM-DOOR-11")
def test_closing_takes_a_token_and_opening_gives_it_back():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=["tools"])
    use_up(table, 12, spare=[corridor for corridor, _ in table.board.exits[11]])
    freed = next(corridor for corridor, door in enumerate(table.g.doors) if door == CLOSED_DOOR)

    table.run(open_door, freed, "NEM-DOOR-11")
    table.act(pilot, "item:tools", corridor=table.corridor(11, 6))

    assert tokens(table) == 12
    assert table.g.doors[table.corridor(11, 6)] == CLOSED_DOOR
    assert [ask for ask in table.asked if ask.rule == "NEM-DOOR-08"] == []


@pytest.mark.rule("NEM-DOOR-11")
def test_without_such_an_effect_nobody_changes_doors():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest", "search", "repairs"])
    table.door(11, 6)

    options = table.options(pilot)

    assert options == ["move", "careful", "pick-up", "drop", "pass"]


@pytest.mark.rule("NEM-DOOR-12")
def test_demolition_lays_a_closed_door_down():
    table = NemesisTable()
    pilot = table.character("pilot", hand=["demolition"])
    table.malfunction("hibernatorium")
    first, second = table.door(11, 6), table.door(11, 8)
    table.door(11, 14, "destroyed")

    table.act(pilot, "card:demolition", corridor=first)

    assert table.question("corridor").options == [first, second]
    assert (table.g.doors[first], table.g.doors[second]) == (DESTROYED_DOOR, CLOSED_DOOR)


@pytest.mark.rule("NEM-DOOR-12")
@pytest.mark.parametrize("state", ["open", "destroyed"])
def test_demolition_is_of_no_use_on_an_open_or_destroyed_door(state):
    table = NemesisTable()
    pilot = table.character("pilot", hand=["demolition"])
    table.malfunction("hibernatorium")
    corridor = table.door(11, 6, state)
    before = table.g.doors[corridor]

    table.run(destroy_door, corridor, "NEM-CHAR-07")

    assert table.g.doors[corridor] == before
    assert "card:demolition" not in table.options(pilot)


@pytest.mark.rule("NEM-DOOR-03", "NEM-MOVE-01")
def test_a_room_behind_a_closed_door_is_refused_with_its_reason():
    table = NemesisTable()
    pilot = table.character("pilot")
    table.door("hibernatorium", 6)

    ask = next(choose_room(table.g, pilot, "NEM-MOVE-01"))

    assert ask.options == [8, 14, 15]
    assert [(room, refusal.key) for room, refusal in ask.blocked()] == [(6, "door-closed")]


@pytest.mark.rule("NEM-DOOR-09")
def test_a_destroyed_door_is_named_among_what_is_not_on_offer():
    table = NemesisTable(rooms={6: "command-center"})
    captain = table.character("captain", at="command-center", hand=["rest", "search"], items=["tools"])
    torn = table.door(6, 7, "destroyed")

    table.act(captain, "item:tools", pay="rest", corridor=table.corridor(6, 11))

    question = table.question("corridor")
    assert torn not in question.options
    assert [(door, refusal.rule) for door, refusal in question.blocked()] == [(torn, "NEM-DOOR-09")]
