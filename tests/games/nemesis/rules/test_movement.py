"""Movement and Careful Movement (NEM-MOVE)."""

import pytest

from starboard.games.nemesis.rules.movement import unreachable
from starboard.testing import NemesisTable


def noisy_places(table: NemesisTable) -> list[int]:
    return [place for place, noisy in enumerate(table.g.noise) if noisy]


@pytest.mark.rule("NEM-MOVE-01", "NEM-GEN-04", "NEM-ACTION-12")
def test_a_character_moves_one_corridor_far_and_never_through_a_closed_door():
    table = NemesisTable(rooms={6: "cabins", 8: "canteen", 14: "shower", 15: "monitoring"})
    pilot = table.character("pilot", at="hibernatorium", hand=["rest"])
    table.door("hibernatorium", "cabins", "closed")
    table.door("hibernatorium", "canteen", "destroyed")
    table.fate(noise_die="silence")

    table.act(pilot, "move", room=table.room("canteen"))

    assert pilot.room == table.room("canteen")
    assert pilot.hand == []
    assert sorted(table.question("room").options) == [8, 14, 15]


@pytest.mark.rule("NEM-MOVE-01", "NEM-DOOR-02")
def test_a_closed_door_is_the_reason_given_for_a_room_out_of_reach():
    table = NemesisTable(rooms={6: "cabins"})
    pilot = table.character("pilot", at="hibernatorium", hand=["rest"])
    table.door("hibernatorium", "cabins")

    out_of_reach = unreachable(table.g, pilot)

    assert [(room, refusal.rule) for room, refusal in out_of_reach] == [(6, "NEM-MOVE-01")]
    with table.refuses("NEM-MOVE-01"):
        table.act(pilot, "move", room=6)


@pytest.mark.rule("NEM-MOVE-01")
def test_behind_closed_doors_alone_nobody_moves():
    table = NemesisTable(rooms={17: "armory", 18: "storage"})
    pilot = table.character("pilot", at="engine-2", hand=["rest", "search"])
    table.door("engine-2", "armory")
    table.door("engine-2", "storage")

    assert "move" not in table.options(pilot)
    assert "careful" not in table.options(pilot)
    assert table.refusal(pilot, "move").rule == "NEM-MOVE-01"
    assert table.refusal(pilot, "careful").rule == "NEM-MOVE-01"


@pytest.mark.rule("NEM-GEN-06", "NEM-TECH-01", "NEM-MOVE-01")
def test_the_technical_corridors_lead_nowhere_for_a_walker():
    table = NemesisTable(rooms={2: "armory", 6: "cabins"})
    pilot = table.character("pilot", at="armory", hand=["rest"])
    table.fate(noise_die="silence")

    table.act(pilot, "move", room=1)

    assert sorted(table.question("room").options) == [1, 6]


@pytest.mark.rule("NEM-MOVE-02", "NEM-GEN-08")
@pytest.mark.parametrize("option", ["move", "careful"])
def test_every_movement_on_offer_ends_in_a_room(option):
    table = NemesisTable(rooms={3: "armory"})
    pilot = table.character("pilot", at="cockpit", hand=["rest", "search"])
    table.unexplored(4, "surgery", "doors-2")
    if option == "move":
        table.fate(noise_die=3).answers({"room": 4, "pay": "rest"})
    else:
        table.answers({"room": 4, "place": table.way(4, 1)})

    table.act(pilot, option)

    assert sorted(table.question("room").options) == [2, 3, 4]
    assert pilot.room == 4  # beyond the Corridor, although its Door closed at once


@pytest.mark.rule("NEM-MOVE-03", "NEM-TOKEN-09")
def test_what_a_corridor_brings_comes_after_the_arrival():
    table = NemesisTable()
    pilot = table.character("pilot", at="cockpit", hand=["rest"])
    table.unexplored(4, "surgery", "doors-2")
    table.fate(noise_die=4)

    table.act(pilot, "move", room=4)

    story = [h.kind for h in table.g.events if h.kind in ("moved", "explored", "door-closed", "noise-roll", "noise")]
    assert story == ["moved", "explored", "door-closed", "noise-roll", "noise"]
    assert pilot.room == 4


@pytest.mark.rule("NEM-MOVE-04", "NEM-EXPLORE-01")
def test_an_unexplored_room_is_explored_before_the_noise_roll():
    table = NemesisTable()
    pilot = table.character("pilot", at="cockpit", hand=["rest"])
    table.unexplored(4, "surgery", "fire-2")
    table.fate(noise_die="silence")

    table.act(pilot, "move", room=4)

    assert table.g.explored[4]
    story = [h.kind for h in table.g.events if h.kind in ("explored", "fire", "noise-roll")]
    assert story == ["explored", "fire", "noise-roll"]


@pytest.mark.rule("NEM-MOVE-05")
@pytest.mark.parametrize("explored", [True, False])
def test_in_an_empty_room_a_noise_roll_is_made_explored_or_not(explored):
    table = NemesisTable()
    pilot = table.character("pilot", at="cockpit", hand=["rest"])
    if explored:
        table.lay_tile(4, "surgery")
    else:
        table.unexplored(4, "surgery", "malfunction-1")
    table.fate(noise_die=1)

    table.act(pilot, "move", room=4)

    assert noisy_places(table) == [table.way(4, 1)]


@pytest.mark.rule("NEM-MOVE-05")
def test_in_company_of_a_character_no_noise_roll_is_made():
    table = NemesisTable(rooms={4: "surgery"})
    pilot = table.character("pilot", at="cockpit", hand=["rest"])
    table.character("captain", at="surgery")

    table.act(pilot, "move", room=4)

    assert pilot.room == 4
    assert table.rolled == []


@pytest.mark.rule("NEM-MOVE-05")
def test_a_dead_or_waiting_character_is_no_company():
    table = NemesisTable(rooms={4: "evac-a"})
    pilot = table.character("pilot", at="cockpit", hand=["rest"])
    table.character("captain", pod=1)
    table.lying("evac-a", "corpse-scout")
    table.fate(noise_die=1)

    table.act(pilot, "move", room=4)

    assert noisy_places(table) == [table.way(4, 1)]


@pytest.mark.rule("NEM-MOVE-06", "NEM-ACTION-13")
def test_careful_movement_marks_a_corridor_of_choice_instead_of_rolling():
    table = NemesisTable(rooms={6: "cabins"})
    pilot = table.character("pilot", at="hibernatorium", hand=["rest", "search"])
    table.noise("cabins", 1)

    table.act(pilot, "careful", room=6, place=table.way("cabins", 3))

    assert pilot.room == table.room("cabins")
    assert sorted(table.question("place").options) == sorted([table.way("cabins", n) for n in (2, 3, 4)])
    assert noisy_places(table) == sorted([table.way("cabins", 1), table.way("cabins", 3)])
    assert table.rolled == []
    assert pilot.hand == []


@pytest.mark.rule("NEM-MOVE-06")
@pytest.mark.parametrize("company", ["character", "intruder"])
def test_careful_movement_marks_a_corridor_even_in_company(company):
    table = NemesisTable(rooms={6: "cabins"})
    pilot = table.character("pilot", at="hibernatorium", hand=["rest", "search"])
    if company == "character":
        table.character("captain", at="cabins")
    else:
        table.intruder("adult", at="cabins")

    table.act(pilot, "careful", room=6, place=table.way("cabins", 3))

    assert noisy_places(table) == [table.way("cabins", 3)]


@pytest.mark.rule("NEM-MOVE-07")
def test_nobody_moves_carefully_where_every_corridor_is_noisy():
    table = NemesisTable(rooms={17: "armory", 18: "storage"})
    pilot = table.character("pilot", at="engine-2", hand=["rest", "search"])
    table.noise("armory")

    table.act(pilot, "careful", place=table.way("storage", 3))

    assert pilot.room == table.room("storage")  # the only Room on offer, so nobody was asked
    assert table.asked[-1].kind == "place"


@pytest.mark.rule("NEM-MOVE-07")
def test_careful_movement_is_refused_when_all_around_every_target_is_noisy():
    table = NemesisTable(rooms={17: "armory", 18: "storage"})
    pilot = table.character("pilot", at="engine-2", hand=["rest", "search"])
    table.noise("armory")
    table.noise("storage")

    assert "careful" not in table.options(pilot)
    assert "move" in table.options(pilot)
    assert table.refusal(pilot, "careful").rule == "NEM-MOVE-07"


@pytest.mark.rule("NEM-MOVE-07", "NEM-ACTION-27")
def test_nobody_moves_carefully_in_combat():
    table = NemesisTable()
    pilot = table.character("pilot", at="engine-2", hand=["rest", "search"])
    table.intruder("adult", at="engine-2")

    assert "careful" not in table.options(pilot)
    assert table.refusal(pilot, "careful").rule == "NEM-ACTION-27"


@pytest.mark.rule("NEM-MOVE-08", "NEM-EXPLORE-10")
@pytest.mark.parametrize("token", ["danger-3", "silence-1"])
def test_a_careful_explorer_marks_first_and_neither_silence_nor_danger_does_anything(token):
    table = NemesisTable(rooms={3: "armory"})
    pilot = table.character("pilot", at="cockpit", hand=["rest", "search"], slimed=True)
    adult = table.intruder("adult", at=8)
    table.unexplored(4, "surgery", token)

    table.act(pilot, "careful", room=4, place=table.way(4, 1))

    story = [h.kind for h in table.g.events if h.kind in ("moved", "noise", "explored", "token-revealed")]
    assert story == ["moved", "noise", "explored", "token-revealed"]
    assert adult.room == 8
    assert noisy_places(table) == [table.way(4, 1)]
    assert table.g.items[4] == int(token[-1])


@pytest.mark.rule("NEM-MOVE-08", "NEM-EXPLORE-10")
def test_a_careful_explorer_still_meets_the_other_tokens():
    table = NemesisTable()
    pilot = table.character("pilot", at="cockpit", hand=["rest", "search"])
    table.unexplored(4, "surgery", "slime-4")

    table.act(pilot, "careful", room=4, place=table.way(4, 1))

    assert pilot.slimed
    assert table.rolled == []


@pytest.mark.rule("NEM-MOVE-09", "NEM-TECH-03")
def test_the_technical_corridors_can_take_the_careful_marker():
    table = NemesisTable(rooms={15: "cabins"})
    pilot = table.character("pilot", at="hibernatorium", hand=["rest", "search"])
    table.noise("cabins", 1, 2, 3)

    table.act(pilot, "careful", room=15)

    assert table.g.noise[len(table.board.corridors)]


@pytest.mark.rule("NEM-MOVE-09", "NEM-MOVE-07")
def test_noise_in_the_ducts_closes_the_last_quiet_corridor():
    table = NemesisTable(rooms={15: "cabins", 2: "armory", 6: "canteen"})
    pilot = table.character("pilot", at="hibernatorium", hand=["rest", "search"])
    table.noise("cabins", 1, 2, 3)
    table.noise("armory", 1)  # the same ducts

    table.act(pilot, "careful", room=6, place=table.way(6, 3))

    assert 15 not in table.question("room").options
    assert (15, "NEM-MOVE-07") in [(room, refusal.rule) for room, refusal in table.question("room").blocked()]


@pytest.mark.rule("NEM-MOVE-10", "NEM-ENCOUNTER-13", "NEM-GEN-07")
def test_walking_into_an_intruder_is_combat_at_once_but_no_encounter():
    table = NemesisTable(rooms={4: "surgery"})
    pilot = table.character("pilot", at="cockpit", hand=["rest", "search"])
    adult = table.intruder("adult", at="surgery")
    table.noise("surgery")

    table.act(pilot, "move", pay="rest", room=4)

    assert table.rolled == []  # neither die, token nor attack card
    assert adult.room == pilot.room
    assert len(noisy_places(table)) == 3
    assert "escape" in table.options(pilot)


@pytest.mark.rule("NEM-MOVE-11")
def test_leaving_an_intruder_is_an_escape_and_no_plain_movement():
    table = NemesisTable()
    pilot = table.character("pilot", at="engine-2", hand=["rest"])
    table.intruder("adult", at="engine-2")

    assert "move" not in table.options(pilot)
    assert "escape" in table.options(pilot)


@pytest.mark.rule("NEM-MOVE-11")
def test_an_order_given_to_somebody_in_combat_is_an_escape():
    table = NemesisTable(rooms={17: "laboratory", 18: "storage"})
    captain = table.character("captain", at="cockpit", hand=["order"], items=["intercom"])
    pilot = table.character("pilot", at="laboratory", hand=[])
    table.intruder("adult", at="laboratory")
    table.fate(attack_card="scratch-2", noise_die="silence")

    table.act(captain, "card:order", room=20)

    assert (pilot.room, pilot.light) == (20, 1)


@pytest.mark.rule("NEM-MOVE-11")
def test_smoke_lets_one_leave_without_being_attacked():
    table = NemesisTable()
    pilot = table.character("pilot", at="cockpit", hand=["rest"], items=["smoke-grenade"])
    table.intruder("adult", at="cockpit")
    table.lay_tile(4, "surgery")
    table.fate(noise_die="silence")

    table.act(pilot, "item:smoke-grenade", room=4)

    assert (pilot.room, pilot.light) == (4, 0)
    assert table.told("attack") == []


@pytest.mark.rule("NEM-MOVE-12")
def test_whoever_is_ordered_away_arrives_as_if_walking_alone_with_its_own_slime():
    table = NemesisTable()
    captain = table.character("captain", at="cockpit", hand=["order"])
    pilot = table.character("pilot", at="cockpit", slimed=True)
    table.unexplored(4, "surgery", "malfunction-2")
    adult = table.intruder("adult", at=8)
    table.fate(noise_die="silence")

    table.act(captain, "card:order", room=4)

    assert (pilot.room, captain.room) == (4, 1)
    assert table.g.explored[4] and table.g.malfunction[4]
    assert adult.room == 4  # the pilot's own Slime turned its Silence into Danger


@pytest.mark.rule("NEM-MOVE-12", "NEM-ROOM-17")
def test_room_effects_reach_whoever_is_moved_by_another():
    table = NemesisTable(rooms={6: "slime-room"})
    captain = table.character("captain", at="hibernatorium", hand=["order"])
    pilot = table.character("pilot", at="hibernatorium")
    table.fate(noise_die=1)

    table.act(captain, "card:order", room=6)

    assert pilot.slimed and not captain.slimed
