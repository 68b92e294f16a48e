"""Noise, Slime, Fire and Malfunction markers (NEM-MARKER)."""

import pytest

from starboard.games.nemesis.rules.encounter import encounter
from starboard.games.nemesis.rules.markers import (
    place_fire,
    place_malfunction,
    remove_fire,
    remove_malfunction,
    slime,
    spread_fire,
)
from starboard.games.nemesis.rules.noise import noise_roll
from starboard.testing import NemesisTable

SPECIAL = ("cockpit", "hibernatorium", "engine-1", "engine-2", "engine-3")
EIGHT_ROOMS = (2, 3, 4, 5, 9, 10, 12, 13)  # basic slots; 16 to 18 are left for the ninth marker


def burning(table):
    return [room for room, fire in enumerate(table.g.fire) if fire]


def broken(table):
    return [room for room, marker in enumerate(table.g.malfunction) if marker]


def noisy(table):
    return [place for place, noise in enumerate(table.g.noise) if noise]


def explored_slots(table, count):
    tiles = ("armory", "comms", "emergency", "evac-a", "evac-b", "generator", "laboratory", "storage", "surgery")
    return [table.lay_tile(room, tile) for room, tile in zip((*EIGHT_ROOMS, 16), tiles, strict=True)][:count]


# --- Noise ---


@pytest.mark.rule("NEM-MARKER-01", "NEM-MARKER-03")
def test_noise_markers_neither_block_movement_nor_go_away_with_it():
    table = NemesisTable(rooms={15: "cabins"})
    pilot = table.character("pilot", hand=["rest"])
    table.character("scout", at="cabins")
    table.noise("hibernatorium")

    table.act(pilot, "move", room=15)

    assert pilot.room == 15
    assert noisy(table) == sorted(table.way("hibernatorium", number) for number in (1, 2, 3, 4))


@pytest.mark.rule("NEM-MARKER-02")
def test_danger_adds_no_second_marker_to_a_corridor_or_to_the_ducts():
    table = NemesisTable(rooms={2: "laboratory"})
    pilot = table.character("pilot", at=2)
    table.noise(2, 1)  # the Technical Corridors
    table.fate("danger")

    table.run(noise_roll, pilot)

    placed = [happening.args["place"] for happening in table.told("noise")]
    assert placed == [table.corridor(1, 2), table.corridor(2, 6)]


@pytest.mark.rule("NEM-MARKER-02", "NEM-TECH-03")
def test_a_second_marker_for_the_ducts_is_an_encounter_instead():
    table = NemesisTable(rooms={2: "laboratory"})
    pilot = table.character("pilot", at=2, hand=["rest"])
    table.noise(2, 1)
    table.fate(2, "larva-1")  # both 1 and 2 lead into the ducts

    table.run(noise_roll, pilot)

    assert [intruder.room for intruder in table.g.intruders] == [2]


@pytest.mark.rule("NEM-MARKER-03")
def test_noise_outlasts_the_turn_and_falls_silent_only_around_an_encounter():
    table = NemesisTable(rooms={6: "cabins", 3: "storage"})
    pilot = table.character("pilot", at=6, hand=["rest"])
    table.noise("hibernatorium")
    table.noise(3)
    for step in ("airlock", "time", "attacks", "fire"):
        table.step(step)
    before = noisy(table)
    table.fate("larva-1")

    table.run(encounter, pilot)

    around_6 = [table.way(6, number) for number in (1, 2, 3, 4)]
    assert table.corridor(6, 11) in before
    assert noisy(table) == [place for place in before if place not in around_6]


# --- Slime ---


@pytest.mark.rule("NEM-MARKER-04")
def test_a_second_slime_marker_has_no_effect():
    table = NemesisTable()
    pilot = table.character("pilot")

    table.run(slime, pilot, "NEM-TOKEN-06")
    table.run(slime, pilot, "NEM-TOKEN-06")

    assert pilot.slimed is True
    assert len(table.told("slimed")) == 1


@pytest.mark.rule("NEM-MARKER-05")
@pytest.mark.parametrize(("slimed", "adult_comes"), [(True, True), (False, False)])
def test_a_silence_token_is_danger_for_the_slimed(slimed, adult_comes):
    table = NemesisTable(rooms={18: "storage"})
    table.unexplored(15, "cabins", "silence-1")
    pilot = table.character("pilot", hand=["rest"], slimed=slimed)
    adult = table.intruder("adult", at=18)

    table.act(pilot, "move", room=15)

    assert (adult.room == 15) is adult_comes
    assert noisy(table) == []


@pytest.mark.rule("NEM-MARKER-06")
@pytest.mark.parametrize("clothes", ["clothes-y", "clothes-g"])
def test_fresh_clothes_get_rid_of_slime(clothes):
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], items=[clothes], slimed=True)

    table.act(pilot, f"item:{clothes}")

    assert not pilot.slimed
    assert pilot.inventory == []


@pytest.mark.rule("NEM-MARKER-06")
def test_the_shower_gets_rid_of_slime_and_clothes_are_no_use_to_the_clean():
    table = NemesisTable()
    pilot = table.character("pilot", at="shower", hand=["rest", "search"], items=["clothes-y"], slimed=True)

    table.act(pilot, "room")

    assert not pilot.slimed
    pilot.hand = ["rest", "search"]
    assert "item:clothes-y" not in table.options(pilot)
    assert "room" not in table.options(pilot)


# --- Fire ---


@pytest.mark.rule("NEM-MARKER-07")
def test_a_passed_character_burns_once_however_long_the_others_play():
    table = NemesisTable(rooms={15: "cabins"})
    pilot = table.character("pilot", at="cabins")
    scout = table.character("scout", hand=["reconnaissance", "rest", "search"])
    table.fire("cabins")
    table.answers({"action": ["pass"]})
    table.step("rounds")
    burnt = pilot.light

    table.answers({"action": ["card:reconnaissance"], "pay": "rest", "room": 15})
    table.step("rounds")
    table.answers({"action": ["pass"], "discard": "none"})
    for step in ("rounds", "airlock", "time", "attacks", "fire"):
        table.step(step)

    assert (burnt, pilot.light, scout.light) == (1, 1, 1)


@pytest.mark.rule("NEM-MARKER-08")
def test_a_burning_room_takes_no_second_fire_marker():
    table = NemesisTable()
    table.fire("cockpit")

    table.run(place_fire, 1, "NEM-TOKEN-07")

    assert burning(table) == [1]
    assert table.told("fire") == []


@pytest.mark.rule("NEM-MARKER-08", "NEM-MARKER-09")
def test_a_discarded_fire_marker_can_be_placed_again():
    table = NemesisTable()
    table.fire(*EIGHT_ROOMS)

    table.run(remove_fire, 2, "NEM-ROOM-07")
    table.run(place_fire, 16, "NEM-TOKEN-07")

    assert not table.ended
    assert burning(table) == [*EIGHT_ROOMS[1:], 16]


@pytest.mark.rule("NEM-MARKER-09")
def test_the_ninth_fire_marker_blows_up_the_ship():
    table = NemesisTable()
    table.fire(*EIGHT_ROOMS)

    table.run(place_fire, 16, "NEM-TOKEN-07")

    assert table.ended
    assert (table.g.ending, table.g.ship_destroyed) == ("ninth-fire", True)


@pytest.mark.rule("NEM-MARKER-09")
def test_neither_the_eighth_fire_nor_one_where_it_burns_already_ends_the_game():
    table = NemesisTable()
    table.fire(*EIGHT_ROOMS[:7])

    table.run(place_fire, EIGHT_ROOMS[7], "NEM-TOKEN-07")
    table.run(place_fire, EIGHT_ROOMS[0], "NEM-TOKEN-07")

    assert not table.ended
    assert burning(table) == list(EIGHT_ROOMS)


@pytest.mark.rule("NEM-MARKER-10")
def test_fire_prevents_neither_the_room_action_nor_a_search():
    table = NemesisTable()
    pilot = table.character("pilot", at="comms", hand=["search", "rest", "repairs"])
    table.fire("comms")

    options = table.options(pilot)

    assert {"room", "card:search"} <= set(options)


@pytest.mark.rule("NEM-MARKER-11")
def test_fire_is_placed_in_and_spreads_to_unexplored_rooms():
    table = NemesisTable()

    table.run(place_fire, 10, "NEM-EVENT-15")
    table.run(spread_fire, "NEM-MARKER-21")

    assert burning(table) == [5, 10, 13]
    assert not any(table.g.explored[room] for room in (5, 10, 13))


@pytest.mark.rule("NEM-MARKER-21")
@pytest.mark.parametrize("options", [(), ("doors-block-crew-only",)])
def test_fire_spreads_one_room_far_but_neither_through_closed_doors_nor_through_ducts(options):
    table = NemesisTable(options=options)
    table.fire(11, 19)
    table.door(11, 6)
    table.door(11, 8, "destroyed")

    table.run(spread_fire, "NEM-MARKER-21")

    assert burning(table) == [8, 11, 13, 14, 15, 17, 19]


@pytest.mark.rule("NEM-MARKER-21")
def test_spreading_fire_ends_the_game_at_the_ninth_marker_in_order_of_room_numbers():
    table = NemesisTable()
    for a, b in ((2, 6), (3, 7), (4, 8), (5, 6), (10, 13), (11, 6), (11, 15)):  # fire is left only the way to 8 and 14
        table.door(a, b, "closed")
    table.fire(1, 2, 3, 4, 5, 10, 11)

    table.run(spread_fire, "NEM-MARKER-21")

    assert table.ended
    assert burning(table) == [1, 2, 3, 4, 5, 8, 10, 11]


# --- Malfunction ---


@pytest.mark.rule("NEM-MARKER-12")
def test_a_malfunction_disables_the_room_action_and_nothing_else():
    table = NemesisTable(rooms={9: "comms"})
    hand = ["search", "rest", "repairs", "demolition", "contamination"]
    pilot = table.character("pilot", at="comms", hand=hand, items=["clothes-y"], slimed=True)
    before = table.options(pilot)

    table.malfunction("comms")

    after = table.options(pilot)
    assert set(before) - set(after) == {"room", "card:demolition"}  # it cannot be sabotaged twice
    assert set(after) - set(before) == {"card:repairs"}
    assert {"move", "careful", "card:search", "card:rest", "item:clothes-y"} <= set(after)
    assert table.refusal(pilot, "room").rule == "NEM-ACTION-07"


@pytest.mark.rule("NEM-MARKER-12")
def test_a_malfunction_hinders_neither_combat_nor_movement():
    table = NemesisTable()
    pilot = table.character("pilot", at="comms", hand=["rest", "search"])
    table.intruder("adult", at="comms")
    table.malfunction("comms")

    options = table.options(pilot)

    assert {"shoot", "melee", "escape"} <= set(options)


@pytest.mark.rule("NEM-MARKER-13", "NEM-NEST-06", "NEM-ROOM-17")
@pytest.mark.parametrize("tile", ["nest", "slime-room"])
def test_nest_and_slime_never_break_not_even_as_a_ninth_marker(tile):
    table = NemesisTable()
    room = table.room(tile)
    table.malfunction(*[slot for slot in (*EIGHT_ROOMS, 16) if slot != room][:8])

    table.run(place_malfunction, room, "NEM-TOKEN-08")

    assert not table.ended
    assert not table.g.malfunction[room]


@pytest.mark.rule("NEM-MARKER-13")
def test_demolition_cannot_break_the_nest():
    table = NemesisTable()
    pilot = table.character("pilot", at="nest", hand=["demolition"])

    refusal = table.refusal(pilot, "card:demolition")

    assert refusal.rule == "NEM-MARKER-13"


@pytest.mark.rule("NEM-MARKER-14")
def test_a_broken_room_takes_no_second_marker():
    table = NemesisTable()
    table.malfunction("cockpit")

    table.run(place_malfunction, 1, "NEM-TOKEN-08")

    assert broken(table) == [1]
    assert table.told("malfunction") == []


@pytest.mark.rule("NEM-MARKER-14", "NEM-MARKER-15")
def test_a_repaired_room_gives_its_marker_back_to_the_supply():
    table = NemesisTable()
    rooms = explored_slots(table, 9)
    table.malfunction(*rooms[:8])

    table.run(remove_malfunction, rooms[0], "NEM-MARKER-19")
    table.run(place_malfunction, rooms[8], "NEM-TOKEN-08")

    assert not table.ended
    assert broken(table) == sorted(rooms[1:])


@pytest.mark.rule("NEM-MARKER-15")
def test_the_ninth_malfunction_marker_tears_the_hull():
    table = NemesisTable()
    rooms = explored_slots(table, 9)
    table.malfunction(*rooms[:8])

    table.run(place_malfunction, rooms[0], "NEM-TOKEN-08")
    still_flying = not table.ended
    table.run(place_malfunction, rooms[8], "NEM-TOKEN-08")

    assert still_flying
    assert table.ended
    assert (table.g.ending, table.g.ship_destroyed) == ("ninth-malfunction", True)


@pytest.mark.rule("NEM-MARKER-15")
def test_the_eighth_malfunction_marker_is_still_in_the_supply():
    table = NemesisTable()
    rooms = explored_slots(table, 8)
    table.malfunction(*rooms[:7])

    table.run(place_malfunction, rooms[7], "NEM-TOKEN-08")

    assert not table.ended
    assert broken(table) == sorted(rooms)


@pytest.mark.rule("NEM-MARKER-16")
def test_a_broken_room_is_searched_as_usual():
    table = NemesisTable()
    pilot = table.character("pilot", at="laboratory", hand=["search"])
    table.malfunction("laboratory")
    table.fate("bandages", "medkit")

    table.act(pilot, "card:search", keep_item="medkit")

    assert pilot.inventory == ["medkit"]
    assert table.g.items[pilot.room] == 1


@pytest.mark.rule("NEM-MARKER-17")
def test_an_unexplored_room_never_breaks_not_even_as_a_ninth_marker():
    table = NemesisTable()
    table.malfunction(*explored_slots(table, 8))
    table.unexplored(18, "airlock-control")

    table.run(place_malfunction, 18, "NEM-EVENT-15")

    assert not table.ended
    assert not table.g.malfunction[18]


@pytest.mark.rule("NEM-MARKER-18", "NEM-MARKER-20")
@pytest.mark.parametrize("tile", [*SPECIAL, "laboratory"])
def test_special_rooms_burn_and_break_like_any_other_even_both_at_once(tile):
    table = NemesisTable()
    room = table.room(tile)

    table.run(place_fire, room, "NEM-EVENT-15")
    table.run(place_malfunction, room, "NEM-EVENT-15")

    assert (burning(table), broken(table)) == ([room], [room])


@pytest.mark.rule("NEM-MARKER-19")
@pytest.mark.parametrize(
    ("name", "option", "cost"),
    [
        ("captain", "card:basic-repairs", 2),
        ("pilot", "card:repairs", 1),
        ("mechanic", "card:fast-repairs", 0),
        ("mechanic", "card:ingenuity", 0),
        ("pilot", "item:tools", 1),
        ("pilot", "item:duct-tape", 1),
    ],
)
def test_repair_cards_and_tools_mend_the_room_they_are_used_in(name, option, cost):
    table = NemesisTable()
    kind, _, thing = option.partition(":")
    hand = ["rest"] * cost + ([thing] if kind == "card" else [])
    repairer = table.character(name, at="laboratory", hand=hand, items=[thing] if kind == "item" else [])
    table.malfunction("laboratory", "comms")

    table.answers({"alternative": "repair"} if option == "item:tools" else {})
    table.act(repairer, option)

    assert broken(table) == [table.room("comms")]
    assert repairer.hand == []


@pytest.mark.rule("NEM-MARKER-19")
def test_there_is_nothing_to_repair_in_a_working_room():
    table = NemesisTable()
    mechanic = table.character("mechanic", at="laboratory", hand=["fast-repairs"])
    table.malfunction("comms")

    options = table.options(mechanic)

    assert "card:fast-repairs" not in options
