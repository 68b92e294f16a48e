"""Exploring Rooms and the Exploration tokens (NEM-EXPLORE, NEM-TOKEN).

The Hibernatorium (11) leads to the additional slots 6, 8, 14 and 15; Engine 2 (20) to the basic slots 17 and 18.
"""

import pytest

from starboard.games.nemesis.content.tokens import EXPLORATION_TOKENS
from starboard.games.nemesis.rules.exploration import RESOLVED
from starboard.games.nemesis.rules.injury import retreat
from starboard.testing import NemesisTable


def noisy_places(table: NemesisTable) -> list[int]:
    return [place for place, noisy in enumerate(table.g.noise) if noisy]


def explorer(table: NemesisTable, at: str = "hibernatorium", **status):
    return table.character("pilot", at=at, hand=["rest"], **status)


@pytest.mark.rule("NEM-EXPLORE-01")
def test_entering_a_face_down_room_flips_the_tile_reveals_the_token_and_rolls_for_noise():
    table = NemesisTable()
    pilot = explorer(table)
    table.fate(tile="cabins", exploration_token="fire-2", noise_die=3)

    table.act(pilot, "move", room=6)

    story = [h.kind for h in table.g.events if h.kind in ("explored", "token-revealed", "fire", "noise-roll")]
    assert story == ["explored", "token-revealed", "fire", "noise-roll"]


@pytest.mark.rule("NEM-EXPLORE-01")
def test_a_face_down_room_reached_through_the_ducts_is_explored_too():
    table = NemesisTable(rooms={2: "armory"})
    pilot = table.character("pilot", at="armory", hand=["rest"], items=["technical-plans"])
    table.unexplored(4, "surgery", "malfunction-3")
    table.fate(noise_die="silence")

    table.act(pilot, "item:technical-plans", room=4)

    assert table.g.explored[4]
    assert table.g.items[4] == 3
    assert ("noise-die", "silence") in table.rolled


@pytest.mark.rule("NEM-EXPLORE-02")
def test_a_flipped_tile_stays_face_up_for_everybody():
    table = NemesisTable()
    pilot = explorer(table)
    captain = table.character("captain", at="hibernatorium", hand=["rest"])
    table.fate(tile="canteen", exploration_token="silence-1")

    table.act(pilot, "move", room=6)
    table.act(captain, "move", room=6)

    assert table.g.tiles[6] == "canteen"
    assert "canteen" not in table.g.additional_left
    assert len(table.told("explored")) == 1
    assert table.rolled == [("tile", "canteen"), ("exploration-token", "silence-1")]


@pytest.mark.rule("NEM-EXPLORE-03")
@pytest.mark.parametrize("token", sorted(set(EXPLORATION_TOKENS)))
def test_the_item_counter_shows_the_number_of_the_token(token):
    table = NemesisTable()
    pilot = explorer(table)
    table.unexplored(6, "cabins", token)
    if token.partition("-")[0] not in ("silence", "danger"):
        table.fate(noise_die="danger")

    table.act(pilot, "move", room=6)

    assert table.g.items[6] == int(token.partition("-")[2])


@pytest.mark.rule("NEM-EXPLORE-03")
def test_the_counter_is_set_before_the_token_takes_effect():
    table = NemesisTable()
    pilot = explorer(table)
    table.unexplored(6, "cabins", "fire-2")
    table.fire(1, 2, 3, 4, 5, 7, 8, 9)

    table.act(pilot, "move", room=6)

    assert table.ended  # by the ninth Fire marker
    assert table.g.items[6] == 2


@pytest.mark.rule("NEM-EXPLORE-04", "NEM-INTRUDER-03")
@pytest.mark.parametrize("company", ["character", "intruder"])
def test_no_noise_roll_where_somebody_is_already(company):
    table = NemesisTable()
    pilot = explorer(table)
    table.unexplored(6, "cabins", "malfunction-1")
    if company == "character":
        table.character("captain", at=6)
    else:
        table.intruder("creeper", at=6)

    table.act(pilot, "move", room=6)

    assert table.g.malfunction[6]
    assert table.rolled == []


@pytest.mark.rule("NEM-EXPLORE-04")
def test_exploring_makes_one_noise_roll_and_no_second_one_for_the_movement():
    table = NemesisTable()
    pilot = explorer(table)
    table.unexplored(6, "cabins", "doors-1")
    table.fate(noise_die=3)

    table.act(pilot, "move", room=6)

    assert table.rolled == [("noise-die", 3)]


@pytest.mark.rule("NEM-EXPLORE-05")
def test_a_resolved_token_is_out_of_the_game():
    table = NemesisTable()
    pilot = explorer(table)
    table.fate(tile="cabins", exploration_token="slime-4", noise_die=1)

    table.act(pilot, "move", room=6)

    assert table.g.tokens[6] == RESOLVED
    assert "slime-4" not in table.g.tokens_left
    assert len(table.g.tokens_left) == len(EXPLORATION_TOKENS) - 1


@pytest.mark.rule("NEM-EXPLORE-06", "NEM-SETUP-04")
@pytest.mark.parametrize("room", ["cockpit", "hibernatorium", "engine-1", "engine-2", "engine-3"])
def test_special_rooms_are_explored_from_the_start_and_entering_them_explores_nothing(room):
    table = NemesisTable()
    neighbour = table.board.exits[table.room(room)][0][1]
    table.lay_tile(neighbour, "armory")
    pilot = explorer(table, at="armory")
    explored_before = table.g.explored[table.room(room)]
    table.fate(noise_die="silence")

    table.act(pilot, "move", room=table.room(room))

    assert explored_before
    assert table.told("explored") == table.told("token-revealed") == []
    assert table.g.items[table.room(room)] == 0


@pytest.mark.rule("NEM-EXPLORE-07", "NEM-INTRUDER-03", "NEM-INJURY-11")
def test_an_intruder_in_an_unexplored_room_reveals_nothing():
    table = NemesisTable()
    adult = table.intruder("adult", at="hibernatorium")
    table.fate(event_card="malfunction")  # its number is 2

    table.run(retreat, adult, "NEM-INJURY-07")

    assert adult.room == 6
    assert not table.g.explored[6]
    assert (table.g.tiles[6], table.g.tokens[6]) == ("", "")


@pytest.mark.rule("NEM-EXPLORE-08", "NEM-NEST-06")
def test_the_nest_gets_no_item_counter_but_the_rest_of_its_token():
    table = NemesisTable()
    pilot = explorer(table, at="engine-2")
    table.unexplored(17, "nest", "fire-2")
    table.fate(noise_die="silence")

    table.act(pilot, "move", room=17)

    assert table.g.items[17] == 0
    assert table.g.fire[17]


@pytest.mark.rule("NEM-EXPLORE-08", "NEM-ROOM-17")
def test_the_room_covered_with_slime_gets_no_item_counter_but_the_rest_of_its_token():
    table = NemesisTable()
    pilot = explorer(table)
    table.unexplored(6, "slime-room", "doors-4")
    table.fate(noise_die=1)

    table.act(pilot, "move", room=6)

    assert table.g.items[6] == 0
    assert table.g.doors[table.corridor(6, 11)] == 1


@pytest.mark.rule("NEM-EXPLORE-09", "NEM-TOKEN-03")
def test_the_token_takes_effect_in_company_too():
    table = NemesisTable()
    pilot = explorer(table)
    table.unexplored(6, "cabins", "danger-3")
    creeper = table.intruder("creeper", at=6)
    adult = table.intruder("adult", at=7)

    table.act(pilot, "move", room=6)

    assert [creeper.room, adult.room] == [6, 6]
    assert table.rolled == []


@pytest.mark.rule("NEM-EXPLORE-10")
@pytest.mark.parametrize("token", ["danger-3", "silence-1"])
def test_reconnaissance_lets_neither_silence_nor_danger_work(token):
    table = NemesisTable()
    scout = table.character("scout", hand=["reconnaissance", "rest"], slimed=True)
    table.unexplored(6, "cabins", token)
    adult = table.intruder("adult", at=7)

    table.act(scout, "card:reconnaissance", room=6)

    assert (scout.room, adult.room) == (6, 7)
    assert noisy_places(table) == []
    assert table.g.items[6] == int(token[-1])


@pytest.mark.rule("NEM-EXPLORE-10")
@pytest.mark.parametrize(
    ("token", "happens"),
    [
        ("fire-1", lambda table: table.g.fire[6]),
        ("malfunction-1", lambda table: table.g.malfunction[6]),
        ("doors-1", lambda table: table.g.doors[table.corridor(6, 11)] == 1),
        ("slime-3", lambda table: table.g.players[0].slimed),
    ],
)
def test_reconnaissance_meets_all_other_tokens(token, happens):
    table = NemesisTable()
    scout = table.character("scout", hand=["reconnaissance", "rest"])
    table.unexplored(6, "cabins", token)

    table.act(scout, "card:reconnaissance", room=6)

    assert happens(table)
    assert table.rolled == []


@pytest.mark.rule("NEM-EXPLORE-11", "NEM-TOKEN-02")
def test_the_slime_of_a_flipped_room_already_turns_its_silence_into_danger():
    table = NemesisTable()
    pilot = explorer(table)
    table.unexplored(6, "slime-room", "silence-1")
    adult = table.intruder("adult", at=7)

    table.act(pilot, "move", room=6)

    assert pilot.slimed
    assert adult.room == 6


# --- The tokens ---


@pytest.mark.rule("NEM-TOKEN-01")
def test_a_silence_token_does_nothing_and_spares_the_noise_roll():
    table = NemesisTable()
    pilot = explorer(table)
    table.unexplored(6, "cabins", "silence-1")
    adult = table.intruder("adult", at=7)

    table.act(pilot, "move", room=6)

    assert table.rolled == []
    assert noisy_places(table) == []
    assert adult.room == 7


@pytest.mark.rule("NEM-TOKEN-02", "NEM-MARKER-05")
def test_a_silence_token_is_danger_for_the_slimed():
    table = NemesisTable()
    pilot = explorer(table, slimed=True)
    table.unexplored(6, "cabins", "silence-1")
    adult = table.intruder("adult", at=7)

    table.act(pilot, "move", room=6)

    assert adult.room == 6
    assert table.rolled == []


@pytest.mark.rule("NEM-TOKEN-03")
def test_a_danger_token_draws_in_all_adjacent_intruders_out_of_combat_and_spares_the_roll():
    table = NemesisTable(rooms={5: "armory"})
    pilot = explorer(table)
    table.character("captain", at="armory")
    table.unexplored(6, "cabins", "danger-2")
    coming = [table.intruder("adult", at=7), table.intruder("larva", at=2)]
    fighting, far_away = table.intruder("creeper", at="armory"), table.intruder("adult", at=8)

    table.act(pilot, "move", room=6)

    assert [intruder.room for intruder in coming] == [6, 6]
    assert [fighting.room, far_away.room] == [5, 8]
    assert noisy_places(table) == []
    assert table.rolled == []


@pytest.mark.rule("NEM-TOKEN-03", "NEM-ESCAPE-08")
def test_danger_may_bring_back_what_an_escape_left_behind():
    table = NemesisTable()
    pilot = explorer(table)
    adult = table.intruder("adult", at="hibernatorium")
    table.unexplored(6, "cabins", "danger-2")
    table.fate(attack_card="frenzy-3")  # not for Adults

    table.act(pilot, "escape", room=6)

    assert adult.room == 6


@pytest.mark.rule("NEM-TOKEN-04")
def test_a_danger_token_without_an_intruder_marks_all_quiet_corridors_and_the_ducts():
    table = NemesisTable()
    pilot = explorer(table)
    table.unexplored(15, "cabins", "danger-2")
    table.noise(15, 2)

    table.act(pilot, "move", room=15)

    assert noisy_places(table) == sorted(table.board.places[15])
    assert len(table.board.corridors) in noisy_places(table)
    assert len(table.told("noise")) == 3


@pytest.mark.rule("NEM-TOKEN-05")
def test_a_danger_token_among_noisy_corridors_does_nothing():
    table = NemesisTable()
    pilot = explorer(table)
    table.unexplored(6, "cabins", "danger-2")
    table.noise(6)

    table.act(pilot, "move", room=6)

    assert table.g.intruders == []
    assert noisy_places(table) == sorted(table.board.places[6])
    assert table.rolled == []


@pytest.mark.rule("NEM-TOKEN-06", "NEM-MARKER-04")
@pytest.mark.parametrize("slimed", [False, True])
def test_a_slime_token_slimes_once_and_the_noise_roll_follows(slimed):
    table = NemesisTable()
    pilot = explorer(table, slimed=slimed)
    table.unexplored(6, "cabins", "slime-3")
    table.fate(noise_die=3)

    table.act(pilot, "move", room=6)

    assert pilot.slimed
    assert len(table.told("slimed")) == (0 if slimed else 1)
    assert noisy_places(table) == [table.way(6, 3)]


@pytest.mark.rule("NEM-TOKEN-07")
def test_a_fire_token_sets_the_room_alight_and_the_noise_roll_follows():
    table = NemesisTable()
    pilot = explorer(table)
    table.unexplored(6, "cabins", "fire-1")
    table.fate(noise_die=3)

    table.act(pilot, "move", room=6)

    assert [room for room in range(1, 22) if table.g.fire[room]] == [6]
    assert noisy_places(table) == [table.way(6, 3)]


@pytest.mark.rule("NEM-TOKEN-08")
def test_a_malfunction_token_breaks_the_room_and_the_noise_roll_follows():
    table = NemesisTable()
    pilot = explorer(table)
    table.unexplored(6, "cabins", "malfunction-1")
    table.fate(noise_die=3)

    table.act(pilot, "move", room=6)

    assert [room for room in range(1, 22) if table.g.malfunction[room]] == [6]
    assert noisy_places(table) == [table.way(6, 3)]


@pytest.mark.rule("NEM-TOKEN-09")
def test_a_doors_token_closes_the_way_one_came_and_the_noise_roll_follows():
    table = NemesisTable()
    pilot = explorer(table)
    table.unexplored(6, "cabins", "doors-3")
    table.fate(noise_die=3)

    table.act(pilot, "move", room=6)

    assert [c for c, door in enumerate(table.g.doors) if door] == [table.corridor(6, 11)]
    assert table.g.doors[table.corridor(6, 11)] == 1
    assert noisy_places(table) == [table.way(6, 3)]


@pytest.mark.rule("NEM-TOKEN-09")
def test_a_doors_token_closes_the_first_corridor_of_the_board_as_well():
    table = NemesisTable()
    pilot = table.character("pilot", at=1, hand=["rest"])
    table.unexplored(2, "armory", "doors-3")
    table.fate(noise_die="silence")

    table.act(pilot, "move", room=2)

    assert [c for c, door in enumerate(table.g.doors) if door] == [table.corridor(1, 2)] == [0]


@pytest.mark.rule("NEM-TOKEN-10")
def test_a_doors_token_does_nothing_to_somebody_coming_out_of_the_ducts():
    table = NemesisTable(rooms={2: "armory"})
    pilot = table.character("pilot", at="armory", hand=["rest"], items=["technical-plans"])
    table.unexplored(4, "surgery", "doors-3")
    table.fate(noise_die=1)

    table.act(pilot, "item:technical-plans", room=4)

    assert not any(table.g.doors)
    assert table.g.items[4] == 3
    assert noisy_places(table) == [table.way(4, 1)]


@pytest.mark.rule("NEM-TOKEN-11", "NEM-MARKER-13")
@pytest.mark.parametrize(("origin", "room", "tile"), [("engine-2", 17, "nest"), ("hibernatorium", 6, "slime-room")])
def test_neither_nest_nor_slime_breaks_not_even_as_a_ninth_room(origin, room, tile):
    table = NemesisTable()
    pilot = explorer(table, at=origin)
    table.unexplored(room, tile, "malfunction-4")
    for other in (1, 11, 19, 20, 21, table.lay_tile(3, "armory"), table.lay_tile(4, "storage")):
        table.malfunction(other)
    table.malfunction(table.lay_tile(5, "surgery"))
    table.fate(noise_die=1)

    table.act(pilot, "move", room=room)

    assert not table.g.malfunction[room]
    assert not table.ended


@pytest.mark.rule("NEM-TOKEN-12", "NEM-DOOR-09")
def test_a_doors_token_leaves_a_destroyed_door_as_it_is():
    table = NemesisTable()
    pilot = explorer(table)
    table.unexplored(6, "cabins", "doors-3")
    table.door(6, 11, "destroyed")
    table.fate(noise_die=1)

    table.act(pilot, "move", room=6)

    assert table.g.doors[table.corridor(6, 11)] == 2
    assert table.told("door-closed") == []


@pytest.mark.rule("NEM-TOKEN-13", "NEM-NOISE-06")
def test_slime_from_the_token_betrays_at_the_very_next_roll():
    table = NemesisTable()
    pilot = explorer(table)
    table.unexplored(6, "cabins", "slime-3")
    adult = table.intruder("adult", at=7)
    table.fate(noise_die="silence")

    table.act(pilot, "move", room=6)

    assert adult.room == 6
