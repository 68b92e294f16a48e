"""The reverse side of the board (NEM-ALT)."""

import pytest

from starboard.games.nemesis.content.event_effects import take_effect
from starboard.games.nemesis.rules.encounter import encounter
from starboard.games.nemesis.rules.intruders import move_through
from starboard.games.nemesis.rules.movement import LOUD, go
from starboard.games.nemesis.rules.noise import noise_roll
from starboard.games.nemesis.rules.places import adjacent
from starboard.games.nemesis.state.board import ALTERNATIVE, BASIC
from starboard.games.nemesis.state.pieces import CLOSED_DOOR, DESTROYED_DOOR
from starboard.testing import NemesisTable

# On our own map of this side:
FORE, AFT = 3, 4  # Rooms with an Entrance to the one and to the other network, behind 1 and behind 3
COCKPIT, TWICE = 1, 3  # joined by a Corridor numbered 2 and another numbered 3
SECTION_A, SECTION_B = 10, 12


def harder_ship() -> NemesisTable:
    table = NemesisTable(options=["alternative-board"])
    table.lay_tile(FORE, "armory")
    table.lay_tile(AFT, "storage")
    return table


# --- Two networks ---


@pytest.mark.rule("NEM-ALT-01")
def test_the_reverse_side_has_two_networks_of_ducts_and_the_basic_side_one():
    spaces = {ALTERNATIVE.duct[room] for room in range(1, 22)} - {-1}

    assert (BASIC.networks, ALTERNATIVE.networks, len(spaces)) == (1, 2, 2)
    assert ALTERNATIVE.duct[FORE] != ALTERNATIVE.duct[AFT]
    assert len(NemesisTable(options=["alternative-board"]).g.noise) == len(ALTERNATIVE.corridors) + 2


@pytest.mark.rule("NEM-ALT-01")
def test_noise_in_one_network_does_not_count_for_the_other():
    table = harder_ship()
    pilot = table.character("pilot", at=AFT)
    table.noise(FORE, 1)
    table.fate(noise_die=3)

    table.run(noise_roll, pilot)

    assert table.g.intruders == []  # a marker, no Encounter
    assert table.g.noise[table.way(AFT, 3)]


@pytest.mark.rule("NEM-ALT-01")
def test_noise_counts_for_every_entrance_of_its_own_network():
    table = harder_ship()
    pilot = table.character("pilot", at=AFT, hand=["rest"] * 4)
    table.noise(21, 1)  # an Entrance of the same network at the other end of the ship
    table.fate(noise_die=3, token="adult-3")

    table.run(noise_roll, pilot)

    assert [intruder.room for intruder in table.g.intruders] == [AFT]


@pytest.mark.rule("NEM-ALT-01")
def test_an_encounter_silences_only_the_network_of_its_room():
    table = harder_ship()
    pilot = table.character("pilot", at=AFT, hand=["rest"] * 4)
    table.noise(FORE, 1)
    table.noise(AFT, 3)
    table.fate(token="adult-3")

    table.run(encounter, pilot)

    assert not table.g.noise[table.way(AFT, 3)]
    assert table.g.noise[table.way(FORE, 1)]


@pytest.mark.rule("NEM-ALT-01")
def test_nobody_crawls_from_one_network_into_the_other():
    table = harder_ship()
    mechanic = table.character("mechanic", at=AFT, hand=["technical-corridors", "rest"])
    table.fate(noise_die="silence")

    table.act(mechanic, "card:technical-corridors", room=21)

    reached = table.question("NEM-TECH-02").options
    assert reached == [room for room in range(1, 22) if table.board.duct[room] == table.board.duct[AFT] and room != AFT]
    assert FORE not in reached and mechanic.room == 21


@pytest.mark.rule("NEM-ALT-01")
def test_the_event_marks_the_quiet_network_and_makes_those_at_the_noisy_one_roll():
    table = harder_ship()
    table.character("pilot", at=FORE)
    table.character("scout", at=AFT)
    table.noise(FORE, 1)
    table.fate(noise_die="silence")

    table.run(take_effect, "noise-in-ducts")

    assert [happening.args["who"] for happening in table.told("noise-roll")] == [0]
    assert table.g.noise[table.way(AFT, 3)]


# --- Double Corridors ---


@pytest.mark.rule("NEM-ALT-02")
def test_some_rooms_are_joined_twice_and_on_the_basic_side_none():
    def doubles(board):
        pairs = [tuple(sorted(ends)) for ends in board.corridors]
        return {pair for pair in pairs if pairs.count(pair) == 2}

    assert doubles(BASIC) == set()
    assert (COCKPIT, TWICE) in doubles(ALTERNATIVE)


@pytest.mark.rule("NEM-ALT-02")
def test_a_closed_door_in_one_of_two_corridors_leaves_the_other_open():
    table = harder_ship()
    table.g.doors[table.way(COCKPIT, 2)] = CLOSED_DOOR
    assert TWICE in adjacent(table.g, COCKPIT)

    table.g.doors[table.way(COCKPIT, 3)] = CLOSED_DOOR

    assert TWICE not in adjacent(table.g, COCKPIT)


@pytest.mark.rule("NEM-ALT-02", "NEM-TOKEN-09")
def test_whoever_could_take_two_corridors_says_which_and_finds_the_door_there_closed():
    table = harder_ship()
    pilot = table.character("pilot", at=COCKPIT, hand=["rest"])
    table.unexplored(TWICE, "comms", "doors-2")
    table.answers({"corridor": table.way(COCKPIT, 3)})
    table.fate(noise_die="silence")

    table.act(pilot, "move", room=TWICE)

    assert table.question("corridor").options == [table.way(COCKPIT, 2), table.way(COCKPIT, 3)]
    assert [c for c, door in enumerate(table.g.doors) if door] == [table.way(COCKPIT, 3)]


@pytest.mark.rule("NEM-ALT-02")
def test_an_intruder_takes_the_corridor_of_its_number_and_meets_only_the_door_there():
    table = harder_ship()
    adult, breeder = table.intruder("adult", at=COCKPIT), table.intruder("breeder", at=COCKPIT)
    table.g.doors[table.way(COCKPIT, 2)] = CLOSED_DOOR

    table.run(move_through, breeder, 3, "NEM-EVENT-10")
    assert (breeder.room, table.g.doors[table.way(COCKPIT, 2)]) == (TWICE, CLOSED_DOOR)
    table.run(move_through, adult, 2, "NEM-EVENT-10")

    assert (adult.room, table.g.doors[table.way(COCKPIT, 2)]) == (COCKPIT, DESTROYED_DOOR)


@pytest.mark.rule("NEM-ALT-02")
def test_noise_in_one_of_two_corridors_is_not_noise_in_the_other():
    table = harder_ship()
    pilot = table.character("pilot", at=COCKPIT)
    table.noise(COCKPIT, 2)
    table.fate(noise_die=3)

    table.run(noise_roll, pilot)

    assert table.g.intruders == []
    assert table.g.noise[table.way(COCKPIT, 3)]


# --- Known Sections ---


@pytest.mark.rule("NEM-ALT-03")
def test_both_evacuation_sections_lie_face_up_with_a_hidden_token():
    table = harder_ship()

    for room, section in ((SECTION_A, "evac-a"), (SECTION_B, "evac-b")):
        assert (table.g.tiles[room], table.g.explored[room], table.g.tokens[room]) == (section, True, "")
    assert not {"evac-a", "evac-b"} & set(table.g.basic_left)
    assert len(table.g.basic_left) == 7  # nine slots, two of them laid by this test


@pytest.mark.rule("NEM-ALT-03")
def test_the_token_is_resolved_when_a_character_first_enters_and_only_then():
    table = harder_ship()
    pilot = table.character("pilot", at=13)
    table.fate(exploration_token="fire-2", noise_die=1)

    table.run(go, pilot, SECTION_A, LOUD)
    assert table.g.fire[SECTION_A] and table.g.items[SECTION_A] == 2
    assert not table.told("explored")  # the tile was no secret
    pilot.room = 13
    table.fate(noise_die="silence")
    table.run(go, pilot, SECTION_A, LOUD)

    assert len(table.told("token-revealed")) == 1


@pytest.mark.rule("NEM-ALT-03")
def test_an_intruder_does_not_resolve_the_token_of_a_section():
    table = harder_ship()
    adult = table.intruder("adult", at=13)

    table.run(move_through, adult, 1, "NEM-EVENT-10")

    assert adult.room == SECTION_A and table.g.tokens[SECTION_A] == ""


@pytest.mark.rule("NEM-ALT-03", "NEM-ROOM-16")
def test_the_monitoring_room_shows_the_hidden_token_of_a_section():
    table = harder_ship()
    pilot = table.character("pilot", at=table.lay_tile(7, "monitoring"), hand=["rest", "search"])
    table.fate(exploration_token="fire-2")

    table.act(pilot, "room", room=SECTION_A)

    assert {SECTION_A, SECTION_B} <= set(table.question("room").options)
    assert table.told("looked-at-room")[0].secret == {"tile": "evac-a", "token": "fire-2"}


@pytest.mark.rule("NEM-ALT-03", "NEM-GEN-10")
def test_knowledge_of_the_ship_looks_at_tiles_so_no_section_is_offered():
    table = harder_ship()
    pilot = table.character("pilot", hand=["knowledge-of-the-ship"])
    table.unexplored(9, "nest")

    table.act(pilot, "card:knowledge-of-the-ship", alternative="look", room=9)

    assert not {SECTION_A, SECTION_B} & set(table.question("room").options)
