"""Noise rolls (NEM-NOISE)."""

import pytest

from starboard.games.nemesis.rules.markers import place_noise
from starboard.games.nemesis.rules.noise import NOISE_DIE, noise_roll
from starboard.games.nemesis.state.board import ALTERNATIVE, BASIC, ROOM_COUNT
from starboard.testing import NemesisTable


def noisy_places(table: NemesisTable) -> list[int]:
    return [place for place, noisy in enumerate(table.g.noise) if noisy]


@pytest.mark.rule("NEM-NOISE-06", "NEM-MARKER-05")
def test_slime_turns_silence_into_danger():
    table = NemesisTable(corridors={1: ("laboratory", "cabins")})
    pilot = table.character("pilot", at="laboratory", slimed=True)
    adult = table.intruder("adult", at="cabins")
    table.fate("silence")

    table.run(noise_roll, pilot)

    assert adult.room == pilot.room


@pytest.mark.rule("NEM-NOISE-05")
def test_silence_has_no_effect():
    table = NemesisTable(corridors={1: ("laboratory", "cabins")})
    pilot = table.character("pilot", at="laboratory")
    adult = table.intruder("adult", at="cabins")
    table.fate("silence")

    table.run(noise_roll, pilot)

    assert adult.room == table.room("cabins")
    assert noisy_places(table) == []


@pytest.mark.rule("NEM-NOISE-02")
def test_a_number_marks_exactly_the_corridor_that_bears_it():
    table = NemesisTable()
    pilot = table.character("pilot", at="laboratory")
    table.fate(3)

    table.run(noise_roll, pilot)

    assert noisy_places(table) == [table.way("laboratory", 3)]


@pytest.mark.rule("NEM-NOISE-03", "NEM-ENCOUNTER-03")
def test_a_second_marker_in_a_corridor_is_an_encounter_instead():
    table = NemesisTable()
    pilot = table.character("pilot", at="laboratory", hand=["rest", "search", "search", "repairs"])
    table.noise("laboratory")
    table.fate(1, "adult-3")

    table.run(noise_roll, pilot)

    assert [intruder.kind for intruder in table.g.intruders] == ["adult"]
    assert noisy_places(table) == []


@pytest.mark.rule("NEM-NOISE-01")
def test_a_noise_roll_is_one_die_resolved_for_the_room_of_the_roller():
    table = NemesisTable()
    pilot = table.character("pilot", at="cockpit")
    table.character("captain", at="hibernatorium")
    table.fate(noise_die=4)

    table.run(noise_roll, pilot)

    assert table.rolled == [("noise-die", 4)]
    assert noisy_places(table) == [table.way("cockpit", 4)]


@pytest.mark.rule("NEM-NOISE-02", "NEM-TECH-03")
def test_the_number_of_an_entrance_marks_the_technical_corridors_and_nothing_else():
    table = NemesisTable(rooms={15: "cabins"})  # its number 4 is an Entrance
    pilot = table.character("pilot", at="cabins")
    table.fate(noise_die=4)

    table.run(noise_roll, pilot)

    assert noisy_places(table) == [len(table.board.corridors)]


@pytest.mark.rule("NEM-NOISE-03", "NEM-TECH-03")
def test_noise_in_the_ducts_answers_at_every_entrance():
    table = NemesisTable(rooms={15: "cabins", 2: "armory"})
    pilot = table.character("pilot", at="armory", hand=["rest"] * 4)
    table.noise("cabins", 4)
    table.fate(noise_die=1, token="adult-4")

    table.run(noise_roll, pilot)

    assert [(intruder.kind, intruder.room) for intruder in table.g.intruders] == [("adult", pilot.room)]
    assert noisy_places(table) == []


@pytest.mark.rule("NEM-NOISE-04", "NEM-TOKEN-03")
def test_danger_draws_in_every_adjacent_intruder_that_is_not_in_combat():
    table = NemesisTable(rooms={6: "cabins", 8: "canteen", 14: "shower", 7: "monitoring"})
    pilot = table.character("pilot", at="hibernatorium")
    table.character("captain", at="shower")
    hunters = [table.intruder("creeper", at="cabins"), table.intruder("queen", at="canteen")]
    fighting = table.intruder("adult", at="shower")
    far_away = table.intruder("adult", at="monitoring")
    table.fate(noise_die="danger")

    table.run(noise_roll, pilot)

    assert [intruder.room for intruder in hunters] == [pilot.room, pilot.room]
    assert fighting.room == table.room("shower")
    assert far_away.room == table.room("monitoring")
    assert noisy_places(table) == []


@pytest.mark.rule("NEM-NOISE-04", "NEM-TOKEN-04")
def test_danger_without_an_intruder_near_marks_every_quiet_corridor_and_the_ducts():
    table = NemesisTable(rooms={15: "cabins"})
    pilot = table.character("pilot", at="cabins")
    table.noise("cabins", 1)
    table.fate(noise_die="danger")

    table.run(noise_roll, pilot)

    assert noisy_places(table) == sorted({table.way("cabins", number) for number in (1, 2, 3, 4)})
    assert len(table.told("noise")) == 3


@pytest.mark.rule("NEM-GEN-04", "NEM-NOISE-04")
def test_danger_does_not_reach_through_a_closed_door():
    table = NemesisTable(rooms={6: "cabins"})
    pilot = table.character("pilot", at="hibernatorium")
    adult = table.intruder("adult", at="cabins")
    door = table.door("hibernatorium", "cabins")
    table.fate(noise_die="danger")

    table.run(noise_roll, pilot)

    assert adult.room == table.room("cabins")
    assert table.g.doors[door] == 1
    assert len(noisy_places(table)) == 4


@pytest.mark.rule("NEM-GEN-04", "NEM-DOOR-05", "NEM-NOISE-04")
def test_where_doors_block_the_crew_only_danger_breaks_the_door_and_all_behind_it_stay():
    table = NemesisTable(options=["doors-block-crew-only"], rooms={6: "cabins"})
    pilot = table.character("pilot", at="hibernatorium")
    intruders = [table.intruder("adult", at="cabins"), table.intruder("creeper", at="cabins")]
    door = table.door("hibernatorium", "cabins")
    table.fate(noise_die="danger")

    table.run(noise_roll, pilot)

    assert [intruder.room for intruder in intruders] == [table.room("cabins")] * 2
    assert table.g.doors[door] == 2
    assert noisy_places(table) == []


@pytest.mark.rule("NEM-NOISE-07")
def test_an_effect_that_demands_a_roll_gets_it_whoever_else_is_in_the_room():
    table = NemesisTable()
    table.character("pilot", at="cockpit")
    table.character("captain", at="cockpit")
    table.bag("adult-2", "blank")
    table.fate(token="adult-2", noise_die=[3, 4])

    table.step("bag")

    assert noisy_places(table) == sorted([table.way("cockpit", 3), table.way("cockpit", 4)])


@pytest.mark.rule("NEM-NOISE-07", "NEM-NEST-02")
def test_taking_an_egg_makes_noise_even_in_company():
    table = NemesisTable(rooms={17: "nest"})
    pilot = table.character("pilot", at="nest", hand=["rest", "search"])
    table.character("captain", at="nest")
    table.fate(noise_die=2)

    table.act(pilot, "room")

    assert noisy_places(table) == [table.way("nest", 2)]


@pytest.mark.rule("NEM-NOISE-08")
def test_the_noise_die_bears_each_number_twice_one_silence_and_one_danger():
    assert sorted(map(str, NOISE_DIE)) == ["1", "1", "2", "2", "3", "3", "4", "4", "danger", "silence"]


@pytest.mark.rule("NEM-NOISE-09", "NEM-DOOR-07", "NEM-ENCOUNTER-08")
@pytest.mark.parametrize("state", ["closed", "destroyed"])
def test_noise_goes_through_doors_and_so_does_what_comes_of_it(state):
    table = NemesisTable(rooms={6: "cabins"})
    pilot = table.character("pilot", at="cabins")
    captain = table.character("captain", at="hibernatorium", hand=["rest"] * 4)
    door = table.door("hibernatorium", "cabins", state)
    before = table.g.doors[door]

    table.fate(noise_die=2)
    table.run(noise_roll, pilot)
    table.fate(noise_die=2, token="adult-4")
    table.run(noise_roll, captain)

    assert [intruder.room for intruder in table.g.intruders] == [captain.room]
    assert table.g.doors[door] == before


@pytest.mark.rule("NEM-NOISE-10", "NEM-MARKER-01")
def test_noise_made_on_one_side_of_a_corridor_is_an_encounter_on_the_other():
    table = NemesisTable(rooms={3: "armory"})
    pilot = table.character("pilot", at="armory")
    captain = table.character("captain", at="cockpit", hand=["rest"] * 4)

    table.fate(noise_die=1)
    table.run(noise_roll, pilot)
    table.fate(noise_die=2, token="creeper-1")
    table.run(noise_roll, captain)

    assert [intruder.room for intruder in table.g.intruders] == [captain.room]


@pytest.mark.rule("NEM-NOISE-11")
@pytest.mark.parametrize("board", [BASIC, ALTERNATIVE], ids=["basic", "alternative"])
def test_every_room_has_the_numbers_one_to_four_and_a_corridor_the_same_at_both_ends(board):
    for room in range(1, ROOM_COUNT + 1):
        around = [corridor for corridor, _ in board.exits[room]]
        if board.duct[room] >= 0:
            around.append(board.duct[room])
        assert sorted(set(board.way[room][1:])) == sorted(around)
    for corridor, (one, other) in enumerate(board.corridors):
        numbers = [[n for n in (1, 2, 3, 4) if board.way[room][n] == corridor] for room in (one, other)]
        assert numbers[0] == numbers[1] == sorted(board.numbers[corridor])


@pytest.mark.rule("NEM-NOISE-11")
def test_both_numbers_of_a_corridor_mean_the_same_place():
    table = NemesisTable()
    pilot = table.character("pilot", at="cockpit", hand=["rest"] * 4)

    table.fate(noise_die=1)
    table.run(noise_roll, pilot)
    table.fate(noise_die=2, token="adult-4")
    table.run(noise_roll, pilot)

    assert [intruder.kind for intruder in table.g.intruders] == ["adult"]


@pytest.mark.rule("NEM-NOISE-12", "NEM-TOKEN-05")
def test_only_a_rolled_number_turns_doubled_noise_into_an_encounter():
    table = NemesisTable()
    pilot = table.character("pilot", at="cockpit")
    table.noise("cockpit")
    table.fate(noise_die="danger")

    table.run(noise_roll, pilot)

    assert table.g.intruders == []
    assert table.told("noise") == []
    assert len(noisy_places(table)) == 3


@pytest.mark.rule("NEM-NOISE-13")
def test_intruders_drawn_in_by_danger_neither_attack_nor_count_as_an_encounter():
    table = NemesisTable(rooms={6: "cabins"})
    pilot = table.character("pilot", at="hibernatorium", hand=[])
    table.intruder("larva", at="cabins")
    table.intruder("adult", at="cabins")
    table.noise("hibernatorium")
    table.fate(noise_die="danger")

    table.run(noise_roll, pilot)

    assert [intruder.room for intruder in table.g.intruders] == [pilot.room, pilot.room]
    assert not pilot.larva
    assert table.rolled == [("noise-die", "danger")]
    assert len(noisy_places(table)) == 4


@pytest.mark.rule("NEM-NOISE-14")
def test_a_roll_is_resolved_completely_before_the_next_player_rolls():
    table = NemesisTable(rooms={6: "cabins"})
    table.character("pilot", at="cabins", hand=["rest"])
    table.character("captain", at="cockpit")
    table.bag("adult-3", "blank")
    table.noise("cabins", 1)
    table.fate(token=["adult-3", "adult-3"], noise_die=[1, 3], attack_card="slime-5")

    table.step("bag")

    story = [h.kind for h in table.g.events if h.kind in ("noise-roll", "intruder-appears", "attack")]
    assert story == ["noise-roll", "intruder-appears", "attack", "noise-roll"]


@pytest.mark.rule("NEM-NOISE-15")
def test_thirty_noise_markers_are_enough_for_every_corridor_and_the_ducts():
    table = NemesisTable()

    table.run(place_noise, list(range(len(table.g.noise))), "NEM-NOISE-02")

    assert len(table.told("noise")) == 29
    assert len(table.told("noise")) <= 30


@pytest.mark.rule("NEM-NOISE-01")
def test_a_motion_scanner_rerolls_a_noise_roll_once_for_an_action_card():
    table = NemesisTable()
    scout = table.character("scout", at="cockpit", hand=["rest", "search"], held=["motion-scanner"])
    table.fate(noise_die=["danger", 4]).answers({"reroll-noise": "rest"})

    table.run(noise_roll, scout)

    assert noisy_places(table) == [table.way("cockpit", 4)]
    assert (scout.hand, scout.discard) == (["search"], ["rest"])
    assert table.g.reveals == 1  # the card is on the table
