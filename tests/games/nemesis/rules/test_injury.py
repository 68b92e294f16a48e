"""Injuries, Injury checks and retreats of Intruders (NEM-INJURY).

From the Hibernatorium, Corridor 1 leads to Room 15, 2 to Room 6, 3 to Room 8 and 4 to Room 14. The Event cards Damage,
Hunt and Lurking bear the numbers 2, 3 and 4.
"""

import pytest

from starboard.games.nemesis.rules.combat import melee
from starboard.games.nemesis.rules.injury import injure, retreat
from starboard.games.nemesis.state.pieces import ALIVE, CLOSED_DOOR, DESTROYED_DOOR
from starboard.testing import NemesisTable

HIT = "NEM-INJURY-01"


@pytest.mark.rule("NEM-INJURY-01")
def test_injuries_from_different_sources_add_up_and_each_is_checked():
    table = NemesisTable()
    adult = table.intruder("adult", at="cockpit")
    table.fire("cockpit")

    table.fate(attack_card="claw-3")
    table.step("fire")
    assert (adult.injuries, adult in table.g.intruders) == (1, True)
    table.fate(attack_card="scratch-3")
    table.run(injure, adult, 1, HIT)
    assert (adult.injuries, adult in table.g.intruders) == (2, True)
    table.fate(attack_card="frenzy-3")
    table.run(injure, adult, 1, HIT)

    assert adult not in table.g.intruders


@pytest.mark.rule("NEM-INJURY-02")
@pytest.mark.parametrize("kind", ["creeper", "adult"])
@pytest.mark.parametrize(("injuries", "killed"), [(2, False), (3, True), (4, True)])
def test_a_creeper_or_adult_dies_of_a_blood_value_no_higher_than_its_injuries(kind: str, injuries: int, killed: bool):
    table = NemesisTable()
    intruder = table.intruder(kind, at="hibernatorium")
    table.fate(attack_card="claw-3")

    table.run(injure, intruder, injuries, HIT)

    assert (intruder not in table.g.intruders) == killed


@pytest.mark.rule("NEM-INJURY-03")
@pytest.mark.parametrize("kind", ["breeder", "queen"])
@pytest.mark.parametrize(("injuries", "killed"), [(3, False), (5, False), (6, True), (7, True)])
def test_a_breeder_or_the_queen_dies_of_the_sum_of_two_blood_values(kind: str, injuries: int, killed: bool):
    table = NemesisTable()
    intruder = table.intruder(kind, at="hibernatorium")
    table.fate(attack_card=["scratch-2", "bite-4"])

    table.run(injure, intruder, injuries, HIT)

    assert (intruder not in table.g.intruders) == killed


@pytest.mark.rule("NEM-INJURY-04", "NEM-INJURY-05")
def test_one_injury_kills_a_larva_without_a_card_and_without_a_carcass():
    table = NemesisTable()
    larva = table.intruder("larva", at="cockpit")

    table.run(injure, larva, 1, HIT)

    assert table.g.intruders == []
    assert table.rolled == []
    assert (table.room("cockpit"), "carcass") not in table.g.lying


@pytest.mark.rule("NEM-INJURY-04", "NEM-INJURY-05")
def test_one_injury_destroys_an_egg_without_a_card_and_without_a_carcass():
    table = NemesisTable()
    pilot = table.character("pilot", at="cockpit")
    table.lying("cockpit", "egg")
    table.fate(combat_die="creeper", noise_die="silence")

    table.run(melee, pilot)

    assert [thing for room, thing in table.g.lying if room == pilot.room] == []


@pytest.mark.rule("NEM-INJURY-05")
@pytest.mark.parametrize("kind", ["creeper", "adult", "breeder", "queen"])
def test_a_killed_intruder_leaves_a_carcass_in_its_room(kind: str):
    table = NemesisTable()
    intruder = table.intruder(kind, at="cockpit")
    table.fate(attack_card=["scratch-2"] if kind in ("creeper", "adult") else ["scratch-2", "claw-3"])

    table.run(injure, intruder, 9, HIT)

    assert table.g.intruders == []
    assert [thing for room, thing in table.g.lying if room == 1] == ["carcass"]
    assert table.g.queen_killed is (kind == "queen")


@pytest.mark.rule("NEM-INJURY-06")
def test_the_text_of_cards_drawn_for_a_check_is_ignored_and_they_are_discarded():
    table = NemesisTable()
    pilot = table.character("pilot", wounds=["body", "body"])
    queen = table.intruder("queen", at="hibernatorium")
    table.fate(attack_card=["frenzy-4", "summoning-3"])

    table.run(injure, queen, 1, HIT)

    assert table.g.attacks.discard == ["frenzy-4", "summoning-3"]
    assert pilot.status == ALIVE
    assert table.g.intruders == [queen]


@pytest.mark.rule("NEM-INJURY-07", "NEM-INJURY-12")
@pytest.mark.parametrize(
    ("kind", "cards"),
    [
        ("creeper", ["claw-retreat"]),
        ("adult", ["bite-retreat"]),
        ("breeder", ["scratch-2", "claw-retreat"]),
        ("queen", ["bite-retreat", "scratch-2"]),
    ],
)
def test_a_retreat_arrow_saves_the_intruder_which_leaves_with_its_injuries(kind: str, cards: list[str]):
    table = NemesisTable()
    intruder = table.intruder(kind, at="hibernatorium")
    table.fate(attack_card=cards, event_card="damage")

    table.run(injure, intruder, 9, HIT)

    assert (intruder.room, intruder.injuries) == (6, 9)
    assert intruder in table.g.intruders


@pytest.mark.rule("NEM-INJURY-07")
def test_without_an_arrow_a_surviving_intruder_stays():
    table = NemesisTable()
    adult = table.intruder("adult", at="hibernatorium")
    table.fate(attack_card="scratch-6")

    table.run(injure, adult, 1, HIT)

    assert adult.room == table.room("hibernatorium")
    assert table.g.events_deck.discard == []


@pytest.mark.rule("NEM-INJURY-08")
@pytest.mark.parametrize(("card", "room"), [("regeneration", 15), ("damage", 6), ("hunt-3", 8), ("lurking", 14)])
def test_the_direction_is_the_number_of_an_event_card_and_nothing_else_of_it(card: str, room: int):
    table = NemesisTable()
    adult = table.intruder("adult", at="hibernatorium", injuries=2)
    other = table.intruder("adult", at="cockpit")
    table.fate(event_card=card)

    table.run(retreat, adult, "NEM-INJURY-07")

    assert (adult.room, adult.injuries, other.room) == (room, 2, table.room("cockpit"))
    assert table.g.events_deck.discard == [card]
    assert True not in table.g.malfunction
    assert table.g.intruders == [adult, other]


@pytest.mark.rule("NEM-INJURY-09")
def test_a_retreat_into_a_closed_door_destroys_it_and_leads_nowhere():
    table = NemesisTable(rooms={6: "cabins"})
    pilot = table.character("pilot", hand=["rest"])
    adult = table.intruder("adult", at="hibernatorium")
    corridor = table.door("hibernatorium", "cabins")
    table.fate(event_card="damage")

    table.run(retreat, adult, "NEM-INJURY-07")

    assert adult.room == pilot.room
    assert table.g.doors[corridor] == DESTROYED_DOOR
    assert "escape" in table.options(pilot)


@pytest.mark.rule("NEM-INJURY-10", "NEM-INJURY-12", "NEM-INTRUDER-07")
def test_a_retreat_into_the_ducts_returns_the_intruder_to_the_bag():
    table = NemesisTable(rooms={2: "laboratory"})
    adult = table.intruder("adult", at="laboratory", injuries=3, token="adult-4")
    fours = table.g.bag.count("adult-4")
    table.fate(event_card="regeneration")  # number 1 is an Entrance here

    table.run(retreat, adult, "NEM-INJURY-07")

    assert table.g.intruders == []
    assert table.g.bag.count("adult-4") == fours + 1
    assert "carcass" not in [thing for _, thing in table.g.lying]


@pytest.mark.rule("NEM-INJURY-11")
def test_a_retreat_beside_another_character_is_no_encounter():
    table = NemesisTable(rooms={6: "cabins"})
    scout = table.character("scout", at="cabins")
    adult = table.intruder("adult", at="hibernatorium")
    table.noise("cabins")
    table.fate(event_card="damage")

    table.run(retreat, adult, "NEM-INJURY-07")

    assert adult.room == scout.room
    assert not table.told("surprise") and not table.told("token-drawn")
    assert table.g.noise[table.way("cabins", 1)]


@pytest.mark.rule("NEM-INJURY-11", "NEM-INTRUDER-03")
def test_a_retreat_into_an_unexplored_room_reveals_nothing_of_it():
    table = NemesisTable()
    adult = table.intruder("adult", at="hibernatorium")
    table.fate(event_card="damage")

    table.run(retreat, adult, "NEM-INJURY-07")

    assert adult.room == 6
    assert (table.g.explored[6], table.g.tiles[6], table.g.tokens[6]) == (False, "", "")


@pytest.mark.rule("NEM-INJURY-13")
@pytest.mark.parametrize(("lying", "left"), [(6, 7), (7, 7)])
def test_there_are_eight_carcasses_counting_those_carried(lying: int, left: int):
    table = NemesisTable()
    table.character("pilot", held=["carcass"])
    table.lying("engine-1", *["carcass"] * lying)
    adult = table.intruder("adult", at="cockpit")
    table.fate(attack_card="scratch-2")

    table.run(injure, adult, 2, HIT)

    assert table.g.intruders == []
    assert [thing for _, thing in table.g.lying].count("carcass") == left


@pytest.mark.rule("NEM-INJURY-14")
def test_the_token_of_a_killed_intruder_goes_to_the_pool():
    table = NemesisTable()
    adult = table.intruder("adult", at="cockpit", token="adult-4")
    bag, fours = table.g.bag[:], table.g.pool.count("adult-4")
    table.fate(attack_card="scratch-2")

    table.run(injure, adult, 2, HIT)

    assert table.g.bag == bag
    assert table.g.pool.count("adult-4") == fours + 1


@pytest.mark.rule("NEM-INJURY-15")
@pytest.mark.parametrize("kind", ["larva", "adult", "queen"])
def test_an_extinguisher_drives_any_intruder_off_without_a_check(kind: str):
    table = NemesisTable()
    pilot = table.character("pilot", hand=["rest"], held=["fire-extinguisher"])
    intruder = table.intruder(kind, at="hibernatorium")
    table.fate(event_card="hunt-3")

    table.act(pilot, "item:fire-extinguisher")

    assert (intruder.room, intruder.injuries) == (8, 0)
    assert table.g.attacks.discard == []
    assert pilot.held == []


@pytest.mark.rule("NEM-INJURY-15")
def test_the_fire_control_system_drives_off_each_intruder_with_its_own_card_and_no_check():
    table = NemesisTable(rooms={3: "fire-control"})
    pilot = table.character("pilot", at="fire-control", hand=["rest", "search"])
    queen = table.intruder("queen", at="hibernatorium")
    larva = table.intruder("larva", at="hibernatorium")
    table.fate(event_card=["hunt-3", "lurking"])

    table.act(pilot, "room")

    assert (queen.room, larva.room) == (8, 14)
    assert table.g.attacks.discard == []


@pytest.mark.rule("NEM-INJURY-15", "NEM-INJURY-07")
def test_an_arrow_in_the_tasers_check_is_not_a_second_retreat():
    table = NemesisTable(rooms={6: "cabins"})
    pilot = table.character("pilot", hand=["rest"], items=["taser"])
    adult = table.intruder("adult", at="hibernatorium", injuries=8)
    corridor = table.door("hibernatorium", "cabins")
    table.fate(attack_card="claw-retreat", event_card="hunt-3")

    table.act(pilot, "item:taser")

    assert (adult.room, adult.injuries) == (8, 9)
    assert table.g.doors[corridor] == CLOSED_DOOR
    assert table.g.events_deck.discard == ["hunt-3"]
