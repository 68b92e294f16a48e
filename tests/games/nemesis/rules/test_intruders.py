"""Intruder miniatures and their tokens (NEM-INTRUDER).

The Laboratory has Room Number 2: Corridor 3 leads to the Cockpit, 4 to Room 6; behind 1 and 2 is an Entrance.
"""

from collections import Counter

import pytest

from starboard.games.nemesis.content.tokens import INTRUDER_TOKENS
from starboard.games.nemesis.rules.contamination import infection_found
from starboard.games.nemesis.rules.encounter import encounter
from starboard.games.nemesis.rules.intruders import MINIATURES, move_through
from starboard.games.nemesis.rules.noise import noise_roll
from starboard.games.nemesis.state.fields import Character
from starboard.testing import NemesisTable

FULL_HAND = ["rest", "search", "search", "repairs", "piloting"]


def ship() -> tuple[NemesisTable, Character]:
    table = NemesisTable(rooms={2: "laboratory", 6: "cabins"})
    return table, table.character("pilot", at="laboratory", hand=FULL_HAND)


def count(table: NemesisTable, kind: str) -> int:
    return len([intruder for intruder in table.g.intruders if intruder.kind == kind])


@pytest.mark.rule("NEM-INTRUDER-01")
def test_there_are_five_types_with_so_many_miniatures_and_tokens():
    assert MINIATURES == {"larva": 6, "creeper": 3, "adult": 8, "breeder": 2, "queen": 1}
    assert Counter(INTRUDER_TOKENS) == {
        "blank": 1,
        "larva-1": 8,
        "creeper-1": 3,
        "adult-2": 4,
        "adult-3": 5,
        "adult-4": 3,
        "breeder-3": 1,
        "breeder-4": 1,
        "queen-4": 1,
    }


@pytest.mark.rule("NEM-INTRUDER-01", "NEM-INTRUDER-06")
@pytest.mark.parametrize(
    ("kind", "number", "token", "other"),
    [
        ("larva", 6, "larva-1", "larva-1"),
        ("creeper", 3, "creeper-1", "creeper-1"),
        ("breeder", 2, "breeder-4", "breeder-3"),
    ],
)
def test_the_last_miniature_is_placed_and_without_one_those_not_in_combat_are_freed(kind, number, token, other):
    table, pilot = ship()
    for _ in range(number - 1):
        table.intruder(kind, at="engine-1", token="")
    table.bag("blank", token, other)
    table.g.pool = []

    table.fate(token=token)
    table.run(encounter, pilot)
    assert count(table, kind) == number

    table.fate(token=other)
    table.run(encounter, pilot)  # the one that appeared first is in Combat and stays
    assert [intruder.room for intruder in table.g.intruders] == [pilot.room] * 2


@pytest.mark.rule("NEM-INTRUDER-02")
def test_any_number_of_intruders_fits_into_a_room():
    table, _ = ship()
    adults = [table.intruder("adult", at="cockpit") for _ in range(7)]
    larva = table.intruder("larva", at="cabins")

    for adult in adults:
        table.run(move_through, adult, 3, "NEM-EVENT-10")
    table.run(move_through, larva, 4, "NEM-EVENT-10")

    assert {intruder.room for intruder in table.g.intruders} == {2}


@pytest.mark.rule("NEM-INTRUDER-03")
def test_an_intruder_waits_in_an_unexplored_room_and_who_explores_it_rolls_no_noise():
    table, pilot = ship()
    table.g.explored[6], table.g.tiles[6], table.g.tokens[6] = False, "", ""
    table.g.additional_left.append("cabins")
    adult = table.intruder("adult", at="hibernatorium")

    table.run(move_through, adult, 2, "NEM-EVENT-10")
    assert (adult.room, table.g.explored[6], table.g.tokens[6]) == (6, False, "")
    table.fate(tile="canteen", exploration_token="malfunction-2")
    table.act(pilot, "move", pay="rest", room=6)

    assert (pilot.room, table.g.explored[6]) == (6, True)
    assert [kind for kind, _ in table.rolled] == ["tile", "exploration-token"]


@pytest.mark.rule("NEM-INTRUDER-04")
def test_a_ninth_adult_first_calls_back_all_that_are_not_in_combat():
    table, pilot = ship()
    table.character("scout", at="cockpit")
    fighting = table.intruder("adult", at="cockpit", token="adult-2", injuries=1)
    for token in ["adult-3"] * 5 + ["adult-4"] * 2:
        table.intruder("adult", at="engine-1", token=token, injuries=2)
    table.bag("blank", "adult-4")
    table.fate(token="adult-4")

    table.run(encounter, pilot)

    assert [(i.room, i.token, i.injuries) for i in table.g.intruders] == [
        (fighting.room, "adult-2", 1),
        (pilot.room, "adult-4", 0),
    ]
    assert sorted(table.g.bag) == [*["adult-3"] * 5, "adult-4", "adult-4", "blank"]


@pytest.mark.rule("NEM-INTRUDER-04")
def test_the_eighth_adult_disturbs_none_of_the_others():
    table, pilot = ship()
    for _ in range(7):
        table.intruder("adult", at="engine-1")
    table.bag("blank", "adult-4")
    table.fate(token="adult-4")

    table.run(encounter, pilot)

    assert count(table, "adult") == 8


@pytest.mark.rule("NEM-INTRUDER-04", "NEM-INTRUDER-07")
def test_called_back_adults_without_a_token_take_one_from_the_pool_as_far_as_there_are_any():
    table, pilot = ship()
    for _ in range(8):
        table.intruder("adult", at="engine-1", token="")
    table.g.bag, table.g.pool = ["blank", "adult-4"], ["adult-2", "adult-3", "larva-1"]
    table.fate(token=["adult-4", "adult-3", "adult-2"])

    table.run(encounter, pilot)

    assert count(table, "adult") == 1
    assert sorted(table.g.bag) == ["adult-2", "adult-3", "blank"]
    assert table.g.pool == ["larva-1"]


@pytest.mark.rule("NEM-INTRUDER-05")
def test_with_all_eight_adults_in_combat_the_token_returns_and_the_encounter_ends():
    table, pilot = ship()
    pilot.hand = []
    table.character("scout", at="cockpit")
    for _ in range(8):
        table.intruder("adult", at="cockpit")
    table.bag("blank", "adult-4")
    table.fate(token="adult-4")

    table.run(encounter, pilot)

    assert [intruder.room for intruder in table.g.intruders] == [1] * 8
    assert sorted(table.g.bag) == ["adult-4", "blank"]
    assert not table.told("surprise")


@pytest.mark.rule("NEM-INTRUDER-06")
def test_the_only_queen_comes_from_afar_to_an_encounter_unless_she_is_fighting():
    table, pilot = ship()
    queen = table.intruder("queen", at="engine-1", token="")
    table.bag("blank", "queen-4")
    table.fate(token="queen-4")

    table.run(encounter, pilot)

    assert queen not in table.g.intruders
    assert [(i.kind, i.room) for i in table.g.intruders] == [("queen", pilot.room)]
    assert table.g.bag == ["blank"]

    table.g.intruders[0].token = ""
    table.bag("blank", "queen-4")
    table.fate(token="queen-4")
    table.run(encounter, pilot)
    assert count(table, "queen") == 1
    assert sorted(table.g.bag) == ["blank", "queen-4"]


@pytest.mark.rule("NEM-INTRUDER-06", "NEM-INTRUDER-12")
def test_larvae_on_character_boards_are_no_pieces():
    table, pilot = ship()
    pilot.larva = True
    scout = table.character("scout", at="cockpit")
    for _ in range(5):
        table.intruder("larva", at="engine-1", token="")
    table.bag("blank", "larva-1")
    table.fate(token="larva-1")

    table.run(encounter, pilot)
    assert count(table, "larva") == 6  # the one on the board did not use up the sixth
    table.run(infection_found, scout)

    assert scout.larva and pilot.larva
    assert count(table, "larva") == 6


@pytest.mark.rule("NEM-INTRUDER-07")
def test_an_intruder_returns_to_the_bag_with_its_own_token():
    table, _ = ship()
    table.bag("blank")
    adult = table.intruder("adult", at="laboratory", token="adult-4")
    pool = table.g.pool[:]

    table.run(move_through, adult, 1, "NEM-TECH-05")

    assert table.g.bag == ["blank", "adult-4"]
    assert table.g.pool == pool


@pytest.mark.rule("NEM-INTRUDER-08")
def test_fire_malfunctions_and_noise_do_not_stop_or_divert_an_intruder():
    table, _ = ship()
    adult = table.intruder("adult", at="cockpit")
    table.fire("cockpit", "laboratory")
    table.malfunction("laboratory")
    table.noise("laboratory")

    table.run(move_through, adult, 3, "NEM-EVENT-10")

    assert adult.room == table.room("laboratory")
    assert table.g.noise[table.way("laboratory", 3)]


@pytest.mark.rule("NEM-INTRUDER-10")
def test_regeneration_takes_two_injuries_and_never_goes_below_none():
    table, _ = ship()
    healthy, hurt, torn = [table.intruder("adult", at="engine-1", injuries=n) for n in (0, 1, 5)]
    table.fate(event_card="regeneration")

    table.step("event")

    assert (healthy.injuries, hurt.injuries, torn.injuries) == (0, 0, 3)


@pytest.mark.rule("NEM-INTRUDER-11")
def test_a_larva_stands_in_the_room_and_can_be_fought_before_it_attacks():
    table, pilot = ship()
    pilot.hand = ["rest"]
    table.fate(token="larva-1")

    table.run(encounter, pilot)

    assert [(i.kind, i.room) for i in table.g.intruders] == [("larva", pilot.room)]
    assert not pilot.larva
    assert {"shoot", "melee", "escape"} <= set(table.options(pilot))
    assert "move" not in table.options(pilot)


@pytest.mark.rule("NEM-INTRUDER-11")
def test_a_larva_infests_in_a_surprise_attack_on_an_empty_hand():
    table, pilot = ship()
    pilot.hand = []
    table.noise("laboratory", 3)
    table.fate(3, "larva-1")

    table.run(noise_roll, pilot)

    assert (pilot.larva, table.g.intruders) == (True, [])


@pytest.mark.rule("NEM-INTRUDER-11")
def test_a_larva_infests_in_the_event_phase_and_in_an_escape():
    table, pilot = ship()
    table.intruder("larva", at="laboratory")
    table.step("attacks")
    assert (pilot.larva, table.g.intruders) == (True, [])

    pilot.larva = False
    table.intruder("larva", at="laboratory")
    table.fate(noise_die="silence")
    table.act(pilot, "escape", pay="rest", room=6)
    assert (pilot.larva, pilot.room, table.g.intruders) == (True, 6, [])
